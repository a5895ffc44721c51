"""End: PAL-122 to PAL-125, and the four ways to come to it."""

import pytest

from ridotto.engine.match import Match
from ridotto.games.palazzo import GAME
from ridotto.games.palazzo.rules import Palazzo

from .positions import arrange, decision, options, play, see, start


def test_the_fifth_rider_as_the_first_tile_ends_the_match_before_the_second() -> None:
    """PAL-122, PAL-123, PAL-R27: way 1."""
    state = arrange(start(3), riders=4, coming="R B1/1", warehouse="S1/1")
    left = see(state)["stacks"]
    play(state, "tiles")
    board = see(state)
    assert state.over()
    assert (board["riders"], board["stage"], board["warehouse"]["tiles"], board["quarries"]) == (5, "over", ["sandstone-1-1"], [[], [], [], []])
    assert sum(stack["left"] for stack in board["stacks"]) == sum(stack["left"] for stack in left) - 1
    assert "brick-1-1" in [face for stack in board["stacks"] for face in stack["tiles"]]


def test_the_fifth_rider_as_the_second_tile_leaves_the_first_in_the_warehouse() -> None:
    """PAL-122, PAL-124: way 2."""
    state = play(arrange(start(3), riders=4, coming="B1/1 R", warehouse="S1/1", hands=["b7 b7 b7"]), "tiles")
    assert state.over()
    assert see(state)["warehouse"]["tiles"] == ["brick-1-1", "sandstone-1-1"]


def test_the_fourth_and_the_fifth_rider_in_one_turn() -> None:
    """PAL-122, PAL-125: way 3; the fourth alone ends nothing."""
    state = play(arrange(start(3), riders=3, coming="R R"), "tiles")
    assert (state.over(), see(state)["riders"]) == (True, 5)
    state = play(arrange(start(3), riders=3, coming="R B1/1"), "tiles")
    assert (state.over(), see(state)["riders"], decision(state)) == (False, 4, "market")


def test_the_fifth_rider_as_the_very_last_of_stack_iii() -> None:
    """PAL-122: way 4; as first or as second of its turn."""
    faces = [f"{m}{f}/{w}" for m in "BSM" for f in range(1, 6) for w in (1, 2, 3)] + ["B3/1", "S3/1", "M3/1"]
    for coming in ("", "B1/1"):
        gone = list(faces)
        if coming:
            gone.remove(coming)
        state = arrange(start(2), riders=4, gone=" ".join(gone), coming=f"{coming} R")
        play(state, "tiles")
        assert state.over()
        assert [stack["left"] for stack in see(state)["stacks"]] == [0, 0, 0]


@pytest.mark.parametrize("riders", [0, 1, 2, 3])
def test_with_fewer_than_five_riders_the_match_goes_on(riders: int) -> None:
    """PAL-125."""
    state = play(arrange(start(3), riders=riders, coming="B1/1 R"), "tiles")
    assert not state.over()
    assert state.winners() == []
    assert options(state) == ["auction"]


def test_after_the_end_nothing_is_bought_and_nobody_has_a_turn() -> None:
    """PAL-122."""
    state = play(arrange(start(3), active=1, riders=4, coming="B1/1 R", hands=["", "b7 b7 b7"], quarries=["S1/1"]), "tiles")
    assert state.actors() == []
    assert [state.legal(seat) for seat in range(3)] == [[], [], []]
    assert state.winners() == [1]  # nobody has points, and only seat 1 has money


def test_the_end_is_told_with_everybodys_points() -> None:
    """PAL-122: the last events of a match."""
    match = Match.new(GAME, 2, "florence")
    assert isinstance(match.state, Palazzo)
    arrange(match.state, riders=4, coming="R", palazzi=[["B1/1"], ["S1/1 S2/2 S3/3"]])
    match.play(0, "tiles")
    assert [match.tell(event) for event in match.events()[-4:]] == [
        "Anna turns up the fifth rider.",
        "The deciding rider has come: the match is over.",
        "Anna has −5 points.",
        "Bruno has 9 points.",
    ]
