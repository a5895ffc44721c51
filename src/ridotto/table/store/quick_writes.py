"""Moves into an SQLite file, past SQLAlchemy: what it does around two statements takes longer than they do.

One connection is kept for it. Errors are those that SQLAlchemy would raise.
"""

import sqlite3
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.pool import PoolProxiedConnection


class QuickWrites:
    """Executes the same statements again and again, each time in one transaction. One thread at a time may use it."""

    def __init__(self, engine: sa.Engine, *statements: sa.Insert | sa.Update) -> None:
        self._engine = engine
        self._statements = [_worded(engine, statement) for statement in statements]
        self._connection: PoolProxiedConnection | None = None

    def write(self, *values: Sequence[dict[str, Any]]) -> None:
        """Execute each statement once for each of its values, all or none."""
        if self._connection is None:
            self._connection = self._engine.raw_connection()
        try:
            cursor = self._connection.cursor()
            for (text, names), rows in zip(self._statements, values, strict=True):
                cursor.executemany(text, [tuple(row[name] for name in names) for row in rows])
            self._connection.commit()
        except sqlite3.Error as error:
            self.close()
            raise sa.exc.DBAPIError.instance("a move", None, error, sqlite3.Error, hide_parameters=True) from error

    def close(self) -> None:
        """Give the connection back; what was not committed is undone."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _worded(engine: sa.Engine, statement: sa.Insert | sa.Update) -> tuple[str, Sequence[str]]:
    """A statement in SQLite's words, and the names of its parameters in their order."""
    compiled: Any = statement.compile(engine)
    return str(compiled), compiled.positiontup
