"""Sets of tiles as numbers: bit `face` is set if the set holds a tile with that face.

The one face per material that exists twice has a second bit above the faces, for its second copy. Warehouse, quarries
and palazzi are such numbers. A palazzo has no floor twice (PAL-16), so the number says everything about it: read from
the lowest bit up, it is the palazzo from bottom to top. Written in octal, each digit is a floor and material; its bits
1, 2 and 4 are the tiles with 1, 2 and 3 windows. Three digits are a floor.
"""

from typing import Final

from mypy_extensions import i64

from ridotto.engine.bits import bits, lowest, several
from ridotto.games.palazzo.moves import FACES, FLOORS, PER_FLOOR

ONE_FLOOR: Final = 0o777
TOP_FLOOR: Final = 0o777000000000000
LAST_BIT: Final = 0o4000000000000000  # the second copy in the third material
ALL_FACES: Final = 0o777777777777777
BRICK: Final = 0o007007007007007
SANDSTONE: Final = 0o070070070070070
MARBLE: Final = 0o700700700700700


def floor_index(face: i64) -> i64:
    """The floor of a tile, counted from 0."""
    return face // PER_FLOOR


def material_of(face: i64) -> i64:
    """PAL-13: the material of a tile."""
    return (face // 3) % 3


def windows_of(face: i64) -> i64:
    """PAL-13: the windows of a tile."""
    return face % 3 + 1


def single_tile(face: i64) -> i64:
    """The set of this one tile."""
    return LAST_BIT >> (FACES + 2 - face)  # shifted down: mypyc shifts a small literal up in 32 bits only


def all_of_floor(floor: i64) -> i64:
    """The set of all faces of a floor, counted from 0."""
    return TOP_FLOOR >> (PER_FLOOR * (FLOORS - 1 - floor))


def with_tile(tiles: i64, face: i64) -> i64:
    """The set with one more tile; the second copy of a face has its own bit."""
    first: i64 = single_tile(face)
    return tiles | (single_tile(FACES + material_of(face)) if tiles & first else first)


def without_tile(tiles: i64, face: i64, doubled: i64) -> i64:
    """The set without one tile; `doubled` are the faces that exist twice, whose second copy is taken first."""
    second: i64 = single_tile(FACES + material_of(face))
    if (doubled >> face) & 1 and tiles & second:
        return tiles & ~second
    return tiles & ~single_tile(face)


def count_tiles(tiles: i64) -> i64:
    """How many tiles a set holds."""
    return bits(tiles)


def is_single(palazzo: i64) -> bool:
    """PAL-120: whether a palazzo is a single tile."""
    return not several(palazzo)


def face_of(single: i64) -> i64:
    """The face of a single tile."""
    return lowest(single)


def floor_of_single(single: i64) -> i64:
    """The floor of a single tile, counted from 0."""
    floor: i64 = 0
    while single > ONE_FLOOR:
        single >>= PER_FLOOR
        floor += 1
    return floor


def fits_on(palazzo: i64, floor: i64) -> bool:
    """PAL-14, PAL-16, PAL-19: a new tile goes on top if the palazzo has none of its floor (from 0) or above."""
    return palazzo >> (PER_FLOOR * floor) == 0


def has_floor(palazzo: i64, floor: i64) -> bool:
    """PAL-116: whether a palazzo holds this floor, counted from 0."""
    return (palazzo >> (PER_FLOOR * floor)) & ONE_FLOOR != 0


def storeys(palazzo: i64) -> i64:
    """PAL-134: the number of tiles, not the highest floor."""
    return count_tiles(palazzo)


def windows(palazzo: i64) -> i64:
    """PAL-13, PAL-128: all windows of a palazzo."""
    n: i64 = 0
    while palazzo:
        digit: i64 = palazzo & 7
        n += digit - (digit >> 2)  # 1, 2, 4 are 1, 2, 3 windows
        palazzo >>= 3
    return n


def is_pure(palazzo: i64) -> bool:
    """PAL-131, PAL-132: whether a palazzo is of one material only."""
    return palazzo & ~BRICK == 0 or palazzo & ~SANDSTONE == 0 or palazzo & ~MARBLE == 0
