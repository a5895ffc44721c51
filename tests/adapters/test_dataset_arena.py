"""Datasets of arenas: the matches that were played, whatever is wrong with a file in one sentence."""

import json
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from ridotto.adapters.dataset import write_dataset
from ridotto.adapters.played_matches import count_matches, files_in
from ridotto.arena.contest import Contest, run
from ridotto.arena.play import Setting
from ridotto.arena.results import Results
from ridotto.arena.shards import Here
from ridotto.engine.errors import RidottoError, SetupError
from ridotto.engine.game import all_games
from ridotto.games._template import GAME as TEMPLATE

BOTS = ("greedy", "random")
LOTS = Contest(Setting(TEMPLATE, 3), BOTS, 7, "s", with_moves=True)


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The template game beside those that ship."""
    games = {**all_games(), TEMPLATE.slug: TEMPLATE}
    monkeypatch.setattr("ridotto.engine.game.all_games", lambda: games)


def arena(path: Path, contest: Contest = LOTS) -> list[dict[str, Any]]:
    """Play an arena into a file; returns its lines."""
    results = Results(path, contest.header())
    run(contest, Here(), results)
    results.close()
    return [json.loads(line) for line in path.read_text().splitlines()]


@pytest.mark.parametrize("contest", [LOTS, Contest(Setting(all_games()["doge"], 3), BOTS, 3, "s", with_moves=True)], ids=["template", "doge"])
def test_the_rows_of_an_arena_are_its_matches(contest: Contest, tmp_path: Path) -> None:
    _, *lines = arena(tmp_path / "r.jsonl", contest)
    written = write_dataset(tmp_path / "d.parquet", [tmp_path / "r.jsonl"], all_decisions=True)
    rows = pq.read_table(tmp_path / "d.parquet").to_pylist()
    assert (written.matches, written.rows) == (contest.matches, sum(line["decisions"] for line in lines))
    for number, line in enumerate(lines):
        of_match = [row for row in rows if row["match"] == number]
        assert [row["move"] for row in of_match] == line["moves"]
        for row in of_match:
            seat = row["seat"]
            assert (row["source"], row["player"], row["seed"]) == (f"r.jsonl#{line['match']}", line["bots"][seat], f"s/{line['match'] // 3}")
            assert (row["points"], row["place"], row["winners"]) == (line["points"][seat], line["ranks"][seat] + 1, line["winners"])


def test_a_line_that_was_cut_off_is_left_out(tmp_path: Path) -> None:
    file = tmp_path / "r.jsonl"
    arena(file)
    file.write_text(file.read_text()[:-20])
    assert count_matches([file]) == 6
    assert write_dataset(tmp_path / "d.parquet", [file]).matches == 6


def spoilt(lines: list[dict[str, Any]], number: int, **new: Any) -> str:
    """The file with other values in one of its lines."""
    return "".join(json.dumps({**line, **new} if at == number else line) + "\n" for at, line in enumerate(lines))


HEADERS = [
    ({"moves": False}, "r.jsonl: the moves of this arena were not stored; 'ridotto arena --moves' stores them"),
    ({"rules": 9}, "r.jsonl, line 1: the arena was played under rules 9 of Lots, this is 1"),
    ({"edition": "ab" * 32}, "r.jsonl, line 1: the arena was played with an edition whose digest is abababababababab; --edition FILE names it"),
    ({"game": "chess"}, "r.jsonl, line 1: there is no game 'chess'"),
    ({"game": 7}, "r.jsonl, line 1: this does not say which arena it is"),
    ({"bots": None}, "r.jsonl, line 1: this does not say which arena it is"),
    ({"seats": 9}, "r.jsonl, line 1: Lots cannot be played with 9 seats"),
    ({"variant": "blind"}, "r.jsonl, line 1: Lots has no variant 'blind'"),
    ({"bots": ["random"]}, "r.jsonl, line 1: an arena needs two bots or more"),
]
LINES = [
    ({"moves": None}, "this is no result of a match with its moves"),
    ({"moves": ["bid 1"]}, "this is no result of a match with its moves"),
    ({"match": -1}, "this is no result of a match with its moves"),
    ({"points": None}, "this is no result of a match with its moves"),
    ({"moves": [0, 0, 0, 10**30]}, f"move 4 of this match: {10**30} is not a move of this game: its moves are numbered 0 to"),
    ({"moves": []}, "this match was abandoned before it was over, so nobody knows who won"),
    ({"winners": []}, "the moves of this match give another result than the one that is stated"),
]


@pytest.mark.parametrize(("new", "sentence"), HEADERS)
def test_an_arena_that_cannot_be_read_is_one_sentence(new: dict[str, Any], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    lines = arena(Path("r.jsonl"))
    Path("r.jsonl").write_text(spoilt(lines, 0, **new))
    with pytest.raises(RidottoError) as error:
        write_dataset("d.parquet", ["r.jsonl"])
    assert str(error.value).startswith(sentence)
    assert [file.name for file in tmp_path.iterdir()] == ["r.jsonl"]
    said: list[str] = []
    assert write_dataset("d.parquet", ["r.jsonl"], wrong=said.append).matches == 0
    assert said == [str(error.value)]


@pytest.mark.parametrize(("new", "sentence"), LINES)
def test_a_match_of_an_arena_that_does_not_replay_is_named_by_its_line_and_can_be_left_out(new: dict[str, Any], sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "r.jsonl"
    file.write_text(spoilt(arena(file), 3, **new))
    with pytest.raises(RidottoError) as error:
        write_dataset(tmp_path / "d.parquet", [file])
    assert str(error.value).startswith(f"{file}, line 4: {sentence}")
    written = write_dataset(tmp_path / "d.parquet", [file], wrong=lambda said: None)
    assert (written.matches, written.wrong) == (6, 1)


def test_more_moves_than_the_match_takes_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "r.jsonl"
    lines = arena(file)
    file.write_text(spoilt(lines, 1, moves=[*lines[1]["moves"], 0]))
    with pytest.raises(RidottoError, match="line 2: move 16 of this match: seat -1 owes no decision now"):
        write_dataset(tmp_path / "d.parquet", [file])


def test_an_arena_with_an_edition_of_one_s_own_and_one_of_another_game(tmp_path: Path) -> None:
    file = tmp_path / "short.toml"
    file.write_text(TEMPLATE.edition_text().replace("bids = 5", "bids = 4").replace('name = "standard"', 'name = "short"'), encoding="utf-8")
    arena(tmp_path / "own.jsonl", Contest(Setting(TEMPLATE, 2, "", TEMPLATE.read_edition(file)), BOTS, 2, "s", with_moves=True))
    arena(tmp_path / "doge.jsonl", Contest(Setting(all_games()["doge"], 3), BOTS, 2, "s", with_moves=True))
    arena(tmp_path / "lots.jsonl")
    written = write_dataset(tmp_path / "d.parquet", [tmp_path], game="template", edition=file)
    assert (written.matches, written.others) == (9, 2)
    assert {row["edition"].split()[0] for row in pq.read_table(tmp_path / "d.parquet").to_pylist()} == {"standard", "short"}


def test_files_are_found_in_folders_and_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "deep" / "er").mkdir(parents=True)
    for name in ("b.record", "a.ridotto", "notes.txt", "deep/er/c.jsonl"):
        (tmp_path / name).write_text("")
    assert files_in([Path("a.ridotto"), Path(), Path("deep")]) == [Path("a.ridotto"), Path("b.record"), Path("deep/er/c.jsonl")]
    (tmp_path / "empty").mkdir()
    with pytest.raises(SetupError, match="empty: this folder holds neither records"):
        files_in([Path("empty")])


def test_moves_are_written_and_not_kept_in_memory(tmp_path: Path) -> None:
    arena(tmp_path / "r.jsonl")
    results = Results(tmp_path / "r.jsonl", LOTS.header())
    results.close()
    assert len(results.played) == 7
    assert all(match.moves is None for match in results.played.values())


def test_an_arena_with_moves_and_one_without_do_not_continue_each_other(tmp_path: Path) -> None:
    without = Contest(LOTS.setting, LOTS.bots, LOTS.matches, LOTS.seed)
    arena(tmp_path / "with.jsonl")
    arena(tmp_path / "without.jsonl", without)
    with pytest.raises(SetupError, match="holds the results of another arena: its moves is true, not null"):
        Results(tmp_path / "with.jsonl", without.header())
    with pytest.raises(SetupError, match="holds the results of another arena: its moves is null, not true"):
        Results(tmp_path / "without.jsonl", LOTS.header())
