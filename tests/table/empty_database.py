"""A database with its tables and nothing in them: making these takes longer than many a test. What migrations do is tested in test_migrations.py."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from ridotto.table.store.migrate import migrate
from ridotto.table.store.store import Store


def laid_out(folder: Path, name: str = "tables.sqlite") -> str:
    """The address of a folder's database, which is there afterwards."""
    file = folder / name
    if not file.exists():
        file.touch(0o600)  # as the server makes it
        file.write_bytes(_empty())
    return f"sqlite:///{file}"


@cache
def _empty() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite"
        store = Store(f"sqlite:///{file}")
        migrate(store.engine)
        store.close()
        return file.read_bytes()
