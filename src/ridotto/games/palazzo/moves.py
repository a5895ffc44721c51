"""The moves of Palazzo and the decisions they answer.

A card is one of 16 kinds: currency * 5 + value - 3, and CERT for a certificate.
A tile's face is (floor - 1) * 9 + material * 3 + windows - 1; there are 45. So a higher floor is always a higher face.
"""

from typing import Final

from ridotto.engine.codec import Arg, Codec, Kind

CURRENCIES: Final = ("brown", "green", "red")
MATERIALS: Final = ("brick", "sandstone", "marble")

LOWEST: Final = 3  # the lowest value of a currency card
VALUES: Final = 5  # 3, 4, 5, 6, 7
CERT: Final = 15
KINDS: Final = 16
FACES: Final = 45
FLOORS: Final = 5
PER_FLOOR: Final = 9  # faces of one floor: three materials with 1, 2 or 3 windows
MOST_PALAZZI: Final = 48  # of one seat: every tile of the game as a single tile

CARD_TEXTS: Final = (*(f"{currency}-{value}" for currency in CURRENCIES for value in range(LOWEST, LOWEST + VALUES)), "cert")
FACE_TEXTS: Final = tuple(f"{material}-{floor}-{windows}" for floor in range(1, FLOORS + 1) for material in MATERIALS for windows in range(1, 4))

MONEY: Final = 0
TILES: Final = 1
TAKE_OUT: Final = 2
INSERT: Final = 3
REMOVE: Final = 4
TAKE: Final = 5  # take CARD: the kind is added
BUY: Final = 21
AUCTION: Final = 22
TILE: Final = 23  # tile FACE: the face is added
NO_SECOND: Final = 68
GROUP: Final = 69  # group VALUE: value - 3 is added
CARD: Final = 74  # card CURRENCY VALUE: the kind is added
LAY_CERT: Final = 89
DONE: Final = 90
PASS: Final = 91
PICK: Final = 92  # pick FACE: the face is added
ON: Final = 137  # on FACE P: face * 48 + palazzo is added
NEW: Final = 2297  # new FACE: the face is added
OUT: Final = 2342  # out FACE: the face is added
FROM: Final = 2387  # from P FLOOR: palazzo * 5 + floor - 1 is added
SINGLE: Final = 2627  # single P: the palazzo is added
INTO: Final = 2675  # into P: the palazzo is added
FEE: Final = 2723  # fee CARD: the kind is added

CARD_ARG: Final = Arg("card", CARD_TEXTS, words="card")
FACE_ARG: Final = Arg("tile", FACE_TEXTS, words="face")
CURRENCY_ARG: Final = Arg("currency", CURRENCIES, words="currency")
VALUE_ARG: Final = Arg("value", tuple(str(value) for value in range(LOWEST, LOWEST + VALUES)))
PALAZZO_ARG: Final = Arg("palazzo", tuple(str(palazzo) for palazzo in range(MOST_PALAZZI)), from_one=True)
FLOOR_ARG: Final = Arg("floor", tuple(str(floor) for floor in range(1, FLOORS + 1)))

CODEC: Final = Codec(
    Kind("money", MONEY),
    Kind("tiles", TILES),
    Kind("take-out", TAKE_OUT),
    Kind("insert", INSERT),
    Kind("remove", REMOVE),
    Kind("take", TAKE, (CARD_ARG,)),
    Kind("buy", BUY),
    Kind("auction", AUCTION),
    Kind("tile", TILE, (FACE_ARG,)),
    Kind("no-second", NO_SECOND),
    Kind("group", GROUP, (VALUE_ARG,)),
    Kind("card", CARD, (CURRENCY_ARG, VALUE_ARG)),
    Kind("cert", LAY_CERT),
    Kind("done", DONE),
    Kind("pass", PASS),
    Kind("pick", PICK, (FACE_ARG,)),
    Kind("on", ON, (FACE_ARG, PALAZZO_ARG)),
    Kind("new", NEW, (FACE_ARG,)),
    Kind("out", OUT, (FACE_ARG,)),
    Kind("from", FROM, (PALAZZO_ARG, FLOOR_ARG)),
    Kind("single", SINGLE, (PALAZZO_ARG,)),
    Kind("into", INTO, (PALAZZO_ARG,)),
    Kind("fee", FEE, (CARD_ARG,)),
)

DECIDE_TURN: Final = 0
DECIDE_TAKE: Final = 1
DECIDE_MARKET: Final = 2
DECIDE_FIRST: Final = 3
DECIDE_SECOND: Final = 4
DECIDE_PAY: Final = 5
DECIDE_BID: Final = 6
DECIDE_PICK: Final = 7
DECIDE_BUILD: Final = 8
DECIDE_OUT_TILE: Final = 9
DECIDE_IN_TILE: Final = 10
DECIDE_IN_PLACE: Final = 11
DECIDE_GONE_TILE: Final = 12
DECIDE_FEE: Final = 13
