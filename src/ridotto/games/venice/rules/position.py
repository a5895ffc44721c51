"""A position of Venice: every field, what can be read off it, and the few operations that every part of the turn uses.

Rows are flat; the docstrings of the fields say what they are indexed by. tasks.py names what may be in `todo`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.engine.cells import FixedRow, filled, subtotal, zeros
from ridotto.engine.rng import Rng
from ridotto.engine.state import Decision, State
from ridotto.games.venice.events import CONTRACT_GIVES, CONTRACT_POINTS
from ridotto.games.venice.moves import (
    BUILDINGS,
    CONTRACTS,
    DECIDE_ARCHIVE,
    DECIDE_DISCARD,
    DECIDE_EITHER,
    DECIDE_GIVE_CUBE,
    DECIDE_GIVE_CUBES,
    DECIDE_PAY_CUBES,
    DECIDE_PLACE,
    DOGE_CARDS,
    INFLUENCE,
    KINDS,
    TILES,
)
from ridotto.games.venice.rules.parts import CONTRACT_AMOUNT, CONTRACT_COLUMNS, MOST_NEAR, Components
from ridotto.games.venice.rules.tasks import MOST_TASKS, TASK

NOBODY: Final = -1  # no seat, no colour, no building, no contract
PLACES: Final = 3  # VEN-100: places for lasting effects
HAND: Final = 3  # contracts dealt, and the most in a hand
ROW: Final = 3  # VEN-203: positions for Doge cards
MOST_COLOURS: Final = 5

# A favour card.
NO_FAVOUR: Final = 0
UNTURNED: Final = 1
TURNED: Final = 2

# The spy (VEN-119).
NO_SPY: Final = 0
READY: Final = 1
SENT: Final = 2

# How a building is activated.
PASSING: Final = 0
MOORED: Final = 1
BY_CARD: Final = 2

# Why somebody has to answer (VEN-68).
MEETING: Final = 0
COUNTER_SPIES_AGAIN: Final = 1
INTERROGATION: Final = 2

# How far the match is (VEN-167).
OPEN: Final = 0
TRIGGERED: Final = 1
LAST_BUT_ONE: Final = 2
LAST: Final = 3

# Why the end has come.
BY_CONTRACTS: Final = 0
BY_COUNCIL: Final = 1
BY_ROUNDS: Final = 2
BY_DOGE: Final = 3

# What is going on.
DEAL: Final = 0
PROLOGUE: Final = 1
TURN: Final = 2
SMUGGLERS: Final = 3
DOGE: Final = 4
SCORING: Final = 5
OVER: Final = 6

# What points are made of.
FROM_SHARING: Final = 0
FROM_TENTH: Final = 1
FROM_BUILDINGS: Final = 2
FROM_CARDS: Final = 3
FROM_CONTRACTS: Final = 4
FROM_OVERFLOW: Final = 5
FROM_COUNCIL: Final = 6
FROM_ASSISTANTS: Final = 7
FROM_COINS: Final = 8
FROM_FAVOUR: Final = 9
SOURCES: Final = 10


class Position(State):
    """Where everything is.

    A colour is a seat; after the seats come the smugglers' or the Doge's two. Colour c has the gondolas 2c and 2c + 1.
    """

    def __init__(self, parts: Components, seats: i64, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.parts: Components = parts

    def lay_out(self) -> None:
        """Everything as it is before the setup."""
        self.lay_out_course()
        self.lay_out_map()
        self.lay_out_board()
        self.lay_out_players()
        self.lay_out_piles()
        self.lay_out_trip()
        self.lay_out_activation()
        self.lay_out_questions()
        self.lay_out_decks()
        self.lay_out_doge()

    def lay_out_course(self) -> None:
        """How far the match is, and the options of the rulebook."""
        self.colours: i64 = 3 if self.seats <= 2 else self.seats  # VEN-199: two of them are the Doge's
        self.stage: i64 = DEAL
        self.phase: i64 = NOBODY
        """The decision that is owed."""
        self.todo: vec[i64] = zeros(MOST_TASKS)
        """What is still to be done, the next thing last."""
        self.depth: i64 = 0
        """How many tasks there are."""
        self.round: i64 = 0
        self.first: i64 = 0
        """VEN-14: the start player."""
        self.turn: i64 = NOBODY
        """The seat whose turn it is, including the prologue and paying off intrigue."""
        self.end: i64 = OPEN
        self.reason: i64 = NOBODY
        """Why the end has come."""
        self.arrested: i64 = NOBODY
        self.extra_turns: i64 = self.parts.extra_turns
        """VEN-248: turns that the player has after the end of the solo game."""
        self.holds: i64 = 0
        """VEN-R20: how many seats have held in a row."""
        self.prologue_more: i64 = 0
        """VEN-255: further cards of each deck in the prologue."""
        self.prologue_bare: i64 = 0
        """VEN-260: 1 if no Doge assistants are placed in the prologue."""
        self.field_vp: FixedRow = self.parts.doge_field_vp[:]
        """VEN-219, VEN-257, VEN-261: by field, what the Doge scores."""

    def lay_out_map(self) -> None:
        """What is where; it never changes after the setup."""
        self.dock_of: FixedRow = zeros(BUILDINGS)
        """VEN-2: by building, its dock."""
        self.near: FixedRow = filled(BUILDINGS * MOST_NEAR, NOBODY)
        """By building: those at the other ends of its canals, ascending."""
        self.near_canal: FixedRow = filled(BUILDINGS * MOST_NEAR, NOBODY)
        """The canals to them."""

    def lay_out_board(self) -> None:
        """Bridges, assistants, gondolas, cubes and the council track."""
        parts = self.parts
        colours: i64 = self.colours
        self.bridge: FixedRow = filled(len(parts.canal_cost), NOBODY)
        """By canal: the colour of its bridge."""
        self.field: vec[i64] = zeros(TILES * MOST_COLOURS)
        """By tile and colour: the field of the assistant, 0 for none."""
        self.gondola_at: vec[i64] = filled(colours * 2, NOBODY)
        """By gondola: the building where it is moored or that it has reached."""
        self.arrived: vec[i64] = filled(colours * 2, NOBODY)
        """By gondola: when it moored, which is the order in a pile; NOBODY if it is not moored."""
        self.moorings: i64 = 0
        """How often gondolas have moored."""
        self.load: vec[i64] = zeros(colours * 2 * KINDS)
        """The cubes of gondolas, by gondola and kind."""
        self.cubes: vec[i64] = filled(KINDS, parts.cubes_each)
        """VEN-R17: cubes in the supply."""
        self.supply: vec[i64] = filled(colours, parts.assistants)
        """By colour: assistants not yet placed."""
        self.bridges_left: FixedRow = filled(colours, parts.bridges)
        self.council: vec[i64] = zeros(colours)
        """By colour: the field on the council track."""
        self.tenth: i64 = NOBODY
        """VEN-58: who placed his tenth assistant first."""

    def lay_out_players(self) -> None:
        """What each player has in front of him."""
        seats: i64 = self.seats
        self.coins: vec[i64] = zeros(seats)
        self.scrolls: vec[i64] = zeros(seats)
        self.intrigue: vec[i64] = zeros(seats)
        self.favour: FixedRow = zeros(seats)
        self.gondolier: vec[i64] = filled(seats, NOBODY)
        """By seat: 0 or 1, the gondola used last; NOBODY before the first turn (VEN-24)."""
        self.points: vec[i64] = zeros(seats * SOURCES)
        """Points by seat and source."""
        self.laid: FixedRow = filled(seats * PLACES, NOBODY)
        """VEN-100: by seat and place, the contract with a lasting effect."""
        self.in_force: FixedRow = zeros(seats)
        """By seat: bit c is set if contract c is on a place."""
        self.archived: FixedRow = zeros(seats)
        """By seat: bit c is set if contract c is archived."""

    def lay_out_piles(self) -> None:
        """Contracts and influence cards; see piles.py."""
        seats: i64 = self.seats
        self.hand: vec[i64] = zeros(seats)
        """By seat: bit c is set if contract c is in hand."""
        self.returned: vec[i64] = filled(seats, NOBODY)
        """VEN-8: by seat, the contract chosen to be put back while others are still choosing."""
        self.pile: vec[i64] = filled(CONTRACTS, NOBODY)
        """The contract pile, top first."""
        self.piled: i64 = 0
        """How many contracts are in the pile."""
        self.drawn: vec[i64] = filled(2, NOBODY)
        """The two contracts, or kinds of influence card, that the seat on turn chooses from."""
        self.cards: vec[i64] = zeros(seats * INFLUENCE)
        """By seat and kind: influence cards in hand."""
        self.card_pile: vec[i64] = filled(self.parts.influence_cards, NOBODY)
        """The influence pile, top first, as kinds."""
        self.cards_piled: i64 = 0
        """How many influence cards are in the pile."""
        self.discards: vec[i64] = zeros(INFLUENCE)
        """By kind: influence cards on the discards."""
        self.contract_log: vec[i64] = vec[i64]()
        """What has happened to the contract pile, entry by entry; see `ridotto.engine.hidden.piles`."""
        self.card_log: vec[i64] = vec[i64]()
        """The same for influence cards."""

    def lay_out_trip(self) -> None:
        """The turn, and the trip of its gondola."""
        self.card: i64 = NOBODY
        """The influence card being carried out."""
        self.active: i64 = NOBODY
        """The active gondola."""
        self.visited: i64 = 0
        """VEN-33: bit b is set if dock b was reached on this trip, including the start."""
        self.path: vec[i64] = filled(BUILDINGS, NOBODY)
        """The docks of this trip in order, the start first."""
        self.steps: i64 = 0
        """Canals travelled in this trip."""
        self.paid: i64 = 0
        """Coins paid for canals in this trip."""
        self.spy: i64 = NO_SPY
        self.meets_left: i64 = 0
        """Gondolas of other colours at this dock that are still to be met."""

    def lay_out_activation(self) -> None:
        """The building that is being activated, and how."""
        self.act_at: i64 = NOBODY
        """The building,"""
        self.act_gondola: i64 = NOBODY
        """the gondola that activates it,"""
        self.act_how: i64 = NOBODY
        """how,"""
        self.act_reach: i64 = 0
        """the effects that are open (bit f for effect f + 1),"""
        self.act_used: i64 = 0
        """those of them already used,"""
        self.act_spy: i64 = 0
        """and whether the spy opens them."""

    def lay_out_questions(self) -> None:
        """What is being asked, and the answers given so far."""
        self.why: i64 = NOBODY
        """Why somebody has to answer."""
        self.met: i64 = NOBODY
        """The gondola that is met."""
        self.asking: i64 = 0
        """Bit s is set if seat s has to answer."""
        self.joint: i64 = 0
        """1 while two seats choose their answers at the same time."""
        self.reply: vec[i64] = filled(self.seats, NOBODY)
        """By seat: the answer given while others are still thinking."""
        self.bridge_free: i64 = 0
        """1 while a bridge may also be left unbuilt (contract 9)."""
        self.about: i64 = NOBODY
        """What the decision is about: depending on it a gondola, a contract or an effect. The methods below read it."""

    def has_decks(self) -> bool:
        """VEN-181, VEN-199: whether there are smuggler cards."""
        return self.seats <= 2

    def lay_out_decks(self) -> None:
        """The smuggler cards, and the gondola that they move."""
        self.deck: vec[i64] = filled(2 * TILES, NOBODY)
        """By deck: the tiles of its cards, top first."""
        self.decked: vec[i64] = zeros(2)
        """By deck: how many cards it has."""
        self.played: vec[i64] = zeros(2)
        """By deck: bit t is set if card t is on the discards."""
        self.seen: vec[i64] = zeros(2)
        """By deck: bit t is set if everybody has seen card t; in the solo game the others may be in the box."""
        self.top_known: vec[i64] = zeros(2)
        """By deck: 1 if its top card was put back by the seat that draws from it."""
        self.used_card: vec[i64] = filled(2, NOBODY)
        """By deck: the card used in this phase."""
        self.deck_now: i64 = NOBODY
        """The deck that is being used."""
        self.goal: i64 = NOBODY
        """Where the gondola moved by a deck is going."""

    def has_doge(self) -> bool:
        """VEN-199: whether the player plays against the Doge."""
        return self.seats == 1

    def lay_out_doge(self) -> None:
        """The Doge and his cards."""
        self.doge_points: i64 = 0
        self.doge_scrolls: i64 = self.parts.doge_scrolls
        self.doge_intrigue: i64 = 0
        self.doge_now: i64 = NOBODY
        """The Doge card being carried out."""
        self.row: vec[i64] = filled(ROW, NOBODY)
        """VEN-203: the Doge cards by position."""
        self.doge_pile: vec[i64] = filled(self.parts.doge_cards, NOBODY)
        """The Doge pile, top first, followed by the cards in the box."""
        self.doge_piled: i64 = 0
        """Cards in the pile."""
        self.doge_boxed: i64 = 0
        """Cards in the box."""
        self.doge_discards: vec[i64] = zeros(DOGE_CARDS)

    # ---- what is still to be done ----

    def then(self, task: i64, arg: i64 = 0) -> None:
        """Put down a task, to be done before all those put down so far."""
        self.todo[self.depth] = task * TASK + arg
        self.depth += 1

    def wait_for(self, seat: i64, decision: i64, about: i64 = NOBODY) -> None:
        """From now on this seat owes this decision, about a gondola, a contract or an effect if it needs one."""
        self.owing = bit(seat)
        self.phase = decision
        self.about = about

    def placed_gondola(self) -> i64:
        """VEN-17: the gondola that is being placed, or NOBODY."""
        return self.about if self.phase == DECIDE_PLACE else NOBODY

    def overfull_gondola(self) -> i64:
        """VEN-65: the gondola whose cubes are being discarded, or NOBODY."""
        return self.about if self.phase == DECIDE_DISCARD else NOBODY

    def contract_at_hand(self) -> i64:
        """VEN-96, VEN-101: the contract that is being paid for, or that has no free place; or NOBODY."""
        return self.about if self.phase in (DECIDE_PAY_CUBES, DECIDE_ARCHIVE) else NOBODY

    def effect_at_hand(self) -> i64:
        """The effect of a tile that needs a choice, as its row in the edition, or NOBODY."""
        return self.about if self.phase in (DECIDE_GIVE_CUBE, DECIDE_GIVE_CUBES, DECIDE_EITHER) else NOBODY

    def seat_at(self, place: i64) -> i64:
        """VEN-R21: the seat with this place in play order, counted from 0."""
        return (self.first + place) % self.seats

    # ---- contracts in force ----

    def has(self, seat: i64, contract: i64) -> bool:
        """Whether the contract is on one of the seat's places."""
        return (self.in_force[seat] >> contract) & 1 == 1

    def amount(self, contract: i64) -> i64:
        """The number in the contract's lasting effect."""
        return self.printed(contract, CONTRACT_AMOUNT)

    def printed(self, contract: i64, column: i64) -> i64:
        """A number printed on a contract; the columns are in parts.py."""
        return self.parts.contract[contract * CONTRACT_COLUMNS + column]

    # ---- canals and gondolas ----

    def canal_between(self, one: i64, two: i64) -> i64:
        """The canal between two buildings, or NOBODY."""
        for at in range(one * MOST_NEAR, one * MOST_NEAR + MOST_NEAR):
            if self.near[at] == two:
                return self.near_canal[at]
        return NOBODY

    def moored_at(self, gondola: i64, building: i64) -> bool:
        """Whether this gondola is moored there."""
        return self.gondola_at[gondola] == building and self.arrived[gondola] >= 0

    def own_other_at(self, seat: i64, building: i64) -> bool:
        """VEN-41: whether the seat's unmanned gondola is moored there."""
        other: i64 = self.active + 1 if self.active == seat * 2 else seat * 2
        return self.moored_at(other, building)

    def loaded(self, gondola: i64, kind: i64) -> i64:
        """How many cubes of a kind a gondola holds."""
        return self.load[gondola * KINDS + kind]

    def carried(self, gondola: i64) -> i64:
        """How many cubes a gondola holds."""
        at: i64 = gondola * KINDS
        return self.load[at] + self.load[at + 1] + self.load[at + 2]

    def cap(self) -> i64:
        """VEN-5: the most intrigue a player can have."""
        return self.parts.intrigue_cap[self.seats]

    # ---- points ----

    def score(self, seat: i64, source: i64, points: i64) -> None:
        """VEN-R11: points may become negative."""
        self.points[seat * SOURCES + source] += points

    def score_contract(self, seat: i64, contract: i64, points: i64) -> None:
        """Score points that a lasting effect gives."""
        self.score(seat, FROM_CONTRACTS, points)
        self.tell(CONTRACT_POINTS, seat, contract, points)

    def pay_contract(self, seat: i64, contract: i64, coins: i64) -> None:
        """Gain coins that a lasting effect gives."""
        self.coins[seat] += coins
        self.tell(CONTRACT_GIVES, seat, contract, coins)

    def points_of(self, seat: i64) -> i64:
        """All points of a seat."""
        return subtotal(self.points, seat * SOURCES, (seat + 1) * SOURCES)


def bit(n: i64) -> i64:
    """The number with this bit set."""
    one: i64 = 1
    return one << n


class Choice(Decision[Position]):
    """A decision of Venice. Named with the position's own class: whoever calls it so needs no look at what kind of state it is."""

    def offer(self, state: Position, seat: i64) -> None:
        """`add` every move that the seat may make, ascending."""
        raise NotImplementedError

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """Carry out one of them, and say what the seat owes next."""
        raise NotImplementedError
