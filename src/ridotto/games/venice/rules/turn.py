"""The prologue and the order of a turn: VEN-17 to VEN-28, VEN-48, VEN-49, VEN-121, VEN-155, VEN-160, VEN-165 to VEN-167."""

from mypy_extensions import i64

from ridotto.games.venice.events import END_STAGE, PLACED, ROUND, STAYS, SWITCHES, TURN_OF
from ridotto.games.venice.moves import BUILDINGS, DECIDE_GONDOLIER, DECIDE_PLACE, FIELDS, GONDOLIER, LIGHTERS, OLD_HANDS, PLACE, SECOND_SHIFT, TILES
from ridotto.games.venice.rules.activation import begin_activation
from ridotto.games.venice.rules.assistants import advance, field_of
from ridotto.games.venice.rules.gondolas import ask_load, moor
from ridotto.games.venice.rules.position import (
    BY_ROUNDS,
    LAST,
    MOORED,
    NO_SPY,
    NOBODY,
    OPEN,
    SCORING,
    SMUGGLERS,
    TO_ADVANCE,
    TO_DOGE_ACT,
    TO_END_TURN,
    TO_FULFIL,
    TO_MAN,
    TO_NEXT,
    TO_PAY_OFF,
    TO_PLAY_CARD,
    TO_RELOAD,
    TO_RESULT,
    TO_ROUND,
    TO_SAIL,
    TO_SMUGGLE,
    TO_TURN,
    TURN,
    Position,
)
from ridotto.games.venice.rules.sailing import begin_trip
from ridotto.games.venice.rules.scoring import score_council

# ---- the prologue ----


def ask_place(p: Position, gondola: i64) -> None:
    """VEN-17, VEN-18: a gondola at any dock."""
    p.turn = gondola // 2
    p.held = gondola
    p.wait_for(p.turn, DECIDE_PLACE)


def place_options(p: Position, seat: i64) -> None:
    """VEN-17, VEN-19: any dock, the second gondola not where the first one lies."""
    for building in range(BUILDINGS):
        if p.gondola_at[seat * 2] != building:
            p.add(PLACE + building)


def place(p: Position, seat: i64, building: i64) -> None:
    """VEN-20 to VEN-23, VEN-205, VEN-207: VP for those below, an assistant on field 1, then the building is activated, municipal or not."""
    p.owing = 0
    gondola: i64 = p.held
    p.held = NOBODY
    p.tell(PLACED, seat, gondola % 2, building)
    moor(p, gondola, building, NOBODY)
    if building < TILES:
        advance(p, seat, building)
    begin_activation(p, seat, building, gondola, MOORED)


# ---- rounds and turns ----


def begin_round(p: Position) -> None:
    """VEN-165, VEN-167, VEN-R30: after the end was triggered, two more full rounds; at the latest the round limit triggers it."""
    if p.seats > 1:
        if p.round == p.parts.max_rounds:
            p.trigger_end(BY_ROUNDS)
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
    """VEN-25: the five steps in this order; what is put down last is done first."""
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
    """VEN-121: the spy leaves. VEN-182, VEN-210: then the smugglers or the Doge act; the Doge not once the end has come (VEN-R42)."""
    p.spy = NO_SPY
    p.card = NOBODY
    p.active = NOBODY
    p.visited = 0
    for at in range(BUILDINGS):
        p.path[at] = NOBODY
    p.steps = 0
    p.paid = 0
    p.then(TO_NEXT)
    if p.seats == 2:
        p.stage = SMUGGLERS
        p.then(TO_SMUGGLE)
    elif p.seats == 1 and p.end == OPEN:
        p.then(TO_DOGE_ACT)


def next_turn(p: Position) -> None:
    """VEN-25: the next player clockwise; after the last one the round is over. VEN-248: in the solo game so many turns after the end."""
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


def begin_scoring(p: Position) -> None:
    """VEN-168, VEN-171: the first two steps; then intrigue may be paid off."""
    p.seal()
    p.stage = SCORING
    p.turn = p.first
    p.holds = 0
    score_council(p)
    p.then(TO_RESULT)
    p.then(TO_PAY_OFF)


# ---- step 2: the gondolier ----


def keep_price(p: Position, seat: i64) -> i64:
    """VEN-27, VEN-137: what leaving the gondolier costs."""
    return p.amount(SECOND_SHIFT) if p.has(seat, SECOND_SHIFT) else p.parts.keep_gondolier


def gondolier_options(p: Position, seat: i64) -> None:
    """VEN-24, VEN-27, VEN-28: the other gondola for nothing, the same for coins; at first either for nothing."""
    for number in range(2):
        if p.gondolier[seat] != number or p.coins[seat] >= keep_price(p, seat):
            p.add(GONDOLIER + number)


def man(p: Position, seat: i64, number: i64) -> None:
    """VEN-27: this gondola is active now."""
    p.owing = 0
    if p.gondolier[seat] == number:
        p.coins[seat] -= keep_price(p, seat)
        p.tell(STAYS, seat, number, keep_price(p, seat))
    else:
        p.tell(SWITCHES, seat, number)
    p.gondolier[seat] = number
    p.active = seat * 2 + number
    begin_trip(p, seat)


def ask_gondolier(p: Position) -> None:
    """VEN-27."""
    p.card = NOBODY
    p.wait_for(p.turn, DECIDE_GONDOLIER)


def ask_reload(p: Position) -> None:
    """VEN-160: with contract 24 cubes may be moved before the first move."""
    if p.has(p.turn, LIGHTERS):
        ask_load(p, p.turn)


# ---- step 5 ----


def advance_and_activate(p: Position) -> None:
    """VEN-48, VEN-49, VEN-66, VEN-155: contract 19 pays where the assistant stands on field 4 already; then the building is activated."""
    here: i64 = p.gondola_at[p.active]
    if here < TILES:
        if field_of(p, p.turn, here) == FIELDS and p.has(p.turn, OLD_HANDS):
            p.score_contract(p.turn, OLD_HANDS, p.amount(OLD_HANDS))
        advance(p, p.turn, here)
    begin_activation(p, p.turn, here, p.active, MOORED)
