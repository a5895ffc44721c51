"""Fair shuffles: nobody can choose the chance of a match, and everybody can check it afterwards.

1. The house draws a secret and shows its commitment, SHA-256(secret), before it knows anything from the players.
2. Each player may add a text of his own (entropy).
3. The seed is SHA-256 over the secret and these texts; its own commitment, SHA-256(seed), is shown before the first move.
4. After the last move the secret and the seed are shown. Whoever kept the commitments can check both steps.

A match started from a bare seed (simulations, tests) has only the commitment of the seed.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass


def commitment(secret: str) -> str:
    """What is shown before: the SHA-256 of the secret's text, in hexadecimal digits."""
    return hashlib.sha256(secret.encode("utf-8")).hexdigest()


def keeps(shown: str, secret: str) -> bool:
    """Whether the secret is the one that was committed to."""
    return hmac.compare_digest(shown.lower().encode("utf-8"), commitment(secret).encode("ascii"))


def draw_secret() -> str:
    """A fresh secret of 256 bits from the operating system."""
    return secrets.token_hex(32)


def joint_seed(secret: str, entropy: Sequence[str]) -> str:
    """The seed that follows from the house's secret and the players' texts, one for each seat, empty where none."""
    lines = ["ridotto seed 1", secret, *(text.encode("utf-8").hex() for text in entropy)]
    return hashlib.sha256("\n".join(lines).encode("ascii")).hexdigest()


@dataclass(frozen=True)
class Draw:
    """How the seed of a match came about: from a secret and the players' texts."""

    secret: str
    entropy: tuple[str, ...]

    @property
    def seed(self) -> str:
        """The seed of the match."""
        return joint_seed(self.secret, self.entropy)
