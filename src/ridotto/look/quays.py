"""The plan of a city in the water: stepped quays, roofs along them, and water lines along the coast.

A piece of land is an outline of a few corners. Whatever is random comes from a seed, so it is always drawn the same.
"""

from collections.abc import Iterable, Sequence
from math import hypot
from typing import NamedTuple

from ridotto.engine.rng import Rng
from ridotto.look.pen import Box, Point, closed

WATER = '<rect width="1000" height="700" fill="var(--water)"/><rect width="1000" height="700" fill="url(#waves)"/>'
"""The open water of a whole board."""
LINING = ((17, 0.35), (12.5, 0.55), (8.5, 0.75), (5, 1))
"""The water lines along a coast: how far off, and how strong."""
_STEPS = (-2.2, -0.9, 0.0, 1.1, 2.2)
"""How far a quay may step in or out."""
_CORNER = 4.0
"""How much of each side a corner takes up."""
_SET_BACK = 4.2
"""The distance from the quay to the houses."""
_ALLEYS = (1.2, 1.2, 1.2, 4.5)


class Wall(NamedTuple):
    """One side of an outline: where it begins, its direction, the direction inwards, its length."""

    x: float
    y: float
    along: Point
    inwards: Point
    length: float

    def at(self, way: float, depth: float) -> Point:
        """The point at a distance `way` along the wall and `depth` behind it."""
        return self.x + self.along[0] * way + self.inwards[0] * depth, self.y + self.along[1] * way + self.inwards[1] * depth


def walls(outline: Sequence[Point]) -> list[Wall]:
    """The sides of an outline, whichever way round it goes."""
    sides = list(zip(outline, [*outline[1:], outline[0]], strict=True))
    turn = 1 if sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in sides) > 0 else -1  # clockwise, or the other way
    found = []
    for (x0, y0), (x1, y1) in sides:
        length = hypot(x1 - x0, y1 - y0)
        along = ((x1 - x0) / length, (y1 - y0) / length)
        found.append(Wall(x0, y0, along, (-turn * along[1], turn * along[0]), length))
    return found


def _lot(rng: Rng, lots: int) -> int:
    """A random number below `lots`, for what may look one way or another."""
    return int(rng.below(lots))


# ---- land ----


def coast(seed: str, outline: Sequence[Point]) -> str:
    """An outline as it is drawn: short straight quays that step in and out, as on old plans."""
    rng = Rng.from_seed(seed)
    points: list[Point] = []
    for wall in walls(outline):
        way, depth = _CORNER, 0.0
        points.append(wall.at(way, 0))
        while way < wall.length - 14:
            new = _STEPS[_lot(rng, len(_STEPS))]
            if new != depth:
                points.append(wall.at(way, new))
                depth = new
            way = min(way + 7 + _lot(rng, 18), wall.length - 6)
            points.append(wall.at(way, depth))
        points.append(wall.at(wall.length - _CORNER, 0))
    return closed(points)


def strong(edge: str) -> str:
    """The coast of the land that a decision is about."""
    return f'<path d="{edge}" fill="none" stroke="var(--coast)" stroke-width="3.4" stroke-linejoin="round"/>'


class Houses(NamedTuple):
    """How far from the corners of a side its row of houses begins and ends, and how long a side must be to have one."""

    first: float = 9.0
    last: float = 12.0
    shortest: float = 40.0


_USUAL = Houses()


def land(seed: str, outline: Sequence[Point], edge: str, houses: Houses = _USUAL, kept: Sequence[Box] = ()) -> str:
    """A district within its coast, with a row of roofs along the quays. Nothing is built in the boxes `kept` free."""
    roofs, shaded = _roofs(Rng.from_seed(seed), outline, houses, kept)
    ground = f'<path d="{edge}" fill="var(--land)" stroke="var(--coast)" stroke-width="1.6" stroke-linejoin="round"/>'
    tiles = f'<path d="{roofs}" fill="var(--stone)" stroke="var(--ink-2)" stroke-width=".6" opacity=".55"/>'
    return f'{ground}{tiles}<path d="{shaded}" fill="var(--land-line)" opacity=".55"/>'


def _roofs(rng: Rng, outline: Sequence[Point], houses: Houses, kept: Sequence[Box]) -> tuple[str, str]:
    """Roofs along the quays, and their sides away from the light."""
    roofs, shaded = "", ""
    for wall in walls(outline):
        if wall.length < houses.shortest:
            continue
        way = houses.first
        while True:
            width, depth, gap = 7 + _lot(rng, 11), 5 + _lot(rng, 36) / 10, _ALLEYS[_lot(rng, len(_ALLEYS))]
            if way + width > wall.length - houses.last:
                break
            near, far = _SET_BACK, _SET_BACK + depth
            corners = [wall.at(way, near), wall.at(way + width, near), wall.at(way + width, far), wall.at(way, far)]
            if _lot(rng, 10) > 0 and not _covers(corners, width, kept):
                ridge = [wall.at(way, near + depth / 2), wall.at(way + width, near + depth / 2)]
                roofs += closed(corners)
                shaded += closed([*ridge, *_dark_side(corners)])
            way += width + gap
    return roofs, shaded


def _covers(corners: Sequence[Point], width: float, kept: Sequence[Box]) -> bool:
    x, y = sum(corner[0] for corner in corners) / 4, sum(corner[1] for corner in corners) / 4
    half = width / 2
    return any(left - half < x < left + wide + half and top - _CORNER < y < top + high + _CORNER for left, top, wide, high in kept)


def _dark_side(corners: Sequence[Point]) -> list[Point]:
    """The long side of a roof that faces south-east: light falls from the upper left."""
    outer, inner = [corners[1], corners[0]], [corners[2], corners[3]]
    return inner if sum(corners[2]) > sum(corners[0]) else outer


# ---- water ----


def lagoon(coasts: Iterable[str]) -> str:
    """The water around the land: all coasts repeated outwards, fainter each time, and the shadow of the land."""
    lines = ""
    for distance, strength in LINING:
        lines += f'<use href="#land" stroke="var(--water-line)" stroke-width="{2 * distance + 1.5:g}" opacity="{strength:g}"/>'
        lines += f'<use href="#land" stroke="var(--water)" stroke-width="{2 * distance:g}"/>'
    shadow = '<use href="#land" transform="translate(2.2 2.8)" fill="var(--coast)" opacity=".55"/>'
    return f'{WATER}<defs><path id="land" d="{"".join(coasts)}" stroke-linejoin="round"/></defs><g fill="none">{lines}</g>{shadow}'


def waterway(way: str, name: str, start: str = "") -> str:
    """The name of a canal, written along its course."""
    line = name.lower().replace(" ", "-")
    begins = f' startOffset="{start}"' if start else ""
    return f'<path id="{line}" d="{way}" fill="none"/><text class="water"><textPath href="#{line}"{begins}>{name}</textPath></text>'
