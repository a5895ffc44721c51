"""docs/bots.md is true: its examples run, and the bot it shows is found and plays."""

import doctest
import json
import re
from pathlib import Path

import pytest

from ridotto.arena.drive import drive
from ridotto.bots import bot_named, bots_named
from ridotto.bots.levels import BUILT_IN, Level
from ridotto.bots.named import names
from ridotto.engine.game import game_named
from ridotto.engine.rng import Rng
from ridotto.games._template import GAME
from ridotto.table.service.seats import MOST_SECONDS, MOST_SIMULATIONS

from .packages import announcing

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
TEXT = PAGE.read_text(encoding="utf-8")


def test_the_session_runs() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


def test_the_bot_of_your_own_is_announced_and_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (source,) = (block for block in re.findall(r"^```python\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL) if not block.startswith(">>>"))
    (announced,) = re.findall(r'^\[project\.entry-points\."ridotto\.bots"\]\n(\w+) = "my_bots:(\w+)"$', TEXT, re.MULTILINE)
    with announcing(tmp_path, monkeypatch, source, {announced[0]: f"third_party:{announced[1]}"}):
        assert announced[0] in names()
        state = GAME.start(3, Rng.from_seed("page"))
        drive(state, bots_named([announced[0], "random", "random"], GAME, 3), Rng.from_seed("bots"), 1000)
        assert state.over()


def test_every_bot_that_is_listed_there_is() -> None:
    listed = re.findall(r"^\| ((?:`[^`]+`(?: to )?)+) \|", TEXT, re.MULTILINE)
    found = [name for cell in listed for name in re.findall(r"`([^`]+)`", cell)]
    assert found == ["level:1", "level:10", "random", "greedy", "seer", "seer:0.2", "seer:400n", "seer:16n~1.4"]
    for cell in listed:
        for name in re.findall(r"`([^`]+)`", cell):
            bot_named(name, game_named("doge"))


def test_the_levels_are_written_as_they_are_read() -> None:
    (example,) = re.findall(r"^```json\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
    first, last = (Level(**level) for level in json.loads(example)["seats"]["2"])
    assert (first.simulations, first.temper) == (BUILT_IN[0].simulations, BUILT_IN[0].temper)
    assert (last.seconds, last.temper) == (BUILT_IN[-1].seconds, BUILT_IN[-1].temper)


def test_the_bounds_of_the_table_are_those_it_names() -> None:
    assert f"up to {MOST_SECONDS:g} seconds or {MOST_SIMULATIONS:,} simulations" in " ".join(TEXT.split())
