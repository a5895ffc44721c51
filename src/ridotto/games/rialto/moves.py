"""The moves of Rialto and the decisions they answer.

Cards are numbered by their section: Doge 0 to Councilman 5, Joker 6. Buildings are colour * 4 + value - 1.
A connection is a pair of districts, numbered among all fifteen pairs; the edition says which of them the board has.
"""

from typing import Final

from ridotto.engine.codec import Arg, Codec, Kind, number

CARDS: Final = ("doge", "gold", "building", "bridge", "gondola", "councilman", "joker")
SECTION_LETTERS: Final = "ABCDEF"
COLOURS: Final = ("green", "yellow", "blue")
DISTRICTS: Final = ("cannaregio", "castello", "san-marco", "santa-croce", "san-polo", "dorsoduro")
SHORTS: Final = ("ca", "cs", "sm", "sc", "sp", "do")

KINDS: Final = 7  # kinds of card
JOKER: Final = 6
SECTIONS: Final = 6
A_DOGE: Final = 0
B_GOLD: Final = 1
C_BUILDING: Final = 2
D_BRIDGE: Final = 3
E_GONDOLA: Final = 4
F_COUNCILMAN: Final = 5
BUILDINGS: Final = 12  # kinds of building
VALUES: Final = 4  # of each colour
PLACES: Final = 6  # districts
PAIRS: Final = 15  # of districts
MOST_ROWS: Final = 6
MOST_CARDS: Final = 11  # of one kind

GREEN: Final = 0  # green-1
YELLOW: Final = 4  # yellow-1
BLUE: Final = 8  # blue-1
WAITING: Final = 4  # the building yellow-1
AS_ONE: Final = 5  # yellow-2
AS_JOKER: Final = 6  # yellow-3
AS_TWO: Final = 7  # yellow-4
EXCHANGE: Final = 8  # blue-1
COUNSEL: Final = 9  # blue-2
ADVANCE: Final = 10  # blue-3
GLORY: Final = 11  # blue-4

BUILDING_TEXTS: Final = tuple(f"{colour}-{value}" for colour in COLOURS for value in range(1, VALUES + 1))
PAIR_TEXTS: Final = tuple(f"{SHORTS[one]}-{SHORTS[two]}" for one in range(PLACES) for two in range(one + 1, PLACES))

TAKE: Final = 0  # take BUILDING: the building is added
NO_SECOND: Final = 12
ROW: Final = 13  # row N: the row, counted from 0, is added
USE: Final = 19  # use BUILDING: the building is added
CARD: Final = 31  # card CARD: the kind is added
PILE: Final = 38
DONE: Final = 39
DISCARD: Final = 40  # discard CARD: the kind is added
WAIT: Final = 47
CONVERT: Final = 48  # convert BUILDING CARD: 7 for yellow-4 and the kind are added
CARD_COUNT: Final = 62  # cards N: the number is added
JOKER_COUNT: Final = 74  # jokers N: the number is added
GIVE_UP: Final = 86  # give-up BUILDING: the building is added
BRIDGE: Final = 98  # bridge CONNECTION: the pair is added
LOW: Final = 113  # low DISTRICT: the district is added
GONDOLA: Final = 119  # gondola CONNECTION: the pair is added
PLACE: Final = 134  # place DISTRICT: the district is added
FROM_TABLEAU: Final = 140
FROM: Final = 141  # from DISTRICT: the district is added
NO_HELP: Final = 147
STOP: Final = 148
UPGRADE: Final = 149  # upgrade BUILDING: the building is added

CARD_ARG: Final = Arg("card", CARDS, words="card")
BUILDING_ARG: Final = Arg("building", BUILDING_TEXTS, words="building")
CONVERTER_ARG: Final = Arg("building", ("yellow-2", "yellow-4"), words="building")
ROW_ARG: Final = Arg("row", tuple(str(row) for row in range(1, MOST_ROWS + 1)))
PAIR_ARG: Final = Arg("connection", PAIR_TEXTS, words="connection")
DISTRICT_ARG: Final = Arg("district", DISTRICTS, words="district")

CODEC: Final = Codec(
    Kind("take", TAKE, (BUILDING_ARG,)),
    Kind("no-second", NO_SECOND),
    Kind("row", ROW, (ROW_ARG,)),
    Kind("use", USE, (BUILDING_ARG,)),
    Kind("card", CARD, (CARD_ARG,)),
    Kind("pile", PILE),
    Kind("done", DONE),
    Kind("discard", DISCARD, (CARD_ARG,), veiled=True),
    Kind("wait", WAIT),
    Kind("convert", CONVERT, (CONVERTER_ARG, CARD_ARG)),
    Kind("cards", CARD_COUNT, (number("number", MOST_CARDS),)),
    Kind("jokers", JOKER_COUNT, (number("number", MOST_CARDS),)),
    Kind("give-up", GIVE_UP, (BUILDING_ARG,)),
    Kind("bridge", BRIDGE, (PAIR_ARG,)),
    Kind("low", LOW, (DISTRICT_ARG,)),
    Kind("gondola", GONDOLA, (PAIR_ARG,)),
    Kind("place", PLACE, (DISTRICT_ARG,)),
    Kind("from-tableau", FROM_TABLEAU),
    Kind("from", FROM, (DISTRICT_ARG,)),
    Kind("no-help", NO_HELP),
    Kind("stop", STOP),
    Kind("upgrade", UPGRADE, (BUILDING_ARG,)),
)

DECIDE_START: Final = 0
DECIDE_ROW: Final = 1
DECIDE_GREEN: Final = 2
DECIDE_SOURCE: Final = 3
DECIDE_DISCARD: Final = 4
DECIDE_YELLOW: Final = 5
DECIDE_CARDS: Final = 6
DECIDE_JOKERS: Final = 7
DECIDE_BUILD: Final = 8
DECIDE_SECOND: Final = 9
DECIDE_GIVE_UP: Final = 10
DECIDE_BRIDGE: Final = 11
DECIDE_TURN: Final = 12
DECIDE_GONDOLA: Final = 13
DECIDE_BESIDE: Final = 14
DECIDE_HELP: Final = 15
DECIDE_HELP_TO: Final = 16
DECIDE_SHIFT: Final = 17
DECIDE_BLUE: Final = 18
DECIDE_UPGRADE: Final = 19
