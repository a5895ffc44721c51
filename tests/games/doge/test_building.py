"""Building palazzi: DOG-109 to DOG-128 and DOG-143."""

from itertools import permutations
from typing import Any

import pytest

from ridotto.engine.game import game_named
from ridotto.engine.playout import playout
from ridotto.engine.rng import Rng

from .positions import DISTRICT_KEYS, Play, votes

STANDING = [[], [1], [1, 2], [0, 1, 2], [2, 2, 1, 1]]


def winner(**table: Any) -> Play:
    """Seat 0 has won in Castello and taken its advisor; it may place two houses. Dorsoduro comes next."""
    return votes(stacks={"castello": {0: "1 3"}, "dorsoduro": {1: "1"}}, **table).play(0, "site quarantia")


def tied(seats: int = 3, values: str = "1 3", **table: Any) -> Play:
    """All seats are tied winners in Castello; Dorsoduro comes next."""
    return votes(seats, stacks={"castello": dict.fromkeys(range(seats), values), "dorsoduro": {0: "2"}}, **table)


def test_placing_is_an_occasion() -> None:
    """DOG-109: at once, before anybody else acts."""
    play = votes(stacks={"castello": {0: "3", 1: "2"}}, houses={"castello": {0: 1, 1: 2}}).play(0, "site quarantia", "houses 2")
    assert play.actors == [0]
    assert play.legal(0) == ["build", "hold"]
    play.play(0, "hold").play(1, "houses 1")
    assert play.asks(1) == "build"


def test_shifting_in_is_an_occasion_where_the_house_came_to() -> None:
    """DOG-109, DOG-R19: not where it came from, however many houses are there."""
    play = votes(stacks={"quarantia": {0: "1"}}, houses={"castello": {0: 4}, "dorsoduro": {0: 2}}).play(0, "give-up")
    there = play.copy().play(0, "shift castello dorsoduro")
    assert there.asks(0) == "build"
    there.play(0, "build")
    assert (there.palazzi("dorsoduro"), there.palazzi("castello")) == ([0], [])
    elsewhere = play.copy().play(0, "shift castello san-polo")
    assert elsewhere.asks(0) == "advisor"


def test_without_houses_there_is_no_occasion() -> None:
    """DOG-110: however many are there already; not for siting, staying or placing none."""
    play = winner(houses={"castello": {0: 5}}).play(0, "houses 0")
    assert play.vote["field"] == "dorsoduro"
    stayed = votes(stacks={"castello": {0: "1"}}, houses={"castello": {0: 5}}).play(0, "give-up", "stay")
    assert stayed.asks(0) == "houses"
    tied_none = tied(2 + 1, houses={"castello": {0: 5}}).play(0, "houses 0")
    assert tied_none.asks(0) is None


@pytest.mark.parametrize("standing", STANDING)
def test_palazzo_costs_three_and_one_more_for_each_that_stands(standing: list[int]) -> None:
    """DOG-111, DOG-4, DOG-3, DOG-114, DOG-115, DOG-116: one house too few, exactly enough, one too many."""
    cost = 3 + len(standing)
    short = winner(houses={"castello": {0: cost - 3}}, palazzi={"castello": standing}).play(0, "houses 2")
    assert short.vote["field"] == "dorsoduro"
    for surplus in (0, 1):
        play = winner(houses={"castello": {0: cost - 2 + surplus}}, palazzi={"castello": standing})
        supply = play.supply(0)
        play.play(0, "houses 2", "build")
        assert play.houses(0, "castello") == surplus
        assert play.supply(0) == (supply[0] - 2 + cost, supply[1] - 1, supply[2])
        assert play.palazzi("castello") == [*standing, 0]
        assert play.telling("built") == [f"built 0 castello {cost} {len(standing) + 1}"]


def test_costs_example() -> None:
    """DOG-E6, DOG-112: 3, 4, 5, no matter whose palazzi stand there."""
    for owner in (0, 1, 2):
        for count in range(3):
            play = winner(houses={"castello": {0: 1 + count}}, palazzi={"castello": [owner] * count})
            assert play.cost("castello") == 3 + count
            play.play(0, "houses 2", "build")
            assert play.houses(0, "castello") == 0


def test_only_own_houses_of_the_district_pay() -> None:
    """DOG-113: neither others' nor one's own elsewhere or in the supply."""
    play = winner(houses={"castello": {1: 6, 2: 6}, "san-polo": {0: 8}}).play(0, "houses 2")
    assert play.vote["field"] == "dorsoduro"
    assert play.palazzi("castello") == []


def test_district_holds_five_palazzi_at_most() -> None:
    """DOG-117, DOG-R21: houses may still be placed there and shifted in, and votes go on, but nothing can be built."""
    full = {"castello": [1, 1, 2, 2, 0]}
    play = winner(houses={"castello": {0: 10}}, palazzi=full).play(0, "houses 2")
    assert play.vote["field"] == "dorsoduro"
    assert play.houses(0, "castello") == 12
    assert play.cost("castello") is None
    shifted = votes(stacks={"quarantia": {0: "1"}}, houses={"castello": {0: 9}, "san-polo": {0: 1}}, palazzi=full).play(0, "give-up", "shift san-polo castello")
    assert shifted.asks(0) == "advisor"
    joint = tied(houses={"castello": {0: 9, 1: 9, 2: 9}}, palazzi=full).play(0, "houses 2")
    assert joint.asks(0) is None


def test_without_a_palazzo_nobody_builds() -> None:
    """DOG-118."""
    eight = {"san-polo": [0, 0, 0, 0, 0], "san-marco": [0, 0, 0]}
    play = winner(houses={"castello": {0: 6}}, palazzi=eight).play(0, "houses 2")
    assert play.supply(0)[1] == 0
    assert play.vote["field"] == "dorsoduro"


def test_last_palazzo_serves_once_in_a_joint_stage() -> None:
    """DOG-118, DOG-R14: a member with one palazzo left cannot choose to build twice."""
    seven = {"san-polo": [0, 0, 0, 0, 0], "san-marco": [0, 0]}
    play = votes(stacks={"quarantia": {0: "1", 1: "1"}}, houses={"castello": {0: 3, 1: 1}, "dorsoduro": {0: 3}, "cannaregio": {0: 2}}, palazzi=seven)
    play.play(0, "shift cannaregio castello")
    assert play.asks(0) == "build"
    declined = play.copy().play(0, "hold", "shift cannaregio dorsoduro")
    assert declined.asks(0) == "build"
    play.play(0, "build", "shift cannaregio dorsoduro")
    assert play.asks(0) is None


def test_building_may_be_waived() -> None:
    """DOG-119: the houses stay and can be used later or shifted."""
    play = winner(houses={"castello": {0: 3}}).play(0, "houses 2", "hold")
    assert play.houses(0, "castello") == 5
    assert play.palazzi("castello") == []
    assert "held 0 castello" in play.told
    later = votes(stacks={"castello": {0: "1"}, "dorsoduro": {0: "1"}}, houses={"castello": {0: 3}}).play(0, "site quarantia", "houses 2", "hold")
    later.play(0, "give-up", "shift castello dorsoduro")
    assert later.houses(0, "dorsoduro") == 1


def test_player_may_own_several_palazzi_in_a_district() -> None:
    """DOG-120."""
    play = winner(houses={"castello": {0: 3}}, palazzi={"castello": [0, 0]}).play(0, "houses 2", "build")
    assert play.palazzi("castello") == [0, 0, 0]


def test_palazzi_never_leave_their_site() -> None:
    """DOG-121: in random matches to the end."""
    for n in range(4):
        state = game_named("doge").start(3 + n % 2, Rng.from_seed(f"sites {n}"))
        rng = Rng.from_seed(f"moves {n}")
        before = [-1] * 30
        while not state.over():
            playout(state, rng, 1)
            now = [int(site) for site in state.sites]  # type: ignore[attr-defined]
            assert all(old in (-1, new) for old, new in zip(before, now, strict=True))
            before = now
        assert any(site >= 0 for site in before)


def test_what_the_winner_builds_raises_the_cost_for_the_second() -> None:
    """DOG-122, DOG-41."""
    table = {"stacks": {"castello": {0: "3", 1: "2"}}, "houses": {"castello": {0: 1, 1: 2}}}
    held = votes(**table).play(0, "site quarantia", "houses 2", "hold").play(1, "houses 1")  # type: ignore[arg-type]
    assert held.asks(1) == "build"
    built = votes(**table).play(0, "site quarantia", "houses 2", "build").play(1, "houses 1")  # type: ignore[arg-type]
    assert built.asks(1) != "build"
    assert (built.cost("castello"), built.houses(1, "castello")) == (4, 3)


def test_returned_houses_can_be_placed_again_in_the_same_round() -> None:
    """DOG-123."""
    play = votes(stacks={"castello": {0: "3"}, "dorsoduro": {0: "2"}}, houses={"castello": {0: 3}, "san-polo": {0: 10}})
    play.play(0, "site quarantia", "houses 2", "build")
    assert play.supply(0)[0] == 3
    play.play(0, "site quarantia", "houses 2")
    assert play.houses(0, "dorsoduro") == 2


# ---- tied groups ----


def test_joint_building_example() -> None:
    """DOG-E5: both pay 5, the new palazzi stand on the sites 5 and 6, the next costs 7, the advisor is neutral."""
    play = votes(
        stacks={"san-marco": {0: "1 3 3", 1: "2 2 3"}, "dorsoduro": {2: "1"}},
        houses={"san-marco": {0: 4, 1: 3}},
        palazzi={"san-marco": [2, 2]},
        advisors={"a-san-marco": (2, "castello")},
    )
    assert play.vote["votes"] == [7, 7, 0]
    play.play(0, "houses 2", "build").play(1, "houses 2", "build")
    assert (play.houses(0, "san-marco"), play.houses(1, "san-marco")) == (1, 0)
    assert play.palazzi("san-marco") == [2, 2, 0, 1]
    assert play.cost("san-marco") == 7
    assert play.advisor("a-san-marco") is None
    assert play.telling("built") == ["built 0 san-marco 5 3", "built 1 san-marco 5 4"]


def test_all_members_of_a_tied_group_pay_the_same() -> None:
    """DOG-124, DOG-125, DOG-126: three at a cost of 4 each, whoever answers first; afterwards all of them count."""
    digests = set()
    for order in permutations(range(3)):
        play = tied(houses={"castello": {0: 2, 1: 2, 2: 2}}, palazzi={"castello": [1]})
        for seat in order:
            play.play(seat, "houses 2")
        for seat in reversed(order):
            assert play.asks(seat) == "build"
            play.play(seat, "build")
        assert [play.houses(seat, "castello") for seat in range(3)] == [0, 0, 0]
        assert play.palazzi("castello") == [1, 0, 1, 2]
        assert play.cost("castello") == 7
        digests.add(play.state.digest())
    assert len(digests) == 1


def test_tied_seconds_pay_the_same_too() -> None:
    """DOG-127: at the cost after the winner has built."""
    play = votes(4, stacks={"castello": {0: "3", 1: "2", 2: "2"}, "dorsoduro": {0: "1"}}, houses={"castello": {0: 1, 1: 3, 2: 3}})
    play.play(0, "site quarantia", "houses 2", "build")
    play.play(1, "houses 1", "build").play(2, "houses 1")
    assert play.asks(2) == "build"
    play.play(2, "build")
    assert play.telling("built") == ["built 0 castello 3 1", "built 1 castello 4 2", "built 2 castello 4 3"]


def test_shifts_of_a_tied_group_pay_the_same_district_by_district() -> None:
    """DOG-128: in the Quarantia both build in Castello for 3, and one in San Polo for 4."""
    play = votes(
        stacks={"quarantia": {0: "2", 1: "2"}, "santa-croce": {2: "1"}},
        houses={"castello": {0: 2, 1: 2}, "cannaregio": {0: 2, 1: 1}, "san-polo": {0: 3}},
        palazzi={"san-polo": [2]},
    )
    play.play(0, "shift cannaregio castello", "build", "shift cannaregio san-polo", "build").play(1, "shift cannaregio castello", "build")
    assert play.telling("built") == ["built 0 castello 3 1", "built 0 san-polo 4 2", "built 1 castello 3 2"]


def test_own_second_palazzo_of_the_stage_costs_more() -> None:
    """DOG-124, DOG-R14: 3 for the first, 4 for the second of the same player, while another pays 3 as well."""
    table = {"stacks": {"quarantia": {0: "2", 1: "2"}, "santa-croce": {2: "1"}}, "houses": {"castello": {0: 5, 1: 2}, "dorsoduro": {0: 2, 1: 1}}}
    play = votes(**table)  # type: ignore[arg-type]
    play.play(0, "shift dorsoduro castello", "build", "shift dorsoduro castello")
    assert play.asks(0) == "build"
    play.play(0, "build").play(1, "shift dorsoduro castello", "build")
    assert play.telling("built") == ["built 0 castello 3 1", "built 0 castello 4 2", "built 1 castello 3 3"]
    assert (play.houses(0, "castello"), play.houses(1, "castello")) == (0, 0)
    table["houses"] = {"castello": {0: 4, 1: 2}, "dorsoduro": {0: 2, 1: 1}}
    short = votes(**table).play(0, "shift dorsoduro castello", "build", "shift dorsoduro castello")  # type: ignore[arg-type]
    assert short.asks(0) is None


def test_joint_stage_stays_hidden_until_all_are_ready() -> None:
    """DOG-R14: the board and the log change when the last chain is complete, and then for all together."""
    play = tied(houses={"castello": {0: 1, 1: 1, 2: 1}})
    before = play.view()
    told = list(play.told)
    play.play(0, "houses 2", "build").play(2, "houses 1")
    now = play.view()
    assert play.told == told
    assert now["fields"] == before["fields"]
    assert [seat["houses"] for seat in now["seats"]] == [14, 14, 14]
    assert [seat["ready"] for seat in now["seats"]] == [True, False, True]
    play.play(1, "houses 2")
    assert play.asks(1) == "build"
    play.play(1, "hold")
    assert play.told[len(told) :][:6] == [
        "placed 0 castello 2",
        "built 0 castello 3 1",
        "placed 1 castello 2",
        "held 1 castello",
        "placed 2 castello 1",
        "turned blue cannaregio",
    ]


def test_member_sees_own_choices_carried_out() -> None:
    """DOG-R14: the second shift starts from the position after the first, the palazzo's cost paid."""
    play = votes(stacks={"quarantia": {0: "2", 1: "2"}}, houses={"castello": {0: 2, 1: 1}, "dorsoduro": {0: 1}})
    play.play(0, "shift dorsoduro castello", "build")
    assert play.asks(0) is None
    play = votes(stacks={"quarantia": {0: "2", 1: "2"}}, houses={"castello": {0: 3, 1: 1}, "dorsoduro": {0: 1}})
    play.play(0, "shift dorsoduro castello", "build")
    assert play.legal(0) == [*(f"shift castello {key}" for key in DISTRICT_KEYS if key != "castello"), "stay"]


def test_more_tied_builders_than_sites_build_nothing() -> None:
    """DOG-R15: the houses stay, the occasions are over, and the log says so."""
    play = tied(houses={"castello": {0: 5, 1: 5}}, palazzi={"castello": [2, 2, 2, 2]})
    play.play(0, "houses 2", "build").play(1, "houses 2", "build").play(2, "houses 0")
    assert play.palazzi("castello") == [2, 2, 2, 2]
    assert [play.houses(seat, "castello") for seat in range(3)] == [7, 7, 0]
    assert play.telling("prevented") == ["prevented 0 castello", "prevented 1 castello"]
    assert [play.supply(seat)[:2] for seat in range(2)] == [(8, 8), (8, 8)]
    assert play.vote["field"] == "dorsoduro"
    alone = tied(houses={"castello": {0: 5, 1: 5}}, palazzi={"castello": [2, 2, 2, 2]})
    alone.play(0, "houses 2", "hold").play(1, "houses 2", "build").play(2, "houses 0")
    assert alone.palazzi("castello") == [2, 2, 2, 2, 1]


def test_exactly_enough_sites_are_enough() -> None:
    """DOG-R15: two builders on two sites."""
    play = tied(houses={"castello": {0: 4, 1: 4}}, palazzi={"castello": [2, 2, 2]})
    play.play(0, "houses 2", "build").play(1, "houses 2", "build").play(2, "houses 0")
    assert play.palazzi("castello") == [2, 2, 2, 0, 1]


def test_crowded_district_does_not_touch_the_others() -> None:
    """DOG-R15: in the Quarantia's joint stage the builds in another district stand."""
    play = votes(
        stacks={"quarantia": {0: "2", 1: "2"}, "santa-croce": {2: "1"}},
        houses={"castello": {0: 6, 1: 6}, "dorsoduro": {0: 2}, "cannaregio": {0: 2, 1: 1}},
        palazzi={"castello": [2, 2, 2, 2]},
    )
    play.play(0, "shift cannaregio castello", "build", "shift cannaregio dorsoduro", "build").play(1, "shift cannaregio castello", "build")
    assert play.palazzi("castello") == [2, 2, 2, 2]
    assert play.palazzi("dorsoduro") == [0]
    assert [play.houses(seat, "castello") for seat in range(2)] == [7, 7]
    assert play.houses(0, "dorsoduro") == 0
    assert play.telling("prevented") == ["prevented 0 castello", "prevented 1 castello"]


def test_two_palazzi_of_one_member_can_crowd_a_district() -> None:
    """DOG-R15: three chosen on two free sites, two of them by one player: none is built, all houses stay."""
    play = votes(
        stacks={"quarantia": {0: "2", 1: "2"}, "santa-croce": {2: "1"}},
        houses={"castello": {0: 11, 1: 5}, "cannaregio": {0: 2, 1: 1}},
        palazzi={"castello": [2, 2, 2]},
    )
    play.play(0, "shift cannaregio castello", "build", "shift cannaregio castello", "build").play(1, "shift cannaregio castello", "build")
    assert play.palazzi("castello") == [2, 2, 2]
    assert (play.houses(0, "castello"), play.houses(1, "castello")) == (13, 6)


def test_placing_is_one_occasion() -> None:
    """DOG-R17: all houses first, then one palazzo; the refilled supply allows no further house in that step."""
    play = winner(houses={"castello": {0: 2}, "san-polo": {0: 12}})
    assert play.legal(0) == ["houses 0", "houses 1"]
    play.play(0, "houses 1", "build")
    assert play.vote["field"] == "dorsoduro"
    assert play.supply(0)[0] == 3


def test_one_palazzo_for_each_occasion() -> None:
    """DOG-R18: even with houses for two; a shift and the placing of the same vote are two occasions."""
    play = winner(houses={"castello": {0: 8}}).play(0, "houses 2", "build")
    assert play.palazzi("castello") == [0]
    assert play.houses(0, "castello") == 7
    assert play.vote["field"] == "dorsoduro"
    twice = votes(stacks={"castello": {0: "1"}}, houses={"castello": {0: 4}, "san-polo": {0: 1}}).play(
        0, "give-up", "shift san-polo castello", "build", "houses 2", "build"
    )
    assert twice.palazzi("castello") == [0, 0]
    assert twice.telling("built") == ["built 0 castello 3 1", "built 0 castello 4 2"]


def test_new_palazzi_of_a_joint_stage_stand_by_seat() -> None:
    """DOG-R32, DOG-125: by ascending seat on the free sites, those of one seat together, whoever answered first."""
    houses = {"castello": {0: 2, 1: 5, 3: 2}, "dorsoduro": {0: 1, 1: 2, 3: 1}}
    play = votes(4, stacks={"quarantia": {0: "2", 1: "2", 3: "2"}, "santa-croce": {2: "1"}}, houses=houses)
    play.play(3, "shift dorsoduro castello", "build")
    play.play(1, "shift dorsoduro castello", "build", "shift dorsoduro castello", "build")
    play.play(0, "shift dorsoduro castello", "build")
    assert play.palazzi("castello") == [0, 1, 1, 3]
    assert play.telling("built") == ["built 0 castello 3 1", "built 1 castello 3 2", "built 1 castello 4 3", "built 3 castello 3 4"]


@pytest.mark.parametrize("owners", list(permutations((0, 1, 2))))
def test_site_and_age_of_a_palazzo_matter_for_nothing_but_the_cost(owners: tuple[int, ...]) -> None:
    """DOG-143: scores and cost are the same in whatever order the palazzi were built."""
    play = winner(palazzi={"san-polo": owners})
    assert play.state.scores() == [16, 16, 16]
    assert play.cost("san-polo") == 6
