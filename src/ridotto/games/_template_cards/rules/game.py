"""The state of Market and the course of a turn: the engine's contract, fulfilled with the rules in the other files."""

from typing import Final, final

from mypy_extensions import i64

from ridotto.engine.rng import Rng
from ridotto.engine.state import Decision, Listener
from ridotto.games._template_cards.moves import DECIDE_PAY, DECIDE_TAKE
from ridotto.games._template_cards.rules.imagining import redraw
from ridotto.games._template_cards.rules.parts import Components
from ridotto.games._template_cards.rules.position import NO_CARD, Position
from ridotto.games._template_cards.rules.scoring import card_points, set_points, winners
from ridotto.games._template_cards.rules.setup import begin_turn, set_up
from ridotto.games._template_cards.rules.soundness import faults
from ridotto.games._template_cards.rules.trading import PayCard, TakeCard, draw

DECISIONS: Final[list[Decision[Position]]] = [
    PayCard(),
    TakeCard(),
]


@final
class Market(Position):
    """One position of Market."""

    def __init__(self, parts: Components, seats: i64, rng: Rng) -> None:
        super().__init__(parts, seats, rng)

    def fresh(self, rng: Rng) -> "Market":
        """An empty position with the same components and seats."""
        return Market(self.parts, self.seats, rng)

    def set_up(self) -> None:
        """MAR-1: from the box to the first turn."""
        set_up(self)

    def owed(self, seat: i64) -> Decision[Position]:
        """The chain of a turn: first the card that pays, then the one that is taken."""
        return DECISIONS[DECIDE_PAY if self.paying == NO_CARD else DECIDE_TAKE]

    def proceed(self) -> None:
        """MAR-4, MAR-5: after a trade the seat draws, and the next seat has its turn."""
        if self.owing == 0:
            draw(self, self.turn)
            begin_turn(self, (self.turn + 1) % self.seats)

    def redraw(self, seat: i64, rng: Rng) -> None:
        """Redraw what the seat cannot know."""
        redraw(self, seat, rng)

    def scores(self) -> list[int]:
        """MAR-6: the current points."""
        return [int(card_points(self, seat) + set_points(self, seat)) for seat in range(self.seats)]

    def breakdown(self, seat: int) -> dict[str, int]:
        """MAR-6: what the points are made of."""
        return {"cards": int(card_points(self, seat)), "sets": int(set_points(self, seat))}

    def winners(self) -> list[int]:
        """MAR-6: who has won; nobody while the match is on."""
        return winners(self)

    def faults(self) -> list[str]:
        """What is wrong with this position."""
        return faults(self)


def start(parts: Components, seats: int, variant: str, rng: Rng, listener: Listener | None) -> Market:
    """A new match of Market, set up."""
    state = Market(parts, seats, rng)
    state.begin(listener)
    return state
