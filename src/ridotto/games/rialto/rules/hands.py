"""Phase I, last part: hands are reduced to the limit. RIA-56 to RIA-62; then RIA-61 and, in the variant, RIA-177."""

from mypy_extensions import i64

from ridotto.engine.cells import subtotal, total
from ridotto.engine.state import EVERYBODY
from ridotto.games.rialto.events import DISCARDED, DISCARDS, LEFTOVERS, VIRTUAL_CARDS
from ridotto.games.rialto.moves import DECIDE_DISCARD, DISCARD, KINDS
from ridotto.games.rialto.rules.cards import cards_in_hand, draw, tell_cards
from ridotto.games.rialto.rules.history import note_given
from ridotto.games.rialto.rules.position import NOBODY, NOT_DEALT, PHASE_ONE_ENDS, SECTION_BEGINS, Choice, Position
from ridotto.games.rialto.rules.rows import leftover_row, row_count


def surplus(p: Position, seat: i64) -> i64:
    """RIA-54, RIA-56, RIA-59: by how many cards a seat exceeds its limit; never below 0."""
    n: i64 = cards_in_hand(p, seat) - p.parts.hand_limit - p.limit_more[seat]
    return n if n > 0 else 0


def chosen(p: Position, seat: i64) -> i64:
    """How many cards a seat has chosen to discard."""
    return subtotal(p.drop, seat * KINDS, (seat + 1) * KINDS)


def begin_discarding(p: Position) -> None:
    """RIA-57, RIA-58: all who hold too many choose at the same time; nowhere else is the limit applied (RIA-60)."""
    p.phase = DECIDE_DISCARD
    for seat in range(p.seats):
        if surplus(p, seat) > 0:
            p.owing |= 1 << seat
    if p.owing == 0:
        p.stage = PHASE_ONE_ENDS


class ChooseDiscard(Choice):
    """Which card goes, face down; all who hold too many choose at the same time."""

    def __init__(self) -> None:
        super().__init__(DECIDE_DISCARD, "discard", "RIA-57")

    def offer(self, state: Position, seat: i64) -> None:
        """RIA-57: any kind of card in hand."""
        for kind in range(KINDS):
            if state.hand[seat * KINDS + kind] > state.drop[seat * KINDS + kind]:
                state.add(DISCARD + kind)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """RIA-58, RIA-59: one more card; nothing happens to it until all have chosen."""
        state.drop[seat * KINDS + move - DISCARD] += 1
        if chosen(state, seat) == surplus(state, seat):
            state.owing -= 1 << seat
            if state.owing == 0:
                discard_all(state)


def discard_all(p: Position) -> None:
    """RIA-57, RIA-58, RIA-R10: face down; how many is public, which is not."""
    p.seal()
    for seat in range(p.seats):
        n = chosen(p, seat)
        if n > 0:
            p.tell(DISCARDS, seat, n)
            tell_cards(p, DISCARDED, seat, seat, p.drop, seat * KINDS)
        p.dropped[seat] = n
        note_given(p, seat, n)
        for at in range(seat * KINDS, seat * KINDS + KINDS):
            p.hand[at] -= p.drop[at]
            p.down[at] += p.drop[at]
            p.drop[at] = 0
    p.stage = PHASE_ONE_ENDS


def end_phase_one(p: Position) -> None:
    """RIA-61, RIA-R8: discard the rest of the leftover row openly, before the virtual player's cards are drawn."""
    p.seal()
    first: i64 = leftover_row(p) * KINDS
    tell_cards(p, LEFTOVERS, EVERYBODY, leftover_row(p), p.rows, first)
    for kind in range(KINDS):
        p.discard[kind] += p.rows[first + kind]
        p.rows[first + kind] = 0
    for row in range(row_count(p)):
        p.row_of[row] = NOT_DEALT
    if p.virtual != NOBODY:
        draw_virtual(p)
    p.section = 0
    p.stage = SECTION_BEGINS


def draw_virtual(p: Position) -> None:
    """RIA-177, RIA-R7: open cards for the virtual player, as long as there are any."""
    for _ in range(p.parts.virtual_cards):
        kind = draw(p)
        if kind == NOBODY:
            break
        p.virtual_hand[kind] += 1
    if p.listener is not None:
        tell_cards(p, VIRTUAL_CARDS, EVERYBODY, total(p.virtual_hand), p.virtual_hand, 0)
