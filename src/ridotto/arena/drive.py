"""A match driven by bots."""

from collections.abc import Sequence

from ridotto.bots import Bot
from ridotto.engine.rng import Rng
from ridotto.engine.state import State


def drive(state: State, bots: Sequence[Bot], rng: Rng, most: int) -> int:
    """Let the bots play to the end, or `most` decisions, and return how many they made.

    Each bot is shown what its seat can imagine, never the state itself.
    """
    made = 0
    while made < most:
        actors = state.actors()
        if not actors:
            break
        seat = actors[0]
        state.apply(seat, bots[seat].choose(state.imagine(seat, rng), seat, rng))
        made += 1
    return made
