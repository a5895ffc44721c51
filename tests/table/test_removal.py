"""How long tables are kept: old ones are removed, a few at a time, with all that belongs to them; nothing else is touched."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from ridotto.table.service import removal
from ridotto.table.service.clock import now
from ridotto.table.service.removal import DAY, Removal
from ridotto.table.settings import Settings
from ridotto.table.store.migrate import migrate
from ridotto.table.store.store import Entry, NewTable, Store, TableRow

from .conftest import Inside, NewDatabase, opened, play_on

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, new_database: NewDatabase) -> Iterator[Store]:
    kept = Store(new_database(request.param))
    migrate(kept.engine)
    yield kept
    kept.close()


def put(store: Store, name: str, status: str, days: float, seen_days: float | None = None) -> None:
    """A table with a seat, an entry and a snapshot, that has not changed for so many days."""
    at = now() - days * DAY
    row = TableRow(name, "doge", 1, "", "", "", 3, "secret", 0, "random", True, status, at, at)
    store.open_table(NewTable(row, ["nonce"], [Entry(1, at, "talk", 0, {"text": "hello"})]))
    store.keep_snapshot(name, 1, {})
    store.mark_seen({(name, 0): now() - (days if seen_days is None else seen_days) * DAY})


def rows(store: Store) -> dict[str, set[str]]:
    """The tables of which each table of the database knows."""
    with store.engine.connect() as connection:
        return {
            name: {str(table) for table in connection.scalars(sa.text(f"SELECT {column} FROM {name}"))}
            for name, column in (("tables", "id"), ("seats", "table_id"), ("entries", "table_id"), ("snapshots", "table_id"))
        }


def test_what_is_old_is_removed_with_all_that_belongs_to_it(store: Store) -> None:
    put(store, "old", "waiting", 15)
    put(store, "young", "waiting", 13)
    put(store, "visited", "waiting", 15, seen_days=1)
    put(store, "looked-at", "waiting", 20)
    put(store, "playing", "playing", 15)
    assert store.remove("waiting", now() - 14 * DAY, 10, {"looked-at"}) == 1
    assert set(map(frozenset, rows(store).values())) == {frozenset({"young", "visited", "looked-at", "playing"})}
    assert store.remove("waiting", now() - 14 * DAY, 10, {"looked-at"}) == 0


def test_the_oldest_go_first_and_only_so_many_at_once(store: Store) -> None:
    for days in range(20, 30):
        put(store, f"table{days}", "over", days)
    assert store.remove("over", now() - 14 * DAY, 4, set()) == 4
    assert rows(store)["tables"] == {f"table{days}" for days in range(20, 26)}


async def test_each_status_has_its_days_and_0_keeps_for_ever(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside:
        store = inside.service.store
        for status, days in (("waiting", 15), ("playing", 181), ("over", 366), ("waiting", 13), ("playing", 179), ("over", 364)):
            put(store, f"{status}-{days}", status, days)
        await Removal(inside.service.tables, Settings(keep_waiting_days=0, keep_playing_days=0, keep_finished_days=0)).remove_some()
        assert len(rows(store)["tables"]) == 6
        await Removal(inside.service.tables, Settings()).remove_some()
        assert rows(store)["tables"] == {"waiting-13", "playing-179", "over-364"}


async def test_the_caretaker_removes_old_tables_and_none_in_memory(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(removal, "LOOK_EVERY", 0.0)
    table, other = await inside.open(), await inside.open()
    inside.service.tables.forget(await inside.service.tables.get(other))
    with inside.service.store.engine.begin() as connection:
        for name in ("tables SET changed", "seats SET seen"):
            connection.exec_driver_sql(f"UPDATE {name} = 1")
    await Removal(inside.service.tables, Settings()).remove_some()
    assert (await inside.client.get(f"/api/tables/{table}")).status_code == 200
    assert (await inside.client.get(f"/api/tables/{other}")).status_code == 404


async def test_the_page_about_the_shuffle_says_how_long_a_table_is_kept(tmp_path: Path) -> None:
    async def said(inside: Inside, table: str, language: str) -> str:
        page = await inside.client.get(f"/t/{table}/fair", headers={"Accept": "text/html", "Accept-Language": language})
        return page.text.partition('<p class="kept">')[2].partition("</p>")[0]

    def day(days: int, form: str) -> str:
        row = inside.service.store.table(table)
        assert row is not None
        return datetime.fromtimestamp(row.changed + days * DAY, UTC).strftime(form)

    async with opened(tmp_path, pages=True, keep_playing_days=30) as inside:
        table = await inside.open(seats=3)
        assert day(14, "at least until %Y-%m-%d") in await said(inside, table, "en")
        seats: list[Any] = [await inside.sit(table, name) for name in ("Anna", "Bruno", "Chiara")]
        assert "for 30 days after the last move" in await said(inside, table, "en")
        assert "nach dem letzten Zug 30 Tage lang" in await said(inside, table, "de")
        await play_on(seats)
        assert day(365, "at least until %Y-%m-%d") in await said(inside, table, "en")
        assert day(365, "bis zum %d.%m.%Y") in await said(inside, table, "de")
    async with opened(tmp_path, pages=True, keep_finished_days=0) as inside:
        assert "not removed from this server" in await said(inside, table, "en")
