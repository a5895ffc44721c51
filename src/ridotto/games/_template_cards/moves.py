"""The moves of Market and the numbers of the decisions they answer.

A card is good * WORTHS + worth - 1; there are 20.
"""

from typing import Final

from ridotto.engine.codec import Arg, Codec, Kind

GOODS: Final = 4
WORTHS: Final = 5
CARDS: Final = 20  # GOODS * WORTHS

GOOD_KEYS: Final = ("pepper", "silk", "glass", "salt")
CARD_TEXTS: Final = tuple(f"{good}-{worth}" for good in GOOD_KEYS for worth in range(1, WORTHS + 1))

PAY: Final = 0  # pay CARD: the card is added
TAKE: Final = 20  # take CARD: the card is added

CARD: Final = Arg("card", CARD_TEXTS, words="card")

CODEC: Final = Codec(
    Kind("pay", PAY, (CARD,)),
    Kind("take", TAKE, (CARD,)),
)

DECIDE_PAY: Final = 0
DECIDE_TAKE: Final = 1
