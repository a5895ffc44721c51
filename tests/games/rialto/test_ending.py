"""The end of the match: RIA-153 to RIA-165."""

import pytest

from .positions import Wanted, arrange, at, district, listen, see, start


def test_the_match_ends_after_phase_three_of_the_sixth_round() -> None:
    """RIA-153."""
    assert not at("end", 3, round=5).over()
    state = at("end", 3, round=6)
    assert state.over()
    assert see(state)["phase"] == "over"
    assert at("blue", 3, round=6, coins=[1], buildings=["b4"]).actors() == [0]


@pytest.mark.parametrize(("coins", "men", "points"), [(0, 0, 0), (1, 0, 1), (2, 1, 2), (3, 2, 3), (0, 4, 2)])
def test_half_of_coins_and_councilmen_on_the_tableau_rounded_up(coins: int, men: int, points: int) -> None:
    """RIA-154."""
    state = at("end", 3, round=6, coins=[coins], tableau=[men, 0, 0])
    assert state.breakdown(0)["stock"] == points


def test_coins_on_buildings_do_not_score() -> None:
    """RIA-34, RIA-R32: they have been returned before."""
    state = at("end", 3, round=6, coins=[1], tableau=[0, 0, 0], buildings=["b4* g4* y1*"])
    assert state.breakdown(0)["stock"] == 1


def test_each_building_scores_its_value() -> None:
    """RIA-155."""
    state = at("end", 3, round=6, buildings=["g1 y2 b3 g4", "", "b4 b4"])
    assert [state.breakdown(seat)["buildings"] for seat in range(3)] == [10, 0, 8]


TILES = {"ca-cs": "5/3", "ca-sm": "4/6", "ca-sc": "gondola", "ca-sp": "gondola"}


def test_players_in_a_district_are_ranked_by_their_councilmen() -> None:
    """RIA-156, RIA-158: the value is 5 + 4 + 1 + 1."""
    state = at("end", 3, round=6, tiles=TILES, men={"cannaregio": [1, 3, 2]})
    assert [state.breakdown(seat)["districts"] for seat in range(3)] == [2, 11, 5]


def test_equal_numbers_are_ranked_by_space() -> None:
    """RIA-157: no place is shared."""
    state = at("end", 3, round=6, tiles=TILES, men={"cannaregio": [2, 2, 2]}, spaces=[1, 5, 3])
    assert [state.breakdown(seat)["districts"] for seat in range(3)] == [2, 11, 5]


def test_equal_numbers_on_the_same_space_are_ranked_by_the_stack() -> None:
    """RIA-157, RIA-22."""
    state = at("end", 3, round=6, tiles=TILES, men={"cannaregio": [2, 2, 1]}, order=[1, 0, 2])
    assert [state.breakdown(seat)["districts"] for seat in range(3)] == [5, 11, 2]


def test_a_bridge_counts_for_each_district_with_the_number_lying_there() -> None:
    """RIA-159: a gondola counts 1 for both."""
    state = at("D", 3, tiles={"ca-cs": "5/3", "cs-do": "gondola"})
    assert [district(state, name)["value"] for name in ("cannaregio", "castello", "dorsoduro")] == [5, 4, 1]


def test_a_free_connection_counts_nothing() -> None:
    """RIA-160: a district without tiles is worth nothing to anybody."""
    state = at("end", 3, round=6, men={"castello": [3, 0, 0]})
    assert state.breakdown(0)["districts"] == 0


def test_every_further_place_scores_half_of_the_one_before_rounded_down() -> None:
    """RIA-161: 11, 5, 2, 1, 0."""
    state = at("end", 5, round=6, tiles=TILES, men={"cannaregio": [1, 2, 3, 4, 5]})
    assert [state.breakdown(seat)["districts"] for seat in range(5)] == [0, 1, 2, 5, 11]


def test_who_has_nobody_in_a_district_takes_no_place_there() -> None:
    """RIA-162."""
    state = at("end", 3, round=6, tiles=TILES, men={"cannaregio": [0, 0, 1]}, spaces=[9, 8, 0])
    assert [state.breakdown(seat)["districts"] for seat in range(3)] == [0, 0, 11]
    assert [standing["player"] for standing in district(state, "cannaregio")["standings"]] == [2]


def test_cards_in_hand_are_worth_nothing() -> None:
    """RIA-163, RIA-R32."""
    state = at("end", 2, round=6, hands=["JJJJJJCCCC", ""], tableau=[0, 0])
    assert state.scores() == [3, 3]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_most_points_win(seats: int) -> None:
    """RIA-164: the last seat, though it is last on the track."""
    state = at("end", seats, round=6, points=[*[5] * (seats - 1), 9], spaces=list(range(seats, 0, -1)))
    assert state.winners() == [seats - 1]


def test_equal_points_are_decided_by_the_space_on_the_track() -> None:
    """RIA-165, RIA-21."""
    assert at("end", 3, round=6, points=[9, 9, 1], spaces=[2, 4, 8]).winners() == [1]


def test_equal_points_on_one_space_are_decided_by_the_stack() -> None:
    """RIA-165, RIA-22."""
    assert at("end", 3, round=6, points=[9, 9, 1], order=[2, 1, 0]).winners() == [1]


def test_three_players_with_equal_points_have_one_winner() -> None:
    """RIA-165, RIA-26."""
    assert at("end", 4, round=6, points=[9, 9, 1, 9], spaces=[2, 1, 9, 3]).winners() == [3]


def test_nobody_has_won_before_the_end() -> None:
    """RIA-164."""
    assert start(3).winners() == []


def test_the_final_scoring_is_told_part_by_part() -> None:
    """RIA-154, RIA-155, RIA-158."""
    state = start(2)
    ear = listen(state)
    at_end: Wanted = {"at": "end", "round": 6, "tiles": TILES, "men": {"cannaregio": [1, 2]}, "buildings": ["g4"], "coins": [2, 0]}
    arrange(state, **at_end)
    kinds = [event.kind for event in ear.events]
    assert kinds[0] == "end"
    assert kinds[-2:] == ["total", "total"]
    assert [(event.args["seat"], event.args["place"], event.args["points"]) for event in ear.named("district-points")] == [(1, 1, 11), (0, 2, 5)]
