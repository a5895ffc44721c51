"""Phase 2, the result of a vote: DOG-46 to DOG-62."""

from itertools import permutations

import pytest

from .positions import ALL, Play, open_tokens, set_tokens, votes


def result(play: Play) -> tuple[list[int], list[int]]:
    """Winners and seconds."""
    return play.vote["winners"], play.vote["seconds"]


def test_tokens_of_this_field_and_of_no_other_are_turned_up() -> None:
    """DOG-46."""
    play = votes(stacks={"castello": {0: "0 3", 1: "1 1"}, "dorsoduro": {0: "2", 2: "3"}})
    fields = play.view(-1)["fields"]
    assert fields[ALL.index("castello")]["stacks"] == [{"size": 2, "values": [0, 3]}, {"size": 2, "values": [1, 1]}, None]
    assert fields[ALL.index("dorsoduro")]["stacks"] == [{"size": 1, "values": None}, None, {"size": 1, "values": None}]
    assert play.telling("shown") == ["shown 0 0 3", "shown 1 1 1"]


@pytest.mark.parametrize(("values", "worth"), [("0", 0), ("1", 1), ("3", 3), ("0 1 2 3", 6), ("2 2 3 3", 10), ("1 1 2 2", 6), ("0 3 3", 6)])
def test_votes_are_the_sum_of_the_tokens(values: str, worth: int) -> None:
    """DOG-47."""
    play = votes(stacks={"castello": {0: values, 1: "1"}})
    assert play.vote["votes"] == [worth, 1, 0]


def test_each_advisor_in_the_field_adds_a_vote_for_its_controller() -> None:
    """DOG-48: two for seat 0 and one for seat 2; one that stands elsewhere adds nothing."""
    advisors = {"q1": (0, "castello"), "a-dorsoduro": (0, "castello"), "q2": (2, "castello"), "q3": (1, "dorsoduro"), "a-castello": (1, "quarantia")}
    play = votes(stacks={"castello": {0: "2", 1: "3"}}, advisors=advisors)
    assert play.vote["votes"] == [4, 3, 1]
    assert play.vote["advisor_votes"] == [2, 0, 1]
    assert result(play) == ([0], [1])


def test_neutral_advisors_give_no_vote() -> None:
    """DOG-49: all nine are neutral, and nobody has more than the tokens."""
    play = votes(stacks={"castello": {0: "1"}, "quarantia": {1: "1"}})
    assert play.vote["votes"] == [1, 0, 0]
    assert play.vote["advisor_votes"] == [0, 0, 0]


def test_player_with_no_votes_is_not_present() -> None:
    """DOG-50: neither the 0 nor nothing makes a second."""
    play = votes(stacks={"castello": {0: "1", 1: "0"}})
    assert result(play) == ([0], [])
    everybody_zero = votes(stacks={"castello": {0: "0", 1: "0", 2: "0"}, "dorsoduro": {0: "1"}})
    assert everybody_zero.vote["field"] == "dorsoduro"


def test_zero_alone_example() -> None:
    """DOG-E3: red wins with 4, blue has only the 0 and gets nothing."""
    play = votes(stacks={"castello": {0: "1 3", 1: "0"}, "dorsoduro": {1: "3"}})
    assert play.vote["votes"] == [4, 0, 0]
    assert result(play) == ([0], [])
    play.play(0, "site dorsoduro", "houses 2")
    assert play.vote["field"] == "dorsoduro"
    assert play.houses(1, "castello") == 0


def test_advisor_alone_can_win_or_be_second() -> None:
    """DOG-51: with no tokens, or only the 0."""
    second = votes(stacks={"castello": {0: "2"}}, advisors={"q1": (1, "castello")})
    assert result(second) == ([0], [1])
    both = votes(stacks={"castello": {0: "2", 2: "0"}}, advisors={"q1": (2, "castello"), "q2": (2, "castello"), "q3": (2, "castello")})
    assert both.vote["votes"] == [2, 0, 3]
    assert result(both) == ([2], [0])


@pytest.mark.parametrize("zeros", [{}, {0: "0", 2: "0"}])
def test_advisor_alone_example(zeros: dict[int, str]) -> None:
    """DOG-E7: nobody has set a token, or only zeros: one advisor wins with one vote."""
    play = votes(stacks={"castello": zeros}, order=["castello"], advisors={"a-dorsoduro": (1, "castello")})
    assert play.vote["votes"] == [0, 1, 0]
    assert result(play) == ([1], [])
    assert play.legal(1)[-1] == "give-up"


@pytest.mark.parametrize("ranks", list(permutations((1, 2, 3))))
def test_most_votes_win_and_next_most_are_second(ranks: tuple[int, ...]) -> None:
    """DOG-52, DOG-54: whoever sits where."""
    play = votes(stacks={"castello": {seat: str(rank) for seat, rank in enumerate(ranks)}})
    assert result(play) == ([ranks.index(3)], [ranks.index(2)])


@pytest.mark.parametrize(
    ("stacks", "winners", "seconds"),
    [
        (("3", "3", "1", "0"), [0, 1], []),
        (("1", "3", "2", "1 2"), [1, 3], []),
        (("2", "2", "2", "2"), [0, 1, 2, 3], []),
        (("0", "1", "0", "1"), [1, 3], []),
        (("1", "3", "1", "0"), [1], [0, 2]),
        (("2", "2", "3", "1"), [2], [0, 1]),
        (("1", "1", "1", "3"), [3], [0, 1, 2]),
        (("3", "1", "2", "1"), [0], [2]),
        (("1", "2", "3", "1 3"), [3], [2]),
        (("3", "2", "2", "1"), [0], [1, 2]),
        (("1", "2", "2", "3"), [3], [1, 2]),
        (("2", "3", "1", "2"), [1], [0, 3]),
    ],
)
def test_ties(stacks: tuple[str, ...], winners: list[int], seconds: list[int]) -> None:
    """DOG-53: tied winners; DOG-55: tied seconds; DOG-57: no second behind tied winners."""
    play = votes(4, stacks={"castello": dict(enumerate(stacks))})
    assert result(play) == (winners, seconds)


def test_result_is_told() -> None:
    """DOG-52 to DOG-57: tokens, totals and the result are in the log."""
    play = votes(4, stacks={"castello": {0: "1", 1: "3", 3: "1"}}, advisors={"q1": (1, "castello")})
    assert play.told == [
        "vote castello",
        "shown 0 1",
        "shown 1 3",
        "shown 3 1",
        "tally 0 1 0 1",
        "tally 1 3 1 4",
        "tally 3 1 0 1",
        "won castello 1",
        "second castello 0 3",
    ]


def test_without_others_there_is_no_second() -> None:
    """DOG-56: the vote is over after the winner."""
    play = votes(stacks={"castello": {2: "1"}, "dorsoduro": {0: "1"}})
    assert result(play) == ([2], [])
    play.play(2, "site dorsoduro", "houses 1")
    assert play.vote["field"] == "dorsoduro"
    assert [line for line in play.told if line.startswith("second")] == []


def test_tokens_and_advisors_weigh_the_same() -> None:
    """DOG-58: no tie is broken by what the votes come from, nor by who has more tokens."""
    play = votes(4, stacks={"castello": {0: "2", 1: "1", 3: "1 1"}}, advisors={"q1": (1, "castello"), "q2": (2, "castello"), "q3": (2, "castello")})
    assert play.vote["votes"] == [2, 2, 2, 2]
    assert result(play) == ([0, 1, 2, 3], [])


def test_vote_without_voters_changes_nothing() -> None:
    """DOG-59, DOG-R7: houses and advisors, including the field's own, stay as they are; its card is still put aside."""
    advisors = {"a-castello": (1, "san-polo"), "q1": (0, "dorsoduro")}
    play = votes(stacks={"castello": {0: "0", 1: "0"}, "san-marco": {2: "1"}}, advisors=advisors, houses={"castello": {0: 4, 1: 2}}, upcoming=["quarantia"])
    assert play.vote["field"] == "san-marco"
    assert play.advisor("a-castello") == (1, "san-polo")
    assert (play.houses(0, "castello"), play.houses(1, "castello"), play.palazzi("castello")) == (4, 2, [])
    assert play.told[:5] == ["vote castello", "shown 0 0", "shown 1 0", "no-votes castello", "turned blue quarantia"]
    empty_council = votes(stacks={"castello": {2: "1"}}, order=["quarantia", "castello"], advisors=advisors)
    assert empty_council.advisor("q1") == (0, "dorsoduro")


def test_turned_up_tokens_lie_open_until_the_end_of_the_round() -> None:
    """DOG-60, DOG-R4: not back in the supply before the next round."""
    play = votes(stacks={"castello": {0: "0 3", 1: "1"}, "dorsoduro": {0: "2 2"}})
    assert play.view()["seats"][0]["open_tokens"] == []
    play.end_vote()
    seat = play.view()["seats"][0]
    assert (seat["open_tokens"], seat["tokens"]) == ([0, 3], 3)
    assert play.view()["fields"][ALL.index("castello")]["stacks"] == [None, None, None]
    play.end_vote()
    assert play.view()["round"] == 2
    assert play.view()["seats"][0]["open_tokens"] == []
    assert open_tokens(play, 0) == 0
    assert play.view()["seats"][0]["tokens"] == 7
    play.play(0, "card castello", "tokens 0 2 2 3")


def test_advisors_stay_and_count_again() -> None:
    """DOG-61."""
    play = votes(stacks={"castello": {0: "3"}}, advisors={"q1": (1, "castello")})
    assert play.vote["votes"] == [3, 1, 0]
    play.end_round()
    assert play.advisor("q1") == (1, "castello")
    play.until(lambda now: now.state.field == ALL.index("castello"))
    assert play.vote["advisor_votes"] == [0, 1, 0]


def test_advisor_sited_earlier_in_the_round_counts_at_once() -> None:
    """DOG-62, DOG-E9: sited after the vote in its home, in a field that is still to come."""
    play = votes(stacks={"castello": {0: "1"}, "dorsoduro": {1: "1"}, "san-marco": {1: "1"}})
    play.play(0, "site san-marco", "houses 0")
    assert play.vote["votes"] == [0, 1, 0]
    play.play(1, "give-up", "houses 0")
    assert play.vote["field"] == "san-marco"
    assert play.vote["votes"] == [1, 1, 0]
    assert result(play) == ([0, 1], [])


def test_advisor_counts_twice_with_one_siting() -> None:
    """DOG-E8, DOG-75: late in this round and early in the next, before its home comes up again."""
    play = votes(
        stacks={"castello": {0: "1"}, "dorsoduro": {1: "2"}},
        order=["castello", "cannaregio", "san-marco", "san-polo", "santa-croce", "quarantia", "dorsoduro"],
        upcoming=["dorsoduro", "castello"],
    )
    play.play(0, "site dorsoduro").play(0, "houses 0")
    assert play.vote["votes"] == [1, 2, 0]
    play.play(1, "give-up", "houses 0").play(0, "houses 0")
    assert play.view()["round"] == 2
    set_tokens(
        play, *(dict.fromkeys(range(3), (field, value)) for field, value in zip(("san-marco", "san-polo", "santa-croce", "castello"), "0112", strict=True))
    )
    assert play.vote["field"] == "dorsoduro"
    assert play.vote["votes"] == [1, 0, 0]
    assert play.advisor("a-castello") == (0, "dorsoduro")
