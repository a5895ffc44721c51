"""Migrations: what is in a database stays there, whatever version it comes from."""

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command

from ridotto.table.store import migrate as migrations
from ridotto.table.store.migrate import known_versions, migrate
from ridotto.table.store.store import Store

FROM = sorted(known_versions())[:-1]


def fill(engine: sa.Engine) -> dict[str, int]:
    """Put a row into every table; returns how many each has."""
    known = sa.MetaData()
    known.reflect(engine)
    tables = [table for table in known.sorted_tables if table.name != "alembic_version"]
    written: dict[str, dict[str, Any]] = {}
    with engine.begin() as connection:
        for table in tables:
            row: dict[str, Any] = {}
            for column in table.columns:
                parent = next((key.column for key in column.foreign_keys), None)
                if parent is not None:
                    row[column.name] = written[parent.table.name][parent.name]
                elif not column.nullable or column.primary_key:
                    row[column.name] = "x" if isinstance(column.type, sa.String) else b"x" if isinstance(column.type, sa.LargeBinary) else 1
            written[table.name] = row
            connection.execute(table.insert().values(row))
    return counts(engine, [table.name for table in tables])


def counts(engine: sa.Engine, tables: list[str]) -> dict[str, int]:
    """How many rows each table has."""
    with engine.connect() as connection:
        return {name: connection.scalar(sa.select(sa.func.count()).select_from(sa.text(name))) or 0 for name in tables}


@pytest.mark.parametrize("version", FROM)
def test_a_migration_loses_no_row(version: str, tmp_path: Path) -> None:
    """SQLite forgets what refers to a table when that is made anew, as Alembic does for some changes."""
    store = Store(f"sqlite:///{tmp_path / 'old.sqlite'}")
    config = migrations._config()
    with store.engine.begin() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        config.attributes["connection"] = connection
        command.upgrade(config, version)
    before = fill(store.engine)
    assert set(before.values()) == {1}
    migrate(store.engine)
    assert counts(store.engine, list(before)) == before
    store.close()
