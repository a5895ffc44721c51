"""What must hold in every position, whatever was played."""

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.engine.cells import count_values, zeros
from ridotto.engine.soundness import miscounts
from ridotto.games.palazzo.moves import CARD_TEXTS, FACE_TEXTS, FACES, FLOORS, KINDS, MOST_PALAZZI
from ridotto.games.palazzo.rules.parts import QUARRIES, RIDER
from ridotto.games.palazzo.rules.position import Position
from ridotto.games.palazzo.rules.tiles import ALL_FACES, has_floor, material_of, storeys


def faults(p: Position) -> list[str]:
    """Sentences that say what is wrong."""
    return card_faults(p) + hand_faults(p) + tile_faults(p) + palazzo_faults(p)


def card_faults(p: Position) -> list[str]:
    """Pile, discard, display, bids and hands hold all cards, the right number of each kind."""
    n: vec[i64] = zeros(KINDS)
    count_values(n, p.pile, 0, len(p.pile))
    for kind in range(KINDS):
        n[kind] += p.discard[kind] + p.display[kind]
        for seat in range(p.seats):
            n[kind] += p.in_hand(seat, kind) + p.laid[seat * KINDS + kind]
    return miscounts("cards", CARD_TEXTS, n, p.parts.copies)


def hand_faults(p: Position) -> list[str]:
    """The known part of a hand is contained in it, and so is the lay in progress."""
    found: list[str] = []
    for seat in range(p.seats):
        for kind in range(KINDS):
            at = seat * KINDS + kind
            if not 0 <= p.known[at] <= p.hand[at]:
                found.append(f"seat {seat} holds {p.hand[at]} cards {CARD_TEXTS[kind]}, but {p.known[at]} are known")
            if (p.owing >> seat) & 1 and p.lay[kind] > p.hand[at]:
                found.append(f"seat {seat} has laid {p.lay[kind]} cards {CARD_TEXTS[kind]} of {p.hand[at]}")
    return found


def tile_faults(p: Position) -> list[str]:
    """Every tile is in a stack, warehouse, quarry or palazzo, acquired or gone; every rider in stack III or seen."""
    n: vec[i64] = zeros(RIDER + 1)
    wanted: vec[i64] = zeros(RIDER + 1)
    count_values(wanted, p.parts.stacks, 0, len(p.parts.stacks))
    count_values(n, p.stacks, p.turned, len(p.stacks))
    n[RIDER] += p.riders
    count_in(p, n, p.warehouse)
    count_in(p, n, p.acquired)
    count_in(p, n, p.gone)
    for quarry in range(QUARRIES):
        count_in(p, n, p.quarries[quarry])
    for at in range(p.seats * MOST_PALAZZI):
        count_in(p, n, p.palazzi[at])
    found = miscounts("tiles", FACE_TEXTS, n, wanted)
    if n[RIDER] != wanted[RIDER]:
        found.append(f"there are {n[RIDER]} riders, not {wanted[RIDER]}")
    return found


def count_in(p: Position, n: vec[i64], tiles: i64) -> None:
    """Add the tiles of a set to the counts."""
    for face in range(FACES):
        if (tiles >> face) & 1:
            n[face] += 1
            if (p.parts.doubled >> face) & 1 and (tiles >> (FACES + material_of(face))) & 1:
                n[face] += 1


def palazzo_faults(p: Position) -> list[str]:
    """PAL-14, PAL-16: floors are strictly ascending; palazzi are numbered without gaps."""
    found: list[str] = []
    for seat in range(p.seats):
        for number in range(MOST_PALAZZI):
            palazzo = p.palazzo(seat, number)
            if (palazzo != 0) != (number < p.palazzo_count[seat]):
                found.append(f"seat {seat} has {p.palazzo_count[seat]} palazzi, which does not fit number {number}")
            floors: i64 = 0
            for floor in range(FLOORS):
                floors += 1 if has_floor(palazzo, floor) else 0
            if floors != storeys(palazzo) or palazzo & ~ALL_FACES:
                found.append(f"palazzo {number} of seat {seat} holds a floor twice")
    return found
