"""What bots know about Palazzo. They are given imagined states only, so nothing here can see a secret.

Everything is measured in hundredths of a point. A palazzo is worth its points and, while tiles are still to come, what
it may become; a card is worth its value, at a fixed rate.
"""

from typing import Final

from mypy_extensions import i64

from ridotto.engine.bits import lowest
from ridotto.engine.rng import Rng
from ridotto.engine.state import State
from ridotto.games.palazzo.moves import (
    AUCTION,
    BUY,
    CARD,
    CERT,
    DECIDE_BID,
    DECIDE_BUILD,
    DECIDE_FEE,
    DECIDE_FIRST,
    DECIDE_IN_PLACE,
    DECIDE_IN_TILE,
    DECIDE_MARKET,
    DECIDE_OUT_TILE,
    DECIDE_PAY,
    DECIDE_PICK,
    DECIDE_SECOND,
    DECIDE_TAKE,
    DECIDE_TURN,
    DONE,
    FACES,
    FEE,
    FLOORS,
    FROM,
    INSERT,
    INTO,
    KINDS,
    LAY_CERT,
    LOWEST,
    MONEY,
    MOST_PALAZZI,
    NEW,
    NO_SECOND,
    ON,
    OUT,
    PASS,
    PICK,
    REMOVE,
    SINGLE,
    TAKE,
    TILE,
    TILES,
    VALUES,
)
from ridotto.games.palazzo.rules import Palazzo
from ridotto.games.palazzo.rules.auction import next_quarry
from ridotto.games.palazzo.rules.laying import CERTIFICATES, amount, certificates_count, target, total
from ridotto.games.palazzo.rules.market import can_buy_two
from ridotto.games.palazzo.rules.position import NONE
from ridotto.games.palazzo.rules.scoring import palazzo_points, points_of
from ridotto.games.palazzo.rules.tiles import (
    all_of_floor,
    count_tiles,
    fits_on,
    floor_index,
    floor_of_single,
    has_floor,
    is_pure,
    is_single,
    single_tile,
    storeys,
    windows,
    without_tile,
)

FEATURES: Final = (
    "tiles to come",
    "riders in sight",
    "tiles in the warehouse",
    "price",
    "tiles on the next lot",
    "highest bid",
    "my points",
    "best other points",
    "my cards",
    "my amount",
    "most cards of another",
    "my single tiles",
    "my palazzi of two storeys",
    "my palazzi of three or more",
    "my windows",
    "gain from the warehouse",
    "gain from the next lot",
    "I am active",
)

RATE: Final = 12  # hundredths of a point that 1 of card value is worth; found by trial play
A_TURN: Final = 450  # what a rebuild must gain, in hundredths, to be worth a turn
ENOUGH: Final = 16  # with this much money, go for tiles


def features(state: State, seat: int) -> list[float]:
    """The numbers named in FEATURES, as this seat sees them."""
    assert isinstance(state, Palazzo)
    lot = next_lot(state)
    best = max(int(points_of(state, other)) for other in range(int(state.seats)) if other != seat)
    cards = max(int(state.cards_in_hand(other)) for other in range(int(state.seats)) if other != seat)
    kinds = [0, 0, 0]
    all_windows = 0
    for number in range(int(state.palazzo_count[seat])):
        palazzo = state.palazzi[seat * MOST_PALAZZI + number]
        kinds[min(int(storeys(palazzo)), 3) - 1] += 1
        all_windows += int(windows(palazzo))
    return [
        float(len(state.stacks) - state.turned),
        float(state.riders),
        float(count_tiles(state.warehouse)),
        float(state.price()),
        float(count_tiles(lot)),
        float(state.highest),
        float(points_of(state, seat)),
        float(best),
        float(state.cards_in_hand(seat)),
        float(amount(state, seat)),
        float(cards),
        float(kinds[0]),
        float(kinds[1]),
        float(kinds[2]),
        float(all_windows),
        float(best_gain(state, seat, state.warehouse)) / 100.0,
        float(gain_of_lot(state, seat, lot)) / 100.0,
        float(state.active == seat),
    ]


def advise(state: State, seat: i64, rng: Rng) -> i64:
    """A sensible move."""
    assert isinstance(state, Palazzo)
    phase: i64 = state.phase
    if phase in (DECIDE_BID, DECIDE_PAY):
        return advise_lay(state, seat)
    if phase == DECIDE_TURN:
        return advise_turn(state, seat)
    if phase == DECIDE_TAKE:
        return advise_take(state, seat)
    if phase == DECIDE_BUILD:
        return advise_build(state, seat)
    if phase == DECIDE_MARKET:
        return advise_market(state, seat)
    if phase in (DECIDE_FIRST, DECIDE_SECOND, DECIDE_PICK):
        return advise_tile(state, seat)
    if phase == DECIDE_FEE:
        return advise_fee(state, seat)
    return advise_rebuild(state, seat)


# ---- what things are worth ----


def to_come(p: Palazzo) -> i64:
    """How much of the match is still to come, in hundredths."""
    return 100 * (len(p.stacks) - p.turned) // len(p.stacks)


def outlook(p: Palazzo, palazzo: i64) -> i64:
    """What a palazzo is worth: its points, and what it may become while there is time."""
    n: i64 = storeys(palazzo)
    time: i64 = to_come(p)
    now: i64 = 100 * palazzo_points(p.parts, palazzo)
    enough: i64 = p.parts.windows_count_from
    if n >= enough:
        return now + (time if n < FLOORS else 0)
    room: i64 = 0  # floors that can still be put on top
    for floor in range(FLOORS):
        if fits_on(palazzo, floor):
            room += 1
    if n + room < enough:
        room = 1
    hope: i64 = windows(palazzo) * 60 + n * 150 + room * 40 + (80 if is_pure(palazzo) else 0)
    if n == 1:
        return now + time * (500 + hope) // 100 * 7 // 8
    return now + time * hope // 100


def gain_of(p: Palazzo, seat: i64, face: i64) -> i64:
    """What a tile adds to a seat's palazzi in the best place; never below 0, as it can be thrown out."""
    tile: i64 = single_tile(face)
    floor: i64 = floor_index(face)
    best: i64 = outlook(p, tile)
    if best < 0:
        best = 0
    for at in range(seat * MOST_PALAZZI, seat * MOST_PALAZZI + p.palazzo_count[seat]):
        if fits_on(p.palazzi[at], floor):
            gain = outlook(p, p.palazzi[at] | tile) - outlook(p, p.palazzi[at])
            best = gain if gain > best else best
    return best


def best_tile(p: Palazzo, seat: i64, tiles: i64) -> i64:
    """The face of the tile that adds most."""
    best: i64 = -1
    chosen: i64 = -1
    for face in range(FACES):
        if (tiles >> face) & 1:
            gain = gain_of(p, seat, face)
            if gain > best:
                best = gain
                chosen = face
    return chosen


def best_gain(p: Palazzo, seat: i64, tiles: i64) -> i64:
    """What the best of these tiles adds; 0 if there is none."""
    return gain_of(p, seat, best_tile(p, seat, tiles)) if tiles != 0 else 0


def gain_of_lot(p: Palazzo, seat: i64, lot: i64) -> i64:
    """What all tiles of a lot add, roughly: each on its own, and a little less for every further one."""
    gain: i64 = 0
    share: i64 = 100
    while lot != 0:
        face = best_tile(p, seat, lot)
        gain += gain_of(p, seat, face) * share // 100
        lot = without_tile(lot, face, p.parts.doubled)
        share = share * 3 // 4
    return gain


def next_lot(p: Palazzo) -> i64:
    """The tiles of the quarry to which the builder would go."""
    quarry: i64 = next_quarry(p)
    return 0 if quarry == NONE else p.quarries[quarry]


# ---- the turn ----


def advise_turn(p: Palazzo, seat: i64) -> i64:
    """Rebuild if that pays; take money if short of it; otherwise go for tiles."""
    n: i64 = p.ask(seat)
    operation: i64 = best_rebuild(p, seat, n)
    if operation != -1:
        return operation
    can_take = n > 0 and p.found[0] == MONEY
    if can_take and amount(p, seat) < ENOUGH:
        return MONEY
    return TILES


def advise_market(p: Palazzo, seat: i64) -> i64:
    """Buy if that is likely to bring more than an auction."""
    n: i64 = p.ask(seat)
    if n == 1:
        return AUCTION
    price: i64 = p.price() * RATE
    bought: i64 = best_gain(p, seat, p.warehouse) - price
    if can_buy_two(p, seat):
        rest: i64 = without_tile(p.warehouse, best_tile(p, seat, p.warehouse), p.parts.doubled)
        further: i64 = best_gain(p, seat, rest) - price
        bought += further if further > 0 else 0
    lot: i64 = next_lot(p)
    won: i64 = gain_of_lot(p, seat, lot) // 3
    return BUY if bought > 0 and bought >= won else AUCTION


def advise_tile(p: Palazzo, seat: i64) -> i64:
    """The tile that adds most; a second one if it adds more than it costs."""
    if p.phase == DECIDE_PICK:
        return PICK + best_tile(p, seat, p.quarries[p.builder])
    if p.phase == DECIDE_FIRST:
        return TILE + best_tile(p, seat, p.warehouse)
    n: i64 = p.ask(seat)
    rest: i64 = without_tile(p.warehouse, p.first, p.parts.doubled)
    if n > 1 and best_gain(p, seat, rest) > p.price() * RATE:
        return TILE + best_tile(p, seat, rest)
    return NO_SECOND


# ---- money ----


def advise_take(p: Palazzo, seat: i64) -> i64:
    """The card that adds most to what the hand can pay, then the one with the highest value."""
    n: i64 = p.ask(seat)
    best: i64 = -1
    chosen: i64 = p.found[0]
    for i in range(n):
        kind = p.found[i] - TAKE
        p.hand[seat * KINDS + kind] += 1
        worth = 10 * amount(p, seat) + 4 * card_value(p, kind) + pairs(p, seat, kind)
        p.hand[seat * KINDS + kind] -= 1
        if worth > best:
            best = worth
            chosen = p.found[i]
    return chosen


def card_value(p: Palazzo, kind: i64) -> i64:
    """The value of a card by itself; a certificate goes with everything, which is worth a little more."""
    return p.parts.certificate + 2 if kind == CERT else kind % VALUES + LOWEST


def pairs(p: Palazzo, seat: i64, kind: i64) -> i64:
    """How near a card brings a group: 12 for each other currency held in the same value, or for another certificate."""
    if kind == CERT:
        return 12 * ((p.in_hand(seat, CERT) + CERTIFICATES - 1) % CERTIFICATES)
    near: i64 = 0
    for other in range(kind % VALUES, CERT, VALUES):
        if other != kind and p.in_hand(seat, other) > 0:
            near += 12
    return near


def advise_lay(p: Palazzo, seat: i64) -> i64:
    """Bid up to what the lot is worth, exceeding the target as little as possible."""
    n: i64 = p.ask(seat)
    if p.found[n - 1] == PASS and (n == 1 or target(p) * RATE > worth_of_bid(p, seat)):
        return PASS
    missing: i64 = target(p) - total(p, seat)
    if missing <= 0:
        return DONE
    best: i64 = 1_000_000
    chosen: i64 = p.found[0]
    for i in range(n):
        move = p.found[i]
        if move < DONE:
            cost = lay_cost(p, seat, move, missing)
            if cost < best:
                best = cost
                chosen = move
    return chosen


def worth_of_bid(p: Palazzo, seat: i64) -> i64:
    """The most to bid, in hundredths of a point: the gain, and part of the opening certificate, which costs nothing."""
    gain: i64 = gain_of_lot(p, seat, p.quarries[p.builder])
    return gain + (p.parts.opening * RATE if seat == p.active else 0)


def lay_cost(p: Palazzo, seat: i64, move: i64, missing: i64) -> i64:
    """How bad it is to lay this next: what exceeds the target, or is still missing, counts most."""
    counts: i64 = p.parts.group
    given: i64 = p.parts.group
    if move == LAY_CERT:
        counts = certificates_count(p.parts, p.lay[CERT] + 1) - certificates_count(p.parts, p.lay[CERT])
        given = p.parts.certificate + 2
    elif move >= CARD:
        counts = (move - CARD) % VALUES + LOWEST
        given = counts + pairs(p, seat, move - CARD) // 6
    over: i64 = counts - missing
    if over >= 0:
        return 10 * over + given
    return 200 - 10 * counts + given


def advise_fee(p: Palazzo, seat: i64) -> i64:
    """The card whose loss hurts least."""
    n: i64 = p.ask(seat)
    best: i64 = 1_000_000
    chosen: i64 = p.found[0]
    whole: i64 = amount(p, seat)
    for i in range(n):
        kind = p.found[i] - FEE
        p.hand[seat * KINDS + kind] -= 1
        loss = 10 * (whole - amount(p, seat)) + 4 * card_value(p, kind) + pairs(p, seat, kind)
        p.hand[seat * KINDS + kind] += 1
        if loss < best:
            best = loss
            chosen = p.found[i]
    return chosen


# ---- building ----


def advise_build(p: Palazzo, seat: i64) -> i64:
    """The lowest new tile first, so that others can go on top of it, in the place where it adds most."""
    face: i64 = lowest(p.acquired)
    tile: i64 = single_tile(face)
    best: i64 = 0
    chosen: i64 = OUT + face
    if outlook(p, tile) > best:
        best = outlook(p, tile)
        chosen = NEW + face
    n: i64 = p.ask(seat)
    for i in range(n):
        move = p.found[i]
        if move < NEW and (move - ON) // MOST_PALAZZI == face:
            palazzo = p.palazzi[seat * MOST_PALAZZI + (move - ON) % MOST_PALAZZI]
            gain = outlook(p, palazzo | tile) - outlook(p, palazzo)
            if gain >= best and gain > 0:
                best = gain
                chosen = move
    return chosen


def best_rebuild(p: Palazzo, seat: i64, n: i64) -> i64:
    """INSERT or REMOVE, of the n moves found, whichever gains more if that is worth a turn; otherwise -1.

    Taking a tile out gains nothing by itself.
    """
    best: i64 = A_TURN - 1
    chosen: i64 = -1
    for i in range(n):
        move = p.found[i]
        if move in (INSERT, REMOVE):
            gain = gain_of_rebuild(p, seat, move)
            if gain > best:
                best = gain
                chosen = move
    return chosen


def gain_of_rebuild(p: Palazzo, seat: i64, operation: i64) -> i64:
    """What the best rebuild of one kind gains; -1 if there is none."""
    own: i64 = seat * MOST_PALAZZI
    best: i64 = -1
    for number in range(p.palazzo_count[seat]):
        palazzo = p.palazzi[own + number]
        if is_single(palazzo):
            if operation == REMOVE:
                best = max_of(best, -outlook(p, palazzo))
            elif operation == INSERT:
                for other in range(p.palazzo_count[seat]):
                    best = max_of(best, gain_of_insert(p, seat, number, other))
    return best


def gain_of_insert(p: Palazzo, seat: i64, number: i64, other: i64) -> i64:
    """What inserting a single tile into another palazzo gains; -1 where it does not fit."""
    single: i64 = p.palazzi[seat * MOST_PALAZZI + number]
    palazzo: i64 = p.palazzi[seat * MOST_PALAZZI + other]
    if has_floor(palazzo, floor_of_single(single)):
        return -1
    return outlook(p, palazzo | single) - outlook(p, palazzo) - outlook(p, single)


def max_of(a: i64, b: i64) -> i64:
    """The larger of two numbers."""
    return a if a > b else b


def advise_rebuild(p: Palazzo, seat: i64) -> i64:
    """Within a rebuild: the choice that gains most."""
    n: i64 = p.ask(seat)
    own: i64 = seat * MOST_PALAZZI
    best: i64 = -1_000_000
    chosen: i64 = p.found[0]
    for i in range(n):
        move = p.found[i]
        gain: i64 = 0
        if p.phase == DECIDE_OUT_TILE:
            palazzo = p.palazzi[own + (move - FROM) // FLOORS]
            tile = palazzo & all_of_floor((move - FROM) % FLOORS)
            gain = outlook(p, palazzo & ~tile) + outlook(p, tile) - outlook(p, palazzo)
        elif p.phase == DECIDE_IN_PLACE:
            gain = gain_of_insert(p, seat, p.subject, move - INTO)
        elif p.phase == DECIDE_IN_TILE:
            gain = -1
            for other in range(p.palazzo_count[seat]):
                gain = max_of(gain, gain_of_insert(p, seat, move - SINGLE, other))
        else:
            gain = -outlook(p, p.palazzi[own + move - SINGLE])
        if gain > best:
            best = gain
            chosen = move
    return chosen
