"""The rulebook's worked examples."""

from .positions import VARIANT, actor, arrange, at, hand, lay, left_of, listen, options, play, rooms, seat_of, see, start, tile, track, variant_at


def test_ex_1_two_players_have_three_rows_and_one_is_left() -> None:
    """RIA-E1: RIA-39, RIA-45."""
    state = at("rows", 2, coins=[1], buildings=["g2"])
    assert [len(row["cards"]) for row in see(state)["rows"]] == [6, 6, 6]
    play(state, "row 3", "row 1")
    assert [row["leftover"] for row in see(state)["rows"]] == [False, True, False]


def test_ex_2_of_eight_cards_seven_are_kept() -> None:
    """RIA-E2: RIA-43, RIA-56, RIA-57."""
    state = play(at("rows", 2), "row 1", "row 2")
    assert [seat_of(state, seat)["cards"] for seat in (0, 1)] == [8, 8]
    play(state, f"0: {options(state, 0)[0]}", f"1: {options(state, 1)[0]}")
    assert [seat_of(state, seat)["cards"] for seat in (0, 1)] == [7, 7]


def test_ex_3_red_blue_and_yellow_in_section_a() -> None:
    """RIA-E3: RIA-89, RIA-96, RIA-97, RIA-65: 3, 2 and 1 Doge cards."""
    state = lay(at("A", 3, order=[1, 2, 0], hands=["DDD", "DD", "D"]), "2", "1", "3")
    assert dict(track(state)) == {0: 4, 1: 2, 2: 1}
    assert see(state)["begins"] == 0


def test_ex_4_a_doge_card_as_two_gold_and_a_joker() -> None:
    """RIA-E4: RIA-86, RIA-70, RIA-100, RIA-101: not counting the building's coin, 4 coins with the majority, else 3."""
    for others, received in (("GG", 4), ("GGGG", 3)):
        state = at("B", 2, begins=0, order=[0, 1], coins=[1], buildings=["y4"], hands=["DJ", others])
        play(state, "convert yellow-4 doge", "cards 0", "jokers 1")
        assert see(state)["plays"][0]["count"] == 3
        lay(state, str(len(others)))
        assert seat_of(state, 0)["coins"] == 1 - 1 + received


def test_ex_5_green_2_becomes_green_3() -> None:
    """RIA-E5: RIA-143, RIA-145."""
    state = play(at("blue", 2, coins=[1], buildings=["b1 g2"]), "use blue-1", "upgrade green-2")
    assert "green-3" in rooms(state, 0)
    assert left_of(state, "green-2") == 5
    assert state.scores()[0] == 3


def test_ex_6_the_fourth_district_scores_11_5_2_1() -> None:
    """RIA-E6: RIA-158, RIA-161: bridges showing 5 and 4 and two gondolas."""
    tiles = {"ca-sc": "3/5", "cs-sc": "6/4", "sc-sp": "gondola", "sc-do": "gondola"}
    state = at("end", 4, round=6, tiles=tiles, men={"santa-croce": [4, 3, 2, 1]})
    assert next(found["number"] for found in see(state)["districts"] if found["district"] == "santa-croce") == 4
    assert [state.breakdown(seat)["districts"] for seat in range(4)] == [11, 5, 2, 1]


def test_ex_7_districts_1_and_2_have_no_connection() -> None:
    """RIA-E7: RIA-173: the marker lies between 1 and 3."""
    state = start(2, variant=VARIANT)
    ear = listen(state)
    arrange(state, at="D", numbers=[1, 3, 4, 5, 6, 2], begins=0)
    virtual = see(state)["virtual"]
    assert virtual is not None
    assert virtual["marker"] == "ca-cs"
    assert ear.named("marker") == []


def test_ex_8_district_1_is_connected_with_all_its_neighbours() -> None:
    """RIA-E8: RIA-175: the marker goes to the connection between 2 and 3."""
    tiles = {"ca-sm": "gondola", "ca-sc": "gondola", "ca-sp": "gondola"}
    state = lay(variant_at("E", begins=0, numbers=[1, 3, 4, 5, 6, 2], tiles=tiles, virtual="O"), "0", "0")
    assert tile(state, "ca-cs")[0] == "gondola"
    virtual = see(state)["virtual"]
    assert virtual is not None
    assert virtual["marker"] == "cs-do"


def test_ex_9_a_gold_card_as_a_doge_card() -> None:
    """RIA-E9: RIA-83, RIA-96: one step, two with the majority."""
    for others, steps in (("", 2), ("DD", 1)):
        state = play(at("A", 2, coins=[1], buildings=["y2"], hands=["G", others]), "convert yellow-2 gold", "cards 0")
        lay(state, str(len(others)))
        assert dict(track(state))[0] == steps


def test_ex_10_yellow_3_and_a_joker_are_any_card() -> None:
    """RIA-E10: RIA-85."""
    state = play(at("C", 2, coins=[1], buildings=["y3"], hands=["J", ""]), "use yellow-3", "cards 0")
    assert see(state)["plays"][0]["count"] == 1
    assert hand(state, 0) == []
    assert actor(state) == 1


def test_ex_11_the_third_of_the_track_advances_3_spaces() -> None:
    """RIA-E11: RIA-149."""
    state = play(at("blue", 3, spaces=[9, 8, 2], coins=[0, 0, 1], buildings=["", "", "b3"]), "use blue-3")
    assert dict(track(state))[2] == 5


def test_ex_12_four_players_and_seat_2_starts() -> None:
    """RIA-E12: RIA-10, RIA-15, RIA-17."""
    seed = next(seed for seed in (f"seed {n}" for n in range(99)) if see(start(4, seed))["start_player"] == 2)
    state = start(4, seed)
    assert [seat_of(state, seat)["coins"] for seat in (2, 3, 0, 1)] == [1, 2, 2, 3]
    assert [player for player, _ in track(state)] == [2, 3, 0, 1]
    asked = []
    for building in ("green-1", "green-1", "blue-1", "yellow-1"):
        asked.append(actor(state))
        play(state, f"take {building}")
    assert asked == [1, 0, 3, 2]
    assert rooms(state, 2) == ["yellow-1"]
