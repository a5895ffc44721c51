"""What things are worth, in hundredths of a point: coins, scrolls and cubes by use, intrigue by the risk of arrest."""

from mypy_extensions import i64

from ridotto.engine.bits import bits
from ridotto.games.venice.moves import (
    ADVOCATE,
    BRIDGE_WARDENS,
    CANAL_TOLL,
    CONFESSOR,
    CONTRACTS,
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
    MOST_SEATS,
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
from ridotto.games.venice.rules.position import NOBODY, OPEN, TRIGGERED
from ridotto.games.venice.rules.scoring import suspect


def horizon(p: Venice) -> i64:
    """About how many turns a seat still has."""
    if p.seats == 1:
        return p.doge_piled * 2 // 3 + p.extra_turns if p.end == OPEN else p.extra_turns
    if p.end == OPEN:
        return 14 - p.round if p.round < 11 else 3
    return 3 if p.end == TRIGGERED else 4 - p.end


def coin_value(p: Venice, seat: i64) -> i64:
    """What a coin is worth: it moves gondolas, and at the end four are a point."""
    if p.coins[seat] > 14:
        return 25
    left: i64 = horizon(p)
    if left < 5:
        return 25 + 4 * left
    return 85 if p.coins[seat] < 4 else 62 if p.coins[seat] < 8 else 42


def scrolls_wanted(p: Venice, seat: i64) -> i64:
    """Scrolls that contracts in hand demand."""
    most: i64 = 0
    for contract in range(CONTRACTS):
        if (p.hand[seat] >> contract) & 1:
            n: i64 = p.parts.contract[contract * CONTRACT_COLUMNS + COST_SCROLLS]
            most = n if n > most else most
    return most


def scroll_value(p: Venice, seat: i64) -> i64:
    """What a scroll is worth: it fulfils contracts and wards off intrigue."""
    if p.scrolls[seat] < scrolls_wanted(p, seat):
        return 110
    if near_cap(p, seat) and p.scrolls[seat] < 3:
        return 90
    return 35 if p.scrolls[seat] < 5 else 12


def near_cap(p: Venice, seat: i64) -> bool:
    """Whether the next intrigue, or the one after it, costs points (VEN-74)."""
    return p.seats > 1 and p.intrigue[seat] + 2 > p.cap()


def others_most_intrigue(p: Venice, seat: i64) -> i64:
    """The most intrigue of anybody else."""
    if p.seats == 1:
        return p.doge_intrigue
    most: i64 = 0
    for other in range(p.seats):
        if other != seat and p.intrigue[other] > most:
            most = p.intrigue[other]
    return most


def intrigue_cost(p: Venice, seat: i64) -> i64:
    """What one more intrigue costs: much if it would lead to arrest, more towards the end."""
    if p.intrigue[seat] >= p.cap():
        return 100 * p.parts.intrigue_overflow_vp
    lead: i64 = p.intrigue[seat] + 1 - others_most_intrigue(p, seat)
    if p.seats == 1:
        return 170 if lead >= 0 else 90
    left: i64 = horizon(p)
    if lead >= 0:
        return 90 + 20 * lead if left > 5 else 130 + 30 * lead + 40 * (5 - left)
    return 40 if left > 3 else 25


def relief(p: Venice, seat: i64, n: i64) -> i64:
    """What losing n intrigue is worth."""
    lost: i64 = n if n < p.intrigue[seat] else p.intrigue[seat]
    if lost == 0:
        return 0
    lead: i64 = p.intrigue[seat] - others_most_intrigue(p, seat)
    return lost * (130 if lead >= 0 or near_cap(p, seat) else 45)


def council_value(p: Venice, seat: i64) -> i64:
    """What a field on the council track is worth: the reward at the end, and the one for assistants."""
    if p.council[seat] >= p.parts.council_track_last:
        return 0
    placed: i64 = p.parts.assistants - p.supply[seat]
    left: i64 = horizon(p)
    value: i64 = council_share(p) + haste(p, seat)
    if placed + left > p.parts.half_up_to:
        value += 80
    elif placed + left > p.parts.none_up_to:
        value += 40
    return value


def council_share(p: Venice) -> i64:
    """The highest reward, spread over the fields up to the end marker."""
    marker: i64 = p.parts.end_marker[p.seats]
    return 100 * p.parts.council_reward[p.seats * MOST_SEATS] // marker if marker > 0 else 90


def haste(p: Venice, seat: i64) -> i64:
    """What hastening the end by councils and contracts is worth: most to a leader who would not be arrested.

    In a long match everybody wants the end.
    """
    if p.seats == 1 or p.end != OPEN or p.round < 5:
        return 0
    if p.round > 7:
        return 90 * (p.round - 6)
    mine: i64 = p.points_of(seat)
    for other in range(p.seats):
        if other != seat and p.points_of(other) > mine:
            return 40
    return 150 if suspect(p) != seat else 60


def missing(p: Venice, contract: i64, ceramic: i64, cloth: i64, silver: i64) -> i64:
    """How many cubes this load lacks for a contract."""
    row: i64 = contract * CONTRACT_COLUMNS
    n: i64 = 0
    if p.parts.contract[row] > ceramic:
        n += p.parts.contract[row] - ceramic
    if p.parts.contract[row + 1] > cloth:
        n += p.parts.contract[row + 1] - cloth
    if p.parts.contract[row + 2] > silver:
        n += p.parts.contract[row + 2] - silver
    return n


def contract_value(p: Venice, seat: i64, contract: i64) -> i64:
    """What fulfilling a contract brings, less its scrolls."""
    row: i64 = contract * CONTRACT_COLUMNS
    value: i64 = p.parts.contract[row + CONTRACT_VP] * 100 + p.parts.contract[row + CONTRACT_COINS] * coin_value(p, seat)
    return value - p.parts.contract[row + COST_SCROLLS] * 50 + lasting(contract) * horizon(p)


def lasting(contract: i64) -> i64:
    """Roughly what the lasting effect of a contract is worth in a turn."""
    if contract in (MASTER_OF_TRADE, EAR_OF_THE_CITY, CANAL_TOLL, OLD_HANDS, PILOTS_CHART):
        return 22
    if contract in (MIXED_CARGO, JETTY_RIGHTS, BRIDGE_WARDENS, PATRONAGE, ORATOR, TAX_PRIVILEGE):
        return 18
    if contract in (LIGHTERS, SECRET_ARCHIVE, RECRUITER, GREAT_HOUSEHOLD, STATE_COURIER, CONFESSOR, ADVOCATE):
        return 13
    return 8


def still_lasting(p: Venice, seat: i64, contract: i64) -> i64:
    """The same in the current position: some effects have little left to work on."""
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


def effort(p: Venice, seat: i64, contract: i64) -> i64:
    """What a contract costs in cubes and scrolls: less if assistants yield the cubes, more if they are far away."""
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


def cube_value(p: Venice, seat: i64, gondola: i64, kind: i64) -> i64:
    """What a cube of a kind on a gondola is worth for the contract that it helps most."""
    at: i64 = gondola * KINDS
    held: i64 = p.load[at + kind]
    if p.carried(gondola) > p.parts.cubes_per_gondola:
        return 0
    best: i64 = 14
    for contract in range(CONTRACTS):
        if (p.hand[seat] >> contract) & 1 and p.parts.contract[contract * CONTRACT_COLUMNS + kind] > held:
            lacks: i64 = missing(p, contract, p.load[at], p.load[at + 1], p.load[at + 2])
            value: i64 = 260 - 30 * lacks
            best = value if value > best else best
    return best


def draw_value(p: Venice, seat: i64) -> i64:
    """What drawing two contracts and keeping one is worth."""
    left: i64 = horizon(p)
    held: i64 = bits(p.hand[seat])
    if left < 4 or held >= p.parts.contracts_in_hand:
        return 10
    value: i64 = (560 if held == 0 else 440 if held == 1 else 240) + 2 * haste(p, seat)
    return value * (left if left < 8 else 8) // 8 - tax(p, seat) * coin_value(p, seat)


def assistant_value(p: Venice, seat: i64, tile: i64) -> i64:
    """What advancing the assistant on a tile, or placing one, is worth."""
    field: i64 = field_of(p, seat, tile)
    left: i64 = horizon(p)
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


def effect_value(p: Venice, seat: i64, building: i64, effect: i64, gondola: i64) -> i64:
    """What an effect of a tile is worth now."""
    e = p.parts.effect
    row: i64 = effect_row(building, effect)
    coin: i64 = coin_value(p, seat)
    value: i64 = (e[row + GAIN_COINS] - e[row + COST_COINS]) * coin + (e[row + GAIN_SCROLLS] - e[row + COST_OF_SCROLLS]) * scroll_value(p, seat)
    value += e[row + GAIN_VP] * 100 + e[row + GAIN_INFLUENCE] * (110 if horizon(p) > 2 else 20) + e[row + GAIN_COUNCIL] * council_value(p, seat)
    value -= e[row + TAKE_INTRIGUE] * intrigue_cost(p, seat) + e[row + PAY_CUBES] * 40
    value += relief(p, seat, e[row + LOSE_INTRIGUE] + e[row + PAY_INTRIGUE]) + e[row + OTHERS_INTRIGUE] * (60 if p.seats == 1 else 25 * (p.seats - 1))
    value += e[row + VP_PER_CONTRACT] * fulfilled(p, seat) * 100 + e[row + VP_PER_MORE_INTRIGUE] * others_with_more(p, seat) * 100
    for kind in range(KINDS):
        if e[row + GAIN_CERAMIC + kind] > 0:
            value += cube_value(p, seat, gondola, kind)
    if e[row + ANY_CUBES] > 0:
        value += 2 * best_cube(p, seat, gondola) - 20
    if e[row + VP_PER_CUBE] > 0:
        value += spare_cubes(p, seat, gondola) * 100 - 10
    return value + e[row + EXCHANGE_CUBES] * 25


def best_cube(p: Venice, seat: i64, gondola: i64) -> i64:
    """The most that a cube of any kind is worth."""
    best: i64 = 0
    for kind in range(KINDS):
        value = cube_value(p, seat, gondola, kind)
        best = value if value > best else best
    return best


def spare_cubes(p: Venice, seat: i64, gondola: i64) -> i64:
    """How many cubes no contract in hand wants, as far as there is time to fulfil it."""
    n: i64 = 0
    for kind in range(KINDS):
        wanted: i64 = 0
        for contract in range(CONTRACTS):
            if (p.hand[seat] >> contract) & 1 and horizon(p) > 1:
                demanded: i64 = p.parts.contract[contract * CONTRACT_COLUMNS + kind]
                wanted = demanded if demanded > wanted else wanted
        held: i64 = p.load[gondola * KINDS + kind]
        n += held - wanted if held > wanted else 0
    return n


def activation_value(p: Venice, seat: i64, building: i64, gondola: i64, reach: i64) -> i64:
    """What all effects worth using are worth together."""
    value: i64 = 0
    if building >= TILES:
        return municipal_value(p, seat, building)
    for effect in range(FIELDS):
        if (reach >> effect) & 1 and can_use(p, seat, building, effect, gondola):
            worth = effect_value(p, seat, building, effect, gondola)
            value += worth if worth > 0 else 0
    return value


def municipal_value(p: Venice, seat: i64, building: i64) -> i64:
    """What mooring at a municipal building brings."""
    if building == GREAT_COUNCIL:
        return (1 + others_with_less(p, seat)) * council_value(p, seat) + (40 if p.coins[seat] > 8 and p.bridges_left[seat] > 0 else 0)
    value: i64 = 2 * coin_value(p, seat) if building == ST_MARKS else 100 + scroll_value(p, seat)
    if can_use(p, seat, building, 0, 0):
        drawn = draw_value(p, seat)
        value += drawn if drawn > 0 else 0
    return value
