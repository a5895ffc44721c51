"""A database that does not answer, and one whose disk is full: everybody is told in time, and all goes on afterwards."""

import asyncio
import random
import resource
import sys
from pathlib import Path
from threading import Event

import httpx
import pytest
from sqlalchemy.exc import SQLAlchemyError

from ridotto.table.store import threads
from ridotto.table.store.store import Store
from tests.table.clusters import Cluster, wait_until
from tests.table.conftest import Serve
from tests.table.players import connection, open_table, sit_down
from tests.table.servers import Nursery, running

ANSWERED_WITHIN = 20.0  # seconds; on a machine without other work it takes `threads.PATIENCE`
PAGE = {"Accept": "text/html"}
NO_DATABASE = {"error": "the database cannot be read or written at the moment; try again"}


def test_everybody_is_answered_while_postgresql_hangs_and_all_goes_on_afterwards(nursery: Nursery, cluster: Cluster, tmp_path: Path) -> None:
    """More requests than there are threads and connections, so that none of them may be kept by an answer that never comes."""
    with running(nursery, tmp_path, 1, db=cluster.new_database()) as (place,):
        base = httpx.Client(base_url=place.url, timeout=ANSWERED_WITHIN)
        table = base.post("/api/tables", json={"game": "palazzo", "seats": 2, "bots": {"1": "random"}}).json()["table"]
        held = {"Authorization": f"Bearer {base.post(f'/api/tables/{table}/join', json={'name': 'Anna'}).json()['token']}"}
        assert base.get(f"/api/tables/{table}", headers=held).status_code == 200
        say = {"headers": held, "json": {"text": "is anybody there?"}}

        async def ask() -> list[httpx.Response]:
            async with httpx.AsyncClient(base_url=place.url, timeout=ANSWERED_WITHIN) as client:
                pages = [client.get("/", headers=PAGE) for _ in range(20)]
                tables = [client.get(f"/api/tables/unknown{number}") for number in range(20)]
                return await asyncio.gather(*pages, *tables, client.post(f"/api/tables/{table}/talk", **say))  # type: ignore[arg-type]

        with cluster.frozen():
            answers = asyncio.run(ask())
            assert {answer.status_code for answer in answers} == {503}
            assert all("The database cannot be read or written" in page.text for page in answers[:20])
            assert [answer.json() for answer in answers[20:]] == [NO_DATABASE] * 21
            wait_until("health is not well", lambda: base.get("/healthz").status_code == 503)
            assert base.get(f"/api/tables/{table}", headers=held).status_code == 200, "what is in memory is shown"
        wait_until("the database is well again", lambda: base.get("/healthz").status_code == 200)
        assert base.post(f"/api/tables/{table}/talk", **say).status_code == 200  # type: ignore[arg-type]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the limit of a process that runs can be set on Linux alone")
def test_with_a_full_disk_health_is_503_as_moves_are_and_both_recover(serve: Serve, tmp_path: Path) -> None:
    """Files that must not grow any more are what a full disk is to SQLite."""
    server = serve()

    def health() -> int:
        return httpx.get(f"{server.url}/healthz", timeout=ANSWERED_WITHIN).status_code

    async def play() -> None:
        async with connection() as client:
            story = await open_table(client, server.url, "palazzo", 2)
            players = await sit_down(client, [server.url], story, 2, random.Random(1))
            shown = await players[0].once("GET")
            mover = players[shown["view"]["actors"][0]]
            shown = await mover.once("GET")
            move = {"move": shown["view"]["moves"][0]}
            limits = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
            longest = (tmp_path / "tables.sqlite-wal").stat().st_size  # what is written next makes it longer
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (longest, limits[1]))
            address = f"{server.url}/api/tables/{story.table}/moves"
            held = {"Authorization": f"Bearer {mover.token}"}
            refused = await client.post(address, json=move, headers=held)
            assert (refused.status_code, refused.json()) == (503, NO_DATABASE)
            wait_until("health is not well", lambda: health() == 503)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limits)
            assert (await client.post(address, json=move, headers=held)).status_code == 200
            wait_until("health is well", lambda: health() == 200)

    asyncio.run(play())


def test_who_comes_when_too_many_wait_is_told_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threads, "MOST_WAITING", 10)
    go_on = Event()

    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        waiting = [asyncio.create_task(store.call(go_on.wait, 60)) for _ in range(10)]
        await asyncio.sleep(0)
        with pytest.raises(threads.NoAnswer, match="too many requests wait for the database"):
            await store.call(store.check)
        go_on.set()
        assert all(await asyncio.gather(*waiting))
        assert await store.call(lambda: "again") == "again"
        store.close()

    asyncio.run(run())


def test_what_has_waited_too_long_for_a_thread_is_not_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asked has been told that there is no answer: a move must not be made behind their back."""
    monkeypatch.setattr(threads, "PATIENCE", 0.05)
    go_on = Event()
    begun: list[str] = []

    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        busy = [asyncio.create_task(store.call(go_on.wait, 60)) for _ in range(threads.THREADS)]
        late = asyncio.create_task(store.call(begun.append, "late"))
        await asyncio.sleep(0.2)
        go_on.set()
        await asyncio.gather(*busy)
        with pytest.raises(SQLAlchemyError, match="others have waited too long"):
            await late
        store.close()

    asyncio.run(run())
    assert begun == []
