"""Who leads an event, and why: points for places, and what decides where points are equal.

At a table of any size the first gets 1 point, the last none, and the places between divide the difference evenly; who
shares a place shares its points. So a table of three and one of four count the same, and half a point is the average.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from ridotto.table.service.events.pairing import History

BYE_SHARE = 1.0  # for whoever had nobody to play with
VOID_SHARE = 0.5  # for everybody at a table whose match could not be ended
_SAME = 1e-9


@dataclass(frozen=True)
class Placed:
    """How somebody fared at a table."""

    player: str | None
    """None for a bot."""
    share: float
    place: int | None
    """From 1; None where nobody has one."""
    points: int | None
    """In the game."""


@dataclass(frozen=True)
class Played:
    """A table whose match is over, or a bye."""

    round: int
    seats: Sequence[Placed]

    @property
    def is_bye(self) -> bool:
        """Whether somebody had nobody to play with."""
        return len(self.seats) == 1


@dataclass(frozen=True)
class Standing:
    """A player in the standings."""

    player: str
    place: int
    """From 1; shared by those whom nothing tells apart."""
    points: float
    strength: float
    """What the opponents have, on average at each table, summed up."""
    wins: int
    part: float
    """The player's part of all points of the game at the tables, on average."""
    direct: float
    """Points at the tables with those who are equal in all of that."""
    shares: Mapping[int, float] = field(default_factory=dict)
    """Points by round."""


def shares(places: Sequence[int]) -> list[float]:
    """The points for places from 1 at one table, by seat; equal places share what they would have had one after the other."""
    count = len(places)
    if count == 1:
        return [1.0]
    worth = [(count - 1 - at) / (count - 1) for at in range(count)]
    found = []
    for place in places:
        first = sum(other < place for other in places)
        equal = places.count(place)
        found.append(sum(worth[first : first + equal]) / equal)
    return found


def standings(players: Iterable[str], played: Sequence[Played]) -> list[Standing]:
    """The standings after these matches, the leader first."""
    everybody = list(players)
    by_round: dict[str, dict[int, float]] = {player: {} for player in everybody}
    tables: dict[str, list[Played]] = {player: [] for player in everybody}
    for table in played:
        for each in table.seats:
            if each.player in by_round:
                by_round[each.player][table.round] = by_round[each.player].get(table.round, 0.0) + each.share
                tables[each.player].append(table)
    points = {player: sum(of.values()) for player, of in by_round.items()}
    rows = {
        player: (
            points[player],
            _strength(player, tables[player], points),
            sum(not table.is_bye and _own(table, player).place == 1 for table in tables[player]),
            _part(player, tables[player]),
        )
        for player in everybody
    }
    equal: dict[tuple[float, ...], list[str]] = defaultdict(list)
    for player, row in rows.items():
        equal[_rounded(row)].append(player)
    direct = {player: _direct(player, among, tables[player]) for among in equal.values() for player in among}
    keys = {player: (*_rounded(rows[player]), round(direct[player], 6)) for player in everybody}
    ordered = sorted(everybody, key=lambda player: tuple(-value for value in keys[player]))
    return [Standing(player, 1 + sum(keys[other] > keys[player] for other in everybody), *rows[player], direct[player], by_round[player]) for player in ordered]


def _rounded(row: Sequence[float]) -> tuple[float, ...]:
    """Values as they are compared: thirds of points add up."""
    return tuple(round(value, 6) for value in row)


def _own(table: Played, player: str) -> Placed:
    return next(each for each in table.seats if each.player == player)


def _strength(player: str, tables: Sequence[Played], points: Mapping[str, float]) -> float:
    found = 0.0
    for table in tables:
        others = [points[each.player] for each in table.seats if each.player is not None and each.player != player and each.player in points]
        found += sum(others) / len(others) if others else 0.0
    return found


def _part(player: str, tables: Sequence[Played]) -> float:
    parts = []
    for table in tables:
        scores = [each.points for each in table.seats]
        if not table.is_bye and None not in scores:
            lowest = min(0, *(score for score in scores if score is not None))  # points below zero would turn the parts around
            whole = sum(score - lowest for score in scores if score is not None)
            parts.append(((_own(table, player).points or 0) - lowest) / whole if whole > _SAME else 1 / len(scores))
    return sum(parts) / len(parts) if parts else 0.0


def _direct(player: str, among: Sequence[str], tables: Sequence[Played]) -> float:
    if len(among) == 1:
        return 0.0
    rivals = set(among) - {player}
    return sum(_own(table, player).share for table in tables if any(each.player in rivals for each in table.seats))


def history(players: Sequence[str], played: Sequence[Played]) -> History:
    """What pairing needs to know of the matches so far."""
    points: dict[str, float] = dict.fromkeys(players, 0.0)
    met: dict[frozenset[str], int] = defaultdict(int)
    sat: dict[tuple[str, int], int] = defaultdict(int)
    byes: dict[str, int] = defaultdict(int)
    for table in played:
        people = [each.player for each in table.seats if each.player is not None]
        for seat, each in enumerate(table.seats):
            if each.player is None:
                continue
            points[each.player] = points.get(each.player, 0.0) + each.share
            if table.is_bye:
                byes[each.player] += 1
            else:
                sat[each.player, seat] += 1
        for one, other in combinations(people, 2):
            met[frozenset((one, other))] += 1
    return History(points, met, sat, byes)
