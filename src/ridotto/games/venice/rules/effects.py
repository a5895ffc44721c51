"""Whether effects of buildings can be used: VEN-61 to VEN-64, VEN-85 to VEN-92, VEN-125 to VEN-136."""

from typing import Final

from mypy_extensions import i64

from ridotto.engine.bits import bits
from ridotto.games.venice.moves import FIELDS, GREAT_COUNCIL, KINDS, TILES
from ridotto.games.venice.rules.bridges import can_build
from ridotto.games.venice.rules.parts import (
    ANY_CUBES,
    BRIDGE_OR_VP,
    EXCHANGE_CUBES,
    GAIN_CERAMIC,
    GAIN_COINS,
    GAIN_COUNCIL,
    GAIN_INFLUENCE,
    GAIN_SCROLLS,
    GAIN_VP,
    LOSE_INTRIGUE,
    NEEDS_INFLUENCE,
    OTHERS_INTRIGUE,
    PAY_COINS,
    PAY_CUBES,
    PAY_INTRIGUE,
    PAY_SCROLLS,
    VP_PER_CONTRACT,
    VP_PER_CUBE,
    VP_PER_MORE_INTRIGUE,
    effect_row,
)
from ridotto.games.venice.rules.piles import can_receive_contract, cards_held, cards_left, fulfilled, tax
from ridotto.games.venice.rules.position import Position

# Why an effect cannot be used.
NO_HINDRANCE: Final = 0
BY_COST: Final = 1
BY_NOTHING: Final = 2
BY_SUPPLY: Final = 3
BY_HAND: Final = 4
BY_PILE: Final = 5

BOTH_PARTS: Final = 3  # of a municipal building: bit f is part f + 1


def others_with_less(p: Position, seat: i64) -> i64:
    """VEN-88, VEN-R22, VEN-R35, VEN-R55: how many others have less intrigue; the Doge counts, smugglers do not."""
    n: i64 = 0
    for other in range(p.seats):
        if p.intrigue[other] < p.intrigue[seat]:
            n += 1
    return n + 1 if p.seats == 1 and p.doge_intrigue < p.intrigue[seat] else n


def others_with_more(p: Position, seat: i64) -> i64:
    """VEN-136, VEN-R22, VEN-R35: how many others have more intrigue."""
    n: i64 = 0
    for other in range(p.seats):
        if p.intrigue[other] > p.intrigue[seat]:
            n += 1
    return n + 1 if p.seats == 1 and p.doge_intrigue > p.intrigue[seat] else n


def can_use(p: Position, seat: i64, building: i64, effect: i64, gondola: i64) -> bool:
    """Whether this effect can be carried out completely (VEN-63) and has a result (VEN-R16)."""
    if building >= TILES:
        return can_use_part(p, seat, building, effect)
    row: i64 = effect_row(building, effect)
    return can_pay(p, seat, row, gondola) and has_result(p, seat, row, gondola)


def can_use_part(p: Position, seat: i64, building: i64, part: i64) -> bool:
    """VEN-85, VEN-86, VEN-87, VEN-88, VEN-89, VEN-92: the same for the parts of municipal buildings."""
    if building == GREAT_COUNCIL:
        if part == 0:
            return p.council[seat] < p.parts.council_track_last
        return p.coins[seat] >= p.parts.bridge_at_great_council and can_build(p, seat)
    if part == 0:
        return can_receive_contract(p, seat) and tax(p, seat) <= p.coins[seat]
    return True


def hindrance(p: Position, seat: i64, building: i64, effect: i64, gondola: i64) -> i64:
    """Why an effect cannot be used: cost, no result, no cubes left, a full hand (VEN-95) or an empty pile (VEN-R10)."""
    if can_use(p, seat, building, effect, gondola):
        return NO_HINDRANCE
    if building > GREAT_COUNCIL:
        if p.piled == 0:
            return BY_PILE
        return BY_HAND if bits(p.hand[seat]) >= p.parts.contracts_in_hand else BY_COST
    if building == GREAT_COUNCIL:
        return BY_COST if effect == 1 and can_build(p, seat) else BY_NOTHING
    row: i64 = effect_row(building, effect)
    if not can_pay(p, seat, row, gondola):
        return BY_COST
    e = p.parts.effect
    brings_cubes = e[row + GAIN_CERAMIC] + e[row + GAIN_CERAMIC + 1] + e[row + GAIN_CERAMIC + 2] + e[row + ANY_CUBES] > 0
    return BY_SUPPLY if brings_cubes else BY_NOTHING


def can_pay(p: Position, seat: i64, row: i64, gondola: i64) -> bool:
    """VEN-R15: whether the seat has in full what an effect costs or needs."""
    e = p.parts.effect
    if e[row + PAY_COINS] > p.coins[seat] or e[row + PAY_SCROLLS] > p.scrolls[seat] or e[row + PAY_INTRIGUE] > p.intrigue[seat]:
        return False
    if e[row + PAY_CUBES] > p.carried(gondola):
        return False
    return e[row + NEEDS_INFLUENCE] <= 0 or cards_held(p, seat) >= e[row + NEEDS_INFLUENCE]


def has_result(p: Position, seat: i64, row: i64, gondola: i64) -> bool:
    """VEN-R16: whether an effect would change anything; cubes that it brings must be in the supply."""
    e = p.parts.effect
    for kind in range(KINDS):
        if e[row + GAIN_CERAMIC + kind] > 0:
            return p.cubes[kind] >= e[row + GAIN_CERAMIC + kind]
    if e[row + ANY_CUBES] > 0:
        return p.cubes[0] + p.cubes[1] + p.cubes[2] >= e[row + ANY_CUBES]
    if e[row + GAIN_COINS] > 0 or e[row + GAIN_VP] > 0 or e[row + BRIDGE_OR_VP] > 0 or e[row + OTHERS_INTRIGUE] > 0:
        return True
    if e[row + GAIN_SCROLLS] > 0:
        return p.scrolls[seat] < p.parts.scroll_cap
    if e[row + LOSE_INTRIGUE] > 0:
        return p.intrigue[seat] > 0
    if e[row + GAIN_INFLUENCE] > 0:
        return cards_left(p) > 0
    if e[row + GAIN_COUNCIL] > 0:
        return p.council[seat] < p.parts.council_track_last
    if e[row + VP_PER_CONTRACT] > 0:
        return fulfilled(p, seat) > 0
    if e[row + VP_PER_MORE_INTRIGUE] > 0:
        return others_with_more(p, seat) > 0
    if e[row + VP_PER_CUBE] > 0:
        return p.carried(gondola) > 0
    return e[row + EXCHANGE_CUBES] > 0 and can_exchange(p, gondola)


def can_exchange(p: Position, gondola: i64) -> bool:
    """VEN-128: whether the gondola has a cube, and the supply another kind."""
    for kind in range(KINDS):
        if p.loaded(gondola, kind) > 0:
            for other in range(KINDS):
                if other != kind and p.cubes[other] > 0:
                    return True
    return False


def any_free(p: Position, seat: i64, building: i64, reach: i64, gondola: i64) -> bool:
    """Whether one of these effects can be used and has no price in coins (contract 25)."""
    for effect in range(FIELDS):
        if (reach >> effect) & 1 and p.parts.effect[effect_row(building, effect) + PAY_COINS] == 0 and can_use(p, seat, building, effect, gondola):
            return True
    return False
