"""The store: tables, seats and everything that happened, in SQLite or PostgreSQL.

Everything that happens at a table is a row of `entries`, numbered from 1 and never changed. A row is written before
anybody is told of it; if two processes try to write the same number, the primary key lets only one succeed, and the
other gets `Raced`. Methods here are plain and blocking; `service/` calls them in threads.
"""

import json
from collections.abc import Callable, Iterator, Sequence, Set
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, field
from threading import Lock
from time import time
from typing import Any, ParamSpec, TypeVar

import orjson
import sqlalchemy as sa
from sqlalchemy.pool import StaticPool

from ridotto.table.store import sqlite_file
from ridotto.table.store.group_commit import GroupCommit, Outcome
from ridotto.table.store.quick_writes import QuickWrites
from ridotto.table.store.threads import PATIENCE, THREADS, DatabaseThreads, NoAnswer

CHANNEL = "ridotto_tables"
OVER = "over"
"""The status of tables whose match has ended."""
CHECKED_BYTES = 40_000  # ten pages; a move touches six

P = ParamSpec("P")
R = TypeVar("R")

metadata = sa.MetaData()

server_table = sa.Table(
    "house",
    metadata,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

tables_table = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("edition", sa.Text, nullable=False),  # the file's text; empty for the one that ships
    sa.Column("edition_digest", sa.Text, nullable=False),
    sa.Column("variant", sa.Text, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("secret", sa.Text, nullable=False),  # the server's part of the seed
    sa.Column("clock", sa.Integer, nullable=False),  # seconds for one decision; 0: no clock
    sa.Column("stand_in", sa.Text, nullable=False),  # the bot that plays for somebody who is gone
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False, index=True),
    sa.Column("hints", sa.Boolean, nullable=False),  # whether players may ask for hints
    sa.Column("pace", sa.Text, nullable=False),  # live or correspondence; empty: a clock alone, or none
    sa.Column("reserve", sa.Integer, nullable=False),  # seconds that each seat has beyond the clock for the whole match
    sa.Column("due", sa.Float, nullable=True, index=True),  # when to see whether somebody's time has run out; never later than it does
    sa.Column("rated", sa.Boolean, nullable=False),  # whether the result changes the players' ratings
    sa.Column("bots", sa.Boolean, nullable=False),  # whether a bot was seated; one that stands in for somebody is none
    # all that the lobby chooses by
    sa.Index("ix_tables_lobby", "listed", "status", "created", "id", "game", "seats", "pace", "clock", "rated", "bots"),
)

seats_table = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("nonce", sa.Text, nullable=False),  # whoever holds it holds the seat; changed when the seat is given up
    sa.Column("seen", sa.Float, nullable=False),
)

entries_table = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),  # -1: the server
    sa.Column("data", sa.Text, nullable=False),
    sa.Column("key", sa.Text, nullable=True),  # the client's idempotency key, prefixed with whose it was
    sa.UniqueConstraint("table_id", "seat", "key", name="entries_key"),
)

results_due_table = sa.Table(
    "results_due",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("ended", sa.Float, nullable=False),
)
"""Matches that are over and whose results are not filed yet (`store/results.py`): written together with their last move."""

snapshots_table = sa.Table(
    "snapshots",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),  # the last entry it covers
    sa.Column("data", sa.Text, nullable=False),
)


class Raced(Exception):  # noqa: N818 (it is an outcome, not a mistake)
    """Another process has written this entry first; read the new entries before trying again."""


@dataclass(frozen=True)
class TableRow:
    """What was settled when a table was opened."""

    id: str
    game: str
    rules: int
    edition: str
    edition_digest: str
    variant: str
    seats: int
    secret: str
    clock: int
    stand_in: str
    listed: bool
    status: str
    created: float
    changed: float
    hints: bool = False
    pace: str = ""
    reserve: int = 0
    due: float | None = None
    rated: bool = False
    bots: bool = False


@dataclass(frozen=True)
class Entry:
    """Something that happened at a table."""

    number: int
    at: float
    kind: str
    seat: int
    data: dict[str, Any] = field(default_factory=dict)
    key: str | None = None


@dataclass(frozen=True)
class NewTable:
    """A table to be opened: the nonces of its seats and its first entries."""

    row: TableRow
    nonces: Sequence[str]
    entries: Sequence[Entry]


@dataclass(frozen=True)
class Addition:
    """What is to be written about a table, all or nothing of it."""

    table_id: str
    entries: Sequence[Entry]
    status: str | None = None
    """The table's new status."""
    nonce: tuple[int, str] | None = None
    """A seat and its new nonce."""
    opens: NewTable | None = None
    """Another table to open."""
    due: float | None = None
    """When somebody's time can run out."""

    @property
    def is_plain(self) -> bool:
        """Whether it is nothing but entries, as moves are."""
        return self.status is None and self.nonce is None and self.opens is None and not self.seats_bot

    @property
    def seats_bot(self) -> bool:
        """Whether a bot sits down."""
        return any(entry.kind == "bot" for entry in self.entries)


class Store:
    """The database; one object per process."""

    def __init__(self, url: str) -> None:
        parsed = sa.make_url(url)
        self.shared = parsed.get_backend_name() == "postgresql"
        """Whether several processes may use it at the same time."""
        self.file = sqlite_file.file_of(parsed)
        options: dict[str, Any] = {}
        if self.file is not None:
            sqlite_file.create(self.file)
            options = {"connect_args": {"timeout": PATIENCE}}  # if another program is writing to the same file
        elif parsed.get_backend_name() == "sqlite":
            options = {"poolclass": StaticPool, "connect_args": {"check_same_thread": False}}
        else:
            from ridotto.table.store import postgresql

            limits = {name: value for name, value in postgresql.LIMITS.items() if name not in parsed.query}
            options = {"pool_size": THREADS, "max_overflow": THREADS, "pool_timeout": PATIENCE, "pool_pre_ping": True, "connect_args": limits}
        # SQLite has one writer at a time, and others sleep and retry; with a lock they get their turn sooner
        self._writer: AbstractContextManager[Any] = nullcontext() if self.shared else Lock()
        self.engine = sa.create_engine(parsed, hide_parameters=True, **options)  # parameters must not appear in logs
        if parsed.get_backend_name() == "sqlite":
            sa.event.listen(self.engine, "connect", _prepare_sqlite)
        else:
            postgresql.install(self.engine)
        self.threads = DatabaseThreads()
        self._together = GroupCommit[Addition](lambda additions: self.call(self.append_all, additions))
        of_table = tables_table.update().where(tables_table.c.id == sa.bindparam("table_id"))
        each_time = entries_table.insert(), of_table.values(changed=sa.bindparam("at"), due=sa.bindparam("when"))
        self._insert_entry, self._note_change = (_Prepared(self.engine, statement) for statement in each_time)
        self._quick = QuickWrites(self.engine, *each_time) if self.file is not None else None

    async def call(self, work: Callable[P, R], *args: P.args, **named: P.kwargs) -> R:
        """Call one of the methods below in a thread, for as long as anybody may have to wait."""
        return await self.threads.run(work, *args, **named)

    def close(self) -> None:
        """Give the connections back."""
        self.threads.close()
        if self._quick is not None:
            with self._writer:
                self._quick.close()
        self.engine.dispose()

    def check(self) -> None:
        """Check that the database can be written, or raise.

        What is rolled back never reaches the disk: SQLite keeps it in memory until the commit. So this is committed. As
        SQLite writes whole pages, it writes more than a move does: a disk that has room for it has room for a move.
        """
        value = "" if self.shared else "." * CHECKED_BYTES
        with self.writing() as connection:
            connection.execute(server_table.delete().where(server_table.c.key == "check"))
            connection.execute(server_table.insert().values(key="check", value=value))

    @contextmanager
    def writing(self) -> Iterator[sa.Connection]:
        """A transaction that writes; `Raced` if a row it inserts already exists."""
        try:
            with self._writer, self.engine.begin() as connection:
                yield connection
        except sa.exc.IntegrityError as error:
            raise Raced(str(error.orig)) from error

    # ---- the server ----

    def server_value(self, key: str, fresh: str) -> str:
        """A value of the server's own; the first process that asks sets it to `fresh`."""
        with self.engine.connect() as connection:
            found = connection.scalar(sa.select(server_table.c.value).where(server_table.c.key == key))
        if found is not None:
            return str(found)
        try:
            with self.writing() as connection:
                connection.execute(server_table.insert().values(key=key, value=fresh))
            return fresh
        except Raced:
            return self.server_value(key, fresh)

    def replace_server_value(self, key: str, old: str, new: str) -> bool:
        """Replace a value of the server's own, unless another process has replaced it; returns whether it was."""
        same = sa.and_(server_table.c.key == key, server_table.c.value == old)
        with self.writing() as connection:
            return connection.execute(server_table.update().where(same).values(value=new)).rowcount == 1

    def server_text(self, key: str) -> str | None:
        """A value of the server's own that may change, None if it is not set."""
        with self.engine.connect() as connection:
            found = connection.scalar(sa.select(server_table.c.value).where(server_table.c.key == key))
        return str(found) if found is not None else None

    def set_server_text(self, key: str, value: str | None) -> None:
        """Set such a value, or remove it."""
        with self.writing() as connection:
            connection.execute(server_table.delete().where(server_table.c.key == key))
            if value is not None:
                connection.execute(server_table.insert().values(key=key, value=value))

    # ---- tables ----

    def open_table(self, new: NewTable) -> None:
        """Write a new table with its seats and first entries."""
        with self.writing() as connection:
            insert_table(connection, new)

    def table(self, table_id: str) -> TableRow | None:
        """What was settled when the table was opened, None if there is none."""
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(tables_table).where(tables_table.c.id == table_id)).mappings().first()
        return TableRow(**row) if row is not None else None

    def which_exist(self, table_ids: Sequence[str]) -> frozenset[str]:
        """Those of some tables that were not removed."""
        found: set[str] = set()
        with self.engine.connect() as connection:
            for some in _slices(table_ids):
                found.update(connection.scalars(sa.select(tables_table.c.id).where(tables_table.c.id.in_(some))))
        return frozenset(found)

    def tables(self, status: str, most: int) -> list[TableRow]:
        """Public tables of a status, the latest opened first.

        The order of changes would give away moves that are still secret.
        """
        public = sa.and_(tables_table.c.status == status, tables_table.c.listed)
        query = sa.select(tables_table).where(public).order_by(tables_table.c.created.desc(), tables_table.c.id).limit(most)
        with self.engine.connect() as connection:
            return [TableRow(**row) for row in connection.execute(query).mappings()]

    def changes(self, status: str, most: int) -> list[tuple[str, float]]:
        """All tables of a status and when each was changed, the latest first. Often asked, so no more of them is read."""
        query = sa.select(tables_table.c.id, tables_table.c.changed).where(tables_table.c.status == status)
        with self.engine.connect() as connection:
            return [
                (table_id, changed) for table_id, changed in connection.execute(query.order_by(tables_table.c.changed.desc(), tables_table.c.id).limit(most))
            ]

    def overdue(self, at: float, most: int) -> list[tuple[str, float]]:
        """Tables at which somebody's time may have run out, with the time of which that was expected."""
        query = sa.select(tables_table.c.id, tables_table.c.due).where(tables_table.c.due <= at).order_by(tables_table.c.due).limit(most)
        with self.engine.connect() as connection:
            return [(table_id, due) for table_id, due in connection.execute(query)]

    def set_due(self, table_id: str, expected: float, due: float | None) -> None:
        """Correct the time at which somebody's time can run out, unless the table has changed since."""
        with self.writing() as connection:
            connection.execute(tables_table.update().where(tables_table.c.id == table_id, tables_table.c.due == expected).values(due=due))

    def clocks_run(self) -> bool:
        """Whether there is a table at which somebody's time can run out."""
        with self.engine.connect() as connection:
            return connection.scalar(sa.select(tables_table.c.id).where(tables_table.c.due.is_not(None)).limit(1)) is not None

    def remove(self, status: str, before: float, most: int, spared: Set[str]) -> int:
        """Remove some tables of a status without changes or visits by players since `before`; returns how many.

        None of them is one at which somebody's time still runs.
        """
        seen = sa.exists().where(seats_table.c.table_id == tables_table.c.id, seats_table.c.seen >= before)
        old = sa.and_(tables_table.c.status == status, tables_table.c.changed < before, tables_table.c.due.is_(None), ~seen)
        query = sa.select(tables_table.c.id).where(old).order_by(tables_table.c.changed).limit(most + len(spared))
        with self.engine.connect() as connection:
            found = [table_id for table_id in connection.scalars(query) if table_id not in spared][:most]
        if not found:
            return 0
        with self.writing() as connection:  # its seats, entries and snapshot go with it
            return sum(connection.execute(tables_table.delete().where(tables_table.c.id.in_(some), old)).rowcount for some in _slices(found))

    # ---- seats ----

    def nonces(self, table_id: str) -> list[str]:
        """Who holds each seat, by nonce."""
        query = sa.select(seats_table.c.nonce).where(seats_table.c.table_id == table_id).order_by(seats_table.c.seat)
        with self.engine.connect() as connection:
            return [str(nonce) for nonce in connection.scalars(query)]

    def seen(self, table_id: str) -> list[float]:
        """When the player of each seat was last seen."""
        query = sa.select(seats_table.c.seen).where(seats_table.c.table_id == table_id).order_by(seats_table.c.seat)
        with self.engine.connect() as connection:
            return [float(at) for at in connection.scalars(query)]

    def seen_at(self, table_ids: Sequence[str]) -> dict[tuple[str, int], float]:
        """When the player of each seat of several tables was last seen."""
        found: dict[tuple[str, int], float] = {}
        with self.engine.connect() as connection:
            for some in _slices(table_ids):
                for row in connection.execute(
                    sa.select(seats_table.c.table_id, seats_table.c.seat, seats_table.c.seen).where(seats_table.c.table_id.in_(some))
                ):
                    found[row.table_id, row.seat] = row.seen
        return found

    def mark_seen(self, seats: dict[tuple[str, int], float]) -> None:
        """Write when the players of these seats were last seen."""
        update = seats_table.update().where(seats_table.c.table_id == sa.bindparam("at_table"), seats_table.c.seat == sa.bindparam("at_seat"))
        with self.writing() as connection:
            connection.execute(
                update.values(seen=sa.bindparam("at")), [{"at_table": table, "at_seat": seat, "at": at} for (table, seat), at in sorted(seats.items())]
            )

    # ---- entries ----

    def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """What happened at a table since entry `after`."""
        query = sa.select(entries_table).where(entries_table.c.table_id == table_id, entries_table.c.number > after).order_by(entries_table.c.number)
        with self.engine.connect() as connection:
            return [Entry(row.number, row.at, row.kind, row.seat, json.loads(row.data), row.key) for row in connection.execute(query)]

    def last_number(self, table_id: str) -> int:
        """The number of a table's last entry, 0 if it has none."""
        query = sa.select(sa.func.max(entries_table.c.number)).where(entries_table.c.table_id == table_id)
        with self.engine.connect() as connection:
            return int(connection.scalar(query) or 0)

    def sitting(self, table_ids: Sequence[str]) -> dict[str, list[Entry]]:
        """The entries of several tables by which people and bots took and left seats."""
        found: dict[str, list[Entry]] = {table_id: [] for table_id in table_ids}
        for some in _slices(table_ids):
            query = sa.select(entries_table).where(entries_table.c.table_id.in_(some), entries_table.c.kind.in_(("join", "leave", "bot")))
            with self.engine.connect() as connection:
                for row in connection.execute(query.order_by(entries_table.c.table_id, entries_table.c.number)):
                    found[row.table_id].append(Entry(row.number, row.at, row.kind, row.seat, json.loads(row.data), row.key))
        return found

    def said(self, table_id: str, since: int, most: int) -> list[Entry]:
        """What was said at a table: at most `most` messages, from number `since` on."""
        query = sa.select(entries_table).where(entries_table.c.table_id == table_id, entries_table.c.kind == "talk")
        with self.engine.connect() as connection:
            rows = connection.execute(query.order_by(entries_table.c.number).offset(since).limit(most))
            return [Entry(row.number, row.at, row.kind, row.seat, json.loads(row.data), row.key) for row in rows]

    def with_bots(self, table_ids: Sequence[str]) -> set[str]:
        """Those of several tables where a bot has ever played."""
        found: set[str] = set()
        with self.engine.connect() as connection:
            for some in _slices(table_ids):
                found.update(
                    connection.scalars(sa.select(entries_table.c.table_id).where(entries_table.c.table_id.in_(some), entries_table.c.kind.in_(("bot", "hand"))))
                )
        return found

    async def add(self, addition: Addition) -> None:
        """Write what happened at a table, in a thread; `Raced` if a number is taken."""
        if self.shared:
            await self.call(self.append, addition)  # each on a connection of its own
        else:
            await self._together.add(addition)

    def append_all(self, additions: Sequence[Addition]) -> Sequence[Outcome]:
        """Write several additions in one transaction; if that fails because of one of them, each in its own."""
        try:
            if self._quick is not None and all(addition.is_plain for addition in additions):
                self._append_quickly(self._quick, additions)
            else:
                with self.writing() as connection:
                    for addition in additions:
                        self._append(connection, addition)
        except sa.exc.OperationalError:
            raise  # the others would fail, too
        except Exception as error:
            return [self._outcome(addition) for addition in additions] if len(additions) > 1 else [error]
        return [None] * len(additions)

    def _append_quickly(self, quick: QuickWrites, additions: Sequence[Addition]) -> None:
        entries = [_values(addition.table_id, entry) for addition in additions for entry in addition.entries]
        try:
            with self._writer:
                quick.write(entries, [_noted(addition) for addition in additions])
        except sa.exc.IntegrityError as error:
            raise Raced(str(error.orig)) from error

    def _outcome(self, addition: Addition) -> Outcome:
        try:
            self.append(addition)
        except Exception as error:
            return error
        return None

    def append(self, addition: Addition) -> None:
        """Write an addition and notify the other processes; `Raced` if a number is taken.

        The notification holds the table and the last number.
        """
        with self.writing() as connection:
            self._append(connection, addition)
            if self.shared:
                notice = f"{addition.table_id} {addition.entries[-1].number}"
                connection.execute(sa.text("SELECT pg_notify(:channel, :notice)"), {"channel": CHANNEL, "notice": notice})

    def _append(self, connection: sa.Connection, addition: Addition) -> None:
        table_id, entries = addition.table_id, addition.entries
        if addition.opens is not None:
            insert_table(connection, addition.opens)
        for entry in entries:
            self._insert_entry.execute(connection, _values(table_id, entry))
        self._note_change.execute(connection, _noted(addition))
        if addition.status is not None:
            connection.execute(tables_table.update().where(tables_table.c.id == table_id).values(status=addition.status))
            if addition.status == OVER:
                connection.execute(results_due_table.insert().values(table_id=table_id, ended=entries[-1].at))
        if addition.seats_bot:
            connection.execute(tables_table.update().where(tables_table.c.id == table_id).values(bots=True))
        if addition.nonce is not None:
            seat, value = addition.nonce
            connection.execute(seats_table.update().where(seats_table.c.table_id == table_id, seats_table.c.seat == seat).values(nonce=value, seen=time()))

    # ---- snapshots ----

    def snapshot(self, table_id: str) -> tuple[int, dict[str, Any]] | None:
        """The latest snapshot and the number of the last entry it covers."""
        query = sa.select(snapshots_table.c.number, snapshots_table.c.data).where(snapshots_table.c.table_id == table_id)
        with self.engine.connect() as connection:
            row = connection.execute(query).first()
        return (int(row.number), json.loads(row.data)) if row is not None else None

    def keep_snapshot(self, table_id: str, number: int, data: dict[str, Any]) -> None:
        """Replace the snapshot with a later one."""
        with self.writing() as connection:
            connection.execute(snapshots_table.delete().where(snapshots_table.c.table_id == table_id))
            connection.execute(snapshots_table.insert().values(table_id=table_id, number=number, data=orjson.dumps(data).decode()))


class _Prepared:
    """A statement that is executed for every move: put into words once, since that takes longer than executing it."""

    def __init__(self, engine: sa.Engine, statement: sa.Insert | sa.Update) -> None:
        compiled = statement.compile(engine)
        self._text = str(compiled)
        self._order: Sequence[str] | None = getattr(compiled, "positiontup", None)
        """The names of its parameters, where the driver wants them in their order."""

    def execute(self, connection: sa.Connection, values: dict[str, Any]) -> None:
        """Execute it."""
        connection.exec_driver_sql(self._text, tuple(values[name] for name in self._order) if self._order is not None else values)


def reason(error: Exception) -> str:
    """The first line of the database's error message, such as a full disk; only the type where it could quote data."""
    cause = getattr(error, "orig", None) or error
    return str(cause).strip().partition("\n")[0] if isinstance(error, NoAnswer | sa.exc.OperationalError) else type(cause).__name__


def insert_table(connection: sa.Connection, new: NewTable) -> None:
    """Write a new table with its seats and first entries."""
    row = new.row
    connection.execute(tables_table.insert().values(**vars(row)))
    seats = [{"table_id": row.id, "seat": seat, "nonce": nonce, "seen": row.created} for seat, nonce in enumerate(new.nonces)]
    connection.execute(seats_table.insert(), seats)
    if new.entries:
        connection.execute(entries_table.insert(), [_values(row.id, entry) for entry in new.entries])


def _slices(table_ids: Sequence[str], size: int = 512) -> Iterator[Sequence[str]]:
    """Slices of a long list: a statement takes a limited number of parameters.

    Each is filled up with its last one to a power of two: every other number would be another statement, of which each
    connection prepares and caches a hundred.
    """
    for at in range(0, len(table_ids), size):
        some = list(table_ids[at : at + size])
        yield some + some[-1:] * ((1 << (len(some) - 1).bit_length()) - len(some))


def _noted(addition: Addition) -> dict[str, Any]:
    """What is noted of the table itself."""
    return {"table_id": addition.table_id, "at": addition.entries[-1].at, "when": addition.due}


def _values(table_id: str, entry: Entry) -> dict[str, Any]:
    data = orjson.dumps(entry.data).decode()
    return {"table_id": table_id, "number": entry.number, "at": entry.at, "kind": entry.kind, "seat": entry.seat, "data": data, "key": entry.key}


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """WAL: readers and one writer at the same time. FULL: what was committed is on disk even if the power fails."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()
