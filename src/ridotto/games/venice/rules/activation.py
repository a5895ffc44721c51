"""Activating buildings: VEN-61 to VEN-67, VEN-85 to VEN-90, VEN-119, VEN-120, and the twelve tiles VEN-125 to VEN-136 by the columns of the edition."""

from mypy_extensions import i64

from ridotto.games.venice.events import (
    COINS_GAINED,
    COINS_PAID,
    CUBES_GIVEN,
    EFFECT,
    EXCHANGED,
    IMMUNE,
    POINTS_GAINED,
    SCROLLS_PAID,
    SPY_SENT,
)
from ridotto.games.venice.moves import (
    CANAL_TOLL,
    DECIDE_EFFECT,
    DECIDE_EITHER,
    DECIDE_EXCHANGE,
    DECIDE_GIVE_CUBE,
    DECIDE_GIVE_CUBES,
    DECIDE_TWO_CUBES,
    FIELDS,
    FINISH,
    GREAT_COUNCIL,
    IMMUNITY,
    KINDS,
    ORATOR,
    PAIR,
    SCRIPTORIUM,
    SELL,
    SPY,
    ST_MARKS,
    TILES,
    USE,
)
from ridotto.games.venice.rules.effects import can_use, others_with_less, others_with_more
from ridotto.games.venice.rules.gondolas import cubes_of, gain_cubes, give_cubes, load_number
from ridotto.games.venice.rules.income import ALL_FIELDS, barred, keeps_going, may_finish, reach_of_assistant
from ridotto.games.venice.rules.parts import (
    ANY_CUBES,
    BRIDGE_OR_VP,
    COLUMNS,
    EXCHANGE_CUBES,
    GAIN_CERAMIC,
    GAIN_COINS,
    GAIN_COUNCIL,
    GAIN_INFLUENCE,
    GAIN_SCROLLS,
    GAIN_VP,
    LOSE_INTRIGUE,
    OTHERS_INTRIGUE,
    PAY_COINS,
    PAY_CUBES,
    PAY_INTRIGUE,
    PAY_SCROLLS,
    TAKE_INTRIGUE,
    VP_PER_CONTRACT,
    VP_PER_CUBE,
    VP_PER_MORE_INTRIGUE,
)
from ridotto.games.venice.rules.piles import draw_contracts, fulfilled, tax
from ridotto.games.venice.rules.position import FROM_BUILDINGS, NOBODY, PASSING, READY, SENT, TO_BRIDGE, TO_DRAW_CARD, TO_USE, Position, bit

BOTH_PARTS: i64 = 3


def begin_activation(p: Position, seat: i64, building: i64, gondola: i64, how: i64) -> None:
    """VEN-49, VEN-61, VEN-66: what is open depends on the own assistant; both parts of a municipal building are. Without any nothing happens."""
    reach: i64 = BOTH_PARTS if building >= TILES else reach_of_assistant(p, seat, building)
    if reach == 0 and (how != PASSING or p.spy != READY):
        return
    p.act_at = building
    p.act_gondola = gondola
    p.act_how = how
    p.act_used = 0
    p.act_spy = 0
    p.act_reach = reach
    p.then(TO_USE)


def pass_building(p: Position, seat: i64, building: i64) -> None:
    """VEN-36, VEN-37, VEN-38, VEN-39: in passing, a tile with an own assistant may be activated, or one with the spy."""
    if not barred(p, seat, building):
        begin_activation(p, seat, building, p.active, PASSING)


def ask_use(p: Position) -> None:
    """VEN-62, VEN-R2: one effect after the other, in any order, until the player has enough."""
    p.wait_for(p.turn, DECIDE_EFFECT)


def use_options(p: Position, seat: i64) -> None:
    """VEN-62, VEN-63, VEN-R3: each open effect once, as far as the journey can go on afterwards; the spy before the first effect (VEN-R14)."""
    for effect in range(FIELDS):
        if (p.act_reach & ~p.act_used) >> effect & 1 and can_use(p, seat, p.act_at, effect, p.act_gondola) and keeps_going(p, seat, effect):
            p.add(USE + effect)
    if p.act_how == PASSING and p.spy == READY and p.act_used == 0:
        p.add(SPY)
    if may_finish(p, seat):
        p.add(FINISH)


def choose_use(p: Position, seat: i64, move: i64) -> None:
    """An effect, the spy, or enough."""
    p.owing = 0
    if move == FINISH:
        finish(p, seat)
    elif move == SPY:  # VEN-119, VEN-120: all effects, and not the own assistant
        p.spy = SENT
        p.act_spy = 1
        p.act_reach = ALL_FIELDS
        p.tell(SPY_SENT, seat, p.act_at)
        p.then(TO_USE)
    else:
        effect: i64 = move - USE
        p.act_used |= bit(effect)
        p.then(TO_USE)
        p.tell(EFFECT, seat, p.act_at, effect)
        if p.act_at >= TILES:
            use_part(p, seat, effect)
        else:
            use_effect(p, seat, (p.act_at * FIELDS + effect) * COLUMNS)


def finish(p: Position, seat: i64) -> None:
    """VEN-161, VEN-R50: contract 25 pays for a building at which an effect was used in passing."""
    if p.act_how == PASSING and p.act_used != 0 and p.has(seat, CANAL_TOLL):
        p.pay_contract(seat, CANAL_TOLL, p.amount(CANAL_TOLL))
    p.act_at = NOBODY
    p.act_gondola = NOBODY
    p.act_how = NOBODY
    p.act_reach = 0
    p.act_used = 0
    p.act_spy = 0


# ---- municipal buildings ----


def use_part(p: Position, seat: i64, part: i64) -> None:
    """VEN-85 to VEN-89, VEN-93."""
    if p.act_at == GREAT_COUNCIL:
        if part == 0:
            more: i64 = p.amount(ORATOR) if p.has(seat, ORATOR) else 0  # VEN-147
            p.advance_council(seat, p.parts.council_advance + others_with_less(p, seat) * p.parts.advance_per_player_with_less_intrigue + more)
        else:
            pay_coins(p, seat, p.parts.bridge_at_great_council)
            p.then(TO_BRIDGE)
    elif part == 0:
        draw_contracts(p, seat, tax(p, seat))
    elif p.act_at == ST_MARKS:
        gain_coins(p, seat, p.parts.st_marks_coins)
    else:
        building_scrolls(p, seat, p.parts.palace_scrolls)
        score_building(p, seat, p.parts.palace_vp)


def pay_coins(p: Position, seat: i64, n: i64) -> None:
    """To the supply."""
    p.coins[seat] -= n
    p.tell(COINS_PAID, seat, n)


def gain_coins(p: Position, seat: i64, n: i64) -> None:
    """From the supply, which has always enough (VEN-R17)."""
    p.coins[seat] += n
    p.tell(COINS_GAINED, seat, n)


def score_building(p: Position, seat: i64, n: i64) -> None:
    """VP of a building."""
    p.score(seat, FROM_BUILDINGS, n)
    p.tell(POINTS_GAINED, seat, n)


def building_scrolls(p: Position, seat: i64, n: i64) -> None:
    """VEN-149, VEN-R48: with contract 13 a building gives one scroll more."""
    p.gain_scrolls(seat, n + p.amount(SCRIPTORIUM) if p.has(seat, SCRIPTORIUM) else n)


# ---- tiles ----


def use_effect(p: Position, seat: i64, row: i64) -> None:
    """VEN-125 to VEN-136: pay, take, lose, gain, and at last what the player is asked."""
    e = p.parts.effect
    if e[row + PAY_COINS] > 0:
        pay_coins(p, seat, e[row + PAY_COINS])
    if e[row + PAY_SCROLLS] > 0:
        p.scrolls[seat] -= e[row + PAY_SCROLLS]
        p.tell(SCROLLS_PAID, seat, e[row + PAY_SCROLLS])
    if e[row + PAY_INTRIGUE] > 0:
        p.lose_intrigue(seat, e[row + PAY_INTRIGUE])
    if e[row + TAKE_INTRIGUE] > 0:
        p.gain_intrigue(seat, e[row + TAKE_INTRIGUE])  # VEN-R49: also at the cap
    if e[row + OTHERS_INTRIGUE] > 0:
        trouble_others(p, seat, e[row + OTHERS_INTRIGUE])
    if e[row + LOSE_INTRIGUE] > 0:
        p.lose_intrigue(seat, e[row + LOSE_INTRIGUE])
    if e[row + GAIN_COINS] > 0 and e[row + PAY_CUBES] == 0:
        gain_coins(p, seat, e[row + GAIN_COINS])
    if e[row + GAIN_SCROLLS] > 0:
        building_scrolls(p, seat, e[row + GAIN_SCROLLS])
    if e[row + GAIN_VP] > 0 and e[row + BRIDGE_OR_VP] == 0:
        score_building(p, seat, e[row + GAIN_VP])
    if e[row + VP_PER_CONTRACT] > 0:
        score_building(p, seat, e[row + VP_PER_CONTRACT] * fulfilled(p, seat))
    if e[row + VP_PER_MORE_INTRIGUE] > 0:
        score_building(p, seat, e[row + VP_PER_MORE_INTRIGUE] * others_with_more(p, seat))
    if e[row + GAIN_COUNCIL] > 0:
        p.advance_council(seat, e[row + GAIN_COUNCIL])
    for kind in range(KINDS):
        if e[row + GAIN_CERAMIC + kind] > 0:
            gain_cubes(p, seat, p.act_gondola, kind, e[row + GAIN_CERAMIC + kind])
    ask_effect(p, seat, row)


def ask_effect(p: Position, seat: i64, row: i64) -> None:
    """What remains to be chosen for an effect."""
    e = p.parts.effect
    if e[row + ANY_CUBES] > 0:
        p.wait_for(seat, DECIDE_TWO_CUBES)
    elif e[row + PAY_CUBES] > 0:
        p.held = row
        p.wait_for(seat, DECIDE_GIVE_CUBE)
    elif e[row + VP_PER_CUBE] > 0:
        p.held = row
        p.wait_for(seat, DECIDE_GIVE_CUBES)
    elif e[row + EXCHANGE_CUBES] > 0:
        p.wait_for(seat, DECIDE_EXCHANGE)
    elif e[row + BRIDGE_OR_VP] > 0:
        p.held = row
        p.wait_for(seat, DECIDE_EITHER)
    elif e[row + GAIN_INFLUENCE] > 0:
        p.then(TO_DRAW_CARD)


def trouble_others(p: Position, seat: i64, n: i64) -> None:
    """VEN-67, VEN-132, VEN-134: each other player gains intrigue, unless contract 20 protects him (VEN-156); the Doge is one of them (VEN-227)."""
    for other in range(p.seats):
        if other != seat:
            if p.has(other, IMMUNITY):
                p.tell(IMMUNE, other)
            else:
                p.gain_intrigue(other, n)
    if p.seats == 1:
        p.doge_gains_intrigue(n)


def two_cubes_options(p: Position) -> None:
    """VEN-125, VEN-R16: two cubes of any kinds that the supply has."""
    for one in range(KINDS):
        for two in range(one, KINDS):
            if p.cubes[one] > 0 and p.cubes[two] > (1 if one == two else 0):
                p.add(PAIR + one * KINDS + two)


def take_two_cubes(p: Position, seat: i64, pair: i64) -> None:
    """VEN-125: both onto the gondola that activated the building."""
    p.owing = 0
    one: i64 = pair // KINDS
    two: i64 = pair % KINDS
    if one == two:
        gain_cubes(p, seat, p.act_gondola, one, 2)
    else:
        gain_cubes(p, seat, p.act_gondola, one, 1)
        gain_cubes(p, seat, p.act_gondola, two, 1)


def give_cube_options(p: Position) -> None:
    """VEN-125: a cube of the active gondola."""
    for kind in range(KINDS):
        if p.load[p.act_gondola * KINDS + kind] > 0:
            p.add(SELL + kind)


def sell_cube(p: Position, seat: i64, kind: i64) -> None:
    """VEN-125: the cube brings coins."""
    p.owing = 0
    row: i64 = p.held
    p.held = NOBODY
    give_cubes(p, p.act_gondola, kind, 1)
    p.tell(CUBES_GIVEN, seat, 1 if kind == 0 else 0, 1 if kind == 1 else 0, 1 if kind == 2 else 0)
    gain_coins(p, seat, p.parts.effect[row + GAIN_COINS])


def give_cubes_options(p: Position) -> None:
    """VEN-129: any number of cubes of the active gondola, at least one."""
    at: i64 = p.act_gondola * KINDS
    for ceramic in range(p.load[at] + 1):
        for cloth in range(p.load[at + 1] + 1):
            for silver in range(p.load[at + 2] + 1):
                if ceramic + cloth + silver > 0:
                    p.add(load_number(ceramic, cloth, silver))


def deliver(p: Position, seat: i64, move: i64) -> None:
    """VEN-129: VP for each cube."""
    p.owing = 0
    row: i64 = p.held
    p.held = NOBODY
    n: i64 = 0
    for kind in range(KINDS):
        give_cubes(p, p.act_gondola, kind, cubes_of(move, kind))
        n += cubes_of(move, kind)
    p.tell(CUBES_GIVEN, seat, cubes_of(move, 0), cubes_of(move, 1), cubes_of(move, 2))
    score_building(p, seat, n * p.parts.effect[row + VP_PER_CUBE])


def exchange_options(p: Position) -> None:
    """VEN-128, VEN-R17: any other load of the same size that the supply allows."""
    at: i64 = p.act_gondola * KINDS
    size: i64 = p.carried(p.act_gondola)
    for ceramic in range(size + 1):
        for cloth in range(size - ceramic + 1):
            silver: i64 = size - ceramic - cloth
            if ceramic == p.load[at] and cloth == p.load[at + 1]:
                continue
            if ceramic <= p.load[at] + p.cubes[0] and cloth <= p.load[at + 1] + p.cubes[1] and silver <= p.load[at + 2] + p.cubes[2]:
                p.add(load_number(ceramic, cloth, silver))


def exchange(p: Position, seat: i64, move: i64) -> None:
    """VEN-128: cubes of the active gondola become others."""
    p.owing = 0
    for kind in range(KINDS):
        now: i64 = p.load[p.act_gondola * KINDS + kind]
        p.cubes[kind] += now - cubes_of(move, kind)
        p.load[p.act_gondola * KINDS + kind] = cubes_of(move, kind)
    p.tell(EXCHANGED, seat, cubes_of(move, 0), cubes_of(move, 1), cubes_of(move, 2))
