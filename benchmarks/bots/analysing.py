"""`python -m benchmarks.bots.analysing`: how long the analysis of a whole match takes, of one core, in every game."""

from time import process_time

from rich.console import Console
from rich.progress import track
from rich.table import Table

from ridotto.bots.analysis import analyse
from ridotto.engine.game import Game, all_games
from ridotto.engine.match import Match
from ridotto.engine.rng import Rng


def main() -> None:
    """A match by the games' own advice, with the fewest seats (alone excepted) and the most."""
    table = Table("game", "seats", "decisions", "seconds", "dearest", title="Analysing a whole match")
    settings = [(game, seats) for game in all_games().values() for seats in sorted({min(count for count in game.seats if count > 1), max(game.seats)})]
    for game, seats in track(settings, "analysing", transient=True):
        start, end = advised(game, seats)
        began = process_time()
        found = analyse(start, end)
        took = process_time() - began
        dearest = found.dearest()
        table.add_row(game.title, str(seats), str(len(found.decisions)), f"{took:.0f}", f"{100 * dearest[0].look.cost:.0f} %" if dearest else "-")
    Console().print(table)


def advised(game: Game, seats: int) -> tuple[Match, Match]:
    """A match as it began and as it ended."""
    start, rng = Match.new(game, seats, "analysis"), Rng.from_seed("advice")
    end = start.clone()
    while not end.over:
        seat = end.actors()[0]
        end.play(seat, int(game.advice.advise(end.imagine(seat, rng), seat, rng)))
    return start, end


if __name__ == "__main__":
    main()
