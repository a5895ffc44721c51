"""Work in shards: numbers handed out in ranges to this process, to several, or to a Ray cluster.

A shard is a range of match numbers. What is made of a number depends on the number alone, so neither the size of shards
nor who works on them changes a result. Shards begin small and grow until one takes about `SHARD_SECONDS`: short matches
are not slowed by being handed out one by one, and long ones are not lost by the dozen when something is interrupted.
"""

import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from time import perf_counter
from typing import Generic, Protocol, TypeVar

from ridotto.engine.errors import SetupError

SHARD_SECONDS = 1.0
LARGEST_SHARD = 1000
AHEAD = 2
"""How many shards a worker has waiting for it, the one it works on included."""

P = TypeVar("P", contravariant=True)
R = TypeVar("R")

Work = Callable[[P, range], R]
"""Does a shard by a plan. It is sent to other processes: a function of a module, with a plan that can be pickled."""


class Pace:
    """How large the next shard should be."""

    def __init__(self) -> None:
        self.size = 1

    def learn(self, count: int, seconds: float) -> None:
        """A shard of `count` took this long: aim at SHARD_SECONDS, growing at most fourfold."""
        fitting = int(count * SHARD_SECONDS / max(seconds, 1e-6))
        self.size = max(1, min(fitting, 4 * max(self.size, count), LARGEST_SHARD))


def shards(numbers: Iterable[int], pace: Pace) -> Iterator[range]:
    """The numbers, ascending, as ranges without a gap, each at most as large as the pace says when it begins."""
    first = last = most = -1
    for number in numbers:
        if first >= 0 and (number != last + 1 or number - first >= most):
            yield range(first, last + 1)
            first = -1
        if first < 0:
            first, most = number, pace.size
        last = number
    if first >= 0:
        yield range(first, last + 1)


@dataclass(frozen=True)
class Done(Generic[R]):
    """A shard that was worked on: its `numbers`, the `result`, and how many `seconds` it took."""

    numbers: range
    result: R
    seconds: float


class Workers(Protocol):
    """Whoever works on shards: `Here`, `Processes`, or a Ray cluster."""

    def do(self, work: Work[P, R], plan: P, numbers: Iterable[int]) -> Generator[Done[R], None, None]:
        """Work on all numbers, and yield the shards as they are done, in any order.

        Closing the iterator stops the work; what was under way is lost.
        """


def timed(work: Work[P, R], plan: P, numbers: range) -> Done[R]:
    """Work on a shard, and note how long that took."""
    began = perf_counter()
    result = work(plan, numbers)
    return Done(numbers, result, perf_counter() - began)


class Here:
    """This process, one shard after another."""

    def do(self, work: Work[P, R], plan: P, numbers: Iterable[int]) -> Generator[Done[R], None, None]:
        """See `Workers`."""
        pace = Pace()
        for shard in shards(numbers, pace):
            done = timed(work, plan, shard)
            pace.learn(len(shard), done.seconds)
            yield done


@dataclass(frozen=True)
class Processes:
    """Several processes of this machine: as many as `jobs` says."""

    jobs: int

    def do(self, work: Work[P, R], plan: P, numbers: Iterable[int]) -> Generator[Done[R], None, None]:
        """See `Workers`."""
        pace = Pace()
        waiting = shards(numbers, pace)
        others = set(multiprocessing.active_children())
        pool = ProcessPoolExecutor(self.jobs, mp_context=multiprocessing.get_context("spawn"), initializer=_leave_interrupts)
        running: set[Future[Done[R]]] = set()
        try:
            while True:
                for shard in waiting:
                    running.add(pool.submit(timed, work, plan, shard))
                    if len(running) >= AHEAD * self.jobs:
                        break
                if not running:
                    return
                finished, running = wait(running, return_when=FIRST_COMPLETED)
                for future in finished:
                    done = future.result()
                    pace.learn(len(done.numbers), done.seconds)
                    yield done
        except BrokenProcessPool:
            raise SetupError("a process that played matches was killed; what was played before is kept, and the same command continues it") from None
        finally:
            if running:  # stopped early: what is under way may take minutes, and nobody waits for it any more
                for child in set(multiprocessing.active_children()) - others:
                    child.terminate()
            pool.shutdown(wait=True, cancel_futures=True)


def _leave_interrupts() -> None:
    """Ctrl-C reaches every process of a terminal; only the parent should act on it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def workers(jobs: int, ray: str = "") -> Workers:
    """Those who do the work: a Ray cluster if its address is given, otherwise `jobs` processes."""
    if jobs < 1:
        raise SetupError(f"there must be at least one process; asked for {jobs}")
    if ray:
        from ridotto.arena.ray_workers import RayWorkers

        return RayWorkers(ray)
    return Here() if jobs == 1 else Processes(jobs)
