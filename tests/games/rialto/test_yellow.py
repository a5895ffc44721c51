"""Phase II, yellow buildings: RIA-76 to RIA-88."""

import pytest

from .positions import actor, at, cards, decision, hand, lay, options, play, rooms, seat_of, see, track, variant_at


def test_yellow_buildings_are_used_in_the_own_turn_only() -> None:
    """RIA-76: not in that of another, and not again after the own."""
    state = at("A", 2, order=[1, 0], coins=[1, 0], buildings=["y3"], hands=["D", "D"])
    assert (actor(state), decision(state)) == (1, "cards")
    lay(state, "1")
    assert (actor(state), decision(state)) == (0, "yellow")
    play(state, "done", "cards 0")
    assert next(section["letter"] for section in see(state)["sections"] if section["state"] == "now") == "B"


def test_waiting_gives_up_the_place_in_the_order() -> None:
    """RIA-77: the turn comes after everybody else."""
    state = at("A", 3, coins=[1], buildings=["y1"])
    assert options(state) == ["done", "wait"]
    play(state, "wait")
    assert see(state)["queue"] == [1, 2, 0]
    assert (actor(state), rooms(state, 0)) == (1, ["yellow-1*"])
    lay(state, "0", "0")
    assert (actor(state), decision(state)) == (0, "cards")


def test_waiting_brings_a_coin_at_once() -> None:
    """RIA-78: so the player ends with as many as before."""
    state = play(at("A", 3, coins=[1], buildings=["y1"]), "wait")
    assert seat_of(state, 0)["coins"] == 1
    assert see(state)["bank"] == 28


def test_waiting_comes_before_anything_else_in_the_turn() -> None:
    """RIA-79, RIA-R15."""
    state = at("A", 3, coins=[3], buildings=["y1 y3 y4"], hands=["DG"])
    assert "wait" in options(state)
    assert "wait" not in options(play(state, "use yellow-3"))
    assert "wait" not in options(play(at("A", 3, coins=[3], buildings=["y1 y3 y4"], hands=["DG"]), "convert yellow-4 gold"))


def test_several_who_wait_play_in_the_order_of_waiting() -> None:
    """RIA-80, RIA-R15: after all who have not waited; nobody waits for those who have."""
    state = play(at("A", 4, coins=[1, 1], buildings=["y1", "y1"]), "wait", "wait")
    assert see(state)["queue"] == [2, 3, 0, 1]
    lay(state, "0", "0")
    assert (actor(state), decision(state)) == (0, "cards")
    lay(state, "0")
    assert (actor(state), decision(state)) == (1, "cards")


def test_the_order_of_playing_shows_who_has_waited_where_he_played() -> None:
    """RIA-67, RIA-77, RIA-R16: also when those who have waited are done, and with two tiles of one player."""
    state = at("A", 4, coins=[2, 1], buildings=["y1 y1", "y1"])
    orders = [see(state)["order"]]
    for move in ("wait", "wait", "0", "0", "wait", "0"):
        if move == "wait":
            play(state, move)
        else:
            lay(state, move)
        orders.append(see(state)["order"])
    assert orders == [[0, 1, 2, 3], [1, 2, 3, 0], [2, 3, 0, 1], [2, 3, 0, 1], [2, 3, 0, 1], [2, 3, 1, 0], [2, 3, 1, 0]]
    once = lay(play(at("A", 3, coins=[1, 1], buildings=["y1", "y1"]), "wait", "wait"), "0", "0")
    assert (see(once)["order"], see(once)["queue"]) == ([2, 0, 1], [1])


def test_who_is_last_cannot_wait() -> None:
    """RIA-81, RIA-R16."""
    state = lay(at("A", 2, coins=[0, 1], buildings=["", "y1"]), "0")
    assert (actor(state), decision(state)) == (1, "cards")


def test_two_tiles_allow_to_wait_twice_if_somebody_is_behind() -> None:
    """RIA-R16: after one's own waiting the other may wait too."""
    state = play(at("A", 2, coins=[2, 1], buildings=["y1 y1", "y1"]), "wait", "wait")
    assert (actor(state), "wait" in options(state)) == (0, True)
    play(state, "wait")
    assert see(state)["queue"] == [1, 0]
    lay(state, "0")
    assert decision(state) == "cards"


def test_waiting_changes_neither_the_order_of_actions_nor_who_begins_next() -> None:
    """RIA-82: seat 0 ranks first, waits, and still takes its building first; with nobody's majority it begins again."""
    state = play(at("C", 2, coins=[1], buildings=["y1"], hands=["B", "B"]), "wait")
    lay(state, "1", "1")
    assert (decision(state), actor(state)) == ("build", 0)
    state = play(at("B", 2, coins=[1], buildings=["y1"], begins=0), "wait")
    lay(state, "0", "0")
    assert see(state)["begins"] == 0


def test_yellow_2_turns_one_other_card_into_one_of_the_kind() -> None:
    """RIA-83, RIA-R5: it leaves the hand, and the coin lies on the building."""
    state = play(at("B", 2, begins=0, coins=[1], buildings=["y2"], hands=["DDC", ""]), "convert yellow-2 doge")
    lay(play(state, "cards 0"), "0")
    assert seat_of(state, 0)["coins"] == 2
    assert hand(state, 0) == cards("DC")
    assert rooms(state, 0) == ["yellow-2*"]


def test_a_joker_can_be_converted_and_a_card_of_the_kind_cannot() -> None:
    """RIA-R13."""
    state = at("B", 2, begins=0, coins=[2], buildings=["y2 y4"], hands=["DGJ", ""])
    assert options(state) == ["done", "convert yellow-2 doge", "convert yellow-2 joker", "convert yellow-4 doge", "convert yellow-4 joker"]
    lay(play(state, "convert yellow-4 joker", "done", "cards 0"), "0")
    assert seat_of(state, 0)["coins"] == 2 - 1 + 2 + 1


def test_yellow_3_is_itself_a_joker() -> None:
    """RIA-84, RIA-R5."""
    state = play(at("B", 2, begins=0, coins=[1], buildings=["y3"], hands=["GG", ""]), "use yellow-3")
    assert options(state) == ["cards 1", "cards 2"]
    lay(play(state, "cards 2"), "0")
    assert seat_of(state, 0)["coins"] == 4


def test_yellow_3_and_a_joker_stand_for_a_card_that_is_not_held() -> None:
    """RIA-85: one joker from the hand is needed, so it is not asked for."""
    state = play(at("B", 2, begins=0, coins=[1], buildings=["y3"], hands=["DJ", ""]), "use yellow-3")
    assert options(state) == ["cards 0"]
    lay(play(state, "cards 0"), "0")
    assert seat_of(state, 0)["coins"] == 2
    assert hand(state, 0) == cards("D")


def test_yellow_3_cannot_be_used_where_the_play_would_be_forbidden() -> None:
    """RIA-R14, RIA-R39: no card of the kind, no joker."""
    state = at("B", 2, begins=0, coins=[1], buildings=["y3"], hands=["DD", ""])
    assert (decision(state), options(state)) == ("cards", ["cards 0"])


def test_two_yellow_3_count_1_without_any_card() -> None:
    """RIA-R14: the first makes the second necessary, which is not asked for (RIA-R38); it counts as a card played."""
    state = at("D", 2, begins=0, coins=[2], buildings=["y3 y3"], hands=["CC", ""])
    play(state, "use yellow-3")
    assert options(state) == ["cards 0"]
    assert actor(lay(play(state, "cards 0"), "0")) == 0
    assert state.scores()[0] == 3 + 1 + 1
    assert rooms(state, 0) == ["yellow-3*", "yellow-3*"]


def test_yellow_4_turns_one_other_card_into_two() -> None:
    """RIA-86, RIA-R5."""
    state = play(at("A", 2, coins=[1], buildings=["y4"], hands=["C", ""]), "convert yellow-4 councilman", "cards 0")
    lay(state, "0")
    assert dict(track(state))[0] == 3
    assert hand(state, 0) == []


@pytest.mark.parametrize(("coins", "offered"), [(1, False), (2, True)])
def test_two_yellow_3_alone_need_a_coin_each(coins: int, offered: bool) -> None:
    """RIA-84, RIA-R14, RIA-29: without a card of the kind and a joker, one of them leads to no play."""
    state = at("B", 2, begins=0, coins=[coins], buildings=["y3 y3"], hands=["", ""])
    assert ("use yellow-3" in options(state)) == offered


def test_several_yellow_buildings_can_be_combined_with_cards_and_jokers() -> None:
    """RIA-87, RIA-88: 2 cards, 1 for yellow-2, 2 for yellow-4, a yellow-3 and 2 jokers."""
    state = at("A", 2, coins=[3], buildings=["y2 y3 y4"], hands=["DDGCJJ", ""])
    play(state, "convert yellow-2 gold", "convert yellow-4 councilman", "use yellow-3", "cards 2", "jokers 2")
    assert see(state)["plays"][0]["count"] == 2 + 1 + 2 + 1 + 2
    assert see(state)["plays"][0]["cards"] == cards("DDGCJJ")
    assert [entry["card"] for entry in see(state)["plays"][0]["converted"]] == ["gold", "councilman"]


def test_a_converted_card_is_a_basis_for_jokers_though_a_card_of_the_kind_is_held() -> None:
    """RIA-70, RIA-R12, RIA-R13."""
    state = play(at("B", 2, begins=0, coins=[1], buildings=["y2"], hands=["DGJJ", ""]), "convert yellow-2 doge", "cards 0")
    assert options(state) == ["jokers 0", "jokers 1", "jokers 2"]


@pytest.mark.parametrize(
    ("hand_of", "moves", "count"),
    [
        ("GG", ["done", "cards 2"], 2),
        ("D", ["convert yellow-2 doge", "done", "cards 0"], 1),
        ("D", ["convert yellow-4 doge", "done", "cards 0"], 2),
        ("GJ", ["use yellow-3", "done", "cards 1", "jokers 1"], 3),
        ("JJJ", ["done", "cards 0", "jokers 3"], 2),
        ("JJ", ["use yellow-3", "done", "cards 0", "jokers 2"], 2),
        ("JJ", ["convert yellow-4 joker", "done", "cards 0", "jokers 1"], 3),
        ("GJJ", ["done", "cards 0"], 0),
    ],
)
def test_the_count_of_a_play(hand_of: str, moves: list[str], count: int) -> None:
    """RIA-88."""
    state = play(at("B", 2, begins=0, coins=[4], buildings=["y2 y3 y4"], hands=[hand_of, ""]), *[move for move in moves if move])
    assert see(state)["plays"][0]["count"] == count


def test_a_waiting_player_waits_for_the_virtual_player_too() -> None:
    """RIA-192: and can wait when only he is behind."""
    state = variant_at("A", left=0, order=[0, 1, 2], coins=[0, 1], buildings=["", "y1"], virtual="D")
    lay(state, "0")
    assert options(state) == ["done", "wait"]
    play(state, "wait")
    assert [entry["player"] for entry in see(state)["plays"]] == [0, 2]
    assert actor(state) == 1
