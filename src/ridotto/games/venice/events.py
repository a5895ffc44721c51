"""The events of Venice: what the log, the record and the pictures are told. What smugglers and the Doge do has events of its own."""

from ridotto.engine.codec import SEAT, Arg, EventKind, EventTable
from ridotto.games.venice.moves import BUILDING_TEXTS, CONTRACT_TEXTS, CUBE_TEXTS, DOGE_CARD_TEXTS, INFLUENCE_TEXTS, TILE_TEXTS
from ridotto.games.venice.rules import told

OTHER = Arg("other", seat=True)
BUILDING = Arg("building", BUILDING_TEXTS, words="building")
FIRST = Arg("first", BUILDING_TEXTS, words="building")
SECOND = Arg("second", BUILDING_TEXTS, words="building")
TILES = Arg("tiles", TILE_TEXTS, words="building", many=True)
CONTRACT = Arg("contract", CONTRACT_TEXTS, words="contract")
CONTRACTS = Arg("contracts", CONTRACT_TEXTS, words="contract", many=True)
CARD = Arg("card", INFLUENCE_TEXTS, words="influence")
CARDS = Arg("cards", INFLUENCE_TEXTS, words="influence", many=True)
CUBE = Arg("cube", CUBE_TEXTS, words="cube")
GONDOLA = Arg("gondola", ("first", "second"), words="gondola")
DOGE_COLOUR = Arg("colour", ("first", "second"), words="doge-colour")
DOGE_CARD = Arg("card", DOGE_CARD_TEXTS, words="doge-card")
LETTER = Arg("letter", ("a", "b"), words="letter")
REASON = Arg("reason", ("contracts", "council", "rounds", "doge"), words="reason")
STAGE = Arg("stage", ("open", "triggered", "last-but-one", "last"), words="stage")
POSITION = Arg("position", ("1", "2", "3"))
EFFECT = Arg("effect", ("1", "2", "3", "4"))
CERAMIC = Arg("ceramic")
CLOTH = Arg("cloth")
SILVER = Arg("silver")
NUMBER = Arg("number")
NOW = Arg("now")
FIELD = Arg("field")
COINS = Arg("coins")
POINTS = Arg("points")

_TOLD = {
    told.START_PLAYER: EventKind("start-player", (SEAT,), chance=True),
    told.LAYOUT: EventKind("layout", (TILES,), chance=True),
    told.DEALS: EventKind("deals", (SEAT, CONTRACTS), chance=True),
    told.PUTS_BACK: EventKind("puts-back", (SEAT,)),
    told.ROUND: EventKind("round", (NUMBER,), chapter=True),
    told.TURN_OF: EventKind("turn", (SEAT,), chapter=True),
    told.PLACED: EventKind("placed", (SEAT, GONDOLA, BUILDING)),
    told.SHARES: EventKind("shares", (SEAT, POINTS, BUILDING)),
    told.DOGE_SHARES: EventKind("doge-shares", (POINTS, BUILDING)),
    told.NEW_ASSISTANT: EventKind("new-assistant", (SEAT, BUILDING)),
    told.ASSISTANT: EventKind("assistant", (SEAT, BUILDING, FIELD)),
    told.PUSHED: EventKind("pushed", (SEAT, BUILDING, FIELD)),
    told.SMUGGLER_ASSISTANT: EventKind("smuggler-assistant", (BUILDING, FIELD)),
    told.SMUGGLER_PUSHED: EventKind("smuggler-pushed", (BUILDING, FIELD)),
    told.DOGE_ASSISTANT: EventKind("doge-assistant", (DOGE_COLOUR, BUILDING, FIELD)),
    told.DOGE_PUSHED: EventKind("doge-pushed", (DOGE_COLOUR, BUILDING, FIELD)),
    told.TENTH: EventKind("tenth", (SEAT, POINTS)),
    told.CARD_PLAYED: EventKind("card-played", (SEAT, CARD)),
    told.SWITCHES: EventKind("switches", (SEAT, GONDOLA)),
    told.STAYS: EventKind("stays", (SEAT, GONDOLA, COINS)),
    told.SAILED: EventKind("sailed", (SEAT, BUILDING, COINS)),
    told.OWN_BRIDGE: EventKind("own-bridge", (SEAT, COINS)),
    told.FOREIGN_BRIDGE: EventKind("foreign-bridge", (SEAT,)),
    told.PASSES: EventKind("passes", (SEAT, BUILDING)),
    told.MOORS: EventKind("moors", (SEAT, BUILDING)),
    told.MEETS: EventKind("meets", (SEAT, OTHER, BUILDING)),
    told.MEETS_OWN: EventKind("meets-own", (SEAT, BUILDING)),
    told.MEETS_SMUGGLER: EventKind("meets-smuggler", (SEAT, BUILDING)),
    told.MEETS_DOGE: EventKind("meets-doge", (SEAT, BUILDING)),
    told.MET_BY_SMUGGLER: EventKind("met-by-smuggler", (SEAT, BUILDING)),
    told.MET_BY_DOGE: EventKind("met-by-doge", (SEAT, BUILDING)),
    told.COUNTER: EventKind("counter-spies", (SEAT, OTHER)),
    told.COUNTER_DOGE: EventKind("counter-spies-doge", (SEAT,)),
    told.SCROLL_LOST: EventKind("scroll-lost", (SEAT,)),
    told.CUBE_GIVEN: EventKind("cube-given", (SEAT, CUBE)),
    told.INTRIGUE: EventKind("intrigue", (SEAT, NUMBER, NOW)),
    told.INTRIGUE_LESS: EventKind("intrigue-less", (SEAT, NUMBER, NOW)),
    told.OVERFLOW: EventKind("overflow", (SEAT, POINTS)),
    told.IMMUNE: EventKind("immune", (SEAT,)),
    told.FAVOUR_FOR_COINS: EventKind("favour-coins", (SEAT, COINS)),
    told.FAVOUR_FOR_SCROLLS: EventKind("favour-scrolls", (SEAT, NUMBER)),
    told.RELOADED: EventKind("reloaded", (SEAT, GONDOLA, CERAMIC, CLOTH, SILVER)),
    told.EFFECT: EventKind("effect", (SEAT, BUILDING, EFFECT)),
    told.SPY_SENT: EventKind("spy-sent", (SEAT, BUILDING)),
    told.CUBES_GAINED: EventKind("cubes-gained", (SEAT, NUMBER, CUBE)),
    told.CUBES_GIVEN: EventKind("cubes-given", (SEAT, CERAMIC, CLOTH, SILVER)),
    told.EXCHANGED: EventKind("exchanged", (SEAT, CERAMIC, CLOTH, SILVER)),
    told.CUBE_DISCARDED: EventKind("cube-discarded", (SEAT, CUBE)),
    told.COINS_GAINED: EventKind("coins-gained", (SEAT, COINS)),
    told.COINS_PAID: EventKind("coins-paid", (SEAT, COINS)),
    told.SCROLLS_GAINED: EventKind("scrolls-gained", (SEAT, NUMBER, NOW)),
    told.SCROLLS_PAID: EventKind("scrolls-paid", (SEAT, NUMBER)),
    told.POINTS_GAINED: EventKind("points-gained", (SEAT, POINTS)),
    told.COUNCIL: EventKind("council", (SEAT, NUMBER, FIELD)),
    told.DOGE_COUNCIL: EventKind("doge-council", (DOGE_COLOUR, NUMBER, FIELD)),
    told.BUILT: EventKind("built", (SEAT, FIRST, SECOND)),
    told.DOGE_BUILT: EventKind("doge-built", (FIRST, SECOND)),
    told.DRAWS: EventKind("draws", (SEAT, NUMBER, COINS)),
    told.DRAWN: EventKind("drawn", (SEAT, CONTRACTS), chance=True),
    told.KEPT: EventKind("kept", (SEAT, CONTRACT)),
    told.DRAWS_CARDS: EventKind("draws-cards", (SEAT, NUMBER)),
    told.DRAWN_CARDS: EventKind("drawn-cards", (SEAT, CARDS), chance=True, instead_of="draws-cards"),
    told.KEPT_CARD: EventKind("kept-card", (SEAT, CARD)),
    told.CARDS_SHUFFLED: EventKind("cards-shuffled", (NUMBER,), chance=True),
    told.FULFILLED: EventKind("fulfilled", (SEAT, CONTRACT, COINS, POINTS)),
    told.LAID: EventKind("laid", (SEAT, CONTRACT)),
    told.ARCHIVED: EventKind("archived", (SEAT, CONTRACT)),
    told.CONTRACT_GIVES: EventKind("contract-gives", (SEAT, CONTRACT, COINS)),
    told.CONTRACT_POINTS: EventKind("contract-points", (SEAT, CONTRACT, POINTS)),
    told.END_TRIGGERED: EventKind("end-triggered", (REASON,), chapter=True),
    told.END_STAGE: EventKind("end-stage", (STAGE,), chapter=True),
    told.DECK_DRAWN: EventKind("deck-drawn", (SEAT, TILES), chance=True),
    told.DECK_USED: EventKind("deck-used", (SEAT, LETTER, BUILDING)),
    told.DECK_SHUFFLED: EventKind("deck-shuffled", (LETTER, NUMBER), chance=True),
    told.SMUGGLER_PLACED: EventKind("smuggler-placed", (LETTER, BUILDING)),
    told.SMUGGLER_SAILED: EventKind("smuggler-sailed", (LETTER, BUILDING)),
    told.SMUGGLER_STAYS: EventKind("smuggler-stays", (LETTER, BUILDING)),
    told.SMUGGLER_GIFT: EventKind("smuggler-gift", (SEAT, POINTS, BUILDING)),
    told.DOGE_PLACED: EventKind("doge-placed", (LETTER, DOGE_COLOUR, BUILDING), chance=True),
    told.DOGE_REVEALED: EventKind("doge-revealed", (LETTER, BUILDING), chance=True),
    told.DOGE_SAILED: EventKind("doge-sailed", (LETTER, DOGE_COLOUR, BUILDING)),
    told.DOGE_STAYS: EventKind("doge-stays", (LETTER, DOGE_COLOUR, BUILDING)),
    told.DOGE_ROW: EventKind("doge-row", (POSITION, DOGE_CARD), chance=True),
    told.DOGE_CARD: EventKind("doge-card", (DOGE_CARD,)),
    told.DOGE_POINTS: EventKind("doge-points", (POINTS,)),
    told.DOGE_SCROLLS: EventKind("doge-scrolls", (NUMBER, NOW)),
    told.DOGE_LOSES_SCROLL: EventKind("doge-loses-scroll", (NOW,)),
    told.DOGE_INTRIGUE: EventKind("doge-intrigue", (NUMBER, NOW)),
    told.DOGE_INTRIGUE_LESS: EventKind("doge-intrigue-less", (NUMBER, NOW)),
    told.DOGE_LIMIT: EventKind("doge-limit", (POINTS, NUMBER)),
    told.DOGE_CARD_BOXED: EventKind("doge-card-boxed", (NUMBER,)),
    told.LEVY_PAID: EventKind("levy-paid", (SEAT, COINS)),
    told.COUNCIL_POINTS: EventKind("council-points", (SEAT, POINTS)),
    told.DOGE_COUNCIL_POINTS: EventKind("doge-council-points", (POINTS,)),
    told.ASSISTANT_POINTS: EventKind("assistant-points", (SEAT, POINTS)),
    told.PAID_OFF_COINS: EventKind("paid-off-coins", (SEAT, COINS, NOW)),
    told.PAID_OFF_SCROLLS: EventKind("paid-off-scrolls", (SEAT, NUMBER, NOW)),
    told.COIN_POINTS: EventKind("coin-points", (SEAT, POINTS)),
    told.FAVOUR_POINTS: EventKind("favour-points", (SEAT, POINTS)),
    told.ARREST: EventKind("arrested", (SEAT, NUMBER)),
    told.TOTAL: EventKind("total", (SEAT, POINTS)),
    told.DOGE_TOTAL: EventKind("doge-total", (POINTS,)),
    told.DOGE_WINS: EventKind("doge-wins"),
}

EVENTS = EventTable([_TOLD[number] for number in range(len(_TOLD))])
