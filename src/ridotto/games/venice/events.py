"""The events of Venice, with their numbers: what the log, the record and the pictures are told.

The smugglers and the Doge have events of their own.
"""

from typing import Final

from ridotto.engine.codec import SEAT, Arg, EventKind, EventTable
from ridotto.games.venice.moves import (
    BUILDING_ARG,
    CARD_ARG,
    COLOUR_ARG,
    CONTRACT_ARG,
    CONTRACT_TEXTS,
    CUBE_ARG,
    DOGE_CARD_TEXTS,
    EFFECT_ARG,
    FIRST_ARG,
    GONDOLA_ARG,
    INFLUENCE_TEXTS,
    SECOND_ARG,
    TILE_TEXTS,
)

START_PLAYER: Final = 0
LAYOUT: Final = 1
DEALS: Final = 2
PUTS_BACK: Final = 3
ROUND: Final = 4
TURN_OF: Final = 5
PLACED: Final = 6
SHARES: Final = 7
DOGE_SHARES: Final = 8
NEW_ASSISTANT: Final = 9
ASSISTANT: Final = 10
PUSHED: Final = 11
SMUGGLER_ASSISTANT: Final = 12
SMUGGLER_PUSHED: Final = 13
DOGE_ASSISTANT: Final = 14
DOGE_PUSHED: Final = 15
TENTH: Final = 16
CARD_PLAYED: Final = 17
SWITCHES: Final = 18
STAYS: Final = 19
SAILED: Final = 20
OWN_BRIDGE: Final = 21
FOREIGN_BRIDGE: Final = 22
PASSES: Final = 23
MOORS: Final = 24
MEETS: Final = 25
MEETS_OWN: Final = 26
MEETS_SMUGGLER: Final = 27
MEETS_DOGE: Final = 28
MET_BY_SMUGGLER: Final = 29
MET_BY_DOGE: Final = 30
COUNTER: Final = 31
COUNTER_DOGE: Final = 32
SCROLL_LOST: Final = 33
CUBE_GIVEN: Final = 34
INTRIGUE: Final = 35
INTRIGUE_LESS: Final = 36
OVERFLOW: Final = 37
IMMUNE: Final = 38
FAVOUR_FOR_COINS: Final = 39
FAVOUR_FOR_SCROLLS: Final = 40
RELOADED: Final = 41
EFFECT: Final = 42
SPY_SENT: Final = 43
CUBES_GAINED: Final = 44
CUBES_GIVEN: Final = 45
EXCHANGED: Final = 46
CUBE_DISCARDED: Final = 47
COINS_GAINED: Final = 48
COINS_PAID: Final = 49
SCROLLS_GAINED: Final = 50
SCROLLS_PAID: Final = 51
POINTS_GAINED: Final = 52
COUNCIL: Final = 53
DOGE_COUNCIL: Final = 54
BUILT: Final = 55
DOGE_BUILT: Final = 56
DRAWS: Final = 57
DRAWN: Final = 58
KEPT: Final = 59
DRAWS_CARDS: Final = 60
DRAWN_CARDS: Final = 61
KEPT_CARD: Final = 62
CARDS_SHUFFLED: Final = 63
FULFILLED: Final = 64
LAID: Final = 65
ARCHIVED: Final = 66
CONTRACT_GIVES: Final = 67
CONTRACT_POINTS: Final = 68
END_TRIGGERED: Final = 69
END_STAGE: Final = 70
DECK_DRAWN: Final = 71
DECK_USED: Final = 72
DECK_SHUFFLED: Final = 73
SMUGGLER_PLACED: Final = 74
SMUGGLER_SAILED: Final = 75
SMUGGLER_STAYS: Final = 76
SMUGGLER_GIFT: Final = 77
DOGE_PLACED: Final = 78
DOGE_REVEALED: Final = 79
DOGE_SAILED: Final = 80
DOGE_STAYS: Final = 81
DOGE_ROW: Final = 82
DOGE_CARD: Final = 83
DOGE_POINTS: Final = 84
DOGE_SCROLLS: Final = 85
DOGE_LOSES_SCROLL: Final = 86
DOGE_INTRIGUE: Final = 87
DOGE_INTRIGUE_LESS: Final = 88
DOGE_LIMIT: Final = 89
DOGE_CARD_BOXED: Final = 90
LEVY_PAID: Final = 91
COUNCIL_POINTS: Final = 92
DOGE_COUNCIL_POINTS: Final = 93
ASSISTANT_POINTS: Final = 94
PAID_OFF_COINS: Final = 95
PAID_OFF_SCROLLS: Final = 96
COIN_POINTS: Final = 97
FAVOUR_POINTS: Final = 98
ARREST: Final = 99
TOTAL: Final = 100
DOGE_TOTAL: Final = 101
DOGE_WINS: Final = 102

OTHER_ARG: Final = Arg("other", seat=True)
TILES_ARG: Final = Arg("tiles", TILE_TEXTS, words="building", many=True)
CONTRACTS_ARG: Final = Arg("contracts", CONTRACT_TEXTS, words="contract", many=True)
CARDS_ARG: Final = Arg("cards", INFLUENCE_TEXTS, words="influence", many=True)
DOGE_CARD_ARG: Final = Arg("card", DOGE_CARD_TEXTS, words="doge-card")
LETTER_ARG: Final = Arg("letter", ("a", "b"), words="letter")
REASON_ARG: Final = Arg("reason", ("contracts", "council", "rounds", "doge"), words="reason")
STAGE_ARG: Final = Arg("stage", ("open", "triggered", "last-but-one", "last"), words="stage")
POSITION_ARG: Final = Arg("position", ("1", "2", "3"))
CERAMIC_ARG: Final = Arg("ceramic")
CLOTH_ARG: Final = Arg("cloth")
SILVER_ARG: Final = Arg("silver")
NUMBER_ARG: Final = Arg("number")
NOW_ARG: Final = Arg("now")
FIELD_ARG: Final = Arg("field")
COINS_ARG: Final = Arg("coins")
POINTS_ARG: Final = Arg("points")

EVENTS: Final = EventTable(
    {
        START_PLAYER: EventKind("start-player", (SEAT,), chance=True),
        LAYOUT: EventKind("layout", (TILES_ARG,), chance=True),
        DEALS: EventKind("deals", (SEAT, CONTRACTS_ARG), chance=True),
        PUTS_BACK: EventKind("puts-back", (SEAT,)),
        ROUND: EventKind("round", (NUMBER_ARG,), chapter=True),
        TURN_OF: EventKind("turn", (SEAT,), chapter=True),
        PLACED: EventKind("placed", (SEAT, GONDOLA_ARG, BUILDING_ARG)),
        SHARES: EventKind("shares", (SEAT, POINTS_ARG, BUILDING_ARG)),
        DOGE_SHARES: EventKind("doge-shares", (POINTS_ARG, BUILDING_ARG)),
        NEW_ASSISTANT: EventKind("new-assistant", (SEAT, BUILDING_ARG)),
        ASSISTANT: EventKind("assistant", (SEAT, BUILDING_ARG, FIELD_ARG)),
        PUSHED: EventKind("pushed", (SEAT, BUILDING_ARG, FIELD_ARG)),
        SMUGGLER_ASSISTANT: EventKind("smuggler-assistant", (BUILDING_ARG, FIELD_ARG)),
        SMUGGLER_PUSHED: EventKind("smuggler-pushed", (BUILDING_ARG, FIELD_ARG)),
        DOGE_ASSISTANT: EventKind("doge-assistant", (COLOUR_ARG, BUILDING_ARG, FIELD_ARG)),
        DOGE_PUSHED: EventKind("doge-pushed", (COLOUR_ARG, BUILDING_ARG, FIELD_ARG)),
        TENTH: EventKind("tenth", (SEAT, POINTS_ARG)),
        CARD_PLAYED: EventKind("card-played", (SEAT, CARD_ARG)),
        SWITCHES: EventKind("switches", (SEAT, GONDOLA_ARG)),
        STAYS: EventKind("stays", (SEAT, GONDOLA_ARG, COINS_ARG)),
        SAILED: EventKind("sailed", (SEAT, BUILDING_ARG, COINS_ARG)),
        OWN_BRIDGE: EventKind("own-bridge", (SEAT, COINS_ARG)),
        FOREIGN_BRIDGE: EventKind("foreign-bridge", (SEAT,)),
        PASSES: EventKind("passes", (SEAT, BUILDING_ARG)),
        MOORS: EventKind("moors", (SEAT, BUILDING_ARG)),
        MEETS: EventKind("meets", (SEAT, OTHER_ARG, BUILDING_ARG)),
        MEETS_OWN: EventKind("meets-own", (SEAT, BUILDING_ARG)),
        MEETS_SMUGGLER: EventKind("meets-smuggler", (SEAT, BUILDING_ARG)),
        MEETS_DOGE: EventKind("meets-doge", (SEAT, BUILDING_ARG)),
        MET_BY_SMUGGLER: EventKind("met-by-smuggler", (SEAT, BUILDING_ARG)),
        MET_BY_DOGE: EventKind("met-by-doge", (SEAT, BUILDING_ARG)),
        COUNTER: EventKind("counter-spies", (SEAT, OTHER_ARG)),
        COUNTER_DOGE: EventKind("counter-spies-doge", (SEAT,)),
        SCROLL_LOST: EventKind("scroll-lost", (SEAT,)),
        CUBE_GIVEN: EventKind("cube-given", (SEAT, CUBE_ARG)),
        INTRIGUE: EventKind("intrigue", (SEAT, NUMBER_ARG, NOW_ARG)),
        INTRIGUE_LESS: EventKind("intrigue-less", (SEAT, NUMBER_ARG, NOW_ARG)),
        OVERFLOW: EventKind("overflow", (SEAT, POINTS_ARG)),
        IMMUNE: EventKind("immune", (SEAT,)),
        FAVOUR_FOR_COINS: EventKind("favour-coins", (SEAT, COINS_ARG)),
        FAVOUR_FOR_SCROLLS: EventKind("favour-scrolls", (SEAT, NUMBER_ARG)),
        RELOADED: EventKind("reloaded", (SEAT, GONDOLA_ARG, CERAMIC_ARG, CLOTH_ARG, SILVER_ARG)),
        EFFECT: EventKind("effect", (SEAT, BUILDING_ARG, EFFECT_ARG)),
        SPY_SENT: EventKind("spy-sent", (SEAT, BUILDING_ARG)),
        CUBES_GAINED: EventKind("cubes-gained", (SEAT, NUMBER_ARG, CUBE_ARG)),
        CUBES_GIVEN: EventKind("cubes-given", (SEAT, CERAMIC_ARG, CLOTH_ARG, SILVER_ARG)),
        EXCHANGED: EventKind("exchanged", (SEAT, CERAMIC_ARG, CLOTH_ARG, SILVER_ARG)),
        CUBE_DISCARDED: EventKind("cube-discarded", (SEAT, CUBE_ARG)),
        COINS_GAINED: EventKind("coins-gained", (SEAT, COINS_ARG)),
        COINS_PAID: EventKind("coins-paid", (SEAT, COINS_ARG)),
        SCROLLS_GAINED: EventKind("scrolls-gained", (SEAT, NUMBER_ARG, NOW_ARG)),
        SCROLLS_PAID: EventKind("scrolls-paid", (SEAT, NUMBER_ARG)),
        POINTS_GAINED: EventKind("points-gained", (SEAT, POINTS_ARG)),
        COUNCIL: EventKind("council", (SEAT, NUMBER_ARG, FIELD_ARG)),
        DOGE_COUNCIL: EventKind("doge-council", (COLOUR_ARG, NUMBER_ARG, FIELD_ARG)),
        BUILT: EventKind("built", (SEAT, FIRST_ARG, SECOND_ARG)),
        DOGE_BUILT: EventKind("doge-built", (FIRST_ARG, SECOND_ARG)),
        DRAWS: EventKind("draws", (SEAT, NUMBER_ARG, COINS_ARG)),
        DRAWN: EventKind("drawn", (SEAT, CONTRACTS_ARG), chance=True),
        KEPT: EventKind("kept", (SEAT, CONTRACT_ARG)),
        DRAWS_CARDS: EventKind("draws-cards", (SEAT, NUMBER_ARG)),
        DRAWN_CARDS: EventKind("drawn-cards", (SEAT, CARDS_ARG), chance=True, instead_of="draws-cards"),
        KEPT_CARD: EventKind("kept-card", (SEAT, CARD_ARG)),
        CARDS_SHUFFLED: EventKind("cards-shuffled", (NUMBER_ARG,), chance=True),
        FULFILLED: EventKind("fulfilled", (SEAT, CONTRACT_ARG, COINS_ARG, POINTS_ARG)),
        LAID: EventKind("laid", (SEAT, CONTRACT_ARG)),
        ARCHIVED: EventKind("archived", (SEAT, CONTRACT_ARG)),
        CONTRACT_GIVES: EventKind("contract-gives", (SEAT, CONTRACT_ARG, COINS_ARG)),
        CONTRACT_POINTS: EventKind("contract-points", (SEAT, CONTRACT_ARG, POINTS_ARG)),
        END_TRIGGERED: EventKind("end-triggered", (REASON_ARG,), chapter=True, ends=True),
        END_STAGE: EventKind("end-stage", (STAGE_ARG,), chapter=True),
        DECK_DRAWN: EventKind("deck-drawn", (SEAT, TILES_ARG), chance=True),
        DECK_USED: EventKind("deck-used", (SEAT, LETTER_ARG, BUILDING_ARG)),
        DECK_SHUFFLED: EventKind("deck-shuffled", (LETTER_ARG, NUMBER_ARG), chance=True),
        SMUGGLER_PLACED: EventKind("smuggler-placed", (LETTER_ARG, BUILDING_ARG)),
        SMUGGLER_SAILED: EventKind("smuggler-sailed", (LETTER_ARG, BUILDING_ARG)),
        SMUGGLER_STAYS: EventKind("smuggler-stays", (LETTER_ARG, BUILDING_ARG)),
        SMUGGLER_GIFT: EventKind("smuggler-gift", (SEAT, POINTS_ARG, BUILDING_ARG)),
        DOGE_PLACED: EventKind("doge-placed", (LETTER_ARG, COLOUR_ARG, BUILDING_ARG), chance=True),
        DOGE_REVEALED: EventKind("doge-revealed", (LETTER_ARG, BUILDING_ARG), chance=True),
        DOGE_SAILED: EventKind("doge-sailed", (LETTER_ARG, COLOUR_ARG, BUILDING_ARG)),
        DOGE_STAYS: EventKind("doge-stays", (LETTER_ARG, COLOUR_ARG, BUILDING_ARG)),
        DOGE_ROW: EventKind("doge-row", (POSITION_ARG, DOGE_CARD_ARG), chance=True),
        DOGE_CARD: EventKind("doge-card", (DOGE_CARD_ARG,)),
        DOGE_POINTS: EventKind("doge-points", (POINTS_ARG,)),
        DOGE_SCROLLS: EventKind("doge-scrolls", (NUMBER_ARG, NOW_ARG)),
        DOGE_LOSES_SCROLL: EventKind("doge-loses-scroll", (NOW_ARG,)),
        DOGE_INTRIGUE: EventKind("doge-intrigue", (NUMBER_ARG, NOW_ARG)),
        DOGE_INTRIGUE_LESS: EventKind("doge-intrigue-less", (NUMBER_ARG, NOW_ARG)),
        DOGE_LIMIT: EventKind("doge-limit", (POINTS_ARG, NUMBER_ARG)),
        DOGE_CARD_BOXED: EventKind("doge-card-boxed", (NUMBER_ARG,)),
        LEVY_PAID: EventKind("levy-paid", (SEAT, COINS_ARG)),
        COUNCIL_POINTS: EventKind("council-points", (SEAT, POINTS_ARG)),
        DOGE_COUNCIL_POINTS: EventKind("doge-council-points", (POINTS_ARG,)),
        ASSISTANT_POINTS: EventKind("assistant-points", (SEAT, POINTS_ARG)),
        PAID_OFF_COINS: EventKind("paid-off-coins", (SEAT, COINS_ARG, NOW_ARG)),
        PAID_OFF_SCROLLS: EventKind("paid-off-scrolls", (SEAT, NUMBER_ARG, NOW_ARG)),
        COIN_POINTS: EventKind("coin-points", (SEAT, POINTS_ARG)),
        FAVOUR_POINTS: EventKind("favour-points", (SEAT, POINTS_ARG)),
        ARREST: EventKind("arrested", (SEAT, NUMBER_ARG)),
        TOTAL: EventKind("total", (SEAT, POINTS_ARG)),
        DOGE_TOTAL: EventKind("doge-total", (POINTS_ARG,)),
        DOGE_WINS: EventKind("doge-wins"),
    }
)
