"""Trips: all routes of a few canals, with what each dock brings in passing and what mooring at the last is worth."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.engine.cells import filled
from ridotto.games.venice.advice.worth import (
    activation_value,
    assistant_value,
    coin_value,
    contract_value,
    horizon,
    intrigue_cost,
    missing,
    municipal_value,
    scroll_value,
)
from ridotto.games.venice.moves import BUILDINGS, CONTRACTS, FIELDS, KINDS, MASONS_MARK, TILES
from ridotto.games.venice.rules import Venice
from ridotto.games.venice.rules.assistants import field_of
from ridotto.games.venice.rules.gondolas import other_gondola
from ridotto.games.venice.rules.income import price, reach_of_assistant
from ridotto.games.venice.rules.parts import CONTRACT_COLUMNS, CONTRACT_PLACE, COST_SCROLLS, GAIN_COINS, MOST_NEAR, PAY_CUBES, TAKE_INTRIGUE, effect_row
from ridotto.games.venice.rules.position import NOBODY, bit
from ridotto.games.venice.rules.sailing import canal_price

DEPTH: Final = 4  # canals that a plan looks ahead


def mooring_value(p: Venice, seat: i64, gondola: i64, building: i64, ceramic: i64, cloth: i64, silver: i64, far: vec[i64]) -> i64:
    """What mooring there with this load is worth: assistant, activation, contract, distance to the next contract."""
    value: i64 = 0
    for other in range(p.colours * 2):
        if other // 2 != seat and p.moored_at(other, building):
            value -= 60 if p.seats < 3 else 40
    if building < TILES:
        value += assistant_value(p, seat, building)
        field: i64 = field_of(p, seat, building)
        if field > 0 or p.supply[seat] > 0:
            value += activation_value(p, seat, building, gondola, bit(field + 1 if field < FIELDS else field) - 1)
    else:
        value += municipal_value(p, seat, building)
    return value + cargo_value(p, seat, building, ceramic, cloth, silver, far)


def cargo_value(p: Venice, seat: i64, building: i64, ceramic: i64, cloth: i64, silver: i64, far: vec[i64]) -> i64:
    """The most that this load is worth at this dock for contracts in hand."""
    best: i64 = 0
    n: i64 = 0
    for contract in range(CONTRACTS):
        if (p.hand[seat] >> contract) & 1:
            row: i64 = contract * CONTRACT_COLUMNS
            lacks: i64 = missing(p, contract, ceramic, cloth, silver)
            enough = p.scrolls[seat] >= p.parts.contract[row + COST_SCROLLS]
            value: i64 = contract_value(p, seat, contract)
            if lacks == 0 and enough and p.parts.contract[row + CONTRACT_PLACE] == building:
                best = value + 400 if value + 400 > best else best
            elif horizon(p) > 1:
                share: i64 = 75 if lacks == 0 else 52 if lacks == 1 else 34 if lacks == 2 else 20 if lacks == 3 else 10
                hopes: i64 = value * share // 100 - (60 - 12 * lacks) * far[n * BUILDINGS + building] - (0 if enough else 90)
                best = hopes if hopes > best else best
            n += 1
    return best


def distances(p: Venice, seat: i64) -> vec[i64]:
    """By contract in hand and building: how many canals it is to the contract's building."""
    far: vec[i64] = filled(3 * BUILDINGS, 9)
    n: i64 = 0
    for contract in range(CONTRACTS):
        if (p.hand[seat] >> contract) & 1 and n < 3:
            reached: i64 = bit(p.parts.contract[contract * CONTRACT_COLUMNS + CONTRACT_PLACE])
            steps: i64 = 0
            while steps < 8:
                wider: i64 = reached
                for building in range(BUILDINGS):
                    if (reached >> building) & 1:
                        if far[n * BUILDINGS + building] == 9:
                            far[n * BUILDINGS + building] = steps
                        for at in range(building * MOST_NEAR, building * MOST_NEAR + MOST_NEAR):
                            if p.near[at] == NOBODY:
                                break
                            wider |= bit(p.near[at])
                reached = wider
                steps += 1
            n += 1
    return far


def answer_cost(p: Venice, seat: i64) -> i64:
    """What a meeting costs: a scroll or intrigue, whichever is cheaper."""
    intrigue: i64 = intrigue_cost(p, seat)
    if p.scrolls[seat] == 0:
        return intrigue
    scroll: i64 = scroll_value(p, seat)
    return scroll if scroll < intrigue else intrigue


def arriving(p: Venice, seat: i64, gondola: i64, building: i64, coins: i64, visited: i64, depth: i64, load: i64, far: vec[i64]) -> i64:
    """What reaching a dock is worth: mooring, or passing and sailing on. A load is 36, 6 and 1 times the cubes."""
    best: i64 = -100_000
    if not p.moored_at(other_gondola(gondola), building):
        best = mooring_value(p, seat, gondola, building, load // 36, load // 6 % 6, load % 6, far)
    passing: i64 = passing_on(p, seat, gondola, building, coins, visited, depth, load, far)
    return passing if passing > best else best


def passing_on(p: Venice, seat: i64, gondola: i64, building: i64, coins: i64, visited: i64, depth: i64, load: i64, far: vec[i64]) -> i64:
    """What passing a dock and sailing on is worth."""
    if depth == 0:
        return -100_000
    value: i64 = 0
    for other in range(p.colours * 2):
        if other // 2 != seat and p.moored_at(other, building):
            value -= answer_cost(p, seat) - (15 if p.seats > 1 else 40)
    purse: i64 = coins
    cargo: i64 = load
    if building < TILES:
        reach: i64 = reach_of_assistant(p, seat, building)
        if reach != 0:
            value += activation_value(p, seat, building, gondola, reach)
            purse += quick_coins(p, building, reach)
            kind: i64 = building // 4
            if load // 36 + load // 6 % 6 + load % 6 < p.parts.cubes_per_gondola:
                cargo += 36 if kind == 0 else 6 if kind == 1 else 1
    onward: i64 = -100_000
    for at in range(building * MOST_NEAR, building * MOST_NEAR + MOST_NEAR):
        near: i64 = p.near[at]
        if near == NOBODY:
            break
        cost: i64 = price(p, seat, p.near_canal[at])
        if not (visited >> near) & 1 and cost <= purse:
            there = sailing_value(p, seat, p.near_canal[at], cost) + arriving(p, seat, gondola, near, purse - cost, visited | bit(near), depth - 1, cargo, far)
            onward = there if there > onward else onward
    return value + onward


def quick_coins(p: Venice, building: i64, reach: i64) -> i64:
    """Coins that effects without a price in cubes or intrigue bring on the way."""
    coins: i64 = 0
    for effect in range(FIELDS):
        row = effect_row(building, effect)
        if (reach >> effect) & 1 and p.parts.effect[row + PAY_CUBES] == 0 and p.parts.effect[row + TAKE_INTRIGUE] == 0:
            coins += p.parts.effect[row + GAIN_COINS]
    return coins


def sailing_value(p: Venice, seat: i64, canal: i64, cost: i64) -> i64:
    """What sailing a canal is worth: its price, and what its bridge does."""
    value: i64 = -cost * coin_value(p, seat)
    owner: i64 = p.bridge[canal]
    if owner == seat:
        value += coin_value(p, seat)
    elif owner != NOBODY and not p.has(seat, MASONS_MARK):
        value -= intrigue_cost(p, seat)
    return value


def packed_load(p: Venice, gondola: i64) -> i64:
    """The load of a gondola as one number."""
    at: i64 = gondola * KINDS
    return p.load[at] * 36 + p.load[at + 1] * 6 + p.load[at + 2]


def trip_value(p: Venice, seat: i64, gondola: i64, far: vec[i64]) -> i64:
    """What the best trip of a gondola is worth from where it is, with the first canal free."""
    best: i64 = -100_000
    start: i64 = p.gondola_at[gondola]
    for at in range(start * MOST_NEAR, start * MOST_NEAR + MOST_NEAR):
        near: i64 = p.near[at]
        if near == NOBODY:
            break
        there = sailing_value(p, seat, p.near_canal[at], 0)
        there += arriving(p, seat, gondola, near, p.coins[seat], bit(start) | bit(near), DEPTH - 1, packed_load(p, gondola), far)
        best = there if there > best else best
    load: i64 = packed_load(p, gondola)
    return best - cargo_value(p, seat, start, load // 36, load // 6 % 6, load % 6, far)  # less its present worth


def sail_worth(p: Venice, seat: i64, near: i64, far: vec[i64]) -> i64:
    """What sailing there and the best that follows is worth."""
    canal: i64 = p.canal_between(p.gondola_at[p.active], near)
    cost: i64 = canal_price(p, seat, canal)
    coins: i64 = p.coins[seat] - cost
    return sailing_value(p, seat, canal, cost) + arriving(p, seat, p.active, near, coins, p.visited | bit(near), DEPTH - 1, packed_load(p, p.active), far)
