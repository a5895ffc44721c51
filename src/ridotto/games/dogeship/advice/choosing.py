"""A turn: what each field, purchase and completion brings, and which to choose."""

from mypy_extensions import i64

from ridotto.engine.rng import Rng
from ridotto.games.dogeship.advice.doge import common_doge_worth, doge_worth
from ridotto.games.dogeship.advice.worth import A_POINT, bonus_rate, brings, held, more_approvals, part_now, rounds_left, spending
from ridotto.games.dogeship.moves import (
    BARRIER,
    BARRIER_PILE,
    BUY,
    COMPLETE,
    DISCARD,
    DOGES,
    FIELD,
    GALLEY,
    GALLEYS,
    GIVE_UP,
    NONE,
    REORDER,
    REPLACE,
    STOP,
    TAKE,
    ZONES,
)
from ridotto.games.dogeship.rules.buying import has_no_room, has_too_many_parts
from ridotto.games.dogeship.rules.completing import completable
from ridotto.games.dogeship.rules.game import DogeShip
from ridotto.games.dogeship.rules.parts import (
    BRINGS_APPROVALS,
    BRINGS_COMPLETION,
    BRINGS_DUCATS,
    BRINGS_PURCHASE,
    BUYS,
    COMPLETES,
    DOGE_TILE,
    FREE_APPROVAL,
    INTRIGUES,
    PAYS,
)
from ridotto.games.dogeship.rules.position import NOBODY, first_of, item_of
from ridotto.games.dogeship.rules.replacing import replaceable


def advise_turn(p: DogeShip, seat: i64, rng: Rng) -> i64:
    """The field that brings most, after reordering the stack if that pays."""
    n: i64 = p.ask(seat)
    best: i64 = DISCARD
    most: i64 = spending(p, seat, p.parts.discard_ducats)
    for i in range(n):
        move: i64 = p.found[i]
        if move < DISCARD:
            worth: i64 = field_worth(p, seat, move - FIELD, p.top(seat))
            if worth > most or (worth == most and rng.below(2) == 0):
                best = move
                most = worth
    turned: i64 = best_reordering(p, seat, n, most)
    return best if turned == NOBODY else REORDER + turned


def best_reordering(p: DogeShip, seat: i64, n: i64, most: i64) -> i64:
    """The barrier that is most worth the ducats on top, in this turn and the rounds to come; NOBODY if none is."""
    best: i64 = NOBODY
    gain: i64 = 0
    for i in range(n):
        barrier: i64 = p.found[i] - REORDER
        if barrier >= 0:
            now: i64 = 0
            for j in range(n):
                if p.found[j] < DISCARD:
                    now = max(now, field_worth(p, seat, p.found[j] - FIELD, barrier))
            later: i64 = (bonus_rate(p, seat, barrier) - bonus_rate(p, seat, p.top(seat))) * rounds_left(p) // 20
            all: i64 = now - most + later + spending(p, seat, -p.parts.reorder_cost)
            if all > gain:
                best = barrier
                gain = all
    return best


def field_worth(p: DogeShip, seat: i64, field: i64, top: i64) -> i64:
    """What a field brings with this barrier on top: bonus and action, less its price."""
    kind: i64 = p.parts.field_kind[field]
    price: i64 = p.price(field)
    worth: i64 = bonus_worth(p, seat, kind, top) + (spending(p, seat, -price) if price > 0 else 0)
    if kind == BUYS:
        return worth + buying_worth(p, seat, p.parts.field_items[field], p.parts.field_linked[field] == 1, p.ducats[seat] - price)
    if kind == COMPLETES:
        return worth + completing_worth(p, seat, p.parts.field_items[field], p.parts.field_linked[field] == 1)
    if kind == PAYS:
        return worth + spending(p, seat, p.parts.field_amount[field])
    if kind == INTRIGUES:
        return worth + intrigue_worth(p, seat, p.parts.field_amount[field])
    return worth + best_replacement(p, seat)


def bonus_worth(p: DogeShip, seat: i64, kind: i64, top: i64) -> i64:
    """What the barrier on top adds to a field of this kind."""
    if top == NOBODY or p.parts.trigger[top] != kind:
        return 0
    bonus: i64 = p.parts.bonus[top]
    amount: i64 = p.parts.bonus_amount[top]
    if bonus == BRINGS_PURCHASE:
        return buying_worth(p, seat, 1 << amount, False, p.ducats[seat])
    if bonus == BRINGS_COMPLETION:
        return completing_worth(p, seat, 1 << amount, False)
    if bonus == BRINGS_DUCATS:
        return spending(p, seat, amount)
    return more_approvals(p, seat, amount) if bonus == BRINGS_APPROVALS else amount * A_POINT


def buying_worth(p: DogeShip, seat: i64, items: i64, both: bool, ducats: i64) -> i64:
    """The best purchase of these items, or the sum of both."""
    best: i64 = 0
    sum: i64 = 0
    for item in range(3):
        if (items >> item) & 1:
            worth: i64 = max(best_of_item(p, seat, item, ducats), 0)
            sum += worth
            best = max(best, worth)
    return sum if both else best


def best_of_item(p: DogeShip, seat: i64, item: i64, ducats: i64) -> i64:
    """What buying an item of this kind can be expected to bring."""
    if item == GALLEY:
        best: i64 = 0
        for zone in range(ZONES):
            best = max(best, pile_worth(p, seat, zone, ducats))
        return best
    return pile_worth(p, seat, BARRIER_PILE if item == BARRIER else BARRIER_PILE + 1, ducats)


def pile_worth(p: DogeShip, seat: i64, pile: i64, ducats: i64) -> i64:
    """The best of the three tiles that would be looked at, less if there are unseen ones, which are only imagined."""
    first: i64 = first_of(pile)
    n: i64 = min(p.parts.look_at, p.size[pile])
    best: i64 = 0
    sum: i64 = 0
    for i in range(n):
        tile: i64 = p.pile[first + i]
        worth: i64 = max(purchase_worth(p, seat, tile), 0) if p.parts.cost[tile] <= ducats else 0
        sum += worth
        best = max(best, worth)
    if n == 0:
        return 0
    if p.unseen[pile] > 0:
        best = (best + sum // n) // 2
    return best - (least_held(p, seat, pile) if has_no_room(p, seat, pile) else 0)


def least_held(p: DogeShip, seat: i64, pile: i64) -> i64:
    """The worth of the least valuable tile that could be given up for one of this pile."""
    parts_only = has_too_many_parts(p, seat, pile)
    least: i64 = 100_000
    for room in range(p.tiles_in_yard(seat)):
        tile: i64 = p.in_room(seat, room)
        if tile < GALLEYS or not parts_only:
            least = min(least, held(p, seat, tile))
    return least


def purchase_worth(p: DogeShip, seat: i64, tile: i64) -> i64:
    """What a tile is worth in the yard, less what it costs."""
    cost: i64 = p.parts.cost[tile]
    return held(p, seat, tile) + (spending(p, seat, -cost) if cost <= p.ducats[seat] else -100_000)


def completing_worth(p: DogeShip, seat: i64, items: i64, both: bool) -> i64:
    """The best completion of these items, or the sum of both."""
    best: i64 = 0
    sum: i64 = 0
    for item in range(3):
        if (items >> item) & 1:
            worth: i64 = 0
            for room in range(p.tiles_in_yard(seat)):
                tile: i64 = p.in_room(seat, room)
                if item_of(tile) == item and completable(p, tile):
                    worth = max(worth, brings(p, seat, tile))
            sum += worth
            best = max(best, worth)
    return sum if both else best


def intrigue_worth(p: DogeShip, seat: i64, intrigue: i64) -> i64:
    """Approvals, or the hope for a better Doge tile."""
    if intrigue == DOGE_TILE:
        best: i64 = -100_000
        for tile in range(DOGES):
            best = max(best, doge_worth(p, seat, tile))
        return max((2 * common_doge_worth(p, seat) + best) // 3 - doge_worth(p, seat, p.current()), 0)
    if intrigue == FREE_APPROVAL:
        return more_approvals(p, seat, p.parts.free_approvals)
    return more_approvals(p, seat, p.parts.paid_approvals) + spending(p, seat, -p.parts.paid_price)


def best_replacement(p: DogeShip, seat: i64) -> i64:
    """The most that replacing a part brings."""
    best: i64 = 0
    for room in range(p.tiles_in_yard(seat)):
        tile: i64 = p.in_room(seat, room)
        if replaceable(p, tile):
            best = max(best, part_now(p, seat, tile) - held(p, seat, tile))
    return best


def advise_tile(p: DogeShip, seat: i64, rng: Rng) -> i64:
    """The tile that is worth most after its cost."""
    n: i64 = p.ask(seat)
    best: i64 = NONE
    most: i64 = 0
    for i in range(n - 1):
        move: i64 = p.found[i]
        worth: i64 = purchase_worth(p, seat, move - TAKE)
        if worth > most or (worth == most and rng.below(2) == 0):
            best = move
            most = worth
    return best


def advise_best(p: DogeShip, seat: i64) -> i64:
    """The answer that brings most; stopping, if that is possible and nothing brings anything."""
    n: i64 = p.ask(seat)
    best: i64 = p.found[0]
    most: i64 = answer_worth(p, seat, best)
    for i in range(1, n):
        worth: i64 = answer_worth(p, seat, p.found[i])
        if worth > most:
            best = p.found[i]
            most = worth
    return STOP if most <= 0 and p.found[n - 1] == STOP else best


def answer_worth(p: DogeShip, seat: i64, move: i64) -> i64:
    """What an answer brings: a pile to buy from, a tile to give up, complete or replace with; 0 for stopping."""
    if move == STOP:
        return 0
    if move < GIVE_UP:
        return pile_worth(p, seat, move - BUY, p.ducats[seat])
    if move < TAKE:
        return -held(p, seat, move - GIVE_UP)
    return brings(p, seat, move - COMPLETE) if move < REPLACE else part_now(p, seat, move - REPLACE)
