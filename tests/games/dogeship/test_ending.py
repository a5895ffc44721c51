"""The end of the match: SHIP-125 to SHIP-136 and SHIP-139. Each end and each tie-break has its test here."""

import pytest

from ridotto.engine.edition import Edition
from ridotto.games.dogeship.rules import DogeShip

from .positions import SEATS, actor, at, deck, edition_with, end_round, finish_round, listen, options, play, see, stack, to_the_end, yard

COMPLETE = {2: "red3", 3: "yellow6", 4: "blue5", 5: "black1"}
"""A single or "one of two" field of the newest board that completes a part."""


@pytest.mark.parametrize("seats", SEATS)
def test_the_match_ends_with_the_last_part(seats: int) -> None:
    """SHIP-125: every place of both decks is filled."""
    state = to_the_end(at(seats, yards=["ub7"]))
    heard = listen(state)
    assert see(state)["galley"]["last_part"]
    play(state, f"field {COMPLETE[seats]}", "complete ub7")
    assert state.over()
    assert not see(state)["galley"]["last_part"]
    assert see(state)["galley"]["filled"] == see(state)["galley"]["places"]
    assert [text.split()[0] for text in heard] == ["chosen", "part", "galley-ready", *["final-approval"] * seats, *["total"] * seats]
    assert state.actors() == []


def test_one_place_left_is_not_the_end() -> None:
    """SHIP-125: the last place of the lower deck is not enough."""
    state = at(2, galley=("ls2 ls3 lm2 lm3 lb2", "us2 us3 um2 um3"), yards=["lb4"])
    assert not see(state)["galley"]["last_part"]
    assert not play(state, "field white5", "complete lb4").over()


def test_points_and_approvals_of_the_last_part_count() -> None:
    """SHIP-126: they decide the final approval here."""
    state = to_the_end(at(2, doge="d02", yards=["ub6"], approvals=[0, 1]), "ub6")
    play(state, "field white5", "complete ub6")
    parts = state.breakdown(0)
    assert (parts["parts"], parts["indicators"], int(state.approvals[0])) == (2, 1 + 1 + 3 + 3, 2)
    assert (parts["final-approval"], state.breakdown(1)["final-approval"]) == (9, 5)


def test_the_last_part_as_the_first_half_of_plus_lets_the_second_lapse() -> None:
    """SHIP-127, SHIP-R16."""
    state = to_the_end(at(2, yards=["ub7 b03"]))
    play(state, "field green6", "complete ub7")
    assert state.over()
    assert (yard(state), stack(state)) == (["b03"], [])


def test_the_last_part_as_the_second_half_of_plus_leaves_the_first_half_done() -> None:
    """SHIP-127."""
    state = to_the_end(at(2, yards=["ub7 b03"]))
    play(state, "field green6", "complete b03", "complete ub7")
    assert state.over()
    assert stack(state) == ["b03"]


def test_the_last_part_as_a_bonus_lets_the_action_lapse() -> None:
    """SHIP-127, SHIP-R16."""
    state = to_the_end(at(2, ducats=[5], stacks=["b25"], yards=["ub7 g11"]))
    play(state, "field white2", "complete ub7")
    assert state.over()
    assert yard(state) == ["g11"]
    assert state.ducats[0] == 5


def test_the_end_in_the_first_turn_of_a_round_takes_all_other_turns() -> None:
    """SHIP-127."""
    state = play(to_the_end(at(3, yards=["ub7"])), "field red3", "complete ub7")
    assert state.over()
    assert [int(n) for n in state.markers] == [4, 5, 5]


@pytest.mark.parametrize("doge", ["d01", "d03"])
def test_the_end_with_the_last_marker_of_a_round_comes_before_order_and_event(doge: str) -> None:
    """SHIP-127: no flood and no inspection takes place, no order is fixed."""
    state = to_the_end(at(2, doge=doge, order=[1, 0], turn=0, markers=[1, 0], yards=["ub7"], approvals=[3, 3], stacks=["b01", ""]))
    heard = listen(state)
    play(state, "field red3", "complete ub7")
    assert state.over()
    assert not [text for text in heard if text.split()[0] in ("order", "flood", "inspection")]
    assert (see(state)["order"], [int(n) for n in state.lost]) == ([1, 0], [0, 0])


# ---- the final approval ----


def final(holdings: list[int]) -> list[int]:
    """The points of the final approval."""
    state = to_the_end(at(len(holdings), doge="d07", yards=["ub7"], approvals=holdings))
    play(state, "field red3", "complete ub7")
    return [state.breakdown(seat)["final-approval"] for seat in range(len(holdings))]


@pytest.mark.parametrize(
    ("holdings", "points"),
    [
        ([7, 5, 4, 2, 1], [9, 5, 2, 1, 0]),
        ([1, 3], [5, 9]),
        ([4, 4, 2], [9, 9, 5]),
        ([5, 3, 3, 1], [9, 5, 5, 2]),
        ([2, 0, 1], [9, 0, 5]),
        ([0, 0], [0, 0]),
        ([0, 0, 0, 0, 3], [0, 0, 0, 0, 9]),
    ],
)
def test_final_approval_goes_by_position(holdings: list[int], points: list[int]) -> None:
    """SHIP-128; SHIP-129, SHIP-R14: equal numbers share one and none is skipped; SHIP-130: none without approvals."""
    assert final(holdings) == points


# ---- the winner ----


def ended(points: list[int], ducats: list[int] | None = None, stacks: list[str] | None = None, approvals: list[int] | None = None) -> DogeShip:
    """A match ended with these points (the last part of seat 0 brings none more), ducats and stacks."""
    seats = len(points)
    tops = stacks or [""] * seats
    state = to_the_end(at(seats, doge="d07", yards=["ub5"], ducats=ducats or [0] * seats, stacks=tops, approvals=approvals or [0] * seats), "ub5")
    play(state, "field red3", "complete ub5")
    for seat in range(seats):
        state.ducats[seat] = ducats[seat] if ducats else 0  # the barrier on top may have brought some
        state.points[seat * 5] += points[seat] - int(state.points_of(seat)) + (state.breakdown(seat)["final-approval"] if approvals else 0)
    return state


def test_most_points_win_without_a_tie() -> None:
    """SHIP-131."""
    assert ended([40, 41, 39], ducats=[90, 0, 0]).winners() == [1]


def test_the_final_approval_can_change_the_leader() -> None:
    """SHIP-131, SHIP-128."""
    state = ended([40, 38], approvals=[0, 2])  # seat 0 gets one approval for its last part: 5 points against 9
    assert state.breakdown(1)["final-approval"] - state.breakdown(0)["final-approval"] == 4
    assert state.winners() == [1]


def test_a_tie_on_points_is_broken_by_ducats() -> None:
    """SHIP-132."""
    assert ended([40, 40], ducats=[3, 4], stacks=["b01", "b26"]).winners() == [1]


def test_a_tie_on_ducats_too_is_broken_by_the_lower_number_on_top() -> None:
    """SHIP-133: only the top barrier counts."""
    assert ended([40, 40], ducats=[4, 4], stacks=["b01 b20", "b19"]).winners() == [1]


def test_no_barrier_ranks_behind_every_barrier() -> None:
    """SHIP-134, SHIP-R15."""
    assert ended([40, 40], ducats=[4, 4], stacks=["", "b26"]).winners() == [1]


def test_without_any_barrier_the_victory_is_shared() -> None:
    """SHIP-135, SHIP-R15."""
    assert ended([40, 40, 12], ducats=[4, 4, 9]).winners() == [0, 1]


def test_of_three_tied_two_remain_after_the_ducats_and_the_number_decides() -> None:
    """SHIP-132, SHIP-133."""
    assert ended([40, 40, 40], ducats=[4, 3, 4], stacks=["b12", "b01", "b11"]).winners() == [2]


def test_nothing_else_is_worth_points_at_the_end() -> None:
    """SHIP-136: tiles under construction, barriers and ducats."""
    state = to_the_end(at(2, doge="d07", yards=["ub5 g11 b02", "lm7 us7"], ducats=[50, 50], stacks=["b01 b03", "b04 b05 b06"]), "ub5")
    play(state, "field red3", "complete ub5")
    assert state.points_of(1) == 0
    assert sum(state.breakdown(0).values()) == int(state.points_of(0))
    assert state.breakdown(0)["bonuses"] == 0


# ---- the safety end ----


def patient(rounds: int) -> Edition:
    """An edition that gives up earlier, for short tests of what is counted."""
    return edition_with(("rounds_without_new_part = 1000", f"rounds_without_new_part = {rounds}"))


def test_after_a_thousand_rounds_without_a_new_part_the_match_ends() -> None:
    """SHIP-139, SHIP-R43: after the event of the last of them, with the galley unfinished."""
    assert see(at(2))["galley"]["patience"] == 1000
    state = finish_round(at(2, idle=998))
    assert not state.over()
    assert see(state)["galley"]["idle"] == 999
    state = at(2, idle=999, approvals=[2, 1], doge="d01")
    heard = listen(state)
    finish_round(state)
    assert state.over()
    told = [text.split()[0] for text in heard]
    assert told[-8:] == ["flood", "flooded", "flooded", "building-given-up", "final-approval", "final-approval", "total", "total"]
    assert state.scores() == [9, 5]
    assert state.winners() == [0]


def test_the_inspection_of_the_last_round_still_takes_place() -> None:
    """SHIP-139."""
    state = end_round(2, doge="d03", idle=999, approvals=[2, 1])
    assert not state.over()
    play(state, "0: bid 1", "1: bid 0")
    assert state.over()
    assert state.scores() == [6 + 9, 9]  # both have one approval left


def test_a_new_part_resets_the_count_and_a_replaced_one_does_not() -> None:
    """SHIP-139, SHIP-140: also in the round that would be the last."""
    state = play(at(2, idle=999, yards=["ls2"]), "field white5", "complete ls2")
    assert not finish_round(state).over()
    assert see(state)["galley"]["idle"] == 0
    state = play(at(2, idle=999, galley=("ls2", ""), yards=["ls3"]), "field red6")
    assert finish_round(state).over()


def test_rounds_are_counted_one_by_one() -> None:
    """SHIP-139: the count is kept at the end of each round."""
    state = at(2, patient(100), idle=97)
    for idle in (98, 99):
        finish_round(state)
        while state.simultaneous():
            play(state, "bid 0")
        assert see(state)["galley"]["idle"] == idle
    finish_round(state)
    assert state.over()


def test_no_position_is_dead() -> None:
    """SHIP-R27: with two useless tiles, no ducats and one free field one can still discard and give tiles up."""
    state = at(2, ducats=[0, 0], galley=("ls2 ls3", ""), yards=["ls4 ls5", "ls6 ls7"], markers=[5, 5])
    for _ in range(4):
        play(state, "discard")
    play(state, "field white3", "buy lower-mid", "give-up ls4", "take lm2", "discard", "field white5", "complete lm2")
    assert deck(state, 0) == ["ls2", "ls3", "lm2"]


def test_a_match_over_has_no_turn_and_shows_all_approvals() -> None:
    """SHIP-127, SHIP-R23: the final approval is made in the open."""
    state = to_the_end(at(3, yards=["ub7"], approvals=[1, 2, 3]))
    assert options(state)
    assert actor(state) == 0
    play(state, "field red3", "complete ub7")
    seen = see(state)
    assert (seen["step"], seen["turn"], seen["action"]) == ("over", None, None)
    assert [seat["approvals"] for seat in seen["seats"]] == [int(n) for n in state.approvals]
