"""The divisions of a league: about equal in size, and who changes places between seasons."""

from collections.abc import Sequence
from itertools import pairwise


def divided(order: Sequence[str], size: int) -> list[list[str]]:
    """Divisions of about this size, the strongest first; their sizes differ by one at most."""
    if not order:
        return []
    count = max(1, round(len(order) / size))
    small, larger = divmod(len(order), count)
    cuts = [at * small + min(at, larger) for at in range(count + 1)]
    return [list(order[first:last]) for first, last in pairwise(cuts)]


def next_order(divisions: Sequence[Sequence[str]], moving: int) -> list[str]:
    """Everybody in the order for the next season, from the final standings of each division.

    The last `moving` of a division change places with the first of the one below it, as far as both have so many.
    """
    staying = [list(division) for division in divisions]
    for upper, lower in pairwise(range(len(staying))):
        above, below = divisions[upper], divisions[lower]
        # nobody can be promoted and relegated at once
        count = min(moving, len(above) // 2, len(below) // 2)
        if count:
            staying[upper] = [*staying[upper][:-count], *below[:count]]
            staying[lower] = [*above[-count:], *staying[lower][count:]]
    return [player for division in staying for player in division]
