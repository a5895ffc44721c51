"""What things are worth, in hundredths of a point.

Ducats are valued by how many there are and how long they can still be spent, tiles under construction by what they will
bring and how soon they can be completed, barriers by their bonus in the rounds to come, by the place in the order they
give, and by the floods they keep out.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.engine.cells import subtotal
from ridotto.games.dogeship.moves import BARRIERS, DOGES, FIRST_GONDOLA, GALLEY, GALLEYS
from ridotto.games.dogeship.rules.completing import completable
from ridotto.games.dogeship.rules.game import DogeShip
from ridotto.games.dogeship.rules.parts import BRINGS_APPROVALS, BRINGS_COMPLETION, BRINGS_DUCATS, BRINGS_PURCHASE, BUYS, COMPLETES, NO_FLOOD, REWARD_DUCATS
from ridotto.games.dogeship.rules.position import COLOURS_OF_INDICATORS, LOWER, NOBODY, PER_DECK, UPPER, pile_of, zone_of
from ridotto.games.dogeship.rules.rounds import flood_loss
from ridotto.games.dogeship.rules.scoring import points_by_position

# The weights were found by matches against the same bot with another weight.
A_POINT: Final = 100
VICTORY: Final = 5000
FIRST_DUCATS: Final = 70  # each of the first five
A_DUCAT: Final = 50  # each of the next six
MORE_DUCATS: Final = 19  # each beyond
FIRST_APPROVALS: Final = 132  # each of the first two
AN_APPROVAL: Final = 50  # each of the next seven
MORE_APPROVALS: Final = 48  # each beyond
AN_INDICATOR: Final = 94  # on average
AN_ACTION: Final = 60  # what an action brings
LIKELY: Final = 80  # in hundredths: that a part whose place comes next will be completed
PLACE_LESS: Final = 6  # for each part that must be completed before
RIVAL_LESS: Final = 16  # for each tile of others in excess of the places
GONDOLA_SHARE: Final = 58  # in hundredths: how much of what it brings a gondola in the yard is worth
BARRIER_SHARE: Final = 42  # the same for a barrier
A_LOST_ACTION: Final = 100  # what a flood costs for each action
MORE_TO_BUY: Final = 75  # what one more tile to buy is worth, each time
MORE_TO_COMPLETE: Final = 54  # and one more to complete
EARLIER: Final = 85  # what being first in the order instead of last is worth, in a round
THIS_ORDER: Final = 20  # in hundredths: the weight of the barriers now on top; the rest is for the long run
CROWDED: Final = 60  # in hundredths: how much of its worth a barrier in the yard loses if all others have one there too
PARTS_PACE: Final = 15  # tenths of a round that a seat takes for a part


def parts_left(p: DogeShip) -> i64:
    """Places of the galley that are still free."""
    return 2 * p.deck_length() - p.built[LOWER] - p.built[UPPER]


def rounds_left(p: DogeShip) -> i64:
    """Rounds still to come, in tenths: a seat completes about two parts in three rounds."""
    return min(parts_left(p) * PARTS_PACE // p.seats, 80)


def ducats_worth(p: DogeShip, ducats: i64) -> i64:
    """The first ducats are worth most, and none is worth much when the end is near."""
    low: i64 = min(ducats, 5)
    middle: i64 = min(ducats, 11) - low
    whole: i64 = low * FIRST_DUCATS + middle * A_DUCAT + (ducats - low - middle) * MORE_DUCATS
    time: i64 = rounds_left(p)
    return whole if time >= 20 else whole * (time + 2) // 22


def spending(p: DogeShip, seat: i64, ducats: i64) -> i64:
    """What this many more ducats are worth; fewer, if negative."""
    return ducats_worth(p, p.ducats[seat] + ducats) - ducats_worth(p, p.ducats[seat])


def approvals_worth(approvals: i64) -> i64:
    """The first approvals are worth most: without any there is nothing to bid and nothing in the final approval."""
    first: i64 = min(approvals, 2)
    middle: i64 = min(approvals, 9) - first
    return first * FIRST_APPROVALS + middle * AN_APPROVAL + (approvals - first - middle) * MORE_APPROVALS


def more_approvals(p: DogeShip, seat: i64, approvals: i64) -> i64:
    """What this many more approvals are worth; fewer, if negative."""
    return approvals_worth(p.approvals[seat] + approvals) - approvals_worth(p.approvals[seat])


def part_now(p: DogeShip, seat: i64, tile: i64) -> i64:
    """What completing a part brings under the current Doge tile."""
    return p.part_points(tile, p.current()) * A_POINT + more_approvals(p, seat, p.part_approvals(tile, p.current()))


def part_some_day(p: DogeShip, tile: i64) -> i64:
    """What a part brings under an unknown Doge tile."""
    n: i64 = subtotal(p.parts.indicators, tile * COLOURS_OF_INDICATORS, (tile + 1) * COLOURS_OF_INDICATORS)
    return p.parts.printed[tile] * A_POINT + n * AN_INDICATOR + p.parts.symbol[tile] * AN_APPROVAL + AN_APPROVAL * 3 // 8


def free_places(p: DogeShip, zone: i64) -> i64:
    """Places of a zone that are still free."""
    first: i64 = p.section_start(zone % PER_DECK)
    last: i64 = p.section_start(zone % PER_DECK + 1)
    built: i64 = p.built[zone // PER_DECK]
    return max(last - max(built, first), 0)


def places_before(p: DogeShip, zone: i64) -> i64:
    """How many parts must still be completed before the zone is reached."""
    first: i64 = p.section_start(zone % PER_DECK)
    deck: i64 = zone // PER_DECK
    before: i64 = max(first - p.built[deck], 0)
    if deck == UPPER and p.built[LOWER] <= first:
        return before + first + 1 - p.built[LOWER]
    return before + 1 if deck == UPPER and p.built[LOWER] <= p.built[UPPER] else before


def others_alike(p: DogeShip, seat: i64, tile: i64) -> i64:
    """How many other tiles of the same pile a seat has under construction."""
    n: i64 = 0
    for room in range(p.tiles_in_yard(seat)):
        other: i64 = p.in_room(seat, room)
        if other != tile and pile_of(other) == pile_of(tile):
            n += 1
    return n


def rivals(p: DogeShip, seat: i64, tile: i64) -> i64:
    """How many tiles of the same pile others have under construction."""
    n: i64 = 0
    for other in range(p.seats):
        if other != seat:
            n += others_alike(p, other, tile)
    return n


def chance_to_build(p: DogeShip, seat: i64, tile: i64) -> i64:
    """In hundredths: how likely a galley tile is to be completed, after the seat's other tiles of the zone."""
    zone: i64 = zone_of(tile)
    room: i64 = free_places(p, zone) - others_alike(p, seat, tile)
    if room <= 0:
        return 5  # it may still replace a part
    chance: i64 = LIKELY - PLACE_LESS * places_before(p, zone)
    pressed: i64 = rivals(p, seat, tile) - room + 1
    return max(chance - RIVAL_LESS * max(pressed, 0), 10)


def held_part(p: DogeShip, seat: i64, tile: i64) -> i64:
    """What a galley tile under construction is worth."""
    worth: i64 = part_some_day(p, tile)
    if completable(p, tile) and part_now(p, seat, tile) > worth:
        worth = (worth + part_now(p, seat, tile)) // 2
    return (worth - AN_ACTION // 2) * chance_to_build(p, seat, tile) // 100


def gondola_brings(p: DogeShip, seat: i64, tile: i64) -> i64:
    """What completing a gondola brings."""
    gondola: i64 = tile - FIRST_GONDOLA
    if p.parts.reward[gondola] == REWARD_DUCATS:
        return spending(p, seat, p.parts.reward_amount[gondola])
    return more_approvals(p, seat, p.parts.reward_amount[gondola])


def held_gondola(p: DogeShip, seat: i64, tile: i64) -> i64:
    """What a gondola under construction is worth; several get in each other's way."""
    share: i64 = GONDOLA_SHARE - 14 * others_alike(p, seat, tile)
    return gondola_brings(p, seat, tile) * max(share * min(rounds_left(p), 10) // 10, 0) // 100


def bonus_rate(p: DogeShip, seat: i64, barrier: i64) -> i64:
    """What a barrier on top brings in a round: its bonus as often as it is triggered, and an earlier turn."""
    early: i64 = EARLIER * earliness(p, seat, barrier) // 100
    if barrier == NOBODY:
        return early
    bonus: i64 = p.parts.bonus[barrier]
    amount: i64 = p.parts.bonus_amount[barrier]
    each: i64
    if bonus == BRINGS_PURCHASE:
        each = MORE_TO_BUY
    elif bonus == BRINGS_COMPLETION:
        each = MORE_TO_COMPLETE * 3 // 2 if amount == GALLEY else MORE_TO_COMPLETE
    elif bonus == BRINGS_DUCATS:
        each = (FIRST_DUCATS if p.ducats[seat] < 5 else A_DUCAT) * amount
    elif bonus == BRINGS_APPROVALS:
        each = AN_APPROVAL * amount
    else:
        each = A_POINT * amount
    trigger: i64 = p.parts.trigger[barrier]
    uses: i64 = 13 if trigger == BUYS else 18 if trigger == COMPLETES else 9
    return each * uses // 10 + early


def earliness(p: DogeShip, seat: i64, barrier: i64) -> i64:
    """How early the seat would be in the order with this barrier, or none, on top: from 100 for first to 0 for last.

    The next round and later ones both count.
    """
    next: i64 = seats_behind(p, seat, barrier) * 100 // (p.seats - 1)
    later: i64 = 0 if barrier == NOBODY else (BARRIERS - 1 - barrier) * 100 // BARRIERS
    return (THIS_ORDER * next + (100 - THIS_ORDER) * later) // 100


def seats_behind(p: DogeShip, seat: i64, barrier: i64) -> i64:
    """How many seats would come after this one in the next order, with this barrier on top or with none."""
    behind: i64 = 0
    passed = False
    for rank in range(p.seats):
        other: i64 = p.order[rank]
        if other == seat:
            passed = True
        elif p.priority(other) > (barrier + 1 if barrier != NOBODY else BARRIERS + 1) or (barrier == NOBODY and passed and p.height[other] == 0):
            behind += 1
    return behind


def protection(p: DogeShip, seat: i64) -> i64:
    """What one more barrier is worth against the floods of a round: the actions it saves, over all Doge tiles."""
    saved: i64 = 0
    for doge in range(DOGES):
        level: i64 = p.parts.flood[doge]
        if level != NO_FLOOD:
            saved += flood_loss(p, p.height[seat], level) - flood_loss(p, p.height[seat] + 1, level)
    return saved * A_LOST_ACTION // DOGES


def barrier_brings(p: DogeShip, seat: i64, barrier: i64) -> i64:
    """What completing a barrier brings: protection, and another bonus in place of the one it covers."""
    time: i64 = rounds_left(p)
    change: i64 = bonus_rate(p, seat, barrier) - bonus_rate(p, seat, p.top(seat))
    if change < -40:
        change = -40 + (change + 40) // 3  # it can be turned up again for two ducats
    return (protection(p, seat) + change) * time // 10


def others_with_a_barrier(p: DogeShip, seat: i64, tile: i64) -> i64:
    """How many other seats have a barrier under construction."""
    n: i64 = 0
    for other in range(p.seats):
        if other != seat and others_alike(p, other, tile) > 0:
            n += 1
    return n


def held_barrier(p: DogeShip, seat: i64, tile: i64) -> i64:
    """What a barrier under construction is worth: less the more of them the seat and the others have."""
    share: i64 = BARRIER_SHARE - 20 * others_alike(p, seat, tile)
    free: i64 = 100 - CROWDED * others_with_a_barrier(p, seat, tile) // (p.seats - 1)
    return max(barrier_brings(p, seat, tile - GALLEYS) * share * free // 10_000, 0)


def held(p: DogeShip, seat: i64, tile: i64) -> i64:
    """What a tile under construction is worth."""
    if tile < GALLEYS:
        return held_part(p, seat, tile)
    if tile < FIRST_GONDOLA:
        return held_barrier(p, seat, tile)
    return held_gondola(p, seat, tile)


def brings(p: DogeShip, seat: i64, tile: i64) -> i64:
    """What completing a tile brings on top of its worth in the yard."""
    if tile < GALLEYS:
        if parts_left(p) == 1:
            return VICTORY if wins_with(p, seat, tile) else 1 - VICTORY
        return part_now(p, seat, tile) - held(p, seat, tile)
    if tile < FIRST_GONDOLA:
        return barrier_brings(p, seat, tile - GALLEYS) - held(p, seat, tile)
    return gondola_brings(p, seat, tile) - held(p, seat, tile)


def wins_with(p: DogeShip, seat: i64, tile: i64) -> bool:
    """Whether the seat would have the most points if this part were the last; SHIP-128: with the final approval."""
    holdings: vec[i64] = p.approvals[:]
    holdings[seat] += p.part_approvals(tile, p.current())
    mine: i64 = p.points_of(seat) + p.part_points(tile, p.current()) + points_by_position(p.parts.final_approval, holdings, seat)
    ahead: i64 = 0
    for other in range(p.seats):
        if other == seat or p.points_of(other) + points_by_position(p.parts.final_approval, holdings, other) < mine:
            ahead += 1
    return ahead == p.seats


def best_part_now(p: DogeShip, seat: i64) -> i64:
    """The most that a part in the seat's own yard would bring at once."""
    best: i64 = 0
    for room in range(p.tiles_in_yard(seat)):
        tile: i64 = p.in_room(seat, room)
        if tile < GALLEYS and completable(p, tile):
            best = max(best, part_now(p, seat, tile))
    return best
