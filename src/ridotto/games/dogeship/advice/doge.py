"""The Doge: which tile suits a seat, and what to bid when he inspects."""

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.engine.cells import zeros
from ridotto.engine.rng import Rng
from ridotto.games.dogeship.advice.worth import A_LOST_ACTION, A_POINT, AN_APPROVAL, more_approvals
from ridotto.games.dogeship.moves import BID, DOGES, GALLEYS, KEEP
from ridotto.games.dogeship.rules.completing import completable
from ridotto.games.dogeship.rules.game import DogeShip
from ridotto.games.dogeship.rules.inspection import highest_bid
from ridotto.games.dogeship.rules.parts import NO_FLOOD
from ridotto.games.dogeship.rules.rounds import flood_loss
from ridotto.games.dogeship.rules.scoring import points_by_position


def part_under(p: DogeShip, tile: i64, doge: i64) -> i64:
    """What a part brings under this Doge tile."""
    return p.part_points(tile, doge) * A_POINT + p.part_approvals(tile, doge) * AN_APPROVAL


def best_under(p: DogeShip, seat: i64, doge: i64) -> i64:
    """What the best part brings that a seat could complete under this Doge tile, if it has markers left."""
    best: i64 = 0
    if p.markers[seat] == 0:
        return 0
    for room in range(p.tiles_in_yard(seat)):
        tile: i64 = p.in_room(seat, room)
        if tile < GALLEYS and completable(p, tile):
            best = max(best, part_under(p, tile, doge))
    return best


def doge_worth(p: DogeShip, seat: i64, doge: i64) -> i64:
    """How much better a Doge tile suits a seat than the others: parts to complete, the flood, the inspection."""
    mine: i64 = best_under(p, seat, doge)
    theirs: i64 = 0
    if p.parts.flood[doge] != NO_FLOOD:
        mine -= A_LOST_ACTION * flood_loss(p, p.height[seat], p.parts.flood[doge])
    if p.parts.inspects[doge] == 1:
        mine += 60 * p.approvals[seat]
    for other in range(p.seats):
        if other != seat:
            theirs += best_under(p, other, doge) // 2
            if p.parts.flood[doge] != NO_FLOOD:
                theirs -= A_LOST_ACTION * flood_loss(p, p.height[other], p.parts.flood[doge])
            if p.parts.inspects[doge] == 1:
                theirs += 60 * p.approvals[other]
    return mine - theirs // (p.seats - 1)


def common_doge_worth(p: DogeShip, seat: i64) -> i64:
    """The mean of `doge_worth` over all Doge tiles."""
    sum: i64 = 0
    for tile in range(DOGES):
        sum += doge_worth(p, seat, tile)
    return sum // DOGES


def advise_doge(p: DogeShip, seat: i64) -> i64:
    """The tile that suits the seat better."""
    better: i64 = p.held[0] if doge_worth(p, seat, p.held[0]) >= doge_worth(p, seat, p.held[1]) else p.held[1]
    return KEEP + better


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
        worth: i64 = points_by_position(p.parts.inspection, bids, seat) * A_POINT + more_approvals(p, seat, -n)
        if worth > most:
            best = n
            most = worth
    return BID + best
