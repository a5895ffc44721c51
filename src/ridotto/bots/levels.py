"""Levels 1 to 10: how strongly a bot plays against people. A level is data, measured for each game and seat count.

A game keeps its levels in `levels.json`: for each seat count ten of them, from the weakest to the strongest. Where there
is nothing measured, `BUILT_IN` holds, and no rating is shown.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from ridotto.bots.sage import SageBot
from ridotto.bots.seer import SeerBot
from ridotto.engine.errors import SetupError
from ridotto.engine.game import Game
from ridotto.engine.rng import Rng
from ridotto.engine.state import State

FILE = "levels.json"
LEVELS = range(1, 11)
FIRST = "level:2"
"""The bot that people meet in their first match of a game, if they choose none."""
USUAL = "level:4"
"""The bot that they meet later."""
SEARCHERS = {bot.kind: bot for bot in (SeerBot, SageBot)}
_PRECISION = 1 << 30


@dataclass(frozen=True)
class Level:
    """How a bot of some level thinks: so many `simulations`, or so many `seconds`."""

    simulations: int = 0
    seconds: float = 0.0
    temper: float = 0.0
    """0 makes the move that was tried most; the larger, the more often another that was tried."""
    rating: float | None = None
    """How strong it proved in the arena; None if it was not measured."""
    kind: str = SeerBot.kind
    """Who searches: `seer`, or `sage`, which has learned."""

    def __post_init__(self) -> None:
        """ValueError if it is no way to think."""
        if (self.simulations > 0) == (self.seconds > 0) or self.temper < 0:
            raise ValueError("a level has either simulations or seconds, and a temper from 0 up")
        if self.kind not in SEARCHERS:
            raise ValueError(f"a level is one of {', '.join(SEARCHERS)}")

    @property
    def bot(self) -> str:
        """The name of the bot that thinks like this, whatever a game's levels are."""
        budget = f"{self.simulations}n" if self.simulations else f"{self.seconds:g}"
        return f"{self.kind}:{budget}~{self.temper:g}" if self.temper else f"{self.kind}:{budget}"


BUILT_IN = (
    Level(16, temper=1.4),
    Level(16, temper=1.0),
    Level(20, temper=0.8),
    Level(24, temper=0.6),  # about as strong as `greedy`
    Level(32, temper=0.45),
    Level(64, temper=0.3),
    Level(150, temper=0.15),
    Level(400),
    Level(1200),
    Level(seconds=2.0),
)


@lru_cache(maxsize=64)
def levels(game: Game, seats: int) -> Sequence[Level]:
    """The ten levels of a game with so many seats; SetupError if its file is wrong."""
    file = files(game.package).joinpath(FILE)
    if not file.is_file():
        return BUILT_IN
    try:
        kept: list[dict[str, Any]] | None = json.loads(file.read_text(encoding="utf-8"))["seats"].get(str(seats))
        found = BUILT_IN if kept is None else tuple(Level(**level) for level in kept)
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise SetupError(f"{game.package}/{FILE} cannot be read: {error}") from None
    if len(found) != len(LEVELS):
        raise SetupError(f"{game.package}/{FILE} has {len(found)} levels for {seats} seats; there should be {len(LEVELS)}")
    return found


def kept_levels(file: Path) -> dict[str, Any]:
    """What a file of levels holds by seat count, nothing if it is not there; SetupError if it cannot be added to."""
    if not file.parent.is_dir():
        raise SetupError(f"{file}: cannot be written: there is no such folder")
    if not file.is_file():
        return {}
    try:
        return dict(json.loads(file.read_text(encoding="utf-8"))["seats"])
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise SetupError(f"{file}: holds no levels to add to: {error}") from None


def write_levels(file: Path, seats: int, found: Sequence[Level]) -> None:
    """Put the levels of one seat count into a game's file; those of other seat counts stay."""
    kept = kept_levels(file)
    kept[str(seats)] = [{name: value for name, value in asdict(level).items() if value or name in ("temper", "rating")} for level in found]
    counts = [f" {json.dumps(count)}: [\n" + ",\n".join(f"  {json.dumps(level)}" for level in kept[count]) + "]" for count in sorted(kept)]
    whole = file.with_suffix(".new")
    whole.write_text('{"seats": {\n' + ",\n".join(counts) + "}}\n", encoding="utf-8")
    whole.replace(file)


class TemperedBot:
    """Searches like a level, and makes one of the moves that were tried: by its temper the one tried most, or another."""

    def __init__(self, game: Game, level: Level, stop: Callable[[], bool] = lambda: False) -> None:
        """`stop` is asked now and then whether to answer at once."""
        self.name = level.bot
        self._temper = level.temper
        self._searcher = searcher(level, game, stop)

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """One of the moves that were tried."""
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        return chosen(self._searcher.search(state, seat, rng).tried(), self._temper, rng)


class LevelBot:
    """Searches as its level says."""

    def __init__(self, game: Game, number: int, stop: Callable[[], bool] = lambda: False) -> None:
        """`stop` is asked now and then whether to answer at once."""
        self.name = f"level:{number}"
        """The name to ask for it by."""
        self._game = game
        self._number = number
        self._stop = stop

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """What its level chooses with so many seats."""
        return thinking_like(levels(self._game, int(state.seats))[self._number - 1], self._game, self._stop).choose(state, seat, rng)


def thinking_like(level: Level, game: Game, stop: Callable[[], bool] = lambda: False) -> SeerBot | TemperedBot:
    """A bot that thinks like a level. One that does not waver answers as soon as its answer is certain."""
    return TemperedBot(game, level, stop) if level.temper else searcher(level, game, stop)


def searcher(level: Level, game: Game, stop: Callable[[], bool] = lambda: False) -> SeerBot:
    """Who searches for a level."""
    return SEARCHERS[level.kind](game, level.seconds, level.simulations, stop)


def chosen(tried: Sequence[tuple[int, int, float]], temper: float, rng: Rng) -> int:
    """One of the moves tried (move, visits, worth): each as likely as visits^(1/temper); with temper 0 the most tried.

    Of several that were tried equally often, temper 0 takes the one that did best.
    """
    if temper == 0:
        return max(tried, key=lambda each: (each[1], each[2]))[0]
    most = max(visits for _, visits, _ in tried)
    chances = [(visits / most) ** (1 / temper) for _, visits, _ in tried]
    left = sum(chances) * rng.below(_PRECISION) / _PRECISION
    for (move, _, _), chance in zip(tried, chances, strict=True):
        left -= chance
        if left < 0:
            return move
    return tried[-1][0]
