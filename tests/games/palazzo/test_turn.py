"""The turn: PAL-44 and PAL-45."""

import pytest

from .positions import actor, arrange, decision, options, play, start


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_clockwise(seats: int) -> None:
    """PAL-44."""
    state = arrange(
        start(seats),
        palazzi=[["B1/1", "B1/2"], ["S1/1", "S1/2"], ["M1/1", "M1/2"], ["B2/1", "B2/2"]][:seats],
        hands=["b3 b3", "b4 b4", "b5 b5", "b6 b6"][:seats],
    )
    for turn in range(2 * seats):
        assert actor(state) == turn % seats
        play(state, "remove", "single 0", f"fee brown-{3 + turn % seats}")


def test_a_player_does_exactly_one_of_three_things_and_may_not_pass() -> None:
    """PAL-45."""
    state = arrange(start(2), hands=["b3"], palazzi=[["B1/1 B2/1", "S3/1"]])
    assert decision(state) == "turn"
    assert options(state) == ["money", "tiles", "take-out", "insert", "remove"]
    assert options(arrange(start(2), hands=["b3"])) == ["money", "tiles"]


def test_one_thing_ends_the_turn() -> None:
    """PAL-45, PAL-52, PAL-121: money, or a rebuild, and it is the next player's turn."""
    state = play(arrange(start(2), hands=["b3"], pile="g3 g4 g5"), "money", "take green-3", "take green-4", "take green-5")
    assert (actor(state), decision(state)) == (1, "turn")
    state = play(arrange(start(2), hands=["b3"], palazzi=[["B1/1"]]), "remove", "single 0", "fee brown-3")
    assert (actor(state), decision(state)) == (1, "turn")


def test_nobody_is_ever_without_an_action_and_turns_have_no_limit() -> None:
    """PAL-R31: without money in pile, discard or hand there are still tiles; money can be taken for ever."""
    everything = " ".join(f"{c}{v}" for c in "bgr" for v in range(3, 8) for _ in range(3)) + " c" * 10
    assert options(arrange(start(2), hands=["", everything])) == ["tiles"]
    state = arrange(start(2), palazzi=[["B1/1 B2/1"], ["S1/1 S2/1"]], hands=["b3 b3", "b4 b4"])
    for _ in range(120):
        moves = options(state)
        play(state, next(move for move in moves if move != "tiles" and move != "remove"))
    assert not state.over()
