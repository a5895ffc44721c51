"""What several tables wait to write is written together, and each learns how its own part came out."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from ridotto.table.store import threads
from ridotto.table.store.group_commit import MOST_TOGETHER, GroupCommit, Outcome
from ridotto.table.store.migrate import migrate
from ridotto.table.store.quick_writes import QuickWrites
from ridotto.table.store.store import Addition, Entry, NewTable, Raced, Store, TableRow

pytestmark = pytest.mark.anyio


class Disk:
    """Something slow to write to: each transaction waits until it is let go."""

    def __init__(self, *outcomes: Outcome) -> None:
        self.written: list[list[str]] = []
        self.go_on = asyncio.Event()
        self.group = GroupCommit[str](self.write)
        self._outcomes = outcomes

    async def write(self, parts: Sequence[str]) -> Sequence[Outcome]:
        self.written.append(list(parts))
        await self.go_on.wait()
        return self._outcomes or [None] * len(parts)

    async def add(self, *parts: str) -> list["asyncio.Task[None]"]:
        """Begin to write these, each for itself."""
        tasks = [asyncio.create_task(self.group.add(part)) for part in parts]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return tasks


async def test_what_comes_during_a_transaction_is_the_next_one() -> None:
    disk = Disk()
    first = await disk.add("a")
    later = await disk.add("b", "c", "d")
    assert disk.written == [["a"]]
    disk.go_on.set()
    await asyncio.gather(*first, *later)
    assert disk.written == [["a"], ["b", "c", "d"]]
    await disk.group.add("e")
    assert disk.written[2:] == [["e"]]


async def test_a_transaction_has_a_bound() -> None:
    disk = Disk()
    tasks = await disk.add("first", *map(str, range(MOST_TOGETHER + 1)))
    disk.go_on.set()
    await asyncio.gather(*tasks)
    assert max(map(len, disk.written)) == MOST_TOGETHER


async def test_each_learns_how_its_own_part_came_out() -> None:
    wrong = ValueError("not this one")
    disk = Disk(None, wrong, None)
    tasks = await disk.add("a", "b", "c")
    disk.go_on.set()
    assert await asyncio.gather(*tasks, return_exceptions=True) == [None, wrong, None]


async def test_what_nobody_waits_for_any_more_or_has_waited_too_long_is_not_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asked has been told that there is no answer: a move must not be made behind their back."""
    disk = Disk()
    first = await disk.add("a")
    left = await disk.add("b")
    left[0].cancel()
    monkeypatch.setattr(threads, "PATIENCE", -1.0)
    late = await disk.add("c")
    monkeypatch.setattr(threads, "MOST_WAITING", 2)
    with pytest.raises(threads.NoAnswer, match="too many requests wait for the database"):
        await disk.group.add("d")
    disk.go_on.set()
    await asyncio.gather(*first)
    with pytest.raises(threads.NoAnswer, match="others have waited too long"):
        await late[0]
    assert disk.written == [["a"]]


@pytest.fixture(name="store")
def a_store(tmp_path: Path) -> Store:
    """A store with two tables."""
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    migrate(store.engine)
    for name in ("one", "two"):
        row = TableRow(name, "doge", 1, "", "", "", 3, "secret", 0, "level:4", False, "playing", 1.0, 1.0)
        store.open_table(NewTable(row, ["a", "b", "c"], [Entry(1, 1.0, "join", 0, {"name": "Anna"})]))
    return store


def move(table: str, number: int) -> Addition:
    return Addition(table, [Entry(number, 2.0, "move", 0, {"move": 7}, f"1.{number}")])


async def test_a_number_that_is_taken_fails_alone(store: Store) -> None:
    one, two = await asyncio.gather(store.add(move("one", 1)), store.add(move("two", 2)), return_exceptions=True)
    assert isinstance(one, Raced)
    assert two is None
    assert [entry.kind for entry in store.entries("one")] == ["join"]
    assert [(entry.kind, entry.data, entry.key) for entry in store.entries("two")] == [("join", {"name": "Anna"}, None), ("move", {"move": 7}, "1.2")]
    found = store.table("two")
    assert found is not None
    assert found.changed == 2.0
    store.close()


async def test_when_the_database_itself_fails_nobody_waits_for_it_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[int] = []
    really = store._append_quickly

    def counted(quick: QuickWrites, additions: Sequence[Addition]) -> None:
        tries.append(len(additions))
        really(quick, additions)

    monkeypatch.setattr(store, "_append_quickly", counted)
    with store.writing() as connection:
        connection.exec_driver_sql("ALTER TABLE entries RENAME TO lost")
    outcomes = await asyncio.gather(store.add(move("one", 2)), store.add(move("two", 2)), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [OperationalError, OperationalError]
    assert "no such table" in str(outcomes[0])
    assert tries == [2]
    with store.writing() as connection:
        connection.exec_driver_sql("ALTER TABLE lost RENAME TO entries")
    await store.add(move("one", 2))
    assert [entry.kind for entry in store.entries("one")] == ["join", "move"]
    store.close()


async def test_what_fails_in_the_middle_of_a_transaction_leaves_nothing(store: Store) -> None:
    """The first entry is written, the second is not: neither is there, and others do not wait for a lock."""
    both = Addition("one", [Entry(2, 2.0, "move", 0, {"move": 7}), Entry(1, 2.0, "move", 0, {"move": 7})])
    with pytest.raises(Raced):
        await store.add(both)
    assert [entry.kind for entry in store.entries("one")] == ["join"]
    await store.add(Addition("one", [Entry(2, 3.0, "move", 0, {"move": 8})], status="over"))
    assert [entry.data for entry in store.entries("one")][1:] == [{"move": 8}]
    store.close()


async def test_whatever_a_move_contains_is_read_as_it_was_written(store: Store) -> None:
    entry = Entry(2, 2.5, "talk", 1, {"text": "Grüße '; DROP TABLE entries; -- 🛶", "name": "Zoë"}, "key")
    await store.add(Addition("one", [entry], due=7.25))
    assert store.entries("one")[1] == entry
    found = store.table("one")
    assert found is not None
    assert (found.changed, found.due) == (2.5, 7.25)
    store.close()
