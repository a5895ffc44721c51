"""A game with its seat count and variant, checked: what every environment is made of."""

import importlib
from dataclasses import dataclass

from ridotto.engine.errors import SetupError
from ridotto.engine.game import Game, game_named
from ridotto.engine.observation import length
from ridotto.engine.rng import Rng
from ridotto.engine.state import State


@dataclass(frozen=True)
class Setting:
    """What an environment plays: a `game` with so many `seats`, and a `variant`."""

    game: Game
    seats: int
    variant: str = ""

    @classmethod
    def named(cls, game: Game | str, seats: int | None, variant: str) -> "Setting":
        """The setting, the fewest seats where none are named; SetupError says what is possible."""
        found = game_named(game) if isinstance(game, str) else game
        if seats is None:
            seats = found.seats_for(variant)[0] if found.seats_for(variant) else found.seats[0]
        if isinstance(seats, bool) or not isinstance(seats, int):
            raise SetupError(f"the number of seats must be a whole number, not {seats!r}")
        found.check_seats(seats)
        found.check_variant(seats, variant)
        return cls(found, seats, variant)

    @classmethod
    def of_package(cls, package: str, seats: int, variant: str) -> "Setting":
        """The same in another process."""
        return cls(importlib.import_module(package).GAME, seats, variant)

    def start(self, seed: str) -> State:
        """A new match."""
        return self.game.start(self.seats, Rng.from_seed(seed), self.variant)

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
        return length(self.game.observation.BLOCKS)

    @property
    def moves(self) -> int:
        """How many moves the game has."""
        return self.game.codec.size


def camel(slug: str) -> str:
    """A game's name in the ids of environments: `Doge`."""
    return "".join(word.capitalize() for word in slug.split("-"))
