"""Matches that were finished as a guest: by signing in they come along into profile and statistics, once, and nobody else's do."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from ridotto.engine.rng import Rng
from ridotto.table.http.auth import BROWSER_COOKIE
from ridotto.table.service.clock import now
from ridotto.table.service.departure import delete_member
from ridotto.table.service.member_data import member_data
from ridotto.table.service.rating_model import rate
from ridotto.table.store.guest_matches import guest_matches_table
from ridotto.table.store.members import Member
from ridotto.table.store.profiles import EVERYBODY
from ridotto.table.store.ratings import matches_of, openings_of, opponents_of, ratings_of, records_of
from ridotto.table.store.results import recalculate, result_of, results_table
from ridotto.table.store.store import Store, entries_table, results_due_table, tables_table

from .conftest import Inside, NewDatabase
from .test_browser_cookie import browsing
from .test_member_seats import Here, clubhouse, join_club, two_devices
from .test_profiles import reading, shows, text_of
from .test_ratings import finished, rated_table

pytestmark = pytest.mark.anyio


async def over(inside: Inside, *who: tuple[Here, str], ago: float = 3600.0, listed: bool = False) -> str:
    """The table of a match that these two have finished, so many seconds ago; what its end has made due is filed."""
    house = inside.service
    table = await inside.open("rialto", 2, listed=listed)
    for here, name in who:
        await here.sit(table, name)
    live, rng, at = await house.tables.get(table), Rng.from_seed(table), now() - ago
    number, moves, match = live.number, [], live.the_match().clone()
    while not match.over:
        seat = match.actors()[0]
        legal = match.state.legal(seat)
        moves.append((seat, legal[rng.below(len(legal))]))
        match.play(*moves[-1])
    rows = [
        {"table_id": table, "number": number + ahead, "at": at, "kind": "move", "seat": seat, "data": f'{{"move": {move}}}', "key": None}
        for ahead, (seat, move) in enumerate(moves, 1)
    ]
    with house.store.writing() as connection:
        connection.execute(entries_table.insert(), rows)
        connection.execute(tables_table.update().where(tables_table.c.id == table).values(status="over", changed=at))
        connection.execute(results_due_table.insert().values(table_id=table, ended=at))
    house.tables.forget(live)
    await house.ratings.look_again()
    return table


async def file_all(inside: Inside) -> int:
    """File what guests have brought along; returns in how many rounds."""
    for done in range(20):
        if not noted(inside.service.store):
            return done
        await inside.service.ratings.look_again()
    raise AssertionError("there are still matches to file")


def noted(store: Store) -> list[Any]:
    """The guests whose matches are not all looked at."""
    with store.engine.connect() as connection:
        return list(connection.execute(sa.select(guest_matches_table)))


def tables_of(inside: Inside, member: Member, public: bool = False) -> list[str]:
    """The tables of a member's matches, as profiles list them."""
    return [each.table_id for each in matches_of(inside.service.store, member.id, public, 0, 100)]


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_a_guests_finished_matches_come_along_into_the_profile_in_the_order_of_their_ends(
    tmp_path: Path, new_database: NewDatabase, database: str
) -> None:
    async with clubhouse(tmp_path, db=new_database(database)) as inside, two_devices(inside) as (desk, phone):
        store, anna, bruno = inside.service.store, join_club(inside, "Anna"), join_club(inside, "Bruno")
        await phone.sign_in(bruno)
        async with browsing(inside) as third:
            alone = [await over(inside, (desk, "Anna"), (Here(inside, third), "Guest"), ago=ago) for ago in (9000.0, 5000.0)]
        with_bruno = await over(inside, (desk, "Anna"), (phone, "Bruno"), ago=7000.0)
        assert [result_of(store, table) for table in alone] == [None, None]
        await finished(inside, await rated_table(inside, anna, bruno), 2, 1)  # at the moment 1000.0
        rated = ratings_of(store, anna.id)
        await desk.sign_in(anna)
        assert [tables_of(inside, anna)[:-1], len(noted(store))] == [[], 1]  # signing in does no more than that
        await file_all(inside)
        assert tables_of(inside, anna)[:-1] == [alone[1], with_bruno, alone[0]]
        assert tables_of(inside, bruno)[0] == with_bruno
        assert [(each.game, each.matches) for each in records_of(store, anna.id, False)] == [("rialto", 3), ("palazzo", 1)]
        assert sum(count for _, _, count in openings_of(store, anna.id, False, 50)) == 4
        assert [(name, count) for name, count, _ in opponents_of(store, anna.id, False, True, 5)] == [("Bruno", 2)]
        exported = member_data(store, anna, "https://house.test")["matches"]
        assert [each["table"] for each in exported][:-1] == [alone[1], with_bruno, alone[0]]
        assert [each["rated"] for each in exported] == [False, False, False, True]
        assert ratings_of(store, anna.id) == rated
        assert recalculate(store, rate) == (1, 0)


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_two_processes_file_each_of_them_once(tmp_path: Path, new_database: NewDatabase, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridotto.table.service.guest_matches.MOST_AT_ONCE", 2)
    db = new_database(database)
    async with clubhouse(tmp_path, db=db) as one, clubhouse(tmp_path, db=db) as two, two_devices(one) as (desk, phone):
        people = [join_club(one, "Anna"), join_club(one, "Bruno")]
        tables = [await over(one, (desk, "Anna"), (phone, "Bruno"), ago=100.0 * number) for number in range(5)]
        for here, person in zip((desk, phone), people, strict=True):
            await here.sign_in(person)
        await asyncio.gather(file_all(one), file_all(two))
        with one.service.store.engine.connect() as connection:
            assert connection.scalars(sa.select(results_table.c.number).order_by(results_table.c.number)).all() == [1, 2, 3, 4, 5]
            assert connection.execute(sa.select(results_due_table)).all() == []
        assert [tables_of(one, person) for person in people] == [tables, tables]


async def test_whatever_is_in_the_way_a_guests_match_is_filed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The match has just ended and nobody has filed it; another process drops it, having looked before the guest signed in; one cannot be read."""
    monkeypatch.setattr("ridotto.table.service.guest_matches.MOST_AT_ONCE", 1)
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, phone):
        house, anna = inside.service, join_club(inside, "Anna")
        tables = [await over(inside, (desk, "Anna"), (phone, "Guest")) for _ in range(3)]
        with house.store.writing() as connection:
            connection.execute(results_due_table.insert(), [{"table_id": tables[0], "ended": 5.0}])
            connection.execute(tables_table.update().where(tables_table.c.id == tables[1]).values(rules=999))
        await desk.sign_in(anna)
        assert await file_all(inside) in (3, 4)
        assert sorted(tables_of(inside, anna)) == sorted([tables[0], tables[2]])
        with house.store.engine.connect() as connection:
            assert connection.execute(sa.select(results_due_table)).all() == []


async def test_a_seat_that_came_by_a_private_link_stays_the_match_of_whoever_took_it(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, phone), browsing(inside) as third:
        anna, bruno, house = join_club(inside, "Anna"), join_club(inside, "Bruno"), inside.service
        await desk.sign_in(anna)
        table, other = await over(inside, (desk, "Anna"), (phone, "Guest")), Here(inside, third)
        before = result_of(house.store, table)
        await other.sit(await inside.open(), "Bruno")
        token = await house.browsers.token(desk.client.cookies[BROWSER_COOKIE], table)
        assert token is not None
        await house.browsers.hold(third.cookies[BROWSER_COOKIE], token)
        await other.sign_in(bruno)
        await file_all(inside)
        assert (tables_of(inside, bruno), result_of(house.store, table)) == ([], before)


async def test_others_see_of_them_what_they_may_see_of_any_match(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, phone):
        anna, bruno = join_club(inside, "Anna"), join_club(inside, "Bruno")
        shows(inside, anna, EVERYBODY)
        public = await over(inside, (desk, "Anna"), (phone, "Masked"), listed=True)
        await over(inside, (desk, "Another name"), (phone, "Bruno"), listed=True)
        await over(inside, (desk, "Anna"), (phone, "Bruno"))
        await desk.sign_in(anna)
        await phone.sign_in(bruno)
        await file_all(inside)
        assert (len(tables_of(inside, anna)), tables_of(inside, anna, public=True)) == (3, [public])
        async with reading(inside) as guest, reading(inside, bruno) as member:
            for reader in (guest, member):
                shown = re.sub(".*Matches", "", await text_of(reader, "/people/Anna"))
                assert (shown.count("Replay"), "Bruno" in shown) == (1, False)


async def test_nothing_is_filed_for_whoever_has_deleted_the_account(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, phone):
        store, anna, bruno = inside.service.store, join_club(inside, "Anna"), join_club(inside, "Bruno")
        tables = [await over(inside, (desk, "Anna"), (phone, "Bruno")) for _ in range(2)]
        await desk.sign_in(anna)
        delete_member(store, anna, 2000.0)
        assert noted(store) == []
        await phone.sign_in(bruno)  # what the two have played is Bruno's, and of Anna there is nothing in it
        await file_all(inside)
        assert sorted(tables_of(inside, bruno)) == sorted(tables)
        assert [[seat.member_id for seat in result.seats] for result in matches_of(store, bruno.id, False, 0, 9)] == [[None, bruno.id]] * 2
