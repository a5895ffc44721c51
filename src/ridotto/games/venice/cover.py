"""The cover: two gondolas meet where a small canal joins the basin; palaces, a bridge, the dome of a church and a bell tower behind them."""

from ridotto.look.boats import gondola, mooring, reflection, water_lines
from ridotto.look.buildings import FINE, LINE, dome, openings, path, row_of_houses, shaded, tower, wall, windows
from ridotto.look.pen import num

_WATER = 98.0


def draw() -> str:
    """What stands inside an SVG with the view box `0 0 240 156`."""
    paper = '<rect width="240" height="156" fill="var(--card)"/>'
    water = f'<rect y="{_WATER:g}" width="240" height="{156 - _WATER:g}" fill="var(--water)"/><path d="M0 {_WATER:g}H240" {LINE}/>'
    back = row_of_houses("behind the bridge", 58, 140, _WATER, (15, 20), (16, 24))
    far = tower(146, _WATER, 11, 46, 11, 20) + _church(182)
    left = row_of_houses("left of the canal", 0, 62, _WATER, (19, 25), (44, 62))
    right = row_of_houses("right of the canal", 206, 240, _WATER, (17, 22), (36, 50))
    lines = reflection("the quays", 0, 240, _WATER + 3, 14) + water_lines("the basin", 4, 236, _WATER + 16, 154, 1.3)
    posts = mooring(20, _WATER + 16, 26) + mooring(30, _WATER + 20, 30) + mooring(224, _WATER + 18, 26)
    boats = f'<g transform="translate(170 0) scale(-1 1)">{gondola(96, _WATER + 27, 1, 0.92)}</g>{gondola(166, _WATER + 38, 0, 1.02)}'
    return f'{paper}<g opacity=".6">{back}</g>{far}{left}{right}{_bridge(62, 116)}{water}{lines}{posts}{boats}'


def _church(x: float) -> str:
    """A church with a dome, its front on the water."""
    front = path(wall(x - 22, _WATER, 44, 26)) + shaded(wall(x + 12, _WATER, 10, 26))
    gable = path(f"M{num(x - 24)} {num(_WATER - 26)}H{num(x + 24)}L{num(x)} {num(_WATER - 38)}Z", "var(--stone)")
    doors = openings(windows(x - 20, _WATER, 40, 3, 7, 17))
    return f"{dome(x, _WATER - 34, 15)}{front}{gable}{doors}"


def _bridge(left: float, right: float) -> str:
    """A bridge over the small canal, with its railing."""
    middle, foot, deck = (left + right) / 2, _WATER + 2, _WATER - 26
    arch = f"M{num(left)} {num(foot)}V{num(_WATER - 15)}Q{num(middle)} {num(deck - 8)} {num(right)} {num(_WATER - 15)}V{num(foot)}"
    arch += f"H{num(right - 10)}A{num((right - left) / 2 - 10)} 19 0 0 0 {num(left + 10)} {num(foot)}Z"
    rail = f"M{num(left)} {num(_WATER - 20)}Q{num(middle)} {num(deck - 13)} {num(right)} {num(_WATER - 20)}"
    posts = "".join(f"M{num(left + 6 * k)} {num(_WATER - 15 - 8 * (1 - ((k - 4.5) / 4.5) ** 2))}v-5" for k in range(1, 9))
    return f'{path(arch)}<path d="{rail}{posts}" {FINE}/>'
