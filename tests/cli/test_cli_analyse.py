"""`ridotto analyse`: a match in tables and sentences, and as JSON."""

import json
from pathlib import Path

import pytest

from ridotto.bots import analysis

from .conftest import Run


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "SIMULATIONS", 16)
    monkeypatch.setattr(analysis, "CLOSER", 1)
    monkeypatch.setattr(analysis, "thorough", lambda _game, _seats, least: least)


def test_an_analysis_shows_what_became_of_each_seat(run: Run, record: Path) -> None:
    shown = run("analyse", str(record))
    assert shown.exit_code == 0
    for word in ("Anna", "Bruno", "own decisions", "luck", "in the end"):
        assert word in shown.stdout
    assert "Was aus dem Anteil am Sieg wurde" in run("analyse", str(record), "--lang", "de").stdout


def test_an_analysis_as_json(run: Run, record: Path) -> None:
    shown = json.loads(run("analyse", str(record), "--json").stdout)
    assert shown["game"] == "template"
    assert len(shown["balances"]) == 2
    for balance in shown["balances"]:
        assert balance["start"] + balance["own"] + balance["others"] + balance["luck"] == pytest.approx(balance["end"])
    assert all({"move", "seat", "before", "after", "played", "better", "cost", "reasons"} == set(each) for each in shown["decisions"])
    assert set(shown["dearest"]) <= {each["move"] for each in shown["decisions"]}


def test_a_match_in_progress_is_not_analysed(run: Run) -> None:
    run("play", "template", "--bots", "random", input="1\nsave half.record\nquit\nno\n")
    result = run("analyse", "half.record")
    assert result.exit_code == 2
    assert "the match was not over" in result.stderr


def test_a_record_that_does_not_fit_is_refused(run: Run, record: Path) -> None:
    record.write_text(record.read_text().replace("1. 1 bid", "1. 0 bid"))
    result = run("analyse", str(record))
    assert result.exit_code == 2
    assert "whole.record: line " in result.stderr
