"""Virtual players: they sit down, look at their screens and click."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from random import Random
from time import perf_counter
from typing import Any

from benchmarks.table.client import Door, Screen, Trouble

KINDS = (("doge", 3), ("palazzo", 4), ("doge", 4), ("palazzo", 3))
ARRIVES_WITHIN = 20.0
AT_ONCE = 16  # how many requests are in flight while tables are opened


@dataclass
class Click:
    """A move: when it was clicked, when it was answered, and the key by which it is found in the store."""

    table: "Table"
    seat: int
    key: str
    at: float
    answered: float


@dataclass
class Table:
    """A table with its players."""

    name: str
    game: str
    tokens: list[str]
    screens: list[Screen] = field(default_factory=list)
    actors: list[int] = field(default_factory=list)
    """Who owes a decision, as the latest picture says."""
    over: bool = False
    closed: bool = False

    @property
    def missing(self) -> bool:
        """Whether a stream has ended that should not have."""
        return any(screen.broken for screen in self.screens)

    def close(self) -> None:
        """Close all streams."""
        self.closed = True
        for screen in self.screens:
            screen.close()


async def open_table(door: Door, number: int) -> Table:
    """Open a table over HTTP, and let everybody sit down."""
    game, seats = KINDS[number % len(KINDS)]
    name = (await door.ask("POST", "/api/tables", {"game": game, "seats": seats, "listed": False}))["table"]
    tokens = []
    for seat in range(seats):
        joined = await door.ask("POST", f"/api/tables/{name}/join", {"name": f"Player {seat + 1}", "seat": seat, "entropy": f"{number}/{seat}"})
        tokens.append(joined["token"])
    return Table(name, game, tokens)


async def watch(door: Door, table: Table) -> None:
    """Everybody opens a live stream, and waits for the first picture."""
    table.screens = [await door.watch(table.name, token) for token in table.tokens]
    for screen in table.screens:
        await screen.next(0, ARRIVES_WITHIN)
    table.actors = json.loads(table.screens[0].picture)["view"]["actors"]


class Crowd:
    """Everybody at all tables. Tables at which the match has ended are replaced by new ones."""

    def __init__(self, door: Door, tables: list[Table], chance: Random, name: str) -> None:
        self.door = door
        self.tables = tables
        self.chance = chance
        self.name = name
        self.clicks: list[Click] = []
        self.troubles: list[str] = []
        self.replaced = 0
        self.ended: list[Table] = []
        self._free = list(tables)
        self._freed = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._made = 0
        chance.shuffle(self._free)

    async def play_at_rate(self, rate: float, seconds: float, tick: Callable[[], None]) -> None:
        """Click at this average rate, at random moments, at tables where no click is in flight."""
        began = due = perf_counter()
        while (due := due + self.chance.expovariate(rate)) < began + seconds:
            wait = due - perf_counter()
            await asyncio.sleep(max(0.0, wait))
            if perf_counter() > began + seconds:
                break
            table = await self._take(began + seconds)
            if table is None:
                break
            self._start(self._turn(table))
            tick()
        await self._finish()

    async def play_flat_out(self, hands: int, seconds: float, tick: Callable[[], None]) -> None:
        """Click as fast as possible with this many moves in flight at the same time."""
        until = perf_counter() + seconds

        async def hand() -> None:
            while (table := await self._take(until)) is not None:
                await self._turn(table)
                tick()

        for _ in range(hands):
            self._start(hand())
        await self._finish()

    async def _finish(self) -> None:
        try:
            while self._tasks:
                await asyncio.gather(*self._tasks)
        except asyncio.CancelledError:
            for task in list(self._tasks):
                task.cancel()
            raise

    def _start(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _take(self, until: float) -> Table | None:
        """A table at which somebody may click; None when the time is up."""
        while not self._free:
            self._freed.clear()
            try:
                await asyncio.wait_for(self._freed.wait(), max(0.0, until - perf_counter()))
            except TimeoutError:
                return None
        if perf_counter() >= until:
            return None
        at = self.chance.randrange(len(self._free))
        self._free[at], self._free[-1] = self._free[-1], self._free[at]
        return self._free.pop()

    def _give_back(self, table: Table) -> None:
        self._free.append(table)
        self._freed.set()

    async def _turn(self, table: Table) -> None:
        """One click, by a player who owes a decision; then the table is free for the next."""
        try:
            await self._click(table)
            if table.over:
                table = await self._replace(table)
            self._give_back(table)
        except (Trouble, OSError) as error:  # the table is not used any more
            self.troubles.append(f"table {table.name}: {error}")

    async def _click(self, table: Table) -> None:
        seat = self.chance.choice(table.actors)
        before, screen = table.actors, table.screens[seat]
        shown = json.loads(screen.picture)
        self._made += 1
        key = f"{self.name}/{self._made}"
        wish = {"move": self.chance.choice(shown["view"]["moves"]), "expected_number": shown["number"]}
        seen = [len(each.arrivals) for each in table.screens]
        at = perf_counter()
        answer = await self.door.ask_raw("POST", f"/api/tables/{table.name}/moves", wish, table.tokens[seat], key)
        self.clicks.append(Click(table, seat, key, at, perf_counter()))
        view = json.loads(answer)["view"]
        table.actors, table.over = view["actors"], view["over"]
        # The next player clicks on what the screen shows. Others who already owed a decision see no relevant change;
        # everybody else who owes one now has to see it first.
        await screen.until(lambda picture: picture == answer, ARRIVES_WITHIN)
        for other, its in enumerate(table.screens):
            if table.over:
                await its.until(lambda picture: b'"status":"over"' in picture, ARRIVES_WITHIN)
            elif other in table.actors and other not in before:
                await its.next(seen[other], ARRIVES_WITHIN)
                await its.until(partial(_owes, other), ARRIVES_WITHIN)

    async def _replace(self, table: Table) -> Table:
        """The match is over: the players go to a new table."""
        fresh = await open_table(self.door, self.replaced)
        await watch(self.door, fresh)
        self.replaced += 1
        self.ended.append(table)
        self.tables[self.tables.index(table)] = fresh
        table.close()
        return fresh


def _owes(seat: int, picture: bytes) -> bool:
    """Whether a picture says that this seat owes a decision."""
    return seat in json.loads(picture)["view"]["actors"]


async def at_once(work: list[Any], tick: Callable[[], None]) -> list[Any]:
    """Run all of them, a few at a time."""
    left = list(enumerate(work))[::-1]
    done: list[Any] = [None] * len(work)

    async def worker() -> None:
        while left:
            number, one = left.pop()
            done[number] = await one
            tick()

    tasks = [asyncio.create_task(worker()) for _ in range(min(AT_ONCE, len(work)))]
    try:
        await asyncio.gather(*tasks)
    finally:
        for _, one in left:
            one.close()
    return done
