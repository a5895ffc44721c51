"""Phase III: blue buildings and the end of the round. RIA-142 to RIA-152, RIA-190."""

from typing import Final

from mypy_extensions import i64

from ridotto.games.rialto.events import BLUE_POINTS, COINS_BACK, EXCHANGED, STEPS, TO_TABLEAU
from ridotto.games.rialto.moves import ADVANCE, BLUE, BUILDINGS, COUNSEL, DECIDE_BLUE, DECIDE_UPGRADE, EXCHANGE, PLACES, UPGRADE, VALUES
from ridotto.games.rialto.rules.position import BARE, COIN, FROM_BLUE, NEW, ROOMS, ROUND_BEGINS, ROUND_ENDS, Choice, Position, value_of
from ridotto.games.rialto.rules.scoring import end_match
from ridotto.games.rialto.rules.using import UseBuilding


class UseBlue(UseBuilding):
    """Blue buildings exchange buildings, bring councilmen, move the disc, or score."""

    def __init__(self) -> None:
        super().__init__(DECIDE_BLUE, "blue", "RIA-142", BLUE, ROUND_ENDS)

    def would_work(self, p: Position, seat: i64, building: i64) -> bool:
        """RIA-146: blue-1 only with something to exchange."""
        return building != EXCHANGE or has_exchange(p, seat)

    def use(self, p: Position, seat: i64, building: i64) -> None:
        """RIA-143, RIA-147, RIA-149, RIA-151."""
        if building == EXCHANGE:
            p.wait_for(seat, DECIDE_UPGRADE)
        elif building == COUNSEL:
            counsel(p, seat)
        elif building == ADVANCE:
            advance(p, seat)
        else:
            p.score(seat, FROM_BLUE, p.parts.glory_points)
            p.tell(BLUE_POINTS, seat, p.parts.glory_points)


USE_BLUE: Final = UseBlue()


class ChooseUpgrade(Choice):
    """Which own building blue-1 exchanges for the next higher of its colour."""

    def __init__(self) -> None:
        super().__init__(DECIDE_UPGRADE, "upgrade", "RIA-143")

    def offer(self, state: Position, seat: i64) -> None:
        """RIA-143, RIA-146, RIA-R23: any kind with a successor in the supply, even the blue-1 just used."""
        for building in range(BUILDINGS):
            if can_exchange(state, building) and state.owns(seat, building):
                state.add(UPGRADE + building)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """RIA-143, RIA-144, RIA-145: the next higher of the colour takes its place, unused in this round; no points."""
        building: i64 = move - UPGRADE
        at: i64 = state.return_building(seat, building)
        state.tiles[building + 1] -= 1
        state.room[at] = building + 1
        state.mark[at] = NEW
        state.tell(EXCHANGED, seat, building, building + 1)
        state.owing = 0


def can_exchange(p: Position, building: i64) -> bool:
    """RIA-143, RIA-146: value 1 to 3, and the next higher of its colour is in the supply."""
    return value_of(building) < VALUES and p.tiles[building + 1] > 0


def has_exchange(p: Position, seat: i64) -> bool:
    """RIA-146, RIA-R23: whether any own building could be exchanged, with or without a coin."""
    return any(p.room[at] >= 0 and can_exchange(p, p.room[at]) for at in range(seat * ROOMS, seat * ROOMS + ROOMS))


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
    """RIA-149, RIA-150, RIA-191: as many spaces as the player's rank at this moment."""
    steps: i64 = p.rank(seat)
    p.advance_disc(seat, steps)
    p.tell(STEPS, seat, steps, p.space[seat])


def end_round(p: Position) -> None:
    """RIA-55, RIA-152, RIA-153: coins on buildings return, hand limits are reset; the sixth round is the last."""
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
