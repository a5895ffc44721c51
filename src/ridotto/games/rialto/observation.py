"""What a seat can know of a position of Rialto, in numbers: docs/observations/rialto.md has the table."""

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from ridotto.engine.cells import count_values, total, zeros
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
    put_seats,
    put_share,
    put_shares,
    relative_seats,
    seat_length,
)
from ridotto.engine.state import State
from ridotto.games.rialto.moves import (
    BUILDING_TEXTS,
    BUILDINGS,
    CARDS,
    DECIDE_BESIDE,
    DECIDE_BUILD,
    DECIDE_CARDS,
    DECIDE_GIVE_UP,
    DECIDE_HELP,
    DECIDE_HELP_TO,
    DECIDE_JOKERS,
    DECIDE_SHIFT,
    DECIDE_SOURCE,
    DECIDE_TURN,
    DECIDE_YELLOW,
    DISTRICTS,
    KINDS,
    MOST_CARDS,
    MOST_ROWS,
    PAIR_TEXTS,
    PAIRS,
    PLACES,
    SECTIONS,
)
from ridotto.games.rialto.rules import DECISIONS, Rialto
from ridotto.games.rialto.rules.cards import cards_down, cards_in_hand, discards
from ridotto.games.rialto.rules.hands import surplus
from ridotto.games.rialto.rules.history import lacked_in
from ridotto.games.rialto.rules.position import (
    A_GONDOLA,
    ACTING,
    BARE,
    BLUE_BUILDINGS,
    COIN,
    DISCARDING,
    LYING,
    NEW,
    NO_WAY,
    NOBODY,
    NOT_DEALT,
    OVER,
    PLAYING,
    ROOMS,
)
from ridotto.games.rialto.rules.rows import row_count

SEATS: Final = 5
PLAYERS: Final = 6  # the seats, and the virtual player
PHASES: Final = ("setup", "I", "II", "III", "over")
SIDES: Final = ("citra", "ultra")
MOST_ROUNDS: Final = 6
MOST_POINTS: Final = 100
MOST_SPACES: Final = 40
MOST_COINS: Final = 15
MOST_IN_HAND: Final = 20
MOST_VALUE: Final = 6  # on a tile
MOST_COUNT: Final = 15  # of a play
MOST_MEN: Final = 10  # in a district

_SEATS: Final = relative_seats(SEATS)
_PLAYERS: Final = (*_SEATS, "virtual player")
_OF_KIND: Final = f"of {MOST_CARDS}"
_STEPS: Final = (*[("play" if DECIDE_YELLOW <= decision.number <= DECIDE_JOKERS else decision.name) for decision in DECISIONS],)

_TRACK: Final = (
    Block("rank", "Its rank on the Doge track.", "1 for the first, down to 0"),
    Block("space", "Its space on the Doge track.", f"of {MOST_SPACES}, cut off"),
    Block("acting", "Its place in the order of this part of the round; 0 while cards are played or discarded.", "1 for the first, down to 0"),
    Block("acted", "Whether it is through with this part of the round.", BIT),
    Block("queue", "Its place among those who have still to play in this section.", "1 for the first, down to 0"),
    Block("has played", "Whether it has played in this section.", BIT),
    Block("count", "The count of its play.", f"of {MOST_COUNT}, cut off"),
    Block("cards played", "The cards of its play.", _OF_KIND, CARDS),
    Block("cards converted", "Those of them that were converted.", _OF_KIND, CARDS),
    Block("jokers by buildings", "How many yellow-3 belong to its play.", "of 7"),
    Block("men", "Its councilmen in each district.", f"of {MOST_MEN}, cut off", DISTRICTS),
)

BLOCKS: Final[tuple[Block, ...]] = (
    Block("decision", "The decision that the seat owes.", ONE_OF, tuple([decision.name for decision in DECISIONS])),
    Block(
        "step",
        "The decision that is owed, as everybody sees it: the three of a play count as the first of them.",
        ONE_OF,
        tuple([f"{number} {name}" for number, name in enumerate(_STEPS)]),
    ),
    Block("phase", "The phase of the round.", ONE_OF, PHASES),
    Block("present", "Which seats the match has.", BIT, _SEATS),
    Block("virtual", "Whether there is a virtual player.", BIT),
    Block("owing", "Which seats owe a decision.", BIT, _SEATS),
    Block("round", "The round; 0 is the setup.", ONE_OF, numbered(0, MOST_ROUNDS)),
    Block("section", "The section of phase II.", ONE_OF, CARDS[:SECTIONS]),
    Block("start player", "Who has the start player's marker.", ONE_OF, _PLAYERS),
    Block("begins", "Who begins the section.", ONE_OF, _PLAYERS),
    Block("bonus", "Who has the majority bonus of the section, while players act.", ONE_OF, _PLAYERS),
    Block("majorities", "Who had the majority bonus of each section of this round.", ONE_OF, CARDS[:SECTIONS], _PLAYERS),
    Block("numbers", "The number of each district.", ONE_OF, DISTRICTS, numbered(1, PLACES)),
    Block(
        "connections",
        "What lies on each connection, and what it shows at its two ends.",
        f"0 or 1; values of {MOST_VALUE}",
        PAIR_TEXTS,
        ("there", "bridge", "gondola", "first value", "second value"),
    ),
    Block("marked", "The connection marked for the virtual player.", ONE_OF, PAIR_TEXTS),
    Block("bridge", "The next bridge: its low and its high value.", f"of {MOST_VALUE}", ("low", "high")),
    Block("bridges below", "The bridges below it.", BIT, numbered(1, PLACES)),
    Block("gondolas", "Gondolas in the supply.", "of all"),
    Block("bonus tiles", "The bonus tile of each side: turned over, earned in this section.", BIT, SIDES, ("turned", "earned")),
    Block("district bonus", "Who has earned it.", BIT, SIDES, _PLAYERS),
    Block("rows lying", "Which rows can be taken.", BIT, numbered(1, MOST_ROWS)),
    Block("rows", "The cards of each row.", _OF_KIND, numbered(1, MOST_ROWS), CARDS),
    Block("rows taken", "Who has taken each row.", ONE_OF, numbered(1, MOST_ROWS), _SEATS),
    Block("pile", "Cards in the pile.", "of all cards"),
    Block("discards", "Cards discarded.", "of all cards"),
    Block("discards seen", "Those that everybody has seen.", _OF_KIND, CARDS),
    Block("hand", "The own cards.", _OF_KIND, CARDS),
    Block("own down", "The cards that the seat has discarded face down.", _OF_KIND, CARDS),
    Block("unseen", "The cards whose place the seat does not know.", _OF_KIND, CARDS),
    Block("buildings", "Buildings in the supply.", "of those of the kind", BUILDING_TEXTS),
    Block("bank", "Coins in the general supply, and those that will return to it.", "of all", ("bank", "returning")),
    Block("building", "The building that is being decided about.", ONE_OF, BUILDING_TEXTS),
    Block("connection", "The connection that is being decided about.", ONE_OF, PAIR_TEXTS),
    Block("source", "Where a councilman comes from.", ONE_OF, ("tableau", *DISTRICTS)),
    Block("left", "Building points or councilmen left in the action.", f"of {MOST_COUNT}, cut off"),
    Block("built", "Buildings taken in this action.", "of 4, cut off"),
    Block("discarding", "What the seat has chosen to discard while others are still choosing.", _OF_KIND, CARDS),
    Block("converting", "The cards to be converted in its play, with yellow-2 and with yellow-4.", _OF_KIND, ("yellow-2", "yellow-4"), CARDS),
    Block("playing", "The yellow-3 to be used in its play, and the cards to be played.", _OF_KIND, ("yellow-3", "cards")),
    Block("virtual hand", "The cards of the virtual player.", _OF_KIND, CARDS),
    Block("virtual neighbour", "Who sits to its left.", ONE_OF, _SEATS),
    *[Block(f"virtual player: {block.name}", block.meaning, block.scale, *block.axes) for block in _TRACK],
    *each_seat(
        SEATS,
        *_TRACK,
        Block("points", "Its points.", f"of {MOST_POINTS}, cut off"),
        Block("coins", "Its coins.", f"of {MOST_COINS}, cut off"),
        Block("councilmen", "Its councilmen on the tableau and in the supply.", "of those at the start", ("tableau", "supply")),
        Block("rooms", "Its buildings by kind: ready, with a coin, new.", "of those of the kind", BUILDING_TEXTS, ("ready", "coin", "new")),
        Block("cards", "How many cards it holds.", f"of {MOST_IN_HAND}, cut off"),
        Block("limit", "Its hand limit, and by how much it exceeds it.", f"of {MOST_IN_HAND}, cut off", ("limit", "surplus")),
        Block("open", "Cards it took openly and has not played: in its hand or face down.", _OF_KIND, CARDS),
        Block("sunk", "Those of them that must be face down.", _OF_KIND, CARDS),
        Block("lacks", "Kinds that it has shown not to hold since cards were last drawn.", BIT, CARDS),
        Block("down", "Cards it has discarded face down.", f"of {MOST_IN_HAND}, cut off"),
    ),
)

_OF_A_SEAT: Final = seat_length(BLOCKS)
_OF_THE_TRACK: Final = 5 + 1 + 1 + KINDS + KINDS + 1 + PLACES  # numbers of _TRACK


def observe(state: State, seat: i64, out: BytesWriter) -> None:
    """Write what the seat can know, as BLOCKS says."""
    assert isinstance(state, Rialto)
    s = state
    put_decision(out, s, seat, len(DECISIONS))
    owed: i64 = s.phase if s.owing != 0 else -1
    put_one_of(out, DECIDE_YELLOW if owed in (DECIDE_CARDS, DECIDE_JOKERS) else owed, len(DECISIONS))
    put_one_of(out, _phase(s), len(PHASES))
    put_present(out, s, SEATS)
    put_flag(out, s.virtual != NOBODY)
    put_seats(out, s, seat, s.owing, SEATS)
    put_one_of(out, s.round, MOST_ROUNDS + 1)
    put_one_of(out, s.section, SECTIONS)
    _put_player(out, s, seat, s.start)
    _put_player(out, s, seat, s.begins if s.section != NOBODY else NOBODY)
    _put_player(out, s, seat, s.bonus if s.stage == ACTING else NOBODY)
    for section in range(SECTIONS):
        _put_player(out, s, seat, s.majorities[section])
    _put_board(out, s, seat)
    _put_cards(out, s, seat)
    put_shares(out, s.tiles, 0, BUILDINGS, s.parts.tile_copies)
    put_share(out, s.bank, s.parts.coins)
    put_share(out, s.returning, s.parts.coins)
    _put_action(out, s)
    _put_chain(out, s, seat)
    if s.virtual != NOBODY:
        put_shares(out, s.virtual_hand, 0, KINDS, MOST_CARDS)
        put_one_of(out, (s.after[s.virtual] - seat + s.seats) % s.seats, SEATS)
        _put_track(out, s, s.virtual)
    else:
        put_nothing(out, KINDS + SEATS + _OF_THE_TRACK)
    for i in range(SEATS):
        if i < s.seats:
            _put_track(out, s, (seat + i) % s.seats)
            _put_seat(out, s, (seat + i) % s.seats)
        else:
            put_nothing(out, _OF_A_SEAT)


def _phase(s: Rialto) -> i64:
    """The place in PHASES."""
    if s.stage == OVER:
        return 4
    if s.round == 0:
        return 0
    if s.section != NOBODY:
        return 2
    return 3 if s.stage == BLUE_BUILDINGS else 1


def _put_player(out: BytesWriter, s: Rialto, seat: i64, player: i64) -> None:
    """One of the players: a seat, counted from the one that observes, or the virtual player."""
    if player < 0:
        put_nothing(out, PLAYERS)
    else:
        put_one_of(out, SEATS if player == s.virtual else (player - seat + s.seats) % s.seats, PLAYERS)


def _put_board(out: BytesWriter, s: Rialto, seat: i64) -> None:
    """Districts, connections, bridges, gondolas, bonus tiles."""
    for district in range(PLACES):
        put_one_of(out, s.number[district] - 1, PLACES)
    for pair in range(PAIRS):
        tile: i64 = s.tile[pair]
        put_flag(out, tile != NO_WAY)
        put_flag(out, 0 <= tile < A_GONDOLA)
        put_flag(out, tile == A_GONDOLA)
        put_share(out, s.shown_at(pair, s.parts.first_end[pair]), MOST_VALUE)
        put_share(out, s.shown_at(pair, s.parts.second_end[pair]), MOST_VALUE)
    put_one_of(out, s.marker, PAIRS)
    top: i64 = s.bridges[s.bridges_laid] if s.bridges_laid < PLACES else -1
    put_share(out, s.parts.bridge_low[top] if top >= 0 else 0, MOST_VALUE)
    put_share(out, s.parts.bridge_high[top] if top >= 0 else 0, MOST_VALUE)
    below: i64 = 0
    for at in range(s.bridges_laid + 1, PLACES):
        below |= 1 << s.bridges[at]
    put_bits(out, below, PLACES)
    put_share(out, s.gondolas, s.parts.gondolas)
    for side in range(len(SIDES)):
        put_flag(out, (s.turned >> side) & 1 != 0)
        put_flag(out, (s.earned >> side) & 1 != 0)
    for side in range(len(SIDES)):
        put_seats(out, s, seat, s.awarded[side], SEATS)
        put_flag(out, s.virtual != NOBODY and (s.awarded[side] >> s.virtual) & 1 != 0)


def _put_cards(out: BytesWriter, s: Rialto, seat: i64) -> None:
    """Rows, pile, discards, the own hand, and what is unknown."""
    rows: i64 = row_count(s)
    for row in range(MOST_ROWS):
        put_flag(out, row < rows and s.row_of[row] == LYING)
    for row in range(MOST_ROWS):
        for kind in range(KINDS):
            put_share(out, s.rows[row * KINDS + kind] if row < rows and s.row_of[row] != NOT_DEALT else 0, MOST_CARDS)
    for row in range(MOST_ROWS):
        taker: i64 = s.row_of[row] if row < rows else -1
        put_one_of(out, (taker - seat + s.seats) % s.seats if taker >= 0 else -1, SEATS)
    cards: i64 = total(s.parts.copies)
    put_share(out, len(s.pile), cards)
    put_share(out, discards(s), cards)
    put_shares(out, s.discard, 0, KINDS, MOST_CARDS)
    put_shares(out, s.hand, seat * KINDS, (seat + 1) * KINDS, MOST_CARDS)
    put_shares(out, s.down, seat * KINDS, (seat + 1) * KINDS, MOST_CARDS)
    unseen = zeros(KINDS)
    count_values(unseen, s.pile, 0, len(s.pile))
    for other in range(s.seats):
        if other != seat:
            for kind in range(KINDS):
                at: i64 = other * KINDS + kind
                unseen[kind] += s.hand[at] + s.down[at] - s.open[at] - s.sunk[at]
    put_shares(out, unseen, 0, KINDS, MOST_CARDS)


def _put_action(out: BytesWriter, s: Rialto) -> None:
    """The unfinished action, which everybody sees."""
    phase: i64 = s.phase if s.owing != 0 and s.stage != PLAYING else -1
    put_one_of(out, s.held if phase in (DECIDE_SOURCE, DECIDE_GIVE_UP) else -1, BUILDINGS)
    put_one_of(out, s.held if phase == DECIDE_TURN or DECIDE_BESIDE <= phase <= DECIDE_HELP_TO else -1, PAIRS)
    put_one_of(out, s.source + 1 if phase == DECIDE_HELP_TO else -1, PLACES + 1)
    put_share(out, s.left if phase == DECIDE_SOURCE or DECIDE_BUILD <= phase <= DECIDE_SHIFT else 0, MOST_COUNT)
    put_share(out, s.built if DECIDE_BUILD <= phase <= DECIDE_HELP else 0, 4)


def _put_chain(out: BytesWriter, s: Rialto, seat: i64) -> None:
    """What the seat has chosen and nobody else knows: discards, or an unfinished play."""
    if s.stage == DISCARDING:
        put_shares(out, s.drop, seat * KINDS, (seat + 1) * KINDS, MOST_CARDS)
    else:
        put_nothing(out, KINDS)
    if s.stage == PLAYING and (s.owing >> seat) & 1:
        put_shares(out, s.chain_one, 0, KINDS, MOST_CARDS)
        put_shares(out, s.chain_two, 0, KINDS, MOST_CARDS)
        put_share(out, s.chain_jokers, MOST_CARDS)
        put_share(out, s.chain_cards if s.phase == DECIDE_JOKERS else 0, MOST_CARDS)
    else:
        put_nothing(out, 2 * KINDS + 2)


def _put_track(out: BytesWriter, s: Rialto, player: i64) -> None:
    """What is there for a seat and for the virtual player alike."""
    put_share(out, s.players + 1 - s.rank(player), s.players)
    put_share(out, s.space[player], MOST_SPACES)
    ordered = s.stage != DISCARDING and s.stage != PLAYING and s.stage != OVER
    at: i64 = _place(s.acting, player, s.players) if ordered else -1
    put_share(out, s.players - at if at >= 0 else 0, s.players)
    put_flag(out, 0 <= at < s.acts)
    waits: i64 = _place(s.queue, player, s.queued) if s.stage == PLAYING else -1
    put_share(out, s.players - waits if waits >= 0 else 0, s.players)
    put_flag(out, s.counts[player] != NOBODY)
    put_share(out, s.counts[player] if s.counts[player] != NOBODY else 0, MOST_COUNT)
    own: i64 = player * KINDS
    put_shares(out, s.played, own, own + KINDS, MOST_CARDS)
    for i in range(own, own + KINDS):
        put_share(out, s.as_one[i] + s.as_two[i], MOST_CARDS)
    put_share(out, s.as_joker[player], ROOMS)
    put_shares(out, s.men, player * PLACES, (player + 1) * PLACES, MOST_MEN)


def _place(row: vec[i64], player: i64, last: i64) -> i64:
    """Where a player is in row[:last], -1 if nowhere."""
    for at in range(last):
        if row[at] == player:
            return at
    return -1


def _put_seat(out: BytesWriter, s: Rialto, seat: i64) -> None:
    """What everybody sees of a seat."""
    parts = s.parts
    put_share(out, s.points_of(seat), MOST_POINTS)
    put_share(out, s.coins[seat], MOST_COINS)
    put_share(out, s.tableau[seat], parts.men_tableau)
    put_share(out, s.supply[seat], parts.men_supply)
    for building in range(BUILDINGS):
        ready: i64 = 0
        used: i64 = 0
        new: i64 = 0
        for at in range(seat * ROOMS, seat * ROOMS + ROOMS):
            if s.room[at] == building:
                ready += 1 if s.mark[at] == BARE else 0
                used += 1 if s.mark[at] == COIN else 0
                new += 1 if s.mark[at] == NEW else 0
        put_share(out, ready, parts.tile_copies)
        put_share(out, used, parts.tile_copies)
        put_share(out, new, parts.tile_copies)
    put_share(out, cards_in_hand(s, seat), MOST_IN_HAND)
    put_share(out, parts.hand_limit + s.limit_more[seat], MOST_IN_HAND)
    put_share(out, surplus(s, seat), MOST_IN_HAND)
    put_shares(out, s.open, seat * KINDS, (seat + 1) * KINDS, MOST_CARDS)
    put_shares(out, s.sunk, seat * KINDS, (seat + 1) * KINDS, MOST_CARDS)
    put_bits(out, lacked_in(s.did[s.period * s.seats + seat]), KINDS)
    put_share(out, cards_down(s, seat), MOST_IN_HAND)
