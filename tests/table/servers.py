"""Server processes that can be killed and are back at once.

`ridotto serve` needs a second of imports and half a second of templates before it opens its doors; two hundred starts would be
spent with nothing else. So a nursery loads everything once and then forks: each server is a process of its own, in a process
group of its own together with its bot workers, and runs the command from its first line.
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
from threading import Lock
from typing import Any

import httpx
import psutil

import ridotto
from tests.table.clusters import free_port

# __main__ must not be a file: the bot workers would import it. A child that has ended keeps its number until somebody asks for its end.
NURSERY = """
import ctypes, gc, json, os, signal, sys
import alembic.command, alembic.config, psycopg, uvicorn.lifespan.on, uvicorn.loops.auto, uvicorn.protocols.http.auto
import ridotto.table.server
from ridotto.cli import main
from ridotto.engine.game import all_games
from ridotto.engine.match import Match
from ridotto.table.app import create_app
from ridotto.table.pages.rendering import warm_up
from ridotto.table.settings import Settings
warm_up()
create_app(Settings(members="on"))  # loads every page and every template
for game in all_games().values():
    Match.new(game, game.seats[0], "warm").view()
gc.collect()
gc.freeze()  # a server that collects at its start would get a copy of all this
END_WITH_PARENT = 1
ended = set()
print("ready", flush=True)
for line in sys.stdin:
    what, *details = json.loads(line)
    if what == "ended":
        child, = details
        if child not in ended and os.waitpid(child, os.WNOHANG)[0] == child:
            ended.add(child)
        print(int(child in ended), flush=True)
        continue
    log, flags = details
    child = os.fork()
    if child:
        ended.discard(child)
        print(child, flush=True)
        continue
    os.setsid()
    ctypes.CDLL(None).prctl(END_WITH_PARENT, signal.SIGKILL)
    with open(log, "a") as lines, open(os.devnull) as nothing:
        os.dup2(nothing.fileno(), 0)
        os.dup2(lines.fileno(), 1)
        os.dup2(lines.fileno(), 2)
    sys.argv = ["ridotto", "serve", *flags]
    raise SystemExit(main())
"""

FOR_PROGRAMS = {
    "bot_pause": 0,
    "requests_per_minute": 0,
    "moves_per_minute": 0,
    "hints_per_minute": 0,
    "analyses_per_hour": 0,
    "analysis_seconds": 2,
    "tables_per_hour": 0,
    "streams_per_address": 0,
}


class Nursery:
    """A process that starts servers."""

    def __init__(self) -> None:
        path = os.pathsep.join([str(Path(ridotto.__file__).parents[1]), os.environ.get("PYTHONPATH", "")])  # the same build as these tests
        self._one_at_a_time = Lock()
        given = {name: value for name, value in os.environ.items() if not name.startswith("RIDOTTO_") or name == "RIDOTTO_INTERPRETED"}
        self._process = subprocess.Popen(
            [sys.executable, "-c", NURSERY],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**given, "PYTHONPATH": path},
            start_new_session=True,  # Ctrl-C is not for it: whoever has started it ends it
        )
        assert self._ask(None) == "ready", "the nursery could not import the server"

    def fork(self, log: Path, flags: list[str]) -> int:
        """Start a server and return its process number."""
        return int(self._ask(json.dumps(["fork", str(log), flags])))

    def has_ended(self, pid: int) -> bool:
        """Whether a server has ended."""
        return self._ask(json.dumps(["ended", pid])) == "1"

    def close(self) -> None:
        """End, and all servers with it. It ends by itself, too, when nobody is there to speak to it."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(20)

    def _ask(self, question: str | None) -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with self._one_at_a_time:
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
                assert not self._nursery.has_ended(self.pid), f"the server has ended:\n{self.log.read_text()[-3000:]}"
                assert time.monotonic() < until, f"the server does not answer:\n{self.log.read_text()[-3000:]}"
                time.sleep(0.01)

    def kill(self) -> None:
        """End it and its bot workers as a power cut would."""
        if self.pid:
            os.killpg(self.pid, signal.SIGKILL)
            self._wait_for_end()

    def kill_alone(self) -> None:
        """End the server and not its bot workers."""
        os.kill(self.pid, signal.SIGKILL)
        self._wait_for_end()

    def stop(self) -> None:
        """Ask it to stop, and wait until it has."""
        os.kill(self.pid, signal.SIGTERM)
        self._wait_for_end()

    def family(self) -> list[psutil.Process]:
        """The process and all that came from it."""
        server = psutil.Process(self.pid)
        return [server, *server.children(recursive=True)]

    def restart(self) -> None:
        """Stop it in an orderly way and start another in its place."""
        self.stop()
        self.start()
        self.wait()

    def _wait_for_end(self, seconds: float = 20.0) -> None:
        until = time.monotonic() + seconds
        while not self._nursery.has_ended(self.pid):
            assert time.monotonic() < until, f"process {self.pid} does not end"
            time.sleep(0.001)
        self.pid = 0


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


def is_alive(process: psutil.Process) -> bool:
    """Whether a process runs; one that has ended and is still in the kernel's list does not."""
    try:
        return bool(process.is_running() and process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False
