"""The processes in which bots think. All they are sent is an imagined position."""

import asyncio
import logging
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from threading import Thread
from typing import Any

from ridotto.bots import bot_named
from ridotto.engine.edition import Edition
from ridotto.engine.game import Game, game_named
from ridotto.engine.parcel import pack, unpack
from ridotto.engine.rng import Rng
from ridotto.engine.state import State

log = logging.getLogger("ridotto.table")


class BotProcesses:
    """A pool of bot processes.

    Each thinks about one decision at a time; waiting for a free one does not use up thinking time.
    """

    def __init__(self, workers: int, seconds: float) -> None:
        self._seconds = seconds
        self._processes = [_BotProcess() for _ in range(workers)]
        self._free: asyncio.Queue[_BotProcess] = asyncio.Queue()
        for process in self._processes:
            self._free.put_nowait(process)

    async def choose(self, game: Game, state: State, variant: str, edition: str, seat: int, bot: str, seed: str) -> int:
        """A bot's move for a seat. If the bot thinks too long, or fails, the move is random."""
        rng = Rng.from_seed(seed)
        imagined = state.imagine(seat, rng)
        question = (game.slug, variant, edition, pack(imagined), seat, bot, f"{seed}/thinking")
        process = await self._free.get()
        try:
            return await process.ask(question, self._seconds)
        except Exception as error:
            log.warning("a bot failed and a random move is made for it", extra={"bot": bot, "error": type(error).__name__})
            legal = imagined.legal(seat)
            return legal[rng.below(len(legal))]
        finally:
            self._free.put_nowait(process)

    def close(self) -> None:
        """End the processes, and wait until they are gone."""
        for process in self._processes:
            process.end(wait=True)


class _BotProcess:
    """One process."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, question: tuple[Any, ...], seconds: float) -> int:
        """The answer; TimeoutError after `seconds`, not counting the start of the process."""
        loop = asyncio.get_running_loop()
        try:
            if self._pool is None:
                self._pool = ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"), initializer=_begin)
                await loop.run_in_executor(self._pool, _is_there)
            return await asyncio.wait_for(loop.run_in_executor(self._pool, think, *question), seconds)
        except (TimeoutError, BrokenProcessPool):
            self.end()
            raise

    def end(self, wait: bool = False) -> None:
        """Kill the process, even one that never stops thinking; the next question starts another."""
        if self._pool is not None:
            processes = list((getattr(self._pool, "_processes", None) or {}).values())  # a shutdown would wait for it
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
            if wait:
                self._pool.shutdown()
            self._pool = None


def think(game: str, variant: str, edition: str, parcel: dict[str, Any], seat: int, bot: str, seed: str) -> int:
    """In the other process: unpack the imagined position and ask the bot."""
    chosen = game_named(game)
    state = unpack(parcel, chosen, variant, _edition(game, edition) if edition else None)
    return int(bot_named(bot, chosen).choose(state, seat, Rng.from_seed(seed)))


def _is_there() -> bool:
    """Answered as soon as the process has started."""
    return True


@lru_cache(maxsize=16)
def _edition(game: str, text: str) -> Edition:
    return game_named(game).parse_edition(text, "edition of the table")


def _begin() -> None:
    """Ignore Ctrl-C, as the server ends these processes itself; if the server was killed, they end by themselves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)
