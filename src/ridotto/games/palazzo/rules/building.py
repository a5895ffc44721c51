"""Building acquired tiles: PAL-19 to PAL-28."""

from mypy_extensions import i64

from ridotto.games.palazzo.events import BUILT_NEW, BUILT_ON, THROWN_OUT
from ridotto.games.palazzo.moves import DECIDE_BUILD, FACES, MOST_PALAZZI, NEW, ON, OUT
from ridotto.games.palazzo.rules.auction import after_building
from ridotto.games.palazzo.rules.position import Choice, Position
from ridotto.games.palazzo.rules.tiles import fits_on, floor_index, single_tile, without_tile


class Build(Choice):
    """Where one of the acquired tiles goes."""

    def __init__(self) -> None:
        super().__init__(DECIDE_BUILD, "build", "PAL-24")

    def offer(self, state: Position, seat: i64) -> None:
        """PAL-25, PAL-26: any of them, on a palazzo, as a new one, or out of the game.

        One after the other in any order (PAL-R19), on top of any own palazzo (PAL-20, PAL-23).
        """
        for face in range(FACES):
            if (state.acquired >> face) & 1:
                floor = floor_index(face)
                for number in range(state.palazzo_count[seat]):
                    if fits_on(state.palazzo(seat, number), floor) and not state.is_repeated(seat, number):
                        state.add(ON + face * MOST_PALAZZI + number)
        state.add_faces(state.acquired, NEW)
        state.add_faces(state.acquired, OUT)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """PAL-25, PAL-27: after the last tile the acquisition is final."""
        face = build(state, seat, move)
        state.acquired = without_tile(state.acquired, face, state.parts.doubled)
        if state.acquired == 0:
            state.seal()
            after_building(state, seat)


def build(p: Position, seat: i64, move: i64) -> i64:
    """PAL-19, PAL-21: place a tile or remove it; returns its face."""
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
    return face
