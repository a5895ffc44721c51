"""A position of Doge: every field, what can be read off the board, and the few operations that every phase uses.

Rows are flat. A seat's row of districts begins at `seat * DISTRICTS`, and so on; the docstrings of the fields say how.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.engine.cells import filled, occurrences, subtotal, zeros
from ridotto.engine.rng import Rng
from ridotto.engine.state import Decision, State
from ridotto.games.doge.moves import ADVISORS, DISTRICTS, FIELDS, NOTHING, SHIFT, STAY
from ridotto.games.doge.rules.parts import Components

# What is happening: exactly one of these.
SETTING: Final = 0  # phase 1: cards and tokens are being chosen
COUNT: Final = 1  # the next vote is about to begin
WINNER_ADVISOR: Final = 2  # the sole winner settles the district's advisor, or the first one of the Quarantia
WINNER_HOUSES: Final = 3  # the sole winner places houses
SECONDS: Final = 4  # the second, or the tied seconds together
WINNER_AGAIN: Final = 5  # the sole winner settles a further advisor of the Quarantia
TIED_WINNERS: Final = 6  # the tied winners together
OVER: Final = 7

# How a match ended.
NOT_YET: Final = -1
BY_CONDITION: Final = 0
BY_DRY_ROUNDS: Final = 1

NOBODY: Final = -1
NOWHERE: Final = -1  # the place of a neutral advisor
BLANK: Final = -1  # an unused link of a chain

KINDS: Final = 3  # kinds of piece in the row `supply`
HOUSE: Final = 0
PALAZZO: Final = 1
RING: Final = 2

PLACES: Final = 9  # places of tokens: a stack in each field, the supply, open
IN_SUPPLY: Final = 7
OPEN: Final = 8

LINKS: Final = 6  # the longest chain: three shifts, each with a palazzo


class Position(State):
    """Everything on the table, and what is being decided."""

    def __init__(self, parts: Components, seats: i64, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.parts: Components = parts

    def lay_out(self) -> None:
        """The board before anything is set up."""
        seats: i64 = self.seats
        self.houses: vec[i64] = zeros(seats * DISTRICTS)
        """Houses on the board, by seat and district."""
        self.sites: vec[i64] = filled(DISTRICTS * self.parts.sites, NOBODY)
        """Whose palazzo stands on a site, by district and site; the sites of a district fill up in order."""
        self.supply: vec[i64] = zeros(seats * KINDS)
        """Pieces not on the board, by seat and kind (HOUSE, PALAZZO, RING)."""
        self.station: vec[i64] = filled(ADVISORS, NOWHERE)
        """The field that an advisor is in, or NOWHERE."""
        self.ring: vec[i64] = filled(ADVISORS, NOBODY)
        """The seat whose ring is on an advisor, or NOBODY."""
        self.cards: vec[i64] = zeros(2 * FIELDS)
        """The order cards: the row of the brown set, then that of the blue one, as fields."""
        self.tokens: vec[i64] = zeros(seats * PLACES)
        """Each seat's tokens, by seat and place: the stack in each field, then IN_SUPPLY, then OPEN."""
        self.used: vec[i64] = zeros(seats)
        """Bit f of a seat's number is set while its card of field f lies open."""
        self.chain: vec[i64] = filled(seats * LINKS, BLANK)
        """What a seat has chosen since its turn, or the simultaneous stage, began: moves, by seat and link.
        In a simultaneous stage it is recorded here alone: the board changes when all are ready."""
        self.asks: vec[i64] = filled(seats, NOTHING)
        """Which decision each seat owes."""
        self.round: i64 = 0
        self.dry: i64 = 0
        """Complete rounds in a row in which nobody built."""
        self.built: i64 = 0
        """Palazzi built in this round."""
        self.stage: i64 = SETTING
        self.setting: i64 = 0
        """Number of the setting, from 0."""
        self.at: i64 = 0
        """How many votes of this round are over; as many cards of the next order are turned up."""
        self.field: i64 = NOWHERE
        """The field of the vote under way."""
        self.vote_winners: i64 = 0
        """Bit s is set if seat s has won the vote under way, alone or tied."""
        self.vote_seconds: i64 = 0
        """The same for the second."""
        self.group: i64 = 0
        """Bit s is set if seat s belongs to the simultaneous stage under way; 0 if there is none."""
        self.advisor: i64 = NOBODY
        """The advisor being settled."""
        self.settled: i64 = 0
        """Bit n is set if advisor FIRST_COUNCILLOR + n has been settled in this vote."""
        self.reason: i64 = NOT_YET

    # ---- order cards ----

    def open_set(self) -> i64:
        """DOG-45: the set whose row is the order of this round."""
        return (self.parts.first_set + self.round - 1) & 1

    def order(self, n: i64) -> i64:
        """The field of the n-th vote of this round, from 0."""
        return self.cards[self.open_set() * FIELDS + n]

    # ---- houses and palazzi ----

    def standing(self, district: i64) -> i64:
        """How many palazzi stand in a district."""
        first: i64 = district * self.parts.sites
        n: i64 = 0
        while n < self.parts.sites and self.sites[first + n] != NOBODY:
            n += 1
        return n

    def palazzi(self, seat: i64, district: i64) -> i64:
        """How many palazzi of this seat stand in a district."""
        first: i64 = district * self.parts.sites
        return occurrences(self.sites, seat, first, first + self.parts.sites)

    def palazzi_built(self, seat: i64) -> i64:
        """How many palazzi of this seat stand on the board."""
        return occurrences(self.sites, seat, 0, len(self.sites))

    def districts_held(self, seat: i64) -> i64:
        """In how many districts this seat has a palazzo."""
        n: i64 = 0
        for district in range(DISTRICTS):
            if self.palazzi(seat, district) > 0:
                n += 1
        return n

    def houses_on_board(self, seat: i64) -> i64:
        """How many houses of this seat stand on the board."""
        return subtotal(self.houses, seat * DISTRICTS, (seat + 1) * DISTRICTS)

    # ---- chains ----

    def link(self, seat: i64, move: i64) -> None:
        """Add a choice to the seat's chain."""
        at: i64 = seat * LINKS
        while self.chain[at] != BLANK:
            at += 1
        self.chain[at] = move

    def clear_chain(self, seat: i64) -> None:
        """Empty the seat's chain."""
        for i in range(seat * LINKS, (seat + 1) * LINKS):
            self.chain[i] = BLANK

    def shifts_made(self, seat: i64) -> i64:
        """How many shifts the seat's chain holds."""
        n: i64 = 0
        for i in range(seat * LINKS, (seat + 1) * LINKS):
            if SHIFT <= self.chain[i] < STAY:
                n += 1
        return n

    def brought_to(self, move: i64) -> i64:
        """The district to which a move has brought houses: where its occasion is (DOG-109, DOG-R19)."""
        if SHIFT <= move < STAY:
            return (move - SHIFT) % DISTRICTS
        return self.field

    def latest(self, seat: i64) -> i64:
        """The latest choice in the seat's chain."""
        at: i64 = seat * LINKS
        while at + 1 < (seat + 1) * LINKS and self.chain[at + 1] != BLANK:
            at += 1
        return self.chain[at]

    def occasion(self, seat: i64) -> i64:
        """The district of the seat's occasion: where its latest choice has brought houses."""
        return self.brought_to(self.latest(seat))


class Choice(Decision[Position]):
    """A decision of Doge. Named with the position's own class: whoever calls it so needs no look at what kind of state it is."""

    def offer(self, state: Position, seat: i64) -> None:
        """`add` every move that the seat may make, ascending."""
        raise NotImplementedError

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """Carry out one of them, and say what the seat owes next."""
        raise NotImplementedError
