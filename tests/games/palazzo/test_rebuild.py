"""Rebuild: PAL-108 to PAL-121."""

import pytest

from ridotto.games.palazzo.rules import Palazzo

from .positions import actor, arrange, cards, decision, hand, in_order, match_at, options, palazzi, play, see, some, start, tiles


def rebuilding(own: list[str], held: str = "b3", seats: int = 2) -> Palazzo:
    return arrange(start(seats), palazzi=[own], hands=[held])


def test_a_rebuild_costs_one_card_of_choice_which_goes_to_the_discard() -> None:
    """PAL-108."""
    state = play(arrange(start(2), palazzi=[["B1/1"]], hands=["b3 g7 c"], discard="r3"), "remove", "single 0", "fee green-7")
    assert (hand(state, 0), see(state)["discard"]) == (in_order("b3 c"), in_order("g7 r3"))


def test_any_card_will_do() -> None:
    """PAL-109, PAL-R35: by kind, a certificate too."""
    state = play(rebuilding(["B1/1"], "b3 b3 g7 r5 c c"), "remove", "single 0")
    assert (decision(state), options(state)) == ("fee", ["fee brown-3", "fee green-7", "fee red-5", "fee cert"])
    assert hand(play(state, "fee cert"), 0) == in_order("b3 b3 g7 r5 c")


def test_without_a_card_nobody_rebuilds() -> None:
    """PAL-110."""
    own = ["B1/1 B2/1", "S3/1"]
    assert options(rebuilding(own, "")) == ["money", "tiles"]
    assert options(rebuilding(own, "c")) == ["money", "tiles", "take-out", "insert", "remove"]


@pytest.mark.parametrize(
    ("own", "possible"),
    [
        ([], []),
        (["B1/1"], ["remove"]),
        (["B1/1 B2/1"], ["take-out"]),
        (["B1/1", "S1/1"], ["remove"]),
        (["B1/1", "S2/1"], ["insert", "remove"]),
        (["B1/1", "S1/1 S2/1"], ["take-out", "remove"]),
        (["B3/1", "S1/1 S2/1"], ["take-out", "insert", "remove"]),
    ],
)
def test_a_rebuild_is_one_of_three_operations_each_only_where_it_can_be_done(own: list[str], possible: list[str]) -> None:
    """PAL-111, PAL-114, PAL-116, PAL-R21, PAL-R23."""
    assert options(rebuilding(own)) == ["money", "tiles", *possible]


@pytest.mark.parametrize(("floor", "rest", "single"), [(1, "S3/1 M4/1", "B1/1"), (3, "B1/1 M4/1", "S3/1"), (4, "B1/1 S3/1", "M4/1")])
def test_a_tile_of_any_storey_is_taken_out(floor: int, rest: str, single: str) -> None:
    """PAL-112, PAL-113, PAL-R37: it becomes a single tile, the last of the palazzi; the others stay together."""
    state = play(rebuilding(["B1/1 S3/1 M4/1", "B5/1"]), "take-out")
    assert (decision(state), options(state)) == ("out-tile", ["from 0 1", "from 0 3", "from 0 4"])
    play(state, f"from 0 {floor}", "fee brown-3")
    assert palazzi(state, 0) == [tiles(rest), ["brick-5-1"], tiles(single)]


def test_a_palazzo_of_two_storeys_falls_into_two_single_tiles() -> None:
    """PAL-113, PAL-114."""
    state = play(rebuilding(["B1/1 S3/1"]), "take-out", "from 0 1", "fee brown-3")
    assert palazzi(state, 0) == [["sandstone-3-1"], ["brick-1-1"]]


def test_a_single_tile_cannot_be_taken_out() -> None:
    """PAL-114, PAL-R21."""
    assert options(play(rebuilding(["B5/1", "B1/1 S3/1"]), "take-out")) == ["from 1 1", "from 1 3"]


@pytest.mark.parametrize(("single", "after"), [("B1/1", "B1/1 S2/1 M4/1"), ("B3/1", "S2/1 B3/1 M4/1"), ("B5/1", "S2/1 M4/1 B5/1")])
def test_a_single_tile_is_inserted_where_its_floor_fits(single: str, after: str) -> None:
    """PAL-115, PAL-R22: below, between or above."""
    state = play(rebuilding([single, "S2/1 M4/1"]), "insert", "single 0")
    assert (decision(state), options(state)) == ("in-place", ["into 1"])
    play(state, "into 1", "fee brown-3")
    assert palazzi(state, 0) == [tiles(after)]


@pytest.mark.parametrize("single", ["B2/1", "S2/2", "M4/2"])
def test_not_where_the_palazzo_holds_that_floor(single: str) -> None:
    """PAL-116."""
    assert "insert" not in options(rebuilding([single, "S2/1 M4/1"]))
    state = play(rebuilding([single, "S2/1 M4/1", "B5/1", "B3/1"]), "insert")
    assert options(state) == ["single 0", "single 2", "single 3"]
    assert options(play(state, "single 0")) == ["into 2", "into 3"]


def test_a_single_tile_that_fits_nowhere_is_not_offered() -> None:
    """PAL-116."""
    state = rebuilding(["B2/1", "S2/1 M4/1", "B5/1"])
    play(state, "insert", "single 2")
    assert options(state) == ["into 0", "into 1"]
    state = rebuilding(["B2/1", "S2/1 M4/1", "M2/1 M5/1", "B4/1"])
    assert options(play(state, "insert")) == ["single 0", "single 3"]
    state = rebuilding(["B2/1", "S2/1 M4/1", "M2/1 M5/1", "B2/2 B4/1"])
    assert "insert" not in options(state)


def test_two_single_tiles_may_be_put_together_either_way() -> None:
    """PAL-115, PAL-R20, PAL-R22: the result is the same palazzo."""
    one = play(rebuilding(["B1/1", "S2/1"]), "insert", "single 0", "into 1", "fee brown-3")
    two = play(rebuilding(["B1/1", "S2/1"]), "insert", "single 1", "into 0", "fee brown-3")
    assert palazzi(one, 0) == palazzi(two, 0) == [tiles("B1/1 S2/1")]


def test_a_tile_is_never_inserted_into_itself() -> None:
    """PAL-115: into another palazzo."""
    assert options(play(rebuilding(["B1/1", "S2/1"]), "insert", "single 1")) == ["into 0"]


def test_a_single_tile_is_removed_from_the_game() -> None:
    """PAL-117, PAL-141."""
    state = play(rebuilding(["B1/1", "S2/1 S3/1", "M3/1"]), "remove")
    assert (decision(state), options(state)) == ("gone-tile", ["single 0", "single 2"])
    play(state, "single 0", "fee brown-3")
    assert palazzi(state, 0) == [tiles("S2/1 S3/1"), ["marble-3-1"]]
    assert see(state)["gone"] == ["brick-1-1"]


def test_a_tile_needs_two_rebuilds_to_go_from_one_palazzo_into_another() -> None:
    """PAL-118."""
    state = arrange(start(2), palazzi=[["B1/1 S3/1 M4/1", "M1/1 M2/1"], ["B5/1"]], hands=["b3 b3", "b4"])
    play(state, "take-out", "from 0 3", "fee brown-3")
    assert palazzi(state, 0) == [tiles("B1/1 M4/1"), tiles("M1/1 M2/1"), ["sandstone-3-1"]]
    assert actor(state) == 1
    play(state, "remove", "single 0", "fee brown-4", "insert", "single 2", "into 1", "fee brown-3")
    assert palazzi(state, 0) == [tiles("B1/1 M4/1"), tiles("M1/1 M2/1 S3/1")]


def test_a_tile_needs_two_rebuilds_to_leave_a_palazzo_and_the_game() -> None:
    """PAL-119."""
    assert options(rebuilding(["B1/1 S3/1"])) == ["money", "tiles", "take-out"]
    state = play(rebuilding(["B1/1 S3/1"]), "take-out", "from 0 3", "fee brown-3")
    assert see(state)["gone"] == []


def test_a_single_tile_is_a_palazzo_however_it_came_about() -> None:
    """PAL-120, PAL-R20: after a take-out it can be built on, inserted, or removed."""
    state = arrange(start(2), palazzi=[["B1/1 S3/1"]], hands=["b3 b3 b4"], coming="M5/1 M2/1")
    play(state, "take-out", "from 0 1", "fee brown-3")
    assert [palazzo["points"] for palazzo in see(state)["seats"][0]["palazzi"]] == [-5, -5]
    play(state, "tiles", "auction", "card brown 4", "done", "pass")
    assert some(state, "on") == ["marble-2-1 1"]
    play(state, "out marble-2-1")
    assert options(state) == ["money", "tiles", "insert", "remove"]
    assert options(play(state.clone(), "remove")) == ["single 0", "single 1"]
    assert options(play(state, "insert")) == ["single 0", "single 1"]


@pytest.mark.parametrize("active", [0, 1, 2])
def test_after_a_rebuild_the_next_player_has_the_turn(active: int) -> None:
    """PAL-121."""
    own: list[list[str]] = [[], [], []]
    own[active] = ["B1/1"]
    hands = ["", "", ""]
    hands[active] = "b3"
    state = play(arrange(start(3), active=active, palazzi=own, hands=hands), "remove", "single 0", "fee brown-3")
    assert (actor(state), decision(state)) == ((active + 1) % 3, "turn")


def test_only_own_palazzi_are_rebuilt() -> None:
    """PAL-112, PAL-115, PAL-117."""
    state = arrange(start(2), palazzi=[[], ["B1/1 S3/1", "M5/1"]], hands=["b3", "b4"])
    assert options(state) == ["money", "tiles"]


def test_the_fee_comes_last() -> None:
    """PAL-R23: until then nothing has changed."""
    state = play(rebuilding(["B1/1 S3/1"]), "take-out", "from 0 1")
    assert (palazzi(state, 0), hand(state, 0), see(state)["discard"]) == ([tiles("B1/1 S3/1")], cards("b3"), [])


def test_a_finished_rebuild_leaves_nothing_behind() -> None:
    """PAL-111: the next one of the same seat begins anew."""
    state = arrange(start(2), palazzi=[["B1/1 S3/1", "M5/1"], ["B5/1"]], hands=["b3 b3", "b4"])
    play(state, "take-out", "from 0 3", "fee brown-3", "remove", "single 0", "fee brown-4", "remove", "single 1")
    chain = see(state, 0)["chain"]
    assert chain is not None
    assert (chain["kind"], chain["tiles"], chain["palazzo"], chain["into"]) == ("remove", ["marble-5-1"], 1, None)
    play(state, "fee brown-3")
    assert palazzi(state, 0) == [["brick-1-1"], ["sandstone-3-1"]]


def test_numbers_follow_the_order_of_beginning() -> None:
    """PAL-R37: those behind a palazzo that ends move up; the one that receives an insert keeps its place."""
    state = play(rebuilding(["B1/1", "S2/1", "M3/2 M4/1", "B5/1"]), "remove", "single 1", "fee brown-3")
    assert palazzi(state, 0) == [["brick-1-1"], tiles("M3/2 M4/1"), ["brick-5-1"]]
    state = play(rebuilding(["B1/1", "S2/1", "M3/2 M4/1", "B5/1"]), "insert", "single 0", "into 2", "fee brown-3")
    assert palazzi(state, 0) == [["sandstone-2-1"], tiles("B1/1 M3/2 M4/1"), ["brick-5-1"]]
    state = play(rebuilding(["B1/1", "S2/1", "M3/2 M4/1", "B5/1"]), "insert", "single 3", "into 0", "fee brown-3")
    assert palazzi(state, 0) == [tiles("B1/1 B5/1"), ["sandstone-2-1"], tiles("M3/2 M4/1")]


@pytest.mark.parametrize(("single", "into", "told"), [(0, 2, 1), (0, 1, 0), (3, 2, 2), (3, 0, 0)])
def test_an_insert_is_told_with_the_number_that_the_palazzo_then_has(single: int, into: int, told: int) -> None:
    """PAL-R37: one less if the single tile had a lower number."""
    match = match_at(palazzi=[["B1/1", "S2/1", "M3/2 M4/1", "B5/1"]], hands=["b3"])
    for move in ("insert", f"single {single}", f"into {into}", "fee brown-3"):
        match.play(0, move)
    tile = ["brick-1-1", "", "", "brick-5-1"][single]
    assert tile in match.view()["board"]["seats"][0]["palazzi"][told]["tiles"]
    event = match.events()[-1]
    assert (event.kind, event.args["number"]) == ("inserted", told)


def test_equal_single_tiles_are_one_option_the_lower_number() -> None:
    """PAL-R37: in the tile and in the place of an insert, and in a removal."""
    own = ["B1/1", "B3/1", "S3/1", "B3/1"]
    state = play(rebuilding(own), "insert")
    assert options(state) == ["single 0", "single 1", "single 2"]
    assert options(play(state.clone(), "single 0")) == ["into 1", "into 2"]
    assert options(play(rebuilding(own), "remove")) == ["single 0", "single 1", "single 2"]
    state = play(rebuilding(own), "remove", "single 1", "fee brown-3")
    assert palazzi(state, 0) == [["brick-1-1"], ["sandstone-3-1"], ["brick-3-1"]]


def test_equal_single_tiles_are_one_option_for_a_new_tile() -> None:
    """PAL-R37: but a palazzo with more than that tile is another."""
    state = arrange(start(2), palazzi=[["B3/1", "B3/1", "S3/1", "S3/1 S4/1"]], quarries=["", "M5/1"], coming="B5/1 R")
    play(state, "tiles", "auction", "pass")
    assert some(state, "on") == ["marble-5-1 0", "marble-5-1 2", "marble-5-1 3"]
