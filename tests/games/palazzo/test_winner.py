"""Winner: PAL-137 to PAL-139, and the six ways to be decided."""

from collections.abc import Sequence

import pytest

from ridotto.engine.match import Match
from ridotto.games.palazzo import GAME
from ridotto.games.palazzo.rules import Palazzo
from ridotto.games.palazzo.text import text

from .positions import arrange, play, see, start

NINE = ["B1/1 B2/2 B3/3", "S1/1 S2/2 S3/3", "M1/1 M2/2 M3/3"]  # 6 windows and 3 for one material, each


def ended(own: Sequence[Sequence[str]], hands: Sequence[str] = ()) -> Palazzo:
    """The match ends on the spot with these palazzi and hands."""
    state = play(arrange(start(len(own)), palazzi=own, hands=hands, riders=4, coming="R"), "tiles")
    assert state.over()
    return state


def amounts(*hands: str) -> list[int]:
    """Who wins with these hands and equal points."""
    return ended([[palazzo] for palazzo in NINE[: len(hands)]], hands).winners()


def test_most_points_win() -> None:
    """PAL-137: way 5; the richest gets nothing for it."""
    state = ended([["B1/1 B2/1 S3/1"], ["S1/1 S2/2 S3/3"], []], ["b7 b7 b7", "", "g7 g7"])
    assert (state.scores(), state.winners()) == ([3, 9, 0], [1])


def test_a_tie_is_decided_by_the_money_of_one_currency() -> None:
    """PAL-138: way 6; brown 7 and green 7 are not 14."""
    assert amounts("b7 g7 r6", "b4 b4") == [1]
    assert amounts("b7 g7", "r5 r5") == [1]


def test_certificates_go_with_the_currency() -> None:
    """PAL-138, PAL-R29: way 6."""
    assert amounts("b7 c", "r4 r4") == [0]
    assert amounts("b7 g3", "c c r4") == [1]


@pytest.mark.parametrize("group", ["b3 g3 r3", "c c c"])
def test_a_tie_is_decided_by_a_group(group: str) -> None:
    """PAL-138, PAL-R29: way 7; 15 for a group against 14."""
    assert amounts("b7 b7", group) == [1]
    assert amounts("b7 b4 b4", group) == [0, 1]
    assert amounts("b7 b5 b4", group) == [0]


def test_the_best_lay_takes_groups_and_the_best_currency_beside_them() -> None:
    """PAL-R29: 15 + 7 + 4 against 25 and 27."""
    assert amounts("b4 g4 r4 g7 b6 c c", "r7 r7 r7 c c") == [0]
    assert amounts("b4 g4 r4 g7 b6 c c", "r7 r7 r7 r6") == [1]


def test_the_currency_of_the_best_lay_may_be_any() -> None:
    """PAL-R29."""
    for held in ("b7 b3 g3", "g7 g3 b4", "r7 r3 b4"):
        assert amounts(held, "b6 c") == [0]


def test_the_opening_certificate_counts_for_nobody() -> None:
    """PAL-R29: seat 0, which is active at the end, has no 3 more."""
    assert amounts("b5", "g6") == [1]


def test_two_who_are_still_tied_share_the_win() -> None:
    """PAL-139, PAL-R30: way 8."""
    assert amounts("b7", "g7", "r6") == [0, 1]


def test_all_may_share_the_win() -> None:
    """PAL-139, PAL-R30: way 8."""
    assert amounts("b7", "g7", "r7") == [0, 1, 2]
    assert ended([[], [], [], []]).winners() == [0, 1, 2, 3]


def test_who_has_fewer_points_is_not_in_the_tie_break() -> None:
    """PAL-138: way 9; however much money."""
    state = ended([["B1/1 B2/2 B3/3"], ["S1/1 S2/2 S3/3"], ["M1/1 M2/1 M3/3"]], ["b3", "b4", "g7 g7 g7 c c c"])
    assert (state.scores(), state.winners()) == ([9, 9, 8], [1])


def told_at_the_end(own: Sequence[Sequence[str]], hands: Sequence[str], language: str = "en") -> list[str]:
    """What is told after the end, in words."""
    match = Match.new(GAME, len(own), "florence")
    assert isinstance(match.state, Palazzo)
    arrange(match.state, palazzi=own, hands=hands, riders=4, coming="R")
    match.play(0, "tiles")
    kinds = [event.kind for event in match.events()]
    return [match.tell(event, language) for event in match.events()[kinds.index("end") + 1 :]]


def test_a_tie_is_told_with_the_amount_of_each_who_is_tied() -> None:
    """PAL-138, PAL-R29: after everybody's points, and of nobody else."""
    own = [["B1/1 B2/2 B3/3"], ["S1/1 S2/2 S3/3"], ["M1/1 M2/1 M3/3"]]
    hands = ["b7 g7", "b3 g3 r3 c", "r7 r7 r7"]
    assert told_at_the_end(own, hands) == [
        "Anna has 9 points.",
        "Bruno has 9 points.",
        "Chiara has 8 points.",
        "Tied on points, Anna can form 7 with the money left.",
        "Tied on points, Bruno can form 17 with the money left.",
    ]
    assert told_at_the_end(own, hands, "de")[3:] == [
        "Bei Gleichstand kommt Anna mit dem übrigen Geld auf 7.",
        "Bei Gleichstand kommt Bruno mit dem übrigen Geld auf 17.",
    ]


def test_no_amount_is_told_without_a_tie_for_the_most_points() -> None:
    """PAL-137, PAL-138: a tie behind the winner decides nothing."""
    assert told_at_the_end([["B1/1 B2/2 B3/3"], [], []], ["", "b7", "g7"]) == ["Anna has 9 points.", "Bruno has 0 points.", "Chiara has 0 points."]


def test_everybody_sees_every_amount_once_the_match_is_over() -> None:
    """PAL-138, PAL-R29: and nobody before that, as it would betray hidden cards."""
    hands = ["b7 g7", "b3 g3 r3 c", "r7 r7 r7"]
    state = arrange(start(3), hands=hands, riders=4, coming="R")
    for seat in (-1, 0, 1, 2):
        assert [each["amount"] for each in see(state, seat)["seats"]] == [None, None, None]
    play(state, "tiles")
    for seat in (-1, 0, 1, 2):
        assert [each["amount"] for each in see(state, seat)["seats"]] == [7, 17, 21]
    assert "Bruno can form 17 with the money left." in text(see(state), GAME.words("en"), ["Anna", "Bruno", "Chiara"])


def test_everybody_sees_what_has_decided_the_match() -> None:
    """PAL-137, PAL-138, PAL-139: points, or the money of those who share the most points, or neither."""
    by_points = ended([["B1/1 B2/1 S3/1"], ["S1/1 S2/2 S3/3"], ["M1/1"]], ["b7 b7 b7"])
    assert see(by_points)["result"] == {"by": "points", "first": 9, "second": 3}
    by_money = ended([["B1/1 B2/2 B3/3"], ["S1/1 S2/2 S3/3"], ["M1/1 M2/1 M3/3"]], ["b7 g7", "b3 g3 r3 c", "r7 r7 r7"])
    assert see(by_money)["result"] == {"by": "money", "first": 17, "second": 7}
    shared = ended([["B1/1 B2/2 B3/3"], ["S1/1 S2/2 S3/3"], []], ["b7", "g7", "r7"])
    assert see(shared)["result"] == {"by": "shared", "first": 7, "second": 7}
    assert see(start(3))["result"] is None


def test_the_least_negative_wins() -> None:
    """PAL-135, PAL-137: way 10."""
    state = ended([["B1/1", "B2/1"], ["S1/1"], ["M1/1", "M2/1", "M3/1"]])
    assert (state.scores(), state.winners()) == ([-10, -5, -15], [1])


def test_no_palazzo_is_ahead_of_negative_points() -> None:
    """PAL-135, PAL-137: way 10."""
    state = ended([["B1/1"], [], ["M1/1"]])
    assert (state.scores(), state.winners()) == ([-5, 0, -5], [1])


def test_nobody_has_won_while_the_match_is_on() -> None:
    """PAL-137."""
    assert arrange(start(2), palazzi=[["B1/1 B2/2 B3/3"]]).winners() == []
