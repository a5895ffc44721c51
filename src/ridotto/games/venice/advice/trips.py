"""Trips: all routes of a few canals, with what each dock brings in passing and what mooring at the last is worth."""

from typing import Final

from mypy_extensions import i64

from ridotto.engine.cells import filled, zeros
from ridotto.games.venice.advice.sight import Sight
from ridotto.games.venice.advice.worth import (
    assistant_value,
    contract_value,
    municipal_value,
    usable_effect,
)
from ridotto.games.venice.moves import BUILDINGS, FIELDS, KINDS, MASONS_MARK, TILES
from ridotto.games.venice.rules import Venice
from ridotto.games.venice.rules.assistants import field_of
from ridotto.games.venice.rules.contracts import lacking
from ridotto.games.venice.rules.gondolas import other_gondola
from ridotto.games.venice.rules.income import price
from ridotto.games.venice.rules.parts import CONTRACT_COLUMNS, CONTRACT_PLACE, COST_SCROLLS, GAIN_COINS, MOST_NEAR, PAY_CUBES, TAKE_INTRIGUE, effect_row
from ridotto.games.venice.rules.position import NOBODY, bit
from ridotto.games.venice.rules.sailing import canal_price

DEPTH: Final = 4  # canals that a plan looks ahead
NEVER: Final = -100_000
UNKNOWN: Final = -1_000_000  # not worked out yet
STEPS: Final = 8  # a building further away counts as if it were one canal further
A_CERAMIC: Final = 36  # a load as one number: 36, 6 and 1 times its cubes
A_CLOTH: Final = 6


def look_at_contracts(s: Sight) -> None:
    """Value the contracts in hand and measure the ways to them, unless that was done before."""
    if len(s.far) > 0:
        return
    s.far = filled(s.contracts * BUILDINGS + 1, STEPS + 1)
    s.hope = zeros(s.contracts)
    for n in range(s.contracts):
        s.hope[n] = contract_value(s, s.contract[n])
        measure(s, n, s.p.parts.contract[s.contract[n] * CONTRACT_COLUMNS + CONTRACT_PLACE])


def measure(s: Sight, n: i64, goal: i64) -> None:
    """How many canals it is from every building to the one where contract n is fulfilled."""
    near = s.p.near
    far = s.far
    reached: i64 = bit(goal)
    edge: i64 = reached  # those reached by the latest step
    steps: i64 = 0
    while edge != 0 and steps < STEPS:
        wider: i64 = 0
        building: i64 = 0
        while edge != 0:
            if edge & 1:
                far[n * BUILDINGS + building] = steps
                for at in range(building * MOST_NEAR, building * MOST_NEAR + MOST_NEAR):
                    if near[at] == NOBODY:
                        break
                    wider |= bit(near[at])
            edge >>= 1
            building += 1
        edge = wider & ~reached
        reached |= wider
        steps += 1


def look_at_docks(s: Sight, gondola: i64) -> None:
    """Make room for what this gondola's trips bring at each dock."""
    look_at_contracts(s)
    if s.gondola != gondola:
        s.gondola = gondola
        s.moor = filled(BUILDINGS, UNKNOWN)
        s.passing = zeros(BUILDINGS)
        s.purse = zeros(BUILDINGS)


def value_dock(s: Sight, gondola: i64, building: i64) -> None:
    """What mooring at a dock and passing it are worth to the gondola, apart from its load, and the coins in passing."""
    p = s.p
    moor: i64 = 0
    passing: i64 = 0
    for other in range(p.colours * 2):
        if other // 2 != s.seat and p.moored_at(other, building):
            moor -= 60 if p.seats < 3 else 40
            passing -= answer_cost(s) - (15 if p.seats > 1 else 40)
    if building < TILES:
        moor += assistant_value(s, building)
        field: i64 = field_of(p, s.seat, building)
        opened: i64 = field  # by mooring
        if field < FIELDS and (field > 0 or p.supply[s.seat] > 0):
            opened += 1
        for effect in range(opened):
            worth: i64 = usable_effect(s, building, effect, gondola)
            moor += worth
            if effect < field:
                passing += worth
        if field > 0:
            s.purse[building] = quick_coins(p, building, bit(field) - 1)
    else:
        moor += municipal_value(s, building)
    s.moor[building] = moor
    s.passing[building] = passing


def mooring_value(s: Sight, gondola: i64, building: i64, load: i64) -> i64:
    """What mooring there with this load is worth: assistant, activation, contract, distance to the next contract."""
    if s.moor[building] == UNKNOWN:
        value_dock(s, gondola, building)
    return s.moor[building] + cargo_value(s, building, load)


def cargo_value(s: Sight, building: i64, load: i64) -> i64:
    """The most that this load is worth at this dock for contracts in hand."""
    look_at_contracts(s)
    demands = s.p.parts.contract
    scrolls: i64 = s.p.scrolls[s.seat]
    ceramic: i64 = load // A_CERAMIC
    cloth: i64 = load // A_CLOTH % A_CLOTH
    silver: i64 = load % A_CLOTH
    best: i64 = 0
    for n in range(s.contracts):
        row: i64 = s.contract[n] * CONTRACT_COLUMNS
        lacks: i64 = lacking(s.p, s.contract[n], ceramic, cloth, silver)
        enough = scrolls >= demands[row + COST_SCROLLS]
        value: i64 = s.hope[n]
        if lacks == 0 and enough and demands[row + CONTRACT_PLACE] == building:
            if value + 400 > best:
                best = value + 400
        elif s.left > 1:
            share: i64 = 75 if lacks == 0 else 52 if lacks == 1 else 34 if lacks == 2 else 20 if lacks == 3 else 10
            hopes: i64 = value * share // 100 - (60 - 12 * lacks) * s.far[n * BUILDINGS + building]
            if not enough:
                hopes -= 90
            if hopes > best:
                best = hopes
    return best


def answer_cost(s: Sight) -> i64:
    """What a meeting costs: a scroll or intrigue, whichever is cheaper."""
    p = s.p
    seat: i64 = s.seat
    intrigue: i64 = s.intrigue
    if p.scrolls[seat] == 0:
        return intrigue
    scroll: i64 = s.scroll
    return scroll if scroll < intrigue else intrigue


def arriving(s: Sight, gondola: i64, building: i64, coins: i64, visited: i64, depth: i64, load: i64) -> i64:
    """What reaching a dock is worth: mooring, or passing and sailing on."""
    best: i64 = NEVER
    if not s.p.moored_at(other_gondola(gondola), building):
        best = mooring_value(s, gondola, building, load)
    if depth > 0:
        onward: i64 = passing_on(s, gondola, building, coins, visited, depth, load)
        if onward > best:
            best = onward
    return best


def passing_on(s: Sight, gondola: i64, building: i64, coins: i64, visited: i64, depth: i64, load: i64) -> i64:
    """What passing a dock and sailing on is worth."""
    p = s.p
    if s.moor[building] == UNKNOWN:
        value_dock(s, gondola, building)
    purse: i64 = coins + s.purse[building]
    cargo: i64 = load
    if building < TILES and field_of(p, s.seat, building) > 0 and load // A_CERAMIC + load // A_CLOTH % A_CLOTH + load % A_CLOTH < p.parts.cubes_per_gondola:
        kind: i64 = building // 4
        cargo += A_CERAMIC if kind == 0 else A_CLOTH if kind == 1 else 1
    onward: i64 = NEVER
    for at in range(building * MOST_NEAR, building * MOST_NEAR + MOST_NEAR):
        near: i64 = p.near[at]
        if near == NOBODY:
            break
        if not (visited >> near) & 1:
            cost: i64 = price(p, s.seat, p.near_canal[at])
            if cost <= purse:
                there: i64 = sailing_value(s, p.near_canal[at], cost) + arriving(s, gondola, near, purse - cost, visited | bit(near), depth - 1, cargo)
                if there > onward:
                    onward = there
    return s.passing[building] + onward


def quick_coins(p: Venice, building: i64, reach: i64) -> i64:
    """Coins that effects without a price in cubes or intrigue bring on the way."""
    coins: i64 = 0
    for effect in range(FIELDS):
        row = effect_row(building, effect)
        if (reach >> effect) & 1 and p.parts.effect[row + PAY_CUBES] == 0 and p.parts.effect[row + TAKE_INTRIGUE] == 0:
            coins += p.parts.effect[row + GAIN_COINS]
    return coins


def sailing_value(s: Sight, canal: i64, cost: i64) -> i64:
    """What sailing a canal is worth: its price, and what its bridge does."""
    p = s.p
    seat: i64 = s.seat
    value: i64 = -cost * s.coin
    owner: i64 = p.bridge[canal]
    if owner == seat:
        value += s.coin
    elif owner != NOBODY and not p.has(seat, MASONS_MARK):
        value -= s.intrigue
    return value


def packed_load(p: Venice, gondola: i64) -> i64:
    """The load of a gondola as one number."""
    at: i64 = gondola * KINDS
    return p.load[at] * A_CERAMIC + p.load[at + 1] * A_CLOTH + p.load[at + 2]


def trip_value(s: Sight, gondola: i64) -> i64:
    """What the best trip of a gondola is worth from where it is, with the first canal free."""
    p = s.p
    seat: i64 = s.seat
    look_at_docks(s, gondola)
    load: i64 = packed_load(p, gondola)
    best: i64 = NEVER
    start: i64 = p.gondola_at[gondola]
    for at in range(start * MOST_NEAR, start * MOST_NEAR + MOST_NEAR):
        near: i64 = p.near[at]
        if near == NOBODY:
            break
        there = sailing_value(s, p.near_canal[at], 0)
        there += arriving(s, gondola, near, p.coins[seat], bit(start) | bit(near), DEPTH - 1, load)
        best = there if there > best else best
    return best - cargo_value(s, start, load)  # less its present worth


def sail_worth(s: Sight, near: i64) -> i64:
    """What sailing there and the best that follows is worth."""
    p = s.p
    seat: i64 = s.seat
    look_at_docks(s, p.active)
    canal: i64 = p.canal_between(p.gondola_at[p.active], near)
    cost: i64 = canal_price(p, seat, canal)
    coins: i64 = p.coins[seat] - cost
    return sailing_value(s, canal, cost) + arriving(s, p.active, near, coins, p.visited | bit(near), DEPTH - 1, packed_load(p, p.active))
