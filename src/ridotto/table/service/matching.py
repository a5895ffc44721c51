"""Who plays with whom: a pure function of the tickets of those who wait.

The oldest ticket is served first. It gets a full table as soon as enough others want the same; once it has waited long
enough, or asks for it, a table with everybody who fits so far, and bots on the other seats. Nobody is at a table with
somebody whom either of them has blocked, or who is too strong or too weak for one who wants to play with equals.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from zlib import crc32

ANY_GAME = ""
ANY_SEATS = 0
NEAR = 6.0
"""How far apart the ratings of equals may be, in the scale of the ratings of bots' levels."""
NEAR_GROWS = 0.15  # for each second of waiting: after a minute more counts as equal
LOOKED_AT = 20
"""So many tickets are looked at to fill a table: if all of them are unfit, later tickets get a table of their own first."""

Offered = Mapping[str, Sequence[int]]
"""The games, and for each the numbers of seats, the most usual first."""


@dataclass(frozen=True)
class Shape:
    """What everybody at a table has to agree on."""

    game: str
    seats: int
    pace: str


@dataclass(frozen=True)
class Wish:
    """What somebody wants to play."""

    game: str
    """Empty for any."""
    seats: int
    """0 for any number."""
    pace: str
    near: bool = False
    """Whether only with people about as strong."""

    def shapes(self, offered: Offered) -> list[Shape]:
        """All tables that would do."""
        games = offered if self.game == ANY_GAME else {self.game} & set(offered)
        return [Shape(game, seats, self.pace) for game in games for seats in offered[game] if self.seats in (ANY_SEATS, seats)]


@dataclass(frozen=True)
class Ticket:
    """Somebody who waits."""

    id: str
    wish: Wish
    since: float
    bots: bool = False
    """Whether bots may come at once."""
    member: str | None = None
    rating: float | None = None


@dataclass(frozen=True)
class Group:
    """People who play together. Seats that are left are for bots."""

    shape: Shape
    tickets: Sequence[Ticket]
    """The oldest first."""


Fits = Callable[[Ticket, Ticket], bool]


def find_groups(tickets: Sequence[Ticket], at: float, patience: float, offered: Offered, blocked: Mapping[str, frozenset[str]]) -> list[Group]:
    """The tables to open now; every ticket is in one of them at most. `blocked` has for each member whom they have blocked."""
    waiting = sorted(tickets, key=lambda each: (each.since, each.id))
    shapes = {wish: wish.shapes(offered) for wish in {each.wish for each in waiting}}
    wanting: dict[Shape, list[Ticket]] = {}
    place: dict[tuple[Shape, str], int] = {}
    for ticket in waiting:
        for shape in shapes[ticket.wish]:
            place[shape, ticket.id] = len(wanting.setdefault(shape, []))
            wanting[shape].append(ticket)
    taken: set[str] = set()
    found: list[Group] = []

    def fits(one: Ticket, other: Ticket) -> bool:
        return not are_apart(one, other, blocked) and _near(one, other, at) and _near(other, one, at)

    for first in waiting:
        if first.id in taken:
            continue
        due = first.bots or at - first.since >= patience
        unfit: set[str] = set()
        # whoever is older has looked at this one already, and was not full
        starts = [(shape, 0 if due else place[shape, first.id] + 1) for shape in _turned(first, shapes[first.wish])]
        groups = [_gather(first, shape, wanting[shape], start, taken, unfit, fits) for shape, start in starts]
        best = max(groups, key=lambda each: (_is_full(each), len(each.tickets)), default=None)
        if best is not None and (due or _is_full(best)):
            found.append(best)
            taken.update(ticket.id for ticket in best.tickets)
    return found


def may_meet(one: Ticket, other: Ticket, offered: Offered, blocked: Mapping[str, frozenset[str]]) -> bool:
    """Whether two tickets can come to the same table, as far as wishes and blocks go."""
    return not are_apart(one, other, blocked) and not set(one.wish.shapes(offered)).isdisjoint(other.wish.shapes(offered))


def are_apart(one: Ticket, other: Ticket, blocked: Mapping[str, frozenset[str]]) -> bool:
    """Whether one of two has blocked the other."""
    if one.member is None or other.member is None:
        return False
    return other.member in blocked.get(one.member, ()) or one.member in blocked.get(other.member, ())


def _near(one: Ticket, other: Ticket, at: float) -> bool:
    """Whether the other is as strong as this one wishes; who has no rating is."""
    if not one.wish.near or one.rating is None or other.rating is None:
        return True
    return abs(one.rating - other.rating) <= NEAR + NEAR_GROWS * max(0.0, at - one.since)


def _gather(first: Ticket, shape: Shape, wanting: Sequence[Ticket], start: int, taken: set[str], unfit: set[str], fits: Fits) -> Group:
    """This one, and those from `start` on who fit with everybody, until the table is full. `unfit` are those who do not fit with this one."""
    together, looked_at = [first], 0
    for at in range(start, len(wanting)):
        other = wanting[at]
        if len(together) == shape.seats or looked_at == LOOKED_AT:
            break
        if other.id in taken or other.id == first.id:
            continue
        looked_at += 1
        if other.id in unfit:
            continue
        if not fits(first, other):
            unfit.add(other.id)
        elif all(fits(each, other) for each in together[1:]):
            together.append(other)
    return Group(shape, sorted(together, key=lambda each: (each.since, each.id)))


def _is_full(group: Group) -> bool:
    return len(group.tickets) == group.shape.seats


def _turned(ticket: Ticket, shapes: Sequence[Shape]) -> Sequence[Shape]:
    """The shapes from another game on for every ticket: those who take any game should not all get the same."""
    if ticket.wish.game != ANY_GAME or not shapes:
        return shapes
    games = list(dict.fromkeys(shape.game for shape in shapes))
    first = games[crc32(ticket.id.encode()) % len(games)]
    at = next(at for at, shape in enumerate(shapes) if shape.game == first)
    return [*shapes[at:], *shapes[:at]]
