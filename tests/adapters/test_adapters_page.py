"""docs/adapters.md is true: its examples run, those in examples/ too, and every observation is described as it is."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ridotto.cli.app import build
from ridotto.cli.observation import page
from ridotto.engine.game import Game, all_games
from ridotto.engine.observation import length

from .settings import GAMES

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adapters.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
SHIPPED = [game for game in GAMES if game.slug in all_games()]
EXAMPLES = {
    "vector.py": (["--envs", "4", "--steps", "50"], r"200 decisions, \d+ matches ended; wins: seat 0: "),
    "pettingzoo_match.py": (["--most", "60"], r"seat_0: 0, seat_1: 0, seat_2: 0"),
    "gymnasium_match.py": (["--others", "random", "--most", "10"], r"10 moves, reward 0"),
}


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_the_examples_of_the_page_run(number: int) -> None:
    exec(compile(BLOCKS[number], "docs/adapters.md", "exec"), {})


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_examples_run(name: str) -> None:
    options, says = EXAMPLES[name]
    done = subprocess.run([sys.executable, str(ROOT / "examples" / name), *options], capture_output=True, text=True, check=True)
    assert re.match(says, done.stdout)


@pytest.mark.parametrize("game", SHIPPED, ids=lambda game: game.slug)
def test_the_table_of_an_observation_is_up_to_date(game: Game) -> None:
    """`ridotto observation SLUG > docs/observations/SLUG.md` writes it."""
    assert (ROOT / "docs" / "observations" / f"{game.slug}.md").read_text(encoding="utf-8") == page(game)


@pytest.mark.parametrize("game", SHIPPED, ids=lambda game: game.slug)
def test_every_number_is_named_once(game: Game) -> None:
    shown = CliRunner().invoke(build(), ["observation", game.slug, "--each"]).stdout.splitlines()
    assert [line.split("\t")[0] for line in shown] == [str(index) for index in range(length(game.observation.BLOCKS))]
    assert len({line.split("\t")[1] for line in shown}) == len(shown)
    assert page(game) in CliRunner().invoke(build(), ["observation", game.slug]).stdout
