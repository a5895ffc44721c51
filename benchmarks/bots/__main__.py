"""`python -m benchmarks.bots`: simulations a second of `seer` and of OpenSpiel's search on the same positions, in turns.

Both are measured in seconds of their own thread, as both count their time.
"""

from statistics import median
from time import thread_time
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from benchmarks.bots.openspiel import SpielBot
from ridotto.arena.measure import midway
from ridotto.bots import SeerBot
from ridotto.engine.game import all_games
from ridotto.engine.playout import first_actor
from ridotto.engine.rng import Rng


def main(seconds: Annotated[float, typer.Option(help="For each position and bot.")] = 0.25) -> None:
    """Every game with its fewest and most seats, alone excepted."""
    table = Table("game", "seats", "seer, simulations/s", "OpenSpiel's IS-MCTS, simulations/s", "ratio", title="Searching")
    for game in all_games().values():
        counts = [count for count in game.seats if count > 1]
        for seats in sorted({min(counts), max(counts)}):
            ours, theirs = [], []
            for position in midway(game, seats, "bench"):
                seat = int(first_actor(position))
                if len(position.legal(seat)) < 2:
                    continue
                began, made = thread_time(), 0
                while thread_time() - began < seconds:
                    SeerBot(game, simulations=200).search(position, seat, Rng.from_seed(f"{made}"))
                    made += 200
                ours.append(made / (thread_time() - began))
                peer = SpielBot(game, seconds)
                began = thread_time()
                peer.choose(position.clone(), seat, Rng.from_seed("peer"))
                theirs.append(peer.made / (thread_time() - began))
            ratio = median(mine / other for mine, other in zip(ours, theirs, strict=True))
            table.add_row(game.title, str(seats), f"{median(ours):.0f}", f"{median(theirs):.0f}", f"{ratio:.0f}")
    Console().print(table)


if __name__ == "__main__":
    typer.run(main)
