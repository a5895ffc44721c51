"""Shards on a Ray cluster (extra `ridotto[ray]`): the same work, on as many machines as there are.

Ridotto must be installed on every node, in the same version. Ray plays the shard of a worker that was killed again, on
another; since a match depends on its number alone, the results are the same as on one machine.
"""

import sys
from collections.abc import Generator, Iterable
from contextlib import redirect_stdout
from typing import Any

from ridotto.arena.shards import AHEAD, Done, P, Pace, R, Work, shards, timed
from ridotto.engine.errors import SetupError

RETRIES = 20
"""How often a shard is played again when its worker is lost."""


class RayWorkers:
    """The workers of a cluster."""

    def __init__(self, address: str) -> None:
        """Join the cluster at an address; `auto` is the one that this machine belongs to, or a new one on it."""
        try:
            import ray
        except ImportError:
            raise SetupError("Ray is not installed; pip install 'ridotto[ray]' adds it") from None
        self._ray: Any = ray
        if not self._ray.is_initialized():
            self._join(address)
        self.count = max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def _join(self, address: str) -> None:
        quiet = {"log_to_driver": False, "logging_level": "ERROR"}
        try:
            self._ray.init(address=address, **quiet)
        except ConnectionError as error:
            if address != "auto":
                raise SetupError(f"there is no Ray cluster at {address}: {str(error).splitlines()[0]}") from None
            self._ray.init(include_dashboard=False, **quiet)

    def do(self, work: Work[P, R], plan: P, numbers: Iterable[int]) -> Generator[Done[R], None, None]:
        """See `shards.Workers`."""
        with redirect_stdout(sys.stderr):  # where Ray tells of killed workers; what we write for programs must stay clean
            yield from self._do(work, plan, numbers)

    def _do(self, work: Work[P, R], plan: P, numbers: Iterable[int]) -> Generator[Done[R], None, None]:
        ray, pace = self._ray, Pace()
        shard_task = ray.remote(num_cpus=1, max_retries=RETRIES, retry_exceptions=False)(timed)
        sent = ray.put(plan)
        waiting = shards(numbers, pace)
        running: list[Any] = []
        try:
            while True:
                for shard in waiting:
                    running.append(shard_task.remote(work, sent, shard))
                    if len(running) >= AHEAD * self.count:
                        break
                if not running:
                    return
                finished, running = ray.wait(running, num_returns=1)
                for done in ray.get(finished):
                    pace.learn(len(done.numbers), done.seconds)
                    yield done
        except ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except ray.exceptions.RayError as error:
            raise SetupError(f"the Ray cluster failed: {str(error).splitlines()[0]}; what was played before is kept") from None
        finally:
            for task in running:
                ray.cancel(task, force=True)
