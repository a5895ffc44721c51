"""Advisors: DOG-63 to DOG-88."""

from typing import Any

import pytest

from ridotto.engine.game import game_named
from ridotto.engine.playout import playout
from ridotto.engine.rng import Rng

from .positions import ALL, DISTRICT_KEYS, Play, votes

SIX_RINGS = {
    "a-cannaregio": (0, "castello"),
    "a-dorsoduro": (0, "san-polo"),
    "a-san-marco": (0, "san-polo"),
    "a-san-polo": (0, "quarantia"),
    "q1": (0, "san-polo"),
    "q2": (0, "santa-croce"),
}


def won(**table: Any) -> Play:
    """Seat 0 has won the vote in Castello alone; Dorsoduro comes next."""
    return votes(stacks={"castello": {0: "1 3"}, "dorsoduro": {1: "1"}}, **table)


def shifts(*pairs: tuple[str, str]) -> list[str]:
    """These shifts, and `stay`, in the order of the moves."""
    return [*(f"shift {start} {goal}" for start, goal in sorted(pairs, key=lambda pair: (ALL.index(pair[0]), ALL.index(pair[1])))), "stay"]


def test_advisor_is_neutral_or_controlled() -> None:
    """DOG-63: with a ring it is in a field, without one beside the board; also after many random moves."""
    game = game_named("doge")
    for n in range(6):
        state = game.start(3 + n % 2, Rng.from_seed(f"advisors {n}"))
        rng = Rng.from_seed(f"moves {n}")
        while not state.over():
            playout(state, rng, 40)
            assert state.faults() == []
    broken = won(advisors={"q1": (1, "castello")})
    broken.state.station[6] = -1
    assert broken.state.faults() == ["advisor q1 has a ring without standing in a field, or stands in one without a ring"]


def test_sole_winner_of_a_district_decides_over_its_advisor() -> None:
    """DOG-64: and about no other."""
    play = won(advisors={"q1": (1, "san-polo")})
    assert play.actors == [0]
    assert play.asks(0) == "advisor"
    assert play.vote["advisor"] == "a-castello"
    taken = play.copy().play(0, "site san-polo")
    assert taken.advisor("a-castello") == (0, "san-polo")
    assert taken.advisor("q1") == (1, "san-polo")
    given_up = play.copy().play(0, "give-up")
    assert given_up.advisor("a-castello") is None
    assert given_up.advisor("q1") == (1, "san-polo")


def test_control_takes_a_ring_from_the_supply() -> None:
    """DOG-65."""
    play = won().play(0, "site san-polo")
    assert play.supply(0)[2] == 5
    assert play.advisor("a-castello") == (0, "san-polo")
    assert play.told[-1] == "sited 0 a-castello san-polo"


def test_former_controller_gets_the_ring_back() -> None:
    """DOG-66."""
    play = won(advisors={"a-castello": (2, "san-marco")})
    assert play.supply(2)[2] == 5
    play.play(0, "site san-marco")
    assert (play.supply(0)[2], play.supply(2)[2]) == (5, 6)
    assert play.advisor("a-castello") == (0, "san-marco")
    assert play.told[-2:] == ["ring-back 2 a-castello", "sited 0 a-castello san-marco"]


def test_own_advisor_keeps_its_ring() -> None:
    """DOG-67: no further ring is needed, and none comes back."""
    play = won(advisors={"a-castello": (0, "san-marco")})
    play.play(0, "site quarantia")
    assert play.supply(0)[2] == 5
    assert play.advisor("a-castello") == (0, "quarantia")
    assert play.telling("ring-back") == []
    without_rings = won(advisors={**SIX_RINGS, "a-castello": (0, "quarantia")} | {"q2": (1, "castello")})
    assert without_rings.supply(0)[2] == 0
    assert "site dorsoduro" in without_rings.legal(0)
    without_rings.play(0, "site dorsoduro")
    assert without_rings.supply(0)[2] == 0


def test_control_and_siting_are_one_step() -> None:
    """DOG-68: whoever takes control says where to; there is no control without a field."""
    play = won()
    assert all(move.startswith("site ") or move == "give-up" for move in play.legal(0))
    play.play(0, "site cannaregio")
    assert play.asks(0) == "houses"


@pytest.mark.parametrize("home", DISTRICT_KEYS)
def test_district_advisor_goes_anywhere_but_home(home: str) -> None:
    """DOG-69, DOG-71: the five other districts or the Quarantia."""
    play = votes(stacks={home: {0: "1"}})
    assert play.legal(0) == [*(f"site {key}" for key in ALL if key != home), "give-up"]


def test_quarantia_advisor_goes_to_any_district() -> None:
    """DOG-69, DOG-72."""
    play = votes(stacks={"quarantia": {0: "1"}})
    assert play.legal(0) == [*(f"site {key}" for key in DISTRICT_KEYS), "give-up"]


def test_advisor_may_be_left_where_it_stands() -> None:
    """DOG-70: one's own, and also one taken from another."""
    for seat in (0, 1):
        play = won(advisors={"a-castello": (seat, "san-marco")})
        play.play(0, "site san-marco")
        assert play.advisor("a-castello") == (0, "san-marco")


def test_any_number_of_advisors_may_stand_in_a_field() -> None:
    """DOG-73: eight of three players."""
    crowd = {key: (n % 3, "san-polo") for n, key in enumerate(("a-cannaregio", "a-dorsoduro", "a-san-marco", "a-santa-croce", "q1", "q2", "q3"))}
    play = won(advisors=crowd).play(0, "site san-polo")
    assert len(play.view()["fields"][ALL.index("san-polo")]["advisors"]) == 8


def test_advisor_may_be_sited_before_or_after_the_vote_of_its_field() -> None:
    """DOG-74."""
    play = votes(stacks={"castello": {0: "1"}, "dorsoduro": {0: "1"}}).play(0, "give-up", "houses 0")
    assert play.vote["field"] == "dorsoduro"
    assert {"site castello", "site san-marco"} <= set(play.legal(0))
    assert play.copy().play(0, "site castello").advisor("a-dorsoduro") == (0, "castello")


def test_controlled_advisor_moves_only_through_its_home() -> None:
    """DOG-75: votes elsewhere, also where it stands and also with ties, leave it alone."""
    stay = {"a-castello": (2, "dorsoduro"), "q1": (1, "san-marco")}
    play = votes(stacks={"dorsoduro": {0: "3"}, "san-marco": {0: "2", 1: "1"}, "san-polo": {0: "1"}}, advisors=stay)
    play.play(0, "site castello", "houses 2").end_vote()
    assert play.vote["winners"] == [0, 1]
    play.end_vote()
    assert play.vote["field"] == "san-polo"
    assert play.advisor("a-castello") == (2, "dorsoduro")
    assert play.advisor("q1") == (1, "san-marco")


def test_without_a_ring_the_advisor_must_be_given_up() -> None:
    """DOG-76, DOG-77, DOG-86, DOG-R11, DOG-R28: nothing is asked, it becomes neutral, the shift is still allowed."""
    play = won(advisors={**SIX_RINGS, "a-castello": (1, "san-marco")}, houses={"san-polo": {0: 1}})
    assert play.supply(0)[2] == 0
    assert play.told[-2:] == ["given-up 0 a-castello", "ring-back 1 a-castello"]
    assert play.advisor("a-castello") is None
    assert play.asks(0) == "shift-home"
    assert play.legal(0) == shifts(("san-polo", "castello"))
    controlled = [advisor for advisor in play.view()["advisors"] if advisor["controller"] == 0]
    assert len(controlled) == 6


@pytest.mark.parametrize("owner", [None, 0, 1])
def test_giving_up_is_always_allowed(owner: int | None) -> None:
    """DOG-78, DOG-79, DOG-80, DOG-R10: a neutral one, one's own, another's; it becomes neutral, the ring returns."""
    advisors = {} if owner is None else {"a-castello": (owner, "san-marco")}
    play = won(advisors=advisors, houses={"castello": {0: 1}})
    assert "give-up" in play.legal(0)
    play.play(0, "give-up")
    assert play.advisor("a-castello") is None
    assert [play.supply(seat)[2] for seat in range(3)] == [6, 6, 6]
    assert play.telling("ring-back") == ([] if owner is None else [f"ring-back {owner} a-castello"])
    assert play.asks(0) == "shift-home"


def test_house_may_be_shifted_out_of_the_home() -> None:
    """DOG-81: into any other district."""
    play = won(houses={"castello": {0: 2, 1: 3}}).play(0, "give-up")
    assert play.legal(0) == shifts(*(("castello", key) for key in DISTRICT_KEYS if key != "castello"))
    play.play(0, "shift castello santa-croce")
    assert (play.houses(0, "castello"), play.houses(0, "santa-croce")) == (1, 1)
    assert play.supply(0)[0] == 13
    assert play.asks(0) == "houses"
    assert play.told[-1] == "shifted 0 castello santa-croce"


def test_house_may_be_shifted_into_the_home() -> None:
    """DOG-82, DOG-83: from any other district, and never between two others."""
    play = won(houses={"san-polo": {0: 2}, "cannaregio": {0: 1}}).play(0, "give-up")
    assert play.legal(0) == shifts(("san-polo", "castello"), ("cannaregio", "castello"))
    play.play(0, "shift san-polo castello")
    assert (play.houses(0, "san-polo"), play.houses(0, "castello")) == (1, 1)


def test_out_of_the_home_or_into_it_but_not_both() -> None:
    """DOG-81, DOG-82: one shift for the advisor."""
    play = won(houses={"castello": {0: 1}, "san-polo": {0: 1}}).play(0, "give-up")
    assert len(play.legal(0)) == 5 + 1 + 1
    play.play(0, "shift san-polo castello")
    assert play.asks(0) == "houses"


def test_most_shifts_at_a_district_advisor() -> None:
    """DOG-81 to DOG-83: with houses everywhere eleven answers."""
    play = won(houses={key: {0: 1} for key in DISTRICT_KEYS}).play(0, "give-up")
    assert len(play.legal(0)) == 11
    assert all("castello" in move for move in play.legal(0)[:-1])


def test_quarantia_advisor_given_up_allows_any_shift() -> None:
    """DOG-84, DOG-88, DOG-R22: from any district to any other, borders or not; never within one."""
    play = votes(stacks={"quarantia": {0: "1"}}, houses={"cannaregio": {0: 1}, "san-polo": {0: 1}}).play(0, "give-up")
    pairs = [(start, goal) for start in ("cannaregio", "san-polo") for goal in DISTRICT_KEYS if goal != start]
    assert play.legal(0) == shifts(*pairs)
    play.play(0, "shift san-polo cannaregio")
    assert (play.houses(0, "san-polo"), play.houses(0, "cannaregio")) == (0, 2)
    everywhere = votes(stacks={"quarantia": {0: "1"}}, houses={key: {0: 1} for key in DISTRICT_KEYS}).play(0, "give-up")
    assert len(everywhere.legal(0)) == 31


def test_shift_may_be_waived() -> None:
    """DOG-85."""
    play = won(houses={"castello": {0: 1}}).play(0, "give-up", "stay")
    assert play.houses(0, "castello") == 1
    assert play.asks(0) == "houses"
    assert play.told[-1] == "stayed 0"


def test_only_own_houses_on_the_board_are_shifted() -> None:
    """DOG-87, DOG-R30: not palazzi, others' houses or the supply; without any one can still give up."""
    play = won(houses={"castello": {1: 3}, "san-polo": {2: 2}}, palazzi={"castello": [0], "san-polo": [0, 1]})
    assert "give-up" in play.legal(0)
    play.play(0, "give-up")
    assert play.asks(0) == "houses"
    assert play.advisor("a-castello") is None


def test_shifted_house_ends_in_another_district() -> None:
    """DOG-88."""
    for field in ("castello", "quarantia"):
        play = votes(stacks={field: {0: "1"}}, houses={key: {0: 2} for key in DISTRICT_KEYS}).play(0, "give-up")
        assert all(move.split()[1] != move.split()[2] for move in play.legal(0) if move != "stay")


def test_house_from_an_expensive_district_builds_in_a_cheaper_one() -> None:
    """DOG-E10: the winner gives up, shifts the house and builds where there are enough."""
    play = won(palazzi={"castello": [0, 1, 2, 1]}, houses={"castello": {0: 1}, "san-polo": {0: 2}}).play(0, "give-up", "shift castello san-polo")
    assert play.asks(0) == "build"
    play.play(0, "build")
    assert play.palazzi("san-polo") == [0]
    assert (play.houses(0, "castello"), play.houses(0, "san-polo")) == (0, 0)


def test_returned_ring_can_be_used_at_the_next_advisor_of_the_vote() -> None:
    """DOG-R31: without a ring in the supply the first is given up, and its ring serves for the second."""
    rings = {"q1": (0, "castello"), "a-cannaregio": (0, "castello"), "a-dorsoduro": (0, "castello"), "a-san-marco": (0, "castello")}
    play = votes(stacks={"quarantia": {0: "3"}, "dorsoduro": {1: "1"}}, advisors={**rings, "a-san-polo": (0, "castello"), "a-castello": (0, "san-polo")})
    assert play.supply(0)[2] == 0
    play.play(0, "pick q1", "give-up")
    assert play.supply(0)[2] == 1
    assert play.asks(0) == "advisor"
    play.play(0, "site san-marco")
    assert play.advisor("q1") is None
    assert play.advisor("q2") == (0, "san-marco")
