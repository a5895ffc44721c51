"""Replacing a part of the galley: SHIP-88 to SHIP-95 and SHIP-140."""

from mypy_extensions import i64

from ridotto.engine.cells import sort
from ridotto.games.dogeship.events import REPLACED
from ridotto.games.dogeship.moves import DECIDE_REPLACE, GALLEYS, REPLACE
from ridotto.games.dogeship.rules.completing import score_part
from ridotto.games.dogeship.rules.piles import put_beneath
from ridotto.games.dogeship.rules.position import NOBODY, Choice, Position, deck_of, zone_of


def replaceable(p: Position, tile: i64) -> bool:
    """SHIP-89, SHIP-90, SHIP-91: a galley tile of the zone of its deck's last part, if nothing is above that part."""
    return tile < GALLEYS and p.last_zone(deck_of(tile)) == zone_of(tile)


def can_replace(p: Position, seat: i64) -> bool:
    """SHIP-92: whether any tile in the seat's yard could replace a part."""
    return any(replaceable(p, p.in_room(seat, room)) for room in range(p.tiles_in_yard(seat)))


def ask_replacement(p: Position, seat: i64) -> None:
    """SHIP-88: ask which tile; SHIP-R33: if there is only one, there is nothing to ask."""
    only: i64 = NOBODY
    for room in range(p.tiles_in_yard(seat)):
        tile: i64 = p.in_room(seat, room)
        if replaceable(p, tile):
            if only != NOBODY:
                p.wait_for(seat, DECIDE_REPLACE)
                return
            only = tile
    replace(p, seat, only)


class ReplacePart(Choice):
    """Which tile of the yard takes the place of a part."""

    def __init__(self) -> None:
        super().__init__(DECIDE_REPLACE, "replace", "SHIP-88")

    def offer(self, state: Position, seat: i64) -> None:
        """SHIP-88: the tiles that can replace a part."""
        for room in range(state.tiles_in_yard(seat)):
            tile: i64 = state.in_room(seat, room)
            if replaceable(state, tile):
                state.add(REPLACE + tile)
        sort(state.found, 0, state.count)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """It replaces the last part of its deck."""
        replace(state, seat, move - REPLACE)


def replace(p: Position, seat: i64, tile: i64) -> None:
    """SHIP-88: the old part goes beneath its pile (SHIP-95, SHIP-R8), at no loss to its builder (SHIP-94, SHIP-R9).

    SHIP-93: the new one scores in full. SHIP-140: no new place is filled.
    """
    p.take_from_yard(seat, tile)
    deck: i64 = deck_of(tile)
    place: i64 = p.built[deck] - 1
    old: i64 = p.part_at(deck, place)
    p.set_part(deck, place, tile)
    put_beneath(p, old)
    p.tell(REPLACED, seat, old, tile, p.part_points(tile, p.current()), p.part_approvals(tile, p.current()))
    score_part(p, seat, tile)
    p.owing = 0
