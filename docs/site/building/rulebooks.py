"""Rulebooks as the server shows them: an anchor at each numbered paragraph, a link at each number, and figures drawn by the games.

A figure, `figures/doge-tie.svg` in a rulebook, becomes a part of the page, so that it has the page's letters and follows day and night.
"""

import re
from collections.abc import Iterator
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.transforms import SphinxTransform
from sphinx.util import logging

from ridotto.engine.errors import SetupError
from ridotto.engine.figures import figure
from ridotto.engine.game import all_games
from ridotto.engine.rulebook import rule_ids

FOLDER = Path(__file__).parents[3] / "docs" / "games"
_FIGURE = re.compile(r"figures/(\w+?)-(\w+)\.svg")
_RULE = re.compile(r"\b[A-Z]+-[A-Z]?\d+[a-z]?\b")
_SOURCE = re.compile(r" (\[[^\]]*\])$")
_PLAIN = (nodes.reference, nodes.literal, nodes.literal_block, nodes.title, nodes.raw, addnodes.pending_xref)
logger = logging.getLogger(__name__)


def setup(app: Sphinx) -> dict[str, Any]:
    """Called by Sphinx."""
    app.add_transform(Figures)
    app.add_transform(Numbers)
    return {"parallel_read_safe": True, "parallel_write_safe": True, "env_version": 1}


class Figures(SphinxTransform):
    """Shows the drawing of a game in place of a picture, with its caption."""

    default_priority = 400

    def apply(self, **kwargs: Any) -> None:
        """Called by Sphinx for each page."""
        language = "de" if self.env.docname.endswith(".de") else "en"
        for image in list(self.document.findall(nodes.image)):
            found = _FIGURE.fullmatch(image["uri"])
            if found is None:
                continue
            try:
                drawn = drawing(found[1], found[2], language)
            except SetupError as error:
                logger.warning("%s", error, location=image)
                continue
            shown = f"<figure>{drawn}<figcaption>{escape(image['alt'])}</figcaption></figure>"
            image.parent.replace_self(nodes.raw("", shown, format="html"))


def drawing(slug: str, name: str, language: str = "en") -> str:
    """A figure as a part of a page: its styles are the page's, and no id of it is that of another figure."""
    svg = re.sub(r"<style>.*?</style>", "", figure(slug, name, language), count=1, flags=re.DOTALL)
    return re.sub(r'(\bid="|href="#|url\(#)', rf"\g<1>{slug}-{name}-", svg)


class Numbers(SphinxTransform):
    """Gives every rule its anchor, and every number of a rule a link to it."""

    default_priority = 810  # after the inline markup of a page is complete

    def apply(self, **kwargs: Any) -> None:
        """Called by Sphinx for each page."""
        own = rulebook_of(self.env.docname)
        if own:
            self.mark()
        for text in list(self.document.findall(nodes.Text)):
            if _RULE.search(text) and not any(isinstance(above, _PLAIN) for above in _above(text)):
                text.parent.replace(text, list(self.linked(str(text), own)))

    def mark(self) -> None:
        """Set the anchors of a rulebook's paragraphs; rulings and sources are set off."""
        for item in self.document.findall(nodes.list_item):
            rule = next((strong.astext() for strong in item.findall(nodes.strong)), "")
            if rule not in _known() or not item.astext().startswith(rule):
                continue
            item["ids"].append(rule)
            item["classes"] += ["paragraph", *(["ruling"] if "-R" in rule else [])]
            last = item[0][-1]
            if isinstance(last, nodes.Text) and (source := _SOURCE.search(last)):
                item[0].replace(last, [nodes.Text(last[: source.start()] + " "), nodes.inline("", source[1], classes=["source"])])

    def linked(self, text: str, own: str) -> Iterator[nodes.Node]:
        """The text with its numbers as links: in a rulebook to its own paragraphs, elsewhere to the English ones."""
        for part in re.split(f"({_RULE.pattern})", text):
            slug = _known().get(part)
            if slug is None:
                yield nodes.Text(part)
            else:
                page = "" if own == slug else f"{'../' * self.env.docname.count('/')}docs/games/{slug}.html"
                yield nodes.reference("", part, refuri=f"{page}#{part}", internal=True, classes=["rule"])


@cache
def rulebooks() -> list[str]:
    """The games that have a rulebook; one that is being made may not have it yet."""
    return [slug for slug in all_games() if (FOLDER / f"{slug}.md").is_file()]


def rulebook_of(docname: str) -> str:
    """The game whose rulebook a page is; empty for other pages."""
    return next((slug for slug in rulebooks() if docname in (f"docs/games/{slug}", f"docs/games/{slug}.de")), "")


@cache
def _known() -> dict[str, str]:
    """Every numbered paragraph, with its game."""
    return {rule: slug for slug in rulebooks() for rule in rule_ids(slug)}


def _above(node: nodes.Node) -> Iterator[nodes.Node]:
    parent = node.parent
    while parent is not None:
        yield parent
        parent = parent.parent
