"""What no move changes on the board: two banks of the Arno with Florence behind them, and the works between."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import cycle, islice

from ridotto.games.palazzo.art import PARTS
from ridotto.games.palazzo.scene.places import QUARRIES, Quarry
from ridotto.look.pen import Point, closed, num


@lru_cache(maxsize=16)
def base(display: int) -> str:
    """The whole background, for a money display with `display` cards."""
    quarries = "".join(quarry(place) for place in QUARRIES)
    return f'<g class="map" aria-hidden="true">{PARTS["florence"]}{quarries}{PARTS["works"]}{_display(display)}</g>'


_STEPS = ((22, 0.0), (17, 0.5), (31, -0.4), (14, 0.0), (26, 0.5), (19, 0.0), (34, -0.4))
"""How long the faces of a hewn edge are and how far they are set in."""


def _edge(start: Point, end: Point, step: float, faces: Iterator[tuple[int, float]]) -> list[Point]:
    (x0, y0), (x1, y1) = start, end
    length = abs(x1 - x0) + abs(y1 - y0)
    along = ((x1 - x0) / length, (y1 - y0) / length)
    inward = (-along[1], along[0])
    at = step * 1.6
    points = [(x0 + along[0] * at, y0 + along[1] * at)]
    while at < length - step * 5:
        face, depth = next(faces)
        until = min(at + face, length - step * 3)
        for way in (at, until):
            points.append((x0 + along[0] * way + inward[0] * depth * step, y0 + along[1] * way + inward[1] * depth * step))
        at = until
    return [*points, (x1 - along[0] * step * 1.6, y1 - along[1] * step * 1.6)]


@lru_cache(maxsize=64)
def rim(place: Quarry, inset: float = 0.0) -> str:
    """The hewn outline of a quarry."""
    x, y = place.middle
    across, down, step = place.width / 2 - inset, place.height / 2 - inset, 5.0 if inset == 0 else 4.0
    corners = [(x - across, y - down), (x + across, y - down), (x + across, y + down), (x - across, y + down)]
    faces = islice(cycle(_STEPS), int(x + y + inset) % len(_STEPS), None)
    return closed([point for k in range(4) for point in _edge(corners[k], corners[(k + 1) % 4], step, faces)])


def quarry(place: Quarry) -> str:
    """A hewn pit seen from above: stepped rim, shaded faces to the upper left, paper floor."""
    x, y = place.middle
    across, down = place.width / 2, place.height / 2
    shade = [(4, 4), (2 * across - 4, 4), (2 * across - 12, 12), (12, 12), (12, 2 * down - 12), (4, 2 * down - 4)]
    return (
        f'<path d="{rim(place)}" fill="var(--stone)" stroke="var(--coast)" stroke-width="1.6" stroke-linejoin="round"/>'
        f'<path d="{closed([(x - across + dx, y - down + dy) for dx, dy in shade])}" fill="url(#shade)" opacity=".8"/>'
        f'<path d="{rim(place, 11.0)}" fill="var(--land)" stroke="var(--ink-2)" stroke-linejoin="round"/>'
    )


def display_places(cards: int) -> list[float]:
    """The centres of the places of the money display (PAL-46); closer together if there are too many for the width."""
    pitch = min(41.0, 164 / (cards - 1))
    return [494.0 + pitch * number for number in range(cards)]


def _display(cards: int) -> str:
    places = "".join(f'<rect x="{num(x - 17)}" y="609" width="34" height="50" rx="2"/>' for x in display_places(cards))
    return f'<g fill="none" stroke="var(--rule)" stroke-width="1.2">{places}</g>'
