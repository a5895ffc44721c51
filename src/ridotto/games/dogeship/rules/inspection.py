"""The Doge's inspection: SHIP-119 to SHIP-124."""

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.games.dogeship.moves import BID, DECIDE_BID
from ridotto.games.dogeship.rules.position import FROM_INSPECTIONS, NOBODY, ROUND_CLOSES, Position
from ridotto.games.dogeship.rules.told import BID as TOLD_BID
from ridotto.games.dogeship.rules.told import INSPECTION


def call_for_bids(p: Position) -> None:
    """SHIP-119: all at the same time. SHIP-R24: who has no approvals bids 0 and is not asked."""
    p.tell(INSPECTION)
    p.phase = DECIDE_BID
    for seat in range(p.seats):
        if p.approvals[seat] > 0:
            p.owing |= 1 << seat
        else:
            p.bids[seat] = 0


def highest_bid(p: Position, seat: i64) -> i64:
    """SHIP-119, SHIP-R44: all that a seat holds, as far as there are markers in the box."""
    return p.approvals[seat] if p.approvals[seat] < p.parts.most_bid else p.parts.most_bid


def bid_options(p: Position, seat: i64) -> None:
    """SHIP-119: any number from 0 on."""
    for n in range(highest_bid(p, seat) + 1):
        p.add(BID + n)


def bid(p: Position, seat: i64, approvals: i64) -> None:
    """SHIP-119: in secret, until all bids are in."""
    p.bids[seat] = approvals
    p.owing &= ~(1 << seat)


def reveal(p: Position) -> None:
    """SHIP-120 to SHIP-124: points by position; all approvals bid are lost."""
    for seat in range(p.seats):
        position: i64 = position_among(p.bids, seat)
        points: i64 = p.parts.inspection[position] if position != NOBODY else 0
        p.score(seat, FROM_INSPECTIONS, points)
        p.approvals[seat] -= p.bids[seat]
        p.tell(TOLD_BID, seat, p.bids[seat], points)
    for seat in range(p.seats):
        p.bids[seat] = NOBODY
    p.seal()
    p.stage = ROUND_CLOSES


def position_among(numbers: vec[i64], seat: i64) -> i64:
    """SHIP-122, SHIP-129: how many different numbers are higher; SHIP-123, SHIP-130: NOBODY for a 0."""
    mine: i64 = numbers[seat]
    if mine == 0:
        return NOBODY
    position: i64 = 0
    for other in range(len(numbers)):
        if numbers[other] > mine and first_with(numbers, numbers[other]) == other:
            position += 1
    return position


def first_with(numbers: vec[i64], number: i64) -> i64:
    """The first seat with this number: equal ones are counted once."""
    seat: i64 = 0
    while numbers[seat] != number:
        seat += 1
    return seat
