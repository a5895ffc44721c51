"""Who sits where in which match of an arena.

A deal is one shuffle and one group of bots around the table, played once for each rotation of the group, so that every
bot sits on every seat with the same shuffle. Which bots are a group:

- As many bots as seats: one group. The order around the table changes from deal to deal.
- More bots than seats: every choice of so many bots is a group. All groups play the same shuffle, then the next.
- Fewer bots than seats: the first bot sits once, the others fill the remaining seats, as evenly as possible, and take
  turns at who sits once more. So `seer,greedy` with four seats is one seer against three greedies.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, permutations

from ridotto.bots import BOTS
from ridotto.engine.errors import SetupError
from ridotto.engine.rng import Rng

MOST_ORDERS = 24
"""How many orders around the table are gone through; more add nothing."""


@dataclass(frozen=True)
class Seating:
    """One match: the numbers of its `deal` and its `shuffle`, and the `bots` by seat."""

    deal: int
    shuffle: int
    bots: tuple[str, ...]


class Schedule:
    """The matches of an arena, numbered from 0. The numbering does not depend on how many are played."""

    def __init__(self, bots: Sequence[str], seats: int, seed: str) -> None:
        if len(bots) < 2:
            raise SetupError(f"an arena needs two bots or more, as in --bots {BOTS[1]},{BOTS[0]}")
        if len(bots) != seats and len(set(bots)) < len(bots):
            raise SetupError(f"a bot is named twice; that is possible only if there is one bot for each of the {seats} seats")
        self.seats = seats
        """How many seats a match has."""
        self.seed = seed
        """What all shuffles follow from."""
        groups = _groups(bots, seats)
        rng = Rng.from_seed(f"{seed}/groups")
        # in random order, so that an arena that stops before all have played favours nobody
        self._groups = [groups.pop(rng.below(len(groups))) for _ in range(len(groups))]
        self.bots = tuple(dict.fromkeys(bots))
        """The bots, each once, in the order in which they were named."""

    @property
    def groups(self) -> int:
        """After how many deals every group has played as often as every other."""
        return len(self._groups)

    def seating(self, match: int) -> Seating:
        """Who plays a match."""
        deal, rotation = divmod(match, self.seats)
        shuffle, group = divmod(deal, len(self._groups))
        orders = _orders(self._groups[group])
        order = orders[shuffle % len(orders)]
        return Seating(deal, shuffle, order[rotation:] + order[:rotation])

    def seeds(self, match: int) -> tuple[str, str]:
        """The seed of a match's shuffle, and that of its bots' random numbers."""
        seating = self.seating(match)
        return f"{self.seed}/{seating.shuffle}", f"{self.seed}/{seating.deal}/{match % self.seats}/bots"


def _groups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    first, others = bots[0], list(bots[1:])
    free = seats - 1
    return [(first, *((others[at:] + others[:at]) * free)[:free]) for at in range(len(others) if free % len(others) else 1)]


@lru_cache(256)
def _orders(group: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The different orders around a table, whoever sits first."""
    found: list[tuple[str, ...]] = []
    seen: set[tuple[str, ...]] = set()
    for rest in permutations(group[1:]):
        order = (group[0], *rest)
        if order not in seen:
            found.append(order)
            seen.update(order[at:] + order[:at] for at in range(len(order)))
        if len(found) == MOST_ORDERS:
            break
    return found
