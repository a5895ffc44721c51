"""Tiles: turning up two of them, and buying from the warehouse. PAL-53 to PAL-75, PAL-142."""

from typing import Final

from mypy_extensions import i64

from ridotto.games.palazzo.events import BUY_ONE, BUY_TWO, PAYMENT, RIDER_SEEN, TO_QUARRY, TO_WAREHOUSE
from ridotto.games.palazzo.moves import AUCTION, BUY, CERT, DECIDE_FIRST, DECIDE_MARKET, DECIDE_PAY, DECIDE_SECOND, DONE, KINDS, NO_SECOND, TILE
from ridotto.games.palazzo.rules.auction import call_auction
from ridotto.games.palazzo.rules.laying import amount, certificates_count, lay_one, offer_lay
from ridotto.games.palazzo.rules.parts import QUARRIES, RIDER
from ridotto.games.palazzo.rules.position import NONE, Choice, Position
from ridotto.games.palazzo.rules.scoring import end_match
from ridotto.games.palazzo.rules.tiles import windows_of, with_tile, without_tile


def turn_up_tiles(p: Position, seat: i64) -> None:
    """PAL-53, PAL-61: turn up two tiles, one for the warehouse, then one for a quarry; then buy or auction."""
    p.seal()
    first: i64 = next_tile(p)
    if first == RIDER:
        if rider_ends_match(p, seat):
            return  # PAL-123, PAL-R27: the second tile is not turned up
    else:
        p.warehouse = with_tile(p.warehouse, first)  # PAL-55
        p.tell(TO_WAREHOUSE, seat, first)
    second: i64 = next_tile(p)
    if second == RIDER:
        if rider_ends_match(p, seat):
            return  # PAL-124
    else:
        quarry: i64 = quarry_for(p, windows_of(second))
        p.quarries[quarry] = with_tile(p.quarries[quarry], second)
        p.tell(TO_QUARRY, seat, second, quarry)
    p.wait_for(seat, DECIDE_MARKET)


def quarry_for(p: Position, windows: i64) -> i64:
    """PAL-56, PAL-57: a new tile goes as many quarries past the builder as it has windows."""
    return (p.builder + windows) % QUARRIES


def next_tile(p: Position) -> i64:
    """PAL-54, PAL-R26: stack I, then II, then III; they are stored one after the other."""
    tile: i64 = p.stacks[p.turned]
    p.turned += 1
    return tile


def rider_ends_match(p: Position, seat: i64) -> bool:
    """PAL-58, PAL-59, PAL-60, PAL-122: a rider is laid aside and not replaced; the fifth ends the match at once."""
    p.riders += 1
    p.tell(RIDER_SEEN, seat, p.riders)
    if p.riders < p.parts.riders_end:
        return False
    end_match(p)
    return True


POSSIBLE: Final = 0
NOTHING_TO_BUY: Final = 1
TOO_DEAR: Final = 2


def hindrance(p: Position, seat: i64) -> i64:
    """PAL-62, PAL-63, PAL-R28: why the seat cannot buy: no tile is there, or no lay from the hand comes to the price."""
    if p.warehouse == 0:
        return NOTHING_TO_BUY
    return POSSIBLE if amount(p, seat) >= p.price() else TOO_DEAR


class BuyOrAuction(Choice):
    """What the active player does after turning up tiles."""

    def __init__(self) -> None:
        super().__init__(DECIDE_MARKET, "market", "PAL-61")

    def offer(self, state: Position, seat: i64) -> None:
        """PAL-62, PAL-63, PAL-R28: buy if one tile can be paid for; auctioning is always possible."""
        if hindrance(state, seat) == POSSIBLE:
            state.add(BUY)
        state.add(AUCTION)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """PAL-64: a buyer chooses in the warehouse, and nobody sees the choice until it is paid for."""
        if move == BUY:
            state.keep_secret(seat)
            state.phase = DECIDE_FIRST
        else:
            call_auction(state, seat)


class ChooseFirst(Choice):
    """The tile that is bought."""

    def __init__(self) -> None:
        super().__init__(DECIDE_FIRST, "first", "PAL-66")

    def offer(self, state: Position, seat: i64) -> None:
        """PAL-66: any tile of the warehouse."""
        state.add_faces(state.warehouse, TILE)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """PAL-65: there may be a second."""
        state.keep_secret(seat)
        state.first = move - TILE
        state.phase = DECIDE_SECOND


class ChooseSecond(Choice):
    """A second tile, or none."""

    def __init__(self) -> None:
        super().__init__(DECIDE_SECOND, "second", "PAL-65")

    def offer(self, state: Position, seat: i64) -> None:
        """PAL-65, PAL-69: another tile if both can be paid for at the same price, or none."""
        if can_buy_two(state, seat):
            state.add_faces(without_tile(state.warehouse, state.first, state.parts.doubled), TILE)
        state.add(NO_SECOND)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """PAL-65, PAL-R4: one tile or two; a price of 0 needs no payment."""
        state.keep_secret(seat)
        if move != NO_SECOND:
            state.second = move - TILE
        if state.price() == 0:
            complete_purchase(state, seat)
        else:
            state.phase = DECIDE_PAY


def can_buy_two(p: Position, seat: i64) -> bool:
    """PAL-65, PAL-69: whether two tiles can be paid for at the same price."""
    return p.parts.buy_most > 1 and amount(p, seat) >= 2 * p.price()


class Pay(Choice):
    """Which cards pay for the purchase."""

    def __init__(self) -> None:
        super().__init__(DECIDE_PAY, "pay", "PAL-29")

    def offer(self, state: Position, seat: i64) -> None:
        """PAL-70: card after card until the price is reached."""
        offer_lay(state, seat)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """Another card, or the purchase is made."""
        if move == DONE:
            complete_purchase(state, seat)
        else:
            lay_one(state, seat, move)


def complete_purchase(p: Position, seat: i64) -> None:
    """PAL-70, PAL-71, PAL-73, PAL-74, PAL-75: pay, take the tiles out of the warehouse, build them; PAL-142: no quarry changes."""
    price: i64 = p.price()
    if p.second == NONE:
        p.tell(BUY_ONE, seat, p.first, price)
    else:
        p.tell(BUY_TWO, seat, p.first, p.second, 2 * price)
    if price > 0:
        p.tell_lay(PAYMENT, seat, p.lay_value + certificates_count(p.parts, p.lay[CERT]))
    for kind in range(KINDS):
        if p.lay[kind] > 0:
            p.play_cards(seat, kind, p.lay[kind])
            p.discard[kind] += p.lay[kind]  # PAL-42, PAL-73
    p.warehouse = without_tile(p.warehouse, p.first, p.parts.doubled)
    bought: i64 = with_tile(0, p.first)
    if p.second != NONE:
        p.warehouse = without_tile(p.warehouse, p.second, p.parts.doubled)
        bought = with_tile(bought, p.second)
    p.forget_chain()
    p.acquire(seat, bought)
    p.seal()
