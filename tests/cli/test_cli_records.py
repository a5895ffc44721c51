"""`ridotto replay` and `ridotto verify`."""

import json
from pathlib import Path

import pytest

from .conftest import Run


def test_a_record_is_replayed_to_its_end(run: Run, record: Path) -> None:
    shown = run("replay", str(record)).stdout
    assert "After move 10 of 10, as a spectator sees it" in shown
    assert "Anna has bid 1." in shown
    assert "Seed: carnival" in shown


def test_a_record_is_replayed_to_a_move_as_a_seat_sees_it(run: Run, record: Path) -> None:
    """After the first of two hidden bids its owner sees it, the other player and a spectator do not."""
    mover = json.loads(run("replay", str(record), "--to", "1", "--json").stdout)["view"]["actors"] == [0]
    own, other = (1, 0) if mover else (0, 1)
    assert "You have bid" in run("replay", str(record), "--to", "1", "--as", str(own)).stdout
    assert "You have bid" not in run("replay", str(record), "--to", "1", "--as", str(other)).stdout
    assert "You have bid" not in run("replay", str(record), "--to", "1").stdout
    shown = run("replay", str(record), "--to", "2", "--as", "1", "--lang", "de").stdout
    assert "Nach Zug 2 von 10, wie Bruno auf Platz 1 es sieht" in shown
    assert "Seed" not in shown
    assert "carnival" not in shown


def test_a_replay_as_json(run: Run, record: Path) -> None:
    shown = json.loads(run("replay", str(record), "--as", "1", "--json").stdout)
    assert (shown["game"], shown["move"], shown["moves"], shown["over"]) == ("template", 10, 10, True)
    assert shown["view"]["seat"] == 1
    assert shown["log"][0].startswith("A prize worth")
    assert sum(shown["scores"]) == sum(part["prizes"] for part in shown["breakdown"])
    midway = json.loads(run("replay", str(record), "--to", "3", "--json").stdout)
    assert midway["over"] is False
    assert "scores" not in midway


@pytest.mark.parametrize(
    ("args", "sentence"), [(["--to", "11"], "there is no move 11: the record has 10"), (["--as", "2"], "there is no seat 2; seats are 0 to 1")]
)
def test_a_replay_that_cannot_be_is_explained(run: Run, record: Path, args: list[str], sentence: str) -> None:
    result = run("replay", str(record), *args)
    assert result.exit_code == 2
    assert sentence in result.stderr


def test_a_match_in_progress_cannot_be_replayed_but_resumed(run: Run) -> None:
    run("play", "template", "--bots", "random", input="1\nsave half.record\nquit\nno\n")
    result = run("replay", "half.record")
    assert result.exit_code == 2
    assert "'ridotto play --resume half.record' continues it" in result.stderr


def test_a_sound_record_is_verified_check_by_check(run: Run, record: Path) -> None:
    result = run("verify", str(record))
    assert result.exit_code == 0
    assert [line[:2] for line in result.stdout.splitlines()[:-2]] == ["ok"] * 5
    assert result.stdout.splitlines()[-2] == "The record is valid."
    assert "names are not covered" in result.stdout.splitlines()[-1]
    found = json.loads(run("verify", str(record), "--json").stdout)
    assert found["holds"] is True
    assert [(check["name"], check["holds"]) for check in found["checks"]] == [(name, True) for name in ("commitment", "course", "chance", "digests", "result")]


@pytest.mark.parametrize(
    ("old", "new", "check", "found"),
    [
        ("seed: carnival", "seed: lent", "commitment", ""),
        ("1. 1 bid", "1. 0 bid", "course", "line 14:"),
        ("scores: ", "scores: 1", "course", "header 'scores'"),
        ("seed: carnival\n", "", "seed", "the record holds no seed"),
    ],
)
def test_a_record_that_was_tampered_with_does_not_hold(run: Run, record: Path, old: str, new: str, check: str, found: str) -> None:
    text = record.read_text()
    assert old in text
    record.write_text(text.replace(old, new))
    result = run("verify", str(record), "--json")
    assert result.exit_code == 1
    failed = [entry for entry in json.loads(result.stdout)["checks"] if not entry["holds"]]
    assert check in {entry["name"] for entry in failed}
    assert any(found in entry["found"] for entry in failed)
    german = run("verify", str(record), "--lang", "de")
    assert german.exit_code == 1
    assert "NEIN" in german.stdout
    assert german.stdout.endswith("Die Aufzeichnung stimmt nicht.\n")


def test_a_record_that_does_not_fit_is_not_shown_and_the_line_is_named(run: Run, record: Path) -> None:
    record.write_text(record.read_text().replace("1. 1 bid", "1. 0 bid"))
    result = run("replay", str(record))
    assert result.exit_code == 2
    assert "whole.record: line " in result.stderr
