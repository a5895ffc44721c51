"""The course of a round: SHIP-15 to SHIP-21, SHIP-30, SHIP-107 to SHIP-111."""

from collections import Counter

import pytest

from ridotto.engine.rng import Rng
from ridotto.games.dogeship import GAME

from .positions import SEATS, actor, at, current, decision, doges, end_round, fields, finish_round, listen, options, play, see


def test_a_round_is_beginning_actions_and_end() -> None:
    """SHIP-15, SHIP-107, SHIP-110: what is told at the change of rounds comes in the order of the rules."""
    state = at(2, markers=[1, 0], doge="d01")
    heard = listen(state)
    play(state, "discard")
    told = [text.split()[0] for text in heard]
    assert told == ["discarded", "order", "flood", "flooded", "flooded", "round", "dice", "doge-drawn"]
    assert see(state)["round"] == 2


def test_all_dice_in_use_are_rolled_anew_in_each_round() -> None:
    """SHIP-16: each face equally often."""
    state = GAME.start(5, Rng.from_seed("dice"))
    rolled: Counter[int] = Counter()
    for _ in range(100):
        finish_round(state)  # type: ignore[arg-type]
        if state.simultaneous():
            break
        rolled.update(int(die) for die in state.dice)  # type: ignore[attr-defined]
    assert set(rolled) == {1, 2, 3, 4, 5, 6}
    mean = sum(face * count for face, count in rolled.items()) / rolled.total()
    assert 3.2 < mean < 3.8


def test_a_new_doge_tile_covers_the_old_one_in_each_round() -> None:
    """SHIP-17, SHIP-18."""
    state = finish_round(at(2, doge="d02", doges="d07 d04"))
    assert current(state) == "d07"
    assert see(state)["doges"]["covered"] == ["d02"]
    assert doges(state)[0] == "d04"
    state = finish_round(state)
    assert current(state) == "d04"
    assert see(state)["doges"]["covered"] == ["d02", "d07"]


def test_each_seat_spends_one_marker_in_turn_in_the_order_of_the_round() -> None:
    """SHIP-19."""
    state = at(3, order=[2, 0, 1])
    turns = []
    for _ in range(6):
        turns.append(actor(state))
        play(state, "discard")
    assert turns == [2, 0, 1, 2, 0, 1]
    assert [int(n) for n in state.markers] == [3, 3, 3]


def test_who_has_no_marker_left_is_passed_over_while_the_others_go_on() -> None:
    """SHIP-20."""
    state = at(3, markers=[1, 3, 2])
    turns = []
    for _ in range(6):
        turns.append(actor(state))
        play(state, "discard")
    assert turns == [0, 1, 2, 1, 2, 1]


def test_a_seat_must_spend_a_marker_in_its_turn() -> None:
    """SHIP-21: there is no pass; with everything taken the water is left, and still asked for (SHIP-98, SHIP-R33)."""
    full = at(2, ducats=[0, 0], dice="red1 green1 white1", taken={"red1": 1, "green1": 1, "white1": 1})
    assert options(full) == ["discard"]
    assert decision(full) == "turn"
    assert {move.split()[0] for move in options(at(2))} == {"field", "discard"}


def test_markers_leave_fields_and_water_at_the_end_of_the_round() -> None:
    """SHIP-30, SHIP-107."""
    state = finish_round(at(2, taken={"red1": 0, "white2": 1}, markers=[1, 1]))
    seen = see(state)
    assert all(field["taken_by"] is None for board in seen["boards"] for field in board["fields"])
    assert [(seat["markers"], seat["adrift"]) for seat in seen["seats"]] == [(5, 0), (5, 0)]
    assert {"red1", "white2"} <= fields(state)


def test_the_order_of_the_next_round_is_that_of_the_numbers_on_top() -> None:
    """SHIP-108: the lowest first, and only the top barrier counts."""
    state = end_round(4, stacks=["b01 b20", "b19", "b26 b03", "b04"])
    assert see(state)["order"] == [2, 3, 1, 0]
    assert actor(state) == 2


def test_seats_without_a_barrier_come_last_in_the_order_they_had() -> None:
    """SHIP-109."""
    assert see(end_round(5, order=[4, 1, 0, 3, 2], stacks=["", "", "b26", "", "b07"]))["order"] == [4, 2, 1, 0, 3]
    assert see(end_round(3, order=[2, 0, 1]))["order"] == [2, 0, 1]


def test_barriers_in_the_yard_do_not_count_for_the_order() -> None:
    """SHIP-108, SHIP-115."""
    assert see(end_round(2, yards=["", "b01"], stacks=["b26", ""]))["order"] == [0, 1]


def test_the_order_is_fixed_before_the_special_event() -> None:
    """SHIP-110, SHIP-111: it is settled when bids are called for."""
    state = end_round(2, doge="d03", approvals=[1, 1], stacks=["", "b05"])
    assert decision(state) == "bid"
    assert see(state)["order"] == [1, 0]
    assert see(state)["next_order"] == [1, 0]


def test_without_an_event_on_the_tile_nothing_happens_at_the_end_of_the_round() -> None:
    """SHIP-110."""
    state = at(2, markers=[1, 0], doge="d02", approvals=[3, 3])
    heard = listen(state)
    play(state, "discard")
    assert not [text for text in heard if text.split()[0] in ("flood", "inspection")]
    assert [int(n) for n in state.markers] == [5, 5]


@pytest.mark.parametrize("seats", SEATS)
def test_only_the_current_tile_brings_its_event(seats: int) -> None:
    """SHIP-18: not the covered ones."""
    state = finish_round(at(seats, doge="d02", covered="d01 d03"))
    assert decision(state) == "turn"
    assert [int(n) for n in state.markers] == [5] * seats
