"""The flood: SHIP-112 to SHIP-118."""

import pytest

from .positions import at, decision, edition_with, end_round, finish_round, listen, play, see

STACKS = ["", "b01", "b01 b02", "b01 b02 b03", "b01 b02 b03 b04", "b01 b02 b03 b04 b05"]


def lost(doge: str, barriers: int) -> int:
    """What a flood takes from a seat with this many barriers."""
    return int(end_round(2, doge=doge, stacks=[STACKS[barriers]]).lost[0])


@pytest.mark.parametrize(("doge", "level"), [("d14", 1), ("d08", 2), ("d13", 3), ("d01", 4)])
def test_more_barriers_than_the_level_lose_nothing_as_many_one_marker_and_fewer_two(doge: str, level: int) -> None:
    """SHIP-112, SHIP-113, SHIP-114, SHIP-116: all finished barriers count, not only the top one."""
    assert [lost(doge, level + 1), lost(doge, level), lost(doge, level - 1), lost(doge, 0)] == [0, 1, 2, 2]


def test_barriers_under_construction_do_not_count() -> None:
    """SHIP-115."""
    assert end_round(2, doge="d14", yards=["b01 b02"], stacks=[""]).lost[0] == 2


def test_lost_markers_lie_on_the_water_in_the_next_round_and_come_back_at_its_end() -> None:
    """SHIP-117, SHIP-113, SHIP-114: they bring no ducat."""
    state = end_round(2, doge="d14", doges="d02 d04", ducats=[3, 3], stacks=["", "b01"])
    assert [(seat["markers"], seat["lost"], seat["adrift"], seat["ducats"]) for seat in see(state)["seats"]] == [(3, 2, 0, 3), (4, 1, 0, 3)]
    state = finish_round(state)
    assert [(seat["markers"], seat["lost"]) for seat in see(state)["seats"]] == [(5, 0), (5, 0)]


def test_losses_of_two_floods_do_not_add_up() -> None:
    """SHIP-118, SHIP-R30: each round starts from five markers less the last loss."""
    state = end_round(2, doge="d14", doges="d05 d02")
    assert state.markers[0] == 3
    state = finish_round(state)
    assert state.markers[0] == 3


def test_in_the_first_round_everybody_has_all_markers() -> None:
    """SHIP-R30."""
    assert all(seat["markers"] == 5 for seat in see(at(4))["seats"])


def test_barriers_are_counted_after_all_turns_of_the_round() -> None:
    """SHIP-R38: one completed with the last marker still helps."""
    state = at(2, doge="d14", markers=[1, 0], yards=["b09"])
    play(state, "field green2", "complete b09")
    assert [int(n) for n in state.lost] == [1, 2]


def test_the_flood_is_told_seat_by_seat() -> None:
    """SHIP-112 to SHIP-114."""
    state = at(3, doge="d14", markers=[1, 0, 0], stacks=["", "b01", "b02 b03"])
    heard = listen(state)
    play(state, "discard")
    assert heard[2:6] == ["flood 1", "flooded 0 2", "flooded 1 1", "spared 2"]


def test_a_tile_with_flood_and_inspection_brings_the_flood_first() -> None:
    """SHIP-R25: no tile of the standard edition has both."""
    assert all(not (tile.flood is not None and tile.inspection) for tile in edition_with().data.doge_tiles.tiles)  # type: ignore[attr-defined]
    edition = edition_with(("flood = 4, inspection = false", "flood = 4, inspection = true"))
    state = at(2, edition, doge="d01", markers=[1, 0], approvals=[2, 2])
    heard = listen(state)
    play(state, "discard")
    assert [text.split()[0] for text in heard[2:]] == ["flood", "flooded", "flooded", "inspection"]
    assert decision(state) == "bid"


def test_the_view_says_what_the_flood_would_take_now() -> None:
    """SHIP-112 to SHIP-114, for the picture."""
    assert [seat["flood_loss"] for seat in see(at(2, doge="d14", stacks=["", "b01"]))["seats"]] == [2, 1]
    assert [seat["flood_loss"] for seat in see(at(2, doge="d02"))["seats"]] == [0, 0]
