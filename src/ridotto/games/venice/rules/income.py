"""VEN-R3, VEN-R4: whether a gondola that passes a dock can go on, including coins that the dock can still bring."""

from typing import Final

from mypy_extensions import i64

from ridotto.games.venice.moves import CANAL_TOLL, EAR_OF_THE_CITY, FIELDS, GREAT_COUNCIL, PILOTS_CHART, STATE_COURIER, TILES
from ridotto.games.venice.rules.assistants import field_of
from ridotto.games.venice.rules.effects import BOTH_PARTS, any_free
from ridotto.games.venice.rules.parts import GAIN_CERAMIC, GAIN_COINS, MOST_NEAR, PAY_COINS, PAY_CUBES, effect_row
from ridotto.games.venice.rules.position import NOBODY, PASSING, READY, Position, bit

ALL_FIELDS: Final = 15  # bit f is set for effect f + 1


def price(p: Position, seat: i64, canal: i64) -> i64:
    """VEN-32, VEN-81, VEN-138: what a canal costs a player after the first move."""
    if p.bridge[canal] != NOBODY:
        return 0
    cost: i64 = p.parts.canal_cost[canal]
    return p.amount(PILOTS_CHART) if cost == 2 and p.has(seat, PILOTS_CHART) else cost


def reach_of_assistant(p: Position, seat: i64, building: i64) -> i64:
    """VEN-61: bit f is set for each effect that the seat's assistant opens."""
    return bit(field_of(p, seat, building)) - 1 if building < TILES else 0


def open_effects(p: Position, seat: i64, building: i64) -> i64:
    """VEN-61, VEN-66: what the seat's assistant opens, and both parts of a municipal building."""
    return BOTH_PARTS if building >= TILES else reach_of_assistant(p, seat, building)


def barred(p: Position, seat: i64, building: i64) -> bool:
    """VEN-39, VEN-R1: no activation in passing at municipal buildings nor, in some editions, at one's gondola."""
    return building >= TILES or (p.parts.own_blocks == 1 and p.own_other_at(seat, building))


def effect_income(p: Position, building: i64, reach: i64, has_cube: bool) -> i64:
    """VEN-R3 (a): the coins that these effects can bring."""
    coins: i64 = 0
    for effect in range(FIELDS):
        if (reach >> effect) & 1:
            row = effect_row(building, effect)
            net = p.parts.effect[row + GAIN_COINS] - p.parts.effect[row + PAY_COINS]
            if net > 0 and (p.parts.effect[row + PAY_CUBES] == 0 or has_cube or opens_cube(p, building, reach)):
                coins += net
    return coins


def opens_cube(p: Position, building: i64, reach: i64) -> bool:
    """VEN-R3 (a): whether the first effect, which brings a cube, is among these and the supply has one."""
    if not reach & 1:
        return False
    row: i64 = effect_row(building, 0)
    for kind in range(3):
        if p.parts.effect[row + GAIN_CERAMIC + kind] > 0:
            return p.cubes[kind] > 0
    return False


def activation_income(p: Position, seat: i64, building: i64, reach: i64, used: bool, has_cube: bool) -> i64:
    """VEN-R3: coins from open effects and, with contract 25, the coin for an effect without a price in coins."""
    coins: i64 = effect_income(p, building, reach, has_cube)
    if p.has(seat, CANAL_TOLL) and (used or any_free(p, seat, building, reach, p.active)):
        coins += p.amount(CANAL_TOLL)
    return coins


def dock_income(p: Position, seat: i64, building: i64, has_cube: bool) -> i64:
    """VEN-R3 (a): coins from the assistant or an unused spy, whichever is better, before anything is activated here."""
    if barred(p, seat, building):
        return 0
    coins: i64 = activation_income(p, seat, building, reach_of_assistant(p, seat, building), False, has_cube)
    if p.spy == READY:
        by_spy: i64 = activation_income(p, seat, building, ALL_FIELDS, False, has_cube)
        coins = by_spy if by_spy > coins else coins
    return coins


def still_to_come(p: Position, seat: i64, building: i64, has_cube: bool) -> i64:
    """VEN-R3: coins from meetings still to come here, and from the activation after them."""
    coins: i64 = dock_income(p, seat, building, has_cube)
    if p.has(seat, EAR_OF_THE_CITY):
        coins += p.meets_left * p.amount(EAR_OF_THE_CITY)
    return coins


def can_go_on(p: Position, seat: i64, building: i64, coins: i64, reached: i64) -> bool:
    """VEN-R3: whether these coins pay for a canal to a new dock and, if one's other gondola is there, a further one."""
    for at in range(building * MOST_NEAR, building * MOST_NEAR + MOST_NEAR):
        near: i64 = p.near[at]
        if near == NOBODY:
            return False
        if not (reached >> near) & 1:
            left: i64 = coins - price(p, seat, p.near_canal[at])
            if left >= 0 and (not p.own_other_at(seat, near) or leads_on(p, seat, near, left, reached)):
                return True
    return False


def leads_on(p: Position, seat: i64, building: i64, coins: i64, reached: i64) -> bool:
    """Whether these coins pay for one of the dock's canals to a dock not yet reached."""
    for at in range(building * MOST_NEAR, building * MOST_NEAR + MOST_NEAR):
        near: i64 = p.near[at]
        if near == NOBODY:
            return False
        if near != building and not (reached >> near) & 1 and price(p, seat, p.near_canal[at]) <= coins:
            return True
    return False


def may_pass(p: Position, seat: i64, building: i64, coins: i64, reached: i64) -> bool:
    """VEN-R3: passing is legal if the trip can go on with these coins and what the dock brings."""
    if can_go_on(p, seat, building, coins, reached):
        return True
    more: i64 = dock_income(p, seat, building, p.carried(p.active) > 0)
    if p.has(seat, EAR_OF_THE_CITY):
        more += others_at(p, seat, building) * p.amount(EAR_OF_THE_CITY)
    if p.has(seat, STATE_COURIER) and building >= GREAT_COUNCIL:
        more += p.amount(STATE_COURIER)
    return more > 0 and can_go_on(p, seat, building, coins + more, reached)


def others_at(p: Position, seat: i64, building: i64) -> i64:
    """How many gondolas of other colours are moored there."""
    n: i64 = 0
    for gondola in range(p.colours * 2):
        if gondola // 2 != seat and p.moored_at(gondola, building):
            n += 1
    return n


def keeps_going(p: Position, seat: i64, effect: i64) -> bool:
    """VEN-R3: whether the trip can go on after an effect used in passing, including what is still to come."""
    if p.act_how != PASSING:
        return True
    row: i64 = effect_row(p.act_at, effect)
    paid: i64 = p.parts.effect[row + PAY_COINS]
    coins: i64 = p.coins[seat] - paid + p.parts.effect[row + GAIN_COINS]
    if can_go_on(p, seat, p.act_at, coins, p.visited):
        return True
    cubes: i64 = p.carried(p.act_gondola) - p.parts.effect[row + PAY_CUBES]
    for kind in range(3):
        cubes += p.parts.effect[row + GAIN_CERAMIC + kind]
    rest: i64 = p.act_reach & ~(p.act_used | bit(effect))
    used = paid == 0 or free_used(p)
    more: i64 = activation_income(p, seat, p.act_at, rest, used, cubes > 0)
    return can_go_on(p, seat, p.act_at, coins + more, p.visited)


def free_used(p: Position) -> bool:
    """VEN-R3 (b): whether an effect without a price in coins has been used in this activation."""
    return any(p.act_used >> effect & 1 and p.parts.effect[effect_row(p.act_at, effect) + PAY_COINS] == 0 for effect in range(FIELDS))


def may_finish(p: Position, seat: i64) -> bool:
    """VEN-R3: an activation in passing may end only if the trip can go on with the coins in hand."""
    if p.act_how != PASSING:
        return True
    coins: i64 = p.coins[seat]
    if p.has(seat, CANAL_TOLL) and free_used(p):
        coins += p.amount(CANAL_TOLL)
    return can_go_on(p, seat, p.act_at, coins, p.visited)


def needs_cargo(p: Position, seat: i64, building: i64) -> bool:
    """VEN-R3: whether the trip can only go on while the active gondola carries a cube."""
    coins: i64 = p.coins[seat]
    if can_go_on(p, seat, building, coins, p.visited):
        return False
    return not can_go_on(p, seat, building, coins + still_to_come(p, seat, building, False), p.visited)


def may_moor(p: Position, seat: i64, building: i64) -> bool:
    """VEN-41: not where the seat's other gondola is."""
    return not p.own_other_at(seat, building)
