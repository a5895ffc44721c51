"""What a seat can know of a position of Doge, in numbers: docs/reference/doge.md has the table."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from ridotto.engine.observation import (
    BIT,
    ONE_OF,
    Block,
    each_seat,
    numbered,
    put_bits,
    put_decision,
    put_nothing,
    put_one_of,
    put_one_of_each,
    put_present,
    put_seat_each,
    put_seats,
    put_share,
    put_shares,
    relative_seats,
    seat_length,
)
from ridotto.engine.state import State
from ridotto.games.doge.moves import (
    ADVISOR_KEYS,
    ADVISORS,
    CARD,
    DECIDE_ADVISOR,
    DECIDE_BUILD,
    DECIDE_HOUSES,
    DISTRICTS,
    FIELD_KEYS,
    FIELDS,
    FIRST_COUNCILLOR,
    MOST_HOUSES,
    MOST_TOKENS,
    TOKEN_VALUES,
    TOKENS,
)
from ridotto.games.doge.rules import DECISIONS, Doge
from ridotto.games.doge.rules.building import houses_due
from ridotto.games.doge.rules.plans import plan
from ridotto.games.doge.rules.position import BLANK, HOUSE, IN_SUPPLY, KINDS, LINKS, NOBODY, NOWHERE, OPEN, PALAZZO, PLACES, RING, SETTING
from ridotto.games.doge.rules.tokens import size, worth
from ridotto.games.doge.rules.vote import advisor_votes

SEATS: Final = 4
STAGES: Final = ("setting", "count", "winner-advisor", "winner-houses", "seconds", "winner-again", "tied-winners", "over")
SETTINGS: Final = 4
MOST_ROUNDS: Final = 20
MOST_VOTES: Final = 20

_SEATS: Final = relative_seats(SEATS)
_DISTRICTS: Final = FIELD_KEYS[:DISTRICTS]
_VALUES: Final = numbered(0, TOKEN_VALUES - 1)
_OF_TOKENS: Final = "of the seat's tokens with this value"

BLOCKS: Final[tuple[Block, ...]] = (
    Block("decision", "The decision that the seat owes.", ONE_OF, tuple([decision.name for decision in DECISIONS])),
    Block("stage", "What is being decided.", ONE_OF, STAGES),
    Block("present", "Which seats the match has.", BIT, _SEATS),
    Block("owing", "Which seats owe a decision.", BIT, _SEATS),
    Block("joint", "Which seats belong to the simultaneous stage under way.", BIT, _SEATS),
    Block("round", "The round.", f"of {MOST_ROUNDS}, cut off"),
    Block("dry rounds", "Complete rounds in a row in which nobody built.", "of those that end the match"),
    Block("setting", "The setting under way; none outside phase 1.", ONE_OF, numbered(1, SETTINGS)),
    Block("settings", "How many settings a round has.", f"of {SETTINGS}"),
    Block("voted", "How many votes of this round are over.", ONE_OF, numbered(0, FIELDS)),
    Block("order", "The field of each vote of this round.", ONE_OF, numbered(1, FIELDS), FIELD_KEYS),
    Block("next order", "The same for the next round, as far as its cards are turned up.", ONE_OF, numbered(1, FIELDS), FIELD_KEYS),
    Block("vote", "The field of the vote under way.", ONE_OF, FIELD_KEYS),
    Block("winners", "Who has won the vote under way, alone or tied.", BIT, _SEATS),
    Block("seconds", "Who is second in it.", BIT, _SEATS),
    Block("advisor", "The advisor that a seat is asked about.", ONE_OF, ADVISOR_KEYS),
    Block("settled", "The advisors of the Quarantia settled in this vote.", BIT, ADVISOR_KEYS[FIRST_COUNCILLOR:]),
    Block("places", "Where each advisor is; nowhere while it is neutral.", ONE_OF, ADVISOR_KEYS, FIELD_KEYS),
    Block("controllers", "Whose ring is on each advisor.", ONE_OF, ADVISOR_KEYS, _SEATS),
    Block("cost", "What the next palazzo costs; 0 where no site is free.", "of a seat's houses", _DISTRICTS),
    Block("own supply", "The tokens in the own supply.", _OF_TOKENS, _VALUES),
    Block("own stacks", "The own tokens in each field.", _OF_TOKENS, FIELD_KEYS, _VALUES),
    Block("chosen card", "The card chosen in this setting.", ONE_OF, FIELD_KEYS),
    Block("chosen tokens", "The tokens chosen in this setting.", _OF_TOKENS, _VALUES),
    Block("links", "How much the seat has chosen in the simultaneous stage under way.", f"of {LINKS}"),
    Block("planned houses", "The own houses once these choices are carried out.", "of a seat's houses", _DISTRICTS),
    Block("planned palazzi", "The palazzi among these choices.", "of a seat's palazzi", _DISTRICTS),
    Block("occasion", "Where the seat is asked to build.", ONE_OF, _DISTRICTS),
    Block("houses due", "How many houses the vote grants while the seat is asked for them.", f"of {MOST_HOUSES}"),
    *each_seat(
        SEATS,
        Block("houses", "Houses on the board.", "of a seat's houses", _DISTRICTS),
        Block("palazzi", "Palazzi on the board.", "of a district's sites", _DISTRICTS),
        Block("supply", "Pieces not on the board.", "of those there are", ("houses", "palazzi", "rings")),
        Block("tokens left", "Tokens in the supply, whatever their values.", "of a seat's tokens"),
        Block("stacks", "How many tokens lie in each field.", f"of {MOST_TOKENS}", FIELD_KEYS),
        Block("turned up", "The tokens in the field of the vote under way.", _OF_TOKENS, _VALUES),
        Block("open tokens", "The tokens turned up at earlier votes of this round.", _OF_TOKENS, _VALUES),
        Block("votes", "Votes in the vote under way: of tokens, of advisors.", f"of {MOST_VOTES}, cut off", ("tokens", "advisors")),
        Block("cards used", "The cards that lie open.", BIT, FIELD_KEYS),
    ),
)

_OF_A_SEAT: Final = seat_length(BLOCKS)


def observe(state: State, seat: i64, out: BytesWriter) -> None:
    """Write what the seat can know, as BLOCKS says."""
    assert isinstance(state, Doge)
    s = state
    parts = s.parts
    put_decision(out, s, seat, len(DECISIONS))
    put_one_of(out, s.stage, len(STAGES))
    put_present(out, s, SEATS)
    put_seats(out, s, seat, s.owing, SEATS)
    put_seats(out, s, seat, s.group, SEATS)
    put_share(out, s.round, MOST_ROUNDS)
    put_share(out, s.dry, parts.dry_rounds)
    put_one_of(out, s.setting if s.stage == SETTING else -1, SETTINGS)
    put_share(out, parts.settings[s.seats], SETTINGS)
    put_one_of(out, s.at, FIELDS + 1)
    now: i64 = s.open_set() * FIELDS
    put_one_of_each(out, s.cards, now, now + FIELDS, FIELDS)
    put_one_of_each(out, s.cards, FIELDS - now, FIELDS - now + s.at, FIELDS)
    put_nothing(out, (FIELDS - s.at) * FIELDS)
    put_one_of(out, s.field, FIELDS)
    put_seats(out, s, seat, s.vote_winners if s.field != NOWHERE else 0, SEATS)
    put_seats(out, s, seat, s.vote_seconds if s.field != NOWHERE else 0, SEATS)
    asked: i64 = NOBODY
    for other in range(s.seats):
        if s.asks[other] == DECIDE_ADVISOR:
            asked = s.advisor
    put_one_of(out, asked, ADVISORS)
    put_bits(out, s.settled, ADVISORS - FIRST_COUNCILLOR)
    put_one_of_each(out, s.station, 0, ADVISORS, FIELDS)
    put_seat_each(out, s, seat, s.ring, 0, ADVISORS, SEATS)
    for district in range(DISTRICTS):
        site = s.standing(district)
        put_share(out, parts.costs[site] if site < parts.sites else 0, parts.houses)
    _put_own(out, s, seat)
    for i in range(SEATS):
        if i < s.seats:
            _put_seat(out, s, (seat + i) % s.seats)
        else:
            put_nothing(out, _OF_A_SEAT)


def _put_own(out: BytesWriter, s: Doge, seat: i64) -> None:
    """What only the seat itself knows."""
    _put_tokens(out, s, s.tokens[seat * PLACES + IN_SUPPLY])
    for field in range(FIELDS):
        _put_tokens(out, s, s.tokens[seat * PLACES + field])
    joint = (s.group >> seat) & 1 != 0
    first: i64 = s.chain[seat * LINKS] if joint else BLANK
    second: i64 = s.chain[seat * LINKS + 1] if joint else BLANK
    setting = s.stage == SETTING
    put_one_of(out, first - CARD if setting else -1, FIELDS)
    _put_tokens(out, s, s.parts.choice_tokens[second - TOKENS] if setting and second != BLANK else 0)
    links: i64 = 0
    if joint:
        while links < LINKS and s.chain[seat * LINKS + links] != BLANK:
            links += 1
    put_share(out, links, LINKS)
    if setting:
        put_shares(out, s.houses, seat * DISTRICTS, (seat + 1) * DISTRICTS, s.parts.houses)
        put_nothing(out, DISTRICTS)
    else:
        for district in range(DISTRICTS):
            put_share(out, plan(s, seat, district)[0], s.parts.houses)
        for district in range(DISTRICTS):
            put_share(out, plan(s, seat, district)[1], s.parts.palazzi)
    asks: i64 = s.asks[seat] if (s.owing >> seat) & 1 else -1
    put_one_of(out, s.occasion(seat) if asks == DECIDE_BUILD else -1, DISTRICTS)
    put_share(out, houses_due(s) if asks == DECIDE_HOUSES else 0, MOST_HOUSES)


def _put_seat(out: BytesWriter, s: Doge, seat: i64) -> None:
    """What everybody sees of a seat."""
    parts = s.parts
    put_shares(out, s.houses, seat * DISTRICTS, (seat + 1) * DISTRICTS, parts.houses)
    for district in range(DISTRICTS):
        put_share(out, s.palazzi(seat, district), parts.sites)
    put_share(out, s.supply[seat * KINDS + HOUSE], parts.houses)
    put_share(out, s.supply[seat * KINDS + PALAZZO], parts.palazzi)
    put_share(out, s.supply[seat * KINDS + RING], parts.rings)
    own: i64 = seat * PLACES
    put_share(out, size(s.tokens[own + IN_SUPPLY]), size(parts.tokens))
    for field in range(FIELDS):
        put_share(out, size(s.tokens[own + field]), MOST_TOKENS)
    up: i64 = s.tokens[own + s.field] if s.field != NOWHERE else 0
    _put_tokens(out, s, up)
    _put_tokens(out, s, s.tokens[own + OPEN])
    put_share(out, worth(up), MOST_VOTES)
    put_share(out, advisor_votes(s, seat, s.field) if s.field != NOWHERE else 0, MOST_VOTES)
    put_bits(out, s.used[seat], FIELDS)


def _put_tokens(out: BytesWriter, s: Doge, tokens: i64) -> None:
    """A set of tokens: how many there are of each value."""
    if tokens == 0:
        put_nothing(out, TOKEN_VALUES)
        return
    for value in range(TOKEN_VALUES):
        put_share(out, (tokens >> (4 * value)) & 7, (s.parts.tokens >> (4 * value)) & 7)
