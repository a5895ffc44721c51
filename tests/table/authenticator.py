"""An authenticator in software: makes passkeys and answers with them, as a browser's would, and in any wrong way."""

import json
import secrets
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


@dataclass
class Authenticator:
    """One passkey, for one place."""

    origin: str = "http://testserver"
    host: str = "testserver"
    count: int = 0
    id: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    user: str = ""
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """Make the passkey that was asked for."""
        numbers = self.key.public_key().public_numbers()
        cose = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")})
        data = self._data(ATTESTED) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cose
        self.user = options["user"]["id"]
        said = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer({"clientDataJSON": self._client("create", options), "attestationObject": said}, transports=["internal"])

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer with the passkey."""
        self.count += 1
        data, client = self._data(), self._client("get", options)
        signature = self.key.sign(data + sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer({"clientDataJSON": client, "authenticatorData": data, "signature": signature}, userHandle=self.user)

    def _data(self, flags: int = 0) -> bytes:
        return sha256(self.host.encode()).digest() + bytes([PRESENT | VERIFIED | flags]) + self.count.to_bytes(4, "big")

    def _client(self, what: str, options: dict[str, Any]) -> bytes:
        return json.dumps({"type": f"webauthn.{what}", "challenge": options["challenge"], "origin": self.origin, "crossOrigin": False}).encode()

    def _answer(self, parts: dict[str, bytes], **more: Any) -> dict[str, Any]:
        name = bytes_to_base64url(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": {**{key: bytes_to_base64url(value) for key, value in parts.items()}, **more}}
