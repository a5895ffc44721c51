"""Take money: PAL-46 to PAL-52."""

from mypy_extensions import i64

from ridotto.engine.state import EVERYBODY
from ridotto.games.palazzo.moves import DECIDE_TAKE, KINDS, TAKE
from ridotto.games.palazzo.rules.position import Position
from ridotto.games.palazzo.rules.told import DISPLAY, SHUFFLE, TAKEN


def display_size(p: Position) -> i64:
    """PAL-46: one card more than there are players."""
    return p.seats + p.parts.beyond


def enough_money(p: Position) -> bool:
    """PAL-51, PAL-R25: pile and discard together must suffice for the display."""
    n: i64 = p.pile_end - p.pile_at
    for kind in range(KINDS):
        n += p.discard[kind]
    return n >= display_size(p)


def turn_up_money(p: Position, seat: i64) -> None:
    """PAL-46, PAL-50: fill the display, with a new pile where the old one is used up."""
    need: i64 = display_size(p)
    p.open = need
    while need > 0:
        if p.pile_at == p.pile_end:
            shuffle_discard(p)
        n: i64 = p.pile_end - p.pile_at
        if n > need:
            n = need
        p.tell_row(DISPLAY, EVERYBODY, seat, p.pile, p.pile_at, p.pile_at + n)
        for _ in range(n):
            p.display[p.pile[p.pile_at]] += 1
            p.pile_at += 1
        need -= n
    p.wait_for(seat, DECIDE_TAKE)
    p.seal()


def shuffle_discard(p: Position) -> None:
    """PAL-50, PAL-R24: the discard becomes the new pile when a card is needed; cards already in the display stay there."""
    at: i64 = 0
    for kind in range(KINDS):
        for _ in range(p.discard[kind]):
            p.pile[at] = kind
            at += 1
        p.discard[kind] = 0
    p.pile_at = 0
    p.pile_end = at
    p.shuffled = 1
    p.rng.shuffle(p.pile, 0, at)
    p.tell(SHUFFLE, at)


def take_options(p: Position) -> None:
    """PAL-47, PAL-49, PAL-R35: one card of the display, by kind."""
    for kind in range(KINDS):
        if p.display[kind] > 0:
            p.add(TAKE + kind)


def take(p: Position, seat: i64, move: i64) -> None:
    """PAL-47, PAL-48, PAL-52: two for the active player, one for each other clockwise, then the next turn."""
    kind: i64 = move - TAKE
    p.display[kind] -= 1
    p.open -= 1
    p.receive_cards(seat, kind, 1)
    p.tell(TAKEN, seat, kind)
    if seat != p.active:
        p.seal()
    if p.open == 0:
        p.end_turn()
    elif display_size(p) - p.open >= p.parts.active_takes:
        p.wait_for(p.left_of(seat), DECIDE_TAKE)
