"""Sets of small numbers as bits."""

import pytest

from ridotto.engine.bits import bits, lowest, several


@pytest.mark.parametrize("members", [{0}, {5}, {62}, {0, 3}, {1, 2, 62}])
def test_a_set_says_how_many_it_holds_and_which_is_the_lowest(members: set[int]) -> None:
    mask = sum(1 << member for member in members)
    assert bits(mask) == len(members)
    assert several(mask) == (len(members) > 1)
    assert lowest(mask) == min(members)


def test_an_empty_set_holds_nothing() -> None:
    assert bits(0) == 0
    assert not several(0)
