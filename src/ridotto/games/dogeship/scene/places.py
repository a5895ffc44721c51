"""Where things are on the board of 1000 x 700: sky, galley, lagoon with sea walls, stores, dice boards."""

from functools import lru_cache

from ridotto.games.dogeship.hull import LEFT, height, width
from ridotto.games.dogeship.moves import COLOURS, PILE_TEXTS, SECTIONS
from ridotto.look.pen import Box

DOGE = (787.0, 3.0)
"""The upper left corner of the current Doge tile."""
DOGE_SIZE = (207.0, 117.0)
ORDER_Y = 22.0
ORDER_RIGHT = 776.0
ORDER_PITCH = 52.0
SECTIONS_Y = 271.0
"""The names of the sections, in the water."""
ADRIFT = (784.0, 271.0)
"""Where the markers on the water begin."""
ADRIFT_RIGHT = 950.0

BAND_TOP, BAND_FOOT = 284.0, 376.0
"""The lagoon with the walls of the seats; they stand on a plinth below it."""
PLINTH = 10.0
COURSE = 19.0
"""The height of a barrier in its wall."""
COURSES = 4
"""Up to this many have their full height; more get thinner together."""
WALL_LEFT, WALL_WIDTH = 31.0, 84.0
"""Where a wall begins in the place of its seat, and how wide it is."""
THINGS_LEFT = 123.0
"""Where ducats, markers and yard of a seat begin."""

STORES_TOP, STORES_HEIGHT = 390.0, 25.0
_PILE_PITCH = 123.6

BOARD_WIDTH, BOARD_HEIGHT, BOARD_PITCH = 487.0, 90.0, 94.0
BOARDS_TOP = 419.0
_BOARDS_LEFT = (7.0, 505.0)
NAME_WIDTH = 24.0
FIELD_WIDTH = 77.0
REACH = 26.0
"""The height of the rail above the fields, on which the die lies."""

SHEET: Box = (1.0, 284.0, 998.0, 132.0)
"""The sheet over the lagoon, with what there is to choose from."""


@lru_cache(maxsize=64)
def board_at(colour: str) -> tuple[float, float]:
    """The upper left corner of a dice board."""
    number = COLOURS.index(colour)
    return _BOARDS_LEFT[number % 2], BOARDS_TOP + BOARD_PITCH * (number // 2)


@lru_cache(maxsize=128)
def field_at(colour: str, face: int) -> tuple[float, float]:
    """The middle of what a field shows."""
    left, top = board_at(colour)
    return left + NAME_WIDTH + FIELD_WIDTH * (face - 0.5) + 0.5, top + 58.0


@lru_cache(maxsize=128)
def die_at(colour: str, face: int) -> tuple[float, float]:
    """Where the die lies when it shows this face."""
    left, top = board_at(colour)
    return left + NAME_WIDTH + FIELD_WIDTH * (face - 1) + 17.0, top + 13.5


def seat_width(seats: int) -> float:
    """The width that each seat has in the lagoon."""
    return 1000.0 / seats


def course_height(barriers: int, flood: int | None = None) -> float:
    """The height of a barrier in a wall of `barriers`; a flood needs room, too."""
    return min(COURSE, (BAND_FOOT - BAND_TOP - 2) / max(COURSES, barriers, flood or 0))


@lru_cache(maxsize=64)
def pile_at(pile: str) -> tuple[float, float]:
    """The left end of a pile in the stores, and its middle line."""
    return 7.0 + _PILE_PITCH * PILE_TEXTS.index(pile), STORES_TOP + STORES_HEIGHT / 2


PILE_WIDTH = 120.0


@lru_cache(maxsize=256)
def column_of(lengths: tuple[int, ...], section: str) -> tuple[int, int]:
    """The first column of a section, and how many it has."""
    number = SECTIONS.index(section)
    return sum(lengths[:number]), lengths[number]


def column_left(columns: int, column: int) -> float:
    """The left edge of a column."""
    return LEFT + column * width(columns)


def place_box(columns: int, column: int, deck: str) -> tuple[float, float, float, float]:
    """Middle, width and height of a place of the galley."""
    wide = width(columns)
    x = column_left(columns, column) + wide / 2
    top, foot = (86.0, 160.0) if deck == "upper" else (160.0, 216.0)
    return x, height((top + foot) / 2, x), wide, foot - top
