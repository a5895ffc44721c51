"""Bots by name."""

from collections.abc import Sequence

from ridotto.bots.basic import HeuristicBot, RandomBot
from ridotto.bots.bot import Bot
from ridotto.engine.errors import SetupError
from ridotto.engine.game import Game

BOTS = ("random", "heuristic")


def bot_named(name: str, game: Game) -> Bot:
    """The bot with this name, for this game; SetupError lists the possible names."""
    if name == "random":
        return RandomBot()
    if name == "heuristic":
        return HeuristicBot(game)
    raise SetupError(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")


def bots_named(names: Sequence[str], game: Game, places: int) -> list[Bot]:
    """A bot for each of `places` seats: `names` holds one name for all of them, or one for each."""
    bots = [bot_named(name, game) for name in names]
    if len(bots) == 1:
        return bots * places
    if len(bots) != places:
        raise SetupError(f"{places} bots are needed and {len(bots)} are named; name one for all places, or {places}")
    return bots
