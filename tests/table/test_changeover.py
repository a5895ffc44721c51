"""`play.py`: the page opens on one build and goes on with another when that is ready, and nothing is lost on the way."""

import os
import queue
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest

import ridotto
from ridotto import compiled

from .conftest import BOUNDLESS

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0  # seconds for what takes two, on a machine with other work to do
WHEN_TOLD = "import sys, time, pathlib\nwhile not pathlib.Path(sys.argv[1]).exists(): time.sleep(0.02)\nsys.exit(int(pathlib.Path(sys.argv[1]).read_text()))"
"""A compiler that is done when a file is there, with the exit code that it holds."""


class Playing:
    """`play.py` beside such a compiler."""

    def __init__(self, folder: Path) -> None:
        self.build = folder / "build"
        self.build.mkdir()
        package = Path(ridotto.__file__).parent
        (self.build / "ridotto").symlink_to(package)
        for library in package.parent.glob("ridotto*__mypyc*"):
            (self.build / library.name).symlink_to(library)
        self._told = folder / "told"
        self.log = folder / "errors"
        path = os.pathsep.join([str(package.parent), os.environ.get("PYTHONPATH", "")])  # the same build as these tests
        settings = {f"RIDOTTO_{name.upper()}": str(value) for name, value in {"port": 0, "bot_pause": 0, **BOUNDLESS}.items()}
        given = {**os.environ, **settings, "PYTHONPATH": path, "XDG_DATA_HOME": str(folder), "DISPLAY": "", "WAYLAND_DISPLAY": ""}
        command = [sys.executable, str(ROOT / "play.py"), str(self.build), sys.executable, "-c", WHEN_TOLD, str(self._told)]
        with self.log.open("w") as errors:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=given)
        self._said: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()
        found = re.search(r"Ridotto is open at (http://\S+)/ ", self.line())
        assert found is not None, self.log.read_text()
        self.url = found[1]

    def line(self) -> str:
        """The next thing it says."""
        return self._said.get(timeout=PATIENCE)

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._said.put(line)

    def compiler_ends(self, code: int) -> None:
        """Let the compiler be done."""
        written = self._told.with_suffix(".new")
        written.write_text(str(code))
        written.rename(self._told)

    def compilers(self) -> list[psutil.Process]:
        """The compilers that run."""
        return [process for process in psutil.Process(self.process.pid).children() if str(self._told) in process.cmdline()]


@pytest.fixture
def playing(tmp_path: Path) -> Iterator[Playing]:
    running = Playing(tmp_path)
    with ended(running.process):
        yield running


@contextmanager
def ended(process: "subprocess.Popen[str]") -> Iterator[None]:
    try:
        yield
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()


class Anna:
    """A program that plays against bots and repeats a request, with its key, whenever a connection ends without an answer."""

    def __init__(self, url: str) -> None:
        self._client = httpx.Client(base_url=url, timeout=PATIENCE)
        self.table = self._send("/api/tables", {"game": "doge", "seats": 3, "bots": {"1": "random", "2": "random"}})["table"]
        token = self._send(f"/api/tables/{self.table}/join", {"name": "Anna"})["token"]
        self._client.headers["Authorization"] = f"Bearer {token}"
        self.made: list[str] = []
        self.over = False

    def move(self) -> None:
        """Make the first move that is possible, once the bots have made theirs."""
        until = time.monotonic() + PATIENCE
        while True:
            shown = self._get(f"/api/tables/{self.table}")
            self.over = shown["status"] == "over"
            if self.over:
                return
            if 0 in shown["view"]["actors"]:
                break
            assert time.monotonic() < until, "the bots do not move"
            time.sleep(0.01)
        move = shown["view"]["moves"][0]
        self._send(f"/api/tables/{self.table}/moves", {"move": move}, {"Idempotency-Key": f"move {len(self.made)}"})
        self.made.append(move)

    def record(self) -> str:
        """The record of the match."""
        return self._client.get(f"/api/tables/{self.table}/record").raise_for_status().text

    def _get(self, path: str) -> Any:
        return self._again(lambda: self._client.get(path))

    def _send(self, path: str, body: Any, headers: dict[str, str] | None = None) -> Any:
        return self._again(lambda: self._client.post(path, json=body, headers=headers))

    def _again(self, ask: Any) -> Any:
        for _ in range(3):
            try:
                return ask().raise_for_status().json()
            except (httpx.ReadError, httpx.RemoteProtocolError, httpx.WriteError):  # never a refused connection
                continue
        raise AssertionError("the server ends every connection")


def test_a_match_goes_on_across_the_change_and_no_move_is_lost(playing: Playing) -> None:
    anna = Anna(playing.url)
    pid = playing.process.pid
    ends: list[bytes] = []

    def listen() -> None:
        with httpx.stream("GET", f"{playing.url}/api/tables/{anna.table}/stream", timeout=PATIENCE) as stream:
            ends.append(b"".join(stream.iter_bytes())[-2:])

    listening = threading.Thread(target=listen, daemon=True)
    listening.start()
    for _ in range(4):
        anna.move()
    playing.compiler_ends(0)
    while "PYTHONPATH" not in (around := psutil.Process(pid).environ()) or not around["PYTHONPATH"].startswith(str(playing.build)):
        anna.move()
        assert not anna.over, "the match was over before the change"
    assert playing.line() == f"Ridotto continues with the {'compiled' if compiled() else 'interpreted'} rules\n"
    listening.join(PATIENCE)
    assert ends == [b"\n\n"]  # the stream ended whole
    for _ in range(4):
        anna.move()
    assert re.findall(r"^\d+\. 0 (.*?)(?: = \w+)?$", anna.record(), re.MULTILINE) == anna.made
    assert playing.log.read_text() == ""


def test_ctrl_c_ends_the_server_and_the_compiler(playing: Playing) -> None:
    httpx.get(f"{playing.url}/healthz", timeout=PATIENCE).raise_for_status()
    compilers = playing.compilers()
    assert len(compilers) == 1
    playing.process.send_signal(signal.SIGINT)
    assert playing.process.wait(PATIENCE) == 0
    assert psutil.wait_procs(compilers, PATIENCE)[1] == []
    assert playing.log.read_text() == ""


def test_after_a_failed_compilation_the_server_goes_on_as_it_is(playing: Playing) -> None:
    playing.compiler_ends(2)
    assert playing.line() == "The compiled build could not be made; Ridotto continues with the interpreted one.\n"
    time.sleep(0.5)
    httpx.get(f"{playing.url}/healthz", timeout=PATIENCE).raise_for_status()
    assert str(ROOT / "play.py") in psutil.Process(playing.process.pid).cmdline()


def test_without_a_c_compiler_there_is_nothing_to_change_over_to(playing: Playing) -> None:
    (playing.build / "interpreted").touch()
    playing.compiler_ends(0)
    time.sleep(1)
    httpx.get(f"{playing.url}/healthz", timeout=PATIENCE).raise_for_status()
    assert str(ROOT / "play.py") in psutil.Process(playing.process.pid).cmdline()
