"""The rules reference: the same paragraphs in every language of a game, and every decision points at one of them."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from typing_extensions import is_typeddict

from ridotto.engine.game import Game, all_games, game_named
from ridotto.engine.words import LANGUAGES, languages_of

README = Path(__file__).parents[1] / "README.md"
FOLDER = README.parent / "docs" / "games"
ITEM = re.compile(r"^- \*\*([A-Z]+-[A-Z]?\d+)\*\* \S", re.MULTILINE)
HEADINGS = [
    "Seats and variants",
    "How a match goes",
    "Components and where they come from",
    "Words used here",
    "Rules",
    "Rulings",
    "Decisions and move notation",
    "What each seat sees",
    "View",
    "Chance",
    "Worked examples",
    "How a match can end",
    "Open rulings",
]
GAMES = list(all_games().values())
of_every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.slug))
of_every_page = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in GAMES for language in languages_of(game.package)], ids=lambda value: str(getattr(value, "slug", value))
)


def page(game: Game, language: str) -> str:
    """The rules reference; a game has one in every language in which it has words."""
    return (FOLDER / f"{game.slug}{'' if language == 'en' else '.' + language}.md").read_text(encoding="utf-8")


def section(text: str, number: int) -> str:
    """What stands under one of the HEADINGS, whatever its language."""
    return re.split(r"^## .+$", text, flags=re.MULTILINE)[number + 1]


def test_the_games_that_the_readme_announces_speak_every_language_of_the_house() -> None:
    """One that is being made may begin with English alone."""
    announced = re.findall(r"^\| \[.+\]\(docs/games/(\w+)\.md\)", README.read_text(encoding="utf-8"), re.MULTILINE)
    assert announced
    assert {slug: languages_of(game_named(slug).package) for slug in announced} == dict.fromkeys(announced, LANGUAGES)


@of_every_page
def test_all_languages_have_the_same_paragraphs(game: Game, language: str) -> None:
    there = ITEM.findall(page(game, language))
    assert there == ITEM.findall(page(game, "en"))
    assert len(set(there)) == len(there)


@of_every_game
def test_every_decision_names_a_paragraph_that_is_there(game: Game) -> None:
    assert {decision.rule for decision in game.decisions} <= set(ITEM.findall(page(game, "en")))


@of_every_page
def test_every_page_has_the_same_headings(game: Game, language: str) -> None:
    found = re.findall(r"^## (.+)$", page(game, language), re.MULTILINE)
    assert found == HEADINGS if language == "en" else len(found) == len(HEADINGS)


@of_every_page
def test_every_kind_of_move_is_in_the_notation(game: Game, language: str) -> None:
    for kind in game.codec.kinds:
        assert re.search(rf"`{kind.name}[ `]", page(game, language)), f"{kind.name} is missing"


@of_every_page
def test_every_field_of_the_view_is_described(game: Game, language: str) -> None:
    """Also those of the objects in it, at every depth."""
    described = re.findall(r"`(\w+)`", section(page(game, language), HEADINGS.index("View")))
    missing = set(fields(game.view_shape)) - set(described)
    assert sorted(missing) == [], "the section on the view does not describe them"


def fields(shape: Any) -> Iterator[str]:
    """Every field of a view's shape."""
    if is_typeddict(shape):
        for name, kind in get_type_hints(shape).items():
            yield name
            yield from fields(kind)
    for part in get_args(shape):
        yield from fields(part)
