"""Server processes that can be killed and are back at once.

`ridotto serve` needs a second of imports before it opens its doors; two hundred starts would be spent with nothing else. So a
nursery imports everything once and then forks: each server is a process of its own, in a process group of its own together
with its bot workers, and runs the command from its first line.
"""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import psutil

import ridotto
from tests.table.clusters import free_port

# __main__ must not be a file: the bot workers would import it
NURSERY = """
import json, os, signal, sys
import alembic.command, alembic.config, psycopg, uvicorn.lifespan.on, uvicorn.loops.auto, uvicorn.protocols.http.auto
import ridotto.table.pages, ridotto.table.serving
from ridotto.cli import main
from ridotto.engine.game import all_games
from ridotto.engine.match import Match
for game in all_games().values():
    Match.new(game, game.seats[0], "warm").view()
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
print("ready", flush=True)
for line in sys.stdin:
    log, flags = json.loads(line)
    child = os.fork()
    if child:
        print(child, flush=True)
        continue
    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    with open(log, "a") as lines, open(os.devnull) as nothing:
        os.dup2(nothing.fileno(), 0)
        os.dup2(lines.fileno(), 1)
        os.dup2(lines.fileno(), 2)
    sys.argv = ["ridotto", "serve", *flags]
    raise SystemExit(main())
"""

FOR_PROGRAMS = {"bot_pause": 0, "requests_per_minute": 0, "moves_per_minute": 0, "tables_per_hour": 0, "streams_per_address": 0}


class Nursery:
    """A process that starts servers."""

    def __init__(self) -> None:
        path = os.pathsep.join([str(Path(ridotto.__file__).parents[1]), os.environ.get("PYTHONPATH", "")])  # the same build as these tests
        given = {name: value for name, value in os.environ.items() if not name.startswith("RIDOTTO_") or name == "RIDOTTO_INTERPRETED"}
        self._process = subprocess.Popen(
            [sys.executable, "-c", NURSERY], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**given, "PYTHONPATH": path}
        )
        assert self._ask(None) == "ready", "the nursery could not import the server"

    def fork(self, log: Path, flags: list[str]) -> int:
        """Start a server and return its process number."""
        return int(self._ask(json.dumps([str(log), flags])))

    def close(self) -> None:
        """End; servers that still run are their owners' business."""
        self._process.kill()
        self._process.wait()

    def _ask(self, question: str | None) -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        if question is not None:
            print(question, file=self._process.stdin, flush=True)
        return self._process.stdout.readline().strip()


class Server:
    """A place at which a server listens, and the process that does so now, if any."""

    def __init__(self, nursery: Nursery, log: Path, **settings: Any) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = log
        self._nursery = nursery
        given = {**FOR_PROGRAMS, "port": self.port, **settings}
        self._flags = [part for name, value in given.items() for part in (f"--{name.replace('_', '-')}", str(value))]
        self.pid = 0

    def start(self) -> None:
        """Start the process; it answers a little later."""
        assert not self.pid, "it runs already"
        self.pid = self._nursery.fork(self.log, self._flags)

    def wait(self, seconds: float = 30.0) -> None:
        """Wait until it answers."""
        until = time.monotonic() + seconds
        while True:
            try:
                httpx.get(f"{self.url}/healthz", timeout=5).raise_for_status()
                return
            except httpx.HTTPError:
                assert is_alive(self.pid), f"the server has ended:\n{self.log.read_text()[-3000:]}"
                assert time.monotonic() < until, f"the server does not answer:\n{self.log.read_text()[-3000:]}"
                time.sleep(0.01)

    def kill(self) -> None:
        """End it and its bot workers as a power cut would."""
        pid, self.pid = self.pid, 0
        if pid:
            os.killpg(pid, signal.SIGKILL)
            _wait_for_end(pid)

    def kill_alone(self) -> None:
        """End the server and not its bot workers."""
        pid, self.pid = self.pid, 0
        os.kill(pid, signal.SIGKILL)
        _wait_for_end(pid)

    def family(self) -> list[int]:
        """The process and all that came from it."""
        return [self.pid, *(child.pid for child in psutil.Process(self.pid).children(recursive=True))]

    def stop(self, seconds: float = 20.0) -> None:
        """Ask it to stop, and wait until it has."""
        pid, self.pid = self.pid, 0
        os.kill(pid, signal.SIGTERM)
        _wait_for_end(pid, seconds)

    def restart(self) -> None:
        """Stop it in an orderly way and start another in its place."""
        self.stop()
        self.start()
        self.wait()


@contextmanager
def places_for(nursery: Nursery, folder: Path, count: int, **settings: Any) -> Iterator[list[Server]]:
    """Places for so many servers, not started yet; whatever runs there in the end is ended."""
    places = [Server(nursery, folder / f"server-{number}.log", **settings) for number in range(count)]
    try:
        yield places
    finally:
        for place in places:
            place.kill()


@contextmanager
def running(nursery: Nursery, folder: Path, count: int, **settings: Any) -> Iterator[list[Server]]:
    """So many servers that answer."""
    with places_for(nursery, folder, count, **settings) as places:
        for place in places:
            place.start()
        for place in places:
            place.wait()
        yield places


def is_alive(pid: int) -> bool:
    """Whether there is such a process."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def _wait_for_end(pid: int, seconds: float = 20.0) -> None:
    until = time.monotonic() + seconds
    while is_alive(pid):
        assert time.monotonic() < until, f"process {pid} does not end"
        time.sleep(0.001)
