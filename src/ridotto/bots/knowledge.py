"""What `seer` knows of a game: how to search it, and what an unfinished position is worth. Kept as data in the game's folder.

`seer.json` is made by `ridotto fit`. A game without it is searched with points as they stand.
"""

import json
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any

from ridotto.bots.search import Outlook
from ridotto.engine.errors import SetupError
from ridotto.engine.game import Game

FILE = "seer.json"


@dataclass(frozen=True)
class Settings:
    """How a game is searched."""

    curiosity: float = 0.6
    """How much a move that was tried seldom is preferred."""
    trust: float = 0.3
    """How much of the first attention the advised move gets; the rest is shared evenly."""
    caution: float = 0.05
    """How much worse than the position a move counts that was never tried."""
    noise: float = 0.0
    """How often a playout makes a random move."""
    depth: int = 20
    """How many decisions are played out before a position is valued."""


@dataclass(frozen=True)
class Knowledge:
    """What is known of a game with some number of seats."""

    settings: Settings
    outlook: Outlook | None
    """What positions are worth; without one, points count as they stand."""


@lru_cache(maxsize=64)
def knowledge(game: Game, seats: int) -> Knowledge:
    """What is known of a game; SetupError if it was learned from other features than the game has now."""
    of_seats = _kept(game).get(str(seats))
    if of_seats is None:
        return Knowledge(Settings(), None)
    return Knowledge(Settings(**of_seats["settings"]), Outlook(**of_seats["outlook"]))


def fitted(game: Game) -> dict[str, Any]:
    """What positions were found to be worth, as plain data, by number of seats."""
    return {seats: of_seats["outlook"] for seats, of_seats in _kept(game).items()}


def _kept(game: Game) -> dict[str, Any]:
    file = files(game.package).joinpath(FILE)
    if not file.is_file():
        return {}
    kept: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    if kept["features"] != list(game.advice.FEATURES):
        raise SetupError(f"{game.package}/{FILE} was made for other features than {game.title}'s advice has now; `ridotto fit {game.slug}` makes it again")
    found: dict[str, Any] = kept["seats"]
    return found
