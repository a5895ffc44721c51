"""Phase I, green buildings: RIA-46 to RIA-56."""

import pytest

from .positions import actor, at, cards, decision, hand, options, play, rooms, seat_of, see


def test_green_buildings_are_used_only_after_all_have_taken_their_rows() -> None:
    """RIA-46."""
    state = at("rows", 2, coins=[1, 1], buildings=["g2", "g2"])
    play(state, "row 1")
    assert decision(state) == "row"
    assert decision(play(state, "row 2")) == "green"


def test_after_the_rows_everybody_has_his_turn_with_green_buildings_in_doge_order() -> None:
    """RIA-46, RIA-47: and then all discard down to their limit."""
    state = at("rows", 3, spaces=[1, 3, 2], coins=[1, 1, 1], buildings=["g2", "g2", "g2"])
    asked = []
    while see(state)["step"] in ("row", "green"):
        asked.append((decision(state), actor(state)))
        play(state, options(state)[0])
    assert asked == [(step, seat) for step in ("row", "green") for seat in (1, 2, 0)]
    assert see(state)["step"] != "row"
    assert [room for seat in range(3) for room in rooms(state, seat)] == ["green-2*"] * 3


def test_green_buildings_are_used_in_doge_order_a_whole_turn_for_each() -> None:
    """RIA-47, RIA-R9: the better ranked takes the last card of the leftover row."""
    state = at("green", 2, spaces=[1, 2], coins=[2, 2], buildings=["g1 g1", "g1 g1"], leftover="J", hands=["", ""])
    assert actor(state) == 1
    play(state, "use green-1", "card joker")
    assert (actor(state), options(state)) == (1, ["use green-1", "done"])
    play(state, "done")
    assert actor(state) == 0
    assert options(play(state, "use green-1")) == ["use green-1", "done"]  # only the pile was left, so it was not asked
    assert seat_of(state, 0)["cards"] == 3


def test_who_has_no_coin_or_no_green_building_is_not_asked() -> None:
    """RIA-R9."""
    state = at("green", 3, coins=[0, 1, 1], buildings=["g1", "y1 b4", "g1*"], leftover="J")
    assert see(state)["phase"] == "II"


def test_green_1_brings_one_card_of_the_leftover_row_or_three_of_the_pile() -> None:
    """RIA-48, RIA-R5."""
    state = play(at("green", 2, coins=[2], buildings=["g1 g1"], leftover="DDOJ", pile="RRC"), "use green-1")
    assert options(state) == ["card doge", "card gondola", "card joker", "pile"]
    play(state, "pile")
    assert hand(state, 0) == cards("RRC")
    play(state, "use green-1", "card gondola")
    assert hand(state, 0) == cards("RROC")
    assert seat_of(state, 0)["limit"] == 7


def test_green_2_raises_the_hand_limit_by_1() -> None:
    """RIA-49, RIA-R5: and brings no card."""
    state = play(at("green", 2, coins=[2], buildings=["g2 g2"], leftover="J"), "use green-2")
    assert seat_of(state, 0)["limit"] == 8
    assert seat_of(state, 0)["cards"] == 0
    assert decision(state) == "green"


@pytest.mark.parametrize(("building", "limit"), [("g3", 8), ("g4", 9)])
def test_green_3_and_4_bring_cards_and_raise_the_limit(building: str, limit: int) -> None:
    """RIA-50, RIA-51, RIA-R5, RIA-R9: the card part is always taken."""
    state = play(at("green", 2, coins=[1], buildings=[building], leftover="J"), f"use green-{building[1]}")
    assert seat_of(state, 0)["limit"] == limit
    assert options(state) == ["card joker", "pile"]


def test_a_card_of_the_leftover_row_is_not_replaced() -> None:
    """RIA-52: when the row is empty only the pile can be chosen, which needs no question."""
    state = play(at("green", 2, coins=[3], buildings=["g1 g1 g1"], leftover="JJ"), "use green-1", "card joker")
    assert [row["cards"] for row in see(state)["rows"] if row["leftover"]] == [["joker"]]
    play(state, "use green-1", "card joker", "use green-1")
    assert seat_of(state, 0)["cards"] == 5


def test_row_or_pile_is_chosen_anew_for_each_building() -> None:
    """RIA-53."""
    state = play(at("green", 2, coins=[2], buildings=["g1 g3"], leftover="DJ"), "use green-1", "card doge", "use green-3")
    assert options(state) == ["card joker", "pile"]


def test_increases_of_the_limit_add_up_and_are_lost_at_the_end_of_the_round() -> None:
    """RIA-54, RIA-55, RIA-56."""
    state = at("green", 2, coins=[3], buildings=["g2 g3 g4"], leftover="")
    assert seat_of(state, 0)["limit"] == 7
    play(state, "use green-2", "use green-3", "use green-4")
    assert seat_of(state, 0)["limit"] == 7 + 1 + 1 + 2
    while see(state)["round"] == 1:
        seat = state.actors()[0]
        play(state, f"{seat}: {options(state, seat)[0]}")
    assert seat_of(state, 0)["limit"] == 7


def test_fewer_than_three_cards_are_taken_where_no_more_are_left() -> None:
    """RIA-R7."""
    state = play(at("green", 2, coins=[1], buildings=["g1"], leftover="J", pile="DG", rest="last hand"), "use green-1", "pile")
    assert hand(state, 0) == cards("DG")


def test_with_no_card_left_only_the_row_can_be_chosen() -> None:
    """RIA-R7, RIA-R38: so the one card of the row is taken without asking."""
    state = play(at("green", 2, coins=[1], buildings=["g1"], leftover="J", rest="last hand"), "use green-1")
    assert hand(state, 0) == cards("J")


def test_green_1_cannot_be_used_without_any_card_but_3_and_4_can_for_the_limit() -> None:
    """RIA-R7."""
    state = at("green", 2, coins=[2], buildings=["g1 g3 g4"], leftover="", rest="last hand")
    assert options(state) == ["use green-3", "use green-4", "done"]
    play(state, "use green-4")
    assert seat_of(state, 0)["limit"] == 9
    assert rooms(state, 0) == ["green-1", "green-3", "green-4*"]


def test_the_discards_are_shuffled_for_a_green_building() -> None:
    """RIA-41, RIA-48."""
    state = play(at("green", 2, coins=[1], buildings=["g1"], leftover="J", pile="D", rest="discard"), "use green-1", "pile")
    assert seat_of(state, 0)["cards"] == 3
    assert see(state)["discards"] == 1  # the leftover row
