"""How a game's features are told to people: the keys of the sentences about them.

A feature of `advice.FEATURES` that is worth telling of, and every detail of `details.DETAILS`, has a sentence in the
game's words: `hint-KEY-more` for a move that makes it larger, `hint-KEY-less` for one that makes it smaller. KEY is the feature's name in small letters with
hyphens. A feature named `VALUE: REST`, where VALUE is a value of a move's argument with words, has the key of REST, and
the sentence gets the value's name as `{ $place }`. Every sentence may say `{ $by }`: about how much, 0 if it is less
than one. Whichever direction can be good for a player has a sentence; others have none.
"""

import re
from typing import NamedTuple

from ridotto.engine.game import Game

DIRECTIONS = ("more", "less")


def reasons_of(game: Game) -> tuple[str, ...]:
    """Everything that reasons can be about: the features, and the details where the game has some."""
    return (*game.advice.FEATURES, *(game.details.DETAILS if game.details is not None else ()))


class Told(NamedTuple):
    """How a feature is told: the key of its sentences without the direction, and the key of the value it is about."""

    key: str
    place: str = ""
    """Empty where the feature is about no value in particular."""


def told_as(game: Game, feature: str) -> Told:
    """How a feature of a game is told, if it has a sentence."""
    value, _, rest = feature.partition(": ")
    spoken = next((arg.words for kind in game.codec.kinds for arg in kind.args if arg.words and value in arg.choices), "")
    return Told(_key(rest), f"{spoken}-{value}") if rest and spoken else Told(_key(feature))


def _key(name: str) -> str:
    return f"hint-{re.sub('[^a-z0-9]+', '-', name.lower()).strip('-')}"
