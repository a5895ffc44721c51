"""The games that the README announces: those that are complete, with everything that players and bots get."""

import re
from pathlib import Path

from ridotto.engine.game import game_named

_README = Path(__file__).parents[1] / "README.md"

SHIPPED = [game_named(slug) for slug in re.findall(r"^\| \[.+\]\(docs/games/(\w+)\.md\)", _README.read_text(encoding="utf-8"), re.MULTILINE)]
