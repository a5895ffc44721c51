"""What a player of Palazzo would point at to say why a move is good: what chosen tiles add, and how the money left goes together."""

from typing import Final

from ridotto.games.palazzo.advice import gain_of
from ridotto.games.palazzo.moves import CERT, CURRENCIES, FACES, FLOORS, KINDS, LOWEST, MOST_PALAZZI, VALUES
from ridotto.games.palazzo.rules import Palazzo
from ridotto.games.palazzo.rules.position import NONE
from ridotto.games.palazzo.rules.tiles import fits_on, is_pure, storeys, windows_of

DETAILS: Final = (
    "what my new tiles add",
    "windows of my new tiles",
    "my palazzi of one material",
    "room on my palazzi",
    "certificates left",
    "triplets left",
    "pairs of a value left",
    "most left in one currency",
    "highest card left",
    "money left",
)


def details(state: Palazzo, seat: int) -> list[float]:
    """The numbers named in DETAILS, as this seat sees them."""
    owes = (int(state.owing) >> seat) & 1  # whoever does may have begun a purchase or a lay
    chosen = _new_tiles(state) if owes else []
    palazzi = [state.palazzi[seat * MOST_PALAZZI + number] for number in range(int(state.palazzo_count[seat]))]
    left = [int(state.hand[seat * KINDS + kind]) - (int(state.lay[kind]) if owes else 0) for kind in range(KINDS)]
    by_value = [[left[currency * VALUES + value] for currency in range(len(CURRENCIES))] for value in range(VALUES)]
    by_currency = [sum((value + LOWEST) * left[currency * VALUES + value] for value in range(VALUES)) for currency in range(len(CURRENCIES))]
    numbers = [
        sum(int(gain_of(state, seat, face)) for face in chosen) / 100,
        sum(int(windows_of(face)) for face in chosen),
        sum(int(storeys(palazzo)) > 1 and bool(is_pure(palazzo)) for palazzo in palazzi),
        sum(bool(fits_on(palazzo, floor)) for palazzo in palazzi for floor in range(FLOORS)),
        left[CERT],
        sum(min(held) for held in by_value),
        sum(sorted(held)[1] > 0 for held in by_value),
        max(by_currency),
        max((value + LOWEST for value in range(VALUES) if any(by_value[value])), default=0),
        sum(by_currency),
    ]
    return [float(number) for number in numbers]


def _new_tiles(state: Palazzo) -> list[int]:
    """The faces of the tiles that the seat has chosen and not yet built."""
    bought = [int(face) for face in (state.first, state.second) if face != NONE]
    return bought + [face for face in range(FACES) if (int(state.acquired) >> face) & 1]
