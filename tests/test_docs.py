"""The rulebooks have the same paragraphs in every language; the references describe every move and field of a view."""

import re
from collections import Counter
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from typing_extensions import is_typeddict

from ridotto.engine.game import Game, all_games, game_named
from ridotto.engine.rulebook import paragraphs
from ridotto.engine.words import LANGUAGES, languages_of
from tests.shipped import SHIPPED

README = Path(__file__).parents[1] / "README.md"
FOLDER = README.parent / "docs" / "games"
ITEM = re.compile(r"^- \*\*([A-Z]+-[A-Z]?\d+)\*\* \S", re.MULTILINE)
REFERENCE = README.parent / "docs" / "reference"
HEADINGS = [
    "Seats and variants",
    "How a match goes",
    "Words used here",
    "Rules",
    "At a glance",
    "Worked examples",
    "How a match can end",
    "What is open and what is hidden",
    "Open rulings",
    "Components and where they come from",
]
REFERENCE_HEADINGS = ["Decisions and move notation", "What `imagine` redraws", "View", "Chance", "Fixtures"]
GAMES = list(all_games().values())
of_every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.slug))
of_every_german_game = pytest.mark.parametrize("game", [game for game in GAMES if "de" in languages_of(game.package)], ids=lambda game: str(game.slug))
of_every_page = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in GAMES for language in languages_of(game.package)], ids=lambda value: str(getattr(value, "slug", value))
)


def page(game: Game, language: str) -> str:
    """The rulebook; a game has one in every language in which it has words."""
    return (FOLDER / f"{game.slug}{'' if language == 'en' else '.' + language}.md").read_text(encoding="utf-8")


def reference(game: Game) -> str:
    """What programmers need to know, in English."""
    return (REFERENCE / f"{game.slug}.md").read_text(encoding="utf-8")


def section(text: str, heading: str) -> str:
    """What stands under a heading."""
    return text.split(f"\n## {heading}\n")[1].split("\n## ")[0]


def test_the_games_that_the_readme_announces_speak_every_language_of_the_house() -> None:
    """One that is being made may begin with English alone."""
    assert SHIPPED
    assert {game.slug: languages_of(game.package) for game in SHIPPED} == dict.fromkeys((game.slug for game in SHIPPED), LANGUAGES)


@of_every_page
def test_all_languages_have_the_same_paragraphs(game: Game, language: str) -> None:
    there = ITEM.findall(page(game, language))
    assert there == ITEM.findall(page(game, "en"))
    assert len(set(there)) == len(there)


@of_every_page
def test_no_language_is_abridged(game: Game, language: str) -> None:
    """German runs longer than English; a paragraph of two thirds, and a section that is shorter, leave something out."""
    english, translated = paragraphs(game.slug, "en"), paragraphs(game.slug, language)
    assert [rule for rule in english if len(translated[rule]) < len(english[rule]) * 2 / 3] == []
    sections = [page(game, each).split("\n## ")[1:] for each in ("en", language)]
    assert [before.splitlines()[0] for before, after in zip(*sections, strict=True) if len(after) < len(before) * 0.9] == []


@of_every_game
def test_every_decision_names_a_paragraph_that_is_there(game: Game) -> None:
    assert {decision.rule for decision in game.decisions} <= set(ITEM.findall(page(game, "en")))


@of_every_page
def test_every_page_has_the_same_headings(game: Game, language: str) -> None:
    found = re.findall(r"^## (.+)$", page(game, language), re.MULTILINE)
    assert found == HEADINGS if language == "en" else len(found) == len(HEADINGS)


@of_every_page
def test_the_rulebook_is_for_players(game: Game, language: str) -> None:
    """Moves as text, fields and the names of editions are the reference's business."""
    assert re.findall(r".*`.*|.*\b(?:API|JSON)\b.*", page(game, language)) == []


@of_every_german_game
def test_a_german_rulebook_names_its_sources_in_german(game: Game) -> None:
    assert re.findall(r".*\b(?:rulebook|derived|house)\b.*", page(game, "de")) == []


def words_in_brackets(game: Game, language: str) -> set[str]:
    """The words with which the paragraphs say where they come from, without the numbers of rules."""
    said = re.findall(r"\[([^\]]*)\]$", page(game, language), re.MULTILINE)
    return {word for each in said for word in re.findall(r"(?<![-\w])[^\W\d_]{2,}(?![-\w])", each)}


@of_every_german_game
def test_an_english_rulebook_names_its_sources_in_english(game: Game) -> None:
    assert words_in_brackets(game, "en") & words_in_brackets(game, "de") <= {"III", "Joker", "Phase", "Quarantia", "in"}


@of_every_page
def test_paragraphs_are_in_order_and_a_ruling_follows_its_rule(game: Game, language: str) -> None:
    """Within each section of the rules; a ruling never opens one."""
    for text in re.split(r"^#{2,4} .+$", page(game, language), flags=re.MULTILINE):
        ids = [rule.partition("-")[2] for rule in ITEM.findall(text)]
        numbers = [int(rule) for rule in ids if rule.isdecimal()]
        assert numbers == sorted(numbers)
        assert not ids or not ids[0].startswith("R")


@of_every_game
def test_every_reference_has_the_same_headings(game: Game) -> None:
    found = re.findall(r"^## (.+)$", reference(game), re.MULTILINE)
    assert [heading for heading in found if heading != "Variants and options"] == REFERENCE_HEADINGS


@of_every_game
def test_every_kind_of_move_is_in_the_notation(game: Game) -> None:
    for kind in game.codec.kinds:
        assert re.search(rf"`{kind.name}[ `]", section(reference(game), "Decisions and move notation")), f"{kind.name} is missing"


@of_every_game
def test_every_object_of_the_view_is_described_with_all_its_fields(game: Game) -> None:
    """Each in one place, a line or a table, beside a field that holds it; where several share a line, each with its own."""
    found = places(section(reference(game), "View"))
    described: dict[int, list[Any]] = {}
    for shape, names in objects(game.view_shape).items():
        fitting = [at for at, place in enumerate(found) if get_type_hints(shape).keys() <= place.keys() and (not names or names & place.keys())]
        assert fitting, f"nothing describes {shape.__name__}, {' or '.join(sorted(names))}, with {', '.join(sorted(get_type_hints(shape)))}"
        described.setdefault(min(fitting, key=lambda at: found[at].total()), []).append(shape)
    for at, shapes in described.items():
        fields = Counter(field for shape in shapes for field in get_type_hints(shape).keys() - inherited(shape, shapes))
        assert fields - found[at] == Counter(), f"{[shape.__name__ for shape in shapes]}: too few fields in one place"


def inherited(shape: Any, others: list[Any]) -> set[str]:
    """The fields that an object has from another of them, and that need not be named again."""
    return {field for base in getattr(shape, "__orig_bases__", ()) if base in others for field in get_type_hints(base)}


def objects(shape: Any, name: str = "", found: dict[Any, set[str]] | None = None) -> dict[Any, set[str]]:
    """Every object in a view's shape, the whole first, with the names of the fields that hold it."""
    found = {} if found is None else found
    if is_typeddict(shape):
        new = shape not in found
        found.setdefault(shape, set()).update([name] if name else [])
        for field, kind in get_type_hints(shape).items() if new else ():
            objects(kind, field, found)
    for part in get_args(shape):
        objects(part, name, found)
    return found


def places(text: str) -> list[Counter[str]]:
    """The fields named in each line, and in the first column of each table with the line before it."""
    found = [Counter(re.findall(r"`(\w+)`", line)) for line in text.splitlines()]
    for lead, table in re.findall(r"(.*)\n\n((?:\|.*\n)+)", text):
        found.append(Counter(re.findall(r"`(\w+)`", "".join([lead, *(line.split("|")[1] for line in table.splitlines())]))))
    return found


NAMED = {
    "doge": ("field", "set"),
    "palazzo": ("currency",),
    "rialto": ("card", "district", "building"),
    "venice": ("building", "contract", "cube", "doge-card", "influence"),
}
"""The components that the rulebook calls by the names they have at the table; those of The Doge Ship have numbers there."""


@pytest.mark.parametrize("slug", NAMED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_components_have_the_same_names_in_the_rulebook_and_at_the_table(slug: str, language: str) -> None:
    game = game_named(slug)
    text, words = page(game, language).replace("’", "'").lower(), game.words(language)
    spoken = [arg for kind in game.events.kinds for arg in kind.args] + [arg for kind in game.codec.kinds for arg in kind.args]
    names = {words(f"{arg.words}-{choice}").replace("’", "'") for arg in spoken if arg.words in NAMED[slug] for choice in arg.choices}
    assert sorted(name for name in names if name.lower() not in text) == []
