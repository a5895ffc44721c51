"""The events of Lots: what the log, the record and the pictures are told."""

from ridotto.engine.codec import SEAT, Arg, EventKind, EventTable
from ridotto.games._template.rules import PRIZE, REVEAL, TIE, WIN

VALUE = Arg("value")

EVENTS = EventTable(
    (
        EventKind("prize", (VALUE,), chance=True, chapter=True),
        EventKind("reveal", (SEAT, VALUE)),
        EventKind("win", (SEAT, VALUE)),
        EventKind("tie", (VALUE,)),
    )
)
assert [EVENTS.kinds[n].name for n in (PRIZE, REVEAL, WIN, TIE)] == ["prize", "reveal", "win", "tie"]
