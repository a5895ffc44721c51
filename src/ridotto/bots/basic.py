"""The two simplest bots: one plays at random, one asks the game's own advice."""

from typing import Final

from ridotto.engine.game import Game
from ridotto.engine.rng import Rng
from ridotto.engine.state import State


class RandomBot:
    """Makes a random legal move, each equally likely."""

    name: Final = "random"
    """The name to ask for it by."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """A random legal move."""
        legal = state.legal(seat)
        return legal[rng.below(len(legal))]


class GreedyBot:
    """Makes the move that the game's advice recommends."""

    name: Final = "greedy"
    """The name to ask for it by."""

    def __init__(self, game: Game) -> None:
        self._advise = game.advice.advise

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """The advised move."""
        return int(self._advise(state, seat, rng))
