"""What bots' processes do: think about an imagined position. Of the server they load nothing else."""

import multiprocessing
import os
import signal
from dataclasses import dataclass
from functools import lru_cache
from threading import Thread
from time import perf_counter
from typing import Any

from ridotto.bots import GuardedBot, bot_named
from ridotto.bots.analysis import Look, carry_out
from ridotto.bots.hints import Hint, hints
from ridotto.engine.edition import Edition
from ridotto.engine.game import game_named
from ridotto.engine.parcel import unpack
from ridotto.engine.rng import Rng

NICENESS = 10
"""How much the system prefers other processes: at 10 a bot's gets a tenth of a core that the server wants too."""


@dataclass(frozen=True)
class Choice:
    """A bot's move."""

    move: int
    failure: str = ""
    """What the bot did wrong if the move is a random one, made for it."""


def think(game: str, variant: str, edition: str, parcel: dict[str, Any], seat: int, bot: str, rng: list[list[int]], seconds: float) -> Choice:
    """Unpack the imagined position and ask the bot, which should answer within `seconds`."""
    until = perf_counter() + seconds
    chosen = game_named(game)
    state = unpack(parcel, chosen, variant, _edition(game, edition) if edition else None)
    failures: list[str] = []
    player = GuardedBot(bot_named(bot, chosen, lambda: perf_counter() > until), failures.append)
    return Choice(player.choose(state, seat, Rng.from_numbers(rng)), "; ".join(failures))


def think_of_hints(game: str, variant: str, edition: str, parcel: dict[str, Any], seat: int, rng: list[list[int]], seconds: float) -> list[Hint]:
    """Unpack the imagined position and look for hints, which should be found within `seconds`."""
    until = perf_counter() + seconds
    chosen = game_named(game)
    state = unpack(parcel, chosen, variant, _edition(game, edition) if edition else None)
    return hints(chosen, state, seat, Rng.from_numbers(rng), lambda: perf_counter() > until)


def think_back(
    game: str, variant: str, edition: str, parcel: dict[str, Any], seat: int, played: int, before: Look | None, rng: list[list[int]], seconds: float
) -> Look:
    """Unpack the imagined position of a decision that was made, and look at it."""
    chosen = game_named(game)
    state = unpack(parcel, chosen, variant, _edition(game, edition) if edition else None)
    return carry_out(chosen, state, seat, played, before, Rng.from_numbers(rng), seconds)


@lru_cache(maxsize=16)
def _edition(game: str, text: str) -> Edition:
    return game_named(game).parse_edition(text, "edition of the table")


def is_there() -> bool:
    """Answered as soon as the process has started."""
    return True


def begin() -> None:
    """Let others go first, and ignore Ctrl-C: the server ends these processes itself. If it was killed, they end by themselves."""
    if hasattr(os, "nice"):  # not on Windows
        os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)
