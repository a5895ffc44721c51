"""The cover: the bridge of Rialto with its shops, houses on both quays, gondolas below the arch."""

from math import cos, pi, sin

from ridotto.look.boats import gondola, water_lines
from ridotto.look.buildings import FINE, LINE, openings, path, row_of_houses, shaded, wall
from ridotto.look.pen import num

_WATER = 110.0
_MIDDLE = 120.0
_SHOPS = 5


def draw() -> str:
    """What stands inside an SVG with the view box `0 0 240 156`."""
    paper = '<rect width="240" height="156" fill="var(--card)"/>'
    quays = row_of_houses("left of the bridge", 0, 46, _WATER, (20, 26), (46, 62)) + row_of_houses("right of the bridge", 190, 238, _WATER, (20, 26), (46, 62))
    water = f'<rect y="{_WATER:g}" width="240" height="{156 - _WATER:g}" fill="var(--water)"/><path d="M0 {_WATER:g}H240" {LINE}/>'
    boats = gondola(116, _WATER + 22, 0, 0.88) + gondola(204, _WATER + 36, 2, 0.56, rower=False)
    return f"{paper}{quays}{water}{_arch()}{_shops()}{_gate()}{water_lines('under the bridge', 4, 236, _WATER + 8, 154, 1.4)}{boats}"


def _arch() -> str:
    """The stone arch with its ring of wedges, and the parapet that rises to the middle."""
    foot = _WATER + 4
    body = f"M18 {num(foot)}V{num(_WATER - 13)}L88 {num(_WATER - 47)}H152L222 {num(_WATER - 13)}V{num(foot)}H176A56 38 0 0 0 64 {num(foot)}Z"
    ring = f"M56 {num(foot)}A64 46 0 0 1 184 {num(foot)}"
    turns = [k * pi / 16 for k in range(1, 16)]
    wedges = "".join(f"M{num(_MIDDLE + 56 * cos(a))} {num(foot - 38 * sin(a))}L{num(_MIDDLE + 64 * cos(a))} {num(foot - 46 * sin(a))}" for a in turns)
    side = f"M176 {num(foot)}A56 38 0 0 0 160 {num(foot - 26)}L170 {num(foot - 34)}Q180 {num(foot - 18)} 184 {num(foot)}Z"
    return f'{path(body)}{shaded(side)}<path d="{ring}{wedges}" {FINE}/>'


def _shops() -> str:
    """Shops under arches climb up on both sides."""
    drawn = ""
    for k in range(_SHOPS):
        for side in (-1, 1):
            x, foot = _MIDDLE + side * (23 + k * 13.6), _WATER - 42 + k * 6.7
            door = f"M{num(x - 3.8)} {num(foot)}v-7.4A3.8 3.8 0 0 1 {num(x + 3.8)} {num(foot - 7.4)}v7.4Z"
            drawn += path(wall(x - 6.1, foot, 12.2, 15.4)) + openings(door)
    return drawn


def _gate() -> str:
    """The arch on the crown of the bridge."""
    foot = _WATER - 45
    house = path(wall(_MIDDLE - 15, foot, 30, 28)) + shaded(wall(_MIDDLE + 7, foot, 8, 28))
    roof = path(f"M{num(_MIDDLE - 19)} {num(foot - 28)}L{num(_MIDDLE)} {num(foot - 41)}L{num(_MIDDLE + 19)} {num(foot - 28)}Z", "var(--stone)")
    way = f"M{num(_MIDDLE - 8.4)} {num(foot)}v-13A8.4 8.4 0 0 1 {num(_MIDDLE + 8.4)} {num(foot - 13)}v13Z"
    return house + roof + openings(way)
