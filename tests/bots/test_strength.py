"""The tables of docs/bots.md are made by a script that continues where it was stopped."""

from pathlib import Path

import pytest
import typer
from benchmarks.bots.strength import main
from typer.testing import CliRunner, Result


def run(*args: str) -> Result:
    app = typer.Typer(pretty_exceptions_enable=False)
    app.command()(main)
    return CliRunner().invoke(app, list(args))


def test_rows_are_printed_for_what_was_played_and_nothing_is_played_twice(tmp_path: Path) -> None:
    command = ("--games", "doge:3", "--against", "greedy,itself", "--seconds", "0.001", "--matches", "3", "--results", str(tmp_path))
    first = run(*command)
    assert first.exit_code == 0, first.output
    heading, _, greedy, itself = first.output.splitlines()
    assert heading.startswith("| game | seats | bot | against | matches |")
    assert greedy.startswith("| Doge | 3 | seer:0.001 | greedy | 3 | ")
    assert itself.startswith("| Doge | 3 | seer:0.001 | seer:0.0001 | 3 | ")
    stored = {file: file.read_text() for file in tmp_path.iterdir()}
    assert run(*command).output == first.output
    assert stored == {file: file.read_text() for file in tmp_path.iterdir()}


def test_the_bot_that_learned_is_measured_against_seer_too(tmp_path: Path) -> None:
    done = run("--games", "doge:3", "--bot", "sage", "--against", "seer,itself", "--seconds", "0.001", "--matches", "3", "--results", str(tmp_path))
    assert done.exit_code == 0, done.output
    assert [line.split(" | ")[2:5] for line in done.output.splitlines()[2:]] == [["sage:0.001", "seer:0.001", "3"], ["sage:0.001", "sage:0.0001", "3"]]


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (("--games", "chess:2", "--against", "greedy"), "there is no game 'chess'"),
        (("--games", "doge:9", "--against", "greedy"), "Doge cannot be played with 9 seats"),
        (("--games", "doge:3", "--against", "nobody"), "there is nothing called 'nobody' to measure"),
        (("--games", "doge:3", "--against", "seer"), "there is nothing called 'seer' to measure"),
    ],
)
def test_what_is_wrong_is_one_sentence(tmp_path: Path, wrong: tuple[str, ...], sentence: str) -> None:
    done = run(*wrong, "--results", str(tmp_path))
    assert isinstance(done.exception, SystemExit)
    assert sentence in f"{done.exception.code}{done.output}"
