"""How answers are read and judged: one rule for `ridotto mcp` and the text environment."""

import pytest

from ridotto.adapters.answers import LONGEST_QUOTE, MOST_SHOWN, TRIES, Judge, Verdict, forms, plain, shown
from ridotto.engine.errors import SetupError
from ridotto.engine.game import game_named
from ridotto.engine.match import Match
from ridotto.engine.rng import Rng

CODEC = game_named("doge").codec
LEGAL = Match.new("doge", 3, "answers").legal(0)


def judge(listed: bool = True, tries: int = TRIES) -> Judge:
    return Judge(CODEC, Rng.from_seed("forfeits"), listed, tries)


@pytest.mark.parametrize(
    "answer",
    [
        "card castello",
        "  CARD   Castello ",
        "`card castello`",
        "Let me think: 3 + 4.\n\n**Move: card castello**\n",
        'Final answer: "card castello".',
        "2",
        "#2",
        "2.",
    ],
)
def test_an_answer_is_read_whatever_stands_around_it(answer: str) -> None:
    assert judge().judge(answer, LEGAL) == Verdict("card castello")


@pytest.mark.parametrize(
    "answer", ["", "\n\n", "```", "card atlantis", "castello", "0", "8", "-1", "1" * 400, "²", "tokens 0", "card castello or card san-polo"]
)
def test_what_is_no_possible_move_is_counted_and_explained(answer: str) -> None:
    one = judge()
    verdict = one.judge(answer, LEGAL)
    assert verdict.move is None
    assert "card castello" in verdict.said
    assert f"Illegal answer 1 of {TRIES}" in verdict.said
    assert (one.illegal, one.wrong, one.forfeited) == (1, 1, 0)


def test_after_so_many_illegal_answers_to_one_decision_a_move_is_drawn() -> None:
    one = judge()
    first, second, third = (one.judge("nonsense", LEGAL) for _ in range(3))
    assert first.move is second.move is None
    assert third.move in LEGAL
    assert f"this move was drawn for you: {third.move}" in third.said
    assert (one.illegal, one.wrong, one.forfeited) == (3, 0, 1)
    assert one.judge("nonsense", LEGAL).move is None


def test_a_possible_move_or_another_decision_begins_the_count_anew() -> None:
    one = judge(tries=2)
    for begin in (lambda: one.judge("1", LEGAL), one.new_decision):
        assert one.judge("nonsense", LEGAL).move is None
        begin()
    assert one.judge("nonsense", LEGAL).move is None
    assert (one.illegal, one.forfeited) == (3, 0)


def test_every_possible_move_can_be_drawn() -> None:
    one = judge(tries=1)
    assert {one.judge("", LEGAL).move for _ in range(200)} == set(LEGAL)


def test_without_the_list_numbers_are_no_answers_and_no_move_is_given_away() -> None:
    one = judge(listed=False)
    verdict = one.judge("1", LEGAL)
    assert verdict.move is None
    assert "card <field>" in verdict.said
    assert one.judge(LEGAL[0], LEGAL).move == LEGAL[0]


def test_an_explanation_is_short_however_long_the_answer_and_the_list() -> None:
    many = [text for text in map(CODEC.text, range(CODEC.size)) if text.startswith("tokens")]
    assert shown("tokens 3 3", many).startswith("tokens 3 3, ")
    assert shown("", many).count(",") == MOST_SHOWN - 1
    assert f"and {len(many) - MOST_SHOWN} more" in shown("", many)
    said = judge().judge("x" * 1_000_000, many).said
    assert len(said) < 600 + LONGEST_QUOTE
    assert "\n" not in repr(plain("a\x00b\u2028c"))


def test_the_forms_say_what_moves_look_like_and_not_which_are_possible() -> None:
    assert forms(CODEC, LEGAL[:1]) == forms(CODEC, LEGAL)
    assert forms(CODEC, LEGAL).splitlines()[0] == "card <field>"


@pytest.mark.parametrize("tries", [0, -1, 101])
def test_the_number_of_tries_is_bounded(tries: int) -> None:
    with pytest.raises(SetupError, match="1 to 100"):
        judge(tries=tries)
