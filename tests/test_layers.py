"""The layers hold: who may import whom, and metadata that loads without the rules."""

import subprocess
import sys
from pathlib import Path

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
    assert {"doge", "palazzo"} <= set(all_games())
    assert "template" not in all_games()
