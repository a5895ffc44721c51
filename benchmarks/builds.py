"""`python -m benchmarks.builds BUILD OTHER`: decisions, clones and imagined positions a second of two builds, in turns.

A build is a folder for PYTHONPATH, such as build/compiled of a checkout. Each runs in a process of its own, a slice of
processor time after the other, on the same matches and positions: what else the machine does slows both.
"""

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from statistics import median
from time import process_time
from typing import Annotated

import typer

FIGURES = ("decisions", "clones", "imagined")
BATCH = 20


def main(
    build: Annotated[Path, typer.Argument(help="What is measured.")],
    other: Annotated[Path, typer.Argument(help="What it is measured beside.")],
    only: Annotated[list[str] | None, typer.Option(help="A game, or GAME/SEATS; several are possible.")] = None,
    turns: Annotated[int, typer.Option(help="Of each build, for each figure.")] = 21,
    seconds: Annotated[float, typer.Option(help="Processor time of a slice.")] = 0.02,
) -> None:
    """Every game and number of seats: the medians of the ratios of neighbouring slices."""
    from ridotto.engine.game import all_games

    print("| game | seats | decisions | clones | imagined |\n|---|---|---|---|---|")
    for game in all_games().values():
        for seats in game.seats:
            if only is None or game.slug in only or f"{game.slug}/{seats}" in only:
                ratios = compare(build, other, [game.package, str(seats), str(seconds)], turns)
                print(f"| {game.title} | {seats} | {' | '.join(f'{ratio:.2f}' for ratio in ratios)} |", flush=True)


def compare(build: Path, other: Path, setting: list[str], turns: int) -> list[float]:
    """The median ratio of each figure."""
    pair = [_start(folder, setting) for folder in (build, other)]
    ratios = []
    for figure in FIGURES:
        rates: list[dict[int, float]] = []
        for turn in range(turns):
            first = turn % 2  # whoever is first in one turn is second in the next
            rates.append({which: _ask(pair[which], figure) for which in (first, 1 - first)})
        ratios.append(median(rate[0] / rate[1] for rate in rates))
    for child in pair:
        child.communicate()
    return ratios


def _start(folder: Path, setting: list[str]) -> subprocess.Popen[str]:
    """A process that answers a figure's name with how many a second there were in one slice."""
    environment = os.environ | {"PYTHONPATH": str(folder.resolve())}
    child = subprocess.Popen([sys.executable, "-P", __file__, "--child", *setting], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    for figure in FIGURES:
        _ask(child, figure)  # to warm up
    return child


def _ask(child: subprocess.Popen[str], figure: str) -> float:
    assert child.stdin is not None
    assert child.stdout is not None
    child.stdin.write(f"{figure}\n")
    child.stdin.flush()
    return float(child.stdout.readline())


def answer(package: str, seats: int, seconds: float) -> None:
    """Such a process. It uses nothing that an old version lacks."""
    from ridotto.arena.measure import midway
    from ridotto.engine.playout import first_actor, playout, repeat_clone, repeat_imagine
    from ridotto.engine.rng import Rng

    game = import_module(package).GAME
    starts = [game.start(seats, Rng.from_seed(f"builds/{number}")) for number in range(4)]
    positions = midway(game, seats, "builds")
    for line in sys.stdin:
        done, spent = 0, 0.0
        while spent < seconds:
            chance = Rng.from_seed("builds")
            matches = [start.clone() for start in starts]
            began = process_time()
            if line == "decisions\n":
                done += sum(playout(match, chance) for match in matches)
            else:
                for position in positions:
                    if line == "clones\n":
                        repeat_clone(position, BATCH)
                    else:
                        repeat_imagine(position, first_actor(position), chance, BATCH)
                done += len(positions) * BATCH
            spent += process_time() - began
        print(done / spent, flush=True)


if __name__ == "__main__":
    if sys.argv[1] == "--child":
        answer(sys.argv[2], int(sys.argv[3]), float(sys.argv[4]))
    else:
        typer.run(main)
