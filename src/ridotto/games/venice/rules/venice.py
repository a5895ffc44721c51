"""Venice as a state: which rule comes when, which one answers a decision. The rules themselves stand in the modules beside it."""

from mypy_extensions import i64

from ridotto.engine.errors import SetupError
from ridotto.engine.playout import first_actor
from ridotto.engine.rng import Rng
from ridotto.engine.state import Fingerprint, Listener
from ridotto.games.venice.moves import (
    ARCHIVE,
    ASSISTANT,
    DECIDE_ANSWER,
    DECIDE_ARCHIVE,
    DECIDE_BRIDGE,
    DECIDE_CARD,
    DECIDE_CARD_ASSISTANT,
    DECIDE_CARD_BUILDING,
    DECIDE_CARD_MORE,
    DECIDE_CUBE_KIND,
    DECIDE_DISCARD,
    DECIDE_DOGE_BRIDGE,
    DECIDE_DOGE_GONDOLA,
    DECIDE_EFFECT,
    DECIDE_EITHER,
    DECIDE_EXCHANGE,
    DECIDE_FULFIL,
    DECIDE_GIVE_CUBE,
    DECIDE_GIVE_CUBES,
    DECIDE_GONDOLIER,
    DECIDE_HALT,
    DECIDE_KEEP,
    DECIDE_KEEP_CARD,
    DECIDE_LEVY,
    DECIDE_LOAD,
    DECIDE_PAY_CUBES,
    DECIDE_PAY_OFF,
    DECIDE_PLACE,
    DECIDE_RETURN,
    DECIDE_ROUTE,
    DECIDE_SAIL,
    DECIDE_SMUGGLER,
    DECIDE_TWO_CUBES,
    DISCARD,
    DOGE_GONDOLA,
    FAVOUR_COINS,
    FAVOUR_SCROLLS,
    GONDOLIER,
    KEEP,
    KEEP_CARD,
    OVERTIME_AT,
    PAIR,
    PLACE,
    RETURN,
    ROUTE,
    SAIL,
    SELL,
    SMUGGLE,
    TAKE,
)
from ridotto.games.venice.rules.activation import (
    ask_use,
    choose_use,
    deliver,
    exchange,
    exchange_options,
    give_cube_options,
    give_cubes_options,
    pass_building,
    sell_cube,
    take_two_cubes,
    two_cubes_options,
    use_options,
)
from ridotto.games.venice.rules.bridges import ask_bridge, bridge_options, build
from ridotto.games.venice.rules.contracts import archive, archive_options, ask_fulfil, choose_fulfil, fulfil, fulfil_options, give_new_effect, lay, pay_options
from ridotto.games.venice.rules.doge import (
    act,
    build_for_doge,
    carry_out,
    choose_doge_cards,
    clean_up,
    doge_bridge_options,
    interrogate,
    levy,
    levy_options,
    place_doge,
    shrink_decks,
)
from ridotto.games.venice.rules.favour import favour_options, turn_favour
from ridotto.games.venice.rules.gondolas import ask_discard, discard_cube, discard_options, load_options, reload
from ridotto.games.venice.rules.imagining import redraw
from ridotto.games.venice.rules.income import needs_cargo
from ridotto.games.venice.rules.influence import (
    add_cube,
    ask_card,
    ask_cube,
    card_assistant_options,
    card_building_options,
    card_options,
    choose_card,
    choose_card_assistant,
    choose_either,
    choose_more,
    cube_options,
    either_options,
    more_options,
    overtime,
)
from ridotto.games.venice.rules.meetings import answer, answer_options, counter, end_meeting, meet
from ridotto.games.venice.rules.options import set_options
from ridotto.games.venice.rules.parts import Components
from ridotto.games.venice.rules.piles import draw_card, keep_card, keep_card_options, keep_contract, keep_options
from ridotto.games.venice.rules.position import (
    DEAL,
    NOBODY,
    OVER,
    SOURCES,
    TASK,
    TO_ADD_CUBE,
    TO_ADVANCE,
    TO_BE_MET,
    TO_BRIDGE,
    TO_CARRY_OUT,
    TO_CHOOSE_DOGE_CARDS,
    TO_CLEAN_UP,
    TO_COUNTER,
    TO_DISCARD,
    TO_DOGE_ACT,
    TO_DRAW_CARD,
    TO_END_BEING_MET,
    TO_END_MEETING,
    TO_END_TURN,
    TO_FULFIL,
    TO_INTERROGATE,
    TO_LAND,
    TO_LAY,
    TO_MAN,
    TO_MEET,
    TO_NEW_EFFECT,
    TO_NEXT,
    TO_PASS,
    TO_PAY_OFF,
    TO_PLACE,
    TO_PLACE_DOGE,
    TO_PLAY_CARD,
    TO_RELOAD,
    TO_RESULT,
    TO_ROUND,
    TO_SAIL,
    TO_SMUGGLE,
    TO_TRAVEL,
    TO_TURN,
    TO_USE,
    TURN,
    UNTURNED,
    Position,
)
from ridotto.games.venice.rules.sailing import ask_sail, halt, halt_options, sail, sail_options
from ridotto.games.venice.rules.scoring import ask_pay_off, finish_match, pay_off, pay_off_options, winner
from ridotto.games.venice.rules.setup import choose_return, return_options, set_up
from ridotto.games.venice.rules.smugglers import (
    be_met,
    choose_doge_gondola,
    deck_of,
    doge_gondola_options,
    draw_deck,
    end_being_met,
    land,
    move_on,
    route_options,
    smuggler_options,
    travel,
    use_card,
)
from ridotto.games.venice.rules.soundness import faults_of
from ridotto.games.venice.rules.turn import (
    advance_and_activate,
    ask_gondolier,
    ask_place,
    ask_reload,
    begin_round,
    begin_turn,
    end_turn,
    gondolier_options,
    man,
    next_turn,
    place,
    place_options,
)


class Venice(Position):
    """A match of Venice."""

    # ---- the course of the match ----

    def carry_on(self) -> None:
        """Do what is to be done next."""
        self.depth -= 1
        task: i64 = self.todo[self.depth] // TASK
        arg: i64 = self.todo[self.depth] % TASK
        self.todo[self.depth] = 0
        if task == TO_USE:
            ask_use(self)
        elif task == TO_SAIL:
            ask_sail(self)
        elif task == TO_PASS:
            pass_building(self, self.turn, self.gondola_at[self.active])
        elif task == TO_MEET:
            meet(self, arg)
        elif task == TO_END_MEETING:
            end_meeting(self, arg)
        elif task == TO_COUNTER:
            counter(self, arg)
        elif task == TO_DISCARD:
            ask_discard(self, arg)
        elif task == TO_TURN:
            begin_turn(self, arg)
        elif task == TO_PLAY_CARD:
            ask_card(self)
        elif task == TO_MAN:
            ask_gondolier(self)
        elif task == TO_RELOAD:
            ask_reload(self)
        elif task == TO_FULFIL:
            ask_fulfil(self)
        elif task == TO_ADVANCE:
            advance_and_activate(self)
        elif task == TO_END_TURN:
            end_turn(self)
        elif task == TO_NEXT:
            next_turn(self)
        elif task == TO_ROUND:
            if self.seats == 1 and self.round == 0:
                shrink_decks(self)
            begin_round(self)
        elif task == TO_DRAW_CARD:
            draw_card(self, self.turn)
        elif task == TO_BRIDGE:
            ask_bridge(self, arg)
        elif task == TO_LAY:
            lay(self, arg)
        elif task == TO_NEW_EFFECT:
            give_new_effect(self, arg)
        elif task == TO_ADD_CUBE:
            ask_cube(self)
        elif task == TO_PLACE:
            ask_place(self, arg)
        else:
            self.carry_on_cards(task, arg)

    def carry_on_cards(self, task: i64, arg: i64) -> None:
        """What cards of the smugglers and the Doge bring about, and the end."""
        if task == TO_SMUGGLE:
            draw_deck(self, arg if self.seats == 1 else deck_of(self, self.turn))
        elif task == TO_TRAVEL:
            travel(self)
        elif task == TO_BE_MET:
            be_met(self, arg)
        elif task == TO_END_BEING_MET:
            end_being_met(self)
        elif task == TO_LAND:
            land(self)
        elif task == TO_PLACE_DOGE:
            place_doge(self)
        elif task == TO_DOGE_ACT:
            act(self)
        elif task == TO_CHOOSE_DOGE_CARDS:
            choose_doge_cards(self)
        elif task == TO_CARRY_OUT:
            carry_out(self, arg)
        elif task == TO_INTERROGATE:
            interrogate(self)
        elif task == TO_CLEAN_UP:
            clean_up(self)
        elif task == TO_PAY_OFF:
            ask_pay_off(self)
        elif task == TO_RESULT:
            finish_match(self)

    def proceed(self) -> None:
        """VEN-R7: on to the next decision; one with a single option is answered without asking, except where asking keeps a hand secret."""
        while True:
            while self.owing == 0 and self.stage != OVER:
                self.carry_on()
            if self.owing == 0 or self.phase in (DECIDE_CARD, DECIDE_FULFIL, DECIDE_KEEP_CARD, DECIDE_RETURN, DECIDE_ANSWER):
                return
            seat: i64 = first_actor(self)
            self.count = 0
            self.count = self.options(seat)
            if self.count > 1 and not (self.favour[seat] == UNTURNED and self.favour_alone(seat)):
                self.asked = seat
                return
            self.answer(seat, self.found[0])

    def favour_alone(self, seat: i64) -> bool:
        """VEN-R7, VEN-R19: whether there is one option beside the favour card, to which neither its coins nor its scrolls would add another."""
        coins: i64 = self.coins[seat]
        scrolls: i64 = self.scrolls[seat]
        most: i64 = self.other_options(seat)
        if most == 1:
            self.coins[seat] += self.parts.favour_coins
            most = self.other_options(seat)
            self.coins[seat] = coins
        if most == 1:
            self.scrolls[seat] += self.parts.favour_scrolls
            most = self.other_options(seat)
            self.scrolls[seat] = scrolls
        self.count = 0
        self.count = self.options(seat)
        return most == 1

    # ---- decisions ----

    def options(self, seat: i64) -> i64:
        """What a seat may do; at last, where it decides alone and in the open, turning its favour card (VEN-R19)."""
        self.other_options(seat)
        favour_options(self, seat)
        return self.count

    def other_options(self, seat: i64) -> i64:
        """What a seat may do without a favour card."""
        self.count = 0
        phase: i64 = self.phase
        if phase == DECIDE_EFFECT:
            use_options(self, seat)
        elif phase == DECIDE_SAIL:
            sail_options(self, seat)
        elif phase == DECIDE_HALT:
            halt_options(self, seat)
        elif phase == DECIDE_ANSWER:
            answer_options(self, seat)
        elif phase == DECIDE_FULFIL:
            fulfil_options(self, seat)
        elif phase == DECIDE_GONDOLIER:
            gondolier_options(self, seat)
        elif phase == DECIDE_CARD:
            card_options(self, seat)
        elif phase == DECIDE_LOAD:
            needs_cube = self.stage == TURN and self.steps > 0 and needs_cargo(self, seat, self.gondola_at[self.active])
            load_options(self, seat, needs_cube)
        elif phase == DECIDE_DISCARD:
            discard_options(self)
        elif phase == DECIDE_BRIDGE:
            bridge_options(self)
        elif phase == DECIDE_TWO_CUBES:
            two_cubes_options(self)
        elif phase == DECIDE_GIVE_CUBE:
            give_cube_options(self)
        elif phase == DECIDE_GIVE_CUBES:
            give_cubes_options(self)
        elif phase == DECIDE_EXCHANGE:
            exchange_options(self)
        elif phase == DECIDE_KEEP:
            keep_options(self)
        elif phase == DECIDE_KEEP_CARD:
            keep_card_options(self)
        elif phase == DECIDE_PAY_CUBES:
            pay_options(self, seat)
        elif phase == DECIDE_ARCHIVE:
            archive_options(self, seat)
        elif phase == DECIDE_EITHER:
            either_options(self, seat)
        elif phase == DECIDE_PLACE:
            place_options(self, seat)
        elif phase == DECIDE_RETURN:
            return_options(self, seat)
        else:
            self.rare_options(seat)
        return self.count

    def rare_options(self, seat: i64) -> None:
        """The decisions of cards, smugglers, the Doge and the end."""
        phase: i64 = self.phase
        if phase == DECIDE_CARD_ASSISTANT:
            card_assistant_options(self, seat)
        elif phase == DECIDE_CARD_BUILDING:
            card_building_options(self, seat)
        elif phase == DECIDE_CARD_MORE:
            more_options(self)
        elif phase == DECIDE_CUBE_KIND:
            cube_options(self)
        elif phase == DECIDE_SMUGGLER:
            smuggler_options(self)
        elif phase == DECIDE_DOGE_GONDOLA:
            doge_gondola_options(self)
        elif phase == DECIDE_ROUTE:
            route_options(self)
        elif phase == DECIDE_DOGE_BRIDGE:
            doge_bridge_options(self)
        elif phase == DECIDE_LEVY:
            levy_options(self)
        elif phase == DECIDE_PAY_OFF:
            pay_off_options(self, seat)

    def step(self, seat: i64, move: i64) -> None:
        """Carry out a move and all that follows from it."""
        self.answer(seat, move)
        self.proceed()

    def answer(self, seat: i64, move: i64) -> None:
        """What a move does."""
        phase: i64 = self.phase
        if move in (FAVOUR_COINS, FAVOUR_SCROLLS):
            turn_favour(self, seat, move)
        elif phase == DECIDE_EFFECT:
            choose_use(self, seat, move)
        elif phase == DECIDE_SAIL:
            sail(self, seat, move - SAIL)
        elif phase == DECIDE_HALT:
            halt(self, seat, move)
        elif phase == DECIDE_ANSWER:
            answer(self, seat, move)
        elif phase == DECIDE_FULFIL:
            choose_fulfil(self, seat, move)
        elif phase == DECIDE_GONDOLIER:
            man(self, seat, move - GONDOLIER)
        elif phase == DECIDE_CARD:
            choose_card(self, seat, move)
        elif phase == DECIDE_LOAD:
            reload(self, seat, move)
        elif phase == DECIDE_DISCARD:
            discard_cube(self, seat, move - DISCARD)
        elif phase == DECIDE_BRIDGE:
            build(self, seat, move)
        elif phase == DECIDE_TWO_CUBES:
            take_two_cubes(self, seat, move - PAIR)
        elif phase == DECIDE_GIVE_CUBE:
            sell_cube(self, seat, move - SELL)
        elif phase == DECIDE_GIVE_CUBES:
            deliver(self, seat, move)
        elif phase == DECIDE_EXCHANGE:
            exchange(self, seat, move)
        elif phase == DECIDE_KEEP:
            keep_contract(self, seat, move - KEEP)
        elif phase == DECIDE_KEEP_CARD:
            keep_card(self, seat, move - KEEP_CARD)
        elif phase == DECIDE_PAY_CUBES:
            fulfil(self, seat, move)
        elif phase == DECIDE_ARCHIVE:
            archive(self, seat, move - ARCHIVE)
        elif phase == DECIDE_EITHER:
            choose_either(self, seat, move - TAKE)
        elif phase == DECIDE_PLACE:
            place(self, seat, move - PLACE)
        elif phase == DECIDE_RETURN:
            choose_return(self, seat, move - RETURN)
        else:
            self.rare_answer(seat, move)

    def rare_answer(self, seat: i64, move: i64) -> None:
        """The decisions of cards, smugglers, the Doge and the end."""
        phase: i64 = self.phase
        if phase == DECIDE_CARD_ASSISTANT:
            choose_card_assistant(self, seat, move - ASSISTANT)
        elif phase == DECIDE_CARD_BUILDING:
            overtime(self, seat, move - OVERTIME_AT)
        elif phase == DECIDE_CARD_MORE:
            choose_more(self, seat, move)
        elif phase == DECIDE_CUBE_KIND:
            add_cube(self, seat, move)
        elif phase == DECIDE_SMUGGLER:
            use_card(self, seat, move - SMUGGLE)
        elif phase == DECIDE_DOGE_GONDOLA:
            choose_doge_gondola(self, move - DOGE_GONDOLA)
        elif phase == DECIDE_ROUTE:
            move_on(self, move - ROUTE)
        elif phase == DECIDE_DOGE_BRIDGE:
            build_for_doge(self, move)
        elif phase == DECIDE_LEVY:
            levy(self, move)
        elif phase == DECIDE_PAY_OFF:
            pay_off(self, seat, move)

    def decision(self, seat: i64) -> i64:
        """The phase is the decision."""
        return self.phase

    def simultaneous(self) -> bool:
        """VEN-8, VEN-69: the choice of contracts at the start, and meetings in which both have a choice."""
        return self.owing != 0 and (self.stage == DEAL or (self.phase == DECIDE_ANSWER and self.joint == 1))

    # ---- copies ----

    def clone(self) -> "Venice":
        """A copy of its own."""
        return Venice(self.parts, self.seats, self.rng.clone(), self)

    def imagine(self, seat: i64, rng: Rng) -> "Venice":
        """A copy in which what this seat cannot know is redrawn."""
        copy = Venice(self.parts, self.seats, rng.fork(), self)
        redraw(copy, seat, rng)
        return copy

    # ---- the result ----

    def scores(self) -> list[int]:
        """Points as they stand."""
        return [int(self.points_of(seat)) for seat in range(int(self.seats))]

    def breakdown(self, seat: int) -> dict[str, int]:
        """What they are made of."""
        own: i64 = seat * SOURCES
        parts = ("sharing", "tenth", "buildings", "cards", "contracts", "overflow", "council", "assistants", "coins", "favour")
        return {name: int(self.points[own + n]) for n, name in enumerate(parts)}

    def winners(self) -> list[int]:
        """VEN-179, VEN-R52: one, or nobody where the Doge wins; nobody while the match is on."""
        if self.stage != OVER or winner(self) == NOBODY:
            return []
        return [int(winner(self))]

    # ---- checks ----

    def faults(self) -> list[str]:
        """What is wrong with this position."""
        return faults_of(self)

    def imprint(self, mark: Fingerprint) -> None:
        """Everything that distinguishes this position."""
        mark.put(self.colours)
        mark.put(self.stage)
        mark.put(self.phase)
        mark.row(self.todo)
        mark.put(self.depth)
        mark.put(self.round)
        mark.put(self.first)
        mark.put(self.turn)
        mark.put(self.end)
        mark.put(self.reason)
        mark.put(self.arrested)
        mark.put(self.extra_turns)
        mark.put(self.holds)
        mark.put(self.prologue_more)
        mark.put(self.prologue_bare)
        mark.row(self.field_vp)
        mark.row(self.dock_of)
        mark.row(self.near)
        mark.row(self.near_canal)
        mark.row(self.bridge)
        mark.row(self.field)
        mark.row(self.gondola_at)
        mark.row(self.arrived)
        mark.put(self.moorings)
        mark.row(self.load)
        mark.row(self.cubes)
        mark.row(self.supply)
        mark.row(self.bridges_left)
        mark.row(self.council)
        mark.put(self.tenth)
        mark.row(self.coins)
        mark.row(self.scrolls)
        mark.row(self.intrigue)
        mark.row(self.favour)
        mark.row(self.gondolier)
        mark.row(self.points)
        mark.row(self.laid)
        mark.row(self.in_force)
        mark.row(self.archived)
        mark.row(self.hand)
        mark.row(self.returned)
        mark.row(self.pile)
        mark.put(self.piled)
        mark.row(self.drawn)
        mark.row(self.cards)
        mark.row(self.card_pile)
        mark.put(self.cards_piled)
        mark.row(self.discards)
        mark.row(self.contract_log)
        mark.row(self.card_log)
        mark.put(self.card)
        mark.put(self.active)
        mark.put(self.visited)
        mark.row(self.path)
        mark.put(self.steps)
        mark.put(self.paid)
        mark.put(self.spy)
        mark.put(self.meets_left)
        mark.put(self.act_at)
        mark.put(self.act_gondola)
        mark.put(self.act_how)
        mark.put(self.act_reach)
        mark.put(self.act_used)
        mark.put(self.act_spy)
        mark.put(self.why)
        mark.put(self.met)
        mark.put(self.asking)
        mark.put(self.joint)
        mark.row(self.reply)
        mark.put(self.bridge_free)
        mark.put(self.held)
        mark.row(self.deck)
        mark.row(self.decked)
        mark.row(self.played)
        mark.row(self.seen)
        mark.row(self.top_known)
        mark.row(self.used_card)
        mark.put(self.deck_now)
        mark.put(self.goal)
        mark.put(self.doge_points)
        mark.put(self.doge_scrolls)
        mark.put(self.doge_intrigue)
        mark.put(self.doge_now)
        mark.row(self.row)
        mark.row(self.doge_pile)
        mark.put(self.doge_piled)
        mark.put(self.doge_boxed)
        mark.row(self.doge_discards)


def start(parts: Components, seats: int, variant: str, rng: Rng, listener: Listener | None) -> Venice:
    """A new match of Venice, set up. VEN-1: the mode follows from the number of seats; the options say the rest."""
    state = Venice(parts, seats, rng)
    state.listener = listener
    wrong = set_options(state, variant)
    if wrong:
        raise SetupError(wrong)
    set_up(state)
    state.proceed()
    return state
