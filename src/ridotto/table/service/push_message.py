"""A message for a browser, as push services take it: encrypted for the browser (RFC 8291), signed by the server (RFC 8292).

A push service forwards what it cannot read. It learns when a message is sent, to which browser, and how long it is; so all
are made equally long.
"""

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from urllib.parse import SplitResult, urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096  # bytes: one record is enough
PADDED = 1024  # bytes of each message before it is encrypted
SIGNED_SECONDS = 12 * 3600  # a push service takes at most 24 hours
LONGEST_ENDPOINT = 1000
KEY_BYTES, AUTH_BYTES = 65, 16
USUAL_PORT = 443


def encrypt(text: bytes, browser_key: bytes, auth: bytes, key: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b"") -> bytes:
    """The body of a request to a push service. Key and salt are new for each message; a test gives those of the standard."""
    key, salt = key or ec.generate_private_key(CURVE), salt or os.urandom(16)
    mine = public_bytes(key)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser_key))
    secret = _derived(shared, auth, b"WebPush: info\0" + browser_key + mine, 32)
    content_key, nonce = (_derived(secret, salt, b"Content-Encoding: " + what, length) for what, length in ((b"aes128gcm\0", 16), (b"nonce\0", 12)))
    header = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return header + AESGCM(content_key).encrypt(nonce, text + b"\x02", None)


def padded(text: bytes) -> bytes:
    """A JSON text made as long as all others by spaces, which mean nothing in it."""
    return text.ljust(PADDED)


def signature(endpoint: str, key: ec.EllipticCurvePrivateKey, contact: str, at: float) -> str:
    """The header `Authorization` with which a push service knows us again."""
    service = urlsplit(endpoint)
    claims = {"aud": f"{service.scheme}://{service.netloc}", "exp": int(at) + SIGNED_SECONDS, "sub": contact}
    signed = ".".join(to_text(json.dumps(part, separators=(",", ":")).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(SHA256())))
    return f"vapid t={signed}.{to_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={to_text(public_bytes(key))}"


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key, as browsers take it."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def new_key() -> str:
    """A new private key of the server, as text."""
    return f"{ec.generate_private_key(CURVE).private_numbers().private_value:064x}"


def read_key(text: str) -> ec.EllipticCurvePrivateKey:
    """The key that `new_key` has made."""
    return ec.derive_private_key(int(text, 16), CURVE)


def to_text(data: bytes) -> str:
    """Base64 for URLs, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    """The reverse; ValueError if it is not that."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def are_keys(key: str, auth: str) -> bool:
    """Whether these can be the keys of a browser."""
    try:
        point, secret = from_text(key), from_text(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    except ValueError:
        return False
    return len(point) == KEY_BYTES and len(secret) == AUTH_BYTES


def is_allowed(endpoint: str, hosts: Sequence[str]) -> bool:
    """Whether messages may be sent to an address: https at one of the hosts of the settings (`Settings.push_hosts`)."""
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        return False
    if len(endpoint) > LONGEST_ENDPOINT or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint or "@" in parts.netloc or not parts.hostname:
        return False
    if is_named(parts, hosts):
        return True
    name = parts.hostname
    fits = any(name == host or (host.startswith("*.") and name.endswith(host[1:])) for host in hosts)
    return parts.scheme == "https" and port in (None, USUAL_PORT) and fits


def is_named(parts: SplitResult, hosts: Sequence[str]) -> bool:
    """Whether the settings name exactly this server, scheme and port: then it may be one of the host's own network."""
    return f"{parts.scheme}://{parts.netloc}" in hosts


def _derived(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, about).derive(secret)
