"""The moves of Venice and the decisions they answer.

Buildings are numbered like the tiles of the edition, 0 to 11, followed by the municipal ones. A canal is named by the
buildings at its ends. Contracts are numbered from 0 in the order of the edition. The setup decides which dock a
building is at, and so which pairs are canals.
"""

from typing import Final

from ridotto.engine.codec import Arg, Codec, Kind, number

TILE_TEXTS: Final = (
    *("market", "monastery", "small-council", "warehouse"),
    *("harbour", "consulate", "library", "senate"),
    *("church", "court", "mint", "council-of-ten"),
)
BUILDING_TEXTS: Final = (*TILE_TEXTS, "great-council", "st-marks", "doges-palace")
CUBE_TEXTS: Final = ("ceramic", "cloth", "silver")
INFLUENCE_TEXTS: Final = (
    *("bribe-foreman", "overtime", "bribe-councillors", "trade-information", "build-bridge", "promote-workers"),
    *("organise-supplies", "bid-contracts", "lead-research", "testimony", "hire-spy"),
)
CONTRACT_TEXTS: Final = (
    *("second-shift", "pilots-chart", "masons-mark", "tax-privilege", "mixed-cargo", "master-of-trade", "ear-of-the-city"),
    *("recruiter", "bridge-wardens", "great-household", "orator", "confessor", "scriptorium", "counter-spies", "lobbyist"),
    *("secret-archive", "patronage", "state-courier", "old-hands", "immunity", "hush-goods", "jetty-rights", "mentor"),
    *("lighters", "canal-toll", "advocate"),
)
DOGE_CARD_TEXTS: Final = (
    *("patronage", "treasury", "chancery", "seat-first", "seat-second", "session"),
    *("denunciation", "interrogation", "public-works", "absolution", "levy", "regatta"),
)

TILES: Final = 12
BUILDINGS: Final = 15
KINDS: Final = 3  # of cubes
CERAMIC: Final = 0
CLOTH: Final = 1
SILVER: Final = 2
INFLUENCE: Final = 11  # kinds of influence card
CONTRACTS: Final = 26
DOGE_CARDS: Final = 12  # kinds of Doge card
FIELDS: Final = 4

GREAT_COUNCIL: Final = 12
ST_MARKS: Final = 13
DOGES_PALACE: Final = 14

BRIBE_FOREMAN: Final = 0
OVERTIME: Final = 1
BRIBE_COUNCILLORS: Final = 2
TRADE_INFORMATION: Final = 3
BUILD_BRIDGE: Final = 4
PROMOTE_WORKERS: Final = 5
ORGANISE_SUPPLIES: Final = 6
BID_CONTRACTS: Final = 7
LEAD_RESEARCH: Final = 8
TESTIMONY: Final = 9
HIRE_SPY: Final = 10

SECOND_SHIFT: Final = 0  # contract 1
PILOTS_CHART: Final = 1  # contract 2
MASONS_MARK: Final = 2  # contract 3
TAX_PRIVILEGE: Final = 3  # contract 4
MIXED_CARGO: Final = 4  # contract 5
MASTER_OF_TRADE: Final = 5  # contract 6
EAR_OF_THE_CITY: Final = 6  # contract 7
RECRUITER: Final = 7  # contract 8
BRIDGE_WARDENS: Final = 8  # contract 9
GREAT_HOUSEHOLD: Final = 9  # contract 10
ORATOR: Final = 10  # contract 11
CONFESSOR: Final = 11  # contract 12
SCRIPTORIUM: Final = 12  # contract 13
COUNTER_SPIES: Final = 13  # contract 14
LOBBYIST: Final = 14  # contract 15
SECRET_ARCHIVE: Final = 15  # contract 16
PATRONAGE: Final = 16  # contract 17
STATE_COURIER: Final = 17  # contract 18
OLD_HANDS: Final = 18  # contract 19
IMMUNITY: Final = 19  # contract 20
HUSH_GOODS: Final = 20  # contract 21
JETTY_RIGHTS: Final = 21  # contract 22
MENTOR: Final = 22  # contract 23
LIGHTERS: Final = 23  # contract 24
CANAL_TOLL: Final = 24  # contract 25
ADVOCATE: Final = 25  # contract 26

DOGE_PATRONAGE: Final = 0
DOGE_TREASURY: Final = 1
DOGE_CHANCERY: Final = 2
DOGE_SEAT_FIRST: Final = 3
DOGE_SEAT_SECOND: Final = 4
DOGE_SESSION: Final = 5
DOGE_DENUNCIATION: Final = 6
DOGE_INTERROGATION: Final = 7
DOGE_PUBLIC_WORKS: Final = 8
DOGE_ABSOLUTION: Final = 9
DOGE_LEVY: Final = 10
DOGE_REGATTA: Final = 11

TAKE_BRIDGE: Final = 0
TAKE_CONTRACT: Final = 1
TAKE_POINTS: Final = 2

RETURN: Final = 0  # return CONTRACT: the contract is added
PLACE: Final = 26  # place BUILDING: the building is added
NO_CARD: Final = 41
PLAY: Final = 42  # play CARD: the kind is added
ASSISTANT: Final = 53  # assistant TILE: the tile is added
OVERTIME_AT: Final = 65  # overtime BUILDING: the building is added
MORE: Final = 80
NO_MORE: Final = 81
TAKE: Final = 82  # take WHAT: TAKE_BRIDGE, TAKE_CONTRACT or TAKE_POINTS is added
CUBE: Final = 85  # cube KIND GONDOLA: twice the kind and the gondola are added
GONDOLIER: Final = 91  # gondolier GONDOLA: the gondola is added
CUBES: Final = 93  # cubes CERAMIC CLOTH SILVER: 36, 6 and 1 times the counts are added
SAIL: Final = 309  # sail BUILDING: the building is added
PASS: Final = 324
MOOR: Final = 325
LOSE_SCROLL: Final = 326
GAIN_INTRIGUE: Final = 327
TURN_AND_LOSE: Final = 328
GIVE: Final = 329  # give KIND GONDOLA: twice the kind and the gondola are added
USE: Final = 335  # use EFFECT: the effect, counted from 0, is added
SPY: Final = 339
FINISH: Final = 340
PAIR: Final = 341  # pair ONE TWO: 3 and 1 times the kinds are added, the lower one first
SELL: Final = 350  # sell KIND: the kind is added
DISCARD: Final = 353  # discard KIND: the kind is added
BRIDGE: Final = 356  # bridge FIRST SECOND: 15 and 1 times the buildings are added, the lower one first
NO_BRIDGE: Final = 581
KEEP: Final = 582  # keep CONTRACT: the contract is added
KEEP_CARD: Final = 608  # keep-card CARD: the kind is added
NO_CONTRACT: Final = 619
FULFIL: Final = 620  # fulfil CONTRACT: the contract is added
ARCHIVE: Final = 646  # archive CONTRACT: the contract is added
SMUGGLE: Final = 672  # smuggle TILE: the tile is added
DOGE_GONDOLA: Final = 684  # doge-gondola COLOUR: the Doge's colour, 0 or 1, is added
ROUTE: Final = 686  # route BUILDING: the building is added
PAY_LEVY: Final = 701
REFUSE_LEVY: Final = 702
PAY_SCROLLS: Final = 703
PAY_COINS: Final = 704
HOLD: Final = 705
FAVOUR_COINS: Final = 706
FAVOUR_SCROLLS: Final = 707

CONTRACT_ARG: Final = Arg("contract", CONTRACT_TEXTS, words="contract")
BUILDING_ARG: Final = Arg("building", BUILDING_TEXTS, words="building")
FIRST_ARG: Final = Arg("first", BUILDING_TEXTS, words="building")
SECOND_ARG: Final = Arg("second", BUILDING_TEXTS, words="building")
TILE_ARG: Final = Arg("building", TILE_TEXTS, words="building")
CARD_ARG: Final = Arg("card", INFLUENCE_TEXTS, words="influence")
CUBE_ARG: Final = Arg("cube", CUBE_TEXTS, words="cube")
GONDOLA_ARG: Final = Arg("gondola", ("first", "second"), words="gondola")
COLOUR_ARG: Final = Arg("colour", ("first", "second"), words="doge-colour")
EITHER_ARG: Final = Arg("what", ("bridge", "contract", "points"), words="either")
EFFECT_ARG: Final = Arg("effect", ("1", "2", "3", "4"))

CODEC: Final = Codec(
    Kind("return", RETURN, (CONTRACT_ARG,), veiled=True),
    Kind("place", PLACE, (BUILDING_ARG,)),
    Kind("no-card", NO_CARD),
    Kind("play", PLAY, (CARD_ARG,)),
    Kind("assistant", ASSISTANT, (TILE_ARG,)),
    Kind("overtime", OVERTIME_AT, (BUILDING_ARG,)),
    Kind("more", MORE),
    Kind("no-more", NO_MORE),
    Kind("take", TAKE, (EITHER_ARG,)),
    Kind("cube", CUBE, (CUBE_ARG, GONDOLA_ARG)),
    Kind("gondolier", GONDOLIER, (GONDOLA_ARG,)),
    Kind("cubes", CUBES, (number("ceramic", 5), number("cloth", 5), number("silver", 5))),
    Kind("sail", SAIL, (BUILDING_ARG,)),
    Kind("pass", PASS),
    Kind("moor", MOOR),
    Kind("scroll", LOSE_SCROLL),
    Kind("intrigue", GAIN_INTRIGUE),
    Kind("favour-scroll", TURN_AND_LOSE),
    Kind("give", GIVE, (CUBE_ARG, GONDOLA_ARG)),
    Kind("use", USE, (EFFECT_ARG,)),
    Kind("spy", SPY),
    Kind("finish", FINISH),
    Kind("pair", PAIR, (Arg("one", CUBE_TEXTS, words="cube"), Arg("two", CUBE_TEXTS, words="cube"))),
    Kind("sell", SELL, (CUBE_ARG,)),
    Kind("discard", DISCARD, (CUBE_ARG,)),
    Kind("bridge", BRIDGE, (FIRST_ARG, SECOND_ARG)),
    Kind("no-bridge", NO_BRIDGE),
    Kind("keep", KEEP, (CONTRACT_ARG,), veiled=True),
    Kind("keep-card", KEEP_CARD, (CARD_ARG,), veiled=True),
    Kind("no-contract", NO_CONTRACT),
    Kind("fulfil", FULFIL, (CONTRACT_ARG,)),
    Kind("archive", ARCHIVE, (CONTRACT_ARG,)),
    Kind("smuggle", SMUGGLE, (TILE_ARG,)),
    Kind("doge-gondola", DOGE_GONDOLA, (COLOUR_ARG,)),
    Kind("route", ROUTE, (BUILDING_ARG,)),
    Kind("pay-levy", PAY_LEVY),
    Kind("refuse-levy", REFUSE_LEVY),
    Kind("pay-scrolls", PAY_SCROLLS),
    Kind("pay-coins", PAY_COINS),
    Kind("hold", HOLD),
    Kind("favour-coins", FAVOUR_COINS),
    Kind("favour-scrolls", FAVOUR_SCROLLS),
)

DECIDE_RETURN: Final = 0
DECIDE_PLACE: Final = 1
DECIDE_CARD: Final = 2
DECIDE_CARD_ASSISTANT: Final = 3
DECIDE_CARD_BUILDING: Final = 4
DECIDE_CARD_MORE: Final = 5
DECIDE_EITHER: Final = 6
DECIDE_CUBE_KIND: Final = 7
DECIDE_GONDOLIER: Final = 8
DECIDE_LOAD: Final = 9
DECIDE_SAIL: Final = 10
DECIDE_HALT: Final = 11
DECIDE_ANSWER: Final = 12
DECIDE_EFFECT: Final = 13
DECIDE_TWO_CUBES: Final = 14
DECIDE_GIVE_CUBE: Final = 15
DECIDE_GIVE_CUBES: Final = 16
DECIDE_EXCHANGE: Final = 17
DECIDE_DISCARD: Final = 18
DECIDE_BRIDGE: Final = 19
DECIDE_KEEP: Final = 20
DECIDE_KEEP_CARD: Final = 21
DECIDE_FULFIL: Final = 22
DECIDE_PAY_CUBES: Final = 23
DECIDE_ARCHIVE: Final = 24
DECIDE_SMUGGLER: Final = 25
DECIDE_DOGE_GONDOLA: Final = 26
DECIDE_ROUTE: Final = 27
DECIDE_DOGE_BRIDGE: Final = 28
DECIDE_LEVY: Final = 29
DECIDE_PAY_OFF: Final = 30
