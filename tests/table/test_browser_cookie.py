"""A browser has one cookie for all its seats, and the cookies for each table that it had before are moved over."""

import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from ridotto.table.http.auth import BROWSER_COOKIE
from ridotto.table.pages.home import MOST_LISTED
from ridotto.table.store.browsers import MOST_BROWSERS
from ridotto.table.store.sessions import browser_seats_table
from ridotto.table.store.store import tables_table

from .conftest import HERE, Inside, opened

pytestmark = pytest.mark.anyio

OWN = {"Origin": HERE}


@asynccontextmanager
async def browsing(inside: Inside) -> AsyncIterator[httpx.AsyncClient]:
    """A browser: it keeps cookies."""
    async with httpx.AsyncClient(transport=inside.client._transport, base_url=HERE, headers=OWN) as browser:
        yield browser


async def seat_at(browser: httpx.AsyncClient, table: str) -> int | None:
    """The seat that the browser holds at a table."""
    seat: int | None = (await browser.get(f"/api/tables/{table}")).json()["seat"]
    return seat


def rows(inside: Inside) -> int:
    """How many seats are written down for browsers."""
    with inside.service.store.engine.connect() as connection:
        return connection.scalar(sa.select(sa.func.count()).select_from(browser_seats_table)) or 0


async def test_a_hundred_tables_need_one_short_cookie(tmp_path: Path) -> None:
    async with opened(tmp_path, pages=True) as inside, browsing(inside) as browser:
        tables = [await inside.open(listed=False) for _ in range(100)]
        for table in tables:
            assert (await browser.post(f"/t/{table}/join", data={"name": "Anna"})).status_code == 303
        assert len((await browser.get("/")).request.headers["cookie"]) < 100
        assert [await seat_at(browser, table) for table in tables] == [0] * 100
        shown = re.findall(r'href="/t/(\w+)"', (await browser.get("/")).text)
        assert list(dict.fromkeys(shown)) == tables[: -MOST_LISTED - 1 : -1]


async def test_a_cookie_for_a_table_is_moved_over_and_taken_away_when_the_seat_is_held_without_it(tmp_path: Path) -> None:
    async with opened(tmp_path, pages=True) as inside, browsing(inside) as browser:
        anna, *_ = await inside.seats()
        bruno = await inside.sit(await inside.open(), "Bruno", seat=2)
        before = rows(inside)
        for seat in (anna, bruno):
            browser.cookies.set(f"ridotto-{seat.table}", seat.token, domain="house.test")
        assert f"/t/{anna.table}" in (await browser.get("/")).text  # the browser gets its own cookie
        assert (rows(inside), len(browser.cookies)) == (before, 3)
        assert await seat_at(browser, anna.table) == 0  # the seat is written down
        assert (rows(inside), len(browser.cookies)) == (before + 1, 3)
        assert await seat_at(browser, anna.table) == 0  # the old cookie goes
        assert {cookie.name for cookie in browser.cookies.jar} == {BROWSER_COOKIE, f"ridotto-{bruno.table}"}
        for _ in range(2):
            page = (await browser.get("/")).text
            assert f"/t/{anna.table}" in page
            assert f"/t/{bruno.table}" in page
        assert {cookie.name for cookie in browser.cookies.jar} == {BROWSER_COOKIE}
        assert [await seat_at(browser, seat.table) for seat in (anna, bruno)] == [0, 2]


async def test_an_old_cookie_that_holds_nothing_is_taken_away(inside: Inside) -> None:
    async with browsing(inside) as browser:
        table = await inside.open()
        browser.cookies.set(f"ridotto-{table}", "x.y", domain="house.test")
        assert await seat_at(browser, table) is None
        assert not browser.cookies


async def test_two_browsers_hold_the_same_seat_until_one_of_them_leaves(tmp_path: Path) -> None:
    async with opened(tmp_path, pages=True) as inside, browsing(inside) as desk, browsing(inside) as phone:
        table = await inside.open()
        link = (await desk.post(f"/api/tables/{table}/join", json={"name": "Anna"})).json()["private_link"].removeprefix(HERE)
        assert await seat_at(phone, table) is None
        assert (await phone.post(link)).status_code == 303
        assert [await seat_at(browser, table) for browser in (desk, phone)] == [0, 0]
        assert link in (await phone.get(f"/t/{table}/mine")).text
        await desk.post(f"/t/{table}/leave")
        assert [await seat_at(browser, table) for browser in (desk, phone)] == [None, None]
        await phone.post(f"/t/{table}/join", data={"name": "Bruno"})
        assert [await seat_at(browser, table) for browser in (desk, phone)] == [None, 0]


async def test_somebody_elses_cookie_or_a_made_up_one_holds_nothing(inside: Inside) -> None:
    async with browsing(inside) as anna, browsing(inside) as eve:
        table = await inside.open()
        await anna.post(f"/api/tables/{table}/join", json={"name": "Anna"})
        held = anna.cookies[BROWSER_COOKIE]
        for cookie in ("", "x" * 32, held[:-1], held + "x", held.swapcase(), "'; DROP TABLE browser_seats; --"):
            eve.cookies.set(BROWSER_COOKIE, cookie, domain="house.test")
            assert await seat_at(eve, table) is None


async def test_the_database_does_not_hold_the_cookie(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside, browsing(inside) as browser:
        await browser.post(f"/api/tables/{await inside.open()}/join", json={"name": "Anna"})
        with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
            assert browser.cookies[BROWSER_COOKIE] not in "\n".join(connection.iterdump())


async def test_a_seat_is_written_down_for_so_many_browsers_and_goes_with_its_table(tmp_path: Path) -> None:
    async with opened(tmp_path, pages=True) as inside:
        anna = await inside.sit(await inside.open(), "Anna")
        for _ in range(MOST_BROWSERS + 5):
            async with browsing(inside) as browser:
                await browser.post(anna.private_link.removeprefix(HERE))
                assert await seat_at(browser, anna.table) == 0
        assert rows(inside) == MOST_BROWSERS
        with inside.service.store.engine.begin() as connection:
            connection.execute(tables_table.delete().where(tables_table.c.id == anna.table))
        assert rows(inside) == 0
