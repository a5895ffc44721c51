"""docs/hints.md is true: its example runs, and the sentences it shows are those of a game."""

import doctest
import re
from importlib.resources import files
from pathlib import Path

from ridotto.bots import analysis, hints, reasons

PAGE = Path(__file__).parents[2] / "docs" / "hints.md"
TEXT = PAGE.read_text(encoding="utf-8")


def test_the_session_runs() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


def test_the_numbers_are_those_of_the_code() -> None:
    assert f"as level {hints.LEVEL} makes it" in TEXT
    assert f"but with {hints.LEAST} simulations at least" in TEXT
    assert f"a search of {analysis.SIMULATIONS} simulations, or of as many as" in TEXT
    assert f"with {hints.SIMULATIONS} simulations" in TEXT
    assert f"in {reasons.WORLDS} imagined worlds" in TEXT
    assert (hints.WORLDS, reasons.MOST, reasons.LATER) == (8, 2, 5)


def test_the_sentences_shown_are_in_a_game() -> None:
    (shown,) = re.findall(r"^```\n(hint-.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
    words = files("ridotto.games.palazzo").joinpath("words", "en.ftl").read_text(encoding="utf-8")
    assert all(line in words for line in shown.splitlines())
