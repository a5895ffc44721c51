"""Many matches at once, stepping in compiled code.

    env = VectorEnv("doge", seats=3, envs=256)
    now = env.reset(seed=1)
    while True:
        now = env.step(policy(now.observations, now.masks))

docs/adapters.md describes it.
"""

import os
import tempfile
from dataclasses import asdict
from mmap import mmap
from types import TracebackType
from typing import Any, NamedTuple

from ridotto.adapters.core.batch import match_seed
from ridotto.adapters.extras import needed
from ridotto.adapters.layout import RESET, STEP, Layout, Share
from ridotto.adapters.rewards import settler
from ridotto.adapters.setting import Setting
from ridotto.adapters.worker import Worker, share
from ridotto.bots import bot_named
from ridotto.engine.errors import IllegalMove, SetupError
from ridotto.engine.fair import draw_secret
from ridotto.engine.game import Game

with needed("vector"):
    import numpy as np
    from numpy.typing import NDArray

SHOWN = 8
"""How many legal moves the sentence about an illegal one names."""


class Now(NamedTuple):
    """What there is to know after a reset or a step, one row for each match.

    These are the environment's own arrays: the next step overwrites them, so copy what you keep. Where `terminated` or
    `truncated` is set, the match has ended and `rewards` are its seats' rewards; the other arrays already show the first
    decision of the next match.
    """

    observations: NDArray[np.float32]
    """What the acting seat can know: the game's BLOCKS."""
    masks: NDArray[np.bool_]
    """Which moves the acting seat may make."""
    actors: NDArray[np.int32]
    """The seat that acts: the lowest of those that owe a decision."""
    rewards: NDArray[np.float32]
    """By seat; 0 unless the match has just ended."""
    terminated: NDArray[np.bool_]
    """Whether the match has come to its end."""
    truncated: NDArray[np.bool_]
    """Whether the match was cut off at the limit."""


class VectorEnv:
    """`envs` matches of one game; a match that ends is followed by another at once."""

    def __init__(
        self,
        slug: Game | str,
        seats: int | None = None,
        envs: int = 64,
        workers: int = 0,
        variant: str = "",
        reward: str = "win",
        limit: int = 0,
        others: str = "",
    ) -> None:
        """With `workers`, as many processes share the matches; without, they are played in this one.

        `reward` is `win` or `margin`; a match is cut off after `limit` decisions, with 0 never. `others` names a bot that
        plays all seats but one: in match `n` you have seat `n % seats` and make its decisions alone.
        """
        self.setting = Setting.named(slug, seats, variant)
        """What is played."""
        settler(self.setting.game, reward)
        if others:
            bot_named(others, self.setting.game)
        for name, value, least in (("envs", envs, 1), ("workers", workers, 0), ("limit", limit, 0)):
            if isinstance(value, bool) or not isinstance(value, int) or value < least:
                raise SetupError(f"{name} must be a whole number from {least} on, not {value!r}")
        if workers > envs:
            raise SetupError(f"{envs} matches cannot be shared by {workers} workers; name at most {envs}")
        self.envs = envs
        """How many matches are played at once."""
        self.seats = self.setting.seats
        """How many seats each of them has."""
        self.seed = ""
        """What the matches' seeds are made from; empty before the first reset."""
        layout = Layout(envs, self.setting.observation_size, self.setting.moves, self.seats)
        self._workers: list[Worker] = []
        self._closed = False
        self._own: Share | None = None
        """The matches, where they are played in this process."""
        if workers == 0:
            self._lay_out(layout, memoryview(bytearray(layout.size)))
            self._own = share(layout, self._memory, self.setting, 0, envs, limit, reward, others)
        else:
            descriptor = _anonymous(layout.size)
            try:
                self._lay_out(layout, memoryview(mmap(descriptor, layout.size)))
                plan = {"layout": asdict(layout), "package": self.setting.game.package, "variant": variant, "limit": limit, "reward": reward, "others": others}
                for n in range(workers):
                    first = n * envs // workers
                    part = {"first": first, "count": (n + 1) * envs // workers - first}
                    self._workers.append(Worker(n, descriptor, {**plan, **part}))
            except BaseException:
                self.close()
                raise
            finally:
                os.close(descriptor)

    def _lay_out(self, layout: Layout, memory: memoryview) -> None:
        """The arrays, as views of the memory."""

        def array(name: str, kind: Any, *shape: int) -> Any:
            at, row = layout.parts()[name]
            return np.frombuffer(memory, kind, layout.envs * row // np.dtype(kind).itemsize, at).reshape(layout.envs, *shape)

        self._memory = memory
        self._actions: NDArray[np.int32] = array("actions", np.int32)
        self._every = np.arange(layout.envs)
        self.now = Now(
            array("observations", np.float32, layout.numbers),
            array("masks", np.bool_, layout.moves),
            array("actors", np.int32),
            array("rewards", np.float32, layout.seats),
            array("terminated", np.bool_),
            array("truncated", np.bool_),
        )

    # ---- play ----

    def reset(self, seed: int | str | None = None) -> Now:
        """Begin all matches anew; the same seed gives the same matches, whatever the number of workers."""
        self._demand_open()
        self.seed = draw_secret() if seed is None else str(seed)
        self._do(RESET, self.seed)
        return self.now

    def step(self, actions: Any) -> Now:
        """Make one move in each match. IllegalMove (a ValueError) names the first illegal one; then none has been made."""
        self._demand_open()
        if not self.seed:
            raise RuntimeError("reset the environment before its first step")
        moves = np.asarray(actions)
        if moves.shape != (self.envs,) or moves.dtype.kind not in "iu":
            raise IllegalMove(f"a step needs {self.envs} whole numbers, one move for each match; these are {moves.dtype} of shape {moves.shape}")
        inside = (moves >= 0) & (moves < self.setting.moves)
        legal = self.now.masks[self._every, np.where(inside, moves, 0)] & inside
        if not legal.all():
            raise IllegalMove(self._complaint(moves, int(np.argmin(legal))))
        self._actions[:] = moves
        self._do(STEP)
        return self.now

    def sample(self, generator: np.random.Generator) -> NDArray[np.int64]:
        """A random legal move for each match."""
        found = np.flatnonzero(self.now.masks)  # many times as quick as np.nonzero where masks are wide
        rows, moves = np.divmod(found, self.setting.moves)
        counts = np.bincount(rows, minlength=self.envs)
        first = np.cumsum(counts) - counts
        return np.asarray(moves[first + (generator.random(self.envs) * counts).astype(np.int64)])

    def seed_of(self, env: int, number: int = 0) -> str:
        """The seed of the match that place `env` began as its `number`-th since the reset, from 0: `Match.new` plays it again."""
        return match_seed(self.seed, env, number)

    def _complaint(self, moves: NDArray[Any], env: int) -> str:
        codec = self.setting.game.codec
        move, legal = int(moves[env]), [int(option) for option in np.flatnonzero(self.now.masks[env])]
        name = f"{move} ({codec.text(move)!r})" if 0 <= move < codec.size else f"{move}, which is no move of the game (0 to {codec.size - 1}),"
        shown = ", ".join(f"{option} ({codec.text(option)!r})" for option in legal[:SHOWN])
        more = f" and {len(legal) - SHOWN} more" if len(legal) > SHOWN else ""
        return f"in match {env} the move {name} is not possible for seat {int(self.now.actors[env])}; possible: {shown}{more}; no match was stepped"

    # ---- processes ----

    def _do(self, what: str, seed: str = "") -> None:
        """Reset or step all matches; if that is interrupted, the environment is closed: they are no longer in step."""
        try:
            if self._own is not None:
                self._own.do(what, seed)
            for worker in self._workers:
                worker.ask(what, seed)
            for worker in self._workers:
                worker.wait()
        except BaseException:
            self.close()
            raise

    def _demand_open(self) -> None:
        if self._closed:
            raise RuntimeError("this environment is closed; make another")

    def close(self) -> None:
        """End the workers. The arrays stay readable."""
        self._closed = True
        for worker in self._workers:
            worker.stop()
        self._workers = []

    def __enter__(self) -> "VectorEnv":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def __del__(self) -> None:
        if getattr(self, "_workers", None):
            self.close()


def _anonymous(size: int) -> int:
    """The descriptor of memory without a name, which goes when the last process that has it ends."""
    if os.name != "posix":
        raise SetupError("worker processes need Linux or macOS; use workers=0 here")
    if hasattr(os, "memfd_create"):
        descriptor = os.memfd_create("ridotto")
    else:
        with tempfile.TemporaryFile() as file:
            descriptor = os.dup(file.fileno())
    os.truncate(descriptor, size)
    return descriptor
