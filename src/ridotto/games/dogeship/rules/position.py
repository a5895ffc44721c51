"""A position of The Doge Ship: every field, what can be read off the table, and the few operations that every phase
uses.

Rows are flat. A seat's row of rooms begins at `seat * ROOMS`, and so on; the docstrings of the fields say how.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.engine.cells import filled, subtotal, take_out, zeros
from ridotto.engine.rng import Rng
from ridotto.engine.state import Decision, State
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
from ridotto.games.dogeship.rules.parts import Components

NOBODY: Final = -1  # no seat, no tile, no field, no pile
ROOMS: Final = 5  # SHIP-42: tiles in a yard
GALLEY_ROOMS: Final = 2  # SHIP-43: galley tiles in a yard
LOOKS: Final = 3  # SHIP-32: tiles looked at
INTRIGUE_LOOKS: Final = 2  # SHIP-99: Doge tiles looked at
LOWER: Final = 0
UPPER: Final = 1
PER_DECK: Final = 3  # zones of a deck, one for each section: stern, mid, bow
COLOURS_OF_INDICATORS: Final = 4

# Sources of points; a seat's points are the sum.
FROM_PARTS: Final = 0
FROM_INDICATORS: Final = 1
FROM_BONUSES: Final = 2
FROM_INSPECTIONS: Final = 3
FROM_FINAL: Final = 4
SOURCES: Final = 5

# What comes next in the round when nobody owes a decision.
ROUND_BEGINS: Final = 0
TURNS: Final = 1
BONUS: Final = 2
ACTION: Final = 3
ROUND_ENDS: Final = 4
INSPECTION: Final = 5
ROUND_CLOSES: Final = 6
OVER: Final = 7


class Position(State):
    """Everything on the table, and what is being decided."""

    def __init__(self, parts: Components, seats: i64, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.parts: Components = parts

    def lay_out(self) -> None:
        """Every field, in the order in which they go into the fingerprint."""
        self.lay_out_round()
        self.lay_out_seats()
        self.lay_out_galley_and_piles()
        self.lay_out_doges()
        self.lay_out_turn()

    def lay_out_round(self) -> None:
        """The course of the round, the dice and the markers."""
        self.stage: i64 = ROUND_BEGINS
        """What comes next in the round."""
        self.phase: i64 = 0
        """The decision owed."""
        self.round: i64 = 0
        self.order: vec[i64] = zeros(self.seats)
        """The seats in the order of the round."""
        self.at: i64 = NOBODY
        """Whose turn it is, as a place in the order."""
        self.dice: vec[i64] = zeros(BOARDS)
        """SHIP-16: what each die shows; 0 on a closed board."""
        self.taken: vec[i64] = filled(FIELDS, NOBODY)
        """Whose marker is on each field."""
        self.markers: vec[i64] = zeros(self.seats)
        """Action markers still to be spent in this round."""
        self.adrift: vec[i64] = zeros(self.seats)
        """Markers discarded onto the water in this round."""
        self.lost: vec[i64] = zeros(self.seats)
        """SHIP-117: markers on the water in this round because of a flood."""

    def lay_out_seats(self) -> None:
        """What each seat has."""
        self.ducats: vec[i64] = zeros(self.seats)
        self.approvals: vec[i64] = zeros(self.seats)
        self.points: vec[i64] = zeros(self.seats * SOURCES)
        """Points by seat and source."""
        self.yard: vec[i64] = filled(self.seats * ROOMS, NOBODY)
        """Tiles under construction, by seat, in the order in which they were bought, without gaps."""
        self.stack: vec[i64] = filled(self.seats * BARRIERS, NOBODY)
        """Finished barriers, by seat, from the bottom to the top, counted from 0."""
        self.height: vec[i64] = zeros(self.seats)
        """How many barriers each stack has."""

    def lay_out_galley_and_piles(self) -> None:
        """What has been built, and the tiles to build with."""
        self.galley: vec[i64] = filled(2 * self.deck_length(), NOBODY)
        """The tile in each place, the lower deck first, from the stern to the bow."""
        self.built: vec[i64] = zeros(2)
        """SHIP-57: how many places of each deck are filled; at first none (SHIP-7)."""
        self.progress: i64 = 0
        """1 if a free place has been filled in this round."""
        self.idle: i64 = 0
        """SHIP-139: rounds since the last one in which a free place was filled."""
        self.pile: vec[i64] = filled(TILES, NOBODY)
        """The tiles of each pile, the top one first; `first_of` says where a pile begins."""
        self.size: vec[i64] = zeros(PILES)
        """How many tiles each pile has."""
        self.unseen: vec[i64] = zeros(PILES)
        """How many of them, from the top, nobody has seen."""

    def lay_out_doges(self) -> None:
        """The Doge tiles; knowledge.py writes and reads the two rows that say who knows them."""
        self.doges: vec[i64] = filled(DOGES, NOBODY)
        """The face-down Doge tiles, the top one first."""
        self.known: vec[i64] = zeros((self.seats + 1) * DOGES)
        """By viewer and place: who certainly knows the tile there, as far as this viewer can tell, as bits.
        The last viewer is the spectator."""
        self.doges_left: i64 = 0
        """How many are face down."""
        self.shown: vec[i64] = filled(DOGES, NOBODY)
        """The face-up Doge tiles; the last of them is the current one."""
        self.doges_shown: i64 = 0
        """How many are face up."""
        self.held: vec[i64] = filled(INTRIGUE_LOOKS, NOBODY)
        """Doge tiles looked at in an intrigue."""
        self.held_known: vec[i64] = zeros((self.seats + 1) * INTRIGUE_LOOKS)
        """Who knows each of them, by viewer as above."""

    def lay_out_turn(self) -> None:
        """The turn in progress, and the bids of an inspection."""
        self.reordered: i64 = 0
        """SHIP-85: 1 if the stack has been reordered in this turn."""
        self.field: i64 = NOBODY
        """The field chosen."""
        self.verb: i64 = 0
        """What is being done: buying or completing."""
        self.allowed: i64 = 0
        """The items that may still be bought or completed, a bit each."""
        self.linked: i64 = 0
        """1 if each of them may be, 0 if only one."""
        self.buying: i64 = NOBODY
        """The pile of the purchase in progress."""
        self.looked: vec[i64] = filled(LOOKS, NOBODY)
        """The tiles looked at, in the order drawn."""
        self.bids: vec[i64] = filled(self.seats, NOBODY)
        """The bid of each seat; NOBODY for a seat that has not bid."""

    # ---- whose decision ----

    def wait_for(self, seat: i64, decision: i64) -> None:
        """From now on this seat owes this decision."""
        self.owing = 1 << seat
        self.phase = decision

    def active(self) -> i64:
        """The seat whose turn it is."""
        return self.order[self.at]

    # ---- what a turn still allows ----

    def allows(self, item: i64) -> bool:
        """SHIP-34, SHIP-51: whether such an item may still be bought or completed."""
        return (self.allowed >> item) & 1 == 1

    def use_up(self, item: i64) -> None:
        """SHIP-31, SHIP-47, SHIP-48, SHIP-49, SHIP-53: with "+" the other item is left (SHIP-R21), otherwise nothing."""
        self.allowed = self.allowed & ~(1 << item) if self.linked == 1 else 0

    def stop(self) -> None:
        """SHIP-41, SHIP-52, SHIP-76: no more of this bonus or action."""
        self.allowed = 0
        self.owing = 0

    # ---- the dice boards ----

    def price(self, field: i64) -> i64:
        """SHIP-26, SHIP-27: the surcharge for a field of an open board."""
        return max(field % FACES + 1 - self.dice[field // FACES], 0)

    # ---- yards and stacks ----

    def in_room(self, seat: i64, room: i64) -> i64:
        """The tile in a room of the seat's yard, or NOBODY."""
        return self.yard[seat * ROOMS + room]

    def tiles_in_yard(self, seat: i64) -> i64:
        """How many tiles a seat has under construction."""
        n: i64 = 0
        while n < ROOMS and self.in_room(seat, n) != NOBODY:
            n += 1
        return n

    def galley_tiles_in_yard(self, seat: i64) -> i64:
        """How many of them are parts of the galley."""
        n: i64 = 0
        for room in range(ROOMS):
            if 0 <= self.in_room(seat, room) < GALLEYS:
                n += 1
        return n

    def put_into_yard(self, seat: i64, tile: i64) -> None:
        """SHIP-38: after the tiles already there."""
        self.yard[seat * ROOMS + self.tiles_in_yard(seat)] = tile

    def take_from_yard(self, seat: i64, tile: i64) -> None:
        """SHIP-51: the tiles after it close up."""
        room: i64 = 0
        while self.in_room(seat, room) != tile:
            room += 1
        take_out(self.yard, seat * ROOMS + room, (seat + 1) * ROOMS, NOBODY)

    def barrier_at(self, seat: i64, at: i64) -> i64:
        """The barrier in this place of the seat's stack, from the bottom."""
        return self.stack[seat * BARRIERS + at]

    def top(self, seat: i64) -> i64:
        """SHIP-70: the barrier on top of the stack, or NOBODY."""
        height: i64 = self.height[seat]
        if height == 0:
            return NOBODY
        return self.barrier_at(seat, height - 1)

    def priority(self, seat: i64) -> i64:
        """SHIP-108, SHIP-133: the number on top of the stack."""
        return priority_of(self.top(seat))

    # ---- the galley ----

    def section_start(self, section: i64) -> i64:
        """SHIP-14: the first place of a section; after the last section, the length of a deck."""
        return self.parts.section_starts[self.seats * (PER_DECK + 1) + section]

    def deck_length(self) -> i64:
        """SHIP-14: the places of a deck."""
        return self.section_start(PER_DECK)

    def zone_at(self, deck: i64, place: i64) -> i64:
        """SHIP-14: the zone of a place."""
        section: i64 = 0
        while place >= self.section_start(section + 1):
            section += 1
        return deck * PER_DECK + section

    def part_at(self, deck: i64, place: i64) -> i64:
        """The tile in a place, or NOBODY if it is free."""
        return self.galley[deck * self.deck_length() + place]

    def set_part(self, deck: i64, place: i64, tile: i64) -> None:
        """Put a tile into a place."""
        self.galley[deck * self.deck_length() + place] = tile

    def next_zone(self, deck: i64) -> i64:
        """SHIP-57, SHIP-58: the zone of the next place of a deck; NOBODY if none can be filled now."""
        place: i64 = self.built[deck]
        if place == self.deck_length() or (deck == UPPER and self.built[LOWER] == place):
            return NOBODY
        return self.zone_at(deck, place)

    def last_zone(self, deck: i64) -> i64:
        """SHIP-89, SHIP-90: the zone of the part of a deck that can be demolished; NOBODY if there is none."""
        place: i64 = self.built[deck] - 1
        if place < 0 or (deck == LOWER and self.built[UPPER] > place):
            return NOBODY
        return self.zone_at(deck, place)

    def current(self) -> i64:
        """SHIP-18: the current Doge tile."""
        return self.shown[self.doges_shown - 1]

    def indicator_points(self, tile: i64, doge: i64) -> i64:
        """SHIP-62, SHIP-63: what the indicators of a galley tile bring under a Doge tile."""
        indicators = self.parts.indicators
        values = self.parts.doge_values
        first: i64 = tile * COLOURS_OF_INDICATORS
        shift: i64 = doge * COLOURS_OF_INDICATORS - first
        sum: i64 = 0
        for at in range(first, first + COLOURS_OF_INDICATORS):
            sum += indicators[at] * values[at + shift]
        return sum

    def part_points(self, tile: i64, doge: i64) -> i64:
        """SHIP-61, SHIP-62: what a part is worth under a Doge tile."""
        return self.parts.printed[tile] + self.indicator_points(tile, doge)

    def part_approvals(self, tile: i64, doge: i64) -> i64:
        """SHIP-64, SHIP-65, SHIP-66: one for the symbol, one for a purple zone."""
        return self.parts.symbol[tile] + ((self.parts.purple[doge] >> zone_of(tile)) & 1)

    # ---- points ----

    def score(self, seat: i64, source: i64, points: i64) -> None:
        """SHIP-R11: add points, without any bounds."""
        self.points[seat * SOURCES + source] += points

    def points_from(self, seat: i64, source: i64) -> i64:
        """The points that a seat has from one source."""
        return self.points[seat * SOURCES + source]

    def points_of(self, seat: i64) -> i64:
        """All points of a seat."""
        return subtotal(self.points, seat * SOURCES, (seat + 1) * SOURCES)


def item_of(tile: i64) -> i64:
    """Whether a tile is a galley part, a barrier or a gondola."""
    return GALLEY if tile < GALLEYS else BARRIER if tile < FIRST_GONDOLA else GONDOLA


def priority_of(barrier: i64) -> i64:
    """The number of a barrier. SHIP-109, SHIP-134, SHIP-R15: no barrier ranks last."""
    if barrier == NOBODY:
        return BARRIERS + 1
    return barrier + 1


def zone_of(tile: i64) -> i64:
    """The zone that a galley tile is for."""
    return tile // PER_TYPE


def deck_of(tile: i64) -> i64:
    """The deck that a galley tile is for."""
    return zone_of(tile) // PER_DECK


def pile_of(tile: i64) -> i64:
    """The pile that a tile comes from."""
    if tile < GALLEYS:
        return zone_of(tile)
    return BARRIER_PILE if tile < FIRST_GONDOLA else GONDOLA_PILE


def item_of_pile(pile: i64) -> i64:
    """What a pile holds."""
    return GALLEY if pile < BARRIER_PILE else BARRIER if pile == BARRIER_PILE else GONDOLA


def first_of(pile: i64) -> i64:
    """The lowest number of a tile of this pile, which is also the place of the pile's top in `Position.pile`."""
    if pile < BARRIER_PILE:
        return pile * PER_TYPE
    return GALLEYS if pile == BARRIER_PILE else FIRST_GONDOLA


class Choice(Decision[Position]):
    """A decision of The Doge Ship. Named with the position's own class: whoever calls it so needs no look at what kind of state it is."""

    def offer(self, state: Position, seat: i64) -> None:
        """`add` every move that the seat may make, ascending."""
        raise NotImplementedError

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """Carry out one of them, and say what the seat owes next."""
        raise NotImplementedError
