"""A turn: reordering (SHIP-83 to SHIP-87), choosing and paying for a field (SHIP-22 to SHIP-28), discarding (SHIP-96).

Then comes the bonus (SHIP-70 to SHIP-82).
"""

from typing import Final

from mypy_extensions import i64

from ridotto.engine.cells import sort, take_out
from ridotto.games.dogeship.events import BONUS_APPROVALS, BONUS_DUCATS, BONUS_POINTS, BONUS_TILE, CHOSEN, DISCARDED, DUCATS, REORDERED
from ridotto.games.dogeship.moves import BARRIERS, BOARDS, DECIDE_BUY, DECIDE_COMPLETE, DECIDE_TURN, DISCARD, FACES, FIELD, REORDER
from ridotto.games.dogeship.rules.buying import can_buy
from ridotto.games.dogeship.rules.completing import can_complete
from ridotto.games.dogeship.rules.intrigue import begin_intrigue
from ridotto.games.dogeship.rules.parts import (
    BRINGS_APPROVALS,
    BRINGS_COMPLETION,
    BRINGS_DUCATS,
    BRINGS_PURCHASE,
    BUYS,
    COMPLETES,
    INTRIGUES,
    PAID_APPROVALS,
    PAYS,
    REPLACES,
)
from ridotto.games.dogeship.rules.position import ACTION, BONUS, FROM_BONUSES, NOBODY, TURNS, Choice, Position
from ridotto.games.dogeship.rules.replacing import ask_replacement, can_replace

# ---- the choice ----


class TakeTurn(Choice):
    """What the seat does with its turn."""

    def __init__(self) -> None:
        super().__init__(DECIDE_TURN, "turn", "SHIP-22")

    def offer(self, state: Position, seat: i64) -> None:
        """SHIP-22: a field, the water (SHIP-98: always), or first reordering the stack (SHIP-84).

        There is no passing: every turn spends a marker (SHIP-21).
        """
        replaceable = can_replace(state, seat)
        for board in range(BOARDS):
            if state.dice[board] > 0:  # SHIP-24
                for field in range(board * FACES, board * FACES + FACES):
                    if state.taken[field] == NOBODY and hindrance(state, seat, field, replaceable) == POSSIBLE:  # SHIP-25
                        state.add(FIELD + field)
        state.add(DISCARD)
        if can_reorder(state, seat):
            for at in range(state.height[seat] - 1):  # SHIP-86, SHIP-R20: each barrier that is not on top
                state.add(REORDER + state.barrier_at(seat, at))
            sort(state.found, 0, state.count)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """SHIP-22: reordering the stack does not use up the turn."""
        if move < DISCARD:
            choose_field(state, seat, move - FIELD)
        elif move == DISCARD:
            discard(state, seat)
        else:
            reorder(state, seat, move - REORDER)


POSSIBLE: Final = 0
TOO_DEAR: Final = 1  # because of the surcharge
NOTHING_REPLACES: Final = 2
APPROVALS_TOO_DEAR: Final = 3  # because of the surcharge and the cost of the action


def hindrance(p: Position, seat: i64, field: i64, replaceable: bool) -> i64:
    """Why a field cannot be chosen: SHIP-28: the surcharge; SHIP-92, SHIP-105: an action that must be done in full."""
    left: i64 = p.ducats[seat] - p.price(field)
    if left < 0:
        return TOO_DEAR
    kind: i64 = p.parts.field_kind[field]
    if kind == REPLACES and not replaceable:
        return NOTHING_REPLACES
    if kind == INTRIGUES and p.parts.field_amount[field] == PAID_APPROVALS and left + bonus_ducats(p, seat, kind) < p.parts.paid_price:
        return APPROVALS_TOO_DEAR
    return POSSIBLE  # SHIP-R17


def bonus_ducats(p: Position, seat: i64, kind: i64) -> i64:
    """SHIP-R37: the ducats of the bonus that choosing such a field would set off."""
    top: i64 = triggered(p, seat, kind)
    if top == NOBODY or p.parts.bonus[top] != BRINGS_DUCATS:
        return 0
    return p.parts.bonus_amount[top]


def can_reorder(p: Position, seat: i64) -> bool:
    """SHIP-85, SHIP-87: once in a turn, with two barriers or more, if the seat can pay."""
    return p.reordered == 0 and p.height[seat] > 1 and p.ducats[seat] >= p.parts.reorder_cost


def reorder(p: Position, seat: i64, barrier: i64) -> None:
    """SHIP-83, SHIP-86: for two ducats put a barrier on top; the others keep their order."""
    p.ducats[seat] -= p.parts.reorder_cost
    at: i64 = 0
    while p.barrier_at(seat, at) != barrier:
        at += 1
    first: i64 = seat * BARRIERS
    take_out(p.stack, first + at, first + p.height[seat], barrier)  # the place left at the end is the top
    p.reordered = 1
    p.tell(REORDERED, seat, barrier, p.parts.reorder_cost)


def discard(p: Position, seat: i64) -> None:
    """SHIP-96, SHIP-97, SHIP-82: put a marker on the water for a ducat; there is no bonus (SHIP-R39)."""
    p.markers[seat] -= 1
    p.adrift[seat] += 1
    p.ducats[seat] += p.parts.discard_ducats
    p.tell(DISCARDED, seat, p.parts.discard_ducats)
    end_turn(p)


def choose_field(p: Position, seat: i64, field: i64) -> None:
    """SHIP-23: pay the surcharge, then the bonus, then the action; choosing is enough for the bonus (SHIP-R18)."""
    price: i64 = p.price(field)
    p.markers[seat] -= 1
    p.taken[field] = seat
    p.ducats[seat] -= price
    p.field = field
    p.tell(CHOSEN, seat, field, price)
    p.stage = BONUS
    p.owing = 0
    begin_bonus(p, seat)


def end_turn(p: Position) -> None:
    """Clear everything that belongs to the turn."""
    p.field = NOBODY
    p.reordered = 0
    p.allowed = 0
    p.linked = 0
    p.owing = 0
    p.stage = TURNS


# ---- the bonus ----


def triggered(p: Position, seat: i64, kind: i64) -> i64:
    """SHIP-70, SHIP-71: the barrier on top, if this kind of field is its trigger; NOBODY otherwise."""
    top: i64 = p.top(seat)
    if top == NOBODY or p.parts.trigger[top] != kind:
        return NOBODY
    return top


def begin_bonus(p: Position, seat: i64) -> None:
    """SHIP-71: the bonus of the top barrier (SHIP-72), if the field triggers it, before the action (SHIP-73).

    SHIP-80, SHIP-R6: it sets off no other. A purchase or completion may be left out, the rest just comes (SHIP-R19).
    """
    top: i64 = triggered(p, seat, p.parts.field_kind[p.field])
    if top == NOBODY:
        return  # SHIP-82, SHIP-R7: replacing is no barrier's trigger
    bonus: i64 = p.parts.bonus[top]
    amount: i64 = p.parts.bonus_amount[top]
    if bonus in (BRINGS_PURCHASE, BRINGS_COMPLETION):  # SHIP-74, SHIP-75, SHIP-81
        p.verb = BUYS if bonus == BRINGS_PURCHASE else COMPLETES
        p.allowed = 1 << amount
        if can_go_on(p, seat):
            p.tell(BONUS_TILE, seat, top, p.verb, amount)
    elif bonus == BRINGS_DUCATS:  # SHIP-77, SHIP-78
        p.ducats[seat] += amount
        p.tell(BONUS_DUCATS, seat, top, amount)
    elif bonus == BRINGS_APPROVALS:
        p.approvals[seat] += amount
        p.tell(BONUS_APPROVALS, seat, top, amount)
    else:
        p.score(seat, FROM_BONUSES, amount)
        p.tell(BONUS_POINTS, seat, top, amount)


def can_go_on(p: Position, seat: i64) -> bool:
    """SHIP-R33: whether anything that is allowed can be bought or completed."""
    return can_buy(p) if p.verb == BUYS else can_complete(p, seat)


def go_on(p: Position) -> None:
    """Ask what is bought or completed next; if nothing can be, go on from bonus to action, or end the turn."""
    seat: i64 = p.active()
    if p.allowed != 0 and can_go_on(p, seat):
        p.wait_for(seat, DECIDE_BUY if p.verb == BUYS else DECIDE_COMPLETE)
    elif p.stage == BONUS:
        p.stage = ACTION
        begin_action(p, seat)
    else:
        end_turn(p)


# ---- the action ----


def begin_action(p: Position, seat: i64) -> None:
    """SHIP-73, SHIP-79: the action of the field, after the bonus and as the bonus has left things (SHIP-R35, SHIP-R36)."""
    field: i64 = p.field
    kind: i64 = p.parts.field_kind[field]
    p.allowed = 0
    if kind in (BUYS, COMPLETES):
        p.verb = kind
        p.allowed = p.parts.field_items[field]
        p.linked = p.parts.field_linked[field]
    elif kind == PAYS:  # SHIP-106
        p.ducats[seat] += p.parts.field_amount[field]
        p.tell(DUCATS, seat, p.parts.field_amount[field])
    elif kind == INTRIGUES:
        begin_intrigue(p, seat, p.parts.field_amount[field])
    else:
        ask_replacement(p, seat)
