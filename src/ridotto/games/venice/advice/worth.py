"""What contracts, cubes, assistants and the effects of buildings are worth, in hundredths of a point."""

from mypy_extensions import i64

from ridotto.engine.bits import bits
from ridotto.games.venice.advice.sight import Sight, near_cap, others_most_intrigue
from ridotto.games.venice.moves import (
    ADVOCATE,
    BRIDGE_WARDENS,
    CANAL_TOLL,
    CONFESSOR,
    EAR_OF_THE_CITY,
    FIELDS,
    GREAT_COUNCIL,
    GREAT_HOUSEHOLD,
    JETTY_RIGHTS,
    KINDS,
    LIGHTERS,
    MASTER_OF_TRADE,
    MIXED_CARGO,
    OLD_HANDS,
    ORATOR,
    PATRONAGE,
    PILOTS_CHART,
    RECRUITER,
    SECRET_ARCHIVE,
    ST_MARKS,
    STATE_COURIER,
    TAX_PRIVILEGE,
    TILES,
)
from ridotto.games.venice.rules import Venice
from ridotto.games.venice.rules.assistants import field_of
from ridotto.games.venice.rules.contracts import lacking
from ridotto.games.venice.rules.effects import can_use, others_with_less, others_with_more
from ridotto.games.venice.rules.parts import (
    ANY_CUBES,
    CONTRACT_COINS,
    CONTRACT_COLUMNS,
    CONTRACT_PLACE,
    CONTRACT_VP,
    COST_SCROLLS,
    EXCHANGE_CUBES,
    GAIN_CERAMIC,
    GAIN_COINS,
    GAIN_COUNCIL,
    GAIN_INFLUENCE,
    GAIN_SCROLLS,
    GAIN_VP,
    LOSE_INTRIGUE,
    MOST_NEAR,
    OTHERS_INTRIGUE,
    PAY_CUBES,
    PAY_INTRIGUE,
    TAKE_INTRIGUE,
    VP_PER_CONTRACT,
    VP_PER_CUBE,
    VP_PER_MORE_INTRIGUE,
    effect_row,
)
from ridotto.games.venice.rules.parts import PAY_COINS as COST_COINS
from ridotto.games.venice.rules.parts import PAY_SCROLLS as COST_OF_SCROLLS
from ridotto.games.venice.rules.piles import fulfilled, tax
from ridotto.games.venice.rules.position import NOBODY


def relief(s: Sight, n: i64) -> i64:
    """What losing n intrigue is worth."""
    p = s.p
    seat: i64 = s.seat
    lost: i64 = n if n < p.intrigue[seat] else p.intrigue[seat]
    if lost == 0:
        return 0
    lead: i64 = p.intrigue[seat] - others_most_intrigue(p, seat)
    return lost * (130 if lead >= 0 or near_cap(p, seat) else 45)


def contract_value(s: Sight, contract: i64) -> i64:
    """What fulfilling a contract brings, less its scrolls."""
    p = s.p
    row: i64 = contract * CONTRACT_COLUMNS
    value: i64 = p.parts.contract[row + CONTRACT_VP] * 100 + p.parts.contract[row + CONTRACT_COINS] * s.coin
    return value - p.parts.contract[row + COST_SCROLLS] * 50 + lasting(contract) * s.left


def lasting(contract: i64) -> i64:
    """Roughly what the lasting effect of a contract is worth in a turn."""
    if contract in (MASTER_OF_TRADE, EAR_OF_THE_CITY, CANAL_TOLL, OLD_HANDS, PILOTS_CHART):
        return 22
    if contract in (MIXED_CARGO, JETTY_RIGHTS, BRIDGE_WARDENS, PATRONAGE, ORATOR, TAX_PRIVILEGE):
        return 18
    if contract in (LIGHTERS, SECRET_ARCHIVE, RECRUITER, GREAT_HOUSEHOLD, STATE_COURIER, CONFESSOR, ADVOCATE):
        return 13
    return 8


def still_lasting(s: Sight, contract: i64) -> i64:
    """The same in the current position: some effects have little left to work on."""
    p = s.p
    seat: i64 = s.seat
    if contract in (MASTER_OF_TRADE, MIXED_CARGO, PATRONAGE, TAX_PRIVILEGE) and p.hand[seat] == 0:
        return 4
    if contract == RECRUITER and p.supply[seat] < 3:
        return 3
    if contract == GREAT_HOUSEHOLD:
        placed: i64 = p.parts.assistants - p.supply[seat]
        return 24 if p.parts.none_up_to - 2 < placed <= p.parts.half_up_to else 2
    if contract == OLD_HANDS:
        grown: i64 = 0
        for tile in range(TILES):
            if field_of(p, seat, tile) == FIELDS:
                grown += 7
        return grown
    if contract == ORATOR and p.council[seat] >= p.parts.council_track_last:
        return 0
    if contract == PILOTS_CHART and p.coins[seat] > 14:
        return 6
    if contract in (EAR_OF_THE_CITY, CANAL_TOLL) and p.coins[seat] > 10:
        return 10
    return lasting(contract)


def effort(s: Sight, contract: i64) -> i64:
    """What a contract costs in cubes and scrolls: less if assistants yield the cubes, more if they are far away."""
    p = s.p
    seat: i64 = s.seat
    row: i64 = contract * CONTRACT_COLUMNS
    cost: i64 = p.parts.contract[row + COST_SCROLLS] * (70 if p.scrolls[seat] < 2 else 40)
    for kind in range(KINDS):
        sources: i64 = 0
        for tile in range(kind * 4, kind * 4 + 4):
            if field_of(p, seat, tile) > 0:
                sources += 1
        cost += p.parts.contract[row + kind] * (120 - 20 * (sources if sources < 3 else 3))
        if p.parts.contract[row + kind] > 0:
            cost += 35 * distance_of_kind(p, p.parts.contract[row + CONTRACT_PLACE], kind)
    return cost


def distance_of_kind(p: Venice, building: i64, kind: i64) -> i64:
    """Canals from a building to the nearest tile that yields a kind of cube; two for two or more."""
    if building // 4 == kind:
        return 0
    for at in range(building * MOST_NEAR, building * MOST_NEAR + MOST_NEAR):
        if p.near[at] != NOBODY and p.near[at] // 4 == kind:
            return 1
    return 2


def cube_value(s: Sight, gondola: i64, kind: i64) -> i64:
    """What a cube of a kind on a gondola is worth for the contract that it helps most."""
    p = s.p
    at: i64 = gondola * KINDS
    held: i64 = p.load[at + kind]
    if p.carried(gondola) > p.parts.cubes_per_gondola:
        return 0
    best: i64 = 14
    for n in range(s.contracts):
        contract: i64 = s.contract[n]
        if p.parts.contract[contract * CONTRACT_COLUMNS + kind] > held:
            lacks: i64 = lacking(p, contract, p.load[at], p.load[at + 1], p.load[at + 2])
            value: i64 = 260 - 30 * lacks
            best = value if value > best else best
    return best


def draw_value(s: Sight) -> i64:
    """What drawing two contracts and keeping one is worth."""
    p = s.p
    seat: i64 = s.seat
    left: i64 = s.left
    held: i64 = bits(p.hand[seat])
    if left < 4 or held >= p.parts.contracts_in_hand:
        return 10
    value: i64 = (560 if held == 0 else 440 if held == 1 else 240) + 2 * s.haste
    return value * (left if left < 8 else 8) // 8 - tax(p, seat) * s.coin


def assistant_value(s: Sight, tile: i64) -> i64:
    """What advancing the assistant on a tile, or placing one, is worth."""
    p = s.p
    seat: i64 = s.seat
    field: i64 = field_of(p, seat, tile)
    left: i64 = s.left
    if field == FIELDS:
        return 0
    if field == 0:
        if p.supply[seat] == 0:
            return 0
        value: i64 = 20 * (left if left < 8 else 8)
        placed: i64 = p.parts.assistants - p.supply[seat]
        if placed + 1 == p.parts.assistants and p.tenth == NOBODY:
            value += 100 * p.parts.all_assistants_first
        if placed in (p.parts.none_up_to, p.parts.half_up_to):
            value += p.council[seat] * 50
        return value
    return 12 * (left if left < 8 else 8)


def effect_value(s: Sight, building: i64, effect: i64, gondola: i64) -> i64:
    """What an effect of a tile is worth now."""
    p = s.p
    seat: i64 = s.seat
    e = p.parts.effect
    row: i64 = effect_row(building, effect)
    coin: i64 = s.coin
    value: i64 = (e[row + GAIN_COINS] - e[row + COST_COINS]) * coin + (e[row + GAIN_SCROLLS] - e[row + COST_OF_SCROLLS]) * s.scroll
    value += e[row + GAIN_VP] * 100 + e[row + GAIN_INFLUENCE] * (110 if s.left > 2 else 20) + e[row + GAIN_COUNCIL] * s.council
    value -= e[row + TAKE_INTRIGUE] * s.intrigue + e[row + PAY_CUBES] * 40
    lost: i64 = e[row + LOSE_INTRIGUE] + e[row + PAY_INTRIGUE]
    if lost > 0:
        value += relief(s, lost)
    if e[row + OTHERS_INTRIGUE] > 0:
        value += e[row + OTHERS_INTRIGUE] * (60 if p.seats == 1 else 25 * (p.seats - 1))
    if e[row + VP_PER_CONTRACT] > 0:
        value += e[row + VP_PER_CONTRACT] * fulfilled(p, seat) * 100
    if e[row + VP_PER_MORE_INTRIGUE] > 0:
        value += e[row + VP_PER_MORE_INTRIGUE] * others_with_more(p, seat) * 100
    for kind in range(KINDS):
        if e[row + GAIN_CERAMIC + kind] > 0:
            value += cube_value(s, gondola, kind)
    if e[row + ANY_CUBES] > 0:
        value += 2 * best_cube(s, gondola) - 20
    if e[row + VP_PER_CUBE] > 0:
        value += spare_cubes(s, gondola) * 100 - 10
    return value + e[row + EXCHANGE_CUBES] * 25


def best_cube(s: Sight, gondola: i64) -> i64:
    """The most that a cube of any kind is worth."""
    best: i64 = 0
    for kind in range(KINDS):
        value = cube_value(s, gondola, kind)
        best = value if value > best else best
    return best


def spare_cubes(s: Sight, gondola: i64) -> i64:
    """How many cubes no contract in hand wants, as far as there is time to fulfil it."""
    p = s.p
    spare: i64 = 0
    for kind in range(KINDS):
        wanted: i64 = 0
        for n in range(s.contracts):
            contract: i64 = s.contract[n]
            if s.left > 1:
                demanded: i64 = p.parts.contract[contract * CONTRACT_COLUMNS + kind]
                wanted = demanded if demanded > wanted else wanted
        held: i64 = p.load[gondola * KINDS + kind]
        if held > wanted:
            spare += held - wanted
    return spare


def activation_value(s: Sight, building: i64, gondola: i64, reach: i64) -> i64:
    """What all effects worth using are worth together."""
    value: i64 = 0
    if building >= TILES:
        return municipal_value(s, building)
    for effect in range(FIELDS):
        if (reach >> effect) & 1:
            value += usable_effect(s, building, effect, gondola)
    return value


def usable_effect(s: Sight, building: i64, effect: i64, gondola: i64) -> i64:
    """What an effect of a tile is worth now if it can be used, and at least 0: nobody has to use it."""
    if not can_use(s.p, s.seat, building, effect, gondola):
        return 0
    return max(effect_value(s, building, effect, gondola), 0)


def municipal_value(s: Sight, building: i64) -> i64:
    """What mooring at a municipal building brings."""
    p = s.p
    seat: i64 = s.seat
    if building == GREAT_COUNCIL:
        return (1 + others_with_less(p, seat)) * s.council + (40 if p.coins[seat] > 8 and p.bridges_left[seat] > 0 else 0)
    value: i64 = 2 * s.coin if building == ST_MARKS else 100 + s.scroll
    if can_use(p, seat, building, 0, 0):
        drawn = draw_value(s)
        value += drawn if drawn > 0 else 0
    return value
