"""Building acquired tiles: PAL-19 to PAL-28."""

from mypy_extensions import i64

from ridotto.games.palazzo.moves import FACES, MOST_PALAZZI, NEW, ON, OUT
from ridotto.games.palazzo.rules.auction import after_building
from ridotto.games.palazzo.rules.position import Position
from ridotto.games.palazzo.rules.tiles import fits_on, floor_index, single_tile, without_tile
from ridotto.games.palazzo.rules.told import BUILT_NEW, BUILT_ON, THROWN_OUT


def build_options(p: Position, seat: i64) -> None:
    """PAL-25, PAL-26: any of the new tiles, on a palazzo, as a new one, or out of the game."""
    own: i64 = seat * MOST_PALAZZI
    for face in range(FACES):
        if (p.fresh >> face) & 1:
            floor = floor_index(face)
            for number in range(p.palazzo_count[seat]):
                if fits_on(p.palazzi[own + number], floor) and not p.is_repeated(seat, number):
                    p.add(ON + face * MOST_PALAZZI + number)
    for face in range(FACES):
        if (p.fresh >> face) & 1:
            p.add(NEW + face)
    for face in range(FACES):
        if (p.fresh >> face) & 1:
            p.add(OUT + face)


def build(p: Position, seat: i64, move: i64) -> None:
    """PAL-19, PAL-21, PAL-25, PAL-27: place one tile or remove it; after the last one the acquisition stands."""
    face: i64 = 0
    if move >= OUT:
        face = move - OUT
        p.throw_out(face)
        p.tell(THROWN_OUT, seat, face)
    elif move >= NEW:
        face = move - NEW
        p.begin_palazzo(seat, single_tile(face))
        p.tell(BUILT_NEW, seat, face)
    else:
        face = (move - ON) // MOST_PALAZZI
        number: i64 = (move - ON) % MOST_PALAZZI
        p.palazzi[seat * MOST_PALAZZI + number] |= single_tile(face)
        p.tell(BUILT_ON, seat, face, number)
    p.fresh = without_tile(p.fresh, face, p.parts.doubled)
    if p.fresh == 0:
        p.seal()
        after_building(p, seat)
