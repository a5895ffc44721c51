"""Sets of small numbers as bits."""

import pytest

from ridotto.engine.bits import bits, lowest, members, several


@pytest.mark.parametrize("numbers", [{0}, {5}, {62}, {0, 3}, {1, 2, 62}])
def test_a_set_says_how_many_it_holds_and_which_is_the_lowest(numbers: set[int]) -> None:
    mask = sum(1 << number for number in numbers)
    assert bits(mask) == len(numbers)
    assert several(mask) == (len(numbers) > 1)
    assert lowest(mask) == min(numbers)
    assert members(mask) == sorted(numbers)


def test_an_empty_set_holds_nothing() -> None:
    assert bits(0) == 0
    assert not several(0)
    assert members(0) == []
