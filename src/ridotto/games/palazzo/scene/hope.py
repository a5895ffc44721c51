"""What new tiles can make of a seat's palazzi: the best way to build a lot, the points of each place, from public things only.

The points come from the rules, with the numbers of the standard edition. Where the view shows that a match is played with
others there is no hope drawn, as it could be a wrong one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise

from ridotto.games.palazzo import GAME
from ridotto.games.palazzo.moves import FACE_TEXTS
from ridotto.games.palazzo.rules.parts import Components
from ridotto.games.palazzo.rules.scoring import palazzo_points
from ridotto.games.palazzo.rules.tiles import with_tile
from ridotto.games.palazzo.view import OnePalazzoView

_FACES = {face: number for number, face in enumerate(FACE_TEXTS)}


MOST_TILES = 5
"""Of more the ways to build them are too many; lots of the standard edition have three at most (PAL-99)."""


@dataclass(frozen=True)
class Hope:
    """The best that can come of a lot."""

    gain: int
    """By how much the seat's points rise."""
    palazzo: int | None
    """The palazzo that gains most."""
    tiles: tuple[str, ...]
    """What goes on top of it."""
    points: int
    """What it then counts."""


@cache
def _parts() -> Components:
    parts = GAME.edition.components
    assert isinstance(parts, Components)
    return parts


@lru_cache(maxsize=8192)
def _points(tiles: tuple[str, ...]) -> int:
    palazzo = 0
    for face in tiles:
        palazzo = int(with_tile(palazzo, _FACES[face]))
    return int(palazzo_points(_parts(), palazzo)) if tiles else 0


def is_standard(palazzi: Sequence[OnePalazzoView]) -> bool:
    """Whether the palazzi count what they do with the numbers of the standard edition."""
    return all(_points(tuple(palazzo["tiles"])) == palazzo["points"] for palazzo in palazzi)


def can_tell(palazzi: Sequence[OnePalazzoView], lot: Sequence[str]) -> bool:
    """Whether it is known what a lot can bring."""
    return len(lot) <= MOST_TILES and is_standard(palazzi)


def gain_of(ground: Sequence[str], face: str) -> int:
    """What one more tile brings on top of a palazzo, or as a new one."""
    return _points((*ground, face)) - _points(tuple(ground))


def goes_by_turns(tiles: Sequence[str]) -> bool:
    """PAL-99: of so many tiles on a quarry everybody takes one, and there is no auction."""
    return len(tiles) >= _parts().draft_from


def hope(palazzi: Sequence[OnePalazzoView], lot: Sequence[str]) -> Hope | None:
    """PAL-19, PAL-21, PAL-25: each tile goes on a palazzo, into a new one, or out of the game. None where nothing is to be had."""
    if not can_tell(palazzi, lot):
        return None
    ways = 1 << len(lot)
    best = [0] * ways  # the most that the tiles of a set can bring
    shares: list[dict[int, int]] = [{} for _ in range(ways)]  # and which of them go where
    grounds = [tuple(palazzo["tiles"]) for palazzo in palazzi] + [()]
    for number, ground in enumerate(grounds):
        gains = {share: gain for share in range(1, ways) if (gain := _gain(ground, _chosen(lot, share))) > 0}
        for tiles in reversed(range(1, ways)):
            for share, gain in gains.items():
                if share & tiles == share and best[tiles & ~share] + gain > best[tiles]:
                    best[tiles] = best[tiles & ~share] + gain
                    shares[tiles] = {**shares[tiles & ~share], number: share}
    return _told(palazzi, lot, best[-1], shares[-1]) if best[-1] > 0 else None


def _chosen(lot: Sequence[str], share: int) -> tuple[str, ...]:
    return tuple(face for place, face in enumerate(lot) if share >> place & 1)


def _gain(ground: tuple[str, ...], tiles: tuple[str, ...]) -> int:
    """What tiles bring on top of a palazzo; 0 where they do not fit. A lot is sorted by floor, as a palazzo is."""
    if any(low[-3] >= high[-3] for low, high in pairwise((*ground[-1:], *tiles))):
        return 0
    return _points(ground + tiles) - _points(ground)


def _told(palazzi: Sequence[OnePalazzoView], lot: Sequence[str], gain: int, shares: dict[int, int]) -> Hope:
    grown = {number: _chosen(lot, share) for number, share in shares.items() if number < len(palazzi)}
    if not grown:
        return Hope(gain, None, (), 0)
    number = max(grown, key=lambda each: _gain(tuple(palazzi[each]["tiles"]), grown[each]))
    return Hope(gain, number, grown[number], _points(tuple(palazzi[number]["tiles"]) + grown[number]))
