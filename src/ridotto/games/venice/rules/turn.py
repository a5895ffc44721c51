"""Rounds, the order of a turn, and its shorter steps.

VEN-24 to VEN-28, VEN-48, VEN-49, VEN-121, VEN-155, VEN-160, VEN-165 to VEN-167.
"""

from mypy_extensions import i64

from ridotto.games.venice.events import END_STAGE, ROUND, STAYS, SWITCHES, TURN_OF
from ridotto.games.venice.moves import DECIDE_GONDOLIER, FIELDS, GONDOLIER, LIGHTERS, OLD_HANDS, SECOND_SHIFT, TILES
from ridotto.games.venice.rules.activation import begin_activation
from ridotto.games.venice.rules.assistants import advance, field_of
from ridotto.games.venice.rules.gondolas import ask_load
from ridotto.games.venice.rules.position import BY_ROUNDS, LAST, MOORED, NO_SPY, NOBODY, OPEN, SMUGGLERS, TURN, Choice, Position
from ridotto.games.venice.rules.prologue import shrink_decks
from ridotto.games.venice.rules.sailing import begin_trip, clear_trip
from ridotto.games.venice.rules.scoring import begin_scoring
from ridotto.games.venice.rules.tasks import (
    TO_ADVANCE,
    TO_DOGE_ACT,
    TO_END_TURN,
    TO_FULFIL,
    TO_MAN,
    TO_NEXT,
    TO_PLAY_CARD,
    TO_RELOAD,
    TO_ROUND,
    TO_SAIL,
    TO_SMUGGLE,
    TO_TURN,
)
from ridotto.games.venice.rules.tracks import trigger_end

# ---- rounds and turns ----


def begin_round(p: Position) -> None:
    """VEN-165, VEN-167, VEN-R30: two more full rounds once the end is triggered, at the latest by the round limit."""
    if p.seats == 1:
        if p.round == 0:
            shrink_decks(p)
    else:
        if p.round == p.parts.max_rounds:
            trigger_end(p, BY_ROUNDS)
        if p.end == LAST:
            begin_scoring(p)
            return
        if p.end != OPEN:
            p.end += 1
            p.tell(END_STAGE, p.end)
    p.round += 1
    p.tell(ROUND, p.round)
    p.then(TO_TURN, p.first)


def begin_turn(p: Position, seat: i64) -> None:
    """VEN-25: the five steps in order; the task put down last is done first."""
    p.seal()
    p.stage = TURN
    p.turn = seat
    p.active = NOBODY
    p.tell(TURN_OF, seat)
    p.then(TO_END_TURN)
    p.then(TO_ADVANCE)
    p.then(TO_FULFIL)
    p.then(TO_SAIL)
    p.then(TO_RELOAD)
    p.then(TO_MAN)
    p.then(TO_PLAY_CARD)


def end_turn(p: Position) -> None:
    """VEN-121: the spy leaves. VEN-182, VEN-R8: then the smugglers act, also after the last turn (VEN-R28).

    VEN-210, VEN-R42: or, before the end, the Doge.
    """
    p.spy = NO_SPY
    p.card = NOBODY
    p.active = NOBODY
    clear_trip(p)
    p.then(TO_NEXT)
    if p.seats == 2:
        p.stage = SMUGGLERS
        p.then(TO_SMUGGLE)
    elif p.seats == 1 and p.end == OPEN:
        p.then(TO_DOGE_ACT)


def next_turn(p: Position) -> None:
    """VEN-25: the next player clockwise; after the last the round is over. VEN-248: extra turns in the solo game."""
    if p.seats == 1:
        if p.end == OPEN:
            p.then(TO_ROUND)
        elif p.extra_turns > 0:
            p.extra_turns -= 1
            p.then(TO_ROUND)
        else:
            begin_scoring(p)
        return
    following: i64 = (p.turn + 1) % p.seats
    if following == p.first:
        p.then(TO_ROUND)
    else:
        p.then(TO_TURN, following)


# ---- step 2: the gondolier ----


def ask_gondolier(p: Position) -> None:
    """VEN-27: ask which gondola the gondolier mans."""
    p.card = NOBODY
    p.wait_for(p.turn, DECIDE_GONDOLIER)


class ChooseGondolier(Choice):
    """Which gondola the gondolier mans."""

    def __init__(self) -> None:
        super().__init__(DECIDE_GONDOLIER, "gondolier", "VEN-27")

    def offer(self, state: Position, seat: i64) -> None:
        """VEN-24, VEN-27, VEN-28: the other gondola for free, the same for coins; in the first turn either for free."""
        for number in range(2):
            if state.gondolier[seat] != number or state.coins[seat] >= keep_price(state, seat):
                state.add(GONDOLIER + number)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """VEN-27: this gondola is active now."""
        state.owing = 0
        number: i64 = move - GONDOLIER
        if state.gondolier[seat] == number:
            state.coins[seat] -= keep_price(state, seat)
            state.tell(STAYS, seat, number, keep_price(state, seat))
        else:
            state.tell(SWITCHES, seat, number)
        state.gondolier[seat] = number
        state.active = seat * 2 + number
        begin_trip(state)


def keep_price(p: Position, seat: i64) -> i64:
    """VEN-27, VEN-137: what leaving the gondolier where he is costs."""
    return p.amount(SECOND_SHIFT) if p.has(seat, SECOND_SHIFT) else p.parts.keep_gondolier


def ask_reload(p: Position) -> None:
    """VEN-160: with contract 24 cubes may be moved before the first move."""
    if p.has(p.turn, LIGHTERS):
        ask_load(p, p.turn)


# ---- step 5 ----


def advance_and_activate(p: Position) -> None:
    """VEN-48: at a tile the assistant advances if it can; VEN-155: contract 19 pays for one already on field 4.

    VEN-49, VEN-66: then the building is activated.
    """
    here: i64 = p.gondola_at[p.active]
    if here < TILES:
        if field_of(p, p.turn, here) == FIELDS and p.has(p.turn, OLD_HANDS):
            p.score_contract(p.turn, OLD_HANDS, p.amount(OLD_HANDS))
        advance(p, p.turn, here)
    begin_activation(p, p.turn, here, p.active, MOORED)
