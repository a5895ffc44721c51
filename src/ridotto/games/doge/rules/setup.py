"""How a match and a round begin."""

from mypy_extensions import i64

from ridotto.engine.state import EVERYBODY
from ridotto.games.doge.events import ORDER, ROUND
from ridotto.games.doge.moves import FIELDS
from ridotto.games.doge.rules.position import HOUSE, IN_SUPPLY, KINDS, PALAZZO, PLACES, RING, Position
from ridotto.games.doge.rules.setting import begin_setting


def set_up(b: Position) -> None:
    """DOG-8 to DOG-19: full supplies, an empty board, both sets of order cards shuffled, the first one open."""
    for seat in range(b.seats):
        b.supply[seat * KINDS + HOUSE] = b.parts.houses
        b.supply[seat * KINDS + PALAZZO] = b.parts.palazzi
        b.supply[seat * KINDS + RING] = b.parts.rings
        b.tokens[seat * PLACES + IN_SUPPLY] = b.parts.tokens
    for field in range(FIELDS):
        b.cards[field] = field
        b.cards[FIELDS + field] = field
    b.rng.shuffle(b.cards, 0, FIELDS)
    b.rng.shuffle(b.cards, FIELDS, 2 * FIELDS)
    first: i64 = b.parts.first_set * FIELDS
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
