"""`ridotto simulate`, `ridotto arena`, `ridotto balance` and `ridotto bench`."""

import json
import sys
from pathlib import Path

import pytest

from ridotto.arena import contest, report
from ridotto.arena import simulate as simulation
from ridotto.arena.results import Played
from ridotto.arena.tally import Tally
from ridotto.cli.progress import rate
from ridotto.games._template import GAME
from tests.arena.names import RANDOM, SENSIBLE

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
    assert shown.startswith("# Lots: balance\n\nMade by `ridotto balance template --matches 3 --seats 2 --seed s --bot greedy`")
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


ARENA = ("arena", "template", "--bots", f"{SENSIBLE},{RANDOM}", "--seats", "3", "--matches", "12", "--seed", "s")


def test_an_arena_is_reported_in_both_languages(run: Run) -> None:
    shown = run(*ARENA).stdout
    assert "Lots, 3 seats, 12 matches in 4 deals, seed s, edition standard" in shown
    assert "Finished ahead of" in shown
    assert "12 matches (100.0%) ended: by the rules." in shown
    assert "Landet vor" in run(*ARENA, "--lang", "de").stdout


def test_an_arena_as_json_has_the_names_that_others_rely_on(run: Run) -> None:
    result = run(*ARENA, "--json")
    assert result.stderr == ""
    found = json.loads(result.stdout)
    assert list(found)[:8] == ["game", "seats", "variant", "matches", "seed", "bots", "ended_by", "seconds"]
    assert (found["game"], found["seats"], found["variant"], found["matches"], found["seed"]) == ("template", 3, "", 12, "s")
    assert found["ended_by"] == {"end": 12}
    first, second = found["bots"]
    assert list(first)[:6] == ["name", "matches", "win_share", "win_share_95", "mean_score", "rating"]
    assert (first["name"], second["name"]) == (SENSIBLE, RANDOM)
    assert first["win_share"] + second["win_share"] == pytest.approx(1)
    assert first["win_share_95"][0] < first["win_share"] <= first["win_share_95"][1]
    assert isinstance(first["rating"], float)


def test_an_interrupted_arena_ends_with_130_and_the_same_command_continues_it(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    whole = json.loads(run(*ARENA, "--json").stdout)
    assert list((tmp_path / "state").rglob("*.jsonl")) == []  # what is over is not kept unless asked for
    play = contest.play

    def interrupted(plan: contest.Plan, numbers: range) -> list[Played]:
        if numbers.start >= 1:
            raise KeyboardInterrupt
        return play(plan, numbers)

    monkeypatch.setattr(contest, "play", interrupted)
    result = run(*ARENA)
    assert result.exit_code == 130
    assert "Stopped after 1 of 12 matches." in result.stdout
    [kept] = (tmp_path / "state").rglob("*.jsonl")
    assert f"What was played is in {kept}" in result.stderr
    monkeypatch.setattr(contest, "play", play)
    result = run(*ARENA, "--json")
    assert "Continues with the match in" in result.stderr
    again = json.loads(result.stdout)
    assert again["bots"] == whole["bots"]
    assert not kept.exists()


def test_results_that_were_asked_for_are_kept_and_others_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    run(*ARENA, "--results", str(file))
    assert len(file.read_text().splitlines()) == 13
    result = run(*ARENA, "--results", str(file), "--bots", f"{RANDOM},{SENSIBLE}")
    assert result.exit_code == 2
    assert "holds the results of another arena: its bots is" in result.stderr


def test_an_arena_that_is_sure_stops_and_says_so(run: Run) -> None:
    found = json.loads(run(*ARENA, "--matches", "3000", "--until-sure", "--margin", "0.3", "--json").stdout)
    assert found["verdict"] == "better"
    assert found["matches"] < 3000
    shown = run(*ARENA, "--until-sure").stdout
    assert "The sequential test has found no answer." in shown
    assert run(*ARENA, "--until-sure", "--margin", "2").exit_code == 2


def test_a_part_of_a_deal_is_remarked_on(run: Run) -> None:
    assert "a multiple of 3 matches is fairer" in " ".join(run(*ARENA, "--matches", "4").stdout.split())
    assert "fairer" not in run(*ARENA).stdout


@pytest.mark.parametrize(
    ("command", "missing", "extra"),
    [
        ((*ARENA, "--report", "r"), "vl_convert", "report"),
        (("balance", "template", "--report", "r"), "altair", "report"),
        ((*ARENA, "--ray", "auto"), "ray", "ray"),
    ],
)
def test_a_missing_extra_is_one_sentence(run: Run, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...], missing: str, extra: str) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    monkeypatch.setattr(report, "find_spec", lambda name: None if name == missing else object())
    result = run(*command)
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert f"pip install 'ridotto[{extra}]'" in result.stderr


def test_the_report_of_an_arena_is_a_page_that_needs_nothing_else_with_files_beside_it(run: Run) -> None:
    assert run(*ARENA, "--report", "out").exit_code == 0
    folder = Path("out")
    page = (folder / "index.html").read_text(encoding="utf-8")
    assert page.count('<svg aria-label="') >= 7
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    assert "<script" not in page
    assert "#1234" not in page  # every colour has become a token
    assert {file.name for file in folder.iterdir()} >= {"index.html", "figures.json", "results.jsonl", "bots.csv", "pairs.csv", "matches.csv", "choices.csv"}
    assert json.loads((folder / "figures.json").read_text())["matches"] == 12
    assert len((folder / "matches.csv").read_text().splitlines()) == 1 + 12 * 3


def test_the_report_of_a_balance_shows_two_editions_side_by_side(run: Run) -> None:
    other = GAME.edition_text().replace("bids = 5", "bids = 4").replace('name = "standard"', 'name = "short"')
    Path("other.toml").write_text(other, encoding="utf-8")
    asked = ("balance", "template", "--matches", "4", "--seats", "2", "--against", "other.toml")
    assert run(*asked, "--report", "out", "--lang", "de").stdout == ""
    page = (Path("out") / "index.html").read_text(encoding="utf-8")
    assert "<h1>Lose: Ausgewogenheit</h1>" in page
    assert ">short</text>" in page  # in the legends
    rows = (Path("out") / "choices.csv").read_text().splitlines()
    assert {row.split(",")[0] for row in rows[1:]} == {"standard", "short"}
    Path("same.toml").write_text(GAME.edition_text(), encoding="utf-8")
    assert "nothing to compare" in run("balance", "template", "--matches", "1", "--against", "same.toml").stderr


def test_a_rate_is_told_in_the_unit_that_makes_it_a_number_above_one() -> None:
    assert [rate(value) for value in (None, 1234.5, 2.5, 0.5, 0.01)] == ["-/s", "1234/s", "2.5/s", "30/min", "36.0/h"]
