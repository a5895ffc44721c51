"""Members and seats: a browser is signed in as a member, and the member's seats are those of all their browsers."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from ridotto.table.http.auth import BROWSER_COOKIE
from ridotto.table.service.browsers import browser_digest
from ridotto.table.service.live_table import Refused
from ridotto.table.service.members import new_member
from ridotto.table.store.members import Member, add_member, members_table, name_key
from ridotto.table.store.sessions import MOST_DEVICES, SESSION_SECONDS, end_sessions, member_browsers_table, of_member
from ridotto.table.store.store import Raced

from .conftest import HERE, PATIENCE, Inside, NewDatabase, opened
from .test_browser_cookie import browsing, seat_at

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def clubhouse(folder: Path, **settings: Any) -> AsyncIterator[Inside]:
    """A house with members, in this process."""
    async with opened(folder, pages=True, members="on", **settings) as inside:
        yield inside


def join_club(inside: Inside, name: str, email: str | None = None) -> Member:
    """A new member."""
    member = new_member(name, "en", email)
    with inside.service.store.writing() as connection:
        add_member(connection, member)
    return member


@dataclass
class Here:
    """A browser in a house with members."""

    inside: Inside
    client: httpx.AsyncClient

    async def sign_in(self, member: Member) -> None:
        """Sign in, past all pages."""
        cookie = await self.inside.service.members.sign_in(member, "Firefox, Linux", self.client.cookies.get(BROWSER_COOKIE))
        self.client.cookies.clear()
        self.client.cookies.set(BROWSER_COOKIE, cookie, domain="house.test")

    async def sit(self, table: str, name: str) -> int | None:
        """Sit down; returns the seat."""
        assert (await self.client.post(f"/t/{table}/join", data={"name": name})).status_code == 303
        return await self.seat(table)

    async def seat(self, table: str) -> int | None:
        """The seat held at a table."""
        return await seat_at(self.client, table)

    @property
    def digest(self) -> str:
        """What the store knows the browser by."""
        return browser_digest(self.client.cookies[BROWSER_COOKIE])


@asynccontextmanager
async def two_devices(inside: Inside) -> AsyncIterator[tuple[Here, Here]]:
    async with browsing(inside) as desk, browsing(inside) as phone:
        yield Here(inside, desk), Here(inside, phone)


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_what_a_guest_holds_comes_along_and_is_held_on_every_device(tmp_path: Path, new_database: NewDatabase, database: str) -> None:
    async with clubhouse(tmp_path, db=new_database(database)) as inside, two_devices(inside) as (desk, phone):
        table = await inside.open()
        assert await desk.sit(table, "Anna") == 0
        anna = join_club(inside, "Anna")
        assert await inside.service.members.member_at(table, 0) is None
        before = desk.client.cookies[BROWSER_COOKIE]
        await desk.sign_in(anna)
        assert desk.client.cookies[BROWSER_COOKIE] != before
        await phone.sign_in(anna)
        assert [await desk.seat(table), await phone.seat(table)] == [0, 0]
        assert f"/t/{table}" in (await phone.client.get("/")).text
        other = await inside.open()
        assert await phone.sit(other, "Anna") == 0
        assert await desk.seat(other) == 0
        assert await inside.service.members.members_at(table) == {0: anna.id}
        assert await inside.service.members.seats(anna) == [(other, 0), (table, 0)]
        assert await inside.service.members.seats(anna, ("over",)) == []


async def test_the_cookie_from_before_signing_in_holds_nothing_any_more(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, eve):
        table = await inside.open()
        await desk.sit(table, "Anna")
        eve.client.cookies.set(BROWSER_COOKIE, desk.client.cookies[BROWSER_COOKIE], domain="house.test")  # planted, or seen over a shoulder
        assert await eve.seat(table) == 0
        await desk.sign_in(join_club(inside, "Anna"))
        assert [await desk.seat(table), await eve.seat(table)] == [0, None]
        session = await inside.service.members.session(eve.client.cookies[BROWSER_COOKIE])
        assert session is not None
        assert session.ended


async def test_whoever_signs_out_leaves_nothing_in_the_browser_and_finds_everything_again(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, phone):
        anna, table = join_club(inside, "Anna"), await inside.open()
        await desk.sign_in(anna)
        await desk.sit(table, "Anna")
        assert await inside.service.members.sign_out(anna, desk.digest)
        assert not await inside.service.members.sign_out(anna, desk.digest)
        assert await desk.seat(table) is None
        await inside.service.members.tidy()
        await phone.sign_in(anna)
        assert await phone.seat(table) == 0
        assert await inside.service.members.member_at(table, 0) == anna.id


async def test_a_browser_that_was_signed_out_from_afar_holds_new_seats_for_itself(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, phone):
        anna, table = join_club(inside, "Anna"), await inside.open()
        for device in (desk, phone):
            await device.sign_in(anna)
        assert await inside.service.members.sign_out_everywhere(anna, but=phone.digest) == 1
        ended = desk.client.cookies[BROWSER_COOKIE]
        assert await desk.sit(table, "Bruno") == 0
        assert desk.client.cookies[BROWSER_COOKIE] != ended
        assert await phone.seat(table) is None
        assert await inside.service.members.member_at(table, 0) is None


@pytest.mark.parametrize("far", [False, True])
async def test_a_stream_ends_when_its_browser_is_signed_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, far: bool) -> None:
    """Here, or in another process or by the command, which is noticed a little later."""
    monkeypatch.setattr("ridotto.table.http.stream.KEEPALIVE", 0.05)
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, _):
        anna, table = join_club(inside, "Anna"), await inside.open()
        await desk.sign_in(anna)
        await desk.sit(table, "Anna")
        guest = await inside.sit(table, "Bruno")
        mine = {"Cookie": f"{BROWSER_COOKIE}={desk.client.cookies[BROWSER_COOKIE]}"}
        async with inside.stream(f"/api/tables/{table}/stream", mine) as ours, inside.stream(f"/api/tables/{table}/stream", guest.headers) as theirs:
            assert (await ours.event())[1]["seat"] == 0
            assert (await theirs.event())[1]["seat"] == 1
            if far:
                with inside.service.store.writing() as connection:
                    end_sessions(connection, anna.created, of_member(anna.id))
                await inside.service.members.notice_ends()
            else:
                await inside.service.members.sign_out_everywhere(anna)
            await asyncio.wait_for(ours.ended.wait(), PATIENCE)
            assert not theirs.ended.is_set()


async def test_signing_in_as_somebody_else_leaves_the_first_members_seats_with_the_first(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, phone):
        anna, bruno, table = join_club(inside, "Anna"), join_club(inside, "Bruno"), await inside.open()
        await desk.sign_in(anna)
        await desk.sit(table, "Anna")
        await desk.sign_in(bruno)
        assert await desk.seat(table) is None
        assert await inside.service.members.devices(anna) == []
        await phone.sign_in(anna)
        assert await phone.seat(table) == 0


async def test_of_two_seats_at_one_table_each_device_keeps_its_own(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, phone):
        anna, table = join_club(inside, "Anna"), await inside.open()
        assert [await desk.sit(table, "Anna"), await phone.sit(table, "Anna's phone")] == [0, 1]
        await desk.sign_in(anna)
        await phone.sign_in(anna)
        assert await inside.service.members.members_at(table) == {0: anna.id, 1: anna.id}
        assert await desk.seat(table) == await phone.seat(table) == 1  # both were held as a guest: the latest taken
        assert sorted(await inside.service.members.seats(anna)) == [(table, 0), (table, 1)]


async def test_a_seat_that_two_members_hold_is_the_one_who_took_it_first(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, phone):
        anna, bruno, table = join_club(inside, "Anna"), join_club(inside, "Bruno"), await inside.open()
        await desk.sign_in(anna)
        await phone.sign_in(bruno)
        link = (await desk.client.post(f"/api/tables/{table}/join", json={"name": "Anna"})).json()["private_link"].removeprefix(HERE)
        await phone.client.post(link)
        assert [await desk.seat(table), await phone.seat(table)] == [0, 0]
        assert await inside.service.members.member_at(table, 0) == anna.id


async def test_a_token_says_nothing_of_the_member_whose_cookie_comes_along(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, _):
        program = await inside.sit(await inside.open(), "Program")
        await desk.sign_in(join_club(inside, "Anna"))
        await desk.client.post(f"/api/tables/{program.table}/join", json={"name": "Anna"}, headers=program.headers)
        assert await inside.service.members.member_at(program.table, program.number) is None


# ---- accounts ----


async def test_names_and_addresses_are_unique_whatever_their_case(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside:
        anna = join_club(inside, "Ánna Maria", "Anna@Example.org")
        for name, email in (("ÁNNA maria", None), ("Ánna Maria", None), ("Bruno", "anna@example.org")):
            with pytest.raises(Raced):
                join_club(inside, name, email)
        assert await inside.service.members.named("ánna maria") == anna
        assert await inside.service.members.with_email("ANNA@example.ORG") == anna
        bruno = join_club(inside, "Bruno")
        with pytest.raises(Refused, match="somebody else is called ÁNNA MARIA"):
            await inside.service.members.change(bruno, name=" ÁNNA  MARIA ")
        assert (await inside.service.members.change(anna, name="ánna maria", language="de")).name == "ánna maria"
        for wrong in ({"name": "a\u202eb"}, {"name": ""}, {"name": "x" * 41}, {"language": "tlh"}):
            with pytest.raises(Refused):
                await inside.service.members.change(anna, **wrong)


def test_names_that_look_alike_are_alike() -> None:
    assert name_key("ＡＮＮＡ ﬁ") == name_key("anna FI")
    assert name_key("Anna") != name_key("Anne")


async def test_sessions_end_when_they_are_not_used_and_when_there_are_too_many(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside:
        members, anna = inside.service.members, join_club(inside, "Anna")
        cookies = [await members.sign_in(anna, "", None) for _ in range(MOST_DEVICES + 2)]
        assert len(await members.devices(anna)) == MOST_DEVICES
        old = (await members.devices(anna))[0].browser
        with inside.service.store.writing() as connection:
            connection.execute(member_browsers_table.update().where(member_browsers_table.c.browser == old).values(seen=anna.created - SESSION_SECONDS - 1))
        await members.tidy()
        assert old not in [device.browser for device in await members.devices(anna)]
        assert len(cookies) == len(set(cookies))


# ---- deletion ----


async def test_a_deleted_account_leaves_others_matches_whole_and_gives_up_seats_at_tables_that_are_not_over(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, phone):
        anna, bruno = join_club(inside, "Anna", "anna@example.org"), join_club(inside, "Bruno")
        await desk.sign_in(anna)
        await phone.sign_in(bruno)
        waiting, playing, over = [await inside.open("rialto", 2, listed=False) for _ in range(3)]
        await desk.sit(waiting, "Anna")
        for table in (playing, over):
            await desk.sit(table, "Anna")
            await phone.sit(table, "Bruno")
        with inside.service.store.writing() as connection:
            connection.execute(sa.text("UPDATE tables SET status = 'over' WHERE id = :table"), {"table": over})
        await inside.service.departure.delete(anna)
        assert [await desk.seat(table) for table in (waiting, playing, over)] == [None] * 3
        for table in (waiting, playing):
            assert (await inside.service.tables.get(table)).chairs[0].free
            assert await inside.service.members.member_at(table, 0) is None
        assert await inside.service.members.members_at(over) == {0: anna.id, 1: bruno.id}
        assert (await inside.service.tables.get(over)).chairs[0].name == "Anna"  # the record is not rewritten
        assert await inside.service.members.shown([anna.id, bruno.id], "en") == {anna.id: "Former member", bruno.id: "Bruno"}
        assert await inside.service.members.devices(anna) == []
        with inside.service.store.engine.connect() as connection:
            left = repr(connection.execute(sa.select(members_table).where(members_table.c.id == anna.id)).all())
            left += repr(connection.execute(sa.select(member_browsers_table.c.device).where(member_browsers_table.c.member_id == anna.id)).all())
        assert not [word for word in ("nna", "example", "Firefox") if word in left.replace(anna.id, "")]
        join_club(inside, "Anna", "anna@example.org")  # both are free again


async def test_a_seat_of_a_deleted_account_that_somebody_has_taken_meanwhile_stays_theirs(tmp_path: Path) -> None:
    async with clubhouse(tmp_path) as inside, two_devices(inside) as (desk, phone):
        anna, table = join_club(inside, "Anna"), await inside.open()
        await desk.sign_in(anna)
        await desk.sit(table, "Anna")
        await desk.client.post(f"/t/{table}/leave")
        await phone.sit(table, "Bruno")
        await inside.service.departure.delete(anna)
        assert await phone.seat(table) == 0
