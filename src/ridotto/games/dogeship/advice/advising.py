"""The features of a position and the move advised in it."""

from typing import Final

from mypy_extensions import i64

from ridotto.engine.rng import Rng
from ridotto.engine.state import State
from ridotto.games.dogeship.advice.choosing import advise_best, advise_tile, advise_turn
from ridotto.games.dogeship.advice.doge import advise_bid, advise_doge, advise_place
from ridotto.games.dogeship.advice.worth import best_part_now, parts_left
from ridotto.games.dogeship.moves import (
    BARRIER,
    DECIDE_BID,
    DECIDE_KEEP,
    DECIDE_PUT,
    DECIDE_TAKE,
    DECIDE_TURN,
    GALLEY,
    GONDOLA,
)
from ridotto.games.dogeship.rules.game import DogeShip
from ridotto.games.dogeship.rules.position import item_of

FEATURES: Final = (
    "round",
    "parts to come",
    "my points",
    "best other points",
    "my ducats",
    "most ducats of another",
    "my approvals",
    "most approvals of another",
    "my markers",
    "my barriers",
    "fewest barriers of another",
    "my galley tiles in the yard",
    "my gondolas in the yard",
    "my barriers in the yard",
    "points of my best part now",
    "points of the best part of another now",
    "my place in the order",
    "I am active",
)


def features(state: State, seat: int) -> list[float]:
    """The numbers named in FEATURES, as this seat sees them."""
    assert isinstance(state, DogeShip)
    others = [other for other in range(int(state.seats)) if other != seat]
    yard = [int(state.in_room(seat, room)) for room in range(int(state.tiles_in_yard(seat)))]
    kinds = [sum(item_of(tile) == item for tile in yard) for item in (GALLEY, GONDOLA, BARRIER)]
    rank = next(at for at in range(int(state.seats)) if state.order[at] == seat)
    return [
        float(state.round),
        float(parts_left(state)),
        float(state.points_of(seat)),
        float(max(state.points_of(other) for other in others)),
        float(state.ducats[seat]),
        float(max(state.ducats[other] for other in others)),
        float(state.approvals[seat]),
        float(max(state.approvals[other] for other in others)),
        float(state.markers[seat]),
        float(state.height[seat]),
        float(min(state.height[other] for other in others)),
        float(kinds[0]),
        float(kinds[1]),
        float(kinds[2]),
        float(best_part_now(state, seat)) / 100.0,
        float(max(best_part_now(state, other) for other in others)) / 100.0,
        float(rank),
        float((state.owing >> i64(seat)) & 1),
    ]


def advise(state: State, seat: i64, rng: Rng) -> i64:
    """A sensible move."""
    assert isinstance(state, DogeShip)
    phase: i64 = state.phase
    if phase == DECIDE_TURN:
        return advise_turn(state, seat, rng)
    if phase == DECIDE_TAKE:
        return advise_tile(state, seat, rng)
    if phase == DECIDE_KEEP:
        return advise_doge(state, seat)
    if phase == DECIDE_PUT:
        return advise_place(state, seat)
    if phase == DECIDE_BID:
        return advise_bid(state, seat, rng)
    return advise_best(state, seat)
