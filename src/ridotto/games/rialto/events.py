"""The events of Rialto: what the log, the record and the pictures are told. What the virtual player does has events of its own."""

from ridotto.engine.codec import SEAT, Arg, EventKind, EventTable
from ridotto.games.rialto.moves import BUILDING_TEXTS, CARDS, DISTRICTS, MOST_ROWS, PAIR_TEXTS
from ridotto.games.rialto.rules import told

SIDES = ("citra", "ultra")

BUILDING = Arg("building", BUILDING_TEXTS, words="building")
CARD = Arg("card", CARDS, words="card")
ALL_CARDS = Arg("cards", CARDS, words="card", many=True)
SECTION = Arg("section", CARDS[:6], words="section")
DISTRICT = Arg("district", DISTRICTS, words="district")
ALL_DISTRICTS = Arg("districts", DISTRICTS, words="district", many=True)
SOURCE = Arg("source", DISTRICTS, words="district")
ALONE = Arg("alone")
"""1 for a play of jokers alone, whose first two count as one (RIA-72)."""
OTHERS = Arg("others")
"""How many others have counted as much."""
CONNECTION = Arg("connection", PAIR_TEXTS, words="connection")
SIDE = Arg("side", SIDES, words="side")
ROW = Arg("row", tuple(str(row) for row in range(1, MOST_ROWS + 1)))
NUMBER = Arg("number")
POINTS = Arg("points")
SPACE = Arg("space")
FIRST = (Arg("first", DISTRICTS, words="district"), Arg("first-value"))
SECOND = (Arg("second", DISTRICTS, words="district"), Arg("second-value"))

_TOLD = {
    told.START_PLAYER: EventKind("start-player", (SEAT,), chance=True),
    told.NEIGHBOUR: EventKind("left-neighbour", (SEAT,), chance=True),
    told.NUMBERS: EventKind("numbers", (Arg("numbers", many=True),), chance=True),
    told.TOP_BRIDGE: EventKind("top-bridge", (Arg("low"), Arg("high")), chance=True),
    told.START_BUILDING: EventKind("start-building", (SEAT, BUILDING)),
    told.ROUND: EventKind("round", (NUMBER, DISTRICT), chapter=True),
    told.DEALT: EventKind("dealt", (ROW, ALL_CARDS), chance=True),
    told.SHUFFLED: EventKind("shuffled", (NUMBER,), chance=True),
    told.ROW_TAKEN: EventKind("row-taken", (SEAT, ROW, ALL_CARDS)),
    told.DRAWS: EventKind("draws", (SEAT, NUMBER)),
    told.DRAWN: EventKind("drawn", (SEAT, ALL_CARDS), chance=True, instead_of="draws"),
    told.USED: EventKind("used", (SEAT, BUILDING)),
    told.FROM_LEFTOVER: EventKind("from-leftover", (SEAT, CARD)),
    told.LIMIT: EventKind("limit", (SEAT, NUMBER)),
    told.DISCARDS: EventKind("discards", (SEAT, NUMBER)),
    told.DISCARDED: EventKind("discarded", (SEAT, ALL_CARDS), instead_of="discards"),
    told.LEFTOVERS: EventKind("leftovers", (ROW, ALL_CARDS)),
    told.VIRTUAL_CARDS: EventKind("virtual-cards", (NUMBER, ALL_CARDS), chance=True),
    told.SECTION: EventKind("section", (SEAT, SECTION), chapter=True),
    told.VIRTUAL_BEGINS: EventKind("virtual-begins", (SECTION,), chapter=True),
    told.WAITED: EventKind("waited", (SEAT,)),
    told.CONVERTED: EventKind("converted", (SEAT, BUILDING, CARD)),
    told.JOKER_BUILDING: EventKind("joker-building", (SEAT,)),
    told.PLAYED: EventKind("played", (SEAT, NUMBER, ALONE, ALL_CARDS)),
    told.PASSED: EventKind("passed", (SEAT,)),
    told.VIRTUAL_PLAYS: EventKind("virtual-plays", (NUMBER, ALL_CARDS)),
    told.VIRTUAL_PASSES: EventKind("virtual-passes"),
    told.MAJORITY: EventKind("majority", (SEAT, SECTION, NUMBER, OTHERS)),
    told.VIRTUAL_MAJORITY: EventKind("virtual-majority", (SECTION, NUMBER, OTHERS)),
    told.NO_MAJORITY: EventKind("no-majority", (SECTION,)),
    told.STEPS: EventKind("steps", (SEAT, NUMBER, SPACE)),
    told.VIRTUAL_STEPS: EventKind("virtual-steps", (NUMBER, SPACE)),
    told.COINS: EventKind("coins", (SEAT, NUMBER)),
    told.COINS_MISSING: EventKind("coins-missing", (SEAT, NUMBER)),
    told.TAKEN: EventKind("taken", (SEAT, BUILDING)),
    told.GIVEN_UP: EventKind("given-up", (SEAT, BUILDING, POINTS)),
    told.NO_BUILDING: EventKind("no-building", (SEAT,)),
    told.BRIDGE_POINTS: EventKind("bridge-points", (SEAT, POINTS)),
    told.BRIDGE_LOSS: EventKind("bridge-loss", (SEAT,)),
    told.BRIDGE_LAID: EventKind("bridge-laid", (SEAT, CONNECTION, *FIRST, *SECOND)),
    told.VIRTUAL_BRIDGE: EventKind("virtual-bridge", (CONNECTION, *FIRST, *SECOND)),
    told.TO_TABLEAU: EventKind("to-tableau", (SEAT, NUMBER)),
    told.MISSING_MEN: EventKind("missing-councilmen", (SEAT, POINTS)),
    told.GONDOLA_LAID: EventKind("gondola-laid", (SEAT, CONNECTION)),
    told.VIRTUAL_GONDOLA: EventKind("virtual-gondola", (CONNECTION,)),
    told.MAN_PLACED: EventKind("placed", (SEAT, DISTRICT)),
    told.FROM_OWN: EventKind("placed-from-tableau", (SEAT, DISTRICT)),
    told.MOVED: EventKind("moved", (SEAT, SOURCE, DISTRICT)),
    told.MOVED_BESIDE: EventKind("moved-beside", (SEAT, SOURCE, DISTRICT)),
    told.SENT: EventKind("sent", (SEAT, NUMBER, DISTRICT)),
    told.VIRTUAL_SENT: EventKind("virtual-sent", (NUMBER, DISTRICT)),
    told.BONUS: EventKind("district-bonus", (SEAT, SIDE, POINTS, ALL_DISTRICTS)),
    told.VIRTUAL_BONUS: EventKind("virtual-bonus", (SIDE, ALL_DISTRICTS)),
    told.TURNED: EventKind("turned", (SIDE, ALL_DISTRICTS)),
    told.MARKER: EventKind("marker", (CONNECTION,)),
    told.MARKER_GONE: EventKind("marker-gone"),
    told.EXCHANGED: EventKind("exchanged", (SEAT, BUILDING, Arg("next", BUILDING_TEXTS, words="building"))),
    told.BLUE_POINTS: EventKind("blue-points", (SEAT, POINTS)),
    told.COINS_BACK: EventKind("coins-back", (NUMBER,)),
    told.END: EventKind("end", chapter=True),
    told.STOCK_POINTS: EventKind("stock-points", (SEAT, POINTS)),
    told.BUILDING_POINTS: EventKind("building-points", (SEAT, POINTS)),
    told.DISTRICT_POINTS: EventKind("district-points", (SEAT, DISTRICT, Arg("place"), POINTS)),
    told.VIRTUAL_PLACE: EventKind("virtual-place", (DISTRICT, Arg("place"))),
    told.TOTAL: EventKind("total", (SEAT, POINTS)),
}

EVENTS = EventTable([_TOLD[number] for number in range(len(_TOLD))])
