"""What cards are worth: influence cards in hand, and cards that move the gondolas of the smugglers and the Doge."""

from mypy_extensions import i64

from ridotto.games.venice.advice.sight import Sight
from ridotto.games.venice.advice.worth import (
    activation_value,
    best_cube,
    draw_value,
    effect_value,
    relief,
)
from ridotto.games.venice.moves import (
    BID_CONTRACTS,
    BRIBE_COUNCILLORS,
    BRIBE_FOREMAN,
    BUILD_BRIDGE,
    FIELDS,
    LEAD_RESEARCH,
    ORGANISE_SUPPLIES,
    OVERTIME,
    PROMOTE_WORKERS,
    TESTIMONY,
    TILES,
    TRADE_INFORMATION,
)
from ridotto.games.venice.rules import Venice
from ridotto.games.venice.rules.assistants import field_of
from ridotto.games.venice.rules.income import open_effects
from ridotto.games.venice.rules.influence import own_bridges
from ridotto.games.venice.rules.piles import tax


def card_value(s: Sight, kind: i64) -> i64:
    """What playing an influence card now is worth."""
    p = s.p
    seat: i64 = s.seat
    amount: i64 = p.parts.influence_amount[kind]
    if kind == BRIBE_FOREMAN:
        return best_promotion(s, True) - amount * s.intrigue
    if kind == PROMOTE_WORKERS:
        return best_promotion(s, False)
    if kind == OVERTIME:
        one: i64 = overtime_value(s, seat * 2)
        two: i64 = overtime_value(s, seat * 2 + 1)
        return one if one > two else two
    if kind == BRIBE_COUNCILLORS:
        more: i64 = s.council - s.intrigue
        return s.council + (more if more > 0 else 0)
    if kind == TRADE_INFORMATION:
        return amount * s.coin + 110
    if kind == BUILD_BRIDGE:
        built: i64 = own_bridges(p, seat) * amount * 100
        return built if built > 110 + 14 * s.left else 110 + 14 * s.left
    if kind == ORGANISE_SUPPLIES:
        first: i64 = best_cube(s, seat * 2)
        second: i64 = best_cube(s, seat * 2 + 1)
        return first if first > second else second
    if kind == BID_CONTRACTS:
        drawn: i64 = draw_value(s) + tax(p, seat) * s.coin
        return drawn if drawn > amount * 100 else amount * 100
    if kind == LEAD_RESEARCH:
        return amount * s.scroll
    if kind == TESTIMONY:
        return relief(s, amount)
    return 140  # Hire a Spy


def best_promotion(s: Sight, to_the_end: bool) -> i64:
    """What moving an assistant on is worth at best."""
    best: i64 = 0
    for tile in range(TILES):
        value = promotion(s, tile, to_the_end)
        best = value if value > best else best
    return best


def promotion(s: Sight, tile: i64, to_the_end: bool) -> i64:
    """What moving an assistant on is worth: the effects that it opens for the turns to come."""
    p = s.p
    seat: i64 = s.seat
    field: i64 = field_of(p, seat, tile)
    if field == 0 or field == FIELDS:
        return 0
    value: i64 = 0
    last: i64 = FIELDS if to_the_end else field + 1
    for effect in range(field, last):
        worth = effect_value(s, tile, effect, seat * 2)
        value += worth if worth > 0 else 0
    left: i64 = s.left
    return value * (left if left < 8 else 8) // 6


def overtime_value(s: Sight, gondola: i64) -> i64:
    """What activating the building where a gondola is moored is worth."""
    p = s.p
    seat: i64 = s.seat
    building: i64 = p.gondola_at[gondola]
    return activation_value(s, building, gondola, open_effects(p, seat, building))


def landing_value(p: Venice, seat: i64, tile: i64, colour: i64) -> i64:
    """What a card that moves a gondola there is worth to this seat."""
    value: i64 = 0
    if p.seats == 1:
        field: i64 = field_of(p, colour, tile)
        value -= 100 * p.field_vp[field + 1 if field < FIELDS else field]
    for gondola in range(p.colours * 2):
        if p.moored_at(gondola, tile):
            value += 100 if gondola // 2 == seat else -100
    mine: i64 = field_of(p, seat, tile)
    return value + 40 if 0 < mine < FIELDS else value


def hostile_at(p: Venice, seat: i64, building: i64) -> i64:
    """What passing the gondolas moored there is worth: better others' than one's own."""
    value: i64 = 0
    for gondola in range(p.seats * 2):
        if p.moored_at(gondola, building):
            value += -100 if gondola // 2 == seat else 40
    return value
