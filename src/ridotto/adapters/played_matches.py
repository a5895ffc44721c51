"""Matches that were played and are over, read one by one from records and from the results of arenas.

Each is replayed before anything is made of it: whatever its file says must come out the same.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from ridotto.arena.results import Played as Result
from ridotto.arena.results import read_results
from ridotto.arena.schedule import Schedule
from ridotto.engine.edition import Edition
from ridotto.engine.errors import IllegalMove, MoveTextError, RecordError, RidottoError, SetupError
from ridotto.engine.files import read_text
from ridotto.engine.game import Game, game_named
from ridotto.engine.match import Played
from ridotto.engine.playout import first_actor
from ridotto.engine.record import Record, parse_record
from ridotto.engine.replay import replay
from ridotto.engine.rng import Rng
from ridotto.engine.state import Listener, State

NAMES = ("*.ridotto", "*.record", "*.jsonl")
"""What is read of a folder."""
RESULTS = b'{"arena":'
"""How the results of an arena begin."""


@dataclass(frozen=True)
class PlayedMatch:
    """A match that is over."""

    source: str
    """The name of its file; in the results of an arena `FILE#NUMBER`."""
    game: Game
    edition: Edition
    seats: int
    variant: str
    seed: str
    players: tuple[str, ...]
    """By seat: the players of a record, or the bots of an arena."""
    moves: Sequence[tuple[int, int]]
    """Seat and move."""
    end: State
    """The position in which it ended."""

    def start(self, listener: Listener) -> State:
        """The position in which it began."""
        return self.game.start(self.seats, Rng.from_seed(self.seed), self.variant, self.edition, listener)


Load = Callable[[], PlayedMatch | None]
"""Reads a match: None if it is of a game that nobody asks for, RidottoError if something is wrong with it."""


def files_in(inputs: Sequence[Path]) -> list[Path]:
    """The files named, and those in folders that have the name of a record or of results, each once; SetupError if there is none."""
    found: dict[Path, Path] = {}
    for path in inputs:
        listed = sorted(file for name in NAMES for file in path.rglob(name) if file.is_file()) if path.is_dir() else [path]
        if not listed:
            raise SetupError(f"{path}: this folder holds neither records ({', '.join(NAMES[:2])}) nor results of arenas ({NAMES[2]})")
        found.update((file.resolve(), file) for file in listed)
    return list(found.values())


def count_matches(files: Sequence[Path]) -> int:
    """How many matches there are in these files, without reading them in full."""
    return sum(_count(file) if _is_results(file) else 1 for file in files)


class Reader:
    """Reads matches of one game: the one asked for, or that of the first match."""

    def __init__(self, game: str = "", edition: Path | None = None) -> None:
        """`edition` is a file with an edition that some of the matches were played with."""
        self._asked = game_named(game) if game else None
        self._edition_file = edition
        self._game: Game | None = None
        """That of the matches read so far."""
        self._own: Edition | None = None

    def matches(self, inputs: Sequence[Path | Record]) -> Iterator[Load]:
        """What reads each of the matches, in order."""
        for number, each in enumerate(inputs):
            if isinstance(each, Record):
                yield partial(self._record, f"record {number}", f"record {number}", each)
            elif _is_results(each):
                yield from self._results(each)
            else:
                yield partial(self._record_file, each)

    # ---- records ----

    def _record_file(self, file: Path) -> PlayedMatch | None:
        text = read_text(file, RecordError)
        if not text.startswith("ridotto record "):
            raise RecordError(f"{file}: neither a record nor the results of an arena")
        try:
            record = parse_record(text)
        except RecordError as error:
            raise RecordError(f"{file}: {error}") from None
        return self._record(str(file), file.name, record)

    def _record(self, place: str, name: str, record: Record) -> PlayedMatch | None:
        try:
            return self._replayed(name, record)
        except RidottoError as error:
            raise RecordError(f"{place}: {error}") from None

    def _replayed(self, name: str, record: Record) -> PlayedMatch | None:
        game = self._accepted(record.game)
        if game is None:
            return None
        if record.seed is None:
            raise RecordError("the match was not over when this was written, so nobody knows who won")
        match = replay(record, edition=self._chosen(game, record.edition.rpartition(" ")[2]))
        if not match.over:
            raise RecordError("the match is not over after its last move, so nobody knows who won")
        moves = [(entry.seat, entry.move) for entry in match.log if isinstance(entry, Played)]
        self._game = game
        return PlayedMatch(name, game, match.edition, match.seats, match.variant, match.seed, match.names, moves, match.state)

    # ---- results of arenas ----

    def _results(self, file: Path) -> Iterator[Load]:
        try:
            header, lines = read_results(file)
            if not header.get("moves"):
                raise SetupError(f"{file}: the moves of this arena were not stored; 'ridotto arena --moves' stores them")
            arena = self._arena(file, header)
        except RidottoError as error:
            yield partial(_fail, error)
            return
        for number, line in lines:
            yield partial(self._result, file, number, line, arena)

    def _arena(self, file: Path, header: dict[str, Any]) -> "_Arena | None":
        """What all matches of an arena have in common; None if it is of a game that nobody asks for."""
        try:
            slug, rules, seats, variant, digest = (header[name] for name in ("game", "rules", "seats", "variant", "edition"))
            bots, seed = tuple(str(name) for name in header["bots"]), str(header["seed"])
            if not isinstance(slug, str) or not isinstance(seats, int) or not isinstance(variant, str) or not isinstance(digest, str):
                raise TypeError
        except (KeyError, TypeError):
            raise SetupError(f"{file}, line 1: this does not say which arena it is") from None
        try:
            game = self._accepted(slug)
            if game is None:
                return None
            if rules != game.rules_version:
                raise SetupError(f"the arena was played under rules {rules} of {game.title}, this is {game.rules_version}")
            edition = self._chosen(game, digest) or game.edition
            if edition.digest != digest:
                raise SetupError(f"the arena was played with an edition whose digest is {digest[:16]}; --edition FILE names it")
            game.check_seats(seats)
            game.check_variant(seats, variant)
            return _Arena(game, edition, seats, variant, Schedule(bots, seats, seed))
        except RidottoError as error:
            raise SetupError(f"{file}, line 1: {error}") from None

    def _result(self, file: Path, number: int, line: str, arena: "_Arena | None") -> PlayedMatch | None:
        if arena is None:
            return None
        try:
            result = Result.from_line(line)
            whole = isinstance(result.match, int) and result.match >= 0 and isinstance(result.moves, tuple) and all(type(move) is int for move in result.moves)
        except (ValueError, KeyError, TypeError, RecursionError):
            whole = False
        if not whole:
            raise SetupError(f"{file}, line {number}: this is no result of a match with its moves")
        try:
            match = arena.replay(f"{file.name}#{result.match}", result)
        except RidottoError as error:
            raise SetupError(f"{file}, line {number}: {error}") from None
        self._game = arena.game
        return match

    # ---- what they have in common ----

    def _accepted(self, slug: str) -> Game | None:
        """The game, if it is that of this dataset; None if another was asked for. Otherwise all must be of one game."""
        game = game_named(slug)
        if self._asked is not None and game.slug != self._asked.slug:
            return None
        if self._game is not None and game.slug != self._game.slug:
            raise SetupError(f"a match of {game.title}, but those before it are of {self._game.title}; --game {self._game.slug} leaves the others out")
        return game

    def _chosen(self, game: Game, digest: str) -> Edition | None:
        """The edition in the file given, if its digest begins like this; None for the one that ships with the game."""
        if self._edition_file is None:
            return None
        if self._own is None:
            self._own = game.read_edition(self._edition_file)
        return self._own if digest and self._own.digest.startswith(digest) else None


@dataclass(frozen=True)
class _Arena:
    """What all matches of an arena have in common."""

    game: Game
    edition: Edition
    seats: int
    variant: str
    schedule: Schedule

    def replay(self, name: str, result: Result) -> PlayedMatch:
        """Play a match again; SetupError if it does not come out as stated."""
        seed, _ = self.schedule.seeds(result.match)
        state = self.game.start(self.seats, Rng.from_seed(seed), self.variant, self.edition)
        moves: list[tuple[int, int]] = []
        for move in result.moves or ():
            seat = int(first_actor(state))
            try:
                self.game.codec.text(move)  # raises for what is no move at all: compiled rules take no number of any size
                state.apply(seat, move)
            except (IllegalMove, MoveTextError) as error:
                raise SetupError(f"move {len(moves) + 1} of this match: {error}") from None
            moves.append((seat, move))
        if not state.over():
            raise SetupError("this match was abandoned before it was over, so nobody knows who won")
        if (tuple(state.winners()), tuple(self.game.points(state))) != (result.outcome.winners, result.outcome.points):
            raise SetupError("the moves of this match give another result than the one that is stated")
        players = self.schedule.seating(result.match).bots
        return PlayedMatch(name, self.game, self.edition, self.seats, self.variant, seed, players, moves, state)


def _is_results(file: Path) -> bool:
    """Whether a file begins like the results of an arena; what cannot be read does not."""
    try:
        if not file.is_file():
            return False  # a pipe, which would keep us waiting
        with file.open("rb") as opened:
            return opened.read(len(RESULTS)) == RESULTS
    except OSError:
        return False


def _count(file: Path) -> int:
    """How many matches a file of results has."""
    lines = 0
    with file.open("rb") as opened:
        while part := opened.read(2**20):
            lines += part.count(b"\n")
    return max(lines - 1, 0)


def _fail(error: RidottoError) -> PlayedMatch | None:
    raise error
