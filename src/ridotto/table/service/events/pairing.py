"""Who meets whom in a round: tables of two to five seats, from what has been played so far.

Swiss rounds bring together players with about the same points who have not met; a round robin lets everybody meet
everybody as equally as possible. Everything follows from the players, the history and a seed, and takes a number of steps
that depends on how many players there are, never on luck.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import TypeVar

from ridotto.engine.rng import Rng

FEWEST = 2  # players at a table
EXACT = 14  # players at tables of two for whom every pairing is looked at
NEAR = 60  # places in the order within which players are exchanged, where there are many
SWEEPS = 12  # over all exchanges, before a new beginning
BEGINNINGS = 6  # as long as somebody would meet again; of few players the best of all
FEW = 100  # players
WEIGHT_MET = 1000.0  # of meeting again, against the square of a difference of points
BYE = None
"""In place of an opponent in `circle`: nobody."""

T = TypeVar("T")


@dataclass(frozen=True)
class History:
    """What has been played so far."""

    points: Mapping[str, float] = field(default_factory=dict)
    """By player; nothing counts as none."""
    met: Mapping[frozenset[str], int] = field(default_factory=dict)
    """How often two players have sat at one table."""
    sat: Mapping[tuple[str, int], int] = field(default_factory=dict)
    """How often a player has had a seat."""
    byes: Mapping[str, int] = field(default_factory=dict)
    """How often a player had nobody to play with."""


@dataclass(frozen=True)
class Round:
    """A round: for each table the players by seat, None where a bot sits; and who has nobody to play with."""

    tables: Sequence[Sequence[str | None]]
    byes: Sequence[str] = ()


# ---- how many sit where ----


def table_sizes(players: int, seats: int, allowed: Collection[int], bots: bool) -> tuple[list[int], int]:
    """The numbers of people at the tables, and how many players are left over.

    Sizes differ by one at most, as near to `seats` as the game allows; a match of two stays one of two. Where somebody
    would be left over and bots may play, the tables have about as many people each, and bots sit where there are too few.
    """
    for left in range(players + 1):
        if left and bots:
            return _balanced(players, -(-players // seats)), 0
        found = [sizes for count in range(1, (players - left) // FEWEST + 1) if _fits(sizes := _balanced(players - left, count), seats, allowed)]
        if found:
            return min(found, key=lambda sizes: (abs(sizes[0] - seats) + abs(sizes[-1] - seats), -sizes[0])), left
    return [], players


def _balanced(players: int, tables: int) -> list[int]:
    small, larger = divmod(players, tables)
    return [small + 1] * larger + [small] * (tables - larger)


def _fits(sizes: Sequence[int], seats: int, allowed: Collection[int]) -> bool:
    return all(size in _possible(seats, allowed) for size in sizes)


def _possible(seats: int, allowed: Collection[int]) -> list[int]:
    """The sizes that tables can have."""
    return [FEWEST] if seats == FEWEST else sorted(size for size in allowed if size >= FEWEST)


# ---- systems ----


def swiss(players: Sequence[str], history: History, seats: int, allowed: Collection[int], bots: bool, seed: str) -> Round:
    """A round in which players of about the same points meet, and nobody again where that can be avoided."""
    rng = Rng.from_seed(seed)
    drawn = _shuffled(players, rng)
    sizes, left = table_sizes(len(drawn), seats, allowed, bots)
    resting = sorted(drawn, key=lambda player: (history.byes.get(player, 0), history.points.get(player, 0.0)))[:left]
    ranked = sorted((player for player in drawn if player not in resting), key=lambda player: -history.points.get(player, 0.0))
    costs = _Costs(ranked, history.points, history.met)
    possible = _possible(seats, allowed)
    return Round([_seated(table, possible, history, rng) for table in _grouped(ranked, sizes, costs, rng)], resting)


def robin(players: Sequence[str], history: History, seats: int, allowed: Collection[int], bots: bool, seed: str) -> Round:
    """A round after which everybody has met everybody as equally as possible, whatever the points."""
    return swiss(players, History({}, history.met, history.sat, history.byes), seats, allowed, bots, seed)


def circle(players: Sequence[str], number: int) -> list[tuple[str, str | None]]:
    """Round `number`, from 1, of the round robin of two: after as many rounds as there are others, everybody has met everybody once.

    One player stays where he is, and the others move on by one place around a circle.
    """
    places: list[str | None] = [*players, *([BYE] if len(players) % 2 else [])]
    turned = (number - 1) % max(len(places) - 1, 1)
    around = places[1:]
    around = around[len(around) - turned :] + around[: len(around) - turned]
    line = [places[0], *around]
    pairs = [(line[at], line[-1 - at]) for at in range(len(line) // 2)]
    return [(one, other) if one is not None else (str(other), BYE) for one, other in pairs]


def circle_round(players: Sequence[str], playing: Collection[str], number: int, history: History, bots: bool, seed: str) -> Round:
    """The same as a round; whoever should meet somebody who no longer plays has nobody to play with, or a bot."""
    rng = Rng.from_seed(seed)
    pairs = [[player for player in pair if player is not None and player in playing] for pair in circle(players, number)]
    alone = [pair[0] for pair in pairs if len(pair) == 1]
    tables = [_seated(pair, [FEWEST], history, rng) for pair in pairs if len(pair) == FEWEST or (bots and pair)]
    return Round(tables, () if bots else alone)


def circle_rounds(players: int) -> int:
    """How many rounds the round robin of two has."""
    return players - 1 + players % 2


# ---- groups ----


class _Costs:
    """How bad it is that players sit at one table."""

    def __init__(self, players: Sequence[str], points: Mapping[str, float], met: Mapping[frozenset[str], int]) -> None:
        at = {player: number for number, player in enumerate(players)}
        self._points = [points.get(player, 0.0) for player in players]
        self._met: list[dict[int, float]] = [{} for _ in players]
        for pair, times in met.items():
            if len(pair) == FEWEST and all(player in at for player in pair):
                one, other = (at[player] for player in pair)
                # the second meeting again is worse than the first
                self._met[one][other] = self._met[other][one] = WEIGHT_MET * times * times

    def pair(self, one: int, other: int) -> float:
        """For two players, by their places in the order."""
        difference = self._points[one] - self._points[other]
        return difference * difference + self._met[one].get(other, 0.0)

    def joining(self, one: int, others: Sequence[int], without: int) -> float:
        """For a player and all others at a table but one."""
        return sum(self.pair(one, other) for other in others if other != without)

    def whole(self, tables: Sequence[Sequence[int]]) -> float:
        """For a whole round."""
        return sum(self.pair(one, other) for table in tables for one, other in combinations(table, 2))

    def met_again(self, tables: Sequence[Sequence[int]]) -> bool:
        """Whether two have met before."""
        return any(other in self._met[one] for table in tables for one, other in combinations(table, 2))


def _grouped(ranked: Sequence[str], sizes: Sequence[int], costs: _Costs, rng: Rng) -> list[list[str]]:
    """The players of each table: cut from the ranking, then improved."""
    if not ranked:
        return []
    if len(ranked) <= EXACT and set(sizes) == {FEWEST}:
        found = _best_pairs(len(ranked), costs)
    else:
        found = _improved(_cut(range(len(ranked)), sizes), costs)
        for beginning in range(1, BEGINNINGS):
            if len(ranked) > FEW and not costs.met_again(found):
                break
            again = _improved(_cut(_loosened(len(ranked), beginning * max(sizes), rng), sizes), costs)
            found = min(found, again, key=costs.whole)
    return [[ranked[at] for at in table] for table in found]


def _cut(order: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    ends = [sum(sizes[: at + 1]) for at in range(len(sizes))]
    return [list(order[end - size : end]) for end, size in zip(ends, sizes, strict=True)]


def _loosened(players: int, places: int, rng: Rng) -> list[int]:
    """The order with everybody moved by a few places at most: from a whole shuffle, equals would not find together again."""
    return sorted(range(players), key=[at + rng.below(places + 1) for at in range(players)].__getitem__)


def _best_pairs(players: int, costs: _Costs) -> list[list[int]]:
    """The cheapest way to make pairs of an even number of players: of each set of players the best, smaller sets first."""
    best: dict[int, tuple[float, int, int]] = {0: (0.0, 0, 0)}
    for group in range(1, 1 << players):
        if group.bit_count() % 2:
            continue
        one = group.bit_length() - 1
        rest = group ^ (1 << one)
        best[group] = min((best[rest ^ (1 << other)][0] + costs.pair(one, other), one, other) for other in range(one) if rest >> other & 1)
    pairs, left = [], (1 << players) - 1
    while left:
        _, one, other = best[left]
        pairs.append([other, one])
        left ^= 1 << one | 1 << other
    return sorted(pairs)


def _improved(tables: list[list[int]], costs: _Costs) -> list[list[int]]:
    """Exchange two players at a time as long as the round gets better by it."""
    where = {player: at for at, table in enumerate(tables) for player in table}
    count = len(where)
    near = count if count <= 2 * NEAR else NEAR
    for _ in range(SWEEPS):
        better = False
        for one in range(count):
            for other in range(one + 1, min(one + near + 1, count)):
                here, there = where[one], where[other]
                if here == there:
                    continue
                now = costs.joining(one, tables[here], one) + costs.joining(other, tables[there], other)
                then = costs.joining(one, tables[there], other) + costs.joining(other, tables[here], one)
                if then < now - 1e-9:
                    tables[here][tables[here].index(one)], tables[there][tables[there].index(other)] = other, one
                    where[one], where[other] = there, here
                    better = True
        if not better:
            break
    return tables


# ---- seats ----


def _seated(players: Sequence[str], sizes: Sequence[int], history: History, rng: Rng) -> list[str | None]:
    """The players by seat, so that nobody always has the same one; bots sit behind them where they are too few."""
    drawn = _shuffled(players, rng)

    def worn(order: Sequence[str]) -> int:
        return sum(history.sat.get((player, seat), 0) for seat, player in enumerate(order))

    order = min(permutations(drawn), key=worn)
    size = next(size for size in sizes if size >= len(order))
    return [*order, *([None] * (size - len(order)))]


def _shuffled(items: Sequence[T], rng: Rng) -> list[T]:
    drawn = list(items)
    for last in range(len(drawn) - 1, 0, -1):
        other = rng.below(last + 1)
        drawn[last], drawn[other] = drawn[other], drawn[last]
    return drawn
