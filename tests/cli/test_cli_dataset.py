"""`ridotto dataset`, and `ridotto arena --moves` before it."""

import json
import os
import shutil
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from ridotto.cli import progress

from .conftest import Run

ARENA = ("arena", "template", "--bots", "greedy,random", "--seats", "3", "--matches", "6", "--results", "r.jsonl", "--moves")


def test_records_and_an_arena_become_one_file(run: Run, record: Path) -> None:
    assert run(*ARENA).exit_code == 0
    result = run("dataset", "d.parquet", str(record), "r.jsonl")
    assert result.exit_code == 0
    rows = pq.read_table("d.parquet").to_pylist()
    assert f"{len(rows)} decisions of 7 matches are in d.parquet (0.0 MB, " in result.stdout
    assert result.stderr == ""
    assert {row["source"] for row in rows} == {"whole.record", *(f"r.jsonl#{n}" for n in range(6))}
    assert {row["player"] for row in rows if row["match"] == 0} == {"Anna", "Bruno"}
    assert {row["player"] for row in rows if row["match"] > 0} == {"greedy", "random"}
    assert f"{len(rows)} Entscheidungen aus 7 Partien stehen in e.parquet" in run("dataset", "e.parquet", str(record), "r.jsonl", "--lang", "de").stdout


def test_a_folder_as_json_with_forced_decisions(run: Run, record: Path) -> None:
    Path("folder").mkdir()
    shutil.move(record, "folder")
    found = json.loads(run("dataset", "d.arrow", "folder", "--all", "--json").stdout)
    assert {name: found[name] for name in ("matches", "rows", "file", "wrong", "other_games", "interrupted")} == {
        "matches": 1,
        "rows": 10,
        "file": "d.arrow",
        "wrong": 0,
        "other_games": 0,
        "interrupted": False,
    }
    assert found["bytes"] == Path("d.arrow").stat().st_size


def test_a_wrong_record_ends_it_or_is_left_out(run: Run, record: Path) -> None:
    text = record.read_text()
    Path("wrong.record").write_text(text.replace("1. 1 bid", "1. 0 bid"))
    result = run("dataset", "d.parquet", str(record), "wrong.record")
    assert result.exit_code == 2
    assert result.stderr.startswith("ridotto: wrong.record: line 14:")
    assert result.stderr.count("\n") == 1
    assert sorted(file.name for file in Path().iterdir()) == ["whole.record", "wrong.record"]
    result = run("dataset", "d.parquet", str(record), "wrong.record", "--skip-wrong")
    assert result.exit_code == 0
    assert result.stderr.startswith("Left out: wrong.record: line 14:")
    assert "One match was left out because something is wrong with it." in result.stdout
    assert set(pq.read_table("d.parquet")["source"].to_pylist()) == {"whole.record"}


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("dataset", "Missing argument 'OUT'"),
        ("dataset d.parquet", "Missing argument 'INPUT...'"),
        ("dataset d.csv whole.record", "d.csv: the name of a dataset ends in .parquet or .arrow"),
        ("dataset d.parquet none.record", "none.record: cannot be read: No such file or directory"),
        ("dataset d.parquet binary", "binary: not a text file in UTF-8"),
        ("dataset d.parquet notes", "notes: neither a record nor the results of an arena"),
        ("dataset d.parquet half.record", "half.record: the match was not over when this was written, so nobody knows who won"),
        ("dataset d.parquet half.record --skip-wrong", "there is no match to make a dataset of; nothing was written"),
        ("dataset d.parquet whole.record --game chess", "there is no game 'chess'"),
        ("dataset d.parquet whole.record --edition notes", "whole.record: notes: "),
        ("dataset there.parquet whole.record", "there.parquet exists; --force overwrites it"),
        ("dataset notes/d.parquet whole.record", "notes/d.parquet: cannot be written: "),
        ("dataset d.parquet empty", "empty: this folder holds neither records (*.ridotto, *.record) nor results of arenas (*.jsonl)"),
        ("arena template --bots greedy,random --seats 3 --moves", "--moves stores the moves with the results; --results FILE says where"),
    ],
)
def test_what_is_wrong_is_one_sentence_and_nothing_is_written(run: Run, record: Path, command: str, sentence: str) -> None:
    run("play", "template", "--bots", "random", input="1\nsave half.record\nquit\nno\n")
    Path("binary").write_bytes(b"\xff\xfe\x00")
    Path("notes").write_text("dear diary\n")
    Path("there.parquet").write_text("precious")
    Path("empty").mkdir()
    before = sorted(file.name for file in Path().iterdir())
    result = run(*command.split())
    assert result.exit_code == 2
    assert sentence in result.stderr.splitlines()[-1]
    assert sorted(file.name for file in Path().iterdir()) == before
    assert Path("there.parquet").read_text() == "precious"


def test_a_file_that_exists_is_overwritten_if_asked(run: Run, record: Path) -> None:
    Path("d.parquet").write_text("old")
    assert run("dataset", "d.parquet", str(record), "--force").exit_code == 0
    assert pq.read_table("d.parquet").num_rows == 8


def presses(times: int, at: int) -> Callable[..., object]:
    """A progress bar during which Ctrl-C is pressed so often, after so many matches."""

    @contextmanager
    def bar(total: int, done: int = 0) -> Iterator[Callable[[int], None]]:
        def tell(now: int) -> None:
            for _ in range(times if now == at else 0):
                os.kill(os.getpid(), signal.SIGINT)

        yield tell

    return bar


@pytest.mark.skipif(os.name != "posix", reason="needs signals")
def test_ctrl_c_keeps_a_whole_file_and_says_how_much_is_in_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    run(*ARENA)
    monkeypatch.setattr(progress, "progress_bar", presses(1, at=2))
    before = signal.getsignal(signal.SIGINT)
    result = run("dataset", "d.parquet", "r.jsonl")
    assert result.exit_code == 130
    assert "decisions of 2 matches are in d.parquet" in result.stdout
    assert "It was interrupted: the file is complete" in result.stdout
    assert set(pq.read_table("d.parquet")["match"].to_pylist()) == {0, 1}
    assert json.loads(run("dataset", "e.parquet", "r.jsonl", "--json").stdout)["interrupted"] is True
    assert signal.getsignal(signal.SIGINT) == before


@pytest.mark.skipif(os.name != "posix", reason="needs signals")
def test_ctrl_c_twice_leaves_nothing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    run(*ARENA)
    monkeypatch.setattr(progress, "progress_bar", presses(2, at=2))
    assert run("dataset", "d.parquet", "r.jsonl").exit_code == 130
    assert [file.name for file in Path().iterdir()] == ["r.jsonl"]


def test_a_missing_extra_is_one_sentence(run: Run, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.delitem(sys.modules, "ridotto.adapters.dataset", raising=False)
    result = run("dataset", "d.parquet", str(record))
    assert result.exit_code == 2
    assert result.stderr == "ridotto: pyarrow is not installed; pip install 'ridotto[dataset]' installs it\n"
