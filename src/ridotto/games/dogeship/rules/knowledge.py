"""Who knows which face-down Doge tile.

SHIP-R40: a tile put back is known to the seat that put it there and to every seat that knew it before. But who sees a tile being laid out cannot always
tell which of the two tiles drawn it was. So for each viewer it is noted who, as this viewer can tell for sure, knows the tile in a place: the row `known`
for the pile, `held_known` for the tiles drawn in an intrigue. A set of who knows a tile has a bit for each viewer; behind the seats comes the spectator.
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
    """SHIP-99: the seat that draws the top tile knows it from now on, and everybody can tell that it does."""
    for viewer in range(p.seats + 1):
        p.held_known[viewer * INTRIGUE_LOOKS + nth] = p.known[viewer * DOGES] | (1 << seat)


def note_top_gone(p: Position) -> None:
    """The top tile is about to leave the pile; what is known of those below moves up with them."""
    for viewer in range(p.seats + 1):
        first: i64 = viewer * DOGES
        take_out(p.known, first, first + p.doges_left, 0)


def note_last_one_drawn(p: Position) -> None:
    """SHIP-102: a tile drawn before the pile was shuffled was the last one that had not been seen, so everybody can tell which it is."""
    for viewer in range(p.seats + 1):
        p.held_known[viewer * INTRIGUE_LOOKS] = (1 << (p.seats + 1)) - 1


def note_laid_out(p: Position, rest: i64) -> None:
    """SHIP-R40: who knew the tile that is left still does; it is the first one from now on.

    A viewer who knew neither cannot tell which of them is left, so for him only those certainly know it who knew both.
    """
    for viewer in range(p.seats + 1):
        first: i64 = viewer * INTRIGUE_LOOKS
        can_tell = knows_held(p, viewer, 0) or knows_held(p, viewer, 1)
        both: i64 = p.held_known[first] & p.held_known[first + 1]
        p.held_known[first] = p.held_known[first + rest] if can_tell else both
        p.held_known[first + 1] = 0


def note_put_back(p: Position, place: i64) -> None:
    """SHIP-R40: the tile that was left is about to go into this place of the pile; who knows it knows what lies there."""
    for viewer in range(p.seats + 1):
        first: i64 = viewer * DOGES
        put_in(p.known, first + place, first + p.doges_left, p.held_known[viewer * INTRIGUE_LOOKS])
        p.held_known[viewer * INTRIGUE_LOOKS] = 0


def see_as(p: Position, viewer: i64) -> None:
    """Forget who knows what beyond what this viewer can tell."""
    for other in range(p.seats + 1):
        for place in range(DOGES):
            p.known[other * DOGES + place] = p.known[viewer * DOGES + place]
        for nth in range(INTRIGUE_LOOKS):
            p.held_known[other * INTRIGUE_LOOKS + nth] = p.held_known[viewer * INTRIGUE_LOOKS + nth]
