"""Lessons: a guided first match of a game, as data in the game's folder.

`lesson.toml` says how the match is set up and, step by step, what is told, what is pointed at, which move is expected,
what a wrong one is answered with and which moves follow. The sentences are in `words/lesson.en.ftl` and
`words/lesson.de.ftl`. A step has one right answer, so the number of a step alone says what has happened so far: every
position follows from the file. docs/lessons.md describes the format.
"""

import json
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import lru_cache
from importlib.resources import files
from typing import Annotated, Any

from pydantic import Field, ValidationError

from ridotto.engine.edition import Edition, Part
from ridotto.engine.errors import EditionError, LessonError, RidottoError
from ridotto.engine.game import Game
from ridotto.engine.match import Match
from ridotto.engine.rulebook import rule_ids
from ridotto.engine.words import Words, languages_of, load_words, messages

FILE = "lesson.toml"
WORDS = "lesson"
"""The part of a game's words that its lesson has."""
MOST_STEPS = 99
LEARNED = ("learned-1", "learned-2", "learned-3")
"""The sentences at the end: what was learned."""
POINTED = {"move": "[MOVE]", "own": "[NAME]", "seat": "NUMBER", "board": "[NAME]", "prompt": "", "log": ""}
"""What can be pointed at, each with what may or must follow it."""

Name = Annotated[str, Field(pattern=r"^[a-z0-9-]+$", max_length=60)]
"""The name of a sentence: message `lesson-NAME`."""


class Wrong(Part):
    """What some wrong answers are told."""

    move: str
    """The moves it is about: a text, with * for any rest."""
    say: Name
    rule: str = ""
    """The paragraph that is shown with it, where it is not that of the step."""


class Point(Part):
    """Something pointed at: its kind, one of POINTED, and its name."""

    kind: str
    name: str


class Step(Part):
    """One step of a lesson."""

    say: Name
    at: tuple[str, ...] = ()
    """What is pointed at: the kind, one of POINTED, and a name. `move` alone is the expected one."""
    expect: str = ""
    """The move that the learner should make; without one the step is read, and the lesson goes on."""
    rule: str = ""
    """The paragraph that wrong answers are shown; without one it is that of the decision."""
    wrong: tuple[Wrong, ...] = ()
    then: tuple[str, ...] = ()
    """The moves that follow, `SEAT MOVE` each: those of others, and of the learner what goes without saying, that is what
    belongs to the expected move, right after it, or is the only move there is."""

    def points(self) -> list[Point]:
        """What is pointed at."""
        found = [Point(kind=kind, name=name) for kind, _, name in (each.partition(" ") for each in self.at)]
        return [Point(kind="move", name=self.expect) if each.kind == "move" and not each.name else each for each in found]


class Plan(Part):
    """The file of a lesson."""

    seats: int
    seed: str = Field(min_length=1)
    you: int = Field(default=0, ge=0)
    """The learner's seat."""
    variant: str = ""
    edition: dict[str, Any] = Field(default_factory=dict)
    """What is different in the edition, table by table, where a smaller game teaches better."""
    step: tuple[Step, ...] = Field(min_length=1, max_length=MOST_STEPS)


@dataclass(frozen=True)
class Correction:
    """What a wrong answer is told: the name of a sentence (empty: there is none of its own) and of a rule."""

    say: str
    rule: str


@dataclass(frozen=True)
class Lesson:
    """A lesson that can be played through."""

    game: Game
    plan: Plan
    edition: Edition | None
    """The edition of its own, where it has one."""

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps; people count them from 1."""
        return self.plan.step

    @property
    def end(self) -> int:
        """The number of the page after the last step."""
        return len(self.steps) + 1

    def words(self, language: str) -> Words:
        """The words of the game and those of its lesson."""
        return load_words(language, self.game.package, WORDS)

    def match_at(self, number: int) -> Match:
        """The match when step `number` is told; with `end`, when all is over."""
        match = self._begin()
        for step in self.steps[: number - 1]:
            for seat, move in _moves(self.plan, step):
                match.play(seat, move)
        return match

    def correction(self, number: int, match: Match, move: int) -> Correction | None:
        """What the learner is told about a move made at a step, which `match` has reached; None if it is the right one."""
        step, text = self.steps[number - 1], match.game.codec.text(move)
        if text == step.expect:
            return None
        decision = match.game.decisions[match.state.decision(self.plan.you)]
        for each in step.wrong:
            if fnmatchcase(text, each.move):
                return Correction(each.say, each.rule or step.rule or decision.rule)
        return Correction("", step.rule or decision.rule)

    def _begin(self) -> Match:
        return Match.new(self.game, self.plan.seats, self.plan.seed, self.plan.variant, edition=self.edition)


def has_lesson(game: Game) -> bool:
    """Whether a game brings a lesson."""
    return files(game.package).joinpath(FILE).is_file()


@lru_cache(maxsize=64)
def lesson_of(game: Game) -> Lesson:
    """The lesson of a game that has one, played through once; LessonError says what is wrong with it."""
    lesson = parse_lesson(files(game.package).joinpath(FILE).read_text(encoding="utf-8"), game, f"{game.slug}/{FILE}")
    for language in languages_of(game.package, WORDS):
        _check_words(lesson, language)
    return lesson


def parse_lesson(text: str, game: Game, source: str) -> Lesson:
    """A lesson given as text; `source` is what a LessonError calls it. Its sentences are not looked for."""
    try:
        plan = Plan.model_validate_json(json.dumps(tomllib.loads(text), default=str))  # strict, but a list may be a tuple
    except tomllib.TOMLDecodeError as error:
        raise LessonError(f"{source}: not TOML: {error}") from None
    except ValidationError as error:
        first = error.errors()[0]
        raise LessonError(f"{source}: {_place(first['loc'])}: {first['msg'][0].lower()}{first['msg'][1:]}") from None
    try:
        lesson = Lesson(game, plan, game.changed_edition(plan.edition, "[edition]") if plan.edition else None)
        _play_through(lesson, source)
    except EditionError as error:
        raise LessonError(f"{source}: {error}") from None
    return lesson


# ---- checking ----


def _play_through(lesson: Lesson, source: str) -> None:
    try:
        if lesson.plan.you >= lesson.plan.seats:
            raise LessonError(f"the learner's seat is {lesson.plan.you}, and there are {lesson.plan.seats}, counted from 0")
        match = lesson._begin()
    except RidottoError as error:
        raise LessonError(f"{source}: {error}") from None
    for number, step in enumerate(lesson.steps, 1):
        try:
            _check_step(lesson, step, match)
            belongs = bool(step.expect)
            for seat, move in _moves(lesson.plan, step):
                belongs = belongs and seat == lesson.plan.you
                if seat == lesson.plan.you and not belongs and match.legal(seat) != [move]:
                    raise LessonError(f"{move!r} is not the only move that the learner has there, so the learner must make it")
                match.play(seat, move)
        except RidottoError as error:
            raise LessonError(f"{source}: step {number} ({step.say}): {error}") from None


def _check_step(lesson: Lesson, step: Step, match: Match) -> None:
    legal = match.legal(lesson.plan.you) if step.expect else []
    if step.expect:
        match.number(lesson.plan.you, step.expect)
    elif step.wrong:
        raise LessonError("nothing is expected, so there is no wrong answer")
    for each in step.wrong:
        if not any(fnmatchcase(move, each.move) and move != step.expect for move in legal):
            raise LessonError(f"no wrong answer is {each.move!r}; possible: {', '.join(legal)}")
    for rule in {step.rule, *(each.rule for each in step.wrong)} - {""}:
        if rule not in rule_ids(lesson.game.slug):
            raise LessonError(f"the rules have no paragraph {rule!r}")
    for point in step.points():
        _check_point(point, match.seats, legal)


def _check_point(point: Point, seats: int, legal: list[str]) -> None:
    if point.kind not in POINTED:
        raise LessonError(f"nothing is called {point.kind!r}; what can be pointed at: {', '.join(f'{kind} {rest}'.strip() for kind, rest in POINTED.items())}")
    if point.kind == "move" and point.name not in legal:
        raise LessonError(f"the move {point.name!r} cannot be pointed at: the learner cannot make it there")
    if point.kind == "seat" and point.name not in map(str, range(seats)):
        raise LessonError(f"there is no seat {point.name!r}; they are counted from 0 to {seats - 1}")


def _check_words(lesson: Lesson, language: str) -> None:
    """Every sentence is there, and none is left over."""
    source, found = f"{lesson.game.slug}/words/{WORDS}.{language}.ftl", messages(lesson.game.package, language, WORDS)
    wanted = {f"lesson-{name}" for name in sentences(lesson)}
    for said, keys in (("lacks", wanted - found.keys()), ("has keys that are not used:", found.keys() - wanted)):
        if keys:
            raise LessonError(f"{source} {said} {', '.join(sorted(keys))}")
    if any(found.values()):
        raise LessonError(f"{source}: sentences of a lesson have no variables")


def sentences(lesson: Lesson) -> Iterator[str]:
    """The names of all sentences of a lesson."""
    for step in lesson.steps:
        yield step.say
        yield from (each.say for each in step.wrong)
    yield from LEARNED


def _moves(plan: Plan, step: Step) -> Iterator[tuple[int, str]]:
    """The moves of a step: that of the learner, then those that follow."""
    if step.expect:
        yield plan.you, step.expect
    for line in step.then:
        seat, _, move = line.partition(" ")
        if not seat.isdecimal() or not move:
            raise LessonError(f"{line!r} is not a seat and a move")
        yield int(seat), move


def _place(loc: tuple[int | str, ...]) -> str:
    """Where in the file something is wrong; steps are counted from 1, as people see them."""
    if len(loc) > 1 and loc[0] == "step":
        return " ".join([f"step {int(loc[1]) + 1}", *map(str, loc[2:])])
    return " ".join(map(str, loc))
