"""The board of Doge: its pieces, what can be read off it, and the few acts that every phase uses.

Rows are flat. A seat's row of districts begins at `seat * DISTRICTS`, and so on; the attribute docstrings say how.
"""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ridotto.engine.cells import cells, filled, zeros
from ridotto.engine.rng import Rng
from ridotto.engine.state import Fingerprint, State
from ridotto.games.doge.moves import (
    ADVISORS,
    BUILD,
    DISTRICTS,
    FIELDS,
    HOUSES,
    NOTHING,
    SHIFT,
    STAY,
    TOKEN_CHOICES,
    TOKEN_VALUES,
)

# What is happening: one value at a time.
SETTING: Final = 0  # phase 1: cards and tokens are being chosen
COUNT: Final = 1  # the next vote is about to begin
WINNER_ADVISOR: Final = 2  # the sole winner settles the district's advisor, or the first one of the Quarantia
WINNER_HOUSES: Final = 3  # the sole winner places houses
SECONDS: Final = 4  # the second, or the tied seconds together
WINNER_AGAIN: Final = 5  # the sole winner settles a further advisor of the Quarantia
TIED_WINNERS: Final = 6  # the tied winners together
OVER: Final = 7

# Events, by their number in events.py.
ORDER: Final = 0
TURNED: Final = 1
ROUND: Final = 2
SET: Final = 3
VOTE: Final = 4
SHOWN: Final = 5
TALLY: Final = 6
WON: Final = 7
SECOND: Final = 8
NO_VOTES: Final = 9
SITED: Final = 10
GIVEN_UP: Final = 11
NEUTRAL: Final = 12
RING_BACK: Final = 13
SHIFTED: Final = 14
STAYED: Final = 15
PLACED: Final = 16
BUILT: Final = 17
HELD: Final = 18
PREVENTED: Final = 19
ROUND_OVER: Final = 20
DRY: Final = 21
CONDITION: Final = 22
END: Final = 23

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


# ---- tokens: a set of tokens is one number, four bits for each value ----

_SPARE: Final = 0x8888  # the bit above each count


def pack(values: list[int]) -> i64:
    """These tokens as one number."""
    tokens: i64 = 0
    for value in values:
        tokens += 1 << (4 * value)
    return tokens


def unpack(tokens: i64) -> list[int]:
    """The values of these tokens, ascending."""
    values: list[int] = []
    for value in range(TOKEN_VALUES):
        for _ in range((tokens >> (4 * value)) & 7):
            values.append(value)
    return values


def size(tokens: i64) -> i64:
    """How many tokens these are."""
    return (tokens & 7) + ((tokens >> 4) & 7) + ((tokens >> 8) & 7) + ((tokens >> 12) & 7)


def worth(tokens: i64) -> i64:
    """How many votes these tokens are worth together."""
    return ((tokens >> 4) & 7) + 2 * ((tokens >> 8) & 7) + 3 * ((tokens >> 12) & 7)


def holds(tokens: i64, part: i64) -> bool:
    """Whether `part` can be taken out of these tokens."""
    return ((tokens | _SPARE) - part) & _SPARE == _SPARE


class Components:
    """The numbers of the edition."""

    def __init__(
        self,
        houses: i64,
        palazzi: i64,
        rings: i64,
        tokens: list[int],
        first_set: i64,
        settings: list[int],
        tokens_min: i64,
        tokens_max: i64,
        costs: list[int],
        winner_houses: i64,
        tied_winner_houses: i64,
        second_houses: i64,
        tied_second_houses: i64,
        winner_advisors: i64,
        second_advisors: i64,
        tied_winner_shifts: i64,
        tied_second_shifts: i64,
        given_up_shifts: i64,
        advisor_votes: i64,
        victory_districts: list[int],
        victory_palazzi: list[int],
        dry_rounds: i64,
        condition_score: i64,
        palazzo_score: i64,
        house_score: i64,
        layout: Any,
    ) -> None:
        self.houses: i64 = houses
        self.palazzi: i64 = palazzi
        self.rings: i64 = rings
        self.tokens: i64 = pack(tokens)
        """All tokens of a seat."""
        self.first_set: i64 = first_set
        """The set of order cards that lies open in the first round: 0 brown, 1 blue."""
        self.settings: vec[i64] = cells(settings)
        """Settings in a round, by the number of seats."""
        self.tokens_min: i64 = tokens_min
        self.choices: vec[i64] = vec[i64]()
        """The token choices that the supply of a new round offers, as indices in TOKEN_CHOICES."""
        self.choice_tokens: vec[i64] = vec[i64]()
        """The tokens of every choice in TOKEN_CHOICES."""
        for i, choice in enumerate(TOKEN_CHOICES):
            packed = pack(list(choice))
            self.choice_tokens = append(self.choice_tokens, packed)
            if tokens_min <= len(choice) <= tokens_max and holds(self.tokens, packed):
                self.choices = append(self.choices, i64(i))
        self.costs: vec[i64] = cells(costs)
        self.sites: i64 = len(costs)
        """Building sites in a district."""
        self.winner_houses: i64 = winner_houses
        self.tied_winner_houses: i64 = tied_winner_houses
        self.second_houses: i64 = second_houses
        self.tied_second_houses: i64 = tied_second_houses
        self.winner_advisors: i64 = winner_advisors
        self.second_advisors: i64 = second_advisors
        self.tied_winner_shifts: i64 = tied_winner_shifts
        self.tied_second_shifts: i64 = tied_second_shifts
        self.given_up_shifts: i64 = given_up_shifts
        self.advisor_votes: i64 = advisor_votes
        self.victory_districts: vec[i64] = cells(victory_districts)
        self.victory_palazzi: vec[i64] = cells(victory_palazzi)
        self.dry_rounds: i64 = dry_rounds
        self.condition_score: i64 = condition_score
        self.palazzo_score: i64 = palazzo_score
        self.house_score: i64 = house_score
        self.layout: Any = layout
        """Where things are on the board that is drawn, as plain data for views; no rule looks at it."""


class Board(State):
    """One position: everything that lies on the table, and what is being decided."""

    def __init__(self, parts: Components, seats: i64, rng: Rng, origin: "Board | None" = None) -> None:
        super().__init__(seats, rng, origin)
        self.parts: Components = parts
        if origin is None:
            self.houses: vec[i64] = zeros(seats * DISTRICTS)
            """Houses on the board, by seat and district."""
            self.sites: vec[i64] = filled(DISTRICTS * parts.sites, NOBODY)
            """Whose palazzo stands on a site, by district and site; the sites of a district fill up in order."""
            self.supply: vec[i64] = zeros(seats * KINDS)
            """Pieces not on the board, by seat and kind (HOUSE, PALAZZO, RING)."""
            self.station: vec[i64] = filled(ADVISORS, NOWHERE)
            """The field in which an advisor stands, or NOWHERE."""
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
            In a simultaneous stage this is the only place that knows of it: the board changes when all are ready."""
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
            """Votes that are over in this round: as many cards of the next order are turned up."""
            self.field: i64 = NOWHERE
            """Where the vote is held that is under way."""
            self.vote_winners: i64 = 0
            """Bit s is set if seat s has won the vote that is under way, alone or tied."""
            self.vote_seconds: i64 = 0
            """The same for the second."""
            self.group: i64 = 0
            """Bit s is set if seat s belongs to the simultaneous stage that is under way; 0 when there is none."""
            self.advisor: i64 = NOBODY
            """The advisor at hand."""
            self.settled: i64 = 0
            """Bit n is set if advisor FIRST_COUNCILLOR + n has been settled in this vote."""
            self.reason: i64 = NOT_YET
        else:
            self.houses = origin.houses[:]
            self.sites = origin.sites[:]
            self.supply = origin.supply[:]
            self.station = origin.station[:]
            self.ring = origin.ring[:]
            self.cards = origin.cards[:]
            self.tokens = origin.tokens[:]
            self.used = origin.used[:]
            self.chain = origin.chain[:]
            self.asks = origin.asks[:]
            self.round = origin.round
            self.dry = origin.dry
            self.built = origin.built
            self.stage = origin.stage
            self.setting = origin.setting
            self.at = origin.at
            self.field = origin.field
            self.vote_winners = origin.vote_winners
            self.vote_seconds = origin.vote_seconds
            self.group = origin.group
            self.advisor = origin.advisor
            self.settled = origin.settled
            self.reason = origin.reason

    def imprint(self, mark: Fingerprint) -> None:
        """Everything on the table and everything that is being decided."""
        mark.row(self.houses)
        mark.row(self.sites)
        mark.row(self.supply)
        mark.row(self.station)
        mark.row(self.ring)
        mark.row(self.cards)
        mark.row(self.tokens)
        mark.row(self.used)
        mark.row(self.chain)
        mark.row(self.asks)
        mark.put(self.round)
        mark.put(self.dry)
        mark.put(self.built)
        mark.put(self.stage)
        mark.put(self.setting)
        mark.put(self.at)
        mark.put(self.field)
        mark.put(self.vote_winners)
        mark.put(self.vote_seconds)
        mark.put(self.group)
        mark.put(self.advisor)
        mark.put(self.settled)
        mark.put(self.reason)

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
        n: i64 = 0
        for site in range(self.parts.sites):
            if self.sites[first + site] == seat:
                n += 1
        return n

    def palazzi_built(self, seat: i64) -> i64:
        """How many palazzi of this seat stand on the board."""
        n: i64 = 0
        for site in range(DISTRICTS * self.parts.sites):
            if self.sites[site] == seat:
                n += 1
        return n

    def districts_held(self, seat: i64) -> i64:
        """In how many districts this seat has a palazzo."""
        n: i64 = 0
        for district in range(DISTRICTS):
            if self.palazzi(seat, district) > 0:
                n += 1
        return n

    def houses_on_board(self, seat: i64) -> i64:
        """How many houses of this seat stand on the board."""
        n: i64 = 0
        for district in range(DISTRICTS):
            n += self.houses[seat * DISTRICTS + district]
        return n

    # ---- chains ----

    def link(self, seat: i64, move: i64) -> None:
        """Add a choice to the seat's chain."""
        at: i64 = seat * LINKS
        while self.chain[at] != BLANK:
            at += 1
        self.chain[at] = move

    def clear_chain(self, seat: i64) -> None:
        """Begin a chain anew."""
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
        """The district into which a move has brought houses: where its occasion is (DOG-109, DOG-R19)."""
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

    def planned(self, seat: i64, district: i64) -> i64:
        """Palazzi that the seat has chosen to build in a district in the joint stage under way, or anywhere (NOWHERE)."""
        if self.group == 0:
            return 0
        n: i64 = 0
        for i in range(seat * LINKS + 1, (seat + 1) * LINKS):
            if self.chain[i] == BUILD and (district == NOWHERE or self.brought_to(self.chain[i - 1]) == district):
                n += 1
        return n

    def own_houses(self, seat: i64, district: i64) -> i64:
        """The seat's houses in a district as the seat sees them: in a joint stage with its own choices carried out (DOG-R14)."""
        n = self.houses[seat * DISTRICTS + district]
        if self.group == 0:
            return n
        cost: i64 = self.standing(district)
        for i in range(seat * LINKS, (seat + 1) * LINKS):
            move = self.chain[i]
            if move == BLANK:
                break
            if move == BUILD:
                if self.brought_to(self.chain[i - 1]) == district:
                    n -= self.parts.costs[cost]
                    cost += 1
            elif SHIFT <= move < STAY:
                if (move - SHIFT) // DISTRICTS == district:
                    n -= 1
                elif (move - SHIFT) % DISTRICTS == district:
                    n += 1
            elif HOUSES < move < BUILD and district == self.field:
                n += move - HOUSES
        return n
