"""What people choose bots from: the levels, each with who plays like it, and with ratings where these were measured."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from ridotto.bots.levels import LEVELS, USUAL, levels
from ridotto.bots.titles import level_title, rating_points, title
from ridotto.engine.game import Game
from ridotto.engine.words import Words

Choice = tuple[str, str, bool]
"""A bot's name, what people read, and whether it is chosen."""


@dataclass(frozen=True)
class LevelLine:
    """A level in words."""

    title: str
    how: str
    """What it does well and badly."""
    ratings: Sequence[str] = ()
    """For each number of seats how strong it is; nothing if no level of the game was measured."""


def bot_choices(words: Words, chosen: str = USUAL) -> list[Choice]:
    """The levels, for any game. Another bot that a program has put into the form stays in it."""
    names = [f"level:{level}" for level in LEVELS]
    choices = [(name, level_title(level, words), name == chosen) for level, name in zip(LEVELS, names, strict=True)]
    return choices if chosen in names or not chosen else [*choices, (chosen, chosen, True)]


@lru_cache(maxsize=64)
def rated_choices(words: Words, game: Game, seats: int, chosen: str) -> Sequence[Choice]:
    """The levels at a table, where the number of seats is known, and so the ratings."""
    return tuple((name, title(name, words, game, seats), is_chosen) for name, _, is_chosen in bot_choices(words, chosen))


def level_lines(words: Words, game: Game | None = None) -> list[LevelLine]:
    """Every level in words, with its ratings in a game."""
    ratings = _ratings(game) if game is not None else [()] * len(LEVELS)
    return [LevelLine(level_title(level, words), words(f"house-level-{level}-how"), row) for level, row in zip(LEVELS, ratings, strict=True)]


def _ratings(game: Game) -> list[Sequence[str]]:
    found = [[level.rating for level in levels(game, seats)] for seats in game.seats]
    if all(rating is None for column in found for rating in column):
        return [()] * len(LEVELS)
    return [["-" if rating is None else str(round(rating_points(rating))) for rating in row] for row in zip(*found, strict=True)]
