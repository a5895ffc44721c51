"""The events of Rialto, with their numbers: what the log, the record and the pictures are told.

The virtual player has events of its own.
"""

from typing import Final

from ridotto.engine.codec import SEAT, Arg, EventKind, EventTable
from ridotto.games.rialto.moves import BUILDING_TEXTS, CARDS, DISTRICTS, MOST_ROWS, PAIR_TEXTS

START_PLAYER: Final = 0
NEIGHBOUR: Final = 1
NUMBERS: Final = 2
TOP_BRIDGE: Final = 3
START_BUILDING: Final = 4
ROUND: Final = 5
DEALT: Final = 6
SHUFFLED: Final = 7
ROW_TAKEN: Final = 8
DRAWS: Final = 9
DRAWN: Final = 10
USED: Final = 11
FROM_LEFTOVER: Final = 12
LIMIT: Final = 13
DISCARDS: Final = 14
DISCARDED: Final = 15
LEFTOVERS: Final = 16
VIRTUAL_CARDS: Final = 17
SECTION: Final = 18
VIRTUAL_BEGINS: Final = 19
WAITED: Final = 20
CONVERTED: Final = 21
JOKER_BUILDING: Final = 22
PLAYED: Final = 23
PASSED: Final = 24
VIRTUAL_PLAYS: Final = 25
VIRTUAL_PASSES: Final = 26
MAJORITY: Final = 27
VIRTUAL_MAJORITY: Final = 28
NO_MAJORITY: Final = 29
STEPS: Final = 30
VIRTUAL_STEPS: Final = 31
COINS: Final = 32
COINS_MISSING: Final = 33
TAKEN: Final = 34
GIVEN_UP: Final = 35
NO_BUILDING: Final = 36
BRIDGE_POINTS: Final = 37
BRIDGE_LOSS: Final = 38
BRIDGE_LAID: Final = 39
VIRTUAL_BRIDGE: Final = 40
TO_TABLEAU: Final = 41
MISSING_MEN: Final = 42
GONDOLA_LAID: Final = 43
VIRTUAL_GONDOLA: Final = 44
MAN_PLACED: Final = 45
FROM_OWN: Final = 46
MOVED: Final = 47
SENT: Final = 48
VIRTUAL_SENT: Final = 49
BONUS: Final = 50
VIRTUAL_BONUS: Final = 51
TURNED: Final = 52
MARKER: Final = 53
MARKER_GONE: Final = 54
EXCHANGED: Final = 55
BLUE_POINTS: Final = 56
COINS_BACK: Final = 57
END: Final = 58
STOCK_POINTS: Final = 59
BUILDING_POINTS: Final = 60
DISTRICT_POINTS: Final = 61
VIRTUAL_PLACE: Final = 62
TOTAL: Final = 63
MOVED_BESIDE: Final = 64

SIDES: Final = ("citra", "ultra")

BUILDING_ARG: Final = Arg("building", BUILDING_TEXTS, words="building")
CARD_ARG: Final = Arg("card", CARDS, words="card")
ALL_CARDS_ARG: Final = Arg("cards", CARDS, words="card", many=True)
SECTION_ARG: Final = Arg("section", CARDS[:6], words="section")
DISTRICT_ARG: Final = Arg("district", DISTRICTS, words="district")
ALL_DISTRICTS_ARG: Final = Arg("districts", DISTRICTS, words="district", many=True)
SOURCE_ARG: Final = Arg("source", DISTRICTS, words="district")
ALONE_ARG: Final = Arg("alone")
"""1 for a play of jokers alone, whose first two count as one (RIA-72)."""
OTHERS_ARG: Final = Arg("others")
"""How many others have the same count."""
CONNECTION_ARG: Final = Arg("connection", PAIR_TEXTS, words="connection")
SIDE_ARG: Final = Arg("side", SIDES, words="side")
ROW_ARG: Final = Arg("row", tuple(str(row) for row in range(1, MOST_ROWS + 1)))
NUMBER_ARG: Final = Arg("number")
POINTS_ARG: Final = Arg("points")
SPACE_ARG: Final = Arg("space")
FIRST_END: Final = (Arg("first", DISTRICTS, words="district"), Arg("first-value"))
SECOND_END: Final = (Arg("second", DISTRICTS, words="district"), Arg("second-value"))

EVENTS: Final = EventTable(
    {
        START_PLAYER: EventKind("start-player", (SEAT,), chance=True),
        NEIGHBOUR: EventKind("left-neighbour", (SEAT,), chance=True),
        NUMBERS: EventKind("numbers", (Arg("numbers", many=True),), chance=True),
        TOP_BRIDGE: EventKind("top-bridge", (Arg("low"), Arg("high")), chance=True),
        START_BUILDING: EventKind("start-building", (SEAT, BUILDING_ARG)),
        ROUND: EventKind("round", (NUMBER_ARG, DISTRICT_ARG), chapter=True),
        DEALT: EventKind("dealt", (ROW_ARG, ALL_CARDS_ARG), chance=True),
        SHUFFLED: EventKind("shuffled", (NUMBER_ARG,), chance=True),
        ROW_TAKEN: EventKind("row-taken", (SEAT, ROW_ARG, ALL_CARDS_ARG)),
        DRAWS: EventKind("draws", (SEAT, NUMBER_ARG)),
        DRAWN: EventKind("drawn", (SEAT, ALL_CARDS_ARG), chance=True, instead_of="draws"),
        USED: EventKind("used", (SEAT, BUILDING_ARG)),
        FROM_LEFTOVER: EventKind("from-leftover", (SEAT, CARD_ARG)),
        LIMIT: EventKind("limit", (SEAT, NUMBER_ARG)),
        DISCARDS: EventKind("discards", (SEAT, NUMBER_ARG)),
        DISCARDED: EventKind("discarded", (SEAT, ALL_CARDS_ARG), instead_of="discards"),
        LEFTOVERS: EventKind("leftovers", (ROW_ARG, ALL_CARDS_ARG)),
        VIRTUAL_CARDS: EventKind("virtual-cards", (NUMBER_ARG, ALL_CARDS_ARG), chance=True),
        SECTION: EventKind("section", (SEAT, SECTION_ARG), chapter=True),
        VIRTUAL_BEGINS: EventKind("virtual-begins", (SECTION_ARG,), chapter=True),
        WAITED: EventKind("waited", (SEAT,)),
        CONVERTED: EventKind("converted", (SEAT, BUILDING_ARG, CARD_ARG)),
        JOKER_BUILDING: EventKind("joker-building", (SEAT,)),
        PLAYED: EventKind("played", (SEAT, NUMBER_ARG, ALONE_ARG, ALL_CARDS_ARG)),
        PASSED: EventKind("passed", (SEAT,)),
        VIRTUAL_PLAYS: EventKind("virtual-plays", (NUMBER_ARG, ALL_CARDS_ARG)),
        VIRTUAL_PASSES: EventKind("virtual-passes"),
        MAJORITY: EventKind("majority", (SEAT, SECTION_ARG, NUMBER_ARG, OTHERS_ARG)),
        VIRTUAL_MAJORITY: EventKind("virtual-majority", (SECTION_ARG, NUMBER_ARG, OTHERS_ARG)),
        NO_MAJORITY: EventKind("no-majority", (SECTION_ARG,)),
        STEPS: EventKind("steps", (SEAT, NUMBER_ARG, SPACE_ARG)),
        VIRTUAL_STEPS: EventKind("virtual-steps", (NUMBER_ARG, SPACE_ARG)),
        COINS: EventKind("coins", (SEAT, NUMBER_ARG)),
        COINS_MISSING: EventKind("coins-missing", (SEAT, NUMBER_ARG)),
        TAKEN: EventKind("taken", (SEAT, BUILDING_ARG)),
        GIVEN_UP: EventKind("given-up", (SEAT, BUILDING_ARG, POINTS_ARG)),
        NO_BUILDING: EventKind("no-building", (SEAT,)),
        BRIDGE_POINTS: EventKind("bridge-points", (SEAT, POINTS_ARG)),
        BRIDGE_LOSS: EventKind("bridge-loss", (SEAT,)),
        BRIDGE_LAID: EventKind("bridge-laid", (SEAT, CONNECTION_ARG, *FIRST_END, *SECOND_END)),
        VIRTUAL_BRIDGE: EventKind("virtual-bridge", (CONNECTION_ARG, *FIRST_END, *SECOND_END)),
        TO_TABLEAU: EventKind("to-tableau", (SEAT, NUMBER_ARG)),
        MISSING_MEN: EventKind("missing-councilmen", (SEAT, POINTS_ARG)),
        GONDOLA_LAID: EventKind("gondola-laid", (SEAT, CONNECTION_ARG)),
        VIRTUAL_GONDOLA: EventKind("virtual-gondola", (CONNECTION_ARG,)),
        MAN_PLACED: EventKind("placed", (SEAT, DISTRICT_ARG)),
        FROM_OWN: EventKind("placed-from-tableau", (SEAT, DISTRICT_ARG)),
        MOVED: EventKind("moved", (SEAT, SOURCE_ARG, DISTRICT_ARG)),
        MOVED_BESIDE: EventKind("moved-beside", (SEAT, SOURCE_ARG, DISTRICT_ARG)),
        SENT: EventKind("sent", (SEAT, NUMBER_ARG, DISTRICT_ARG)),
        VIRTUAL_SENT: EventKind("virtual-sent", (NUMBER_ARG, DISTRICT_ARG)),
        BONUS: EventKind("district-bonus", (SEAT, SIDE_ARG, POINTS_ARG, ALL_DISTRICTS_ARG)),
        VIRTUAL_BONUS: EventKind("virtual-bonus", (SIDE_ARG, ALL_DISTRICTS_ARG)),
        TURNED: EventKind("turned", (SIDE_ARG, ALL_DISTRICTS_ARG)),
        MARKER: EventKind("marker", (CONNECTION_ARG,)),
        MARKER_GONE: EventKind("marker-gone"),
        EXCHANGED: EventKind("exchanged", (SEAT, BUILDING_ARG, Arg("next", BUILDING_TEXTS, words="building"))),
        BLUE_POINTS: EventKind("blue-points", (SEAT, POINTS_ARG)),
        COINS_BACK: EventKind("coins-back", (NUMBER_ARG,)),
        END: EventKind("end", chapter=True, ends=True),
        STOCK_POINTS: EventKind("stock-points", (SEAT, POINTS_ARG)),
        BUILDING_POINTS: EventKind("building-points", (SEAT, POINTS_ARG)),
        DISTRICT_POINTS: EventKind("district-points", (SEAT, DISTRICT_ARG, Arg("place"), POINTS_ARG)),
        VIRTUAL_PLACE: EventKind("virtual-place", (DISTRICT_ARG, Arg("place"))),
        TOTAL: EventKind("total", (SEAT, POINTS_ARG)),
    }
)
