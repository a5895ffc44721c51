"""What a seat can know of a position of The Doge Ship, in numbers: docs/observations/dogeship.md has the table."""

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from ridotto.engine.cells import zeros
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
from ridotto.games.dogeship.moves import (
    BARRIER_PILE,
    BARRIER_TEXTS,
    BARRIERS,
    BOARDS,
    COLOURS,
    DECKS,
    DOGE_TEXTS,
    DOGES,
    FACES,
    FIELD_TEXTS,
    FIELDS,
    GALLEY_TEXTS,
    GALLEYS,
    ITEMS,
    MOST_BID,
    PILE_TEXTS,
    PILES,
    TILE_TEXTS,
    TILES,
    ZONE_TEXTS,
    ZONES,
)
from ridotto.games.dogeship.rules import DECISIONS, DogeShip
from ridotto.games.dogeship.rules.knowledge import knows_held, knows_place
from ridotto.games.dogeship.rules.position import COLOURS_OF_INDICATORS, INSPECTION, INTRIGUE_LOOKS, LOOKS, NOBODY, OVER, ROOMS, first_of

SEATS: Final = 5
STAGES: Final = ("round begins", "turns", "bonus", "action", "round ends", "inspection", "round closes", "over")
VERBS: Final = ("buy", "complete", "intrigue", "ducats", "replace")
HIGHEST: Final[i64] = 1 << 62
INDICATORS: Final = ("red", "green", "blue", "yellow")
MOST_ROUNDS: Final = 30
MOST_POINTS: Final = 150
MOST_DUCATS: Final = 40
MOST_MARKERS: Final = 6
MOST_COST: Final = 15
MOST_FLOOD: Final = 10
MOST_VALUE: Final = 5  # of an indicator

_SEATS: Final = relative_seats(SEATS)
_NAMES: Final = tuple([decision.name for decision in DECISIONS])

BLOCKS: Final[tuple[Block, ...]] = (
    Block("decision", "The decision that the seat owes.", ONE_OF, _NAMES),
    Block("step", "The decision that is owed, by whomever.", ONE_OF, _NAMES),
    Block("stage", "Where the round stands.", ONE_OF, STAGES),
    Block("present", "Which seats the match has.", BIT, _SEATS),
    Block("owing", "Which seats owe a decision.", BIT, _SEATS),
    Block("turn", "Whose turn it is.", ONE_OF, _SEATS),
    Block("round", "The round.", f"of {MOST_ROUNDS}, cut off"),
    Block("reordered", "Whether the stack has been reordered in this turn.", BIT),
    Block("dice", "What the die of each board shows; nothing on a closed board.", ONE_OF, COLOURS, numbered(1, FACES)),
    Block("taken", "Whose marker is on each field.", ONE_OF, FIELD_TEXTS, _SEATS),
    Block("built", "How much of each deck is built.", "of its places", DECKS),
    Block("galley", "The tiles that are built.", BIT, GALLEY_TEXTS),
    Block("next zone", "The zone of the next place of each deck, if it can be filled.", ONE_OF, DECKS, ZONE_TEXTS),
    Block("last zone", "The zone of the part of each deck that can be demolished.", ONE_OF, DECKS, ZONE_TEXTS),
    Block("last part", "The last part of each deck.", ONE_OF, DECKS, GALLEY_TEXTS),
    Block("idle", "Rounds since a place was last filled, and whether one was in this round.", "of those that end the match; 0 or 1", ("idle", "progress")),
    Block("piles", "The tiles of each pile: how many, how many nobody has seen, and the cost of the top one where it is visible.",
          f"of all of the pile; cost of {MOST_COST}", PILE_TEXTS, ("size", "unseen", "cost")),
    Block("unseen tiles", "The tiles in the piles that nobody has seen.", BIT, TILE_TEXTS),
    Block("seen tiles", "The tiles in the piles that everybody has seen.", BIT, TILE_TEXTS),
    Block("next tiles", f"Those of them among the first {LOOKS} of a pile.", BIT, TILE_TEXTS),
    Block("doge", "The current Doge tile.", ONE_OF, DOGE_TEXTS),
    Block("doge values", "What the indicators are worth under it.", f"of {MOST_VALUE}, cut off", INDICATORS),
    Block("purple", "Its purple zones.", BIT, ZONE_TEXTS),
    Block("flood", "The level of its flood, and whether it inspects.", f"of {MOST_FLOOD}, cut off; 0 or 1", ("flood", "inspection")),
    Block("covered doges", "The Doge tiles of earlier rounds.", BIT, DOGE_TEXTS),
    Block("doges left", "Doge tiles that are face down.", f"of {DOGES}"),
    Block("known doges", "The face-down Doge tiles whose place the seat knows.", "1 for the top one, then less", DOGE_TEXTS),
    Block("unseen doges", "The Doge tiles whose place it does not know.", BIT, DOGE_TEXTS),
    Block("looked doges", "The Doge tiles looked at in an intrigue, as far as the seat knows them.", ONE_OF, numbered(1, INTRIGUE_LOOKS), DOGE_TEXTS),
    Block("looking", "How many Doge tiles are being looked at.", f"of {INTRIGUE_LOOKS}"),
    Block("field", "The field that has been chosen.", ONE_OF, FIELD_TEXTS),
    Block("verb", "What is being done there.", ONE_OF, VERBS),
    Block("allowed", "What may still be bought or completed.", BIT, ITEMS),
    Block("linked", "Whether each of them may be.", BIT),
    Block("buying", "The pile of the purchase in progress.", ONE_OF, PILE_TEXTS),
    Block("looked", "The tiles looked at.", BIT, TILE_TEXTS),
    Block("own bid", "Whether the seat has bid in the inspection, and how much.", f"0 or 1; of {MOST_BID}", ("made", "approvals")),
    *each_seat(
        SEATS,
        Block("place", "Its place in the order of the round.", "1 for the first, then less"),
        Block("points", "Its points.", f"of {MOST_POINTS}, cut off"),
        Block("ducats", "Its ducats.", f"of {MOST_DUCATS}, cut off"),
        Block("approvals", "Its approvals: every gain and every bid is public.", f"of {MOST_BID}"),
        Block("markers", "Its markers: to be spent, on the water, lost to a flood.", f"of {MOST_MARKERS}", ("left", "adrift", "lost")),
        Block("yard", "Its tiles under construction.", BIT, TILE_TEXTS),
        Block("stack", "Its barriers: each one's place from the bottom.", f"of {BARRIERS}", BARRIER_TEXTS),
        Block("top", "The barrier on top.", ONE_OF, BARRIER_TEXTS),
    ),
)  # fmt: skip

_OF_A_SEAT: Final = seat_length(BLOCKS)


def observe(state: State, seat: i64, out: BytesWriter) -> None:
    """Write what the seat can know, as BLOCKS says."""
    assert isinstance(state, DogeShip)
    s = state
    in_turn = s.stage != OVER and s.stage != INSPECTION
    put_decision(out, s, seat, len(DECISIONS))
    put_one_of(out, s.phase if s.owing != 0 else -1, len(DECISIONS))
    put_one_of(out, s.stage, len(STAGES))
    put_present(out, s, SEATS)
    put_seats(out, s, seat, s.owing, SEATS)
    put_seat(out, s, seat, s.active() if in_turn else NOBODY, SEATS)
    put_share(out, s.round, MOST_ROUNDS)
    put_flag(out, s.reordered != 0)
    for board in range(BOARDS):
        put_one_of(out, s.dice[board] - 1, FACES)
    for field in range(FIELDS):
        put_seat(out, s, seat, s.taken[field], SEATS)
    _put_galley(out, s)
    _put_piles(out, s)
    _put_doges(out, s, seat)
    acting = in_turn and s.field != NOBODY
    put_one_of(out, s.field if acting else -1, FIELDS)
    put_one_of(out, s.verb if acting and s.allowed != 0 else -1, len(VERBS))
    put_bits(out, s.allowed if acting else 0, len(ITEMS))
    put_flag(out, acting and s.linked != 0)
    put_one_of(out, s.buying if acting else -1, PILES)
    _put_tiles(out, s.looked, 0, LOOKS if acting else 0)
    bid: i64 = s.bids[seat] if s.stage == INSPECTION else NOBODY
    put_flag(out, bid != NOBODY)
    put_share(out, bid if bid != NOBODY else 0, MOST_BID)
    for i in range(SEATS):
        if i < s.seats:
            _put_seat(out, s, (seat + i) % s.seats)
        else:
            put_nothing(out, _OF_A_SEAT)


def _put_galley(out: BytesWriter, s: DogeShip) -> None:
    """What has been built, and what can be built or demolished next."""
    for deck in range(len(DECKS)):
        put_share(out, s.built[deck], s.deck_length())
    built: i64 = 0
    for at in range(len(s.galley)):
        if s.galley[at] != NOBODY:
            built |= _bit(s.galley[at])
    put_bits(out, built, GALLEYS)
    for deck in range(len(DECKS)):
        put_one_of(out, s.next_zone(deck), ZONES)
    for deck in range(len(DECKS)):
        put_one_of(out, s.last_zone(deck), ZONES)
    for deck in range(len(DECKS)):
        put_one_of(out, s.part_at(deck, s.built[deck] - 1) if s.built[deck] > 0 else NOBODY, GALLEYS)
    put_share(out, s.idle, s.parts.rounds_without_new_part)
    put_flag(out, s.progress != 0)


def _put_piles(out: BytesWriter, s: DogeShip) -> None:
    """The piles; the tiles of the upper part of each have not been seen, the others have."""
    for pile in range(PILES):
        first: i64 = first_of(pile)
        most: i64 = (first_of(pile + 1) if pile + 1 < PILES else TILES) - first
        visible = s.size[pile] > 0 and (pile >= BARRIER_PILE or s.unseen[pile] == 0)
        put_share(out, s.size[pile], most)
        put_share(out, s.unseen[pile], most)
        put_share(out, s.parts.cost[s.pile[first]] if visible else 0, MOST_COST)
    for kind in range(3):  # unseen, seen, seen and within reach
        for pile in range(PILES):
            first = first_of(pile)
            last: i64 = first_of(pile + 1) if pile + 1 < PILES else TILES
            from_place: i64 = 0 if kind == 0 else s.unseen[pile]
            to_place: i64 = s.unseen[pile] if kind == 0 else s.size[pile]
            if kind == 2 and to_place > LOOKS:
                to_place = LOOKS
            held: i64 = 0
            for at in range(first + from_place, first + to_place):
                held |= 1 << (s.pile[at] - first)
            put_bits(out, held, last - first)


def _put_doges(out: BytesWriter, s: DogeShip, seat: i64) -> None:
    """The Doge tiles: the current one, those before it, and those that are face down."""
    current: i64 = s.current()
    put_one_of(out, current, DOGES)
    for colour in range(COLOURS_OF_INDICATORS):
        put_share(out, s.parts.doge_values[current * COLOURS_OF_INDICATORS + colour], MOST_VALUE)
    put_bits(out, s.parts.purple[current], ZONES)
    put_share(out, s.parts.flood[current] if s.parts.flood[current] > 0 else 0, MOST_FLOOD)
    put_flag(out, s.parts.inspects[current] != 0)
    covered: i64 = 0
    for at in range(s.doges_shown - 1):
        covered |= 1 << s.shown[at]
    put_bits(out, covered, DOGES)
    put_share(out, s.doges_left, DOGES)
    unseen: i64 = 0
    for tile in range(DOGES):
        place: i64 = NOBODY
        for at in range(s.doges_left):
            if s.doges[at] == tile:
                if knows_place(s, seat, at):
                    place = at
                else:
                    unseen |= 1 << tile
        put_share(out, DOGES - place if place != NOBODY else 0, DOGES)
    for nth in range(INTRIGUE_LOOKS):
        if s.held[nth] != NOBODY and not knows_held(s, seat, nth):
            unseen |= 1 << s.held[nth]
    put_bits(out, unseen, DOGES)
    looking: i64 = 0
    for nth in range(INTRIGUE_LOOKS):
        looking += 1 if s.held[nth] != NOBODY else 0
        put_one_of(out, s.held[nth] if s.held[nth] != NOBODY and knows_held(s, seat, nth) else NOBODY, DOGES)
    put_share(out, looking, INTRIGUE_LOOKS)


def _put_seat(out: BytesWriter, s: DogeShip, seat: i64) -> None:
    """What everybody can know of a seat."""
    place: i64 = 0
    while s.order[place] != seat:
        place += 1
    put_share(out, s.seats - place, s.seats)
    put_share(out, s.points_of(seat), MOST_POINTS)
    put_share(out, s.ducats[seat], MOST_DUCATS)
    put_share(out, s.approvals[seat], MOST_BID)
    put_share(out, s.markers[seat], MOST_MARKERS)
    put_share(out, s.adrift[seat], MOST_MARKERS)
    put_share(out, s.lost[seat], MOST_MARKERS)
    _put_tiles(out, s.yard, seat * ROOMS, (seat + 1) * ROOMS)
    places = zeros(BARRIERS)
    for at in range(s.height[seat]):
        places[s.barrier_at(seat, at)] = at + 1
    put_shares(out, places, 0, BARRIERS, BARRIERS)
    put_one_of(out, s.top(seat), BARRIERS)


def _put_tiles(out: BytesWriter, row: vec[i64], first: i64, last: i64) -> None:
    """The tiles of row[first:last], as a set."""
    galley: i64 = 0
    others: i64 = 0
    for at in range(first, last):
        if 0 <= row[at] < GALLEYS:
            galley |= _bit(row[at])
        elif row[at] >= GALLEYS:
            others |= _bit(row[at] - GALLEYS)
    put_bits(out, galley, GALLEYS)
    put_bits(out, others, TILES - GALLEYS)


def _bit(n: i64) -> i64:
    """The number with this bit set, for n up to 62. In C a 1 is a number of 32 bits, and so is what it is shifted to."""
    return HIGHEST >> (62 - n)
