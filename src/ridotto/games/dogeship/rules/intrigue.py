"""Intrigue: SHIP-99 to SHIP-105."""

from mypy_extensions import i64

from ridotto.engine.cells import sort
from ridotto.games.dogeship.events import APPROVALS, DOGE_LAID, DOGE_PUT, DOGE_SEEN
from ridotto.games.dogeship.moves import BOTTOM, DECIDE_KEEP, DECIDE_PUT, KEEP, PUT, TOP
from ridotto.games.dogeship.rules.doges import hold_doge, lay_held, put_doge
from ridotto.games.dogeship.rules.parts import DOGE_TILE, FREE_APPROVAL
from ridotto.games.dogeship.rules.position import INTRIGUE_LOOKS, Choice, Position


def begin_intrigue(p: Position, seat: i64, intrigue: i64) -> None:
    """SHIP-99, SHIP-103, SHIP-104."""
    if intrigue == DOGE_TILE:
        hold_doge(p, seat, 0)
        hold_doge(p, seat, 1)
        p.tell_row(DOGE_SEEN, seat, seat, p.held, 0, INTRIGUE_LOOKS)
        p.seal()
        p.wait_for(seat, DECIDE_KEEP)
        return
    price: i64 = 0 if intrigue == FREE_APPROVAL else p.parts.paid_price
    approvals: i64 = p.parts.free_approvals if intrigue == FREE_APPROVAL else p.parts.paid_approvals
    p.ducats[seat] -= price
    p.approvals[seat] += approvals
    p.tell(APPROVALS, seat, approvals, price)


class KeepDoge(Choice):
    """Which of the two Doge tiles drawn is laid out."""

    def __init__(self) -> None:
        super().__init__(DECIDE_KEEP, "doge-keep", "SHIP-99")

    def offer(self, state: Position, seat: i64) -> None:
        """SHIP-101: one of the two must be laid out."""
        for nth in range(INTRIGUE_LOOKS):
            state.add(KEEP + state.held[nth])
        sort(state.found, 0, state.count)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """SHIP-99, SHIP-100: it is now the current Doge tile. SHIP-R13: with an empty pile the other has one place."""
        lay_held(state, move - KEEP)
        state.tell(DOGE_LAID, seat, move - KEEP)
        state.seal()
        if state.doges_left == 0:
            put_away(state, seat, TOP)
        else:
            state.wait_for(seat, DECIDE_PUT)


class PutDoge(Choice):
    """Where the other tile goes."""

    def __init__(self) -> None:
        super().__init__(DECIDE_PUT, "doge-put", "SHIP-99")

    def offer(self, state: Position, seat: i64) -> None:
        """SHIP-99: on top of the pile or beneath it."""
        state.add(PUT + TOP)
        state.add(PUT + BOTTOM)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """The intrigue is over."""
        put_away(state, seat, move - PUT)


def put_away(p: Position, seat: i64, end: i64) -> None:
    """SHIP-99, SHIP-R40: everybody sees where it goes; only this seat and those who knew it before know which it is."""
    put_doge(p, end == BOTTOM)
    p.tell(DOGE_PUT, seat, end)
    p.owing = 0
