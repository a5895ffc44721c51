"""The moves of Doge and the decisions they answer."""

from itertools import combinations_with_replacement
from typing import Final

from ridotto.engine.codec import Arg, Codec, Kind, number

FIELDS: Final = 7  # DOG-2
DISTRICTS: Final = 6  # the fields with sites and houses; the Quarantia has none (DOG-5)
QUARANTIA: Final = 6  # the field after the six districts
ADVISORS: Final = 9
FIRST_COUNCILLOR: Final = 6  # advisor d < 6 has its home in district d (DOG-6), 6, 7 and 8 have it in the Quarantia (DOG-7)

TOKEN_VALUES: Final = 4  # a token is worth 0 to 3
MOST_TOKENS: Final = 4  # on one card
MOST_HOUSES: Final = 4  # at one vote

FIELD_KEYS: Final[tuple[str, ...]] = ("cannaregio", "castello", "dorsoduro", "san-marco", "san-polo", "santa-croce", "quarantia")
ADVISOR_KEYS: Final[tuple[str, ...]] = (*(f"a-{key}" for key in FIELD_KEYS[:DISTRICTS]), "q1", "q2", "q3")
TOKEN_CHOICES: Final[tuple[tuple[int, ...], ...]] = tuple(
    choice for size in range(1, MOST_TOKENS + 1) for choice in combinations_with_replacement(range(TOKEN_VALUES), size)
)
"""Every combination of one to four tokens, the smaller ones first."""

CARD: Final = 0  # + field
TOKENS: Final = 7  # + index in TOKEN_CHOICES
PICK: Final = 76  # + advisor - FIRST_COUNCILLOR
SITE: Final = 79  # + field
GIVE_UP: Final = 86
SHIFT: Final = 87  # + DISTRICTS * from + to
STAY: Final = 123
HOUSES: Final = 124  # + number of houses
BUILD: Final = 129
HOLD: Final = 130

FIELD: Final = Arg("field", FIELD_KEYS, words="field")
ADVISOR: Final = Arg("advisor", ADVISOR_KEYS, words="advisor")
FROM: Final = Arg("from", FIELD_KEYS[:DISTRICTS], words="field")
TO: Final = Arg("to", FIELD_KEYS[:DISTRICTS], words="field")

CODEC: Final = Codec(
    Kind("card", CARD, (FIELD,)),
    Kind("tokens", TOKENS, (Arg("tokens", tuple(" ".join(str(value) for value in choice) for choice in TOKEN_CHOICES)),), veiled=True),
    Kind("pick", PICK, (Arg("advisor", ADVISOR_KEYS[FIRST_COUNCILLOR:], words="advisor"),)),
    Kind("site", SITE, (FIELD,)),
    Kind("give-up", GIVE_UP),
    Kind("shift", SHIFT, (FROM, TO)),
    Kind("stay", STAY),
    Kind("houses", HOUSES, (number("count", MOST_HOUSES),)),
    Kind("build", BUILD),
    Kind("hold", HOLD),
)

NOTHING: Final = -1  # asked of a seat that owes no decision
DECIDE_CARD: Final = 0
DECIDE_TOKENS: Final = 1
DECIDE_PICK: Final = 2
DECIDE_ADVISOR: Final = 3
DECIDE_SHIFT_HOME: Final = 4
DECIDE_SHIFT_ANY: Final = 5
DECIDE_HOUSES: Final = 6
DECIDE_BUILD: Final = 7
