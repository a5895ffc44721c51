"""Buying material: SHIP-31 to SHIP-48 and SHIP-137."""

from mypy_extensions import i64

from ridotto.engine.cells import sort
from ridotto.engine.state import EVERYBODY
from ridotto.games.dogeship.events import BOUGHT, DECLINED, GIVEN_UP, LOOKED
from ridotto.games.dogeship.moves import BUY, DECIDE_BUY, DECIDE_GIVE_UP, DECIDE_TAKE, GALLEY, GALLEYS, GIVE_UP, NONE, PILES, STOP, TAKE
from ridotto.games.dogeship.rules.piles import open_tiles, put_beneath, tell_top
from ridotto.games.dogeship.rules.position import GALLEY_ROOMS, LOOKS, NOBODY, ROOMS, Choice, Position, item_of_pile


class ChoosePile(Choice):
    """From which pile the seat buys."""

    def __init__(self) -> None:
        super().__init__(DECIDE_BUY, "buy", "SHIP-31")

    def offer(self, state: Position, seat: i64) -> None:
        """SHIP-31, SHIP-35, SHIP-R22: any pile of these items that is not empty. SHIP-41: or nothing."""
        for pile in range(PILES):
            if for_sale(state, pile):
                state.add(BUY + pile)
        state.add(STOP)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """SHIP-44, SHIP-45: a seat without room for the tile makes room first."""
        if move == STOP:
            state.stop()
            return
        state.buying = move - BUY
        if has_no_room(state, seat, state.buying):
            state.wait_for(seat, DECIDE_GIVE_UP)
        else:
            look(state, seat)


def for_sale(p: Position, pile: i64) -> bool:
    """SHIP-34: whether a pile has a tile and its item is allowed."""
    return p.size[pile] > 0 and p.allows(item_of_pile(pile))


def can_buy(p: Position) -> bool:
    """SHIP-34: whether there is such a pile."""
    return any(for_sale(p, pile) for pile in range(PILES))


def has_no_room(p: Position, seat: i64, pile: i64) -> bool:
    """SHIP-44, SHIP-45: whether a tile of the yard must be given up for one of this pile."""
    return p.tiles_in_yard(seat) == ROOMS or has_too_many_parts(p, seat, pile)


def has_too_many_parts(p: Position, seat: i64, pile: i64) -> bool:
    """SHIP-43: whether a galley tile is wanted and the yard already has two."""
    return item_of_pile(pile) == GALLEY and p.galley_tiles_in_yard(seat) == GALLEY_ROOMS


class GiveUpTile(Choice):
    """Which tile of the yard makes room for another."""

    def __init__(self) -> None:
        super().__init__(DECIDE_GIVE_UP, "give-up", "SHIP-44")

    def offer(self, state: Position, seat: i64) -> None:
        """SHIP-44: any tile of a full yard. SHIP-45, SHIP-R4: for a third galley tile, one of the two."""
        for room in range(state.tiles_in_yard(seat)):
            tile: i64 = state.in_room(seat, room)
            if makes_room(state, seat, tile):
                state.add(GIVE_UP + tile)
        sort(state.found, 0, state.count)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """SHIP-44, SHIP-46, SHIP-R3: it goes beneath its pile, without a refund, before the others are looked at."""
        tile: i64 = move - GIVE_UP
        state.take_from_yard(seat, tile)
        put_beneath(state, tile)
        state.tell(GIVEN_UP, seat, tile)
        look(state, seat)


def makes_room(p: Position, seat: i64, tile: i64) -> bool:
    """SHIP-44, SHIP-45: whether there is room for a tile of the chosen pile once this one is given up."""
    return tile < GALLEYS or not has_too_many_parts(p, seat, p.buying)


def look(p: Position, seat: i64) -> None:
    """SHIP-32, SHIP-R1: everybody sees the tiles. SHIP-37, SHIP-R34: if the seat can pay for none, they all go back."""
    n: i64 = open_tiles(p, p.buying)
    p.tell_row(LOOKED, EVERYBODY, seat, p.looked, 0, n)
    tell_top(p, p.buying)
    p.seal()
    p.owing = 0
    for i in range(LOOKS):
        if can_take(p, seat, p.looked[i]):
            p.wait_for(seat, DECIDE_TAKE)
            return
    put_back(p, seat, NOBODY)


def can_take(p: Position, seat: i64, tile: i64) -> bool:
    """SHIP-37: whether there is such a tile and the seat can pay for it."""
    return tile != NOBODY and p.parts.cost[tile] <= p.ducats[seat]


class TakeTile(Choice):
    """Which of the tiles looked at the seat buys."""

    def __init__(self) -> None:
        super().__init__(DECIDE_TAKE, "take", "SHIP-32")

    def offer(self, state: Position, seat: i64) -> None:
        """SHIP-36, SHIP-37: each tile that the seat can pay for. SHIP-40: or none."""
        for i in range(LOOKS):
            if can_take(state, seat, state.looked[i]):
                state.add(TAKE + state.looked[i])
        sort(state.found, 0, state.count)
        state.add(NONE)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """SHIP-36, SHIP-38: the tile is paid for and goes into the yard."""
        if move == NONE:
            put_back(state, seat, NOBODY)
            return
        tile: i64 = move - TAKE
        state.ducats[seat] -= state.parts.cost[tile]
        state.put_into_yard(seat, tile)
        state.tell(BOUGHT, seat, tile, state.parts.cost[tile])
        put_back(state, seat, tile)


def put_back(p: Position, seat: i64, taken: i64) -> None:
    """SHIP-39, SHIP-R2, SHIP-R31: the other tiles go beneath the pile, in order; SHIP-137: the purchase is used up."""
    for i in range(LOOKS):
        tile: i64 = p.looked[i]
        if tile != NOBODY and tile != taken:
            put_beneath(p, tile)
        p.looked[i] = NOBODY
    if taken == NOBODY:
        p.tell(DECLINED, seat)
    p.use_up(item_of_pile(p.buying))
    p.buying = NOBODY
    p.owing = 0
