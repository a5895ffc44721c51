"""What people read of a bot: its name in their language and, where it was measured, how strong it is."""

from ridotto.bots.levels import levels
from ridotto.bots.named import BOTS, budget_of, level_of, present_name
from ridotto.engine.game import Game
from ridotto.engine.words import Words

MIDDLE, POINTS = 1500.0, 30.0
"""What people read for a rating of 25, and what one more is to them: 400 points are ten wins to one, as they know it from chess."""


def rating_points(rating: float) -> float:
    """A rating of the arena as people read it."""
    return MIDDLE + POINTS * (rating - 25.0)


def level_title(level: int, words: Words, rating: str = "") -> str:
    """A level with the name of whoever plays like it and, where it is given, its rating."""
    name = words(f"house-level-{level}")
    return words("house-bot-level-rated", level=level, name=name, rating=rating) if rating else words("house-bot-level", level=level, name=name)


def title(name: str, words: Words, game: Game, seats: int) -> str:
    """A bot's name for people, at a match of this game with so many seats; other bots keep theirs."""
    name = present_name(name)
    if level := level_of(name):
        rating = levels(game, seats)[level - 1].rating
        return level_title(level, words, "" if rating is None else str(round(rating_points(rating))))
    if name in BOTS:
        return words(f"house-bot-{name}")
    if (budget := budget_of(name)) and not budget.temper:
        simulations = budget.simulations
        key = f"house-bot-{budget.kind}"
        return words(f"{key}-simulations", count=simulations) if simulations else words(f"{key}-seconds", seconds=budget.seconds)
    return name
