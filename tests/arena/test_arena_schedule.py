"""Who meets whom, where, and on which shuffle."""

from collections import Counter
from itertools import pairwise

import pytest

from ridotto.arena.schedule import Schedule, Seating
from ridotto.engine.errors import SetupError


def seatings(bots: str, seats: int, deals: int) -> list[Seating]:
    schedule = Schedule(bots.split(","), seats, "s")
    return [schedule.seating(match) for match in range(deals * seats)]


def test_every_seating_of_a_deal_is_played_on_the_same_shuffle() -> None:
    for first, *others in (seatings("a,b,c", 3, 4)[at : at + 3] for at in range(0, 12, 3)):
        assert [(other.deal, other.shuffle) for other in others] == [(first.deal, first.shuffle)] * 2
        assert {tuple(sorted(other.bots)) for other in others} == {("a", "b", "c")}
        for seat in range(3):
            assert {found.bots[seat] for found in (first, *others)} == {"a", "b", "c"}


def test_with_as_many_bots_as_seats_the_order_around_the_table_changes_from_deal_to_deal() -> None:
    """Three bots have two orders: b sits left of a in one, c in the other."""
    after_a = [found.bots[(found.bots.index("a") + 1) % 3] for found in seatings("a,b,c", 3, 4)[::3]]
    assert after_a == ["b", "c", "b", "c"]


def test_of_two_bots_the_first_sits_once_and_the_second_everywhere_else() -> None:
    found = seatings("a,b", 4, 2)
    assert [seating.bots for seating in found[:4]] == [("a", "b", "b", "b"), ("b", "b", "b", "a"), ("b", "b", "a", "b"), ("b", "a", "b", "b")]
    assert [seating.shuffle for seating in found] == [0] * 4 + [1] * 4


def test_several_bots_that_fill_the_seats_take_turns_at_sitting_once_more() -> None:
    """a sits once; b and c have three seats between them."""
    sat: Counter[str] = Counter()
    for seating in seatings("a,b,c", 4, 2):
        assert seating.bots.count("a") == 1
        sat.update(seating.bots)
    assert sat == {"a": 8, "b": 12, "c": 12}


def test_of_more_bots_than_seats_everybody_meets_everybody_equally_often() -> None:
    """Five bots on three seats: ten groups, all on one shuffle before the next."""
    found = seatings("a,b,c,d,e", 3, 20)
    assert [seating.shuffle for seating in found] == [0] * 30 + [1] * 30
    met: Counter[frozenset[str]] = Counter(frozenset((one, other)) for seating in found for one in seating.bots for other in seating.bots if one < other)
    assert set(met.values()) == {18}
    assert len(met) == 10
    assert Schedule(["a", "b", "c", "d", "e"], 3, "s").groups == 10
    assert Schedule(["a", "b", "c", "d", "e"], 3, "t").seating(0) != found[0] or Schedule(["a", "b", "c", "d", "e"], 3, "t").seating(3) != found[3]


def test_a_bot_named_for_each_seat_may_be_named_twice() -> None:
    found = seatings("a,a,b,b", 4, 2)
    assert all(sorted(seating.bots) == ["a", "a", "b", "b"] for seating in found)
    beside = {any(one == other for one, other in pairwise((*seating.bots, seating.bots[0]))) for seating in found}
    assert beside == {True, False}  # side by side in one deal, across the table in the other
    assert Schedule(["a", "a", "b", "b"], 4, "s").bots == ("a", "b")


def test_what_cannot_be_scheduled_is_refused() -> None:
    with pytest.raises(SetupError, match="two bots or more"):
        Schedule(["a"], 2, "s")
    with pytest.raises(SetupError, match="named twice"):
        Schedule(["a", "a", "b"], 4, "s")
