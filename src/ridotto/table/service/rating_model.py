"""How ratings are calculated: openskill's Plackett-Luce model, for two to five players of whom several may be tied.

People begin in the middle, at mu 25, and their ratings move as the model says. The levels of bots are on the same scale.
One that was measured in the arena is anchored: it does not learn, thousands of matches say how strong it is, and a fixed
point keeps the numbers of one year comparable with those of the next. One that was not measured begins where levels of
its number usually are, and moves as people do, from a smaller sigma and so more slowly.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from math import sqrt
from statistics import fmean
from typing import TYPE_CHECKING

from ridotto.bots.levels import levels
from ridotto.bots.named import level_of
from ridotto.engine.game import game_named
from ridotto.table.store.results import Rating, Result

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

NEW: Rating = (25.0, 25.0 / 3)
"""Somebody who has played no rated match."""
SETTLED = 6.0
"""A rating is provisional until its sigma is below this: for six matches against levels that were measured, and some fifteen among people who are all new."""
ANCHORED = 1.0
"""The sigma of levels that were measured."""
UNMEASURED = 4.0
"""The sigma of those that were not, at first."""
TYPICAL = (5.0, 10.0, 16.0, 20.0, 24.0, 27.0, 31.0, 34.0, 38.0, 46.0)
"""Where levels 1 to 10 are in the games that were measured, on average."""


@cache
def _model() -> "PlackettLuce":
    from openskill.models import PlackettLuce  # only where there are rated matches

    return PlackettLuce()


def is_settled(sigma: float) -> bool:
    """Whether a rating is more than provisional."""
    return sigma < SETTLED


def level_rating(bot: str, game: str, seats: int) -> tuple[Rating, bool]:
    """The rating with which a level begins, and whether it is anchored."""
    level = level_of(bot)
    measured = levels(game_named(game), seats)[level - 1].rating
    return ((TYPICAL[level - 1], UNMEASURED), False) if measured is None else ((measured, ANCHORED), True)


def rate(result: Result, ratings: Mapping[str, Rating]) -> Result:
    """A rated match with the ratings of its players before and after it; `ratings` are those of players who have one.

    A level that sits on several seats takes the mean of what it becomes there.
    """
    begun = {seat.player: level_rating(seat.bot, result.game, len(result.seats)) if seat.bot else (NEW, False) for seat in result.seats}
    before = {player: first if fixed else ratings.get(player, first) for player, (first, fixed) in begun.items()}
    model = _model()
    teams = [[model.rating(*before[seat.player])] for seat in result.seats]
    rated = model.rate(teams, ranks=[float(seat.place) for seat in result.seats])
    became: dict[str, list[Rating]] = {}
    for seat, team in zip(result.seats, rated, strict=True):
        became.setdefault(seat.player, []).append((team[0].mu, team[0].sigma))
    after = {player: before[player] if begun[player][1] else _mean(found) for player, found in became.items()}
    return replace(result, seats=[replace(seat, before=before[seat.player], after=after[seat.player]) for seat in result.seats])


def _mean(found: list[Rating]) -> Rating:
    return found[0] if len(found) == 1 else (fmean(mu for mu, _ in found), sqrt(fmean(sigma**2 for _, sigma in found)))
