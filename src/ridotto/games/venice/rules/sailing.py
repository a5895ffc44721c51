"""Step 3 of the turn: the trip of the active gondola. VEN-29 to VEN-46, VEN-81 to VEN-84."""

from typing import Final

from mypy_extensions import i64

from ridotto.games.venice.events import FOREIGN_BRIDGE, MOORS, OWN_BRIDGE, PASSES, SAILED
from ridotto.games.venice.moves import (
    BRIDGE_WARDENS,
    BUILDINGS,
    DECIDE_HALT,
    DECIDE_SAIL,
    MASONS_MARK,
    MOOR,
    PASS,
    SAIL,
    STATE_COURIER,
    TILES,
)
from ridotto.games.venice.rules.gondolas import moor
from ridotto.games.venice.rules.income import may_moor, may_pass, others_at, price
from ridotto.games.venice.rules.parts import MOST_NEAR
from ridotto.games.venice.rules.position import NOBODY, Choice, Position, bit
from ridotto.games.venice.rules.tasks import TO_MEET, TO_PASS, TO_SAIL
from ridotto.games.venice.rules.tracks import gain_intrigue


def begin_trip(p: Position) -> None:
    """VEN-33: the dock where the active gondola starts counts as reached."""
    clear_trip(p)
    start: i64 = p.gondola_at[p.active]
    p.visited = bit(start)
    p.path[0] = start


def clear_trip(p: Position) -> None:
    """Reset the trip: no dock reached, no canal travelled."""
    p.visited = 0
    for at in range(BUILDINGS):
        p.path[at] = NOBODY
    p.steps = 0
    p.paid = 0


def ask_sail(p: Position) -> None:
    """VEN-29: the gondola must move; VEN-36: after passing a dock it goes on."""
    p.wait_for(p.turn, DECIDE_SAIL)


class Sail(Choice):
    """The canal that the active gondola travels."""

    def __init__(self) -> None:
        super().__init__(DECIDE_SAIL, "sail", "VEN-29")

    def offer(self, state: Position, seat: i64) -> None:
        """VEN-29: the canals from where the gondola is."""
        here: i64 = state.gondola_at[state.active]
        for at in range(here * MOST_NEAR, here * MOST_NEAR + MOST_NEAR):
            near: i64 = state.near[at]
            if near == NOBODY:
                return
            if hindrance(state, seat, near, state.near_canal[at]) == POSSIBLE:
                state.add(SAIL + near)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """VEN-32, VEN-46: pay for the canal, then travel it; the gondola leaves its pile."""
        near: i64 = move - SAIL
        canal: i64 = state.canal_between(state.gondola_at[state.active], near)
        cost: i64 = canal_price(state, seat, canal)
        state.coins[seat] -= cost
        state.paid += cost
        state.steps += 1
        state.path[state.steps] = near
        state.visited |= bit(near)
        state.gondola_at[state.active] = near
        state.arrived[state.active] = NOBODY
        state.tell(SAILED, seat, near, cost)
        pass_bridge(state, seat, canal)
        state.wait_for(seat, DECIDE_HALT)


def canal_price(p: Position, seat: i64, canal: i64) -> i64:
    """VEN-30, VEN-31: the first canal is free whatever its cost; even a bridged one uses up the free move."""
    return 0 if p.steps == 0 else price(p, seat, canal)


def bridge_coins(p: Position, seat: i64, canal: i64) -> i64:
    """VEN-82, VEN-139, VEN-145: coins for passing one's own bridge or, with contract 3, anybody's, the Doge's too (VEN-230)."""
    owner: i64 = p.bridge[canal]
    if owner == NOBODY:
        return 0
    if owner == seat:
        return p.amount(BRIDGE_WARDENS) if p.has(seat, BRIDGE_WARDENS) else p.parts.bridge_owner_coin
    return p.amount(MASONS_MARK) if p.has(seat, MASONS_MARK) else 0


POSSIBLE: Final = 0
REACHED: Final = 1
TOO_DEAR: Final = 2
NO_WAY_ON: Final = 3  # the seat's other gondola is there, and it could not pay for a canal from there


def hindrance(p: Position, seat: i64, near: i64, canal: i64) -> i64:
    """VEN-32, VEN-33, VEN-34, VEN-R4: why not: already reached, too expensive, or no way to moor or pass there."""
    if (p.visited >> near) & 1:
        return REACHED
    left: i64 = p.coins[seat] - canal_price(p, seat, canal)
    if left < 0:
        return TOO_DEAR
    if may_moor(p, seat, near) or may_pass(p, seat, near, left + bridge_coins(p, seat, canal), p.visited | bit(near)):
        return POSSIBLE
    return NO_WAY_ON


def pass_bridge(p: Position, seat: i64, canal: i64) -> None:
    """VEN-82, VEN-83, VEN-84, VEN-139, VEN-229: gain coins or, for another's bridge, unavoidable intrigue."""
    owner: i64 = p.bridge[canal]
    if owner == NOBODY:
        return
    coins: i64 = bridge_coins(p, seat, canal)
    if owner == seat:
        p.coins[seat] += coins
        p.tell(OWN_BRIDGE, seat, coins)
    elif p.has(seat, MASONS_MARK):
        p.pay_contract(seat, MASONS_MARK, coins)
    else:
        p.tell(FOREIGN_BRIDGE, seat)
        gain_intrigue(p, seat, p.parts.bridge_intrigue)


class PassOrMoor(Choice):
    """Whether the gondola passes the dock it has reached, or moors there."""

    def __init__(self) -> None:
        super().__init__(DECIDE_HALT, "halt", "VEN-35")

    def offer(self, state: Position, seat: i64) -> None:
        """VEN-35, VEN-41, VEN-R3: pass or moor."""
        here: i64 = state.gondola_at[state.active]
        if may_pass(state, seat, here, state.coins[seat], state.visited):
            state.add(PASS)
        if may_moor(state, seat, here):
            state.add(MOOR)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """VEN-35: the choice comes before anything happens at the dock."""
        state.owing = 0
        here: i64 = state.gondola_at[state.active]
        if move == PASS:
            pass_dock(state, seat, here)
        else:
            state.tell(MOORS, seat, here)
            moor(state, state.active, here, NOBODY)  # VEN-40, VEN-45: the movement ends, and nobody is met


def pass_dock(p: Position, seat: i64, here: i64) -> None:
    """VEN-36, VEN-72, VEN-R5: meetings from the top of the pile down, then the activation, then sailing on."""
    p.tell(PASSES, seat, here)
    if here >= TILES and p.has(seat, STATE_COURIER):  # VEN-154
        p.pay_contract(seat, STATE_COURIER, p.amount(STATE_COURIER))
    p.then(TO_SAIL)
    p.then(TO_PASS)
    p.meets_left = others_at(p, seat, here)
    then_meet_pile(p, here, p.colours, TO_MEET)


def then_meet_pile(p: Position, here: i64, colours: i64, task: i64) -> None:
    """VEN-36, VEN-188: put down a task for each moored gondola of the first `colours` colours, the top one first."""
    later: i64 = NOBODY
    while True:  # the task of the lowest is put down first, so that it is done last
        lowest: i64 = NOBODY
        for gondola in range(colours * 2):
            if p.moored_at(gondola, here) and p.arrived[gondola] > later and (lowest == NOBODY or p.arrived[gondola] < p.arrived[lowest]):
                lowest = gondola
        if lowest == NOBODY:
            return
        later = p.arrived[lowest]
        p.then(task, lowest)
