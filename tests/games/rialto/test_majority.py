"""Phase II, majority and actions: RIA-89 to RIA-95, and sections A and B: RIA-96 to RIA-101."""

from .positions import actor, at, cards, decision, lay, listen, options, play, seat_of, see, track


def test_the_highest_count_has_the_majority_bonus() -> None:
    """RIA-89."""
    state = lay(at("B", 3, begins=0, hands=["G", "GGG", "GG"]), "1", "3", "2")
    assert [seat_of(state, seat)["coins"] for seat in range(3)] == [1, 4, 2]
    assert see(state)["sections"][1]["majority"] == 1


def test_a_tie_goes_to_the_better_ranked_alone_by_space() -> None:
    """RIA-90."""
    state = lay(at("B", 3, begins=0, spaces=[0, 2, 4], hands=["GG", "GG", "GG"]), "2", "2", "2")
    assert [seat_of(state, seat)["coins"] for seat in range(3)] == [2, 2, 3]


def test_a_tie_goes_to_the_better_ranked_alone_by_stack() -> None:
    """RIA-90, RIA-22."""
    state = lay(at("B", 3, begins=0, order=[1, 0, 2], hands=["GG", "GG", "G"]), "2", "2", "1")
    assert [seat_of(state, seat)["coins"] for seat in range(3)] == [2, 3, 1]


def test_there_is_no_bonus_when_nobody_has_played() -> None:
    """RIA-91."""
    state = at("D", 2, begins=0, hands=["R", "R"])
    ear = listen(state)
    lay(state, "0", "0")
    assert ear.named("no-majority")
    assert decision(state) == "cards"  # no bridge is laid
    assert see(state)["sections"][3]["majority"] is None


def test_the_rank_for_the_bonus_of_section_a_is_that_before_its_steps() -> None:
    """RIA-92, RIA-R18: both count 2; seat 1 is ahead, though seat 0 would be on top of it afterwards."""
    state = lay(at("A", 2, spaces=[0, 0], order=[1, 0], hands=["DD", "DD"]), "2", "2")
    assert track(state) == [(1, 3), (0, 2)]


def test_actions_are_carried_out_in_doge_order_which_is_fixed_when_they_begin() -> None:
    """RIA-93, RIA-98, RIA-R18: seat 0 overtakes seat 1 while acting, and seat 1 still acts exactly once."""
    state = lay(at("A", 3, spaces=[5, 3, 1], hands=["D", "DDDD", "D"]), "1", "4", "1")
    assert track(state) == [(1, 8), (0, 6), (2, 2)]


def test_the_bonus_is_used_within_the_own_action_after_the_cards() -> None:
    """RIA-94, RIA-R18: seat 1 with the bonus acts before seat 0, which ranks behind, and lays its bridge at once."""
    state = lay(at("D", 2, begins=0, spaces=[0, 1], hands=["R", "RR"]), "1", "2")
    assert (decision(state), actor(state)) == ("bridge-place", 1)
    assert state.scores() == [3, 6]
    play(state, options(state)[0])
    play(state, options(state)[0])
    assert state.scores() == [4, 6]


def test_all_played_cards_go_to_the_discards_at_the_end_of_the_section() -> None:
    """RIA-95: converted ones and jokers included."""
    state = play(at("B", 2, begins=0, coins=[1], buildings=["y2"], hands=["DGJ", "G"]), "convert yellow-2 doge", "cards 1", "jokers 1")
    assert see(state)["discards"] == 0
    lay(state, "1")
    assert see(state)["discards_seen"] == cards("DGGJ")
    assert see(state)["plays"] == []


def test_a_player_advances_one_space_per_count_and_one_more_with_the_bonus() -> None:
    """RIA-96, RIA-97."""
    state = lay(at("A", 3, hands=["DD", "DDD", ""]), "2", "3", "0")
    assert dict(track(state)) == {0: 2, 1: 4, 2: 0}


def test_the_bonus_step_is_made_in_the_same_movement() -> None:
    """RIA-97: the disc lands once, on its last space, and jumps over the stack on the space before."""
    state = at("A", 3, spaces=[0, 3, 3], order=[1, 2, 0], hands=["DDD", "", ""])
    ear = listen(state)
    lay(state, "0", "0", "3")
    assert track(state) == [(0, 4), (1, 3), (2, 3)]
    assert [event.args for event in ear.named("steps")] == [{"seat": 0, "number": 4, "space": 4}]


def test_a_later_mover_who_reaches_the_same_space_lies_on_top() -> None:
    """RIA-98."""
    state = lay(at("A", 3, spaces=[0, 2, 0], order=[1, 0, 2], hands=["DD", "D", "DDD"]), "1", "3", "2")
    # seat 1 to space 3, then seat 0 two steps to 2, finally seat 2 four steps to 4
    assert track(state) == [(2, 4), (1, 3), (0, 2)]
    state = lay(at("A", 3, spaces=[0, 2, 0], order=[1, 0, 2], hands=["DDD", "D", "DDDD"]), "1", "4", "3")
    assert track(state) == [(2, 5), (0, 3), (1, 3)]


def test_who_makes_no_step_is_not_restacked() -> None:
    """RIA-99, RIA-R19: the lower disc of the stack stays below."""
    state = lay(at("A", 3, order=[0, 1, 2], hands=["", "", "D"]), "0", "0", "1")
    assert track(state) == [(2, 2), (0, 0), (1, 0)]


def test_gold_brings_a_coin_per_count_and_one_more_with_the_bonus() -> None:
    """RIA-100, RIA-101."""
    state = lay(at("B", 3, begins=0, hands=["GG", "GGG", ""], coins=[1, 0, 2]), "2", "3", "0")
    assert [seat_of(state, seat)["coins"] for seat in range(3)] == [3, 4, 2]
    assert see(state)["bank"] == 21
