"""The state of Lots and the course of the match: the engine's contract, fulfilled with the rules in the other files."""

from typing import Final, final

from mypy_extensions import i64

from ridotto.engine.cells import listed
from ridotto.engine.rng import Rng
from ridotto.engine.state import Decision, Listener
from ridotto.games._template.rules.bidding import ChooseBid, show_bids
from ridotto.games._template.rules.imagining import redraw
from ridotto.games._template.rules.parts import Components
from ridotto.games._template.rules.position import Position
from ridotto.games._template.rules.scoring import winners
from ridotto.games._template.rules.setup import begin_round, set_up
from ridotto.games._template.rules.soundness import faults

DECISIONS: Final[list[Decision[Position]]] = [
    ChooseBid(),
]


@final
class Lots(Position):
    """One position of Lots."""

    def __init__(self, parts: Components, seats: i64, rng: Rng) -> None:
        super().__init__(parts, seats, rng)

    def fresh(self, rng: Rng) -> "Lots":
        """An empty position with the same components and seats."""
        return Lots(self.parts, self.seats, rng)

    def set_up(self) -> None:
        """LOT-1: the first round begins."""
        set_up(self)

    def owed(self, seat: i64) -> Decision[Position]:
        """There is only one decision; with more, the position says which one is owed."""
        return DECISIONS[0]

    def proceed(self) -> None:
        """LOT-3, LOT-4: when the last bid is in, the highest takes the prize; then the next round, or the end."""
        if self.owing == 0:
            show_bids(self)
            self.round += 1
            if self.round < self.parts.bids:
                begin_round(self)
            else:
                self.seal()

    def simultaneous(self) -> bool:
        """LOT-2: all choose at the same time."""
        return True

    def redraw(self, seat: i64, rng: Rng) -> None:
        """Redraw what the seat cannot know."""
        redraw(self, seat, rng)

    def scores(self) -> list[int]:
        """The prizes taken so far."""
        return listed(self.points)

    def breakdown(self, seat: int) -> dict[str, int]:
        """There is nothing but prizes."""
        return {"prizes": int(self.points[seat])}

    def winners(self) -> list[int]:
        """LOT-4: who has won; nobody while the match is on."""
        return winners(self)

    def faults(self) -> list[str]:
        """What is wrong with this position."""
        return faults(self)


def start(parts: Components, seats: int, variant: str, rng: Rng, listener: Listener | None) -> Lots:
    """A new match of Lots, set up."""
    state = Lots(parts, seats, rng)
    state.begin(listener)
    return state
