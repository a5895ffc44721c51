"""The vote in a district: DOG-100 to DOG-108."""

from typing import Any

import pytest

from .positions import Play, votes


def district(stacks: dict[int, str], seats: int = 3, **table: Any) -> Play:
    """A vote in Castello with these tokens; Dorsoduro comes next."""
    return votes(seats, stacks={"castello": stacks, "dorsoduro": {0: "1"}}, **table)


def over(play: Play) -> bool:
    """Whether the vote in Castello is over."""
    return play.vote["field"] == "dorsoduro"


def test_winner_settles_the_advisor_first_and_then_places() -> None:
    """DOG-100, DOG-R8: houses placed at this vote cannot be shifted at it; those a palazzo returns can be placed."""
    play = district({0: "3"}, houses={"castello": {0: 2}, "san-polo": {0: 1}, "san-marco": {0: 12}})
    assert play.supply(0)[0] == 0
    assert play.asks(0) == "advisor"
    play.play(0, "give-up")
    assert "shift castello san-polo" in play.legal(0)
    play.play(0, "shift san-polo castello", "build")
    assert play.asks(0) == "houses"
    assert play.legal(0) == ["houses 0", "houses 1", "houses 2"]
    play.play(0, "houses 2")
    assert over(play)
    empty = district({0: "3"}).play(0, "give-up")
    assert empty.asks(0) == "houses"


@pytest.mark.parametrize("count", [0, 1, 2])
def test_sole_winner_places_up_to_two(count: int) -> None:
    """DOG-101, DOG-R9: any number from none to two, from the supply into this district."""
    play = district({1: "3"}).play(1, "give-up")
    assert play.legal(1) == ["houses 0", "houses 1", "houses 2"]
    play.play(1, f"houses {count}")
    assert play.houses(1, "castello") == count
    assert play.supply(1)[0] == 15 - count
    assert over(play)


@pytest.mark.parametrize("count", [0, 1])
def test_sole_second_places_up_to_one_after_the_winner(count: int) -> None:
    """DOG-102, DOG-R9."""
    play = district({0: "3", 1: "2", 2: "1"}).play(0, "give-up", "houses 2")
    assert play.actors == [1]
    assert not play.state.simultaneous()
    assert play.legal(1) == ["houses 0", "houses 1"]
    play.play(1, f"houses {count}")
    assert play.houses(1, "castello") == count
    assert over(play)


def test_tied_seconds_place_up_to_one_each() -> None:
    """DOG-103: at the same time, after the winner."""
    play = district({0: "3", 1: "2", 2: "2"}).play(0, "site dorsoduro", "houses 2")
    assert play.actors == [1, 2]
    assert play.state.simultaneous()
    assert play.legal(1) == play.legal(2) == ["houses 0", "houses 1"]
    play.play(2, "houses 1").play(1, "houses 1")
    assert [play.houses(seat, "castello") for seat in range(3)] == [2, 1, 1]
    assert over(play)


def test_tied_winners_place_up_to_two_each() -> None:
    """DOG-104."""
    play = district({0: "3", 1: "3", 2: "1"})
    assert play.actors == [0, 1]
    assert play.state.simultaneous()
    assert play.legal(0) == play.legal(1) == ["houses 0", "houses 1", "houses 2"]
    play.play(1, "houses 2")
    assert play.houses(1, "castello") == 0
    play.play(0, "houses 1")
    assert [play.houses(seat, "castello") for seat in range(3)] == [1, 2, 0]
    assert over(play)


def test_tied_winners_make_the_advisor_neutral() -> None:
    """DOG-105: the ring returns, whoever owns it, and nobody takes the advisor; others are not touched."""
    for owner in (0, 2):
        play = district({0: "3", 1: "3"}, advisors={"a-castello": (owner, "san-polo"), "q1": (1, "dorsoduro")})
        assert play.advisor("a-castello") is None
        assert play.supply(owner)[2] == 6
        assert play.advisor("q1") == (1, "dorsoduro")
        assert [line for line in play.told if "a-castello" in line] == ["neutral a-castello", f"ring-back {owner} a-castello"]
        assert {play.asks(0), play.asks(1)} == {"houses"}


def test_tied_winners_shift_nothing() -> None:
    """DOG-106."""
    play = district({0: "3", 1: "3"}, houses={"castello": {0: 1, 1: 1}, "san-polo": {0: 1, 1: 1}})
    while not over(play):
        seat = play.actors[0]
        assert play.asks(seat) == "houses"
        play.play(seat, "houses 1")
    assert play.telling("shifted") == []


@pytest.mark.parametrize(
    ("stacks", "profit"),
    [
        ({0: "3", 1: "2", 2: "1"}, {0, 1}),
        ({0: "3", 1: "3", 2: "2", 3: "1"}, {0, 1}),
        ({0: "2", 1: "3", 2: "2", 3: "1"}, {0, 1, 2}),
        ({3: "1"}, {3}),
    ],
)
def test_all_others_get_nothing(stacks: dict[int, str], profit: set[int]) -> None:
    """DOG-107: neither a third nor anybody behind tied winners."""
    play = district(stacks, seats=4)
    asked = set()
    while not over(play):
        asked |= set(play.actors)
        seat = play.actors[0]
        play.play(seat, play.legal(seat)[-1])
    assert asked == profit
    assert {seat for seat in range(4) if play.houses(seat, "castello")} == profit


@pytest.mark.parametrize(
    ("left", "options"), [(1, ["houses 0", "houses 1"]), (2, ["houses 0", "houses 1", "houses 2"]), (3, ["houses 0", "houses 1", "houses 2"])]
)
def test_houses_come_from_the_supply_only(left: int, options: list[str]) -> None:
    """DOG-108."""
    play = district({0: "3"}, houses={"san-polo": {0: 15 - left}}).play(0, "site san-polo")
    assert play.legal(0) == options


def test_who_has_no_houses_places_none() -> None:
    """DOG-108, DOG-R28: not asked, neither as winner, as second nor in a tied group."""
    spent = {"san-polo": {0: 15, 1: 15}}
    play = district({0: "3", 1: "2"}, houses=spent).play(0, "site san-polo")
    assert over(play)
    assert play.telling("placed") == []
    tied = district({0: "3", 1: "3", 2: "3"}, houses=spent)
    assert tied.actors == [2]
    tied.play(2, "houses 2")
    assert over(tied)
    assert tied.telling("placed") == ["placed 2 castello 2"]
