"""A light HTTP client on bare asyncio protocols: the players share two cores with the server they measure.

It understands exactly what this server sends to a program: HTTP/1.1 with a length or in chunks, and server-sent events.
"""

import asyncio
import json
from collections.abc import Callable
from time import perf_counter
from typing import Any

IDLE = 3.0  # seconds after which an idle connection is not reused: the server closes it after 5


class Trouble(Exception):  # noqa: N818 (it is counted, not handled)
    """A response that should not have come."""


class _Reader(asyncio.Protocol):
    """Parses responses."""

    def __init__(self) -> None:
        self.buffer = bytearray()
        self.transport: asyncio.Transport | None = None
        self.open = False
        self.status = 0
        self.headed = False
        self.length = -1
        """How long the body is; -1 when it comes in chunks."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ready to send."""
        assert isinstance(transport, asyncio.Transport)
        self.transport, self.open = transport, True

    def connection_lost(self, error: Exception | None) -> None:
        """The server has closed."""
        self.open = False

    def send(self, data: bytes) -> None:
        """Send a request and reset the response."""
        assert self.transport is not None
        self.status, self.headed, self.length = 0, False, -1
        self.transport.write(data)

    def close(self) -> None:
        """Hang up."""
        if self.transport is not None:
            self.transport.close()

    def read_head(self) -> bool:
        """Read status and headers; False while they are not complete."""
        end = self.buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        lines = bytes(self.buffer[:end]).split(b"\r\n")
        del self.buffer[: end + 4]
        self.status, self.headed = int(lines[0].split(b" ")[1]), True
        for line in lines[1:]:
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                self.length = int(value)
        return True


class Kept(_Reader):
    """A connection for one request after another."""

    def __init__(self) -> None:
        super().__init__()
        self.used = 0.0
        self._answer: asyncio.Future[tuple[int, bytes]] | None = None

    async def ask(self, data: bytes) -> tuple[int, bytes]:
        """Send a request and wait for its answer."""
        self._answer = asyncio.get_running_loop().create_future()
        self.send(data)
        return await self._answer

    def data_received(self, data: bytes) -> None:
        """A part of an answer."""
        self.buffer += data
        if (self.headed or self.read_head()) and self._answer is not None:
            if self.length < 0:
                self._fail(Trouble("an answer without a length"))
            elif len(self.buffer) >= self.length:
                body = bytes(self.buffer[: self.length])
                del self.buffer[: self.length]
                answer, self._answer = self._answer, None
                if not answer.done():
                    answer.set_result((self.status, body))

    def connection_lost(self, error: Exception | None) -> None:
        """No answer will come."""
        super().connection_lost(error)
        self._fail(Trouble("the connection broke"))

    def _fail(self, error: Exception) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(error)
        self._answer = None


class Screen(_Reader):
    """A live stream: when each picture arrived, by its id, and the latest one."""

    def __init__(self) -> None:
        super().__init__()
        self.arrivals: list[tuple[float, str]] = []
        self.picture = b""
        self.wanted = True
        """Whether the stream should stay open: one that ends by itself is an error."""
        self.broken = False
        self._text = bytearray()
        self._waiting: asyncio.Future[None] | None = None

    def data_received(self, data: bytes) -> None:
        """A part of the stream."""
        self.buffer += data
        if not self.headed and not self.read_head():
            return
        while (end := self.buffer.find(b"\r\n")) >= 0:
            size = int(self.buffer[:end], 16)
            if len(self.buffer) < end + size + 4:
                return
            self._text += self.buffer[end + 2 : end + 2 + size]
            del self.buffer[: end + size + 4]
            self._read_events()

    def _read_events(self) -> None:
        while (end := self._text.find(b"\n\n")) >= 0:
            event = bytes(self._text[:end])
            del self._text[: end + 2]
            if event.startswith(b"event: picture\nid: "):
                first, _, picture = event[19:].partition(b"\ndata: ")
                self.arrivals.append((perf_counter(), first.decode()))
                self.picture = picture
                self._ring()

    def connection_lost(self, error: Exception | None) -> None:
        """The stream has ended."""
        super().connection_lost(error)
        self.broken = self.wanted
        self._ring()

    def close(self) -> None:
        """Close the stream."""
        self.wanted = False
        super().close()

    def _ring(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def until(self, fits: Callable[[bytes], bool], seconds: float) -> None:
        """Wait until a picture like this has arrived."""
        while not fits(self.picture):
            await self.next(len(self.arrivals), seconds)

    async def next(self, seen: int, seconds: float) -> None:
        """Wait until more than `seen` pictures have come."""
        until = perf_counter() + seconds
        while len(self.arrivals) <= seen:
            if self.broken or not self.open:
                raise Trouble(f"a stream ended (status {self.status})")
            self._waiting = asyncio.get_running_loop().create_future()
            try:
                await asyncio.wait_for(self._waiting, max(0.0, until - perf_counter()))
            except TimeoutError:
                raise Trouble("a picture did not arrive") from None


class Door:
    """The server's address, and the open connections to it."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self._kept: list[Kept] = []

    async def ask(self, method: str, path: str, body: Any = None, token: str = "", key: str = "") -> Any:
        """Call the API and read its JSON; `Trouble` if it refuses."""
        return json.loads(await self.ask_raw(method, path, body, token, key))

    async def ask_raw(self, method: str, path: str, body: Any = None, token: str = "", key: str = "", cookie: str = "") -> bytes:
        """The same, with the body unparsed."""
        connection = await self._connection()
        status, answer = await connection.ask(self._request(method, path, body, token, key, cookie))
        connection.used = perf_counter()
        self._kept.append(connection)
        if status not in (200, 201):
            raise Trouble(f"{method} {path}: {status} {answer[:200].decode(errors='replace')}")
        return answer

    async def watch(self, table: str, token: str) -> Screen:
        """Open the live stream of a seat."""
        _, screen = await asyncio.get_running_loop().create_connection(Screen, self.host, self.port)
        screen.send(self._request("GET", f"/api/tables/{table}/stream", None, token, ""))
        return screen

    async def watch_page(self, table: str) -> Screen:
        """Open the live stream of a spectator's page; its contents are not parsed."""
        _, screen = await asyncio.get_running_loop().create_connection(Screen, self.host, self.port)
        screen.send(self._request("GET", f"/t/{table}/stream", None, "", ""))
        return screen

    def close(self) -> None:
        """Close all connections except the streams."""
        for connection in self._kept:
            connection.close()
        self._kept.clear()

    async def _connection(self) -> Kept:
        while self._kept:
            kept = self._kept.pop()
            if kept.open and perf_counter() - kept.used < IDLE:
                return kept
            kept.close()
        _, fresh = await asyncio.get_running_loop().create_connection(Kept, self.host, self.port)
        return fresh

    def _request(self, method: str, path: str, body: Any, token: str, key: str, cookie: str = "") -> bytes:
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}:{self.port}"]
        if token:
            lines.append(f"Authorization: Bearer {token}")
        if cookie:
            lines.append(f"Cookie: {cookie}")
        if key:
            lines.append(f"Idempotency-Key: {key}")
        data = b"" if body is None else json.dumps(body).encode()
        if data:
            lines += ["Content-Type: application/json", f"Content-Length: {len(data)}"]
        return "\r\n".join([*lines, "", ""]).encode() + data
