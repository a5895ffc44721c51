"""The layers hold: who may import whom, and metadata that loads without the rules."""

import subprocess
import sys
from pathlib import Path

from ridotto import games
from ridotto.engine.game import all_games


def test_layers_are_kept() -> None:
    """The contracts stand in pyproject.toml."""
    done = subprocess.run([str(Path(sys.executable).with_name("lint-imports")), "--no-cache"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_list_of_games_loads_no_rules() -> None:
    script = "import sys, ridotto; ridotto.all_games(); print([m for m in sys.modules if m.startswith('ridotto.games.') and m.count('.') > 2])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_all_games_are_found_by_themselves() -> None:
    """Every folder of games is one, but for the templates."""
    folders = {path.parent.name for path in Path(str(games.__file__)).parent.glob("*/__init__.py")}
    shipped = {game.slug for game in all_games().values() if game.package.startswith("ridotto.games.")}
    assert shipped == {name for name in folders if not name.startswith("_")}
