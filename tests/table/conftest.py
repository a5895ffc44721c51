"""A house to try things in: inside this process for quick tests, or as a server process of its own."""

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

import ridotto
from ridotto.engine.rng import Rng
from ridotto.table.app import create_app
from ridotto.table.service import TableService
from ridotto.table.settings import Settings
from tests.table.clusters import Cluster, running_cluster
from tests.table.empty_database import laid_out
from tests.table.servers import Nursery, running
from tests.table.servers import Server as Place

BOUNDLESS = {"requests_per_minute": 0, "moves_per_minute": 0, "hints_per_minute": 0, "analyses_per_hour": 0, "tables_per_hour": 0, "streams_per_address": 0}
"""Settings for tests that are about something else than limits."""
HERE = "http://house.test"
PATIENCE = 20.0  # seconds for what takes milliseconds, on a machine with other work to do


@pytest.fixture
def anyio_backend() -> str:
    """Tests that are coroutines run on asyncio."""
    return "asyncio"


@pytest.fixture(autouse=True)
def no_settings_of_the_user(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of the environment the tests run in is read."""
    for name in [name for name in os.environ if name.startswith("RIDOTTO_") and name != "RIDOTTO_INTERPRETED"]:
        monkeypatch.delenv(name)


# ---- in this process ----


@dataclass
class Seat:
    """Somebody who sits at a table, by token."""

    inside: "Inside"
    table: str
    number: int
    token: str
    private_link: str

    @property
    def headers(self) -> dict[str, str]:
        """The token as a program sends it."""
        return {"Authorization": f"Bearer {self.token}"}

    async def get(self, what: str = "", **more: Any) -> httpx.Response:
        """Ask for something of the table."""
        return await self.inside.client.get(f"/api/tables/{self.table}{what}", headers=self.headers, **more)

    async def post(self, what: str, body: Any = None, headers: dict[str, str] | None = None) -> httpx.Response:
        """Do something at the table."""
        return await self.inside.client.post(f"/api/tables/{self.table}{what}", json=body, headers={**self.headers, **(headers or {})})

    async def picture(self) -> dict[str, Any]:
        """The table as this seat sees it."""
        answer = await self.get()
        assert answer.status_code == 200, answer.text
        shown: dict[str, Any] = answer.json()
        return shown

    async def play(self, move: str | int, **more: Any) -> dict[str, Any]:
        """Make a move that must be possible."""
        answer = await self.post("/moves", {"move": move, **more})
        assert answer.status_code == 200, answer.text
        shown: dict[str, Any] = answer.json()
        return shown


@dataclass
class Inside:
    """A house in this process, and a client that keeps no cookies."""

    app: FastAPI
    client: httpx.AsyncClient

    @property
    def service(self) -> TableService:
        """The house itself."""
        service: TableService = self.app.state.service
        return service

    async def open(self, game: str = "doge", seats: int = 3, **more: Any) -> str:
        """Open a table and return its name."""
        answer = await self.client.post("/api/tables", json={"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    async def sit(self, table: str, name: str, **more: Any) -> Seat:
        """Sit down."""
        answer = await self.client.post(f"/api/tables/{table}/join", json={"name": name, **more})
        assert answer.status_code == 201, answer.text
        self.client.cookies.clear()
        said = answer.json()
        return Seat(self, table, said["seat"], said["token"], said["private_link"])

    async def seats(self, game: str = "doge", count: int = 3, **more: Any) -> list[Seat]:
        """A table at which everybody sits and the match is on."""
        table = await self.open(game, count, **more)
        return [await self.sit(table, name, entropy=name) for name in ("Anna", "Bruno", "Chiara", "Dario")[:count]]

    @asynccontextmanager
    async def stream(self, path: str, headers: dict[str, str] | None = None) -> AsyncIterator["Listening"]:
        """A live stream; httpx would wait for its end."""
        listening = Listening(self.app, path, headers or {})
        try:
            yield listening
        finally:
            await listening.close()


class Listening:
    """The reading end of a stream in this process."""

    def __init__(self, app: FastAPI, path: str, headers: dict[str, str]) -> None:
        self.chunks: asyncio.Queue[bytes] = asyncio.Queue()
        self.start: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self.ended = asyncio.Event()
        self._gone = asyncio.Event()
        self._asked = False
        scope = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [(name.lower().encode(), value.encode()) for name, value in {"Host": "house.test", **headers}.items()],
            "client": ("127.0.0.1", 4711),
            "server": ("house.test", 80),
        }
        self._task = asyncio.create_task(app(scope, self._receive, self._send))

    async def _receive(self) -> dict[str, Any]:
        if not self._asked:
            self._asked = True
            return {"type": "http.request", "body": b"", "more_body": False}
        await self._gone.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.start.set_result(message)
        elif message["type"] == "http.response.body":
            if message.get("body"):
                self.chunks.put_nowait(message["body"])
            if not message.get("more_body"):
                self.ended.set()

    async def status(self) -> int:
        """The status of the answer."""
        return int((await asyncio.wait_for(self.start, PATIENCE))["status"])

    async def chunk(self, seconds: float = PATIENCE) -> str:
        """The next piece as it was sent; TimeoutError when there is none for so long."""
        return (await asyncio.wait_for(self.chunks.get(), seconds)).decode()

    async def event(self, seconds: float = PATIENCE) -> tuple[str, dict[str, Any]]:
        """The next picture with its id."""
        while True:
            lines = (await self.chunk(seconds)).splitlines()
            if lines[0] == "event: picture":
                return lines[1].removeprefix("id: "), json.loads(lines[2].removeprefix("data: "))

    async def nothing(self, seconds: float = 0.3) -> bool:
        """Whether nothing is sent for so long."""
        try:
            await self.chunk(seconds)
        except TimeoutError:
            return True
        return False

    async def close(self) -> None:
        """The reader goes away."""
        self._gone.set()
        await asyncio.wait_for(self._task, PATIENCE)


@asynccontextmanager
async def opened(folder: Path, pages: bool = False, **settings: Any) -> AsyncIterator[Inside]:
    """A house in this process."""
    given = {"bot_pause": 0.0, **BOUNDLESS, **settings}
    if "db" not in given:
        given["db"] = laid_out(folder)
    app = create_app(Settings.from_environment(**given), pages=pages)
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app, raise_app_exceptions=False, client=("127.0.0.1", 4711))
        async with httpx.AsyncClient(transport=transport, base_url=HERE) as client:
            yield Inside(app, client)


@pytest.fixture
async def inside(tmp_path: Path) -> AsyncIterator[Inside]:
    """A house in this process, without limits and without pages."""
    async with opened(tmp_path) as here:
        yield here


async def play_on(seats: list[Seat], seed: str = "1", most: int = 10_000) -> dict[str, Any]:
    """Play a match to its end or for `most` moves, each seat at random; returns the last picture.

    The moves are made in the house, as those of bots are: a match over the API is a test of its own (test_api.py), and costs six times as much.
    """
    house, rng = seats[0].inside.service, Rng.from_seed(seed)
    live = await house.tables.get(seats[0].table)
    match = live.the_match()
    while not match.over and most > 0:
        most -= 1
        seat = match.actors()[rng.below(len(match.actors()))]
        moves = match.legal(seat)
        await house.play.move(live, seat, moves[rng.below(len(moves))])
    return await seats[0].picture()


# ---- as a process of its own ----


@dataclass
class Server:
    """A server process."""

    url: str
    process: "subprocess.Popen[str]"
    log: Path
    settings: dict[str, Any] = field(default_factory=dict)

    def kill9(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.process.wait(20)

    def stop(self, seconds: float = 20) -> int:
        """Ask it to stop, and return its exit code."""
        self.process.terminate()
        return self.process.wait(seconds)


Serve = Callable[..., Server]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts server processes, on free ports unless told otherwise; without `db`, on an SQLite file of the test's own."""
    started: list[Server] = []

    def start(files: int | None = None, **settings: Any) -> Server:
        given = {"db": f"sqlite:///{tmp_path / 'tables.sqlite'}", "port": 0, "bot_pause": 0, **BOUNDLESS, **settings}
        server = start_server(given, tmp_path / f"server-{len(started)}.log", files)
        started.append(server)
        return server

    yield start
    for server in started:
        if server.process.poll() is None:
            server.kill9()


def start_server(settings: dict[str, Any], log: Path, files: int | None = None) -> Server:
    """Start a server process and wait until it answers; `files` is how many the system lets it open."""
    flags = [part for name, value in settings.items() for part in (f"--{name.replace('_', '-')}", str(value))]
    path = os.pathsep.join([str(Path(ridotto.__file__).parents[1]), os.environ.get("PYTHONPATH", "")])  # the same build as these tests
    limited = ["sh", "-c", f'ulimit -n {files}; exec "$0" "$@"'] if files is not None else []
    with log.open("w") as lines:
        process = subprocess.Popen(
            [*limited, sys.executable, "-m", "ridotto", "serve", *flags],
            stdout=subprocess.PIPE,
            stderr=lines,
            text=True,
            env={**os.environ, "PYTHONPATH": path},
        )
    assert process.stdout is not None
    said = process.stdout.readline()
    assert "http://" in said, f"{said}{log.read_text()}"
    server = Server(next(word for word in said.split() if word.startswith("http://")).rstrip("/"), process, log, settings)
    until = time.monotonic() + 30
    while True:
        try:
            httpx.get(f"{server.url}/healthz", timeout=5).raise_for_status()
            return server
        except httpx.HTTPError:
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < until, "the server does not answer"
            time.sleep(0.05)


# ---- databases and servers that are killed ----


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of the tests' own."""
    with running_cluster() as running:
        yield running


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    """Starts server processes quickly."""
    running = Nursery()
    yield running
    running.close()


Quick = Callable[..., Place]


@pytest.fixture
def quick(nursery: Nursery, tmp_path: Path) -> Iterator[Quick]:
    """Starts a server as `serve` does, in a tenth of the time: where the program's start and its environment are not what is tested."""
    with ExitStack() as stack:

        def start(**settings: Any) -> Place:
            (place,) = stack.enter_context(running(nursery, tmp_path, 1, db=laid_out(tmp_path), **settings))
            return place

        yield start


NewDatabase = Callable[..., str]


@pytest.fixture
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> NewDatabase:
    """Makes fresh databases: sqlite or postgresql, laid out already unless they are to be empty."""
    number = count(1)

    def new(kind: str, empty: bool = False) -> str:
        if kind == "sqlite":
            name = f"tables{next(number)}.sqlite"
            return f"sqlite:///{tmp_path / name}" if empty else laid_out(tmp_path, name)
        cluster: Cluster = request.getfixturevalue("cluster")
        return cluster.new_database() if empty else cluster.laid_out()

    return new
