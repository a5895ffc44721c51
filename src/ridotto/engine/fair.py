"""Fair shuffles: what is committed to before a match, and what can be checked afterwards.

At a table:

1. The server draws a secret when the table is opened and shows its commitment, SHA-256(secret), before it knows
   anything from the players.
2. Each player may add a text, openly or sealed. Sealed means: the player shows the commitment SHA-256(text + salt) on
   sitting down, and the text and the salt when every seat is taken.
3. The seed is the SHA-256 of the secret, the table, when it was opened, and each seat's name and text; the seed's own
   commitment, SHA-256(seed), is shown before the first move.
4. After the last move everything is shown and is part of the record.

What is proven to players who sealed a text, kept what was fixed before they opened it (`promised`), and find the same
in a record that verifies: the server's secret, all names and all other texts were chosen without knowledge of theirs.
So nobody chose the shuffle, not even all the others together, with the following exceptions.

What is not proven:

- Withholding a text gives a choice of two: if a sealed text is not opened in time, its commitment counts instead. The
  server knows both outcomes, a player alone knows neither. So a server that colludes with k players, or holds k seats
  itself, chooses among 2^k shuffles. It can also let a table fail before the first move until it likes the shuffle, for
  as long as people keep sitting down again.
- The server can claim that a text came too late. Its owner, who was told that it was accepted, sees that in the record.
- A text given openly protects nobody against the server: whoever sits down last can, together with the server, try
  texts or names until they like the shuffle. Where nobody has sealed a text, the server could choose the shuffle.
- The server knows the seed during the match. Nothing here keeps it from telling a player what is to come.
- The page that seals and checks was sent by the server. Those who do not trust it at all can compute with their own
  tools.
- Who took over a seat after the match had begun: the record has those names as the server gives them.

A match started from a bare seed (simulations, tests, `ridotto play`) has only the commitment of the seed.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

SALT = re.compile("[0-9a-f]{32}")
"""All salts have the same length, so that text + salt can be split in only one way."""
DIGEST = re.compile("[0-9a-f]{64}")
"""A SHA-256 in hexadecimal digits, as commitments are."""


def commitment(secret: str) -> str:
    """What is shown beforehand: the SHA-256 of the secret's text, in hexadecimal digits."""
    return hashlib.sha256(secret.encode("utf-8")).hexdigest()


def keeps(shown: str, secret: str) -> bool:
    """Whether the secret is the one that was committed to."""
    return hmac.compare_digest(shown.lower().encode("utf-8"), commitment(secret).encode("ascii"))


def draw_secret() -> str:
    """A fresh secret of 256 bits from the operating system."""
    return secrets.token_hex(32)


def joint_seed(secret: str, entropy: Sequence[str]) -> str:
    """The seed of records of version 1, from the server's secret and a text for each seat, empty if there is none."""
    lines = ["ridotto seed 1", secret, *(text.encode("utf-8").hex() for text in entropy)]
    return hashlib.sha256("\n".join(lines).encode("ascii")).hexdigest()


@dataclass(frozen=True)
class Draw:
    """What the seed of an old table's match was derived from, by the first rule: a `secret` and the players' texts, `entropy`."""

    secret: str
    entropy: tuple[str, ...]

    @property
    def seed(self) -> str:
        """The seed of the match."""
        return joint_seed(self.secret, self.entropy)


@dataclass(frozen=True)
class PlayerText:
    """What a player adds to the shuffle: nothing, an open `text`, or a sealed one (it has a `commitment`), opened (it has a `salt`) or not."""

    text: str = ""
    salt: str = ""
    commitment: str = ""

    @property
    def withheld(self) -> bool:
        """Whether it was sealed and not opened: its commitment counts instead."""
        return bool(self.commitment) and not self.salt

    @property
    def holds(self) -> bool:
        """Whether what was opened is what was sealed."""
        if not self.commitment:
            return not self.salt
        return not self.text if self.withheld else bool(SALT.fullmatch(self.salt)) and keeps(self.commitment, self.text + self.salt)


def promised(secret_commitment: str, opened: str, names: Sequence[str], texts: Sequence[PlayerText]) -> str:
    """Everything that is fixed when every seat is taken, before sealed texts are opened.

    Whoever opens a text keeps this, and must find the same in the record.
    """
    seats = [f"{name.encode('utf-8').hex()} {text.commitment or text.text.encode('utf-8').hex() or '-'}" for name, text in zip(names, texts, strict=True)]
    return ", ".join([opened, secret_commitment, *seats])


@dataclass(frozen=True)
class TableDraw:
    """What the seed of a match at a table was derived from, with everything a record says about it."""

    secret: str
    """The server's part."""
    table: str
    """The name of the table."""
    opened: str
    """When the commitment to the secret was shown: ISO 8601, UTC, to the second."""
    names: tuple[str, ...]
    """Who sat on each seat when the match began."""
    texts: tuple[PlayerText, ...]
    """What each of them added."""

    @property
    def seed(self) -> str:
        """The seed of the match."""
        return commitment(self.lines)

    @property
    def lines(self) -> str:
        """The text whose SHA-256 is the seed."""
        lines = ["ridotto seed 2", self.secret, self.table, self.opened]
        for name, text in zip(self.names, self.texts, strict=True):
            parts = (name.encode("utf-8").hex(), text.text.encode("utf-8").hex(), text.salt, text.commitment)
            lines.append(" ".join(part or "-" for part in parts))
        return "\n".join(lines)
