"""Barriers, their bonus and the order of the stack: SHIP-68 to SHIP-87 and SHIP-138."""

import pytest

from ridotto.engine.errors import EditionError

from .positions import actor, at, barrier_with, decision, edition_with, fields, listen, options, play, see, stack, yard

DUCATS_DUCAT = barrier_with("ducats", "ducats", 3)
DUCATS_APPROVAL = barrier_with("ducats", "approvals", 2)
DUCATS_POINT = barrier_with("ducats", "points", 1)
INTRIGUE_DUCATS = barrier_with("intrigue", "ducats", 2)
INTRIGUE_POINT = barrier_with("intrigue", "points", 1)
BUY_DUCAT = barrier_with("buy", "ducats", 2)
BUY_POINT = barrier_with("buy", "points", 1)
BUY_BARRIER = barrier_with("buy", "buy", "barrier")
BUY_GALLEY = barrier_with("buy", "buy", "galley")
COMPLETE_APPROVAL = barrier_with("complete", "approvals", 1)
COMPLETE_BARRIER = barrier_with("complete", "complete", "barrier")


def test_a_completed_barrier_goes_on_top_of_the_stack() -> None:
    """SHIP-68."""
    state = play(at(2, stacks=["b20 b05"], yards=["b11"]), "field green2", "complete b11")
    assert stack(state) == ["b20", "b05", "b11"]


def test_finished_barriers_stay_for_good() -> None:
    """SHIP-69: no decision offers to give one up."""
    state = play(at(2, stacks=["b20"], yards=["ls2 b05 g01 g02 g03"]), "field red2", "buy barrier")
    assert options(state) == ["give-up ls2", "give-up b05", "give-up g01", "give-up g02", "give-up g03"]


def test_only_the_top_barrier_gives_a_bonus() -> None:
    """SHIP-70: not those below, not those in the yard."""
    state = play(at(2, ducats=[0], stacks=[f"{DUCATS_POINT} b10"], yards=[DUCATS_DUCAT]), "field red1")
    assert (state.ducats[0], state.points_of(0)) == (2, 0)


@pytest.mark.parametrize(
    ("barrier", "field", "other"),
    [(DUCATS_POINT, "red1", "red4"), (INTRIGUE_POINT, "red4", "red1"), (BUY_POINT, "white3", "white5"), (COMPLETE_APPROVAL, "white5", "white3")],
)
def test_the_bonus_comes_with_each_field_of_its_trigger_and_no_other(barrier: str, field: str, other: str) -> None:
    """SHIP-71, SHIP-77: ducats, intrigue, buy and complete."""
    for chosen, times in ((field, 1), (other, 0)):
        state = at(2, stacks=[barrier])
        heard = listen(state)
        play(state, f"field {chosen}")
        assert len([text for text in heard if text.startswith(("bonus-points 0", "bonus-approvals 0"))]) == times


def test_the_bonus_comes_each_time() -> None:
    """SHIP-71."""
    state = play(at(2, stacks=[DUCATS_POINT]), "field red1", "discard", "field green3")
    assert state.breakdown(0)["bonuses"] == 2


def test_a_barrier_completed_in_the_turn_gives_nothing_in_it() -> None:
    """SHIP-72."""
    state = play(at(2, ducats=[0], yards=["b10"]), "field green2", "complete b10")
    assert state.ducats[0] == 0
    state = at(2, stacks=[COMPLETE_BARRIER], yards=[f"{COMPLETE_APPROVAL} b01"])
    play(state, "field white5", f"complete {COMPLETE_APPROVAL}", "complete b01")
    assert state.approvals[0] == 0


def test_the_bonus_comes_after_the_surcharge_and_before_the_action() -> None:
    """SHIP-73, SHIP-23."""
    state = at(2, dice="green1", ducats=[5], stacks=[DUCATS_DUCAT])
    heard = listen(state)
    play(state, "field green3")
    assert [text.split()[0] for text in heard] == ["chosen", "bonus-ducats", "ducats"]


def test_a_bonus_purchase_follows_all_rules_of_buying() -> None:
    """SHIP-74: the price is paid and the limits hold."""
    state = at(2, ducats=[5], stacks=[BUY_GALLEY], yards=["ls2 lm2"], piles={"upper-bow": "ub4"})
    heard = listen(state)
    play(state, "field green1", "buy upper-bow")
    assert decision(state) == "give-up"
    assert f"bonus 0 {BUY_GALLEY} buy galley" in heard
    play(state, "give-up ls2", "take ub4")
    assert (yard(state), int(state.ducats[0])) == (["lm2", "ub4"], 1)
    assert options(state) == ["buy gondola", "stop"]  # now the action of the field


def test_a_bonus_completion_is_one_more_tile_of_its_item() -> None:
    """SHIP-75, SHIP-81: the item need not be one of the field."""
    state = play(at(2, ducats=[0], stacks=["b14"], yards=["g03 g01 b02"]), "field green2")
    assert options(state) == ["complete g01", "complete g03", "stop"]
    play(state, "complete g03")
    assert options(state) == ["complete b02", "stop"]


def test_a_bonus_without_a_tile_for_it_is_passed_over() -> None:
    """SHIP-75, SHIP-R33."""
    state = at(2, stacks=["b14"], yards=["b02"])
    heard = listen(state)
    play(state, "field green2")
    assert options(state) == ["complete b02", "stop"]
    assert heard == ["chosen 0 green2 0"]


def test_a_bonus_to_buy_or_complete_may_be_declined() -> None:
    """SHIP-76, SHIP-R19: and the action still follows."""
    state = play(at(2, stacks=["b14"], yards=["g03 b02"]), "field green2", "stop")
    assert options(state) == ["complete b02", "stop"]
    state = play(at(2, stacks=[BUY_GALLEY]), "field green1", "stop")
    assert options(state) == ["buy gondola", "stop"]


@pytest.mark.parametrize(
    ("barrier", "field", "gain"), [(DUCATS_DUCAT, "red1", "ducats"), (DUCATS_APPROVAL, "red1", "approvals"), (DUCATS_POINT, "red1", "points")]
)
def test_ducats_approvals_and_points_simply_come(barrier: str, field: str, gain: str) -> None:
    """SHIP-77, SHIP-R19: nothing is asked."""
    state = at(2, ducats=[0], stacks=[barrier])
    amount = see(state)["seats"][0]["stack"][0]["amount"]
    play(state, f"field {field}")
    assert actor(state) == 1
    got = {"ducats": int(state.ducats[0]) - 2, "approvals": int(state.approvals[0]), "points": int(state.points_of(0))}
    assert got == {"ducats": 0, "approvals": 0, "points": 0} | {gain: amount}


def test_bonus_ducats_pay_the_action_but_not_the_surcharge() -> None:
    """SHIP-78, SHIP-28, SHIP-R37."""
    state = at(2, dice="white4", ducats=[0], stacks=[INTRIGUE_DUCATS])
    assert "white4" in fields(state)
    play(state, "field white4")
    assert state.approvals[0] == 2
    assert "white4" not in fields(at(2, dice="white3", ducats=[0], stacks=[INTRIGUE_DUCATS]))
    assert "white4" not in fields(at(2, dice="white4", ducats=[1], stacks=[BUY_DUCAT])), "a bonus of another trigger does not come"
    state = at(2, ducats=[0], stacks=[BUY_DUCAT], piles={"gondola": "g11 g09 g10"})
    play(state, "field green1", "buy gondola")
    assert "take g11" in options(state)


def test_the_bonus_comes_even_if_nothing_of_the_action_is_done() -> None:
    """SHIP-79, SHIP-R18."""
    assert play(at(2, stacks=[BUY_POINT]), "field red2", "stop").breakdown(0)["bonuses"] == 1
    assert play(at(2, stacks=[COMPLETE_APPROVAL]), "field green2").approvals[0] == 1


def test_a_bonus_never_sets_off_another() -> None:
    """SHIP-80, SHIP-R6: the bonus purchase is no field of the kind buy; one bonus in a turn."""
    state = at(2, stacks=[BUY_BARRIER], piles={"barrier": "b01"})
    heard = listen(state)
    play(state, "field green1", "buy barrier", "take b01", "stop")
    assert [text for text in heard if text.startswith("bonus")] == [f"bonus 0 {BUY_BARRIER} buy barrier"]
    assert actor(state) == 1


def test_discarding_and_replacing_set_off_no_bonus() -> None:
    """SHIP-82, SHIP-R7, SHIP-R39: the water is no ducats field, and replacing is no completing."""
    assert play(at(2, ducats=[0], stacks=[DUCATS_DUCAT]), "discard").ducats[0] == 1
    assert play(at(2, stacks=[DUCATS_POINT]), "discard").points_of(0) == 0
    assert play(at(2, ducats=[4], stacks=["b10"], galley=("ls2", ""), yards=["ls3"]), "field red6").ducats[0] == 4


def test_a_tile_as_bonus_goes_with_its_own_trigger_alone() -> None:
    """SHIP-138."""
    with pytest.raises(EditionError, match=r"\[barriers\] tiles.4.bonus: the bonus to buy a tile goes with the trigger buy alone, B05 has ducats"):
        edition_with(('id = "B05", priority = 5, cost = 1, trigger = "buy"', 'id = "B05", priority = 5, cost = 1, trigger = "ducats"'))
    for number in range(1, 27):
        view = see(at(2, stacks=[f"b{number:02}"]))["seats"][0]["stack"][0]
        assert view["bonus"] not in ("buy", "complete") or view["trigger"] == view["bonus"]


# ---- reordering ----


def test_two_ducats_put_another_barrier_on_top() -> None:
    """SHIP-83, SHIP-86, SHIP-R20: the others keep their order, and the marker is not spent."""
    state = at(2, ducats=[3], stacks=["b20 b05 b11"])
    heard = listen(state)
    play(state, "reorder b20")
    assert stack(state) == ["b05", "b11", "b20"]
    assert (int(state.ducats[0]), int(state.markers[0]), actor(state)) == (1, 5, 0)
    assert heard == ["reordered 0 b20 2"]


def test_reordering_comes_before_the_field_and_its_surcharge() -> None:
    """SHIP-84: what it costs is missing afterwards, and the new top gives the bonus (SHIP-72)."""
    state = at(2, dice="red1 green1 white1", ducats=[3], stacks=[f"{DUCATS_POINT} b20"])
    assert "red4" in fields(state)
    play(state, f"reorder {DUCATS_POINT}")
    assert "red4" not in fields(state)
    play(state, "field red1")
    assert state.breakdown(0)["bonuses"] == 1


def test_a_stack_is_reordered_once_in_a_turn_and_not_after_the_action() -> None:
    """SHIP-85."""
    state = at(2, stacks=["b05 b20 b11", "b01 b02"])
    play(state, "reorder b05")
    assert not [move for move in options(state) if move.startswith("reorder")]
    play(state, "field red1")
    assert actor(state) == 1
    assert "reorder b01" in options(state)
    play(state, "discard")
    assert [move for move in options(state) if move.startswith("reorder")] == ["reorder b11", "reorder b20"]


def test_the_barrier_on_top_is_not_offered_and_the_others_are() -> None:
    """SHIP-86, SHIP-R20: naming the new top is the whole choice."""
    state = at(2, stacks=["b20 b05 b11"])
    assert [move for move in options(state) if move.startswith("reorder")] == ["reorder b05", "reorder b20"]


@pytest.mark.parametrize(("ducats", "barriers"), [(1, "b05 b20"), (12, "b05"), (12, "")])
def test_reordering_needs_two_barriers_and_two_ducats(ducats: int, barriers: str) -> None:
    """SHIP-87."""
    assert not [move for move in options(at(2, ducats=[ducats], stacks=[barriers])) if move.startswith("reorder")]


def test_reordering_is_possible_before_a_discard() -> None:
    """SHIP-R20."""
    state = play(at(2, ducats=[2], stacks=["b05 b20"]), "reorder b05", "discard")
    assert (stack(state), int(state.ducats[0])) == (["b20", "b05"], 1)


def test_a_reordered_stack_counts_for_the_order_of_the_next_round() -> None:
    """SHIP-83, SHIP-108."""
    state = at(2, stacks=["b01 b20", "b03"], markers=[1, 0])
    play(state, "reorder b01", "discard")
    assert see(state)["order"] == [0, 1]
