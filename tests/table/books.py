"""What the database says of a table, read past the server, and whether it is what people were told."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import httpx
import sqlalchemy as sa

from ridotto.engine.game import game_named
from ridotto.engine.record import parse_record
from ridotto.engine.replay import verify
from tests.table.players import Story


@dataclass(frozen=True)
class Line:
    """A row of `entries`."""

    number: int
    at: float
    kind: str
    seat: int
    data: dict[str, Any]
    key: str | None


def read_books(db: str) -> dict[str, list[Line]]:
    """Everything that happened, by table."""
    engine = sa.create_engine(db)
    try:
        with engine.connect() as connection:
            books: dict[str, list[Line]] = {str(table): [] for table in connection.scalars(sa.text("SELECT id FROM tables"))}
            for row in connection.execute(sa.text("SELECT table_id, number, at, kind, seat, data, key FROM entries ORDER BY table_id, number")):
                books[row.table_id].append(Line(row.number, row.at, row.kind, row.seat, json.loads(row.data), _own_words(row.key)))
    finally:
        engine.dispose()
    return books


def _own_words(key: str | None) -> str | None:
    """A key as its player sent it; the store has it with a sign of who holds the seat."""
    return key.partition(".")[2] if key is not None else None


def check_kept(story: Story, book: Sequence[Line]) -> None:
    """Every acknowledged move stands in the book once, in the order in which people were told; and so does every word."""
    assert [line.number for line in book] == list(range(1, len(book) + 1))
    keyed = [(line.seat, line.key) for line in book if line.key is not None]
    assert len(keyed) == len(set(keyed)), "a key was used for two entries"
    assert set(keyed) <= story.sent, "a move nobody sent"
    at = {(line.seat, line.key): line for line in book if line.key is not None}
    latest = [0]  # the last entry of those acknowledged so far
    for kept in story.kept:
        assert (kept.seat, kept.key) in at, f"{kept} was acknowledged and is lost"
        line = at[kept.seat, kept.key]
        assert (line.kind, line.data["move"]) == ("move", kept.move), f"{kept} was acknowledged, {line} was kept"
        assert line.number > latest[kept.before], f"{kept} was sent after entry {latest[kept.before]} was acknowledged, and stands before it"
        latest.append(max(latest[-1], line.number))
    said = [(line.seat, line.data["text"]) for line in book if line.kind == "talk"]
    assert len(said) == len(set(said)), "a word was said twice"
    assert set(story.words) <= set(said), "a word is lost"
    assert sum(line.kind == "undo" for line in book) >= story.undone, "an undo is lost"


def answered_late(story: Story, book: Sequence[Line]) -> int:
    """How many acknowledged moves were in the book before they were sent for the last time: their first answer was lost."""
    at = {(line.seat, line.key): line.at for line in book}
    return sum(at[kept.seat, kept.key] < kept.at for kept in story.kept)


def standing(book: Sequence[Line]) -> list[tuple[int, int]]:
    """The moves that were not taken back, by seat and number."""
    moves: list[tuple[int, int]] = []
    for line in book:
        if line.kind == "move":
            moves.append((line.seat, line.data["move"]))
        elif line.kind == "undo":
            del moves[max(at for at, (seat, _) in enumerate(moves) if seat == line.seat)]
    return moves


def check_record(text: str, book: Sequence[Line]) -> int:
    """The record of a finished match is the book's, and verifies; returns how many moves it has."""
    record = parse_record(text)
    codec = game_named(record.game).codec
    assert [(line.seat, line.text) for line in record.moves] == [(seat, codec.text(move)) for seat, move in standing(book)]
    failed = [check for check in verify(record) if not check.holds]
    assert not failed, failed
    return len(record.moves)


def read_record(url: str, table: str) -> str:
    """The record of a table as a spectator gets it."""
    answer = httpx.get(f"{url}/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    return answer.text
