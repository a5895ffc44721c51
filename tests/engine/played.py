"""Matches played at random, for tests that need one."""

from ridotto.engine.match import Match
from ridotto.engine.rng import Rng


def finish(match: Match, seed: str = "moves", most: int = 100_000) -> Match:
    """Play random moves to the end, or `most` of them."""
    rng = Rng.from_seed(seed)
    for _ in range(most):
        actors = match.actors()
        if not actors:
            break
        seat = actors[int(rng.below(len(actors)))]
        legal = match.state.legal(seat)
        match.play(seat, legal[int(rng.below(len(legal)))])
    return match
