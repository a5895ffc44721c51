"""The Doge track: RIA-21 to RIA-28."""

from .positions import at, lay, options, play, seat_of, see, track


def test_a_disc_further_along_ranks_before_one_further_back() -> None:
    """RIA-21, RIA-25."""
    state = at("A", spaces=[2, 7, 4])
    assert track(state) == [(1, 7), (2, 4), (0, 2)]
    assert [seat_of(state, seat)["rank"] for seat in range(3)] == [3, 1, 2]


def test_on_the_same_space_the_higher_disc_ranks_first() -> None:
    """RIA-22, RIA-64: it begins section A."""
    state = at("A", order=[2, 0, 1])
    assert see(state)["turn"] == 2
    assert [seat_of(state, seat)["rank"] for seat in range(3)] == [2, 3, 1]


def test_a_disc_that_arrives_is_laid_on_top_of_the_stack() -> None:
    """RIA-23."""
    state = lay(at("A", spaces=[2, 2, 0], order=[0, 1, 2], hands=["", "", "D"]), "0", "0", "1")
    assert track(state) == [(2, 2), (0, 2), (1, 2)]


def test_discs_that_stay_keep_their_order() -> None:
    """RIA-24: the one in the middle of the stack leaves."""
    state = lay(at("A", order=[0, 1, 2], hands=["", "D", ""]), "0", "1", "0")
    assert track(state) == [(1, 2), (0, 0), (2, 0)]


def test_a_disc_that_passes_others_lands_behind_those_further_along() -> None:
    """RIA-21, RIA-23: three spaces, over one disc, onto another, short of the first."""
    state = lay(at("A", 4, spaces=[9, 5, 3, 2], hands=["", "", "", "DDDD"]), "0", "0", "0", "2")
    assert track(state) == [(0, 9), (3, 5), (1, 5), (2, 3)]


def test_a_tie_is_decided_for_who_ranks_first() -> None:
    """RIA-26: two coins with the bonus, one without."""
    state = lay(at("B", spaces=[1, 3, 2], hands=["G", "G", "G"], begins=0), "1", "1", "1")
    assert [seat_of(state, seat)["coins"] for seat in range(3)] == [1, 2, 1]


def test_players_act_in_doge_order_where_no_other_is_named() -> None:
    """RIA-27, RIA-105: the second of the track takes the last tile before the third can."""
    state = lay(at("C", 3, spaces=[1, 3, 2], hands=["BB", "BBB", "BB"], begins=0, buildings=["g3 g3 g3 g3 g3"]), "2", "3", "2")
    assert see(state)["turn"] == 1
    play(state, "take blue-1")
    assert see(state)["turn"] == 2


def test_the_track_has_no_end_and_no_space_with_an_effect() -> None:
    """RIA-28, RIA-R4."""
    state = lay(at("A", 2, spaces=[500, 0], hands=["DDDDDDDD", ""]), "8", "0")
    assert track(state) == [(0, 509), (1, 0)]
    assert state.scores() == [3, 3]
    assert options(state)
