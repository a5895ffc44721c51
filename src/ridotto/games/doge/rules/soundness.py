"""What must hold in every position: no piece is lost or duplicated, and everything is where it may be."""

from mypy_extensions import i64

from ridotto.engine.cells import listed, occurrences, subtotal
from ridotto.games.doge.moves import ADVISOR_KEYS, ADVISORS, DISTRICTS, FIELD_KEYS, FIELDS, FIRST_COUNCILLOR, QUARANTIA
from ridotto.games.doge.rules.position import HOUSE, KINDS, NOBODY, NOWHERE, PALAZZO, PLACES, RING, Position


def faults(b: Position) -> list[str]:
    """What is wrong with this position."""
    return [*lost_pieces(b), *wrong_advisors(b), *wrong_cards(b)]


def lost_pieces(b: Position) -> list[str]:
    """Houses, palazzi, rings and tokens of each seat, on the board and in the supply, against the edition."""
    found: list[str] = []
    for seat in range(b.seats):
        houses = b.houses_on_board(seat) + b.supply[seat * KINDS + HOUSE]
        palazzi = b.palazzi_built(seat) + b.supply[seat * KINDS + PALAZZO]
        rings = occurrences(b.ring, seat, 0, ADVISORS) + b.supply[seat * KINDS + RING]
        tokens = subtotal(b.tokens, seat * PLACES, (seat + 1) * PLACES)
        if houses != b.parts.houses:
            found.append(f"seat {seat} has {houses} houses instead of {b.parts.houses}")
        if palazzi != b.parts.palazzi:
            found.append(f"seat {seat} has {palazzi} palazzi instead of {b.parts.palazzi}")
        if rings != b.parts.rings:
            found.append(f"seat {seat} has {rings} rings instead of {b.parts.rings}")
        if tokens != b.parts.tokens:
            found.append(f"the tokens of seat {seat} are not those of the edition")
        for i in range(KINDS):
            if b.supply[seat * KINDS + i] < 0:
                found.append(f"the supply of seat {seat} holds less than nothing")
        for district in range(DISTRICTS):
            if b.houses[seat * DISTRICTS + district] < 0:
                found.append(f"seat {seat} has less than no houses in {FIELD_KEYS[district]}")
    for district in range(DISTRICTS):
        filled: i64 = 0
        for site in range(b.parts.sites):
            owner = b.sites[district * b.parts.sites + site]
            if owner >= b.seats:
                found.append(f"a palazzo in {FIELD_KEYS[district]} belongs to no seat")
            if owner != NOBODY:
                filled += 1
        if filled != b.standing(district):
            found.append(f"the palazzi in {FIELD_KEYS[district]} leave a site empty between them")
    return found


def wrong_advisors(b: Position) -> list[str]:
    """DOG-63, DOG-69: an advisor has a ring and is in a field that is not its home, or has neither."""
    found: list[str] = []
    for advisor in range(ADVISORS):
        home: i64 = advisor if advisor < FIRST_COUNCILLOR else QUARANTIA
        name = ADVISOR_KEYS[advisor]
        if (b.ring[advisor] == NOBODY) != (b.station[advisor] == NOWHERE):
            found.append(f"advisor {name} has a ring without standing in a field, or stands in one without a ring")
        if b.station[advisor] == home:
            found.append(f"advisor {name} stands at home")
        if b.ring[advisor] >= b.seats or b.station[advisor] >= FIELDS:
            found.append(f"advisor {name} has a ring or a place that does not exist")
    return found


def wrong_cards(b: Position) -> list[str]:
    """Each set of order cards has one card for each field."""
    found: list[str] = []
    cards = listed(b.cards)
    for name, row in (("brown", cards[:FIELDS]), ("blue", cards[FIELDS:])):
        if sorted(row) != list(range(FIELDS)):
            found.append(f"the {name} order cards are not one for each field")
    return found
