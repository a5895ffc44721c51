"""The Doge's inspection: SHIP-119 to SHIP-124."""

from mypy_extensions import i64

from ridotto.games.dogeship.events import BID_SHOWN, INSPECTION_BEGUN
from ridotto.games.dogeship.moves import BID, DECIDE_BID
from ridotto.games.dogeship.rules.position import FROM_INSPECTIONS, NOBODY, ROUND_CLOSES, Choice, Position
from ridotto.games.dogeship.rules.scoring import points_by_position


def call_for_bids(p: Position) -> None:
    """SHIP-119: all bid at the same time. SHIP-R24: a seat without approvals bids 0 and is not asked."""
    p.tell(INSPECTION_BEGUN)
    p.phase = DECIDE_BID
    for seat in range(p.seats):
        if p.approvals[seat] > 0:
            p.owing |= 1 << seat
        else:
            p.bids[seat] = 0


class Bid(Choice):
    """How many approvals the seat bids."""

    def __init__(self) -> None:
        super().__init__(DECIDE_BID, "bid", "SHIP-119")

    def offer(self, state: Position, seat: i64) -> None:
        """SHIP-119: any number from 0 up."""
        for n in range(highest_bid(state, seat) + 1):
            state.add(BID + n)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """SHIP-119: secret until all bids are in."""
        state.secret[seat] += 1
        state.bids[seat] = move - BID
        state.owing &= ~(1 << seat)


def highest_bid(p: Position, seat: i64) -> i64:
    """SHIP-119, SHIP-R44: everything a seat has, up to the number of markers in the box."""
    return min(p.approvals[seat], p.parts.most_bid)


def reveal(p: Position) -> None:
    """SHIP-120, SHIP-121, SHIP-122, SHIP-123, SHIP-124: points by position; all approvals bid are lost."""
    for seat in range(p.seats):
        points: i64 = points_by_position(p.parts.inspection, p.bids, seat)
        p.score(seat, FROM_INSPECTIONS, points)
        p.approvals[seat] -= p.bids[seat]
        p.tell(BID_SHOWN, seat, p.bids[seat], points)
    for seat in range(p.seats):
        p.bids[seat] = NOBODY
    p.seal()
    p.stage = ROUND_CLOSES
