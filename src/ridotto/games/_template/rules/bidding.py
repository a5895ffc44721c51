"""Choosing a bid in secret, and what the bids bring."""

from mypy_extensions import i64

from ridotto.engine.state import Decision
from ridotto.games._template.events import REVEAL, TIE, WIN
from ridotto.games._template.moves import BID, DECIDE_BID
from ridotto.games._template.rules.position import Position


class ChooseBid(Decision[Position]):
    """One of the bids that a seat has left."""

    def __init__(self) -> None:
        super().__init__(DECIDE_BID, "bid", "LOT-2")

    def offer(self, state: Position, seat: i64) -> None:
        """LOT-2: any bid not used yet."""
        for bid in range(state.parts.bids):
            if not state.has_used(seat, bid):
                state.add(BID + bid)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """LOT-2: nobody else learns of it until the last bid is in."""
        state.chosen[seat] = move - BID
        state.secret[seat] = 1
        state.owing &= ~(1 << seat)


def show_bids(p: Position) -> None:
    """LOT-3: show the bids, give away the prize."""
    best: i64 = -1
    winner: i64 = -1
    for seat in range(p.seats):
        bid = p.chosen[seat]
        p.used[seat * p.parts.bids + bid] = 1
        p.tell(REVEAL, seat, bid + 1)
        if bid > best:
            best = bid
            winner = seat
        elif bid == best:
            winner = -1
    if winner >= 0:
        p.points[winner] += p.prize()
        p.tell(WIN, winner, p.prize())
    else:
        p.tell(TIE, p.prize())
