"""The events of Palazzo: what the log, the record and the pictures are told."""

from ridotto.engine.codec import SEAT, Arg, EventKind, EventTable
from ridotto.games.palazzo.moves import CARD_TEXTS, FACE_TEXTS
from ridotto.games.palazzo.rules import told

TILE = Arg("tile", FACE_TEXTS, words="face")
TILES = Arg("tiles", FACE_TEXTS, words="face", many=True)
CARD = Arg("card", CARD_TEXTS, words="card")
CARDS = Arg("cards", CARD_TEXTS, words="card", many=True)
VALUE = Arg("value")
QUARRY = Arg("quarry")
NUMBER = Arg("number")

_TOLD = {
    told.START_TILES: EventKind("start-tiles", (Arg("warehouse", FACE_TEXTS, words="face"), TILES), chance=True, chapter=True),
    told.DEAL: EventKind("deal", (SEAT, CARDS), chance=True),
    told.DISPLAY: EventKind("display", (SEAT, CARDS), chance=True, chapter=True),
    told.SHUFFLE: EventKind("shuffle", (NUMBER,), chance=True),
    told.TAKEN: EventKind("take", (SEAT, CARD)),
    told.TO_WAREHOUSE: EventKind("to-warehouse", (SEAT, TILE), chance=True, chapter=True),
    told.TO_QUARRY: EventKind("to-quarry", (SEAT, TILE, QUARRY), chance=True),
    told.RIDER_SEEN: EventKind("rider", (SEAT, NUMBER), chance=True),
    told.BUY_ONE: EventKind("buy-one", (SEAT, TILE, VALUE)),
    told.BUY_TWO: EventKind("buy-two", (SEAT, TILE, Arg("second", FACE_TEXTS, words="face"), VALUE)),
    told.PAYMENT: EventKind("payment", (SEAT, VALUE, CARDS)),
    told.BUILDER: EventKind("builder", (SEAT, QUARRY)),
    told.AUCTION_OPENED: EventKind("auction", (SEAT, VALUE, TILES)),
    told.BID_MADE: EventKind("bid", (SEAT, VALUE, CARDS)),
    told.PASSED: EventKind("pass", (SEAT,)),
    told.AUCTION_WON: EventKind("won", (SEAT, VALUE)),
    told.WON_WITH_OPENING: EventKind("won-with-opening", (SEAT,)),
    told.NO_LOT: EventKind("no-lot", (SEAT,)),
    told.DRAFT: EventKind("draft", (SEAT, QUARRY, TILES)),
    told.PICKED: EventKind("pick", (SEAT, TILE)),
    told.LEFTOVERS: EventKind("leftovers", (SEAT, NUMBER, TILES)),
    told.BUILT_ON: EventKind("built-on", (SEAT, TILE, NUMBER)),
    told.BUILT_NEW: EventKind("built-new", (SEAT, TILE)),
    told.THROWN_OUT: EventKind("thrown-out", (SEAT, TILE)),
    told.TAKEN_OUT: EventKind("taken-out", (SEAT, TILE, NUMBER)),
    told.INSERTED: EventKind("inserted", (SEAT, TILE, NUMBER)),
    told.REMOVED: EventKind("removed", (SEAT, TILE)),
    told.FEE_PAID: EventKind("fee", (SEAT, CARD), chapter=True),
    told.END: EventKind("end", chapter=True),
    told.POINTS: EventKind("points", (SEAT, VALUE)),
    told.AMOUNT: EventKind("amount", (SEAT, VALUE)),
}

EVENTS = EventTable([_TOLD[number] for number in range(len(_TOLD))])
