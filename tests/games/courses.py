"""Matches for tests that look at them step by step."""

from collections.abc import Iterator

from ridotto.engine.edition import Edition
from ridotto.engine.game import Game
from ridotto.engine.match import Match
from ridotto.engine.rng import Rng
from ridotto.engine.state import State

MOST_STEPS = 420


def course(game: Game, seats: int, edition: Edition, seed: str, every: int = 1) -> Iterator[Match]:
    """Positions of a match, one in every few moves; played at random, then by advice."""
    match, chance = Match.new(game, seats, seed, edition=edition), Rng.from_seed(f"{seed} moves")
    for step in range(MOST_STEPS):
        if match.over:
            return
        if step % every == 0:
            yield match
        seat = match.actors()[chance.below(len(match.actors()))]
        legal = match.state.legal(seat)
        advised = chance.below(3)
        match.play(seat, game.advice.advise(match.state.clone(), seat, chance) if advised else legal[chance.below(len(legal))])


def after(match: Match, seat: int, *moves: str) -> State:
    """The position after some moves."""
    state = match.state.clone()
    for move in moves:
        state.apply(seat, match.game.codec.number(move))
    return state
