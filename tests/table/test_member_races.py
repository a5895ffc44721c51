"""Two who want the same of accounts at the same time, in two processes on PostgreSQL and in one on SQLite: one gets it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ridotto.table.service import clubs
from ridotto.table.service.live_table import Refused
from ridotto.table.service.mail_links import Door, host_link
from ridotto.table.service.members import Arrival
from ridotto.table.store.clubs import Club
from ridotto.table.store.members import Member, add_member
from ridotto.table.store.sign_in import Passkey, add_passkey
from ridotto.table.store.store import Raced

from .conftest import HERE, Inside, NewDatabase, opened
from .test_member_seats import join_club

pytestmark = [pytest.mark.anyio, pytest.mark.parametrize("kind", ["sqlite", "postgresql"])]

ROUNDS = 5


@asynccontextmanager
async def two_houses(folder: Path, new_database: NewDatabase, kind: str) -> AsyncIterator[tuple[Inside, Inside]]:
    """Two services on one PostgreSQL, or one on SQLite, given twice."""
    async with AsyncExitStack() as stack:
        db = new_database(kind)
        houses = [await stack.enter_async_context(opened(folder, members="on", public_url=HERE, db=db)) for _ in range(2 if kind == "postgresql" else 1)]
        yield houses[0], houses[-1]


async def together(*calls: Awaitable[Any]) -> list[Any]:
    """What calls on their way at the same time return or raise, in order of type."""
    return sorted(await asyncio.gather(*calls, return_exceptions=True), key=lambda each: isinstance(each, Exception))


async def test_a_link_a_code_and_a_name_are_had_once(tmp_path: Path, new_database: NewDatabase, kind: str) -> None:
    async with two_houses(tmp_path, new_database, kind) as (one, two):
        for number in range(ROUNDS):
            anna = join_club(one, f"Anna {number}")
            token = host_link(one.service.store, one.service.settings, anna).rpartition("/")[2]
            doors: list[Door] = [await each.service.mail_links.open(token) for each in (one, two)]
            done = await together(*(each.service.mail_links.enter(door, "", "en", Arrival("", None)) for each, door in zip((one, two), doors, strict=True)))
            assert [type(each) for each in done] == [Member, Refused]
            (code, *_) = await one.service.ways_in.new_codes(anna)
            done = await together(*(each.service.ways_in.use_code(code, Arrival("", None)) for each in (one, two)))
            assert [type(each) for each in done] == [Member, Refused]
            others = [join_club(one, f"Bruno {number}"), join_club(one, f"Chiara {number}")]
            done = await together(*(each.service.members.change(other, name=f"Dario {number}") for each, other in zip((one, two), others, strict=True)))
            assert [type(each) for each in done] == [Member, Refused]


async def test_the_last_two_passkeys_are_not_both_removed(tmp_path: Path, new_database: NewDatabase, kind: str) -> None:
    async with two_houses(tmp_path, new_database, kind) as (one, two):
        for number in range(ROUNDS):
            anna = join_club(one, f"Anna {number}")
            keys = [f"{number} {each}" for each in "ab"]
            with one.service.store.writing() as connection:
                for key in keys:
                    add_passkey(connection, Passkey(key, anna.id, b"", 0, "", "Key", 0.0))
            done = await together(*(each.service.ways_in.remove_passkey(anna, key) for each, key in zip((one, two), keys, strict=True)))
            assert [type(each) for each in done] == [type(None), Refused]
            assert len((await one.service.ways_in.of(anna)).passkeys) == 1


async def test_signing_in_and_sitting_down_at_once_lose_no_seat(tmp_path: Path, new_database: NewDatabase, kind: str) -> None:
    async with two_houses(tmp_path, new_database, kind) as (one, two):
        for number in range(ROUNDS):
            anna, browser = join_club(one, f"Anna {number}"), "guest".ljust(31, "-") + str(number)
            seat = await one.sit(await one.open(), "Anna")
            await together(two.service.browsers.hold(browser, seat.token), one.service.members.sign_in(anna, "", browser))
            assert await two.service.members.seats(anna) == [(seat.table, 0)]


async def test_one_account_deleted_twice_at_once_gives_up_its_seats_once(tmp_path: Path, new_database: NewDatabase, kind: str) -> None:
    async with two_houses(tmp_path, new_database, kind) as (one, two):
        anna = join_club(one, "Anna")
        browser = await one.service.members.sign_in(anna, "", None)
        seat = await one.sit(await one.open(), "Anna")
        await one.service.browsers.hold(browser, seat.token)
        assert [each for each in await together(*(each.service.departure.delete(anna) for each in (one, two))) if isinstance(each, Exception)] == []
        left = [entry for entry in one.service.store.entries(seat.table) if entry.kind == "leave"]
        assert len(left) == 1


async def test_an_account_with_a_taken_name_is_not_written(tmp_path: Path, new_database: NewDatabase, kind: str) -> None:
    async with two_houses(tmp_path, new_database, kind) as (one, two):
        anna = join_club(one, "Anna")
        with pytest.raises(Raced), two.service.store.writing() as connection:
            add_member(connection, Member("another", "ANNA", None, "en", 0.0, 0.0))
        assert await two.service.members.named("anna") == anna


async def test_a_member_who_sits_down_twice_at_a_rated_table_has_one_seat(tmp_path: Path, new_database: NewDatabase, kind: str) -> None:
    async with two_houses(tmp_path, new_database, kind) as (one, two):
        anna = join_club(one, "Anna")
        for _ in range(ROUNDS):
            table = await one.open("doge", 3, rated=True)
            lives = [await each.service.tables.get(table) for each in (one, two)]
            done = await together(*(each.service.seats.join(live, None, "", member=anna) for each, live in zip((one, two), lives, strict=True)))
            assert [type(each) for each in done] == [tuple, Refused]
            await one.service.tables.catch_up(table)
            assert [chair.member for chair in (await one.service.tables.get(table)).chairs] == [anna.id, "", ""]


async def test_whom_a_profile_is_shown_to_is_chosen_twice_at_once_and_one_of_both_holds(tmp_path: Path, new_database: NewDatabase, kind: str) -> None:
    async with two_houses(tmp_path, new_database, kind) as (one, two):
        anna = join_club(one, "Anna")
        for _ in range(ROUNDS):
            chosen = ("nobody", "everybody")
            done = await together(*(each.service.profiles.show(anna, shown) for each, shown in zip((one, two), chosen, strict=True)))
            assert done == [None, None]
            assert await two.service.profiles.shown(anna) in chosen


async def test_two_who_ask_each_other_at_once_are_friends(tmp_path: Path, new_database: NewDatabase, kind: str) -> None:
    async with two_houses(tmp_path, new_database, kind) as (one, two):
        for number in range(ROUNDS):
            anna, bruno = join_club(one, f"Anna {number}"), join_club(one, f"Bruno {number}")
            done = await together(one.service.people.ask(anna, bruno), two.service.people.ask(bruno, anna))
            assert sorted(done) == ["asked", "friend"]
            for member in (anna, bruno):
                assert [each.state for each in await two.service.people.ties(member)] == ["friend"]


async def test_accepting_and_blocking_at_once_leave_both_sides_alike(tmp_path: Path, new_database: NewDatabase, kind: str) -> None:
    async with two_houses(tmp_path, new_database, kind) as (one, two):
        for number in range(ROUNDS):
            anna, bruno = join_club(one, f"Anna {number}"), join_club(one, f"Bruno {number}")
            await one.service.people.ask(anna, bruno)
            await together(one.service.people.accept(bruno, anna), two.service.people.block(anna, bruno))
            assert [await one.service.people.ties(member) for member in (anna, bruno)] == [[], []]
            assert await two.service.people.blocks(bruno.id) == {anna.id}


async def test_the_same_from_two_devices_at_once_is_done_once(tmp_path: Path, new_database: NewDatabase, kind: str) -> None:
    async with two_houses(tmp_path, new_database, kind) as (one, two):
        for number in range(ROUNDS):
            anna, bruno = join_club(one, f"Anna {number}"), join_club(one, f"Bruno {number}")
            lives = [await each.service.tables.get(table) for table in [await one.open()] for each in (one, two)]
            done = await together(*(each.service.invitations.invite(live, anna, bruno) for each, live in zip((one, two), lives, strict=True)))
            done += await together(*(each.service.people.block(anna, bruno) for each in (one, two)))
            done += await together(*(each.service.people.show_presence(anna, False) for each in (one, two)))
            assert done == [None] * 6
            assert len(await one.service.inbox.news(bruno)) == 1


async def test_a_clubs_name_and_its_last_place_are_had_once(tmp_path: Path, new_database: NewDatabase, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clubs, "MOST_FELLOWS", 2)
    async with two_houses(tmp_path, new_database, kind) as (one, two):
        for number in range(ROUNDS):
            people = [join_club(one, f"{name} {number}") for name in ("Anna", "Bruno", "Chiara")]
            done = await together(*(each.service.clubs.found(member, f"Casa {number}", "", "open") for each, member in zip((one, two), people, strict=False)))
            assert [type(each) for each in done] == [Club, Refused]
            others = [member for member in people if not await one.service.clubs.of(member)]
            done = await together(*(each.service.clubs.join(done[0], member) for each, member in zip((one, two), others, strict=True)))
            assert [type(each) for each in done] == [type(None), Refused]


async def test_organisers_who_leave_at_once_leave_one_behind(tmp_path: Path, new_database: NewDatabase, kind: str) -> None:
    async with two_houses(tmp_path, new_database, kind) as (one, two):
        for number in range(ROUNDS):
            anna, bruno, chiara = (join_club(one, f"{name} {number}") for name in ("Anna", "Bruno", "Chiara"))
            club = await one.service.clubs.found(anna, f"Casa {number}", "", "open")
            for other in (bruno, chiara):
                await one.service.clubs.join(club, other)
            await one.service.clubs.appoint(club, anna, bruno, "organiser")
            done = await together(one.service.clubs.leave(club, anna), two.service.clubs.leave(club, bruno))
            assert [type(each) for each in done] == [type(None), Refused]
            assert sorted(each.role for each in await two.service.clubs.fellows(club)) == ["member", "organiser"]


async def test_nobody_signs_in_while_being_suspended(tmp_path: Path, new_database: NewDatabase, kind: str) -> None:
    async with two_houses(tmp_path, new_database, kind) as (one, two):
        for number in range(ROUNDS):
            eve = join_club(one, f"Eve {number}")
            await together(one.service.members.sign_in(eve, "", None), two.service.standings.suspend(eve, 1, "shouting"))
            assert await one.service.members.devices(eve) == []
