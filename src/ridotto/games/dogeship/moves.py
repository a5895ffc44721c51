"""The moves of The Doge Ship and the decisions they answer.

Tiles in yards and piles have one numbering: galley tiles 0 to 35 (zone * 6 + place in its type), then 26 barriers in
the order of their priority, then 14 gondolas. Piles: one for each of the six zones, then barriers, then gondolas. A
field is board * 6 + face - 1. Doge tiles are numbered separately.
"""

from typing import Final

from ridotto.engine.codec import Arg, Codec, Kind, number

COLOURS: Final = ("red", "green", "white", "yellow", "blue", "black")
DECKS: Final = ("lower", "upper")
SECTIONS: Final = ("stern", "mid", "bow")
ZONE_TEXTS: Final = tuple(f"{deck}-{section}" for deck in DECKS for section in SECTIONS)
PILE_TEXTS: Final = (*ZONE_TEXTS, "barrier", "gondola")
ITEMS: Final = ("galley", "barrier", "gondola")

BOARDS: Final = 6
FACES: Final = 6
FIELDS: Final = 36
ZONES: Final = 6
PER_TYPE: Final = 6  # galley tiles of a type
GALLEYS: Final = 36  # galley tiles; the number of the first barrier
BARRIERS: Final = 26
GONDOLAS: Final = 14
FIRST_GONDOLA: Final = 62
TILES: Final = 76
DOGES: Final = 16  # Doge tiles
PILES: Final = 8
BARRIER_PILE: Final = 6
GONDOLA_PILE: Final = 7
MOST_BID: Final = 49  # SHIP-R44

GALLEY: Final = 0  # the items that fields and bonuses name
BARRIER: Final = 1
GONDOLA: Final = 2

FIELD_TEXTS: Final = tuple(f"{colour}{face}" for colour in COLOURS for face in range(1, FACES + 1))
GALLEY_TEXTS: Final = tuple(f"{deck[0]}{section[0]}{nth}" for deck in DECKS for section in SECTIONS for nth in range(2, 2 + PER_TYPE))
BARRIER_TEXTS: Final = tuple(f"b{nth:02}" for nth in range(1, BARRIERS + 1))
GONDOLA_TEXTS: Final = tuple(f"g{nth:02}" for nth in range(1, GONDOLAS + 1))
TILE_TEXTS: Final = (*GALLEY_TEXTS, *BARRIER_TEXTS, *GONDOLA_TEXTS)
DOGE_TEXTS: Final = tuple(f"d{nth:02}" for nth in range(1, DOGES + 1))

FIELD: Final = 0  # field F: the field is added
DISCARD: Final = 36
REORDER: Final = 37  # reorder B: the barrier, counted from 0, is added
BUY: Final = 63  # buy P: the pile is added
GIVE_UP: Final = 71  # give-up T: the tile is added
TAKE: Final = 147  # take T: the tile is added
NONE: Final = 223
COMPLETE: Final = 224  # complete T: the tile is added
REPLACE: Final = 300  # replace T: the galley tile is added
STOP: Final = 336
KEEP: Final = 337  # keep D: the Doge tile is added
PUT: Final = 353  # put top, put bottom: 1 is added for the bottom
BID: Final = 355  # bid N: the number is added

TOP: Final = 0
BOTTOM: Final = 1
ENDS: Final = ("top", "bottom")

FIELD_ARG: Final = Arg("field", FIELD_TEXTS, words="field")
BARRIER_ARG: Final = Arg("barrier", BARRIER_TEXTS, words="tile")
PILE_ARG: Final = Arg("pile", PILE_TEXTS, words="pile")
TILE_ARG: Final = Arg("tile", TILE_TEXTS, words="tile")
GALLEY_ARG: Final = Arg("tile", GALLEY_TEXTS, words="tile")
DOGE_ARG: Final = Arg("doge", DOGE_TEXTS, words="doge")
END_ARG: Final = Arg("end", ENDS, words="end")

CODEC: Final = Codec(
    Kind("field", FIELD, (FIELD_ARG,)),
    Kind("discard", DISCARD),
    Kind("reorder", REORDER, (BARRIER_ARG,)),
    Kind("buy", BUY, (PILE_ARG,)),
    Kind("give-up", GIVE_UP, (TILE_ARG,)),
    Kind("take", TAKE, (TILE_ARG,)),
    Kind("none", NONE),
    Kind("complete", COMPLETE, (TILE_ARG,)),
    Kind("replace", REPLACE, (GALLEY_ARG,)),
    Kind("stop", STOP),
    Kind("keep", KEEP, (DOGE_ARG,)),
    Kind("put", PUT, (END_ARG,)),
    Kind("bid", BID, (number("approvals", MOST_BID),)),
)

DECIDE_TURN: Final = 0
DECIDE_BUY: Final = 1
DECIDE_GIVE_UP: Final = 2
DECIDE_TAKE: Final = 3
DECIDE_COMPLETE: Final = 4
DECIDE_REPLACE: Final = 5
DECIDE_KEEP: Final = 6
DECIDE_PUT: Final = 7
DECIDE_BID: Final = 8
