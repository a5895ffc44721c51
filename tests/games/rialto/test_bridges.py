"""Section D: RIA-114 to RIA-120."""

from .positions import ALL_BUT_TWO, actor, at, decision, district, lay, options, play, see, tile


def test_each_player_scores_one_point_per_count_and_one_more_with_the_bonus() -> None:
    """RIA-114, RIA-116."""
    state = lay(at("D", 3, begins=0, spaces=[0, 2, 1], hands=["R", "RR", "RRR"]), "1", "2", "3")
    assert (state.scores(), actor(state)) == ([3, 5, 7], 2)
    play(state, options(state)[0])
    play(state, options(state)[0])
    assert state.scores() == [4, 5, 7]


def test_who_counts_0_loses_a_point_even_below_zero() -> None:
    """RIA-115, RIA-R26."""
    state = lay(at("D", 2, points=[0, 3]), "0", "0")
    assert state.scores() == [-1, 2]
    assert state.breakdown(0)["bridges"] == -1


def test_points_rise_without_limit() -> None:
    """RIA-R26."""
    state = lay(at("D", 2, points=[200, 3], hands=["RRR"]), "3", "0")
    assert state.scores()[0] == 204


def test_the_player_with_the_bonus_lays_the_top_bridge_on_any_free_connection() -> None:
    """RIA-117, RIA-119: a connection with a tile is not free."""
    state = at("D", 2, hands=["R"], tiles={"ca-cs": "gondola", "sm-do": "6/3"})
    top = see(state)["bridge"]
    assert top == {"low": 3, "high": 4}
    lay(state, "1", "0")
    assert decision(state) == "bridge-place"
    assert options(state) == [f"bridge {name}" for name in ("ca-sm", "ca-sc", "ca-sp", "cs-sm", "cs-sc", "cs-do", "sm-sp", "sc-sp", "sc-do", "sp-do")]
    play(state, "bridge cs-do", "low dorsoduro")
    assert tile(state, "cs-do") == ("bridge", [4, 3])
    assert tile(state, "sm-do") == ("bridge", [6, 3])


def test_the_player_decides_which_number_lies_at_which_district() -> None:
    """RIA-118."""
    for low, values in (("castello", [3, 4]), ("dorsoduro", [4, 3])):
        state = play(lay(at("D", 2, hands=["R"]), "1", "0"), "bridge cs-do")
        assert options(state) == ["low castello", "low dorsoduro"]
        play(state, f"low {low}")
        assert tile(state, "cs-do") == ("bridge", values)
        assert [district(state, name)["value"] for name in ("castello", "dorsoduro")] == values


def test_the_next_bridge_is_then_visible() -> None:
    """RIA-120, RIA-R3."""
    state = lay(at("D", 2, hands=["R"]), "1", "0")
    play(state, "bridge ca-cs", "low castello")
    board = see(state)
    assert board["bridge"] == {"low": 3, "high": 5}
    assert [(bridge["low"], bridge["high"]) for bridge in board["bridges_below"]] == [(3, 6), (4, 5), (4, 6), (5, 6)]


def test_the_last_free_connection_is_taken_without_asking() -> None:
    """RIA-R38: only which way round is asked."""
    state = lay(at("D", 2, hands=["R"], tiles={**ALL_BUT_TWO, "sc-do": "gondola"}), "1", "0")
    assert (decision(state), options(state)) == ("bridge-turn", ["low san-polo", "low dorsoduro"])


def test_after_the_last_bridge_none_is_visible() -> None:
    """RIA-120."""
    state = lay(at("D", 2, hands=["R"], tiles=ALL_BUT_TWO), "1", "0")
    play(state, "bridge sc-do", "low dorsoduro")
    assert (see(state)["bridge"], see(state)["bridges_below"]) == (None, [])


def test_a_bridge_is_taken_back_as_long_as_it_is_not_laid() -> None:
    """RIA-120: laying it shows the next one."""
    state = lay(at("D", 2, hands=["R"]), "1", "0")
    seals = int(state.seals)
    play(state, "bridge ca-cs")
    assert state.seals == seals
    play(state, "low castello")
    assert state.seals > seals
