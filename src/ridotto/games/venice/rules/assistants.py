"""Assistants: VEN-50 to VEN-60."""

from mypy_extensions import i64

from ridotto.games.venice.events import ASSISTANT, DOGE_ASSISTANT, DOGE_PUSHED, NEW_ASSISTANT, PUSHED, SMUGGLER_ASSISTANT, SMUGGLER_PUSHED, TENTH
from ridotto.games.venice.moves import FIELDS, MENTOR, RECRUITER
from ridotto.games.venice.rules.position import FROM_TENTH, MOST_COLOURS, NOBODY, Position


def field_of(p: Position, colour: i64, tile: i64) -> i64:
    """The field of a colour's assistant on a tile, or 0."""
    return p.field[tile * MOST_COLOURS + colour]


def advance(p: Position, colour: i64, tile: i64) -> None:
    """VEN-50, VEN-51, VEN-52, VEN-57: place an assistant, or move the one there one field on, if either is possible.

    VEN-59: at a tile only.
    """
    now: i64 = field_of(p, colour, tile)
    if now == FIELDS or (now == 0 and p.supply[colour] == 0):
        return
    if now == 0:
        p.supply[colour] -= 1
    tell_advance(p, colour, tile, now + 1)
    enter(p, colour, tile, now + 1)
    if now == 0 and colour < p.seats:
        celebrate(p, colour)


def celebrate(p: Position, seat: i64) -> None:
    """VEN-144: contract 8 pays for a new assistant. VEN-58, VEN-R38: the first player to place the tenth scores."""
    if p.has(seat, RECRUITER):
        p.pay_contract(seat, RECRUITER, p.amount(RECRUITER))
    if p.supply[seat] == 0 and p.tenth == NOBODY:
        p.tenth = seat
        p.score(seat, FROM_TENTH, p.parts.all_assistants_first)
        p.tell(TENTH, seat, p.parts.all_assistants_first)


def enter(p: Position, colour: i64, tile: i64, field: i64) -> None:
    """VEN-53, VEN-54, VEN-55: an assistant on field 1 to 3 is pushed one field on, and pushes in the same way."""
    p.field[tile * MOST_COLOURS + colour] = field
    if field == FIELDS:
        return
    for other in range(p.colours):
        if other != colour and field_of(p, other, tile) == field:
            tell_push(p, other, tile, field + 1)
            if other < p.seats and p.has(other, MENTOR):  # VEN-159
                p.pay_contract(other, MENTOR, p.amount(MENTOR))
            enter(p, other, tile, field + 1)
            return


def promote(p: Position, seat: i64, tile: i64) -> None:
    """VEN-108: move an assistant straight to field 4, pushing nobody."""
    p.field[tile * MOST_COLOURS + seat] = FIELDS
    tell_advance(p, seat, tile, FIELDS)


def tell_advance(p: Position, colour: i64, tile: i64, field: i64) -> None:
    """Tell who has placed or moved an assistant."""
    if colour >= p.seats:
        if p.seats == 1:
            p.tell(DOGE_ASSISTANT, colour - 1, tile, field)
        else:
            p.tell(SMUGGLER_ASSISTANT, tile, field)
    elif field == 1:
        p.tell(NEW_ASSISTANT, colour, tile)
    else:
        p.tell(ASSISTANT, colour, tile, field)


def tell_push(p: Position, colour: i64, tile: i64, field: i64) -> None:
    """Tell whose assistant was pushed."""
    if colour < p.seats:
        p.tell(PUSHED, colour, tile, field)
    elif p.seats == 1:
        p.tell(DOGE_PUSHED, colour - 1, tile, field)
    else:
        p.tell(SMUGGLER_PUSHED, tile, field)
