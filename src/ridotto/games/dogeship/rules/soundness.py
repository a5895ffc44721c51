"""What must hold in every position, whatever was played."""

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.engine.cells import count_values, listed, occurrences, zeros
from ridotto.games.dogeship.moves import BARRIERS, DOGE_TEXTS, DOGES, FIELDS, GALLEYS, PILES, TILE_TEXTS, TILES
from ridotto.games.dogeship.rules.position import (
    GALLEY_ROOMS,
    INSPECTION,
    LOWER,
    NOBODY,
    OVER,
    ROOMS,
    ROUND_CLOSES,
    UPPER,
    Position,
    first_of,
    pile_of,
    zone_of,
)


def faults(p: Position) -> list[str]:
    """Sentences that say what is wrong."""
    return tile_faults(p) + pile_faults(p) + doge_faults(p) + yard_faults(p) + galley_faults(p) + marker_faults(p) + seat_faults(p)


def tile_faults(p: Position) -> list[str]:
    """Every tile is once in a pile, a yard, a stack, the galley or among those being looked at."""
    n: vec[i64] = zeros(TILES)
    for row in (p.pile, p.yard, p.galley, p.looked):
        count_values(n, row, 0, len(row))
    for at in range(len(p.stack)):
        if p.stack[at] != NOBODY:
            n[GALLEYS + p.stack[at]] += 1
    return [f"tile {TILE_TEXTS[tile]} is there {n[tile]} times" for tile in range(TILES) if n[tile] != 1]


def pile_faults(p: Position) -> list[str]:
    """Each pile has as many tiles as its size says, of its own kind, without gaps."""
    found: list[str] = []
    for pile in range(PILES):
        first: i64 = first_of(pile)
        last: i64 = first_of(pile + 1) if pile + 1 < PILES else TILES
        for at in range(first, last):
            filled = at < first + p.size[pile]
            if filled != (p.pile[at] != NOBODY) or (filled and pile_of(p.pile[at]) != pile):
                found.append(f"place {at - first} of pile {pile} is not what it should be")
        if not 0 <= p.unseen[pile] <= p.size[pile]:
            found.append(f"pile {pile} has {p.unseen[pile]} tiles that nobody has seen, of {p.size[pile]}")
    return found


def doge_faults(p: Position) -> list[str]:
    """Each Doge tile is there once, face up, face down or looked at; from the first round on one is current."""
    n: vec[i64] = zeros(DOGES)
    count_values(n, p.doges, 0, p.doges_left)
    count_values(n, p.shown, 0, p.doges_shown)
    count_values(n, p.held, 0, len(p.held))
    found = [f"Doge tile {DOGE_TEXTS[tile]} is there {n[tile]} times" for tile in range(DOGES) if n[tile] != 1]
    if p.doges_shown == 0:
        found.append("there is no current Doge tile")
    for at in range(DOGES):
        if (p.doges[at] != NOBODY) != (at < p.doges_left) or (p.shown[at] != NOBODY) != (at < p.doges_shown):
            found.append(f"place {at} of the Doge tiles is not what it should be")
    return found


def yard_faults(p: Position) -> list[str]:
    """SHIP-42, SHIP-43: without gaps, and not too many galley tiles."""
    found: list[str] = []
    for seat in range(p.seats):
        for room in range(p.tiles_in_yard(seat), ROOMS):
            if p.in_room(seat, room) != NOBODY:
                found.append(f"the yard of seat {seat} has a gap")
        if p.galley_tiles_in_yard(seat) > GALLEY_ROOMS:
            found.append(f"seat {seat} has {p.galley_tiles_in_yard(seat)} galley tiles under construction")
    return found


def galley_faults(p: Position) -> list[str]:
    """SHIP-57 to SHIP-59: no gaps, nothing above a free place, every part in its zone."""
    found: list[str] = []
    for deck in range(2):
        for place in range(p.deck_length()):
            tile: i64 = p.part_at(deck, place)
            filled = place < p.built[deck]
            if filled != (tile != NOBODY) or (filled and zone_of(tile) != p.zone_at(deck, place)):
                found.append(f"place {place} of deck {deck} is not what it should be")
    if p.built[UPPER] > p.built[LOWER]:
        found.append("the upper deck is longer than the lower one")
    return found


def marker_faults(p: Position) -> list[str]:
    """SHIP-6: all markers of a seat are in hand, on fields or on the water; between rounds all are in hand."""
    if p.stage in (INSPECTION, ROUND_CLOSES, OVER):
        return []
    found: list[str] = []
    for seat in range(p.seats):
        n: i64 = p.markers[seat] + p.adrift[seat] + p.lost[seat] + occurrences(p.taken, seat, 0, FIELDS)
        if n != p.parts.actions or p.markers[seat] < 0:
            found.append(f"seat {seat} has {n} action markers, not {p.parts.actions}")
    return found


def seat_faults(p: Position) -> list[str]:
    """SHIP-29: no ducats or approvals below 0; everybody is in the order; stacks are as high as recorded."""
    found: list[str] = []
    for seat in range(p.seats):
        if p.ducats[seat] < 0 or p.approvals[seat] < 0:
            found.append(f"seat {seat} has {p.ducats[seat]} ducats and {p.approvals[seat]} approvals")
        for at in range(BARRIERS):
            if (at < p.height[seat]) != (p.barrier_at(seat, at) != NOBODY):
                found.append(f"the stack of seat {seat} is not {p.height[seat]} high")
    if sorted(listed(p.order)) != list(range(int(p.seats))):
        found.append("a seat is missing in the order")
    return found
