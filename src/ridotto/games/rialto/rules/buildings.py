"""Section C: taking buildings. RIA-102 to RIA-113."""

from typing import Final

from mypy_extensions import i64

from ridotto.games.rialto.events import GIVEN_UP, NO_BUILDING, TAKEN
from ridotto.games.rialto.moves import BUILDINGS, DECIDE_BUILD, DECIDE_GIVE_UP, DECIDE_SECOND, GIVE_UP, NO_SECOND, TAKE, VALUES
from ridotto.games.rialto.rules.position import FROM_GIVING_UP, NOBODY, Choice, Position, value_of


def act_building(p: Position, seat: i64) -> None:
    """RIA-102, RIA-103, RIA-104, RIA-105, RIA-R20: a player with building points takes a building, if there is one
    within them.
    """
    if p.counts[seat] == 0:
        return
    p.left = p.counts[seat] + 1 if p.bonus == seat else p.counts[seat]
    p.built = 0
    if within_reach(p):
        p.wait_for(seat, DECIDE_BUILD)
    else:
        p.left = 0
        p.tell(NO_BUILDING, seat)


def within_reach(p: Position) -> bool:
    """RIA-103: whether the supply has a building whose value is within the points."""
    return any(hindrance(p, building) == TO_BE_HAD for building in range(BUILDINGS))


class TakeBuilding(Choice):
    """Which building the player takes for its points."""

    def __init__(self) -> None:
        super().__init__(DECIDE_BUILD, "build", "RIA-103")

    def offer(self, state: Position, seat: i64) -> None:
        """RIA-103, RIA-105: any building in the supply whose value is within the points."""
        offer_buildings(state)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """RIA-103."""
        take_building(state, seat, move - TAKE)


class TakeSecond(Choice):
    """Which building, if any, the player takes in addition to one of value 4."""

    def __init__(self) -> None:
        super().__init__(DECIDE_SECOND, "build-second", "RIA-106")

    def offer(self, state: Position, seat: i64) -> None:
        """RIA-106: the second one is optional."""
        offer_buildings(state)
        state.add(NO_SECOND)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """RIA-106."""
        if move == NO_SECOND:
            end_building(state)
        else:
            take_building(state, seat, move - TAKE)


class GiveUpBuilding(Choice):
    """Which building leaves a full tableau for the new one."""

    def __init__(self) -> None:
        super().__init__(DECIDE_GIVE_UP, "give-up", "RIA-110")

    def offer(self, state: Position, seat: i64) -> None:
        """RIA-110: any kind on the tableau."""
        for building in range(BUILDINGS):
            if state.owns(seat, building):
                state.add(GIVE_UP + building)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """RIA-110, RIA-111: it returns to the supply, and its value is scored at once."""
        building: i64 = move - GIVE_UP
        state.return_building(seat, building)
        state.score(seat, FROM_GIVING_UP, value_of(building))
        state.tell(GIVEN_UP, seat, building, value_of(building))
        settle_in(state, seat)


TO_BE_HAD: Final = 0
NONE_LEFT: Final = 1
TOO_FEW_POINTS: Final = 2
NO_START_BUILDING: Final = 3  # its value is too high
CHOSEN_BY_OTHERS: Final = 4  # as often as allowed


def hindrance(p: Position, building: i64) -> i64:
    """RIA-103, RIA-105: why a building cannot be taken for the points."""
    if p.tiles[building] == 0:
        return NONE_LEFT
    return TO_BE_HAD if value_of(building) <= p.left else TOO_FEW_POINTS


def offer_buildings(p: Position) -> None:
    """RIA-103, RIA-105, RIA-106: any building in the supply whose value is within the points."""
    for building in range(BUILDINGS):
        if hindrance(p, building) == TO_BE_HAD:
            p.add(TAKE + building)


def take_building(p: Position, seat: i64, building: i64) -> None:
    """RIA-103, RIA-109, RIA-110, RIA-R21: it leaves the supply; if all places are full, one must be put back first."""
    p.tiles[building] -= 1
    p.built += 1
    p.held = building
    p.tell(TAKEN, seat, building)
    if p.free_room(seat) == NOBODY:
        p.wait_for(seat, DECIDE_GIVE_UP)
    else:
        settle_in(p, seat)


def settle_in(p: Position, seat: i64) -> None:
    """RIA-106, RIA-107, RIA-108: the new building takes its place; after one of value 4 a second may follow, never a
    third.
    """
    building: i64 = p.held
    p.held = NOBODY
    p.put_building(seat, building)
    if p.built == 1 and value_of(building) == VALUES and p.left > VALUES:
        p.left -= VALUES
        p.wait_for(seat, DECIDE_SECOND)
    else:
        end_building(p)


def end_building(p: Position) -> None:
    """RIA-108: points left over are lost."""
    p.left = 0
    p.built = 0
    p.owing = 0
