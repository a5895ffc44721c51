"""A match driven by bots."""

from collections.abc import Callable, Sequence

from ridotto.bots import Bot
from ridotto.engine.rng import Rng
from ridotto.engine.state import State

Watch = Callable[[State, int, int], None]
"""Called before each move, with the state, the seat and the move."""


def drive(state: State, bots: Sequence[Bot], rng: Rng, most: int, watch: Watch | None = None) -> int:
    """Let the bots play to the end, or `most` decisions, and return how many they made.

    Each bot is shown what its seat can imagine, never the state itself.
    """
    made = 0
    while made < most:
        actors = state.actors()
        if not actors:
            break
        seat = actors[0]
        move = bots[seat].choose(state.imagine(seat, rng), seat, rng)
        if watch is not None:
            watch(state, seat, move)
        state.apply(seat, move)
        made += 1
    return made
