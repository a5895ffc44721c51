"""Reading lessons: what a lesson says about a move, and one sentence for whatever is wrong with its file."""

from importlib.resources import files

import pytest

from ridotto.engine.errors import LessonError
from ridotto.engine.lesson import Correction, has_lesson, lesson_of, parse_lesson
from ridotto.games._template import GAME
from ridotto.games._template_cards import GAME as CARDS

TEXT = files(GAME.package).joinpath("lesson.toml").read_text(encoding="utf-8")
EDITION = """
[edition.cards]
bids = 6
"""


def test_a_lesson_plays_the_right_answers_and_what_follows_them() -> None:
    lesson = lesson_of(GAME)
    assert [step.say for step in lesson.steps] == ["goal", "bid", "won"]
    assert lesson.end == 4
    assert lesson.match_at(2).scores() == [0, 0]
    assert lesson.match_at(3).scores() == lesson.match_at(lesson.end).scores() == [2, 0]


def test_every_answer_but_the_right_one_is_corrected_with_a_rule() -> None:
    lesson, number = lesson_of(GAME), GAME.codec.number
    match = lesson.match_at(2)
    assert lesson.correction(2, match, number("bid 3")) is None
    assert lesson.correction(2, match, number("bid 5")) == Correction("too-high", "LOT-2")
    assert lesson.correction(2, match, number("bid 1")) == Correction("", "LOT-2"), "there is no sentence of its own"


def test_what_is_pointed_at_as_the_move_is_the_expected_one() -> None:
    points = lesson_of(GAME).steps[1].points()
    assert [(point.kind, point.name) for point in points] == [("own", ""), ("move", "bid 3")]


def test_a_lesson_may_change_the_edition() -> None:
    lesson = parse_lesson(TEXT.replace("[[step]]", f"{EDITION}\n[[step]]", 1), GAME, "lesson.toml")
    assert lesson.match_at(1).legal(0)[-1] == "bid 6"
    assert lesson_of(GAME).match_at(1).legal(0)[-1] == "bid 5"


def test_a_game_need_not_have_a_lesson() -> None:
    assert has_lesson(GAME)
    assert not has_lesson(CARDS)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("seats = 2", "seats = = 2", "lesson.toml: not TOML: "),
        ("seats = 2", "seats = 9", "lesson.toml: Lots cannot be played with 9 seats; it takes 2, 3, 4"),
        ("seats = 2", "seats = 2\nyou = 2", "lesson.toml: the learner's seat is 2, and there are 2, counted from 0"),
        ("seats = 2", 'seats = 2\nvariant = "x"', "lesson.toml: Lots has no variant 'x'; variants: none"),
        ("seats = 2", 'seats = "2"', "lesson.toml: seats: input should be a valid integer"),
        ("seats = 2", "seats = 2\nedition = { cards = { bids = 0 } }", "lesson.toml: [edition]: [cards] bids: "),
        ('say = "won"', 'say = "won"\nsays = "x"', "lesson.toml: step 3 says: extra inputs are not permitted"),
        ('say = "won"', 'say = "Won!"', "lesson.toml: step 3 say: string should match pattern"),
        ('expect = "bid 3"', 'expect = "bid 9"', "lesson.toml: step 2 (bid): 'bid 9' is not possible now; possible: bid 1, "),
        ('expect = "bid 3"', 'expect = "fly"', "lesson.toml: step 2 (bid): 'fly' is not a move of this game"),
        ('expect = "bid 3"\n', "", "lesson.toml: step 2 (bid): nothing is expected, so there is no wrong answer"),
        ('move = "bid 5"', 'move = "bid 3"', "lesson.toml: step 2 (bid): no wrong answer is 'bid 3'; possible: bid 1, "),
        ('"1 bid 2"', '"1 bid 9"', "lesson.toml: step 2 (bid): 'bid 9' is not possible now"),
        ('"1 bid 2"', '"bid 2"', "lesson.toml: step 2 (bid): 'bid 2' is not a seat and a move"),
        ('"1 bid 2"', '"1 bid 2", "0 bid 1"', "lesson.toml: step 2 (bid): 'bid 1' is not the only move that the learner has there"),
        ('"board prize"', '"bord prize"', "lesson.toml: step 1 (goal): nothing is called 'bord'; what can be pointed at: move [MOVE], own [NAME], seat NUMBER"),
        ('"seat 0"', '"seat 2"', "lesson.toml: step 3 (won): there is no seat '2'; they are counted from 0 to 1"),
        ('"seat 0"', '"move bid 1"', "lesson.toml: step 3 (won): the move 'bid 1' cannot be pointed at"),
    ],
)
def test_a_bad_lesson_gets_one_sentence_that_says_what_and_where(old: str, new: str, sentence: str) -> None:
    assert old in TEXT
    with pytest.raises(LessonError) as wrong:
        parse_lesson(TEXT.replace(old, new, 1), GAME, "lesson.toml")
    assert str(wrong.value).startswith(sentence)
    assert "\n" not in str(wrong.value)
