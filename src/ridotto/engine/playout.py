"""Random play inside the engine: the compiled loop for search, training and benchmarks."""

from mypy_extensions import i64

from ridotto.engine.rng import Rng
from ridotto.engine.state import State


def first_actor(state: State) -> i64:
    """The lowest seat that owes a decision, -1 when the match is over."""
    owing: i64 = state.owing
    if owing == 0:
        return -1
    seat: i64 = 0  # written out instead of `bits.lowest`: every decision passes here
    while not (owing >> seat) & 1:
        seat += 1
    return seat


def playout(state: State, rng: Rng, most: i64 = 1_000_000) -> int:
    """Play uniformly random legal moves to the end, or `most` of them, and return how many were made."""
    made: i64 = 0
    while made < most:
        seat = first_actor(state)
        if seat < 0:
            break
        n = state.ask(seat)
        state.advance(seat, state.found[rng.below(n)])
        made += 1
    return int(made)


def repeat_clone(state: State, times: i64) -> None:
    """Clone that many times, for measuring."""
    for _ in range(times):
        state.clone()


def repeat_imagine(state: State, seat: i64, rng: Rng, times: i64) -> None:
    """Imagine that many times, for measuring."""
    for _ in range(times):
        state.imagine(seat, rng)
