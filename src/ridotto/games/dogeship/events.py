"""The events of The Doge Ship, with their numbers: what the log, the record and the pictures are told."""

from typing import Final

from ridotto.engine.codec import SEAT, Arg, EventKind, EventTable
from ridotto.games.dogeship.moves import BARRIER_ARG, DOGE_ARG, DOGE_TEXTS, END_ARG, FIELD_ARG, GALLEY_ARG, GALLEY_TEXTS, ITEMS, PILE_ARG, TILE_ARG, TILE_TEXTS

FIRST_SEAT: Final = 0
ROUND: Final = 1
DICE: Final = 2
DOGE_DRAWN: Final = 3
DOGE_SHUFFLED: Final = 4
TOP_COST: Final = 5
REORDERED: Final = 6
CHOSEN: Final = 7
DISCARDED: Final = 8
BONUS_TILE: Final = 9
BONUS_DUCATS: Final = 10
BONUS_APPROVALS: Final = 11
BONUS_POINTS: Final = 12
GIVEN_UP: Final = 13
LOOKED: Final = 14
BOUGHT: Final = 15
DECLINED: Final = 16
GONDOLA_DUCATS: Final = 17
GONDOLA_APPROVALS: Final = 18
PART: Final = 19
REPLACED: Final = 20
BARRIER_BUILT: Final = 21
DUCATS: Final = 22
APPROVALS: Final = 23
DOGE_SEEN: Final = 24
DOGE_LAID: Final = 25
DOGE_PUT: Final = 26
ORDER: Final = 27
FLOOD: Final = 28
FLOODED: Final = 29
SPARED: Final = 30
INSPECTION_BEGUN: Final = 31
BID_SHOWN: Final = 32
GALLEY_READY: Final = 33
BUILDING_GIVEN_UP: Final = 34
FINAL_APPROVAL: Final = 35
TOTAL: Final = 36

TILES_ARG: Final = Arg("tiles", TILE_TEXTS, words="tile", many=True)
DOGES_ARG: Final = Arg("doges", DOGE_TEXTS, words="doge", many=True)
NUMBER_ARG: Final = Arg("number")
DUCATS_ARG: Final = Arg("ducats")
APPROVALS_ARG: Final = Arg("approvals")
POINTS_ARG: Final = Arg("points")

EVENTS: Final = EventTable(
    {
        FIRST_SEAT: EventKind("first-seat", (SEAT,), chance=True),
        ROUND: EventKind("round", (NUMBER_ARG,), chapter=True),
        DICE: EventKind("dice", (Arg("dice", many=True),), chance=True, quiet=True),
        DOGE_DRAWN: EventKind("doge-drawn", (DOGE_ARG,), chance=True),
        DOGE_SHUFFLED: EventKind("doge-shuffled", (NUMBER_ARG,), chance=True),
        TOP_COST: EventKind("top-cost", (PILE_ARG, DUCATS_ARG), chance=True, quiet=True),
        REORDERED: EventKind("reordered", (SEAT, BARRIER_ARG, DUCATS_ARG)),
        CHOSEN: EventKind("chosen", (SEAT, FIELD_ARG, DUCATS_ARG)),
        DISCARDED: EventKind("discarded", (SEAT, DUCATS_ARG)),
        BONUS_TILE: EventKind("bonus", (SEAT, BARRIER_ARG, Arg("verb", ("buy", "complete")), Arg("item", ITEMS))),
        BONUS_DUCATS: EventKind("bonus-ducats", (SEAT, BARRIER_ARG, DUCATS_ARG)),
        BONUS_APPROVALS: EventKind("bonus-approvals", (SEAT, BARRIER_ARG, APPROVALS_ARG)),
        BONUS_POINTS: EventKind("bonus-points", (SEAT, BARRIER_ARG, POINTS_ARG)),
        GIVEN_UP: EventKind("given-up", (SEAT, TILE_ARG)),
        LOOKED: EventKind("looked", (SEAT, TILES_ARG), chance=True),
        BOUGHT: EventKind("bought", (SEAT, TILE_ARG, DUCATS_ARG)),
        DECLINED: EventKind("declined", (SEAT,)),
        GONDOLA_DUCATS: EventKind("gondola-ducats", (SEAT, TILE_ARG, DUCATS_ARG)),
        GONDOLA_APPROVALS: EventKind("gondola-approvals", (SEAT, TILE_ARG, APPROVALS_ARG)),
        PART: EventKind("part", (SEAT, GALLEY_ARG, POINTS_ARG, APPROVALS_ARG)),
        REPLACED: EventKind("replaced", (SEAT, Arg("old", GALLEY_TEXTS, words="tile"), GALLEY_ARG, POINTS_ARG, APPROVALS_ARG)),
        BARRIER_BUILT: EventKind("barrier", (SEAT, BARRIER_ARG)),
        DUCATS: EventKind("ducats", (SEAT, DUCATS_ARG)),
        APPROVALS: EventKind("approvals", (SEAT, APPROVALS_ARG, DUCATS_ARG)),
        DOGE_SEEN: EventKind("doge-seen", (SEAT, DOGES_ARG), chance=True),
        DOGE_LAID: EventKind("doge-laid", (SEAT, DOGE_ARG)),
        DOGE_PUT: EventKind("doge-put", (SEAT, END_ARG)),
        ORDER: EventKind("order", (Arg("seats", seat=True, many=True),)),
        FLOOD: EventKind("flood", (NUMBER_ARG,), chapter=True),
        FLOODED: EventKind("flooded", (SEAT, NUMBER_ARG)),
        SPARED: EventKind("spared", (SEAT,)),
        INSPECTION_BEGUN: EventKind("inspection", chapter=True),
        BID_SHOWN: EventKind("bid", (SEAT, APPROVALS_ARG, POINTS_ARG)),
        GALLEY_READY: EventKind("galley-ready", chapter=True, ends=True),
        BUILDING_GIVEN_UP: EventKind("building-given-up", (NUMBER_ARG,), chapter=True, ends=True),
        FINAL_APPROVAL: EventKind("final-approval", (SEAT, APPROVALS_ARG, POINTS_ARG)),
        TOTAL: EventKind("total", (SEAT, POINTS_ARG)),
    }
)
