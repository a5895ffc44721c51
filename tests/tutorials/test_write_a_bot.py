"""docs/tutorials/write-a-bot.md is true: its bot has 20 lines, is installed, found, measured, and plays at a table."""

import json
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.table.clusters import free_port

from .pages import PATIENCE, Workshop, blocks, commands, tutorial

TEXT = tutorial("write-a-bot")
(SOURCE,) = blocks(TEXT, "python")
(PROJECT,) = blocks(TEXT, "toml")
INSTALL, LIST, AGAINST_RANDOM, AGAINST_GREEDY, OPEN = commands(TEXT)


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    """The folder of the tutorial, with its package installed: into a folder instead of this environment, and without a network."""
    assert INSTALL == "pip install -e ."
    folder = tmp_path_factory.mktemp("my-bots")
    (folder / "my_bots.py").write_text(SOURCE, encoding="utf-8")
    (folder / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
    plain = Workshop(folder)
    plain.run(f"{shlex.quote(sys.executable)} -m pip install --quiet --no-deps --no-index --no-build-isolation --target installed .")
    return Workshop(folder, (*plain.path, folder / "installed"))


def test_the_bot_has_twenty_lines() -> None:
    assert len(SOURCE.splitlines()) == 20


def test_it_is_listed(workshop: Workshop) -> None:
    last = workshop.run(LIST).rstrip().splitlines()[-1]
    assert "dreamer" in last.partition(". ")[0].split(", ")[-1]


def test_the_arena_finds_what_the_tutorial_shows(workshop: Workshop) -> None:
    (shown,) = blocks(TEXT)
    said = workshop.run(AGAINST_RANDOM)
    for line in shown.splitlines():
        assert line in said


def test_it_loses_to_who_knows_the_game(workshop: Workshop) -> None:
    shares = {bot["name"]: bot["win_share"] for bot in json.loads(workshop.run(f"{AGAINST_GREEDY} --json"))["bots"]}
    assert shares["dreamer"] < 0.5 < shares["greedy"]


@contextmanager
def serving(workshop: Workshop) -> Iterator[str]:
    """`ridotto serve`, and its address."""
    url = f"http://127.0.0.1:{free_port()}"
    command = [sys.executable, "-m", "ridotto", "serve", "--port", url.rpartition(":")[2], "--bot-pause", "0", "--moves-per-minute", "0"]
    log = workshop.folder / "server.log"
    with log.open("w") as lines:
        server = subprocess.Popen(command, cwd=workshop.folder, env=workshop.environment(), stdout=lines, stderr=lines)
    try:
        until = time.monotonic() + PATIENCE
        while "is listening" not in log.read_text():
            assert server.poll() is None, log.read_text()
            assert time.monotonic() < until, "the server does not start"
            time.sleep(0.05)
        yield url
    finally:
        server.terminate()
        server.wait(PATIENCE)


def test_it_plays_at_a_table(workshop: Workshop) -> None:
    words = shlex.split(OPEN)
    assert words[:3] == ["curl", "-X", "POST"]
    with serving(workshop) as url, httpx.Client(timeout=PATIENCE) as client:
        address = words[3].replace("http://127.0.0.1:8471", url)
        table = client.post(address, json=json.loads(words[words.index("-d") + 1])).raise_for_status().json()
        assert table["watch"].startswith(url)
        token = client.post(f"{table['api']}/join", json={"name": "Anna"}).raise_for_status().json()["token"]
        client.headers["Authorization"] = f"Bearer {token}"
        until = time.monotonic() + PATIENCE
        while not re.search(r"^\d+\. 1 ", client.get(f"{table['api']}/record").raise_for_status().text, re.MULTILINE):
            assert time.monotonic() < until, "dreamer makes no move"
            view = client.get(table["api"]).raise_for_status().json()["view"]
            if view["moves"]:
                client.post(f"{table['api']}/moves", json={"move": view["moves"][0]}).raise_for_status()
            else:
                time.sleep(0.05)
    assert "forfeit" not in Path(workshop.folder / "server.log").read_text()
