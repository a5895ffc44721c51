"""What a bot is."""

from typing import Protocol

from ridotto.engine.rng import Rng
from ridotto.engine.state import State


class Bot(Protocol):
    """A player that chooses moves.

    `state` always comes from `imagine(seat, ...)`: what the seat knows is true in it, everything else is made up. A bot
    may do what it likes with it; it is thrown away afterwards. All the bot's random numbers come from `rng`.
    """

    @property
    def name(self) -> str:
        """The name to ask for it by."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """One of the moves that `seat` may make in `state`."""
