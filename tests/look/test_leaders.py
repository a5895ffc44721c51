"""Who leads, by points: the same in every game that has points."""

import pytest

from ridotto.look.scene import leaders


@pytest.mark.parametrize(
    ("points", "first"),
    [([3, 9, 0], {1}), ([9, 9, 8], {0, 1}), ([0, 0, 0], set()), ([7, 7], set()), ([-10, -5, -15], {1}), ([4], set())],
)
def test_whoever_has_the_most_leads_and_nobody_where_all_have_the_same(points: list[int], first: set[int]) -> None:
    assert leaders(points) == first


@pytest.mark.parametrize(("own", "doge", "first"), [(12, 11, {0}), (12, 12, set()), (0, -3, {0})])
def test_somebody_without_a_seat_must_be_beaten(own: int, doge: int, first: set[int]) -> None:
    """VEN-254: a tie with the Doge is lost."""
    assert leaders([own], doge) == first
