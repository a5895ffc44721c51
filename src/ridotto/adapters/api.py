"""A client of the public JSON API of a Ridotto server (docs/api.md). Every request has a limit in time and in length."""

import json
import ssl
import time
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from socket import socket
from typing import Any
from urllib.parse import urlsplit

from ridotto.engine.errors import RidottoError, SetupError

SECONDS = 20.0  # for one request, repetitions included
MOST_BYTES = 4_000_000  # of one answer
PAUSE = 0.2  # before a request is repeated

LOST = (OSError, HTTPException)
"""What a connection can end with."""


class Refused(RidottoError):  # noqa: N818 (the name says it)
    """The server understood and said no; the sentence is its own."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status


class Api:
    """The API of one server."""

    def __init__(self, url: str) -> None:
        """SetupError unless the address is one of a server."""
        parts = urlsplit(url)
        try:
            port = parts.port
        except ValueError:
            port = 0
        if parts.scheme not in ("http", "https") or not parts.hostname or port == 0 or parts.username or parts.query or parts.fragment:
            raise SetupError(f"the address of a server is like http://127.0.0.1:8471, not {url!r}")
        self.url = url.rstrip("/")
        self._secure = parts.scheme == "https"
        self._host, self._port, self._prefix = parts.hostname, port, parts.path.rstrip("/")

    def get(self, path: str, token: str = "") -> Any:
        """Ask for something."""
        return self._read(self._ask("GET", path, None, token, ""))

    def get_text(self, path: str, token: str = "") -> str:
        """Ask for something that is not JSON."""
        return self._ask("GET", path, None, token, "").decode()

    def post(self, path: str, body: Any = None, token: str = "", key: str = "") -> Any:
        """Do something. With a key it can be sent again when the answer was lost, and is done once."""
        return self._read(self._ask("POST", path, body, token, key))

    def follow(self, path: str, token: str, seconds: float) -> Iterator[Any]:
        """The pictures of a stream, for so many seconds at most."""
        until = time.monotonic() + seconds
        with _Exchange(self, until) as exchange:
            response = exchange.send("GET", path, None, {**_bearer(token), "Accept": "text/event-stream"})
            if response.status != 200:
                raise _refusal(response.status, exchange.body())
            while (line := exchange.line()).endswith(b"\n"):
                field, _, value = line.decode().rstrip("\n").partition(": ")
                if field == "data":
                    yield json.loads(value)

    def connect(self, seconds: float) -> HTTPConnection:
        """A connection that is not open yet."""
        if self._secure:
            return HTTPSConnection(self._host, self._port, timeout=seconds, context=ssl.create_default_context())
        return HTTPConnection(self._host, self._port, timeout=seconds)

    def path(self, path: str) -> str:
        """The path of a request."""
        return f"{self._prefix}/api{path}"

    def _read(self, answer: bytes) -> Any:
        try:
            return json.loads(answer)
        except ValueError:
            raise RidottoError(f"what answers at {self.url} is no Ridotto server") from None

    def _ask(self, method: str, path: str, body: Any, token: str, key: str) -> bytes:
        """Ask until there is an answer or the time is up. What must not be done twice is sent again only if it was not taken."""
        until = time.monotonic() + SECONDS
        headers = {**_bearer(token), **({"Idempotency-Key": key} if key else {})}
        while True:
            pause = PAUSE
            try:
                with _Exchange(self, until) as exchange:
                    response = exchange.send(method, path, body, headers)
                    answer = exchange.body()
                if response.status < 300:
                    return answer
                if response.status not in (429, 503) or time.monotonic() + PAUSE > until:
                    raise _refusal(response.status, answer)
                wished = response.headers.get("Retry-After", "")
                pause = max(PAUSE, float(wished) if wished.isdecimal() else 0.0)
                if time.monotonic() + pause > until:
                    raise _refusal(response.status, answer)
            except LOST as error:
                repeatable = method == "GET" or key or isinstance(error, ConnectionRefusedError)
                if not repeatable or time.monotonic() + PAUSE > until:
                    raise RidottoError(f"the server at {self.url} does not answer") from None
            time.sleep(pause)


class _Exchange:
    """One request and its answer on a connection of its own, with a time by which all of it must be done."""

    def __init__(self, api: Api, until: float) -> None:
        self._api = api
        self._until = until
        self._connection = api.connect(max(0.01, until - time.monotonic()))
        self._socket: socket | None = None
        self._response: HTTPResponse | None = None

    def __enter__(self) -> "_Exchange":
        return self

    def __exit__(self, *_error: object) -> None:
        if self._response is not None:
            self._response.close()
        self._connection.close()

    def send(self, method: str, path: str, body: Any, headers: dict[str, str]) -> HTTPResponse:
        """Send the request and wait for the head of the answer."""
        self._connection.connect()
        self._socket = self._connection.sock  # the connection forgets it when the server is going to close it
        self._hurry()
        data = None if method == "GET" else json.dumps(body).encode()
        self._connection.request(method, self._api.path(path), data, {"Content-Type": "application/json", **headers} if data else headers)
        self._response = self._connection.getresponse()
        return self._response

    def body(self) -> bytes:
        """The whole answer."""
        found = bytearray()
        assert self._response is not None
        while True:
            self._hurry()
            piece = self._response.read1(65_536)
            if not piece:
                return bytes(found)
            found += piece
            if len(found) > MOST_BYTES:
                raise RidottoError(f"the server at {self._api.url} answers with more than {MOST_BYTES} bytes")

    def line(self) -> bytes:
        """The next line of a stream; empty at its end, or when the time is up."""
        assert self._response is not None
        try:
            self._hurry()
            return self._response.readline(MOST_BYTES)
        except TimeoutError:
            return b""

    def _hurry(self) -> None:
        """Let the next step take no longer than there is time left."""
        left = self._until - time.monotonic()
        if left <= 0:
            raise TimeoutError
        assert self._socket is not None
        self._socket.settimeout(left)


def _bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


def _refusal(status: int, answer: bytes) -> RidottoError:
    """What the server said: every error is one sentence."""
    try:
        sentence = json.loads(answer)["error"]
    except (ValueError, TypeError, KeyError):
        sentence = f"the server answers with status {status}"
    return Refused(status, str(sentence)[:1000])
