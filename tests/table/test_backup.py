"""Backups are tested by restoring them: what was acknowledged is there, and matches go on."""

import asyncio
import fcntl
import os
import resource
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ridotto.cli.app import build
from ridotto.engine.errors import SetupError
from ridotto.engine.rng import Rng
from ridotto.table.service import backups
from ridotto.table.settings import Settings
from ridotto.table.store import backup
from ridotto.table.store.backup import back_up, check_backup, counts

from .attacks import until
from .clusters import ensure_postgresql
from .conftest import Inside, NewDatabase, Seat, opened, play_on
from .test_member_seats import join_club

pytestmark = pytest.mark.anyio


def run(*args: str) -> tuple[int, str]:
    """The command in this process: its exit code and what it says."""
    result = CliRunner().invoke(build(), list(args))
    return result.exit_code, result.output


def url(file: Path) -> str:
    return f"sqlite:///{file}"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup with a finished match of Doge, one in mid-play and a table that waits."""
    folder = tmp_path_factory.mktemp("made")

    async def make() -> None:
        async with opened(folder) as inside:
            await play_on(await inside.seats("palazzo", 2), seed="finished")
            await play_on(await inside.seats("doge", 3), seed="middle", most=20)
            await inside.open("doge", 3)
            back_up(folder / "tables.sqlite", folder / "backup.sqlite")

    asyncio.run(make())
    return folder / "backup.sqlite"


@asynccontextmanager
async def players_at_work(seats: list[Seat]) -> AsyncIterator[list[int]]:
    """Moves are made all the time; gives the numbers of the entries that were acknowledged."""
    house, acknowledged, rng = seats[0].inside.service, [0], Rng.from_seed("busy")
    live = await house.tables.get(seats[0].table)

    async def play() -> None:
        match = live.the_match()
        while not match.over:
            seat = match.actors()[rng.below(len(match.actors()))]
            await house.play.move(live, seat, match.legal(seat)[0])
            acknowledged.append(live.number)

    playing = asyncio.create_task(play())
    try:
        yield acknowledged
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)


async def test_a_backup_made_while_moves_are_made_has_every_move_acknowledged_before_and_matches_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backup, "PAGES_AT_ONCE", 4)
    copy, other = tmp_path / "backup.sqlite", tmp_path / "other"
    async with opened(tmp_path) as inside:
        seats = await inside.seats("palazzo", 2)
        async with players_at_work(seats) as acknowledged:
            await until(lambda: len(acknowledged) > 10)
            before, steps = len(acknowledged), []

            def told(done: int, total: int) -> None:
                steps.append((done, total, len(acknowledged)))

            await asyncio.to_thread(back_up, tmp_path / "tables.sqlite", copy, told, 0.02)
            during = len(acknowledged) - before
        original = await asyncio.to_thread(inside.service.store.entries, seats[0].table)
    assert during > 0, "no move was made meanwhile"
    assert len(steps) > 3
    assert [done for done, _, _ in steps] == sorted(done for done, _, _ in steps), "the copying began again"
    assert run("restore", str(copy), "--db", url(other / "tables.sqlite"))[0] == 0
    async with opened(other) as restored:
        kept = await asyncio.to_thread(restored.service.store.entries, seats[0].table)
        assert kept == original[: len(kept)]
        assert len(kept) >= acknowledged[before - 1], "an acknowledged move is lost"
        assert len(kept) < len(original), "later moves are not in it"
        back = [Seat(restored, seat.table, seat.number, seat.token, "") for seat in seats]
        assert [(await seat.picture())["seat"] for seat in back] == [0, 1], "tokens still hold their seats"
        assert (await play_on(back, seed="on"))["status"] == "over"


def test_a_restored_database_is_verified_and_counted(made: Path, tmp_path: Path) -> None:
    code, said = run("restore", str(made), "--db", url(tmp_path / "new" / "tables.sqlite"))
    assert (code, "3 tables with" in said, "1 finished matches verify" in said) == (0, True, True), said
    new = tmp_path / "new" / "tables.sqlite"
    assert counts(new) == counts(made)
    assert new.stat().st_mode & 0o777 == made.stat().st_mode & 0o777 == 0o600
    assert sorted(file.name for file in new.parent.iterdir()) == ["tables.sqlite", "tables.sqlite.lock"]


def test_a_database_that_is_there_is_replaced_by_force_only_and_kept(made: Path, tmp_path: Path) -> None:
    there = tmp_path / "tables.sqlite"
    back_up(made, there)
    with sqlite3.connect(there) as changed:
        changed.execute("PRAGMA journal_mode=WAL")
        changed.execute("DELETE FROM tables WHERE status = 'waiting'")
    code, said = run("restore", str(made), "--db", url(there))
    assert (code, f"there is a database at {there} already; --force replaces it" in said) == (2, True), said
    assert counts(there)[0] == 2
    changed.close()
    assert run("restore", str(made), "--db", url(there), "--force")[0] == 0
    assert counts(there)[0] == 3
    assert counts(Path(f"{there}.replaced"))[0] == 2


def test_nothing_is_restored_while_a_server_holds_the_database(made: Path, tmp_path: Path) -> None:
    there = tmp_path / "tables.sqlite"
    lock = os.open(f"{there}.lock", os.O_CREAT | os.O_RDWR)
    fcntl.flock(lock, fcntl.LOCK_EX)
    try:
        code, said = run("restore", str(made), "--db", url(there), "--force")
    finally:
        os.close(lock)
    assert (code, "another Ridotto server is using" in said) == (2, True), said
    assert not there.exists()


def _cut(data: bytes) -> bytes:
    return data[: len(data) // 2]


def _scratched(data: bytes) -> bytes:
    return data[:8192] + b"\xa5" * 16_384 + data[24_576:]


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (_cut, "is damaged: "),
        (lambda data: data[:-100], "is damaged: "),
        (_scratched, "is damaged: "),
        (lambda data: b"", "is not a backup of Ridotto: it is no SQLite database"),
        (lambda data: b"PK\x03\x04" + data, "is not a backup of Ridotto: it is no SQLite database"),
    ],
)
def test_a_damaged_file_is_refused_with_one_sentence_and_changes_nothing(made: Path, tmp_path: Path, damage: Any, sentence: str) -> None:
    file, there = tmp_path / "backup.sqlite", tmp_path / "new" / "tables.sqlite"
    file.write_bytes(damage(made.read_bytes()))
    code, said = run("restore", str(file), "--db", url(there))
    assert (code, sentence in said, said.strip().count("\n")) == (2, True, 0), said
    assert not there.parent.exists()


@pytest.mark.parametrize(
    ("statement", "sentence"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", r"was written by a later version of Ridotto \(database version 9999\)"),
        ("DROP TABLE entries", "is not a backup of Ridotto: its tables are missing"),
    ],
)
def test_a_database_that_is_not_ours_or_too_new_is_refused(made: Path, tmp_path: Path, statement: str, sentence: str) -> None:
    file = tmp_path / "backup.sqlite"
    back_up(made, file)
    with sqlite3.connect(file) as changed:
        changed.execute(statement)
    changed.close()
    with pytest.raises(SetupError, match=sentence):
        check_backup(file)


def test_a_table_whose_moves_were_changed_is_named_and_the_others_are_restored(made: Path, tmp_path: Path) -> None:
    file, there = tmp_path / "backup.sqlite", tmp_path / "tables.sqlite"
    back_up(made, file)
    with sqlite3.connect(file) as changed:
        [(table,)] = changed.execute("SELECT id FROM tables WHERE status = 'playing'").fetchall()
        changed.execute("""UPDATE entries SET data = '{"move":999999}' WHERE table_id = ? AND kind = 'move' AND number = 10""", (table,))
    changed.close()
    code, said = run("restore", str(file), "--db", url(there))
    assert (code, f"{table}: " in said, "1 tables are damaged, the others can be played on" in said) == (1, True, True), said
    assert counts(there) == counts(file)


@contextmanager
def full_disk(most: int) -> Iterator[None]:
    """Files that must not grow any more are what a full disk is to SQLite."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


def test_on_a_full_disk_neither_a_backup_nor_a_restored_database_is_left_half_done(made: Path, tmp_path: Path) -> None:
    with full_disk(40_000), pytest.raises(SetupError, match=r"copy\.sqlite cannot be written: "):
        back_up(made, tmp_path / "copy.sqlite")
    assert list(tmp_path.iterdir()) == []
    back_up(made, tmp_path / "tables.sqlite")
    with sqlite3.connect(tmp_path / "tables.sqlite") as changed:
        changed.execute("DELETE FROM tables WHERE status = 'waiting'")
    changed.close()
    with full_disk(40_000):
        code, said = run("restore", str(made), "--db", url(tmp_path / "tables.sqlite"), "--force")
    assert (code, "tables.sqlite cannot be written: " in said) == (2, True), said
    assert counts(tmp_path / "tables.sqlite")[0] == 2, "the old one is as it was"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["tables.sqlite", "tables.sqlite.lock"]


def test_an_interrupted_backup_leaves_nothing(made: Path, tmp_path: Path) -> None:
    def interrupt(done: int, total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        back_up(made, tmp_path / "copy.sqlite", interrupt)
    assert list(tmp_path.iterdir()) == []


def test_the_command_says_what_it_has_copied_and_overwrites_nothing(made: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    code, said = run("backup", str(copy), "--db", url(made))
    assert (code, "3 tables with" in said) == (0, True), said
    code, said = run("backup", str(copy), "--db", url(made))
    assert (code, "exists; --force replaces it" in said) == (2, True), said
    assert run("backup", str(copy), "--db", url(made), "--force")[0] == 0
    code, said = run("backup", str(tmp_path / "x"), "--db", url(tmp_path / "nothing.sqlite"))
    assert (code, "there is no database at" in said) == (2, True), said


@pytest.mark.parametrize(("command", "program"), [("backup", "pg_dump"), ("restore", "pg_restore")])
def test_for_postgresql_the_command_names_the_program_to_use(command: str, program: str, tmp_path: Path) -> None:
    code, said = run(command, str(tmp_path / "x"), "--db", "postgresql+psycopg://ridotto:secret@db.example.org/ridotto")
    assert (code, program in said, "secret" in said) == (2, True, False), said
    with pytest.raises(SetupError, match="pg_dump"):
        Settings(db="postgresql+psycopg://ridotto@db.example.org/ridotto", backup_folder=str(tmp_path))


async def test_a_postgresql_database_is_backed_up_while_it_is_used_and_restored_by_the_programs_that_the_page_names(
    tmp_path: Path, new_database: NewDatabase
) -> None:
    db, other, programs = new_database("postgresql"), new_database("postgresql", empty=True), ensure_postgresql()

    async def program(name: str, *flags: str) -> None:
        ended = await asyncio.create_subprocess_exec(str(programs / name), *flags)
        assert await ended.wait() == 0, name

    def plain(url: str) -> str:
        return url.replace("+psycopg", "")

    async with opened(tmp_path, db=db, members="on") as inside:
        anna = join_club(inside, "Anna")
        seats = await inside.seats("palazzo", 2)
        await play_on(seats, seed="middle", most=20)
        await program("pg_dump", "--format=custom", f"--file={tmp_path / 'tables.dump'}", plain(db))
        written = await asyncio.to_thread(inside.service.store.entries, seats[0].table)
    await program("pg_restore", "--no-owner", f"--dbname={plain(other)}", str(tmp_path / "tables.dump"))
    async with opened(tmp_path, db=other, members="on") as restored:
        assert await asyncio.to_thread(restored.service.store.entries, seats[0].table) == written
        assert await restored.service.members.named("Anna") == anna
        back = [Seat(restored, seat.table, seat.number, seat.token, "") for seat in seats]
        assert (await play_on(back, seed="on"))["status"] == "over"
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text()
    assert all(f"{program} --{flags}" in page for program, flags in (("pg_dump", "format=custom --file="), ("pg_restore", "no-owner --dbname=")))


# ---- by the server itself ----


def names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir()) if folder.exists() else []


async def made_by(inside: Inside) -> None:
    inside.service.backups.begin()
    await until(lambda: not inside.service.backups.making)


async def test_the_server_backs_itself_up_and_keeps_the_newest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, clock = tmp_path / "backups", [1_700_000_000.0]
    monkeypatch.setattr(backups, "now", lambda: clock[0])
    async with opened(tmp_path, backup_folder=str(folder), backup_keep=2) as inside:
        await inside.open()
        await until(lambda: names(folder) == ["ridotto-20231114T221320Z.sqlite"] and not inside.service.backups.making)
        (folder / "mine.sqlite").write_text("of the host")
        (folder / ".ridotto-20231114T221320Z.sqlite.abc.part").write_text("left behind")
        for _ in range(2):
            clock[0] += 3600
            await made_by(inside)
        assert names(folder) == ["mine.sqlite", "ridotto-20231114T231320Z.sqlite", "ridotto-20231115T001320Z.sqlite"]
        latest = await inside.service.backups.latest()
        assert latest is not None
        assert latest.at == clock[0]
        assert (latest.file.stat().st_mode & 0o777, folder.stat().st_mode & 0o777) == (0o600, 0o700)
        check_backup(latest.file)
        assert counts(latest.file)[0] == 1
        assert inside.service.metrics.registry.get_sample_value("ridotto_backups_total", {"result": "made"}) == 3


async def test_a_server_that_stops_ends_its_backup_and_leaves_nothing_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backup, "PAGES_AT_ONCE", 1)
    monkeypatch.setattr(backups, "REST", 0.05)
    async with opened(tmp_path, backup_folder=str(tmp_path / "backups")) as inside:
        await until(lambda: len(names(tmp_path / "backups")) >= 1)
        assert inside.service.backups.making
    assert names(tmp_path / "backups") == []


async def test_a_backup_that_fails_is_logged_counted_and_tried_again_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").write_text("no folder")
    async with opened(tmp_path, backup_folder=str(tmp_path / "file" / "backups")) as inside:
        await until(lambda: inside.service.backups.failed)
        assert "the database could not be backed up" in caplog.text
        assert inside.service.metrics.registry.get_sample_value("ridotto_backups_total", {"result": "failed"}) == 1
        assert (await inside.client.get("/healthz")).status_code == 200
