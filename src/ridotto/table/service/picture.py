"""What goes over the wire: everything a viewer may know of a table, and nothing else.

`picture` turns a table into what leaves the server; pages add the scene of the same view (`pages/table_view.py`). It is
built from `Match.view` and the events of the viewer's own seat. A stream sends a picture only when it differs from the
last one that viewer got, so another player's secret moves do not even cause a message.
"""

import re
from array import array
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from typing import Any, NamedTuple

import orjson

from ridotto.engine.codec import Event
from ridotto.engine.match import Match, Played
from ridotto.engine.state import EVERYBODY
from ridotto.table.service.live_table import OVER, LiveTable
from ridotto.table.service.paces import pace_of
from ridotto.table.store.profiles import may_see

LOG_TAIL = 60
TALK_BYTES = 4_000  # the longest message has less than 2,500, whatever its characters
MOST_DRAWN = 64  # tables whose frames are cached: viewers fetch them within moments of a change
MOST_FRAMES = 12  # of one table for one viewer: as JSON and as a page, in both languages, and as pieces of streams
MOST_LINES = 3_000
MOST_TEXTS = 2_048
PART = "<!--|-->"
"""Stands before and after each part of a page. Nobody else can write it: in what people write, < is escaped."""

_ELEMENT = re.compile(rb'<(\w+) (?:[^>]*? )?id="([^"]+)"')

_lines: dict[int, tuple[Event, bytes]] = {}
"""Events as JSON, by `id` of the event, which is stored with them.

Tables share events (`LiveTable`) and so these.
"""


_drawn: dict[int, LiveTable] = {}
"""The tables whose frames are cached, by `id`, the latest drawn last."""


class Text(NamedTuple):
    """A text of a page as it is sent."""

    data: bytes
    mark: int
    """8 bytes that follow from it, by which it is known again."""
    named: bytes
    """What is sent of it to a reader who has it: an empty element of the same name. Nothing if it is no element with an id."""

    @classmethod
    def of(cls, text: str) -> "Text":
        """A text of a page."""
        data = text.encode()
        found = _ELEMENT.match(data)
        named = b'<%b id="%b" data-same></%b>' % (found[1], found[2], found[1]) if found is not None else b""
        return cls(data, int.from_bytes(blake2b(data, digest_size=8).digest(), "big", signed=True), named)


_text = lru_cache(maxsize=MOST_TEXTS)(Text.of)
"""Worked out once: the same texts stand on the pages of all viewers of a table, and again after the next move."""


def texts_of(page: str) -> list[Text]:
    """The texts of a page, or of a piece of one, whose parts stand between `PART`."""
    return [_text(text) for text in page.split(PART)]


@dataclass(frozen=True)
class Frame:
    """A picture as it is sent, and an id that follows from its content alone.

    A page is many texts, of which every second one is a part: an element with an id. JSON is one text and has no part.
    """

    id: str
    texts: Sequence[Text]

    @classmethod
    def of_json(cls, value: Any) -> "Frame":
        """The frame of plain data."""
        data = orjson.dumps(value)
        return cls(_identity(data), (Text(data, 0, b""),))

    @classmethod
    def of_texts(cls, texts: Sequence[Text]) -> "Frame":
        """The frame of a page."""
        assert all(text.named for text in texts[1::2]), f"parts without an id: {[text.data[:80] for text in texts[1::2] if not text.named]}"
        return cls(_identity(array("q", [text.mark for text in texts]).tobytes()), texts)

    @property
    def parts(self) -> "array[int]":
        """What a stream keeps of this frame once it has sent it: 8 bytes for each part."""
        return array("q", [text.mark for text in self.texts[1::2]])

    @property
    def data(self) -> bytes:
        """Everything."""
        return b"".join([text.data for text in self.texts])

    def changed(self, had: Iterable[int]) -> bytes:
        """Everything for somebody who has parts of an earlier frame: of those that are still the same only the names."""
        same = set(had)
        return b"".join([text.named if number % 2 and text.mark in same else text.data for number, text in enumerate(self.texts)])


def _identity(content: bytes) -> str:
    return blake2b(content, digest_size=9).hexdigest()


def frame(live: LiveTable, seat: int | None) -> Frame:
    """The picture for a viewer, made once for each change of the table, however many are watching."""
    kept: Frame | None = kept_frame(live, seat, "json")
    if kept is None:
        kept = Frame.of_json({**without_events(live, seat), "events": _tail(live.match, seat) if live.match is not None else []})
        keep_frame(live, seat, "json", kept)
    return kept


def kept_frame(live: LiveTable, seat: int | None, key: Hashable) -> Any:
    """What was cached for a viewer, None if it must be made again."""
    return live.frames.get(seat, {}).get(key)


def keep_frame(live: LiveTable, seat: int | None, key: Hashable, made: Any) -> None:
    """Cache what was made for a viewer until the table changes for that viewer, or many others have been drawn."""
    kept = live.frames.setdefault(seat, {})
    if len(kept) >= MOST_FRAMES:
        kept.clear()
    kept[key] = made
    _drawn.pop(id(live), None)
    _drawn[id(live)] = live
    if len(_drawn) > MOST_DRAWN:
        _drawn.pop(next(iter(_drawn))).frames.clear()


def drop_frames(live: LiveTable) -> None:
    """Drop all frames of a table that leaves memory, so that nothing keeps it alive."""
    _drawn.pop(id(live), None)
    live.frames.clear()


def picture(live: LiveTable, seat: int | None) -> dict[str, Any]:
    """The table as a seat (None: a spectator) may see it."""
    match = live.match
    return {**without_events(live, seat), "events": _told(match, _latest(match, seat)) if match is not None else []}


def without_events(live: LiveTable, seat: int | None) -> dict[str, Any]:
    """The picture without what happened: pages tell that in their own words, and to programs it is sent as it was before."""
    match = live.match
    view = match.view(seat) if match is not None else None
    clocks = [live.clocks.shown(n, n == seat) for n in range(live.row.seats)]
    return {
        "table": live.row.id,
        "game": live.row.game,
        "variant": live.row.variant,
        "rules": live.row.rules,
        "edition": live.row.edition_digest,
        "status": live.status,
        "pace": pace_of(live.row).name,
        "closed": live.closed or None,
        "clock": live.row.clock,
        "reserve": live.row.reserve,
        "seat": seat,
        "seats": [
            {
                "seat": n,
                "name": chair.name or None,
                "bot": chair.bot or None,
                "stand_in": chair.stand_in or None,
                "gone": n in live.gone,
                "due": clocks[n][0],
                "reserve": clocks[n][1],
                "entropy": chair.entropy or None,
                "entropy_commitment": chair.entropy_commitment or None,
                "sealed": chair.text.withheld,
                "rating": _rating(live, n, seat),
            }
            for n, chair in enumerate(live.chairs)
        ],
        "opened": live.opened,
        "secret_commitment": live.secret_commitment,
        "awaits_texts": live.full_since > 0,
        "commitment": live.seed_commitment,
        "secret": live.row.secret if live.status == OVER else None,
        "seed": match.seed if match is not None and live.status == OVER else None,
        "number": move_number(match, seat, live.moves),
        "can_undo": match is not None and seat is not None and match.can_undo(seat),
        "stand_in": live.row.stand_in,
        "hints": live.row.hints,
        "rated": live.row.rated,
        "continues": {"table": live.moment.table, "number": len(live.moment.made)} if live.moment is not None else None,
        "thinking": live.bots_to_move(),
        "view": view,
        "again": live.again or None,
        "talk": _latest_words(live),
    }


def _rating(live: LiveTable, seat: int, viewer: int | None) -> dict[str, Any] | None:
    """The rating of a seat, if this viewer may know it. Whoever sits at a rated table is a member; spectators may be guests."""
    known = live.ratings
    found = known.seats.get(seat) if known is not None and known.state == live.rating_state else None
    if found is None or not (seat == viewer or may_see(found.shown, viewer is not None)):
        return None
    return {"rating": found.points, "provisional": found.provisional, "change": found.change}


def _latest_words(live: LiveTable) -> list[dict[str, Any]]:
    """The latest messages, as many as fit: they are part of every picture."""
    found: list[dict[str, Any]] = []
    left = TALK_BYTES
    for word in reversed(live.talk):
        told = {"seat": word.seat, "name": word.name, "text": word.text}
        left -= len(orjson.dumps(told))
        if left < 0:
            break
        found.append(told)
    found.reverse()
    return found


def move_number(match: Match | None, seat: int | None, made: int | None = None) -> int:
    """How many moves this viewer knows to have been made: what `expected_number` is compared with.

    `made` is how many there are, if already counted (`LiveTable.moves`).
    """
    if match is None:
        return 0
    if made is None:
        made = sum(1 for entry in match.log if type(entry) is Played)
    return made if match.over else made - sum(count for other, count in enumerate(match.state.secret) if other != seat)


def events(match: Match, seat: int | None) -> list[dict[str, Any]]:
    """The events this viewer may know, with their text."""
    return _told(match, match.events(seat))


def _tail(match: Match, seat: int | None) -> orjson.Fragment:
    """The last lines of `events` as JSON, without going through the whole match."""
    return orjson.Fragment(b"[%b]" % b",".join([_line(match, event) for event in _latest(match, seat)]))


def _latest(match: Match, seat: int | None) -> list[Event]:
    """The last events that this viewer may know."""
    found: list[Event] = []
    for entry in reversed(match.log):
        if type(entry) is Event and (entry.audience == EVERYBODY or entry.audience == seat):
            found.append(entry)
            if len(found) == LOG_TAIL:
                break
    found.reverse()
    return found


def _line(match: Match, event: Event) -> bytes:
    """An event as JSON, made once for all viewers and pictures."""
    kept = _lines.get(id(event))
    if kept is None:
        if len(_lines) >= MOST_LINES:
            _lines.clear()
        line = orjson.dumps(_told(match, [event])[0])
        kept = _lines[id(event)] = (event, bytes(memoryview(line)))  # a copy: orjson's own bytes hold on to the 4 KB they were written in
    return kept[1]


def _told(match: Match, happened: Sequence[Event]) -> list[dict[str, Any]]:
    return [{"kind": event.kind, "args": event.args, "text": match.game.events.text(event), "private": event.audience != EVERYBODY} for event in happened]


def events_page(match: Match, seat: int | None, since: int, most: int, language: str) -> dict[str, Any]:
    """Up to `most` events this viewer may know, from number `since` on, each with a sentence; quiet ones have none."""
    known = match.events(seat)
    happened = known[since : since + most]
    told = [{**line, "sentence": match.tell(event, language) or None} for line, event in zip(_told(match, happened), happened, strict=True)]
    following = min(since + most, len(known))
    return {"events": told, "next": following, "more": following < len(known)}


def legal(match: Match, seat: int, language: str) -> list[dict[str, Any]]:
    """The moves of a seat: number, text, and a phrase for people."""
    words = match.game.words(language)
    return [
        {"number": move, "text": match.game.codec.text(move), "phrase": words.move(move, match.game.codec, match.names)} for move in match.state.legal(seat)
    ]
