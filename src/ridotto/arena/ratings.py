"""Ratings of bots from matches of two to five, by openskill's Plackett-Luce model.

Everybody begins at 25. Bots do not learn, so the model's allowance for change (tau) is 0. A bot that sits on several
seats is rated as that many equal players, and takes the mean of what they become. The interval is a bootstrap over
deals (their matches share a shuffle and must not be taken apart), or the model's own where that is wider: resamples of
deals that all went the same way say nothing.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import sqrt
from statistics import fmean, stdev

from openskill.models import PlackettLuce

from ridotto.arena.results import Played
from ridotto.engine.rng import Rng

MOST_RATED = 2000
"""Matches beyond these move a rating by less than its interval; rating all of a million would take minutes."""
RESAMPLED = 10_000
"""About how many matches all resamples together have: so many are rated in about a second."""
Z = 1.96
MIDDLE = 25.0
FEWEST, MOST = 20, 100


BETA = PlackettLuce().beta
"""How far apart ratings mean something: the model's unit."""


@dataclass(frozen=True)
class Rating:
    """A bot's rating, the `value`, with its 95% interval from `low` to `high`."""

    value: float
    low: float
    high: float


def rate(bots: Sequence[str], played: Sequence[Played]) -> dict[str, Rating]:
    """The rating of every bot."""
    met = [match for match in played[:MOST_RATED] if len(set(match.bots)) > 1]
    rated = _rated(bots, met)
    half = {bot: Z * sigma for bot, (_, sigma) in rated.items()}
    deals = [list(group) for _, group in groupby(met, lambda match: match.deal)]
    if len(deals) > 1:
        rng = Rng.from_seed("ratings")
        resamples = max(FEWEST, min(MOST, RESAMPLED // len(met)))
        drawn = [[match for _ in deals for match in deals[rng.below(len(deals))]] for _ in range(resamples)]
        again = [_rated(bots, sample) for sample in drawn]
        half = {bot: max(half[bot], Z * stdev(sample[bot][0] for sample in again)) for bot in bots}
    return {bot: Rating(mu, mu - half[bot], mu + half[bot]) for bot, (mu, _) in rated.items()}


def settled(strengths: Mapping[int, float], seats: int) -> dict[int, float]:
    """The ratings at which this model settles where matches never end, of players whose odds of winning are known.

    `strengths` are logarithms of odds. Few matches leave a rating near 25, whoever was met; odds do not.
    """
    middle = fmean(strengths.values())
    return {player: MIDDLE + BETA * sqrt(seats) * (strength - middle) for player, strength in strengths.items()}


def _rated(bots: Sequence[str], played: Sequence[Played]) -> dict[str, tuple[float, float]]:
    """The model's mu and sigma of every bot after these matches."""
    model = PlackettLuce(tau=0.0)
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for match in played:
        teams = [[ratings[bot]] for bot in match.bots]
        rated = model.rate(teams, ranks=[float(rank) for rank in match.outcome.ranks])
        for bot in set(match.bots):
            mine = [team[0] for team, name in zip(rated, match.bots, strict=True) if name == bot]
            ratings[bot] = model.rating(fmean(one.mu for one in mine), sqrt(fmean(one.sigma**2 for one in mine)), bot)
    return {bot: (rating.mu, rating.sigma) for bot, rating in ratings.items()}
