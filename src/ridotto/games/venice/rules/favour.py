"""Favour cards: VEN-122 to VEN-124, VEN-R19."""

from mypy_extensions import i64

from ridotto.engine.cells import with_cell
from ridotto.games.venice.events import FAVOUR_FOR_COINS, FAVOUR_FOR_SCROLLS
from ridotto.games.venice.moves import (
    DECIDE_ANSWER,
    DECIDE_KEEP,
    DECIDE_KEEP_CARD,
    DECIDE_RETURN,
    DECIDE_SMUGGLER,
    FAVOUR_COINS,
    FAVOUR_SCROLLS,
)
from ridotto.games.venice.rules.position import TURNED, UNTURNED, Position
from ridotto.games.venice.rules.tracks import gain_scrolls


def offer_favour(p: Position, seat: i64) -> None:
    """VEN-122, VEN-R19: offered at every decision of one seat alone, but not in secret draws and the deal.

    Answers to meetings offer it in their own way.
    """
    if p.favour[seat] != UNTURNED or p.phase in (DECIDE_ANSWER, DECIDE_KEEP, DECIDE_KEEP_CARD, DECIDE_RETURN):
        return
    if p.phase == DECIDE_SMUGGLER and p.seats == 2:
        return
    p.add(FAVOUR_COINS)
    if p.scrolls[seat] < p.parts.scroll_cap:  # VEN-R16
        p.add(FAVOUR_SCROLLS)


def turn_favour(p: Position, seat: i64, move: i64) -> None:
    """VEN-122: once; the decision is still owed."""
    p.favour = with_cell(p.favour, seat, TURNED)
    if move == FAVOUR_COINS:
        p.coins[seat] += p.parts.favour_coins
        p.tell(FAVOUR_FOR_COINS, seat, p.parts.favour_coins)
    else:
        p.tell(FAVOUR_FOR_SCROLLS, seat, p.parts.favour_scrolls)
        gain_scrolls(p, seat, p.parts.favour_scrolls)
