"""Tiles: turning up, PAL-53 to PAL-63."""

import pytest

from ridotto.engine.match import Match
from ridotto.engine.rng import Rng
from ridotto.games.palazzo import GAME
from ridotto.games.palazzo.events import EVENTS
from ridotto.games.palazzo.moves import CODEC

from .positions import actor, arrange, decision, edition_with, options, play, see, start, tiles


def test_the_two_topmost_tiles_are_turned_up() -> None:
    """PAL-53."""
    state = arrange(start(), coming="B1/1 S2/2 M3/3")
    left = sum(stack["left"] for stack in see(state)["stacks"])
    play(state, "tiles")
    assert sum(stack["left"] for stack in see(state)["stacks"]) == left - 2
    board = see(state)
    assert board["warehouse"]["tiles"] + [face for quarry in board["quarries"] for face in quarry] == tiles("B1/1 S2/2")


def test_stack_i_is_used_up_first_then_ii_then_iii() -> None:
    """PAL-54."""
    state = start(2)
    seen = []
    while not state.over():
        moves = options(state)
        if "tiles" in moves:
            seen.append([stack["left"] for stack in see(state)["stacks"]])
        play(state, "tiles" if "tiles" in moves else "auction" if "auction" in moves else moves[-1])
    assert seen[:15] == [[10 - 2 * n, 18, 20] for n in range(6)] + [[0, 18 - 2 * n, 20] for n in range(1, 10)]
    assert all(left[:2] == [0, 0] for left in seen[15:])


@pytest.mark.parametrize("first", ["B1/1", "S5/2", "M3/3"])
def test_the_first_tile_goes_to_the_warehouse(first: str) -> None:
    """PAL-55: whatever its windows, and beside what lies there."""
    state = play(arrange(start(), warehouse="B2/2", coming=f"{first} S4/2"), "tiles")
    assert sorted(see(state)["warehouse"]["tiles"]) == sorted(tiles(f"B2/2 {first}"))


@pytest.mark.parametrize("builder", [0, 1, 2, 3])
@pytest.mark.parametrize("windows", [1, 2, 3])
def test_the_second_goes_as_many_quarries_on_as_it_has_windows(builder: int, windows: int) -> None:
    """PAL-56, PAL-57: clockwise from the builder, whose own quarry never receives one."""
    state = play(arrange(start(), builder=builder, coming=f"B1/1 S4/{windows}"), "tiles")
    quarries = see(state)["quarries"]
    assert [n for n in range(4) if quarries[n]] == [(builder + windows) % 4]
    assert quarries[builder] == []


def test_a_rider_as_the_first_is_laid_aside_and_not_replaced() -> None:
    """PAL-58, PAL-59, PAL-60: the second tile goes to its quarry all the same."""
    state = play(arrange(start(), coming="R S4/1 M1/1"), "tiles")
    board = see(state)
    assert (board["riders"], board["warehouse"]["tiles"]) == (1, [])
    assert board["quarries"] == [[], ["sandstone-4-1"], [], []]


def test_a_rider_as_the_second_leaves_the_quarries_alone() -> None:
    """PAL-58, PAL-59, PAL-60."""
    state = play(arrange(start(), coming="S4/1 R M1/1"), "tiles")
    board = see(state)
    assert (board["riders"], board["warehouse"]["tiles"]) == (1, ["sandstone-4-1"])
    assert board["quarries"] == [[], [], [], []]


def test_two_riders_may_come_together() -> None:
    """PAL-58, PAL-59."""
    state = play(arrange(start(), coming="R R M1/1", warehouse="B1/1"), "tiles")
    assert (see(state)["riders"], see(state)["warehouse"]["tiles"]) == (2, ["brick-1-1"])
    assert decision(state) == "market"


def test_only_then_the_active_player_chooses_to_buy_or_to_auction() -> None:
    """PAL-61, PAL-62: one of the two, nothing else."""
    state = play(arrange(start(), active=1, hands=["", "b7 b7 b7"], coming="B1/1 B2/1"), "tiles")
    assert (actor(state), decision(state)) == (1, "market")
    assert options(state) == ["buy", "auction"]


def test_who_cannot_pay_one_tile_must_auction() -> None:
    """PAL-63, PAL-R28: 8 for a tile cannot be paid with brown 4, green 4 and one certificate."""
    for hand_of_buyer, possible in (("b4 g4 c", ["auction"]), ("b4 b4", ["buy", "auction"]), ("b3 g3 r3", ["buy", "auction"])):
        state = arrange(start(), hands=[hand_of_buyer], warehouse="B1/1", coming="B1/2 B2/1")
        assert options(play(state, "tiles")) == possible


def test_with_an_empty_warehouse_there_is_nothing_to_buy() -> None:
    """PAL-63, PAL-R28: however rich; and auctioning remains even if no quarry holds a tile."""
    state = play(arrange(start(), hands=["b7 b7 b7 g7 r7"], coming="R R"), "tiles")
    assert options(state) == ["auction"]
    play(state, "auction")
    assert (actor(state), decision(state)) == (1, "turn")


def test_with_one_tile_left_the_second_comes_from_the_next_stack() -> None:
    """PAL-R26: with an edition whose stack I holds 14 tiles and stack II 19."""
    edition = edition_with(
        ('["sandstone", 3, 2], ["marble", 3, 1],', '["sandstone", 3, 2],'),
        ("[stack.I]\nsize = 15", "[stack.I]\nsize = 14"),
        ("[stack.II]\nsize = 18", "[stack.II]\nsize = 19"),
        ('["brick", 1, 2], ["sandstone", 1, 1]', '["marble", 3, 1], ["brick", 1, 2], ["sandstone", 1, 1]'),
    )
    state = start(2, edition=edition)
    while see(state)["stacks"][0]["left"] > 1:
        moves = options(state)
        play(state, "tiles" if "tiles" in moves else "auction" if "auction" in moves else moves[-1])
    while "tiles" not in options(state):
        play(state, "auction" if "auction" in options(state) else options(state)[-1])
    assert [stack["left"] for stack in see(state)["stacks"]] == [1, 19, 20]
    play(state, "tiles")
    assert [stack["left"] for stack in see(state)["stacks"]] == [0, 18, 20]


def test_the_number_of_riders_that_ends_the_match_is_the_editions() -> None:
    """PAL-125."""
    state = arrange(start(edition=edition_with(("end_at = 5", "end_at = 3"))), riders=2, coming="R")
    assert play(state, "tiles").over()


@pytest.mark.parametrize("seed", ["heading 1", "heading 2", "heading 3"])
def test_whoever_turns_up_tiles_begins_a_chapter_of_the_log(seed: str) -> None:
    """PAL-58: also where the first is a rider; else the turn would stand under the heading of the one before."""
    match, rng = Match.new(GAME, 3, seed), Rng.from_seed(seed)
    first = set()
    while not match.over:
        (seat,) = match.actors()
        moves = match.state.legal(seat)
        move = CODEC.number("tiles") if CODEC.number("tiles") in moves else moves[rng.below(len(moves))]
        before = len(match.events())
        match.play(seat, move)
        if move == CODEC.number("tiles"):
            first.add(match.events()[before].kind)
    assert first == {"to-warehouse", "rider"}
    assert all(kind.chapter for kind in EVENTS.kinds if kind.name in first)
