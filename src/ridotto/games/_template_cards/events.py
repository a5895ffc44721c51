"""The events of Market, with their numbers: what the log, the record and the pictures are told."""

from typing import Final

from ridotto.engine.codec import SEAT, Arg, EventKind, EventTable
from ridotto.games._template_cards.moves import CARD, CARD_TEXTS

DEAL: Final = 0
MARKET: Final = 1
TURN: Final = 2
TRADE: Final = 3
DREW: Final = 4
DRAWN: Final = 5
END: Final = 6

CARDS: Final = Arg("cards", CARD_TEXTS, words="card", many=True)

EVENTS: Final = EventTable(
    {
        DEAL: EventKind("deal", (SEAT, CARDS), chance=True),
        MARKET: EventKind("market", (Arg("first", CARD_TEXTS, words="card"), CARDS), chance=True),
        TURN: EventKind("turn", (SEAT,), chapter=True),
        TRADE: EventKind("trade", (SEAT, Arg("paid", CARD_TEXTS, words="card"), CARD)),
        DREW: EventKind("drew", (SEAT,)),
        DRAWN: EventKind("drawn", (SEAT, CARD), chance=True, instead_of="drew"),
        END: EventKind("end", ends=True),
    }
)
