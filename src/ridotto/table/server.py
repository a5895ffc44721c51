"""Running the application: one process, one socket, and a graceful shutdown."""

import asyncio
import ctypes
import gc
import platform
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from socket import socket
from threading import Thread
from typing import Any, cast

import sqlalchemy as sa
import uvicorn
from alembic.util import CommandError
from fastapi import FastAPI
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ridotto.engine.errors import SetupError
from ridotto.table import logs
from ridotto.table.app import create_app
from ridotto.table.http.connections import Connection, Connections
from ridotto.table.http.metrics import MetricsAccess
from ridotto.table.http.operator_access import OperatorAccess
from ridotto.table.pages.rendering import warm_up
from ridotto.table.service.mail import read_password
from ridotto.table.settings import Settings
from ridotto.table.store import sqlite_file
from ridotto.table.store.migrate import migrate
from ridotto.table.store.store import Store

USUAL_FILES = 10_240  # that a process may open if the system sets no limit
LAST_REQUESTS = 15  # seconds that requests in progress get when the server stops

# options of glibc's `mallopt`, with what `give_memory_back` sets them to
ONE_ARENA = (-8, 1)  # M_ARENA_MAX
BIG_BLOCKS_APART = (-3, 64 * 1024)  # M_MMAP_THRESHOLD
TRIM_THE_TOP = (-1, 128 * 1024)  # M_TRIM_THRESHOLD


class Server(uvicorn.Server):
    """Ends streams before it waits for requests, and exits with code 0 when told to stop."""

    def __init__(self, app: FastAPI, settings: Settings, until: Callable[[], bool]) -> None:
        config = uvicorn.Config(app, log_config=None, access_log=False, server_header=False, timeout_graceful_shutdown=LAST_REQUESTS, ws="none")
        is_proxy = ProxyHeadersMiddleware(cast(Any, app), config.forwarded_allow_ips).trusted_hosts.__contains__
        self._connections = Connections(settings, _allow_open_files(), is_proxy, lambda reason: app.state.metrics.connections_refused.labels(reason).inc())
        config.http = cast("type[asyncio.Protocol]", partial(Connection, self._connections))
        config.backlog = self._connections.accepted_at_once
        super().__init__(config)
        self._app = app
        self._until = until

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """SIGTERM and SIGINT stop the server; they are not raised again afterwards."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def on_tick(self, counter: int) -> bool:
        """Called ten times a second: whether to stop."""
        return await super().on_tick(counter) or self._until()

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """Stop: no new connections, streams end, requests in progress are answered."""
        self._app.state.service.notices.close()
        self._connections.stop()
        await super().shutdown(sockets)


def prepare(settings: Settings) -> None:
    """Claim the database, if only one server may use it, and migrate it; SetupError says what cannot be used."""
    MetricsAccess(settings), OperatorAccess(settings), read_password(settings)  # their files can be read
    open_database(settings, claim=True).close()


def open_database(settings: Settings, claim: bool = False) -> Store:
    """The database, migrated; SetupError says why it cannot be used. `claim` is for servers: with SQLite there is only one."""
    where = settings.db.partition(":")[0]  # the rest may hold a password
    try:
        store = Store(settings.db)
        if claim:
            sqlite_file.claim(settings.db)
        migrate(store.engine)
        return store
    except SetupError:
        raise
    except (sa.exc.ArgumentError, ImportError, ValueError):
        raise SetupError(f"db should be sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME, with its driver installed; {where!r} cannot be used") from None
    except (sa.exc.SQLAlchemyError, OSError, CommandError) as error:
        raise SetupError(f"the database ({where}) cannot be opened: {_reason(error)}") from None


def _reason(error: Exception) -> str:
    """The first line of what the database says."""
    return str(getattr(error, "orig", None) or error).strip().partition("\n")[0]


def serve(settings: Settings, listening: socket, quiet: bool = False, until: Callable[[], bool] = lambda: False) -> bool:
    """Serve until a signal or until `until` is true; returns whether it was the latter.

    `quiet` logs only warnings and errors.
    """
    logs.set_up(settings.log_format, quiet)
    # already held since `prepare`, unless this process took over from another build (`play.py`)
    sqlite_file.claim(settings.db)
    collect_garbage_seldom()
    take_turns_quickly()
    give_memory_back()
    server = Server(create_app(settings), settings, until)
    Thread(target=warm_up, name="warming up", daemon=True).start()
    try:
        server.run([listening])
    finally:
        sqlite_file.release(settings.db)
    return not server.should_exit


def _allow_open_files() -> int:
    """Raise the limit on open files, and so connections, as far as the system allows; returns it."""
    if sys.platform == "win32":
        return USUAL_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = max(soft, USUAL_FILES) if hard == resource.RLIM_INFINITY else hard
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def take_turns_quickly() -> None:
    """Let the event loop wait at most a millisecond for the thread that draws; Python's default is five."""
    sys.setswitchinterval(0.001)


def give_memory_back() -> None:
    """Keep the C library from holding on to memory that was freed, where it is glibc.

    Pages are strings of a hundred kilobytes. glibc would soon take them from the same heap as everything small, and
    the thread that draws would get a heap of its own: with a hundred tables 33 MB lay unused in the gaps after eight
    minutes, and it became more (docs/benchmarks-table.md). Big blocks of their own go back as soon as they are freed.
    """
    if platform.libc_ver()[0] == "glibc":
        mallopt = ctypes.CDLL(None).mallopt
        for option in (ONE_ARENA, BIG_BLOCKS_APART, TRIM_THE_TOP):
            mallopt(*option)


def collect_garbage_seldom() -> None:
    """Run full garbage collections rarely: with 500 tables one blocks everybody for a third of a second, for little.

    Young objects are collected as usual; the old ones every ten minutes (`service/caretaker.py`).
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 1_000_000)
