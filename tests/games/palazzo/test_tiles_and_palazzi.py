"""Tiles and palazzi: PAL-13 to PAL-28, PAL-141."""

import pytest

from ridotto.games.palazzo.moves import FACE_TEXTS

from .positions import actor, arrange, building, decision, options, palazzi, play, see, some, start, tile, tiles


def test_there_are_48_tiles_and_only_floor_3_with_1_window_twice() -> None:
    """PAL-13."""
    stacks = see(start())["stacks"]
    board = see(start())
    found = [face for stack in stacks for face in stack["tiles"]] + board["warehouse"]["tiles"] + [face for quarry in board["quarries"] for face in quarry]
    assert sorted(found) == sorted([*FACE_TEXTS, "brick-3-1", "sandstone-3-1", "marble-3-1"])
    assert set(FACE_TEXTS) == {f"{material}-{floor}-{n}" for material in ("brick", "sandstone", "marble") for floor in range(1, 6) for n in (1, 2, 3)}


@pytest.mark.parametrize("face", FACE_TEXTS)
def test_every_tile_counts_the_windows_and_the_material_it_shows(face: str) -> None:
    """PAL-13."""
    material, floor, windows = face.split("-")
    short = f"{material[0].upper()}{floor}/{windows}"
    coming = "S5/1 S5/2" if material == "marble" else "M5/1 M5/2"
    state = play(building(short, coming=coming), f"new {face}")
    palazzo = see(state)["seats"][0]["palazzi"][0]
    assert (palazzo["material"], palazzo["windows"], palazzo["storeys"]) == (material, int(windows), 1)


def test_floors_rise_strictly_from_bottom_to_top() -> None:
    """PAL-14, PAL-19."""
    state = play(building("B2/1 S1/1 M4/1"), "new brick-2-1", "on marble-4-1 0")
    assert palazzi(state, 0) == [tiles("B2/1 M4/1")]
    assert "on sandstone-1-1 0" not in options(state)


def test_floors_may_be_missing() -> None:
    """PAL-15: 2-4-5 and 1-3."""
    state = play(building("B2/1 S4/1 M5/3"), "new brick-2-1", "on sandstone-4-1 0", "on marble-5-3 0")
    assert palazzi(state, 0) == [tiles("B2/1 S4/1 M5/3")]
    state = play(building("B1/1 S3/1"), "new brick-1-1", "on sandstone-3-1 0")
    assert palazzi(state, 0) == [tiles("B1/1 S3/1")]


@pytest.mark.parametrize("other", ["B4/2", "S4/1", "M4/3"])
def test_no_floor_stands_twice_in_a_palazzo(other: str) -> None:
    """PAL-16: whatever the material."""
    state = building(other, own=["B2/1 B4/1"])
    assert options(state) == [f"new {tile(other)}", f"out {tile(other)}"]


def test_materials_and_windows_may_be_mixed() -> None:
    """PAL-17, PAL-18."""
    state = play(building("B1/3 S2/1 M3/2"), "new brick-1-3", "on sandstone-2-1 0", "on marble-3-2 0")
    palazzo = see(state)["seats"][0]["palazzi"][0]
    assert (palazzo["material"], palazzo["windows"]) == (None, 6)


@pytest.mark.parametrize(("new", "fits"), [("S1/1", False), ("S2/1", False), ("S3/1", False), ("S4/1", True), ("S5/1", True)])
def test_a_new_tile_goes_on_top_only_if_its_floor_is_higher(new: str, fits: bool) -> None:
    """PAL-19, PAL-20: neither below nor between."""
    state = building(new, own=["B1/1 M3/1"])
    assert (f"on {tile(new)} 0" in options(state)) == fits


@pytest.mark.parametrize("new", ["B1/1", "B2/1", "B3/1", "B4/1", "B5/1"])
def test_a_tile_of_any_floor_may_begin_a_palazzo(new: str) -> None:
    """PAL-21."""
    state = play(building(new, own=["S1/1"]), f"new {tile(new)}")
    assert palazzi(state, 0) == [tiles("S1/1"), tiles(new)]


def test_a_player_may_own_any_number_of_palazzi() -> None:
    """PAL-22: 46 single tiles, and a 47th and 48th can still be begun."""
    all_tiles = [f"{face[0].upper()}{face[-3]}/{face[-1]}" for face in (*FACE_TEXTS, "brick-3-1", "sandstone-3-1", "marble-3-1")]
    lot = all_tiles[:1]
    coming = [each for each in all_tiles if each in ("M5/1", "M5/2")]
    own = list(all_tiles)
    for each in lot + coming:
        own.remove(each)
    state = building(lot[0], own=own, coming="M5/1 M5/2")
    assert len(palazzi(state, 0)) == 45
    play(state, f"new {tile(lot[0])}")
    assert len(palazzi(state, 0)) == 46


def test_any_own_palazzo_may_be_continued_none_has_to_be_finished() -> None:
    """PAL-23: an old one of two storeys, a new one, and one of a single tile alike."""
    state = building("S5/1", own=["B1/1 B4/1", "M1/1", "M1/2 M2/2 M3/2 M4/2"])
    assert some(state, "on") == ["sandstone-5-1 0", "sandstone-5-1 1", "sandstone-5-1 2"]
    assert palazzi(play(state, "on sandstone-5-1 0"), 0)[0] == tiles("B1/1 B4/1 S5/1")


def test_palazzi_of_others_are_out_of_reach() -> None:
    """PAL-23: one's own only."""
    state = arrange(start(2), quarries=["", "S5/1"], palazzi=[[], ["B1/1"]], coming="M5/1 M5/2")
    play(state, "tiles", "auction", "pass")
    assert options(state) == ["new sandstone-5-1", "out sandstone-5-1"]


def test_acquired_tiles_are_built_before_anything_else_happens() -> None:
    """PAL-24: the match waits for the owner until the last tile has found its place."""
    state = building("B1/1 S2/1", seats=3)
    for move in ("new brick-1-1", "on sandstone-2-1 0"):
        assert (actor(state), decision(state), see(state)["turn"]) == (0, "build", 0)
        play(state, move)
    assert (actor(state), decision(state)) == (1, "turn")
    assert see(state)["fresh"] is None


def test_each_new_tile_may_be_removed_from_the_game_instead() -> None:
    """PAL-25: decided for each separately."""
    state = play(building("B1/1 S2/1 M3/1"), "out sandstone-2-1")
    assert options(state) == ["new brick-1-1", "new marble-3-1", "out brick-1-1", "out marble-3-1"]
    play(state, "new brick-1-1", "out marble-3-1")
    assert palazzi(state, 0) == [tiles("B1/1")]
    assert see(state)["gone"] == tiles("S2/1 M3/1")


def test_the_new_tiles_are_built_in_an_order_of_choice() -> None:
    """PAL-26, PAL-R19."""
    for order in (("brick-1-1", "sandstone-2-1"), ("sandstone-2-1", "brick-1-1")):
        state = play(building("B1/1 S2/1"), *[f"new {face}" for face in order])
        assert palazzi(state, 0) == [[face] for face in order]


def test_a_tile_counts_as_built_as_soon_as_it_is_placed() -> None:
    """PAL-27: later tiles of the same acquisition may go on top of it."""
    state = building("B1/1 S2/1 M3/1")
    assert some(state, "on") == []
    play(state, "new brick-1-1")
    assert some(state, "on") == ["sandstone-2-1 0", "marble-3-1 0"]
    play(state, "on sandstone-2-1 0")
    assert some(state, "on") == ["marble-3-1 0"]
    assert palazzi(play(state, "on marble-3-1 0"), 0) == [tiles("B1/1 S2/1 M3/1")]


def test_a_built_tile_cannot_be_shifted_in_the_same_acquisition() -> None:
    """PAL-28, PAL-R19: only the other tiles can be placed."""
    state = play(building("B1/1 S2/1"), "new sandstone-2-1")
    assert options(state) == ["new brick-1-1", "out brick-1-1"]
    play(state, "new brick-1-1")
    assert palazzi(state, 0) == [["sandstone-2-1"], ["brick-1-1"]]


def test_tiles_out_of_the_game_never_come_back() -> None:
    """PAL-141, PAL-R32: they stay out until the end, and everybody knows which they are."""
    state = play(building("B1/1"), "out brick-1-1")
    for seat in (-1, 0, 1):
        assert see(state, seat)["gone"] == ["brick-1-1"]
    while not state.over():
        moves = options(state)
        play(state, "tiles" if "tiles" in moves else "auction" if "auction" in moves else moves[-1])
        assert "brick-1-1" in see(state)["gone"]
    assert not any("brick-1-1" in palazzo for seat in range(2) for palazzo in palazzi(state, seat))


def test_two_single_tiles_are_two_palazzi() -> None:
    """PAL-R20."""
    state = play(building("B1/1 S2/1"), "new brick-1-1", "new sandstone-2-1")
    assert state.scores()[0] == -10
