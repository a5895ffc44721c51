"""The results of an arena in a file: a line that says which arena it is, and one line for each match, as they come.

Whoever starts the same arena again continues it. A last line that was cut off, by a full disk or a killed process, is
played again.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import IO, Any

from ridotto.arena.play import Outcome
from ridotto.engine.errors import SetupError

FORMAT = 1
LONGEST_HEADER = 2**20  # bytes


@dataclass(frozen=True)
class Played:
    """A match of an arena that was played."""

    match: int
    """Its number."""
    deal: int
    """The number of its deal: one shuffle and one group of bots, seats rotated."""
    bots: tuple[str, ...]
    """By seat."""
    outcome: Outcome
    """How it ended."""
    seconds: float
    """How long it took."""
    choices: Any = None
    """What was offered and taken, as `Choices.as_json` says it, where a report asks for it."""
    moves: tuple[int, ...] | None = None
    """Each made by the lowest seat that owed a decision, where a dataset is to be made of them. `Results` writes them and forgets them."""

    def line(self) -> str:
        """The match as a line of the file."""
        data = {"match": self.match, "deal": self.deal, "bots": self.bots, **asdict(self.outcome), "seconds": round(self.seconds, 4)}
        more = {"choices": self.choices, "moves": self.moves}
        return json.dumps({**data, **{name: value for name, value in more.items() if value is not None}}, separators=(",", ":"))

    @classmethod
    def from_line(cls, line: str) -> "Played":
        """What `line` has written."""
        data = json.loads(line)
        rows: dict[str, Any] = {name: tuple(data[name]) for name in ("points", "parts", "ranks", "winners")}
        outcome = Outcome(**rows, **{name: data[name] for name in ("decisions", "rounds", "first", "ended_by")})
        moves = None if data.get("moves") is None else tuple(data["moves"])
        return cls(data["match"], data["deal"], tuple(data["bots"]), outcome, data["seconds"], data.get("choices"), moves)


class Results:
    """A results file, open for adding."""

    def __init__(self, path: Path, header: Mapping[str, Any]) -> None:
        """Open or begin the file; SetupError if it belongs to another arena."""
        self.path = path
        """Where it is."""
        wanted = {"arena": FORMAT, **header}
        self.played: dict[int, Played] = {}
        """The matches in it, by number."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file: IO[str] = path.open("a+", encoding="utf-8", newline="\n")
        except OSError as error:
            raise SetupError(f"{path}: cannot be written: {error.strerror}") from None
        try:
            self._read(wanted)
        except BaseException:
            self._file.close()
            raise

    def _read(self, wanted: Mapping[str, Any]) -> None:
        self._file.seek(0)
        text = self._file.read()
        whole = text[: text.rfind("\n") + 1]
        if not whole:
            if text and not json.dumps(wanted).startswith(text):
                raise SetupError(f"{self.path}: holds no results of an arena; name another file")
            self._cut("")
            self._write(json.dumps(wanted))
            return
        first, *lines = whole.splitlines()
        _check(self.path, first, wanted)
        for number, line in enumerate(lines, 2):
            try:
                match = Played.from_line(line)
            except (ValueError, KeyError, TypeError):
                raise SetupError(f"{self.path}, line {number}: this is no result of a match") from None
            self._keep(match)
        if whole != text:
            self._cut(whole)

    def _cut(self, whole: str) -> None:
        self._file.truncate(len(whole.encode("utf-8")))

    def add(self, match: Played) -> None:
        """Add a match, at once."""
        self._write(match.line())
        self._keep(match)

    def _keep(self, match: Played) -> None:
        self.played[match.match] = match if match.moves is None else replace(match, moves=None)

    def _write(self, line: str) -> None:
        try:
            self._file.write(f"{line}\n")
            self._file.flush()
        except OSError as error:
            raise SetupError(f"{self.path}: cannot be written: {error.strerror}") from None

    def in_order(self, most: int) -> Iterator[Played]:
        """The matches below a number, in their order."""
        return (self.played[match] for match in sorted(self.played) if match < most)

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def read_results(path: Path) -> tuple[dict[str, Any], Iterator[tuple[int, str]]]:
    """What the first line of a file says, and the lines of its matches with their numbers, read as they are asked for.

    A last line that was cut off is left out. SetupError if it holds no results of an arena.
    """
    try:
        file = path.open("rb")
        first = file.readline(LONGEST_HEADER)
    except OSError as error:
        raise SetupError(f"{path}: cannot be read: {error.strerror}") from None
    header = _header(first.decode("utf-8", "replace"))
    if header is None:
        file.close()
        raise SetupError(f"{path}: holds no results of an arena")
    return header, _lines(file)


def _lines(file: IO[bytes]) -> Iterator[tuple[int, str]]:
    with file:
        try:
            for number, line in enumerate(file, 2):
                if line.endswith(b"\n"):
                    yield number, line.decode("utf-8", "replace")
        except OSError as error:
            raise SetupError(f"{file.name}: cannot be read: {error.strerror}") from None


def _header(line: str) -> dict[str, Any] | None:
    """What the first line of a file says; None if it is not one of ours."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) and "arena" in found else None


def _check(path: Path, line: str, wanted: Mapping[str, Any]) -> None:
    """SetupError unless the first line of a file is that of the arena asked for."""
    found = _header(line)
    if found is None:
        raise SetupError(f"{path}: holds no results of an arena; name another file")
    for name in {**wanted, **found}:
        if found.get(name) != wanted.get(name):
            stated, asked = json.dumps(found.get(name)), json.dumps(wanted.get(name))
            raise SetupError(f"{path}: holds the results of another arena: its {name} is {stated}, not {asked}")
