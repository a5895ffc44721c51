"""What a seat can know of a position of Palazzo, in numbers: docs/observations/palazzo.md has the table."""

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

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
    relative_seats,
    seat_length,
)
from ridotto.engine.state import State
from ridotto.games.palazzo.moves import (
    CARD_TEXTS,
    CURRENCIES,
    DECIDE_BID,
    DECIDE_BUILD,
    DECIDE_FEE,
    DECIDE_OUT_TILE,
    DECIDE_PAY,
    DECIDE_PICK,
    DECIDE_TAKE,
    DECIDE_TURN,
    FACE_TEXTS,
    FACES,
    FLOORS,
    KINDS,
    MATERIALS,
    PER_FLOOR,
    TAKE_OUT,
)
from ridotto.games.palazzo.rules import DECISIONS, Palazzo
from ridotto.games.palazzo.rules.laying import target, total
from ridotto.games.palazzo.rules.parts import QUARRIES, RIDER
from ridotto.games.palazzo.rules.position import OVER
from ridotto.games.palazzo.rules.scoring import points_of
from ridotto.games.palazzo.rules.tiles import ONE_FLOOR, with_tile

SEATS: Final = 4
STAGES: Final = ("turn", "take", "market", "bid", "pick", "build", "over")
TILES: Final = 48  # bits of a set of tiles: the faces, and the second copies
SHOWN: Final = 16  # palazzi of a seat
MOST_VALUE: Final = 60  # of a lay
MOST_POINTS: Final = 80
MOST_CARDS: Final = 30  # in a hand
OPERATIONS: Final = ("take-out", "insert", "remove")

_SEATS: Final = relative_seats(SEATS)
_TILES: Final = (*FACE_TEXTS, *[f"second of {material}" for material in MATERIALS])
_PALAZZI: Final = numbered(1, SHOWN)
_FLOORS: Final = numbered(1, FLOORS)
_OF_KIND: Final = "of all cards of the kind"

BLOCKS: Final[tuple[Block, ...]] = (
    Block("decision", "The decision that the seat owes.", ONE_OF, tuple([decision.name for decision in DECISIONS])),
    Block("stage", "The decision as everybody sees it: an unfinished chain looks like its beginning.", ONE_OF, STAGES),
    Block("present", "Which seats the match has.", BIT, _SEATS),
    Block("owing", "Who owes a decision.", BIT, _SEATS),
    Block("turn", "Whose turn it is; in an auction the auctioneer.", ONE_OF, _SEATS),
    Block("riders", "Riders in sight.", "of those that end the match"),
    Block("turned up", "How much of the stacks has been turned up.", "of all"),
    Block("stacks", "The tiles that have not been turned up.", BIT, _TILES),
    Block("warehouse", "The tiles for sale.", BIT, _TILES),
    Block("price", "What each of them costs.", "of the highest price"),
    Block("quarries", "The tiles on the quarries.", BIT, numbered(0, QUARRIES - 1), _TILES),
    Block("builder", "The quarry where the builder is.", ONE_OF, numbered(0, QUARRIES - 1)),
    Block("acquired", "The tiles that are being built.", BIT, _TILES),
    Block("gone", "The tiles out of the game.", BIT, _TILES),
    Block("display", "The money cards turned up.", _OF_KIND, CARD_TEXTS),
    Block("discard", "The cards discarded.", _OF_KIND, CARD_TEXTS),
    Block("pile", "Cards in the pile.", "of all cards"),
    Block("pile known", "Whether everybody knows what the pile holds.", BIT),
    Block("pile cards", "What it then holds.", _OF_KIND, CARD_TEXTS),
    Block("hand", "The own cards.", _OF_KIND, CARD_TEXTS),
    Block("unseen", "The cards whose place the seat does not know.", _OF_KIND, CARD_TEXTS),
    Block("highest bid", "The highest bid of the auction.", f"of {MOST_VALUE}, cut off"),
    Block("picks", "How many seats have taken a tile while all take one.", "of the seats"),
    Block("lay", "The cards laid so far, in a payment or a bid of its own.", _OF_KIND, CARD_TEXTS),
    Block("lay value", "What the lay has come to, and what it must come to.", f"of {MOST_VALUE}, cut off", ("total", "target")),
    Block("lay currency", "The currency of its single cards.", ONE_OF, CURRENCIES),
    Block("purchase", "The first and the second tile of a purchase of its own.", ONE_OF, ("first", "second"), FACE_TEXTS),
    Block("rebuild", "What it is about to rebuild.", ONE_OF, OPERATIONS),
    Block("from", "The palazzo from which a tile is taken, or the single tile.", ONE_OF, _PALAZZI),
    Block("floor", "The floor of the tile that is taken out.", ONE_OF, _FLOORS),
    Block("into", "The palazzo that receives a tile.", ONE_OF, _PALAZZI),
    *each_seat(
        SEATS,
        Block("points", "Its points.", f"of {MOST_POINTS}, cut off"),
        Block("palazzi", "How many palazzi it has.", f"of {SHOWN}, cut off"),
        Block("known", "The cards of its hand that everybody has seen.", _OF_KIND, CARD_TEXTS),
        Block("hidden", "How many other cards it holds.", f"of {MOST_CARDS}, cut off"),
        Block("bidding", "Whether it has not passed.", BIT),
        Block("bid", "The value of its bid.", f"of {MOST_VALUE}, cut off"),
        Block("bid currency", "The currency of its bid.", ONE_OF, CURRENCIES),
        Block("laid", "The cards of its bid.", _OF_KIND, CARD_TEXTS),
        Block(
            "tiles",
            f"Its first {SHOWN} palazzi, floor by floor: the material, and the windows.",
            "0 or 1; windows of 3",
            _PALAZZI,
            _FLOORS,
            (*MATERIALS, "windows"),
        ),
    ),
)

_OF_A_SEAT: Final = seat_length(BLOCKS)


def observe(state: State, seat: i64, out: BytesWriter) -> None:
    """Write what the seat can know, as BLOCKS says."""
    assert isinstance(state, Palazzo)
    s = state
    put_decision(out, s, seat, len(DECISIONS))
    put_one_of(out, _stage(s.phase), len(STAGES))
    put_present(out, s, SEATS)
    put_seats(out, s, seat, s.owing, SEATS)
    put_seat(out, s, seat, s.active, SEATS)
    put_share(out, s.riders, s.parts.riders_end)
    put_share(out, s.turned, len(s.stacks))
    left: i64 = 0
    for i in range(s.turned, len(s.stacks)):
        if s.stacks[i] != RIDER:
            left = with_tile(left, s.stacks[i])
    put_bits(out, left, TILES)
    put_bits(out, s.warehouse, TILES)
    put_share(out, s.price(), s.parts.price_base)
    for quarry in range(QUARRIES):
        put_bits(out, s.quarries[quarry], TILES)
    put_one_of(out, s.builder, QUARRIES)
    put_bits(out, s.acquired, TILES)
    put_bits(out, s.gone, TILES)
    _put_cards(out, s, s.display, 0)
    _put_cards(out, s, s.discard, 0)
    _put_hidden_cards(out, s, seat)
    put_share(out, s.highest, MOST_VALUE)
    put_share(out, s.picks, s.seats)
    if (s.owing >> seat) & 1:
        _put_chain(out, s, seat)
    else:
        put_nothing(out, KINDS + 2 + len(CURRENCIES) + 2 * FACES + len(OPERATIONS) + SHOWN + FLOORS + SHOWN)
    for i in range(SEATS):
        if i < s.seats:
            _put_seat(out, s, (seat + i) % s.seats)
        else:
            put_nothing(out, _OF_A_SEAT)


def _stage(phase: i64) -> i64:
    """The place in STAGES."""
    if phase == OVER:
        return 6
    if phase == DECIDE_TURN or DECIDE_OUT_TILE <= phase <= DECIDE_FEE:
        return 0
    if phase == DECIDE_TAKE:
        return 1
    if phase == DECIDE_BID:
        return 3
    if phase == DECIDE_PICK:
        return 4
    return 5 if phase == DECIDE_BUILD else 2


def _put_cards(out: BytesWriter, s: Palazzo, row: vec[i64], first: i64) -> None:
    """Cards counted by kind, from a place in a row on."""
    for kind in range(KINDS):
        put_share(out, row[first + kind], s.parts.copies[kind])


def _put_hidden_cards(out: BytesWriter, s: Palazzo, seat: i64) -> None:
    """The pile, the own hand, and what is unknown: the hidden cards of others and, until everybody knows it, the pile."""
    cards: i64 = 0
    for kind in range(KINDS):
        cards += s.parts.copies[kind]
    put_share(out, len(s.pile), cards)
    put_flag(out, s.shuffled != 0)
    in_pile = zeros(KINDS)
    count_values(in_pile, s.pile, 0, len(s.pile))
    if s.shuffled != 0:
        _put_cards(out, s, in_pile, 0)
    else:
        put_nothing(out, KINDS)
    _put_cards(out, s, s.hand, seat * KINDS)
    for kind in range(KINDS):
        unseen: i64 = in_pile[kind] if s.shuffled == 0 else 0
        for other in range(s.seats):
            if other != seat:
                unseen += s.hand[other * KINDS + kind] - s.known[other * KINDS + kind]
        put_share(out, unseen, s.parts.copies[kind])


def _put_chain(out: BytesWriter, s: Palazzo, seat: i64) -> None:
    """What the seat that decides has chosen so far."""
    laying = s.phase == DECIDE_BID or s.phase == DECIDE_PAY
    _put_cards(out, s, s.lay, 0)
    put_share(out, total(s, seat) if laying else 0, MOST_VALUE)
    put_share(out, target(s) if laying else 0, MOST_VALUE)
    put_one_of(out, s.lay_currency, len(CURRENCIES))
    put_one_of(out, s.first, FACES)
    put_one_of(out, s.second, FACES)
    put_one_of(out, s.operation - TAKE_OUT, len(OPERATIONS))
    put_one_of(out, s.subject, SHOWN)
    put_one_of(out, s.subject_floor, FLOORS)
    put_one_of(out, s.place, SHOWN)


def _put_seat(out: BytesWriter, s: Palazzo, seat: i64) -> None:
    """What everybody sees of a seat."""
    put_share(out, points_of(s, seat), MOST_POINTS)
    put_share(out, s.palazzo_count[seat], SHOWN)
    _put_cards(out, s, s.known, seat * KINDS)
    hidden: i64 = 0
    for at in range(seat * KINDS, (seat + 1) * KINDS):
        hidden += s.hand[at] - s.known[at]
    put_share(out, hidden, MOST_CARDS)
    put_flag(out, (s.bidding >> seat) & 1 != 0)
    put_share(out, s.bids[seat], MOST_VALUE)
    put_one_of(out, s.currency[seat], len(CURRENCIES))
    _put_cards(out, s, s.laid, seat * KINDS)
    for number in range(SHOWN):
        if number < s.palazzo_count[seat]:
            _put_palazzo(out, s.palazzo(seat, number))
        else:
            put_nothing(out, FLOORS * (len(MATERIALS) + 1))


def _put_palazzo(out: BytesWriter, palazzo: i64) -> None:
    """Floor by floor: three bits for each material, of which one stands for the windows."""
    for floor in range(FLOORS):
        tile: i64 = (palazzo >> (PER_FLOOR * floor)) & ONE_FLOOR
        windows: i64 = 0
        for material in range(len(MATERIALS)):
            digit: i64 = (tile >> (3 * material)) & 7
            put_flag(out, digit != 0)
            windows += digit - (digit >> 2)
        put_share(out, windows, 3)
