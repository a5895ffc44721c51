"""The measurement: for each number of tables a fresh server, its memory, and play at several rates."""

import asyncio
import os
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import psutil
from rich.progress import Progress

from benchmarks.table.client import Door
from benchmarks.table.players import KINDS, Crowd, Table, at_once, open_table, watch
from benchmarks.table.server import Server, serving, troubles
from benchmarks.table.truth import play_to_the_middle, times_to_screens
from ridotto.table.store.store import Store

FLAT_OUT = 0.0
FORGOTTEN_WITHIN = 60.0
ENOUGH = 20  # tables, for a share of memory to mean anything
HANDS = 8  # moves in flight at the same time when they are made as fast as possible


@dataclass(frozen=True)
class Plan:
    """What is to be measured."""

    tables: Sequence[int] = (1, 50, 500)
    rates: Sequence[float] = (10.0, 100.0, FLAT_OUT)
    """Moves per second at all tables together; 0 for as many as possible."""
    seconds: float = 20.0
    repeats: int = 3
    idle_seconds: float = 20.0
    """After how long the server forgets a table that nobody touches."""
    settling: float = 12.0
    """How long to wait before memory is read: the server puts idle tables in order every 5 seconds."""
    seed: str = "bench"
    flags: Sequence[str] = ()
    """For the server."""
    beside: Callable[[Server], AbstractAsyncContextManager[None]] | None = None
    """What else happens in the house while people play."""
    others: int = 0
    """Tables that may be in memory although nobody plays at them."""


@dataclass
class Load:
    """Play at one rate."""

    rate: float
    seconds: float
    moves: int
    latency_ms: dict[str, float]
    """From a click to the last screen that had to change: p50, p99, max."""
    answer_ms: dict[str, float]
    """From a click to its own answer."""
    screens: float
    """How many screens a move reached on average."""
    errors: int
    replaced: int
    """Tables at which the match ended and that were replaced by new ones."""
    server_cpu: float
    """Cores used by the server."""
    players_cpu: float
    others_cpu: float
    """Cores used by anything else on the machine."""

    @property
    def cpu_ms_per_move(self) -> float:
        """Milliseconds of a core that the server spends on one move."""
        return 1000 * self.server_cpu * self.seconds / max(1, self.moves)

    @property
    def achieved(self) -> float:
        """Moves per second."""
        return self.moves / self.seconds if self.seconds else 0.0


@dataclass
class Memory:
    """The server's memory in bytes: without tables, with idle tables in mid-play, and later."""

    empty: int
    idle: int | None = None
    played: int | None = None
    """After the measurement of play, with all streams still open."""
    forgotten: int | None = None
    """After the streams were closed and the tables had left memory."""
    again: int | None = None
    """After everybody has come back to the same tables."""


@dataclass
class Result:
    """Everything measured with one number of tables."""

    tables: int
    seats: int = 0
    moves_before: int = 0
    """How many moves had been made at the tables when the measurement began."""
    opening_seconds: float = 0.0
    """How long it took to open the tables and seat everybody over HTTP."""
    memory: Memory | None = None
    loads: list[Load] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)

    def kb_per_table(self) -> float | None:
        """Memory of an idle table with players, streams and a match in mid-play, in KB of 1000 bytes.

        None if there are too few tables for it to mean anything.
        """
        if self.memory is None or self.memory.idle is None or self.tables < ENOUGH:
            return None
        return (self.memory.idle - self.memory.empty) / self.tables / 1000

    def as_json(self) -> dict[str, Any]:
        """Plain data, ready for JSON."""
        return {
            **asdict(self),
            "kb_per_table": self.kb_per_table(),
            "loads": [{**asdict(load), "achieved": load.achieved, "cpu_ms_per_move": load.cpu_ms_per_move} for load in self.loads],
        }


class Cores:
    """Who has used the cores since it was created."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._before = self._now()

    def _now(self) -> tuple[float, float, float, float]:
        machine = psutil.cpu_times()
        return time.perf_counter(), self._server.cpu_seconds(), time.process_time(), sum(machine) - machine.idle - getattr(machine, "iowait", 0.0)

    def shares(self) -> tuple[float, float, float, float]:
        """Seconds since then, and how many cores the server, the players and anything else used."""
        seconds, server, players, machine = (now - before for now, before in zip(self._now(), self._before, strict=True))
        return seconds, server / seconds, players / seconds, max(0.0, (machine - server - players) / seconds)


async def measure(plan: Plan, folder: Path, db: str, progress: Progress, keep: Callable[[Result], None]) -> None:
    """Measure everything. `keep` gets each result before it is complete, so that an interruption does not lose it."""
    for count in plan.tables:
        result = Result(count)
        keep(result)
        await _measure_with(plan, result, folder / f"{count}.log", db or f"sqlite:///{folder / f'{count}.sqlite'}", progress)


async def _measure_with(plan: Plan, result: Result, logs: Path, db: str, progress: Progress) -> None:
    chance = Random(f"{plan.seed}/{result.tables}")
    tables = await _open(plan, result, logs, db, progress)
    store = Store(db)
    try:
        for table in progress.track(tables, description=f"{result.tables} tables: to the middle of play"):
            result.moves_before += play_to_the_middle(store, table.name, chance)
        async with serving(db, logs, plan.idle_seconds, flags=plan.flags) as server:
            door = Door(server.host, server.port)
            with _bar(progress, f"{result.tables} tables: everybody looks", len(tables)) as tick:
                await at_once([watch(door, table) for table in tables], tick)
            await asyncio.sleep(plan.settling)
            assert result.memory is not None
            result.memory.idle = server.memory()
            try:
                await _play(plan, result, server, door, tables, chance, store, progress)
            finally:
                result.troubles += [f"table {table.name}: a stream ended by itself" for table in tables if table.missing]
                for table in tables:
                    table.close()
                door.close()
            await _until_forgotten(server, plan, result, progress)
            result.memory.forgotten = server.memory()
            door = Door(server.host, server.port)
            with _bar(progress, f"{result.tables} tables: everybody looks again", len(tables)) as tick:
                await at_once([watch(door, table) for table in tables], tick)
            await asyncio.sleep(plan.settling)
            result.memory.again = server.memory()
            for table in tables:
                table.close()
            door.close()
    finally:
        store.close()
        result.troubles += [f"the server wrote: {line}" for line in troubles(logs)]


async def _open(plan: Plan, result: Result, logs: Path, db: str, progress: Progress) -> list[Table]:
    """Open tables and seat players with a server that is then stopped: the next one finds them in its store."""
    async with serving(db, logs, plan.idle_seconds, flags=plan.flags) as server:
        door = Door(server.host, server.port)
        result.memory = Memory(await _memory_without_tables(plan, server, door))
        with _bar(progress, f"{result.tables} tables: opening", result.tables) as tick:
            began = time.perf_counter()
            tables: list[Table] = await at_once([open_table(door, number) for number in range(result.tables)], tick)
            result.opening_seconds = time.perf_counter() - began
        door.close()
    result.seats = sum(len(table.tokens) for table in tables)
    return tables


async def _memory_without_tables(plan: Plan, server: Server, door: Door) -> int:
    """The server's memory once it has loaded the rules of the games and answered requests of every kind."""
    for number in range(len(KINDS)):
        table = await open_table(door, number)
        await watch(door, table)
        await Crowd(door, [table], Random(number), "warm").play_at_rate(20.0, plan.settling / 20, lambda: None)
        table.close()
    await asyncio.sleep(plan.settling)
    return server.memory()


async def _play(plan: Plan, result: Result, server: Server, door: Door, tables: list[Table], chance: Random, store: Store, progress: Progress) -> None:
    assert result.memory is not None
    for repeat in range(plan.repeats):
        for rate in plan.rates:
            await _load(plan, result, rate, repeat, server, door, tables, chance, store, progress)
    result.memory.played = server.memory()


async def _load(
    plan: Plan, result: Result, rate: float, repeat: int, server: Server, door: Door, tables: list[Table], chance: Random, store: Store, progress: Progress
) -> None:
    """Play at one rate for a while, then find out how long each move took."""
    for table in tables:
        for screen in table.screens:
            screen.arrivals.clear()
    crowd = Crowd(door, tables, chance, f"{repeat}/{rate:g}")
    cores = Cores(server)
    what = f"{rate:g} moves/s" if rate else "as fast as possible"
    interrupted: asyncio.CancelledError | None = None
    try:
        expected = round(rate * plan.seconds) if rate else None
        with _bar(progress, f"{result.tables} tables: {what}, {repeat + 1} of {plan.repeats}", expected) as tick:
            async with plan.beside(server) if plan.beside is not None else nullcontext():
                if rate:
                    await crowd.play_at_rate(rate, plan.seconds, tick)
                else:
                    await crowd.play_flat_out(min(HANDS, result.tables), plan.seconds, tick)
    except asyncio.CancelledError as error:
        interrupted = error  # what was played so far is still reported
    seconds, server_cpu, players_cpu, others_cpu = cores.shares()
    if not interrupted:
        await asyncio.sleep(min(1.0, plan.settling))  # the last pictures are on their way
    with _bar(progress, "reading the store", len({id(click.table) for click in crowd.clicks})) as tick:
        seen, wrong = times_to_screens(store, crowd.clicks, tick)
    if not interrupted:
        crowd.troubles += wrong
    result.troubles += crowd.troubles
    result.loads.append(
        Load(
            rate=rate,
            seconds=seconds,
            moves=len(crowd.clicks),
            latency_ms=quantiles([each.seconds for each in seen]),
            answer_ms=quantiles([click.answered - click.at for click in crowd.clicks]),
            screens=sum(each.screens for each in seen) / max(1, len(seen)),
            errors=len(crowd.troubles),
            replaced=crowd.replaced,
            server_cpu=server_cpu,
            players_cpu=players_cpu,
            others_cpu=others_cpu,
        )
    )
    if interrupted:
        raise interrupted


def quantiles(seconds: Sequence[float]) -> dict[str, float]:
    """The median, the 99th of a hundred and the longest, in milliseconds."""
    found = sorted(1000 * each for each in seconds)
    if not found:
        return {"p50": 0.0, "p99": 0.0, "max": 0.0}
    return {"p50": median(found), "p99": found[min(len(found) - 1, int(0.99 * len(found)))], "max": found[-1]}


async def _until_forgotten(server: Server, plan: Plan, result: Result, progress: Progress) -> None:
    """Wait until the server holds no table in memory."""
    door = Door(server.host, server.port)
    asked = 0  # counted, not timed: if the machine stalls, the server stalls too
    with _bar(progress, f"{result.tables} tables: until they are forgotten", None):
        while (held := (await door.ask("GET", "/healthz"))["tables"]) > plan.others and asked < plan.idle_seconds + FORGOTTEN_WITHIN:
            await asyncio.sleep(1.0)
            asked += 1
    if held > plan.others:
        result.troubles.append(f"{held} tables that nobody touches are still in memory")
    await asyncio.sleep(plan.settling)
    door.close()


class _bar:  # noqa: N801 (read as a verb)
    """A bar of the progress display for as long as the block lasts."""

    def __init__(self, progress: Progress, what: str, total: int | None) -> None:
        self._progress = progress
        self._task = progress.add_task(what, total=total)

    def __enter__(self) -> Callable[[], None]:
        return lambda: self._progress.advance(self._task)

    def __exit__(self, *_: object) -> None:
        self._progress.remove_task(self._task)


def allow_many_connections() -> None:
    """Let this process and the server hold as many open connections as the system allows."""
    if os.name == "posix":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
