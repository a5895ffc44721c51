"""A worker process of a vectorised environment, and its end of the line.

It shares the arrays with its parent as anonymous memory that no name refers to, so nothing is left behind whoever dies
first; it ends when the line to its parent closes.
"""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from mmap import mmap
from typing import Any

from ridotto.adapters.core import Batch
from ridotto.adapters.layout import Layout, Share
from ridotto.adapters.rewards import settler
from ridotto.adapters.setting import Setting
from ridotto.bots import bot_named

DONE = b"done\n"


class Worker:
    """A worker process as its parent sees it."""

    def __init__(self, number: int, memory: int, plan: Mapping[str, Any]) -> None:
        """`memory` is the descriptor of the shared arrays; `plan` says what the worker is to play."""
        self._number = number
        self._process = subprocess.Popen(
            [sys.executable, "-c", "from ridotto.adapters.worker import main; main()"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=(memory,),
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path or os.getcwd() for path in sys.path)},
        )
        self._say(json.dumps({**plan, "memory": memory}))

    def ask(self, what: str, seed: str = "") -> None:
        """Tell it what to do; `wait` waits until it is done."""
        self._say(json.dumps([what, seed]))

    def wait(self) -> None:
        """Until it has done what it was asked."""
        assert self._process.stdout is not None
        if self._process.stdout.readline() != DONE:
            raise RuntimeError(f"worker process {self._number} of the environment has ended (exit code {self._process.wait()})")

    def stop(self) -> None:
        """End it."""
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                with suppress(OSError):  # it has ended before
                    stream.close()
        try:
            self._process.wait(5)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _say(self, line: str) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line.encode() + b"\n")
            self._process.stdin.flush()
        except OSError:
            raise RuntimeError(f"worker process {self._number} of the environment has ended (exit code {self._process.wait()})") from None


def share(layout: Layout, memory: memoryview, setting: Setting, first: int, count: int, limit: int, reward: str, others: str) -> Share:
    """The matches `first` to `first + count - 1`, played here; `others` is a bot's name, or empty."""
    game = setting.game
    bot = bot_named(others, game).choose if others else None
    batch = Batch(setting.start, game.observation.observe, settler(game, reward), first, count, layout.moves, limit, bot)
    return Share(layout, memory, batch)


def main() -> None:
    """The worker's own course: a plan, then one line for each request."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides what an interruption means
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # whatever else prints goes elsewhere
    plan = json.loads(sys.stdin.buffer.readline())
    layout = Layout(**plan["layout"])
    memory = memoryview(mmap(plan["memory"], layout.size))
    setting = Setting.of_package(plan["package"], layout.seats, plan["variant"])
    own = share(layout, memory, setting, plan["first"], plan["count"], plan["limit"], plan["reward"], plan["others"])
    while line := sys.stdin.buffer.readline():
        own.do(*json.loads(line))
        with suppress(BrokenPipeError):  # the parent no longer waits, and its line is about to end
            answers.write(DONE)
