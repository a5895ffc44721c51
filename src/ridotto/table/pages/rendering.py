"""Rendering pages: templates and URLs of static files.

`table_view.py` has what they show of a table.
"""

import hashlib
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from operator import itemgetter
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from markupsafe import Markup, escape

from ridotto.engine.game import game_named
from ridotto.engine.words import LANGUAGES, Words
from ridotto.look.scene import Item, Loupe, Mark, SeatPanel, read_style
from ridotto.table.language import table_words
from ridotto.table.pages.bot_choices import bot_choices
from ridotto.table.service.picture import PART, Frame
from ridotto.table.service.play import LONGEST_WORD
from ridotto.table.service.seats import LONGEST_ENTROPY, LONGEST_NAME

HERE = Path(__file__).parents[1]
STATIC = HERE / "static"
LOOK = Path(str(files("ridotto.look").joinpath("css")))
SCRIPTS = ("vendor/htmx.min.js", "vendor/hx-sse.min.js", "moves.js", "focus.js", "pace.js", "help.js", "table.js", "clocks.js", "ask.js", "seal.js", "fair.js")
FONTS = tuple(f"{font}-latin-{face}-normal.woff2" for font, faces in (("cormorant", (600, 700)), ("source-sans-3", (400, 600, 700))) for face in faces)
LONGEST = {"name": LONGEST_NAME, "entropy": LONGEST_ENTROPY, "word": LONGEST_WORD}
DEVICE_WAYS = (("table-click", "table-click-mouse", "table-click-touch"), ("table-point", "table-point-mouse", "table-point-touch"))
"""What hints say of ways that differ with the device: of both, of a mouse, of a finger."""


@lru_cache(maxsize=256)
def static(name: str) -> str:
    """The URL of a static file; it changes with the file, so that browsers may cache it.

    `look/...` is in the package `look`, `games/SLUG.css` with the game.
    """
    return f"/static/{name}?{hashlib.sha256(_content(name)).hexdigest()[:12]}"


def _content(name: str) -> bytes:
    folder, _, rest = name.partition("/")
    if folder == "games":
        return game_style(rest.removesuffix(".css")).encode()
    return (LOOK / rest if folder == "look" else STATIC / name).read_bytes()


def game_style(slug: str) -> str:
    """The style sheet of a game's scene."""
    return read_style(game_named(slug).package)


@cache
def scripts() -> tuple[str, ...]:
    """The scripts that the pages load; none if the package was built without them."""
    return SCRIPTS if all((STATIC / name).is_file() for name in SCRIPTS) else ()


_templates = Environment(loader=FileSystemLoader(HERE / "templates"), autoescape=select_autoescape(default=True), undefined=StrictUndefined, auto_reload=False)
_templates.globals.update(
    fonts=FONTS if (STATIC / "vendor" / FONTS[0]).is_file() else (), static=static, languages=LANGUAGES, bot_choices=bot_choices, longest=LONGEST
)


def log_lines(words: Words, log: Sequence[Mapping[str, Any]]) -> Markup:
    """Lines of the log, each a part; or that there are none."""
    none = "" if log else f'<li class="quiet">{escape(words("table-log-empty"))}</li>'
    return Markup("".join(f"\n{PART}{log_line(words, line)}{PART}" for line in log) + none)


def log_line(words: Words, line: Mapping[str, Any]) -> Markup:
    """A line of the log."""
    return _log_line(words.language, line["id"], line["text"], line["chapter"], line["new"], line["seat"], line.get("told", ()))


@lru_cache(maxsize=2048)
def _log_line(language: str, name: str, text: str, chapter: bool, new: bool, seat: int | None, parts: Sequence[tuple[str, int | None, str]]) -> Markup:
    return Markup(render("log_line.html", language, name=name, text=text, chapter=chapter, new=new, seat=seat, parts=parts))


def _shown(of: SeatPanel | Item | Loupe) -> tuple[Any, ...]:
    """All that it shows, in the order of its fields, as something to look it up by."""
    return tuple(tuple(value) if type(value) is list else value for value in vars(of).values())


def seat_told(words: Words, row: Mapping[str, Any]) -> Markup:
    """A seat beside the board, without what may be done about it."""
    return _seat_told(words.language, _OF_SEAT(row), _shown(row["panel"]) if row["panel"] is not None else None)


_SEAT = (
    "seat",
    "shown",
    "you",
    "won",
    "stand_in",
    "thinking",
    "absence",
    "acts",
    "place",
    "bot",
    "title",
    "due",
    "until",
    "reserve",
    "days",
    "clocked",
    "late",
)
_OF_SEAT = itemgetter(*_SEAT)


@lru_cache(maxsize=1024)
def _seat_told(language: str, seat: Sequence[Any], panel: Sequence[Any] | None) -> Markup:
    row = dict(zip(_SEAT, seat, strict=True)) | {"panel": SeatPanel(*panel) if panel is not None else None}
    return Markup(render("seat.html", language, row=row))


def things(words: Words, panel: SeatPanel, owner: object) -> Markup:
    """What a seat, or somebody else on the board, has, in signs."""
    return _things(words.language, str(owner), tuple(panel.cells), tuple(panel.supply))


@lru_cache(maxsize=1024)
def _things(language: str, owner: str, cells: Sequence[Mark], supply: Sequence[Mark]) -> Markup:
    return Markup(render("things.html", language, owner=owner, cells=cells, supply=supply))


def own_item(item: Item) -> Markup:
    """One of the viewer's own things."""
    return _own_item(*_shown(item))


@lru_cache(maxsize=512)
def _own_item(*shown: Any) -> Markup:
    return Markup(_rendered("own_item.html", "en", {"item": Item(*shown)}))


def loupes(every: Sequence[Loupe], size: tuple[int, int]) -> Markup:
    """What phones show enlarged of a board of this size."""
    return _loupes(tuple(map(_shown, every)), size[0])


@lru_cache(maxsize=256)
def _loupes(every: Sequence[Sequence[Any]], width: int) -> Markup:
    return Markup(_rendered("loupes.html", "en", {"loupes": [Loupe(*shown) for shown in every], "width": width}))


def move_buttons(moves: Sequence[tuple[int, str]], about: Mapping[int, str]) -> Markup:
    """The list of moves, each with what it brings."""
    return Markup("".join(_move_button(number, phrase, about.get(number, "")) for number, phrase in moves))


@lru_cache(maxsize=2048)
def _move_button(number: int, phrase: str, about: str) -> str:
    more = f" <small>{escape(about)}</small>" if about else ""
    return f'\n<button id="move-{number}" class="btn small" name="move" value="{number}">{escape(phrase)}{more}</button>'


def links(
    words: Words,
    table: str,
    game: str,
    status: str,
    commitment: str,
    mine: bool,
    begun: bool,
    legend: Mapping[str, Any] | None,
    learning: bool,
    time: str,
    people: bool,
) -> Markup:
    """The links and the menu of a table."""
    name, signs = (legend["name"], tuple((mark.icon, mark.label, mark.rule) for mark in legend["marks"])) if legend is not None else ("", ())
    return _links(words.language, table, game, status, commitment, mine, begun, name, signs, learning, time, people)


@lru_cache(maxsize=256)
def _links(
    language: str,
    table: str,
    game: str,
    status: str,
    commitment: str,
    mine: bool,
    begun: bool,
    legend: str,
    signs: Sequence[tuple[str, str, str]],
    learning: bool,
    time: str,
    people: bool,
) -> Markup:
    found = {
        "people": people,
        "table": table,
        "time": time,
        "game": game,
        "status": status,
        "commitment": commitment,
        "mine": mine,
        "begun": begun,
        "legend": legend,
        "signs": signs,
    }
    return Markup(render("links.html", language, learning=learning, **found))


@lru_cache(maxsize=512)
def _by_device(language: str, hint: str) -> Markup:
    words, found = table_words(language), str(escape(hint))
    for both, mouse, touch in DEVICE_WAYS:
        each = f'<span class="by-mouse">{escape(words(mouse))}</span><span class="by-touch">{escape(words(touch))}</span>'
        found = found.replace(str(escape(words(both))), each)
    return Markup(found)


def by_device(words: Words, hint: str) -> Markup:
    """A hint that says only what fits the device: the style sheet hides the other way."""
    return _by_device(words.language, hint)


_templates.globals.update(
    log_lines=log_lines, seat_told=seat_told, things=things, own_item=own_item, loupes=loupes, move_buttons=move_buttons, links=links, by_device=by_device
)
# what an update of a table is made of has these without an import, which takes longer than using them
_macros = _templates.get_template("macros.html").module
_templates.globals.update({name: getattr(_macros, name) for name in ("act", "badge", "bot_options", "clock", "glyph")})


def load_templates() -> None:
    """Load all templates now: a running server must not pick up half of a newer version."""
    for name in _templates.list_templates():
        _templates.get_template(name)


def render(template: str, language: str, **more: Any) -> str:
    """A page, or a piece of one."""
    return _rendered(template, language, more).replace(PART, "")


def frame(found: dict[str, Any], language: str) -> Frame:
    """The table as the stream sends it: with the title, and with forms whose result arrives by the stream."""
    return Frame.of_page(f"<title>{escape(found['title'])}</title>\n{_rendered('part.html', language, {**found, 'live': True})}")


def _rendered(template: str, language: str, found: dict[str, Any]) -> str:
    return _templates.get_template(template).render(w=table_words(language), **found)


def ago_text(seconds: float, words: Words) -> str:
    """How long ago something was, in words, as roughly as one says it."""
    for unit, length in (("days", 86_400), ("hours", 3600), ("minutes", 60)):
        if seconds >= length:
            return words(f"hall-ago-{unit}", count=int(seconds // length))
    return words("hall-ago-now")
