"""How a match and a round begin."""

from mypy_extensions import i64

from ridotto.engine.state import EVERYBODY
from ridotto.games.doge.events import ORDER, ROUND
from ridotto.games.doge.moves import FIELDS
from ridotto.games.doge.rules.position import HOUSE, IN_SUPPLY, KINDS, PALAZZO, PLACES, RING, Position
from ridotto.games.doge.rules.setting import begin_setting


def set_up(b: Position) -> None:
    """Full supplies, an empty board (DOG-19) with neutral advisors (DOG-8), both sets of order cards shuffled.

    Only seats that play have pieces (DOG-15). A hand is the cards not used yet, at first all seven (DOG-14, DOG-R29).
    """
    for seat in range(b.seats):
        b.supply[seat * KINDS + HOUSE] = b.parts.houses  # DOG-9
        b.supply[seat * KINDS + PALAZZO] = b.parts.palazzi  # DOG-10
        b.supply[seat * KINDS + RING] = b.parts.rings  # DOG-11
        b.tokens[seat * PLACES + IN_SUPPLY] = b.parts.tokens  # DOG-12
    for field in range(FIELDS):
        b.cards[field] = field
        b.cards[FIELDS + field] = field
    b.rng.shuffle(b.cards, 0, FIELDS)  # DOG-16: each set by itself
    b.rng.shuffle(b.cards, FIELDS, 2 * FIELDS)
    first: i64 = b.parts.first_set * FIELDS  # DOG-17: brown lies open, DOG-18: blue face down
    b.tell_row(ORDER, EVERYBODY, b.parts.first_set, b.cards, first, first + FIELDS)
    begin_round(b)


def begin_round(b: Position) -> None:
    """DOG-20: a round begins with phase 1."""
    b.round += 1
    b.built = 0
    b.setting = 0
    b.at = 0
    b.tell(ROUND, b.round)
    begin_setting(b)
