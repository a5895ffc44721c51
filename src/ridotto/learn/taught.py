"""Matches to learn from: what was played, what the searches on the way found, and how they ended. One line of JSON each.

A match is kept as its seed and its moves. What the seats saw follows from these, so that matches outlive changes of the
observations and of the network.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path

from ridotto.engine.errors import SetupError

Bar = Callable[[int, int], AbstractContextManager[Callable[[int], None]]]
"""Shows how far something has come, of so many in all with so many done before; what it gives is told how many are done."""


@dataclass(frozen=True)
class Looked:
    """What a search found at one decision."""

    at: int
    """How many moves had been made before."""
    seat: int
    tried: tuple[tuple[int, int], ...]
    """Each move that was tried, and how often."""
    expected: tuple[float, ...]
    """The share of the win that each seat had on average in the search."""


@dataclass(frozen=True)
class Taught:
    """A match that was played to learn from."""

    number: int
    """Which of its round."""
    seats: int
    variant: str
    seed: str
    moves: tuple[tuple[int, int], ...]
    """Seat and move, in order."""
    looked: tuple[Looked, ...]
    shares: tuple[float, ...]
    """Each seat's share of the win."""
    seconds: float
    """How long one core took to play it."""


def written(match: Taught) -> str:
    """A match as a line."""
    looked = [[look.at, look.seat, look.tried, [round(share, 4) for share in look.expected]] for look in match.looked]
    setting = {"number": match.number, "seats": match.seats, "variant": match.variant, "seed": match.seed}
    whole = {**setting, "moves": match.moves, "looked": looked, "shares": match.shares, "seconds": round(match.seconds, 3)}
    return json.dumps(whole, separators=(",", ":"))


def read(line: str) -> Taught:
    """The match of a line; SetupError if it is none."""
    try:
        kept = json.loads(line)
        looked = (Looked(at, seat, tuple((move, visits) for move, visits in tried), tuple(expected)) for at, seat, tried, expected in kept["looked"])
        moves = tuple((seat, move) for seat, move in kept["moves"])
        return Taught(kept["number"], kept["seats"], kept["variant"], kept["seed"], moves, tuple(looked), tuple(kept["shares"]), kept["seconds"])
    except (ValueError, TypeError, KeyError) as error:
        raise SetupError(f"this is no match to learn from: {line[:60]!r} ({error})") from None


def append(file: Path, matches: Iterable[Taught]) -> None:
    """Add matches to a file, each as a whole line."""
    with file.open("a", encoding="utf-8") as out:
        for match in matches:
            out.write(written(match) + "\n")


def read_all(file: Path) -> Iterator[Taught]:
    """The matches of a file."""
    with file.open(encoding="utf-8") as lines:
        yield from map(read, lines)


def numbers(file: Path) -> set[int]:
    """The numbers of the matches that a file holds. A last line that was cut off by an interruption is taken away."""
    if not file.is_file():
        return set()
    text = file.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    if len(whole) < len(text):
        with file.open("r+b") as out:
            out.truncate(len(whole))
    return {read(line).number for line in whole.decode().splitlines()}
