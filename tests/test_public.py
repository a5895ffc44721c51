"""The public face: what `ridotto` offers, and that the README is true."""

import doctest
from pathlib import Path

import ridotto
import ridotto.engine.match


def test_all_public_names_exist_and_are_documented() -> None:
    for name in ridotto.__all__:
        assert getattr(ridotto, name) is not None
        # mypyc drops the docstrings of classes, so that the interpreted build alone can tell
        assert name == "__version__" or ridotto.compiled() or getattr(ridotto, name).__doc__


def test_the_readme_plays_the_match_it_shows() -> None:
    path = Path(__file__).parents[1] / "README.md"
    result = doctest.testfile(str(path), module_relative=False, optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    assert result.attempted > 10
    assert result.failed == 0


def test_the_docstring_of_match_is_true() -> None:
    result = doctest.testmod(ridotto.engine.match)
    assert result.attempted > 2
    assert result.failed == 0
