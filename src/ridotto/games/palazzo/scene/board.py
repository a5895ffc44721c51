"""The part of the board that no move changes: two banks of the Arno with Florence behind them, and the works between."""

from collections.abc import Iterator
from functools import cache
from itertools import cycle, islice
from math import sin

from ridotto.games.palazzo.scene.places import FAR, NEAR, QUARRIES, Quarry
from ridotto.look.pen import SEPIA, Point, closed, num, write
from ridotto.look.quays import LINING

_LINE = 'fill="none" stroke="var(--land-line)"'


@cache
def base(seats: int) -> str:
    """Everything that lies still, for a number of seats."""
    works = (
        _works()
        + "".join(quarry(place) for place in QUARRIES)
        + _arrows()
        + _shed()
        + _blocks(350, 300)
        + _blocks(620, 290)
        + _blocks(440, 514)
        + _display(seats)
    )
    return f'<g class="map" aria-hidden="true">{_sky()}{_river()}{_banks()}{works}</g>'


# ---- the view ----


def _ridge(left: float, ground: float, height: float, phase: float, swell: float) -> str:
    points = [(left + 320 * k / 14, ground - height - swell * sin(k * 0.62 + phase) - swell * 0.4 * sin(k * 1.7 + phase)) for k in range(15)]
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)


def _hills(left: float, phase: float) -> str:
    far, near = _ridge(left, FAR, 74, phase, 15), _ridge(left, FAR, 42, phase + 2, 11)
    low = f"L{num(left + 320)} {FAR}H{num(left)}Z"
    fields = "".join(f"M{num(left + 6 + (k * 67) % 286)} {num(FAR - 6 - (k * 11) % 29)}q6-2 {9 + k % 4 * 3} 0" for k in range(24))
    return (
        f'<path d="{far}{low}" fill="var(--land)" opacity=".55"/><path d="{far}" {_LINE}/><path d="{near}{low}" fill="var(--land)"/><path d="{near}" {_LINE}/>'
        f'<path d="{fields}" {_LINE} stroke-width=".8"/>'
    )


def _cypress(x: float, y: float, height: float) -> str:
    tip, low = f"{num(x)} {num(y - height)}", num(y - height * 0.4)
    left, right = (f"Q{num(x + side * height * 0.2)} {low}" for side in (-1, 1))
    return f'<path d="M{tip}{right} {num(x + height * 0.1)} {num(y)}H{num(x - height * 0.1)}{left} {tip}Z"/>'


def _building(x: float, scale: float, body: str) -> str:
    drawn = f'fill="var(--card)" stroke="var(--land-line)" stroke-width="{1 / scale:.2f}" stroke-linejoin="round"'
    return f'<g transform="translate({num(x)} {FAR}) scale({scale})" {drawn}>{body}</g>'


def _cathedral() -> str:
    ribs = "".join(f"M{dx}-52Q{num(dx * 1.05)}-78 {num(dx * 0.16)}-90" for dx in (-24, -12, 0, 12, 24))
    windows = "".join(f"M{dx - 3}-38a3 3 0 1 0 6 0a3 3 0 1 0-6 0" for dx in (-24, -8, 8, 24))
    nave = '<path d="M-92 0V-34L-40-40V0Z"/><path d="M-80 0V-24a4 4 0 0 1 8 0V0M-62 0V-26a4 4 0 0 1 8 0V0" fill="none"/>'
    drum = '<path d="M-46 0V-26Q-34-44-22-26V0ZM46 0V-26Q34-44 22-26V0Z"/><path d="M-34 0V-50H34V0Z"/><path d="M-36-52H36V-48H-36Z"/>'
    dome = f'<path d="M-34-52Q-34-84-5-90H5Q34-84 34-52Z"/><path d="{ribs}{windows}" fill="none"/>'
    lantern = '<path d="M-5-90V-101L0-108 5-101V-90ZM0-108V-114"/><circle cy="-115" r="1.8"/>'
    tower = '<path d="M-116 0V-88H-100V0ZM-118-88H-98V-92H-118ZM-116-66H-100M-116-44H-100M-116-22H-100M-108-84V-70M-108-60V-48M-108-38V-26"/>'
    return nave + drum + dome + lantern + tower


def _town_hall() -> str:
    merlons = "".join(f"M{dx}-70v-5h5v5" for dx in range(-30, 30, 9))
    windows = "".join(f"M{x}{y}v-8a3 3 0 0 1 6 0v8Z" for y in (-20, -42) for x in (-18, -3, 12))
    tower = "M-4-70V-108H8V-70ZM-7-108H11V-116H-7ZM-4-116V-124H8V-116ZM-4-124L2-136 8-124ZM2-136V-141"
    return f'<path d="M-28 0V-60H28V0ZM-32-60H32V-70H-32Z{merlons}"/><path d="{tower}"/><path d="{windows}" fill="var(--land-line)" opacity=".6"/>'


def _sky() -> str:
    trees = "".join(_cypress(*tree) for tree in ((148, 226, 26), (158, 222, 34), (168, 226, 24), (905, 232, 24), (986, 226, 28)))
    city = _building(104, 0.78, _cathedral()) + _building(944, 0.8, _town_hall())
    return f'<rect width="1000" height="700" fill="var(--card)"/>{_hills(0, 1)}{_hills(680, 4)}<g fill="var(--land-line)" opacity=".8">{trees}</g>{city}'


def _river() -> str:
    shores = "".join(f'<path d="M0 {num(362 + off)}H1000M0 {num(NEAR - off)}H1000" stroke="var(--water-line)" opacity="{light}"/>' for off, light in LINING)
    name = write("Arno", 884, 452, 21, classes="pz-river")
    return f'<rect y="350" width="1000" height="260" fill="var(--water)"/><rect y="350" width="1000" height="260" fill="url(#waves)"/>{shores}{name}'


def _banks() -> str:
    grounds = "".join(
        f'<rect y="{top}" width="1000" height="{low - top}" fill="var(--land)"/><path d="M0 {top}H1000" stroke="var(--coast)" stroke-width="1.6"/>'
        for top, low in ((FAR, 348), (NEAR, 704))
    )
    joints = "".join(f"M{x} 350v6" for x in range(9, 1000, 22)) + "".join(f"M{x} 356v6" for x in range(20, 1000, 22))
    quay = (
        '<rect y="347" width="1000" height="4" fill="var(--card)" stroke="var(--coast)"/><rect y="351" width="1000" height="11" fill="var(--stone)"/>'
        f'<path d="M0 356H1000{joints}" stroke="var(--ink-2)" stroke-width=".6" opacity=".7"/><path d="M0 362H1000" stroke="var(--coast)" stroke-width="1.6"/>'
    )
    return grounds + quay


# ---- the works ----


def _works() -> str:
    slabs = ""
    for course, y in enumerate(range(112, 590, 24)):
        slabs += f"M318 {y}H682" + "".join(f"M{x} {y}v24" for x in range(330 + 22 * (course % 2), 682, 44))
    return (
        '<rect x="315" y="-4" width="378" height="712" fill="var(--coast)" opacity=".45"/>'
        '<rect x="312" y="-4" width="376" height="708" fill="var(--land)" stroke="var(--coast)" stroke-width="1.8"/>'
        '<path d="M316-4V704M684-4V704" stroke="var(--coast)" stroke-width=".6"/>'
        f'<path d="{slabs}" {_LINE} stroke-width=".7" opacity=".55"/><path d="M316 106H684M316 588H684" stroke="var(--coast)" stroke-width="1.2"/>'
    )


_STEPS = ((22, 0.0), (17, 0.5), (31, -0.4), (14, 0.0), (26, 0.5), (19, 0.0), (34, -0.4))
"""How long the faces of a hewn edge are and how far they stand in."""


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


@cache
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


def _blocks(x: float, y: float) -> str:
    stones = "M-9 4V-2L-4-5H6L1-2V4ZM1-2H-9M1 4L6 1V-5M3 7V2L7-1H15L11 2V7ZM11 2H3M11 7L15 4V-1"
    return f'<path transform="translate({x} {y})" d="{stones}" fill="var(--stone)" stroke="var(--ink-2)" stroke-width=".8" stroke-linejoin="round"/>'


def _arrows() -> str:
    """The builder walks clockwise (PAL-76)."""
    arrow = (
        '<path d="M-8 10Q-8-6 6-8" fill="none" stroke="var(--ink)" stroke-width="1.8" stroke-linecap="round"/><path d="M3-12.6L10-8.8 4-4Z" fill="var(--ink)"/>'
    )
    return "".join(
        f'<g transform="translate({x} {y}) rotate({turn})">{arrow}</g>' for x, y, turn in ((328, 214, 0), (672, 213, 90), (672, 490, 180), (329, 491, 270))
    )


def _shed() -> str:
    tiles = "".join(f"M{430 + k * 8} 232L{410 + k * 9} 262" for k in range(1, 18))
    return (
        '<path d="M425 265H585V473H425Z" fill="var(--coast)" opacity=".4"/>'
        '<path d="M422 262H578V470H422Z" fill="var(--sheet)" stroke="var(--coast)" stroke-width="1.4"/>'
        '<path d="M422 262H432V470H422ZM568 262H578V470H568Z" fill="var(--wood)" stroke="var(--coast)" stroke-width="1.2"/>'
        '<path d="M424 262L438 280M576 262L562 280" stroke="var(--coast)" stroke-width="3"/>'
        '<path d="M410 262L430 232H570L590 262Z" fill="var(--ceramic)" stroke="var(--coast)" stroke-width="1.4" stroke-linejoin="round"/>'
        f'<path d="{tiles}M424 242H576M417 252H583" fill="none" stroke="{SEPIA}" stroke-width=".6" opacity=".5"/>'
        '<path d="M428 231H572" stroke="var(--coast)" stroke-width="2.4" stroke-linecap="round"/>'
    )


def display_places(seats: int) -> list[float]:
    """The middles of the places of the money display: one more than there are players (PAL-46)."""
    return [494.0 + 41 * number for number in range(seats + 1)]


def _display(seats: int) -> str:
    places = "".join(f'<rect x="{num(x - 17)}" y="609" width="34" height="50" rx="2"/>' for x in display_places(seats))
    return f'<g fill="none" stroke="var(--rule)" stroke-width="1.2">{places}</g>'
