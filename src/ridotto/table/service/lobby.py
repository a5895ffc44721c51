"""The lobby: tables with free seats, matches to watch, and how many want to play now.

What is shown is made once for all who look at the same thing, and at most once a second. It says of a table what the
table's page says to everybody, and nothing of tables that are not public.
"""

import asyncio
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from ridotto.bots.named import present_name
from ridotto.engine.game import all_games
from ridotto.table.service.clock import now
from ridotto.table.service.live_table import PLAYING, WAITING, Links
from ridotto.table.service.play_now import PlayNow
from ridotto.table.store.lobby import MOST_COUNTED, Filters, PublicTable, count_public, public_page
from ridotto.table.store.profiles import shown_at
from ridotto.table.store.store import Entry, Store

PAGE = 20  # tables
MOST_PAGES = MOST_COUNTED // PAGE
MADE_EVERY = 1.0  # seconds
MOST_VIEWS = 64  # that are remembered
HERE = 60.0
"""Whoever was seen within so many seconds is there. Players who look at their table are noted every 20 seconds."""


@dataclass(frozen=True)
class Look:
    """What somebody looks at."""

    filters: Filters = field(default_factory=Filters)
    page: int = 1
    """Of the tables with free seats."""
    watch: int = 1
    """The page of the matches in progress."""


@dataclass(frozen=True)
class Sitter:
    """Who sits on a seat."""

    name: str
    bot: str = ""
    here: bool = False
    """Whether it is a person who is there now."""
    linked: bool = False
    """Whether it is a member under their own name whose profile everybody may see."""


@dataclass(frozen=True)
class LobbyTable:
    """A table of the lobby, and who sits on each seat; None where it is free."""

    table: PublicTable
    sitting: Sequence[Sitter | None]


@dataclass(frozen=True)
class LobbyView:
    """What everybody sees who looks at the same thing."""

    waiting: Sequence[LobbyTable]
    playing: Sequence[LobbyTable]
    waiting_count: int
    """No more than `MOST_COUNTED` are counted."""
    playing_count: int
    want_to_play: Mapping[str, int]
    """How many want to play now, by game; the empty name is for those who take any."""
    drawn: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)
    """What pages have made of it, by language."""


class Lobby:
    """Makes what is shown, for one process."""

    def __init__(self, store: Store, play_now: PlayNow, with_members: bool) -> None:
        self._store = store
        self._play_now = play_now
        self._with_members = with_members
        self._made: dict[Look, tuple[float, asyncio.Future[LobbyView]]] = {}

    async def look(self, look: Look) -> LobbyView:
        """What is there now, or was a second ago."""
        made = self._made.pop(look, None)
        if made is None or monotonic() - made[0] > MADE_EVERY or (made[1].done() and made[1].exception() is not None):
            made = monotonic(), asyncio.ensure_future(self._make(look))
        self._made[look] = made  # the latest looked at is the last
        while len(self._made) > MOST_VIEWS:
            del self._made[next(iter(self._made))]
        return await asyncio.shield(made[1])  # one who leaves must not take it from the others

    async def _make(self, look: Look) -> LobbyView:
        tables = await self._store.call(_read, self._store, look, self._with_members)
        return LobbyView(*tables, want_to_play=dict(Counter(each.game for each in self._play_now.waiting)))


def _read(store: Store, look: Look, with_members: bool) -> tuple[list[LobbyTable], list[LobbyTable], int, int]:
    pages = {WAITING: look.page, PLAYING: look.watch}
    found = {status: public_page(store, status, look.filters, (at - 1) * PAGE, PAGE) for status, at in pages.items()}
    counts = [count_public(store, status, look.filters) for status in pages]
    ids = [table.id for tables in found.values() for table in tables]
    sitting, seen, known = store.sitting(ids), store.seen_at(ids), all_games()
    links = shown_at(store, ids) if with_members and ids else {}

    def of(table: PublicTable) -> LobbyTable:
        return LobbyTable(table, _sitters(table, sitting[table.id], seen, links.get(table.id, frozenset())))

    waiting, playing = ([of(table) for table in tables if table.game in known] for tables in found.values())
    return waiting, playing, counts[0], counts[1]


def _sitters(table: PublicTable, sitting: Sequence[Entry], seen: Mapping[tuple[str, int], float], links: Links) -> list[Sitter | None]:
    """Who sits where, after all that happened to the seats."""
    found: list[Sitter | None] = [None] * table.seats
    for each in sitting:
        if each.kind == "bot":
            found[each.data["seat"]] = Sitter(each.data["name"], present_name(each.data["bot"]))
        elif each.kind == "join":
            here = now() - seen.get((table.id, each.seat), 0.0) < HERE
            found[each.seat] = Sitter(each.data["name"], here=here, linked=(each.seat, each.data["name"]) in links)
        else:
            found[each.seat] = None
    return found
