"""A turn: what each field, purchase and completion brings, and which to choose."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.engine.cells import filled, zeros
from ridotto.engine.rng import Rng
from ridotto.games.dogeship.advice.doge import hope_for_a_doge
from ridotto.games.dogeship.advice.worth import (
    A_POINT,
    UNKNOWN,
    Sight,
    bonus_rate,
    brings,
    chance_to_build,
    held,
    held_part,
    more_approvals,
    part_now,
    spending,
    under_construction,
)
from ridotto.games.dogeship.moves import (
    BARRIER,
    BARRIER_PILE,
    BUY,
    COMPLETE,
    DISCARD,
    FACES,
    FIELD,
    GALLEY,
    GALLEYS,
    GIVE_UP,
    GONDOLA_PILE,
    NONE,
    PILES,
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
from ridotto.games.dogeship.rules.piles import looks
from ridotto.games.dogeship.rules.position import LOOKS, NOBODY, first_of, item_of, item_of_pile, pile_of
from ridotto.games.dogeship.rules.replacing import replaceable

KINDS_OF_FIELDS: Final = 5
KINDS_OF_ITEMS: Final = 3


class Prospects(Sight):
    """What a seat's purchases and completions would bring, each worked out when it is first asked for."""

    def __init__(self, p: DogeShip, seat: i64) -> None:
        super().__init__(p, seat)
        self.valued: i64 = 0
        """The piles whose tiles are valued, a bit each."""
        self.purchase: vec[i64] = zeros(PILES * LOOKS)
        """By pile and place from the top: what buying the tile is worth, at least 0."""
        self.displaced: vec[i64] = filled(KINDS_OF_ITEMS, UNKNOWN)
        """By item: what must be given up for one."""
        self.best_purchase: vec[i64] = filled(KINDS_OF_ITEMS * FACES, UNKNOWN)
        """By item and surcharge paid before: what buying one can be expected to bring, at least 0."""
        self.completion: vec[i64] = filled(KINDS_OF_ITEMS, UNKNOWN)
        """By item: what completing one brings, at least 0."""
        self.replacement: i64 = UNKNOWN
        self.intrigue: i64 = UNKNOWN
        """What the hope for a better Doge tile is worth."""


def advise_turn(p: DogeShip, seat: i64, rng: Rng) -> i64:
    """The field that brings most, after reordering the stack if that pays."""
    n: i64 = p.ask(seat)
    s = Prospects(p, seat)
    top: i64 = p.top(seat)
    trigger: i64 = NOBODY
    bonus: i64 = 0
    if top != NOBODY:
        trigger = p.parts.trigger[top]
        bonus = bonus_worth(s, top)
    by_kind: vec[i64] = filled(KINDS_OF_FIELDS, UNKNOWN)
    best: i64 = DISCARD
    most: i64 = spending(s, p.parts.discard_ducats)
    for i in range(n):
        move: i64 = p.found[i]
        if move < DISCARD:
            kind: i64 = p.parts.field_kind[move - FIELD]
            worth: i64 = field_worth(s, move - FIELD)
            if worth > by_kind[kind]:
                by_kind[kind] = worth
            if kind == trigger:
                worth += bonus
            if worth > most or (worth == most and rng.below(2) == 0):
                best = move
                most = worth
    turned: i64 = best_reordering(s, n, most, by_kind)
    if turned != NOBODY:
        return REORDER + turned
    return best


def best_reordering(s: Prospects, n: i64, most: i64, by_kind: vec[i64]) -> i64:
    """The barrier that is most worth the ducats on top, in this turn and the rounds to come; NOBODY if none is.

    `by_kind` is the most that a field of each kind brings without a bonus.
    """
    p = s.p
    best: i64 = NOBODY
    gain: i64 = 0
    for i in range(n):
        barrier: i64 = p.found[i] - REORDER
        if barrier >= 0:
            s.look_at_stack()
            now: i64 = 0
            for kind in range(KINDS_OF_FIELDS):
                worth: i64 = by_kind[kind]
                if kind == p.parts.trigger[barrier] and worth > UNKNOWN:
                    worth += bonus_worth(s, barrier)
                if worth > now:
                    now = worth
            later: i64 = (bonus_rate(p, s.seat, barrier) - s.top_rate) * s.time // 20
            all: i64 = now - most + later + spending(s, -p.parts.reorder_cost)
            if all > gain:
                best = barrier
                gain = all
    return best


def field_worth(s: Prospects, field: i64) -> i64:
    """What the action of a field brings, less its price; the bonus of the barrier on top comes on top of that."""
    p = s.p
    kind: i64 = p.parts.field_kind[field]
    price: i64 = p.price(field)
    worth: i64 = 0
    if price > 0:
        worth = spending(s, -price)
    if kind == BUYS:
        return worth + buying_worth(s, p.parts.field_items[field], p.parts.field_linked[field] == 1, price)
    if kind == COMPLETES:
        return worth + completing_worth(s, p.parts.field_items[field], p.parts.field_linked[field] == 1)
    if kind == PAYS:
        return worth + spending(s, p.parts.field_amount[field])
    if kind == INTRIGUES:
        return worth + intrigue_worth(s, p.parts.field_amount[field])
    return worth + best_replacement(s)


def bonus_worth(s: Prospects, barrier: i64) -> i64:
    """What a barrier adds to the fields that trigger it."""
    bonus: i64 = s.p.parts.bonus[barrier]
    amount: i64 = s.p.parts.bonus_amount[barrier]
    if bonus == BRINGS_PURCHASE:
        return buying_worth(s, 1 << amount, False, 0)
    if bonus == BRINGS_COMPLETION:
        return completing_worth(s, 1 << amount, False)
    if bonus == BRINGS_DUCATS:
        return spending(s, amount)
    return more_approvals(s.approvals, amount) if bonus == BRINGS_APPROVALS else amount * A_POINT


def buying_worth(s: Prospects, items: i64, both: bool, price: i64) -> i64:
    """The best purchase of these items, or the sum of both, after this surcharge."""
    best: i64 = 0
    sum: i64 = 0
    for item in range(KINDS_OF_ITEMS):
        if (items >> item) & 1:
            worth: i64 = s.best_purchase[item * FACES + price]
            if worth == UNKNOWN:
                worth = max(best_of_item(s, item, s.ducats - price), 0)
                s.best_purchase[item * FACES + price] = worth
            sum += worth
            if worth > best:
                best = worth
    return sum if both else best


def best_of_item(s: Prospects, item: i64, ducats: i64) -> i64:
    """What buying an item of this kind can be expected to bring."""
    if item == GALLEY:
        best: i64 = 0
        for zone in range(ZONES):
            best = max(best, pile_worth(s, zone, ducats))
        return best
    return pile_worth(s, BARRIER_PILE if item == BARRIER else GONDOLA_PILE, ducats)


def pile_worth(s: Prospects, pile: i64, ducats: i64) -> i64:
    """The best of the tiles that would be looked at, less if there are unseen ones, which are only imagined."""
    p = s.p
    n: i64 = looks(p, pile)
    if n == 0:
        return 0
    if not (s.valued >> pile) & 1:
        value_pile(s, pile, n)
    first: i64 = first_of(pile)
    best: i64 = 0
    sum: i64 = 0
    for i in range(n):
        if p.parts.cost[p.pile[first + i]] <= ducats:
            worth: i64 = s.purchase[pile * LOOKS + i]
            sum += worth
            if worth > best:
                best = worth
    if p.unseen[pile] > 0:
        best = (best + sum // n) // 2
    return best - displaced(s, pile)


def value_pile(s: Prospects, pile: i64, n: i64) -> None:
    """What buying each of the first n tiles of a pile is worth."""
    p = s.p
    chance: i64 = 0
    comes_next = False
    if pile < ZONES:
        chance = chance_to_build(s, pile, s.own[pile])
        comes_next = completable(p, first_of(pile))
    for i in range(n):
        tile: i64 = p.pile[first_of(pile) + i]
        if p.parts.cost[tile] <= s.ducats:
            worth: i64 = held_part(s, tile, chance, comes_next) if pile < ZONES else under_construction(s, tile, s.own[pile])
            s.purchase[pile * LOOKS + i] = max(worth + spending(s, -p.parts.cost[tile]), 0)
    s.valued |= 1 << pile


def displaced(s: Prospects, pile: i64) -> i64:
    """What must be given up for a tile of this pile."""
    item: i64 = item_of_pile(pile)
    if s.displaced[item] == UNKNOWN:
        s.displaced[item] = 0
        if has_no_room(s.p, s.seat, pile):
            s.displaced[item] = least_held(s, pile)
    return s.displaced[item]


def least_held(s: Sight, pile: i64) -> i64:
    """The worth of the least valuable tile that could be given up for one of this pile."""
    parts_only = has_too_many_parts(s.p, s.seat, pile)
    least: i64 = 100_000
    for room in range(s.p.tiles_in_yard(s.seat)):
        tile: i64 = s.p.in_room(s.seat, room)
        if tile < GALLEYS or not parts_only:
            least = min(least, held(s, tile))
    return least


def completing_worth(s: Prospects, items: i64, both: bool) -> i64:
    """The best completion of these items, or the sum of both."""
    best: i64 = 0
    sum: i64 = 0
    for item in range(KINDS_OF_ITEMS):
        if (items >> item) & 1:
            if s.completion[item] == UNKNOWN:
                s.completion[item] = best_completion(s, item)
            worth: i64 = s.completion[item]
            sum += worth
            if worth > best:
                best = worth
    return sum if both else best


def best_completion(s: Sight, item: i64) -> i64:
    """The most that completing such an item brings."""
    best: i64 = 0
    for room in range(s.p.tiles_in_yard(s.seat)):
        tile: i64 = s.p.in_room(s.seat, room)
        if item_of(tile) == item and completable(s.p, tile):
            best = max(best, brings(s, tile))
    return best


def intrigue_worth(s: Prospects, intrigue: i64) -> i64:
    """Approvals, or the hope for a better Doge tile."""
    p = s.p
    if intrigue == DOGE_TILE:
        if s.intrigue == UNKNOWN:
            s.intrigue = hope_for_a_doge(p, s.seat)
        return s.intrigue
    if intrigue == FREE_APPROVAL:
        return more_approvals(s.approvals, p.parts.free_approvals)
    return more_approvals(s.approvals, p.parts.paid_approvals) + spending(s, -p.parts.paid_price)


def best_replacement(s: Prospects) -> i64:
    """The most that replacing a part brings."""
    if s.replacement == UNKNOWN:
        s.replacement = 0
        for room in range(s.p.tiles_in_yard(s.seat)):
            tile: i64 = s.p.in_room(s.seat, room)
            if replaceable(s.p, tile):
                s.replacement = max(s.replacement, part_now(s.p, s.seat, tile) - held(s, tile))
    return s.replacement


def advise_tile(p: DogeShip, seat: i64, rng: Rng) -> i64:
    """The tile that is worth most after its cost."""
    n: i64 = p.ask(seat)
    s = Sight(p, seat)
    best: i64 = NONE
    most: i64 = 0
    for i in range(n - 1):
        move: i64 = p.found[i]
        worth: i64 = under_construction(s, move - TAKE, s.own[pile_of(move - TAKE)]) + spending(s, -p.parts.cost[move - TAKE])
        if worth > most or (worth == most and rng.below(2) == 0):
            best = move
            most = worth
    return best


def advise_best(p: DogeShip, seat: i64) -> i64:
    """The answer that brings most; stopping, if that is possible and nothing brings anything."""
    n: i64 = p.ask(seat)
    s = Prospects(p, seat)
    best: i64 = p.found[0]
    most: i64 = answer_worth(s, best)
    for i in range(1, n):
        worth: i64 = answer_worth(s, p.found[i])
        if worth > most:
            best = p.found[i]
            most = worth
    if most <= 0 and p.found[n - 1] == STOP:
        return STOP
    return best


def answer_worth(s: Prospects, move: i64) -> i64:
    """What an answer brings: a pile to buy from, a tile to give up, complete or replace with; 0 for stopping."""
    if move == STOP:
        return 0
    if move < GIVE_UP:
        return pile_worth(s, move - BUY, s.ducats)
    if move < TAKE:
        return -held(s, move - GIVE_UP)
    return brings(s, move - COMPLETE) if move < REPLACE else part_now(s.p, s.seat, move - REPLACE)
