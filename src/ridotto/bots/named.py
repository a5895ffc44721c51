"""Bots by name: those of Ridotto, and those that other packages announce."""

import re
from collections.abc import Callable, Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from ridotto.bots.basic import GreedyBot, RandomBot
from ridotto.bots.bot import Bot
from ridotto.bots.levels import LEVELS, Level, LevelBot, thinking_like
from ridotto.bots.sage import SageBot, known_to_sage
from ridotto.bots.seer import SeerBot
from ridotto.engine.errors import SetupError
from ridotto.engine.game import Game

BOTS = ("random", "greedy", "seer", "sage")
"""The names that need nothing after them."""
GROUP = "ridotto.bots"
"""The entry points by which packages announce bots: a name, and a function that takes a game and returns a bot."""
MOST_SECONDS = 3600.0
MOST_SIMULATIONS = 10_000_000
_FORMER = {"heuristic": "greedy"}
"""What bots were called before: stored tables and other people's scripts name them so."""
_BUDGET = re.compile(r"(?P<kind>seer|sage):(?:(?P<simulations>[0-9]{1,8})n|(?P<seconds>[0-9]{1,4}(?:\.[0-9]{1,6})?))(?:~(?P<temper>[0-9](?:\.[0-9]{1,3})?))?")
_LEVEL = re.compile(r"level:([0-9]{1,9})")


def bot_named(name: str, game: Game, stop: Callable[[], bool] = lambda: False) -> Bot:
    """The bot with this name, for this game; SetupError lists the possible names.

    Bots that search ask `stop` now and then whether to answer at once.
    """
    name = checked_name(name)
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(game)
    if name == SeerBot.kind:
        return SeerBot(game, stop=stop)
    if name == SageBot.kind:
        return SageBot(game, stop=stop)
    if level := level_of(name):
        return LevelBot(game, level, stop)
    if budget := budget_of(name):
        return thinking_like(budget, game, stop)
    return _made(announced()[name], game)


def checked_name(name: str, seconds: float = MOST_SECONDS, simulations: int = MOST_SIMULATIONS, game: Game | None = None) -> str:
    """A bot's present name; SetupError if there is no such bot, it would think for longer than this, or it does not know the game.

    Nothing is loaded: a bot of another package may still turn out to be broken.
    """
    name = present_name(name)
    if name in BOTS or level_of(name) or budget_of(name, seconds, simulations) or name in announced():
        if game is not None and name.partition(":")[0] == SageBot.kind:
            known_to_sage(game)
        return name
    raise SetupError(f"there is no bot {name!r}; there are: {', '.join(names())}; seer:0.2 thinks 0.2 seconds, seer:400n makes 400 simulations")


def present_name(name: str) -> str:
    """A bot's name as it is now, where it was called something else before."""
    return _FORMER.get(name, name)


def names() -> list[str]:
    """What can be asked for: the bots, the levels, and the bots of other packages."""
    return [*BOTS, f"level:{LEVELS[0]} to level:{LEVELS[-1]}", *announced()]


def level_of(name: str) -> int:
    """The level in a name such as `level:3`, 0 for other names; SetupError if there is no such level."""
    found = _LEVEL.fullmatch(name)
    if found is None:
        return 0
    level = int(found[1])
    if level not in LEVELS:
        raise SetupError(f"there is no level {level}; levels go from {LEVELS[0]} to {LEVELS[-1]}")
    return level


def stepped(name: str, step: int) -> str:
    """The bot so many levels above (negative: below) a level, at most the strongest or the weakest; other bots stay."""
    level = level_of(present_name(name))
    return f"level:{min(max(level + step, LEVELS[0]), LEVELS[-1])}" if level else name


def budget_of(name: str, most_seconds: float = MOST_SECONDS, most_simulations: int = MOST_SIMULATIONS) -> Level | None:
    """How a bot thinks with a name such as `seer:0.2`, `seer:400n` or `seer:16n~1.4`; None for other names.

    SetupError if it is too much.
    """
    budget = _BUDGET.fullmatch(name)
    if budget is None:
        return None
    seconds, simulations = float(budget["seconds"] or 0), int(budget["simulations"] or 0)
    if seconds == simulations == 0 or seconds > most_seconds or simulations > most_simulations:
        raise SetupError(f"{budget['kind']} thinks up to {most_seconds:g} seconds here, or makes 1 to {most_simulations} simulations; not {name}")
    return Level(simulations, seconds, float(budget["temper"] or 0), kind=budget["kind"])


@cache
def announced() -> dict[str, EntryPoint]:
    """The bots of other packages by name, not loaded yet. None can take the name of a bot that is here."""
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP)) if entry.name not in (*BOTS, *_FORMER)}


def broken() -> list[str]:
    """A sentence for each bot of another package that cannot be loaded."""
    sentences = []
    for entry in announced().values():
        try:
            _loaded(entry)
        except SetupError as error:
            sentences.append(str(error))
    return sentences


def _loaded(entry: EntryPoint) -> Callable[[Game], Bot]:
    """What makes a bot of another package; SetupError if it cannot be imported, whatever is wrong with it."""
    try:
        maker: Callable[[Game], Bot] = entry.load()
    except Exception as error:
        raise SetupError(f"the bot {entry.name!r} ({entry.value}) cannot be loaded: {type(error).__name__}: {error}") from None
    if not callable(maker):
        raise SetupError(f"the bot {entry.name!r} ({entry.value}) cannot be loaded: it should be a function of a game or a class, it is {maker!r}")
    return maker


class _AnnouncedBot:
    """A bot of another package, under the name by which it is announced."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self.choose = bot.choose


def _made(entry: EntryPoint, game: Game) -> Bot:
    """A bot of another package; SetupError if it cannot be loaded or made, whatever is wrong with it."""
    maker = _loaded(entry)
    try:
        bot = maker(game)
    except Exception as error:
        raise SetupError(f"the bot {entry.name!r} ({entry.value}) cannot be made: {type(error).__name__}: {error}") from None
    if not callable(getattr(bot, "choose", None)):
        raise SetupError(f"the bot {entry.name!r} ({entry.value}) cannot be made: it gives {type(bot).__name__}, which has no method choose")
    return _AnnouncedBot(entry.name, bot)


def bots_named(names: Sequence[str], game: Game, places: int) -> list[Bot]:
    """A bot for each of `places` seats: `names` holds one name for all of them, or one for each."""
    bots = [bot_named(name, game) for name in names]
    if len(bots) == 1:
        return bots * places
    if len(bots) != places:
        raise SetupError(f"{places} bots are needed and {len(bots)} are named; name one for all places, or {places}")
    return bots
