"""`ridotto puzzles`: from records and arenas of matches that are over, and from no others; it can be stopped and goes on."""

import json
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest

from ridotto.bots import puzzle_mining
from ridotto.bots.puzzles import FILE, read_puzzles, write_puzzles
from ridotto.games.doge import GAME as DOGE

from .conftest import Run

EASY = ("--simulations", "300", "--searches", "2", "--margin", "0.02", "--out", "p.json")


def test_bots_play_matches_and_what_is_found_is_written_with_how(run: Run) -> None:
    result = run("puzzles", "template", "--matches", "12", "--bot", "random", "--seats", "2", *EASY)
    assert result.exit_code == 0, result.stderr
    kept = json.loads(Path("p.json").read_text())
    assert (kept["game"], kept["made"]["simulations"], kept["made"]["bot"]) == ("template", 300, "random")
    count = len(kept["puzzles"])
    assert f"{count} puzzles from 12 matches are in p.json." in result.stdout or "One puzzle from 12 matches is in p.json." in result.stdout
    assert all(set(puzzle["shares"]) > {puzzle["solution"]} for puzzle in kept["puzzles"])
    assert not Path("p.part").exists()


def test_an_arena_is_read_and_an_unfinished_match_is_not(run: Run) -> None:
    assert run("arena", "template", "--bots", "greedy,random", "--seats", "2", "--matches", "12", "--results", "r.jsonl", "--moves").exit_code == 0
    assert run("puzzles", "template", "r.jsonl", *EASY).exit_code == 0
    assert all(puzzle["source"].startswith("r.jsonl#") for puzzle in json.loads(Path("p.json").read_text())["puzzles"])
    Path("p.json").unlink()
    run("play", "template", "--seats", "2", "--bots", "random", input="1\nsave begun.record\nquit\n")
    result = run("puzzles", "template", "begun.record", *EASY)
    assert result.exit_code == 2
    assert "the match was not over when this was written" in result.stderr
    assert not Path("p.json").exists()


def test_reasons_are_found_anew_for_the_puzzles_that_there_are(run: Run, shipped_games: None) -> None:
    shipped = read_puzzles(Path(str(files("ridotto.games.doge").joinpath(FILE))), FILE, DOGE)
    write_puzzles(Path("p.json"), DOGE, shipped[0], [replace(puzzle, reasons=()) for puzzle in shipped[1]])
    result = run("puzzles", "doge", "--explain", "--out", "p.json")
    assert result.exit_code == 0, result.stderr
    assert f"The {len(shipped[1])} puzzles in p.json have their reasons." in result.stdout
    assert read_puzzles(Path("p.json"), FILE, DOGE) == shipped
    assert "--explain takes the puzzles that there are" in run("puzzles", "doge", "--explain", "--matches", "1").stderr
    assert "missing.json cannot be read" in run("puzzles", "doge", "--explain", "--out", "missing.json").stderr


def test_it_goes_on_where_it_was_stopped(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []
    plain = puzzle_mining.mine

    def stops(game: object, course: puzzle_mining.Course, demands: object, stop: object) -> object:
        looked.append(course.source)
        if len(looked) == 4:
            raise KeyboardInterrupt
        return plain(game, course, demands, stop)  # type: ignore[arg-type]

    monkeypatch.setattr(puzzle_mining, "mine", stops)
    command = ("puzzles", "template", "--matches", "12", "--bot", "random", *EASY)
    assert run(*command).exit_code == 130
    assert len(Path("p.part").read_text().splitlines()) == 1 + 3
    assert run(*command).exit_code == 0
    assert len(looked) == 4 + 9, "three of twelve were looked at before"
    assert len(set(looked)) == 12


def test_begun_with_other_demands_it_does_not_go_on(run: Run) -> None:
    Path("p.part").write_text('{"game": "template"}\n')
    result = run("puzzles", "template", "--matches", "2", *EASY)
    assert (result.exit_code, "begun with other demands" in result.stderr) == (2, True)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (("template",), "there is nothing to look at"),
        (("chess", "--matches", "1"), "chess"),
        (("template", "--matches", "1", "--seats", "9"), "9"),
        (("template", "--matches", "1", "--bot", "genius"), "there is no bot 'genius'"),
        (("template", "--matches", "2", "--margin", "1"), "none of these 2 matches"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(run: Run, wrong: tuple[str, ...], sentence: str) -> None:
    result = run("puzzles", *wrong, "--simulations", "100", "--searches", "1", "--out", "p.json")
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1
    assert not Path("p.json").exists()
