"""Section C: RIA-102 to RIA-113."""

from .positions import actor, at, decision, lay, left_of, listen, options, pass_on, play, rooms, seat_of, see


def names(*values: int) -> list[str]:
    """Moves for all colours of these values."""
    return [f"take {colour}-{value}" for colour in ("green", "yellow", "blue") for value in values]


def test_building_points_are_the_count_and_one_more_with_the_bonus() -> None:
    """RIA-102."""
    state = lay(at("C", 2, spaces=[1, 0], hands=["BB", "B"]), "2", "1")
    assert options(state) == names(1, 2, 3)
    play(state, "take green-1")
    assert (actor(state), options(state)) == (1, names(1))


def test_a_building_of_a_value_up_to_the_points_must_be_taken() -> None:
    """RIA-103, RIA-R20: there is no way to decline, and a lower value may be chosen."""
    state = lay(at("C", 2, hands=["BBB", ""]), "3", "0")
    assert options(state) == names(1, 2, 3, 4)
    play(state, "take yellow-2")
    assert rooms(state, 0) == ["yellow-2"]
    assert left_of(state, "yellow-2") == 4


def test_who_counts_0_takes_no_building() -> None:
    """RIA-104."""
    state = lay(at("C", 2, hands=["B", "B"]), "1", "0")
    play(state, "take green-1")
    assert rooms(state, 1) == []
    assert see(state)["sections"][2]["state"] == "done"


def test_a_kind_of_which_no_tile_is_left_cannot_be_taken() -> None:
    """RIA-105, RIA-6: all five are on tableaus; the last one goes to whoever ranks first."""
    state = lay(at("C", 2, spaces=[0, 1], begins=0, hands=["BBB", "BBB"], buildings=["g3 g3 g3 g3"]), "3", "3")
    assert (actor(state), "take green-3" in options(state)) == (1, True)
    play(state, "take green-3")
    assert (actor(state), "take green-3" in options(state)) == (0, False)
    state = lay(at("C", 2, hands=["BBB", ""], buildings=["g3 g3 g3 g3 g3"]), "3", "0")
    assert "take green-3" not in options(state)


def test_nothing_is_taken_if_no_tile_is_within_the_points() -> None:
    """RIA-R20: all fifteen tiles of value 1 stand on tableaus, so one point buys nothing."""
    owned = ["", "g1 g1 g1 g1 g1 y1", "y1 y1 y1 y1 b1 b1 b1", "b1 b1"]
    state = at("C", 4, spaces=[0, 1, 0, 0], begins=0, hands=["B", "BB", "", ""], buildings=owned)
    ear = listen(state)
    lay(state, "1", "2", "0", "0")
    play(state, "take blue-2")
    assert rooms(state, 0) == []
    assert [event.args["seat"] for event in ear.named("no-building")] == [0]


def test_beside_a_building_of_value_4_a_second_may_be_taken_for_the_rest() -> None:
    """RIA-106: seven points are a 4 and one up to 3."""
    state = lay(at("C", 2, hands=["BBBBBB", ""]), "6", "0")
    play(state, "take green-4")
    assert (decision(state), options(state)) == ("build-second", [*names(1, 2, 3), "no-second"])
    play(state, "take blue-3")
    assert rooms(state, 0) == ["green-4", "blue-3"]


def test_the_second_building_is_voluntary() -> None:
    """RIA-106, RIA-R20."""
    state = lay(at("C", 2, hands=["BBBB", ""]), "4", "0")
    play(state, "take green-4", "no-second")
    assert rooms(state, 0) == ["green-4"]
    assert see(state)["sections"][2]["state"] == "done"


def test_without_a_4_as_the_first_there_is_no_second() -> None:
    """RIA-107: six points do not buy two of value 3."""
    state = lay(at("C", 2, hands=["BBBBB", ""]), "5", "0")
    play(state, "take green-3")
    assert rooms(state, 0) == ["green-3"]
    assert see(state)["sections"][2]["state"] == "done"


def test_exactly_four_points_buy_one_building() -> None:
    """RIA-106: more than 4 points are needed for a second."""
    state = lay(at("C", 2, hands=["BBB", ""]), "3", "0")
    play(state, "take green-4")
    assert see(state)["sections"][2]["state"] == "done"


def test_there_is_never_a_third_building() -> None:
    """RIA-108, RIA-R20: nine points and more buy two; the rest is lost."""
    state = lay(at("C", 2, hands=["BBBBBBBBBB", ""]), "10", "0")
    play(state, "take green-4", "take blue-4")
    assert rooms(state, 0) == ["green-4", "blue-4"]
    assert see(state)["sections"][2]["state"] == "done"


SEVEN = "g1 g2 y1 y1* y3 b1 b4"


def test_a_tableau_holds_seven_buildings() -> None:
    """RIA-109, RIA-110: with all places full one must be put back."""
    state = lay(at("C", 2, hands=["B", ""], buildings=["g1 g1 g1 y1 y1 b1"]), "1", "0")
    play(state, "take blue-2")
    assert len(rooms(state, 0)) == 7
    state = play(lay(at("C", 2, hands=["B", ""], buildings=[SEVEN]), "1", "0"), "take blue-2")
    assert decision(state) == "give-up"


def test_the_building_to_put_back_is_chosen_among_those_already_there() -> None:
    """RIA-110, RIA-R21: not the new one itself."""
    state = play(lay(at("C", 2, hands=["B", ""], buildings=[SEVEN]), "1", "0"), "take blue-2")
    assert options(state) == [f"give-up {name}" for name in ("green-1", "green-2", "yellow-1", "yellow-3", "blue-1", "blue-4")]


def test_a_building_put_back_scores_its_value_at_once() -> None:
    """RIA-111."""
    state = play(lay(at("C", 2, hands=["B", ""], buildings=[SEVEN]), "1", "0"), "take blue-2", "give-up yellow-3")
    assert state.scores()[0] == 6
    assert state.breakdown(0)["put-back"] == 3
    assert left_of(state, "yellow-3") == 5
    assert "blue-2" in rooms(state, 0)


def test_with_a_free_place_nothing_can_be_put_back() -> None:
    """RIA-112."""
    state = play(lay(at("C", 2, hands=["B", ""], buildings=["g1 g1 g1 y1 y1 b1"]), "1", "0"), "take blue-2")
    assert see(state)["step"] == "play"
    assert state.breakdown(0)["put-back"] == 0


def test_of_equal_tiles_the_one_with_a_coin_is_put_back_and_its_coin_returns() -> None:
    """RIA-R21, RIA-152: with all others, at the end of the round."""
    state = play(lay(at("C", 2, hands=["B", ""], buildings=[SEVEN]), "1", "0"), "take blue-2", "give-up yellow-1")
    assert "yellow-1*" not in rooms(state, 0)
    assert "yellow-1" in rooms(state, 0)
    assert see(state)["bank"] == 29
    while see(state)["phase"] == "II":
        pass_on(state)
    assert see(state)["bank"] == 30


def test_with_two_new_buildings_two_are_put_back_the_first_new_one_if_wanted() -> None:
    """RIA-R21, RIA-110, RIA-111: and what was put back can be taken again."""
    state = lay(at("C", 2, hands=["BBBBB", ""], buildings=["g1 g2 y1 y1 y3 b1 g4"]), "5", "0")
    play(state, "take blue-4", "give-up green-2")
    assert "take green-2" in options(state)
    play(state, "take green-2", "give-up blue-4")
    assert state.scores()[0] == 3 + 2 + 4
    assert sorted(rooms(state, 0)) == ["blue-1", "green-1", "green-2", "green-4", "yellow-1", "yellow-1", "yellow-3"]


def test_seven_equal_buildings_leave_no_choice() -> None:
    """RIA-R38: what to put back is then not asked; as there are five tiles of a kind, it takes at least two kinds."""
    state = play(lay(at("C", 2, hands=["B", ""], buildings=["g1 g1 g1 g1 g1 y1 y1"]), "1", "0"), "take blue-2")
    assert options(state) == ["give-up green-1", "give-up yellow-1"]


def test_a_building_taken_in_section_c_can_be_used_in_the_same_round() -> None:
    """RIA-113, RIA-R22: a yellow one from section D on, a blue one in phase III, a green one from the next round."""
    state = play(lay(at("C", 2, hands=["BBBR", ""], coins=[2]), "3", "0"), "take yellow-3")
    assert (decision(state), options(state)) == ("yellow", ["use yellow-3", "done"])
    state = play(lay(at("C", 2, hands=["BBB", ""], coins=[2]), "3", "0"), "take blue-4")
    while see(state)["phase"] == "II":
        pass_on(state)
    assert options(state) == ["use blue-4", "done"]
    assert seat_of(state, 0)["coins"] == 2
