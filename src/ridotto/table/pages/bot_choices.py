"""What people choose bots from: the levels, with their ratings where these were measured."""

from collections.abc import Sequence
from functools import lru_cache

from ridotto.bots.levels import LEVELS, USUAL, levels
from ridotto.bots.titles import title
from ridotto.engine.game import Game
from ridotto.engine.words import Words

Choice = tuple[str, str, bool]
"""A bot's name, what people read, and whether it is chosen."""


def bot_choices(words: Words, chosen: str = USUAL) -> list[Choice]:
    """The levels, for any game. Another bot that a program has put into the form stays in it."""
    names = [f"level:{level}" for level in LEVELS]
    choices = [(name, words("house-bot-level", level=level), name == chosen) for level, name in zip(LEVELS, names, strict=True)]
    return choices if chosen in names or not chosen else [*choices, (chosen, chosen, True)]


@lru_cache(maxsize=64)
def rated_choices(words: Words, game: Game, seats: int) -> Sequence[Choice]:
    """The levels at a table, where the number of seats is known, and so the ratings."""
    return tuple((name, title(name, words, game, seats), usual) for name, _, usual in bot_choices(words))


def ratings(game: Game, words: Words) -> list[tuple[str, Sequence[str]]]:
    """For each level its name and its rating with each number of seats; nothing if none was measured."""
    found = [[level.rating for level in levels(game, seats)] for seats in game.seats]
    if all(rating is None for column in found for rating in column):
        return []
    shown = [["-" if rating is None else str(round(rating)) for rating in row] for row in zip(*found, strict=True)]
    return [(words("house-bot-level", level=level), row) for level, row in zip(LEVELS, shown, strict=True)]
