"""What a Doge tile, a field or a flood would bring, found with the rules themselves."""

from ridotto.games.dogeship.moves import BARRIERS, GALLEYS, PILES
from ridotto.games.dogeship.rules.buying import has_no_room
from ridotto.games.dogeship.rules.completing import may_complete
from ridotto.games.dogeship.rules.parts import BUYS, COMPLETES
from ridotto.games.dogeship.rules.position import Position, item_of_pile
from ridotto.games.dogeship.rules.replacing import can_replace
from ridotto.games.dogeship.rules.rounds import flood_loss
from ridotto.games.dogeship.rules.turn import hindrance, triggered


def points_under(p: Position, doge: int) -> dict[int, int]:
    """SHIP-61, SHIP-62: by galley tile in the yards what completing it would score under another Doge tile."""
    tiles = [int(p.in_room(seat, room)) for seat in range(int(p.seats)) for room in range(int(p.tiles_in_yard(seat)))]
    return {tile: int(p.part_points(tile, doge)) for tile in tiles if tile < GALLEYS}


def adding_barrier(p: Position, seat: int, field: int) -> int:
    """SHIP-70, SHIP-71: the barrier of the seat that would add its bonus to a field; NOBODY where none would."""
    return int(triggered(p, seat, p.parts.field_kind[field]))


def why_closed(p: Position, seat: int, field: int) -> int:
    """SHIP-28, SHIP-92, SHIP-105: why a free field cannot be chosen; POSSIBLE where it can."""
    return int(hindrance(p, seat, field, can_replace(p, seat)))


def completed_by(p: Position, seat: int, field: int) -> list[int]:
    """SHIP-51, SHIP-59: the tiles of the yard that a field could complete."""
    if p.parts.field_kind[field] != COMPLETES:
        return []
    copy = p.clone()
    copy.allowed = copy.parts.field_items[field]
    tiles = [int(p.in_room(seat, room)) for room in range(int(p.tiles_in_yard(seat)))]
    return [tile for tile in tiles if may_complete(copy, tile)]


def has_no_room_for(p: Position, seat: int, field: int) -> bool:
    """SHIP-42 to SHIP-45: whether a tile must be given up for anything that a field buys."""
    items = int(p.parts.field_items[field])
    return p.parts.field_kind[field] == BUYS and all(has_no_room(p, seat, pile) for pile in range(PILES) if (items >> item_of_pile(pile)) & 1)


def enough_barriers(p: Position, level: int) -> int:
    """SHIP-112 to SHIP-116: with how many barriers a flood of this level takes no marker."""
    return next(barriers for barriers in range(BARRIERS + 1) if flood_loss(p, barriers, level) == 0)
