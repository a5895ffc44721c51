"""The eight piles of tiles, and what everybody knows of them. The Doge tiles are in doges.py.

SHIP-R1: a tile that was looked at is known to all, and goes beneath; so the tiles that nobody has seen always lie on top of those that all know.
"""

from mypy_extensions import i64

from ridotto.games.dogeship.moves import BARRIER_PILE
from ridotto.games.dogeship.rules.position import NOBODY, Position, first_of, pile_of
from ridotto.games.dogeship.rules.told import TOP_COST


def open_tiles(p: Position, pile: i64) -> i64:
    """SHIP-32, SHIP-33: the three top tiles, or those that are left, are looked at; returns how many."""
    first: i64 = first_of(pile)
    n: i64 = p.parts.look_at if p.size[pile] > p.parts.look_at else p.size[pile]
    for i in range(n):
        p.looked[i] = p.pile[first + i]
    p.size[pile] -= n
    for at in range(first, first + p.size[pile]):
        p.pile[at] = p.pile[at + n]
    for at in range(first + p.size[pile], first + p.size[pile] + n):
        p.pile[at] = NOBODY
    p.fresh[pile] = p.fresh[pile] - n if p.fresh[pile] > n else 0
    return n


def put_beneath(p: Position, tile: i64) -> None:
    """A tile that everybody knows goes beneath the pile it came from."""
    pile: i64 = pile_of(tile)
    p.pile[first_of(pile) + p.size[pile]] = tile
    p.size[pile] += 1


def tell_top(p: Position, pile: i64) -> None:
    """SHIP-9, SHIP-10: the cost of the top barrier and of the top gondola can be seen."""
    if pile >= BARRIER_PILE and p.size[pile] > 0:
        p.tell(TOP_COST, pile, p.parts.cost[p.pile[first_of(pile)]])
