"""Bots at the command line: which there are, and what happens when one fails."""

from pathlib import Path

import pytest

from tests.bots.packages import announcing

from .conftest import Run

SOURCE = """
class Crashing:
    def __init__(self, game):
        pass
    def choose(self, state, seat, rng):
        raise LookupError("no idea")
"""


def test_the_list_of_games_names_the_bots_and_those_that_are_broken(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Bots: random, greedy, seer, sage, level:1 to level:10. " in run("games").stdout
    with announcing(tmp_path, monkeypatch, SOURCE, {"crashing": "third_party:Crashing", "away": "no_such_module:Bot"}):
        shown = run("games").stdout
    assert "Bots: random, greedy, seer, sage, level:1 to level:10, away, crashing. " in shown
    assert "the bot 'away' (no_such_module:Bot) cannot be loaded: ModuleNotFoundError: No module named 'no_such_module'\n" in shown


@pytest.mark.parametrize(("language", "sentence"), [("en", "Bruno could not decide; a random move was made"), ("de", "Bruno konnte sich nicht entscheiden")])
def test_a_bot_that_fails_does_not_end_the_match(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, sentence: str) -> None:
    with announcing(tmp_path, monkeypatch, SOURCE, {"crashing": "third_party:Crashing"}):
        shown = run("play", "template", "--seats", "2", "--bots", "crashing", "--lang", language, input="1\n1\n1\n1\n\n")
    assert shown.exit_code == 0
    assert sentence in shown.stdout
    assert "LookupError: no idea" in shown.stdout


def test_a_broken_bot_is_one_sentence(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with announcing(tmp_path, monkeypatch, SOURCE, {"away": "no_such_module:Bot"}):
        result = run("play", "template", "--bots", "away")
    assert result.exit_code == 2
    assert result.stderr.strip().endswith("the bot 'away' (no_such_module:Bot) cannot be loaded: ModuleNotFoundError: No module named 'no_such_module'")
