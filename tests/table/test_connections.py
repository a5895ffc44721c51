"""Connections that ask for nothing, too many of them, and lines of the log that repeat themselves."""

import asyncio
import logging
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from io import StringIO
from urllib.parse import urlsplit

import httpx
import psutil
import pytest
from starlette.types import Receive, Scope, Send
from uvicorn.config import Config
from uvicorn.server import ServerState

from ridotto.table.http.connections import MOST_HEADERS, Connection, Connections
from ridotto.table.logs import FOLDED_SECONDS, MOST_FOLDED, FoldedLines, TextLines
from ridotto.table.settings import Settings

from .conftest import PATIENCE, Quick, Serve, Server
from .servers import Server as Place

ASKING = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
HALF = ASKING[:30]


def connect(server: Server | Place) -> socket.socket:
    """Connect and say nothing."""
    parts = urlsplit(server.url)
    return socket.create_connection((parts.hostname, parts.port), PATIENCE)


@contextmanager
def connected(server: Server | Place, count: int) -> Iterator[list[socket.socket]]:
    """So many connections at the same time."""
    with ExitStack() as stack:
        yield [stack.enter_context(connect(server)) for _ in range(count)]


def is_answered(connection: socket.socket) -> bool:
    """Whether a request on this connection gets an answer; the server may have closed it instead."""
    try:
        connection.sendall(ASKING)
        return connection.recv(12) == b"HTTP/1.1 200"
    except OSError:
        return False


def is_closed(connection: socket.socket) -> bool:
    """Whether the server closes the connection before long, after whatever it has still sent."""
    try:
        while connection.recv(65_536):
            pass
    except TimeoutError:
        return False
    except OSError:
        pass
    return True


def answers_before_long(server: Server | Place) -> bool:
    """Whether somebody who comes again and again is served in the end."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            return httpx.get(f"{server.url}/healthz", timeout=PATIENCE).status_code == 200
        except httpx.TransportError:
            time.sleep(0.05)
    return False


# ---- silence ----


def test_a_connection_that_brings_no_request_is_closed(quick: Quick) -> None:
    with connected(quick(header_seconds=0.5), 3) as (silent, half, second):
        half.sendall(HALF)
        assert is_answered(second)
        second.sendall(HALF)
        assert is_closed(silent)
        assert is_closed(half)
        assert is_closed(second)


def test_headers_that_arrive_letter_by_letter_do_not_put_the_end_off(quick: Quick) -> None:
    with connected(quick(header_seconds=0.5), 1) as (slow,), pytest.raises(OSError, match=r"reset|pipe"):
        drip(slow)


def drip(connection: socket.socket) -> None:
    """Send headers that have no end."""
    connection.sendall(b"GET /")
    for _ in range(int(PATIENCE / 0.05)):
        connection.sendall(b"x")
        time.sleep(0.05)


def test_a_stream_and_an_answer_that_takes_long_are_left_alone(quick: Quick) -> None:
    server = quick(header_seconds=0.2)
    table = httpx.post(f"{server.url}/api/tables", json={"game": "doge", "seats": 3}).json()["table"]
    with httpx.stream("GET", f"{server.url}/api/tables/{table}/stream", timeout=PATIENCE) as stream:
        lines = stream.iter_lines()
        assert next(lines).startswith("retry")
        time.sleep(0.6)  # three times as long as a request may take
        httpx.post(f"{server.url}/api/tables/{table}/join", json={"name": "Anna"}).raise_for_status()
        assert any('"Anna"' in line for line in lines)


# ---- too many ----


def test_an_address_holds_so_many_connections_and_one_more_is_closed_at_once(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "203.0.113.9")  # 127.0.0.1 is an address like any other
    server = serve(connections_per_address=40, header_seconds=PATIENCE)
    with connected(server, 60) as several:
        assert sum(is_answered(connection) for connection in several) == 40
    assert answers_before_long(server)
    assert server.log.read_text().count("a connection was refused: too many are open from its address") == 1


def test_a_proxy_that_is_believed_is_no_address(quick: Quick) -> None:
    with connected(quick(connections_per_address=40, header_seconds=PATIENCE), 60) as several:
        assert all(is_answered(connection) for connection in several)


def test_when_there_is_no_room_those_that_are_silent_longest_give_way(quick: Quick) -> None:
    server = quick(connections=40, header_seconds=10 * PATIENCE)
    with connected(server, 60) as several:
        assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE).status_code == 200
        assert all(is_closed(connection) for connection in several[:20])
        assert all(is_answered(connection) for connection in several[-30:])
    assert server.log.read_text().count("a connection that sent no request was closed: too many are open") == 1


def test_no_stream_gives_way(quick: Quick) -> None:
    server = quick(connections=2, header_seconds=10 * PATIENCE)
    table = httpx.post(f"{server.url}/api/tables", json={"game": "doge", "seats": 3}).json()["table"]
    listening = f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: {server.url.removeprefix('http://')}\r\n\r\n".encode()
    with connected(server, 2) as streams:
        for stream in streams:
            stream.sendall(listening)
            assert stream.recv(12) == b"HTTP/1.1 200"
        with connect(server) as third:
            assert is_closed(third)
        for stream in streams:
            stream.settimeout(0)
            with suppress(BlockingIOError):  # nothing more to read, and not closed
                while stream.recv(65_536):
                    pass
                pytest.fail("the stream was closed")
    assert server.log.read_text().count("a connection was refused: too many are open") == 1


def test_more_silent_connections_than_open_files_do_not_take_the_server_down(serve: Serve) -> None:
    server = serve(files=256, header_seconds=1)
    with connected(server, 400):
        assert answers_before_long(server)
        assert psutil.Process(server.process.pid).num_fds() < 256
    assert "out of system resource" not in server.log.read_text()
    assert len(server.log.read_text().splitlines()) < 20


def test_as_many_files_may_be_opened_as_the_system_lets_the_process_ask_for(serve: Serve) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, soft), hard))
    try:
        server = serve()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert psutil.Process(server.process.pid).rlimit(psutil.RLIMIT_NOFILE) == (hard, hard)


def test_connections_leave_files_for_everything_else() -> None:
    for files in (64, 256, 1024, 20_000, 1_000_000):
        here = Connections(Settings(), files, lambda host: False)
        most = sum(here.enter(f"10.0.{number // 100}.{number % 100}") for number in range(5000))
        assert most == min(4096, files * 3 // 4)
        assert most + here.accepted_at_once < files


def test_whoever_leaves_makes_room(caplog: pytest.LogCaptureFixture) -> None:
    here = Connections(Settings(connections=3, connections_per_address=2), 1024, lambda host: host == "proxy")
    assert [here.enter(host) for host in ("2001:db8::1", "2001:db8::2", "2001:db8::3", "proxy", "proxy")] == [True, True, False, True, False]
    here.leave("2001:db8::2")
    here.leave("proxy")
    assert [here.enter(host) for host in ("proxy", "proxy", "10.0.0.1")] == [True, True, False]
    assert here._places._taken == {"2001:db8::/64": 1}


def test_a_connection_that_comes_while_the_server_stops_gets_what_it_asked_for_at_once_and_no_more() -> None:
    """Accepted before the door was closed, seen after the others were told to end: it must not keep the server."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body"})

    async def meet() -> tuple[bytes, bytes]:
        here, state = Connections(Settings(), 1024, lambda host: False), ServerState()
        config = Config(answer, log_config=None, ws="none")
        config.load()
        server = await asyncio.get_running_loop().create_server(lambda: Connection(here, config=config, server_state=state, app_state={}), "127.0.0.1")
        here.stop()
        said = []
        for sent in (2 * ASKING, b""):
            reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            writer.write(sent)
            async with asyncio.timeout(PATIENCE):
                said.append(await reader.read())
            writer.close()
        server.close()
        assert not state.connections
        return said[0], said[1]

    asked, silent = asyncio.run(meet())
    assert asked.count(b"HTTP/1.1 200") == 2
    assert asked.endswith(b"connection: close\r\n\r\n")
    assert silent == b""


# ---- headers without an end ----


@pytest.mark.parametrize(
    ("begins", "goes_on"),
    [
        (b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Long: ", b"x" * 10_000),
        (b"GET /api/games?", b"x" * 10_000),
        (b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n", b"x: y\r\n" * 1_000),
        (ASKING + b"GET /api/games HTTP/1.1\r\nHost: x\r\n", b"x: y\r\n" * 1_000),
    ],
    ids=["a header", "an address", "trailers", "a second request"],
)
def test_headers_without_an_end_are_refused_after_so_many_bytes(begins: bytes, goes_on: bytes) -> None:
    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        await asyncio.sleep(PATIENCE)  # the headers of the next request come in the meantime

    async def send() -> int:
        here, state = Connections(Settings(), 1024, lambda host: False), ServerState()
        config = Config(answer, log_config=None, ws="none")
        config.load()
        server = await asyncio.get_running_loop().create_server(lambda: Connection(here, config=config, server_state=state, app_state={}), "127.0.0.1")
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        writer.write(begins)
        sent = 0
        with suppress(ConnectionError):
            while sent < 20 * MOST_HEADERS and not reader.at_eof():
                writer.write(goes_on)
                await writer.drain()
                sent += len(goes_on)
                await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionError):
                assert b"400 Bad Request" in await reader.read()
        writer.close()
        server.close()
        for task in state.tasks:
            task.cancel()
        return sent

    assert asyncio.run(send()) < 20 * MOST_HEADERS


# ---- lines that repeat themselves ----


def written(*records: tuple[int, str, float]) -> list[str]:
    """The lines of a log for records of so much weight, these words and these times."""
    stream = StringIO()
    handler = FoldedLines(stream)
    handler.setFormatter(TextLines())
    for level, message, at in records:
        handler.emit(logging.makeLogRecord({"levelno": level, "levelname": logging.getLevelName(level), "msg": message, "created": at}))
    handler.close()
    return [line.partition(" ")[2].strip() for line in stream.getvalue().splitlines()]


def test_a_warning_that_repeats_itself_is_written_once_and_then_counted() -> None:
    warnings = [(logging.WARNING, "trouble", at / 100) for at in range(2 * 100 * FOLDED_SECONDS)]
    lines = written(*warnings, (logging.INFO, "request", 3 * FOLDED_SECONDS))
    assert lines == ["warning trouble", f"warning trouble times={100 * FOLDED_SECONDS - 1}", f"warning trouble times={100 * FOLDED_SECONDS}", "info    request"]


def test_what_differs_is_not_counted_together_and_requests_have_a_line_each() -> None:
    lines = written((logging.WARNING, "a\nx", 1), (logging.WARNING, "b", 2), (logging.ERROR, "a", 3), (logging.INFO, "a", 4), (logging.INFO, "a", 5))
    assert lines == [r'warning "a\nx"', "warning b", "error   a", "info    a", "info    a"]


def test_the_last_count_is_written_when_the_log_is_closed_and_few_are_kept() -> None:
    assert written((logging.ERROR, "a", 1), (logging.ERROR, "a", 2)) == ["error   a", "error   a times=1"]
    stream = StringIO()
    handler = FoldedLines(stream)
    for number in range(3 * MOST_FOLDED):
        handler.emit(logging.makeLogRecord({"levelno": logging.ERROR, "msg": str(number), "created": 1}))
    assert len(handler._folded) == MOST_FOLDED
    assert len(stream.getvalue().splitlines()) == 3 * MOST_FOLDED
