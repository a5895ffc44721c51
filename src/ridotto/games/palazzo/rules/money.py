"""Take money: PAL-46 to PAL-52."""

from mypy_extensions import i64

from ridotto.engine.cells import count_values, one_by_one, total, zeros
from ridotto.engine.state import EVERYBODY
from ridotto.games.palazzo.events import DISPLAY, SHUFFLE, TAKEN
from ridotto.games.palazzo.moves import DECIDE_TAKE, KINDS, TAKE
from ridotto.games.palazzo.rules.position import Choice, Position


def display_size(p: Position) -> i64:
    """PAL-46: one more card than there are players."""
    return p.seats + p.parts.display_beyond_players


def enough_money(p: Position) -> bool:
    """PAL-51, PAL-R25: whether pile and discard together are enough for the display."""
    return len(p.pile) + total(p.discard) >= display_size(p)


def turn_up_money(p: Position, seat: i64) -> None:
    """PAL-46, PAL-50: fill the display, with a new pile where the old one is used up."""
    need: i64 = display_size(p)
    while need > 0:
        if len(p.pile) == 0:
            shuffle_discard(p)
        n: i64 = len(p.pile)
        if n > need:
            n = need
        p.tell_row(DISPLAY, EVERYBODY, seat, p.pile, 0, n)
        count_values(p.display, p.pile, 0, n)
        p.pile = p.pile[n:]
        need -= n
    p.wait_for(seat, DECIDE_TAKE)
    p.seal()


def shuffle_discard(p: Position) -> None:
    """PAL-50, PAL-R24: the discard becomes the new pile when a card is needed; the display stays as it is."""
    pile = one_by_one(p.discard)
    p.discard = zeros(KINDS)
    p.rng.shuffle(pile, 0, len(pile))
    p.pile = pile
    p.shuffled = 1
    p.tell(SHUFFLE, len(p.pile))


class TakeCard(Choice):
    """Which card of the display a seat takes."""

    def __init__(self) -> None:
        super().__init__(DECIDE_TAKE, "take", "PAL-47")

    def offer(self, state: Position, seat: i64) -> None:
        """PAL-47, PAL-49, PAL-R35: any card, by kind."""
        for kind in range(KINDS):
            if state.display[kind] > 0:
                state.add(TAKE + kind)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """PAL-47, PAL-48, PAL-52: two for the active player, one for each other clockwise, then the next turn."""
        kind: i64 = move - TAKE
        state.display[kind] -= 1
        state.receive_cards(seat, kind, 1)
        state.tell(TAKEN, seat, kind)
        if seat != state.active:
            state.seal()
        left = total(state.display)
        if left == 0:
            state.end_turn()
        elif display_size(state) - left >= state.parts.active_takes:
            state.wait_for(state.left_of(seat), DECIDE_TAKE)
