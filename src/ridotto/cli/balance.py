"""`ridotto balance`: whether a game's numbers are balanced."""

from pathlib import Path
from typing import Annotated

import typer

from ridotto.cli.common import AsJson, EditionFile, GameName, console, read_edition, write_json, write_text


def run_balance(
    game: GameName,
    matches: Annotated[int, typer.Option("--matches", metavar="K", help="How many matches with each number of seats.")] = 1000,
    seats: Annotated[list[int] | None, typer.Option("--seats", metavar="N", help="A number of seats; repeat it for several.", show_default=False)] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="Match i has the seed S/i.")] = "0",
    bot: Annotated[str, typer.Option("--bot", metavar="BOT", help="The bot on all seats.")] = "greedy",
    edition: EditionFile = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Write the report here.", show_default=False)] = None,
    as_json: AsJson = False,
) -> None:
    """Let one bot play all seats, and report wins, lengths, and how often each possible choice was taken."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from ridotto.arena.balance import as_json as figures
    from ridotto.arena.balance import balance, report
    from ridotto.engine.conformance import combinations
    from ridotto.engine.game import game_named

    found = game_named(game)
    chosen = read_edition(found, edition)
    screen = console(stderr=True)
    with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=screen, disable=not screen.is_terminal, transient=True) as bar:
        task = bar.add_task("", total=matches * len(combinations(found, seats)))
        counted = balance(found, matches, seed, (bot,), seats, chosen, lambda: bar.advance(task))
    if as_json:
        write_json(figures(found, counted))
        return
    used = found.edition if chosen is None else chosen
    only = "".join(f" --seats {count}" for count in seats or [])
    page = report(found, counted, f"ridotto balance {game} --matches {matches}{only} --seed {seed} --bot {bot}", f"{used.name} {used.digest[:16]}")
    if out is None:
        print(page, end="")
    else:
        write_text(out, page)
