"""Where things are on the board of 1000 x 700: the edition's places, from the view, and what follows from them."""

from functools import cached_property, lru_cache

import orjson

from ridotto.games.doge.moves import DISTRICTS, FIELD_KEYS, QUARANTIA
from ridotto.games.doge.shape import LayoutView, PlaceView
from ridotto.look import quays
from ridotto.look.pen import Box, Point, closed

COUNCIL = FIELD_KEYS[QUARANTIA]
WIDTH, HEIGHT = 1000.0, 700.0
_ADVISOR_PITCH = 32.0
_ADVISOR_START = -112.0
_LOWER_NAMES = {"san-polo": 6.0}  # its coast lies lower than those of its neighbours
_COLUMNS_OF_THREE = (-100.0, -5.0, 90.0)  # three seats have more room: four tokens side by side fit


def geometry_of(layout: LayoutView) -> "Geometry":
    """The places of a layout; equal layouts share one object."""
    return _geometry(orjson.dumps(layout))


@lru_cache(maxsize=16)
def _geometry(layout: bytes) -> "Geometry":
    return Geometry(orjson.loads(layout))


class Geometry:
    """All places of one layout; a layout for another board size is stretched to that of the picture."""

    def __init__(self, layout: LayoutView) -> None:
        self._scale = WIDTH / layout["width"], HEIGHT / layout["height"]
        self._layout = layout
        self._places: dict[str, PlaceView] = {place["field"]: place for place in layout["places"]}
        self._middles = {field: self._point([place["x"], place["y"]]) for field, place in self._places.items()}
        self.outlines: dict[str, list[Point]] = {field: self._points(place["outline"]) for field, place in self._places.items()}
        self._clicks = {field: closed(outline) for field, outline in self.outlines.items()}
        self._coasts = {field: self._clicks[field] if field == COUNCIL else quays.coast(f"quays of {field}", self.outlines[field]) for field in FIELD_KEYS}
        self._frames = {field: _frame(outline) for field, outline in self.outlines.items()}
        self.reading = sorted(FIELD_KEYS[:DISTRICTS], key=lambda field: (self.label_at(field)[1] > 300, self.label_at(field)[0]))
        """The districts in reading order."""

    def _points(self, points: list[list[int]]) -> list[Point]:
        return [self._point(point) for point in points]

    def _point(self, point: list[int]) -> Point:
        return point[0] * self._scale[0], point[1] * self._scale[1]

    def middle(self, field: str) -> Point:
        """The place to which all others in a field are relative."""
        return self._middles[field]

    def _beside(self, field: str, distance: list[int]) -> Point:
        (x, y), (dx, dy) = self.middle(field), self._point(distance)
        return x + dx, y + dy

    def outline(self, field: str) -> str:
        """The plain outline of a field: what takes a click."""
        return self._clicks[field]

    def coast(self, field: str) -> str:
        """The outline as it is drawn: with quays, except for the palace."""
        return self._coasts[field]

    def label_at(self, field: str) -> Point:
        """The middle of a field's name."""
        x, y = self._beside(field, self._layout["quarantia_label"] if field == COUNCIL else self._layout["label"])
        return x, y - 2 + _LOWER_NAMES.get(field, 0.0)

    def site_at(self, field: str, site: int) -> Point:
        """A building site."""
        return self._point(self._places[field]["sites"][site])

    def _column(self, seat: int, seats: int) -> float:
        return _COLUMNS_OF_THREE[seat] if seats == 3 else self._point(self._layout["houses_by_seat"][seat])[0]

    def houses_at(self, field: str, seat: int, seats: int) -> Point:
        """The houses of a seat; every seat has its own column in each district."""
        x, y = self.middle(field)
        return x + self._column(seat, seats) - 8, y + self._point(self._layout["houses_by_seat"][0])[1]

    def stack_at(self, field: str, seat: int, seats: int) -> Point:
        """The tokens of a seat, under its houses."""
        if field == COUNCIL:
            x, y = self._beside(field, self._layout["quarantia_stacks_by_seat"][seat])
            return x - 6, y - 3
        x, y = self.middle(field)
        return x + self._column(seat, seats) - 8, y + self._point(self._layout["stacks_by_seat"][0])[1] - 3

    def advisor_at(self, field: str, number: int, count: int, taken: float = 0.0) -> Point:
        """The place of an advisor in a field; choices take up `taken` at the right end of the row."""
        if field == COUNCIL:
            row = self._layout["quarantia_advisors_row"]
            x, y = self._beside(field, row[min(number, len(row) - 1)])
            return x, y - 1
        room = 216.0 - taken if taken else 224.0
        pitch = min(_ADVISOR_PITCH, room / max(1, count - 1))
        x, y = self._row_of(field)
        return x + _ADVISOR_START + pitch * number, y - 1

    def _row_of(self, field: str) -> Point:
        """The middle of a district's row of advisors."""
        x, y = self.middle(field)
        return x, y + self._point(self._layout["advisors_row"][0])[1]

    def siting_at(self, field: str, count: int) -> Point:
        """Where the next advisor of a field would stand."""
        x, y = self.advisor_at(field, count, count + 1)
        return x + (0 if count == 0 or field == COUNCIL else 14 if count < 6 else 6), y - 1

    def neutral_at(self, advisor: int) -> Point:
        """The neutral place of an advisor."""
        x, y = self._point(self._layout["neutral_places"][advisor])
        return x - 1, y - 3

    def choice_at(self, field: str, number: int, count: int, pitch: float) -> Point:
        """The places for choices at the lower right of a district, the last one at the end."""
        x, y = self._row_of(field)
        return x + 122 - pitch * (count - 1 - number), y + 1

    def order_at(self, colour: str, card: int) -> Point:
        """The place of an order card."""
        return self._point((self._layout["order_brown"] if colour == "brown" else self._layout["order_blue"])[card])

    # ---- boxes ----

    def palace(self) -> Box:
        """The wall of the palace: left, top, right and lower edge."""
        xs, ys = zip(*self.outlines[COUNCIL], strict=True)
        return min(xs), min(ys), max(xs), max(ys)

    @cached_property
    def _quay(self) -> Box:
        xs, ys = zip(*self._points(self._layout["neutral_places"]), strict=True)
        return min(xs) - 19, min(ys) - 29, max(xs) - min(xs) + 37, max(ys) - min(ys) + 59

    def quay(self) -> Box:
        """The quay of the neutral advisors."""
        return self._quay

    def order_row(self, colour: str) -> Box:
        """The slab under a set of order cards."""
        xs, ys = zip(*(self.order_at(colour, card) for card in range(len(FIELD_KEYS))), strict=True)
        return min(xs) - 36, min(ys) - 45, max(xs) - min(xs) + 72, max(ys) - min(ys) + 90

    def medallion(self) -> Point:
        """The number of the round, between both sets of order cards."""
        (x0, y0), (x1, y1) = self.order_at("brown", -1), self.order_at("blue", 0)
        return (x0 + x1) / 2, (y0 + y1) / 2

    def frame(self, field: str, half: bool = False) -> Box:
        """What a loupe shows of a field: of the palace, in a loupe of half the width, only the middle, where everything stands."""
        left, top, width, height = self._frames[field]
        return (self.middle(field)[0] - 208, top, 444.0, height) if half and field == COUNCIL else (left, top, width, height)

    def is_water(self, point: Point) -> bool:
        """Whether a point lies in no district."""
        return not any(_inside(point, self.outlines[field]) for field in FIELD_KEYS[:DISTRICTS])


def _frame(outline: list[Point]) -> Box:
    xs, ys = zip(*outline, strict=True)
    left, top = max(0.0, min(xs) - 6.0), max(0.0, min(ys) - 8.0)
    return left, top, min(WIDTH, max(xs) + 6.0) - left, max(ys) + 5.0 - top


def _inside(point: Point, outline: list[Point]) -> bool:
    """Whether a point lies within an outline: a line to its right crosses an odd number of edges."""
    x, y = point
    edges = zip(outline, [*outline[1:], outline[0]], strict=True)
    return sum((y0 > y) != (y1 > y) and x < x0 + (x1 - x0) * (y - y0) / (y1 - y0) for (x0, y0), (x1, y1) in edges) % 2 == 1
