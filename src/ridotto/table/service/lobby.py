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
from ridotto.bots.titles import rating_points
from ridotto.engine.game import all_games
from ridotto.table.service.clock import now
from ridotto.table.service.live_table import PLAYING, WAITING
from ridotto.table.service.play_now import PlayNow
from ridotto.table.service.rating_model import is_settled
from ridotto.table.store.lobby import MOST_COUNTED, Filters, PublicTable, count_public, public_page
from ridotto.table.store.profiles import ratings_shown_at
from ridotto.table.store.results import Rating
from ridotto.table.store.store import Entry, Store

PAGE = 20  # tables
MOST_PAGES = MOST_COUNTED // PAGE
MADE_EVERY = 1.0  # seconds
MOST_VIEWS = 64  # that are remembered
HERE = 60.0
"""Whoever was seen within so many seconds is there. Players who look at their table are noted every 20 seconds."""
NEAR = 200  # points between ratings that are about the same
NEAR_STEP = 100
"""Ratings that are looked for are rounded to so many points: those who are about as strong look at the same, made once."""
MOST_NEAR = 3000
LOOKED_THROUGH = 200  # tables, the latest opened, among which those are looked for where somebody has about some rating
NEAR_PAGES = 2

Shown = Mapping[tuple[int, str], Rating | None]
"""The seats and names of members under them who are shown to everybody, with their ratings."""


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
    rating: int | None = None
    """What such a member is rated in what is played here, as people read it."""
    provisional: bool = False


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
    waiting, playing = _found(store, WAITING, look.filters, look.page, with_members), _found(store, PLAYING, look.filters, look.watch, with_members)
    shown = _tables(store, [*waiting[0], *playing[0]], with_members)
    known = all_games()
    lists = ([shown[table.id] for table in found if table.game in known] for found, _ in (waiting, playing))
    return next(lists), next(lists), waiting[1], playing[1]


def _found(store: Store, status: str, filters: Filters, page: int, with_members: bool) -> tuple[list[PublicTable], int]:
    """A page of the tables that somebody looks for, and how many there are."""
    if not filters.near:
        return public_page(store, status, filters, (page - 1) * PAGE, PAGE), count_public(store, status, filters)
    if not with_members:
        return [], 0
    latest = public_page(store, status, filters, 0, LOOKED_THROUGH)
    shown = ratings_shown_at(store, [table.id for table in latest]) if latest else {}
    possible = [table for table in latest if any(_is_near(rating, filters.near) for rating in shown[table.id].values())][: NEAR_PAGES * PAGE]
    # only now who sits there under their own name, or a list would say how strong somebody is who sits there under another one
    near = [of.table for of in _tables(store, possible, with_members).values() if any(each and _within(each.rating, filters.near) for each in of.sitting)]
    return near[(page - 1) * PAGE : page * PAGE], len(near)


def _is_near(rating: Rating | None, points: int) -> bool:
    return rating is not None and _within(round(rating_points(rating[0])), points)


def _within(rating: int | None, points: int) -> bool:
    return rating is not None and abs(rating - points) <= NEAR


def near_step(rating: float) -> int:
    """What somebody with this mu looks for who wants to play with those about as strong."""
    points = round(rating_points(rating) / NEAR_STEP) * NEAR_STEP
    return min(MOST_NEAR, max(NEAR_STEP, points))


def _tables(store: Store, tables: Sequence[PublicTable], with_members: bool) -> dict[str, LobbyTable]:
    """Tables with who sits there, in their order."""
    ids = [table.id for table in tables]
    sitting, seen = store.sitting(ids), store.seen_at(ids)
    shown = ratings_shown_at(store, ids) if with_members and ids else {}
    return {table.id: LobbyTable(table, _sitters(table, sitting[table.id], seen, shown.get(table.id, {}))) for table in tables}


def _sitters(table: PublicTable, sitting: Sequence[Entry], seen: Mapping[tuple[str, int], float], shown: Shown) -> list[Sitter | None]:
    """Who sits where, after all that happened to the seats."""
    found: list[Sitter | None] = [None] * table.seats
    for each in sitting:
        if each.kind == "bot":
            found[each.data["seat"]] = Sitter(each.data["name"], present_name(each.data["bot"]))
        elif each.kind == "join":
            here, key = now() - seen.get((table.id, each.seat), 0.0) < HERE, (each.seat, each.data["name"])
            found[each.seat] = _person(each.data["name"], here, key in shown, shown.get(key))
        else:
            found[each.seat] = None
    return found


def _person(name: str, here: bool, linked: bool, rating: Rating | None) -> Sitter:
    if rating is None:
        return Sitter(name, here=here, linked=linked)
    return Sitter(name, "", here, linked, round(rating_points(rating[0])), not is_settled(rating[1]))
