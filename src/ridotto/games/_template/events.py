"""The events of Lots, with their numbers: what the log, the record and the pictures are told."""

from typing import Final

from ridotto.engine.codec import SEAT, Arg, EventKind, EventTable

PRIZE: Final = 0
REVEAL: Final = 1
WIN: Final = 2
TIE: Final = 3

VALUE: Final = Arg("value")

EVENTS: Final = EventTable(
    {
        PRIZE: EventKind("prize", (VALUE,), chance=True, chapter=True),
        REVEAL: EventKind("reveal", (SEAT, VALUE)),
        WIN: EventKind("win", (SEAT, VALUE)),
        TIE: EventKind("tie", (VALUE,)),
    }
)
