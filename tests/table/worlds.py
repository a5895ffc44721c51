"""Two worlds that differ in one secret, and everything they send, byte for byte.

Each world is a house of its own in this process in which nothing is left to chance: names of tables, tokens, secrets and the
time are the same in both. Where the same things happen in both worlds, both send the same bytes; what remains is the trace
of the secret that differs.
"""

import asyncio
import gzip
import hashlib
import json
import logging
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from fastapi import FastAPI

from ridotto.engine.match import Match
from ridotto.engine.rng import Rng
from ridotto.table.app import create_app
from ridotto.table.logs import JsonLines, TextLines
from ridotto.table.service import TableService
from ridotto.table.service.live_table import LiveTable
from ridotto.table.settings import Settings
from ridotto.table.store.store import Addition, Entry

from .conftest import BOUNDLESS
from .empty_database import laid_out

HOST = "house.test"
NAMES = ("Anna", "Bruno", "Chiara", "Dario")
NOON = 1_700_000_000.0


# ---- one request ----


@dataclass(frozen=True)
class Answer:
    """What was sent: every byte of it."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes

    @property
    def text(self) -> str:
        """The body, unpacked where it was packed."""
        body = gzip.decompress(self.body) if (b"content-encoding", b"gzip") in self.headers else self.body
        return body.decode(errors="replace")  # pictures are no text

    @property
    def everything(self) -> str:
        """Headers and body, to look for what must not be there."""
        return "\n".join(f"{name.decode()}: {value.decode('latin-1')}" for name, value in self.headers) + "\n" + self.text

    def header(self, name: str) -> str | None:
        """A header's value."""
        return next((value.decode("latin-1") for key, value in self.headers if key.decode() == name), None)

    def json(self) -> Any:
        """The body as JSON."""
        return json.loads(self.text)


@dataclass(frozen=True)
class Question:
    """A request."""

    method: str
    path: str
    body: bytes = b""
    headers: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return f"{self.method} {self.path} {self.body[:80]!r}"


def asking(method: str, path: str, body: Any = None, **headers: str) -> Question:
    """A question with a JSON body."""
    given = {"content-type": "application/json"} if body is not None else {}
    raw = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
    return Question(method, path, raw, tuple({**given, **{name.replace("_", "-"): value for name, value in headers.items()}}.items()))


def posting(path: str, form: str, **headers: str) -> Question:
    """A form as a browser sends it."""
    return asking("POST", path, form.encode(), **{"content_type": "application/x-www-form-urlencoded", **headers})


def scope_of(question: Question, client: str = "127.0.0.1") -> dict[str, Any]:
    """The request as an ASGI application meets it."""
    path, _, query = question.path.partition("?")
    headers = [(name.lower().encode(), value.encode("latin-1")) for name, value in question.headers]
    if not any(name == b"host" for name, _ in headers):
        headers.insert(0, (b"host", HOST.encode()))
    if question.body and not any(name in (b"content-length", b"transfer-encoding") for name, _ in headers):
        headers.append((b"content-length", str(len(question.body)).encode()))
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": question.method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers,
        "client": (client, 4711),
        "server": (HOST, 80),
    }


async def send(app: FastAPI, question: Question, pieces: Sequence[bytes] | None = None, client: str = "127.0.0.1", aborted: bool = False) -> Answer:
    """Put a question to an application; its body in `pieces` where they are given, and the client gone after them when `aborted`.

    The status is 0 where there was no answer.
    """
    waiting = list(pieces if pieces is not None else [question.body])
    sent: list[Any] = []
    answered = asyncio.Event()

    async def receive() -> dict[str, Any]:
        if waiting:
            piece = waiting.pop(0)
            return {"type": "http.request", "body": piece, "more_body": bool(waiting) or aborted}
        if not aborted:
            await answered.wait()
        return {"type": "http.disconnect"}

    async def note(message: Any) -> None:
        sent.append(message)
        if message["type"] == "http.response.body" and not message.get("more_body"):
            answered.set()

    await app(scope_of(question, client), receive, note)
    if not sent:
        return Answer(0, (), b"")
    [start] = [message for message in sent if message["type"] == "http.response.start"]
    body = b"".join(message.get("body", b"") for message in sent if message["type"] == "http.response.body")
    return Answer(start["status"], tuple((bytes(name), bytes(value)) for name, value in start["headers"]), body)


class Tap:
    """The reading end of a live stream; keeps every piece that was sent."""

    def __init__(self, app: FastAPI, question: Question, client: str = "127.0.0.1") -> None:
        self.sent: list[bytes] = []
        self.status = 0
        self.headers: tuple[tuple[bytes, bytes], ...] = ()
        self._asked = False
        self._gone = asyncio.Event()
        self._task = asyncio.create_task(app(scope_of(question, client), self._receive, self._send))

    async def _receive(self) -> dict[str, Any]:
        if not self._asked:
            self._asked = True
            return {"type": "http.request", "body": b"", "more_body": False}
        await self._gone.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status, self.headers = message["status"], tuple(message["headers"])
        elif message.get("body"):
            self.sent.append(message["body"])

    @property
    def ended(self) -> bool:
        """Whether the house has ended the stream."""
        return self._task.done()

    async def close(self) -> None:
        """The reader goes away."""
        self._gone.set()
        await asyncio.wait_for(self._task, 10)


# ---- one world ----

_IN: ContextVar["World | None"] = ContextVar("world", default=None)


@dataclass
class World:
    """A house, a table in it, and who sits there."""

    app: FastAPI
    drawn: int = 0
    """How often chance was asked for: it is counted instead."""
    lines: list[str] = field(default_factory=list)
    """The log."""
    table: str = ""
    tokens: list[str] = field(default_factory=list)
    taps: dict[str, Tap] = field(default_factory=dict)

    @property
    def service(self) -> TableService:
        """The house itself."""
        service: TableService = self.app.state.service
        return service

    @property
    def live(self) -> LiveTable:
        """The table in memory."""
        return self.service.tables.loaded[self.table]

    @property
    def match(self) -> Match:
        """The match, secrets included."""
        return self.live.the_match()

    def draw(self) -> int:
        """The next thing that chance would have decided."""
        self.drawn += 1
        return self.drawn

    async def ask(self, question: Question, **more: Any) -> Answer:
        """Put a question to this world's house."""
        before = _IN.set(self)
        try:
            answer = await send(self.app, question, **more)
        finally:
            _IN.reset(before)
        if question.method == "POST":
            await self.settle()  # two changes in one moment are one message
        return answer

    def listen(self, name: str, question: Question) -> Tap:
        """Open a live stream and keep what it sends."""
        before = _IN.set(self)
        try:
            tap = self.taps[name] = Tap(self.app, question)
        finally:
            _IN.reset(before)
        return tap

    async def act(self, seat: int, what: str, body: Any = None, **headers: str) -> Answer:
        """Something that a seat does over the API."""
        return await self.ask(asking("POST", f"/api/tables/{self.table}{what}", body, **bearer(self.tokens[seat]), **headers))

    async def play(self, seat: int, move: int, **headers: str) -> Answer:
        """A move over the API that must be possible."""
        answer = await self.act(seat, "/moves", {"move": move}, **headers)
        assert answer.status == 200, answer.text
        return answer

    async def undo(self, seat: int) -> Answer:
        """An undo over the API that must be possible."""
        answer = await self.act(seat, "/undo")
        assert answer.status == 200, answer.text
        return answer

    async def forward(self, moves: Sequence[tuple[int, int]]) -> None:
        """Write moves into the store as another process would have, and read them."""
        live = self.live
        entries = [Entry(live.number + at, NOON, "move", seat, {"move": move}) for at, (seat, move) in enumerate(moves, 1)]
        if entries:
            await asyncio.to_thread(self.service.store.append, Addition(self.table, entries))
            await self.service.tables.catch_up(self.table)

    async def settle(self) -> None:
        """Wait until every open stream has sent what it has to send and waits for the next change."""
        for _ in range(20_000):
            waiting = self.service.notices.waiting
            if waiting == sum(1 for tap in self.taps.values() if not tap.ended):
                return
            await asyncio.sleep(0.001)
        raise AssertionError("a stream does not come to rest")

    async def close_taps(self) -> None:
        """All readers go away."""
        for tap in self.taps.values():
            await tap.close()
        self.taps.clear()


def bearer(token: str) -> dict[str, str]:
    """A program's token."""
    return {"authorization": f"Bearer {token}"} if token else {}


def browser(table: str, token: str) -> dict[str, str]:
    """What a browser sends along with a form of ours."""
    cookie = {"cookie": f"ridotto-{table}={token}"} if token else {}
    return {"accept": "text/html", "origin": f"http://{HOST}", "accept_language": "en", **cookie}


class _Notebook(logging.Handler):
    """Writes the log of each world, as JSON and as text, without the time of day."""

    def emit(self, record: logging.LogRecord) -> None:
        world = _IN.get()
        if world is not None and record.name.startswith("ridotto"):
            record.created = NOON
            world.lines += [JsonLines().format(record), TextLines().format(record)]


# ---- both ----


def drawn() -> int:
    """The next thing that chance would have decided, in the world in which it is asked for."""
    world = _IN.get()
    assert world is not None, "chance was asked for outside of both worlds"
    return world.draw()


@dataclass
class Worlds:
    """Both worlds."""

    one: World
    two: World

    def __iter__(self) -> Iterator[World]:
        return iter((self.one, self.two))

    async def ask(self, question: Question) -> Answer:
        """Put a question to both worlds, which must give the same answer."""
        if "lobby" in question.path:
            for world in self:
                await world.service.presence.write()  # who is there reaches the database every few seconds, which must not fall between both
        first, second = await self.one.ask(question), await self.two.ask(question)
        assert 0 < first.status < 500, (question, first)
        assert first == second, f"{question}: {difference(first.everything, second.everything)}"
        return first

    async def open(self, game: str, count: int, **more: Any) -> None:
        """A table at which everybody sits and the match is on."""
        opened = await self.ask(asking("POST", "/api/tables", {"game": game, "seats": count, **more}))
        table = opened.json()["table"]
        tokens = []
        for seat in range(count):
            if str(seat) not in more.get("bots", {}):
                wish = {"name": NAMES[seat], "seat": seat, "entropy": f"entropy of {NAMES[seat]}"}
                tokens.append((await self.ask(asking("POST", f"/api/tables/{table}/join", wish))).json()["token"])
            else:
                tokens.append("")
        for world in self:
            world.table, world.tokens = table, list(tokens)

    def rehearsal(self) -> Match:
        """The same match on its own, as it began: for finding positions."""
        return self.one.live.match_anew()

    async def forward(self, moves: Sequence[tuple[int, int]]) -> None:
        """The same moves in both."""
        for world in self:
            await world.forward(moves)

    def listen(self, seats: Sequence[int | None]) -> None:
        """Open both kinds of live stream for these viewers."""
        for world in self:
            for seat in seats:
                token = world.tokens[seat] if seat is not None else ""
                world.listen(f"api {seat}", asking("GET", f"/api/tables/{world.table}/stream", **bearer(token)))
                world.listen(f"page {seat}", asking("GET", f"/t/{world.table}/stream", **browser(world.table, token)))

    async def settle(self) -> None:
        """Wait for the streams of both."""
        for world in self:
            await world.settle()

    async def listen_anew(self) -> None:
        """What the streams have sent up to now is not compared any longer."""
        await self.settle()
        for world in self:
            for tap in world.taps.values():
                tap.sent.clear()

    async def streams_alike(self, seats: Sequence[int | None]) -> None:
        """The streams of these viewers have sent the same messages so far."""
        await self.settle()
        for seat in seats:
            for name in (f"api {seat}", f"page {seat}"):
                one, two = self.one.taps[name], self.two.taps[name]
                assert one.status == two.status == 200
                assert one.headers == two.headers
                for at, (first, second) in enumerate(zip(one.sent, two.sent, strict=False)):
                    assert first == second, f"message {at} of stream {name}: {difference(*(sent.decode().partition('data: ')[2] for sent in (first, second)))}"
                assert len(one.sent) == len(two.sent), f"stream {name}: {len(one.sent)} and {len(two.sent)} messages"


def difference(one: str, two: str) -> str:
    """Where two texts part, for sentences."""
    at = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    return f"...{one[max(0, at - 60) : at + 60]!r} and ...{two[max(0, at - 60) : at + 60]!r}"


@asynccontextmanager
async def two_worlds(folder: Path, monkeypatch: pytest.MonkeyPatch, **settings: Any) -> AsyncIterator[Worlds]:
    """Two houses in which the same things happen in the same way."""
    monkeypatch.setattr("ridotto.table.service.opening.new_id", lambda: f"table{drawn():07d}")
    for module in ("opening.", "seats.", ""):
        monkeypatch.setattr(f"ridotto.table.service.{module}new_nonce", lambda: f"nonce-{drawn():016d}")
    monkeypatch.setattr("ridotto.table.http.auth.new_browser", lambda: "the-browser".ljust(32, "x"))  # streams begin in any order
    monkeypatch.setattr("ridotto.table.service.opening.draw_secret", lambda: hashlib.sha256(b"secret %d" % drawn()).hexdigest())
    monkeypatch.setattr("ridotto.table.service.clock.time", lambda: NOON)
    monkeypatch.setattr("ridotto.table.store.store.time", lambda: NOON)
    monkeypatch.setattr("ridotto.table.pages.lobby.LOOK_EVERY", 60.0)  # its stream sends what is news, and nothing because time has passed
    monkeypatch.setattr("ridotto.table.service.lobby.MADE_EVERY", -1.0)  # what it shows may not depend on when each world was last looked at
    monkeypatch.setattr("ridotto.table.logs.perf_counter", lambda: 0.0)
    monkeypatch.setattr(gzip, "time", SimpleNamespace(time=lambda: NOON))
    notebook = _Notebook()
    logger = logging.getLogger("ridotto")
    level = logger.level
    logger.addHandler(notebook)
    logger.setLevel(logging.DEBUG)
    try:
        async with AsyncExitStack() as stack:
            worlds = []
            for name in ("one", "two"):
                given: Mapping[str, Any] = {"db": laid_out(folder, f"{name}.sqlite"), "bot_pause": 0.0, **BOUNDLESS, **settings}
                world = World(create_app(Settings(**given)))
                before = _IN.set(world)
                await stack.enter_async_context(world.app.router.lifespan_context(world.app))
                _IN.reset(before)
                stack.push_async_callback(world.close_taps)
                worlds.append(world)
            yield Worlds(*worlds)
    finally:
        logger.removeHandler(notebook)
        logger.setLevel(level)


# ---- secrets ----


@dataclass(frozen=True)
class Secret:
    """Two courses of one seat's own that nobody else can tell apart."""

    seat: int
    one: tuple[int, ...]
    two: tuple[int, ...]
    decisions: frozenset[str]
    """The kinds of decision that they differ in."""


def secrets_at(match: Match, rng: Rng, longest: int = 5, tries: int = 14) -> Iterator[Secret]:
    """Secrets that a seat could have from here: pairs of chains of moves that show nothing, of the same or of different length."""
    for seat in match.actors():
        found: dict[tuple[int, ...], tuple[int, ...]] = {tuple(match.actors()): ()}
        pairs: dict[str, Secret] = {}
        for _ in range(tries):
            branch = match.clone()
            chain: tuple[int, ...] = ()
            kinds: list[str] = []
            for _ in range(longest):
                if seat not in branch.actors():
                    break
                kinds.append(branch.decision(seat) or "")
                legal = branch.state.legal(seat)
                move = legal[rng.below(len(legal))]
                branch.play(seat, move)
                chain = (*chain, move)
                if branch.state.seals != match.state.seals or branch.state.secret[seat] - match.state.secret[seat] != len(chain):
                    break
                actors = tuple(branch.actors())
                other = found.setdefault(actors, chain)
                if other != chain:
                    parted = next((i for i, (a, b) in enumerate(zip(chain, other, strict=False)) if a != b), min(len(chain), len(other)))
                    differing = frozenset(kinds[parted:])
                    for kind in differing:
                        pairs.setdefault(kind, Secret(seat, other, chain, differing))
                if rng.below(3) == 0:
                    found[actors] = chain  # the next ones are compared with this
        yield from pairs.values()
