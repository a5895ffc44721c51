"""Where things are: the seats' streets in the corners, the works between them. All in scene units, 1000 x 700."""

from dataclasses import dataclass
from functools import lru_cache

from ridotto.look.pen import Box, Point

FAR = 250
"""The ground line of the far bank."""
NEAR = 596
"""The ground line of the near bank, in front of the river."""
STREET = 304
"""How wide a street is."""
STOREY = 40.0
TILE_WIDTH = 60.0
WIDTH, HEIGHT = 1000.0, 700.0
LOUPE = 390 / 195
"""The width of a phone's loupe by its height, so that all of it shows above the question."""
TALL_LOUPE = 390 / 240
"""The same where the viewer builds: nothing else needs to be seen, and what is tapped should be as large as can be."""
DRAFT_LOUPE = 390 / 300
"""The same where everybody takes a tile from a tall quarry: many lie there, one above the other."""


@lru_cache(maxsize=512)
def framed(left: float, top: float, right: float, low: float, shape: float = LOUPE) -> Box:
    """A part of the board, widened to the shape of a loupe if it is too tall for one."""
    width = max(right - left, (low - top) * shape)
    start = min(max(0.0, (left + right - width) / 2), WIDTH - width)
    return (round(start, 1), round(top, 1), round(width, 1), round(low - top, 1))


@dataclass(frozen=True)
class Corner:
    """One of the four streets. Its oldest palazzo is next to the works, its name on the outer side."""

    left: float
    ground: float
    mirrored: bool
    """Whether it is to the right of the works."""

    @property
    def pavement(self) -> Box:
        """The ground in front of its palazzi, where cards and new tiles lie."""
        return (self.left - 4, self.ground + 30, 312, 68 if self.ground == FAR else HEIGHT - self.ground - 30)

    def box(self, high: float, paved: bool = True, shape: float = LOUPE) -> Box:
        """What a phone shows of it: from `high` above the ground down to the pavement, or to the points."""
        low = self.ground + 34 if not paved else self.ground + 98 if self.ground == FAR else HEIGHT
        return framed(self.left - 4, self.ground - max(high, 60), self.left + 308, low, shape)


CORNERS = (Corner(4, NEAR, False), Corner(4, FAR, False), Corner(692, FAR, True), Corner(692, NEAR, True))
"""Clockwise, the viewer's own first."""
_TAKEN = {2: (0, 2), 3: (0, 1, 3), 4: (0, 1, 2, 3)}


def corner_of(seat: int, viewer: int | None, seats: int) -> Corner:
    """Where the viewer sees a seat's street: one's own, or for a spectator seat 0's, is on the near left bank."""
    return CORNERS[_TAKEN[seats][(seat - (viewer or 0)) % seats]]


@dataclass(frozen=True)
class Plots:
    """How the palazzi of a street are arranged: the more there are, the closer."""

    corner: Corner
    count: int
    low: bool = False
    """Whether they must stay below the name, because one under it is tall."""

    @property
    def pitch(self) -> float:
        """The distance from one palazzo to the next."""
        return min(76.0, 292 / max(self.count, 1))

    @property
    def scale(self) -> float:
        """The size of the tiles."""
        return min(0.95 * max(0.45, min(1.0, self.pitch / 72)), 0.71 if self.low else 1.0)

    def across(self, number: int) -> float:
        """The middle of a palazzo."""
        way = 8 + 36 * min(1.0, self.pitch / 72) + number * self.pitch
        return self.corner.left + way if self.corner.mirrored else self.corner.left + STREET + 4 - way

    def up(self, storey: int) -> float:
        """The middle of a storey, counted from 0."""
        return self.corner.ground - 21 * self.scale - STOREY * self.scale * storey


CROWDED = 4
"""With this many tiles a tall quarry is full."""
ROW = 4
"""So many tiles lie in one row in a flat quarry; more lie in two, where the quarry's number has no room."""


@dataclass(frozen=True)
class Quarry:
    """One of the four quarries: a pit seen from above, with the plate that says how many windows send a tile here."""

    middle: Point
    width: float
    height: float
    plate: Point
    ribbon: Point
    caption: Point

    @property
    def flat(self) -> bool:
        """Whether its tiles lie side by side rather than one above the other."""
        return self.width > self.height

    def box(self, count: int, builder: bool, shape: float = LOUPE) -> Box:
        """What a phone shows of it with `count` tiles: the whole of a flat one, the tiles of a tall one."""
        x, y = self.middle
        low = y + self.height / 2 + 8
        if self.flat:
            return framed(x - self.width / 2 - 4, y - self.height / 2 - 16, x + self.width / 2 + 4, low)
        points, scale = self.tiles(count, builder)
        top = min([low - 120, *(height - 40 * scale for _, height in points)])
        return framed(x - self.width / 2 - 4, top, x + self.width / 2 + 4, low, shape)

    def builder(self, crowded: bool = False) -> tuple[float, float, float]:
        """Where the builder stands in it, and his size: a crowded tall quarry leaves him less room."""
        x, y = self.middle
        if self.flat:
            return x - self.width / 2 + 36, y + 8, 1.0
        return (x, y - self.height / 2 + 36, 0.7) if crowded else (x, y - self.height / 2 + 50, 1.0)

    def tiles(self, count: int, builder: bool) -> tuple[list[Point], float]:
        """The places of `count` tiles, and their size. They leave room for the builder if he is here."""
        x, y = self.middle
        if not self.flat:
            crowded = count >= CROWDED
            top, low = y - self.height / 2 + ((62 if crowded else 84) if builder else 34), y + self.height / 2 - ((10 if crowded else 14) if builder else 35)
            pitch = min(52.0, (low - top) / max(count, 1))
            scale = min(0.9 if crowded else 0.82, pitch / 46)
            return [(x + 5, low - 21 * scale - pitch * number) for number in range(count)], scale
        left, right = x - self.width / 2 + (66 if builder else 26), x + self.width / 2 - 14
        if count <= ROW:
            pitch = min(79.0, (right - left) / max(count, 1))
            scale = min(1.03 if builder else 0.9, pitch / (81 if builder else 74))
            first = left + 44 * min(1.0, scale) if builder else x + 4 - pitch * (count - 1) / 2
            return [(first + pitch * number, y + (19 if builder else 0)) for number in range(count)], scale
        columns = (count + 1) // 2
        pitch = min(76.0, (right - left) / columns)
        scale = min(0.86, pitch / 81)
        front, back = (y + 26, y - 14) if builder else (y + 20, y - 18)
        return [(left + pitch * (number // 2 + 0.56), back if number % 2 else front) for number in range(count)], scale


QUARRIES = (
    Quarry((500, 168), 320, 104, (500, 213), (500, 118), (604, 205)),
    Quarry((635, 352), 86, 240, (635, 248), (635, 229), (635, 459)),
    Quarry((500, 534), 320, 96, (500, 574), (500, 494), (604, 568)),
    Quarry((365, 352), 86, 240, (365, 248), (365, 229), (365, 459)),
)
"""North, east, south and west of the warehouse: clockwise, as the builder walks."""
WAREHOUSE = (406.0, 226.0, 188.0, 254.0)
STACKS = (314.0, 2.0, 372.0, 102.0)
MONEY = (314.0, 590.0, 372.0, 108.0)
STORE_TOP, STORE_LOW = 270.0, 470.0
MARKET = framed(312, 212, 688, 482)
"""The warehouse between the two tall quarries."""


def store_box(count: int) -> Box:
    """What a phone shows of the warehouse with `count` tiles: the price and the shelves in use."""
    _, rows = shelves(count)
    filled = max(1, -(-count // shelves(count)[0]))
    return framed(406, 230, 594, STORE_TOP + 6 + (STORE_LOW - STORE_TOP) * filled / rows)


def shelves(count: int) -> tuple[int, int]:
    """Columns and rows of the racks: with more than eight tiles they close up."""
    columns = 2 if count <= 8 else 3
    return columns, max(4, -(-count // columns))


def shelf(number: int, count: int) -> tuple[float, float, float]:
    """The place of a tile among `count` in the racks, and its size."""
    columns, rows = shelves(count)
    high = (STORE_LOW - STORE_TOP) / rows
    wide = 136 / columns
    scale = min(0.84, wide / 78, high / 56)
    return 432 + wide * (number % columns + 0.5) + 5 * scale, STORE_TOP - 3 + high * (number // columns + 1) - 21 * scale, scale
