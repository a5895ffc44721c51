"""The Doge's inspection: SHIP-119 to SHIP-124."""

import pytest

from .positions import at, decision, end_round, finish_round, listen, match_at, options, play, see


def inspect(bids: list[int], holdings: list[int] | None = None) -> tuple[list[int], list[int]]:
    """Points and approvals after these bids."""
    state = end_round(len(bids), doge="d03", approvals=holdings or [9] * len(bids))
    for seat, bid in enumerate(bids):
        if seat in state.actors():
            play(state, f"{seat}: bid {bid}")
    return [state.breakdown(seat)["inspections"] for seat in range(len(bids))], [int(n) for n in state.approvals]


def test_everybody_with_approvals_bids_at_the_same_time() -> None:
    """SHIP-119."""
    state = end_round(3, doge="d03", approvals=[2, 1, 3])
    assert state.simultaneous()
    assert state.actors() == [0, 1, 2]
    assert options(state, 0) == ["bid 0", "bid 1", "bid 2"]
    assert options(state, 2) == ["bid 0", "bid 1", "bid 2", "bid 3"]


def test_bids_are_secret_until_all_are_in() -> None:
    """SHIP-119, SHIP-120."""
    match = match_at(3, doge="d03", approvals=[2, 2, 2], markers=[1, 0, 0])
    match.play(0, "discard")
    before = match.view(2)
    match.play(0, "bid 2")
    after = match.view(2)
    assert after["board"]["bids"] == {"waiting": [1, 2], "own": None, "points": [6, 3, 1, 0, 0]}
    assert before["board"]["seats"] == after["board"]["seats"]
    assert match.record(2).moves[-1].text == "discard"
    assert match.view(0)["board"]["bids"]["own"] == 2
    match.play(2, "bid 0")
    match.play(1, "bid 1")
    assert [line.text for line in match.record(2).moves[-3:]] == ["bid 2", "bid 0", "bid 1"]
    assert match.scores() == [6, 3, 0]


def test_a_bid_may_be_taken_back_until_the_last_one_is_in() -> None:
    """SHIP-119, SHIP-120."""
    match = match_at(2, doge="d03", approvals=[2, 2], markers=[1, 0])
    match.play(0, "discard")
    match.play(0, "bid 2")
    assert match.undo(0) == "bid 2"
    match.play(0, "bid 1")
    match.play(1, "bid 2")
    assert not match.can_undo(0)
    assert match.scores() == [3, 6]


@pytest.mark.parametrize(
    ("bids", "points"),
    [
        ([4, 3, 2], [6, 3, 1]),
        ([5, 4, 3, 2, 1], [6, 3, 1, 0, 0]),
        ([2, 2, 1], [6, 6, 3]),
        ([3, 3, 3], [6, 6, 6]),
        ([1, 2, 2, 3, 3], [1, 3, 3, 6, 6]),
        ([1, 0], [6, 0]),
        ([0, 0, 0], [0, 0, 0]),
        ([0, 2, 0, 1], [0, 6, 0, 3]),
    ],
)
def test_points_go_by_position_and_equal_bids_share_one(bids: list[int], points: list[int]) -> None:
    """SHIP-121, SHIP-122: no position is skipped. SHIP-123: a bid of 0 takes none."""
    assert inspect(bids)[0] == points


def test_all_approvals_bid_are_lost_whatever_the_result() -> None:
    """SHIP-124."""
    assert inspect([5, 4, 3, 2, 1])[1] == [4, 5, 6, 7, 8]


def test_a_second_inspection_begins_without_bids() -> None:
    """SHIP-119: what was bid before is forgotten."""
    state = end_round(2, doge="d03", doges="d06", approvals=[3, 3])
    play(state, "0: bid 1", "1: bid 2")
    state = finish_round(state)
    assert decision(state) == "bid"
    assert [int(n) for n in state.bids] == [-1, -1]
    assert see(state, 0)["bids"] == {"waiting": [0, 1], "own": None, "points": [6, 3, 1, 0, 0]}


def test_who_has_no_approvals_bids_nothing_and_is_not_asked() -> None:
    """SHIP-R24."""
    state = end_round(3, doge="d03", approvals=[0, 2, 0])
    assert state.actors() == [1]
    play(state, "1: bid 1")
    assert [state.breakdown(seat)["inspections"] for seat in range(3)] == [0, 6, 0]


def test_where_nobody_has_approvals_nobody_is_asked() -> None:
    """SHIP-R24."""
    state = at(2, doge="d03", markers=[1, 0])
    heard = listen(state)
    play(state, "discard")
    assert heard[2:5] == ["inspection", "bid 0 0 0", "bid 1 0 0"]
    assert decision(state) == "turn"


def test_a_bid_is_at_most_forty_nine() -> None:
    """SHIP-R44: the value of all markers in the box; who has more keeps the rest."""
    state = end_round(2, doge="d03", approvals=[60, 1])
    assert options(state, 0)[-1] == "bid 49"
    assert len(options(state, 0)) == 50
    play(state, "0: bid 49", "1: bid 0")
    assert state.approvals[0] == 11


def test_the_next_round_begins_after_the_inspection() -> None:
    """SHIP-15, SHIP-120."""
    state = end_round(2, doge="d03", doges="d04", approvals=[1, 1], round=3)
    assert see(state)["round"] == 3
    assert see(state)["turn"] is None
    play(state, "0: bid 0", "1: bid 1")
    assert see(state)["round"] == 4
    assert see(state)["bids"] is None
