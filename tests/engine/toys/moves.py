"""The moves of Stall and the decisions they answer."""

from typing import Final

from ridotto.engine.codec import Arg, Codec, Kind, number

MOST_CARDS: Final = 20
MOST_STAKE: Final = 2

OFFER: Final = 0  # offer CARD
STAKE: Final = 20  # stake COINS
DRAW: Final = 23
ROLL: Final = 24
SELL: Final = 25  # sell CARD
ASK: Final = 45  # ask COINS

CARD: Final = Arg("card", tuple(f"c{card}" for card in range(MOST_CARDS)))

CODEC: Final = Codec(
    Kind("offer", OFFER, (CARD,)),
    Kind("stake", STAKE, (number("coins", MOST_STAKE),)),
    Kind("draw", DRAW),
    Kind("roll", ROLL),
    Kind("sell", SELL, (CARD,), veiled=True),
    Kind("ask", ASK, (Arg("coins", ("1", "2"), words="price"),)),
)

DECIDE_OFFER: Final = 0
DECIDE_STAKE: Final = 1
DECIDE_PRIZE: Final = 2
DECIDE_ASK: Final = 3
