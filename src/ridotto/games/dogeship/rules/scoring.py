"""Points by position, and the end of the match: SHIP-125 to SHIP-136 and SHIP-139."""

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.games.dogeship.events import BUILDING_GIVEN_UP, FINAL_APPROVAL, GALLEY_READY, TOTAL
from ridotto.games.dogeship.rules.position import FROM_FINAL, OVER, Position


def points_by_position(points: vec[i64], numbers: vec[i64], seat: i64) -> i64:
    """SHIP-122, SHIP-129: a position counts the different higher numbers (SHIP-R14); SHIP-123, SHIP-130: 0 brings nothing."""
    mine: i64 = numbers[seat]
    if mine == 0:
        return 0
    position: i64 = 0
    for other in range(len(numbers)):
        if numbers[other] > mine and first_with(numbers, numbers[other]) == other:
            position += 1
    return points[position]


def first_with(numbers: vec[i64], number: i64) -> i64:
    """The first seat with this number: equal ones are counted once."""
    seat: i64 = 0
    while numbers[seat] != number:
        seat += 1
    return seat


def end_finished(p: Position) -> None:
    """SHIP-125, SHIP-127: end the match at once; the rest of the turn and of the round lapses (SHIP-R16)."""
    p.tell(GALLEY_READY)
    final_approval(p)


def end_unfinished(p: Position) -> None:
    """SHIP-139: end the match because no place has been filled for too long."""
    p.tell(BUILDING_GIVEN_UP, p.idle)
    final_approval(p)


def final_approval(p: Position) -> None:
    """SHIP-128, SHIP-129, SHIP-130; SHIP-136: nothing else is worth points."""
    for seat in range(p.seats):
        points: i64 = points_by_position(p.parts.final_approval, p.approvals, seat)
        p.score(seat, FROM_FINAL, points)
        p.tell(FINAL_APPROVAL, seat, p.approvals[seat], points)
    for seat in range(p.seats):
        p.tell(TOTAL, seat, p.points_of(seat))
    p.stage = OVER
    p.owing = 0
    p.allowed = 0
    p.seal()


def ahead(p: Position, one: i64, two: i64) -> bool:
    """SHIP-131, SHIP-132, SHIP-133, SHIP-134: more points, then more ducats, then the lower number on top; no barrier
    ranks last.
    """
    if p.points_of(one) != p.points_of(two):
        return p.points_of(one) > p.points_of(two)
    if p.ducats[one] != p.ducats[two]:
        return p.ducats[one] > p.ducats[two]
    return p.priority(one) < p.priority(two)


def winners(p: Position) -> list[int]:
    """SHIP-131, SHIP-135: everybody whom nobody is ahead of; nobody while the match is on."""
    if p.stage != OVER:
        return []
    seats = range(int(p.seats))
    return [seat for seat in seats if not any(ahead(p, other, seat) for other in seats)]
