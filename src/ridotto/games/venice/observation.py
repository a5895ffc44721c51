"""What a seat can know of a position of Venice, in numbers: docs/observations/venice.md has the table.

Colours are written as the observing seat counts them: seats from itself on, then the two that are nobody's seat, the
smugglers' or the Doge's.
"""

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from ridotto.engine.bits import bits
from ridotto.engine.cells import count_values, zeros
from ridotto.engine.observation import (
    BIT,
    ONE_OF,
    Block,
    each_seat,
    numbered,
    put_bits,
    put_decision,
    put_flag,
    put_nothing,
    put_one_of,
    put_present,
    put_seat,
    put_seats,
    put_share,
    put_shares,
    relative_seats,
    seat_length,
)
from ridotto.engine.state import State
from ridotto.games.venice.moves import (
    BUILDING_TEXTS,
    BUILDINGS,
    CONTRACT_TEXTS,
    CONTRACTS,
    CUBE_TEXTS,
    DECIDE_KEEP,
    DECIDE_KEEP_CARD,
    DECIDE_SMUGGLER,
    DOGE_CARD_TEXTS,
    DOGE_CARDS,
    FIELDS,
    INFLUENCE,
    INFLUENCE_TEXTS,
    KINDS,
    LOSE_SCROLL,
    TILE_TEXTS,
    TILES,
)
from ridotto.games.venice.rules import DECISIONS, Venice
from ridotto.games.venice.rules.parts import COLUMNS, MOST_NEAR
from ridotto.games.venice.rules.piles import cards_held, cards_under, contracts_under
from ridotto.games.venice.rules.position import (
    DEAL,
    HAND,
    MOST_COLOURS,
    NOBODY,
    ROW,
    TURNED,
    UNTURNED,
    bit,
)
from ridotto.games.venice.rules.smugglers import deck_of

SEATS: Final = 5
SLOTS: Final = 7  # colours: the seats, and two more
PHASES: Final = ("deal", "prologue", "turn", "smugglers", "doge", "scoring", "over")
ENDS: Final = ("open", "triggered", "last but one", "last")
REASONS: Final = ("contracts", "council", "rounds", "doge")
WHY: Final = ("meeting", "counter-spies", "interrogation")
HOW: Final = ("passing", "moored", "by a card")
ANSWERS: Final = 9  # the moves from LOSE_SCROLL up to USE
SPY_STATES: Final = ("none", "ready", "sent")
DECKS: Final = ("a", "b")
MOST_POINTS: Final = 120
MOST_COINS: Final = 40
MOST_CARDS: Final = 10  # influence cards of a seat
MOST_COST: Final = 3  # of a canal
MOST_STEPS: Final = 15
MOST_VP: Final = 8  # of the Doge for a field

_SEATS: Final = relative_seats(SEATS)
_COLOURS: Final = (*_SEATS, "first other", "second other")
_NAMES: Final = tuple([decision.name for decision in DECISIONS])
_PAIRS: Final = tuple([f"{BUILDING_TEXTS[one]}, {BUILDING_TEXTS[two]}" for one in range(BUILDINGS) for two in range(one + 1, BUILDINGS)])
_GONDOLAS: Final = ("first", "second")

BLOCKS: Final[tuple[Block, ...]] = (
    Block("decision", "The decision that the seat owes.", ONE_OF, _NAMES),
    Block("step", "The decision that is owed, by whomever.", ONE_OF, _NAMES),
    Block("phase", "Where the match stands.", ONE_OF, PHASES),
    Block("present", "Which seats the match has.", BIT, _SEATS),
    Block("owing", "Which seats owe a decision.", BIT, _SEATS),
    Block("turn", "Whose turn it is.", ONE_OF, _SEATS),
    Block("start player", "Who is the start player.", ONE_OF, _SEATS),
    Block("round", "The round.", "of the most"),
    Block("end", "How far the match is.", ONE_OF, ENDS),
    Block("reason", "Why the end has come.", ONE_OF, REASONS),
    Block("holds", "How many seats have held in a row.", "of the seats"),
    Block("arrested", "Who has been arrested.", ONE_OF, _SEATS),
    Block("tenth", "Who placed the tenth assistant first.", ONE_OF, _COLOURS),
    Block("options", "Extra turns, more cards of the prologue, and whether it has no assistants.", "of 2; 0 or 1", ("extra turns", "more cards", "bare")),
    Block("field points", "What the Doge scores for each field.", f"of {MOST_VP}, cut off", numbered(0, FIELDS)),
    Block(
        "canals",
        "The canals by the buildings at their ends: what each costs, and whose bridge is on it.",
        f"of {MOST_COST}, 0 without a canal; one of the colours is 1",
        _PAIRS,
        ("cost", *_COLOURS),
    ),
    Block("assistants", "The field of each colour's assistant.", f"of {FIELDS}; 0 for none", TILE_TEXTS, _COLOURS),
    Block("gondolas", "Where each colour's gondolas are.", ONE_OF, _COLOURS, _GONDOLAS, BUILDING_TEXTS),
    Block("moored", "Whether they are moored, and how many moored there before.", "0 or 1; of 9", _COLOURS, _GONDOLAS, ("moored", "before")),
    Block("load", "Their cubes.", "of the most", _COLOURS, _GONDOLAS, CUBE_TEXTS),
    Block("council", "Each colour's field on the council track.", "of the last", _COLOURS),
    Block("supply", "Assistants and bridges not yet placed.", "of those there are", _COLOURS, ("assistants", "bridges")),
    Block("cubes", "Cubes in the supply.", "of all", CUBE_TEXTS),
    Block("contract pile", "Contracts in the pile.", f"of {CONTRACTS}"),
    Block("influence pile", "Influence cards in the pile.", "of all"),
    Block("discards", "Influence cards discarded.", "of those of the kind", INFLUENCE_TEXTS),
    Block("hand", "The own contracts.", BIT, CONTRACT_TEXTS),
    Block("cards", "The own influence cards.", "of those of the kind", INFLUENCE_TEXTS),
    Block("put back", "The contract that the seat has chosen to put back in the deal.", ONE_OF, CONTRACT_TEXTS),
    Block("drawn contracts", "The two contracts that it chooses from.", BIT, CONTRACT_TEXTS),
    Block("drawn cards", "The two influence cards that it chooses from.", "of those of the kind", INFLUENCE_TEXTS),
    Block("contracts under", "The contracts that it put under the pile and nobody has drawn since.", BIT, CONTRACT_TEXTS),
    Block("cards under", "The same for influence cards.", "of those of the kind", INFLUENCE_TEXTS),
    Block("card", "The influence card being carried out.", ONE_OF, INFLUENCE_TEXTS),
    Block("active", "The colour of the active gondola, and which of its two.", ONE_OF, (*_COLOURS, *_GONDOLAS)),
    Block("visited", "The docks reached on this trip.", BIT, BUILDING_TEXTS),
    Block("trip", "Canals travelled, coins paid, and gondolas still to be met.", f"of {MOST_STEPS}, cut off", ("steps", "paid", "meetings")),
    Block("spy", "The spy.", ONE_OF, SPY_STATES),
    Block("building", "The building that is being activated.", ONE_OF, BUILDING_TEXTS),
    Block("activation", "How, with which gondola, and whether the spy opens it.", BIT, (*HOW, *_GONDOLAS, "spy")),
    Block("open effects", "The effects that are open.", BIT, numbered(1, FIELDS)),
    Block("used effects", "Those of them already used.", BIT, numbered(1, FIELDS)),
    Block("question", "Why somebody has to answer.", ONE_OF, WHY),
    Block("met", "The colour of the gondola that is met.", ONE_OF, _COLOURS),
    Block("asked", "Who has to answer.", BIT, _SEATS),
    Block("answer", "The own answer while others are still thinking.", ONE_OF, numbered(0, ANSWERS - 1)),
    Block("joint", "Whether two answer at the same time, and whether a bridge may be left unbuilt.", BIT, ("joint", "bridge free")),
    Block("own gondola", "The own gondola that is being placed, or whose cubes are discarded.", ONE_OF, _GONDOLAS),
    Block("contract at hand", "The contract that is being paid for, or that has no place.", ONE_OF, CONTRACT_TEXTS),
    Block("effect at hand", "The effect that needs a choice.", ONE_OF, numbered(1, FIELDS)),
    Block("decks", "The smuggler decks: cards left.", f"of {TILES}", DECKS),
    Block("deck played", "Their cards on the discards.", BIT, DECKS, TILE_TEXTS),
    Block("deck seen", "Their cards that everybody has seen.", BIT, DECKS, TILE_TEXTS),
    Block("deck now", "The card used in this phase.", ONE_OF, DECKS, TILE_TEXTS),
    Block("deck top", "The top card, where the seat has put it back.", ONE_OF, DECKS, TILE_TEXTS),
    Block("deck used", "The deck that is being used, and whether it is the own one.", "one of the decks is 1; 0 or 1", (*DECKS, "own")),
    Block("deck drawn", "The two cards that the seat chooses from.", BIT, TILE_TEXTS),
    Block("goal", "Where the gondola moved by a deck is going.", ONE_OF, BUILDING_TEXTS),
    Block("doge", "The Doge: points, scrolls, intrigue, cards in the pile.", f"of {MOST_POINTS}; of the most", ("points", "scrolls", "intrigue", "pile")),
    Block("doge card", "The Doge card being carried out.", ONE_OF, DOGE_CARD_TEXTS),
    Block("doge row", "His cards by position.", ONE_OF, numbered(1, ROW), DOGE_CARD_TEXTS),
    Block("doge discards", "His cards on the discards.", "of those of the kind", DOGE_CARD_TEXTS),
    *each_seat(
        SEATS,
        Block("points", "Its points.", f"of {MOST_POINTS}, cut off"),
        Block("coins", "Its coins.", f"of {MOST_COINS}, cut off"),
        Block("scrolls", "Its scrolls.", "of the most"),
        Block("intrigue", "Its intrigue.", "of the most"),
        Block("favour", "Its favour card.", ONE_OF, ("unturned", "turned")),
        Block("gondolier", "The gondola it used last.", ONE_OF, _GONDOLAS),
        Block("held", "Contracts and influence cards in hand.", f"of {HAND}; of {MOST_CARDS}, cut off", ("contracts", "influence")),
        Block("in force", "Its contracts with a lasting effect.", BIT, CONTRACT_TEXTS),
        Block("archived", "Its other fulfilled contracts.", BIT, CONTRACT_TEXTS),
    ),
)

_OF_A_SEAT: Final = seat_length(BLOCKS)


def observe(state: State, seat: i64, out: BytesWriter) -> None:
    """Write what the seat can know, as BLOCKS says."""
    assert isinstance(state, Venice)
    s = state
    put_decision(out, s, seat, len(DECISIONS))
    put_one_of(out, s.phase if s.owing != 0 else -1, len(DECISIONS))
    put_one_of(out, s.stage, len(PHASES))
    put_present(out, s, SEATS)
    put_seats(out, s, seat, s.owing, SEATS)
    put_seat(out, s, seat, s.turn, SEATS)
    put_seat(out, s, seat, s.first, SEATS)
    put_share(out, s.round, s.parts.max_rounds)
    put_one_of(out, s.end, len(ENDS))
    put_one_of(out, s.reason, len(REASONS))
    put_share(out, s.holds, s.seats)
    put_seat(out, s, seat, s.arrested, SEATS)
    put_one_of(out, _slot(s, seat, s.tenth), SLOTS)
    put_share(out, s.extra_turns, 2)
    put_share(out, s.prologue_more, 2)
    put_flag(out, s.prologue_bare != 0)
    put_shares(out, s.field_vp, 0, FIELDS + 1, MOST_VP)
    _put_canals(out, s, seat)
    _put_colours(out, s, seat)
    put_shares(out, s.cubes, 0, KINDS, s.parts.cubes_each)
    put_share(out, s.piled, CONTRACTS)
    put_share(out, s.cards_piled, s.parts.influence_cards)
    _put_influence(out, s, s.discards, 0)
    _put_own(out, s, seat)
    _put_trip(out, s, seat)
    _put_questions(out, s, seat)
    _put_decks(out, s, seat)
    _put_doge(out, s)
    for i in range(SEATS):
        if i < s.seats:
            _put_seat(out, s, (seat + i) % s.seats)
        else:
            put_nothing(out, _OF_A_SEAT)


def _slot(s: Venice, seat: i64, colour: i64) -> i64:
    """The place of a colour on the axis of colours; -1 for none."""
    if colour < 0:
        return -1
    return (colour - seat + s.seats) % s.seats if colour < s.seats else SEATS + colour - s.seats


def _colour(s: Venice, seat: i64, slot: i64) -> i64:
    """The colour in a place of that axis; -1 if the match does not have it."""
    if slot < SEATS:
        return (seat + slot) % s.seats if slot < s.seats else -1
    colour: i64 = s.seats + slot - SEATS
    return colour if colour < s.colours else -1


def _put_canals(out: BytesWriter, s: Venice, seat: i64) -> None:
    """Costs and bridges, by pairs of buildings; the neighbours of a building are in ascending order."""
    for one in range(BUILDINGS):
        at: i64 = one * MOST_NEAR
        last: i64 = at + MOST_NEAR
        for two in range(one + 1, BUILDINGS):
            while at < last and s.near[at] != NOBODY and s.near[at] < two:
                at += 1
            if at < last and s.near[at] == two:
                canal: i64 = s.near_canal[at]
                put_share(out, s.parts.canal_cost[canal], MOST_COST)
                put_one_of(out, _slot(s, seat, s.bridge[canal]), SLOTS)
            else:
                put_nothing(out, 1 + SLOTS)


def _put_colours(out: BytesWriter, s: Venice, seat: i64) -> None:
    """What colours have on the board: assistants, gondolas, cubes, the council track."""
    for tile in range(TILES):
        for slot in range(SLOTS):
            colour = _colour(s, seat, slot)
            put_share(out, s.field[tile * MOST_COLOURS + colour] if colour >= 0 else 0, FIELDS)
    for slot in range(SLOTS):
        colour = _colour(s, seat, slot)
        for n in range(2):
            put_one_of(out, s.gondola_at[2 * colour + n] if colour >= 0 else -1, BUILDINGS)
    for slot in range(SLOTS):
        colour = _colour(s, seat, slot)
        for n in range(2):
            before: i64 = 0
            gondola: i64 = 2 * colour + n
            moored = colour >= 0 and s.arrived[gondola] != NOBODY
            if moored:
                for other in range(2 * s.colours):
                    if s.moored_at(other, s.gondola_at[gondola]) and s.arrived[other] < s.arrived[gondola]:
                        before += 1
            put_flag(out, moored)
            put_share(out, before, 9)
    for slot in range(SLOTS):
        colour = _colour(s, seat, slot)
        if colour >= 0:
            put_shares(out, s.load, 2 * colour * KINDS, 2 * (colour + 1) * KINDS, s.parts.cubes_per_gondola)
        else:
            put_nothing(out, 2 * KINDS)
    for slot in range(SLOTS):
        colour = _colour(s, seat, slot)
        put_share(out, s.council[colour] if colour >= 0 else 0, s.parts.council_track_last)
    for slot in range(SLOTS):
        colour = _colour(s, seat, slot)
        put_share(out, s.supply[colour] if colour >= 0 else 0, s.parts.assistants)
        put_share(out, s.bridges_left[colour] if colour >= 0 else 0, s.parts.bridges)


def _put_influence(out: BytesWriter, s: Venice, row: vec[i64], first: i64) -> None:
    """Influence cards counted by kind, from a place in a row on."""
    for kind in range(INFLUENCE):
        put_share(out, row[first + kind], s.parts.influence_copies[kind])


def _put_own(out: BytesWriter, s: Venice, seat: i64) -> None:
    """What only the seat knows of contracts and influence cards."""
    put_bits(out, s.hand[seat], CONTRACTS)
    _put_influence(out, s, s.cards, seat * INFLUENCE)
    put_one_of(out, s.returned[seat] if s.stage == DEAL else -1, CONTRACTS)
    chooses: i64 = s.phase if (s.owing >> seat) & 1 else -1
    put_bits(out, bit(s.drawn[0]) | bit(s.drawn[1]) if chooses == DECIDE_KEEP else 0, CONTRACTS)
    drawn = zeros(INFLUENCE)
    if chooses == DECIDE_KEEP_CARD:
        drawn[s.drawn[0]] += 1
        drawn[s.drawn[1]] += 1
    _put_influence(out, s, drawn, 0)
    under: i64 = 0
    for contract in contracts_under(s, seat):
        under |= bit(contract)
    put_bits(out, under, CONTRACTS)
    cards = cards_under(s, seat)
    kinds = zeros(INFLUENCE)
    count_values(kinds, cards, 0, len(cards))
    _put_influence(out, s, kinds, 0)


def _put_trip(out: BytesWriter, s: Venice, seat: i64) -> None:
    """The turn, its trip, and the building that is being activated."""
    put_one_of(out, s.card, INFLUENCE)
    put_one_of(out, _slot(s, seat, s.active // 2) if s.active != NOBODY else -1, SLOTS)
    put_one_of(out, s.active % 2 if s.active != NOBODY else -1, 2)
    put_bits(out, s.visited, BUILDINGS)
    put_share(out, s.steps, MOST_STEPS)
    put_share(out, s.paid, MOST_STEPS)
    put_share(out, s.meets_left, MOST_STEPS)
    put_one_of(out, s.spy, len(SPY_STATES))
    acts = s.act_at != NOBODY
    put_one_of(out, s.act_at, BUILDINGS)
    put_one_of(out, s.act_how if acts else -1, len(HOW))
    put_one_of(out, s.act_gondola % 2 if acts and s.act_gondola != NOBODY else -1, 2)
    put_flag(out, acts and s.act_spy != 0)
    put_bits(out, s.act_reach if acts else 0, FIELDS)
    put_bits(out, s.act_used if acts else 0, FIELDS)


def _put_questions(out: BytesWriter, s: Venice, seat: i64) -> None:
    """What is being asked, and the own answer."""
    put_one_of(out, s.why, len(WHY))
    put_one_of(out, _slot(s, seat, s.met // 2) if s.met != NOBODY else -1, SLOTS)
    put_seats(out, s, seat, s.asking, SEATS)
    put_one_of(out, s.reply[seat] - LOSE_SCROLL if s.reply[seat] != NOBODY else -1, ANSWERS)
    put_flag(out, s.joint != 0)
    put_flag(out, s.bridge_free != 0)
    placed: i64 = s.placed_gondola() if s.owing != 0 else NOBODY
    overfull: i64 = s.overfull_gondola() if s.owing != 0 else NOBODY
    put_one_of(out, placed % 2 if placed != NOBODY else overfull % 2 if overfull != NOBODY else -1, 2)
    put_one_of(out, s.contract_at_hand() if s.owing != 0 else NOBODY, CONTRACTS)
    effect: i64 = s.effect_at_hand() if s.owing != 0 else NOBODY
    put_one_of(out, effect // COLUMNS % FIELDS if effect != NOBODY else -1, FIELDS)


def _put_decks(out: BytesWriter, s: Venice, seat: i64) -> None:
    """The smuggler decks; with three or more seats there are none."""
    if s.seats > 2:
        put_nothing(out, 2 + 4 * 2 * TILES + 3 + TILES + BUILDINGS)
        return
    for deck in range(2):
        put_share(out, s.decked[deck], TILES)
    for deck in range(2):
        put_bits(out, s.played[deck], TILES)
    for deck in range(2):
        put_bits(out, s.seen[deck], TILES)
    for deck in range(2):
        put_one_of(out, s.used_card[deck], TILES)
    for deck in range(2):
        own = s.seats == 1 or deck_of(s, seat) == deck
        put_one_of(out, s.deck[deck * TILES] if own and s.top_known[deck] != 0 and s.decked[deck] > 0 else -1, TILES)
    put_one_of(out, s.deck_now, 2)
    put_flag(out, s.deck_now != NOBODY and (s.seats == 1 or deck_of(s, seat) == s.deck_now))
    drawn: i64 = 0
    if (s.owing >> seat) & 1 and s.phase == DECIDE_SMUGGLER:
        drawn = bit(s.deck[s.deck_now * TILES]) | bit(s.deck[s.deck_now * TILES + 1])
    put_bits(out, drawn, TILES)
    put_one_of(out, s.goal, BUILDINGS)


def _put_doge(out: BytesWriter, s: Venice) -> None:
    """The Doge; with two or more seats he does not play."""
    if s.seats > 1:
        put_nothing(out, 4 + DOGE_CARDS + ROW * DOGE_CARDS + DOGE_CARDS)
        return
    put_share(out, s.doge_points, MOST_POINTS)
    put_share(out, s.doge_scrolls, s.parts.doge_scroll_cap)
    put_share(out, s.doge_intrigue, s.parts.doge_intrigue_limit)
    put_share(out, s.doge_piled, s.parts.doge_cards)
    put_one_of(out, s.doge_now, DOGE_CARDS)
    for position in range(ROW):
        put_one_of(out, s.row[position], DOGE_CARDS)
    for card in range(DOGE_CARDS):
        put_share(out, s.doge_discards[card], s.parts.doge_copies[card])


def _put_seat(out: BytesWriter, s: Venice, seat: i64) -> None:
    """What everybody sees of a seat."""
    put_share(out, s.points_of(seat), MOST_POINTS)
    put_share(out, s.coins[seat], MOST_COINS)
    put_share(out, s.scrolls[seat], s.parts.scroll_cap)
    put_share(out, s.intrigue[seat], s.cap())
    put_flag(out, s.favour[seat] == UNTURNED)
    put_flag(out, s.favour[seat] == TURNED)
    put_one_of(out, s.gondolier[seat], 2)
    put_share(out, bits(s.hand[seat]), HAND)
    put_share(out, cards_held(s, seat), MOST_CARDS)
    put_bits(out, s.in_force[seat], CONTRACTS)
    put_bits(out, s.archived[seat], CONTRACTS)
