"""`ridotto simulate`: many matches between bots."""

from typing import TYPE_CHECKING, Annotated

import typer

from ridotto.cli.common import AsJson, EditionFile, GameName, Lang, Variant, console, language, read_edition, table, write_json

if TYPE_CHECKING:
    from ridotto.arena.simulate import Report
    from ridotto.engine.words import Words


def run_simulation(
    game: GameName,
    seats: Annotated[int, typer.Option("--seats", metavar="N", help="How many seats.", show_default=False)],
    matches: Annotated[int, typer.Option("--matches", metavar="K", help="How many matches.")] = 100,
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="Match i has the seed S/i.")] = "0",
    bots: Annotated[str, typer.Option("--bots", metavar="BOT,...", help="One bot for all seats, or one for each seat.")] = "random",
    jobs: Annotated[int, typer.Option("--jobs", metavar="J", help="How many processes.")] = 1,
    variant: Variant = "",
    edition: EditionFile = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Let bots play many matches and report scores, lengths and the balance of the seats."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from ridotto.arena.simulate import simulate
    from ridotto.engine.game import game_named

    found = game_named(game)
    words = found.words(language(lang))
    names = [name.strip() for name in bots.split(",")]
    chosen = read_edition(found, edition)
    screen = console(stderr=True)
    with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=screen, disable=not screen.is_terminal, transient=True) as bar:
        task = bar.add_task("", total=matches)
        report = simulate(found, seats, matches, seed, names, variant, chosen, jobs, lambda done: bar.update(task, completed=done))
    if as_json:
        write_json(report.as_json())
    else:
        _show(report, words, matches)
    if report.interrupted:
        raise typer.Exit(130)


def _show(report: "Report", words: "Words", wanted: int) -> None:
    screen = console()
    tally = report.tally
    if report.interrupted:
        screen.print(words("house-sim-interrupted", done=tally.matches, wanted=wanted), style="bold")
    if tally.matches == 0:
        return
    screen.print(words("house-sim-title", title=words("title"), seats=tally.seats, matches=tally.matches, seed=report.seed, edition=report.edition))
    grid = table(*(words(f"house-sim-{name}") for name in ("seat", "bot", "mean", "spread", "lowest", "highest", "wins", "interval")), left=2)
    for seat in range(tally.seats):
        low, high = tally.interval(seat)
        each = tally.each[seat]
        points = [f"{tally.mean_score(seat):.2f}", f"{tally.spread(seat):.2f}", str(each.lowest), str(each.highest)]
        grid.add_row(str(seat), report.bots[seat], *points, f"{tally.win_share(seat):.1%}", f"{low:.1%} - {high:.1%}")
    screen.print(grid)
    screen.print(words("house-sim-length", mean=round(tally.decisions / tally.matches, 1), shortest=tally.shortest, longest=tally.longest))
    screen.print(words("house-sim-limit", count=tally.by_limit))
    rates = {"matches": round(tally.matches / report.seconds), "decisions": round(tally.decisions / report.seconds)}
    screen.print(words("house-sim-speed", seconds=round(report.seconds, 2), jobs=report.jobs, **rates))
