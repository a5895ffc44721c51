"""Intrigue: SHIP-99 to SHIP-105."""

from mypy_extensions import i64

from ridotto.games.dogeship.moves import BOTTOM, DECIDE_KEEP, DECIDE_PUT, KEEP, PUT, TOP
from ridotto.games.dogeship.rules.doges import hold_doge, lay_held, put_doge
from ridotto.games.dogeship.rules.parts import DOGE_TILE, FREE_APPROVAL
from ridotto.games.dogeship.rules.position import INTRIGUE_LOOKS, Position
from ridotto.games.dogeship.rules.told import APPROVALS, DOGE_LAID, DOGE_PUT, DOGE_SEEN


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


def keep_options(p: Position) -> None:
    """SHIP-101: one of the two must be laid out."""
    low: i64 = p.held[0] if p.held[0] < p.held[1] else p.held[1]
    p.add(KEEP + low)
    p.add(KEEP + p.held[0] + p.held[1] - low)


def keep(p: Position, seat: i64, tile: i64) -> None:
    """SHIP-99, SHIP-100: it is the current Doge tile from now on. SHIP-R13: onto an empty pile the other goes without a question."""
    lay_held(p, tile)
    p.tell(DOGE_LAID, seat, tile)
    p.seal()
    if p.doges_left == 0:
        put_away(p, seat, TOP)
    else:
        p.wait_for(seat, DECIDE_PUT)


def put_options(p: Position) -> None:
    """SHIP-99: on top of the pile or beneath it."""
    p.add(PUT + TOP)
    p.add(PUT + BOTTOM)


def put_away(p: Position, seat: i64, end: i64) -> None:
    """SHIP-99, SHIP-R40: everybody sees where it goes; which tile it is know this seat and who knew it before."""
    put_doge(p, end == BOTTOM)
    p.tell(DOGE_PUT, seat, end)
    p.owing = 0
