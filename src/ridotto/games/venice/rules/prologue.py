"""The prologue: gondolas are placed and buildings activated before the first turn.

VEN-17 to VEN-23; against the Doge VEN-205 to VEN-209, VEN-255, VEN-260.
"""

from mypy_extensions import i64

from ridotto.engine.cells import take_out
from ridotto.games.venice.events import DOGE_PLACED, DOGE_REVEALED, PLACED
from ridotto.games.venice.moves import BUILDINGS, DECIDE_PLACE, PLACE, TILES
from ridotto.games.venice.rules.activation import begin_activation
from ridotto.games.venice.rules.assistants import advance
from ridotto.games.venice.rules.gondolas import moor
from ridotto.games.venice.rules.position import MOORED, NOBODY, Choice, Position, bit


def ask_place(p: Position, gondola: i64) -> None:
    """VEN-17, VEN-18: ask for a dock for a gondola."""
    p.turn = gondola // 2
    p.wait_for(p.turn, DECIDE_PLACE, gondola)


class PlaceGondola(Choice):
    """Where a gondola is moored before the first turn."""

    def __init__(self) -> None:
        super().__init__(DECIDE_PLACE, "place", "VEN-17")

    def offer(self, state: Position, seat: i64) -> None:
        """VEN-17, VEN-19: any dock, but for the second gondola not that of the first."""
        for building in range(BUILDINGS):
            if state.gondola_at[seat * 2] != building:
                state.add(PLACE + building)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """VEN-20, VEN-21, VEN-22, VEN-23, VEN-205, VEN-207: VP for those below, an assistant on field 1, then the
        activation.
        """
        state.owing = 0
        gondola: i64 = state.placed_gondola()
        building: i64 = move - PLACE
        state.tell(PLACED, seat, gondola % 2, building)
        moor(state, gondola, building, NOBODY)
        if building < TILES:
            advance(state, seat, building)
        begin_activation(state, seat, building, gondola, MOORED)


# ---- the Doge ----


def place_doge(p: Position) -> None:
    """VEN-206, VEN-208, VEN-R32: cards A, B, A, B place the Doge's gondolas, first those of his first colour.

    Each brings an assistant.
    """
    p.seal()
    for pair in range(p.parts.prologue_cards_per_deck):
        for deck in range(2):
            tile = reveal(p, deck)
            colour = 1 + pair
            p.tell(DOGE_PLACED, deck, pair, tile)
            moor(p, colour * 2 + deck, tile, NOBODY)
            if p.prologue_bare == 0:  # VEN-260
                advance(p, colour, tile)
    for _ in range(p.prologue_more):  # VEN-255, VEN-R41
        for deck in range(2):
            tile = reveal(p, deck)
            p.tell(DOGE_REVEALED, deck, tile)
            if p.prologue_bare == 0:
                advance(p, 1 + deck, tile)


def reveal(p: Position, deck: i64) -> i64:
    """Reveal the top card of a deck; it is set aside until the prologue is over."""
    first: i64 = deck * TILES
    tile: i64 = take_out(p.deck, first, first + p.decked[deck], NOBODY)
    p.decked[deck] -= 1
    p.seen[deck] |= bit(tile)
    return tile


def shrink_decks(p: Position) -> None:
    """VEN-209: a number of unrevealed cards leave each deck unseen; the revealed ones are shuffled in."""
    p.seal()
    for deck in range(2):
        first = deck * TILES
        for _ in range(p.parts.smuggler_cards_removed):
            p.decked[deck] -= 1
            p.deck[first + p.decked[deck]] = NOBODY
        for tile in range(TILES):
            if (p.seen[deck] >> tile) & 1:
                p.deck[first + p.decked[deck]] = tile
                p.decked[deck] += 1
        p.rng.shuffle(p.deck, first, first + p.decked[deck])
