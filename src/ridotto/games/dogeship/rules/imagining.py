"""What a seat cannot know, redrawn: the tiles that nobody has seen, the Doge tiles it has not seen, and secret bids.

Whatever is shuffled is sorted first, so that a copy depends only on what the seat knows and on the Rng.

The approvals of all seats are kept, as every gain and every bid is public (SHIP-R23). Future dice come from the copy's
own Rng.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from ridotto.engine.cells import sort
from ridotto.engine.rng import Rng
from ridotto.games.dogeship.moves import BARRIER_PILE, DOGES, PILES
from ridotto.games.dogeship.rules.inspection import highest_bid
from ridotto.games.dogeship.rules.knowledge import knows_held, knows_place, see_as
from ridotto.games.dogeship.rules.position import INSPECTION, INTRIGUE_LOOKS, NOBODY, Position, first_of


def redraw(p: Position, seat: i64, rng: Rng) -> None:
    """Redraw everything that `seat` (-1: a spectator) cannot know, consistently with all it has seen."""
    for pile in range(PILES):
        redraw_pile(p, pile, rng)
    redraw_doges(p, seat if seat >= 0 else p.seats, rng)
    if p.stage == INSPECTION:
        redraw_bids(p, seat, rng)


def redraw_pile(p: Position, pile: i64, rng: Rng) -> None:
    """Shuffle the unseen tiles; SHIP-9, SHIP-10: the top barrier and the top gondola keep their visible cost."""
    first: i64 = first_of(pile)
    last: i64 = first + p.unseen[pile]
    if first == last:
        return
    cost: i64 = p.parts.cost[p.pile[first]]
    sort(p.pile, first, last)
    if pile >= BARRIER_PILE:
        draw_alike(p, first, last, cost, rng)
        first += 1
    rng.shuffle(p.pile, first, last)


def draw_alike(p: Position, first: i64, last: i64, cost: i64, rng: Rng) -> None:
    """Put any of the tiles with this cost first, each equally likely."""
    alike: i64 = 0
    for at in range(first, last):
        if p.parts.cost[p.pile[at]] == cost:
            alike += 1
    nth: i64 = rng.below(alike)
    for at in range(first, last):
        if p.parts.cost[p.pile[at]] == cost:
            if nth == 0:
                tile: i64 = p.pile[first]
                p.pile[first] = p.pile[at]
                p.pile[at] = tile
                return
            nth -= 1


def redraw_doges(p: Position, viewer: i64, rng: Rng) -> None:
    """Shuffle the tiles that the viewer does not know; what others know is reduced to what the viewer can tell."""
    pool: vec[i64] = vec[i64](capacity=DOGES)
    for place in range(p.doges_left):
        if not knows_place(p, viewer, place):
            pool = append(pool, p.doges[place])
    for nth in range(INTRIGUE_LOOKS):
        if p.held[nth] != NOBODY and not knows_held(p, viewer, nth):
            pool = append(pool, p.held[nth])
    sort(pool, 0, len(pool))
    rng.shuffle(pool, 0, len(pool))
    drawn: i64 = 0
    for place in range(p.doges_left):
        if not knows_place(p, viewer, place):
            p.doges[place] = pool[drawn]
            drawn += 1
    for nth in range(INTRIGUE_LOOKS):
        if p.held[nth] != NOBODY and not knows_held(p, viewer, nth):
            p.held[nth] = pool[drawn]
            drawn += 1
    see_as(p, viewer)


def redraw_bids(p: Position, seat: i64, rng: Rng) -> None:
    """SHIP-119: others may have bid anything they can."""
    for other in range(p.seats):
        if other != seat and p.bids[other] != NOBODY:
            p.bids[other] = rng.below(highest_bid(p, other) + 1)
