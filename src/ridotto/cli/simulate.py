"""`ridotto simulate`: many matches between bots."""

from typing import TYPE_CHECKING, Annotated

import typer

from ridotto.cli.common import AsJson, EditionFile, GameName, Jobs, Lang, Variant, console, language, read_edition, table, write_json

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from ridotto.arena.simulate import Report
    from ridotto.arena.tally import Tally
    from ridotto.engine.game import Game
    from ridotto.engine.words import Words


def run_simulation(
    game: GameName,
    seats: Annotated[int, typer.Option("--seats", metavar="N", help="How many seats.", show_default=False)],
    matches: Annotated[int, typer.Option("--matches", metavar="K", help="How many matches.")] = 100,
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="Match i has the seed S/i.")] = "0",
    bots: Annotated[str, typer.Option("--bots", metavar="BOT,...", help="One bot for all seats, or one for each seat.")] = "random",
    jobs: Jobs = 1,
    variant: Variant = "",
    edition: EditionFile = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Let bots play many matches and report scores, lengths and the balance of the seats."""
    from ridotto.arena.simulate import simulate
    from ridotto.cli.progress import progress_bar
    from ridotto.engine.game import game_named

    found = game_named(game)
    words = found.words(language(lang))
    names = [name.strip() for name in bots.split(",")]
    chosen = read_edition(found, edition)
    with progress_bar(matches) as progress:
        report = simulate(found, seats, matches, seed, names, variant, chosen, jobs, progress)
    if as_json:
        write_json(report.as_json())
    else:
        _show(report, words, matches)
    if report.interrupted:
        raise typer.Exit(130)


def _show(report: "Report", words: "Words", wanted: int) -> None:
    screen = console()
    tally, setting = report.tally, report.setting
    if report.interrupted:
        screen.print(words("house-sim-interrupted", done=tally.matches, wanted=wanted), style="bold")
    if tally.matches == 0:
        return
    screen.print(words("house-sim-title", title=words("title"), seats=tally.seats, matches=tally.matches, seed=report.seed, edition=setting.edition_name))
    grid = table(*(words(f"house-sim-{name}") for name in ("seat", "bot", "mean", "spread", "lowest", "highest", "wins", "interval")), left=2)
    for seat in range(tally.seats):
        low, high = tally.interval(seat)
        each = tally.each[seat]
        points = [f"{tally.mean_score(seat):.2f}", f"{tally.spread(seat):.2f}", str(each.lowest), str(each.highest)]
        grid.add_row(str(seat), report.bots[seat], *points, f"{tally.win_share(seat):.1%}", f"{low:.1%} - {high:.1%}")
    screen.print(grid)
    part = setting.game.points_part
    screen.print(words("house-sim-counted", part=words(f"score-{part}")) if part else words("house-sim-points"))
    screen.print(_parts(report, words))
    screen.print(words("house-sim-length", mean=round(tally.decisions / tally.matches, 1), shortest=tally.shortest, longest=tally.longest))
    show_course(tally, setting.game, words, screen)
    rates = {"matches": round(tally.matches / report.seconds), "decisions": round(tally.decisions / report.seconds)}
    screen.print(words("house-sim-speed", seconds=round(report.seconds, 2), jobs=report.jobs, **rates))


def _parts(report: "Report", words: "Words") -> "Table":
    """What the points are made of, on average, or what people count instead of points."""
    tally = report.tally
    parts = [tally.mean_parts(seat) for seat in range(tally.seats)]
    grid = table(words("house-sim-part"), *(str(seat) for seat in range(tally.seats)))
    for name in parts[0]:
        grid.add_row(words(f"score-{name}"), *(f"{of_seat[name]:.2f}" for of_seat in parts))
    return grid


def show_course(tally: "Tally", game: "Game", words: "Words", screen: "Console") -> None:
    """Say how many rounds matches had and how they ended."""
    from ridotto.arena.play import end_in_words

    if tally.rounds:
        ten, ninety = tally.rounds_at(0.1), tally.rounds_at(0.9)
        screen.print(
            words("house-sim-rounds", mean=round(tally.mean_rounds(), 1), shortest=min(tally.rounds), longest=max(tally.rounds), ten=ten, ninety=ninety)
        )
    for name, count in tally.ended_by.most_common():
        screen.print(words("house-sim-end", end=end_in_words(game, name, words), count=count, share=f"{count / tally.matches:.1%}"))
