"""Rialto as the engine plays it: the course of a match, which rule answers a decision, and what a position tells about itself."""

from mypy_extensions import i64

from ridotto.engine.errors import SetupError
from ridotto.engine.playout import first_actor
from ridotto.engine.rng import Rng
from ridotto.engine.state import Fingerprint, Listener
from ridotto.games.rialto.moves import (
    BRIDGE,
    CARD_COUNT,
    DECIDE_BESIDE,
    DECIDE_BLUE,
    DECIDE_BRIDGE,
    DECIDE_BUILD,
    DECIDE_CARDS,
    DECIDE_DISCARD,
    DECIDE_GIVE_UP,
    DECIDE_GONDOLA,
    DECIDE_GREEN,
    DECIDE_HELP,
    DECIDE_HELP_TO,
    DECIDE_JOKERS,
    DECIDE_ROW,
    DECIDE_SECOND,
    DECIDE_SHIFT,
    DECIDE_SOURCE,
    DECIDE_START,
    DECIDE_TURN,
    DECIDE_UPGRADE,
    DECIDE_YELLOW,
    DISCARD,
    GIVE_UP,
    GONDOLA,
    JOKER_COUNT,
    LOW,
    NO_SECOND,
    PLACE,
    ROW,
    TAKE,
    UPGRADE,
    WAIT,
)
from ridotto.games.rialto.rules.actions import end_section, next_action
from ridotto.games.rialto.rules.blue import blue_options, end_round, next_blue, upgrade, upgrade_options, use_blue
from ridotto.games.rialto.rules.buildings import build_options, end_building, give_up, give_up_options, second_options, take_building
from ridotto.games.rialto.rules.canals import (
    beside_options,
    choose_bridge,
    choose_gondola,
    choose_help,
    free_connections,
    help_options,
    lay_bridge,
    place_beside,
    place_help,
    turn_options,
)
from ridotto.games.rialto.rules.council import shift, shift_options
from ridotto.games.rialto.rules.ending import winner
from ridotto.games.rialto.rules.green import green_options, next_green, source_options, take_source, use_green
from ridotto.games.rialto.rules.hands import begin_discarding, choose_discard, discard_all, discard_options, end_phase_one
from ridotto.games.rialto.rules.imagining import redraw
from ridotto.games.rialto.rules.parts import Components
from ridotto.games.rialto.rules.plays import (
    begin_section,
    cards_options,
    choose_cards,
    complete_play,
    jokers_options,
    next_play,
    use_yellow,
    yellow_options,
)
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
    NOBODY,
    OVER,
    PHASE_ONE_ENDS,
    PLAYING,
    ROUND_BEGINS,
    ROUND_ENDS,
    SECTION_BEGINS,
    SECTION_ENDS,
    SOURCES,
    STARTING,
    Position,
)
from ridotto.games.rialto.rules.rows import begin_round, next_row, row_options, take_row
from ridotto.games.rialto.rules.setup import choose_start, next_start, set_up, start_options
from ridotto.games.rialto.rules.soundness import faults_of


class Rialto(Position):
    """One position of Rialto, with the rules."""

    # ---- the course of the match ----

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
            next_green(self)
        elif stage == DISCARDING:
            begin_discarding(self)
        elif stage == PHASE_ONE_ENDS:
            end_phase_one(self)
        elif stage == BLUE_BUILDINGS:
            next_blue(self)
        elif stage == ROUND_ENDS:
            end_round(self)
        elif stage == ROUND_BEGINS:
            begin_round(self)
        elif stage == STARTING:
            next_start(self)

    def proceed(self) -> None:
        """RIA-R38: on to the next decision; one with a single option is answered without asking, except where asking keeps a hand secret."""
        while True:
            while self.owing == 0 and self.stage != OVER:
                self.carry_on()
            if self.owing == 0 or self.phase in (DECIDE_CARDS, DECIDE_DISCARD):
                return
            seat: i64 = first_actor(self)
            self.count = 0
            self.count = self.options(seat)
            if self.count > 1:
                self.asked = seat
                return
            self.answer(seat, self.found[0])

    # ---- decisions ----

    def options(self, seat: i64) -> i64:
        """What the seat that decides may do."""
        phase: i64 = self.phase
        if phase == DECIDE_CARDS:
            cards_options(self, seat)
        elif phase == DECIDE_JOKERS:
            jokers_options(self, seat)
        elif phase == DECIDE_YELLOW:
            yellow_options(self, seat)
        elif phase == DECIDE_DISCARD:
            discard_options(self, seat)
        elif phase == DECIDE_ROW:
            row_options(self)
        elif phase == DECIDE_BUILD:
            build_options(self)
        elif phase == DECIDE_SECOND:
            second_options(self)
        elif phase == DECIDE_GIVE_UP:
            give_up_options(self, seat)
        elif phase == DECIDE_BRIDGE:
            free_connections(self, BRIDGE)
        elif phase == DECIDE_TURN:
            turn_options(self)
        elif phase == DECIDE_GONDOLA:
            free_connections(self, GONDOLA)
        elif phase in (DECIDE_BESIDE, DECIDE_HELP_TO):
            beside_options(self)
        elif phase == DECIDE_HELP:
            help_options(self, seat)
        elif phase == DECIDE_SHIFT:
            shift_options(self, seat)
        elif phase == DECIDE_BLUE:
            blue_options(self, seat)
        elif phase == DECIDE_UPGRADE:
            upgrade_options(self, seat)
        elif phase == DECIDE_GREEN:
            green_options(self, seat)
        elif phase == DECIDE_SOURCE:
            source_options(self)
        elif phase == DECIDE_START:
            start_options(self)
        return self.count

    def step(self, seat: i64, move: i64) -> None:
        """Carry out a move and all that follows from it. RIA-58, RIA-R39: discards and unfinished plays are the seat's secret."""
        phase: i64 = self.phase
        if phase == DECIDE_DISCARD:
            self.secret[seat] += 1
            self.veiled[seat] += 1
        elif phase in (DECIDE_CARDS, DECIDE_JOKERS) or (phase == DECIDE_YELLOW and move != WAIT):
            self.secret[seat] += 1
        self.answer(seat, move)
        self.proceed()

    def answer(self, seat: i64, move: i64) -> None:
        """What a move does."""
        phase: i64 = self.phase
        if phase == DECIDE_CARDS:
            choose_cards(self, seat, move - CARD_COUNT)
        elif phase == DECIDE_JOKERS:
            complete_play(self, seat, move - JOKER_COUNT)
        elif phase == DECIDE_YELLOW:
            use_yellow(self, seat, move)
        elif phase == DECIDE_DISCARD:
            choose_discard(self, seat, move - DISCARD)
            if self.owing == 0:
                discard_all(self)
        elif phase == DECIDE_ROW:
            take_row(self, seat, move - ROW)
        elif phase == DECIDE_SECOND and move == NO_SECOND:
            end_building(self)
        elif phase in (DECIDE_BUILD, DECIDE_SECOND):
            take_building(self, seat, move - TAKE)
        elif phase == DECIDE_GIVE_UP:
            give_up(self, seat, move - GIVE_UP)
        elif phase == DECIDE_BRIDGE:
            choose_bridge(self, seat, move - BRIDGE)
        elif phase == DECIDE_TURN:
            lay_bridge(self, seat, self.held, move - LOW)
            self.owing = 0
        elif phase == DECIDE_GONDOLA:
            choose_gondola(self, seat, move - GONDOLA)
        elif phase == DECIDE_BESIDE:
            place_beside(self, seat, move - PLACE)
        elif phase == DECIDE_HELP:
            choose_help(self, seat, move)
        elif phase == DECIDE_HELP_TO:
            place_help(self, seat, move - PLACE)
        elif phase == DECIDE_SHIFT:
            shift(self, seat, move)
        elif phase == DECIDE_BLUE:
            use_blue(self, seat, move)
        elif phase == DECIDE_UPGRADE:
            upgrade(self, seat, move - UPGRADE)
        elif phase == DECIDE_GREEN:
            use_green(self, seat, move)
        elif phase == DECIDE_SOURCE:
            take_source(self, seat, move)
        elif phase == DECIDE_START:
            choose_start(self, seat, move - TAKE)

    def decision(self, seat: i64) -> i64:
        """The phase is the decision."""
        return self.phase

    def simultaneous(self) -> bool:
        """RIA-58: only discarding is."""
        return self.stage == DISCARDING and self.owing != 0

    # ---- copies ----

    def clone(self) -> "Rialto":
        """A copy of its own."""
        return Rialto(self.parts, self.seats, self.virtual != NOBODY, self.rng.clone(), self)

    def imagine(self, seat: i64, rng: Rng) -> "Rialto":
        """A copy in which what this seat cannot know is redrawn."""
        copy = Rialto(self.parts, self.seats, self.virtual != NOBODY, rng.fork(), self)
        redraw(copy, seat, rng)
        copy.proceed()  # the imagined hand of a player on turn may leave no choice of yellow buildings
        return copy

    # ---- the result ----

    def scores(self) -> list[int]:
        """Points as they stand."""
        return [int(self.points_of(seat)) for seat in range(int(self.seats))]

    def breakdown(self, seat: int) -> dict[str, int]:
        """What they are made of."""
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
        """RIA-165: exactly one; nobody while the match is on."""
        return [int(winner(self))] if self.stage == OVER else []

    # ---- checks ----

    def faults(self) -> list[str]:
        """What is wrong with this position."""
        return faults_of(self)

    def imprint(self, mark: Fingerprint) -> None:
        """Everything that distinguishes this position; cards already drawn from the pile do not."""
        mark.put(self.virtual)
        mark.put(self.players)
        mark.put(self.stage)
        mark.put(self.phase)
        mark.put(self.round)
        mark.put(self.section)
        mark.put(self.start)
        mark.row(self.after)
        mark.row(self.acting)
        mark.put(self.acts)
        mark.row(self.order)
        mark.row(self.space)
        mark.row(self.number)
        mark.row(self.tile)
        mark.row(self.low_end)
        mark.row(self.bridges)
        mark.put(self.bridges_laid)
        mark.put(self.gondolas)
        mark.row(self.men)
        mark.put(self.turned)
        mark.put(self.earned)
        mark.row(self.awarded)
        mark.put(self.marker)
        mark.row(self.tiles)
        mark.row(self.room)
        mark.row(self.mark)
        mark.row(self.coins)
        mark.put(self.bank)
        mark.put(self.returning)
        mark.row(self.tableau)
        mark.row(self.supply)
        mark.row(self.points)
        mark.put(self.pile_end - self.pile_at)
        for at in range(self.pile_at, self.pile_end):
            mark.put(self.pile[at])
        mark.row(self.discard)
        mark.row(self.down)
        mark.row(self.hand)
        mark.row(self.rows)
        mark.row(self.row_of)
        mark.row(self.limit_more)
        mark.row(self.drop)
        mark.row(self.virtual_hand)
        mark.row(self.open)
        mark.row(self.fresh)
        mark.row(self.sunk)
        mark.row(self.dropped)
        mark.put(self.period)
        mark.put(self.remade)
        mark.row(self.took)
        mark.row(self.laid)
        mark.row(self.did)
        mark.row(self.stocks)
        mark.put(self.begins)
        mark.row(self.queue)
        mark.put(self.queued)
        mark.row(self.counts)
        mark.row(self.played)
        mark.row(self.as_one)
        mark.row(self.as_two)
        mark.row(self.as_joker)
        mark.put(self.bonus)
        mark.row(self.majorities)
        mark.row(self.chain_one)
        mark.row(self.chain_two)
        mark.put(self.chain_jokers)
        mark.put(self.chain_cards)
        mark.put(self.left)
        mark.put(self.held)
        mark.put(self.source)
        mark.put(self.built)


def start(parts: Components, seats: int, variant: str, rng: Rng, listener: Listener | None) -> Rialto:
    """A new match of Rialto, set up. RIA-166: the variant with the virtual player is for two."""
    if variant and seats != 2:
        raise SetupError(f"Rialto's variant {variant!r} is for 2 seats, not for {seats}")
    state = Rialto(parts, seats, variant != "", rng)
    state.listener = listener
    set_up(state)
    state.proceed()
    return state
