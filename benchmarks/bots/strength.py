"""`python -m benchmarks.bots.strength`: how strong `seer` is, or `sage`, as rows of Markdown for docs/bots.md and docs/learning.md.

One bot against another on all other seats, seats rotated over the same shuffles. Every match is stored as it comes; the
same command continues, and with everything played it prints the rows at once.
"""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from ridotto import RidottoError
from ridotto.arena.contest import Contest, run
from ridotto.arena.limit import limited
from ridotto.arena.measure import searching_rate
from ridotto.arena.play import Setting
from ridotto.arena.results import Results
from ridotto.arena.shards import workers
from ridotto.cli.progress import progress_bar
from ridotto.engine.game import Game, game_named

HEADING = "| game | seats | bot | against | matches | share of wins | 95% | fair |\n|---|---|---|---|---|---|---|---|"
SEATS = "doge:3,doge:4,palazzo:2,palazzo:4,rialto:2,rialto:4,dogeship:2,dogeship:4,venice:2,venice:4"
PEERS = ("doge", "palazzo")
"""The games that OpenSpiel's search plays here."""


def main(
    games: Annotated[str, typer.Option(metavar="GAME:SEATS,...", help="Which games, with how many seats.")] = SEATS,
    bot: Annotated[str, typer.Option(metavar="seer|sage", help="Whom to measure.")] = "seer",
    against: Annotated[
        str, typer.Option(metavar="speed,greedy,random,seer,itself,openspiel", help="What to measure; `sage` also against `seer`, who thinks as long.")
    ] = "speed,greedy,random,itself,openspiel",
    seconds: Annotated[float, typer.Option(metavar="S", help="How long a bot thinks about a move; against itself it has a tenth.")] = 1.0,
    matches: Annotated[int, typer.Option(metavar="N", help="How many matches of each kind.")] = 200,
    seed: Annotated[str, typer.Option(metavar="S", help="The same seed gives the same shuffles.")] = "strength",
    jobs: Annotated[int, typer.Option(metavar="J", help="How many processes; more than there are cores would slow all bots down.")] = 1,
    limit: Annotated[float | None, typer.Option(metavar="SECONDS", help="Stop after so many seconds; the same command continues.")] = None,
    results: Annotated[Path, typer.Option(metavar="DIR", help="Where matches are stored.")] = Path("build/strength"),
) -> None:
    """Measure, and print rows of Markdown."""
    wanted = against.split(",")
    try:
        places = [(game_named(slug), int(seats)) for slug, _, seats in (place.partition(":") for place in games.split(","))]
        contests = [contest for game, count in places for contest in _contests(game, count, bot, wanted, seconds, matches, seed)]
        for contest in contests:
            contest.check()
    except (RidottoError, ValueError) as error:
        raise SystemExit(f"strength: {error}") from None
    if "speed" in wanted:
        print("| game | seats | simulations/s |\n|---|---|---|")
        for game, count in places:
            print(f"| {game.title} | {count} | {searching_rate(game, count):,.0f} |")
        print()
    print(HEADING)
    with limited(limit):
        for contest in contests:
            if not _row(contest, jobs, results):
                raise SystemExit(130)


def _contests(game: Game, seats: int, bot: str, wanted: list[str], seconds: float, matches: int, seed: str) -> Iterator[Contest]:
    """What is to be played with a game."""
    setting, ours = Setting(game, seats), f"{bot}:{seconds:g}"
    for other in wanted:
        if other in ("greedy", "random"):
            yield Contest(setting, (ours, other), matches, seed)
        elif other == "seer" != bot:
            yield Contest(setting, (ours, f"seer:{seconds:g}"), matches, seed)
        elif other == "itself":
            yield Contest(setting, (ours, f"{bot}:{seconds / 10:g}"), matches, seed)
        elif other == "openspiel" and game.slug in PEERS:
            from benchmarks.bots.openspiel import PEER, named

            yield Contest(setting, (ours, f"{PEER}{seconds:g}"), matches, seed, named=named)
        elif other not in ("speed", "openspiel"):
            raise ValueError(f"there is nothing called {other!r} to measure")


def _row(contest: Contest, jobs: int, folder: Path) -> bool:
    """Play a contest and print its row; False if it was interrupted."""
    setting, (ours, other) = contest.setting, contest.bots
    file = folder / f"{setting.game.slug}-{setting.seats}-{ours}-{other}.jsonl".replace(":", "")
    with closing(Results(file, contest.header())) as stored:
        before = sum(match < contest.matches for match in stored.played)
        with progress_bar(contest.matches, before) as progress:
            found = run(contest, workers(jobs), stored, progress)
    if found.played:
        mine = found.standings.bots[0]
        low, high = mine.interval()
        cells = (ours, other, len(found.played), f"{mine.win_share:.1%}", f"{100 * low:.0f}-{100 * high:.0f}%", f"{mine.fair_share:.0%}")
        print(f"| {setting.game.title} | {setting.seats} | {' | '.join(map(str, cells))} |", flush=True)
    return not found.interrupted


if __name__ == "__main__":
    typer.run(main)
