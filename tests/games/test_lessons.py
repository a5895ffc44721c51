"""The lessons of all games: each can be played through, in every language, and is as long as a lesson should be.

`tests/table/test_lessons.py` has their pages, `tests/engine/test_lesson.py` the format.
"""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from ridotto.engine.errors import LessonError
from ridotto.engine.game import Game, all_games, game_named
from ridotto.engine.lesson import LEARNED, Lesson, has_lesson, lesson_of, parse_lesson, sentences
from ridotto.engine.words import LANGUAGES, languages_of
from ridotto.games._template import GAME as TEMPLATE

from .test_words import is_a_sentence

GAMES = [game for game in all_games().values() if has_lesson(game)]
STEPS = range(25, 46)
MOVES = range(12, 26)
"""Five to ten minutes."""
LONGEST = 260
"""Characters: what is told at once, in one or two short sentences, three at most."""


README = Path(__file__).parents[2] / "README.md"


def test_every_game_that_the_readme_announces_has_a_lesson() -> None:
    """One that is being made need not have one."""
    announced = re.findall(r"^\| \[.+\]\(docs/games/(\w+)\.md\)", README.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(announced) == sorted(game.slug for game in GAMES)


def moves(lesson: Lesson) -> list[str]:
    return [step.expect for step in lesson.steps if step.expect]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_lesson_takes_five_to_ten_minutes_in_every_language(game: Game) -> None:
    lesson = lesson_of(game)
    assert len(lesson.steps) in STEPS
    assert len(moves(lesson)) in MOVES
    assert languages_of(game.package, "lesson") == LANGUAGES


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_the_goal_comes_first_and_a_move_right_after_it(game: Game) -> None:
    steps = lesson_of(game).steps
    assert steps[0].say == "goal"
    assert any(step.expect for step in steps[1:3])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_at_the_end_the_learner_has_scored(game: Game) -> None:
    """So that everybody sees what it was all for."""
    lesson = lesson_of(game)
    begin, end = (game.points(lesson.match_at(number).state)[lesson.plan.you] for number in (1, lesson.end))
    assert end > begin


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_lesson_is_the_same_every_time(game: Game) -> None:
    lesson = lesson_of(game)
    assert lesson.match_at(lesson.end).state.digest() == lesson.match_at(lesson.end).state.digest()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_is_short_and_whole(game: Game, language: str) -> None:
    lesson = lesson_of(game)
    words = lesson.words(language)
    for name in sentences(lesson):
        said = words(f"lesson-{name}")
        assert is_a_sentence(said) or said.endswith("?"), said
        assert len(said) <= LONGEST, said


@pytest.mark.parametrize("game", [*GAMES, TEMPLATE], ids=lambda game: game.slug)
def test_every_step_is_told_in_words_of_its_own_and_ends_with_what_was_learned(game: Game) -> None:
    lesson = lesson_of(game)
    told = [step.say for step in lesson.steps]
    assert len(set(told)) == len(told)
    assert list(sentences(lesson))[-3:] == list(LEARNED)
    assert lesson.words("en")("lesson-goal") != lesson.words("de")("lesson-goal")


def test_a_rule_that_does_not_exist_is_refused() -> None:
    doge = game_named("doge")
    text = files(doge.package).joinpath("lesson.toml").read_text(encoding="utf-8")
    with pytest.raises(LessonError, match=r"^doge/lesson\.toml: step 2 \(card\): the rules have no paragraph 'DOG-999'$"):
        parse_lesson(text.replace("DOG-23", "DOG-999", 1), doge, "doge/lesson.toml")
