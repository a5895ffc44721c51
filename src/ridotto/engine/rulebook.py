"""The rulebooks, docs/games/SLUG.md and SLUG.de.md: the whole text, or the paragraph that states one rule; and beside them
how strong players play, SLUG-strategy.md and SLUG-strategy.de.md.

A game without a German page shows the English one.
A paragraph is an item of a list that begins with the rule's id: `- **DOG-17** ...`.
"""

import re
from pathlib import Path

from ridotto.engine.errors import SetupError
from ridotto.engine.words import LANGUAGES

# beside the package's folders when it is installed, at the root of a checkout otherwise
_PLACES = (Path(__file__).parents[1] / "docs" / "games", Path(__file__).parents[3] / "docs" / "games")
_OVERVIEWS = ("How a match goes", "Overview", "So läuft eine Partie", "So verläuft eine Partie", "Überblick")
_ITEM = re.compile(r"- \*\*([A-Z]+-[A-Z]?\d+[a-z]?)\*\* ")


def rules_text(slug: str, language: str = "en") -> str:
    """The rulebook of a game, in Markdown."""
    if language not in LANGUAGES:
        raise SetupError(f"there are no rules in {language!r}; there are: {', '.join(LANGUAGES)}")
    found = _page(slug, language)
    if found is None:
        known = sorted({path.stem for place in _PLACES for path in place.glob("*.md") if path.stem.isalnum()})  # no translation, nothing but rules
        raise SetupError(f"this installation has no rulebook {slug}.md; it has those of: {', '.join(known) or 'no game'}")
    return found.read_text(encoding="utf-8")


def strategy_text(slug: str, language: str = "en") -> str:
    """How strong players play a game, in Markdown; empty where nobody has written it down."""
    found = _page(f"{slug}-strategy", language)
    return found.read_text(encoding="utf-8") if found is not None else ""


def _page(name: str, language: str) -> Path | None:
    """A page in this language, or else in English."""
    pages = [place / file for file in (f"{name}.{language}.md", f"{name}.md") for place in _PLACES]
    return next((page for page in pages if page.is_file()), None)


def rule_ids(slug: str) -> list[str]:
    """The ids of all paragraphs, in the order of the page."""
    return list(paragraphs(slug, "en"))


def is_overview(heading: str) -> bool:
    """Whether a section of the rules is the one that tells how a match goes."""
    return heading.strip() in _OVERVIEWS


def overview(slug: str, language: str = "en") -> str:
    """The section of the rules that tells how a match goes, in Markdown; empty where there is none."""
    for section in rules_text(slug, language).split("\n## ")[1:]:
        heading, _, text = section.partition("\n")
        if is_overview(heading):
            return text.strip()
    return ""


def components(slug: str, language: str = "en") -> str:
    """The last section of the rules, which lists the components and says where they come from, in Markdown."""
    return rules_text(slug, language).rpartition("\n## ")[2].partition("\n")[2].strip()


def paragraph(slug: str, rule_id: str, language: str = "en") -> str:
    """The paragraph that states a rule, by its id: 'DOG-17', upper or lower case, or just '17'."""
    return paragraphs(slug, language)[rule_named(slug, rule_id)]


def rule_named(slug: str, wanted: str) -> str:
    """The id of a paragraph, for what a person has typed: 'dog-17' or just '17'."""
    found = rule_ids(slug)
    for name in found:
        if wanted.strip().upper() in (name.upper(), name.upper().partition("-")[2]):
            return name
    example = f"; they are named like {found[0]}" if found else ""
    raise SetupError(f"the rules of {slug} have no paragraph {wanted!r}{example}")


def sections(slug: str, language: str = "en") -> dict[str, list[str]]:
    """The headings under which there are paragraphs, each with their ids."""
    found: dict[str, list[str]] = {}
    for part in re.split(r"^#{2,4} ", rules_text(slug, language), flags=re.MULTILINE)[1:]:
        heading, _, text = part.partition("\n")
        ids = [item[1] for line in text.splitlines() if (item := _ITEM.match(line))]
        if ids:
            found[heading.strip()] = ids
    return found


def paragraphs(slug: str, language: str) -> dict[str, str]:
    """All paragraphs by id. An item ends where a line is empty or begins at the margin."""
    found: dict[str, list[str]] = {}
    current: list[str] | None = None
    for line in rules_text(slug, language).splitlines():
        item = _ITEM.match(line)
        if item is not None:
            current = found.setdefault(item[1], [])
            current.append(line.removeprefix("- "))
        elif current is not None and line.startswith("  "):
            current.append(line.strip())
        else:
            current = None
    return {name: " ".join(lines) for name, lines in found.items()}
