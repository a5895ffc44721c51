"""The rulebook as pages: the whole of it, its figures, and a page for each rule with its code and its tests."""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from html import escape

from fastapi import APIRouter, Request
from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response

from ridotto.engine.figures import figure, figures
from ridotto.engine.game import Game, all_games
from ridotto.engine.rulebook import components, is_overview, paragraph, rule_ids, rules_text
from ridotto.engine.ruleindex import Entry, entry, has_tests
from ridotto.table.language import language_of
from ridotto.table.pages import rendering
from ridotto.table.pages.responses import page
from ridotto.table.pages.theme import theme_of
from ridotto.table.service.drawing import draw

_SOURCE = re.compile(r" (\[[^\]]*\])$")
_RULE = re.compile(r"\*\*([A-Z]+-[A-Z]?\d+[a-z]?)\*\*")
_NUMBER = re.compile(r"\b[A-Z]+-[A-Z]?\d+\b")
_FIGURE = re.compile(r"figures/\w+-(\w+)\.svg")

router = APIRouter(prefix="/rules", include_in_schema=False, default_response_class=HTMLResponse)


# ---- the routes ----


@router.get("/{slug}")
async def show_rulebook(request: Request, slug: str) -> Response:
    """The rulebook of a game."""
    game, language = _game(slug), language_of(request)
    rules = await draw(rules_html, slug, language)
    return page(request, "rulebook.html", slug=slug, game=game.words(language)("title"), rules=rules)


@router.get("/{slug}/part")
async def show_rules_beside(request: Request, slug: str) -> Response:
    """The same for the panel beside a board."""
    game, language = _game(slug), language_of(request)
    rules = await draw(rules_html, slug, language, beside=True)
    return HTMLResponse(rendering.render("rules_part.html", language, game=game.words(language)("title"), rules=rules))


@router.get("/{slug}/figures/{name}.svg")
async def show_figure(request: Request, slug: str, name: str) -> Response:
    """A figure of the rulebook, in the reader's language and theme."""
    _game(slug)
    if name not in figures(slug):
        raise HTTPException(404)
    drawn = await draw(figure, slug, name, language_of(request), theme_of(request))
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "private, max-age=3600", "Vary": "Cookie, Accept-Language"})


@router.get("/{slug}/{rule}")
async def show_rule(request: Request, slug: str, rule: str) -> Response:
    """One rule: its paragraph, the code that carries it out, and its tests."""
    game, language = _game(slug), language_of(request)
    if rule not in rule_ids(slug):
        raise HTTPException(404)
    text, found = await draw(_rule, slug, rule, language)
    title = game.words(language)("title")
    folder = f"src/{game.package.replace('.', '/')}"
    return page(request, "rule.html", game=title, slug=slug, rule=rule, text=text, found=found, folder=folder, has_tests=has_tests())


def _game(slug: str) -> Game:
    if slug not in all_games():
        raise HTTPException(404)
    return all_games()[slug]


def _rule(slug: str, rule: str, language: str) -> tuple[Markup, Entry]:
    return text_html(f"- {paragraph(slug, rule, language)}", slug, f"/rules/{slug}"), entry(slug, rule)


# ---- the text ----


@lru_cache(maxsize=64)
def rules_html(slug: str, language: str, beside: bool = False) -> Markup:
    """The rulebook of a game: an anchor at each numbered paragraph, a link at each number, and the figures.

    Each paragraph says where it comes from, but not `beside` a board, nor does a note (a block quote) explain it there;
    and no link leads away from the table.
    """
    return text_html(rules_text(slug, language), slug, "", beside)


@lru_cache(maxsize=16)
def components_html(slug: str, language: str) -> Markup:
    """The section of the rulebook about the components, for another page."""
    return text_html(components(slug, language), slug, f"/rules/{slug}")


def text_html(text: str, slug: str, book: str, beside: bool = False) -> Markup:
    """The HTML of a text from the rulebook; `book` is the address of the page that has the other paragraphs."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = list(_without_notes(markdown.parse(text))) if beside else markdown.parse(text)
    known = frozenset(rule_ids(slug))
    sections = 0
    for at, token in enumerate(tokens):
        token.attrs.pop("style", None)  # the alignment of columns: the pages allow no inline styles
        if token.type == "list_item_open" and at + 2 < len(tokens):
            rule = _RULE.match(tokens[at + 2].content)
            if rule is not None:
                token.attrSet("id", rule[1])
                if "-R" in rule[1]:
                    token.attrSet("class", "ruling")
        elif token.type == "heading_open" and token.tag == "h2":
            sections += 1
            token.attrSet("id", "overview" if is_overview(tokens[at + 1].content) else f"section-{sections}")
        elif token.type == "table_open":
            token.attrSet("tabindex", "0")  # so that a wide table can be scrolled by keyboard
        elif token.type == "inline":
            if at > 1 and tokens[at - 2].type == "list_item_open":
                _set_off_source(token, not beside)
            _drop_links_to_files(token)
            _link_numbers(token, known, slug, book, beside)
            if _show_figure(token, slug):
                tokens[at - 1].hidden = tokens[at + 1].hidden = True  # no paragraph around a figure
    return Markup(markdown.renderer.render(tokens, markdown.options, {}))


def _without_notes(tokens: Iterable[Token]) -> Iterator[Token]:
    """All but what stands in block quotes."""
    depth = 0
    for token in tokens:
        depth += token.type == "blockquote_open"
        if not depth:
            yield token
        depth -= token.type == "blockquote_close"


def _drop_links_to_files(item: Token) -> None:
    """Leave the words of a link to another file of the documentation: the server does not have it."""
    if item.children and any(str(child.attrs.get("href", "")).endswith(".md") for child in item.children):
        item.children = [child for child in item.children if child.type not in ("link_open", "link_close")]


def _set_off_source(item: Token, shown: bool) -> None:
    """Mark up the source of a rule, in brackets at its end, so that it can be shown less prominently, or leave it out."""
    last = item.children[-1] if item.children else None
    found = _SOURCE.search(last.content) if last is not None and last.type == "text" else None
    if last is not None and item.children is not None and found is not None:
        last.content = last.content[: found.start()]
        item.children += [] if not shown else [_raw(' <span class="source">'), Token("text", "", 0, content=found[1]), _raw("</span>")]


def _link_numbers(inline: Token, known: frozenset[str], slug: str, book: str, beside: bool) -> None:
    """The number that a paragraph begins with leads to its code, every other number to its paragraph.

    Beside a board the code opens in another tab, so that nobody loses the table.
    """
    linked: list[Token] = []
    bold = False
    for child in inline.children or ():
        if child.type == "text":
            for part in re.split(rf"({_NUMBER.pattern})", child.content):
                href = f"/rules/{slug}/{part}" if bold else f"{book}#{part}"
                tab = ' target="_blank" rel="noopener"' if bold and beside else ""
                linked.append(_raw(f'<a href="{href}"{tab}>{part}</a>') if part in known else Token("text", "", 0, content=part))
        else:
            bold = child.type == "strong_open"
            linked.append(child)
    inline.children = linked


def _show_figure(inline: Token, slug: str) -> bool:
    """Show a picture that stands alone in its paragraph as a figure with its caption."""
    children = [child for child in inline.children or () if child.content or child.type != "text"]
    found = _FIGURE.fullmatch(str(children[0].attrs["src"])) if len(children) == 1 and children[0].type == "image" else None
    if found is None:
        return False
    caption = escape(children[0].content)
    inline.children = [_raw(f'<figure><img src="/rules/{slug}/figures/{found[1]}.svg" alt="" loading="lazy"><figcaption>{caption}</figcaption></figure>\n')]
    return True


def _raw(html: str) -> Token:
    return Token("html_inline", "", 0, content=html)
