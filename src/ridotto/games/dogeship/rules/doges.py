"""The Doge tiles: the pile, the face-up ones, those looked at in an intrigue, and who knows what of them.

SHIP-R40: a tile put back is known to the seat that put it there and to every seat that knew it before. But who sees a tile being laid out cannot always
tell which of the two tiles drawn it was. So for each viewer it is noted who, as this viewer can tell for sure, knows the tile in a place.
"""

from mypy_extensions import i64

from ridotto.games.dogeship.moves import DOGES
from ridotto.games.dogeship.rules.position import INTRIGUE_LOOKS, NOBODY, Position
from ridotto.games.dogeship.rules.told import DOGE_SHUFFLED


def everybody(p: Position) -> i64:
    """All seats and the spectators, as a set of who knows a tile."""
    return (1 << (p.seats + 1)) - 1


def turn_up_doge(p: Position) -> i64:
    """SHIP-17: the top tile comes face up; returns it."""
    if p.doges_left == 0:
        reshuffle_doges(p)
    tile: i64 = p.doges[0]
    remove_top_doge(p)
    lay_out(p, tile)
    return tile


def lay_out(p: Position, tile: i64) -> None:
    """SHIP-17, SHIP-99: face up on the earlier ones."""
    p.shown[p.doges_shown] = tile
    p.doges_shown += 1


def hold_doge(p: Position, seat: i64, nth: i64) -> None:
    """SHIP-99: a seat draws the top tile for an intrigue; it knows it from now on, and everybody can tell that it does."""
    if p.doges_left == 0:
        reshuffle_doges(p)
    p.held[nth] = p.doges[0]
    for viewer in range(p.seats + 1):
        p.held_known[viewer * INTRIGUE_LOOKS + nth] = p.known[viewer * DOGES] | (1 << seat)
    remove_top_doge(p)


def remove_top_doge(p: Position) -> None:
    """The tiles below move up."""
    p.doges_left -= 1
    for at in range(p.doges_left):
        p.doges[at] = p.doges[at + 1]
    p.doges[p.doges_left] = NOBODY
    for viewer in range(p.seats + 1):
        first: i64 = viewer * DOGES
        for at in range(first, first + p.doges_left):
            p.known[at] = p.known[at + 1]
        p.known[first + p.doges_left] = 0


def reshuffle_doges(p: Position) -> None:
    """SHIP-102, SHIP-R13: all face-up tiles but the current one become the pile, and nobody knows where any of them lies.

    A tile already drawn for an intrigue was the last one that had not been seen, so everybody can tell which it is.
    """
    covered: i64 = p.doges_shown - 1
    for at in range(covered):
        p.doges[at] = p.shown[at]
        p.shown[at] = NOBODY
    p.shown[0] = p.shown[covered]
    p.shown[covered] = NOBODY
    p.doges_shown = 1
    p.doges_left = covered
    p.rng.shuffle(p.doges, 0, covered)
    if p.held[0] != NOBODY:
        for viewer in range(p.seats + 1):
            p.held_known[viewer * INTRIGUE_LOOKS] = everybody(p)
    p.tell(DOGE_SHUFFLED, covered)


def lay_held(p: Position, tile: i64) -> None:
    """SHIP-99: one of the two tiles comes face up. The other is left in the first place, and who knew it still does.

    A viewer who knew neither cannot tell which of them is left, so for him only those certainly know it who knew both.
    """
    rest: i64 = 1 if p.held[0] == tile else 0
    p.held[0] = p.held[rest]
    p.held[1] = NOBODY
    for viewer in range(p.seats + 1):
        first: i64 = viewer * INTRIGUE_LOOKS
        one: i64 = p.held_known[first + rest]
        other: i64 = p.held_known[first + 1 - rest]
        can_tell = ((one | other) >> viewer) & 1
        p.held_known[first] = one if can_tell else one & other
        p.held_known[first + 1] = 0
    lay_out(p, tile)


def put_doge(p: Position, bottom: bool) -> None:
    """SHIP-99: the tile left goes face down on top of the pile or beneath it."""
    to: i64 = p.doges_left if bottom else 0
    at: i64 = p.doges_left
    while at > to:
        p.doges[at] = p.doges[at - 1]
        at -= 1
    p.doges[to] = p.held[0]
    p.held[0] = NOBODY
    for viewer in range(p.seats + 1):
        first: i64 = viewer * DOGES
        at = first + p.doges_left
        while at > first + to:
            p.known[at] = p.known[at - 1]
            at -= 1
        p.known[first + to] = p.held_known[viewer * INTRIGUE_LOOKS]
        p.held_known[viewer * INTRIGUE_LOOKS] = 0
    p.doges_left += 1
