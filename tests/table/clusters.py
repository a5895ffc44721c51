"""PostgreSQL for the tests: a cluster of their own in a temporary folder, gone when they are over."""

import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psutil
import psycopg

from ridotto.table.store.migrate import migrate
from ridotto.table.store.store import Store

HOW_TO_INSTALL = "these tests need the programs of PostgreSQL (initdb, postgres): install them, on Debian with `apt-get install postgresql`"
# A commit is on the disk before it is acknowledged, as on a real server. Little else matters in a cluster that lives for minutes.
SETTINGS = {"fsync": "on", "synchronous_commit": "on", "max_connections": "200", "shared_buffers": "32MB", "autovacuum": "off"}


def find_postgresql() -> Path | None:
    """The folder of PostgreSQL's programs, None if there is none. Debian keeps them off the search path, one folder for each version."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda initdb: int(initdb.parts[-3]) if initdb.parts[-3].isdigit() else 0)
    on_path = shutil.which("initdb")
    if on_path is not None:
        found.insert(0, Path(on_path).resolve())
    return next((initdb.parent for initdb in reversed(found) if (initdb.parent / "postgres").exists()), None)


def ensure_postgresql() -> Path:
    """The folder of PostgreSQL's programs, which are installed first where that is possible."""
    found = find_postgresql()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        for command in (["apt-get", "update", "--quiet"], ["apt-get", "install", "--yes", "--quiet", "postgresql"]):
            subprocess.run(command, check=False, capture_output=True, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})
        found = find_postgresql()
    assert found is not None, HOW_TO_INSTALL
    return found


class Cluster:
    """A running cluster."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self._folder = folder
        self._names = count(1)
        self._process: subprocess.Popen[bytes] | None = None
        self._laid_out = ""
        """The database from which others are copied."""
        self.port = free_port()

    def start(self) -> None:
        """Make it and start it. It ends with this process, however this process ends."""
        self._make()
        settings = {**SETTINGS, "listen_addresses": "127.0.0.1", "port": str(self.port), "unix_socket_directories": str(self._folder)}
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        command = [*_as_postgres("--pdeathsig=QUIT"), str(self._programs / "postgres"), "-D", str(self._data), *options]
        with self._log.open("a") as said:
            self._process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=said, stderr=said, cwd=self._folder, start_new_session=True)
        wait_until("PostgreSQL answers", self._answers)

    def stop(self) -> None:
        """End it, whoever is still connected."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait(20)

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """It accepts connections and never answers: all its processes are stopped, and the system goes on accepting for them."""
        assert self._process is not None
        postmaster = psutil.Process(self._process.pid)
        processes = [postmaster, *postmaster.children(recursive=True)]
        for process in processes:
            process.suspend()
        try:
            yield
        finally:
            for process in processes:
                process.resume()

    def cpu_seconds(self) -> float:
        """The processor time that all its processes have used."""
        assert self._process is not None
        postmaster = psutil.Process(self._process.pid)
        return sum(sum(each.cpu_times()[:4]) for each in (postmaster, *postmaster.children(recursive=True)))

    def new_database(self) -> str:
        """The URL of a fresh, empty database."""
        return self._create("template1")

    def laid_out(self) -> str:
        """The URL of a fresh database that has its tables, and nothing in them."""
        if not self._laid_out:
            store = Store(self.new_database())
            migrate(store.engine)
            store.close()
            self._laid_out = str(store.engine.url.database)
        return self._create(self._laid_out)

    def _create(self, template: str) -> str:
        name = f"tables{next(self._names)}"
        with psycopg.connect(host="127.0.0.1", port=self.port, user="postgres", dbname="postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return f"postgresql+psycopg://postgres@127.0.0.1:{self.port}/{name}"

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    @property
    def _log(self) -> Path:
        return self._folder / "log"

    def _make(self) -> None:
        options = ["--username", "postgres", "--auth", "trust", "--encoding", "UTF8", "--no-locale", "--no-sync"]
        command = [*_as_postgres(), str(self._programs / "initdb"), "--pgdata", str(self._data), *options]
        with self._log.open("w") as said:
            done = subprocess.run(command, check=False, stdin=subprocess.DEVNULL, stdout=said, stderr=said, cwd=self._folder)
        assert done.returncode == 0, f"initdb failed: {self._log.read_text()}"

    def _answers(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, f"PostgreSQL has ended: {self._log.read_text()[-2000:]}"
        try:
            psycopg.connect(host="127.0.0.1", port=self.port, user="postgres", dbname="postgres", connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True


def _as_postgres(*more: str) -> Sequence[str]:
    """PostgreSQL refuses to be run by root."""
    who = ["--reuid=postgres", "--regid=postgres", "--init-groups"] if os.geteuid() == 0 else []
    return ["setpriv", *who, *more] if who or (more and shutil.which("setpriv")) else []


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """A cluster, from its making to its end."""
    programs = ensure_postgresql()
    folder = Path(tempfile.mkdtemp(prefix="ridotto-pg-"))  # not pytest's own, which another user may not enter
    if os.geteuid() == 0:
        owner = pwd.getpwnam("postgres")
        os.chown(folder, owner.pw_uid, owner.pw_gid)
    cluster = Cluster(programs, folder)
    try:
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def free_port() -> int:
    """A port of this machine that nobody uses. None of those that the system gives to outgoing connections (32768 and up):

    whoever knocks again and again at such a port while no server listens there gets it himself in the end, and talks to himself.
    """
    while True:
        port = secrets.choice(range(15_000, 32_000))
        with socket.socket() as free:
            free.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                free.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


def wait_until(said: str, holds: object, seconds: float = 20.0) -> None:
    """Wait until a function returns something true; what was waited for is said when it never does."""
    assert callable(holds)
    until = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < until, f"after {seconds} seconds still not: {said}"
        time.sleep(0.01)
