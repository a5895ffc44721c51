"""The features of a position and the move advised in it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.engine.cells import zeros
from ridotto.engine.rng import Rng
from ridotto.engine.state import State
from ridotto.games.dogeship.advice.choosing import advise_best, advise_tile, advise_turn
from ridotto.games.dogeship.advice.doge import advise_bid, advise_doge, advise_place
from ridotto.games.dogeship.advice.worth import best_part_now
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
from ridotto.games.dogeship.rules.completing import parts_to_come
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


def features(state: State, seat: i64) -> list[float]:
    """The numbers named in FEATURES, as this seat sees them."""
    assert isinstance(state, DogeShip)
    kinds: vec[i64] = zeros(3)
    for room in range(state.tiles_in_yard(seat)):
        kinds[item_of(state.in_room(seat, room))] += 1
    rank: i64 = 0
    while state.order[rank] != seat:
        rank += 1
    rival: i64 = 1 if seat == 0 else 0  # the most that others have is counted from one of them
    points: i64 = state.points_of(rival)
    ducats: i64 = state.ducats[rival]
    approvals: i64 = state.approvals[rival]
    height: i64 = state.height[rival]
    part: i64 = best_part_now(state, rival)
    for other in range(rival + 1, state.seats):
        if other != seat:
            points = max(points, state.points_of(other))
            ducats = max(ducats, state.ducats[other])
            approvals = max(approvals, state.approvals[other])
            height = min(height, state.height[other])
            part = max(part, best_part_now(state, other))
    return [
        float(state.round),
        float(parts_to_come(state)),
        float(state.points_of(seat)),
        float(points),
        float(state.ducats[seat]),
        float(ducats),
        float(state.approvals[seat]),
        float(approvals),
        float(state.markers[seat]),
        float(state.height[seat]),
        float(height),
        float(kinds[GALLEY]),
        float(kinds[GONDOLA]),
        float(kinds[BARRIER]),
        float(best_part_now(state, seat)) / 100.0,
        float(part) / 100.0,
        float(rank),
        float((state.owing >> seat) & 1),
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
