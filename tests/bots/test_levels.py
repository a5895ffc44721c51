"""Levels: how they choose, and where they are kept."""

import itertools
import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from ridotto.bots import SeerBot, bot_named
from ridotto.bots.levels import BUILT_IN, LEVELS, Level, chosen, levels, thinking_like
from ridotto.bots.named import budget_of, level_of
from ridotto.bots.titles import title
from ridotto.engine.errors import SetupError
from ridotto.engine.game import Game, game_named
from ridotto.engine.rng import Rng
from ridotto.engine.words import load_words
from ridotto.games._template import GAME

TRIED = [(7, 30, 0.4), (8, 60, 0.5), (9, 10, 0.6)]


def times(temper: float) -> Counter[int]:
    rng = Rng.from_seed("temper")
    return Counter(chosen(TRIED, temper, rng) for _ in range(2000))


def test_without_temper_the_move_tried_most_is_made_and_of_equals_the_better_one() -> None:
    assert times(0) == {8: 2000}
    assert chosen([(7, 30, 0.4), (8, 30, 0.5)], 0, Rng.from_seed("x")) == 8


@pytest.mark.parametrize(("temper", "shares"), [(1.0, (0.3, 0.6, 0.1)), (0.5, (9 / 46, 36 / 46, 1 / 46)), (1000.0, (1 / 3, 1 / 3, 1 / 3))])
def test_a_move_is_as_likely_as_its_visits_to_the_power_of_one_by_temper(temper: float, shares: tuple[float, float, float]) -> None:
    found = times(temper)
    assert [found[move] / 2000 for move, _, _ in TRIED] == pytest.approx(shares, abs=0.04)


def test_a_small_temper_is_no_arithmetic_trouble() -> None:
    assert chosen([(7, 1, 0.0), (8, 10_000_000, 0.0)], 0.001, Rng.from_seed("x")) == 8


@pytest.mark.parametrize("wrong", [{}, {"simulations": 5, "seconds": 1.0}, {"simulations": 5, "temper": -0.1}])
def test_a_level_is_one_way_to_think(wrong: dict[str, float]) -> None:
    with pytest.raises(ValueError, match="either simulations or seconds"):
        Level(**wrong)  # type: ignore[arg-type]


def test_the_built_in_levels_think_more_and_waver_less_from_one_to_the_next() -> None:
    assert len(BUILT_IN) == len(LEVELS) == 10
    counted = BUILT_IN[:-1]
    assert all(low.simulations <= high.simulations and low.temper >= high.temper and low != high for low, high in itertools.pairwise(counted))
    assert BUILT_IN[-1] == Level(seconds=2.0)
    assert {level.rating for level in BUILT_IN} == {None}


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The levels file of a game in a package of its own."""
    (tmp_path / "levelled").mkdir()
    (tmp_path / "levelled" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path / "levelled" / "levels.json"
    levels.cache_clear()
    sys.modules.pop("levelled", None)


def game() -> Game:
    """The template game with its levels elsewhere."""
    return replace(GAME, package="levelled")


def test_a_game_keeps_levels_for_each_seat_count(kept: Path) -> None:
    ten = [{"simulations": 3, "temper": 0.5, "rating": 30.4 + level} for level in range(9)] + [{"seconds": 2.0, "temper": 0, "rating": None}]
    kept.write_text(json.dumps({"seats": {"2": ten}}))
    assert levels(game(), 2)[0] == Level(3, temper=0.5, rating=30.4)
    assert levels(game(), 3) == BUILT_IN
    assert title("level:2", load_words("en"), game(), 2) == "Level 2, Porter (rating 1692)"
    assert title("level:2", load_words("de"), game(), 2) == "Stufe 2, Lastträger (Wertung 1692)"
    assert title("level:10", load_words("en"), game(), 2) == "Level 10, Chancellor"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('{"seats": {"2": []}}', "levelled/levels.json has 0 levels for 2 seats; there should be 10"),
        ('{"seats": {"2": [{"seconds": 0}]}}', "levelled/levels.json cannot be read: a level has either simulations or seconds"),
        ('{"seats": {"2": [{"haste": 1}]}}', "levelled/levels.json cannot be read: .*haste"),
        ("[]", "levelled/levels.json cannot be read"),
        ("{", "levelled/levels.json cannot be read"),
    ],
)
def test_a_wrong_file_is_named(kept: Path, text: str, sentence: str) -> None:
    kept.write_text(text)
    with pytest.raises(SetupError, match=sentence):
        levels(game(), 2)


def test_a_level_makes_its_simulations_and_stops_when_it_is_told_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """Level 6 makes 64 simulations; told to stop, it answers after its first batch."""
    made: list[int] = []

    def count(tried: list[tuple[int, int, float]], _temper: float, _rng: Rng) -> int:
        made.append(sum(visits for _, visits, _ in tried))
        return tried[0][0]

    monkeypatch.setattr("ridotto.bots.levels.chosen", count)
    state = GAME.start(2, Rng.from_seed("x"))
    for stop in (lambda: False, lambda: True):
        bot_named("level:6", GAME, stop).choose(state.imagine(0, Rng.from_seed("y")), 0, Rng.from_seed("z"))
    assert made == [64, 16]


@pytest.mark.parametrize("level", [Level(16, temper=1.4), Level(400), Level(seconds=0.2, temper=0.05), Level(seconds=2.0)])
def test_every_level_has_a_bot_that_thinks_like_it(level: Level) -> None:
    assert budget_of(level.bot) == level
    assert bot_named(level.bot, GAME).name == level.bot


def test_a_bot_that_thinks_like_a_level_plays_like_it() -> None:
    state = GAME.start(2, Rng.from_seed("x"))
    bots = [bot_named(name, GAME) for name in ("level:1", BUILT_IN[0].bot)]
    moves = [[bot.choose(state.imagine(0, Rng.from_seed("y")), 0, Rng.from_seed(f"{at}")) for at in range(20)] for bot in bots]
    assert moves[0] == moves[1]
    assert len(set(moves[0])) > 1


def test_a_bot_that_wavers_is_called_by_its_name() -> None:
    assert title("seer:16n~1.4", load_words("en"), GAME, 2) == "seer:16n~1.4"


def test_only_levels_have_a_level() -> None:
    assert [level_of(name) for name in ("level:1", "level:10", "seer", "greedy")] == [1, 10, 0, 0]


def test_a_level_that_does_not_waver_answers_as_early_as_seer() -> None:
    """Both have used as much chance afterwards, which the whole budget would not."""
    game = game_named("palazzo")
    state, level = game.start(2, Rng.from_seed("early")), Level(simulations=160)
    seat = state.actors()[0]
    chances = [Rng.from_seed("x") for _ in range(3)]
    moves = [bot.choose(state, seat, rng) for bot, rng in zip((thinking_like(level, game), SeerBot(game, simulations=160)), chances, strict=False)]
    SeerBot(game, simulations=160).search(state, seat, chances[2])
    assert moves[0] == moves[1]
    drawn = [rng.below(1 << 30) for rng in chances]
    assert drawn[0] == drawn[1] != drawn[2]
