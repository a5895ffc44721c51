"""Limits on connections: how many there may be, and how long they may keep the server waiting.

uvicorn closes a connection that is silent after a response. One that never sends a request, stops in the middle of its
headers or does not read its response would stay open for ever, and each uses one of the files that a process may open.
Nor does its parser say how long headers may be.
"""

import asyncio
import logging
import socket
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr

from ridotto.table.http.guard import Places, address_of
from ridotto.table.settings import Settings

log = logging.getLogger("ridotto.connections")

ANSWER_SECONDS = 60  # how long the other side may read nothing of a response
MOST_HEADERS = 64 * 1024  # bytes of a request that are not its body: the first line, headers, chunk sizes, trailers
LAST_REQUEST_SECONDS = 1  # how long a connection that comes while the server stops may keep its request back


class Connections:
    """How many connections are open, in all and from each address. `files` is how many files the process may open.

    A quarter of the files is left for the database, for bots and for connections that are accepted only to be refused.
    When there is no room, one that waits for its request gives way: most of those have nothing to say.
    A trusted proxy (`is_proxy`) carries many people's connections and is not counted as an address; the guard counts
    requests and streams of the people behind it.
    """

    def __init__(self, settings: Settings, files: int, is_proxy: Callable[[str], bool], refused: Callable[[str], None] = lambda reason: None) -> None:
        self.header_seconds = settings.header_seconds
        self._most = min(settings.connections, files * 3 // 4)
        self.accepted_at_once = max(1, min(2048, files // 8))
        """How many are accepted before the first of them is handled."""
        self._open = 0
        self._waiting: dict[Connection, None] = {}
        """Those whose request has not come yet, the one that has waited longest first."""
        self._places = Places(settings.connections_per_address, "connections")
        self._is_proxy = is_proxy
        self._refused = refused
        """Told why, for each that is refused or closed for want of room."""
        self.stopping = False
        """Whether the server stops: no connection is kept for another request."""

    def stop(self) -> None:
        """The server stops. uvicorn ends the connections it has; one that was being accepted would be kept alive."""
        self.stopping = True
        self.header_seconds = min(self.header_seconds, LAST_REQUEST_SECONDS)

    def enter(self, host: str) -> bool:
        """Whether there is room for one more from this host; if so, it is counted until it leaves."""
        if not self._is_proxy(host) and not self._places.has_room(address_of(host)):
            self._refused("address")
            log.warning("a connection was refused: too many are open from its address")
            return False
        if self._open >= self._most and not self._make_room():
            self._refused("server")
            log.warning("a connection was refused: too many are open", extra={"most": self._most})
            return False
        if not self._is_proxy(host):
            self._places.take(address_of(host))
        self._open += 1
        return True

    def _make_room(self) -> bool:
        """Close the connection that has waited longest for its request; False if none waits."""
        longest = next(iter(self._waiting), None)
        if longest is None:
            return False
        self._refused("silent")
        log.warning("a connection that sent no request was closed: too many are open", extra={"most": self._most})
        self.waits_no_longer(longest)
        longest.transport.abort()
        return True

    def waits(self, connection: "Connection") -> None:
        """Its request has not come yet."""
        self._waiting[connection] = None

    def waits_no_longer(self, connection: "Connection") -> None:
        """Its request has come, or it is closed."""
        self._waiting.pop(connection, None)

    def leave(self, host: str) -> None:
        """Stop counting a connection that was let in: it is closed."""
        self._open -= 1
        if not self._is_proxy(host):
            self._places.give_back(address_of(host))


class Connection(HttpToolsProtocol):
    """A connection that is closed at once if there is no room for it, or when it keeps the server waiting too long."""

    def __init__(self, connections: Connections, **given: Any) -> None:
        super().__init__(**given)
        self._connections = connections
        self._host: str | None = None
        """The host it is counted for; None if it was refused."""
        self._deadline: asyncio.TimerHandle | None = None
        self._headers = 0
        """How many bytes of the latest request have come, not counting its body."""
        self._arrived = 0
        """How many bytes have just come."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected."""
        host = (get_remote_addr(transport) or ("local", 0))[0]
        if not self._connections.enter(host):
            transport.abort()
            return
        self._host = host
        _limit_waiting(transport.get_extra_info("socket"))
        super().connection_made(transport)
        self._await_request()

    def data_received(self, data: bytes) -> None:
        """Something has arrived: perhaps the rest of the headers."""
        self._headers += len(data)
        self._arrived = len(data)
        super().data_received(data)
        if self._headers > MOST_HEADERS and not self.transport.is_closing():
            log.warning("a request was refused: its headers are too long")
            self.send_400_response("The headers are too long.")
        self._await_request()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._headers = self._arrived  # or less: the end of the request before may have come with it

    def on_body(self, body: bytes) -> None:
        """A piece of a request's body; how long that may be is the guard's affair."""
        super().on_body(body)
        self._headers -= len(body)

    def on_response_complete(self) -> None:
        """A response is written; the next request may follow."""
        super().on_response_complete()
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        if self._host is None:
            return
        self._connections.leave(self._host)
        self._connections.waits_no_longer(self)
        if self._deadline is not None:
            self._deadline.cancel()
        super().connection_lost(exc)

    def _await_request(self) -> None:
        """Run the timer until a request's headers are complete. Partial data does not reset it."""
        if self._connections.stopping and self.cycle is not None and not self.transport.is_closing():
            self.shutdown()  # after its response, or now if that is complete
        waits = not self.transport.is_closing() and (self.cycle is None or self.cycle.response_complete)
        if waits and self._deadline is None:
            self._deadline = self.loop.call_later(self._connections.header_seconds, self.transport.close)
            self._connections.waits(self)
        elif not waits and self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
            self._connections.waits_no_longer(self)


def _limit_waiting(connected: Any) -> None:
    """Let the system drop a connection whose other side reads nothing of what was sent, where it can (Linux)."""
    if hasattr(socket, "TCP_USER_TIMEOUT") and connected.family in (socket.AF_INET, socket.AF_INET6):
        connected.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 1000 * ANSWER_SECONDS)
