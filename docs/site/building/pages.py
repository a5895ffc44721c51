"""Our own pages and look: the table's stylesheets, letters and drawings, the navigation, and the front page."""

import re
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.util import logging

from building.rulebooks import drawing, rulebook_of, rulebooks
from ridotto.engine.game import Game, all_games
from ridotto.look.scene import read_style
from ridotto.table.language import table_words
from ridotto.table.pages import artwork

ROOT = Path(__file__).parents[3]
TABLE, LOOK = ROOT / "src/ridotto/table/static", ROOT / "src/ridotto/look/css"
STYLES = [LOOK / "tokens.css", LOOK / "scene.css", TABLE / "page.css"]
FONTS = [TABLE / "fonts.css", TABLE / "vendor"]
SESSION = """\
>>> from ridotto import Match
>>> match = Match.new("doge", seats=3, seed="carnival")
>>> match.legal(0)[:3]
['card cannaregio', 'card castello', 'card dorsoduro']
>>> match.play(0, "card castello")
>>> match.undo(0)
'card castello'
>>> picture = match.svg()
"""
"""What the front page shows of Python."""
FRONT = "doge"
"""The game whose board the front page shows."""
BANDS = ("xMid", "xMin", "xMax")
"""Which part of the city a section shows where there is no room for all of it."""
_SOFT = re.compile(r'<span class="k">(match)</span>(?=<span class="o">\.)')
"""Pygments takes `match.play(...)` at the beginning of a line for a match statement."""
_PARAMETERS = re.compile(r'<dl>\n((?:<dd><em class="sig-param">.*?</dd>\n)+)</dl>', re.DOTALL)
"""The parameters of a long signature, one to a line: a list of definitions without a term."""
logger = logging.getLogger(__name__)


def setup(app: Sphinx) -> dict[str, Any]:
    """Called by Sphinx."""
    app.connect("html-page-context", add_context)
    app.connect("build-finished", copy_assets)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def copy_assets(app: Sphinx, failed: Exception | None) -> None:
    """Copy what the pages share with those of the table. Without its letters the reader's own stand in."""
    if failed is not None or app.builder.name != "html":
        return
    static = Path(app.outdir) / "_static"
    for source in [*STYLES, *(FONTS if _has_fonts() else []), TABLE / "icon.svg"]:
        if source.is_dir():
            shutil.copytree(source, static / source.name, dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.js", "htmx*"))
        else:
            shutil.copy(source, static)
    for game in all_games().values():
        (static / f"scene-{game.slug}.css").write_text(read_style(game.package), encoding="utf-8")
    if not _has_fonts():
        logger.info("The letters of the pages are not here (`make assets` fetches them); the site uses the reader's own.")


def _has_fonts() -> bool:
    return any((TABLE / "vendor").glob("*.woff2"))


# ---- navigation ----


@dataclass(frozen=True)
class Entry:
    """A page in the navigation."""

    name: str
    title: str
    current: bool
    """Whether it is the page that is shown."""
    open: bool
    """Whether it is that page, or has it below it."""
    below: list["Entry"]


def _entries(env: BuildEnvironment, above: str, shown: str) -> list[Entry]:
    """The pages below one, by the titles that its lists give them, or else their own."""
    found = []
    for title, name in _listed(env, above):
        below = _entries(env, name, shown)
        is_open = name == shown or any(each.open for each in below)
        found.append(Entry(name, title or env.titles[name].astext(), name == shown, is_open, below))
    return found


def _listed(env: BuildEnvironment, above: str) -> list[tuple[str | None, str]]:
    """What the lists of a page hold, title and page; read once, since every page shows the navigation."""
    if above not in env.toctree_includes:
        return []
    if above not in _lists:
        _lists[above] = [entry for tree in env.get_doctree(above).findall(addnodes.toctree) for entry in tree["entries"]]
    return _lists[above]


_lists: dict[str, list[tuple[str | None, str]]] = {}


# ---- pages ----


def add_context(app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: nodes.document | None) -> None:
    """What the templates need beyond what Sphinx gives them."""
    sections = _entries(app.env, str(app.config.root_doc), pagename)
    context["sections"] = sections
    context["section"] = next((section for section in sections if section.open), None)
    context["fonts"] = _has_fonts()
    context["language_of_page"] = "de" if pagename.endswith(".de") else "en"
    context["drawn"] = FRONT if pagename == "index" else rulebook_of(pagename)
    places = [section.name for section in sections]
    context["band"] = BANDS[places.index(pagename) % len(BANDS)] if pagename in places else None
    if context["band"] is not None:
        context |= {"view": artwork.view(), "symbols": artwork.symbols((), True)}
    if "body" in context:
        context["body"] = _readable(context["body"])
    if pagename == "index":
        context |= _front(app)


def _readable(body: str) -> str:
    """The text of a page without what Sphinx and Pygments leave in the way of those who use keys, or listen."""
    body = _SOFT.sub(r"\1", body)
    body = re.sub(r"<(pre|table)(?=[ >])", r'<\1 tabindex="0"', body)  # what is wider than the page can be scrolled by keys
    return _PARAMETERS.sub(lambda found: f'<span class="lines">{found[1].replace("<dd>", "<span>").replace("</dd>", "</span>")}</span>', body)


def _front(app: Sphinx) -> dict[str, Any]:
    """What the front page shows: the city, a session with its picture, and the games."""
    slugs = tuple(rulebooks())
    highlighter = app.builder.highlighter  # type: ignore[attr-defined]
    return {
        "view": artwork.view(),
        "symbols": artwork.symbols(slugs, True),
        "session": _readable(highlighter.highlight_block(SESSION, "python")),
        "board": drawing(FRONT, "board"),
        "games": [_plate(all_games()[slug]) for slug in slugs],
    }


def _plate(game: Game) -> dict[str, Any]:
    """A game as the front page shows it."""
    words, said = table_words("en"), game.words("en")
    seats = words("hall-seats", low=min(game.seats), high=max(game.seats), count=len(game.seats))
    return {"slug": game.slug, "title": said("title"), "author": game.author, "about": said("about"), "seats": seats, "cover": artwork.cover(game.slug)}
