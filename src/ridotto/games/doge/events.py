"""The events of Doge, with their numbers: what the log, the record and the pictures are told."""

from typing import Final

from ridotto.engine.codec import SEAT, Arg, EventKind, EventTable
from ridotto.games.doge.moves import ADVISOR, FIELD, FROM, TO

ORDER: Final = 0
TURNED: Final = 1
ROUND: Final = 2
SET: Final = 3
VOTE: Final = 4
SHOWN: Final = 5
TALLY: Final = 6
WON: Final = 7
SECOND: Final = 8
NO_VOTES: Final = 9
SITED: Final = 10
GIVEN_UP: Final = 11
NEUTRAL: Final = 12
RING_BACK: Final = 13
SHIFTED: Final = 14
STAYED: Final = 15
PLACED: Final = 16
BUILT: Final = 17
HELD: Final = 18
PREVENTED: Final = 19
ROUND_OVER: Final = 20
DRY: Final = 21
CONDITION: Final = 22
END: Final = 23

CARDS: Final = Arg("set", ("brown", "blue"), words="set")
PIECES: Final = Arg("count")

EVENTS: Final = EventTable(
    {
        ORDER: EventKind("order", (CARDS, Arg("fields", FIELD.choices, words="field", many=True)), chance=True),
        TURNED: EventKind("turned", (CARDS, FIELD), chance=True),
        ROUND: EventKind("round", (Arg("round"),), chapter=True),
        SET: EventKind("set", (SEAT, FIELD, PIECES)),
        VOTE: EventKind("vote", (FIELD,), chapter=True),
        SHOWN: EventKind("shown", (SEAT, Arg("values", many=True))),
        TALLY: EventKind("tally", (SEAT, Arg("tokens"), Arg("advisors"), Arg("votes"))),
        WON: EventKind("won", (FIELD, Arg("seats", seat=True, many=True))),
        SECOND: EventKind("second", (FIELD, Arg("seats", seat=True, many=True))),
        NO_VOTES: EventKind("no-votes", (FIELD,)),
        SITED: EventKind("sited", (SEAT, ADVISOR, FIELD)),
        GIVEN_UP: EventKind("given-up", (SEAT, ADVISOR)),
        NEUTRAL: EventKind("neutral", (ADVISOR,)),
        RING_BACK: EventKind("ring-back", (SEAT, ADVISOR)),
        SHIFTED: EventKind("shifted", (SEAT, FROM, TO)),
        STAYED: EventKind("stayed", (SEAT,)),
        PLACED: EventKind("placed", (SEAT, FIELD, PIECES)),
        BUILT: EventKind("built", (SEAT, FIELD, Arg("cost"), Arg("site"))),
        HELD: EventKind("held", (SEAT, FIELD)),
        PREVENTED: EventKind("prevented", (SEAT, FIELD)),
        ROUND_OVER: EventKind("round-over", (Arg("round"),)),
        DRY: EventKind("dry", (PIECES,)),
        CONDITION: EventKind("condition", (SEAT, Arg("palazzi"), Arg("districts"))),
        END: EventKind("end", (Arg("reason", ("condition", "dry"), words="reason"),), chapter=True, ends=True),
    }
)
