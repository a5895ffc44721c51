"""Buildings and coins in general: RIA-29 to RIA-36."""

import pytest

from .positions import at, decision, lay, options, pass_on, play, rooms, seat_of, see


def test_a_building_is_used_by_laying_a_coin_of_the_own_stock_on_it() -> None:
    """RIA-29."""
    state = play(at("blue", 2, coins=[2, 0], buildings=["b4 b4"]), "use blue-4")
    assert rooms(state, 0) == ["blue-4*", "blue-4"]
    assert seat_of(state, 0)["coins"] == 1
    assert see(state)["bank"] == 28


def test_without_a_coin_no_building_can_be_used() -> None:
    """RIA-29: nobody is asked, and the next round begins."""
    state = at("blue", 2, buildings=["b4", "b4"])
    assert (see(state)["round"], see(state)["step"]) == (2, "row")


def test_a_building_with_a_coin_cannot_be_used_again() -> None:
    """RIA-30."""
    state = at("blue", 2, coins=[3, 0], buildings=["b4* b2"])
    assert options(state) == ["use blue-2", "done"]
    assert see(play(state, "use blue-2"))["step"] == "row"


def test_each_colour_is_used_in_its_own_phase_only() -> None:
    """RIA-31."""
    everything = ["g2 y3 b4"]
    assert options(at("green", 2, coins=[3], buildings=everything)) == ["use green-2", "done"]
    assert options(at("A", 2, coins=[3], buildings=everything, hands=["D"])) == ["use yellow-3", "done"]
    assert options(at("blue", 2, coins=[3], buildings=everything)) == ["use blue-4", "done"]


@pytest.mark.parametrize(("place", "building"), [("green", "g4"), ("A", "y3"), ("blue", "b4")])
def test_using_a_building_is_voluntary(place: str, building: str) -> None:
    """RIA-32."""
    state = at(place, 2, coins=[1], buildings=[building], hands=["D"])
    assert "done" in options(state)
    assert not any(room.endswith("*") for room in rooms(play(state, "done"), 0))


def test_any_number_of_buildings_can_be_used_equal_ones_included() -> None:
    """RIA-33: one coin for each."""
    state = play(at("blue", 2, coins=[3, 0], buildings=["b4 b4 b4"]), "use blue-4", "use blue-4", "use blue-4")
    assert state.scores()[0] == 12
    assert seat_of(state, 0)["coins"] == 0


def test_a_coin_on_a_building_cannot_be_spent_again() -> None:
    """RIA-34."""
    state = at("blue", 2, coins=[1, 0], buildings=["b4 b4"])
    assert see(play(state, "use blue-4"))["step"] == "row"
    assert seat_of(state, 0)["coins"] == 0


def test_a_player_may_own_any_number_of_the_same_kind() -> None:
    """RIA-35."""
    state = lay(at("C", 2, hands=["B", ""], buildings=["g1 g1 g1 g1"]), "1", "0")
    assert rooms(play(state, "take green-1"), 0) == ["green-1"] * 5


def test_missing_coins_are_not_received_and_the_first_on_the_track_comes_first() -> None:
    """RIA-36, RIA-R17: one coin is left for two players."""
    state = lay(at("B", 3, spaces=[1, 3, 2], hands=["GG", "", "G"], bank=1, begins=0), "2", "0", "1")
    assert (seat_of(state, 2)["coins"], seat_of(state, 0)["coins"]) == (30, 0)
    assert see(state)["bank"] == 0


def test_coins_on_buildings_are_not_in_the_supply_before_the_round_ends() -> None:
    """RIA-R17."""
    state = lay(at("B", 2, hands=["GG", ""], bank=0, buildings=["b4*"]), "2", "0")
    assert seat_of(state, 0)["coins"] == 0


def test_an_empty_supply_gives_no_coin_for_waiting() -> None:
    """RIA-R17, RIA-78: the coin is laid down all the same."""
    state = play(at("A", 2, coins=[1], buildings=["y1"], bank=0), "wait")
    assert rooms(state, 0) == ["yellow-1*"]
    assert seat_of(state, 0)["coins"] == 0
    assert see(state)["bank"] == 0


def test_all_six_sections_can_pass_without_a_card() -> None:
    """RIA-32, RIA-68: nobody is obliged to anything."""
    state = at("A", 2, coins=[1, 1], buildings=["y3 y4", ""], hands=["DJ", "J"])
    for section in ("A", "B", "C", "D", "E", "F"):
        assert next(found["letter"] for found in see(state)["sections"] if found["state"] == "now") == section
        pass_on(state)
    assert decision(state) == "row"
