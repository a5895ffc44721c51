"""`python -m benchmarks.table.processes`: one, two and four servers on one PostgreSQL, under the same load.

All moves are made as fast as they are answered. *By table* sends everything about a table to the same server, as a proxy
does that chooses by the address; *by player* sends each player to another server, so that every move crosses over by
LISTEN and NOTIFY. PostgreSQL is one of our own (`tests/table/clusters.py`), with fsync, on the same machine; so are the
players, and their share of the cores is shown.
"""

import asyncio
import json
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Annotated, Any
from zlib import crc32

import psutil
import typer
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table as Grid
from tests.table.clusters import Cluster, running_cluster

from benchmarks.table.__main__ import about
from benchmarks.table.client import Door, Screen
from benchmarks.table.measure import allow_many_connections, quantiles
from benchmarks.table.players import Crowd, at_once, open_table, watch
from benchmarks.table.server import Server, serving, troubles
from benchmarks.table.truth import times_to_screens
from ridotto.table.store.store import Store

BY_TABLE, BY_PLAYER = "by table", "by player"
HANDS = 8  # moves in flight for each server
STAYS = 3600.0  # seconds that a table stays in memory: longer than this takes


class Doors(Door):
    """Several servers: which one is asked depends on the table, or on the player."""

    def __init__(self, servers: list[Server], way: str) -> None:
        super().__init__(servers[0].host, servers[0].port)
        self._doors = [Door(server.host, server.port) for server in servers]
        self._way = way

    async def ask_raw(self, method: str, path: str, body: Any = None, token: str = "", key: str = "", cookie: str = "") -> bytes:
        """Ask the server that is responsible."""
        return await self._door(path.partition("/api/tables/")[2].partition("/")[0], token).ask_raw(method, path, body, token, key, cookie)

    async def watch(self, table: str, token: str) -> Screen:
        """Open the live stream of a seat there."""
        return await self._door(table, token).watch(table, token)

    def close(self) -> None:
        """Close all connections except the streams."""
        for door in self._doors:
            door.close()

    def _door(self, table: str, token: str) -> Door:
        chosen = token if self._way == BY_PLAYER and token else table
        return self._doors[crc32(chosen.encode()) % len(self._doors)]


@dataclass
class Result:
    """One measurement."""

    processes: int
    way: str
    moves: int
    seconds: float
    answer_ms: dict[str, float]
    screen_ms: dict[str, float]
    """From a click to the last screen that had to change."""
    servers_cpu: float
    """Cores used by all servers together."""
    postgresql_cpu: float
    players_cpu: float
    troubles: list[str] = field(default_factory=list)

    @property
    def rate(self) -> float:
        """Moves in a second."""
        return self.moves / self.seconds


def main(
    processes: Annotated[str, typer.Option(help="Numbers of servers, separated by commas.")] = "1,2,4",
    tables: Annotated[int, typer.Option(help="How many tables.", min=1)] = 50,
    seconds: Annotated[float, typer.Option(help="How long to play each time.")] = 20.0,
    repeats: Annotated[int, typer.Option(help="How often.", min=1)] = 3,
    as_json: Annotated[bool, typer.Option("--json", help="Write JSON to the standard output instead of a table.")] = False,
    quick: Annotated[bool, typer.Option(help="Only check that everything works: two tables, a second.")] = False,
) -> None:
    """Measure several servers on one PostgreSQL. Ctrl-C ends it and shows what was measured so far."""
    counts, ways = [int(count) for count in processes.split(",")], [BY_TABLE, BY_PLAYER]
    if quick:
        counts, ways, tables, seconds, repeats = [2], [BY_PLAYER], 2, 1.0, 1
    allow_many_connections()
    results: list[Result] = []
    said = Console(stderr=True)
    try:
        with running_cluster() as cluster, tempfile.TemporaryDirectory(prefix="ridotto-processes-") as folder:
            for count in counts:
                for way in ways if count > 1 else (BY_TABLE,):
                    for repeat in range(repeats):
                        said.print(f"{count} servers, {way}, {repeat + 1} of {repeats}", markup=False)
                        results.append(asyncio.run(measure(cluster, Path(folder), count, way, tables, seconds)))
    except KeyboardInterrupt:
        said.print("interrupted: these figures are not complete")
    if as_json:
        sys.stdout.write(json.dumps({"machine": about(), "results": [{**asdict(result), "rate": result.rate} for result in results]}, indent=2) + "\n")
    else:
        show(results)
    wrong = [trouble for result in results for trouble in result.troubles]
    for trouble in wrong[:10]:
        said.print(trouble, markup=False)
    raise typer.Exit(1 if wrong or not results else 0)


async def measure(cluster: Cluster, folder: Path, count: int, way: str, tables: int, seconds: float) -> Result:
    """Play at a number of tables with a number of servers, on an empty database."""
    db, chance = cluster.new_database(), Random(f"{count} {way}")
    logs = [folder / f"{count}-{number}.log" for number in range(count)]
    async with AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(serving(db, log, STAYS)) for log in logs]
        doors = Doors(servers, way)
        playing = await at_once([open_table(doors, number) for number in range(tables)], lambda: None)
        await at_once([watch(doors, table) for table in playing], lambda: None)
        await Crowd(doors, playing, chance, "warm").play_flat_out(min(HANDS * count, tables), min(3.0, seconds), lambda: None)
        for table in playing:
            for screen in table.screens:
                screen.arrivals.clear()
        crowd = Crowd(doors, playing, chance, "play")
        before, began = _used(servers, cluster), time.perf_counter()
        await crowd.play_flat_out(min(HANDS * count, tables), seconds, lambda: None)
        took, after = time.perf_counter() - began, _used(servers, cluster)
        await asyncio.sleep(1.0)  # the last pictures are on their way
        for table in playing:
            table.close()
        doors.close()
    store = Store(db)
    seen, wrong = await asyncio.to_thread(times_to_screens, store, crowd.clicks, lambda: None)
    store.close()
    of_servers, of_postgresql, of_players = ((later - earlier) / took for later, earlier in zip(after, before, strict=True))
    lines = [f"a server wrote: {line}" for log in logs for line in troubles(log)]
    return Result(
        processes=count,
        way=way,
        moves=len(crowd.clicks),
        seconds=took,
        answer_ms=quantiles([click.answered - click.at for click in crowd.clicks]),
        screen_ms=quantiles([each.seconds for each in seen]),
        servers_cpu=of_servers,
        postgresql_cpu=of_postgresql,
        players_cpu=of_players,
        troubles=[*crowd.troubles, *wrong, *lines],
    )


def _used(servers: list[Server], cluster: Cluster) -> tuple[float, float, float]:
    """Seconds of processor time that the servers, PostgreSQL and the players have used."""
    here = psutil.Process().cpu_times()
    return sum(server.cpu_seconds() for server in servers), cluster.cpu_seconds(), here.user + here.system


def show(results: list[Result]) -> None:
    """The figures for people."""
    console = Console(width=140)
    console.print(", ".join(f"{name} {value}" for name, value in about().items()), markup=False)
    grid = Grid(box=SIMPLE, title="Moves as fast as possible; milliseconds to the mover's answer and to everybody's screen; cores at work")
    headings = (
        "servers",
        "players go",
        "moves/s",
        "answer p50",
        "p99",
        "screens p50",
        "p99",
        "servers' cores",
        "PostgreSQL's",
        "players'",
        "ms/move",
        "errors",
    )
    for heading in headings:
        grid.add_column(heading, justify="right")
    for each in results:
        times = (each.answer_ms["p50"], each.answer_ms["p99"], each.screen_ms["p50"], each.screen_ms["p99"])
        cores = (each.servers_cpu, each.postgresql_cpu, each.players_cpu)
        cost = 1000 * each.servers_cpu / each.rate if each.rate else 0.0
        figures = [f"{each.rate:.0f}", *(f"{ms:.0f}" for ms in times), *(f"{share:.2f}" for share in cores), f"{cost:.1f}", str(len(each.troubles))]
        grid.add_row(str(each.processes), each.way, *figures)
    console.print(grid)


if __name__ == "__main__":
    typer.run(main)
