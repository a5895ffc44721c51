"""The end of the match: DOG-132 to DOG-142, and every end DOG-X1 to DOG-X14, played into through legal moves."""

from collections.abc import Sequence

import pytest

from ridotto.engine.errors import SetupError
from ridotto.engine.rng import Rng

from .positions import DISTRICT_KEYS, GAME, Houses, Play, board, votes


def owned(**counts: Sequence[int]) -> dict[str, list[int]]:
    """Palazzi by district, from how many each seat owns in the six districts: `s0=(1, 1, 0, 0, 0, 0)`."""
    found: dict[str, list[int]] = {key: [] for key in DISTRICT_KEYS}
    for name, row in counts.items():
        for key, count in zip(DISTRICT_KEYS, row, strict=True):
            found[key] += [int(name[1:])] * count
    return found


def last_round(palazzi: dict[str, list[int]], houses: Houses | None = None, seats: int = 3, dry: int = 0, **stacks: dict[int, str]) -> Play:
    """A round with these palazzi and houses on the board; `castello={0: '1'}` are the tokens of a field."""
    piles = {field.replace("_", "-"): pile for field, pile in stacks.items()} or {"castello": {0: "1"}}
    return votes(seats, stacks=piles, palazzi=palazzi, houses=houses, dry=dry)


def build(play: Play, seat: int, count: int = 2) -> Play:
    """The seat has won: it keeps its houses where they are, places and builds."""
    play.play(seat, "site quarantia", f"houses {count}", "build")
    return play


@pytest.mark.parametrize(
    ("row", "met"),
    [
        ((1, 1, 1, 1, 1, 1), True),
        ((2, 1, 1, 1, 1, 0), False),
        ((3, 1, 1, 1, 1, 0), True),
        ((2, 2, 1, 2, 0, 0), False),
        ((2, 2, 2, 2, 0, 0), True),
        ((3, 3, 0, 2, 0, 0), False),
        ((0, 2, 2, 0, 2, 2), True),
        ((2, 1, 1, 1, 1, 1), True),
        ((4, 1, 1, 1, 1, 0), True),
        ((3, 1, 1, 1, 1, 1), True),
        ((5, 1, 1, 0, 0, 1), True),
        ((4, 1, 1, 0, 0, 1), False),
    ],
)
def test_conditions_are_minimums(row: tuple[int, ...], met: bool) -> None:
    """DOG-132, DOG-133, DOG-134, DOG-136, DOG-R24: 6/6, 5/7 and 4/8 suffice, and more; 5/6, 4/7 and 3/8 do not."""
    play = last_round(owned(s2=row)).end_round()
    assert play.over is met
    assert play.state.winners() == ([2] if met else [])
    assert play.telling("end") == (["end condition"] if met else [])
    if met:
        assert play.view()["ended_by"] == "condition"
        assert play.telling("condition") == [f"condition 2 {sum(row)} {sum(n > 0 for n in row)}"]


def test_every_district() -> None:
    """DOG-X1, DOG-132: six palazzi in six districts, and nobody else meets anything."""
    play = last_round(owned(s0=(1, 0, 1, 1, 1, 1), s1=(1, 1, 1, 0, 0, 0)), {"castello": {0: 2}})
    assert play.view()["seats"][0]["condition"] is None
    build(play, 0)
    assert play.view()["seats"][0]["condition"] == 0
    play.end_round()
    assert play.over
    assert play.state.winners() == [0]


def test_seven_in_five() -> None:
    """DOG-X2, DOG-133: seven palazzi in five districts."""
    play = last_round(owned(s0=(2, 0, 2, 1, 1, 0)), {"castello": {0: 1}})
    build(play, 0).end_round()
    assert play.over
    assert play.state.winners() == [0]
    assert play.view()["seats"][0]["condition"] == 1


def test_eight_in_four() -> None:
    """DOG-X3, DOG-134: eight palazzi in four districts."""
    play = last_round(owned(s0=(3, 0, 3, 1, 0, 0)), {"castello": {0: 1}})
    build(play, 0).end_round()
    assert play.over
    assert play.state.winners() == [0]
    assert play.view()["seats"][0]["condition"] == 2


def test_round_in_which_a_condition_is_met_is_played_to_its_end() -> None:
    """DOG-X4, DOG-135, DOG-138: another meets one later in the round and wins by more palazzi."""
    play = last_round(
        owned(s0=(1, 0, 1, 1, 1, 1), s1=(2, 0, 2, 1, 1, 0)),
        {"castello": {0: 1}, "santa-croce": {1: 2}},
        castello={0: "1"},
        santa_croce={1: "1"},
    )
    build(play, 0)
    assert not play.over
    assert play.state.winners() == []
    assert play.vote["field"] == "santa-croce"
    build(play, 1).end_round()
    assert play.over
    assert play.telling("condition") == ["condition 0 6 6", "condition 1 7 5"]
    assert play.state.winners() == [1]
    assert len(play.telling("vote")) == 7


def test_winner_may_own_fewer_palazzi_than_another_without_a_condition() -> None:
    """DOG-X5, DOG-137: six in six districts against seven in four."""
    play = last_round(owned(s0=(1, 0, 1, 1, 1, 1), s1=(4, 1, 1, 1, 0, 0)), {"castello": {0: 2}})
    build(play, 0).end_round()
    assert play.state.winners() == [0]
    assert play.state.scores() == [256 + 96, 112, 0]


def test_most_palazzi_decide_among_those_who_meet_a_condition() -> None:
    """DOG-X6, DOG-138: eight in four beats six in six, whatever the houses and whoever built last."""
    play = last_round(owned(s0=(1, 0, 1, 1, 1, 1), s1=(2, 2, 2, 2, 0, 0)), {"castello": {0: 3}, "san-polo": {0: 6}})
    build(play, 0).end_round()
    assert play.state.winners() == [1]


def test_houses_on_the_board_decide_between_equal_palazzi() -> None:
    """DOG-X7, DOG-139: not those in the supply."""
    palazzi = owned(s0=(1, 0, 1, 1, 1, 1), s1=(1, 1, 1, 1, 1, 1))
    for own, other, winner in ((4, 2, 0), (2, 4, 1)):
        play = last_round(palazzi, {"castello": {0: 2}, "san-marco": {0: own, 1: other}})
        build(play, 0).end_round()
        assert play.supply(0)[0] + play.supply(1)[0] == 30 - 6
        assert play.state.winners() == [winner]


def test_two_share_the_victory() -> None:
    """DOG-X8, DOG-140, DOG-R25: equal in palazzi and houses; which condition each meets does not matter."""
    play = last_round(owned(s0=(1, 0, 1, 1, 1, 2), s1=(3, 1, 1, 1, 1, 0)), {"castello": {0: 2, 2: 1}, "san-polo": {1: 1, 0: 1}})
    build(play, 0).end_round()
    assert play.view()["seats"][0]["condition"] == 0
    assert play.view()["seats"][1]["condition"] == 1
    assert play.state.winners() == [0, 1]


def test_three_share_the_victory() -> None:
    """DOG-X8, DOG-140: three tied winners build their sixth together."""
    play = last_round(owned(**{f"s{seat}": (1, 0, 1, 1, 1, 1) for seat in range(3)}), {"castello": {0: 1, 1: 1, 2: 1}}, castello={0: "1", 1: "1", 2: "1"})
    for seat in range(3):
        play.play(seat, "houses 2", "build")
    play.end_round()
    assert play.over
    assert play.state.winners() == [0, 1, 2]


def test_ten_dry_rounds_end_the_match() -> None:
    """DOG-X9, DOG-141, DOG-R27: most palazzi decide, whatever the houses, and districts do not matter."""
    play = last_round(owned(s0=(3, 0, 0, 0, 0, 0), s1=(1, 1, 0, 0, 0, 0)), {"san-polo": {1: 9}}, dry=9).end_round()
    assert play.over
    assert play.telling("dry") == ["dry 10"]
    assert play.telling("end") == ["end dry"]
    assert play.view()["ended_by"] == "dry"
    assert play.state.winners() == [0]


def test_houses_decide_after_ten_dry_rounds() -> None:
    """DOG-X10, DOG-141."""
    play = last_round(owned(s0=(1, 0, 0, 0, 0, 0), s1=(0, 1, 0, 0, 0, 0)), {"san-polo": {1: 2, 0: 1, 2: 9}}, dry=9).end_round()
    assert play.over
    assert play.state.winners() == [1]


def test_equal_after_ten_dry_rounds_share_the_victory() -> None:
    """DOG-X11, DOG-141: also if nobody has ever built, all four of them."""
    play = last_round(owned(s0=(1, 0, 0, 0, 0, 0), s2=(0, 1, 0, 0, 0, 0)), {"san-polo": {0: 2, 2: 2}}, dry=9).end_round()
    assert play.over
    assert play.state.winners() == [0, 2]
    idle = board(4)
    for number in range(1, 11):
        assert not idle.over
        assert idle.view()["round"] == number
        assert idle.view()["dry_rounds"] == number - 1
        idle.end_round()
    assert idle.over
    assert idle.state.winners() == [0, 1, 2, 3]
    assert idle.state.scores() == [0, 0, 0, 0]


def test_a_palazzo_after_nine_dry_rounds_starts_the_count_again() -> None:
    """DOG-X12, DOG-R27."""
    play = last_round(owned(), {"castello": {0: 1}}, dry=9)
    build(play, 0).end_round()
    assert not play.over
    assert play.view()["dry_rounds"] == 0
    assert play.telling("dry") == []
    play.end_round()
    assert play.view()["dry_rounds"] == 1
    assert play.telling("dry") == ["dry 1"]


def test_a_palazzo_in_a_joint_stage_counts_as_built_and_a_prevented_one_does_not() -> None:
    """DOG-R27, DOG-R15."""
    tie = {0: "1", 1: "1"}
    crowded = last_round(owned(s2=(0, 4, 0, 0, 0, 0)), {"castello": {0: 5, 1: 5}}, dry=9, castello=tie)
    crowded.play(0, "houses 2", "build").play(1, "houses 2", "build").end_round()
    assert crowded.telling("end") == ["end dry"]
    one = last_round(owned(s2=(0, 4, 0, 0, 0, 0)), {"castello": {0: 5, 1: 5}}, dry=9, castello=tie)
    one.play(0, "houses 2", "build").play(1, "houses 2", "hold").end_round()
    assert not one.over


def test_eight_palazzi_in_three_districts_are_no_condition() -> None:
    """DOG-X13: the player cannot build any more, and the match goes on for the others."""
    play = last_round(owned(s0=(5, 0, 2, 1, 0, 0)), {"castello": {0: 5, 1: 2}}, castello={0: "3", 1: "1"})
    play.play(0, "site quarantia", "houses 2")
    assert play.actors == [1]
    play.play(1, "houses 1", "build").end_round()
    assert not play.over
    assert play.palazzi("castello") == [1]


def test_more_than_the_minimum_counts_all_the_same() -> None:
    """DOG-X14, DOG-R24: seven in six districts, eight in five."""
    for row in ((2, 0, 1, 1, 1, 1), (3, 0, 2, 1, 1, 0)):
        play = last_round(owned(s0=row), {"castello": {0: 1}})
        build(play, 0).end_round()
        assert play.over
        assert play.state.winners() == [0]


def test_there_are_no_variants() -> None:
    """DOG-142."""
    assert GAME.variants == ()
    with pytest.raises(SetupError, match="variants: none"):
        GAME.start(3, Rng.from_seed("x"), "long")


def test_score_orders_the_seats() -> None:
    """DOG-R26: 256 for a condition, 16 for a palazzo, 1 for a house on the board; the parts add up."""
    play = last_round(owned(s0=(1, 1, 1, 1, 1, 1), s1=(2, 0, 0, 0, 0, 0)), {"san-polo": {0: 3, 1: 15, 2: 1}})
    assert play.state.scores() == [256 + 96 + 3, 32 + 15, 1]
    assert [play.state.breakdown(seat) for seat in range(3)] == [
        {"condition": 256, "palazzi": 96, "houses": 3},
        {"condition": 0, "palazzi": 32, "houses": 15},
        {"condition": 0, "palazzi": 0, "houses": 1},
    ]
    assert play.state.winners() == []
