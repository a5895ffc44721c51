"""What a Doge tile, a field or a flood would bring, found with the rules themselves."""

from ridotto.games.dogeship.moves import BARRIERS, GALLEYS
from ridotto.games.dogeship.rules.position import Position
from ridotto.games.dogeship.rules.rounds import flood_loss
from ridotto.games.dogeship.rules.turn import triggered


def points_under(p: Position, doge: int) -> dict[int, int]:
    """SHIP-61, SHIP-62: by galley tile in the yards what completing it would score under another Doge tile."""
    tiles = [int(p.in_room(seat, room)) for seat in range(int(p.seats)) for room in range(int(p.tiles_in_yard(seat)))]
    return {tile: int(p.part_points(tile, doge)) for tile in tiles if tile < GALLEYS}


def adding_barrier(p: Position, seat: int, field: int) -> int:
    """SHIP-70, SHIP-71: the barrier of the seat that would add its bonus to a field; NOBODY where none would."""
    return int(triggered(p, seat, p.parts.field_kind[field]))


def enough_barriers(p: Position, level: int) -> int:
    """SHIP-112 to SHIP-116: with how many barriers a flood of this level takes no marker."""
    return next(barriers for barriers in range(BARRIERS + 1) if flood_loss(p, barriers, level) == 0)
