"""What a Doge tile, a field or a flood would bring, found with the rules themselves."""

from ridotto.games.dogeship.moves import BARRIERS, GALLEYS
from ridotto.games.dogeship.rules.completing import points_of_part
from ridotto.games.dogeship.rules.position import NOBODY, ROOMS, Position
from ridotto.games.dogeship.rules.rounds import flood_loss
from ridotto.games.dogeship.rules.turn import triggered


def points_under(p: Position, doge: int) -> dict[int, int]:
    """SHIP-61, SHIP-62: by galley tile in the yards what completing it would score under another Doge tile."""
    copy = p.clone()
    assert isinstance(copy, Position)
    copy.shown[copy.doges_shown - 1] = doge
    tiles = [int(copy.yard[at]) for at in range(int(copy.seats) * ROOMS)]
    return {tile: int(points_of_part(copy, tile)) for tile in tiles if tile != NOBODY and tile < GALLEYS}


def adding_barrier(p: Position, seat: int, field: int) -> int:
    """SHIP-70, SHIP-71: the barrier of the seat that would add its bonus to a field; NOBODY where none would."""
    return int(triggered(p, seat, p.parts.field_kind[field]))


def enough_barriers(p: Position, level: int) -> int:
    """SHIP-112 to SHIP-116: with how many barriers a flood of this level takes no marker."""
    return next(barriers for barriers in range(BARRIERS + 1) if flood_loss(p, barriers, level) == 0)
