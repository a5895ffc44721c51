"""The Doge Ship as the engine plays it: the course of a match, which rule answers a decision, and what a position tells about itself."""

from mypy_extensions import i64

from ridotto.engine.rng import Rng
from ridotto.engine.state import Fingerprint, Listener
from ridotto.games.dogeship.moves import (
    BID,
    BUY,
    COMPLETE,
    DECIDE_BID,
    DECIDE_BUY,
    DECIDE_COMPLETE,
    DECIDE_GIVE_UP,
    DECIDE_KEEP,
    DECIDE_PUT,
    DECIDE_REPLACE,
    DECIDE_TAKE,
    DECIDE_TURN,
    DISCARD,
    FIELD,
    GIVE_UP,
    KEEP,
    NONE,
    PUT,
    REORDER,
    REPLACE,
    STOP,
    TAKE,
)
from ridotto.games.dogeship.rules.buying import buy_options, choose_pile, give_up, give_up_options, put_back, stop, take, take_options
from ridotto.games.dogeship.rules.completing import complete, complete_options, replace, replace_options
from ridotto.games.dogeship.rules.ending import winners_of
from ridotto.games.dogeship.rules.imagining import redraw
from ridotto.games.dogeship.rules.inspection import bid, bid_options, reveal
from ridotto.games.dogeship.rules.intrigue import keep, keep_options, put_away, put_options
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
    NOBODY,
    OVER,
    ROUND_BEGINS,
    ROUND_ENDS,
    SOURCES,
    TURNS,
    Position,
)
from ridotto.games.dogeship.rules.rounds import begin_round, close_round, end_round, next_turn
from ridotto.games.dogeship.rules.setup import set_up
from ridotto.games.dogeship.rules.soundness import faults_of
from ridotto.games.dogeship.rules.turn import choose_field, discard, go_on, reorder, turn_options


class DogeShip(Position):
    """One position of The Doge Ship, with the rules."""

    # ---- the course of the match ----

    def carry_on(self) -> None:
        """SHIP-15: what follows when nobody owes a decision, in the order of a round."""
        stage: i64 = self.stage
        if stage == TURNS:
            next_turn(self)
        elif stage in (BONUS, ACTION):
            go_on(self)
        elif stage == ROUND_ENDS:
            end_round(self)
        elif stage == INSPECTION:
            reveal(self)
        elif stage == ROUND_BEGINS:
            begin_round(self)
        else:
            close_round(self)

    def proceed(self) -> None:
        """On to the next decision, or to the end."""
        while self.owing == 0 and self.stage != OVER:
            self.carry_on()

    # ---- decisions ----

    def options(self, seat: i64) -> i64:
        """What a seat that owes a decision may do."""
        phase: i64 = self.phase
        if phase == DECIDE_TURN:
            turn_options(self, seat)
        elif phase == DECIDE_BUY:
            buy_options(self)
        elif phase == DECIDE_GIVE_UP:
            give_up_options(self, seat)
        elif phase == DECIDE_TAKE:
            take_options(self, seat)
        elif phase == DECIDE_COMPLETE:
            complete_options(self, seat)
        elif phase == DECIDE_REPLACE:
            replace_options(self, seat)
        elif phase == DECIDE_KEEP:
            keep_options(self)
        elif phase == DECIDE_PUT:
            put_options(self)
        elif phase == DECIDE_BID:
            bid_options(self, seat)
        return self.count

    def step(self, seat: i64, move: i64) -> None:
        """Carry out a move and all that follows from it. SHIP-119: a bid is the seat's secret until all are in."""
        phase: i64 = self.phase
        if phase == DECIDE_TURN:
            self.take_turn(seat, move)
        elif move == STOP:
            stop(self)
        elif phase == DECIDE_BUY:
            choose_pile(self, seat, move - BUY)
        elif phase == DECIDE_GIVE_UP:
            give_up(self, seat, move - GIVE_UP)
        elif phase == DECIDE_TAKE:
            if move == NONE:
                put_back(self, seat, NOBODY)
            else:
                take(self, seat, move - TAKE)
        elif phase == DECIDE_COMPLETE:
            complete(self, seat, move - COMPLETE)
        elif phase == DECIDE_REPLACE:
            replace(self, seat, move - REPLACE)
        elif phase == DECIDE_KEEP:
            keep(self, seat, move - KEEP)
        elif phase == DECIDE_PUT:
            put_away(self, seat, move - PUT)
        elif phase == DECIDE_BID:
            self.secret[seat] += 1
            bid(self, seat, move - BID)
        self.proceed()

    def take_turn(self, seat: i64, move: i64) -> None:
        """SHIP-22: a field or the water; another order of the stack leaves the turn where it is."""
        if move < DISCARD:
            choose_field(self, seat, move - FIELD)
        elif move == DISCARD:
            discard(self, seat)
        else:
            reorder(self, seat, move - REORDER)

    def decision(self, seat: i64) -> i64:
        """The phase is the decision."""
        return self.phase

    def simultaneous(self) -> bool:
        """SHIP-119: only the inspection is."""
        return self.stage == INSPECTION and self.owing != 0

    # ---- copies ----

    def clone(self) -> "DogeShip":
        """A copy of its own."""
        return DogeShip(self.parts, self.seats, self.rng.clone(), self)

    def imagine(self, seat: i64, rng: Rng) -> "DogeShip":
        """A copy in which what this seat cannot know is redrawn."""
        copy = DogeShip(self.parts, self.seats, rng.fork(), self)
        redraw(copy, seat, rng)
        return copy

    # ---- the result ----

    def scores(self) -> list[int]:
        """Points as they stand; those of the final approval come with the end."""
        return [int(self.points_of(seat)) for seat in range(int(self.seats))]

    def breakdown(self, seat: int) -> dict[str, int]:
        """What they are made of."""
        own: i64 = seat * SOURCES
        return {
            "parts": int(self.points[own + FROM_PARTS]),
            "indicators": int(self.points[own + FROM_INDICATORS]),
            "bonuses": int(self.points[own + FROM_BONUSES]),
            "inspections": int(self.points[own + FROM_INSPECTIONS]),
            "final-approval": int(self.points[own + FROM_FINAL]),
        }

    def winners(self) -> list[int]:
        """SHIP-131 to SHIP-135; nobody while the match is on."""
        return winners_of(self) if self.stage == OVER else []

    # ---- checks ----

    def faults(self) -> list[str]:
        """What is wrong with this position."""
        return faults_of(self)

    def imprint(self, mark: Fingerprint) -> None:
        """Everything that distinguishes this position."""
        mark.put(self.stage)
        mark.put(self.phase)
        mark.put(self.round)
        mark.row(self.order)
        mark.put(self.at)
        mark.row(self.dice)
        mark.row(self.taken)
        mark.row(self.markers)
        mark.row(self.adrift)
        mark.row(self.lost)
        mark.row(self.ducats)
        mark.row(self.approvals)
        mark.row(self.points)
        mark.row(self.yard)
        mark.row(self.stack)
        mark.row(self.height)
        mark.row(self.galley)
        mark.row(self.built)
        mark.put(self.progress)
        mark.put(self.idle)
        mark.row(self.pile)
        mark.row(self.size)
        mark.row(self.fresh)
        mark.row(self.doges)
        mark.row(self.known)
        mark.put(self.doges_left)
        mark.row(self.shown)
        mark.put(self.doges_shown)
        mark.row(self.held)
        mark.row(self.held_known)
        mark.put(self.reordered)
        mark.put(self.field)
        mark.put(self.verb)
        mark.put(self.allowed)
        mark.put(self.linked)
        mark.put(self.buying)
        mark.row(self.looked)
        mark.row(self.bids)


def start(parts: Components, seats: int, variant: str, rng: Rng, listener: Listener | None) -> DogeShip:
    """A new match of The Doge Ship, set up and ready for the first turn. The rulebook has no variants."""
    state = DogeShip(parts, seats, rng)
    state.listener = listener
    set_up(state)
    state.proceed()
    return state
