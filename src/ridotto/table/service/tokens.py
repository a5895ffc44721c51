"""Seat tokens: signed, held by a private link or a program, or made on the fly for a browser that holds the seat.

A token names the table, the seat and the seat's nonce. Giving up a seat changes the nonce, which invalidates every
token for it, on whatever device or link.
"""

import hmac
import secrets
from functools import lru_cache

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # no characters that are easily confused

MOST_READ = 2_048  # tokens whose signature need not be checked again; those with a wrong one are not among them


def new_id() -> str:
    """The name of a new table: short enough to be read out, long enough not to be guessed."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def new_nonce() -> str:
    """A random value that identifies who holds a seat."""
    return secrets.token_urlsafe(16)


class SeatTokens:
    """Signs and reads tokens with the server's key."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()
        self._signer = URLSafeSerializer(key, salt="ridotto-seat")
        self._read = lru_cache(maxsize=MOST_READ)(self._signer.loads)

    def nonce_for(self, table_id: str, words: str) -> str:
        """The nonce for a player who joins with this idempotency key; the same key gives the same nonce again."""
        return hmac.new(self._key, f"ridotto-join {table_id} {words}".encode(), "sha256").hexdigest()[:32]

    def timed_signer(self, purpose: str) -> URLSafeTimedSerializer:
        """Signs other things than seats with the server's key; what it has signed can expire."""
        return URLSafeTimedSerializer(self._key, salt=f"ridotto-{purpose}")

    def token(self, table_id: str, seat: int, nonce: str) -> str:
        """The token of a seat."""
        return str(self._signer.dumps([table_id, seat, nonce]))

    def read(self, token: str) -> tuple[str, int, str]:
        """The table, seat and nonce in a token that we signed; raises for any other."""
        table_id, seat, nonce = self._read(token)
        return table_id, seat, nonce

    def seat(self, token: str, table_id: str, nonces: list[str]) -> int | None:
        """The seat at this table that the token holds now, or None."""
        try:
            named, seat, nonce = self.read(token)
        except (BadSignature, ValueError, TypeError):
            return None
        if named != table_id or not isinstance(seat, int) or not 0 <= seat < len(nonces) or not isinstance(nonce, str):
            return None
        return seat if hmac.compare_digest(nonce.encode(), nonces[seat].encode()) else None
