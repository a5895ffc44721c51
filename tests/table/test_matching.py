"""Who plays with whom: a pure function of the tickets."""

from dataclasses import replace
from itertools import permutations
from random import Random
from time import perf_counter

import pytest

from ridotto.table.service.matching import LOOKED_AT, NEAR, NEAR_GROWS, Group, Shape, Ticket, Wish, find_groups, may_meet

OFFERED = {"doge": [3, 4], "palazzo": [3, 2, 4], "venice": [3, 2, 4, 5]}
PATIENCE = 40.0


def ticket(name: str, since: float = 0.0, game: str = "doge", seats: int = 3, pace: str = "live", **more: object) -> Ticket:
    near = bool(more.pop("near", False))
    return Ticket(name, Wish(game, seats, pace, near), since, **more)  # type: ignore[arg-type]


def groups(*tickets: Ticket, at: float = 10.0, blocked: dict[str, frozenset[str]] | None = None) -> list[Group]:
    return find_groups(tickets, at, PATIENCE, OFFERED, blocked or {})


def names(found: list[Group]) -> list[str]:
    return ["".join(each.id for each in group.tickets) for group in found]


def test_as_many_as_the_table_has_seats_meet_the_oldest_first() -> None:
    found = groups(ticket("d", 4), ticket("b", 2), ticket("a", 1), ticket("c", 3))
    assert found == [Group(Shape("doge", 3, "live"), [ticket("a", 1), ticket("b", 2), ticket("c", 3)])]


def test_too_few_wait_and_nobody_meets_who_wants_something_else() -> None:
    assert groups(ticket("a"), ticket("b")) == []
    for other in ({"game": "palazzo"}, {"seats": 4}, {"pace": "none"}):
        assert groups(ticket("a"), ticket("b"), ticket("c", **other)) == []


def test_whoever_takes_anything_meets_whoever_wants_something() -> None:
    (found,) = groups(ticket("a", 1, game="", seats=0), ticket("b", 2, seats=0), ticket("c", 3, game="", seats=3))
    assert (found.shape, names([found])) == (Shape("doge", 3, "live"), ["abc"])


def test_those_who_take_any_number_have_the_largest_table_that_is_full() -> None:
    assert [each.shape.seats for each in groups(*(ticket(name, seats=0) for name in "abcd"))] == [4]
    assert [each.shape.seats for each in groups(*(ticket(name, seats=0) for name in "abc"))] == [3]
    assert [each.shape.seats for each in groups(*(ticket(name, game="palazzo", seats=0) for name in "ab"))] == [2]


def test_after_the_wait_or_when_asked_for_bots_fill_up_around_everybody_who_fits() -> None:
    assert names(groups(ticket("a", 1), ticket("b", 2), at=1 + PATIENCE - 0.01)) == []
    assert names(groups(ticket("a", 1), ticket("b", 30), at=1 + PATIENCE)) == ["ab"]
    assert names(groups(ticket("a", 1), ticket("b", 2, bots=True))) == ["ab"]
    assert names(groups(ticket("a", 1), ticket("b", 2, bots=True, pace="none"))) == ["b"]


def test_alone_one_gets_the_usual_number_of_seats_and_not_everybody_the_same_game() -> None:
    alone = [groups(ticket(f"ticket {number}", game="", seats=0, bots=True))[0].shape for number in range(40)]
    assert {shape.seats for shape in alone} == {3}
    assert {shape.game for shape in alone} == set(OFFERED)


@pytest.mark.parametrize("blocked", [{"A": frozenset("B")}, {"B": frozenset("A")}])
def test_nobody_meets_somebody_whom_either_has_blocked(blocked: dict[str, frozenset[str]]) -> None:
    anna, bruno = ticket("a", 1, member="A"), ticket("b", 2, member="B")
    others = [ticket("c", 3, member="C"), ticket("d", 4)]
    assert names(groups(anna, bruno, *others, blocked=blocked)) == ["acd"]
    assert names(groups(anna, bruno, at=100, blocked=blocked)) == ["a", "b"]
    assert not may_meet(anna, bruno, OFFERED, blocked)
    assert may_meet(anna, others[0], OFFERED, blocked)
    assert not may_meet(anna, ticket("e", pace="none"), OFFERED, {})


def test_who_wants_equals_meets_them_alone_and_after_a_while_others_too() -> None:
    def two(near: float, far: float, at: float) -> list[str]:
        one, other = (ticket(name, 0, "palazzo", 2, near=wants, rating=rating) for name, wants, rating in (("a", True, near), ("b", False, far)))
        return names(groups(one, other, at=at))

    assert two(20.0, 20.0 + NEAR, 0.0) == ["ab"]
    assert two(20.0, 20.1 + NEAR, 0.0) == []
    assert two(20.0, 20.1 + NEAR, 0.2 / NEAR_GROWS) == ["ab"]
    unrated = [ticket("a", 0, "palazzo", 2, near=True, rating=20.0), ticket("b", 0, "palazzo", 2)]
    assert names(groups(*unrated)) == ["ab"], "nobody knows how strong a newcomer is"


def test_one_whom_nobody_fits_does_not_hold_up_the_others() -> None:
    odd = [ticket(f"odd{number:02}", number / 100, "palazzo", 2, near=True, rating=1000.0 * number) for number in range(2 * LOOKED_AT)]
    last = [ticket("y", 8, "palazzo", 2, near=True, rating=-500.0), ticket("z", 9, "palazzo", 2, near=True, rating=-500.0)]
    assert names(groups(*odd, *last)) == ["yz"]


@pytest.mark.parametrize("seed", range(20))
def test_whatever_they_want_nobody_is_at_two_tables_and_everybody_gets_what_they_want(seed: int) -> None:
    chance = Random(seed)
    waiting = [
        ticket(
            f"t{number}",
            chance.uniform(0, 60),
            chance.choice(["", *OFFERED]),
            chance.choice([0, 3, 4]),
            chance.choice(["live", "none"]),
            member=f"m{number}",
            near=chance.random() < 0.3,
            rating=chance.choice([None, chance.uniform(0, 50)]),
            bots=chance.random() < 0.05,
        )
        for number in range(60)
    ]
    blocked = {f"m{number}": frozenset(f"m{chance.randrange(60)}" for _ in range(3)) for number in range(0, 60, 4)}
    found = find_groups(waiting, 60.0, PATIENCE, OFFERED, blocked)
    seated = [each.id for group in found for each in group.tickets]
    assert len(seated) == len(set(seated))
    assert {each.id for each in waiting if each.bots or 60.0 - each.since >= PATIENCE} <= set(seated)
    for group in found:
        assert all(group.shape in each.wish.shapes(OFFERED) for each in group.tickets)
        assert len(group.tickets) <= group.shape.seats
        assert not any(other.member in blocked.get(str(each.member), ()) for each, other in permutations(group.tickets, 2))
    chance.shuffle(waiting)
    assert find_groups(waiting, 60.0, PATIENCE, OFFERED, blocked) == found, "the order in which they are read does not matter"


def test_five_hundred_who_do_not_fit_are_looked_at_in_a_moment() -> None:
    waiting = [ticket(f"t{number}", number / 1000, "", 0, near=True, rating=1000.0 * number) for number in range(500)]
    began = perf_counter()
    assert groups(*waiting, at=1.0) == []
    fitting = [replace(each, rating=None) for each in waiting]
    assert sum(len(group.tickets) for group in groups(*fitting, at=1.0)) == 500
    assert perf_counter() - began < 2.0, "some 50 milliseconds on a quiet machine"
