"""A database that fails in the middle of what a member does: all of it has happened, or nothing, and the answer says so."""

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from ridotto.table.store.quick_writes import QuickWrites

from .conftest import NewDatabase
from .every_route import ROUTES, Act, Scene, scene
from .worlds import Answer

pytestmark = pytest.mark.anyio

MOST_STATEMENTS = 200


class Faults:
    """A database that fails at one of its statements or commits, and at all that follow, until it is mended."""

    def __init__(self, engine: sa.Engine, monkeypatch: pytest.MonkeyPatch) -> None:
        self.at = 0
        """At which statement it fails; 0: at none."""
        self.done = 0
        write = QuickWrites.write

        def written(quick: QuickWrites, *values: Any) -> None:
            self.note()
            write(quick, *values)
            self.note()

        monkeypatch.setattr(QuickWrites, "write", written)
        for event in ("before_cursor_execute", "commit"):
            sa.event.listen(engine, event, self.note)

    def note(self, *_: Any) -> None:
        """Before each statement and each commit."""
        if not self.at:
            return
        self.done += 1
        if self.at <= self.done:
            raise sa.exc.OperationalError("a statement", None, sqlite3.OperationalError("disk I/O error"))

    @contextmanager
    def failing(self, at: int) -> Iterator[None]:
        """For a while it fails."""
        self.at, self.done = at, 0
        try:
            yield
        finally:
            self.at = 0


async def test_whatever_a_member_does_has_happened_or_not_wherever_the_database_fails(
    tmp_path: Path, new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """At each statement and each commit of each request. What the house then does by itself counts; and afterwards the same can be done."""
    caplog.set_level(logging.CRITICAL, "ridotto")
    async with scene(tmp_path, monkeypatch, new_database("sqlite")) as here:
        assert {act.route for act in here.acts} == ROUTES
        faults = Faults(here.houses[0].service.store.engine, monkeypatch)
        for act in here.acts:
            answer = await here.do(act)
            assert answer.status < 400, (act, answer)
            await here.settle()
            after = here.taken_back()
            assert after, f"{act} does nothing"
            for at in count(1):
                answer, found = await failed(here, faults, act, at)
                assert found in ({}, after), f"{act}, cut off at statement {at}, is half done: {parted(found, after)}"
                assert answer.status < 400 or (answer.status, list(answer.json())) == (503, ["error"]), (act, at, answer)
                assert answer.status >= 400 or found == after, f"{act}, cut off at statement {at}, is said to be done"
                if faults.done < at:  # this time nothing has failed
                    assert found == after, f"{act} cannot be done any more after a failure: {parted(found, after)}"
                    break
                assert at < MOST_STATEMENTS


async def failed(here: Scene, faults: Faults, act: Act, at: int) -> tuple[Answer, dict[str, list[str]]]:
    """The answer to a request for which the database fails at some statement, and what has changed once it works again."""
    version = here.books.version
    with faults.failing(at):
        answer = await here.do(act)
    if here.books.version == version:
        return answer, {}
    await here.settle()
    return answer, here.taken_back()


def parted(one: dict[str, list[str]], two: dict[str, list[str]]) -> dict[str, set[str]]:
    """The rows that are only in one of two states."""
    return {name: set(one.get(name, ())) ^ set(two.get(name, ())) for name in {*one, *two} if one.get(name) != two.get(name)}
