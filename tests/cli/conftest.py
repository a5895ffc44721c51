"""The command with the template game alone, in an empty folder, with its state in another."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import ridotto
from ridotto.cli.app import build
from ridotto.engine.game import all_games
from ridotto.games._template import GAME

Run = Callable[..., Result]
Started = Callable[..., "subprocess.CompletedProcess[str]"]

# what the command is in these tests' own processes: the template game, which `all_games()` does not list, in place of all
SCRIPT = """
import ridotto.engine.game as registry
from ridotto.games._template import GAME
if __name__ == "__main__":
    registry.all_games = lambda: {"template": GAME}
    from ridotto.cli import main
    main()
"""


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in; nothing of the user's own is read or written."""
    work = tmp_path / "work"
    work.mkdir()
    monkeypatch.chdir(work)
    monkeypatch.setattr("ridotto.engine.game.all_games", lambda: {"template": GAME})
    for name, value in {"XDG_STATE_HOME": str(tmp_path / "state"), "LOCALAPPDATA": str(tmp_path / "state"), "LC_ALL": "C.UTF-8", "COLUMNS": "80"}.items():
        monkeypatch.setenv(name, value)
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    return work


@pytest.fixture
def shipped_games(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The games that ship, after all."""
    monkeypatch.setattr("ridotto.engine.game.all_games", all_games)


@pytest.fixture
def seeds(tmp_path: Path) -> Path:
    """Where seeds are kept."""
    return tmp_path / "state" / "ridotto" / "seeds"


@pytest.fixture
def run() -> Run:
    """Runs the command in this process."""

    def call(*args: str, input: str | None = None) -> Result:
        result = CliRunner().invoke(build(), list(args), input=input, prog_name="ridotto")
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return call


@pytest.fixture
def start(tmp_path: Path) -> Started:
    """Runs the command in a process of its own."""
    script = tmp_path / "command.py"
    script.write_text(SCRIPT)
    # the same build as these tests, whatever folder they run in
    path = os.pathsep.join([str(Path(ridotto.__file__).parents[1]), os.environ.get("PYTHONPATH", "")])

    def call(*args: str, input: str = "") -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [sys.executable, str(script), *args], input=input, capture_output=True, text=True, check=False, env={**os.environ, "PYTHONPATH": path}
        )

    return call


@pytest.fixture
def record(run: Run) -> Path:
    """The record of a match that is over."""
    assert run("play", "template", "--seats", "2", "--bots", "random", "--seed", "carnival", input="1\n1\n1\n1\n1\nsave whole.record\n").exit_code == 0
    return Path("whole.record")
