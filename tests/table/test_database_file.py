"""The file of an SQLite database: its owner alone may read it, and one server at a time uses it."""

import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from ridotto.table.store.store import Store

from .conftest import Quick, Serve, opened
from .servers import Server as Place

pytestmark = pytest.mark.skipif(os.name != "posix", reason="rights of files are different elsewhere")


def rights(folder: Path) -> dict[str, int]:
    """The rights of the database's files, which all begin alike."""
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.glob("tables.sqlite*")}


def test_a_new_database_is_its_owners_alone_and_so_is_its_folder(serve: Serve, tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        folder = tmp_path / "new"
        server = serve(db=f"sqlite:///{folder}/tables.sqlite")
        httpx.post(f"{server.url}/api/tables", json={"game": "doge", "seats": 3}).raise_for_status()
        assert rights(folder) == dict.fromkeys(("tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm", "tables.sqlite.lock"), 0o600)
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    finally:
        os.umask(before)


@pytest.mark.anyio
async def test_a_database_that_others_could_read_is_tightened_at_the_start_and_the_log_says_so(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = tmp_path / "tables.sqlite"
    with sqlite3.connect(file) as made_elsewhere:
        made_elsewhere.execute("PRAGMA journal_mode=WAL")
    file.chmod(0o644)
    tmp_path.chmod(0o755)
    async with opened(tmp_path) as inside:
        await inside.open()
        assert set(rights(tmp_path).values()) == {0o600}
    assert "other users of this machine could read the database file; now only its owner can" in caplog.messages
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755, "a folder that was there is left as it is"


def second_server(db: str) -> "subprocess.CompletedProcess[str]":
    """Another server, which must end by itself."""
    command = [sys.executable, "-m", "ridotto", "serve", "--db", db, "--port", "0"]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


def test_a_second_server_on_the_same_file_is_refused_with_one_sentence_and_code_2(quick: Quick, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    first = quick()
    (tmp_path / "alias").symlink_to(file)
    for db in (f"sqlite:///{file}", f"sqlite:///{tmp_path / 'alias'}"):
        done = second_server(db)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr == f"ridotto: another Ridotto server is using {file}; stop it, or give this one another database (--db)\n"
    assert httpx.get(f"{first.url}/healthz").status_code == 200


@pytest.mark.parametrize("end", [Place.stop, Place.kill_alone], ids=["stopped", "killed"])
def test_a_server_that_has_ended_in_any_way_leaves_the_file_to_the_next(quick: Quick, end: Callable[[Place], None]) -> None:
    server = quick()
    opened_at = httpx.post(f"{server.url}/api/tables", json={"game": "doge", "seats": 3, "bots": dict.fromkeys("012", "random")})
    end(server)
    server.start()
    server.wait()
    assert httpx.get(f"{server.url}/api/tables/{opened_at.json()['table']}").status_code == 200


def test_a_tool_may_read_while_a_server_runs(quick: Quick, tmp_path: Path) -> None:
    server = quick()
    table = httpx.post(f"{server.url}/api/tables", json={"game": "doge", "seats": 3}).json()["table"]
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    assert store.table(table) is not None
    store.close()
