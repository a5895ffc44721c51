"""Fair shuffles: what is committed to before, and what can be checked afterwards.

At a table:

1. The house draws a secret when the table is opened and shows its commitment, SHA-256(secret), before it knows anything from the players.
2. Each player may add a text, openly or sealed: then he shows the commitment SHA-256(text + salt) when he sits down, and text and salt
   when everybody sits.
3. The seed is SHA-256 over the secret, the table, when it was opened, and for each seat its name and its text; its own commitment,
   SHA-256(seed), is shown before the first move.
4. After the last move everything is shown and stands in the record.

What is proven to a player who sealed a text of his own, kept what was fixed before he opened it (`promised`), and finds the same in a record that
verifies: the house's secret, all names and all other texts were chosen without knowing his. So nobody chose the shuffle, not even all others
together, but for what follows.

What is not proven:

- Who withholds his text has a choice of two: a sealed text that is not opened in time counts by its commitment. The house knows both
  outcomes, a player alone knows neither. So a house that plays along on k seats, or with k players, chooses among 2^k shuffles. It can also let
  a table fail before the first move, as often as people sit down anew, until it likes the shuffle.
- The house can claim that a text came too late. Its owner, who had the answer that it was taken, sees that in the record.
- A text given openly protects nobody against the house: who sits down last, together with the house, tries texts or names until he likes the
  shuffle. Where nobody has sealed a text, the house could choose the shuffle.
- The house knows the seed while the match is on. Nothing here keeps it from telling a player what is to come.
- The seal and the check that a page carries out are programs that the house has sent. Who trusts it in nothing computes with tools of his own.
- Who took over a seat after the match had begun: those names stand in the record as the house tells them.

A match started from a bare seed (simulations, tests, `ridotto play`) has only the commitment of the seed.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

SALT = re.compile("[0-9a-f]{32}")
"""A salt has one length, so that text and salt cannot be told apart in two ways."""
DIGEST = re.compile("[0-9a-f]{64}")


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
    """The seed that follows from the house's secret and the players' texts, one for each seat, empty where none: records of version 1."""
    lines = ["ridotto seed 1", secret, *(text.encode("utf-8").hex() for text in entropy)]
    return hashlib.sha256("\n".join(lines).encode("ascii")).hexdigest()


@dataclass(frozen=True)
class Draw:
    """How the seed of a match came about by the first rule: from a secret and the players' texts. Old tables have it."""

    secret: str
    entropy: tuple[str, ...]

    @property
    def seed(self) -> str:
        """The seed of the match."""
        return joint_seed(self.secret, self.entropy)


@dataclass(frozen=True)
class PlayerText:
    """What a player adds to the shuffle: nothing, an open text, or a sealed one that was opened (it has a salt) or not."""

    text: str = ""
    salt: str = ""
    commitment: str = ""

    @property
    def withheld(self) -> bool:
        """Whether it was sealed and not opened: its commitment counts for it."""
        return bool(self.commitment) and not self.salt

    @property
    def holds(self) -> bool:
        """Whether what was opened is what was sealed."""
        if not self.commitment:
            return not self.salt
        return not self.text if self.withheld else bool(SALT.fullmatch(self.salt)) and keeps(self.commitment, self.text + self.salt)


def promised(secret_commitment: str, opened: str, names: Sequence[str], texts: Sequence[PlayerText]) -> str:
    """All that is fixed when everybody sits, before sealed texts are opened: whoever opens one keeps it, and must find the same in the record."""
    seats = [f"{name.encode('utf-8').hex()} {text.commitment or text.text.encode('utf-8').hex() or '-'}" for name, text in zip(names, texts, strict=True)]
    return ", ".join([opened, secret_commitment, *seats])


@dataclass(frozen=True)
class TableDraw:
    """How the seed of a match at a table came about, with all that a record states of it."""

    secret: str
    table: str
    opened: str
    """When the commitment to the secret was shown: ISO 8601, UTC, to the second."""
    names: tuple[str, ...]
    """Who sat on each seat when the match began."""
    texts: tuple[PlayerText, ...]

    @property
    def seed(self) -> str:
        """The seed of the match."""
        return commitment(self.lines)

    @property
    def lines(self) -> str:
        """The text whose SHA-256 the seed is."""
        lines = ["ridotto seed 2", self.secret, self.table, self.opened]
        for name, text in zip(self.names, self.texts, strict=True):
            parts = (name.encode("utf-8").hex(), text.text.encode("utf-8").hex(), text.salt, text.commitment)
            lines.append(" ".join(part or "-" for part in parts))
        return "\n".join(lines)
