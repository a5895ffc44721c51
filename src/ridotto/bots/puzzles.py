"""Puzzles: positions of matches that are over, in which one move is clearly best as far as the seat can know.

A game keeps its puzzles in `puzzles.json`, which `ridotto puzzles` makes (`puzzle_mining.py` finds them). A position is the
beginning of a match: the seed and the moves up to the decision. Shares are expected shares of the win, between 0 and 1.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from ridotto.bots.reasons import Reason
from ridotto.engine.errors import RidottoError, SetupError
from ridotto.engine.game import Game
from ridotto.engine.match import Match

FILE = "puzzles.json"
VERSION = 2
"""Of the format; files of version 1, which had no reasons, are read as such."""


@dataclass(frozen=True)
class Puzzle:
    """A position with its solution."""

    seats: int
    variant: str
    seed: str
    moves: Sequence[str]
    """The moves that lead to it, each `SEAT MOVE`."""
    seat: int
    """Who decides."""
    decision: str
    solution: str
    shares: Mapping[str, float]
    """What the seat can expect after each of its moves."""
    line: Sequence[str]
    """How it goes on after the solution, each `SEAT MOVE`, as far as it was looked at."""
    source: str
    """The match: the name of its file, in the results of an arena `FILE#NUMBER`."""
    reasons: Sequence[Reason] = ()
    """What speaks for the solution, compared with the next best move (`puzzle_mining.explained`)."""

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> "Puzzle":
        """The puzzle that was written as plain data."""
        return cls(**{**data, "reasons": tuple(Reason(**reason) for reason in data.get("reasons", ()))})

    @property
    def next_best(self) -> str:
        """The move that brings most, the solution excepted."""
        return max((move for move in self.shares if move != self.solution), key=lambda move: self.shares[move])

    @property
    def margin(self) -> float:
        """By how much the solution is ahead of the next best move."""
        return self.shares[self.solution] - self.shares[self.next_best]

    def match(self, game: Game, names: Sequence[str] = ()) -> Match:
        """The position; SetupError if it cannot be reached."""
        try:
            match = Match.new(game, self.seats, self.seed, variant=self.variant, names=names or None)
            for made in self.moves:
                seat, _, move = made.partition(" ")
                match.play(int(seat), move)
        except (RidottoError, ValueError) as error:
            raise SetupError(f"a puzzle of {game.title} cannot be reached: {error}") from None
        if match.over or self.seat not in match.actors() or set(match.legal(self.seat)) != set(self.shares):
            raise SetupError(f"a puzzle of {game.title} from {self.source} asks for something else than its position does")
        return match


@lru_cache(maxsize=64)
def puzzles(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles that ship with a game; SetupError if its file is wrong or was made under other rules."""
    file = files(game.package).joinpath(FILE)
    return tuple(read_puzzles(file, f"{game.package}/{FILE}", game)[1]) if file.is_file() else ()


def read_puzzles(file: Traversable, name: str, game: Game) -> tuple[dict[str, Any], list[Puzzle]]:
    """How a file's puzzles were made, and the puzzles; SetupError, with the file's name, if it is wrong or was made under other rules."""
    try:
        kept: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        how, found = dict(kept["made"]), [Puzzle.read(each) for each in kept["puzzles"]]
        version, made_for = kept["version"], (kept["game"], kept["rules"], kept["edition"])
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise SetupError(f"{name} cannot be read: {error}") from None
    if version not in range(1, VERSION + 1) or made_for != (game.slug, game.rules_version, game.edition.digest):
        raise SetupError(f"{name} was made for another game, other rules or another edition; `ridotto puzzles {game.slug}` makes it again")
    return how, found


def write_puzzles(file: Path, game: Game, how: Mapping[str, Any], found: Sequence[Puzzle]) -> None:
    """Write a game's puzzles, and how they were made. The file is whole, or it is as it was before."""
    head = {"version": VERSION, "game": game.slug, "rules": game.rules_version, "edition": game.edition.digest, "made": dict(how)}
    lines = ",\n".join(json.dumps(asdict(puzzle), ensure_ascii=False) for puzzle in found)
    whole = file.with_suffix(".new")
    try:
        whole.write_text(f'{json.dumps(head, ensure_ascii=False)[:-1]}, "puzzles": [\n{lines}]}}\n', encoding="utf-8")
        whole.replace(file)
    except OSError as error:
        raise SetupError(f"{file}: cannot be written: {error.strerror}") from None
