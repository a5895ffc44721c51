"""The processes in which bots think. All they are sent is an imagined position.

There are few of them for all tables together, and the system runs them only when nobody else wants its cores: a busy
house slows bots down, never people. What runs in them is in `thinking.py`.
"""

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from time import perf_counter
from typing import Any, TypeVar

from ridotto.bots import RandomBot
from ridotto.bots.analysis import Look, Step
from ridotto.bots.guarded import failure
from ridotto.bots.hints import Hint
from ridotto.engine.game import Game
from ridotto.engine.parcel import pack
from ridotto.engine.rng import Rng
from ridotto.engine.state import State
from ridotto.table.metrics import Metrics
from ridotto.table.service.bot_queue import BotQueue, Rank
from ridotto.table.thinking import Choice, begin, is_there, think, think_back, think_of_hints

IN_TIME = 0.8
"""The part of its time after which a bot that searches is told to answer with what it has found."""
HINT_SECONDS = 0.8
"""How long a hint may think."""
LOOK_SECONDS = 30.0
"""How long a look of an analysis may take before its process is given up; it is told to stop long before."""

KINDS = {Rank.HINT: "hint", Rank.WITH_PEOPLE: "move", Rank.AMONG_BOTS: "move among bots", Rank.ANALYSIS: "analysis"}
"""What is asked for, as the metrics name it."""

log = logging.getLogger("ridotto.table")

Answer = TypeVar("Answer")


class BotProcesses:
    """A pool of bot processes.

    Each thinks about one decision at a time; waiting for a free one does not use up thinking time.
    """

    def __init__(self, workers: int, seconds: float, metrics: Metrics | None = None) -> None:
        self._seconds = seconds
        self._metrics = metrics or Metrics()
        self._processes = [_BotProcess() for _ in range(workers)]
        self._queue = BotQueue(self._processes)

    async def choose(self, table: str, people: bool, game: Game, state: State, variant: str, edition: str, seat: int, bot: str, seed: str) -> Choice:
        """A bot's move for a seat at a table where people play, or only bots.

        If the bot thinks too long, or fails, the move is random.
        """
        rng = Rng.from_seed(seed)
        imagined = state.imagine(seat, rng)
        question = (game.slug, variant, edition, pack(imagined), seat, bot, _thinking(seed), self._seconds * IN_TIME)
        try:
            choice = await self._ask(table, Rank.WITH_PEOPLE if people else Rank.AMONG_BOTS, think, question)
        except Exception as error:
            choice = Choice(RandomBot().choose(imagined, seat, rng), failure(error))
        if choice.failure:
            self._metrics.bot_forfeits.inc()
            log.warning("a bot failed and a random move is made for it", extra={"table": table, "seat": seat, "bot": bot, "error": choice.failure})
        return choice

    async def hints(self, table: str, game: Game, state: State, variant: str, edition: str, seat: int, seed: str) -> list[Hint]:
        """Hints for a seat. Raises if the process fails or does not answer."""
        imagined = state.imagine(seat, Rng.from_seed(seed))
        seconds = min(HINT_SECONDS, self._seconds * IN_TIME)
        return await self._ask(table, Rank.HINT, think_of_hints, (game.slug, variant, edition, pack(imagined), seat, _thinking(seed), seconds))

    async def look(self, table: str, game: Game, step: Step, variant: str, edition: str) -> Look:
        """A look of an analysis. Raises if the process fails or does not answer."""
        asked, chance = step.question, Rng.from_seed(step.seed).numbers()
        question = (game.slug, variant, edition, pack(asked.state), asked.seat, asked.played, step.before, chance, step.seconds)
        return await self._ask(table, Rank.ANALYSIS, think_back, question, LOOK_SECONDS)

    async def _ask(self, table: str, rank: Rank, work: Callable[..., Answer], question: tuple[Any, ...], seconds: float = 0.0) -> Answer:
        """What a process answers, as soon as one is free, within so many seconds (0: those of a bot)."""
        process = await self._queue.take(table, rank)
        began = perf_counter()
        try:
            return await process.ask(work, question, seconds or self._seconds)
        finally:
            self._metrics.bot_seconds.labels(KINDS[rank]).observe(perf_counter() - began)
            self._queue.give_back(process)

    def measure(self) -> None:
        """Note how many questions wait."""
        for rank, count in self._queue.waiting().items():
            self._metrics.bot_waiting.labels(KINDS[rank]).set(count)

    def close(self) -> None:
        """End the processes, and wait until they are gone."""
        for process in self._processes:
            process.end(wait=True)


class _BotProcess:
    """One process."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, work: Callable[..., Answer], question: tuple[Any, ...], seconds: float) -> Answer:
        """The answer; TimeoutError after `seconds`, not counting the start of the process. OSError if none can be started."""
        loop = asyncio.get_running_loop()
        try:
            if self._pool is None:
                self._pool = ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"), initializer=begin)
                await loop.run_in_executor(self._pool, is_there)
            return await asyncio.wait_for(loop.run_in_executor(self._pool, work, *question), seconds)
        except (OSError, BrokenProcessPool):  # TimeoutError is one too; a pool without a process would keep every question
            self.end()
            raise

    def end(self, wait: bool = False) -> None:
        """Kill the process, even one that never stops thinking; the next question starts another."""
        if self._pool is not None:
            for process in list((getattr(self._pool, "_processes", None) or {}).values()):
                process.kill()  # a shutdown would wait for its answer
            self._pool.shutdown(wait, cancel_futures=True)
            self._pool = None


def _thinking(seed: str) -> list[list[int]]:
    """Chance for a process to think with: not the seed itself, from which the deal follows."""
    return Rng.from_seed(f"{seed}/thinking").numbers()
