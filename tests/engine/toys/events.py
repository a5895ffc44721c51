"""The events of Stall."""

from typing import Final

from ridotto.engine.codec import SEAT, Arg, EventKind, EventTable

HAND: Final = 0
REVEAL: Final = 1
WIN: Final = 2
DREW: Final = 3
ROLLED: Final = 4
SOLD: Final = 5
ROUND: Final = 6

CARDS: Final = Arg("cards", many=True)
VALUE: Final = Arg("coins")

EVENTS: Final = EventTable(
    {
        HAND: EventKind("hand", (SEAT, CARDS), chance=True),
        REVEAL: EventKind("reveal", (SEAT, Arg("card"), VALUE)),
        WIN: EventKind("win", (SEAT,)),
        DREW: EventKind("drew", (SEAT,)),
        ROLLED: EventKind("roll", (SEAT, VALUE), chance=True),
        SOLD: EventKind("sold", (SEAT, VALUE)),
        ROUND: EventKind("round", (Arg("number"),), quiet=True),
    }
)
