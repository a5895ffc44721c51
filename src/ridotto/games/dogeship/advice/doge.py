"""The Doge: which tile suits a seat, and what to bid when he inspects."""

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.engine.cells import filled, total, zeros
from ridotto.engine.rng import Rng
from ridotto.games.dogeship.advice.worth import A_LOST_ACTION, A_POINT, AN_APPROVAL, more_approvals
from ridotto.games.dogeship.moves import BID, BOTTOM, DOGES, GALLEYS, KEEP, PUT, TOP
from ridotto.games.dogeship.rules.completing import completable
from ridotto.games.dogeship.rules.game import DogeShip
from ridotto.games.dogeship.rules.inspection import highest_bid
from ridotto.games.dogeship.rules.position import GALLEY_ROOMS, NOBODY
from ridotto.games.dogeship.rules.rounds import flood_loss
from ridotto.games.dogeship.rules.scoring import points_by_position


def part_under(p: DogeShip, tile: i64, doge: i64) -> i64:
    """What a part brings under this Doge tile."""
    return p.part_points(tile, doge) * A_POINT + p.part_approvals(tile, doge) * AN_APPROVAL


def parts_within_reach(p: DogeShip) -> vec[i64]:
    """For each seat, GALLEY_ROOMS places: the parts that it could complete in this round; NOBODY where there is none."""
    ready: vec[i64] = filled(p.seats * GALLEY_ROOMS, NOBODY)
    for seat in range(p.seats):
        if p.markers[seat] > 0:
            place: i64 = seat * GALLEY_ROOMS
            for room in range(p.tiles_in_yard(seat)):
                tile: i64 = p.in_room(seat, room)
                if tile < GALLEYS and completable(p, tile):
                    ready[place] = tile
                    place += 1
    return ready


def best_under(p: DogeShip, seat: i64, doge: i64, ready: vec[i64]) -> i64:
    """What the best part brings that a seat could complete under this Doge tile."""
    best: i64 = 0
    for place in range(seat * GALLEY_ROOMS, seat * GALLEY_ROOMS + GALLEY_ROOMS):
        if ready[place] != NOBODY:
            best = max(best, part_under(p, ready[place], doge))
    return best


def doge_worth(p: DogeShip, seat: i64, doge: i64, ready: vec[i64]) -> i64:
    """How much better a Doge tile suits a seat than the others: parts to complete, the flood, the inspection."""
    mine: i64 = 0
    theirs: i64 = 0
    level: i64 = p.parts.flood[doge]
    inspects = p.parts.inspects[doge] == 1
    for each in range(p.seats):
        best: i64 = best_under(p, each, doge, ready)
        suits: i64 = best if each == seat else best // 2
        if level >= p.height[each]:
            suits -= A_LOST_ACTION * flood_loss(p, p.height[each], level)
        if inspects:
            suits += 60 * p.approvals[each]
        if each == seat:
            mine = suits
        else:
            theirs += suits
    return mine - theirs // (p.seats - 1)


def doge_worths(p: DogeShip, seat: i64) -> vec[i64]:
    """How well each Doge tile suits a seat."""
    ready = parts_within_reach(p)
    worths: vec[i64] = zeros(DOGES)
    for doge in range(DOGES):
        worths[doge] = doge_worth(p, seat, doge, ready)
    return worths


def hope_for_a_doge(p: DogeShip, seat: i64) -> i64:
    """What a choice of two unknown Doge tiles is worth, instead of the current one."""
    worths = doge_worths(p, seat)
    best: i64 = worths[0]
    for doge in range(1, DOGES):
        if worths[doge] > best:
            best = worths[doge]
    return max((2 * (total(worths) // DOGES) + best) // 3 - worths[p.current()], 0)


def advise_doge(p: DogeShip, seat: i64) -> i64:
    """The tile that suits the seat better."""
    ready = parts_within_reach(p)
    if doge_worth(p, seat, p.held[0], ready) >= doge_worth(p, seat, p.held[1], ready):
        return KEEP + p.held[0]
    return KEEP + p.held[1]


def advise_place(p: DogeShip, seat: i64) -> i64:
    """On top, if the tile suits the seat better than most, so that it comes next; otherwise beneath the pile."""
    worths = doge_worths(p, seat)
    return PUT + TOP if worths[p.held[0]] > total(worths) // DOGES else PUT + BOTTOM


def advise_bid(p: DogeShip, seat: i64, rng: Rng) -> i64:
    """The bid that brings most if the others bid part of what they hold."""
    bids: vec[i64] = zeros(p.seats)
    for other in range(p.seats):
        if other != seat:
            bids[other] = max(p.approvals[other] * (15 + rng.below(60)) // 100, min(p.approvals[other], 1))
    best: i64 = 0
    most: i64 = 0
    for n in range(1, highest_bid(p, seat) + 1):
        bids[seat] = n
        worth: i64 = points_by_position(p.parts.inspection, bids, seat) * A_POINT + more_approvals(p.approvals[seat], -n)
        if worth > most:
            best = n
            most = worth
    return BID + best
