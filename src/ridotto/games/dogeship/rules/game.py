"""The state of The Doge Ship and the course of a match: the engine's contract, fulfilled with the other files."""

from typing import Final, final

from mypy_extensions import i64

from ridotto.engine.rng import Rng
from ridotto.engine.state import Listener
from ridotto.games.dogeship.rules.buying import ChoosePile, GiveUpTile, TakeTile
from ridotto.games.dogeship.rules.completing import CompleteTile
from ridotto.games.dogeship.rules.imagining import redraw
from ridotto.games.dogeship.rules.inspection import Bid, reveal
from ridotto.games.dogeship.rules.intrigue import KeepDoge, PutDoge
from ridotto.games.dogeship.rules.parts import Components
from ridotto.games.dogeship.rules.position import (
    ACTION,
    BONUS,
    FROM_BONUSES,
    FROM_FINAL,
    FROM_INDICATORS,
    FROM_INSPECTIONS,
    FROM_PARTS,
    INSPECTION,
    OVER,
    ROUND_BEGINS,
    ROUND_ENDS,
    TURNS,
    Choice,
    Position,
)
from ridotto.games.dogeship.rules.replacing import ReplacePart
from ridotto.games.dogeship.rules.rounds import close_round, end_round, next_turn
from ridotto.games.dogeship.rules.scoring import winners
from ridotto.games.dogeship.rules.setup import begin_round, set_up
from ridotto.games.dogeship.rules.soundness import faults
from ridotto.games.dogeship.rules.turn import TakeTurn, go_on

DECISIONS: Final[list[Choice]] = [
    TakeTurn(),
    ChoosePile(),
    GiveUpTile(),
    TakeTile(),
    CompleteTile(),
    ReplacePart(),
    KeepDoge(),
    PutDoge(),
    Bid(),
]


@final
class DogeShip(Position):
    """One position of The Doge Ship."""

    def __init__(self, parts: Components, seats: i64, rng: Rng) -> None:
        super().__init__(parts, seats, rng)

    def fresh(self, rng: Rng) -> "DogeShip":
        """An empty position with the same components and seats."""
        return DogeShip(self.parts, self.seats, rng)

    def set_up(self) -> None:
        """SHIP-1 to SHIP-14, then the first round."""
        set_up(self)
        self.proceed()

    def owed(self, seat: i64) -> Choice:
        """The phase is the decision, for whoever owes one."""
        return DECISIONS[self.phase]

    def options(self, seat: i64) -> i64:
        """As for every state, but called as a `Choice`, which is quicker (docs/decisions.md)."""
        self.count = 0
        self.owed(seat).offer(self, seat)
        return self.count

    def step(self, seat: i64, move: i64) -> None:
        """A choice, and the course of the round from there."""
        self.owed(seat).choose(self, seat, move)
        self.proceed()

    def proceed(self) -> None:
        """SHIP-15: the course of a round: what comes next, as soon as nobody owes a decision."""
        while self.owing == 0 and self.stage != OVER:
            if self.stage == ROUND_BEGINS:
                begin_round(self)
            elif self.stage == TURNS:
                next_turn(self)
            elif self.stage == BONUS or self.stage == ACTION:
                go_on(self)
            elif self.stage == ROUND_ENDS:
                end_round(self)
            elif self.stage == INSPECTION:
                reveal(self)
            else:
                close_round(self)

    def simultaneous(self) -> bool:
        """SHIP-119: only bids in an inspection are."""
        return self.stage == INSPECTION and self.owing != 0

    def redraw(self, seat: i64, rng: Rng) -> None:
        """Redraw what the seat cannot know."""
        redraw(self, seat, rng)

    def scores(self) -> list[int]:
        """The current points; those of the final approval are added at the end."""
        return [int(self.points_of(seat)) for seat in range(int(self.seats))]

    def breakdown(self, seat: int) -> dict[str, int]:
        """What the points are made of."""
        return {
            "parts": int(self.points_from(seat, FROM_PARTS)),
            "indicators": int(self.points_from(seat, FROM_INDICATORS)),
            "bonuses": int(self.points_from(seat, FROM_BONUSES)),
            "inspections": int(self.points_from(seat, FROM_INSPECTIONS)),
            "final-approval": int(self.points_from(seat, FROM_FINAL)),
        }

    def winners(self) -> list[int]:
        """SHIP-131 to SHIP-135."""
        return winners(self)

    def faults(self) -> list[str]:
        """What is wrong with this position."""
        return faults(self)


def start(parts: Components, seats: int, variant: str, rng: Rng, listener: Listener | None) -> DogeShip:
    """A new match of The Doge Ship, set up and ready for the first turn. The rulebook has no variants."""
    state = DogeShip(parts, seats, rng)
    state.begin(listener)
    return state
