"""Records: the text of a match, readable, diffable and checkable.

    ridotto record 1
    game: doge
    ...
    commitment: 5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9
    seed: 0
    winners: 2

    * order castello dorsoduro ...
    1. 0 card castello = 8c1f0a6b55d2e977

Headers, an empty line, then what happened: `*` begins a chance outcome or another fact of the match that no move states,
a number begins a move (its number, the seat, the move) with the digest of the position after it. docs/records.md has the details.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from ridotto.engine.errors import RecordError

MAGIC = "ridotto record 1"
_HEADER = re.compile(r"([a-z]+(?:\.[0-9]{1,6})?): ?(.*)")
_MOVE = re.compile(r"([0-9]{1,9})\. ([0-9]{1,6}) (.+?)(?: = ([0-9a-f]{16}))?")
_KNOWN = ("game", "rules", "edition", "variant", "seats", "commitment", "seed", "secret", "winners", "scores", "date")


@dataclass(frozen=True)
class MoveLine:
    """A move: by whom, which, and the digest of the position after it."""

    seat: int
    text: str
    digest: str | None = None
    line: int = 0


@dataclass(frozen=True)
class ChanceLine:
    """A chance outcome."""

    text: str
    line: int = 0


@dataclass(frozen=True)
class Record:
    """A record, read or to be written."""

    game: str
    rules: int
    edition: str
    """Name and digest of the edition."""
    seats: int
    names: tuple[str, ...]
    commitment: str
    variant: str = ""
    seed: str | None = None
    secret: str | None = None
    """With `entropy`: what the seed was drawn from."""
    entropy: tuple[str, ...] = ()
    winners: tuple[int, ...] | None = None
    """None while the match is on."""
    scores: tuple[int, ...] | None = None
    body: tuple[MoveLine | ChanceLine, ...] = field(default=())

    @property
    def moves(self) -> list[MoveLine]:
        """The moves alone."""
        return [line for line in self.body if isinstance(line, MoveLine)]

    def __str__(self) -> str:
        lines = [
            MAGIC,
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"edition: {self.edition}",
            *([f"variant: {self.variant}"] if self.variant else []),
            f"seats: {self.seats}",
            *(f"name.{seat}: {name}" for seat, name in enumerate(self.names)),
            f"commitment: {self.commitment}",
            *([f"secret: {self.secret}"] if self.secret is not None else []),
            *(f"entropy.{seat}: {text}" for seat, text in enumerate(self.entropy)),
            *([f"seed: {self.seed}"] if self.seed is not None else []),
            *([f"winners: {_numbers(self.winners)}"] if self.winners is not None else []),
            *([f"scores: {_numbers(self.scores)}"] if self.scores is not None else []),
            "",
        ]
        number = 0
        for line in self.body:
            if isinstance(line, ChanceLine):
                lines.append(f"* {line.text}")
            else:
                number += 1
                mark = f" = {line.digest}" if line.digest is not None else ""
                lines.append(f"{number}. {line.seat} {line.text}{mark}")
        return "\n".join(lines) + "\n"


def one_line(text: str) -> bool:
    """Whether a text can stand in a header: one line, by every notion of a line."""
    return text.splitlines() in ([text], [])


def parse_record(text: str) -> Record:
    """Read a record; RecordError says at which line it is broken."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != MAGIC:
        raise RecordError(f"line 1: a record begins with {MAGIC!r}")
    headers: dict[str, str] = {}
    at = 1
    while at < len(lines) and lines[at].strip():
        match = _HEADER.fullmatch(lines[at])
        if match is None:
            raise RecordError(f"line {at + 1}: {lines[at]!r} is no header of the form 'key: value'")
        key = match[1]
        if key.split(".")[0] not in (*_KNOWN, "name", "entropy"):
            raise RecordError(f"line {at + 1}: there is no header {key!r}")
        if key in headers:
            raise RecordError(f"line {at + 1}: header {key!r} stands twice")
        headers[key] = match[2]
        at += 1
    body: list[MoveLine | ChanceLine] = []
    moves = 0
    for n, line in enumerate(lines[at:], start=at + 1):
        if not line.strip():
            continue
        if line.startswith("* "):
            body.append(ChanceLine(line[2:].strip(), n))
            continue
        match = _MOVE.fullmatch(line.rstrip())
        if match is None:
            raise RecordError(f"line {n}: {line!r} is neither a chance outcome ('* ...') nor a move ('1. 0 ...')")
        moves += 1
        if int(match[1]) != moves:
            raise RecordError(f"line {n}: this should be move {moves}, it says {match[1]}")
        body.append(MoveLine(int(match[2]), match[3], match[4], n))
    return _assemble(headers, body)


def _assemble(headers: dict[str, str], body: Sequence[MoveLine | ChanceLine]) -> Record:
    for key in ("game", "rules", "edition", "seats", "commitment"):
        if key not in headers:
            raise RecordError(f"the header {key!r} is missing")
    seats = _whole(headers, "seats")
    for key in headers:
        stem, _, seat = key.partition(".")
        if stem in ("name", "entropy") and (not seat or int(seat) >= seats):
            raise RecordError(f"header {key!r} names no seat: they are 0 to {seats - 1}")
    for line in body:
        if isinstance(line, MoveLine) and line.seat >= seats:
            raise RecordError(f"line {line.line}: there is no seat {line.seat}; seats are 0 to {seats - 1}")
    return Record(
        game=headers["game"],
        rules=_whole(headers, "rules"),
        edition=headers["edition"],
        seats=seats,
        names=tuple(headers.get(f"name.{seat}", f"{seat}") for seat in range(seats)),
        commitment=headers["commitment"],
        variant=headers.get("variant", ""),
        seed=headers.get("seed"),
        secret=headers.get("secret"),
        entropy=tuple(headers.get(f"entropy.{seat}", "") for seat in range(seats)) if "secret" in headers else (),
        winners=_wholes(headers, "winners"),
        scores=_wholes(headers, "scores"),
        body=tuple(body),
    )


def _whole(headers: dict[str, str], key: str) -> int:
    if not re.fullmatch(r"\d{1,6}", headers[key]):
        raise RecordError(f"header {key!r} should be a whole number, it says {headers[key]!r}")
    return int(headers[key])


def _wholes(headers: dict[str, str], key: str) -> tuple[int, ...] | None:
    if key not in headers:
        return None
    if not re.fullmatch(r"(-?\d{1,6}( -?\d{1,6})*)?", headers[key]):
        raise RecordError(f"header {key!r} should be whole numbers, it says {headers[key]!r}")
    return tuple(int(word) for word in headers[key].split())


def _numbers(values: Sequence[int]) -> str:
    return " ".join(str(value) for value in values)
