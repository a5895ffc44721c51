"""A position of Lots: every field, and what can be read off it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.engine.cells import filled, zeros
from ridotto.engine.rng import Rng
from ridotto.engine.state import State
from ridotto.games._template.rules.parts import Components

NO_BID: Final = -1


class Position(State):
    """Everything on the table. Each field is declared once: copies and fingerprints follow from that."""

    def __init__(self, parts: Components, seats: i64, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.parts: Components = parts

    def lay_out(self) -> None:
        """The table before the first round."""
        self.round: i64 = 0
        self.deck: vec[i64] = self.parts.prizes[:]
        """All prizes; that of `round` is turned up, those after it are face down."""
        self.used: vec[i64] = zeros(self.seats * self.parts.bids)
        """1 if a seat has used a bid, by seat and bid."""
        self.chosen: vec[i64] = filled(self.seats, NO_BID)
        """Each seat's hidden bid, or NO_BID."""
        self.points: vec[i64] = zeros(self.seats)

    def prize(self) -> i64:
        """The prize of this round."""
        return self.deck[self.round]

    def has_used(self, seat: i64, bid: i64) -> bool:
        """Whether a seat has used a bid in an earlier round."""
        return self.used[seat * self.parts.bids + bid] != 0
