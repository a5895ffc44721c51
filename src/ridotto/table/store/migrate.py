"""Migrating the database to the version this program needs; done at every start."""

from importlib.resources import files

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

_LOCK = 8471  # any number, the same in every process


def migrate(engine: sa.Engine) -> None:
    """Run the missing migrations, all or none. Several processes may call it at once: one works, the others wait."""
    config = _config()
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.text("SET LOCAL statement_timeout = 0"))  # another process may take long
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        else:
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # the driver itself begins no transaction for schema changes
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def known_versions() -> set[str]:
    """The versions of the database that this program can migrate from."""
    return {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("ridotto.table.store").joinpath("migrations")))
    return config
