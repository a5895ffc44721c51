"""The rules reference: the same paragraphs in both languages, and every decision points at one of them."""

import re
from pathlib import Path

import pytest

from ridotto.engine.game import Game, all_games

FOLDER = Path(__file__).parents[1] / "docs" / "games"
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


def paragraphs(slug: str, suffix: str) -> list[str]:
    return ITEM.findall((FOLDER / f"{slug}{suffix}.md").read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: str(game.slug))
def test_both_languages_have_the_same_paragraphs(game: Game) -> None:
    english, german = paragraphs(game.slug, ""), paragraphs(game.slug, ".de")
    assert len(english) > 100
    assert english == german
    assert len(set(english)) == len(english)


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: str(game.slug))
def test_every_decision_names_a_paragraph_that_is_there(game: Game) -> None:
    there = set(paragraphs(game.slug, ""))
    assert {decision.rule for decision in game.decisions} <= there


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: str(game.slug))
def test_every_page_has_the_same_headings(game: Game) -> None:
    text = (FOLDER / f"{game.slug}.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (.+)$", text, re.MULTILINE) == HEADINGS
    german = (FOLDER / f"{game.slug}.de.md").read_text(encoding="utf-8")
    assert len(re.findall(r"^## ", german, re.MULTILINE)) == len(HEADINGS)


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: str(game.slug))
def test_every_kind_of_move_is_in_the_notation(game: Game) -> None:
    for suffix in ("", ".de"):
        text = (FOLDER / f"{game.slug}{suffix}.md").read_text(encoding="utf-8")
        for kind in game.codec.kinds:
            assert re.search(rf"`{kind.name}[ `]", text), f"{kind.name} is missing in {game.slug}{suffix}.md"


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: str(game.slug))
def test_every_field_of_the_view_is_described(game: Game) -> None:
    for suffix in ("", ".de"):
        text = (FOLDER / f"{game.slug}{suffix}.md").read_text(encoding="utf-8")
        for key in game.view_shape.__annotations__:
            assert f"`{key}`" in text, f"{key} is missing in {game.slug}{suffix}.md"
