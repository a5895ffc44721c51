"""Four or more tiles on the quarry: PAL-99 to PAL-105."""

import pytest

from ridotto.games.palazzo.rules import Palazzo

from .positions import actor, arrange, decision, edition_with, hand, options, palazzi, play, see, some, start

FIVE = "B1/1 S2/1 M3/1 M3/1 B5/3"


def drafting(lot: str, seats: int = 3, active: int = 0) -> Palazzo:
    hands = ["b3", "b4", "b5", "b6"][:seats]
    return play(arrange(start(seats), active=active, quarries=["", lot], coming="M5/1 M5/2", hands=hands), "tiles", "auction")


@pytest.mark.parametrize(("lot", "auctioned"), [("B1/1 S2/1 M3/1", True), ("B1/1 S2/1 M3/1 M3/1", False), (FIVE, False)])
def test_four_or_more_tiles_are_not_auctioned(lot: str, auctioned: bool) -> None:
    """PAL-99."""
    state = drafting(lot)
    assert (see(state)["auction"] is not None) == auctioned
    assert (see(state)["draft"] is None) == auctioned
    assert decision(state) == ("bid" if auctioned else "pick")


def test_the_tile_just_turned_up_counts_too() -> None:
    """PAL-99: three on the quarry and a fourth with one window."""
    state = play(arrange(start(2), quarries=["", "B1/1 B1/2 B1/3"], coming="M5/3 S1/1"), "tiles", "auction")
    assert decision(state) == "pick"


def test_the_edition_says_from_how_many_tiles_on() -> None:
    """PAL-99."""
    state = start(2, edition=edition_with(("draft_from = 4", "draft_from = 5")))
    arrange(state, quarries=["", "B1/1 S2/1 M3/1 M3/1"], coming="M5/1 M5/2")
    assert decision(play(state, "tiles", "auction")) == "bid"


@pytest.mark.parametrize("active", [0, 1, 2])
def test_the_active_player_takes_any_one_and_builds_it(active: int) -> None:
    """PAL-100, PAL-R35: equal tiles are one option."""
    state = drafting(FIVE, active=active)
    assert actor(state) == active
    assert options(state) == ["pick brick-1-1", "pick sandstone-2-1", "pick marble-3-1", "pick brick-5-3"]
    play(state, "pick marble-3-1")
    assert (actor(state), options(state)) == (active, ["new marble-3-1", "out marble-3-1"])
    play(state, "new marble-3-1")
    assert palazzi(state, active) == [["marble-3-1"]]


@pytest.mark.parametrize("active", [0, 1, 2])
def test_then_each_other_takes_one_clockwise_and_builds_it(active: int) -> None:
    """PAL-101, PAL-R18: before the next one takes."""
    state = drafting(FIVE, active=active)
    for step, face in enumerate(("brick-5-3", "marble-3-1", "marble-3-1")):
        seat = (active + step) % 3
        assert (actor(state), decision(state)) == (seat, "pick")
        play(state, f"pick {face}")
        assert (actor(state), decision(state)) == (seat, "build")
        play(state, f"new {face}")
        assert palazzi(state, seat) == [[face]]


def test_nothing_is_paid() -> None:
    """PAL-102: and the opening certificate is not used."""
    state = drafting(FIVE)
    for face in ("brick-5-3", "marble-3-1", "marble-3-1"):
        assert see(state)["auction"] is None
        play(state, f"pick {face}", f"new {face}")
    assert [hand(state, seat) for seat in range(3)] == [["brown-3"], ["brown-4"], ["brown-5"]]
    assert see(state)["discard"] == []


@pytest.mark.parametrize(("seats", "left"), [(2, ["sandstone-2-1", "marble-3-1", "marble-3-1"]), (3, ["marble-3-1", "marble-3-1"]), (4, ["marble-3-1"])])
def test_tiles_left_over_are_removed_from_the_game(seats: int, left: list[str]) -> None:
    """PAL-103, PAL-141."""
    state = drafting(FIVE, seats)
    for face in ("brick-5-3", "brick-1-1", "sandstone-2-1", "marble-3-1")[:seats]:
        assert see(state)["gone"] == []
        play(state, f"pick {face}", f"new {face}")
    assert see(state)["gone"] == left
    assert see(state)["quarries"][1] == []
    assert see(state)["draft"] is None


def test_with_four_tiles_and_four_players_nothing_is_left_over() -> None:
    """PAL-103."""
    state = drafting("B1/1 S2/1 M3/1 M3/1", 4)
    for face in ("marble-3-1", "brick-1-1", "sandstone-2-1", "marble-3-1"):
        play(state, f"pick {face}", f"new {face}")
    assert (see(state)["gone"], decision(state)) == ([], "turn")


def test_everybody_takes_exactly_one_but_may_throw_it_away() -> None:
    """PAL-104, PAL-R17: taking is compulsory, building is not."""
    state = drafting("B1/1 S2/1 M3/1 M3/1", 2)
    assert not set(options(state)) - {f"pick {face}" for face in ("brick-1-1", "sandstone-2-1", "marble-3-1")}
    play(state, "pick brick-1-1", "out brick-1-1", "pick marble-3-1", "new marble-3-1")
    assert (palazzi(state, 0), palazzi(state, 1)) == ([], [["marble-3-1"]])
    assert see(state)["gone"] == ["brick-1-1", "sandstone-2-1", "marble-3-1"]


@pytest.mark.parametrize("active", [0, 1, 2])
def test_the_player_to_the_left_of_the_active_player_has_the_next_turn(active: int) -> None:
    """PAL-105: not the one to the left of the last taker."""
    state = drafting(FIVE, active=active)
    for _ in range(3):
        face = some(state, "pick")[0]
        play(state, f"pick {face}", f"new {face}")
    assert (actor(state), decision(state), see(state)["turn"]) == ((active + 1) % 3, "turn", (active + 1) % 3)


def test_a_later_auction_is_an_ordinary_one() -> None:
    """PAL-105: nothing of the taking in turn remains."""
    state = drafting("B1/1 S2/1 M3/1 M3/1", 2)
    play(state, "pick brick-1-1", "new brick-1-1", "pick marble-3-1", "new marble-3-1")
    play(state, "tiles", "auction", "pass")
    fresh = see(state)["fresh"]
    assert fresh is not None
    play(state, *[f"out {face}" for face in fresh["tiles"]])
    assert (actor(state), decision(state)) == (0, "turn")
