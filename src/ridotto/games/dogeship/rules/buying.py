"""Buying material: SHIP-31 to SHIP-48 and SHIP-137."""

from mypy_extensions import i64

from ridotto.engine.state import EVERYBODY
from ridotto.games.dogeship.moves import BUY, DECIDE_GIVE_UP, DECIDE_TAKE, GALLEY, GALLEYS, GIVE_UP, NONE, PILES, STOP, TAKE
from ridotto.games.dogeship.rules.piles import open_tiles, put_beneath, tell_top
from ridotto.games.dogeship.rules.position import GALLEY_ROOMS, LOOKS, NOBODY, ROOMS, Position, item_of_pile
from ridotto.games.dogeship.rules.told import BOUGHT, DECLINED, GIVEN_UP, LOOKED


def can_buy(p: Position) -> bool:
    """SHIP-34: whether a pile of an item that is allowed has a tile."""
    pile: i64 = 0
    while pile < PILES and not (p.size[pile] > 0 and (p.allowed >> item_of_pile(pile)) & 1):
        pile += 1
    return pile < PILES


def buy_options(p: Position) -> None:
    """SHIP-31, SHIP-34, SHIP-35, SHIP-R22: any pile of these items that is not empty. SHIP-41: or nothing."""
    for pile in range(PILES):
        if p.size[pile] > 0 and (p.allowed >> item_of_pile(pile)) & 1:
            p.add(BUY + pile)
    p.add(STOP)


def choose_pile(p: Position, seat: i64, pile: i64) -> None:
    """SHIP-44, SHIP-45: who has no room for the tile makes room first."""
    p.buying = pile
    if p.tiles_in_yard(seat) == ROOMS or too_many_parts(p, seat):
        p.wait_for(seat, DECIDE_GIVE_UP)
    else:
        look(p, seat)


def too_many_parts(p: Position, seat: i64) -> bool:
    """SHIP-43: a galley tile is wanted and two are there already."""
    return item_of_pile(p.buying) == GALLEY and p.galley_tiles_in_yard(seat) == GALLEY_ROOMS


def give_up_options(p: Position, seat: i64) -> None:
    """SHIP-44: any tile of a full yard. SHIP-45, SHIP-R4: with two galley tiles one of these, if another is wanted."""
    parts_only = too_many_parts(p, seat)
    tile: i64 = NOBODY
    for _ in range(ROOMS):
        tile = next_in_yard(p, seat, tile)
        if tile == NOBODY:
            return
        if tile < GALLEYS or not parts_only:
            p.add(GIVE_UP + tile)


def next_in_yard(p: Position, seat: i64, after: i64) -> i64:
    """The tile of the yard with the next higher number, NOBODY behind the last: answers stand in ascending order."""
    best: i64 = NOBODY
    for at in range(seat * ROOMS, seat * ROOMS + ROOMS):
        tile: i64 = p.yard[at]
        if tile > after and (best == NOBODY or tile < best):
            best = tile
    return best


def give_up(p: Position, seat: i64, tile: i64) -> None:
    """SHIP-44, SHIP-46, SHIP-R3: beneath its pile before the others are looked at, without a refund."""
    p.take_from_yard(seat, tile)
    put_beneath(p, tile)
    p.tell(GIVEN_UP, seat, tile)
    look(p, seat)


def look(p: Position, seat: i64) -> None:
    """SHIP-32, SHIP-R1: everybody sees the tiles. SHIP-37, SHIP-R34: if none can be paid they all go back."""
    n: i64 = open_tiles(p, p.buying)
    p.tell_row(LOOKED, EVERYBODY, seat, p.looked, 0, n)
    tell_top(p, p.buying)
    p.seal()
    p.owing = 0
    for i in range(n):
        if p.parts.cost[p.looked[i]] <= p.ducats[seat]:
            p.wait_for(seat, DECIDE_TAKE)
            return
    put_back(p, seat, NOBODY)


def take_options(p: Position, seat: i64) -> None:
    """SHIP-36, SHIP-37: each tile that can be paid. SHIP-40: or none."""
    last: i64 = NOBODY
    for _ in range(LOOKS):
        tile: i64 = NOBODY
        for i in range(LOOKS):
            if p.looked[i] > last and (tile == NOBODY or p.looked[i] < tile):
                tile = p.looked[i]
        if tile == NOBODY:
            break
        if p.parts.cost[tile] <= p.ducats[seat]:
            p.add(TAKE + tile)
        last = tile
    p.add(NONE)


def take(p: Position, seat: i64, tile: i64) -> None:
    """SHIP-36, SHIP-38: paid, and into the yard."""
    p.ducats[seat] -= p.parts.cost[tile]
    p.put_into_yard(seat, tile)
    p.tell(BOUGHT, seat, tile, p.parts.cost[tile])
    put_back(p, seat, tile)


def put_back(p: Position, seat: i64, taken: i64) -> None:
    """SHIP-39, SHIP-R2, SHIP-R31: the tiles not bought go beneath the pile in the order drawn; SHIP-137: the purchase is used up."""
    for i in range(LOOKS):
        tile: i64 = p.looked[i]
        if tile != NOBODY and tile != taken:
            put_beneath(p, tile)
        p.looked[i] = NOBODY
    if taken == NOBODY:
        p.tell(DECLINED, seat)
    use_up(p, item_of_pile(p.buying))
    p.buying = NOBODY
    p.owing = 0


def use_up(p: Position, item: i64) -> None:
    """SHIP-31, SHIP-47, SHIP-48, SHIP-49, SHIP-53: with "+" the other item is left, otherwise nothing."""
    p.allowed = p.allowed & ~(1 << item) if p.linked == 1 else 0


def stop(p: Position) -> None:
    """SHIP-41, SHIP-52, SHIP-76: no more of this bonus or action."""
    p.allowed = 0
    p.owing = 0
