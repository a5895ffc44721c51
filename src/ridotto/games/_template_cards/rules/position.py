"""A position of Market: every field, and what can be read off it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.engine.cells import filled, occurrences
from ridotto.engine.rng import Rng
from ridotto.engine.state import State
from ridotto.games._template_cards.moves import CARDS, WORTHS
from ridotto.games._template_cards.rules.parts import Components

NOBODY: Final = -1
NO_CARD: Final = -1


class Position(State):
    """Where every card is, and whose turn it is."""

    def __init__(self, parts: Components, seats: i64, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.parts: Components = parts

    def lay_out(self) -> None:
        """A match with all cards still in the box."""
        self.turn: i64 = 0
        """The seat whose turn it is, or was last."""
        self.paying: i64 = NO_CARD
        """The card with which it is about to pay; nobody else knows that yet."""
        self.pile: vec[i64] = vec[i64]()
        """The cards in the pile, the next one first."""
        self.market: vec[i64] = filled(self.parts.berths, NO_CARD)
        """The open card on each berth."""
        self.holder: vec[i64] = filled(CARDS, NOBODY)
        """In whose hand a card is, or NOBODY."""
        self.owner: vec[i64] = filled(CARDS, NOBODY)
        """Who has taken a card, or NOBODY."""

    def worth(self, card: i64) -> i64:
        """MAR-1: what a card is worth."""
        return card % WORTHS + 1

    def cards_in_hand(self, seat: i64) -> i64:
        """How many cards a seat holds."""
        return occurrences(self.holder, seat, 0, CARDS)

    def goods_taken(self, seat: i64, good: i64) -> i64:
        """How many cards of a good a seat has taken."""
        return occurrences(self.owner, seat, good * WORTHS, (good + 1) * WORTHS)
