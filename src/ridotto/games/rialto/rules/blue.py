"""Phase III: blue buildings and the end of the round. RIA-142 to RIA-152, RIA-190."""

from mypy_extensions import i64

from ridotto.games.rialto.moves import (
    ADVANCE,
    BLUE,
    BUILDINGS,
    COUNSEL,
    DECIDE_BLUE,
    DECIDE_UPGRADE,
    DONE,
    EXCHANGE,
    GLORY,
    PLACES,
    UPGRADE,
    USE,
    VALUES,
)
from ridotto.games.rialto.rules.ending import end_match
from ridotto.games.rialto.rules.position import BARE, COIN, FROM_BLUE, NEW, ROOMS, ROUND_BEGINS, ROUND_ENDS, Position, value_of
from ridotto.games.rialto.rules.told import BLUE_POINTS, COINS_BACK, EXCHANGED, STEPS, TO_TABLEAU, USED


def next_blue(p: Position) -> None:
    """RIA-142, RIA-190: in the order fixed at the beginning of the phase; the virtual player does nothing."""
    while p.acts < p.players:
        seat = p.acting[p.acts]
        if seat != p.virtual and may_use_blue(p, seat):
            p.wait_for(seat, DECIDE_BLUE)
            return
        p.acts += 1
    p.stage = ROUND_ENDS


def can_exchange(p: Position, building: i64) -> bool:
    """RIA-143, RIA-146: value 1 to 3, and the next higher of its colour is in the supply."""
    return value_of(building) < VALUES and p.tiles[building + 1] > 0


def has_exchange(p: Position, seat: i64) -> bool:
    """RIA-146, RIA-R23: whether any own building could be exchanged, with or without a coin."""
    return any(p.room[at] >= 0 and can_exchange(p, p.room[at]) for at in range(seat * ROOMS, seat * ROOMS + ROOMS))


def can_use_blue(p: Position, seat: i64, building: i64) -> bool:
    """RIA-30, RIA-144, RIA-146: a tile without a coin that is not new; blue-1 only with something to exchange."""
    if p.usable(seat, building) == 0:
        return False
    return building != EXCHANGE or has_exchange(p, seat)


def may_use_blue(p: Position, seat: i64) -> bool:
    """RIA-29: a coin, and a building for it."""
    if p.coins[seat] == 0:
        return False
    return any(can_use_blue(p, seat, building) for building in range(BLUE, BLUE + VALUES))


def blue_options(p: Position, seat: i64) -> None:
    """RIA-32, RIA-33, RIA-142: any blue building that can be used, in any sequence, or no more."""
    for building in range(BLUE, BLUE + VALUES):
        if can_use_blue(p, seat, building):
            p.add(USE + building)
    p.add(DONE)


def use_blue(p: Position, seat: i64, move: i64) -> None:
    """RIA-29: the coin is laid, then the building works."""
    p.owing = 0
    if move == DONE:
        p.acts += 1
        return
    building: i64 = move - USE
    p.lay_coin(seat, building)
    p.tell(USED, seat, building)
    if building == EXCHANGE:
        p.wait_for(seat, DECIDE_UPGRADE)
    elif building == COUNSEL:
        counsel(p, seat)
    elif building == ADVANCE:
        advance(p, seat)
    elif building == GLORY:
        p.score(seat, FROM_BLUE, p.parts.glory_points)
        p.tell(BLUE_POINTS, seat, p.parts.glory_points)  # RIA-151


def upgrade_options(p: Position, seat: i64) -> None:
    """RIA-143, RIA-146, RIA-R23: any kind on the tableau that has a successor in the supply, the blue-1 just used included."""
    for building in range(BUILDINGS):
        if can_exchange(p, building):
            for at in range(seat * ROOMS, seat * ROOMS + ROOMS):
                if p.room[at] == building:
                    p.add(UPGRADE + building)
                    break


def upgrade(p: Position, seat: i64, building: i64) -> None:
    """RIA-143, RIA-144, RIA-145: the next higher of the colour takes its place, is not used in this round, and nothing is scored."""
    at: i64 = p.return_building(seat, building)
    p.tiles[building + 1] -= 1
    p.room[at] = building + 1
    p.mark[at] = NEW
    p.tell(EXCHANGED, seat, building, building + 1)
    p.owing = 0


def counsel(p: Position, seat: i64) -> None:
    """RIA-147, RIA-148, RIA-R25: a point and a councilman, or another point if the general supply has none."""
    points: i64 = p.parts.counsel_points
    if p.supply[seat] > 0:
        p.supply[seat] -= 1
        p.tableau[seat] += 1
        p.tell(TO_TABLEAU, seat, 1)
    else:
        points += p.parts.counsel_instead
    p.score(seat, FROM_BLUE, points)
    p.tell(BLUE_POINTS, seat, points)


def advance(p: Position, seat: i64) -> None:
    """RIA-149, RIA-150, RIA-191: as many spaces as the rank at this moment."""
    steps: i64 = p.rank(seat)
    p.advance_disc(seat, steps)
    p.tell(STEPS, seat, steps, p.space[seat])


def end_round(p: Position) -> None:
    """RIA-55, RIA-152, RIA-153: coins on buildings return, limits fall back; after the sixth round the match ends."""
    back: i64 = p.returning
    p.returning = 0
    for at in range(p.seats * ROOMS):
        if p.mark[at] == COIN:
            back += 1
        p.mark[at] = BARE
    p.bank += back
    if back > 0:
        p.tell(COINS_BACK, back)
    for seat in range(p.seats):
        p.limit_more[seat] = 0
    if p.round < PLACES:
        p.stage = ROUND_BEGINS
    else:
        end_match(p)
