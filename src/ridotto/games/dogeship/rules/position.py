"""One position of The Doge Ship: what lies where, who owes what, and the handling of yards, stacks, ducats and places that all phases share."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.engine.cells import filled, zeros
from ridotto.engine.rng import Rng
from ridotto.engine.state import State
from ridotto.games.dogeship.moves import (
    BARRIER,
    BARRIER_PILE,
    BARRIERS,
    BOARDS,
    DOGES,
    FACES,
    FIELDS,
    FIRST_GONDOLA,
    GALLEY,
    GALLEYS,
    GONDOLA,
    GONDOLA_PILE,
    PER_TYPE,
    PILES,
    TILES,
)
from ridotto.games.dogeship.rules.parts import FEWEST_SEATS, Components

NOBODY: Final = -1  # no seat, no tile, no field, no pile
ROOMS: Final = 5  # SHIP-42: tiles in a yard
GALLEY_ROOMS: Final = 2  # SHIP-43: galley tiles in a yard
LOOKS: Final = 3  # SHIP-32: tiles looked at
INTRIGUE_LOOKS: Final = 2  # SHIP-99: Doge tiles looked at
LOWER: Final = 0
UPPER: Final = 1
COLOURS_OF_INDICATORS: Final = 4

# What points come from; a seat's points are the sum.
FROM_PARTS: Final = 0
FROM_INDICATORS: Final = 1
FROM_BONUSES: Final = 2
FROM_INSPECTIONS: Final = 3
FROM_FINAL: Final = 4
SOURCES: Final = 5

# Where the round stands when nobody owes a decision.
ROUND_BEGINS: Final = 0
TURNS: Final = 1
BONUS: Final = 2
ACTION: Final = 3
ROUND_ENDS: Final = 4
INSPECTION: Final = 5
ROUND_CLOSES: Final = 6
OVER: Final = 7


class Position(State):
    """What lies where. The rules are functions in the other files of this folder; `dogeship.py` puts them together."""

    def __init__(self, parts: Components, seats: i64, rng: Rng, origin: "Position | None" = None) -> None:
        super().__init__(seats, rng, origin)
        self.parts: Components = parts
        at: i64 = (seats - FEWEST_SEATS) * 3
        self.mid: i64 = parts.lengths[at]
        """SHIP-14: the first place of the mid section."""
        self.bow: i64 = self.mid + parts.lengths[at + 1]
        """SHIP-14: the first place of the bow section."""
        self.deck: i64 = self.bow + parts.lengths[at + 2]
        """SHIP-14: the places of a deck."""
        if origin is None:
            self.stage: i64 = ROUND_BEGINS
            """Where the round stands."""
            self.phase: i64 = 0
            """The decision owed."""
            self.round: i64 = 0
            self.order: vec[i64] = zeros(seats)
            """The seats in the order of the round."""
            self.at: i64 = NOBODY
            """Whose turn it is, as a place in the order."""
            # ---- dice, markers ----
            self.dice: vec[i64] = zeros(BOARDS)
            """SHIP-16: what each die shows; 0 on a closed board."""
            self.taken: vec[i64] = filled(FIELDS, NOBODY)
            """Whose marker lies on each field."""
            self.markers: vec[i64] = zeros(seats)
            """Action markers still to be spent in this round."""
            self.adrift: vec[i64] = zeros(seats)
            """Markers discarded onto the water in this round."""
            self.lost: vec[i64] = zeros(seats)
            """SHIP-117: markers on the water in this round because of a flood."""
            # ---- what each seat has ----
            self.ducats: vec[i64] = zeros(seats)
            self.approvals: vec[i64] = zeros(seats)
            self.points: vec[i64] = zeros(seats * SOURCES)
            """By seat and source."""
            self.yard: vec[i64] = filled(seats * ROOMS, NOBODY)
            """Tiles under construction, in the order in which they were bought, without gaps."""
            self.stack: vec[i64] = filled(seats * BARRIERS, NOBODY)
            """Finished barriers from the bottom to the top, counted from 0."""
            self.height: vec[i64] = zeros(seats)
            """How many they are."""
            # ---- the galley ----
            self.galley: vec[i64] = filled(2 * self.deck, NOBODY)
            """The tile in each place, the lower deck first, from the stern to the bow."""
            self.built: vec[i64] = zeros(2)
            """SHIP-57: how many places of each deck are filled."""
            self.progress: i64 = 0
            """1 when a free place has been filled in this round."""
            self.idle: i64 = 0
            """SHIP-139: rounds since the last one in which a free place was filled."""
            # ---- the piles ----
            self.pile: vec[i64] = filled(TILES, NOBODY)
            """The tiles of each pile, the top one first."""
            self.size: vec[i64] = zeros(PILES)
            """How many tiles each pile has."""
            self.fresh: vec[i64] = zeros(PILES)
            """How many of them, from the top, nobody has seen."""
            # ---- the Doge ----
            self.doges: vec[i64] = filled(DOGES, NOBODY)
            """The face-down Doge tiles, the top one first."""
            self.known: vec[i64] = zeros((seats + 1) * DOGES)
            """By viewer and place: who, as this viewer can tell for sure, knows the tile there; a bit for each seat, the last viewer is a spectator."""
            self.doges_left: i64 = 0
            """How many they are."""
            self.shown: vec[i64] = filled(DOGES, NOBODY)
            """The face-up Doge tiles; the last of them is the current one."""
            self.doges_shown: i64 = 0
            """How many they are."""
            self.held: vec[i64] = filled(INTRIGUE_LOOKS, NOBODY)
            """Doge tiles looked at in an intrigue."""
            self.held_known: vec[i64] = zeros((seats + 1) * INTRIGUE_LOOKS)
            """Who knows each of them, by viewer as above."""
            # ---- the turn in progress ----
            self.reordered: i64 = 0
            """SHIP-85: 1 when the stack has been reordered in this turn."""
            self.field: i64 = NOBODY
            """The field chosen."""
            self.verb: i64 = 0
            """What is being done: buying or completing."""
            self.allowed: i64 = 0
            """The items that may still be bought or completed, a bit each."""
            self.linked: i64 = 0
            """1 when each of them may be, 0 when only one."""
            self.buying: i64 = NOBODY
            """The pile of the purchase in progress."""
            self.looked: vec[i64] = filled(LOOKS, NOBODY)
            """The tiles looked at, in the order drawn."""
            # ---- the inspection ----
            self.bids: vec[i64] = filled(seats, NOBODY)
            """NOBODY for who has not bid."""
        else:
            self.stage = origin.stage
            self.phase = origin.phase
            self.round = origin.round
            self.order = origin.order[:]
            self.at = origin.at
            self.dice = origin.dice[:]
            self.taken = origin.taken[:]
            self.markers = origin.markers[:]
            self.adrift = origin.adrift[:]
            self.lost = origin.lost[:]
            self.ducats = origin.ducats[:]
            self.approvals = origin.approvals[:]
            self.points = origin.points[:]
            self.yard = origin.yard[:]
            self.stack = origin.stack[:]
            self.height = origin.height[:]
            self.galley = origin.galley[:]
            self.built = origin.built[:]
            self.progress = origin.progress
            self.idle = origin.idle
            self.pile = origin.pile[:]
            self.size = origin.size[:]
            self.fresh = origin.fresh[:]
            self.doges = origin.doges[:]
            self.known = origin.known[:]
            self.doges_left = origin.doges_left
            self.shown = origin.shown[:]
            self.doges_shown = origin.doges_shown
            self.held = origin.held[:]
            self.held_known = origin.held_known[:]
            self.reordered = origin.reordered
            self.field = origin.field
            self.verb = origin.verb
            self.allowed = origin.allowed
            self.linked = origin.linked
            self.buying = origin.buying
            self.looked = origin.looked[:]
            self.bids = origin.bids[:]

    # ---- whose decision ----

    def wait_for(self, seat: i64, decision: i64) -> None:
        """From now on this seat owes this decision."""
        self.owing = 1 << seat
        self.phase = decision

    def active(self) -> i64:
        """The seat whose turn it is."""
        return self.order[self.at]

    # ---- the dice boards ----

    def price(self, field: i64) -> i64:
        """SHIP-26, SHIP-27: what a field of an open board costs beyond what it does."""
        more: i64 = field % FACES + 1 - self.dice[field // FACES]
        return more if more > 0 else 0

    # ---- yards and stacks ----

    def tiles_in_yard(self, seat: i64) -> i64:
        """How many tiles a seat has under construction."""
        n: i64 = 0
        while n < ROOMS and self.yard[seat * ROOMS + n] != NOBODY:
            n += 1
        return n

    def galley_tiles_in_yard(self, seat: i64) -> i64:
        """How many of them are parts of the galley."""
        n: i64 = 0
        for at in range(seat * ROOMS, seat * ROOMS + ROOMS):
            if 0 <= self.yard[at] < GALLEYS:
                n += 1
        return n

    def put_into_yard(self, seat: i64, tile: i64) -> None:
        """SHIP-38: behind the tiles that are there."""
        self.yard[seat * ROOMS + self.tiles_in_yard(seat)] = tile

    def take_from_yard(self, seat: i64, tile: i64) -> None:
        """SHIP-51: the tiles behind it close up."""
        at: i64 = seat * ROOMS
        while self.yard[at] != tile:
            at += 1
        while at + 1 < seat * ROOMS + ROOMS:
            self.yard[at] = self.yard[at + 1]
            at += 1
        self.yard[at] = NOBODY

    def top(self, seat: i64) -> i64:
        """SHIP-70: the barrier on top of the stack, NOBODY where there is none."""
        height: i64 = self.height[seat]
        return self.stack[seat * BARRIERS + height - 1] if height > 0 else NOBODY

    def priority(self, seat: i64) -> i64:
        """SHIP-108, SHIP-133: the number on top of the stack. SHIP-109, SHIP-134: no barrier comes behind every barrier."""
        top: i64 = self.top(seat)
        return top + 1 if top != NOBODY else BARRIERS + 1

    # ---- the galley ----

    def section_at(self, place: i64) -> i64:
        """SHIP-14: the section of a place, on either deck."""
        return 0 if place < self.mid else 1 if place < self.bow else 2

    def zone_at(self, deck: i64, place: i64) -> i64:
        """The zone of a place."""
        return deck * 3 + self.section_at(place)

    def next_zone(self, deck: i64) -> i64:
        """SHIP-57, SHIP-58: the zone of the next place of a deck; NOBODY where none can be filled now."""
        place: i64 = self.built[deck]
        if place == self.deck or (deck == UPPER and self.built[LOWER] == place):
            return NOBODY
        return self.zone_at(deck, place)

    def last_zone(self, deck: i64) -> i64:
        """SHIP-89, SHIP-90: the zone of the part of a deck that can be demolished; NOBODY where there is none."""
        place: i64 = self.built[deck] - 1
        if place < 0 or (deck == LOWER and self.built[UPPER] > place):
            return NOBODY
        return self.zone_at(deck, place)

    def current(self) -> i64:
        """SHIP-18: the current Doge tile."""
        return self.shown[self.doges_shown - 1]

    def indicator_points(self, tile: i64) -> i64:
        """SHIP-62, SHIP-63: what the indicators of a galley tile bring under the current Doge tile."""
        sum: i64 = 0
        doge: i64 = self.current() * COLOURS_OF_INDICATORS
        for colour in range(COLOURS_OF_INDICATORS):
            sum += self.parts.indicators[tile * COLOURS_OF_INDICATORS + colour] * self.parts.doge_values[doge + colour]
        return sum

    def part_approvals(self, tile: i64) -> i64:
        """SHIP-64 to SHIP-66: one for the symbol, one for a purple zone."""
        return self.parts.symbol[tile] + ((self.parts.purple[self.current()] >> (tile // PER_TYPE)) & 1)

    # ---- points ----

    def score(self, seat: i64, source: i64, points: i64) -> None:
        """SHIP-R11: points are added without bounds."""
        self.points[seat * SOURCES + source] += points

    def points_of(self, seat: i64) -> i64:
        """All points of a seat."""
        total: i64 = 0
        for at in range(seat * SOURCES, seat * SOURCES + SOURCES):
            total += self.points[at]
        return total


def item_of(tile: i64) -> i64:
    """Whether a tile is a galley part, a barrier or a gondola."""
    return GALLEY if tile < GALLEYS else BARRIER if tile < FIRST_GONDOLA else GONDOLA


def pile_of(tile: i64) -> i64:
    """The pile that a tile comes from."""
    return tile // PER_TYPE if tile < GALLEYS else BARRIER_PILE if tile < FIRST_GONDOLA else GONDOLA_PILE


def item_of_pile(pile: i64) -> i64:
    """What a pile holds."""
    return GALLEY if pile < BARRIER_PILE else BARRIER if pile == BARRIER_PILE else GONDOLA


def first_of(pile: i64) -> i64:
    """The lowest number of a tile of this pile; the pile's top lies at the same place of `Position.pile`."""
    return pile * PER_TYPE if pile < BARRIER_PILE else GALLEYS if pile == BARRIER_PILE else FIRST_GONDOLA
