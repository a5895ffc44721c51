"""What things are worth, in hundredths of a point.

Ducats are valued by how many there are and how long they can still be spent, tiles under construction by what they will
bring and how soon they can be completed, barriers by their bonus in the rounds to come, by the place in the order they
give, and by the floods they keep out.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.engine.cells import subtotal, zeros
from ridotto.games.dogeship.moves import BARRIER_PILE, BARRIERS, DOGES, FIRST_GONDOLA, GALLEY, GALLEYS, PILES
from ridotto.games.dogeship.rules.completing import completable, parts_to_come
from ridotto.games.dogeship.rules.game import DogeShip
from ridotto.games.dogeship.rules.parts import BRINGS_APPROVALS, BRINGS_COMPLETION, BRINGS_DUCATS, BRINGS_PURCHASE, BUYS, COMPLETES, REWARD_DUCATS
from ridotto.games.dogeship.rules.position import COLOURS_OF_INDICATORS, LOWER, NOBODY, PER_DECK, ROOMS, UPPER, pile_of, priority_of, zone_of
from ridotto.games.dogeship.rules.rounds import flood_loss, seats_behind
from ridotto.games.dogeship.rules.scoring import points_by_position

# The weights were found by matches against the same bot with another weight.
A_POINT: Final = 100
VICTORY: Final = 5000
PATIENCE: Final = 2  # rounds without a new part, after which the last one is built also by who will not win
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
UNKNOWN: Final = -1_000_000  # not worked out yet


class Sight:
    """A position as a seat sees it: what counts for many of its choices, worked out once."""

    def __init__(self, p: DogeShip, seat: i64) -> None:
        self.p: DogeShip = p
        self.seat: i64 = seat
        self.time: i64 = rounds_left(p)
        self.ducats: i64 = p.ducats[seat]
        self.approvals: i64 = p.approvals[seat]
        self.own: vec[i64] = zeros(PILES)
        """By pile: how many of its tiles the seat has under construction."""
        self.theirs: vec[i64] = zeros(PILES)
        """By pile: how many of them the others have."""
        self.barrier_builders: i64 = 0
        """How many others have a barrier under construction."""
        self.protection: i64 = UNKNOWN
        """What one more barrier is worth against floods."""
        self.top_rate: i64 = UNKNOWN
        """What the barrier on top brings in a round."""
        self.look_at_yards()

    def look_at_yards(self) -> None:
        """Count the tiles under construction."""
        yard = self.p.yard
        for seat in range(self.p.seats):
            barriers: i64 = self.theirs[BARRIER_PILE]
            for at in range(seat * ROOMS, seat * ROOMS + ROOMS):
                tile: i64 = yard[at]
                if tile == NOBODY:
                    break
                if seat == self.seat:
                    self.own[pile_of(tile)] += 1
                else:
                    self.theirs[pile_of(tile)] += 1
            if self.theirs[BARRIER_PILE] > barriers:
                self.barrier_builders += 1

    def look_at_stack(self) -> None:
        """Value the seat's stack, unless that was done before."""
        if self.protection == UNKNOWN:
            self.protection = protection(self.p, self.seat)
            self.top_rate = bonus_rate(self.p, self.seat, self.p.top(self.seat))


def rounds_left(p: DogeShip) -> i64:
    """Rounds still to come, in tenths: a seat completes about two parts in three rounds."""
    return min(parts_to_come(p) * PARTS_PACE // p.seats, 80)


def ducats_worth(ducats: i64, time: i64) -> i64:
    """The first ducats are worth most, and none is worth much when the end is near."""
    whole: i64
    if ducats <= 5:
        whole = ducats * FIRST_DUCATS
    elif ducats <= 11:
        whole = 5 * FIRST_DUCATS + (ducats - 5) * A_DUCAT
    else:
        whole = 5 * FIRST_DUCATS + 6 * A_DUCAT + (ducats - 11) * MORE_DUCATS
    return whole if time >= 20 else whole * (time + 2) // 22


def spending(s: Sight, ducats: i64) -> i64:
    """What this many more ducats are worth; fewer, if negative."""
    return ducats_worth(s.ducats + ducats, s.time) - ducats_worth(s.ducats, s.time)


def approvals_worth(approvals: i64) -> i64:
    """The first approvals are worth most: without any there is nothing to bid and nothing in the final approval."""
    if approvals <= 2:
        return approvals * FIRST_APPROVALS
    if approvals <= 9:
        return 2 * FIRST_APPROVALS + (approvals - 2) * AN_APPROVAL
    return 2 * FIRST_APPROVALS + 7 * AN_APPROVAL + (approvals - 9) * MORE_APPROVALS


def more_approvals(held: i64, approvals: i64) -> i64:
    """What this many more approvals are worth to a seat that holds some; fewer, if negative."""
    return approvals_worth(held + approvals) - approvals_worth(held)


def part_now(p: DogeShip, seat: i64, tile: i64) -> i64:
    """What completing a part brings under the current Doge tile."""
    doge: i64 = p.current()
    return p.part_points(tile, doge) * A_POINT + more_approvals(p.approvals[seat], p.part_approvals(tile, doge))


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


def chance_to_build(s: Sight, zone: i64, alike: i64) -> i64:
    """In hundredths: how likely a galley tile is to be completed, after so many other tiles of the zone."""
    room: i64 = free_places(s.p, zone) - alike
    if room <= 0:
        return 5  # it may still replace a part
    chance: i64 = LIKELY - PLACE_LESS * places_before(s.p, zone)
    pressed: i64 = s.theirs[zone] - room + 1
    if pressed > 0:
        chance -= RIVAL_LESS * pressed
    return max(chance, 10)


def held_part(s: Sight, tile: i64, chance: i64, comes_next: bool) -> i64:
    """What a galley tile under construction is worth, with this chance to be built."""
    worth: i64 = part_some_day(s.p, tile)
    if comes_next:
        now: i64 = part_now(s.p, s.seat, tile)
        if now > worth:
            worth = (worth + now) // 2
    return (worth - AN_ACTION // 2) * chance // 100


def gondola_brings(s: Sight, tile: i64) -> i64:
    """What completing a gondola brings."""
    gondola: i64 = tile - FIRST_GONDOLA
    if s.p.parts.reward[gondola] == REWARD_DUCATS:
        return spending(s, s.p.parts.reward_amount[gondola])
    return more_approvals(s.approvals, s.p.parts.reward_amount[gondola])


def held_gondola(s: Sight, tile: i64, alike: i64) -> i64:
    """What a gondola under construction is worth; several get in each other's way."""
    share: i64 = GONDOLA_SHARE - 14 * alike
    return gondola_brings(s, tile) * max(share * min(s.time, 10) // 10, 0) // 100


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
    next: i64 = seats_behind(p, seat, priority_of(barrier)) * 100 // (p.seats - 1)
    later: i64 = 0
    if barrier != NOBODY:
        later = (BARRIERS - 1 - barrier) * 100 // BARRIERS
    return (THIS_ORDER * next + (100 - THIS_ORDER) * later) // 100


def protection(p: DogeShip, seat: i64) -> i64:
    """What one more barrier is worth against the floods of a round: the actions it saves, over all Doge tiles."""
    saved: i64 = 0
    height: i64 = p.height[seat]
    for doge in range(DOGES):
        level: i64 = p.parts.flood[doge]
        if level >= height:  # a flood that this many barriers keep out takes nothing, with or without another
            saved += flood_loss(p, height, level) - flood_loss(p, height + 1, level)
    return saved * A_LOST_ACTION // DOGES


def barrier_brings(s: Sight, barrier: i64) -> i64:
    """What completing a barrier brings: protection, and another bonus in place of the one it covers."""
    s.look_at_stack()
    change: i64 = bonus_rate(s.p, s.seat, barrier) - s.top_rate
    if change < -40:
        change = -40 + (change + 40) // 3  # it can be turned up again for two ducats
    return (s.protection + change) * s.time // 10


def held_barrier(s: Sight, tile: i64, alike: i64) -> i64:
    """What a barrier under construction is worth: less the more of them the seat and the others have."""
    share: i64 = BARRIER_SHARE - 20 * alike
    free: i64 = 100 - CROWDED * s.barrier_builders // (s.p.seats - 1)
    return max(barrier_brings(s, tile - GALLEYS) * share * free // 10_000, 0)


def held(s: Sight, tile: i64) -> i64:
    """What a tile in the seat's yard is worth."""
    return under_construction(s, tile, s.own[pile_of(tile)] - 1)


def under_construction(s: Sight, tile: i64, alike: i64) -> i64:
    """What a tile is worth in the yard beside so many others of the same pile."""
    if tile < GALLEYS:
        return held_part(s, tile, chance_to_build(s, zone_of(tile), alike), completable(s.p, tile))
    if tile < FIRST_GONDOLA:
        return held_barrier(s, tile, alike)
    return held_gondola(s, tile, alike)


def brings(s: Sight, tile: i64) -> i64:
    """What completing a tile brings on top of its worth in the yard."""
    if tile < GALLEYS:
        if parts_to_come(s.p) == 1:
            if wins_with(s.p, s.seat, tile):
                return VICTORY
            if s.p.idle < PATIENCE:
                return 1 - VICTORY
        return part_now(s.p, s.seat, tile) - held(s, tile)
    if tile < FIRST_GONDOLA:
        return barrier_brings(s, tile - GALLEYS) - held(s, tile)
    return gondola_brings(s, tile) - held(s, tile)


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
