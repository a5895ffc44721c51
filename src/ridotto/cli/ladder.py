"""`ridotto ladder`: finds ten levels of even steps, proves them in the arena, and writes them into the game's folder."""

import shutil
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ridotto.cli.common import GameName, Jobs, RayAddress, console
from ridotto.engine.errors import SetupError

if TYPE_CHECKING:
    from ridotto.arena.contest import Progress


def run_ladder(
    game: GameName,
    seats: Annotated[str, typer.Option("--seats", metavar="K,...", help="Numbers of seats; otherwise all.", show_default=False)] = "",
    matches: Annotated[int, typer.Option("--matches", metavar="N", help="How many matches prove a step.", min=1)] = 200,
    top_matches: Annotated[
        int,
        typer.Option(
            "--top-matches", metavar="N", help="How many prove a step of levels that think long, and sound the way to the top: these take longest.", min=1
        ),
    ] = 48,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", help="How long level 10 thinks about a move.")] = 2.0,
    top: Annotated[
        str,
        typer.Option(
            "--top", metavar="BOT", help="Only measure this bot, such as sage:2, as level 10 of the ladder there is; levels 1 to 9 stay.", show_default=False
        ),
    ] = "",
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="The same seed gives the same matches, except for level 10.")] = "0",
    jobs: Jobs = 1,
    ray: RayAddress = "",
    limit: Annotated[
        float | None, typer.Option("--limit", metavar="SECONDS", help="Stop after so many seconds; the same command continues.", show_default=False)
    ] = None,
    results: Annotated[
        Path | None, typer.Option("--results", metavar="DIR", help="Where every match is stored, to continue from or to add to.", show_default=False)
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Where to write the levels; otherwise into the game's folder.", show_default=False)
    ] = None,
) -> None:
    """Find ten levels, each of which beats the one below about as often as the next one beats it, and rate them."""
    from importlib.resources import files

    from ridotto.arena.ladder import Maker, crowned
    from ridotto.arena.limit import limited
    from ridotto.arena.play import Setting
    from ridotto.arena.shards import workers
    from ridotto.bots.levels import FILE, LEVELS, Level, kept_levels, write_levels
    from ridotto.bots.named import MOST_SECONDS, budget_of, checked_name
    from ridotto.cli.saves import state_folder
    from ridotto.engine.game import game_named

    if not 0 < seconds <= MOST_SECONDS:
        raise SetupError(f"level 10 thinks up to {MOST_SECONDS:g} seconds, not {seconds:g}")
    found = game_named(game)
    try:
        counts = [int(text) for text in seats.split(",")] if seats else [count for count in found.seats if count > 1]
    except ValueError:
        raise SetupError(f"--seats takes numbers with commas between them, as in 2,4; it says {seats!r}") from None
    for count in counts:
        found.check_seats(count)
        if count < 2:
            raise SetupError("a level is measured against others, which takes two seats or more")
    crown = budget_of(checked_name(top, game=found)) if top else None
    if top and crown is None:
        raise SetupError(f"level {LEVELS[-1]} thinks for so many seconds or simulations, as in sage:2 or seer:2000n; --top says {top!r}")
    file = out or Path(str(files(found.package).joinpath(FILE)))
    kept_levels(file)  # says what is wrong with it before anything is played
    team, screen = workers(jobs, ray), console(stderr=True)
    place = results or state_folder() / "ladder"
    try:
        with limited(limit):
            for count in counts:
                folder = place / f"{found.slug}-{count}{'-top' if crown else ''}"
                if crown is not None:
                    renewed, proved = crowned(Setting(found, count), crown, top_matches, seed, team, folder, _bar)
                    write_levels(file, count, renewed)
                    low, high = proved.interval()
                    said = f"{crown.bot} won {proved.win_share:.0%} ({low:.0%} to {high:.0%}) of {proved.matches} against level 9; rating {renewed[-1].rating}"
                    console().print(f"{found.title}, {count} seats: {said}", soft_wrap=True)
                else:
                    maker = Maker(Setting(found, count), matches, top_matches, seed, Level(seconds=seconds), team, folder, screen.print, _bar)
                    ladder = maker.make()
                    write_levels(file, count, ladder.levels)
                    console().print("\n".join((f"{found.title}, {count} seats: {ladder.verdict()}", "", *ladder.rows(), "")), soft_wrap=True)
                if results is None:
                    shutil.rmtree(folder)  # nobody asked for it to be kept, and a bot that has changed since would not be played again
    except KeyboardInterrupt:
        screen.print(f"Stopped. The same command continues; what was played is kept in {place}", soft_wrap=True)
        raise typer.Exit(130) from None


def _bar(matches: int, before: int) -> "AbstractContextManager[Progress]":
    from ridotto.cli.progress import progress_bar

    return progress_bar(matches, before)
