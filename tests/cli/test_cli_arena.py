"""`ridotto simulate`, `ridotto balance` and `ridotto bench`."""

import json
from pathlib import Path

import pytest

from ridotto.arena import simulate as simulation
from ridotto.arena.tally import Tally

from .conftest import Run


def test_a_simulation_is_reported_in_both_languages(run: Run) -> None:
    shown = run("simulate", "template", "--seats", "3", "--matches", "20", "--seed", "s").stdout
    assert "Lots, 3 seats, 20 matches, seed s, edition standard" in shown
    assert "Length: 15 decisions on average, 15 to 15." in shown
    assert "20 matches (100.0%) ended: by the rules." in shown
    assert "2 Partien endeten so (100.0%): nach den Regeln." in run("simulate", "template", "--seats", "3", "--matches", "2", "--lang", "de").stdout


def test_a_simulation_as_json(run: Run) -> None:
    result = run("simulate", "template", "--seats", "3", "--matches", "20", "--bots", "random", "--json")
    assert result.stderr == ""
    report = json.loads(result.stdout)
    assert (report["game"], report["seats"], report["matches"], report["decisions"], report["mean_length"]) == ("template", 3, 20, 300, 15.0)
    assert len(report["mean_scores"]) == 3
    assert sum(report["win_share"]) == pytest.approx(1)
    assert report["seconds"] > 0
    assert report["ended_by_limit"] == 0


def test_ctrl_c_reports_what_was_done_and_ends_with_130(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    play = simulation.play

    def interrupted(plan: simulation.Plan, numbers: range) -> Tally:
        if numbers.start >= 1:
            raise KeyboardInterrupt
        return play(plan, numbers)

    monkeypatch.setattr(simulation, "play", interrupted)
    result = run("simulate", "template", "--seats", "2", "--matches", "250")
    assert result.exit_code == 130
    assert "Stopped after 1 of 250 matches." in result.stdout
    report = json.loads(run("simulate", "template", "--seats", "2", "--matches", "250", "--json").stdout)
    assert report["matches"] == 1
    assert report["interrupted"] is True


def test_a_balance_report_is_written_to_a_file_or_shown(run: Run, tmp_path: Path) -> None:
    asked = ("balance", "template", "--matches", "3", "--seats", "2", "--seed", "s")
    shown = run(*asked).stdout
    assert shown.startswith("# Lots: balance\n\nMade by `ridotto balance template --matches 3 --seats 2 --seed s --bot heuristic`")
    file = tmp_path / "balance.md"
    assert run(*asked, "--out", str(file)).stdout == ""
    assert file.read_text(encoding="utf-8") == shown
    [figures] = json.loads(run(*asked, "--json").stdout)
    assert (figures["seats"], figures["matches"]) == (2, 3)


def test_the_bench_measures_every_build_there_is(run: Run) -> None:
    found = json.loads(run("bench", "template", "--seconds", "0.005", "--repeats", "2", "--json").stdout)
    assert found["machine"]["cores"] >= 1
    assert [result["build"] for result in found["results"]][-1] == "interpreted"
    for result in found["results"]:
        assert (result["game"], result["seats"], result["repeats"]) == ("template", 4, 2)
        assert 0 < result["cpu_share"] < 1.1
        for figure in ("decisions_per_s", "matches_per_s", "python_loop_decisions_per_s", "clones_per_s", "imagines_per_s"):
            low, high = result["spread"][figure]
            assert 0 < low <= result[figure] <= high


def test_the_bench_shows_a_table(run: Run) -> None:
    shown = run("bench", "--seconds", "0.005", "--repeats", "1").stdout
    assert "template, 4 seats, random play" in shown
    assert "imagined states" in shown
