"""The state of Venice and the course of a match: the engine's contract, fulfilled with the rules in the other files.

A match proceeds by tasks. `todo` is a stack of them: a rule puts down what comes later, the one put down last is done
first, and when somebody has to decide the rest waits. `carry_on` says which rule does which task.
"""

from typing import Final, final

from mypy_extensions import i64

from ridotto.engine.playout import first_actor
from ridotto.engine.rng import Rng
from ridotto.engine.state import Listener
from ridotto.games.venice.moves import DECIDE_ANSWER, DECIDE_CARD, DECIDE_FULFIL, DECIDE_KEEP_CARD, DECIDE_RETURN, FAVOUR_COINS, FAVOUR_SCROLLS
from ridotto.games.venice.rules import tasks
from ridotto.games.venice.rules.activation import UseEffect, ask_use, pass_building
from ridotto.games.venice.rules.bridges import BuildBridge, ask_bridge
from ridotto.games.venice.rules.contracts import ArchiveContract, FulfilContract, PayCubes, ask_fulfil, give_new_effect, lay
from ridotto.games.venice.rules.doge import BuildForDoge, PayLevy, act, carry_out, choose_doge_cards, clean_up, interrogate
from ridotto.games.venice.rules.favour import offer_favour, turn_favour
from ridotto.games.venice.rules.gondolas import DiscardCube, LoadCubes, ask_discard
from ridotto.games.venice.rules.imagining import redraw
from ridotto.games.venice.rules.influence import AddCube, AdvanceMore, MoveAssistant, PlayCard, TakeEither, WorkOvertime, ask_card, ask_cube
from ridotto.games.venice.rules.meetings import Answer, counter, end_meeting, meet
from ridotto.games.venice.rules.parts import Components
from ridotto.games.venice.rules.piles import KeepCard, KeepContract, draw_card
from ridotto.games.venice.rules.position import DEAL, NOBODY, OVER, SOURCES, UNTURNED, Choice, Position
from ridotto.games.venice.rules.prologue import PlaceGondola, ask_place, place_doge
from ridotto.games.venice.rules.sailing import PassOrMoor, Sail, ask_sail
from ridotto.games.venice.rules.scoring import PayOff, ask_pay_off, finish_match, winner
from ridotto.games.venice.rules.setup import ReturnContract, set_up
from ridotto.games.venice.rules.smugglers import ChooseDogeGondola, ChooseRoute, UseSmugglerCard, be_met, end_being_met, land, travel, use_deck
from ridotto.games.venice.rules.soundness import faults
from ridotto.games.venice.rules.tiles import DeliverCubes, ExchangeCubes, SellCube, TakeTwoCubes
from ridotto.games.venice.rules.turn import (
    ChooseGondolier,
    advance_and_activate,
    ask_gondolier,
    ask_reload,
    begin_round,
    begin_turn,
    end_turn,
    next_turn,
)
from ridotto.games.venice.rules.variants import chosen, set_options

DECISIONS: Final[list[Choice]] = [
    ReturnContract(),
    PlaceGondola(),
    PlayCard(),
    MoveAssistant(),
    WorkOvertime(),
    AdvanceMore(),
    TakeEither(),
    AddCube(),
    ChooseGondolier(),
    LoadCubes(),
    Sail(),
    PassOrMoor(),
    Answer(),
    UseEffect(),
    TakeTwoCubes(),
    SellCube(),
    DeliverCubes(),
    ExchangeCubes(),
    DiscardCube(),
    BuildBridge(),
    KeepContract(),
    KeepCard(),
    FulfilContract(),
    PayCubes(),
    ArchiveContract(),
    UseSmugglerCard(),
    ChooseDogeGondola(),
    ChooseRoute(),
    BuildForDoge(),
    PayLevy(),
    PayOff(),
]


@final
class Venice(Position):
    """One position of Venice."""

    def __init__(self, parts: Components, seats: i64, rng: Rng) -> None:
        super().__init__(parts, seats, rng)

    def fresh(self, rng: Rng) -> "Venice":
        """An empty position with the same components and seats."""
        return Venice(self.parts, self.seats, rng)

    def set_up(self) -> None:
        """VEN-1 to VEN-15: up to the choice of the contract to be put back."""
        set_up(self)

    # ---- decisions ----

    def owed(self, seat: i64) -> Choice:
        """All who decide now owe the same decision."""
        return DECISIONS[self.phase]

    def options(self, seat: i64) -> i64:
        """What a seat may do; lastly, if it decides alone and openly, turning its favour card (VEN-R19)."""
        self.offered(seat)
        offer_favour(self, seat)
        return self.count

    def offered(self, seat: i64) -> i64:
        """What the decision itself offers."""
        self.count = 0
        self.owed(seat).offer(self, seat)
        return self.count

    def step(self, seat: i64, move: i64) -> None:
        """Carry out a move and all that follows from it."""
        self.answer(seat, move)
        self.proceed()

    def answer(self, seat: i64, move: i64) -> None:
        """What a move does; turning the favour card leaves the decision owed (VEN-122)."""
        if move in (FAVOUR_COINS, FAVOUR_SCROLLS):
            turn_favour(self, seat, move)
        else:
            DECISIONS[self.phase].choose(self, seat, move)

    def proceed(self) -> None:
        """VEN-R7: on to the next decision; a single option is not asked for, unless that would betray a hand."""
        while True:
            while self.owing == 0 and self.stage != OVER:
                self.carry_on()
            if self.owing == 0 or self.phase in (DECIDE_CARD, DECIDE_FULFIL, DECIDE_KEEP_CARD, DECIDE_RETURN, DECIDE_ANSWER):
                return
            seat: i64 = first_actor(self)
            self.count = self.options(seat)
            if self.count > 1 and not (self.favour[seat] == UNTURNED and self.favour_alone(seat)):
                self.asked = seat
                return
            self.answer(seat, self.found[0])

    def favour_alone(self, seat: i64) -> bool:
        """VEN-R7, VEN-R19: whether the favour card aside there is one option, even with its coins or scrolls."""
        coins: i64 = self.coins[seat]
        scrolls: i64 = self.scrolls[seat]
        most: i64 = self.offered(seat)
        if most == 1:
            self.coins[seat] += self.parts.favour_coins
            most = self.offered(seat)
            self.coins[seat] = coins
        if most == 1:
            self.scrolls[seat] += self.parts.favour_scrolls
            most = self.offered(seat)
            self.scrolls[seat] = scrolls
        self.count = self.options(seat)
        return most == 1

    # ---- the course of the match ----

    def carry_on(self) -> None:
        """Do the next task: the prologue, then round by round the turns with their steps, finally the scoring."""
        self.depth -= 1
        task: i64 = self.todo[self.depth] // tasks.TASK
        arg: i64 = self.todo[self.depth] % tasks.TASK
        self.todo[self.depth] = 0
        if task == tasks.TO_PLACE:
            ask_place(self, arg)
        elif task == tasks.TO_PLACE_DOGE:
            place_doge(self)
        elif task == tasks.TO_ROUND:
            begin_round(self)
        elif task == tasks.TO_TURN:
            begin_turn(self, arg)
        elif task == tasks.TO_PLAY_CARD:
            ask_card(self)
        elif task == tasks.TO_MAN:
            ask_gondolier(self)
        elif task == tasks.TO_RELOAD:
            ask_reload(self)
        elif task == tasks.TO_SAIL:
            ask_sail(self)
        elif task == tasks.TO_FULFIL:
            ask_fulfil(self)
        elif task == tasks.TO_ADVANCE:
            advance_and_activate(self)
        elif task == tasks.TO_END_TURN:
            end_turn(self)
        elif task == tasks.TO_NEXT:
            next_turn(self)
        elif task == tasks.TO_PAY_OFF:
            ask_pay_off(self)
        elif task == tasks.TO_RESULT:
            finish_match(self)
        else:
            self.carry_on_turn(task, arg)

    def carry_on_turn(self, task: i64, arg: i64) -> None:
        """The tasks that follow from the steps of a turn: meetings, activations, and what these give."""
        if task == tasks.TO_MEET:
            meet(self, arg)
        elif task == tasks.TO_END_MEETING:
            end_meeting(self, arg)
        elif task == tasks.TO_COUNTER:
            counter(self, arg)
        elif task == tasks.TO_PASS:
            pass_building(self, self.turn, self.gondola_at[self.active])
        elif task == tasks.TO_USE:
            ask_use(self)
        elif task == tasks.TO_DISCARD:
            ask_discard(self, arg)
        elif task == tasks.TO_BRIDGE:
            ask_bridge(self, arg)
        elif task == tasks.TO_DRAW_CARD:
            draw_card(self, self.turn)
        elif task == tasks.TO_ADD_CUBE:
            ask_cube(self)
        elif task == tasks.TO_LAY:
            lay(self, arg)
        elif task == tasks.TO_NEW_EFFECT:
            give_new_effect(self, arg)
        else:
            self.carry_on_after_turn(task, arg)

    def carry_on_after_turn(self, task: i64, arg: i64) -> None:
        """The tasks of the smugglers (VEN-182) and the Doge (VEN-210) after a turn."""
        if task == tasks.TO_DOGE_ACT:
            act(self)
        elif task == tasks.TO_SMUGGLE:
            use_deck(self, arg)
        elif task == tasks.TO_TRAVEL:
            travel(self)
        elif task == tasks.TO_BE_MET:
            be_met(self, arg)
        elif task == tasks.TO_END_BEING_MET:
            end_being_met(self)
        elif task == tasks.TO_LAND:
            land(self)
        elif task == tasks.TO_CHOOSE_DOGE_CARDS:
            choose_doge_cards(self)
        elif task == tasks.TO_CARRY_OUT:
            carry_out(self, arg)
        elif task == tasks.TO_INTERROGATE:
            interrogate(self)
        elif task == tasks.TO_CLEAN_UP:
            clean_up(self)

    # ---- what the engine asks ----

    def simultaneous(self) -> bool:
        """VEN-8, VEN-69: the choice of contracts at the start, and meetings in which both seats have a choice."""
        return self.owing != 0 and (self.stage == DEAL or (self.phase == DECIDE_ANSWER and self.joint == 1))

    def redraw(self, seat: i64, rng: Rng) -> None:
        """Redraw what the seat cannot know."""
        redraw(self, seat, rng)

    def scores(self) -> list[int]:
        """The current points."""
        return [int(self.points_of(seat)) for seat in range(int(self.seats))]

    def breakdown(self, seat: int) -> dict[str, int]:
        """What the points are made of."""
        own: i64 = seat * SOURCES
        parts = ("sharing", "tenth", "buildings", "cards", "contracts", "overflow", "council", "assistants", "coins", "favour")
        return {name: int(self.points[own + n]) for n, name in enumerate(parts)}

    def winners(self) -> list[int]:
        """VEN-179, VEN-R52: one winner, or nobody if the Doge wins; nobody while the match is on."""
        if self.stage != OVER or winner(self) == NOBODY:
            return []
        return [int(winner(self))]

    def faults(self) -> list[str]:
        """What is wrong with this position."""
        return faults(self)


def start(parts: Components, seats: int, variant: str, rng: Rng, listener: Listener | None) -> Venice:
    """A new match of Venice, set up. VEN-1: the mode follows from the number of seats, the rest from the options."""
    options = chosen(variant)
    state = Venice(parts, seats, rng)
    state.begin(listener)
    set_options(state, options)
    return state
