"""`ridotto bench`: how fast this installation is."""

from math import inf
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ridotto.cli.common import AsJson, Lang, console, language, table, write_json
from ridotto.engine.errors import SetupError

if TYPE_CHECKING:
    from ridotto.arena.bench import Result
    from ridotto.engine.words import Words

UNDISTURBED = 0.95
"""Below this share of a core the figures say more about other programs than about Ridotto."""


def run_bench(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Which games; without any, all of them.", show_default=False)] = None,
    as_json: AsJson = False,
    seconds: Annotated[float, typer.Option("--seconds", metavar="T", help="How long to measure each figure, each time.")] = 0.5,
    repeats: Annotated[int, typer.Option("--repeats", metavar="R", help="How often to measure each figure.")] = 5,
    lang: Lang = None,
) -> None:
    """Measure random play, clones and imagined states, compiled beside interpreted, each in one process."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    from ridotto.arena.bench import bench, machine
    from ridotto.engine.game import all_games, game_named
    from ridotto.engine.words import load_words

    words = load_words(language(lang))
    if not 0 < seconds < inf or repeats < 1:
        raise SetupError(f"--seconds must be above 0 and finite, and --repeats at least 1; asked for {seconds} and {repeats}")
    chosen = [game_named(slug) for slug in games] if games else list(all_games().values())
    screen = console(stderr=True)
    results: list[Result] = []
    interrupted = False
    with Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), console=screen, disable=not screen.is_terminal, transient=True) as bar:
        task = bar.add_task(words("house-bench-running"), total=2 * len(chosen))
        try:
            for result in bench(chosen, seconds, repeats):
                results.append(result)
                bar.advance(task)
        except KeyboardInterrupt:
            interrupted = True
    if as_json:
        write_json({"machine": machine(), "seconds": seconds, "interrupted": interrupted, "results": [result.as_json() for result in results]})
    else:
        _show(results, machine(), words)
    if interrupted:
        raise typer.Exit(130)


def _show(results: "list[Result]", machine: dict[str, Any], words: "Words") -> None:
    from ridotto.arena.measure import FIGURES

    screen = console()
    screen.print(", ".join(f"{name} {value}" for name, value in machine.items() if value is not None), soft_wrap=True)
    if results and all(result.build == "interpreted" for result in results):
        screen.print(words("house-bench-only"), style="bold")
    share = min((result.cpu_share for result in results), default=1.0)
    if share < UNDISTURBED:
        screen.print(words("house-bench-disturbed", percent=round(100 * share)), style="bold")
    for game in dict.fromkeys(result.game for result in results):
        builds = [result for result in results if result.game == game]
        grid = table(words("house-bench-figure"), *(words(f"house-build-{result.build}") for result in builds))
        for figure in FIGURES:
            grid.add_row(words(f"house-bench-{figure.replace('_', '-')}"), *(_cell(result.samples[figure], result.median(figure)) for result in builds))
        grid.add_row(words("house-bench-memory"), *(_memory(result) for result in builds))
        screen.print()
        screen.print(words("house-bench-game", game=game, seats=builds[0].seats, repeats=len(builds[0].samples[FIGURES[0]])), style="bold")
        screen.print(grid)


def _cell(samples: list[float], middle: float) -> str:
    return f"{_short(middle)} ({_short(min(samples))} - {_short(max(samples))})"


def _short(rate: float) -> str:
    """A rate with three digits, all that such figures are worth: 4.44M, 184k, 9.18k, 12.3."""
    for size, letter in ((1e6, "M"), (1e3, "k")):
        if rate >= size:
            return f"{rate / size:.{max(0, 2 - int(rate / size >= 10) - int(rate / size >= 100))}f}{letter}"
    return f"{rate:.3g}"


def _memory(result: "Result") -> str:
    return "-" if result.growth is None else f"{result.growth / 1024:,.0f} KiB / {result.clones:,}"
