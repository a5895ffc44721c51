"""Records: the text of a match, readable, diffable and checkable.

    ridotto record 1
    game: doge
    ...
    commitment: 5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9
    seed: 0
    winners: 2

    * order castello dorsoduro ...
    1. 0 card castello = 8c1f0a6b55d2e977

Headers, an empty line, then what happened: `*` begins a chance outcome, a number begins a move (its number, the seat,
the move) with the digest of the position after it. docs/records.md has the details. The record of a match at a table
begins with `ridotto record 2` and states where its seed comes from.
"""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from ridotto.engine.errors import RecordError
from ridotto.engine.fair import DIGEST, SALT, Draw, PlayerText, TableDraw

MAGIC = "ridotto record 1"
TABLE_MAGIC = "ridotto record 2"
_HEADER = re.compile(r"([a-z_]+(?:\.[0-9]{1,6})?): ?(.*)")
_MOVE = re.compile(r"([0-9]{1,9})\. ([0-9]{1,6}) (.+?)(?: = ([0-9a-f]{16}))?")
_OPENED = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z")
_TABLE = re.compile("[a-z0-9]{1,40}")
_ALWAYS = ("game", "rules", "edition", "seats", "commitment")
_ALWAYS_AT_TABLE = (*_ALWAYS, "table", "opened", "secret_commitment")
_AT_THE_END = ("secret", "seed", "winners", "scores", "checksum")
_KNOWN = {
    MAGIC: {*_ALWAYS, "variant", "seed", "secret", "winners", "scores", "name", "entropy"},
    TABLE_MAGIC: {*_ALWAYS_AT_TABLE, *_AT_THE_END, "variant", "name", "later", "entropy", "salt", "entropy_commitment"},
}
_OF_SEATS = ("name", "later", "entropy", "salt", "entropy_commitment")


@dataclass(frozen=True)
class MoveLine:
    """A move: the `seat`, its `text`, the `digest` of the position after it, and the `line` at which it was read."""

    seat: int
    text: str
    digest: str | None = None
    line: int = 0


@dataclass(frozen=True)
class ChanceLine:
    """A chance outcome: its `text`, and the `line` at which it was read."""

    text: str
    line: int = 0


@dataclass(frozen=True)
class Record:
    """A record, read or to be written; docs/records.md describes what its text looks like."""

    game: str
    """The slug of the game."""
    rules: int
    """The rules version under which it was played."""
    edition: str
    """Name and digest of the edition."""
    seats: int
    """How many there are."""
    names: tuple[str, ...]
    """The players by seat."""
    commitment: str
    """The commitment to the seed."""
    variant: str = ""
    """Empty for the ordinary game."""
    seed: str | None = None
    """None while the match is on."""
    secret: str | None = None
    """With `entropy` or `texts`: what the seed was drawn from."""
    entropy: tuple[str, ...] = ()
    """The players' texts in a record of version 1."""
    table: str = ""
    """The table at which it was played. Only records of version 2 have it, and the fields up to `checksum`."""
    opened: str = ""
    """When the table was opened."""
    secret_commitment: str = ""
    """The commitment to the server's secret."""
    texts: tuple[PlayerText, ...] = ()
    """What the players added to the shuffle, by seat."""
    later: tuple[str, ...] = ()
    """Who had each seat last, empty where that is still the player in `names`, who began."""
    checksum: str | None = None
    """The SHA-256 of the record's text without this line, once the match is over."""
    winners: tuple[int, ...] | None = None
    """None while the match is on."""
    scores: tuple[int, ...] | None = None
    """By seat; None while the match is on."""
    body: tuple[MoveLine | ChanceLine, ...] = field(default=())
    """What happened, in order."""

    @property
    def moves(self) -> list[MoveLine]:
        """The moves alone."""
        return [line for line in self.body if isinstance(line, MoveLine)]

    @property
    def players(self) -> tuple[str, ...]:
        """Who had each seat last."""
        return tuple(later or name for name, later in zip(self.names, self.later, strict=True)) if self.later else self.names

    @property
    def draw(self) -> Draw | TableDraw | None:
        """What the seed was drawn from; None where the record does not say."""
        if self.secret is None:
            return None
        if not self.table:
            return Draw(self.secret, self.entropy)
        return TableDraw(self.secret, self.table, self.opened, self.names, self.texts)

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        """What a Jupyter notebook shows: the table at the end, as a spectator sees it; of a match in progress the text."""
        from ridotto.engine.notebook import drawn
        from ridotto.engine.replay import replay

        plain = {"text/plain": str(self)}
        if self.seed is None:
            return plain
        try:
            match = replay(self)
        except RecordError:
            return plain
        return {**drawn(match.game, match.view()), **plain}

    def summed(self) -> "Record":
        """The same with its checksum."""
        text = str(replace(self, checksum=None))
        return replace(self, checksum=hashlib.sha256(text.encode("utf-8")).hexdigest())

    def __str__(self) -> str:
        lines = [
            TABLE_MAGIC if self.table else MAGIC,
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"edition: {self.edition}",
            *([f"variant: {self.variant}"] if self.variant else []),
            f"seats: {self.seats}",
            *([f"table: {self.table}", f"opened: {self.opened}"] if self.table else []),
            *(f"name.{seat}: {name}" for seat, name in enumerate(self.names)),
            *(f"later.{seat}: {name}" for seat, name in enumerate(self.later) if name),
            *([f"secret_commitment: {self.secret_commitment}"] if self.table else []),
            *(f"entropy_commitment.{seat}: {text.commitment}" for seat, text in enumerate(self.texts) if text.commitment),
            f"commitment: {self.commitment}",
            *([f"secret: {self.secret}"] if self.secret is not None else []),
            *(f"entropy.{seat}: {text}" for seat, text in enumerate(self.entropy)),
            *(self._opened_texts() if self.secret is not None else []),
            *([f"seed: {self.seed}"] if self.seed is not None else []),
            *([f"winners: {_numbers(self.winners)}"] if self.winners is not None else []),
            *([f"scores: {_numbers(self.scores)}"] if self.scores is not None else []),
            *([f"checksum: {self.checksum}"] if self.checksum is not None else []),
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

    def _opened_texts(self) -> list[str]:
        """The headers with each player's text, except those that were sealed and never opened."""
        lines: list[str] = []
        for seat, text in enumerate(self.texts):
            lines += [] if text.withheld else [f"entropy.{seat}: {text.text}"]
            lines += [f"salt.{seat}: {text.salt}"] if text.salt else []
        return lines


def one_line(text: str) -> bool:
    """Whether a text fits into a header: a single line by every definition of a line break."""
    return text.splitlines() in ([text], [])


def parse_record(text: str) -> Record:
    """Read a record; RecordError says at which line it is broken."""
    lines = text.splitlines()
    magic = lines[0].strip() if lines else ""
    if magic not in _KNOWN:
        raise RecordError(f"line 1: a record begins with {MAGIC!r} or {TABLE_MAGIC!r}")
    headers: dict[str, str] = {}
    at = 1
    while at < len(lines) and lines[at].strip():
        match = _HEADER.fullmatch(lines[at])
        if match is None:
            raise RecordError(f"line {at + 1}: {lines[at]!r} is not a header of the form 'key: value'")
        key = match[1]
        if key.split(".")[0] not in _KNOWN[magic]:
            raise RecordError(f"line {at + 1}: there is no header {key!r}")
        if key in headers:
            raise RecordError(f"line {at + 1}: header {key!r} occurs twice")
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
    return _assemble(headers, body, magic == TABLE_MAGIC)


def _assemble(headers: dict[str, str], body: Sequence[MoveLine | ChanceLine], at_table: bool) -> Record:
    _demand(headers, _ALWAYS_AT_TABLE if at_table else _ALWAYS)
    seats = _whole(headers, "seats")
    for key in headers:
        stem, dot, seat = key.partition(".")
        if dot and (stem not in _OF_SEATS or seat != str(int(seat))):
            raise RecordError(f"there is no header {key!r}")
        if stem in _OF_SEATS and (not seat or int(seat) >= seats):
            raise RecordError(f"header {key!r} names no seat: they are 0 to {seats - 1}")
    _check_complete(headers, seats, at_table)
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
        entropy=tuple(headers[f"entropy.{seat}"] for seat in range(seats)) if "secret" in headers and not at_table else (),
        table=headers.get("table", ""),
        opened=headers.get("opened", ""),
        secret_commitment=headers.get("secret_commitment", ""),
        texts=tuple(_text(headers, seat) for seat in range(seats)) if at_table else (),
        later=tuple(headers.get(f"later.{seat}", "") for seat in range(seats)) if any(key.startswith("later.") for key in headers) else (),
        checksum=headers.get("checksum"),
        winners=_wholes(headers, "winners"),
        scores=_wholes(headers, "scores"),
        body=tuple(body),
    )


def _demand(headers: dict[str, str], keys: Sequence[str]) -> None:
    for key in keys:
        if key not in headers:
            raise RecordError(f"the header {key!r} is missing")


def _check_complete(headers: dict[str, str], seats: int, at_table: bool) -> None:
    """Nothing that says where the seed comes from may be left out.

    If the record of a table states anything that is known only at the end, it must state all of it.
    """
    texts = [f"entropy.{seat}" for seat in range(seats) if f"entropy_commitment.{seat}" not in headers or f"salt.{seat}" in headers]
    at_the_end = [key for key in headers if key in _AT_THE_END or key.startswith(("entropy.", "salt."))]
    if not at_table:
        if "secret" in headers or any(key.startswith("entropy.") for key in headers):
            _demand(headers, ["secret", *texts])
        return
    _demand(headers, [f"name.{seat}" for seat in range(seats)])
    if at_the_end:
        _demand(headers, [*_AT_THE_END, *texts])
    for key, value in headers.items():
        form = {"table": _TABLE, "opened": _OPENED, "secret_commitment": DIGEST, "entropy_commitment": DIGEST, "checksum": DIGEST, "salt": SALT}
        wanted = form.get(key.partition(".")[0])
        if wanted is not None and not wanted.fullmatch(value):
            raise RecordError(f"header {key!r} has the wrong form: {value!r}")


def _text(headers: dict[str, str], seat: int) -> PlayerText:
    return PlayerText(*(headers.get(f"{key}.{seat}", "") for key in ("entropy", "salt", "entropy_commitment")))


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
