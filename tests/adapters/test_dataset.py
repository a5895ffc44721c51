"""Datasets: every row is a decision as the match had it, nothing hidden is in it, and a file is whole or not there."""

import itertools
import json
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from ridotto.adapters import dataset
from ridotto.adapters.core import look
from ridotto.adapters.dataset import schema_of, write_dataset
from ridotto.arena.play import ranks
from ridotto.bots import bot_named
from ridotto.engine.codec import Event
from ridotto.engine.conformance.trial import imprint
from ridotto.engine.errors import RidottoError, SetupError
from ridotto.engine.game import Game, all_games
from ridotto.engine.match import Match
from ridotto.engine.observation import length
from ridotto.engine.record import Record
from ridotto.engine.rng import Rng
from ridotto.games._template import GAME as TEMPLATE

WORLDS = 3
EVERY = 17  # decisions between the positions that are imagined anew


def played(game: Game | str, seats: int, seed: str) -> Match:
    """A match that sensible bots have played to its end."""
    match, rng = Match.new(game, seats, seed), Rng.from_seed(f"{seed}/bots")
    bot = bot_named("greedy", match.game)
    while not match.over:
        seat = match.actors()[-1]
        match.play(seat, bot.choose(match.imagine(seat, rng), seat, rng))
    return match


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The template game beside those that ship."""
    games = {**all_games(), TEMPLATE.slug: TEMPLATE}
    monkeypatch.setattr("ridotto.engine.game.all_games", lambda: games)


@pytest.fixture
def records(registered: None) -> list[Record]:
    """Five matches of the template game."""
    return [played(TEMPLATE, 2 + n % 3, f"match {n}").record() for n in range(5)]


def read(path: Path) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = (pq.read_table(path) if path.suffix == ".parquet" else pa.ipc.open_file(path).read_all()).to_pylist()
    return rows


@pytest.mark.parametrize("slug", all_games())
def test_a_row_is_a_decision_as_the_match_had_it(slug: str, tmp_path: Path) -> None:
    end = played(slug, 3, "carnival")
    game, record = end.game, end.record()
    written = write_dataset(tmp_path / "d.parquet", [record], all_decisions=True)
    rows = read(tmp_path / "d.parquet")
    assert (written.matches, written.rows, len(rows)) == (1, len(record.moves), len(record.moves))
    assert written.size == (tmp_path / "d.parquet").stat().st_size
    match = Match.new(slug, 3, "carnival")
    places, points = ranks(end.scores(), end.winners()), game.points(end.state)
    for number, (row, line) in enumerate(zip(rows, record.moves, strict=True), start=1):
        seat = line.seat
        assert (row["number"], row["seat"], row["player"], row["text"]) == (number, seat, match.names[seat], line.text)
        assert (row["decision"], row["actors"], row["simultaneous"]) == (match.decision(seat), match.actors(), match.state.simultaneous())
        assert row["legal"] == match.state.legal(seat)
        assert game.codec.text(row["move"]) == line.text
        assert array("f", row["observation"]).tobytes() == look(game.observation.observe, match.state, seat)
        told = [event for event in match.events() if event.kind == "round"]
        assert row["round"] == (len(told) if any(kind.name == "round" for kind in game.events.kinds) else None)
        others = [points[other] for other in range(3) if other != seat]
        assert (row["points"], row["place"], row["margin"]) == (points[seat], places[seat] + 1, points[seat] - max(others))
        assert row["win"] == pytest.approx((seat in end.winners()) / len(end.winners()))
        match.play(seat, line.text)
    about = {"match": 0, "seed": "carnival", "game": slug, "rules": game.rules_version, "edition": record.edition, "variant": "", "seats": 3}
    ended = {"scores": end.scores(), "winners": end.winners()}
    assert all({name: row[name] for name in (*about, *ended)} == {**about, **ended} for row in rows)


@pytest.mark.parametrize("slug", all_games())
def test_what_a_seat_knew_is_the_same_in_positions_that_it_could_not_tell_apart(slug: str) -> None:
    """Every column that is known before the move, but for those that only say which match, seat and player it is."""
    schema = schema_of(all_games()[slug])
    before = {field.name for field in schema if field.metadata[b"known"] == b"before"}
    named = {"game", "rules", "edition", "variant", "seats", "seat", "player"}
    assert before == named | {"round", "decision", "actors", "simultaneous", "observation", "legal"}
    match, chance = Match.new(slug, 3, "leaks"), Rng.from_seed("course")
    game, differed = match.game, 0
    for number in range(EVERY * 8):
        if match.over:
            break
        seat = match.actors()[chance.below(len(match.actors()))]
        if number % EVERY == EVERY - 1:
            worlds = [match.state, *(match.state.imagine(seat, Rng.from_seed(f"world {world}")) for world in range(WORLDS))]
            differed += any(imprint(world) != imprint(match.state) for world in worlds)
            seen = [(dataset.known(game, world, seat), look(game.observation.observe, world, seat), world.legal(seat)) for world in worlds]
            assert all(each == seen[0] for each in seen)
        legal = match.legal(seat)
        match.play(seat, legal[chance.below(len(legal))])
    assert differed, f"{slug} hides nothing"
    assert all(entry.audience == -1 for entry in match.log if isinstance(entry, Event) and entry.kind == "round")


def test_decisions_with_a_single_legal_move_are_left_out_unless_asked_for(records: list[Record], tmp_path: Path) -> None:
    """In the template game the last bid of every seat is one."""
    write_dataset(tmp_path / "all.parquet", records, all_decisions=True)
    write_dataset(tmp_path / "free.parquet", records)
    everything, free = read(tmp_path / "all.parquet"), read(tmp_path / "free.parquet")
    assert free == [row for row in everything if len(row["legal"]) > 1]
    assert len(everything) - len(free) == sum(record.seats for record in records)


def test_a_file_says_what_is_in_it(records: list[Record], tmp_path: Path) -> None:
    write_dataset(tmp_path / "d.parquet", records)
    schema = pq.read_schema(tmp_path / "d.parquet")
    assert schema.equals(schema_of(TEMPLATE), check_metadata=True)
    about = {key.decode(): value.decode() for key, value in schema.metadata.items()}
    assert (about["ridotto.dataset"], about["ridotto.game"], about["ridotto.title"], about["ridotto.rules"]) == ("1", "template", "Lots", "1")
    assert json.loads(about["ridotto.moves"]) == [TEMPLATE.codec.text(move) for move in range(TEMPLATE.codec.size)]
    blocks = json.loads(about["ridotto.observation"])
    assert blocks[0]["first"] == 0
    assert all(one["first"] + one["size"] == two["first"] for one, two in itertools.pairwise(blocks))
    assert blocks[-1]["first"] + blocks[-1]["size"] == length(TEMPLATE.observation.BLOCKS) == schema.field("observation").type.list_size
    for field in schema:
        assert field.metadata[b"meaning"]
        assert field.metadata[b"known"] in (b"before", b"choice", b"after")


def test_parquet_and_arrow_hold_the_same_compressed_with_zstandard(records: list[Record], tmp_path: Path) -> None:
    for name in ("d.parquet", "d.arrow"):
        write_dataset(tmp_path / name, records)
    assert pq.read_table(tmp_path / "d.parquet").equals(pa.ipc.open_file(tmp_path / "d.arrow").read_all())
    group = pq.ParquetFile(tmp_path / "d.parquet").metadata.row_group(0)
    assert {group.column(n).compression for n in range(group.num_columns)} == {"ZSTD"}


def test_rows_are_written_as_they_come_also_within_a_match(records: list[Record], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_dataset(tmp_path / "one.parquet", records)
    monkeypatch.setattr(dataset, "GROUP_BYTES", 3 * 4 * length(TEMPLATE.observation.BLOCKS))
    write_dataset(tmp_path / "many.parquet", records)
    one, many = pq.ParquetFile(tmp_path / "one.parquet"), pq.ParquetFile(tmp_path / "many.parquet")
    assert many.read().equals(one.read())
    assert one.metadata.num_row_groups == 1
    sizes = [many.metadata.row_group(n).num_rows for n in range(many.metadata.num_row_groups)]
    assert sizes[:-1] == [3] * (len(sizes) - 1)


def test_matches_of_all_seat_counts_are_in_one_file(records: list[Record], tmp_path: Path) -> None:
    write_dataset(tmp_path / "d.parquet", records)
    rows = read(tmp_path / "d.parquet")
    assert [(number, {row["seats"] for row in rows if row["match"] == number}) for number in range(5)] == [(n, {2 + n % 3}) for n in range(5)]
    assert [row["match"] for row in rows] == sorted(row["match"] for row in rows)


def test_a_stop_keeps_the_whole_matches_read_until_then(records: list[Record], tmp_path: Path) -> None:
    asked = iter([False, False, True])
    written = write_dataset(tmp_path / "d.parquet", records, stop=lambda: next(asked))
    assert (written.matches, written.interrupted) == (2, True)
    write_dataset(tmp_path / "two.parquet", records[:2])
    assert pq.read_table(tmp_path / "d.parquet").equals(pq.read_table(tmp_path / "two.parquet"))


def test_what_fails_leaves_nothing_behind_and_an_older_file_as_it_was(records: list[Record], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "d.parquet"
    write_dataset(path, records)
    before = path.read_bytes()
    broken = [*records, unfinished()]
    with pytest.raises(RidottoError, match="record 5: the match was not over when this was written"):
        write_dataset(path, broken, overwrite=True)
    with pytest.raises(SetupError, match=r"d\.parquet exists; --force overwrites it"):
        write_dataset(path, records)

    def interrupt(done: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_dataset(path, records, overwrite=True, progress=interrupt)
    monkeypatch.setattr(dataset, "GROUP_BYTES", 1)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(pq.ParquetWriter, "write_batch", full)
    with pytest.raises(SetupError, match=r"d\.parquet: cannot be written: No space left on device"):
        write_dataset(path, records, overwrite=True)
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["d.parquet"]


def unfinished() -> Record:
    match = Match.new(TEMPLATE, 2, "unfinished")
    match.play(0, match.legal(0)[0])
    return match.record()


def cut_short(record: Record) -> Record:
    """A record with a seed that ends before the match does."""
    fields = {name: getattr(record, name) for name in ("game", "rules", "edition", "seats", "names", "commitment", "seed")}
    return Record(**fields, body=record.body[:4])


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda record: cut_short(record), "record 1: the match is not over after its last move, so nobody knows who won"),
        (lambda record: Record(**{**vars(record), "rules": 99}), "record 1: header 'rules': the record was played under rules 99 of Lots, this is 1"),
        (lambda record: Record(**{**vars(record), "edition": "mine 0123456789abcdef"}), "record 1: header 'edition': the record was played with 'mine"),
        (lambda record: Record(**{**vars(record), "scores": (1, 1)}), "record 1: header 'scores'"),
        (lambda record: Record(**{**vars(record), "game": "chess"}), "record 1: there is no game 'chess'"),
        (lambda record: played("doge", 3, "other").record(), "record 1: a match of Doge, but those before it are of Lots; --game template leaves"),
    ],
)
def test_a_wrong_match_is_named_and_can_be_left_out(spoil: Callable[[Record], Record], sentence: str, records: list[Record], tmp_path: Path) -> None:
    given = [records[0], spoil(records[0]), records[1]]
    with pytest.raises(RidottoError, match=sentence):
        write_dataset(tmp_path / "d.parquet", given)
    said: list[str] = []
    written = write_dataset(tmp_path / "d.parquet", given, wrong=said.append)
    assert (written.matches, written.wrong, len(said)) == (2, 1, 1)
    assert said[0].startswith(sentence)


def test_matches_of_other_games_are_left_out_if_one_is_asked_for(records: list[Record], tmp_path: Path) -> None:
    other = played("doge", 3, "other").record()
    written = write_dataset(tmp_path / "d.parquet", [other, *records], game="template")
    assert (written.matches, written.others, written.wrong) == (5, 1, 0)


def test_a_wrong_first_match_does_not_decide_which_game_it_is(records: list[Record], tmp_path: Path) -> None:
    wrong = Match.new("doge", 3, "doge").record()
    assert write_dataset(tmp_path / "d.parquet", [wrong, *records], wrong=lambda sentence: None).matches == 5


def test_without_a_match_there_is_no_file(tmp_path: Path) -> None:
    assert write_dataset(tmp_path / "d.parquet", [unfinished()], wrong=lambda sentence: None, game="doge").matches == 0
    assert list(tmp_path.iterdir()) == []


def test_an_edition_of_one_s_own_is_recognised(registered: None, records: list[Record], tmp_path: Path) -> None:
    file = tmp_path / "short.toml"
    file.write_text(TEMPLATE.edition_text().replace("bids = 5", "bids = 4").replace('name = "standard"', 'name = "short"'), encoding="utf-8")
    edition = TEMPLATE.read_edition(file)
    match = Match.new(TEMPLATE, 2, "own", edition=edition)
    while not match.over:
        match.play(match.actors()[0], match.legal(match.actors()[0])[0])
    write_dataset(tmp_path / "d.parquet", [records[0], match.record()], edition=file)
    assert [row["edition"].split()[0] for row in read(tmp_path / "d.parquet") if row["number"] == 1] == ["standard", "short"]
