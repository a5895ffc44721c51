"""Rendering pages: templates and URLs of static files.

`table_view.py` has what they show of a table.
"""

import hashlib
import re
from collections.abc import Hashable, Mapping, MutableMapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from operator import itemgetter
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from markupsafe import Markup, escape

from ridotto.engine.game import all_games, game_named
from ridotto.engine.words import LANGUAGES, Words
from ridotto.look.scene import Item, Loupe, Mark, Row, Scene, SeatPanel, drawn_part, read_style
from ridotto.table.language import table_words
from ridotto.table.pages.bot_choices import bot_choices
from ridotto.table.pages.turns import Line
from ridotto.table.service.live_table import Word
from ridotto.table.service.people import Folded
from ridotto.table.service.picture import PART, Frame, Text, texts_of
from ridotto.table.service.play import LONGEST_WORD
from ridotto.table.service.seats import LONGEST_ENTROPY, LONGEST_NAME

HERE = Path(__file__).parents[1]
STATIC = HERE / "static"
LOOK = Path(str(files("ridotto.look").joinpath("css")))
SCRIPTS = (
    *("vendor/htmx.min.js", "vendor/hx-sse.min.js", "moves.js", "focus.js", "pace.js", "help.js", "table.js", "clocks.js", "ask.js", "seal.js", "fair.js"),
    "back.js",
)
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


def fonts() -> tuple[str, ...]:
    """The letters that every page needs; none if the package was built without them."""
    return FONTS if (STATIC / "vendor" / FONTS[0]).is_file() else ()


@lru_cache(maxsize=16)
def colour(token: str, theme: str) -> str:
    """The value of a colour token by day or by night."""
    tokens = (LOOK / "tokens.css").read_text(encoding="utf-8")
    found = re.findall(rf"--{token}:\s*(#[0-9a-f]{{6}})", tokens)
    return str(found[0] if theme == "day" else found[-1])


class _Templates(Environment):
    """The templates. Those loaded share no names with later ones, so that a page need not look for each in a chain of dictionaries."""

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """The names that a template knows from now on."""
        return {**self.globals, **(d or {})}


_templates = _Templates(loader=FileSystemLoader(HERE / "templates"), autoescape=select_autoescape(default=True), undefined=StrictUndefined, auto_reload=False)
_templates.globals.update(fonts=fonts(), static=static, colour=colour, languages=LANGUAGES, bot_choices=bot_choices, longest=LONGEST)


def board_parts(scene: Scene) -> Markup:
    """What moves change on the board."""
    return Markup("".join(f"{PART}{drawn_part(name, drawn)}{PART}" for name, drawn in scene.parts.items() if drawn))


@lru_cache(maxsize=2048)
def _board_text(name: str, drawn: str) -> Text:
    return Text.of(drawn_part(name, drawn))


def log_lines(words: Words, log: Sequence[Line]) -> Markup:
    """Lines of the log, each a part; or that there are none."""
    none = "" if log else f'<li class="quiet">{escape(words("table-log-empty"))}</li>'
    return Markup("".join(f"\n{PART}{_log_line(words.language, line)}{PART}" for line in log) + none)


@lru_cache(maxsize=2048)
def _log_line(language: str, line: Line) -> Markup:
    return Markup(render("log_line.html", language, line=line))


@lru_cache(maxsize=2048)
def _log_text(language: str, line: Line) -> Text:
    return Text.of(_log_line(language, line))


def _shown(of: SeatPanel | Item) -> tuple[Any, ...]:
    """All that it shows, in the order of its fields, as something to look it up by."""
    return tuple([tuple(value) if type(value) is list else value for value in of])


def seat_told(words: Words, row: Mapping[str, Any]) -> Markup:
    """A seat beside the board, without what may be done about it."""
    return _seat_told(words.language, _OF_SEAT(row), _shown(row["panel"]) if row["panel"] is not None else None)


def seat_lines(words: Words, rows: Sequence[Mapping[str, Any]]) -> Markup:
    """The seats beside the board where nothing may be done about any of them."""
    return Markup("".join([f"\n{PART}{_seat_line(row, seat_told(words, row))}{PART}" for row in rows]))


def _seat_line(row: Mapping[str, Any], told: str) -> str:
    return f'<li id="seat-{row["seat"]}" class="seat s{row["seat"]}{" acts" if row["acts"] else ""}{" won" if row["won"] else ""}">\n{told}</li>'


_SEAT = (
    "seat",
    "shown",
    "you",
    "won",
    "stand_in",
    "thinking",
    "absence",
    "acts",
    "together",
    "place",
    "bot",
    "title",
    "due",
    "until",
    "reserve",
    "days",
    "clocked",
    "late",
    "rated",
    "linked",
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


def own_rows(rows: Sequence[Row]) -> Markup:
    """The viewer's own things."""
    return _own_rows(tuple([(row.title, row.note, row.run, tuple(map(_shown, row.items))) for row in rows]))


@lru_cache(maxsize=256)
def _own_rows(rows: Sequence[tuple[str, str, bool, Sequence[tuple[Any, ...]]]]) -> Markup:
    found = [Row(title, note, [Item(*shown) for shown in items], run) for title, note, run, items in rows]
    return Markup(_rendered("own_rows.html", "en", {"rows": found}))


def loupes(every: Sequence[Loupe], size: tuple[int, int]) -> Markup:
    """What phones show enlarged of a board of this size."""
    return _loupes(tuple(every), size[0])


@lru_cache(maxsize=256)
def _loupes(every: Sequence[Loupe], width: int) -> Markup:
    boxes = "".join([_loupe_box(loupe.name, loupe.box) for loupe in every])
    return Markup(_rendered("loupes.html", "en", {"loupes": every, "width": width, "boxes": Markup(boxes)}))


@lru_cache(maxsize=512)
def _loupe_box(name: str, box: tuple[float, float, float, float]) -> str:
    return f'<i data-of="{escape(name)}" data-box="{" ".join(map(str, box))}"></i>'


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


def notes(words: Words, table: str, shown: Mapping[str, Any], scene: Scene | None, intro: str, read: bool, result: object) -> Markup:
    """What stands below the seats: what kind of match it is, how the game goes (which may have been `read`), what wins."""
    continues = tuple(shown["continues"].items()) if shown["continues"] else ()
    seal = (shown["commitment"] or "")[:12] if intro and not continues else ""
    goal = scene.goal if scene is not None and not result else ""
    going = shown["status"] != "over"
    told = {"rated": going and shown["rated"], "hints": going and shown["hints"], "begun": scene is not None}
    return _notes(words.language, table=table, continues=continues, **told, intro=intro, read=read, seal=seal, goal=goal)


@lru_cache(maxsize=256)
def _notes(language: str, continues: Sequence[tuple[str, Any]], **told: Hashable) -> Markup:
    return Markup(_rendered("notes.html", language, {**told, "continues": dict(continues)}))


@lru_cache(maxsize=256)
def _log_head(language: str, table: str, mine: bool, told: bool) -> Markup:
    return Markup(render("log_head.html", language, table=table, mine=mine, told=told))


def log_head(words: Words, table: str, mine: bool, told: bool) -> Markup:
    """The head of the log; nothing leads to more of it while nothing is `told`."""
    return _log_head(words.language, table, mine, told)


def talk_panel(words: Words, table: str, talk: Sequence[Word], folded: Folded, mine: bool, live: bool, reports: bool) -> Markup:
    """The table talk; with `reports` messages can be reported."""
    said = tuple([(word.seat, word.name, word.text, (word.seat, word.name) in folded) for word in talk])
    return _talk_panel(words.language, table, said, mine, live, reports)


@lru_cache(maxsize=256)
def _talk_panel(language: str, table: str, said: Sequence[tuple[int, str, str, bool]], mine: bool, live: bool, reports: bool) -> Markup:
    found = {"table": table, "said": said, "mine": mine, "live": live, "reports": reports}
    return Markup(_rendered("talk.html", language, found))


def say_form(words: Words, table: str, live: bool) -> Markup:
    """The form for table talk."""
    return _say_form(words.language, table, live)


@lru_cache(maxsize=256)
def _say_form(language: str, table: str, live: bool) -> Markup:
    return Markup(render("say.html", language, table=table, live=live))


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


for made in (
    *(board_parts, log_lines, log_head, seat_told, seat_lines, things, own_item, own_rows, loupes, move_buttons),
    *(links, notes, talk_panel, say_form, by_device),
):
    _templates.globals[made.__name__] = made
# what an update of a table is made of has these without an import, which takes longer than using them
_module = _templates.get_template("macros.html").module
_macros: dict[str, Any] = {name: getattr(_module, name) for name in ("act", "badge", "bot_options", "clock", "glyph", "member_link")}
_templates.globals.update(_macros | {"badge": lru_cache(maxsize=64)(_macros["badge"])})  # of few seats, on every page
assert _templates.cache is not None
_templates.cache.clear()  # the macros must know them as well: an import is made only once if both templates know the same names


def load_templates() -> None:
    """Load all templates now: a running server must not pick up half of a newer version."""
    for name in _templates.list_templates():
        _templates.get_template(name)


def warm_up() -> None:
    """Read the words of all games in all languages, which takes most of a second: the first readers must not wait for it."""
    for language in LANGUAGES:
        table_words(language)
        for game in all_games().values():
            game.words(language)


def render(template: str, language: str, **more: Any) -> str:
    """A page, or a piece of one."""
    return _rendered(template, language, more).replace(PART, "")


def frame(found: dict[str, Any], language: str) -> Frame:
    """The table as the stream sends it: with the title, and with forms whose result arrives by the stream.

    Board and log are most of it, and most of their texts are known: these are put in where the template leaves room.
    """
    title = f"<title>{escape(found['title'])}</title>\n"
    board = [_board_text(name, drawn) for name, drawn in found["scene"].parts.items() if drawn] if found["scene"] is not None else []
    log = [_log_text(language, line) for line in found["log"]]
    if not board or not log:
        return Frame.of_texts(texts_of(title + _rendered("part.html", language, {**found, "live": True})))
    before, between, after = _rendered("part.html", language, {**found, **_ROOM, "live": True}).split(_HERE)
    texts = [*texts_of(title + before), *_joined(board, ""), *texts_of(between), *_joined(log, "\n"), *texts_of(after)]
    return Frame.of_texts(texts)


_HERE = "<!--here-->"
_ROOM = {"board_parts": lambda _: Markup(_HERE), "log_lines": lambda *_: Markup(f"\n{_HERE}")}


def _joined(parts: Sequence[Text], between: str) -> list[Text]:
    """Parts with the same text between each two."""
    found = [*texts_of(between)] * (2 * len(parts) - 1)
    found[::2] = parts
    return found


def _rendered(template: str, language: str, found: dict[str, Any]) -> str:
    return _templates.get_template(template).render(w=table_words(language), **found)


def ago_text(seconds: float, words: Words) -> str:
    """How long ago something was, in words, as roughly as one says it."""
    for unit, length in (("days", 86_400), ("hours", 3600), ("minutes", 60)):
        if seconds >= length:
            return words(f"hall-ago-{unit}", count=int(seconds // length))
    return words("hall-ago-now")
