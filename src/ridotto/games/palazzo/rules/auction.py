"""Auctioning the tiles of a quarry, and taking them in turn when there are many. PAL-76 to PAL-107, PAL-143."""

from mypy_extensions import i64

from ridotto.engine.bits import lowest, several
from ridotto.games.palazzo.events import (
    AUCTION_OPENED,
    AUCTION_WON,
    BID_MADE,
    BUILDER,
    DRAFT,
    LEFTOVERS,
    NO_LOT,
    PASSED,
    PICKED,
    WON_WITH_OPENING,
)
from ridotto.games.palazzo.moves import CERT, DECIDE_BID, DECIDE_PICK, DONE, FACES, KINDS, PASS, PICK
from ridotto.games.palazzo.rules.laying import certificates_count, lay_one, offer_lay
from ridotto.games.palazzo.rules.parts import QUARRIES
from ridotto.games.palazzo.rules.position import NONE, Choice, Position
from ridotto.games.palazzo.rules.tiles import count_tiles, with_tile, without_tile


def call_auction(p: Position, seat: i64) -> None:
    """PAL-76, PAL-R15: the builder goes to the next quarry with tiles; what happens there depends on their number."""
    p.seal()
    quarry: i64 = next_quarry(p)
    if quarry == NONE:  # PAL-106, PAL-107, PAL-R16: nothing happens and the builder stays
        p.tell(NO_LOT, seat)
        p.end_turn()
        return
    p.builder = quarry
    p.tell(BUILDER, seat, p.builder)
    lot: i64 = p.quarries[p.builder]  # PAL-77: all tiles there
    if count_tiles(lot) >= p.parts.draft_from:  # PAL-99
        p.tell_tiles(DRAFT, seat, p.builder, lot)
        p.wait_for(seat, DECIDE_PICK)
    else:
        open_auction(p, seat, lot)


def next_quarry(p: Position) -> i64:
    """PAL-76: the next quarry with tiles, clockwise; NONE if no other has any."""
    for steps in range(1, QUARRIES):
        quarry: i64 = (p.builder + steps) % QUARRIES
        if p.quarries[quarry] != 0:
            return quarry
    return NONE


def open_auction(p: Position, seat: i64, lot: i64) -> None:
    """PAL-78, PAL-79: the auctioneer bids the opening certificate, PAL-80: then the player to the left is asked.

    PAL-143: the lot is the tiles of this quarry alone.
    PAL-8: the certificate is nobody's card; the bid has no currency (PAL-87), and no group counts it (PAL-88, PAL-R9).
    """
    p.bidding = (1 << p.seats) - 1
    for each in range(p.seats):
        p.bids[each] = 0
        p.currency[each] = NONE
    p.bids[seat] = p.parts.opening
    p.highest = p.parts.opening
    p.tell_tiles(AUCTION_OPENED, seat, p.parts.opening, lot)
    ask_bidder(p, p.left_of(seat))


def ask_bidder(p: Position, seat: i64) -> None:
    """PAL-80, PAL-89: ask the next seat that has not passed, whatever its hand (PAL-R13)."""
    while not (p.bidding >> seat) & 1:
        seat = p.left_of(seat)
    p.lay_currency = p.currency[seat]  # PAL-85
    p.wait_for(seat, DECIDE_BID)


class Bid(Choice):
    """Bid higher than the highest, or pass."""

    def __init__(self) -> None:
        super().__init__(DECIDE_BID, "bid", "PAL-81")

    def offer(self, state: Position, seat: i64) -> None:
        """PAL-81: card after card until the bid is the highest; `pass` before the first card (PAL-89)."""
        offer_lay(state, seat)
        if state.secret[seat] == 0:
            state.add(PASS)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """Another card, the end of the lay, or a pass."""
        if move == DONE:
            finish_bid(state, seat)
        elif move == PASS:
            pass_bid(state, seat)
        else:
            lay_one(state, seat, move)


def finish_bid(p: Position, seat: i64) -> None:
    """PAL-83, PAL-84, PAL-86: the lay is shown and added to the seat's earlier ones."""
    p.bids[seat] += p.lay_value + certificates_count(p.parts, p.lay[CERT])  # PAL-35, PAL-R6: groups in one lay only
    p.highest = p.bids[seat]
    p.currency[seat] = p.lay_currency
    p.tell_lay(BID_MADE, seat, p.highest)
    for kind in range(KINDS):
        if p.lay[kind] > 0:
            p.play_cards(seat, kind, p.lay[kind])
            p.laid[seat * KINDS + kind] += p.lay[kind]
    p.forget_chain()
    p.seal()
    ask_bidder(p, p.left_of(seat))


def pass_bid(p: Position, seat: i64) -> None:
    """PAL-89, PAL-90, PAL-91, PAL-R36: out for good; all cards return to the hand, and everybody knows them."""
    p.seal()
    p.bidding &= ~(1 << seat)
    p.bids[seat] = 0
    p.currency[seat] = NONE
    for kind in range(KINDS):
        n = p.laid[seat * KINDS + kind]
        if n > 0:
            p.receive_cards(seat, kind, n)
            p.laid[seat * KINDS + kind] = 0
    p.tell(PASSED, seat)
    if several(p.bidding):
        ask_bidder(p, p.left_of(seat))
    else:
        win_auction(p)


def win_auction(p: Position) -> None:
    """PAL-92, PAL-R14: the last one left takes the lot (PAL-97) and pays the cards of the bid (PAL-93).

    The opening certificate is never paid (PAL-94, PAL-95), and who has passed pays nothing (PAL-96).
    """
    winner: i64 = lowest(p.bidding)
    if winner == p.active and p.bids[winner] == p.parts.opening:
        p.tell(WON_WITH_OPENING, winner)
    else:
        p.tell(AUCTION_WON, winner, p.bids[winner])
    for kind in range(KINDS):
        p.discard[kind] += p.laid[winner * KINDS + kind]
        p.laid[winner * KINDS + kind] = 0
    p.bids[winner] = 0
    p.currency[winner] = NONE
    p.bidding = 0
    p.highest = 0
    p.lay_currency = NONE
    lot: i64 = p.quarries[p.builder]
    p.quarries[p.builder] = 0
    p.acquire(winner, lot)


class PickTile(Choice):
    """Which tile a seat takes from a quarry that is not auctioned."""

    def __init__(self) -> None:
        super().__init__(DECIDE_PICK, "pick", "PAL-100")

    def offer(self, state: Position, seat: i64) -> None:
        """PAL-100, PAL-101: any that is left."""
        state.add_faces(state.quarries[state.builder], PICK)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """PAL-100, PAL-101, PAL-104, PAL-R18: everybody takes one tile and builds it before the next one does.

        Nothing is paid (PAL-102); the tile may be removed instead of built (PAL-R17).
        """
        face: i64 = move - PICK
        state.quarries[state.builder] = without_tile(state.quarries[state.builder], face, state.parts.doubled)
        state.picks += 1
        state.tell(PICKED, seat, face)
        state.acquire(seat, with_tile(0, face))


def after_building(p: Position, seat: i64) -> None:
    """PAL-75, PAL-98, PAL-101, PAL-105: the next player takes a tile, or the turn is over."""
    if 0 < p.picks < p.seats:
        p.wait_for(p.left_of(seat), DECIDE_PICK)
        return
    if p.picks > 0:
        remove_leftovers(p)
    p.end_turn()


def remove_leftovers(p: Position) -> None:
    """PAL-103: tiles that nobody took leave the game."""
    left: i64 = p.quarries[p.builder]
    p.quarries[p.builder] = 0
    p.picks = 0
    if left == 0:
        return
    p.tell_tiles(LEFTOVERS, p.active, count_tiles(left), left)
    for face in range(FACES):
        while (left >> face) & 1:
            left = without_tile(left, face, p.parts.doubled)
            p.throw_out(face)
