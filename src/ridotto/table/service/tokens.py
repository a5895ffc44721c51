"""Who holds a seat: a signed token, carried by a private link or a program, or made anew for a browser that holds the seat.

A token names the table, the seat and the seat's nonce. Giving up a seat changes the nonce, which ends every token for it,
whatever device or link carries it.
"""

import hmac
import secrets

from itsdangerous import BadSignature, URLSafeSerializer

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that is mistaken for something else when read aloud


def new_id() -> str:
    """The name of a new table: short enough to be read out, long enough not to be guessed."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def new_nonce() -> str:
    """What makes a seat somebody's."""
    return secrets.token_urlsafe(16)


class SeatTokens:
    """Signs and reads tokens with the server's key."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()
        self._signer = URLSafeSerializer(key, salt="ridotto-seat")

    def nonce_for(self, table_id: str, words: str) -> str:
        """The nonce of whoever sits down with these words of their own: they alone can have it made again."""
        return hmac.new(self._key, f"ridotto-join {table_id} {words}".encode(), "sha256").hexdigest()[:32]

    def token(self, table_id: str, seat: int, nonce: str) -> str:
        """The token of a seat."""
        return str(self._signer.dumps([table_id, seat, nonce]))

    def read(self, token: str) -> tuple[str, int, str]:
        """What a token of ours names: table, seat and nonce; another's raises an error."""
        table_id, seat, nonce = self._signer.loads(token)
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
