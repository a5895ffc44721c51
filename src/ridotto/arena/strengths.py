"""How strong bots are on one scale, from how often each beat others: what the next level of a ladder is chosen by.

The scale is the logarithm of odds: of two that differ by d, the stronger wins exp(d) matches for each that the other
wins. With more seats the odds hold against each opponent: one against K - 1 of the other wins r / (r + K - 1), r being
the odds (the model of Luce, as in the ratings). So 65% of two-seat matches is 38% with four seats.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import exp, log

TURNS = 2000
"""After so many turns strengths along a chain of twenty have settled."""

FLATTER = 0.7
"""How steep a curve goes on where nothing was measured: more thinking helps less and less."""


def odds(share: float) -> float:
    """The logarithm of the odds that belong to a share of two-seat matches."""
    return log(share / (1 - share))


def share_of(difference: float) -> float:
    """The share of two-seat matches that belongs to a difference in strength."""
    return 1 / (1 + exp(-difference))


def with_seats(share: float, seats: int) -> float:
    """The share that one against all others has with so many seats, where it has `share` with two."""
    return 1 / (1 + (seats - 1) * exp(-odds(share)))


def with_two(share: float, seats: int) -> float:
    """The share of two-seat matches that a share with so many seats is worth."""
    return share * (seats - 1) / (share * (seats - 1) + 1 - share)


@dataclass(frozen=True)
class Meeting:
    """One bot against another on all other seats; bots are known by their place on the path of levels."""

    upper: int
    lower: int
    wins: float
    matches: int


def strengths(meetings: Sequence[Meeting], seats: int) -> dict[int, float]:
    """The likeliest strengths (Hunter's algorithm for Luce's model); half a win is added to either side."""
    won: dict[int, float] = defaultdict(float)
    for met in meetings:
        won[met.upper] += met.wins + 0.5
        won[met.lower] += met.matches - met.wins + 0.5
    worth = dict.fromkeys(won, 1.0)
    for _ in range(TURNS):
        against: dict[int, float] = defaultdict(float)
        for met in meetings:
            each = (met.matches + 1) / (worth[met.upper] + (seats - 1) * worth[met.lower])
            against[met.upper] += each
            against[met.lower] += (seats - 1) * each
        worth = {place: won[place] / against[place] for place in worth}
    return {place: log(value) for place, value in worth.items()}


class Curve:
    """Strength by place, rising: straight between the places that were measured, and beyond the last less steep than before."""

    def __init__(self, meetings: Sequence[Meeting], seats: int) -> None:
        found = strengths(meetings, seats)
        self._known = list(zip(sorted(found), _rising([found[place] for place in sorted(found)]), strict=True))

    def at(self, place: float) -> float:
        """How strong whoever stands there is."""
        for (left, low), (right, high) in pairwise(self._known):
            if place <= right:
                return low + (high - low) * (place - left) / (right - left)
        return high + FLATTER * (high - low) * (place - right) / (right - left)

    def place(self, strength: float, first: int, last: int) -> int:
        """The place from `first` to `last` that comes nearest to a strength."""
        return min(range(first, last + 1), key=lambda place: abs(self.at(place) - strength))


def _rising(values: Sequence[float]) -> list[float]:
    """The nearest values that never fall: neighbours that do are replaced by their mean."""
    pools: list[list[float]] = []
    for value in values:
        pools.append([value])
        while len(pools) > 1 and sum(pools[-2]) / len(pools[-2]) > sum(pools[-1]) / len(pools[-1]):
            pools[-2:] = [pools[-2] + pools[-1]]
    return [sum(pool) / len(pool) for pool in pools for _ in pool]
