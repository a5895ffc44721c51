"""Run by Alembic: migrates the database it is given a connection to."""

from alembic import context

from ridotto.table.store.store import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
