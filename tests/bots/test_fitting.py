"""Learning what positions are worth."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ridotto.bots import bot_named
from ridotto.bots.fitting import fit
from ridotto.bots.search import Outlook
from ridotto.bots.search.value import shares
from ridotto.bots.self_play import POSITIONS, Lesson, lessons
from ridotto.cli.app import build
from ridotto.engine.game import game_named
from ridotto.engine.rng import Rng

GAME = game_named("doge")


def straight(count: int) -> list[list[Lesson]]:
    """Matches that whoever has more of the first feature wins; the second means nothing, and the third is always the same."""
    rng, found = Rng.from_seed("straight"), []
    for _ in range(count):
        rows = [(float(rng.below(100)), float(rng.below(100)), 7.0) for _ in range(3)]
        best = max(row[0] for row in rows)
        won = [row[0] == best for row in rows]
        found.append([Lesson(tuple(rows), tuple(each / sum(won) for each in won))])  # type: ignore[arg-type]
    return found


def test_what_decides_matches_is_learned_and_the_network_says_it_too() -> None:
    found = fit(straight(300))
    assert found.surprise < 0.35 * found.chance
    outlook = Outlook(**found.outlook)
    assert shares([outlook.standing(row) for row in ([90.0, 5.0, 7.0], [20.0, 95.0, 7.0], [30.0, 50.0, 7.0])])[0] > 0.9


def test_a_match_gives_the_same_lessons_whenever_it_is_played_and_about_as_many_as_wanted() -> None:
    bots = [bot_named("greedy", GAME)] * 3
    first, length = lessons(GAME, bots, "", "seed", 200)
    assert (first, length) == lessons(GAME, bots, "", "seed", 200)
    assert 3 <= len(first) <= 3 * POSITIONS
    for lesson in first:
        assert sum(lesson.shares) == pytest.approx(1)
        assert [len(row) for row in lesson.features] == [len(GAME.advice.FEATURES)] * 3


def test_the_command_writes_what_it_learned_and_keeps_the_rest(tmp_path: Path) -> None:
    file = tmp_path / "seer.json"
    runs = []
    for jobs in (1, 2):
        done = CliRunner().invoke(build(), ["fit", "palazzo", "--seats", "2", "--matches", "30", "--jobs", str(jobs), "--out", str(file)])
        assert done.exit_code == 0, done.output
        runs.append(file.read_text())
    assert runs[0] == runs[1], "the number of processes changes nothing"
    done = CliRunner().invoke(build(), ["fit", "palazzo", "--seats", "3", "--matches", "20", "--out", str(file)])
    assert done.exit_code == 0, done.output
    assert "Palazzo, 3 seats:" in done.output
    kept = json.loads(file.read_text())
    assert list(kept["seats"]) == ["2", "3"]
    assert kept["seats"]["2"] == json.loads(runs[0])["seats"]["2"]


def test_a_wrong_number_of_seats_is_one_sentence(tmp_path: Path) -> None:
    done = CliRunner().invoke(build(), ["fit", "palazzo", "--seats", "7", "--out", str(tmp_path / "x")])
    assert done.exit_code != 0
    assert not (tmp_path / "x").exists()
