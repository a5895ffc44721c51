"""The events of Palazzo, with their numbers: what the log, the record and the pictures are told."""

from typing import Final

from ridotto.engine.codec import SEAT, Arg, EventKind, EventTable
from ridotto.games.palazzo.moves import CARD_ARG, CARD_TEXTS, FACE_ARG, FACE_TEXTS

START_TILES: Final = 0
DEAL: Final = 1
DISPLAY: Final = 2
SHUFFLE: Final = 3
TAKEN: Final = 4
TO_WAREHOUSE: Final = 5
TO_QUARRY: Final = 6
RIDER_SEEN: Final = 7
BUY_ONE: Final = 8
BUY_TWO: Final = 9
PAYMENT: Final = 10
BUILDER: Final = 11
AUCTION_OPENED: Final = 12
BID_MADE: Final = 13
PASSED: Final = 14
AUCTION_WON: Final = 15
WON_WITH_OPENING: Final = 16
NO_LOT: Final = 17
DRAFT: Final = 18
PICKED: Final = 19
LEFTOVERS: Final = 20
BUILT_ON: Final = 21
BUILT_NEW: Final = 22
THROWN_OUT: Final = 23
TAKEN_OUT: Final = 24
INSERTED: Final = 25
REMOVED: Final = 26
FEE_PAID: Final = 27
END: Final = 28
POINTS: Final = 29
AMOUNT: Final = 30

FACES_ARG: Final = Arg("tiles", FACE_TEXTS, words="face", many=True)
CARDS_ARG: Final = Arg("cards", CARD_TEXTS, words="card", many=True)
VALUE: Final = Arg("value")
QUARRY: Final = Arg("quarry", from_one=True)
PALAZZO: Final = Arg("number", from_one=True)
NUMBER: Final = Arg("number")

EVENTS: Final = EventTable(
    {
        START_TILES: EventKind("start-tiles", (Arg("warehouse", FACE_TEXTS, words="face"), FACES_ARG), chance=True, chapter=True),
        DEAL: EventKind("deal", (SEAT, CARDS_ARG), chance=True),
        DISPLAY: EventKind("display", (SEAT, CARDS_ARG), chance=True, chapter=True),
        SHUFFLE: EventKind("shuffle", (NUMBER,), chance=True),
        TAKEN: EventKind("take", (SEAT, CARD_ARG)),
        TO_WAREHOUSE: EventKind("to-warehouse", (SEAT, FACE_ARG), chance=True, chapter=True),
        TO_QUARRY: EventKind("to-quarry", (SEAT, FACE_ARG, QUARRY), chance=True),
        RIDER_SEEN: EventKind("rider", (SEAT, NUMBER), chance=True, chapter=True),
        BUY_ONE: EventKind("buy-one", (SEAT, FACE_ARG, VALUE)),
        BUY_TWO: EventKind("buy-two", (SEAT, FACE_ARG, Arg("second", FACE_TEXTS, words="face"), VALUE)),
        PAYMENT: EventKind("payment", (SEAT, VALUE, CARDS_ARG)),
        BUILDER: EventKind("builder", (SEAT, QUARRY)),
        AUCTION_OPENED: EventKind("auction", (SEAT, VALUE, FACES_ARG)),
        BID_MADE: EventKind("bid", (SEAT, VALUE, CARDS_ARG)),
        PASSED: EventKind("pass", (SEAT,)),
        AUCTION_WON: EventKind("won", (SEAT, VALUE)),
        WON_WITH_OPENING: EventKind("won-with-opening", (SEAT,)),
        NO_LOT: EventKind("no-lot", (SEAT,)),
        DRAFT: EventKind("draft", (SEAT, QUARRY, FACES_ARG)),
        PICKED: EventKind("pick", (SEAT, FACE_ARG)),
        LEFTOVERS: EventKind("leftovers", (SEAT, NUMBER, FACES_ARG)),
        BUILT_ON: EventKind("built-on", (SEAT, FACE_ARG, PALAZZO)),
        BUILT_NEW: EventKind("built-new", (SEAT, FACE_ARG)),
        THROWN_OUT: EventKind("thrown-out", (SEAT, FACE_ARG)),
        TAKEN_OUT: EventKind("taken-out", (SEAT, FACE_ARG, PALAZZO)),
        INSERTED: EventKind("inserted", (SEAT, FACE_ARG, PALAZZO)),
        REMOVED: EventKind("removed", (SEAT, FACE_ARG)),
        FEE_PAID: EventKind("fee", (SEAT, CARD_ARG), chapter=True),
        END: EventKind("end", chapter=True, ends=True),
        POINTS: EventKind("points", (SEAT, VALUE)),
        AMOUNT: EventKind("amount", (SEAT, VALUE)),
    }
)
