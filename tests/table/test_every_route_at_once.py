"""Two requests of members at once, in two houses on one PostgreSQL: what comes of it is what comes of one after the other.

Each request that changes something of members (`every_route.py`) meets itself, and the deletion of the account that sends it,
or of one that it is about. The first of two is held up at one of its commits until the other is done, or waits for it.
"""

import asyncio
import logging
import threading
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from .conftest import NewDatabase
from .every_route import ROUTES, Act, Scene, deleting, scene

pytestmark = pytest.mark.anyio

LONGEST = 3.0  # seconds for which anything waits; the database waits a little longer
MOST_COMMITS = 20
WAITS = sa.text("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'")
WHOSE = {"POST /members/recover": "Anna", "POST /mails/off/{token}": "Anna"}
"""Whom requests are about that name nobody."""
SIGNED_OUT = ("POST /operator/members/suspend",)
"""What lets nobody delete their account afterwards; at the same moment they can."""
IN_STEPS = ("POST /play-now",)
"""What is not all done in one transaction: the account can be deleted in between, and nothing is left of it."""

Rows = dict[str, list[str]]


class Gate:
    """Holds one house up at one of the commits of what it writes."""

    def __init__(self, engine: sa.Engine) -> None:
        self.reached = threading.Event()
        self._open = threading.Event()
        self._at = self._done = 0
        self._wrote = set[int]()
        sa.event.listen(engine, "before_cursor_execute", self._note)
        sa.event.listen(engine, "rollback", lambda connection: self._wrote.discard(id(connection)))
        sa.event.listen(engine, "commit", self._commit)

    def _note(self, connection: sa.Connection, _cursor: Any, statement: str, *_: Any) -> None:
        if not statement.startswith("SELECT"):
            self._wrote.add(id(connection))

    def _commit(self, connection: sa.Connection) -> None:
        if id(connection) not in self._wrote:
            return
        self._wrote.discard(id(connection))
        self._done += 1
        if self._done == self._at:
            self.reached.set()
            assert self._open.wait(LONGEST)

    @contextmanager
    def held_at(self, commit: int) -> Iterator[None]:
        """For a while the house is held up there."""
        self.reached.clear()
        self._open.clear()
        self._at, self._done = commit, 0
        try:
            yield
        finally:
            self._at = 0
            self.open()

    def open(self) -> None:
        """Let it go on."""
        self._open.set()


async def test_what_is_done_at_once_comes_to_what_it_would_one_after_the_other(
    tmp_path: Path, new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL, "ridotto")
    async with scene(tmp_path, monkeypatch, hasty(new_database("postgresql")), houses=2) as here:
        assert {act.route for act in here.acts} == ROUTES
        gate, wrong, met = Gate(here.houses[0].service.store.engine), list[str](), 0
        for act in here.acts:
            for other in (act, *deletions(act)):
                possible = [await one_after_the_other(here, *pair) for pair in ((act, other), (other, act))]
                possible += [await one_after_the_other(here, other)] if act.route in IN_STEPS and other is not act else []
                for first, second in ((act, other), (other, act))[: 1 if other is act else 2]:
                    async for found, said in at_once(here, gate, first, second):
                        met += 1
                        wrong += [f"{said}\n{apart(found, possible)}"] if found not in possible else []
        assert not wrong, "\n\n".join(wrong)
        assert met > 2 * len(here.acts)


def hasty(db: str) -> str:
    """A database that does not wait for its disk: none of this is about power cuts."""
    engine = sa.create_engine(db, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(sa.text(f"ALTER DATABASE {engine.url.database} SET synchronous_commit TO off"))
    engine.dispose()
    return db


def deletions(act: Act) -> list[Act]:
    """The deletions of the accounts of those who send it, and whom it is about."""
    if act.route in SIGNED_OUT:
        return []
    names = [WHOSE.get(act.route, ""), act.who.partition("-")[0], act.form.get("name", ""), act.form.get("heir", "")]
    return [deleting(name) for name in dict.fromkeys(names) if name in ("Anna", "Bruno", "Chiara", "Dario", "Frida")]


async def one_after_the_other(here: Scene, *acts: Act) -> Rows:
    """What requests come to."""
    for house, act in enumerate(acts):
        await here.do(act, house)
    return await come_to(here)


async def at_once(here: Scene, gate: Gate, first: Act, second: Act) -> AsyncIterator[tuple[Rows, str]]:
    """What they come to where the first was held up, at each of its commits in turn, until the second was done or waited for it."""
    for commit in count(1):
        assert commit < MOST_COMMITS
        with gate.held_at(commit):
            held = asyncio.create_task(here.do(first, 0))
            while not gate.reached.is_set() and not held.done():
                await asyncio.sleep(0.001)
            if not gate.reached.is_set():
                here.taken_back()
                return
            other = asyncio.create_task(here.do(second, 1))
            while not other.done() and not somebody_waits(here):
                await asyncio.sleep(0.002)
            gate.open()
            statuses = [(await each).status for each in (held, other)]
        said = f"{first.route} of {first.who} ({first.form}), held up at commit {commit}, and {second.route} of {second.who} ({second.form}): {statuses}"
        assert max(statuses) < 500, said
        yield await come_to(here), said


def somebody_waits(here: Scene) -> bool:
    """Whether a transaction waits for another."""
    with here.houses[0].service.store.engine.connect() as connection:
        return bool(connection.scalar(WAITS))


async def come_to(here: Scene) -> Rows:
    """What is different once the house has done all that is due, without what is counted, also in what is taken back again."""
    await here.settle()
    return here.taken_back("inbox.id", "reports.id", "events.version")


def apart(found: Rows, possible: Sequence[Rows]) -> str:
    """The rows that are only in one of two."""
    lines = []
    for each in possible:
        for name in sorted({*found, *each}):
            one, two = Counter(found.get(name, ())), Counter(each.get(name, ()))
            lines += [f"  {name}: {sorted((one - two).elements())} in the place of {sorted((two - one).elements())}"] if one != two else []
        lines.append("  or")
    return "\n".join(lines[:-1])
