"""Where things are on the board of 1000 x 700: docks, canals, land between them, council track, supplies."""

from functools import lru_cache
from typing import NamedTuple

from ridotto.games.venice.art import FIELD
from ridotto.look.pen import Box, Point

WIDTH, HEIGHT = 1000.0, 700.0


class Dock(NamedTuple):
    """A dock, and where it is on the board."""

    name: str
    x: float
    y: float


_ASIDE: dict[str, Point] = {"st-marks": (-10, 0), "s12": (5, 0)}
"""How far a dock is moved to make room for a price."""


@lru_cache(maxsize=512)
def dock_at(name: str, x: float, y: float, size: tuple[float, float]) -> Dock:
    """A dock of the edition, with a board of this size stretched to that of the picture."""
    dx, dy = _ASIDE.get(name, (0, 0))
    return Dock(name, x * WIDTH / size[0] + dx, y * HEIGHT / size[1] + dy)


HOME = {
    *(Dock("great-council", 520, 320), Dock("st-marks", 510, 520), Dock("doges-palace", 855, 580), Dock("s1", 130, 200), Dock("s2", 310, 110)),
    *(Dock("s3", 520, 130), Dock("s4", 120, 400), Dock("s5", 320, 310), Dock("s6", 190, 600), Dock("s7", 710, 150), Dock("s8", 890, 210)),
    *(Dock("s9", 710, 350), Dock("s10", 900, 400), Dock("s11", 340, 490), Dock("s12", 685, 570)),
}
"""The docks around which the land is drawn; if an edition moves one, land in its way is left out."""
MUNICIPAL = ("great-council", "st-marks", "doges-palace")
DOCKS = (*MUNICIPAL, *(f"s{n}" for n in range(1, 13)))
"""Their names, in the order in which they are drawn."""
CANALS: tuple[tuple[str, str], ...] = (
    *(("s1", "s2"), ("s2", "s3"), ("s4", "s5"), ("s5", "great-council"), ("s4", "s6"), ("s8", "s10"), ("s1", "s4"), ("s2", "s5")),
    *(("s3", "great-council"), ("s7", "s8"), ("s5", "s11"), ("s6", "s11"), ("s6", "st-marks"), ("s11", "st-marks"), ("great-council", "st-marks")),
    *(("great-council", "s9"), ("s3", "s7"), ("s7", "s9"), ("s9", "s10"), ("s9", "s12"), ("s9", "doges-palace"), ("st-marks", "s12")),
    *(("s12", "doges-palace"), ("s10", "doges-palace")),
)
LAND: tuple[tuple[Point, ...], ...] = (
    ((394, 74), (434, 70), (438, 98), (398, 102)),
    ((154, 118), (198, 94), (226, 98), (226, 130), (206, 142), (158, 142)),
    ((794, 122), (818, 118), (842, 126), (846, 150), (798, 154)),
    ((334, 206), (394, 202), (394, 142), (434, 138), (438, 222), (498, 222), (502, 258), (442, 262), (438, 294), (406, 294), (402, 254), (334, 250)),
    ((214, 206), (294, 202), (298, 250), (218, 258)),
    ((538, 226), (622, 218), (626, 242), (686, 242), (690, 290), (626, 294), (622, 314), (602, 314), (598, 262), (542, 262)),
    ((730, 246), (802, 242), (806, 290), (734, 294)),
    ((142, 298), (234, 290), (238, 326), (206, 342), (146, 342)),
    ((62, 298), (102, 294), (106, 338), (66, 342)),
    ((794, 306), (870, 302), (874, 338), (798, 346)),
    ((914, 306), (954, 302), (958, 338), (918, 342)),
    ((350, 406), (402, 402), (402, 338), (438, 334), (442, 414), (490, 414), (494, 458), (426, 462), (422, 434), (354, 434)),
    ((534, 418), (598, 414), (598, 358), (622, 354), (626, 442), (678, 446), (674, 510), (590, 514), (586, 462), (538, 462)),
    (
        *((182, 498), (202, 494), (206, 378), (234, 374), (238, 402), (314, 406), (310, 434), (258, 434), (254, 534)),
        *((238, 542), (190, 542), (182, 530)),
    ),
    ((710, 490), (714, 446), (746, 442), (778, 490), (778, 510), (714, 514)),
    ((94, 498), (134, 494), (142, 510), (142, 538), (106, 542), (94, 518)),
    ((894, 498), (930, 494), (934, 518), (898, 522)),
)
"""The land between the canals: what is far enough from every canal, dock and price."""

# ---- a dock: an island, and the water below it that belongs to its gondolas ----

TOP, FOOT, WATER = -46.0, 36.0, 82.0
"""Upper and lower edge of an island, and the lower edge of its water, relative to the dock."""
TILE_HALF, _MUNICIPAL_HALF = 71.0, 65.0
NAME_FOOT = -21.0
"""Where the ribbon of the name ends."""
FIELD_TOP, FIELD_SIZE = -19.0, (32.0, 33.0)
EFFECTS_AT = 25.4
"""The middle of the row of effects."""
BAR = 14.0
"""The upper edge of the bar that shows which effects are open to the viewer."""


def half(dock: Dock) -> float:
    """Half the width of an island."""
    return _MUNICIPAL_HALF if dock.name in MUNICIPAL else TILE_HALF


def island(dock: Dock) -> Box:
    """The land of a dock."""
    _, x, y = dock
    return x - half(dock), y + TOP, 2 * half(dock), FOOT - TOP


def field_left(field: int) -> float:
    """The left edge of a field 1 to 4, relative to the dock."""
    return 4.5 - TILE_HALF + FIELD * (field - 1)


def field_at(dock: Dock, field: int) -> Point:
    """The middle of a field."""
    _, x, y = dock
    return x + field_left(field) + FIELD_SIZE[0] / 2, y + FIELD_TOP + FIELD_SIZE[1] / 2


class Berth(NamedTuple):
    """Where a gondola lies, and how large it is drawn."""

    x: float
    y: float
    scale: float


def berths(dock: Dock, count: int) -> list[Berth]:
    """The places of `count` gondolas at a dock: the first lowest and rightmost, each later one higher and more left."""
    _, x, y = dock
    if count == 1:
        return [Berth(x + 34, y + 64, 1.0)]
    if count == 2:
        return [Berth(x + 38, y + 68, 1.0), Berth(x - 34, y + 63, 1.0)]
    scale, step = (0.78, 54.0) if count == 3 else (0.64, 42.0)
    if count > 4:
        step = min(32.0, 126.0 / (count - 1))
    aside = 0.0 if count == 3 else 11.0  # clear of the canals at the left
    right = x + aside + step * (count - 1) / 2
    return [Berth(right - step * k, y + (70 if k % 2 == 0 or count == 3 else 61) - (3 * k if count == 3 else 0), scale) for k in range(count)]


# ---- canals ----

_NUDGED = {("s6", "s11"): (-6.0, 0.0), ("s6", "st-marks"): (77.0, -19.0)}
"""Prices that are a little off the middle, because something else is there."""


def _leaves(dock: Dock, goal: Point, foot: float) -> float:
    """What part of the line from a dock to `goal` is over its own island (down to `foot`)."""
    _, x, y = dock
    dx, dy = goal[0] - x, goal[1] - y
    ways = [half(dock) / abs(dx)] if dx else []
    if dy:
        ways.append((foot if dy > 0 else -TOP) / abs(dy))
    return min(ways)


@lru_cache(maxsize=512)
def stretch(first: Dock, second: Dock, foot: float = FOOT) -> tuple[Point, Point]:
    """The part of a canal that lies in open water, from the first dock to the second."""
    (_, x0, y0), (_, x1, y1) = first, second
    begin, end = _leaves(first, (x1, y1), foot), 1 - _leaves(second, (x0, y0), foot)
    return (x0 + (x1 - x0) * begin, y0 + (y1 - y0) * begin), (x0 + (x1 - x0) * end, y0 + (y1 - y0) * end)


@lru_cache(maxsize=512)
def price_at(first: Dock, second: Dock) -> Point:
    """Where the price of a canal, or its bridge, is."""
    if (second.name, first.name) in CANALS:
        return price_at(second, first)
    (x0, y0), (x1, y1) = stretch(first, second, WATER)
    dx, dy = _NUDGED.get((first.name, second.name), (0.0, 0.0)) if {first, second} <= HOME else (0.0, 0.0)
    return (x0 + x1) / 2 + dx, (y0 + y1) / 2 + dy


# ---- the council track, the quay of the supplies, the corners ----

TRACK: Box = (6, 9, 988, 46.6)
TRACK_HALVES: dict[str, Box] = {"council-low": (0, 0, 540, 60), "council-high": (500, 0, 500, 60)}
TRACK_LEFT, _TRACK_WIDTH, _WIDEST = 134.0, 861.0, 41.0
QUAY: Box = (276, 608, 322, 86)
"""The supplies; in the solo game also the Doge's cards."""
CORNER: Box = (790, 66, 204, 92)
"""What the smugglers or the Doge have, with one and two players."""
ROSE: Point = (56, 634)


def track_step(last: int) -> float:
    """The distance between fields of a council track with this last field."""
    return min(_WIDEST, _TRACK_WIDTH / (last + 1))


def track_at(field: int, last: int) -> float:
    """The middle of a field of the council track."""
    return TRACK_LEFT + track_step(last) * (field + 0.5) - 2


# ---- what a phone enlarges ----

_LEAST, _LOW, _HIGH = 320.0, 1.0, 1.72
"""The least width of an enlarged part, and its least and greatest width by height, to fit above a phone's question."""


def cut(boxes: list[Box], margin: float = 22.0) -> Box:
    """The part of the board around some boxes, in the shape of a loupe and never past the edge."""
    left, top = min(box[0] for box in boxes) - margin, min(box[1] for box in boxes) - margin
    right, foot = max(box[0] + box[2] for box in boxes) + margin, max(box[1] + box[3] for box in boxes) + margin
    width = max(right - left, (foot - top) * _LOW, _LEAST)
    height = max(foot - top, width / _HIGH)
    width, height = min(width, WIDTH), min(height, HEIGHT)
    x = min(max(0.0, (left + right - width) / 2), WIDTH - width)
    y = min(max(0.0, (top + foot - height) / 2), HEIGHT - height)
    return round(x, 1), round(y, 1), round(width, 1), round(height, 1)


def dock_box(dock: Dock) -> Box:
    """A dock with its water."""
    _, x, y = dock
    return x - half(dock), y + TOP, 2 * half(dock), WATER - TOP


def spot_box(x: float, y: float, radius: float) -> Box:
    """The box around a spot."""
    return x - radius, y - radius, 2 * radius, 2 * radius
