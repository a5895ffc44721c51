"""Who knows which face-down Doge tile.

SHIP-R40: a tile put back is known to the seat that put it there and to every seat that knew it before. But those who
see a tile being laid out cannot always tell which of the two drawn it was. So we note for each viewer who, as far as
this viewer can be sure, knows the tile in a place: in `known` for the pile, in `held_known` for the tiles drawn in an
intrigue. A set of those who know a tile has a bit for each viewer; the spectator comes after the seats.
"""

from mypy_extensions import i64

from ridotto.engine.cells import put_in, take_out
from ridotto.games.dogeship.moves import DOGES
from ridotto.games.dogeship.rules.position import INTRIGUE_LOOKS, Position


def knows_place(p: Position, viewer: i64, place: i64) -> bool:
    """Whether the viewer knows the tile in this place of the pile."""
    return (p.known[viewer * DOGES + place] >> viewer) & 1 == 1


def knows_held(p: Position, viewer: i64, nth: i64) -> bool:
    """Whether the viewer knows the n-th tile drawn in an intrigue."""
    return (p.held_known[viewer * INTRIGUE_LOOKS + nth] >> viewer) & 1 == 1


def note_drawn(p: Position, seat: i64, nth: i64) -> None:
    """SHIP-99: the seat that draws the top tile now knows it, and everybody knows that."""
    for viewer in range(p.seats + 1):
        p.held_known[viewer * INTRIGUE_LOOKS + nth] = p.known[viewer * DOGES] | (1 << seat)


def note_top_gone(p: Position) -> None:
    """The top tile is about to leave the pile; what is known of those below moves up with them."""
    for viewer in range(p.seats + 1):
        first: i64 = viewer * DOGES
        take_out(p.known, first, first + p.doges_left, 0)


def note_last_one_drawn(p: Position) -> None:
    """SHIP-102: a tile drawn before a reshuffle was the last unseen one, so everybody can tell which it is."""
    for viewer in range(p.seats + 1):
        p.held_known[viewer * INTRIGUE_LOOKS] = (1 << (p.seats + 1)) - 1


def note_laid_out(p: Position, rest: i64) -> None:
    """SHIP-R40: those who knew the remaining tile still do; it becomes the first one.

    A viewer who knew neither cannot tell which of them is left, and can be sure only of those who knew both.
    """
    for viewer in range(p.seats + 1):
        first: i64 = viewer * INTRIGUE_LOOKS
        can_tell = knows_held(p, viewer, 0) or knows_held(p, viewer, 1)
        both: i64 = p.held_known[first] & p.held_known[first + 1]
        p.held_known[first] = p.held_known[first + rest] if can_tell else both
        p.held_known[first + 1] = 0


def note_put_back(p: Position, place: i64) -> None:
    """SHIP-R40: the remaining tile is about to go into this place of the pile; those who know it know what is there."""
    for viewer in range(p.seats + 1):
        first: i64 = viewer * DOGES
        put_in(p.known, first + place, first + p.doges_left, p.held_known[viewer * INTRIGUE_LOOKS])
        p.held_known[viewer * INTRIGUE_LOOKS] = 0


def see_as(p: Position, viewer: i64) -> None:
    """Reduce who knows what to what this viewer can tell."""
    for other in range(p.seats + 1):
        for place in range(DOGES):
            p.known[other * DOGES + place] = p.known[viewer * DOGES + place]
        for nth in range(INTRIGUE_LOOKS):
            p.held_known[other * INTRIGUE_LOOKS + nth] = p.held_known[viewer * INTRIGUE_LOOKS + nth]
