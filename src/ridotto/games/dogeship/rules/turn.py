"""A turn: reordering (SHIP-83 to SHIP-87), choosing a field and paying for it (SHIP-22 to SHIP-28), discarding (SHIP-96), the bonus (SHIP-70 to SHIP-82)."""

from mypy_extensions import i64

from ridotto.games.dogeship.moves import BARRIERS, BOARDS, DECIDE_BUY, DECIDE_COMPLETE, DISCARD, FACES, FIELD, REORDER
from ridotto.games.dogeship.rules.buying import can_buy
from ridotto.games.dogeship.rules.completing import ask_replacement, can_complete, can_replace
from ridotto.games.dogeship.rules.intrigue import begin_intrigue
from ridotto.games.dogeship.rules.parts import (
    BONUS_APPROVALS,
    BONUS_BUY,
    BONUS_COMPLETE,
    BONUS_DUCATS,
    BUYS,
    COMPLETES,
    INTRIGUES,
    PAID_APPROVALS,
    PAYS,
    REPLACES,
)
from ridotto.games.dogeship.rules.position import ACTION, BONUS, FROM_BONUSES, NOBODY, TURNS, Position
from ridotto.games.dogeship.rules.told import BONUS as TOLD_BONUS
from ridotto.games.dogeship.rules.told import BONUS_APPROVALS as TOLD_APPROVALS
from ridotto.games.dogeship.rules.told import BONUS_DUCATS as TOLD_DUCATS
from ridotto.games.dogeship.rules.told import BONUS_POINTS as TOLD_POINTS
from ridotto.games.dogeship.rules.told import CHOSEN, DISCARDED, DUCATS, REORDERED

# ---- the choice ----


def turn_options(p: Position, seat: i64) -> None:
    """SHIP-22: a field, the water (SHIP-98: always), or first another order of the stack."""
    replaceable = can_replace(p, seat)
    for board in range(BOARDS):
        if p.dice[board] > 0:  # SHIP-24
            for field in range(board * FACES, board * FACES + FACES):
                if p.taken[field] == NOBODY and can_choose(p, seat, field, replaceable):  # SHIP-25
                    p.add(FIELD + field)
    p.add(DISCARD)
    if p.reordered == 0 and p.height[seat] > 1 and p.ducats[seat] >= p.parts.reorder_cost:  # SHIP-85, SHIP-87
        add_reorderings(p, seat)


def can_choose(p: Position, seat: i64, field: i64, replaceable: bool) -> bool:
    """SHIP-28: who can pay the surcharge. SHIP-92, SHIP-105: and what cannot be done in part can be done in full."""
    left: i64 = p.ducats[seat] - p.price(field)
    if left < 0:
        return False
    kind: i64 = p.parts.field_kind[field]
    if kind == REPLACES:
        return replaceable
    if kind == INTRIGUES and p.parts.field_amount[field] == PAID_APPROVALS:
        return left + bonus_ducats(p, seat, kind) >= p.parts.paid_price
    return True  # SHIP-R17


def bonus_ducats(p: Position, seat: i64, kind: i64) -> i64:
    """SHIP-R37: the ducats of the bonus that choosing such a field would set off."""
    top: i64 = triggered(p, seat, kind)
    return p.parts.bonus_amount[top] if top != NOBODY and p.parts.bonus[top] == BONUS_DUCATS else 0


def add_reorderings(p: Position, seat: i64) -> None:
    """SHIP-86, SHIP-R20: each barrier that is not on top, by its number."""
    for barrier in range(BARRIERS):
        for at in range(seat * BARRIERS, seat * BARRIERS + p.height[seat] - 1):
            if p.stack[at] == barrier:
                p.add(REORDER + barrier)


def reorder(p: Position, seat: i64, barrier: i64) -> None:
    """SHIP-83, SHIP-86: for two ducats a barrier comes on top, the others keep their order."""
    p.ducats[seat] -= p.parts.reorder_cost
    at: i64 = seat * BARRIERS
    while p.stack[at] != barrier:
        at += 1
    last: i64 = seat * BARRIERS + p.height[seat] - 1
    while at < last:
        p.stack[at] = p.stack[at + 1]
        at += 1
    p.stack[last] = barrier
    p.reordered = 1
    p.tell(REORDERED, seat, barrier, p.parts.reorder_cost)


def discard(p: Position, seat: i64) -> None:
    """SHIP-96, SHIP-97, SHIP-82: a marker onto the water for a ducat, and no bonus."""
    p.markers[seat] -= 1
    p.adrift[seat] += 1
    p.ducats[seat] += p.parts.discard_ducats
    p.tell(DISCARDED, seat, p.parts.discard_ducats)
    end_turn(p)


def choose_field(p: Position, seat: i64, field: i64) -> None:
    """SHIP-23: pay the surcharge, then the bonus, then the action."""
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
    """Nothing of a turn is left for the next."""
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
    return top if top != NOBODY and p.parts.trigger[top] == kind else NOBODY


def begin_bonus(p: Position, seat: i64) -> None:
    """SHIP-71 to SHIP-73: the barrier that is on top now, if the kind of the field is its trigger; what it does later it does at once (SHIP-80)."""
    top: i64 = triggered(p, seat, p.parts.field_kind[p.field])
    if top == NOBODY:
        return  # SHIP-82: no barrier has replacing for its trigger
    bonus: i64 = p.parts.bonus[top]
    amount: i64 = p.parts.bonus_amount[top]
    if bonus in (BONUS_BUY, BONUS_COMPLETE):  # SHIP-74, SHIP-75, SHIP-81
        p.verb = BUYS if bonus == BONUS_BUY else COMPLETES
        p.allowed = 1 << amount
        if can_go_on(p, seat):
            p.tell(TOLD_BONUS, seat, top, p.verb, amount)
    elif bonus == BONUS_DUCATS:  # SHIP-77, SHIP-78
        p.ducats[seat] += amount
        p.tell(TOLD_DUCATS, seat, top, amount)
    elif bonus == BONUS_APPROVALS:
        p.approvals[seat] += amount
        p.tell(TOLD_APPROVALS, seat, top, amount)
    else:
        p.score(seat, FROM_BONUSES, amount)
        p.tell(TOLD_POINTS, seat, top, amount)


def can_go_on(p: Position, seat: i64) -> bool:
    """SHIP-R33: whether anything that is allowed can be bought or completed."""
    return can_buy(p) if p.verb == BUYS else can_complete(p, seat)


def go_on(p: Position) -> None:
    """Ask what is bought or completed next; when nothing can be, the bonus gives way to the action and the action to the next turn."""
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
    """SHIP-73, SHIP-79: after the bonus the action of the field."""
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
