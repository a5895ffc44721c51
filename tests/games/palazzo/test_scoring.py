"""Scoring: PAL-126 to PAL-136."""

import pytest

from .positions import arrange, edition_with, see, start

ONE_MATERIAL = ["B1/3", "B1/3 B2/3", "B1/1 B2/2 B3/3", "B1/1 B2/2 B3/3 B4/1", "B1/1 B2/2 B3/3 B4/1 B5/2"]
MIXED = ["B1/3", "B1/3 S2/3", "B1/1 B2/2 S3/3", "B1/1 B2/2 B3/3 S4/1", "B1/1 B2/2 B3/3 B4/1 M5/2"]


def points(*own: str) -> int:
    return arrange(start(2), palazzi=[own]).scores()[0]


@pytest.mark.parametrize(("palazzo", "worth"), list(zip(MIXED, [-5, 0, 6, 7 + 3, 9 + 6], strict=True)))
def test_storeys_and_windows(palazzo: str, worth: int) -> None:
    """PAL-126, PAL-127, PAL-128, PAL-129, PAL-130."""
    assert points(palazzo) == worth


@pytest.mark.parametrize(("palazzo", "worth"), list(zip(ONE_MATERIAL, [-5, 0, 6 + 3, 7 + 3 + 3, 9 + 6 + 6], strict=True)))
def test_one_material_only(palazzo: str, worth: int) -> None:
    """PAL-131, PAL-132, PAL-133: nothing for one or two storeys."""
    assert points(palazzo) == worth


@pytest.mark.parametrize("letter", ["B", "S", "M"])
def test_every_material_has_the_bonus(letter: str) -> None:
    """PAL-131, PAL-132."""
    assert points(" ".join(f"{letter}{floor}/1" for floor in (1, 2, 3))) == 6
    assert points(" ".join(f"{letter}{floor}/1" for floor in (1, 2, 3, 4, 5))) == 5 + 6 + 6


@pytest.mark.parametrize("other", [0, 1, 2])
def test_one_tile_of_another_material_takes_the_bonus_away(other: int) -> None:
    """PAL-131: wherever it stands."""
    palazzo = ["S1/1", "S2/1", "S3/1"]
    palazzo[other] = palazzo[other].replace("S", "M")
    assert points(" ".join(palazzo)) == 3


def test_storeys_are_the_tiles_present_not_the_highest_floor() -> None:
    """PAL-134: 2-4-5 has three."""
    assert points("B2/1 S4/1 M5/1") == 3
    assert points("B5/3") == -5
    assert see(arrange(start(2), palazzi=[["B2/1 S4/1 M5/1"]]))["seats"][0]["palazzi"][0]["storeys"] == 3


def test_points_are_the_sum_over_all_palazzi() -> None:
    """PAL-135: and may be negative; without a palazzo they are 0."""
    assert points() == 0
    assert points("B1/1", "S1/1", "M1/1") == -15
    assert points("B1/1", "S1/1 S2/3 S4/3", "M1/1 M2/2") == -5 + 7 + 3 + 0


def test_nothing_else_counts() -> None:
    """PAL-136: neither money nor tiles elsewhere."""
    state = arrange(start(2), hands=["b7 b7 b7 c c c"], warehouse="B1/1", quarries=["S1/1", "S2/1"], gone="M5/3", palazzi=[[], ["B5/3"]])
    assert state.scores() == [0, -5]


def test_the_parts_add_up() -> None:
    """PAL-126 to PAL-133: windows, storeys, one material and single tiles."""
    state = arrange(start(2), palazzi=[["B1/1", "S1/1 S2/3 S4/3", "M1/1 M2/2", "B2/1 S3/1 M4/1 M5/2"]])
    assert state.breakdown(0) == {"windows": 7 + 5, "storeys": 3, "purity": 3, "single-tiles": -5}
    assert sum(state.breakdown(0).values()) == state.scores()[0]
    assert state.breakdown(1) == {"windows": 0, "storeys": 0, "purity": 0, "single-tiles": 0}


def test_the_edition_says_what_counts() -> None:
    """PAL-126 to PAL-132."""
    edition = edition_with(
        ("storey_base = [0, -5, 0, 0, 3, 6]", "storey_base = [0, -2, 1, 2, 4, 8]"),
        ("windows_count_from = 3", "windows_count_from = 2"),
        ("purity = [0, 0, 0, 3, 3, 6]", "purity = [0, 0, 5, 6, 7, 8]"),
    )
    state = arrange(start(2, edition=edition), palazzi=[["B1/1"], ["S1/1 S2/2"]])
    assert state.scores() == [-2, 1 + 3 + 5]
