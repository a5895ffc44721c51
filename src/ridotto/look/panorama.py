"""The view of the city from the lagoon, for the front page: one drawing, the same for everybody."""

from functools import cache

from ridotto.engine.rng import Rng
from ridotto.look.boats import gondola, hills, mooring, reflection, ship, water_lines
from ridotto.look.buildings import LINE, arcade, dome, house, openings, palace, path, row_of_houses, tower, wall, window, windows

WIDTH, HEIGHT = 1600, 352
_QUAY = 232.0


@cache
def panorama() -> str:
    """What stands inside an SVG with the view box `0 0 1600 352`."""
    parts = (_water(), _far_islands(), _city(), _san_marco(), _salute(), _san_giorgio(), _quay(), _traffic())
    return "".join(parts)


def _water() -> str:
    return f'<rect y="{_QUAY:g}" width="{WIDTH}" height="{HEIGHT - _QUAY:g}" fill="var(--water)"/>'


def _far_islands() -> str:
    far = hills(-20, 260, _QUAY, 13) + hills(1235, 1630, _QUAY, 12)
    return f'<path d="{far}" fill="var(--stone)" stroke="var(--coast)" stroke-width=".6"/>'


def _city() -> str:
    """The long row of houses, with the towers and domes that stand behind it."""
    y = _QUAY
    behind = tower(420, y - 20, 9, 62, 10, 18) + dome(505, y - 30, 17, 10) + tower(548, y - 20, 8, 56, 9, 22)
    behind += dome(950, y - 30, 12, 7, 7) + tower(1058, y - 22, 7, 50, 8, 16) + tower(1168, y - 18, 9, 70, 10, 20) + dome(1110, y - 28, 14, 8)
    back = row_of_houses("the second row", 352, 1236, y - 14, (16, 30), (24, 42))
    front = row_of_houses("the first row", 330, 1250, y, (18, 38), (24, 50))
    return f'<g opacity=".6">{back}</g>{behind}{front}'


def _san_marco() -> str:
    """The basilica's domes behind the palace, the library, the two columns, the great tower."""
    y = _QUAY
    drawn = "".join(dome(x, y - 46, radius, 7, 8) for x, radius in ((742, 13), (772, 13), (757, 18)))
    drawn += tower(700, y, 19, 122, 22, 40) + palace(730, y, 150, 62)
    drawn += (
        path(wall(634, y, 56, 34)) + openings(arcade(635, 689, y, 15, 7) + windows(636, y - 19, 52, 7, 4, 10)) + path(wall(632, y - 34, 60, 3), "var(--stone)")
    )
    return drawn + "".join(path(wall(x - 1.4, y, 2.8, 30) + wall(x - 2.6, y - 30, 5.2, 2.4), "var(--card)") for x in (716, 724))


def _salute() -> str:
    """The great domed church on its point, with the customs house."""
    y = _QUAY
    drawn = row_of_houses("dogana", 188, 330, y, (18, 30), (16, 24))
    drawn += dome(312, y - 26, 14, 9, 8) + tower(334, y, 8, 58, 9, 14)
    drawn += path(wall(232, y, 72, 34)) + openings(windows(238, y - 4, 60, 5, 6, 20)) + path(wall(228, y - 34, 80, 4), "var(--stone)")
    return drawn + dome(268, y - 38, 28, 13, 13)


def _san_giorgio() -> str:
    """The church on its island, with a temple front."""
    y, rng = _QUAY, Rng.from_seed("san giorgio")
    drawn = path(f"M1284 {y + 3:g}C1310 {y - 6:g} 1420 {y - 6:g} 1450 {y + 3:g}Z", "var(--stone)")
    drawn += tower(1416, y - 6, 9, 80, 11, 20) + "".join(house(rng, x, y - 1, width, height) for x, width, height in ((1304, 38, 22), (1392, 40, 20)))
    drawn += dome(1366, y - 34, 13, 7, 8) + path(f"M1342 {y:g}V{y - 26:g}L1366 {y - 40:g}L1390 {y - 26:g}V{y:g}Z")
    columns = "".join(f"M{x} {y:g}V{y - 26:g}" for x in (1350, 1359, 1373, 1382)) + f"M1342 {y - 26:g}H1390"
    return drawn + f'<path d="{columns}" fill="none" {LINE}/>' + openings(window(1366, y, 7, 17))


def _quay() -> str:
    edge = f'<path d="M180 {_QUAY:g}H1260" stroke="var(--coast)" stroke-width="2"/>'
    mirrored = reflection("mirror", 182, 1258, _QUAY + 3.5, 30) + reflection("island", 1290, 1446, _QUAY + 6, 18)
    return edge + mirrored + water_lines("lagoon", 0, WIDTH, _QUAY + 8, HEIGHT - 2)


def _traffic() -> str:
    y = _QUAY
    posts = ((556, 50, 30), (566, 55, 36), (576, 51, 28), (1180, 62, 32), (1190, 66, 38))
    drawn = ship(1010, y + 22) + ship(98, y + 16, 0.7) + ship(1520, y + 18, 0.8) + "".join(mooring(x, y + down, height) for x, down, height in posts)
    return drawn + gondola(360, y + 48, 0, 0.8) + gondola(640, y + 66, 4, 1.25) + gondola(1310, y + 74, 1)
