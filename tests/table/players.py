"""People at tables, over real HTTP: they play at random, try again when the connection is lost, and remember what they were told."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from http.cookiejar import DefaultCookiePolicy
from time import time
from typing import Any

import httpx

from ridotto.engine.game import game_named

NAMES = ("Anna", "Bruno", "Chiara", "Dario")
TRY_AGAIN = 0.03  # seconds after a lost connection

Picture = dict[str, Any]


@dataclass(frozen=True)
class Kept:
    """A move that the server said it keeps."""

    seat: int
    key: str
    move: int
    before: int
    """How many moves at this table had been acknowledged when it was sent."""
    tries: int
    """How often it had to be sent."""
    at: float
    """When it was sent for the last time."""


@dataclass
class Story:
    """What the people at one table did and were told."""

    table: str
    game: str
    sent: set[tuple[int, str]] = field(default_factory=set)
    """Each move that was sent, acknowledged or not, by seat and key."""
    kept: list[Kept] = field(default_factory=list)
    """The acknowledged moves in the order of their acknowledgement."""
    words: list[tuple[int, str]] = field(default_factory=list)
    """The acknowledged words, by seat."""
    undone: int = 0
    """Acknowledged undos."""
    refused: int = 0
    """Moves that were refused, because the picture they were chosen from was no longer the latest."""
    over: bool = False
    begun_with: int = 0
    """Moves that had been made when these people began."""


class Refusal(Exception):  # noqa: N818 (an answer, not a mistake)
    """The server said no."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(f"{status}: {sentence}")
        self.status = status
        self.sentence = sentence


def sentence(answer: httpx.Response) -> str:
    """The sentence that every refusal holds."""
    said = answer.json()
    assert list(said) == ["error"], said
    assert isinstance(said["error"], str)
    assert said["error"].strip(), said
    return str(said["error"])


@asynccontextmanager
async def connection() -> AsyncIterator[httpx.AsyncClient]:
    """A client for any number of players, which keeps no cookies: programs send tokens."""
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=None)
    async with httpx.AsyncClient(timeout=httpx.Timeout(20.0), limits=limits) as client:
        client.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        yield client


@dataclass
class Player:
    """Somebody on a seat. With several servers, a lost connection makes him try the next."""

    client: httpx.AsyncClient
    urls: Sequence[str]
    story: Story
    seat: int
    token: str
    chance: random.Random
    hurry: Callable[[], bool] = lambda: False
    """Whether the match should come to an end now: then the last of the moves is chosen, which builds and does not dawdle."""
    waiting: Callable[[int], None] = lambda change: None
    """Told with 1 when a move is sent and with -1 when its answer, or none, has come."""
    pauses: float = 0.0
    """The longest pause before a move."""
    shown: Picture = field(default_factory=dict)
    _server: int = 0
    _latest: Picture = field(default_factory=dict)
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    async def play(self) -> None:
        """Play until the match is over."""
        self._server = self.chance.randrange(len(self.urls))
        following = asyncio.create_task(self._follow())
        try:
            self.shown = await self.ask("GET")
            while self.shown["status"] != "over":
                if self.is_mine:
                    await self._act()
                else:
                    await self._next_picture(following)
            self.story.over = True
        finally:
            following.cancel()
            await asyncio.gather(following, return_exceptions=True)

    @property
    def is_mine(self) -> bool:
        """Whether the match waits for this seat."""
        return self.shown["view"] is not None and self.seat in self.shown["view"]["actors"]

    async def move(self, move: str | int, expected: int, key: str) -> Picture:
        """Make a move, and remember it once it is acknowledged. Sent again with the same key until there is an answer."""
        self.story.sent.add((self.seat, key))
        before = len(self.story.kept)
        for tries in range(1, 10_000):
            self.waiting(1)
            at = time()
            try:
                shown = await self.once("POST", "/moves", {"move": move, "expected_number": expected}, {"Idempotency-Key": key})
            except httpx.TransportError:
                await self._elsewhere()
                continue
            except Refusal as no:
                if no.status == 503:
                    await self._elsewhere()
                    continue
                raise
            finally:
                self.waiting(-1)
            number = move if isinstance(move, int) else game_named(self.story.game).codec.number(move)
            self.story.kept.append(Kept(self.seat, key, number, before, tries, at))
            return shown
        raise AssertionError("no server ever answered")

    async def ask(self, method: str, what: str = "", body: Any = None) -> Picture:
        """A request that does no harm when it is made twice: tried again until there is an answer."""
        while True:
            try:
                return await self.once(method, what, body)
            except httpx.TransportError:
                await self._elsewhere()

    async def once(self, method: str, what: str = "", body: Any = None, headers: dict[str, str] | None = None) -> Picture:
        """A request; `Refusal` when the server says no."""
        answer = await self.client.request(
            method, f"{self._base}{what}", json=body if method == "POST" else None, headers={"Authorization": f"Bearer {self.token}", **(headers or {})}
        )
        if answer.status_code >= 300:
            raise Refusal(answer.status_code, sentence(answer))
        picture: Picture = answer.json()
        return picture

    # ---- inside ----

    async def _act(self) -> None:
        """A move; now and then a word, or the last move back."""
        if self.pauses:
            await asyncio.sleep(self.chance.random() * self.pauses)
        chance = self.chance.random()
        try:
            if chance < 0.03:
                await self._say()
            elif chance < 0.06 and self.shown["can_undo"] and not self.hurry():
                await self._undo()
            else:
                moves = self.shown["view"]["moves"]
                move = moves[-1] if self.hurry() and self.chance.random() < 0.9 else self.chance.choice(moves)
                number = game_named(self.story.game).codec.number(move)
                self.shown = await self.move(self.chance.choice((move, number)), self.shown["number"], f"{self.chance.getrandbits(64):016x}")
        except Refusal as no:
            if no.status not in (409, 422):
                raise
            self.story.refused += 1
            self.shown = await self.ask("GET")

    async def _say(self) -> None:
        text = f"word {self.chance.getrandbits(64):016x}"
        try:
            await self.once("POST", "/talk", {"text": text})
        except httpx.TransportError:
            await self._elsewhere()  # said or not: nobody promised anything
        else:
            self.story.words.append((self.seat, text))

    async def _undo(self) -> None:
        try:
            self.shown = await self.once("POST", "/undo")
            self.story.undone += 1
        except httpx.TransportError:
            await self._elsewhere()
            self.shown = await self.ask("GET")

    @property
    def _base(self) -> str:
        return f"{self.urls[self._server]}/api/tables/{self.story.table}"

    async def _elsewhere(self) -> None:
        self._server = (self._server + 1) % len(self.urls)
        await asyncio.sleep(TRY_AGAIN)

    async def _next_picture(self, following: "asyncio.Task[None]") -> None:
        """Wait for the stream. What it sends of the time before the answer to one's own move is old."""
        while not self._changed.is_set():
            waiting = asyncio.create_task(self._changed.wait())
            await asyncio.wait({waiting, following}, return_when=asyncio.FIRST_COMPLETED)
            if following.done():
                waiting.cancel()
                following.result()
                raise AssertionError("the stream of a seat ended for good")
        self._changed.clear()
        if self._latest["number"] >= self.shown["number"] or self._latest["status"] == "over":
            self.shown = self._latest

    async def _follow(self) -> None:
        """Keep the latest picture of the stream, and come back whenever it ends."""
        last = ""
        while True:
            headers = {"Authorization": f"Bearer {self.token}", "Last-Event-ID": last}
            try:
                async with self.client.stream("GET", f"{self._base}/stream", headers=headers) as answer:
                    assert answer.status_code == 200, (await answer.aread(), answer.status_code)
                    async for line in answer.aiter_lines():
                        if line.startswith("id: "):
                            last = line.removeprefix("id: ")
                        elif line.startswith("data: "):
                            self._latest = json.loads(line.removeprefix("data: "))
                            self._changed.set()
            except httpx.TransportError:
                pass
            await asyncio.sleep(TRY_AGAIN)


async def open_table(client: httpx.AsyncClient, url: str, game: str, seats: int, bots: dict[int, str] | None = None) -> Story:
    """A new table."""
    answer = await client.post(f"{url}/api/tables", json={"game": game, "seats": seats, "bots": {str(seat): bot for seat, bot in (bots or {}).items()}})
    assert answer.status_code == 201, answer.text
    return Story(answer.json()["table"], game)


async def sit_down(client: httpx.AsyncClient, urls: Sequence[str], story: Story, count: int, chance: random.Random) -> list[Player]:
    """So many people on the free seats."""
    players = []
    for name in NAMES[:count]:
        answer = await client.post(f"{urls[0]}/api/tables/{story.table}/join", json={"name": name, "entropy": f"{name} {chance.getrandbits(32)}"})
        assert answer.status_code == 201, answer.text
        players.append(Player(client, urls, story, answer.json()["seat"], answer.json()["token"], random.Random(chance.getrandbits(64))))
    return players
