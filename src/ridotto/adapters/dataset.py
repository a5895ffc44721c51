"""Matches that were played as a table for training and analysis: docs/datasets.md describes it.

write_dataset("doge.parquet", [Path("records"), Path("results.jsonl")])
"""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

from librt.strings import BytesWriter

from ridotto import __version__
from ridotto.adapters.extras import needed
from ridotto.adapters.layout import FLOAT
from ridotto.adapters.played_matches import PlayedMatch, Reader, files_in
from ridotto.adapters.rewards import margins, win_shares
from ridotto.arena.play import Course, ranks
from ridotto.engine.errors import RidottoError, SetupError
from ridotto.engine.game import Game
from ridotto.engine.observation import length
from ridotto.engine.record import Record
from ridotto.engine.state import State

with needed("dataset"):
    import pyarrow as pa
    import pyarrow.parquet as pq

FORMAT = 1
SUFFIXES = (".parquet", ".arrow")
GROUP_BYTES = 32 * 2**20
"""Of observations: so many are gathered before they are written as one row group."""
BEFORE, CHOICE, AFTER = "before", "choice", "after"
"""When a column is known: to the seat before it decides; by its choice; or only to whoever has the whole match."""

Progress = Callable[[int], None]
"""Called with the number of matches read."""


def schema_of(game: Game) -> pa.Schema:
    """The columns, each with what it means and when it is known, and what the file says of itself."""
    seats, moves = pa.list_(pa.field("element", pa.int8(), False)), pa.list_(pa.field("element", pa.int32(), False))
    observation = pa.list_(pa.field("element", pa.float32(), False), length(game.observation.BLOCKS))
    columns = [
        ("match", pa.int32(), AFTER, "the match: a number that counts those in this file from 0"),
        ("source", pa.string(), AFTER, "where it was read: the name of its file, in the results of an arena `FILE#NUMBER`"),
        ("seed", pa.string(), AFTER, "the seed of its shuffle"),
        ("game", pa.string(), BEFORE, "the game"),
        ("rules", pa.int32(), BEFORE, "the version of its rules"),
        ("edition", pa.string(), BEFORE, "the name of the edition and the first 16 digits of its digest"),
        ("variant", pa.string(), BEFORE, "the variant, or several names joined by `+`; empty for the ordinary game"),
        ("seats", pa.int8(), BEFORE, "how many seats the match has"),
        ("number", pa.int32(), AFTER, "the number of the move in the match, from 1, as in records; moves that are still secret count, too"),
        ("round", pa.int32(), BEFORE, "the round, from 1; 0 before the first, null in a game that tells of no rounds"),
        ("seat", pa.int8(), BEFORE, "the seat that decides"),
        ("player", pa.string(), BEFORE, "who has this seat: the player of a record, the bot of an arena"),
        ("decision", pa.string(), BEFORE, "the kind of decision"),
        ("actors", seats, BEFORE, "the seats that owe a decision now, this one included"),
        ("simultaneous", pa.bool_(), BEFORE, "whether the answers stay hidden until all are in"),
        ("observation", observation, BEFORE, "what the seat can know, as numbers from -1 to 1; the metadata `ridotto.observation` says which"),
        ("legal", moves, BEFORE, "the moves it may make, by their numbers, ascending"),
        ("move", pa.int32(), CHOICE, "the move it made, by its number; the metadata `ridotto.moves` has the text of every number"),
        ("text", pa.string(), CHOICE, "the text of that move"),
        ("win", pa.float32(), AFTER, "what the seat won in the end: the winners share 1"),
        ("margin", pa.float32(), AFTER, "its points less the most that another seat has; alone, its points"),
        ("points", pa.int32(), AFTER, "its points as people count them; in a game without points, what stands for them"),
        ("place", pa.int8(), AFTER, "its place in the end, from 1; equal places are shared"),
        ("scores", moves, AFTER, "the final scores of all seats, as in records"),
        ("winners", seats, AFTER, "the seats that have won"),
    ]
    fields = [pa.field(name, kind, name == "round", {"meaning": meaning, "known": known}) for name, kind, known, meaning in columns]
    about = {
        "ridotto.dataset": str(FORMAT),
        "ridotto.version": __version__,
        "ridotto.game": game.slug,
        "ridotto.title": game.title,
        "ridotto.rules": str(game.rules_version),
        "ridotto.observation": json.dumps(_layout(game)),
        "ridotto.moves": json.dumps([game.codec.text(move) for move in range(game.codec.size)]),
    }
    return pa.schema(fields, about)


def _layout(game: Game) -> list[dict[str, Any]]:
    """The blocks of an observation: where each begins, what it means, and the labels on its axes."""
    found: list[dict[str, Any]] = []
    first = 0
    for block in game.observation.BLOCKS:
        seat = {} if block.seat < 0 else {"seat": block.seat}
        found.append({"name": block.name, "first": first, "size": block.size(), "meaning": block.meaning, "scale": block.scale, "axes": block.axes, **seat})
        first += block.size()
    return found


@dataclass(frozen=True)
class Written:
    """What was written."""

    matches: int
    """Matches in the file."""
    rows: int
    """Decisions in the file."""
    wrong: int
    """Matches that were left out because something was wrong with them."""
    others: int
    """Matches that were left out because they were of another game."""
    size: int
    """Bytes of the file; 0 if there is none."""
    seconds: float
    """How long it took."""
    interrupted: bool
    """Whether `stop` ended it early."""


def write_dataset(
    path: Path | str,
    inputs: Sequence[Path | str | Record],
    *,
    game: str = "",
    all_decisions: bool = False,
    edition: Path | None = None,
    overwrite: bool = False,
    wrong: Callable[[str], None] | None = None,
    progress: Progress | None = None,
    stop: Callable[[], bool] = lambda: False,
) -> Written:
    """Write the decisions of all matches in these records, files and folders into one file, Parquet or Arrow by its name.

    `game` leaves out the matches of others; without it all must be of one. `all_decisions` keeps those with a single legal
    move, too. `overwrite` replaces a file that exists. A match that cannot be read raises a RidottoError; with `wrong` it
    is left out, and `wrong` is called with the sentence. `stop` is asked before every match. The file appears when it
    is complete, and not at all if something fails or if there is no match to put into it.
    """
    path = Path(path)
    if path.suffix not in SUFFIXES:
        raise SetupError(f"{path}: the name of a dataset ends in {' or '.join(SUFFIXES)}")
    if path.exists() and not overwrite:
        raise SetupError(f"{path} exists; --force overwrites it")
    files = files_in([Path(each) for each in inputs if not isinstance(each, Record)])
    records = [each for each in inputs if isinstance(each, Record)]
    writing = _Writing(path, all_decisions)
    began = perf_counter()
    left_out = others = 0
    interrupted = False
    try:
        for done, load in enumerate(Reader(game, edition).matches([*files, *records]), start=1):
            if stop():
                interrupted = True
                break
            try:
                match = load()
            except RidottoError as error:
                if wrong is None:
                    raise
                wrong(str(error))
                left_out += 1
            else:
                if match is None:
                    others += 1
                else:
                    writing.add(match)
            if progress is not None:
                progress(done)
        size = writing.finish()
    finally:
        writing.abandon()
    return Written(writing.matches, writing.rows, left_out, others, size, perf_counter() - began, interrupted)


class _Writing:
    """A file under way: rows are gathered and written in groups, so that memory does not grow with the matches."""

    def __init__(self, path: Path, all_decisions: bool) -> None:
        self.matches = 0
        self.rows = 0
        self._path = path
        self._new = path.with_name(f"{path.name}.new")
        self._all = all_decisions
        self._sink: Any = None
        self._schema: Any = None
        self._rows: list[tuple[Any, ...]] = []
        """Every column but the observation."""
        self._observations = BytesWriter()

    def add(self, match: PlayedMatch) -> None:
        """The decisions of a match. It has been replayed to its end before, so that every row can say how it ended."""
        game, codec, observe = match.game, match.game.codec, match.game.observation.observe
        if self._sink is None:
            self._open(game)
        edition = f"{match.edition.name} {match.edition.digest[:16]}"
        head = (self.matches, match.source, match.seed, game.slug, game.rules_version, edition, match.variant, match.seats)
        results = _results(match)
        course = Course(game)
        has_rounds = any(kind.name == "round" for kind in game.events.kinds)
        state = match.start(course)
        for number, (seat, move) in enumerate(match.moves, start=1):
            legal = state.legal(seat)
            if self._all or len(legal) > 1:
                observe(state, seat, self._observations)
                seen = (number, course.rounds if has_rounds else None, seat, match.players[seat], *known(game, state, seat), legal, move, codec.text(move))
                self._rows.append((*head, *seen, *results[seat]))
                if len(self._observations) >= GROUP_BYTES:
                    self._flush()
            state.apply(seat, move)
        self.matches += 1

    def _open(self, game: Game) -> None:
        self._schema = schema_of(game)
        with self._explained():
            self._path.parent.mkdir(parents=True, exist_ok=True)
            if self._path.suffix == ".arrow":
                self._sink = pa.ipc.new_file(str(self._new), self._schema, options=pa.ipc.IpcWriteOptions(compression="zstd"))
            else:
                # with a dictionary, observations would be a fifth smaller and take three times as long to write
                small = [name for name in self._schema.names if name != "observation"]
                self._sink = pq.ParquetWriter(str(self._new), self._schema, compression="zstd", use_dictionary=small)

    def _flush(self) -> None:
        """Write what was gathered as a row group."""
        if not self._rows:
            return
        columns: list[Any] = list(zip(*self._rows, strict=True))
        at = self._schema.get_field_index("observation")
        content = self._observations.getvalue()
        values = pa.Array.from_buffers(pa.float32(), len(content) // FLOAT, [None, pa.py_buffer(content)])
        columns.insert(at, pa.FixedSizeListArray.from_arrays(values, type=self._schema.field(at).type))
        arrays = [pa.array(column, field.type) if isinstance(column, tuple) else column for column, field in zip(columns, self._schema, strict=True)]
        with self._explained():
            self._sink.write_batch(pa.record_batch(arrays, schema=self._schema))
        self.rows += len(self._rows)
        self._rows = []
        self._observations.truncate(0)

    def finish(self) -> int:
        """Write what is left, and give the file its name; returns its bytes. There is none without a match."""
        if self._sink is None:
            return 0
        self._flush()
        with self._explained():
            self._sink.close()
            self._sink = None
            size = self._new.stat().st_size
            self._new.replace(self._path)
        return size

    def abandon(self) -> None:
        """Leave nothing behind that is not finished."""
        with suppress(OSError):
            if self._sink is not None:
                self._sink.close()
        with suppress(OSError):
            self._new.unlink()

    @contextmanager
    def _explained(self) -> Iterator[None]:
        """What the system says about writing, as one sentence."""
        try:
            yield
        except OSError as error:
            raise SetupError(f"{self._path}: cannot be written: {error.strerror or error}") from None


def known(game: Game, state: State, seat: int) -> tuple[str, list[int], bool]:
    """What a seat can know of a decision that it owes, besides its observation and its moves: decision, actors, simultaneous."""
    return game.decisions[state.decision(seat)].name, state.actors(), state.simultaneous()


def _results(match: PlayedMatch) -> list[tuple[Any, ...]]:
    """By seat: win, margin, points, place, scores, winners."""
    state, game = match.end, match.game
    scores, winners = state.scores(), state.winners()
    places = [rank + 1 for rank in ranks(scores, winners)]
    shares = zip(win_shares(state), margins(game, state), game.points(state), places, strict=True)
    return [(*of_seat, scores, winners) for of_seat in shares]
