"""One position of Venice: what lies where, who owes what, and the handling of tracks and points that all parts of the turn share."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.engine.cells import filled, zeros
from ridotto.engine.rng import Rng
from ridotto.engine.state import State
from ridotto.games.venice.events import (
    CONTRACT_GIVES,
    CONTRACT_POINTS,
    COUNCIL,
    DOGE_COUNCIL,
    DOGE_INTRIGUE,
    DOGE_LIMIT,
    DOGE_LOSES_SCROLL,
    END_TRIGGERED,
    INTRIGUE,
    INTRIGUE_LESS,
    OVERFLOW,
    SCROLLS_GAINED,
)
from ridotto.games.venice.moves import (
    BUILDINGS,
    CONFESSOR,
    CONTRACTS,
    DOGE_CARDS,
    INFLUENCE,
    KINDS,
    TILES,
)
from ridotto.games.venice.rules.parts import CONTRACT_AMOUNT, CONTRACT_COLUMNS, MOST_NEAR, Components

NOBODY: Final = -1  # no seat, no colour, no building, no contract
PLACES: Final = 3  # VEN-100: places for lasting effects
HAND: Final = 3  # contracts dealt, and the most in a hand
ROW: Final = 3  # VEN-203: positions for Doge cards
MOST_COLOURS: Final = 5
MOST_TASKS: Final = 48

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

# What goes on.
DEAL: Final = 0
PROLOGUE: Final = 1
TURN: Final = 2
SMUGGLERS: Final = 3
DOGE: Final = 4
SCORING: Final = 5
OVER: Final = 6

# What is still to be done; `venice.py` says which rule does it. The last one put down is done first.
TO_PLACE: Final = 1
TO_PLACE_DOGE: Final = 2
TO_ROUND: Final = 3
TO_TURN: Final = 4
TO_PLAY_CARD: Final = 5
TO_MAN: Final = 6
TO_RELOAD: Final = 7
TO_SAIL: Final = 8
TO_MEET: Final = 9
TO_END_MEETING: Final = 10
TO_COUNTER: Final = 11
TO_PASS: Final = 12
TO_FULFIL: Final = 13
TO_LAY: Final = 14
TO_NEW_EFFECT: Final = 15
TO_ADVANCE: Final = 16
TO_USE: Final = 17
TO_DISCARD: Final = 18
TO_BRIDGE: Final = 19
TO_DRAW_CARD: Final = 20
TO_ADD_CUBE: Final = 21
TO_END_TURN: Final = 22
TO_NEXT: Final = 23
TO_SMUGGLE: Final = 24
TO_TRAVEL: Final = 25
TO_BE_MET: Final = 26
TO_END_BEING_MET: Final = 27
TO_LAND: Final = 28
TO_CARRY_OUT: Final = 29
TO_CLEAN_UP: Final = 30
TO_INTERROGATE: Final = 31
TO_PAY_OFF: Final = 32
TO_RESULT: Final = 33
TO_DOGE_ACT: Final = 34
TO_CHOOSE_DOGE_CARDS: Final = 35
TASK: Final = 256  # a task is its kind times this, and an argument

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

# Entries of the logs of the two piles; see piles.py.
DEALT: Final = 0
PUT_BACK: Final = 1
DREW_TWO: Final = 2
DREW_BOTH: Final = 3
DREW_ONE: Final = 4
SHOWN: Final = 5
SHUFFLED: Final = 6


class Position(State):
    """Where everything lies. A colour is a seat, or behind the seats the smugglers, or the Doge's two; colour c has the gondolas 2c and 2c + 1."""

    def __init__(self, parts: Components, seats: i64, rng: Rng, origin: "Position | None" = None) -> None:
        super().__init__(seats, rng, origin)
        self.parts: Components = parts
        if origin is None:
            colours: i64 = 3 if seats <= 2 else seats
            self.colours: i64 = colours
            # ---- what goes on ----
            self.stage: i64 = DEAL
            self.phase: i64 = NOBODY
            """The decision that is owed."""
            self.todo: vec[i64] = zeros(MOST_TASKS)
            """What is still to be done, the next thing last."""
            self.depth: i64 = 0
            self.round: i64 = 0
            self.first: i64 = 0
            """VEN-14: the start player."""
            self.turn: i64 = NOBODY
            """The seat whose turn it is, also in the prologue and while intrigue is paid off."""
            self.end: i64 = OPEN
            self.reason: i64 = NOBODY
            """Why the end has come."""
            self.arrested: i64 = NOBODY
            self.extra_turns: i64 = parts.extra_turns
            """VEN-248: turns that the player has after the end of the solo game."""
            self.holds: i64 = 0
            """VEN-R20: how many seats have held one after the other."""
            # ---- the options of the rulebook ----
            self.prologue_more: i64 = 0
            """VEN-255: further cards of each deck in the prologue."""
            self.prologue_bare: i64 = 0
            """VEN-260: 1 if no Doge assistants are placed in the prologue."""
            self.field_vp: vec[i64] = parts.doge_field_vp[:]
            """VEN-219, VEN-257, VEN-261: by field, what the Doge scores."""
            # ---- the map; never changed after the setup ----
            self.dock_of: vec[i64] = zeros(BUILDINGS)
            """VEN-2: by building, the dock it stands at."""
            self.near: vec[i64] = filled(BUILDINGS * MOST_NEAR, NOBODY)
            """By building: those at the other ends of its canals, ascending."""
            self.near_canal: vec[i64] = filled(BUILDINGS * MOST_NEAR, NOBODY)
            """The canals to them."""
            # ---- the board ----
            self.bridge: vec[i64] = filled(len(parts.canal_cost), NOBODY)
            """By canal: the colour of its bridge."""
            self.field: vec[i64] = zeros(TILES * MOST_COLOURS)
            """By tile and colour: the field of the assistant, 0 for none."""
            self.gondola_at: vec[i64] = filled(colours * 2, NOBODY)
            """By gondola: the building it lies at or has reached."""
            self.arrived: vec[i64] = filled(colours * 2, NOBODY)
            """By gondola: when it moored; who lies in one pile lies in this order. NOBODY: not moored."""
            self.moorings: i64 = 0
            """How often gondolas have moored."""
            self.load: vec[i64] = zeros(colours * 2 * KINDS)
            """By gondola and kind of cube."""
            self.cubes: vec[i64] = filled(KINDS, parts.cubes_each)
            """VEN-R17: cubes in the supply."""
            self.supply: vec[i64] = filled(colours, parts.assistants)
            """By colour: assistants not placed."""
            self.bridges_left: vec[i64] = filled(colours, parts.bridges)
            self.council: vec[i64] = zeros(colours)
            """By colour: the field on the council track."""
            self.tenth: i64 = NOBODY
            """VEN-58: who placed his tenth assistant first."""
            # ---- the players ----
            self.coins: vec[i64] = zeros(seats)
            self.scrolls: vec[i64] = zeros(seats)
            self.intrigue: vec[i64] = zeros(seats)
            self.favour: vec[i64] = zeros(seats)
            self.gondolier: vec[i64] = filled(seats, NOBODY)
            """By seat: 0 or 1, the gondola used last; NOBODY before the first turn (VEN-24)."""
            self.points: vec[i64] = zeros(seats * SOURCES)
            """By seat and by what they come from."""
            self.laid: vec[i64] = filled(seats * PLACES, NOBODY)
            """VEN-100: by seat and place, the contract with a lasting effect."""
            self.in_force: vec[i64] = zeros(seats)
            """By seat: bit c is set for the contracts on the places."""
            self.archived: vec[i64] = zeros(seats)
            """By seat: bit c is set for archived contracts."""
            # ---- contracts and influence cards; see piles.py ----
            self.hand: vec[i64] = zeros(seats)
            """By seat: bit c is set for contracts in hand."""
            self.returned: vec[i64] = filled(seats, NOBODY)
            """VEN-8: by seat, the contract chosen to be put back while others still choose."""
            self.pile: vec[i64] = filled(CONTRACTS, NOBODY)
            """The contract pile, top first."""
            self.piled: i64 = 0
            self.drawn: vec[i64] = filled(2, NOBODY)
            """The two contracts, or kinds of influence card, that the seat on turn chooses from."""
            self.cards: vec[i64] = zeros(seats * INFLUENCE)
            """By seat and kind: influence cards in hand."""
            self.card_pile: vec[i64] = filled(parts.influence_cards, NOBODY)
            """The influence pile, top first, as kinds."""
            self.cards_piled: i64 = 0
            self.discards: vec[i64] = zeros(INFLUENCE)
            self.contract_log: vec[i64] = vec[i64]()
            """What has happened to the contract pile, three numbers each: kind of entry and seat, then two contracts."""
            self.card_log: vec[i64] = vec[i64]()
            """The same for influence cards."""
            # ---- the turn ----
            self.card: i64 = NOBODY
            """The influence card being carried out."""
            self.active: i64 = NOBODY
            """The active gondola."""
            self.visited: i64 = 0
            """VEN-33: bit b is set for docks reached in this trip, the start included."""
            self.path: vec[i64] = filled(BUILDINGS, NOBODY)
            """The docks of this trip in order, the start first."""
            self.steps: i64 = 0
            """Canals travelled in this trip."""
            self.paid: i64 = 0
            """Coins paid for canals in this trip."""
            self.spy: i64 = NO_SPY
            self.meets_left: i64 = 0
            """Gondolas of other colours at this dock that are still to be met."""
            self.act_at: i64 = NOBODY
            """The building that is being activated,"""
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
            self.why: i64 = NOBODY
            """Why somebody answers."""
            self.met: i64 = NOBODY
            """The gondola that is met."""
            self.asking: i64 = 0
            """Bit s is set for the seats that answer."""
            self.joint: i64 = 0
            """1 while two seats choose their answers at the same time."""
            self.reply: vec[i64] = filled(seats, NOBODY)
            """By seat: the answer given while others still think."""
            self.bridge_free: i64 = 0
            """1 while a bridge may also be left unbuilt (contract 9)."""
            self.held: i64 = NOBODY
            """The contract being fulfilled, or the gondola that holds too much."""
            # ---- smugglers and the Doge ----
            self.deck: vec[i64] = filled(2 * TILES, NOBODY)
            """By deck: the tiles of its cards, top first."""
            self.decked: vec[i64] = zeros(2)
            """By deck: how many cards it has."""
            self.played: vec[i64] = zeros(2)
            """By deck: bit t is set for cards on the discards."""
            self.seen: vec[i64] = zeros(2)
            """By deck: bit t is set for cards that everybody has seen; in the solo game the others may be in the box."""
            self.top_known: vec[i64] = zeros(2)
            """By deck: 1 if its top card was put back by the seat that draws from it."""
            self.used_card: vec[i64] = filled(2, NOBODY)
            """By deck: the card used in this phase."""
            self.deck_now: i64 = NOBODY
            """The deck that is being used."""
            self.goal: i64 = NOBODY
            """Where the gondola travels that a deck moves."""
            self.doge_points: i64 = 0
            self.doge_scrolls: i64 = parts.doge_scrolls
            self.doge_intrigue: i64 = 0
            self.doge_now: i64 = NOBODY
            """The Doge card being carried out."""
            self.row: vec[i64] = filled(ROW, NOBODY)
            """VEN-203: the Doge cards by position."""
            self.doge_pile: vec[i64] = filled(parts.doge_cards, NOBODY)
            """The Doge pile, top first, and behind it the cards in the box."""
            self.doge_piled: i64 = 0
            self.doge_boxed: i64 = 0
            """Cards in the box."""
            self.doge_discards: vec[i64] = zeros(DOGE_CARDS)
        else:
            self.colours = origin.colours
            self.stage = origin.stage
            self.phase = origin.phase
            self.todo = origin.todo[:]
            self.depth = origin.depth
            self.round = origin.round
            self.first = origin.first
            self.turn = origin.turn
            self.end = origin.end
            self.reason = origin.reason
            self.arrested = origin.arrested
            self.extra_turns = origin.extra_turns
            self.holds = origin.holds
            self.prologue_more = origin.prologue_more
            self.prologue_bare = origin.prologue_bare
            self.field_vp = origin.field_vp
            self.dock_of = origin.dock_of
            self.near = origin.near
            self.near_canal = origin.near_canal
            self.bridge = origin.bridge[:]
            self.field = origin.field[:]
            self.gondola_at = origin.gondola_at[:]
            self.arrived = origin.arrived[:]
            self.moorings = origin.moorings
            self.load = origin.load[:]
            self.cubes = origin.cubes[:]
            self.supply = origin.supply[:]
            self.bridges_left = origin.bridges_left[:]
            self.council = origin.council[:]
            self.tenth = origin.tenth
            self.coins = origin.coins[:]
            self.scrolls = origin.scrolls[:]
            self.intrigue = origin.intrigue[:]
            self.favour = origin.favour[:]
            self.gondolier = origin.gondolier[:]
            self.points = origin.points[:]
            self.laid = origin.laid[:]
            self.in_force = origin.in_force[:]
            self.archived = origin.archived[:]
            self.hand = origin.hand[:]
            self.returned = origin.returned[:]
            self.pile = origin.pile[:]
            self.piled = origin.piled
            self.drawn = origin.drawn[:]
            self.cards = origin.cards[:]
            self.card_pile = origin.card_pile[:]
            self.cards_piled = origin.cards_piled
            self.discards = origin.discards[:]
            self.contract_log = origin.contract_log[:]
            self.card_log = origin.card_log[:]
            self.card = origin.card
            self.active = origin.active
            self.visited = origin.visited
            self.path = origin.path[:]
            self.steps = origin.steps
            self.paid = origin.paid
            self.spy = origin.spy
            self.meets_left = origin.meets_left
            self.act_at = origin.act_at
            self.act_gondola = origin.act_gondola
            self.act_how = origin.act_how
            self.act_reach = origin.act_reach
            self.act_used = origin.act_used
            self.act_spy = origin.act_spy
            self.why = origin.why
            self.met = origin.met
            self.asking = origin.asking
            self.joint = origin.joint
            self.reply = origin.reply[:]
            self.bridge_free = origin.bridge_free
            self.held = origin.held
            self.deck = origin.deck[:]
            self.decked = origin.decked[:]
            self.played = origin.played[:]
            self.seen = origin.seen[:]
            self.top_known = origin.top_known[:]
            self.used_card = origin.used_card[:]
            self.deck_now = origin.deck_now
            self.goal = origin.goal
            self.doge_points = origin.doge_points
            self.doge_scrolls = origin.doge_scrolls
            self.doge_intrigue = origin.doge_intrigue
            self.doge_now = origin.doge_now
            self.row = origin.row[:]
            self.doge_pile = origin.doge_pile[:]
            self.doge_piled = origin.doge_piled
            self.doge_boxed = origin.doge_boxed
            self.doge_discards = origin.doge_discards[:]

    # ---- what is still to be done ----

    def then(self, task: i64, arg: i64 = 0) -> None:
        """Put down what is to be done before everything put down so far."""
        self.todo[self.depth] = task * TASK + arg
        self.depth += 1

    def wait_for(self, seat: i64, decision: i64) -> None:
        """From now on this seat owes this decision."""
        one: i64 = 1
        self.owing = one << seat
        self.phase = decision

    def seat_at(self, place: i64) -> i64:
        """The seat with this place in play order, counted from 0."""
        return (self.first + place) % self.seats

    def place_of(self, seat: i64) -> i64:
        """VEN-R21: the place of a seat in play order."""
        return (seat - self.first + self.seats) % self.seats

    # ---- contracts in force ----

    def has(self, seat: i64, contract: i64) -> bool:
        """Whether the contract lies on one of the seat's places."""
        return (self.in_force[seat] >> contract) & 1 == 1

    def amount(self, contract: i64) -> i64:
        """The number in the contract's lasting effect."""
        return self.parts.contract[contract * CONTRACT_COLUMNS + CONTRACT_AMOUNT]

    # ---- gondolas ----

    def moored_at(self, gondola: i64, building: i64) -> bool:
        """Whether this gondola is moored there."""
        return self.gondola_at[gondola] == building and self.arrived[gondola] >= 0

    def own_other_at(self, seat: i64, building: i64) -> bool:
        """VEN-41: whether the seat's unmanned gondola is moored there."""
        other: i64 = self.active + 1 if self.active == seat * 2 else seat * 2
        return self.moored_at(other, building)

    def carried(self, gondola: i64) -> i64:
        """How many cubes a gondola holds."""
        at: i64 = gondola * KINDS
        return self.load[at] + self.load[at + 1] + self.load[at + 2]

    # ---- tracks ----

    def cap(self) -> i64:
        """VEN-5: the most intrigue a player can have."""
        return self.parts.intrigue_cap[self.seats]

    def gain_intrigue(self, seat: i64, n: i64) -> None:
        """VEN-73, VEN-74: up to the cap; each one beyond it costs VP."""
        room: i64 = self.cap() - self.intrigue[seat]
        taken: i64 = n if n < room else room
        if taken > 0:
            self.intrigue[seat] += taken
            self.tell(INTRIGUE, seat, taken, self.intrigue[seat])
        if n > taken:
            lost: i64 = (n - taken) * self.parts.intrigue_overflow_vp
            self.score(seat, FROM_OVERFLOW, -lost)
            self.tell(OVERFLOW, seat, lost)

    def lose_intrigue(self, seat: i64, n: i64) -> None:
        """VEN-75: not below 0. VEN-148: with contract 12 an effect that takes any gives VP."""
        lost: i64 = n if n < self.intrigue[seat] else self.intrigue[seat]
        if lost == 0:
            return
        self.intrigue[seat] -= lost
        self.tell(INTRIGUE_LESS, seat, lost, self.intrigue[seat])
        if self.has(seat, CONFESSOR):
            self.score_contract(seat, CONFESSOR, self.amount(CONFESSOR))

    def gain_scrolls(self, seat: i64, n: i64) -> None:
        """VEN-76: those beyond the limit are lost."""
        had: i64 = self.scrolls[seat]
        self.scrolls[seat] += n
        if self.scrolls[seat] > self.parts.scroll_cap:
            self.scrolls[seat] = self.parts.scroll_cap
        self.tell(SCROLLS_GAINED, seat, self.scrolls[seat] - had, self.scrolls[seat])

    def advance_council(self, colour: i64, n: i64) -> None:
        """VEN-R12: not beyond the last field. VEN-164, VEN-201: reaching or passing the marked field triggers the end, but not in the solo game."""
        stood: i64 = self.council[colour]
        self.council[colour] += n
        if self.council[colour] > self.parts.council_track_last:
            self.council[colour] = self.parts.council_track_last
        if colour < self.seats:
            self.tell(COUNCIL, colour, self.council[colour] - stood, self.council[colour])
        else:
            self.tell(DOGE_COUNCIL, colour - 1, self.council[colour] - stood, self.council[colour])
        if self.seats > 1 and self.council[colour] >= self.parts.end_marker[self.seats]:
            self.trigger_end(BY_COUNCIL)

    def trigger_end(self, reason: i64) -> None:
        """VEN-163, VEN-164, VEN-166: the first trigger counts."""
        if self.end == OPEN:
            self.end = TRIGGERED
            self.reason = reason
            self.tell(END_TRIGGERED, reason)

    # ---- the Doge ----

    def trouble_doge(self) -> None:
        """VEN-223, VEN-R34: the Doge loses a scroll, or without one gains intrigue."""
        if self.doge_scrolls > 0:
            self.doge_scrolls -= 1
            self.tell(DOGE_LOSES_SCROLL, self.doge_scrolls)
        else:
            self.doge_gains_intrigue(1)

    def doge_gains_intrigue(self, n: i64) -> None:
        """VEN-225, VEN-R11: at the limit he loses VP and intrigue."""
        self.doge_intrigue += n
        self.tell(DOGE_INTRIGUE, n, self.doge_intrigue)
        if self.doge_intrigue >= self.parts.doge_intrigue_limit:
            self.doge_points -= self.parts.doge_limit_vp_loss
            self.doge_intrigue -= self.parts.doge_limit_intrigue_loss
            self.tell(DOGE_LIMIT, self.parts.doge_limit_vp_loss, self.parts.doge_limit_intrigue_loss)

    # ---- points ----

    def score(self, seat: i64, source: i64, points: i64) -> None:
        """VEN-R11: points may become negative."""
        self.points[seat * SOURCES + source] += points

    def score_contract(self, seat: i64, contract: i64, points: i64) -> None:
        """Points that a lasting effect gives."""
        self.score(seat, FROM_CONTRACTS, points)
        self.tell(CONTRACT_POINTS, seat, contract, points)

    def pay_contract(self, seat: i64, contract: i64, coins: i64) -> None:
        """Coins that a lasting effect gives."""
        self.coins[seat] += coins
        self.tell(CONTRACT_GIVES, seat, contract, coins)

    def points_of(self, seat: i64) -> i64:
        """All points of a seat."""
        total: i64 = 0
        for at in range(seat * SOURCES, seat * SOURCES + SOURCES):
            total += self.points[at]
        return total


def bits(mask: i64) -> i64:
    """How many bits are set."""
    n: i64 = 0
    rest: i64 = mask
    while rest != 0:
        rest &= rest - 1
        n += 1
    return n


def bit(n: i64) -> i64:
    """The number with this bit set."""
    one: i64 = 1
    return one << n
