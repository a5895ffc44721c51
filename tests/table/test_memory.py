"""What a server makes for a request is free again when the request is answered: nothing of it waits to be found by a walk through all memory."""

import asyncio
import gc
import platform
import re
import subprocess
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from weakref import ref

import pytest
from sqlalchemy import event

from ridotto.engine.conformance.memory import NOISE, left_behind
from ridotto.engine.game import all_games, game_named
from ridotto.table.pages import rendering
from ridotto.table.service import picture as picture_module
from ridotto.table.service.live_table import LiveTable
from ridotto.table.service.picture import picture
from ridotto.table.store.migrate import migrate
from ridotto.table.store.store import Entry, NewTable, Store, TableRow

from .conftest import PATIENCE, opened, play_on

pytestmark = pytest.mark.anyio

PAGES = ("/", "/t/{}", "/t/{}/log", "/t/{}/fair", "/t/{}/rules", "/t/{}/about", "/t/{}/mine", "/open")
OURS = ("ridotto", "jinja2", "markupsafe", "starlette", "fastapi", "pydantic")


@contextmanager
def circles() -> Iterator[list[Any]]:
    """All objects that hold one another and nobody else holds, made in the meantime: only the collector of garbage finds them."""
    found: list[Any] = []
    gc.disable()
    gc.freeze()  # what was there before is not looked through, now and whenever a test of this process collects
    try:
        yield found
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        found += gc.garbage
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


async def test_a_page_leaves_no_circle_of_objects_behind(tmp_path: Path) -> None:
    """The server looks for them seldom; one page of a table was 90 KB."""
    async with opened(tmp_path, pages=True) as inside:
        anna, *_ = await inside.seats("doge", 3)
        for path in PAGES:
            address = path.format(anna.table)
            await inside.client.get(address, headers=anna.headers)
            with circles() as left:
                answer = await inside.client.get(address, headers=anna.headers)
            assert answer.status_code == 200, address
            named = [f"{type(each).__module__}.{type(each).__qualname__}" for each in left]
            assert [name for name in named if name.startswith(OURS)] == [], address
            assert [each.__qualname__ for each in left if callable(each) and hasattr(each, "__qualname__")] == [], address
            assert sum(map(sys.getsizeof, left)) < 20_000, "the client of this test leaves some"


async def test_a_table_that_is_forgotten_is_free(tmp_path: Path) -> None:
    """Also when it was the last one that was drawn."""
    async with opened(tmp_path, pages=True) as inside:
        anna, *_ = await inside.seats("doge", 3)
        await anna.picture()
        live = ref(await inside.service.tables.get(anna.table))
        inside.service.caretaker.forget(inside.service.tables.loaded[anna.table])
        async with asyncio.timeout(PATIENCE):  # the caretaker may just look at it
            while live() is not None:
                await asyncio.sleep(0.05)


async def test_looking_for_bots_that_wait_reads_no_more_of_tables_than_when_they_changed(tmp_path: Path) -> None:
    """It is done every few seconds for up to a thousand tables, and the edition of each is 20 KB."""
    async with opened(tmp_path) as inside:
        anna, *_ = await inside.seats("doge", 3)
        store, asked = inside.service.store, []
        event.listen(store.engine, "before_cursor_execute", lambda *about: asked.append(about[2]))
        assert [table for table, _ in store.changes("playing", 10)] == [anna.table]
        await inside.service.caretaker.look_for_waiting_bots()
        assert asked
        assert [statement for statement in asked if "edition" in statement] == []


ASKING: dict[str, Callable[[Store, list[str]], object]] = {"seen_at": Store.seen_at, "with_bots": Store.with_bots, "sitting": Store.sitting}


@pytest.mark.parametrize("asking", ASKING)
def test_however_many_tables_are_asked_about_the_statements_are_few(asking: str, tmp_path: Path) -> None:
    """Every connection caches those it has prepared, and one about a hundred tables takes up 28 KB."""
    store, asked = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}"), set()
    migrate(store.engine)
    event.listen(store.engine, "before_cursor_execute", lambda *about: asked.add(about[2]))
    for count in (*range(1, 40), *range(40, 600, 7), 511, 512, 513):
        ASKING[asking](store, [f"table {number}" for number in range(count)])
    store.close()
    assert 1 < len(asked) <= 10


def test_all_tables_asked_about_are_answered_for_once_each(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    migrate(store.engine)
    names = [f"table {number}" for number in range(517)]
    for name in names:
        row = TableRow(name, "doge", 1, "", "", "", 3, "secret", 0, "greedy", True, "playing", 1.0, 1.0)
        store.open_table(NewTable(row, ["nonce"] * 3, [Entry(1, 1.0, "bot", -1, {"seat": 0, "bot": "greedy", "name": name})]))
    for count in (1, 2, 3, 5, 8, 511, 512, 513, 517):
        some = names[:count]
        assert store.seen_at(some) == {(name, seat): 1.0 for name in some for seat in range(3)}
        assert store.with_bots(some) == set(some)
        assert {name: [entry.data["name"] for entry in found] for name, found in store.sitting(some).items()} == {name: [name] for name in some}
    assert store.remove("playing", 2.0, 515, {names[0]}) == 515
    assert [store.table(name) is not None for name in names].count(True) == 2
    store.close()


async def test_what_is_kept_of_the_events_of_a_table_is_no_larger_than_their_texts(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside:
        seats = await inside.seats("doge", 3)
        await play_on(seats, most=60)
        live = await inside.service.tables.get(seats[0].table)
        picture_module.drop_frames(live)
        picture_module._lines.clear()
        tracemalloc.start()
        frame = picture_module.frame(live, 0)
        kept = tracemalloc.take_snapshot().filter_traces([tracemalloc.Filter(True, picture_module.__file__)])
        tracemalloc.stop()
        lines = [line for _, line in picture_module._lines.values()]
    assert len(lines) > picture_module.LOG_TAIL // 2
    assert sum(trace.size for trace in kept.traces) < sum(map(len, lines)) + 300 * len(lines) + 4 * len(frame.data)


@pytest.mark.parametrize("game", all_games())
def test_what_is_drawn_of_a_table_leaves_no_memory_behind(game: str) -> None:
    """A frame is drawn from a copy of the table; each had left a row behind, in Palazzo two."""
    seats = max(game_named(game).seats)
    live = LiveTable(TableRow("table", game, 1, "", "", "", seats, "secret", 0, "greedy", True, "waiting", 1.0, 1.0))
    for seat in range(seats):
        live.apply(Entry(live.number + 1, 1.0, "join", seat, {"name": f"Player {seat}"}))
    live.apply(Entry(live.number + 1, 1.0, "start", -1, {"draw": 2}))
    for _ in range(6):
        match = live.the_match()
        seat = match.actors()[0]
        live.apply(Entry(live.number + 1, 1.0, "move", seat, {"move": match.state.legal(seat)[0]}))
    for viewer in (None, seat):
        assert left_behind(lambda: picture(live.frozen(), viewer)) < NOISE  # noqa: B023 (called at once)


def test_macros_stand_where_they_are_made_once() -> None:
    folder = rendering.HERE / "templates"
    with_macros = [file.name for file in sorted(folder.glob("*.html")) if re.search("{%-? macro", file.read_text(encoding="utf-8"))]
    assert with_macros == ["event_macros.html", "macros.html"]


MAPPED = """
import ctypes
from ridotto.table.server import give_memory_back

class Told(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int) for name in "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost".split()]

def big_blocks() -> int:
    told = ctypes.CDLL(None).mallinfo
    told.restype = Told
    return told().hblks

def more_with_pages() -> int:
    before = big_blocks()
    pages = [bytes(100_000) for _ in range(200)]
    return big_blocks() - before

unasked = more_with_pages()
give_memory_back()
print(unasked, more_with_pages())
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other C libraries are not asked")
def test_pages_are_blocks_of_their_own_which_the_system_gets_back() -> None:
    done = subprocess.run([sys.executable, "-c", MAPPED], capture_output=True, text=True, timeout=PATIENCE, check=True)
    before, after = map(int, done.stdout.split())
    assert before == 0
    assert after > 160  # some fit into gaps
