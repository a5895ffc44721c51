"""docs/tutorials/host-a-table.md is true: its commands start servers that people reach, and that continue where they stopped."""

import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.tutorials.pages import PATIENCE, Workshop, commands, tutorial

from .clusters import Cluster, ensure_postgresql, free_port

TEXT = tutorial("host-a-table")
AT_HOME, BEHIND_A_PROXY, INSTALL, CREATE, WITH_POSTGRESQL = commands(TEXT)


@contextmanager
def serving(workshop: Workshop, command: str, **more: str) -> Iterator[str]:
    """A server started by a command of the tutorial, on another port; the address at which it can be reached here."""
    port = free_port()
    words = [sys.executable, "-m", *shlex.split(command), "--port", str(port)]
    log = workshop.folder / f"{port}.log"
    with log.open("w") as lines:
        server = subprocess.Popen(words, cwd=workshop.folder, env={**workshop.environment(), **more}, stdout=lines, stderr=lines)
    try:
        until = time.monotonic() + PATIENCE
        while "Ridotto is listening at" not in log.read_text():
            assert server.poll() is None, log.read_text()
            assert time.monotonic() < until, "the server does not start"
            time.sleep(0.05)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.send_signal(signal.SIGINT)
        assert server.wait(PATIENCE) == 0


def opened(url: str) -> str:
    """A table for two, and one friend who has sat down at it."""
    table = httpx.post(f"{url}/api/tables", json={"game": "palazzo", "seats": 2}, timeout=PATIENCE).raise_for_status().json()["table"]
    httpx.post(f"{url}/api/tables/{table}/join", json={"name": "Anna"}, timeout=PATIENCE).raise_for_status()
    return str(table)


def waits_for_one(url: str, table: str) -> bool:
    """Whether the table is there, with Anna at it and a seat free."""
    seats = httpx.get(f"{url}/api/tables/{table}", timeout=PATIENCE).raise_for_status().json()["seats"]
    return [seat["name"] for seat in seats] == ["Anna", None]


def test_a_table_at_home_is_there_again_after_the_server_was_stopped(tmp_path: Path) -> None:
    workshop = Workshop(tmp_path)
    with serving(workshop, AT_HOME) as url:
        table = opened(url)
        assert "Open a table" in httpx.get(url, timeout=PATIENCE).text
    with serving(workshop, AT_HOME) as url:
        assert waits_for_one(url, table)


def test_behind_a_proxy_links_have_the_public_address(tmp_path: Path) -> None:
    (public,) = re.findall(r"--public-url (\S+)", BEHIND_A_PROXY)
    with serving(Workshop(tmp_path), BEHIND_A_PROXY) as url:
        watch = httpx.post(f"{url}/api/tables", json={"game": "palazzo", "seats": 2}, timeout=PATIENCE).raise_for_status().json()["watch"]
        assert watch.startswith(f"{public}/t/")


def test_with_postgresql_any_server_serves_any_table(tmp_path: Path, cluster: Cluster) -> None:
    """The names of the database and of its user come from the environment, as `createdb` and the driver read it."""
    assert INSTALL == "pip install 'ridotto[postgresql]'"
    workshop = Workshop(tmp_path)
    place = {"PGHOST": "127.0.0.1", "PGPORT": str(cluster.port), "PGUSER": "postgres"}
    programs = os.pathsep.join([str(ensure_postgresql()), os.environ["PATH"]])
    subprocess.run(shlex.split(CREATE), env={**os.environ, **place, "PATH": programs}, check=True, timeout=PATIENCE)
    with serving(workshop, WITH_POSTGRESQL, **place) as one, serving(workshop, WITH_POSTGRESQL, **place) as another:
        assert waits_for_one(another, opened(one))
