"""The real server, `ridotto serve`, in its own process: started, watched and stopped."""

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import psutil

from benchmarks.table.client import Trouble

STARTS_WITHIN = 60.0
STOPS_WITHIN = 30.0
# all players come from one address, and move as often as they are asked to; older versions do not read all of these
LIMITS = ("REQUESTS_PER_MINUTE", "MOVES_PER_MINUTE", "HINTS_PER_MINUTE", "ANALYSES_PER_HOUR", "TABLES_PER_HOUR", "STREAMS_PER_ADDRESS")
NO_LIMITS = {f"RIDOTTO_{limit}": "0" for limit in LIMITS}


@dataclass
class Server:
    """A running server."""

    host: str
    port: int
    process: psutil.Process

    def cpu_seconds(self) -> float:
        """The processor time it has used, including its child processes."""
        return sum(sum(each.cpu_times()[:2]) for each in self._all())

    def bots_cpu_seconds(self) -> float:
        """The processor time that its child processes have used, in which bots think and hints are made."""
        return sum(sum(each.cpu_times()[:2]) for each in self.process.children(recursive=True))

    def memory(self) -> int:
        """The bytes of memory it holds (RSS)."""
        return sum(each.memory_info().rss for each in self._all())

    def _all(self) -> list[psutil.Process]:
        return [self.process, *self.process.children(recursive=True)]


@asynccontextmanager
async def serving(db: str, logs: Path, idle_seconds: float, version: str = "", flags: Sequence[str] = ()) -> AsyncIterator[Server]:
    """Start a server on a free port, and stop it at the end. `version` is a folder with another version of the package."""
    command = [sys.executable, "-m", "ridotto", "serve", "--host", "127.0.0.1", "--port", "0", "--db", db]
    command += ["--idle-seconds", str(idle_seconds), "--grace", "86400", *flags]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("RIDOTTO_") or name == "RIDOTTO_INTERPRETED"}
    environment |= NO_LIMITS
    if version:
        environment["PYTHONPATH"] = version
    with logs.open("ab") as errors:
        # a session of its own: Ctrl-C is for the benchmark, which then stops the server
        child = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, stderr=errors, env=environment, start_new_session=True)
    try:
        host, port = await asyncio.wait_for(_address(child), STARTS_WITHIN)
        yield Server(host, port, psutil.Process(child.pid))
    finally:
        if child.returncode is None:
            child.send_signal(signal.SIGTERM)
            try:
                await asyncio.wait_for(child.wait(), STOPS_WITHIN)
            except TimeoutError:
                child.kill()
                await child.wait()


async def _address(child: asyncio.subprocess.Process) -> tuple[str, int]:
    assert child.stdout is not None
    async for line in child.stdout:
        found = re.search(rb"http://([0-9.]+):(\d+)/", line)
        if found:
            return found[1].decode(), int(found[2])
    raise Trouble(f"the server did not start (code {await child.wait()})")


def troubles(logs: Path) -> list[str]:
    """Lines in which the server complains."""
    return [line for line in logs.read_text(errors="replace").splitlines() if " error " in line[:40] or " warning " in line[:40] or "Traceback" in line]
