"""A push service of the tests' own, and browsers that subscribe there: it takes messages, checks who sends them, and decrypts them."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from threading import Thread
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from ridotto.table.service.push_message import CURVE, from_text, public_bytes, to_text

PATIENCE = 30.0  # seconds for what takes milliseconds, on a machine with other work to do


class Subscription:
    """What a browser has at a push service."""

    def __init__(self, url: str, name: str) -> None:
        self.endpoint = f"{url}/{name}"
        self._key = ec.generate_private_key(CURVE)
        self._auth = os.urandom(16)

    @property
    def asked(self) -> dict[str, str]:
        """What the page's script sends."""
        return {"endpoint": self.endpoint, "key": to_text(public_bytes(self._key)), "auth": to_text(self._auth)}

    def read(self, body: bytes) -> dict[str, str]:
        """A message, decrypted as a browser does (RFC 8291)."""
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        secret = HKDF(SHA256(), 32, self._auth, b"WebPush: info\0" + public_bytes(self._key) + theirs).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain[-1:] == b"\x02"
        found: dict[str, str] = json.loads(plain[:-1])
        return found


class PushService:
    """The messages that arrive, one after the other."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.answers: list[int] = []
        """The statuses of the next answers; 201 when there is none."""
        self.seen = 0
        """How many requests there were."""
        self._bodies: Queue[tuple[str, bytes, dict[str, str]]] = Queue()
        self._known: dict[str, Subscription] = {}

    def subscribe(self, name: str) -> Subscription:
        """A new subscription."""
        made = Subscription(self.url, name)
        self._known[f"/{name}"] = made
        return made

    def take(self, path: str, body: bytes, headers: dict[str, str]) -> int:
        """Somebody sends a message."""
        self.seen += 1
        status = self.answers.pop(0) if self.answers else 201
        if status == 201:
            self._bodies.put((path, body, headers))
        return status

    def next(self) -> tuple[str, dict[str, str], dict[str, str]]:
        """The name of the subscription, the message and the headers of the next request, once it is there."""
        path, body, headers = self._bodies.get(timeout=PATIENCE)
        return path[1:], self._known[path].read(body), headers

    @property
    def empty(self) -> bool:
        """Whether there is no message at the moment."""
        return self._bodies.empty()


def check_signature(header: str, url: str) -> dict[str, Any]:
    """The claims of whoever sends a message, if they are signed with the key that comes along (RFC 8292)."""
    assert header.startswith("vapid t=")
    token, _, key = header.removeprefix("vapid t=").partition(", k=")
    signed, _, signature = token.rpartition(".")
    numbers = from_text(signature)
    r, s = int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big")
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(key)).verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(SHA256()))
    claims: dict[str, Any] = json.loads(from_text(signed.partition(".")[2]))
    assert claims["aud"] == url
    return claims


@contextmanager
def push_service() -> Iterator[PushService]:
    """A push service on a free port."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(found.take(self.path, body, {name.lower(): value for name, value in self.headers.items()}))
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    found = PushService(f"http://127.0.0.1:{server.server_address[1]}")
    thread = Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield found
    finally:
        server.shutdown()
        thread.join(PATIENCE)
        server.server_close()
