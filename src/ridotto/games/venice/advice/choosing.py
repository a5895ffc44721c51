"""What each move is worth in the decision that is owed."""

from mypy_extensions import i64

from ridotto.games.venice.advice.cards import card_value, hostile_at, landing_value, overtime_value, promotion
from ridotto.games.venice.advice.sight import Sight
from ridotto.games.venice.advice.trips import (
    A_CERAMIC,
    A_CLOTH,
    DEPTH,
    cargo_value,
    look_at_docks,
    mooring_value,
    packed_load,
    passing_on,
    sail_worth,
    trip_value,
)
from ridotto.games.venice.advice.worth import (
    activation_value,
    contract_value,
    cube_value,
    draw_value,
    effect_value,
    effort,
    spare_cubes,
    still_lasting,
)
from ridotto.games.venice.moves import (
    ARCHIVE,
    ASSISTANT,
    BID_CONTRACTS,
    BRIBE_FOREMAN,
    BRIDGE,
    BUILDINGS,
    CUBE,
    DECIDE_ANSWER,
    DECIDE_ARCHIVE,
    DECIDE_CARD,
    DECIDE_CARD_ASSISTANT,
    DECIDE_CARD_BUILDING,
    DECIDE_CUBE_KIND,
    DECIDE_DISCARD,
    DECIDE_DOGE_GONDOLA,
    DECIDE_EFFECT,
    DECIDE_EITHER,
    DECIDE_EXCHANGE,
    DECIDE_FULFIL,
    DECIDE_GIVE_CUBE,
    DECIDE_GIVE_CUBES,
    DECIDE_GONDOLIER,
    DECIDE_HALT,
    DECIDE_KEEP,
    DECIDE_KEEP_CARD,
    DECIDE_LEVY,
    DECIDE_LOAD,
    DECIDE_PAY_OFF,
    DECIDE_PLACE,
    DECIDE_RETURN,
    DECIDE_ROUTE,
    DECIDE_SAIL,
    DECIDE_SMUGGLER,
    DECIDE_TWO_CUBES,
    DISCARD,
    DOGE_GONDOLA,
    DOGE_LEVY,
    FAVOUR_COINS,
    FINISH,
    FULFIL,
    GAIN_INTRIGUE,
    GIVE,
    GONDOLIER,
    GREAT_COUNCIL,
    HOLD,
    KEEP,
    KEEP_CARD,
    KINDS,
    MOOR,
    MORE,
    NO_BRIDGE,
    NO_CARD,
    NO_CONTRACT,
    OVERTIME_AT,
    PAIR,
    PASS,
    PAY_COINS,
    PAY_LEVY,
    PAY_SCROLLS,
    PLACE,
    PLAY,
    RETURN,
    ROUTE,
    SAIL,
    SELL,
    SMUGGLE,
    SPY,
    TAKE,
    TAKE_BRIDGE,
    TAKE_POINTS,
    TILES,
    TURN_AND_LOSE,
    USE,
)
from ridotto.games.venice.rules.assistants import field_of
from ridotto.games.venice.rules.contracts import lacking
from ridotto.games.venice.rules.gondolas import cubes_of, other_gondola, reloaded_gondola
from ridotto.games.venice.rules.influence import own_bridges
from ridotto.games.venice.rules.parts import CONTRACT_COLUMNS, CONTRACT_PLACE, COST_SCROLLS
from ridotto.games.venice.rules.piles import tax
from ridotto.games.venice.rules.position import NOBODY
from ridotto.games.venice.rules.scoring import suspect


def move_value(s: Sight, move: i64) -> i64:
    """What a move is worth in the decision that is owed."""
    p = s.p
    seat: i64 = s.seat
    phase: i64 = p.phase
    if move >= FAVOUR_COINS:
        return favour_value(s, move)
    if phase == DECIDE_EFFECT:
        return use_worth(s, move)
    if phase == DECIDE_SAIL:
        return sail_worth(s, move - SAIL)
    if phase == DECIDE_HALT:
        here: i64 = p.gondola_at[p.active]
        load: i64 = packed_load(p, p.active)
        look_at_docks(s, p.active)
        if move == MOOR:
            return mooring_value(s, p.active, here, load)
        return passing_on(s, p.active, here, p.coins[seat], p.visited, DEPTH - 1, load) if move == PASS else 0
    if phase == DECIDE_GONDOLIER:
        number: i64 = move - GONDOLIER
        stays: i64 = p.parts.keep_gondolier * s.coin if p.gondolier[seat] == number else 0
        return trip_value(s, seat * 2 + number) - stays
    if phase == DECIDE_FULFIL:
        return 0 if move == NO_CONTRACT else contract_value(s, move - FULFIL) + 100
    if phase == DECIDE_CARD:
        return 70 if move == NO_CARD else card_value(s, move - PLAY)
    if phase == DECIDE_ANSWER:
        return answer_worth(s, move)
    if phase == DECIDE_PLACE:
        look_at_docks(s, p.placed_gondola())
        return mooring_value(s, p.placed_gondola(), move - PLACE, 0)
    return rare_value(s, move)


def use_worth(s: Sight, move: i64) -> i64:
    """What an effect, the spy or stopping is worth."""
    p = s.p
    seat: i64 = s.seat
    if move == FINISH:
        return 0
    if move == SPY:
        return activation_value(s, p.act_at, p.act_gondola, 15) - activation_value(s, p.act_at, p.act_gondola, p.act_reach) - 150
    if p.act_at < TILES:
        return effect_value(s, p.act_at, move - USE, p.act_gondola)
    if p.act_at == GREAT_COUNCIL:
        return s.council * 2 if move == USE else (60 if p.coins[seat] > 9 else -10)
    return draw_value(s) if move == USE else 150


def answer_worth(s: Sight, move: i64) -> i64:
    """What an answer is worth: a scroll, intrigue, the favour card or a cube."""
    seat: i64 = s.seat
    if move == GAIN_INTRIGUE:
        return -s.intrigue
    if move == TURN_AND_LOSE:
        return -250
    if move >= GIVE:
        gondola: i64 = seat * 2 + (move - GIVE) % 2
        return -30 if spare_cubes(s, gondola) > 0 else -110
    return -s.scroll


def favour_value(s: Sight, move: i64) -> i64:
    """Turning the favour card, worth four points unturned, pays for scrolls that a contract is waiting for."""
    p = s.p
    if p.phase == DECIDE_PAY_OFF:
        return -50
    return 100_000 if move != FAVOUR_COINS and p.phase == DECIDE_HALT and waits_for_scrolls(s) else -100_000


def waits_for_scrolls(s: Sight) -> bool:
    """Whether a contract could be fulfilled where the gondola is only with the scrolls of the favour card."""
    p = s.p
    seat: i64 = s.seat
    at: i64 = p.active * KINDS
    for n in range(s.contracts):
        contract: i64 = s.contract[n]
        row: i64 = contract * CONTRACT_COLUMNS
        if p.parts.contract[row + CONTRACT_PLACE] == p.gondola_at[p.active]:
            lacks: i64 = p.parts.contract[row + COST_SCROLLS] - p.scrolls[seat]
            if 0 < lacks <= p.parts.favour_scrolls and lacking(p, contract, p.load[at], p.load[at + 1], p.load[at + 2]) == 0:
                return True
    return False


def rare_value(s: Sight, move: i64) -> i64:
    """What a move is worth in decisions that do not come up in every turn."""
    p = s.p
    seat: i64 = s.seat
    phase: i64 = p.phase
    if phase == DECIDE_RETURN:
        return effort(s, move - RETURN) - contract_value(s, move - RETURN)
    if phase == DECIDE_KEEP:
        return contract_value(s, move - KEEP) - effort(s, move - KEEP)
    if phase == DECIDE_KEEP_CARD:
        return card_value(s, move - KEEP_CARD)
    if phase == DECIDE_LOAD:
        return reload_value(s, move)
    if phase == DECIDE_DISCARD:
        return -cube_value(s, p.overfull_gondola(), move - DISCARD) - surplus(s, p.overfull_gondola(), move - DISCARD)
    if phase == DECIDE_TWO_CUBES:
        pair: i64 = move - PAIR
        return cube_value(s, p.act_gondola, pair // KINDS) + cube_value(s, p.act_gondola, pair % KINDS) - (20 if pair // KINDS == pair % KINDS else 0)
    if phase == DECIDE_GIVE_CUBE:
        return -surplus(s, p.act_gondola, move - SELL)
    if phase == DECIDE_GIVE_CUBES:
        return given_value(s, move)
    if phase == DECIDE_EXCHANGE:
        return cargo_value(s, p.act_at, load_of(move))
    if phase == DECIDE_CUBE_KIND:
        return cube_value(s, seat * 2 + (move - CUBE) % 2, (move - CUBE) // 2)
    if phase == DECIDE_CARD_ASSISTANT:
        return promotion(s, move - ASSISTANT, p.card == BRIBE_FOREMAN)
    if phase == DECIDE_CARD_BUILDING:
        return overtime_value(s, seat * 2 if p.gondola_at[seat * 2] == move - OVERTIME_AT else seat * 2 + 1)
    if phase == DECIDE_ARCHIVE:
        return -still_lasting(s, move - ARCHIVE)
    if phase == DECIDE_EITHER:
        return either_value(s, move - TAKE)
    return last_value(s, move)


def either_value(s: Sight, what: i64) -> i64:
    """What a bridge, a contract or points are worth."""
    p = s.p
    seat: i64 = s.seat
    if what == TAKE_BRIDGE:
        return 110 + 14 * s.left
    if what == TAKE_POINTS:
        return 200 if p.act_at != NOBODY or p.card == BID_CONTRACTS else 200 * own_bridges(p, seat)
    return draw_value(s) + tax(p, seat) * s.coin


def last_value(s: Sight, move: i64) -> i64:
    """What a move is worth for bridges, smugglers, the Doge, and paying off intrigue."""
    p = s.p
    seat: i64 = s.seat
    phase: i64 = p.phase
    if phase == DECIDE_SMUGGLER:
        one: i64 = landing_value(p, seat, move - SMUGGLE, 1)
        return max(one, landing_value(p, seat, move - SMUGGLE, 2)) if p.seats == 1 else one
    if phase == DECIDE_DOGE_GONDOLA:
        return landing_value(p, seat, p.goal, 1 + move - DOGE_GONDOLA)
    if phase == DECIDE_ROUTE:
        return hostile_at(p, seat, move - ROUTE)
    if phase == DECIDE_PAY_OFF:
        if suspect(p) != seat:
            return 10 if move == HOLD else 0
        return 20 if move == PAY_SCROLLS else 15 if move == PAY_COINS else 10
    if move == NO_BRIDGE:
        return -1000
    if BRIDGE <= move < NO_BRIDGE:
        return bridge_value(s, move - BRIDGE)
    if phase == DECIDE_LEVY:
        return -p.parts.doge_amount[DOGE_LEVY] * s.coin if move == PAY_LEVY else -100 * p.parts.doge_more[DOGE_LEVY]
    return 10 if move == MORE and s.council > s.intrigue else 0


def bridge_value(s: Sight, pair: i64) -> i64:
    """What a bridge is worth: more if the seat's assistants at its ends are far on, and at municipal buildings."""
    p = s.p
    seat: i64 = s.seat
    value: i64 = 0
    for end in (pair // BUILDINGS, pair % BUILDINGS):
        if end < TILES:
            value += 10 * field_of(p, seat, end)
        else:
            value += 12
    return value


def reload_value(s: Sight, move: i64) -> i64:
    """How well the cubes are divided between the gondolas."""
    p = s.p
    seat: i64 = s.seat
    gondola: i64 = reloaded_gondola(p, seat)
    other: i64 = other_gondola(gondola)
    at: i64 = p.gondola_at[gondola]
    value: i64 = 2 * cargo_value(s, at, load_of(move))
    rest: i64 = 0
    for kind in range(KINDS):
        left = p.load[gondola * KINDS + kind] + p.load[other * KINDS + kind] - cubes_of(move, kind)
        rest += left * (A_CERAMIC if kind == 0 else A_CLOTH if kind == 1 else 1)
    return value + cargo_value(s, p.gondola_at[other], rest)


def load_of(move: i64) -> i64:
    """The cubes that a move names, as one number."""
    return cubes_of(move, 0) * A_CERAMIC + cubes_of(move, 1) * A_CLOTH + cubes_of(move, 2)


def surplus(s: Sight, gondola: i64, kind: i64) -> i64:
    """How much a cube on board would be missed: hardly, if no contract wants it."""
    p = s.p
    held: i64 = p.load[gondola * KINDS + kind]
    for n in range(s.contracts):
        contract: i64 = s.contract[n]
        if p.parts.contract[contract * CONTRACT_COLUMNS + kind] >= held:
            return 100
    return 5


def given_value(s: Sight, move: i64) -> i64:
    """Points for cubes, less what is lost by cubes that are still wanted."""
    p = s.p
    value: i64 = 0
    for kind in range(KINDS):
        given: i64 = cubes_of(move, kind)
        if given > 0:
            wanted: i64 = 0
            for n in range(s.contracts):
                contract: i64 = s.contract[n]
                if s.left > 1:
                    demanded: i64 = p.parts.contract[contract * CONTRACT_COLUMNS + kind]
                    wanted = demanded if demanded > wanted else wanted
            spare: i64 = p.load[p.act_gondola * KINDS + kind] - wanted
            spare = spare if spare > 0 else 0
            value += 100 * given - (120 * (given - spare) if given > spare else 0)
    return value
