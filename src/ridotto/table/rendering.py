"""How pages are made: templates, the part of a page that shows a table, and the rules of a game as HTML.

Whatever of a table stands in a page comes from `wire.picture`, `wire.legal` and the match's events and record of the
reader's own seat; `part` asks for nothing else.
"""

import hashlib
import re
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from markdown_it import MarkdownIt
from markupsafe import Markup

from ridotto.bots import BOTS
from ridotto.engine.match import Match
from ridotto.engine.reference import rules_text
from ridotto.engine.words import LANGUAGES, Words
from ridotto.table.house import LONGEST_ENTROPY, LONGEST_NAME, LONGEST_WORD
from ridotto.table.live import Live
from ridotto.table.speech import table_words
from ridotto.table.wire import LOG_TAIL, Frame, legal, picture

HERE = Path(__file__).parent
STATIC = HERE / "static"
SCRIPTS = ("vendor/htmx.min.js", "vendor/hx-sse.min.js")
LONGEST = {"name": LONGEST_NAME, "entropy": LONGEST_ENTROPY, "word": LONGEST_WORD}
CLOCKS = (0, 60, 300, 3600, 86_400, 3 * 86_400)
_RULE = re.compile(r"\*\*([A-Z]+-[A-Z]?\d+[a-z]?)\*\*")


@cache
def static(name: str) -> str:
    """The address of a file of ours; it changes with the file, so that browsers may keep what they have."""
    digest = hashlib.sha256((STATIC / name).read_bytes()).hexdigest()[:12]
    return f"/static/{name}?{digest}"


@cache
def scripts() -> tuple[str, ...]:
    """The scripts that the pages load: none where the package was built without them."""
    return SCRIPTS if all((STATIC / name).is_file() for name in SCRIPTS) else ()


_templates = Environment(loader=FileSystemLoader(HERE / "templates"), autoescape=select_autoescape(default=True), undefined=StrictUndefined, auto_reload=False)
_templates.globals.update(static=static, languages=LANGUAGES, bots=BOTS, longest=LONGEST)


def render(template: str, language: str, **more: Any) -> str:
    """A page, or a part of one."""
    return _templates.get_template(template).render(w=table_words(language), **more)


def part(live: Live, seat: int | None, language: str, address: str, private: str) -> dict[str, Any]:
    """What part.html shows of a table to a seat, or with None to a spectator.

    `address` is the table's own, `private` the link that carries the reader's seat.
    """
    shown = picture(live, seat)
    words = table_words(language)
    names = [chair["name"] or words("table-seat-free", seat=chair["seat"]) for chair in shown["seats"]]
    actors: list[int] = shown["view"]["actors"] if shown["view"] is not None else []
    found: dict[str, Any] = {
        "p": shown,
        "table": shown["table"],
        "game": live.game.words(language)("title"),
        "address": address,
        "private": private,
        "mine": shown["seats"][seat] if seat is not None else None,
        "free": [chair["seat"] for chair in shown["seats"] if chair["name"] is None],
        "missing": [chair["seat"] for chair in shown["seats"] if chair["gone"] and chair["seat"] != seat],
        "clock": clock_text(shown["clock"], words) if shown["clock"] else "",
        "actors": actors,
        "thinking": [names[actor] for actor in shown["thinking"]],
        "awaited": [names[actor] for actor in actors if actor != seat and actor not in shown["thinking"]],
        "prompt": "",
        "rule": "",
        "moves": [],
        "sentences": [],
        "log": [],
        "winners": [],
        "scores": [],
    }
    if live.match is not None:
        found.update(_of_match(live.match, shown, seat, language))
    return found | {"title": _title(found, words)}


def _of_match(match: Match, shown: dict[str, Any], seat: int | None, language: str) -> dict[str, Any]:
    """What there is to show once the match has begun."""
    words = match.game.words(language)
    view = shown["view"]
    played_by_me = seat is not None and not shown["seats"][seat]["stand_in"]
    decision = next((each for each in match.game.decisions if each.name == view["decision"]), None) if played_by_me else None
    events = list(enumerate(match.events(seat)))[-LOG_TAIL:]
    told = [(number, words.event(event, match.game.events, match.names)) for number, event in events if not match.game.events[event.kind].quiet]
    scores = match.record(seat).scores or ()
    return {
        "prompt": words(f"decision-{decision.name}") if decision is not None else "",
        "rule": decision.rule if decision is not None else "",
        "moves": legal(match, seat, language) if seat is not None and decision is not None else [],
        "sentences": match.game.room("text").text(view["board"], words, match.names).splitlines(),
        "log": told,
        "winners": [match.names[winner] for winner in view["winners"]],
        "scores": [{"name": name, "points": points} for name, points in zip(match.names, scores, strict=False)],
    }


def _title(found: dict[str, Any], words: Words) -> str:
    """What stands in the browser's tab."""
    return f"{words('table-mine-move')}: {found['game']}" if found["prompt"] else str(found["game"])


def frame(found: dict[str, Any], language: str) -> Frame:
    """The part as the stream sends it: with the title, and with forms whose answer comes by the stream."""
    data = render("stream.html", language, live=True, **found).encode()
    return Frame(hashlib.blake2b(data, digest_size=9).hexdigest(), data)


def clock_text(seconds: int, words: Words) -> str:
    """A clock's time in words."""
    if seconds == 0:
        return words("table-clock-none")
    if seconds % 86_400 == 0:
        return words("table-clock-days", count=seconds // 86_400)
    if seconds % 3600 == 0:
        return words("table-clock-hours", count=seconds // 3600)
    return words("table-clock-minutes", count=round(seconds / 60, 1) if seconds % 60 else seconds // 60)


@cache
def rules_html(slug: str, language: str) -> Markup:
    """The rules reference of a game, with an anchor at each numbered paragraph."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(rules_text(slug, language))
    for at, token in enumerate(tokens):
        token.attrs.pop("style", None)  # the alignment of columns: the pages allow no style but that of their sheet
        if token.type == "list_item_open" and at + 2 < len(tokens):
            rule = _RULE.match(tokens[at + 2].content)
            if rule is not None:
                token.attrSet("id", rule[1])
    return Markup(markdown.renderer.render(tokens, markdown.options, {}))
