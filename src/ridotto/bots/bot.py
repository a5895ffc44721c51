"""What a bot is."""

from typing import Protocol

from ridotto.engine.rng import Rng
from ridotto.engine.state import State


class Bot(Protocol):
    """A player that chooses moves.

    `state` is always the outcome of `imagine(seat, ...)`: what the seat knows is true in it, everything else is made up.
    A bot may do with it what it likes, it is thrown away afterwards. All its chance comes from `rng`.
    """

    @property
    def name(self) -> str:
        """The name it is asked for with."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """One of the moves that `seat` may make in `state`."""
