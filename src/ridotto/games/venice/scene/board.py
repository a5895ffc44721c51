"""The part of the board that no move changes: lagoon and land, the islands of the docks with their fields, the council hall, the quay."""

from functools import lru_cache

from ridotto.games.venice.scene.places import (
    CANALS,
    CORNER,
    DOCKS,
    FIELD_SIZE,
    FIELD_TOP,
    LAND,
    MUNICIPAL,
    QUAY,
    ROSE,
    TRACK,
    TRACK_FIELDS,
    field_left,
    island,
    track_at,
)
from ridotto.games.venice.scene.texture import gardens
from ridotto.look.buildings import crest, path
from ridotto.look.pen import Box, Point, at, num, number, shadow, sized, slab, use, write
from ridotto.look.quays import WATER, Houses, coast, land, waterway

_HOUSES = Houses(first=7, last=7, shortest=26)
_LINING = ((12.5, 0.45), (8.5, 0.7), (5, 1.0))
"""The canals are narrow: the lines of water along the shores are fewer than elsewhere."""
_SILL = 41.6
"""Where the arches of the council hall stand."""
_MERLON_LINE = 'stroke="var(--coast)" stroke-width=".8" stroke-linejoin="round"'


Ways = frozenset[frozenset[str]]
"""Canals by the docks at their ends."""


@lru_cache(maxsize=64)
def board(seats: int, canals: Ways) -> str:
    """The plan of the city with the canals of the match. With one and two players the corner for the Doge or the smugglers is there, too."""
    has_corner = seats <= 2
    ways = _ordered(canals)
    grounds = [outline for outline in LAND if not (has_corner and _touches(outline, CORNER)) and not any(_crosses(way, outline) for way in ways)]
    edges = {outline: coast(f"islet {k}", outline) for k, outline in enumerate(grounds)}
    blocks = {dock: coast(f"dock {dock}", _corners(island(dock))) for dock in DOCKS}
    islets = "".join(land(f"roofs {k}", outline, edges[outline], _HOUSES) for k, outline in enumerate(grounds))
    docks = "".join(_dock(dock, blocks[dock]) for dock in DOCKS)
    slabs = slab(QUAY, "var(--stone)") + (slab(CORNER, "var(--sheet)") if has_corner else "")
    drawn = (_lagoon([*blocks.values(), *edges.values()], ways), islets, gardens(grounds), docks, _lettering(), _hall(), slabs)
    return f'<g class="map" aria-hidden="true">{"".join(drawn)}</g>'


def _corners(box: Box) -> list[Point]:
    left, top, width, height = box
    return [(left, top), (left + width, top), (left + width, top + height), (left, top + height)]


def _touches(outline: tuple[Point, ...], box: Box) -> bool:
    left, top, width, height = box
    return any(left - 12 < x < left + width + 12 and top - 12 < y < top + height + 12 for x, y in outline)


def _ordered(canals: Ways) -> list[tuple[str, str]]:
    """The canals of the house's own edition first, then those that only this match has."""
    known = [pair for pair in CANALS if frozenset(pair) in canals]
    others = [(min(way), max(way)) for way in canals if way not in {frozenset(pair) for pair in known}]
    return [*known, *sorted(others)]


def _crosses(way: tuple[str, str], outline: tuple[Point, ...]) -> bool:
    """Whether a canal that another edition has would lead over an islet; the house's own lead around all of them."""
    if way in CANALS:
        return False
    (x0, y0), (x1, y1) = DOCKS[way[0]], DOCKS[way[1]]
    left, right, top, foot = min(x for x, _ in outline), max(x for x, _ in outline), min(y for _, y in outline), max(y for _, y in outline)
    points = ((x0 + (x1 - x0) * k / 40, y0 + (y1 - y0) * k / 40) for k in range(41))
    return any(left - 14 < x < right + 14 and top - 14 < y < foot + 14 for x, y in points)


def _lagoon(coasts: list[str], canals: list[tuple[str, str]]) -> str:
    """Water with the lines along all shores, then the dredged channels of the canals, then the shadow of the land."""
    lines = ""
    for distance, strength in _LINING:
        lines += f'<use href="#land" stroke="var(--water-line)" stroke-width="{2 * distance + 1.5:g}" opacity="{strength:g}"/>'
        lines += f'<use href="#land" stroke="var(--water)" stroke-width="{2 * distance:g}"/>'
    ways = "".join(f"M{x0:g} {y0:g}L{x1:g} {y1:g}" for (x0, y0), (x1, y1) in ((DOCKS[a], DOCKS[b]) for a, b in canals))
    channels = f'<path d="{ways}" stroke="var(--coast)" stroke-opacity=".62" stroke-width="24" stroke-dasharray="5 4"/>'
    channels += f'<path d="{ways}" stroke="var(--water)" stroke-width="22"/>'
    under = '<use href="#land" transform="translate(2.2 2.8)" fill="var(--coast)" opacity=".55"/>'
    shapes = f'<defs><path id="land" d="{"".join(coasts)}" stroke-linejoin="round"/></defs>'
    return f'{WATER}{shapes}<g fill="none">{lines}{channels}</g>{under}'


def _lettering() -> str:
    """The names of the waters."""
    west = waterway("M24 560C34 470 20 400 26 270", "Laguna viva", "8%")
    south = waterway("M640 690C700 682 800 694 990 686", "Bacino di San Marco", "40%")
    return f"{west}{south}{use('rose', *ROSE, 92)}"


# ---- docks ----


def _dock(dock: str, edge: str) -> str:
    """An island; on one for a tile the four fields, of which the fourth has a double edge, as it holds any number."""
    ground = f'<path d="{edge}" fill="var(--land)" stroke="var(--coast)" stroke-width="1.6" stroke-linejoin="round"/>'
    if dock in MUNICIPAL:
        return ground
    x, y = DOCKS[dock]
    width, height = FIELD_SIZE
    stones = "".join(f"<rect {sized((field_left(field), FIELD_TOP, width, height))}/>" for field in range(1, 5))
    last = f'<rect {sized((field_left(4) + 2.6, FIELD_TOP + 2.6, width - 5.2, height - 5.2))} stroke-width=".6"/>'
    paving = f'<g fill="var(--stone)" fill-opacity=".75" stroke="var(--ink-2)" stroke-width=".9">{stones}{last}</g>'
    numbers = "".join(number(field, field_left(field) + width / 2, FIELD_TOP + height / 2 + 6, 18, classes="ve-place") for field in range(1, 5))
    return ground + at(x, y, paving, numbers)


# ---- the council track ----


def _hall() -> str:
    """The Great Council track is a palace along the upper edge: a field is an arch."""
    left, top, width, height = TRACK
    right, foot = left + width, top + height
    size = sized(TRACK)
    merlons = path(crest(left, right, top, 82, 7), "var(--stone)", _MERLON_LINE)
    wall = f'<rect {size} fill="var(--land)" stroke="var(--coast)" stroke-width="1.6"/>'
    lines = f'<path d="M{num(left)} 12H{num(right)}M130 {_SILL}H{num(right)}" stroke="var(--coast)" stroke-width=".6"/>'
    arches = "".join(_arch(track_at(field)) for field in range(TRACK_FIELDS))
    shapes = f'<path d="{arches}" fill="var(--card)" stroke="var(--coast)" stroke-width=".9"/>'
    bosses = "".join(f'<circle cx="{num(track_at(field) - 20.5)}" cy="20" r="2"/>' for field in range(TRACK_FIELDS))
    numbers = "".join(write(field, track_at(field), foot - 2.4, None, "middle", "ve-field") for field in range(TRACK_FIELDS))
    rounds = f'<g fill="none" stroke="var(--land-line)" stroke-width=".9">{bosses}</g>'
    return f"{shadow(f'rect {size}')}{merlons}{wall}{lines}{shapes}{rounds}{numbers}"


def _arch(x: float) -> str:
    left, right = num(x - 16), num(x + 16)
    return f"M{left} {_SILL}V27C{left} 18.6 {num(x - 4)} 19 {num(x)} 13.4 {num(x + 4)} 19 {right} 18.6 {right} 27V{_SILL}Z"
