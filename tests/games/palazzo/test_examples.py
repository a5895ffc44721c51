"""The rulebook's worked examples: PAL-E1 to PAL-E11."""

import pytest

from ridotto.games.palazzo.shape import ChainView

from .positions import actor, arrange, building, cards, decision, hand, in_order, options, palazzi, paying, play, see, some, start, tiles


def test_e1_a_group_and_no_group() -> None:
    """PAL-E1: b4 g4 r4 count 15; b4 b4 r4 is no legal lay at all."""
    state = play(paying("b4 g4 r4", 8), "group 4")
    chain = see(state, 0)["chain"]
    assert chain is not None
    assert chain["total"] == 15
    state = paying("b4 b4 r4", 4)
    assert some(state, "group") == []
    assert options(play(state, "card brown 4")) == ["card brown 4", "done"]


def test_e2_three_players_take_money() -> None:
    """PAL-E2."""
    state = play(arrange(start(3), pile="b3 g4 r5 c"), "money")
    assert len(see(state)["display"]) == 4
    play(state, "take brown-3", "take red-5", "take cert", "take green-4")
    assert [hand(state, seat) for seat in range(3)] == [cards("b3 r5"), ["cert"], ["green-4"]]


@pytest.mark.parametrize("palazzo", ["B1/1 S2/1 M3/1", "B2/1 S4/1 M5/3", "B1/1 S3/1", "B2/1 M3/1 S5/1"])
def test_e3_legal_palazzi(palazzo: str) -> None:
    """PAL-E3."""
    faces = tiles(palazzo)
    state = play(building(palazzo), f"new {faces[0]}", *[f"on {face} 0" for face in faces[1:]])
    assert palazzi(state, 0) == [faces]


def test_e3_palazzi_that_are_not_legal() -> None:
    """PAL-E3: 3-1-2 and 2-4-4-5."""
    state = play(building("B3/1 S1/1 M2/1"), "new brick-3-1")
    assert some(state, "on") == []
    state = play(building("B4/1", own=["S2/1 S4/1"]))
    assert some(state, "on") == []


def test_e4_only_on_top() -> None:
    """PAL-E4: palazzo 1-3."""
    assert some(building("S4/1 S5/1", own=["B1/1 B3/1"]), "on") == ["sandstone-4-1 0", "sandstone-5-1 0"]
    state = play(building("S4/1 S5/1", own=["B1/1 B3/1"]), "on sandstone-4-1 0", "on sandstone-5-1 0")
    assert palazzi(state, 0) == [tiles("B1/1 B3/1 S4/1 S5/1")]
    assert some(building("S2/1", own=["B1/1 B3/1"]), "on") == []
    state = arrange(start(2), palazzi=[["B1/1 B3/1", "S2/1"]], hands=["b3"])
    play(state, "insert", "single 1", "into 0", "fee brown-3")
    assert palazzi(state, 0) == [tiles("B1/1 S2/1 B3/1")]


def test_e5_anita_builds_three_tiles() -> None:
    """PAL-E5: A = 1-3, B = 2-4; she has won floors 2, 4 and 5."""
    state = building("S2/1 S4/1 S5/1", own=["B1/1 B3/1", "M2/1 M4/1"])
    assert options(state) == [
        *("on sandstone-4-1 0", "on sandstone-5-1 0", "on sandstone-5-1 1"),
        *("new sandstone-2-1", "new sandstone-4-1", "new sandstone-5-1", "out sandstone-2-1", "out sandstone-4-1", "out sandstone-5-1"),
    ]
    play(state, "new sandstone-2-1")
    assert some(state, "on") == ["sandstone-4-1 0", "sandstone-4-1 2", "sandstone-5-1 0", "sandstone-5-1 1", "sandstone-5-1 2"]
    play(state, "on sandstone-4-1 2", "on sandstone-5-1 1")
    assert palazzi(state, 0) == [tiles("B1/1 B3/1"), tiles("M2/1 M4/1 S5/1"), tiles("S2/1 S4/1")]
    again = arrange(start(2), palazzi=[["B1/1 B3/1", "M2/1 M4/1 S5/1", "S2/1 S4/1"]], hands=["b3"])
    assert options(again) == ["money", "tiles", "take-out"]


@pytest.mark.parametrize("windows", [1, 2, 3])
@pytest.mark.parametrize("builder", [0, 1, 2, 3])
def test_e6_the_quarry_of_the_second_tile(builder: int, windows: int) -> None:
    """PAL-E6."""
    state = play(arrange(start(2), builder=builder, coming=f"B1/1 S2/{windows}"), "tiles")
    assert see(state)["quarries"][(builder + windows) % 4] == [f"sandstone-2-{windows}"]


def test_e7_four_tiles_cost_6_each() -> None:
    """PAL-E7: two tiles 12, and 15 is accepted."""
    state = arrange(start(2), warehouse="B1/1 B1/2 B1/3", coming="S1/1 S2/2", hands=["b4 g4 r4"])
    play(state, "tiles")
    assert see(state)["warehouse"]["price"] == 6
    play(state, "buy", "tile brick-1-1", "tile sandstone-1-1")
    chain = see(state, 0)["chain"]
    assert chain is not None
    assert chain["target"] == 12
    play(state, "group 4", "done")
    assert (decision(state), see(state)["discard"], hand(state, 0)) == ("build", cards("b4 g4 r4"), [])


def test_e8_monikas_auction() -> None:
    """PAL-E8."""
    monika = "b4 g4 r4 g6 b5 c c c"
    state = arrange(start(2), quarries=["", "B1/1"], coming="M5/1 M5/2", hands=[monika, "r7 r7 r3 r3 r5 r6"])
    play(state, "tiles", "auction")
    play(state, "card red 7", "card red 5", "card red 3", "done")  # 15
    play(state, "group 4", "done")
    auction = see(state)["auction"]
    assert auction is not None
    assert (auction["highest"], auction["bids"][0]["currency"]) == (18, None)
    play(state, "card red 7", "card red 3", "done")  # 25
    laid: ChainView = {
        "kind": "bid",
        "tiles": [],
        "palazzo": None,
        "into": None,
        "cards": cards("c c c"),
        "currency": None,
        "barred": [],
        "total": 33,
        "target": 26,
        "reach": 33 + 6,
        "groups": True,
    }
    assert see(play(state.clone(), "cert", "cert", "cert"), 0)["chain"] == laid
    play(state, "card green 6", "cert", "done")
    auction = see(state)["auction"]
    assert auction is not None
    assert (auction["highest"], auction["bids"][0]["currency"]) == (26, "green")
    play(state, "card red 6", "done")  # 31
    assert (actor(state), options(state)) == (0, ["pass"])
    play(state, "pass")
    assert hand(state, 0) == in_order(monika)
    assert (actor(state), see(state)["auction"]) == (1, None)


def test_e9_three_players_and_five_tiles() -> None:
    """PAL-E9."""
    state = arrange(start(3), quarries=["", "B1/1 B2/1 B3/1 S1/1 S2/1"], coming="M5/1 M5/2")
    play(state, "tiles", "auction")
    for face in ("brick-1-1", "brick-2-1", "brick-3-1"):
        play(state, f"pick {face}", f"new {face}")
    assert see(state)["gone"] == ["sandstone-1-1", "sandstone-2-1"]


@pytest.mark.parametrize(
    ("own", "worth"),
    [
        (["B1/2 S2/2 M3/2"], 6),
        (["B1/1 B2/2 B3/2 B4/2"], 13),
        (["B1/2 S2/2 M3/2 B4/2 S5/3"], 17),
        (["B1/1 B2/2 B3/2 B4/2 B5/1"], 20),
        (["B1/2 B2/2 B3/1"], 8),
        (["B1/2 B2/2", "B3/1"], -5),
    ],
)
def test_e10_palazzi_and_points(own: list[str], worth: int) -> None:
    """PAL-E10."""
    assert arrange(start(2), palazzi=[own]).scores()[0] == worth


def test_e11_a_rebuild_worth_13_points() -> None:
    """PAL-E11."""
    state = arrange(start(2), palazzi=[["B1/2 B2/2", "B3/1"]], hands=["b3"])
    assert state.scores()[0] == -5
    play(state, "insert", "single 1", "into 0", "fee brown-3")
    assert state.scores()[0] == 8
