"""The events of The Doge Ship: what the log, the record and the pictures are told."""

from ridotto.engine.codec import SEAT, Arg, EventKind, EventTable
from ridotto.games.dogeship.moves import BARRIER_TEXTS, DOGE_TEXTS, ENDS, FIELD_TEXTS, GALLEY_TEXTS, ITEMS, PILE_TEXTS, TILE_TEXTS
from ridotto.games.dogeship.rules import told

FIELD = Arg("field", FIELD_TEXTS, words="field")
BARRIER = Arg("barrier", BARRIER_TEXTS, words="tile")
TILE = Arg("tile", TILE_TEXTS, words="tile")
GALLEY_TILE = Arg("tile", GALLEY_TEXTS, words="tile")
ALL_TILES = Arg("tiles", TILE_TEXTS, words="tile", many=True)
DOGE = Arg("doge", DOGE_TEXTS, words="doge")
ALL_DOGES = Arg("doges", DOGE_TEXTS, words="doge", many=True)
PILE = Arg("pile", PILE_TEXTS, words="pile")
END = Arg("end", ENDS, words="end")
NUMBER = Arg("number")
DUCATS = Arg("ducats")
APPROVALS = Arg("approvals")
POINTS = Arg("points")

_TOLD = {
    told.FIRST_SEAT: EventKind("first-seat", (SEAT,), chance=True),
    told.ROUND: EventKind("round", (NUMBER,), chapter=True),
    told.DICE: EventKind("dice", (Arg("dice", many=True),), chance=True, quiet=True),
    told.DOGE_DRAWN: EventKind("doge-drawn", (DOGE,), chance=True),
    told.DOGE_SHUFFLED: EventKind("doge-shuffled", (NUMBER,), chance=True),
    told.TOP_COST: EventKind("top-cost", (PILE, DUCATS), chance=True, quiet=True),
    told.REORDERED: EventKind("reordered", (SEAT, BARRIER, DUCATS)),
    told.CHOSEN: EventKind("chosen", (SEAT, FIELD, DUCATS)),
    told.DISCARDED: EventKind("discarded", (SEAT, DUCATS)),
    told.BONUS: EventKind("bonus", (SEAT, BARRIER, Arg("verb", ("buy", "complete")), Arg("item", ITEMS))),
    told.BONUS_DUCATS: EventKind("bonus-ducats", (SEAT, BARRIER, DUCATS)),
    told.BONUS_APPROVALS: EventKind("bonus-approvals", (SEAT, BARRIER, APPROVALS)),
    told.BONUS_POINTS: EventKind("bonus-points", (SEAT, BARRIER, POINTS)),
    told.GIVEN_UP: EventKind("given-up", (SEAT, TILE)),
    told.LOOKED: EventKind("looked", (SEAT, ALL_TILES), chance=True),
    told.BOUGHT: EventKind("bought", (SEAT, TILE, DUCATS)),
    told.DECLINED: EventKind("declined", (SEAT,)),
    told.GONDOLA_DUCATS: EventKind("gondola-ducats", (SEAT, TILE, DUCATS)),
    told.GONDOLA_APPROVALS: EventKind("gondola-approvals", (SEAT, TILE, APPROVALS)),
    told.PART: EventKind("part", (SEAT, GALLEY_TILE, POINTS, APPROVALS)),
    told.REPLACED: EventKind("replaced", (SEAT, Arg("old", GALLEY_TEXTS, words="tile"), GALLEY_TILE, POINTS, APPROVALS)),
    told.BARRIER: EventKind("barrier", (SEAT, BARRIER)),
    told.DUCATS: EventKind("ducats", (SEAT, DUCATS)),
    told.APPROVALS: EventKind("approvals", (SEAT, APPROVALS, DUCATS)),
    told.DOGE_SEEN: EventKind("doge-seen", (SEAT, ALL_DOGES), chance=True),
    told.DOGE_LAID: EventKind("doge-laid", (SEAT, DOGE)),
    told.DOGE_PUT: EventKind("doge-put", (SEAT, END)),
    told.ORDER: EventKind("order", (Arg("seats", seat=True, many=True),)),
    told.FLOOD: EventKind("flood", (NUMBER,), chapter=True),
    told.FLOODED: EventKind("flooded", (SEAT, NUMBER)),
    told.SPARED: EventKind("spared", (SEAT,)),
    told.INSPECTION: EventKind("inspection", chapter=True),
    told.BID: EventKind("bid", (SEAT, APPROVALS, POINTS)),
    told.GALLEY_READY: EventKind("galley-ready", chapter=True),
    told.GIVEN_UP_BUILDING: EventKind("building-given-up", (NUMBER,), chapter=True),
    told.FINAL: EventKind("final-approval", (SEAT, APPROVALS, POINTS)),
    told.TOTAL: EventKind("total", (SEAT, POINTS)),
}

EVENTS = EventTable([_TOLD[number] for number in range(len(_TOLD))])
