"""Bots by name."""

import re
from collections.abc import Sequence

from ridotto.bots.basic import GreedyBot, RandomBot
from ridotto.bots.bot import Bot
from ridotto.bots.seer import SeerBot
from ridotto.engine.errors import SetupError
from ridotto.engine.game import Game

BOTS = ("random", "greedy", "seer")
"""The names that need nothing after them."""
FORMER = {"heuristic": "greedy"}
"""What bots were called before: stored tables and other people's scripts name them so."""
MOST_SECONDS = 3600.0
MOST_SIMULATIONS = 10_000_000
_BUDGET = re.compile(r"seer:(?:(?P<simulations>[0-9]{1,8})n|(?P<seconds>[0-9]{1,4}(?:\.[0-9]{1,6})?))")


def bot_named(name: str, game: Game) -> Bot:
    """The bot with this name, for this game; SetupError lists the possible names."""
    name = FORMER.get(name, name)
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(game)
    if name == "seer":
        return SeerBot(game)
    budget = _BUDGET.fullmatch(name)
    if budget is None:
        raise SetupError(f"there is no bot {name!r}; there are: {', '.join(BOTS)}; seer:0.2 thinks 0.2 seconds, seer:400n makes 400 simulations")
    return _seer(game, float(budget["seconds"] or 0), int(budget["simulations"] or 0))


def _seer(game: Game, seconds: float, simulations: int) -> Bot:
    if (seconds or simulations) <= 0 or seconds > MOST_SECONDS or simulations > MOST_SIMULATIONS:
        raise SetupError(f"seer thinks up to {MOST_SECONDS:.0f} seconds, or makes 1 to {MOST_SIMULATIONS} simulations")
    return SeerBot(game, seconds, simulations)


def bots_named(names: Sequence[str], game: Game, places: int) -> list[Bot]:
    """A bot for each of `places` seats: `names` holds one name for all of them, or one for each."""
    bots = [bot_named(name, game) for name in names]
    if len(bots) == 1:
        return bots * places
    if len(bots) != places:
        raise SetupError(f"{places} bots are needed and {len(bots)} are named; name one for all places, or {places}")
    return bots
