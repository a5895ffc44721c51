"""Ladders of levels: even steps, the same again after an interruption, written as they are read."""

import json
import re
from collections.abc import Callable, Generator, Iterable
from contextlib import nullcontext
from dataclasses import replace
from itertools import pairwise
from math import log
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from openskill.models import PlackettLuce
from typer.testing import CliRunner

from ridotto.arena.ladder import BAND, Ladder, Maker, Step, at, crowned, place_of
from ridotto.arena.limit import limited
from ridotto.arena.play import Setting
from ridotto.arena.ratings import settled
from ridotto.arena.shards import Done, Here, P, R, Work
from ridotto.arena.strengths import FLATTER, Curve, Meeting, odds, share_of, strengths, with_seats, with_two
from ridotto.bots.levels import LEVELS, Level, levels, write_levels
from ridotto.cli.app import build
from ridotto.engine.errors import SetupError
from ridotto.games._template import GAME

TOP = Level(simulations=64)


class Tired:
    """Workers that have had enough after some shards."""

    def __init__(self, most: int) -> None:
        self.left = most

    def do(self, work: Work[P, R], plan: P, numbers: Iterable[int]) -> Generator[Done[R], None, None]:
        for done in Here().do(work, plan, numbers):
            if not self.left:
                raise KeyboardInterrupt
            self.left -= 1
            yield done


def maker(folder: Path, workers: Any = None, told: list[str] | None = None, top: Level = TOP) -> Maker:
    lines: list[str] = [] if told is None else told
    return Maker(Setting(GAME, 2), 4, 2, "s", top, workers or Here(), folder, lines.append, lambda *_: nullcontext(lambda _: None))


def figures(ladder: Ladder) -> list[str]:
    return [ladder.verdict(), *ladder.rows()]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Ladder:
    """A ladder of the template game, with hardly any matches."""
    return maker(tmp_path_factory.mktemp("ladder")).make()


def test_levels_on_the_path_think_more_and_waver_less_and_the_place_of_the_top_is_on_it() -> None:
    path = [at(place) for place in range(80)]
    assert (path[0], path[28], path[36]) == (Level(16, temper=1.4), Level(64), Level(260))
    assert all(low.simulations <= high.simulations and low.temper >= high.temper and low.bot != high.bot for low, high in pairwise(path))
    assert [place_of(64), place_of(256), place_of(40_000)] == [28, 36, 65]


def test_a_share_of_two_seat_matches_has_its_equal_with_more_seats() -> None:
    assert [round(with_seats(share, 4), 3) for share in (0.58, 0.65, 0.72)] == [0.315, 0.382, 0.462]
    assert with_seats(0.65, 2) == pytest.approx(0.65)
    assert with_two(with_seats(0.65, 5), 5) == pytest.approx(0.65)
    assert share_of(odds(0.58)) == pytest.approx(0.58)


@pytest.mark.parametrize("seats", [2, 4])
def test_strengths_add_up_along_a_chain(seats: int) -> None:
    share = with_seats(0.65, seats)
    found = strengths([Meeting(upper, lower, 10_000 * share, 10_000) for lower, upper in pairwise(range(5))], seats)
    assert found[4] - found[0] == pytest.approx(4 * log(65 / 35), abs=0.02)


def test_a_curve_rises_between_what_was_measured_and_beyond_it() -> None:
    curve = Curve([Meeting(10, 0, 65, 100), Meeting(20, 10, 65, 100), Meeting(20, 0, 77, 100)], 2)
    step = curve.at(10) - curve.at(0)
    assert curve.at(5) - curve.at(0) == pytest.approx(step / 2)
    assert curve.at(30) - curve.at(20) == pytest.approx(FLATTER * (curve.at(20) - curve.at(10)))
    assert curve.place(curve.at(10), 0, 30) == 10
    assert curve.place(99.0, 0, 15) == 15
    falling = Curve([Meeting(10, 0, 40, 100), Meeting(20, 10, 70, 100)], 2)
    assert falling.at(0) == falling.at(10) < falling.at(20)


def test_a_ladder_has_ten_levels_that_rise_to_the_top_each_measured_and_rated(made: Ladder) -> None:
    assert len(made.levels) == len(LEVELS) == len(made.steps) + 1
    assert replace(made.levels[-1], rating=None) == TOP
    assert [(step.upper, step.lower) for step in made.steps[1:]] == [(high.upper, low.upper) for low, high in pairwise(made.steps)]
    assert all(step.upper > step.lower for step in made.steps)
    assert [len(step.played) for step in made.steps] == [4] * 8 + [2]
    assert all(level.rating is not None for level in made.levels)
    assert "the way from the weakest to the top is nine steps of" in made.remark
    assert re.search(r"; \d of 9 steps proved to lie between \d+% and \d+%$", made.verdict())
    rows = list(made.rows())
    assert rows[2].startswith("| 1 | ")
    assert len(rows) == 12


def test_ratings_of_levels_settle_where_the_arena_s_do_and_rise_with_every_step_that_is_won() -> None:
    share = 0.65
    rated = settled(strengths([Meeting(upper, lower, 10_000 * share, 10_000) for lower, upper in pairwise(range(3))], 2), 2)
    assert rated[1] == pytest.approx(25.0, abs=0.01)
    assert rated[2] - rated[1] == pytest.approx(rated[1] - rated[0], abs=0.01)
    model = PlackettLuce(tau=0.0)
    known = [[model.rating(rated[number], 0.1)] for number in (2, 1)]
    won, lost = (model.rate(known, ranks=ranks)[0][0].mu - rated[2] for ranks in ([0.0, 1.0], [1.0, 0.0]))
    assert share * won + (1 - share) * lost == pytest.approx(0.0, abs=won / 100), "what it wins and loses is even"


def test_a_dear_step_holds_as_long_as_its_few_matches_do_not_speak_against_it(tmp_path: Path) -> None:
    ladder = maker(tmp_path, top=Level(seconds=2.0))
    ladder.end = 70
    cheap, dear = place_of(1_000), place_of(8_000)

    def holds(upper: int, share: float, low: float, high: float) -> bool:
        return ladder._holds(Step(upper, 0, [], share, (low, high)), BAND)

    assert holds(cheap, 0.65, 0.6, 0.7)
    assert not holds(cheap, 0.5, 0.3, 0.8)
    assert holds(dear, 0.5, 0.3, 0.8)
    assert holds(dear, 0.65, 0.6, 0.7)
    assert not holds(dear, 0.5, 0.3, 0.7)
    assert holds(ladder.end, 0.5, 0.3, 0.8)


class Foretold(Maker):
    """Its matches end as the places' strengths say."""

    strength: Callable[[int], float]

    def _play(self, upper: int, lower: int, matches: int) -> Step:
        share = share_of(self.strength(upper) - self.strength(lower))
        self._met[upper, lower] = Meeting(upper, lower, share * matches, matches)
        return Step(upper, lower, [], share, (share - 0.02, share + 0.02))


def foretold(folder: Path, strength: Callable[[int], float]) -> Ladder:
    made = Foretold(Setting(GAME, 2), 400, 400, "s", Level(simulations=92_000), Here(), folder, lambda _: None, lambda *_: nullcontext(lambda _: None))
    made.strength = strength
    return made.make()


def test_a_top_that_is_stronger_than_was_foreseen_raises_all_levels(tmp_path: Path) -> None:
    far = foretold(tmp_path, lambda place: 0.06 * min(place, 60) + 0.4 * max(place - 60, 0))
    assert all(0.55 < step.share < 0.75 for step in far.steps), [step.share for step in far.steps]
    assert at(far.steps[0].lower).simulations > 16


def test_ratings_never_fall_though_the_top_lost_more_than_it_should(tmp_path: Path) -> None:
    ladder = foretold(tmp_path, lambda place: 0.06 * place if place < place_of(92_000) else 1.0)
    assert ladder.steps[-1].share < 0.3
    ratings = [level.rating for level in ladder.levels]
    assert ratings == sorted(ratings, key=lambda rating: rating or 0.0)


def test_an_interrupted_ladder_continues_and_comes_out_the_same(made: Ladder, tmp_path: Path) -> None:
    told: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        maker(tmp_path, Tired(7), told).make()
    again = maker(tmp_path, None, told).make()
    assert figures(again) == figures(made)
    assert figures(maker(tmp_path, Tired(0)).make()) == figures(made), "everything was played before"


def test_a_ladder_can_be_given_another_top_and_the_levels_below_stay(made: Ladder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridotto.engine.game.all_games", lambda: {"template": GAME})
    monkeypatch.setattr("ridotto.arena.ladder.levels", lambda *_: made.levels)
    file = tmp_path / "levels.json"
    command = ["ladder", "template", "--seats", "2", "--top-matches", "3", "--top", "seer:200n", "--results", str(tmp_path), "--out", str(file)]
    done = CliRunner().invoke(build(), command)
    assert done.exit_code == 0, done.output
    assert re.search(r"seer:200n won \d+% \(\d+% to \d+%\) of 4 against level 9; rating [\d.]+$", done.stdout.strip())
    *below, top = (Level(**level) for level in json.loads(file.read_text())["seats"]["2"])
    assert below == made.levels[:-1]
    assert (top.simulations, top.seconds, top.kind) == (200, 0, "seer")
    assert top.rating is not None
    assert below[-1].rating is not None
    assert top.rating >= below[-1].rating


def test_a_top_needs_a_ladder_to_stand_on(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="Lots has no ladder for 2 seats yet that level 10 could stand on"):
        crowned(Setting(GAME, 2), TOP, 2, "s", Here(), tmp_path, lambda *_: nullcontext(lambda _: None))


def test_a_top_that_thinks_too_little_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="level 10 would think too little"):
        maker(tmp_path, top=Level(simulations=8)).make()


def test_levels_are_read_as_they_were_written_and_other_seat_counts_stay(made: Ladder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "laddered").mkdir()
    (tmp_path / "laddered" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    file = tmp_path / "laddered" / "levels.json"
    timed = [*made.levels[:-1], Level(seconds=2.0, rating=31.5)]
    write_levels(file, 3, timed)
    write_levels(file, 2, made.levels)
    game = replace(GAME, package="laddered")
    assert list(levels(game, 2)) == made.levels
    assert list(levels(game, 3)) == timed
    levels.cache_clear()


def test_the_command_stops_in_time_continues_and_writes_the_levels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridotto.engine.game.all_games", lambda: {"template": GAME})
    monkeypatch.setattr("ridotto.arena.ladder.searching_rate", lambda *_: 64_000.0)
    file = tmp_path / "levels.json"
    command = ["ladder", "template", "--seats", "2", "--matches", "2", "--top-matches", "2", "--seconds", "0.001"]
    command += ["--results", str(tmp_path / "results"), "--out", str(file)]
    stopped = CliRunner().invoke(build(), [*command, "--limit", "0.01"])
    assert stopped.exit_code == 130
    assert not file.exists()
    done = CliRunner().invoke(build(), command)
    assert done.exit_code == 0, done.output
    assert "Lots, 2 seats: the way from the weakest to the top" in done.stdout
    assert json.loads(file.read_text())["seats"]["2"][9]["seconds"] == 0.001
    assert (tmp_path / "results" / "template-2" / "simulations-per-second").read_text() == "64000\n"


def test_a_limit_interrupts_and_nothing_is_left_of_it_afterwards() -> None:
    with pytest.raises(KeyboardInterrupt), limited(0.01):
        sleep(60)
    with limited(60):
        pass
    with limited(None):
        pass
