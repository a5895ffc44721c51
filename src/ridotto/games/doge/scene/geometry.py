"""Where things are on the board of 1000 x 700: the places of the edition, and what follows from them."""

from functools import cache

from ridotto.games.doge import GAME
from ridotto.games.doge.components import DogeEdition, Layout, Place
from ridotto.games.doge.moves import FIELD_KEYS, QUARANTIA
from ridotto.look import quays
from ridotto.look.pen import Box, Point, closed

COUNCIL = FIELD_KEYS[QUARANTIA]
SITE_WIDTH = 56.0
_ADVISOR_PITCH = 32.0
_ADVISOR_START = -112.0
_LOWER_NAMES = {"san-polo": 6.0}  # its coast lies lower than those of its neighbours
_COLUMNS_OF_THREE = (-100.0, -5.0, 90.0)  # three seats have more room: four tokens side by side fit


@cache
def edition() -> DogeEdition:
    """The edition that is drawn."""
    data = GAME.edition.data
    assert isinstance(data, DogeEdition)
    return data


@cache
def layout() -> Layout:
    """The distances that hold for all fields."""
    return edition().layout


@cache
def place(field: str) -> Place:
    """The place of a field."""
    return edition().places[FIELD_KEYS.index(field)]


@cache
def outline(field: str) -> str:
    """The plain outline of a field: what takes a click."""
    return closed(place(field).outline)


@cache
def coast(field: str) -> str:
    """The outline as it is drawn: with quays, but for the palace."""
    return outline(field) if field == COUNCIL else quays.coast(f"quays of {field}", place(field).outline)


@cache
def label_at(field: str) -> Point:
    """The middle of a field's name."""
    here, (dx, dy) = place(field), layout().quarantia_label if field == COUNCIL else layout().label
    return here.x + dx, here.y + dy - 2 + _LOWER_NAMES.get(field, 0.0)


@cache
def site_at(field: str, site: int, sites: int) -> Point:
    """A building site; an edition with more of them has them closer together."""
    given = place(field).sites
    if sites == len(given):
        return given[site]
    first, last = given[0], given[-1]
    return first[0] + (last[0] - first[0]) * site / max(1, sites - 1), first[1]


@cache
def _column(seat: int, seats: int) -> float:
    return _COLUMNS_OF_THREE[seat] if seats == 3 else layout().houses_by_seat[seat][0]


@cache
def houses_at(field: str, seat: int, seats: int) -> Point:
    """The houses of a seat: each has its own column in every district."""
    here = place(field)
    return here.x + _column(seat, seats) - 8, here.y + layout().houses_by_seat[0][1]


@cache
def stack_at(field: str, seat: int, seats: int) -> Point:
    """The tokens of a seat, under its houses."""
    here = place(field)
    if field == COUNCIL:
        dx, dy = layout().quarantia_stacks_by_seat[seat]
        return here.x + dx - 6, here.y + dy - 3
    return here.x + _column(seat, seats) - 8, here.y + layout().stacks_by_seat[0][1] - 3


@cache
def advisor_at(field: str, number: int, count: int, taken: float = 0.0) -> Point:
    """The place of an advisor in a field; so much at the right end of the row is taken by choices."""
    here = place(field)
    if field == COUNCIL:
        row = layout().quarantia_advisors_row
        dx, dy = row[min(number, len(row) - 1)]
        return here.x + dx, here.y + dy - 1
    room = 216.0 - taken if taken else 224.0
    pitch = min(_ADVISOR_PITCH, room / max(1, count - 1))
    return here.x + _ADVISOR_START + pitch * number, here.y + layout().advisors_row[0][1] - 1


@cache
def siting_at(field: str, count: int) -> Point:
    """Where the next advisor of a field would stand."""
    x, y = advisor_at(field, count, count + 1)
    return x + (0 if count == 0 or field == COUNCIL else 14 if count < 6 else 6), y - 1


@cache
def neutral_at(advisor: int) -> Point:
    """The neutral place of an advisor."""
    x, y = layout().neutral_places[advisor]
    return x - 1, y - 3


@cache
def choice_at(field: str, number: int, count: int, pitch: float) -> Point:
    """The places for choices at the lower right of a district, the last one at the end."""
    here = place(field)
    return here.x + 122 - pitch * (count - 1 - number), here.y + layout().advisors_row[0][1] - 3


@cache
def order_at(colour: str, card: int) -> Point:
    """The place of an order card."""
    return (layout().order_brown if colour == "brown" else layout().order_blue)[card]


@cache
def frame(field: str) -> Box:
    """What a loupe shows of a field."""
    xs, ys = [x for x, _ in place(field).outline], [y for _, y in place(field).outline]
    left, top = max(0.0, min(xs) - 6.0), max(0.0, min(ys) - 8.0)
    return left, top, min(1000.0, max(xs) + 6.0) - left, max(ys) + 5.0 - top
