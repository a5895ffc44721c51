"""The variant for two with the virtual player: RIA-166 to RIA-194. He is player 2."""

import pytest

from ridotto.engine.errors import SetupError

from .positions import (
    ALL_BUT_TWO,
    VARIANT,
    actor,
    arrange,
    cards,
    decision,
    district,
    lay,
    listen,
    men,
    options,
    pass_on,
    play,
    points,
    rooms,
    seat_of,
    see,
    start,
    tile,
    track,
    variant_at,
)

SEEDS = [f"seed {n}" for n in range(12)]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_variant_is_for_exactly_two(seats: int) -> None:
    """RIA-166."""
    with pytest.raises(SetupError, match="for 2 seats"):
        start(seats, variant=VARIANT)


def test_without_the_variant_two_play_alone() -> None:
    """RIA-166."""
    assert see(start(2))["virtual"] is None
    assert len(track(start(2))) == 2


def test_the_virtual_player_has_a_disc_and_councilmen_but_no_points_coins_or_buildings() -> None:
    """RIA-167."""
    board = see(start(2, variant=VARIANT))
    assert len(board["seats"]) == 2
    assert len(board["track"]) == 3
    assert board["bank"] == 30 - 3
    assert all(len(entry["men"]) == 3 for entry in board["districts"])


@pytest.mark.parametrize("seed", SEEDS)
def test_the_virtual_player_starts_and_the_lot_decides_who_sits_to_his_left(seed: str) -> None:
    """RIA-168, RIA-169, RIA-R41: 1 coin for the left neighbour, 2 for the other; the stack lies in this order."""
    state = start(2, seed, VARIANT)
    virtual = see(state)["virtual"]
    assert virtual is not None
    left = virtual["left_neighbour"]
    assert see(state)["start_player"] == 2
    assert track(state) == [(2, 0), (left, 0), (1 - left, 0)]
    assert [seat_of(state, left)["coins"], seat_of(state, 1 - left)["coins"]] == [1, 2]


def test_either_player_can_be_the_left_neighbour() -> None:
    """RIA-168."""
    assert {track(start(2, seed, VARIANT))[1][0] for seed in SEEDS} == {0, 1}


@pytest.mark.parametrize("seed", SEEDS[:4])
def test_his_right_neighbour_chooses_the_starting_building_first(seed: str) -> None:
    """RIA-170, RIA-R35: the player with 2 coins; each kind once."""
    state = start(2, seed, VARIANT)
    assert seat_of(state, actor(state))["coins"] == 2
    play(state, "take green-1")
    assert seat_of(state, actor(state))["coins"] == 1
    assert options(state) == ["take yellow-1", "take blue-1"]


def test_three_rows_are_laid_out_and_he_takes_none() -> None:
    """RIA-171, RIA-R35: the players choose in Doge order without him."""
    state = variant_at("rows", order=[1, 2, 0])
    assert len(see(state)["rows"]) == 3
    assert actor(state) == 1
    play(state, "row 1")
    assert actor(state) == 0
    play(state, "row 2")
    assert [row["leftover"] for row in see(state)["rows"]] == [False, False, True]


@pytest.mark.parametrize("order", [[0, 1, 2], [1, 2, 0], [2, 1, 0]])
def test_rows_and_green_buildings_go_round_without_him_wherever_he_ranks(order: list[int]) -> None:
    """RIA-171, RIA-R35, RIA-46: when the last player has his row, the first one begins with the green buildings."""
    state = variant_at("rows", order=order, coins=[1, 1], buildings=["g2", "g2"])
    asked = []
    while see(state)["step"] in ("row", "green"):
        asked.append((decision(state), actor(state)))
        play(state, options(state)[-1])
    players = [player for player in order if player != 2]
    assert asked == [("row", seat) for seat in players] + [("green", seat) for seat in players]


def test_he_never_runs_out_of_councilmen() -> None:
    """RIA-172, RIA-187: 25 stand on the board and he sends more."""
    state = variant_at("F", round=2, virtual="CCC", men={"san-polo": [0, 0, 25]})
    pass_on(state)
    assert men(state, "castello") == [0, 0, 4]


def test_the_marker_lies_between_district_1_and_its_lowest_numbered_neighbour() -> None:
    """RIA-173, RIA-R37."""
    for seed in SEEDS:
        board = see(start(2, seed, VARIANT))
        assert board["virtual"] is not None
        numbers = {entry["district"]: entry["number"] for entry in board["districts"]}
        marked = next(entry for entry in board["connections"] if entry["marked"])
        near = [numbers[end] for entry in board["connections"] for end in entry["ends"] if 1 in [numbers[name] for name in entry["ends"]]]
        assert sorted(numbers[end] for end in marked["ends"]) == [1, min(number for number in near if number != 1)]


def test_everybody_may_build_on_the_marked_connection_and_the_marker_moves_on() -> None:
    """RIA-174, RIA-175: to the next free connection of district 1."""
    state = variant_at("D", begins=0, hands=["R", ""])
    assert see(state)["virtual"] is not None
    lay(state, "1", "0")
    assert "bridge ca-cs" in options(state)
    play(state, "bridge ca-cs", "low castello")
    virtual = see(state)["virtual"]
    assert virtual is not None
    assert virtual["marker"] == "ca-sm"


def test_the_marker_stays_when_another_connection_is_built_on() -> None:
    """RIA-175."""
    state = lay(variant_at("D", begins=0, hands=["R", ""]), "1", "0")
    play(state, "bridge sp-do", "low san-polo")
    virtual = see(state)["virtual"]
    assert virtual is not None
    assert virtual["marker"] == "ca-cs"


FULL = {**ALL_BUT_TWO, "sc-do": "5/6"}


def test_the_marker_leaves_the_board_when_all_connections_are_built_on() -> None:
    """RIA-176, RIA-R37."""
    state = variant_at("E", begins=0, hands=["O", ""], tiles=FULL)
    ear = listen(state)
    lay(state, "1", "0")
    assert decision(state) == "gondola-district"  # the last free connection is not asked for
    virtual = see(state)["virtual"]
    assert virtual is not None
    assert virtual["marker"] is None
    assert ear.named("marker-gone")


def test_seven_open_cards_are_drawn_for_him_after_phase_one() -> None:
    """RIA-177, RIA-R8: when both have discarded; the leftover row has been discarded before."""
    state = variant_at("discard", hands=["DDDDDDDD", ""], pile="GGGBBOJ", leftover="RRR", order=[0, 1, 2])
    virtual = see(state)["virtual"]
    assert virtual is not None
    assert virtual["cards"] == []
    play(state, "discard doge")
    virtual = see(state)["virtual"]
    assert virtual is not None
    assert virtual["cards"] == cards("GGGBBOJ")
    assert see(state)["discards_seen"] == cards("RRR")


def test_the_leftover_row_may_be_among_his_cards_when_the_pile_runs_out() -> None:
    """RIA-R8, RIA-41: it is discarded before his cards are drawn, so it is shuffled with the other discards."""
    state = start(2, variant=VARIANT)
    ear = listen(state)
    arrange(state, at="discard", hands=["D", "G"], leftover="RRR", rest="discard", order=[0, 1, 2])
    assert [event.args["number"] for event in ear.named("shuffled")] == [77 - 2]
    virtual = see(state)["virtual"]
    assert virtual is not None
    assert len(virtual["cards"]) == 7
    assert see(state)["discards_seen"] == []


def test_his_jokers_are_councilman_cards() -> None:
    """RIA-178, RIA-R33: also if he has no other, and in no other section."""
    state = variant_at("E", begins=2, virtual="JJ", order=[0, 1, 2], round=2)
    pass_on(state)
    assert see(state)["sections"][4]["majority"] is None
    pass_on(state)
    assert men(state, "castello") == [0, 0, 3]


def test_he_plays_all_cards_of_the_kind_in_his_clockwise_turn_or_passes() -> None:
    """RIA-179, RIA-R33."""
    state = variant_at("A", left=1, order=[1, 2, 0], virtual="DDDC")
    assert see(state)["queue"] == [1, 0, 2]
    lay(state, "0")
    assert see(state)["queue"] == [0, 2]
    ear = listen(state)
    lay(state, "0")
    assert [event.args["number"] for event in ear.named("virtual-plays")] == [3]
    virtual = see(state)["virtual"]
    assert virtual is not None
    assert virtual["cards"] == cards("C")
    state = variant_at("A", left=1, order=[1, 2, 0], virtual="G")
    ear = listen(state)
    lay(state, "0", "0")
    assert ear.named("virtual-passes")


def test_with_his_majority_nobody_else_has_the_bonus_and_he_begins_the_next_section() -> None:
    """RIA-180, RIA-182: he himself receives nothing in section B."""
    state = lay(variant_at("B", begins=0, hands=["G", "GG"], virtual="GGG"), "1", "2")
    assert [seat_of(state, seat)["coins"] for seat in (0, 1)] == [1, 2]
    assert see(state)["begins"] == 2
    assert see(state)["bank"] == 27


def test_he_takes_part_in_ties() -> None:
    """RIA-180, RIA-90."""
    state = lay(variant_at("B", begins=0, order=[2, 0, 1], hands=["GG", ""], virtual="GG"), "2", "0")
    assert seat_of(state, 0)["coins"] == 2
    state = lay(variant_at("B", begins=0, order=[0, 2, 1], hands=["GG", ""], virtual="GG"), "2", "0")
    assert seat_of(state, 0)["coins"] == 3


def test_he_advances_on_the_track_with_the_bonus_step() -> None:
    """RIA-181, RIA-R34."""
    state = lay(variant_at("A", order=[0, 1, 2], hands=["D", ""], virtual="DD"), "1", "0")
    assert dict(track(state)) == {0: 1, 1: 0, 2: 3}


def test_he_takes_no_building() -> None:
    """RIA-183: but he prevents the bonus."""
    state = lay(variant_at("C", begins=0, order=[2, 0, 1], hands=["B", ""], virtual="BBB"), "1", "0")
    assert options(state) == ["take green-1", "take yellow-1", "take blue-1"]
    play(state, "take green-1")
    assert rooms(state, 0) == ["green-1"]
    assert sum(kind["left"] for kind in see(state)["buildings"]) == 59


def test_he_lays_the_bridge_on_the_marked_connection_the_low_number_at_the_lower_district() -> None:
    """RIA-184: and neither scores nor loses a point."""
    state = variant_at("D", begins=0, numbers=[3, 1, 2, 4, 5, 6], hands=["R", ""], virtual="RR")
    lay(state, "1", "0")
    assert tile(state, "cs-sm") == ("bridge", [3, 4])  # Castello has number 1, San Marco 2
    assert points(state) == [4, 2]
    virtual = see(state)["virtual"]
    assert virtual is not None
    assert virtual["marker"] == "ca-cs"
    state = lay(variant_at("D", begins=0, numbers=[3, 2, 1, 4, 5, 6], hands=["R", ""], virtual="RR"), "1", "0")
    assert tile(state, "cs-sm") == ("bridge", [4, 3])


def test_without_the_majority_he_does_nothing_in_d_and_e() -> None:
    """RIA-184, RIA-185."""
    state = lay(variant_at("E", begins=0, order=[0, 1, 2], hands=["OO", ""], virtual="O"), "2", "0")
    assert decision(state) == "gondola-place"
    play(state, "gondola sp-do", "place san-polo")
    assert all(entry["men"][2] == 0 for entry in see(state)["districts"])


def test_he_lays_a_gondola_and_puts_a_councilman_into_both_districts() -> None:
    """RIA-185."""
    state = lay(variant_at("E", begins=0, virtual="O"), "0", "0")
    assert tile(state, "ca-cs") == ("gondola", [1, 1])
    assert (men(state, "cannaregio"), men(state, "castello")) == ([0, 0, 1], [0, 0, 1])
    virtual = see(state)["virtual"]
    assert virtual is not None
    assert virtual["marker"] == "ca-sm"


def test_he_sends_councilmen_to_the_current_district_one_more_with_the_bonus() -> None:
    """RIA-186, RIA-R34."""
    state = lay(variant_at("F", round=3, begins=0, hands=["C", ""], virtual="CCJ"), "1", "0")
    assert men(state, "san-marco") == [1, 0, 4]
    state = lay(variant_at("F", round=3, begins=0, hands=["CCCC", ""], virtual="CC"), "4", "0")
    assert men(state, "san-marco") == [5, 0, 2]


def test_when_he_completes_a_side_the_tile_is_turned_and_nobody_scores() -> None:
    """RIA-188: in section E at once."""
    state = lay(variant_at("E", begins=0, virtual="O", men={"san-marco": [0, 0, 1]}), "0", "0")
    assert see(state)["bonus_tiles"][0]["turned"] is True
    assert see(state)["bonus_tiles"][0]["players"] == [2]
    assert points(state) == [3, 3]


def test_players_who_complete_it_in_the_same_section_f_still_score() -> None:
    """RIA-189, RIA-195, RIA-R36: though he acts first."""
    there = {"cannaregio": [1, 0, 1], "san-marco": [1, 0, 1]}
    state = lay(variant_at("F", round=2, begins=0, order=[2, 0, 1], hands=["C", ""], virtual="CC", men=there), "1", "0")
    assert points(state) == [8, 3]
    assert see(state)["bonus_tiles"][0]["players"] == [0, 2]
    assert see(state)["bonus_tiles"][0]["turned"] is True


def test_he_does_nothing_in_phase_three() -> None:
    """RIA-190, RIA-R35: the players act in Doge order without him."""
    state = variant_at("blue", order=[2, 1, 0], coins=[1, 1], buildings=["b4", "b4"])
    assert actor(state) == 1
    assert actor(play(state, "done")) == 0
    assert see(play(state, "done"))["round"] == 2


def test_his_disc_counts_for_every_rank() -> None:
    """RIA-191: for blue-3 too."""
    state = variant_at("blue", spaces=[2, 1, 9], coins=[2, 0], buildings=["b3 b4"])
    assert seat_of(state, 0)["rank"] == 2
    assert dict(track(play(state, "use blue-3")))[0] == 4


TILES = {"ca-cs": "5/3", "ca-sm": "4/6", "ca-sc": "gondola", "ca-sp": "gondola"}


def test_his_place_scores_for_nobody_and_the_next_are_halved_from_it() -> None:
    """RIA-193: also when equal numbers are decided by the track."""
    state = variant_at("end", round=6, tiles=TILES, men={"cannaregio": [1, 2, 3]})
    assert [state.breakdown(seat)["districts"] for seat in (0, 1)] == [2, 5]
    state = variant_at("end", round=6, tiles=TILES, order=[2, 0, 1], men={"cannaregio": [3, 0, 3]})
    assert state.breakdown(0)["districts"] == 5
    state = variant_at("end", round=6, tiles=TILES, order=[0, 2, 1], men={"cannaregio": [3, 0, 3]})
    assert state.breakdown(0)["districts"] == 11
    assert [entry["player"] for entry in district(state, "cannaregio")["standings"]] == [0, 2]


def test_only_the_two_players_can_win() -> None:
    """RIA-194, RIA-165: equal points, and the virtual player leads the track."""
    assert variant_at("end", round=6, points=[7, 7], spaces=[1, 2, 9]).winners() == [1]
    assert variant_at("end", round=6, points=[7, 7], order=[2, 0, 1]).winners() == [0]


def test_points_decide_though_the_virtual_player_holds_most_districts() -> None:
    """RIA-194, RIA-164."""
    held = {name: [1, 0, 9] for name in ("cannaregio", "castello", "san-marco")}
    state = variant_at("end", round=6, tiles=TILES, men=held, points=[0, 1], spaces=[0, 3, 9], tableau=[5, 5])
    assert state.winners() == [0]


def test_a_whole_match_is_told_with_all_he_does() -> None:
    """RIA-167 to RIA-193: everything he does has an event of its own."""
    state = start(2, "told", VARIANT)
    ear = listen(state)
    while not state.over():
        seat = state.actors()[0]
        play(state, f"{seat}: {options(state, seat)[0]}")
    kinds = {event.kind for event in ear.events}
    assert {"virtual-cards", "virtual-plays", "virtual-majority", "virtual-steps", "virtual-sent", "virtual-place"} <= kinds
    assert arrange(state, at="rows", round=2).actors()
