"""Where things are on the board of 1000 x 700: the band with Doge track and sections on top, the plan of the city
below.

All numbers of the drawing are here and in the modules that draw with them; nothing in the edition depends on them.
"""

from functools import lru_cache
from math import atan2, cos, degrees, radians, sin
from typing import NamedTuple

from ridotto.games.rialto.moves import DISTRICTS, SHORTS
from ridotto.look import quays
from ridotto.look.pen import Box, Point, closed

WIDTH, HEIGHT = 1000.0, 700.0

# ---- the band ----
BAND_TOP, BAND_FOOT = 12.0, 88.0
TRACK_LEFT, TRACK_RIGHT = 8.0, 600.0
TRACK_SILL = 71.0
ARCHES = 22
ARCH_LEFT = 92.0
ARCH = (TRACK_RIGHT - ARCH_LEFT) / ARCHES
AGENDA_LEFT, AGENDA_RIGHT = 608.0, 992.0
AGENDA_SILL = 50.0
SECTION_WIDTHS = (58.0, 58.0, 70.0, 64.0, 66.0, 68.0)

# ---- the supplies around the city ----
STOCK: Box = (826.0, 506.0, 166.0, 110.0)
TILES: Box = (8.0, 482.0, 128.0, 108.0)
VIRTUAL: Box = (820.0, 630.0, 172.0, 62.0)
BONUS: dict[str, Point] = {"ultra": (70.0, 664.0), "citra": (744.0, 664.0)}
BONUS_PLATE: Box = (-62.0, -32.0, 124.0, 60.0)
"""A bonus tile around its place."""

# ---- the sheet that lies over the band, and nothing of the map, when something is chosen from it ----
SHEET: Box = (3.0, BAND_TOP, 994.0, BAND_FOOT - BAND_TOP)

CREST: Box = (TRACK_LEFT - 4, 2.0, TRACK_RIGHT - TRACK_LEFT + 8, BAND_TOP - 2)
"""What stands out above the band; the sheet hides it, too."""

# ---- what a phone enlarges ----
CITY_TOP = 92.0
TRACK_VIEW: Box = (0, 0, 608, CITY_TOP + 12)
AGENDA_VIEW: Box = (604, 0, 392, CITY_TOP)
QUARTERS: dict[str, Box] = {
    "north-west": (60, CITY_TOP, 500, 304),
    "north-east": (500, CITY_TOP, 500, 304),
    "south-west": (0, 300, 500, 304),
    "south-east": (420, 300, 500, 304),
}
"""The quarters of the city, each with all of its connections."""
STOCK_VIEW: Box = (820, 500, 178, 122)
TILES_VIEW: Box = (2, 474, 142, 122)
VIRTUAL_VIEW: Box = (816, 626, 180, 72)
_LEAST_WIDTH = 300.0
BROAD = 1.62
"""The width by the height of what a phone enlarges, so that it fills the width of the phone."""
_MEETING: Point = (480.0, 340.0)
"""Where the western half of the city ends, and the northern one."""


def bonus_view(side: str) -> Box:
    """What a loupe shows of a bonus tile."""
    x, y = BONUS[side]
    return x - 66, y - 38, 136, 74


def ends_view(connection: str) -> Box:
    """What a loupe shows of a bridge to be turned: both ends, and what lies around them."""
    place, height = span(connection), _LEAST_WIDTH / BROAD
    left = min(max(0.0, place.x - _LEAST_WIDTH / 2), WIDTH - _LEAST_WIDTH)
    return left, max(CITY_TOP, place.y - height / 2), _LEAST_WIDTH, height


# ---- the city ----
LAND: dict[str, tuple[Point, ...]] = {
    "santa-croce": ((18, 216), (62, 186), (128, 178), (190, 200), (214, 250), (230, 322), (228, 398), (226, 452), (150, 464), (64, 452), (26, 392)),
    "cannaregio": (
        *((240, 164), (300, 145), (430, 139), (570, 140), (688, 152), (702, 206)),
        *((694, 276), (610, 286), (480, 280), (340, 284), (280, 270), (262, 220)),
    ),
    "castello": (
        *((730, 186), (800, 170), (900, 178), (966, 214), (986, 300), (982, 400), (952, 452)),
        *((880, 484), (800, 504), (750, 488), (748, 400), (744, 310), (722, 284)),
    ),
    "san-marco": ((520, 322), (610, 313), (714, 303), (720, 380), (720, 452), (690, 484), (610, 490), (516, 474), (504, 400)),
    "san-polo": ((262, 322), (350, 328), (440, 322), (460, 344), (458, 410), (450, 472), (360, 480), (258, 474), (254, 400)),
    "dorsoduro": (
        *((160, 492), (256, 500), (360, 507), (444, 500), (486, 526), (600, 538), (692, 534), (712, 552)),
        *((680, 592), (630, 640), (540, 676), (350, 686), (220, 678), (170, 622), (148, 548)),
    ),
}
"""The outlines of the districts, after the real city."""
_MIDDLES: dict[str, Point] = {
    "santa-croce": (122, 312),
    "cannaregio": (470, 212),
    "castello": (866, 330),
    "san-marco": (612, 388),
    "san-polo": (365, 394),
    "dorsoduro": (420, 574),
}
"""The point to which the name, the councilmen and the district figure are relative."""
_FIGURE: Point = (40, 68)
_FIGURES: dict[str, Point] = {"cannaregio": (146, 24), "dorsoduro": (-146, 10), "castello": (44, 78), "san-polo": (-70, 66)}
"""The place of the district figure where the usual one is occupied."""
_COLUMN = 44.0
_COLUMNS_OF_FIVE = {"san-polo": 37.0, "santa-croce": 38.0, "san-marco": 41.0}
"""How far apart the columns of five players are in the narrower districts."""


class Span(NamedTuple):
    """The place of a tile: its centre, its angle from first to second end, and half the water that it crosses."""

    x: float
    y: float
    turn: float
    half: float
    along: bool = False
    """Whether a gondola lies along the line between the ends instead of across it."""

    @property
    def landing(self) -> float:
        """The distance from the middle to the value at an end."""
        return self.half + 13

    def end(self, number: int) -> Point:
        """Where the value at the first or the second end is."""
        reach = self.landing * (-1 if number == 0 else 1)
        return self.x + reach * cos(radians(self.turn)), self.y + reach * sin(radians(self.turn))


SPANS = {
    "ca-sc": Span(238, 240, 168, 21),
    "ca-sp": Span(318, 304, 96, 21),
    "ca-sm": Span(654, 297, 88, 12),
    "ca-cs": Span(713, 236, -2, 11),
    "cs-sm": Span(734, 440, 180, 13),
    "sm-sp": Span(480, 452, 180, 22),
    "sc-sp": Span(242, 377, 2, 13),
    "sc-do": Span(176, 478, 86, 15),
    "sp-do": Span(352, 493, 90, 13),
    "sm-do": Span(556, 508, 93, 24),
    "cs-do": Span(732, 520, 137, 18),
    "cs-sc": Span(478, 111, 180, 32, along=True),
}
"""The connections of the standard edition."""
LANES = ("M122 168C128 134 168 112 240 112L424 112", "M532 112L770 112C824 112 842 132 848 164")
"""The channel across the lagoon from Santa Croce to Castello, on both sides of its tile."""


@lru_cache(maxsize=256)
def span(connection: str) -> Span:
    """The place of a connection's tile; for one of another edition, half-way between its districts."""
    if connection in SPANS:
        return SPANS[connection]
    (x0, y0), (x1, y1) = (_MIDDLES[DISTRICTS[SHORTS.index(short)]] for short in connection.split("-"))
    return Span((x0 + x1) / 2, (y0 + y1) / 2, degrees(atan2(y1 - y0, x1 - x0)), 18)


def quarter(connection: str) -> str:
    """The quarter of the city that a connection belongs to."""
    place = span(connection)
    return f"{'north' if place.y < _MEETING[1] else 'south'}-{'west' if place.x < _MEETING[0] else 'east'}"


def name_at(district: str) -> Point:
    """The middle of a district's name."""
    x, y = _MIDDLES[district]
    return x, y - 24


@lru_cache(maxsize=256)
def man_at(district: str, player: int, players: int) -> Point:
    """The place of a player's councilmen: each player has his own column in every district."""
    x, y = _MIDDLES[district]
    column = _COLUMN if players < 5 else _COLUMNS_OF_FIVE.get(district, _COLUMN)
    return x + (player - (players - 1) / 2) * column - 6, y + 19


def figure_at(district: str) -> Point:
    """Where the district figure stands: below the councilmen, or beside them where the district is low."""
    x, y = _MIDDLES[district]
    aside, below = _FIGURES.get(district, _FIGURE)
    return x + aside, y + below


@lru_cache(maxsize=64)
def outline(district: str) -> str:
    """The plain outline: what takes a click."""
    return closed(LAND[district])


@lru_cache(maxsize=64)
def coast(district: str) -> str:
    """The outline as it is drawn, with quays."""
    return quays.coast(f"quays of {district}", LAND[district])


@lru_cache(maxsize=64)
def district_view(district: str) -> Box:
    """What a loupe shows of a district."""
    xs, ys = [x for x, _ in LAND[district]], [y for _, y in LAND[district]]
    top = max(CITY_TOP, min(ys) - 16)
    height = min(HEIGHT, max(ys) + 22) - top
    width = max(_LEAST_WIDTH, max(xs) - min(xs) + 44, height * BROAD)
    left = min(max(0.0, (min(xs) + max(xs) - width) / 2), WIDTH - width)
    return left, top, width, height
