"""Phase I, second part: green buildings. RIA-46 to RIA-55."""

from mypy_extensions import i64

from ridotto.games.rialto.moves import CARD, DECIDE_GREEN, DECIDE_SOURCE, DONE, GREEN, KINDS, PILE, USE, VALUES
from ridotto.games.rialto.rules.cards import can_draw, draw_for, receive_open
from ridotto.games.rialto.rules.position import DISCARDING, NOBODY, Position
from ridotto.games.rialto.rules.rows import leftover_row
from ridotto.games.rialto.rules.told import FROM_LEFTOVER, LIMIT, USED


def next_green(p: Position) -> None:
    """RIA-47, RIA-R9: in Doge order; who has no coin or no green building that could be used is not asked."""
    while p.acts < p.players:
        seat = p.acting[p.acts]
        if seat != p.virtual and may_use_green(p, seat):
            p.wait_for(seat, DECIDE_GREEN)
            return
        p.acts += 1
    p.stage = DISCARDING


def has_source(p: Position) -> bool:
    """RIA-52, RIA-R7: whether the leftover row, the pile or the discards hold a card."""
    row: i64 = leftover_row(p)
    for kind in range(KINDS):
        if p.rows[row * KINDS + kind] > 0:
            return True
    return can_draw(p)


def can_use_green(p: Position, seat: i64, building: i64) -> bool:
    """RIA-30, RIA-R7: a tile without a coin; one that would bring neither cards nor a higher limit cannot be used."""
    if p.usable(seat, building) == 0:
        return False
    return p.parts.limit_more[building] > 0 or has_source(p)


def may_use_green(p: Position, seat: i64) -> bool:
    """RIA-29: a coin, and a building for it."""
    if p.coins[seat] == 0:
        return False
    return any(can_use_green(p, seat, building) for building in range(GREEN, GREEN + VALUES))


def green_options(p: Position, seat: i64) -> None:
    """RIA-32, RIA-33: any green building that can be used, or no more."""
    for building in range(GREEN, GREEN + VALUES):
        if can_use_green(p, seat, building):
            p.add(USE + building)
    p.add(DONE)


def use_green(p: Position, seat: i64, move: i64) -> None:
    """RIA-29, RIA-49, RIA-50, RIA-51, RIA-54: the coin is laid and the limit rises; then row or pile."""
    p.owing = 0
    if move == DONE:
        p.acts += 1
        return
    building: i64 = move - USE
    p.lay_coin(seat, building)
    p.tell(USED, seat, building)
    more: i64 = p.parts.limit_more[building]
    if more > 0:
        p.limit_more[seat] += more
        p.tell(LIMIT, seat, p.parts.hand_limit + p.limit_more[seat])
    if p.parts.pile_cards[building] > 0 and has_source(p):
        p.held = building
        p.wait_for(seat, DECIDE_SOURCE)


def source_options(p: Position) -> None:
    """RIA-48, RIA-52, RIA-53: one card of the leftover row, or the top of the pile."""
    row: i64 = leftover_row(p)
    for kind in range(KINDS):
        if p.rows[row * KINDS + kind] > 0:
            p.add(CARD + kind)
    if can_draw(p):
        p.add(PILE)


def take_source(p: Position, seat: i64, move: i64) -> None:
    """RIA-48, RIA-52: the card is not replaced; cards from the pile stay hidden from the others."""
    if move == PILE:
        p.seal()
        draw_for(p, seat, p.parts.pile_cards[p.held])
    else:
        p.rows[leftover_row(p) * KINDS + move - CARD] -= 1
        receive_open(p, seat, move - CARD, 1)
        p.tell(FROM_LEFTOVER, seat, move - CARD)
    p.held = NOBODY
    p.owing = 0
