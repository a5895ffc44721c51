"""What a Doge tile, a field or a flood would bring, found with the rules themselves."""

from typing import Final

from ridotto.games.dogeship.moves import BARRIERS, DECIDE_COMPLETE, DECIDE_GIVE_UP, DECIDE_REPLACE, DECIDE_TAKE, GALLEYS, PILES
from ridotto.games.dogeship.rules.buying import can_take, has_no_room, makes_room
from ridotto.games.dogeship.rules.completing import OTHER_ITEM, POSSIBLE, may_complete
from ridotto.games.dogeship.rules.completing import hindrance as completing_hindrance
from ridotto.games.dogeship.rules.parts import BUYS, COMPLETES
from ridotto.games.dogeship.rules.position import UPPER, Position, item_of_pile, zone_of
from ridotto.games.dogeship.rules.replacing import can_replace, replaceable
from ridotto.games.dogeship.rules.rounds import fix_order, flood_loss
from ridotto.games.dogeship.rules.turn import hindrance, triggered


def points_under(p: Position, doge: int) -> dict[int, int]:
    """SHIP-61, SHIP-62: for each galley tile in the yards, what completing it would score under this Doge tile."""
    tiles = [int(p.in_room(seat, room)) for seat in range(int(p.seats)) for room in range(int(p.tiles_in_yard(seat)))]
    return {tile: int(p.part_points(tile, doge)) for tile in tiles if tile < GALLEYS}


def adding_barrier(p: Position, seat: int, field: int) -> int:
    """SHIP-70, SHIP-71: the seat's barrier that would add its bonus to a field; NOBODY if none would."""
    return int(triggered(p, seat, p.parts.field_kind[field]))


def why_closed(p: Position, seat: int, field: int) -> int:
    """SHIP-28, SHIP-92, SHIP-105: why a free field cannot be chosen; POSSIBLE if it can."""
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


def next_order(p: Position) -> list[int]:
    """SHIP-108, SHIP-109: the order of the next round as the stacks stand."""
    copy = p.clone()
    fix_order(copy)
    return [int(seat) for seat in copy.order]


def enough_barriers(p: Position, level: int) -> int:
    """SHIP-112 to SHIP-116: how many barriers are enough against a flood of this level."""
    return next(barriers for barriers in range(BARRIERS + 1) if flood_loss(p, barriers, level) == 0)


# ---- why a tile cannot be chosen ----

A_CHOICE: Final = 0
MAKES_NO_ROOM: Final = 1
NOT_COMPLETED: Final = 2  # by this action
ZONE_FULL: Final = 3
NOT_NEXT: Final = 4
NO_PART: Final = 5
TOO_DEAR: Final = 6


def why_no_choice(p: Position, seat: int, tile: int) -> int:
    """SHIP-37, SHIP-45, SHIP-51, SHIP-59, SHIP-89 to SHIP-91: why a tile in the yard, or looked at, is barred."""
    if p.phase == DECIDE_TAKE:
        return A_CHOICE if can_take(p, seat, tile) else TOO_DEAR
    if p.phase == DECIDE_GIVE_UP:
        return A_CHOICE if makes_room(p, seat, tile) else MAKES_NO_ROOM
    if p.phase == DECIDE_REPLACE:
        # SHIP-43: asked only if two tiles fit, and a yard has no third galley tile
        return A_CHOICE if replaceable(p, tile) else NO_PART
    if p.phase != DECIDE_COMPLETE or completing_hindrance(p, tile) == POSSIBLE:
        return A_CHOICE
    if completing_hindrance(p, tile) == OTHER_ITEM:
        return NOT_COMPLETED
    return ZONE_FULL if is_full(p, int(zone_of(tile))) else NOT_NEXT


def is_full(p: Position, zone: int) -> bool:
    """SHIP-57: whether all places of a zone are filled."""
    return all(p.zone_at(deck, place) != zone for deck in range(UPPER + 1) for place in range(int(p.built[deck]), int(p.deck_length())))
