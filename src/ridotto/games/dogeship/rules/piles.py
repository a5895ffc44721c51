"""The eight piles of tiles, and what everybody knows of them. The Doge tiles are in doges.py.

SHIP-R1: a tile that was looked at is known to all and goes beneath, so unseen tiles are always on top of known ones.
"""

from mypy_extensions import i64

from ridotto.engine.cells import take_out
from ridotto.games.dogeship.events import TOP_COST
from ridotto.games.dogeship.moves import BARRIER_PILE
from ridotto.games.dogeship.rules.position import LOOKS, NOBODY, Position, first_of, pile_of


def looks(p: Position, pile: i64) -> i64:
    """SHIP-32, SHIP-33: how many tiles a buyer looks at: three, or those that are left."""
    n: i64 = LOOKS
    return p.size[pile] if p.size[pile] < n else n


def open_tiles(p: Position, pile: i64) -> i64:
    """SHIP-32: look at the top tiles; returns how many."""
    n: i64 = looks(p, pile)
    for nth in range(n):
        p.looked[nth] = take_top_tile(p, pile)
    return n


def take_top_tile(p: Position, pile: i64) -> i64:
    """Take the top tile off the pile; those below move up."""
    first: i64 = first_of(pile)
    tile: i64 = take_out(p.pile, first, first + p.size[pile], NOBODY)
    p.size[pile] -= 1
    if p.unseen[pile] > 0:
        p.unseen[pile] -= 1
    return tile


def put_beneath(p: Position, tile: i64) -> None:
    """Put a tile that everybody knows beneath the pile it came from."""
    pile: i64 = pile_of(tile)
    p.pile[first_of(pile) + p.size[pile]] = tile
    p.size[pile] += 1


def tell_top(p: Position, pile: i64) -> None:
    """SHIP-9, SHIP-10: tell the cost of the top barrier or gondola, which can be seen."""
    if pile >= BARRIER_PILE and p.size[pile] > 0:
        p.tell(TOP_COST, pile, p.parts.cost[p.pile[first_of(pile)]])
