"""The events of Doge: what the log, the record and the pictures are told."""

from ridotto.engine.codec import SEAT, Arg, EventKind, EventTable
from ridotto.games.doge.moves import ADVISOR, FIELD, FROM, TO
from ridotto.games.doge.rules import board

SET = Arg("set", ("brown", "blue"), words="set")
COUNT = Arg("count")

EVENTS = EventTable(
    (
        EventKind("order", (SET, Arg("fields", FIELD.choices, words="field", many=True)), chance=True),
        EventKind("turned", (SET, FIELD), chance=True),
        EventKind("round", (Arg("round"),), chapter=True),
        EventKind("set", (SEAT, FIELD, COUNT)),
        EventKind("vote", (FIELD,), chapter=True),
        EventKind("shown", (SEAT, Arg("values", many=True))),
        EventKind("tally", (SEAT, Arg("tokens"), Arg("advisors"), Arg("votes"))),
        EventKind("won", (FIELD, Arg("seats", seat=True, many=True))),
        EventKind("second", (FIELD, Arg("seats", seat=True, many=True))),
        EventKind("no-votes", (FIELD,)),
        EventKind("sited", (SEAT, ADVISOR, FIELD)),
        EventKind("given-up", (SEAT, ADVISOR)),
        EventKind("neutral", (ADVISOR,)),
        EventKind("ring-back", (SEAT, ADVISOR)),
        EventKind("shifted", (SEAT, FROM, TO)),
        EventKind("stayed", (SEAT,)),
        EventKind("placed", (SEAT, FIELD, COUNT)),
        EventKind("built", (SEAT, FIELD, Arg("cost"), Arg("site"))),
        EventKind("held", (SEAT, FIELD)),
        EventKind("prevented", (SEAT, FIELD)),
        EventKind("round-over", (Arg("round"),)),
        EventKind("dry", (COUNT,)),
        EventKind("condition", (SEAT, Arg("palazzi"), Arg("districts"))),
        EventKind("end", (Arg("reason", ("condition", "dry"), words="reason"),), chapter=True),
    )
)
_NUMBERS = {
    "order": board.ORDER,
    "turned": board.TURNED,
    "round": board.ROUND,
    "set": board.SET,
    "vote": board.VOTE,
    "shown": board.SHOWN,
    "tally": board.TALLY,
    "won": board.WON,
    "second": board.SECOND,
    "no-votes": board.NO_VOTES,
    "sited": board.SITED,
    "given-up": board.GIVEN_UP,
    "neutral": board.NEUTRAL,
    "ring-back": board.RING_BACK,
    "shifted": board.SHIFTED,
    "stayed": board.STAYED,
    "placed": board.PLACED,
    "built": board.BUILT,
    "held": board.HELD,
    "prevented": board.PREVENTED,
    "round-over": board.ROUND_OVER,
    "dry": board.DRY,
    "condition": board.CONDITION,
    "end": board.END,
}
assert [kind.name for kind in EVENTS.kinds] == sorted(_NUMBERS, key=lambda name: _NUMBERS[name])
