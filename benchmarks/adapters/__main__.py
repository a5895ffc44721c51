"""`python -m benchmarks.adapters`: steps a second with observations and masks, random legal play, ours and others' in turns.

A peer that is not installed is named and left out.
"""

from collections.abc import Callable, Iterator
from os import cpu_count
from statistics import median
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from benchmarks.adapters import ours, peers
from ridotto import compiled
from ridotto.engine.game import all_games

Measure = Callable[[float], float]


def measures(cores: int) -> Iterator[tuple[str, str, Measure]]:
    """What is measured: whose, of what, and how."""
    for game in all_games().values():
        seats = min(count for count in game.seats if count > 1)
        name = f"{game.title}, {seats} seats"
        yield "VectorEnv", name, ours.vector(game, seats, 0)
        if cores > 1:
            yield f"VectorEnv, {cores} workers", name, ours.vector(game, seats, cores)
        yield "PettingZoo (AEC)", name, ours.aec(game, seats)
        yield "PettingZoo (parallel)", name, ours.parallel(game, seats)
        yield "Gymnasium, others random", name, ours.gymnasium(game, seats)
        yield "OpenSpiel", name, ours.openspiel(game, seats)
    for name in peers.CLASSIC:
        yield "PettingZoo's own (AEC)", name, peers.classic(name)
    for name in peers.SPIEL:
        yield "OpenSpiel through Python", name, peers.spiel(name)
    for name in peers.RLCARD:
        yield "RLCard", name, peers.rlcard(name)
    for name in peers.PGX:
        yield f"pgx on {cores} cores, {peers.BATCH} at once", name, peers.pgx(name)


def main(
    seconds: Annotated[float, typer.Option(help="For each figure.")] = 1.0,
    repeats: Annotated[int, typer.Option(help="How often each is taken; the median is shown.")] = 3,
    only: Annotated[str, typer.Option(help="Only figures whose name holds this.")] = "",
) -> None:
    """Measure everything in turns, `repeats` times over."""
    found = [entry for entry in measures(cpu_count() or 1) if only.lower() in f"{entry[0]} {entry[1]}".lower()]
    figures: dict[int, list[float]] = {}
    missing: dict[str, str] = {}
    for _ in range(repeats):
        for number, (whose, _, measure) in enumerate(found):
            if whose in missing:
                continue
            try:
                figures.setdefault(number, []).append(measure(seconds))
            except ImportError as error:
                missing[whose] = str(error)
    title = f"Steps a second ({'compiled' if compiled() else 'interpreted'})"
    table = Table("environment", "game", "steps/s", "lowest and highest", title=title)
    for number, (whose, what, _) in enumerate(found):
        if taken := figures.get(number):
            table.add_row(whose, what, f"{median(taken):,.0f}", f"{min(taken):,.0f} - {max(taken):,.0f}")
    Console().print(table)
    for whose, why in missing.items():
        print(f"{whose}: left out, {why}")


if __name__ == "__main__":
    typer.run(main)
