"""docs/tutorials/add-a-game.md is true: its commands run on a copy of the sources, its rule does what it says, and its mistake is found."""

import os
import re
import shutil
import sys
from pathlib import Path

import pytest

from .pages import ROOT, Workshop, blocks, commands, tutorial

TEXT = tutorial("add-a-game")
PROSE = " ".join(TEXT.split())
SETUP, COPY, RENAME, SIMULATE, CHECK, BALANCE = commands(TEXT)
RULE, MISTAKE = blocks(TEXT, "python")
(FOUND,) = blocks(TEXT)


@pytest.fixture
def clone(tmp_path: Path) -> Workshop:
    """What the tutorial needs of a clone: its own sources, and the rest as it is here."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "vendor"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for name, there in (("tests", ROOT / "tests"), ("docs", ROOT / "docs"), (".venv", Path(sys.prefix))):
        os.symlink(there, tmp_path / name)
    return Workshop(tmp_path, (tmp_path / "src",))


def ties(clone: Workshop) -> float:
    """How often nobody takes the prize, as `ridotto balance` says."""
    found = re.search(r"^\| `tie` \| ([\d.]+) \|$", clone.run(BALANCE), re.MULTILINE)
    assert found is not None
    return float(found[1])


def test_a_game_is_copied_changed_and_checked(clone: Workshop) -> None:
    assert SETUP == "make setup"  # which these tests have behind them
    clone.run(COPY)
    clone.run(RENAME)
    assert "Lots, 3 seats, 300 matches" in clone.run(SIMULATE)
    clone.run(CHECK)
    assert f"`tie`, {ties(clone)} times in five rounds" in PROSE

    folder = clone.folder / "src/ridotto/games/mygame"
    bidding = (folder / "rules/bidding.py").read_text(encoding="utf-8")
    (folder / "rules/bidding.py").write_text(bidding.partition("def show_bids")[0] + RULE, encoding="utf-8")
    assert f"`tie`, {ties(clone)} times." in PROSE
    clone.run(CHECK)

    view = (folder / "view.py").read_text(encoding="utf-8")
    careless, changed = re.subn(r'^ *"prizes_left": sorted.*\n', MISTAKE, view, flags=re.MULTILINE)
    assert changed == 1
    (folder / "view.py").write_text(careless, encoding="utf-8")
    assert FOUND.strip() in clone.run(CHECK, fails=True)
