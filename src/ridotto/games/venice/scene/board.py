"""What no move changes on the board: lagoon, land, docks with their fields, the council hall, the quay."""

from collections.abc import Sequence
from functools import lru_cache

from ridotto.games.venice.scene.places import (
    CANALS,
    CORNER,
    DOCKS,
    FIELD_SIZE,
    FIELD_TOP,
    HOME,
    LAND,
    MUNICIPAL,
    QUAY,
    ROSE,
    TRACK,
    Dock,
    dock_box,
    field_left,
    island,
    track_at,
    track_step,
)
from ridotto.games.venice.scene.texture import gardens
from ridotto.look.buildings import crest, path
from ridotto.look.pen import Box, Point, at, num, number, shadow, sized, slab, use, write
from ridotto.look.quays import WATER, Houses, coast, land, waterway

_HOUSES = Houses(first=7, last=7, shortest=26)
_LINING = ((12.5, 0.45), (8.5, 0.7), (5, 1.0))
"""The water lines along a coast: fewer than elsewhere, as the canals are narrow."""
_SILL = 41.6
"""The base of the arches of the council hall."""
_NUMBERED = 20.0
"""On a track with narrower fields only every fifth is numbered."""
_MERLON_LINE = 'stroke="var(--coast)" stroke-width=".8" stroke-linejoin="round"'


Way = tuple[Dock, Dock]


@lru_cache(maxsize=64)
def board(seats: int, docks: frozenset[Dock], canals: frozenset[frozenset[Dock]], last: int) -> str:
    """The plan of the city with the docks, canals and council track of the match.

    With one or two players there is also the corner for the Doge or the smugglers.
    """
    has_corner = seats <= 2
    ways, ordered = _ordered(canals), sorted(docks, key=lambda dock: DOCKS.index(dock.name))
    grounds = [outline for outline in LAND if not (has_corner and _touches(outline, CORNER)) and not _in_the_way(outline, ordered, ways)]
    edges = {outline: coast(f"islet {k}", outline) for k, outline in enumerate(grounds)}
    blocks = {dock: coast(f"dock {dock.name}", _corners(island(dock))) for dock in ordered}
    islets = "".join(land(f"roofs {k}", outline, edges[outline], _HOUSES) for k, outline in enumerate(grounds))
    islands = "".join(_dock(dock, blocks[dock]) for dock in ordered)
    slabs = slab(QUAY, "var(--stone)") + (slab(CORNER, "var(--sheet)") if has_corner else "")
    drawn = (_lagoon([*blocks.values(), *edges.values()], ways), islets, gardens(grounds), islands, _lettering(), _hall(last), slabs)
    return f'<g class="map" aria-hidden="true">{"".join(drawn)}</g>'


def _corners(box: Box) -> list[Point]:
    left, top, width, height = box
    return [(left, top), (left + width, top), (left + width, top + height), (left, top + height)]


def _touches(outline: tuple[Point, ...], box: Box) -> bool:
    left, top, width, height = box
    return any(left - 12 < x < left + width + 12 and top - 12 < y < top + height + 12 for x, y in outline)


def _ordered(canals: frozenset[frozenset[Dock]]) -> list[Way]:
    """The canals of the standard edition first, then those that only this match has."""
    ends = {tuple(sorted(dock.name for dock in way)): sorted(way) for way in canals}
    known = [tuple(sorted(pair)) for pair in CANALS]
    found = []
    for names in [*(pair for pair in known if pair in ends), *sorted(ends.keys() - set(known))]:
        first, second = ends[names]
        found.append((second, first) if (second.name, first.name) in CANALS else (first, second))
    return found


def _in_the_way(outline: tuple[Point, ...], docks: Sequence[Dock], ways: Sequence[Way]) -> bool:
    """Whether land would be under a dock or a canal; it is clear of those of the standard edition."""
    moved = (dock_box(dock) for dock in docks if dock not in HOME)
    return any(_touches(outline, box) for box in moved) or any(_crosses(way, outline) for way in ways)


def _crosses(way: Way, outline: tuple[Point, ...]) -> bool:
    first, second = way
    if (first.name, second.name) in CANALS and {first, second} <= HOME:
        return False
    left, right, top, foot = min(x for x, _ in outline), max(x for x, _ in outline), min(y for _, y in outline), max(y for _, y in outline)
    points = ((first.x + (second.x - first.x) * k / 40, first.y + (second.y - first.y) * k / 40) for k in range(41))
    return any(left - 14 < x < right + 14 and top - 14 < y < foot + 14 for x, y in points)


def _lagoon(coasts: list[str], canals: list[Way]) -> str:
    """Water with lines along all coasts, then the dredged channels of the canals, then the shadow of the land."""
    lines = ""
    for distance, strength in _LINING:
        lines += f'<use href="#land" stroke="var(--water-line)" stroke-width="{2 * distance + 1.5:g}" opacity="{strength:g}"/>'
        lines += f'<use href="#land" stroke="var(--water)" stroke-width="{2 * distance:g}"/>'
    ways = "".join(f"M{x0:g} {y0:g}L{x1:g} {y1:g}" for (_, x0, y0), (_, x1, y1) in canals)
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


def _dock(dock: Dock, edge: str) -> str:
    """An island; one for a tile has four fields, the fourth with a double edge, as it holds any number."""
    ground = f'<path d="{edge}" fill="var(--land)" stroke="var(--coast)" stroke-width="1.6" stroke-linejoin="round"/>'
    if dock.name in MUNICIPAL:
        return ground
    _, x, y = dock
    width, height = FIELD_SIZE
    stones = "".join(f"<rect {sized((field_left(field), FIELD_TOP, width, height))}/>" for field in range(1, 5))
    last = f'<rect {sized((field_left(4) + 2.6, FIELD_TOP + 2.6, width - 5.2, height - 5.2))} stroke-width=".6"/>'
    paving = f'<g fill="var(--stone)" fill-opacity=".75" stroke="var(--ink-2)" stroke-width=".9">{stones}{last}</g>'
    numbers = "".join(number(field, field_left(field) + width / 2, FIELD_TOP + height / 2 + 6, 18, classes="ve-place") for field in range(1, 5))
    return ground + at(x, y, paving, numbers)


# ---- the council track ----


def _hall(last: int) -> str:
    """The Great Council track: a palace along the upper edge, with an arch for each field."""
    left, top, width, height = TRACK
    right, foot = left + width, top + height
    size, step = sized(TRACK), track_step(last)
    every = 1 if step > _NUMBERED else 5
    merlons = path(crest(left, right, top, 82, 7), "var(--stone)", _MERLON_LINE)
    wall = f'<rect {size} fill="var(--land)" stroke="var(--coast)" stroke-width="1.6"/>'
    lines = f'<path d="M{num(left)} 12H{num(right)}M130 {_SILL}H{num(right)}" stroke="var(--coast)" stroke-width=".6"/>'
    arches = "".join(_arch(track_at(field, last), min(16.0, step * 0.4)) for field in range(last + 1))
    shapes = f'<path d="{arches}" fill="var(--card)" stroke="var(--coast)" stroke-width=".9"/>'
    bosses = "".join(f'<circle cx="{num(track_at(field, last) - step / 2)}" cy="20" r="2"/>' for field in range(last + 1))
    numbers = "".join(write(field, track_at(field, last), foot - 2.4, None, "middle", "ve-field") for field in range(0, last + 1, every))
    rounds = f'<g fill="none" stroke="var(--land-line)" stroke-width=".9">{bosses}</g>'
    return f"{shadow(f'rect {size}')}{merlons}{wall}{lines}{shapes}{rounds}{numbers}"


def _arch(x: float, half: float) -> str:
    left, right = num(x - half), num(x + half)
    return f"M{left} {_SILL}V27C{left} 18.6 {num(x - 4)} 19 {num(x)} 13.4 {num(x + 4)} 19 {right} 18.6 {right} 27V{_SILL}Z"
