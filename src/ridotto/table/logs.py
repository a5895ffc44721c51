"""Logs: one line for each request and each thing an operator should know, as text or JSON. Repeats are counted.

No line holds a token, a cookie, a body, the query of a URL or the message of an unexpected exception, because any of
them can contain moves that are still secret.
"""

import json
import logging
import sys
from datetime import UTC, datetime
from time import perf_counter, time
from traceback import walk_tb
from typing import Any, TextIO

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ridotto.table.http.errors import failure
from ridotto.table.http.guard import ROUTE, with_headers
from ridotto.table.metrics import Metrics, handled_by

log = logging.getLogger("ridotto.request")

FOLDED_SECONDS = 60
MOST_FOLDED = 200  # different lines that are counted at the same time
Kind = tuple[str, int, str, str]
LONGEST_SEGMENT = 32  # a table's name is shorter, a token longer
PRIVATE = ("/people/", "/api/ratings/", "/mails/off/", "/feed/")  # paths that go on with the name of a member, or with a secret
_STANDARD = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


def set_up(style: str, quiet: bool = False) -> None:
    """Write all logs of this process to stderr, as `text` or `json`; with `quiet`, only warnings and errors."""
    handler = FoldedLines(sys.stderr)
    handler.setFormatter(JsonLines() if style == "json" else TextLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING if quiet else logging.INFO, force=True)
    for chatty in ("uvicorn.error", "alembic", "sqlalchemy", "asyncio"):
        logging.getLogger(chatty).setLevel(logging.WARNING)


def clean_path(path: str) -> str:
    """A path without what could be a token, and without the name of a member."""
    for beginning in PRIVATE:
        if path.startswith(beginning):
            return f"{beginning}..."
    return "/".join("..." if len(part) > LONGEST_SEGMENT else part for part in path.split("/"))


def table_in(path: str) -> str | None:
    """The table that a path is about."""
    parts = path.split("/")
    for name in ("tables", "t"):
        if name in parts[1:3]:
            at = parts.index(name) + 1
            return clean_path(parts[at]) or None if at < len(parts) else None
    return None


class FoldedLines(logging.StreamHandler[TextIO]):
    """Writes a repeated warning or error once, and then, at most once a minute, how often it occurred.

    Otherwise what anybody can cause from outside could fill the disk.
    """

    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        self._folded: dict[Kind, tuple[float, int]] = {}
        """When each was last written, and how often it has occurred since."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record, or count it."""
        for kind, (at, _) in list(self._folded.items()):
            if not at <= record.created < at + FOLDED_SECONDS and self._write_count(kind, record.created):
                self._folded[kind] = record.created, 0
        if record.levelno >= logging.WARNING:
            kind = _kind(record)
            if kind in self._folded:
                at, times = self._folded[kind]
                self._folded[kind] = at, times + 1
                return
            while len(self._folded) >= MOST_FOLDED:
                self._write_count(next(iter(self._folded)), record.created)
            self._folded[kind] = record.created, 0
        super().emit(record)

    def close(self) -> None:
        """Write the counts that are still open."""
        for kind in list(self._folded):
            self._write_count(kind, time())
        super().close()

    def _write_count(self, kind: Kind, now: float) -> int:
        """Write how often something has occurred since it was last written, and forget it."""
        _, times = self._folded.pop(kind)
        if times:
            name, level, message, *_ = kind
            super().emit(
                logging.makeLogRecord(
                    {"name": name, "levelno": level, "levelname": logging.getLevelName(level), "msg": message, "created": now, "times": times}
                )
            )
        return times


def _kind(record: logging.LogRecord) -> Kind:
    """What repeated records have in common: logger, level, first line of the message, exception type and place."""
    error = record.exc_info[1] if record.exc_info else None
    place = [f"{frame.f_code.co_filename}:{line}" for frame, line in walk_tb(error.__traceback__)][-1:] if error is not None else []
    return record.name, record.levelno, str(record.msg).partition("\n")[0], f"{type(error).__name__} {place}"


class JsonLines(logging.Formatter):
    """One JSON object for each line."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON."""
        return json.dumps(_facts(record), ensure_ascii=False, default=str)


class TextLines(logging.Formatter):
    """`time level message name=value ...`; values with spaces or unusual characters are quoted."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as text."""
        facts = _facts(record)
        first = f"{facts.pop('time')} {facts.pop('level'):7} {_plain(facts.pop('message'))}"
        return " ".join([first, *(f"{name}={_value(value)}" for name, value in facts.items())])


def _facts(record: logging.LogRecord) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z"),
        "level": record.levelname.lower(),
        "message": record.getMessage(),
    }
    facts.update((name, value) for name, value in vars(record).items() if name not in _STANDARD)
    if record.exc_info and record.exc_info[1] is not None:
        facts["error"] = type(record.exc_info[1]).__name__
        facts["trace"] = [f"{frame.f_code.co_filename.rpartition('/')[2]}:{line} {frame.f_code.co_name}" for frame, line in walk_tb(record.exc_info[2])]
    return facts


def _plain(text: str) -> str:
    return text if text.isprintable() else json.dumps(text)


def _value(value: Any) -> str:
    text = " < ".join(reversed(value)) if isinstance(value, list) else str(value)
    return text if text.isprintable() and not set(text) & set(' "=') else json.dumps(text, ensure_ascii=not text.isprintable())


class RequestLines:
    """The outermost middleware: logs and counts each request, and responds when everything else has failed."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on and write its line."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        handled_by(self._metrics)
        began = perf_counter()
        status, seconds = 0, 0.0

        async def note(message: Message) -> None:
            nonlocal status, seconds
            if message["type"] == "http.response.start":
                status, seconds = message["status"], perf_counter() - began
            await send(message)

        try:
            await self._app(scope, receive, note)
        except Exception:
            log.exception("a request failed", extra=_about(scope))
            if not status:
                await failure(Request(scope))(scope, receive, with_headers(note))
        finally:
            self._metrics.request(scope["method"], scope.get(ROUTE, "none"), status, seconds or perf_counter() - began)
            if scope["path"] != "/healthz":
                log.info("request", extra={**_about(scope), "status": status, "ms": round(1000 * (perf_counter() - began), 1)})


def _about(scope: Scope) -> dict[str, Any]:
    path = scope["path"]
    about: dict[str, Any] = {"method": scope["method"], "path": clean_path(path)}
    table = table_in(path)
    return {**about, "table": table} if table else about
