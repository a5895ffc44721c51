"""The cover: the galley of the Doge half built, hall and oars aft, bare ribs forward, gondolas around it."""

from ridotto.look.boats import gondola, hills, water_lines
from ridotto.look.buildings import DARK, FINE, LINE, dome, path, row_of_houses, shaded, tower, window
from ridotto.look.pen import Point, closed, num

_WATER = 112.0
_STERN, _BUILT, _RIBS = 26.0, 124.0, 186.0
"""Where the hall begins, where it ends, and where the ribs end."""
_BAY = 9.8


def draw() -> str:
    """What stands inside an SVG with the view box `0 0 240 156`."""
    paper = '<rect width="240" height="156" fill="var(--card)"/>'
    far = f'<path d="{hills(120, 250, _WATER, 9)}" fill="var(--stone)" stroke="var(--coast)" stroke-width=".6"/>'
    houses = row_of_houses("across the lagoon", 150, 236, _WATER, (13, 20), (12, 22))
    city = f'<g opacity=".5">{tower(206, _WATER, 7, 40, 8, 15)}{dome(182, _WATER - 12, 9, 6, 6)}{houses}</g>'
    water = f'<rect y="{_WATER:g}" width="240" height="{156 - _WATER:g}" fill="var(--water)"/><path d="M0 {_WATER:g}H240" {LINE}/>'
    ship = f"{_ribs()}{_hull()}{_hall()}{_stern()}{_oars()}"
    waves = water_lines("round the galley", 4, 236, _WATER + 9, 154, 1.3)
    return f"{paper}{far}{city}{water}{ship}{_bow()}{waves}{gondola(178, _WATER + 31, 1, 0.62)}{gondola(62, _WATER + 36, 2, 0.5, rower=False)}"


def _y(level: float, x: float) -> float:
    """A height of the ship: its lines rise to both ends."""
    way = (x - 128) / 100
    return level - (7 if way < 0 else 5) * way * way


def _band(top: float, foot: float, left: float, right: float) -> str:
    steps = [left + (right - left) * k / 8 for k in range(9)]
    outline: list[Point] = [(x, _y(top, x)) for x in steps] + [(x, _y(foot, x)) for x in reversed(steps)]
    return closed(outline)


def _along(level: float, left: float, right: float) -> str:
    return "M" + "L".join(f"{num(x)} {num(_y(level, x))}" for x in [left + (right - left) * k / 8 for k in range(9)])


def _bays() -> list[float]:
    return [_STERN + _BAY * (k + 0.5) for k in range(int((_BUILT - _STERN) / _BAY))]


def _hull() -> str:
    """The lower deck as far as it is built: frieze, ports, painted wale."""
    planks = path(f"{_along(83, _STERN - 6, _BUILT)}V{_WATER + 3:g}H{_STERN + 2:g}Z", "var(--wood)")
    lines = f'<path d="{_along(96, _STERN - 4, _BUILT)}{_along(108, _STERN, _BUILT)}" {FINE}/>'
    ports = "".join(window(x, _y(94.6, x), 3.6, 5.4) for x in _bays())
    wale = path(_band(99, 103, _STERN - 3, _BUILT), "var(--wax)")
    frieze = path(_band(83, 87, _STERN - 6, _BUILT), "var(--brass)")
    return f'{planks}{lines}{frieze}<path d="{ports}" {DARK}/>{wale}'


def _hall() -> str:
    """The upper deck: pointed arches under a crimson roof with a scalloped hem."""
    wall = path(_band(58, 83, _STERN - 4, _BUILT))
    arches = "".join(window(x, _y(78, x), 6.4, 17) for x in _bays())
    rail = path(_band(78.6, 83, _STERN - 5, _BUILT), "var(--brass)")
    roof = (
        path(_band(48, 58, _STERN - 6, _BUILT), "var(--wax)")
        + f'<path d="{_along(50.4, _STERN - 6, _BUILT)}" fill="none" stroke="var(--brass)" stroke-width="1"/>'
    )
    hem = "".join(f"M{num(x - 4.9)} {num(_y(58, x - 4.9))}Q{num(x)} {num(_y(58, x) + 5)} {num(x + 4.9)} {num(_y(58, x + 4.9))}Z" for x in _bays())
    return f'{wall}<path d="{arches}" {DARK}/>{rail}{roof}{path(hem, "var(--brass)")}'


def _stern() -> str:
    """The Doge's cabin, the scroll with its lantern, the flag of Saint Mark."""
    cabin = (
        path("M10 46C10 36 18 33 27 34.6L34 41V50L12 49Z", "var(--wax)")
        + path("M14 49L34 50V79L18 78Z")
        + f'<path d="{window(21, 74, 5.6, 17)}{window(29, 75, 5.6, 17)}" {DARK}/>'
    )
    after = (
        path("M16 78L34 79.6V115H27C20 104 15 92 13 79Z", "var(--wood)")
        + path("M14 78L34 79.6V83.6L15 82Z", "var(--brass)")
        + path("M17 93L34 97V101L18.4 97.4Z", "var(--wax)")
    )
    rudder = path("M18 96L11 100Q10 109 13 118H21Z", "var(--wood)")
    scroll = path("M14 78C8 66 3 66 3 59 3 54 9 54 9.4 58 9.4 60.6 6.6 60.6 6.8 58.6M14 78C12 70 9 66 6.6 63", "none")
    lantern = path("M4 53V46L6 42.6 8 46V53Z", "var(--brass)")
    flag = path("M27 34V6", "none") + path(
        "M27.4 8C35 5 41 10 49 7.6 55 6 59 7.6 65 7 60 10 60 12 64 14 60 16 60 18 63 21 54 22 46 19 40 21 35 22.4 31 20 27.4 21Z", "var(--wax)"
    )
    beast = "M36 17.6v-3.4c-1-1.6 0-3.4 1.4-3.6l1.6-.6 1.4 1.6h5c2.4 0 3.4 1.4 3.4 3v3h-1.6v-2l-2-.4v2.4h-1.6v-2.4h-4v2.4Z"
    lion = f'<path d="{beast}M42 11.6c0-3 3-4 7-4.4-.6 2-2 4-4 4.4Z" fill="var(--brass)"/>'
    return rudder + after + cabin + scroll + lantern + flag + lion


def _oars() -> str:
    shafts = "".join(f"M{num(x)} {num(_y(92.6, x))}L{num(x - 12)} {_WATER + 4:g}" for x in _bays()[1:])
    blades = "".join(f"M{num(x - 11.4)} {_WATER + 2.4:g}l2 .8-3.6 8-2.4-1Z" for x in _bays()[1:])
    return f'<path d="{shafts}" fill="none" stroke="var(--coast)" stroke-width="1.1"/>{path(blades, "var(--wax)")}'


def _ribs() -> str:
    """What is still to be built: bottom, ribs, ribbands, and the first posts of the hall."""
    bottom = path(f"M{_BUILT - 4:g} {num(_y(103, _BUILT))}L{_RIBS + 8:g} {num(_y(103, _RIBS + 8))}V{_WATER + 3:g}H{_BUILT - 4:g}Z")
    ribs = "".join(f"M{num(x - 1.3)} {num(_y(104, x))}V{num(_y(80, x))}h2.6V{num(_y(104, x))}Z" for x in [_BUILT + 5 + 9 * k for k in range(8)])
    posts = "".join(f"M{num(x - 0.9)} {num(_y(80, x))}V{num(_y(60, x))}h1.8V{num(_y(80, x))}Z" for x in (_BUILT + 8, _BUILT + 16, _BUILT + 24))
    bands = _band(87, 88.8, _BUILT, _RIBS + 4) + _band(96, 97.8, _BUILT, _RIBS + 4)
    beam = _band(59, 60.8, _BUILT, _BUILT + 26)
    return f"{bottom}{path(ribs + posts, 'var(--wood)')}{path(bands + beam, 'var(--card)')}"


def _bow() -> str:
    """The bow with its two beaks, waiting."""
    left = _RIBS + 9
    deck = f"M{left:g} {num(_y(83, left))}C{num(left + 14)} 76 {num(left + 28)} 75 238 76"
    hull = path(f"{deck} 230 80 224 82 220 86 226 88 230 90 235 94 224 95 215 100 210 115H{left:g}Z", "var(--wood)")
    rim = path(f"{deck} 226 78 216 79.6 {left:g} {num(_y(87, left))}Z", "var(--brass)")
    wale = path(f"M{left:g} {num(_y(99, left))}C{num(left + 16)} 92 222 91 235 94 224 96 212 97 {left:g} {num(_y(103, left))}Z", "var(--wax)")
    return hull + rim + wale + shaded(f"M{left:g} 105L213 104 210 115H{left:g}Z")
