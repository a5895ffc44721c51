"""The events of Stall."""

from ridotto.engine.codec import SEAT, Arg, EventKind, EventTable

CARDS = Arg("cards", many=True)
VALUE = Arg("coins")

EVENTS = EventTable(
    (
        EventKind("hand", (SEAT, CARDS), chance=True),
        EventKind("reveal", (SEAT, Arg("card"), VALUE)),
        EventKind("win", (SEAT,)),
        EventKind("drew", (SEAT,)),
        EventKind("roll", (SEAT, VALUE), chance=True),
        EventKind("sold", (SEAT, VALUE)),
        EventKind("round", (Arg("number"),), quiet=True),
    )
)
