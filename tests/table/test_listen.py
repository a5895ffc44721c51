"""Two processes on one PostgreSQL database: what one writes, the other shows, and a lost connection is mended."""

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from ridotto.table.service.cluster import ChangeListener

from .conftest import PATIENCE, Inside, NewDatabase, Seat, opened

pytestmark = pytest.mark.anyio


def at(inside: Inside, seat: Seat) -> Seat:
    """The same seat, by way of another process."""
    return Seat(inside, seat.table, seat.number, seat.token, seat.private_link)


async def listening(inside: Inside) -> None:
    """Wait until notices arrive."""
    listener: ChangeListener = inside.app.state.listener
    async with asyncio.timeout(PATIENCE):
        while not listener.listening:
            await asyncio.sleep(0.02)


async def test_a_move_made_in_one_process_reaches_the_streams_of_another(tmp_path: Path, new_database: NewDatabase) -> None:
    url = new_database("postgresql")
    async with opened(tmp_path, db=url) as here, opened(tmp_path, db=url) as there:
        anna, bruno, chiara = await here.seats()
        await listening(there)
        async with there.stream(f"/api/tables/{anna.table}/stream", anna.headers) as hers:
            await hers.event()
            await anna.play("card castello")
            assert (await hers.event())[1]["can_undo"]
            await at(there, bruno).post("/talk", {"text": "Ciao"})
            assert (await hers.event())[1]["talk"]
            await at(there, chiara).play("card castello")  # this process has read on before it writes
            assert await hers.nothing()
            there.service.tables.loaded.clear()
            await bruno.post("/talk", {"text": "Addio"})
            assert len((await hers.event())[1]["talk"]) == 2


async def test_a_process_does_not_read_what_it_has_written_itself(tmp_path: Path, new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch) -> None:
    url = new_database("postgresql")
    async with opened(tmp_path, db=url) as here:
        await listening(here)
        anna, *_ = await here.seats()
        read: list[int] = []
        entries = here.service.store.entries

        def noted(table: str, after: int = 0) -> list[object]:
            read.append(after)
            return list(entries(table, after))

        monkeypatch.setattr(here.service.store, "entries", noted)
        await anna.play("card castello")
        await anna.post("/undo")
        await asyncio.sleep(0.2)
        assert read == []


async def test_after_a_lost_connection_everything_is_read_on(tmp_path: Path, new_database: NewDatabase) -> None:
    url = new_database("postgresql")
    async with opened(tmp_path, db=url) as here, opened(tmp_path, db=url) as there:
        anna, *_ = await here.seats()
        await listening(there)
        async with there.stream(f"/api/tables/{anna.table}/stream") as watching:
            await watching.event()
            with here.service.store.engine.begin() as connection:
                cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND pid <> pg_backend_pid()"
                assert len(connection.execute(sa.text(cut)).all()) == 2
            await anna.post("/talk", {"text": "Ciao"})
            assert (await watching.event())[1]["talk"][0]["text"] == "Ciao"
