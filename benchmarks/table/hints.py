"""`python -m benchmarks.table.hints`: how long somebody waits for a hint while many tables are playing, in every game, and what it costs.

The cost is the processor time of the bots' processes between question and answer. It is measured afterwards, when nobody
else plays: before, they think for others, too.
"""

import asyncio
import json
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import mean, median
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.box import SIMPLE
from rich.console import Console
from rich.progress import track
from rich.table import Table

from benchmarks.table.client import Door, Screen, Trouble
from benchmarks.table.company import ANSWER_WITHIN, Company, is_due
from benchmarks.table.measure import allow_many_connections
from benchmarks.table.server import serving, troubles
from ridotto.engine.game import Game, all_games

BOT = "level:8"
"""Who plays with the person that asks,"""
QUICK_BOT = "greedy"
"""and who does while the cost is measured, so that hardly anything but hints is thought about."""


@dataclass
class Asked:
    """What was found in a game."""

    waits: list[float] = field(default_factory=list)
    """Milliseconds until each hint was there, while many tables are playing."""
    costs: list[float] = field(default_factory=list)
    """Milliseconds of a processor for each, while nobody else plays. One is worth little: systems count in steps of ten."""


def main(
    tables: Annotated[int, typer.Option(help="How many tables play meanwhile.")] = 50,
    rate: Annotated[float, typer.Option(help="Moves of people per second at all of them together.")] = 25.0,
    hints: Annotated[int, typer.Option(help="How many hints are asked for in each game.")] = 40,
    settling: Annotated[float, typer.Option(help="Seconds before the first is asked for.")] = 10.0,
) -> None:
    """Measure, and show what was found."""
    allow_many_connections()
    found, complaints = asyncio.run(_measured(tables, rate, hints, settling))
    title = f"Milliseconds until a hint is there, {tables} tables playing, and of a processor"
    shown = Table("game", "seats", "hints", "p50", "p90", "max", "processor", box=SIMPLE, title=title)
    for (title, seats), asked in found.items():
        waits = sorted(asked.waits)
        figures = (median(waits), waits[int(0.9 * (len(waits) - 1))], waits[-1], mean(asked.costs))
        shown.add_row(title, str(seats), str(len(waits)), *(f"{figure:.0f}" for figure in figures))
    Console().print(shown)
    for line in complaints[:10]:
        Console(stderr=True).print(line, markup=False)
    raise typer.Exit(1 if complaints else 0)


async def _measured(tables: int, rate: float, hints: int, settling: float) -> tuple[dict[tuple[str, int], Asked], list[str]]:
    games = list(all_games().values())
    found = {(game.title, max(game.seats)): Asked() for game in games}
    with tempfile.TemporaryDirectory(prefix="ridotto-hints-") as folder:
        logs = Path(folder) / "server.log"
        async with serving(f"sqlite:///{Path(folder) / 'tables.sqlite'}", logs, 120.0) as server:
            door = Door(server.host, server.port)
            company = Company(door, tables, rate)
            company.begin()
            await asyncio.sleep(settling)
            for game, asked in zip(track(games, "asking", transient=True), found.values(), strict=True):
                asked.waits = [waited for waited, _ in await _asked(door, game, hints, BOT, lambda: 0.0)]
            await company.end()
            for game, asked in zip(track(games, "asking alone", transient=True), found.values(), strict=True):
                asked.costs = [cost for _, cost in await _asked(door, game, hints, QUICK_BOT, server.bots_cpu_seconds)]
            door.close()
        return found, [*company.troubles, *troubles(logs)]


async def _asked(door: Door, game: Game, hints: int, bot: str, spent: Callable[[], float]) -> list[tuple[float, float]]:
    """How long each hint took in a match with bots, in which the person makes random moves, and what was `spent` meanwhile, in milliseconds."""
    chance, found, seats = Random(game.slug), list[tuple[float, float]](), max(game.seats)
    while len(found) < hints:
        wish = {"game": game.slug, "seats": seats, "bots": {str(seat): bot for seat in range(1, seats)}}
        name = (await door.ask("POST", "/api/tables", wish))["table"]
        token = (await door.ask("POST", f"/api/tables/{name}/join", {"name": "Ilaria"}))["token"]
        screen = await door.watch(name, token)
        try:
            await screen.next(0, ANSWER_WITHIN)
            await _play(door, name, token, screen, chance, found, hints, spent)
        finally:
            screen.close()
    return found


async def _play(
    door: Door, name: str, token: str, screen: Screen, chance: Random, found: list[tuple[float, float]], hints: int, spent: Callable[[], float]
) -> None:
    while len(found) < hints:
        await screen.until(lambda picture: is_due(picture, 0), ANSWER_WITHIN)
        shown: dict[str, Any] = json.loads(screen.picture)
        if shown["status"] == "over":
            return
        if len(shown["view"]["moves"]) > 1:
            before, began = spent(), perf_counter()
            answer = await door.ask("POST", f"/api/tables/{name}/hints", None, token)
            found.append((1000 * (perf_counter() - began), 1000 * (spent() - before)))
            if len(answer["hints"]) < 2:
                raise Trouble(f"{name}: a hint without a choice")
        seen = len(screen.arrivals)
        await door.ask_raw("POST", f"/api/tables/{name}/moves", {"move": chance.choice(shown["view"]["moves"])}, token, f"{len(screen.arrivals)}")
        await screen.next(seen, ANSWER_WITHIN)


if __name__ == "__main__":
    typer.run(main)
