"""Setup: PAL-1 to PAL-12."""

from ridotto.engine.cells import one_by_one
from ridotto.engine.state import EVERYBODY
from ridotto.games.palazzo.events import DEAL, START_TILES
from ridotto.games.palazzo.moves import DECIDE_TURN, KINDS
from ridotto.games.palazzo.rules.parts import QUARRIES
from ridotto.games.palazzo.rules.position import Position
from ridotto.games.palazzo.rules.tiles import with_tile


def set_up(p: Position) -> None:
    """From the box to the first decision; nobody has a palazzo (PAL-11), and the builder is on quarry 0 (PAL-3)."""
    shuffle_stacks(p)
    lay_out_start_tiles(p)
    shuffle_money(p)
    deal_hands(p)
    p.wait_for(p.active, DECIDE_TURN)  # PAL-12, PAL-R1


def shuffle_stacks(p: Position) -> None:
    """PAL-4, PAL-5: each stack separately; the riders are in the third."""
    p.rng.shuffle(p.stacks, 0, p.parts.second_from)
    p.rng.shuffle(p.stacks, p.parts.second_from, p.parts.third_from)
    p.rng.shuffle(p.stacks, p.parts.third_from, len(p.stacks))


def lay_out_start_tiles(p: Position) -> None:
    """PAL-6, PAL-7, PAL-R2: the first tile goes to the warehouse, then one to each quarry, whatever its windows."""
    p.tell_row(START_TILES, EVERYBODY, p.stacks[0], p.stacks, 1, 1 + QUARRIES)
    p.warehouse = with_tile(0, p.stacks[0])
    for quarry in range(QUARRIES):
        p.quarries[quarry] = with_tile(0, p.stacks[1 + quarry])
    p.turned = 1 + QUARRIES


def shuffle_money(p: Position) -> None:
    """PAL-9: all money cards and certificates in one pile."""
    p.pile = one_by_one(p.parts.copies)
    p.rng.shuffle(p.pile, 0, len(p.pile))


def deal_hands(p: Position) -> None:
    """PAL-10: deal everybody hidden cards."""
    for seat in range(p.seats):
        p.tell_row(DEAL, seat, seat, p.pile, 0, p.parts.hand)
        for at in range(p.parts.hand):
            p.hand[seat * KINDS + p.pile[at]] += 1
        p.pile = p.pile[p.parts.hand :]
