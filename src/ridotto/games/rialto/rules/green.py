"""Phase I, second part: green buildings. RIA-46 to RIA-55."""

from typing import Final

from mypy_extensions import i64

from ridotto.games.rialto.events import FROM_LEFTOVER, LIMIT
from ridotto.games.rialto.moves import CARD, DECIDE_GREEN, DECIDE_SOURCE, GREEN, KINDS, PILE
from ridotto.games.rialto.rules.cards import can_draw, draw_for, receive_open
from ridotto.games.rialto.rules.position import DISCARDING, NOBODY, Choice, Position
from ridotto.games.rialto.rules.rows import leftover_row
from ridotto.games.rialto.rules.using import UseBuilding


class UseGreen(UseBuilding):
    """Green buildings bring cards, a higher limit, or both."""

    def __init__(self) -> None:
        super().__init__(DECIDE_GREEN, "green", "RIA-47", GREEN, DISCARDING)

    def would_work(self, p: Position, seat: i64, building: i64) -> bool:
        """RIA-R7: a building that would bring neither cards nor a higher limit cannot be used."""
        return p.parts.limit_more[building] > 0 or has_source(p)

    def use(self, p: Position, seat: i64, building: i64) -> None:
        """RIA-49, RIA-50, RIA-51, RIA-54: the limit rises; then come cards from the row or the pile."""
        more: i64 = p.parts.limit_more[building]
        if more > 0:
            p.limit_more[seat] += more
            p.tell(LIMIT, seat, p.parts.hand_limit + p.limit_more[seat])
        if p.parts.pile_cards[building] > 0 and has_source(p):
            p.held = building
            p.wait_for(seat, DECIDE_SOURCE)


USE_GREEN: Final = UseGreen()


class TakeSource(Choice):
    """A green building's cards: one of the leftover row, or the top of the pile."""

    def __init__(self) -> None:
        super().__init__(DECIDE_SOURCE, "green-source", "RIA-48")

    def offer(self, state: Position, seat: i64) -> None:
        """RIA-48, RIA-52, RIA-53: one card of the leftover row, or the top of the pile."""
        row: i64 = leftover_row(state)
        for kind in range(KINDS):
            if state.rows[row * KINDS + kind] > 0:
                state.add(CARD + kind)
        if can_draw(state):
            state.add(PILE)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """RIA-48, RIA-52: the card is not replaced; cards from the pile stay hidden from the others."""
        if move == PILE:
            state.seal()
            draw_for(state, seat, state.parts.pile_cards[state.held])
        else:
            state.rows[leftover_row(state) * KINDS + move - CARD] -= 1
            receive_open(state, seat, move - CARD, 1)
            state.tell(FROM_LEFTOVER, seat, move - CARD)
        state.held = NOBODY
        state.owing = 0


def has_source(p: Position) -> bool:
    """RIA-52, RIA-R7: whether the leftover row, the pile or the discards hold a card."""
    row: i64 = leftover_row(p)
    for kind in range(KINDS):
        if p.rows[row * KINDS + kind] > 0:
            return True
    return can_draw(p)
