"""Phase I, the hand limit: RIA-56 to RIA-62."""

from .positions import at, cards, decision, hand, lay, listen, options, pass_on, play, seat_of, see


def test_the_limit_is_7_and_exactly_the_surplus_is_discarded() -> None:
    """RIA-56, RIA-57, RIA-59: ten cards, three go, of the player's choice."""
    state = at("discard", 2, hands=["DDDDD GGGGG", "DG"])
    assert options(state) == ["discard doge", "discard gold"]
    play(state, "discard doge", "discard gold", "discard gold")
    assert hand(state, 0) == cards("DDDD GGG")
    assert decision(state) == "cards"


def test_a_hand_at_the_limit_stays_as_it_is() -> None:
    """RIA-59, RIA-R10: nobody may discard more."""
    state = at("discard", 2, hands=["DDDDDDD", "GGG"])
    assert decision(state) == "cards"
    assert [seat_of(state, seat)["cards"] for seat in (0, 1)] == [7, 3]


def test_all_discard_at_the_same_time_and_in_secret() -> None:
    """RIA-58, RIA-R10: nothing happens before the last has chosen; then the numbers are public, the cards are not."""
    state = at("discard", 3, hands=["DDDDDDDDG", "GGGGGGGG", "C"])
    ear = listen(state)
    assert state.actors() == [0, 1]
    play(state, "0: discard gold", "0: discard doge")
    assert state.actors() == [1]
    assert see(state, 1)["seats"][0]["cards"] == 9
    assert ear.events == []
    play(state, "1: discard gold")
    assert [(event.args["seat"], event.args["number"]) for event in ear.named("discards")] == [(0, 2), (1, 1)]
    assert [event.audience for event in ear.named("discarded")] == [0, 1]
    assert see(state, 0)["own_down"] == cards("DG")
    assert see(state, 1)["discards_seen"] == []


def test_the_limit_is_applied_at_this_moment_only() -> None:
    """RIA-60, RIA-68: what is left at the end of the round is kept, however many."""
    state = at("F", 2, hands=["DDDDDDDDDDD GGGGG", ""])
    pass_on(state)
    assert see(state)["step"] == "row"
    assert seat_of(state, 0)["cards"] == 16


def test_what_is_left_of_the_leftover_row_is_discarded_openly() -> None:
    """RIA-61, RIA-R8: before phase II."""
    state = at("discard", 2, leftover="DDJ", hands=["C", "C"])
    assert see(state)["phase"] == "II"
    assert see(state)["discards_seen"] == cards("DDJ")
    assert see(state)["rows"] == []


def test_the_leftover_row_stays_open_throughout_phase_one() -> None:
    """RIA-R8."""
    state = at("discard", 2, leftover="DDJ", hands=["CCCCCCCC", "C"])
    assert [row["cards"] for row in see(state)["rows"] if row["leftover"]] == [cards("DDJ")]
    play(state, "discard councilman")
    assert see(state)["rows"] == []


def test_the_number_of_cards_is_public_and_the_cards_are_not() -> None:
    """RIA-62."""
    state = at("A", 2, hands=["DDG", "CJ"])
    assert [seat["cards"] for seat in see(state, 1)["seats"]] == [3, 2]
    assert see(state, 1)["hand"] == cards("CJ")
    assert see(state)["hand"] is None
    assert [seat["known"] for seat in see(state, 1)["seats"]] == [[], []]


def test_a_higher_limit_saves_cards() -> None:
    """RIA-57, RIA-54."""
    state = play(at("green", 2, coins=[1], buildings=["g2"], hands=["DDDDDDDDD", ""]), "use green-2")
    assert state.actors() == [0]
    play(state, "discard doge")
    assert seat_of(state, 0)["cards"] == 8
    lay(state, "8")
