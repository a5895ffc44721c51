"""`ridotto fit`: what unfinished positions are worth to the bot `seer`, learned from matches."""

from pathlib import Path
from typing import Annotated

import typer

from ridotto.cli.common import GameName, console


def run_fit(
    game: GameName,
    seats: Annotated[list[int] | None, typer.Option("--seats", metavar="N", help="A number of seats; repeat it for several.", show_default=False)] = None,
    matches: Annotated[int, typer.Option("--matches", metavar="K", help="How many matches with each number of seats.", min=20)] = 8000,
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="Match i has the seed S/i.")] = "0",
    by: Annotated[str, typer.Option("--by", metavar="BOT", help="The bot that plays them.")] = "greedy",
    jobs: Annotated[int, typer.Option("--jobs", metavar="J", help="How many processes.", min=1)] = 1,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Where to write it; otherwise into the game's folder.", show_default=False)] = None,
) -> None:
    """Let bots play, and learn from how the matches ended what positions are worth to the bot `seer`."""
    from ridotto.bots.learning import learn
    from ridotto.engine.game import game_named

    screen = console(stderr=True)
    for line in learn(game_named(game), seats, matches, seed, by, jobs, out, screen):
        console().print(line)
