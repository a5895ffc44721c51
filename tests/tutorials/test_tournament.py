"""docs/tutorials/tournament-on-a-cluster.md is true: its commands play, store and continue, and its program reads the results.

Only the number of matches is smaller here. Where Ray is not installed (docs/decisions.md says why it is in no lock) the
command for the cluster is run with processes of this machine instead: a match depends on its number alone, and
tests/arena/test_arena_ray.py compares the two where Ray is.
"""

import importlib.util
import re
from pathlib import Path

import pytest

from .pages import Workshop, blocks, commands, tutorial

TEXT = tutorial("tournament-on-a-cluster")
(PROGRAM,) = blocks(TEXT, "python")
COMMANDS = [command for command in commands(TEXT) if command.startswith("ridotto ")]
HERE, ON_A_CLUSTER = COMMANDS


def smaller(command: str, matches: int) -> str:
    """The same with fewer matches and processes, and without Ray where it is not installed."""
    instead = command if importlib.util.find_spec("ray") else command.replace("--ray auto", "--jobs 2")
    return re.sub(r"--matches \d+", f"--matches {matches}", instead).replace("--jobs 4", "--jobs 2")


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    return Workshop(tmp_path_factory.mktemp("tournament"))


def test_the_other_commands_install_things_or_begin_a_cluster() -> None:
    assert [command.split()[:2] for command in commands(TEXT) if command not in COMMANDS] == [
        ["pip", "install"],
        ["pip", "install"],
        ["ray", "start"],
        ["ray", "start"],
    ]


def test_it_is_played_on_one_machine_and_reported(workshop: Workshop) -> None:
    said = workshop.run(smaller(HERE, 6))
    assert {"seer:50n", "greedy", "random"} <= set(said.split())
    assert "<svg" in (workshop.folder / "out" / "index.html").read_text(encoding="utf-8")


def test_it_is_played_on_a_cluster_continued_and_read(workshop: Workshop, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    results = workshop.folder / "rialto.jsonl"
    first = smaller(ON_A_CLUSTER, 6).replace("--report out", "--report cluster")
    workshop.run(first)
    before = results.read_text(encoding="utf-8")
    workshop.run(first.replace("--matches 6", "--matches 9"))
    assert results.read_text(encoding="utf-8").startswith(before)
    assert len(results.read_text(encoding="utf-8").splitlines()) == 1 + 9
    monkeypatch.chdir(workshop.folder)
    exec(compile(PROGRAM, "tournament-on-a-cluster.md", "exec"), {})
    assert re.fullmatch(r"9 matches of rialto: \{'.+': [\d.]+.*\}\n", capsys.readouterr().out)
    assert Path("cluster/index.html").is_file()
