"""The state of Rialto and the course of a match: the engine's contract, fulfilled with the rules in the other files."""

from typing import Final, final

from mypy_extensions import i64

from ridotto.engine.errors import SetupError
from ridotto.engine.playout import first_actor
from ridotto.engine.rng import Rng
from ridotto.engine.state import Listener
from ridotto.games.rialto.moves import DECIDE_CARDS, DECIDE_DISCARD, DECIDE_JOKERS, DECIDE_YELLOW, WAIT
from ridotto.games.rialto.rules.actions import end_section, next_action
from ridotto.games.rialto.rules.blue import USE_BLUE, ChooseUpgrade, end_round
from ridotto.games.rialto.rules.buildings import GiveUpBuilding, TakeBuilding, TakeSecond
from ridotto.games.rialto.rules.canals import ChooseHelp, PlaceBeside, PlaceBridge, PlaceGondola, PlaceHelp, TurnBridge
from ridotto.games.rialto.rules.council import ShiftCouncilman
from ridotto.games.rialto.rules.green import USE_GREEN, TakeSource
from ridotto.games.rialto.rules.hands import ChooseDiscard, begin_discarding, end_phase_one
from ridotto.games.rialto.rules.history import hands_seen
from ridotto.games.rialto.rules.imagining import redraw
from ridotto.games.rialto.rules.parts import Components
from ridotto.games.rialto.rules.plays import PlayCards, PlayJokers, UseYellow, begin_section, next_play
from ridotto.games.rialto.rules.position import (
    ACTING,
    BLUE_BUILDINGS,
    CHOOSING_ROWS,
    DISCARDING,
    FROM_BLUE,
    FROM_BONUS,
    FROM_BRIDGES,
    FROM_BUILDINGS,
    FROM_DISTRICTS,
    FROM_GIVING_UP,
    FROM_GONDOLAS,
    FROM_START,
    FROM_STOCK,
    GREEN_BUILDINGS,
    OVER,
    PHASE_ONE_ENDS,
    PLAYING,
    ROUND_BEGINS,
    ROUND_ENDS,
    SECTION_BEGINS,
    SECTION_ENDS,
    SOURCES,
    STARTING,
    Choice,
    Position,
)
from ridotto.games.rialto.rules.rows import TakeRow, begin_round, next_row
from ridotto.games.rialto.rules.scoring import winner
from ridotto.games.rialto.rules.setup import TakeStartBuilding, next_start, set_up
from ridotto.games.rialto.rules.soundness import faults

DECISIONS: Final[list[Choice]] = [
    TakeStartBuilding(),
    TakeRow(),
    USE_GREEN,
    TakeSource(),
    ChooseDiscard(),
    UseYellow(),
    PlayCards(),
    PlayJokers(),
    TakeBuilding(),
    TakeSecond(),
    GiveUpBuilding(),
    PlaceBridge(),
    TurnBridge(),
    PlaceGondola(),
    PlaceBeside(),
    ChooseHelp(),
    PlaceHelp(),
    ShiftCouncilman(),
    USE_BLUE,
    ChooseUpgrade(),
]


@final
class Rialto(Position):
    """One position of Rialto, with the rules."""

    def __init__(self, parts: Components, seats: i64, rng: Rng) -> None:
        super().__init__(parts, seats, rng)

    def fresh(self, rng: Rng) -> "Rialto":
        """An empty position with the same components and seats."""
        return Rialto(self.parts, self.seats, rng)

    # ---- the course of the match ----

    def set_up(self) -> None:
        """From the box to the first decision."""
        set_up(self)
        self.proceed()

    def carry_on(self) -> None:
        """RIA-37: what follows when nobody owes a decision, in the order of a round."""
        stage: i64 = self.stage
        if stage == PLAYING:
            next_play(self)
        elif stage == ACTING:
            next_action(self)
        elif stage == SECTION_ENDS:
            end_section(self)
        elif stage == SECTION_BEGINS:
            begin_section(self)
        elif stage == CHOOSING_ROWS:
            next_row(self)
        elif stage == GREEN_BUILDINGS:
            USE_GREEN.next_player(self)
        elif stage == DISCARDING:
            begin_discarding(self)
        elif stage == PHASE_ONE_ENDS:
            end_phase_one(self)
        elif stage == BLUE_BUILDINGS:
            USE_BLUE.next_player(self)
        elif stage == ROUND_ENDS:
            end_round(self)
        elif stage == ROUND_BEGINS:
            begin_round(self)
        elif stage == STARTING:
            next_start(self)

    def proceed(self) -> None:
        """RIA-R38: on to the next decision; a single option is not asked for, unless that would betray a hand."""
        while True:
            while self.owing == 0 and self.stage != OVER:
                self.carry_on()
            if self.owing == 0 or self.phase in (DECIDE_CARDS, DECIDE_DISCARD):
                return
            seat: i64 = first_actor(self)
            if self.ask(seat) > 1:
                return
            self.asked = -1
            self.owed(seat).choose(self, seat, self.found[0])

    def options(self, seat: i64) -> i64:
        """As for every state, but called as a `Choice`, which is quicker (docs/decisions.md)."""
        self.count = 0
        self.owed(seat).offer(self, seat)
        return self.count

    def step(self, seat: i64, move: i64) -> None:
        """Carry out a move and what follows. RIA-58, RIA-R39: discards and unfinished plays are secret."""
        phase: i64 = self.phase
        if phase == DECIDE_DISCARD:
            self.secret[seat] += 1
            self.veiled[seat] += 1
        elif phase in (DECIDE_CARDS, DECIDE_JOKERS) or (phase == DECIDE_YELLOW and move != WAIT):
            self.secret[seat] += 1
        self.owed(seat).choose(self, seat, move)
        self.proceed()

    def owed(self, seat: i64) -> Choice:
        """The phase is the decision."""
        return DECISIONS[self.phase]

    def simultaneous(self) -> bool:
        """RIA-58: only discarding is."""
        return self.stage == DISCARDING and self.owing != 0

    def redraw(self, seat: i64, rng: Rng) -> None:
        """Redraw what the seat cannot know; the imagined hand may leave no yellow building to use."""
        redraw(self, seat, rng)
        self.memo = None
        self.proceed()

    def imagine(self, seat: i64, rng: Rng) -> "Rialto":
        """As in every game; what this seat has seen of the others' cards is kept for further copies."""
        copy = self.fresh(rng.fork())
        copy.take_over(self)
        hands_seen(self, seat)
        copy.memo = self.memo
        copy.redraw(seat, rng)
        return copy

    # ---- the result ----

    def scores(self) -> list[int]:
        """The current points."""
        return [int(self.points_of(seat)) for seat in range(int(self.seats))]

    def breakdown(self, seat: int) -> dict[str, int]:
        """What the points are made of."""
        own: i64 = seat * SOURCES
        return {
            "start": int(self.points[own + FROM_START]),
            "put-back": int(self.points[own + FROM_GIVING_UP]),
            "bridges": int(self.points[own + FROM_BRIDGES]),
            "gondolas": int(self.points[own + FROM_GONDOLAS]),
            "district-bonus": int(self.points[own + FROM_BONUS]),
            "blue": int(self.points[own + FROM_BLUE]),
            "stock": int(self.points[own + FROM_STOCK]),
            "buildings": int(self.points[own + FROM_BUILDINGS]),
            "districts": int(self.points[own + FROM_DISTRICTS]),
        }

    def winners(self) -> list[int]:
        """RIA-165: exactly one winner; nobody while the match is on."""
        return [int(winner(self))] if self.stage == OVER else []

    def faults(self) -> list[str]:
        """What is wrong with this position."""
        return faults(self)


def start(parts: Components, seats: int, variant: str, rng: Rng, listener: Listener | None) -> Rialto:
    """A new match of Rialto, set up. RIA-166: the variant with the virtual player is for two."""
    if variant and seats != 2:
        raise SetupError(f"Rialto's variant {variant!r} is for 2 seats, not for {seats}")
    state = Rialto(parts, seats, rng)
    state.begin(listener, variant)
    return state
