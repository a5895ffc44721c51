"""Section F: RIA-134 to RIA-141, RIA-195."""

from .positions import actor, at, decision, lay, listen, men, options, play, seat_of, see


def test_a_councilman_per_count_goes_from_the_tableau_to_the_current_district() -> None:
    """RIA-134, RIA-135, RIA-R29: one more with the bonus."""
    state = lay(at("F", 2, round=2, hands=["CC", "C"]), "2", "1")
    assert men(state, "castello") == [3, 1]
    assert [seat_of(state, seat)["tableau"] for seat in (0, 1)] == [2, 4]


def test_the_tableau_is_used_first_and_nothing_is_moved_while_it_has_enough() -> None:
    """RIA-136, RIA-138, RIA-R30: nobody is asked."""
    state = lay(at("F", 2, round=2, hands=["CCCC", ""], men={"dorsoduro": [3, 0]}), "4", "0")
    assert men(state, "castello") == [5, 0]
    assert men(state, "dorsoduro") == [3, 0]
    assert see(state)["step"] == "row"


def test_each_missing_councilman_may_be_moved_from_another_district_or_left() -> None:
    """RIA-137, RIA-R30: the current district cannot be the source."""
    state = lay(at("F", 2, round=2, hands=["CCC", ""], tableau=[1, 5], men={"dorsoduro": [2, 0], "castello": [1, 0], "san-polo": [1, 1]}), "3", "0")
    assert decision(state) == "shift"
    assert options(state) == ["from san-polo", "from dorsoduro", "stop"]
    action = see(state)["action"]
    assert action is not None
    assert action["left"] == 3
    play(state, "from san-polo")
    assert options(state) == ["from dorsoduro", "stop"]
    play(state, "stop")
    assert (men(state, "castello"), men(state, "san-polo"), men(state, "dorsoduro")) == ([3, 0], [0, 1], [2, 0])


def test_moving_ends_when_nothing_is_missing() -> None:
    """RIA-137."""
    state = lay(at("F", 2, round=2, hands=["C", ""], tableau=[1, 5], men={"dorsoduro": [5, 0]}), "1", "0")
    play(state, "from dorsoduro")
    assert men(state, "castello") == [2, 0]
    assert see(state)["step"] == "row"


def test_the_bonus_councilman_may_be_moved_too() -> None:
    """RIA-R29: the permission to move covers count and bonus."""
    state = lay(at("F", 2, round=2, hands=["C", ""], tableau=[0, 5], men={"dorsoduro": [5, 0]}), "1", "0")
    play(state, "from dorsoduro", "from dorsoduro")
    assert men(state, "castello") == [2, 0]


def test_with_nobody_to_move_nothing_is_asked() -> None:
    """RIA-137."""
    state = lay(at("F", 2, round=2, hands=["CC", ""], tableau=[0, 5]), "2", "0")
    assert men(state, "castello") == [0, 0]
    assert see(state)["step"] == "row"


BOTH = {"cannaregio": [1, 1, 0], "san-marco": [1, 1, 0]}


def test_all_who_complete_a_side_in_the_same_section_f_score_the_bonus() -> None:
    """RIA-139, RIA-195."""
    state = lay(at("F", 3, round=2, hands=["C", "C", "C"], men=BOTH), "1", "1", "1")
    assert state.scores() == [8, 8, 3]
    assert see(state)["bonus_tiles"][0]["players"] == [0, 1]


def test_the_tile_is_turned_when_all_actions_are_done() -> None:
    """RIA-195: while another still acts it lies unturned, and nobody scores it twice."""
    state = at("F", 2, round=2, hands=["CC", "C"], tableau=[5, 0], men={"cannaregio": [1, 1], "san-marco": [1, 2]})
    lay(state, "2", "1")
    assert (actor(state), decision(state)) == (1, "shift")
    bonus = see(state)["bonus_tiles"][0]
    assert (bonus["turned"], bonus["earned"], bonus["players"]) == (False, True, [0])
    play(state, "from san-marco")
    assert state.scores() == [8, 8]
    assert see(state)["bonus_tiles"][0]["turned"] is True


def test_no_player_scores_the_same_side_twice_in_one_section() -> None:
    """RIA-195: it is left and completed again by moving."""
    state = at("F", 2, round=2, hands=["CC", ""], tableau=[1, 5], men={"cannaregio": [2, 0], "san-marco": [1, 0]})
    lay(state, "2", "0")
    assert state.scores()[0] == 8
    play(state, "from cannaregio")
    assert state.scores()[0] == 8


def test_a_tile_turned_before_the_section_pays_nobody() -> None:
    """RIA-140: be it in section E of the same round."""
    state = lay(at("E", 2, round=2, hands=["OC", "C"], men={"cannaregio": [1, 1], "san-marco": [1, 1]}), "1", "0")
    play(state, "gondola cs-do", "place castello")
    assert state.scores() == [8, 3]
    lay(state, "1", "1")
    assert men(state, "castello") == [3, 1]
    assert state.scores() == [8, 3]


def test_moving_away_afterwards_does_not_take_the_bonus_back() -> None:
    """RIA-141, RIA-R31."""
    state = at("F", 2, round=2, hands=["CC", ""], tableau=[1, 5], men={"cannaregio": [1, 0], "san-marco": [1, 0]})
    ear = listen(state)
    lay(state, "2", "0")
    assert [event.args["seat"] for event in ear.named("district-bonus")] == [0]
    play(state, "from cannaregio", "stop")
    assert men(state, "cannaregio") == [0, 0]
    assert state.scores()[0] == 8


def test_a_district_that_is_left_first_does_not_count() -> None:
    """RIA-R31: nobody on the tableau; the one moved in comes out of the second of three districts."""
    state = at("F", 2, round=2, hands=["C", ""], tableau=[0, 5], men={"cannaregio": [1, 0], "san-marco": [1, 0]})
    lay(state, "1", "0")
    play(state, "from cannaregio", "stop")
    assert state.scores()[0] == 3
