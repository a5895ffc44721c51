"""One position of Rialto: what is where, who owes what, and the handling of pieces that all phases share."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.engine.cells import FixedRow, filled, subtotal, zeros
from ridotto.engine.rng import Rng
from ridotto.engine.state import Decision, State
from ridotto.games.rialto.moves import BUILDINGS, KINDS, MOST_ROWS, PAIRS, PLACES, SECTIONS, VALUES
from ridotto.games.rialto.rules.parts import Components

NOBODY: Final = -1  # no player, no connection, no building, no district
ROOMS: Final = 7  # RIA-109: building places of a tableau
FREE: Final = -1  # a connection without a tile, a place without a building
NO_WAY: Final = -2  # a pair of districts without a connection
A_GONDOLA: Final = 6  # on a connection, the number after the six bridges

# What lies on a building.
BARE: Final = 0
COIN: Final = 1
NEW: Final = 2  # RIA-144: taken with blue-1 in this round

PERIODS: Final = 20  # at most six rounds, and two shuffles in each: see history.py

# Where rows are.
LYING: Final = -1
NOT_DEALT: Final = -2

# What is going on; `carry_on` in game.py says what follows when nobody owes a decision.
STARTING: Final = 0
ROUND_BEGINS: Final = 1
CHOOSING_ROWS: Final = 2
GREEN_BUILDINGS: Final = 3
DISCARDING: Final = 4
PHASE_ONE_ENDS: Final = 5
SECTION_BEGINS: Final = 6
PLAYING: Final = 7
ACTING: Final = 8
SECTION_ENDS: Final = 9
BLUE_BUILDINGS: Final = 10
ROUND_ENDS: Final = 11
OVER: Final = 12

# What points are made of.
FROM_START: Final = 0
FROM_GIVING_UP: Final = 1
FROM_BRIDGES: Final = 2
FROM_GONDOLAS: Final = 3
FROM_BONUS: Final = 4
FROM_BLUE: Final = 5
FROM_STOCK: Final = 6
FROM_BUILDINGS: Final = 7
FROM_DISTRICTS: Final = 8
SOURCES: Final = 9


class Position(State):
    """Where everything is. Cards are counted by kind.

    A player is a seat or, in the variant, the virtual player, whose number follows the seats.
    """

    def __init__(self, parts: Components, seats: i64, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.parts: Components = parts

    # ---- the fields, as they are before anything is set up ----

    def lay_out(self) -> None:
        """Who takes part, and then everything else."""
        seats: i64 = self.seats
        self.virtual: i64 = seats if self.variant != "" else NOBODY
        """The virtual player's number, or NOBODY if there is none."""
        self.players: i64 = seats + 1 if self.variant != "" else seats
        self.lay_out_course()
        self.lay_out_board()
        self.lay_out_tableaus()
        self.lay_out_cards()
        self.lay_out_history()
        self.lay_out_section()
        self.lay_out_choices()

    def lay_out_course(self) -> None:
        """What is going on, and the Doge track."""
        players: i64 = self.players
        self.stage: i64 = STARTING
        self.phase: i64 = NOBODY
        """The decision that is owed."""
        self.round: i64 = 0
        self.section: i64 = NOBODY
        """The section of phase II, or NOBODY in the other phases."""
        self.start: i64 = 0
        """RIA-9: the start player."""
        self.after: FixedRow = zeros(players)
        """RIA-1: for each player the next one clockwise."""
        self.acting: vec[i64] = zeros(players)
        """The order in which players choose or act in this part of the round, fixed when it begins."""
        self.acts: i64 = 0
        """How many of `acting` have finished."""
        self.order: vec[i64] = zeros(players)
        """RIA-25: all players from first rank to last."""
        self.space: vec[i64] = zeros(players)

    def lay_out_board(self) -> None:
        """Districts, connections and what lies on them."""
        players: i64 = self.players
        self.number: FixedRow = zeros(PLACES)
        """RIA-2: by district, 1 to 6."""
        self.tile: vec[i64] = filled(PAIRS, FREE)
        """By connection: a bridge, A_GONDOLA, FREE or NO_WAY."""
        self.low_end: vec[i64] = zeros(PAIRS)
        """By connection with a bridge: 0 if its low number is at the first end, 1 at the second."""
        self.bridges: FixedRow = zeros(PLACES)
        """The stack of bridges, top first."""
        self.bridges_laid: i64 = 0
        self.gondolas: i64 = self.parts.gondolas
        """Gondolas in the supply."""
        self.men: vec[i64] = zeros(players * PLACES)
        """Councilmen by player and district."""
        self.turned: i64 = 0
        """Bit s is set when the bonus tile of side s is turned over."""
        self.earned: i64 = 0
        """RIA-195: the same for tiles earned in this section F and not yet turned over."""
        self.awarded: vec[i64] = zeros(2)
        """By side: bit p is set if player p has earned the district bonus."""
        self.marker: i64 = NOBODY
        """RIA-173: the marked connection."""

    def lay_out_tableaus(self) -> None:
        """What seats own, and what is in the general supply."""
        seats: i64 = self.seats
        self.tiles: vec[i64] = filled(BUILDINGS, self.parts.tile_copies)
        """Buildings in the supply, by kind."""
        self.room: vec[i64] = filled(seats * ROOMS, FREE)
        """By seat and place: a building, or FREE."""
        self.mark: vec[i64] = zeros(seats * ROOMS)
        """By seat and place: BARE, COIN or NEW."""
        self.coins: vec[i64] = zeros(seats)
        self.bank: i64 = self.parts.coins
        """RIA-7: coins in the general supply."""
        self.returning: i64 = 0
        """RIA-R21, RIA-R23: coins of buildings put back in this round; they return with all the others."""
        self.tableau: vec[i64] = filled(seats, self.parts.men_tableau)
        """RIA-12: councilmen on each tableau."""
        self.supply: vec[i64] = filled(seats, self.parts.men_supply)
        """Councilmen of each seat in the general supply."""
        self.points: vec[i64] = zeros(seats * SOURCES)
        """Points by seat and source."""

    def lay_out_cards(self) -> None:
        """The cards."""
        seats: i64 = self.seats
        self.pile: vec[i64] = vec[i64]()
        """The kinds of the cards in the draw pile, the next one first."""
        self.discard: vec[i64] = zeros(KINDS)
        """Discarded cards that everybody has seen."""
        self.down: vec[i64] = zeros(seats * KINDS)
        """Cards that seats have discarded face down, by seat and kind, since the pile was last reshuffled."""
        self.hand: vec[i64] = zeros(seats * KINDS)
        self.rows: vec[i64] = zeros(MOST_ROWS * KINDS)
        """The cards of the rows, by row and kind."""
        self.row_of: vec[i64] = filled(MOST_ROWS, NOT_DEALT)
        """By row: the seat that has taken it, LYING or NOT_DEALT."""
        self.limit_more: vec[i64] = zeros(seats)
        """RIA-54: by how much each seat's hand limit is raised in this round."""
        self.drop: vec[i64] = zeros(seats * KINDS)
        """What seats have chosen to discard while others are still choosing."""
        self.virtual_hand: vec[i64] = zeros(KINDS)

    def lay_out_history(self) -> None:
        """What everybody knows of hands (cards.py), and has seen of each seat, by period and seat (history.py)."""
        seats: i64 = self.seats
        self.open: vec[i64] = zeros(seats * KINDS)
        self.recent: vec[i64] = zeros(seats * KINDS)
        self.sunk: vec[i64] = zeros(seats * KINDS)
        self.dropped: vec[i64] = zeros(seats)
        self.period: i64 = 0
        self.remade: i64 = 0
        """Bit n is set when period n began with a shuffle."""
        self.took: vec[i64] = zeros(PERIODS * seats)
        self.laid: vec[i64] = zeros(PERIODS * seats)
        self.did: vec[i64] = zeros(PERIODS * seats)
        self.stocks: vec[i64] = zeros(PERIODS * seats)

    def lay_out_section(self) -> None:
        """The section of phase II that is being played."""
        players: i64 = self.players
        self.begins: i64 = 0
        """The player who begins the section."""
        self.queue: vec[i64] = zeros(players)
        """The players still to play in this section, in order; behind them, who was the last at each play so far."""
        self.queued: i64 = 0
        """How many there are."""
        self.counts: vec[i64] = filled(players, NOBODY)
        """RIA-75: the count of each player; NOBODY for one who has not played in this section."""
        self.played: vec[i64] = zeros(players * KINDS)
        """Cards played in this section, converted ones and jokers included, by player and kind."""
        self.as_one: vec[i64] = zeros(players * KINDS)
        """Those of them converted with yellow-2."""
        self.as_two: vec[i64] = zeros(players * KINDS)
        """Those of them converted with yellow-4."""
        self.as_joker: vec[i64] = zeros(players)
        """How many yellow-3 belong to each play."""
        self.bonus: i64 = NOBODY
        """Who has the majority bonus of the section, while players act."""
        self.majorities: vec[i64] = filled(SECTIONS, NOBODY)
        """Who had the majority bonus of each section of this round."""

    def lay_out_choices(self) -> None:
        """The unfinished play of the seat on turn, which changes nothing else yet, and the unfinished action."""
        self.chain_one: vec[i64] = zeros(KINDS)
        """Cards to be converted with yellow-2, by kind."""
        self.chain_two: vec[i64] = zeros(KINDS)
        """Cards to be converted with yellow-4, by kind."""
        self.chain_jokers: i64 = 0
        """Yellow-3 to be used."""
        self.chain_cards: i64 = 0
        """Cards of the section's kind to be played."""
        self.left: i64 = 0
        """Building points beyond the first building, or councilmen that may still be moved."""
        self.held: i64 = NOBODY
        """A building waiting for a place, the connection chosen for a tile, or the green building just used."""
        self.source: i64 = NOBODY
        """Where a councilman comes from: a district, or NOBODY for the tableau."""
        self.built: i64 = 0
        """Buildings taken in this action."""

    # ---- whose decision ----

    def wait_for(self, seat: i64, decision: i64) -> None:
        """From now on this seat owes this decision."""
        self.owing = 1 << seat
        self.phase = decision

    def fix_order(self) -> None:
        """RIA-27, RIA-93, RIA-142: fix the current Doge order for what follows."""
        for rank in range(self.players):
            self.acting[rank] = self.order[rank]
        self.acts = 0

    # ---- the Doge track ----

    def rank(self, player: i64) -> i64:
        """RIA-21, RIA-22: a player's rank, 1 for the first; it decides ties (RIA-26)."""
        at: i64 = 0
        while self.order[at] != player:
            at += 1
        return at + 1

    def advance_disc(self, player: i64, steps: i64) -> None:
        """RIA-23, RIA-24: the disc goes on top of those on its new space; the order of the others stays the same.

        RIA-28, RIA-R4: the track has no end.
        """
        space: i64 = self.space[player] + steps
        self.space[player] = space
        at: i64 = self.rank(player) - 1
        while at > 0 and self.space[self.order[at - 1]] <= space:
            self.order[at] = self.order[at - 1]
            at -= 1
        self.order[at] = player

    # ---- coins ----

    def receive_coins(self, seat: i64, wanted: i64) -> i64:
        """RIA-36, RIA-R17: take coins as long as there are any; returns how many."""
        given: i64 = wanted if wanted < self.bank else self.bank
        self.bank -= given
        self.coins[seat] += given
        return given

    # ---- buildings ----

    def usable(self, seat: i64, building: i64) -> i64:
        """RIA-30, RIA-144: how many tiles of this kind have no coin and are not new."""
        n: i64 = 0
        for at in range(seat * ROOMS, seat * ROOMS + ROOMS):
            if self.room[at] == building and self.mark[at] == BARE:
                n += 1
        return n

    def owns(self, seat: i64, building: i64) -> bool:
        """Whether a tile of this kind is on the seat's tableau, with or without a coin."""
        return any(self.room[at] == building for at in range(seat * ROOMS, seat * ROOMS + ROOMS))

    def lay_coin(self, seat: i64, building: i64) -> None:
        """RIA-29, RIA-34: put a coin from the owner's stock on the building."""
        at: i64 = seat * ROOMS
        while self.room[at] != building or self.mark[at] != BARE:
            at += 1
        self.mark[at] = COIN
        self.coins[seat] -= 1

    def free_room(self, seat: i64) -> i64:
        """RIA-109: the first place without a building, or NOBODY if all seven are full."""
        for at in range(seat * ROOMS, seat * ROOMS + ROOMS):
            if self.room[at] == FREE:
                return at
        return NOBODY

    def put_building(self, seat: i64, building: i64) -> None:
        """RIA-20, RIA-35: a building that has left the supply takes a free place, to be used from now on (RIA-113, RIA-R22)."""
        at: i64 = self.free_room(seat)
        self.room[at] = building
        self.mark[at] = BARE

    def return_building(self, seat: i64, building: i64) -> i64:
        """RIA-R21, RIA-R23: return a tile of this kind, first one with a coin, then a new one; returns its place.

        Its coin goes to the general supply with all the others, at the end of the round (RIA-152).
        """
        best: i64 = NOBODY
        for at in range(seat * ROOMS, seat * ROOMS + ROOMS):
            if self.room[at] == building and (best == NOBODY or preference(self.mark[at]) > preference(self.mark[best])):
                best = at
        if self.mark[best] == COIN:
            self.returning += 1
        self.room[best] = FREE
        self.mark[best] = BARE
        self.tiles[building] += 1
        return best

    # ---- the board ----

    def current(self) -> i64:
        """RIA-38: the district whose number is the round, from the first round on."""
        return self.numbered(self.round)

    def numbered(self, number: i64) -> i64:
        """The district with this number."""
        district: i64 = 0
        while self.number[district] != number:
            district += 1
        return district

    def shown_at(self, pair: i64, district: i64) -> i64:
        """RIA-159, RIA-160: what the tile of a connection shows at one of its ends."""
        tile: i64 = self.tile[pair]
        if tile < 0:
            return 0
        if tile == A_GONDOLA:
            return self.parts.gondola_value
        at_low = (self.low_end[pair] == 0) == (self.parts.first_end[pair] == district)
        return self.parts.bridge_low[tile] if at_low else self.parts.bridge_high[tile]

    def district_value(self, district: i64) -> i64:
        """RIA-158: the sum of what the tiles around a district show at it."""
        value: i64 = 0
        for pair in range(PAIRS):
            if self.parts.first_end[pair] == district or self.parts.second_end[pair] == district:
                value += self.shown_at(pair, district)
        return value

    # ---- points ----

    def score(self, seat: i64, source: i64, points: i64) -> None:
        """RIA-R26: add points, without any bounds."""
        self.points[seat * SOURCES + source] += points

    def points_of(self, seat: i64) -> i64:
        """All points of a seat."""
        return subtotal(self.points, seat * SOURCES, (seat + 1) * SOURCES)


def preference(mark: i64) -> i64:
    """Which of several equal tiles is given back: one with a coin, then a new one, then any other."""
    return 2 if mark == COIN else 1 if mark == NEW else 0


def value_of(building: i64) -> i64:
    """The value of a kind of building."""
    return building % VALUES + 1


class Choice(Decision[Position]):
    """A decision of Rialto. Named with the position's own class: whoever calls it so needs no look at what kind of state it is."""

    def offer(self, state: Position, seat: i64) -> None:
        """`add` every move that the seat may make, ascending."""
        raise NotImplementedError

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """Carry out one of them, and say what the seat owes next."""
        raise NotImplementedError
