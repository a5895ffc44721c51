"""One position of Palazzo: what is where, who owes what, and the handling of cards and tiles that all phases share."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ridotto.engine.cells import FixedRow, filled, subtotal, zeros
from ridotto.engine.rng import Rng
from ridotto.engine.state import EVERYBODY, Decision, State
from ridotto.games.palazzo.moves import DECIDE_BUILD, DECIDE_TURN, FACES, KINDS, MOST_PALAZZI
from ridotto.games.palazzo.rules.parts import QUARRIES, Components
from ridotto.games.palazzo.rules.tiles import count_tiles, material_of, with_tile

OVER: Final = -1  # the phase after the end
NONE: Final = -1  # no face, no palazzo, no currency, no operation


class Position(State):
    """Where everything is. Cards are counted by kind, tiles are sets (see tiles.py)."""

    def __init__(self, parts: Components, seats: i64, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.parts: Components = parts

    def lay_out(self) -> None:
        """A match with everything still in the box."""
        self.phase: i64 = DECIDE_TURN
        """The decision that is owed, or OVER."""
        self.active: i64 = self.parts.start_seat
        """Whose turn it is; in an auction the auctioneer."""
        self.lay_out_tiles()
        self.lay_out_money()
        self.lay_out_auction()
        self.lay_out_chain()

    def lay_out_tiles(self) -> None:
        """Stacks, warehouse, quarries and palazzi."""
        self.stacks: FixedRow = self.parts.stacks[:]
        """Faces and riders of the three stacks, one after the other, in the order in which they are turned up."""
        self.turned: i64 = 0
        """How many of them have been turned up."""
        self.riders: i64 = 0
        """Riders in sight."""
        self.warehouse: i64 = 0
        self.quarries: vec[i64] = zeros(QUARRIES)
        self.builder: i64 = self.parts.builder
        """The quarry where the builder is."""
        self.acquired: i64 = 0
        """Tiles not yet built by the seat that has just acquired them."""
        self.gone: i64 = 0
        """Tiles out of the game."""
        self.palazzi: vec[i64] = zeros(self.seats * MOST_PALAZZI)
        """PAL-R37: by seat and number."""
        self.palazzo_count: vec[i64] = zeros(self.seats)

    def lay_out_money(self) -> None:
        """Money cards and certificates."""
        self.pile: FixedRow = vec[i64]()
        """The kinds of the cards in the pile, the next one first."""
        self.shuffled: i64 = 0
        """1 once the discard has been shuffled into a new pile."""
        self.discard: vec[i64] = zeros(KINDS)
        self.display: vec[i64] = zeros(KINDS)
        """Money cards turned up and not yet taken."""
        self.hand: vec[i64] = zeros(self.seats * KINDS)
        """By seat and kind."""
        self.known: vec[i64] = zeros(self.seats * KINDS)
        """The part of each hand that everybody has seen; the rest is hidden."""

    def lay_out_auction(self) -> None:
        """The auction, and the draft that replaces it where there are many tiles."""
        self.bidding: i64 = 0
        """Bit s is set while seat s has not passed; 0 when there is no auction."""
        self.highest: i64 = 0
        """The highest bid."""
        self.bids: vec[i64] = zeros(self.seats)
        """The value of each seat's bid."""
        self.currency: vec[i64] = filled(self.seats, NONE)
        """The currency of each seat's bid."""
        self.laid: vec[i64] = zeros(self.seats * KINDS)
        """The cards of each seat's bid, by seat and kind."""
        self.picks: i64 = 0
        """How many seats have taken a tile while all take one; otherwise 0."""

    def lay_out_chain(self) -> None:
        """The unfinished chain of the seat that decides; hand, tiles and palazzi do not change until it is complete."""
        self.lay: vec[i64] = zeros(KINDS)
        """Cards of the payment or of this turn's bid so far."""
        self.lay_order: vec[i64] = vec[i64]()
        """The same cards in the order in which they were laid, for the log; no rule depends on it."""
        self.lay_value: i64 = 0
        """What its groups and single cards are worth; certificates are added at the end."""
        self.lay_currency: i64 = NONE
        self.first: i64 = NONE
        """The first tile of a purchase."""
        self.second: i64 = NONE
        """The second tile of a purchase."""
        self.operation: i64 = NONE
        """The rebuild: TAKE_OUT, INSERT or REMOVE."""
        self.subject: i64 = NONE
        """The palazzo from which a tile is taken, or the single tile."""
        self.subject_floor: i64 = NONE
        """The floor of the tile that is taken out, counted from 0."""
        self.place: i64 = NONE
        """The palazzo that receives the single tile."""

    # ---- whose decision ----

    def wait_for(self, seat: i64, decision: i64) -> None:
        """From now on this seat, and no other, owes this decision."""
        self.owing = 1 << seat
        self.phase = decision

    def left_of(self, seat: i64) -> i64:
        """PAL-44: the next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def end_turn(self) -> None:
        """PAL-44, PAL-52, PAL-75, PAL-98, PAL-105, PAL-121: the player to the left has the next turn."""
        self.active = self.left_of(self.active)
        self.wait_for(self.active, DECIDE_TURN)

    def keep_secret(self, seat: i64) -> None:
        """PAL-R33: the move just made belongs to a chain that nobody else sees until it is complete."""
        self.secret[seat] += 1

    def forget_chain(self) -> None:
        """Clear what was chosen in a chain, complete or not."""
        for kind in range(KINDS):
            self.lay[kind] = 0
        self.lay_order = vec[i64]()
        self.lay_value = 0
        self.lay_currency = NONE
        self.first = NONE
        self.second = NONE
        self.operation = NONE
        self.subject = NONE
        self.subject_floor = NONE
        self.place = NONE

    # ---- cards ----

    def in_hand(self, seat: i64, kind: i64) -> i64:
        """How many cards of a kind a seat holds."""
        return self.hand[seat * KINDS + kind]

    def cards_in_hand(self, seat: i64) -> i64:
        """How many cards a seat holds."""
        return subtotal(self.hand, seat * KINDS, (seat + 1) * KINDS)

    def play_cards(self, seat: i64, kind: i64, n: i64) -> None:
        """PAL-R34: cards leave a hand, the publicly known copies first."""
        at: i64 = seat * KINDS + kind
        self.hand[at] -= n
        self.known[at] -= n if n < self.known[at] else self.known[at]

    def receive_cards(self, seat: i64, kind: i64, n: i64) -> None:
        """Put cards that everybody has seen into a hand."""
        self.hand[seat * KINDS + kind] += n
        self.known[seat * KINDS + kind] += n

    # ---- tiles and palazzi ----

    def palazzo(self, seat: i64, number: i64) -> i64:
        """PAL-R37: a seat's palazzo of this number, as a set of tiles."""
        return self.palazzi[seat * MOST_PALAZZI + number]

    def price(self) -> i64:
        """PAL-67, PAL-68, PAL-72, PAL-R3, PAL-R4: what each tile in the warehouse costs."""
        price: i64 = self.parts.price_base - count_tiles(self.warehouse)
        return price if price > self.parts.price_least else self.parts.price_least

    def acquire(self, seat: i64, tiles: i64) -> None:
        """PAL-24: acquired tiles are built at once."""
        self.acquired = tiles
        self.wait_for(seat, DECIDE_BUILD)

    def add_faces(self, tiles: i64, kind: i64) -> None:
        """PAL-R35: one option for each face in a set of tiles."""
        for face in range(FACES):
            if (tiles >> face) & 1:
                self.add(kind + face)

    def throw_out(self, face: i64) -> None:
        """PAL-141, PAL-R32: a tile leaves the game for good; everybody has seen it."""
        self.gone = with_tile(self.gone, face)

    def begin_palazzo(self, seat: i64, single: i64) -> None:
        """PAL-22, PAL-R20, PAL-R37: a single tile becomes the last of a seat's palazzi."""
        self.palazzi[seat * MOST_PALAZZI + self.palazzo_count[seat]] = single
        self.palazzo_count[seat] += 1

    def end_palazzo(self, seat: i64, number: i64) -> None:
        """PAL-R37: when a palazzo ends, those after it move up by one."""
        last: i64 = seat * MOST_PALAZZI + self.palazzo_count[seat] - 1
        for at in range(seat * MOST_PALAZZI + number, last):
            self.palazzi[at] = self.palazzi[at + 1]
        self.palazzi[last] = 0
        self.palazzo_count[seat] -= 1

    def first_alike(self, seat: i64, number: i64) -> i64:
        """PAL-R37: the lowest number of an equal single tile, which stands for both; otherwise the number itself."""
        palazzo = self.palazzo(seat, number)
        if palazzo & ~self.parts.doubled:
            return number
        lower: i64 = 0
        while self.palazzo(seat, lower) != palazzo:
            lower += 1
        return lower

    def is_repeated(self, seat: i64, number: i64) -> bool:
        """PAL-R37: whether another number stands for this one; two equal tiles are one option."""
        return self.first_alike(seat, number) != number

    # ---- narration ----

    def tell_lay(self, event: i64, seat: i64, value: i64) -> None:
        """Tell an event about a seat, with a value and the cards just laid."""
        if self.listener is not None:
            row = vec[i64]()
            row = append(row, value)
            for i in range(len(self.lay_order)):
                row = append(row, self.lay_order[i])
            self.tell_row(event, EVERYBODY, seat, row, 0, len(row))

    def tell_tiles(self, event: i64, seat: i64, value: i64, tiles: i64) -> None:
        """Tell an event about a seat, with a value and a set of tiles."""
        if self.listener is not None:
            row = vec[i64]()
            row = append(row, value)
            for face in range(FACES):
                if (tiles >> face) & 1:
                    row = append(row, face)
                    if (self.parts.doubled >> face) & 1 and (tiles >> (FACES + material_of(face))) & 1:
                        row = append(row, face)
            self.tell_row(event, EVERYBODY, seat, row, 0, len(row))


class Choice(Decision[Position]):
    """A decision of Palazzo. Named with the position's own class: whoever calls it so needs no look at what kind of state it is."""

    def offer(self, state: Position, seat: i64) -> None:
        """`add` every move that the seat may make, ascending."""
        raise NotImplementedError

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """Carry out one of them, and say what the seat owes next."""
        raise NotImplementedError
