"""The end of the match: SHIP-125 to SHIP-136 and SHIP-139."""

from mypy_extensions import i64

from ridotto.games.dogeship.rules.inspection import position_among
from ridotto.games.dogeship.rules.position import FROM_FINAL, NOBODY, OVER, Position
from ridotto.games.dogeship.rules.told import FINAL, GALLEY_READY, GIVEN_UP_BUILDING, TOTAL


def end_finished(p: Position) -> None:
    """SHIP-125, SHIP-127: at once; what is left of the turn and of the round lapses."""
    p.tell(GALLEY_READY)
    final_approval(p)


def end_unfinished(p: Position) -> None:
    """SHIP-139: nobody has filled a place for so long that nobody will."""
    p.tell(GIVEN_UP_BUILDING, p.idle)
    final_approval(p)


def final_approval(p: Position) -> None:
    """SHIP-128 to SHIP-130; SHIP-136: nothing else is worth points."""
    for seat in range(p.seats):
        position: i64 = position_among(p.approvals, seat)
        points: i64 = p.parts.final_approval[position] if position != NOBODY else 0
        p.score(seat, FROM_FINAL, points)
        p.tell(FINAL, seat, p.approvals[seat], points)
    for seat in range(p.seats):
        p.tell(TOTAL, seat, p.points_of(seat))
    p.stage = OVER
    p.owing = 0
    p.allowed = 0
    p.seal()


def ahead(p: Position, one: i64, two: i64) -> bool:
    """SHIP-131 to SHIP-134: more points, then more ducats, then the lower number on top of the stack; no barrier is worse than any."""
    if p.points_of(one) != p.points_of(two):
        return p.points_of(one) > p.points_of(two)
    if p.ducats[one] != p.ducats[two]:
        return p.ducats[one] > p.ducats[two]
    return p.priority(one) < p.priority(two)


def winners_of(p: Position) -> list[int]:
    """SHIP-131, SHIP-135: everybody ahead of whom nobody is."""
    found: list[int] = []
    for seat in range(p.seats):
        beaten = False
        for other in range(p.seats):
            if ahead(p, other, seat):
                beaten = True
        if not beaten:
            found.append(int(seat))
    return found
