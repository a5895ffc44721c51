"""Palazzo as the engine plays it: which phase answers, and what a position tells about itself."""

from mypy_extensions import i64

from ridotto.engine.rng import Rng
from ridotto.engine.state import Fingerprint, Listener
from ridotto.games.palazzo.moves import (
    BUY,
    DECIDE_BID,
    DECIDE_BUILD,
    DECIDE_FEE,
    DECIDE_FIRST,
    DECIDE_GONE_TILE,
    DECIDE_IN_PLACE,
    DECIDE_IN_TILE,
    DECIDE_MARKET,
    DECIDE_OUT_TILE,
    DECIDE_PAY,
    DECIDE_PICK,
    DECIDE_SECOND,
    DECIDE_TAKE,
    DECIDE_TURN,
    DONE,
    MONEY,
    PASS,
    PICK,
    TILE,
    TILES,
)
from ridotto.games.palazzo.rules.auction import call_auction, finish_bid, pass_bid, pick
from ridotto.games.palazzo.rules.building import build, build_options
from ridotto.games.palazzo.rules.imagining import redraw
from ridotto.games.palazzo.rules.laying import lay_one, laying_options
from ridotto.games.palazzo.rules.market import (
    add_faces,
    begin_purchase,
    choose_first,
    choose_second,
    complete_purchase,
    market_options,
    second_options,
    turn_up_tiles,
)
from ridotto.games.palazzo.rules.money import enough_money, take, take_options, turn_up_money
from ridotto.games.palazzo.rules.parts import Components
from ridotto.games.palazzo.rules.position import Position
from ridotto.games.palazzo.rules.rebuild import (
    begin_rebuild,
    choose_out_tile,
    choose_place,
    choose_single,
    fee_options,
    gone_tile_options,
    in_place_options,
    in_tile_options,
    out_tile_options,
    pay_fee,
    rebuild_options,
)
from ridotto.games.palazzo.rules.scoring import parts_of, points_of, winners_of
from ridotto.games.palazzo.rules.setup import set_up
from ridotto.games.palazzo.rules.soundness import faults_of


class Palazzo(Position):
    """One position of Palazzo, with the rules."""

    # ---- the turn ----

    def options(self, seat: i64) -> i64:
        """What the seat that decides may do."""
        phase: i64 = self.phase
        if phase in (DECIDE_BID, DECIDE_PAY):
            laying_options(self, seat)
        elif phase == DECIDE_TURN:
            self.turn_options(seat)
        elif phase == DECIDE_TAKE:
            take_options(self)
        elif phase == DECIDE_BUILD:
            build_options(self, seat)
        elif phase == DECIDE_MARKET:
            market_options(self, seat)
        elif phase == DECIDE_FIRST:
            add_faces(self, self.warehouse, TILE)
        elif phase == DECIDE_SECOND:
            second_options(self, seat)
        elif phase == DECIDE_FEE:
            fee_options(self, seat)
        elif phase == DECIDE_OUT_TILE:
            out_tile_options(self, seat)
        elif phase == DECIDE_IN_TILE:
            in_tile_options(self, seat)
        elif phase == DECIDE_IN_PLACE:
            in_place_options(self, seat)
        elif phase == DECIDE_GONE_TILE:
            gone_tile_options(self, seat)
        else:
            add_faces(self, self.quarries[self.builder], PICK)  # PAL-100, PAL-101
        return self.count

    def turn_options(self, seat: i64) -> None:
        """PAL-45, PAL-R31: take money, tiles, or rebuild; tiles are always possible, passing never."""
        if enough_money(self):
            self.add(MONEY)
        self.add(TILES)
        rebuild_options(self, seat)

    def step(self, seat: i64, move: i64) -> None:
        """Carry out a move and all that follows from it."""
        phase: i64 = self.phase
        if phase in (DECIDE_BID, DECIDE_PAY):
            self.lay_step(seat, move)
        elif phase == DECIDE_TURN:
            self.turn_step(seat, move)
        elif phase == DECIDE_TAKE:
            take(self, seat, move)
        elif phase == DECIDE_BUILD:
            build(self, seat, move)
        elif phase == DECIDE_MARKET:
            if move == BUY:
                begin_purchase(self, seat)
            else:
                call_auction(self, seat)
        elif phase == DECIDE_FIRST:
            choose_first(self, seat, move)
        elif phase == DECIDE_SECOND:
            choose_second(self, seat, move)
        elif phase == DECIDE_FEE:
            pay_fee(self, seat, move)
        elif phase == DECIDE_OUT_TILE:
            choose_out_tile(self, seat, move)
        elif phase in (DECIDE_IN_TILE, DECIDE_GONE_TILE):
            choose_single(self, seat, move)
        elif phase == DECIDE_IN_PLACE:
            choose_place(self, seat, move)
        elif phase == DECIDE_PICK:
            pick(self, seat, move)

    def turn_step(self, seat: i64, move: i64) -> None:
        """PAL-45: one of the three things, rebuilding being one of three again."""
        if move == MONEY:
            turn_up_money(self, seat)
        elif move == TILES:
            turn_up_tiles(self, seat)
        else:
            begin_rebuild(self, seat, move)

    def lay_step(self, seat: i64, move: i64) -> None:
        """One more card, the end of a lay, or a pass."""
        if move < DONE:
            lay_one(self, seat, move)
        elif move == PASS:
            pass_bid(self, seat)
        elif self.phase == DECIDE_BID:
            finish_bid(self, seat)
        else:
            complete_purchase(self, seat)

    def decision(self, seat: i64) -> i64:
        """The phase is the decision."""
        return self.phase

    # ---- copies ----

    def clone(self) -> "Palazzo":
        """A copy of its own."""
        return Palazzo(self.parts, self.seats, self.rng.clone(), self)

    def imagine(self, seat: i64, rng: Rng) -> "Palazzo":
        """A copy in which what this seat cannot know is redrawn."""
        copy = Palazzo(self.parts, self.seats, rng.fork(), self)
        redraw(copy, seat, rng)
        return copy

    # ---- the result ----

    def scores(self) -> list[int]:
        """Points as they stand."""
        return [int(points_of(self, seat)) for seat in range(int(self.seats))]

    def breakdown(self, seat: int) -> dict[str, int]:
        """What they are made of."""
        return parts_of(self, seat)

    def winners(self) -> list[int]:
        """Who has won; nobody while the match is on."""
        return winners_of(self) if self.owing == 0 else []

    # ---- checks ----

    def faults(self) -> list[str]:
        """What is wrong with this position."""
        return faults_of(self)

    def imprint(self, mark: Fingerprint) -> None:
        """Everything that distinguishes this position; cards already drawn from the pile do not."""
        mark.put(self.phase)
        mark.put(self.active)
        mark.row(self.stacks)
        mark.put(self.turned)
        mark.put(self.riders)
        put_tiles(mark, self.warehouse)
        for quarry in range(len(self.quarries)):
            put_tiles(mark, self.quarries[quarry])
        mark.put(self.builder)
        put_tiles(mark, self.fresh)
        put_tiles(mark, self.gone)
        for at in range(len(self.palazzi)):
            put_tiles(mark, self.palazzi[at])
        mark.row(self.palazzo_count)
        mark.put(self.pile_end - self.pile_at)
        for at in range(self.pile_at, self.pile_end):
            mark.put(self.pile[at])
        mark.put(self.shuffled)
        mark.row(self.discard)
        mark.row(self.display)
        mark.row(self.hand)
        mark.row(self.known)
        mark.put(self.bidding)
        mark.put(self.highest)
        mark.row(self.bids)
        mark.row(self.currency)
        mark.row(self.laid)
        mark.put(self.picks)
        mark.row(self.lay)
        mark.put(self.lay_value)
        mark.put(self.lay_currency)
        mark.put(self.first)
        mark.put(self.second)
        mark.put(self.operation)
        mark.put(self.subject)
        mark.put(self.subject_floor)
        mark.put(self.place)


def put_tiles(mark: Fingerprint, tiles: i64) -> None:
    """A set of tiles has more bits than a fingerprint takes at once."""
    mark.put(tiles & 0xFFFFFFFF)
    mark.put(tiles >> 32)


def start(parts: Components, seats: int, variant: str, rng: Rng, listener: Listener | None) -> Palazzo:
    """A new match of Palazzo, set up."""
    state = Palazzo(parts, seats, rng)
    state.listener = listener
    set_up(state)
    return state
