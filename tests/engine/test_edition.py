"""Edition files that are wrong say where, and digests follow the facts alone."""

from collections.abc import Callable
from pathlib import Path

import pytest

from ridotto.engine.conformance.memory import NOISE, left_behind
from ridotto.engine.edition import parse_edition
from ridotto.engine.errors import EditionError
from ridotto.engine.game import Game, all_games
from ridotto.engine.match import Match
from ridotto.games._template import GAME
from ridotto.games._template.components import SCHEMA

TEXT = GAME.edition_text()


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (lambda t: t.replace("bids = 5", "bids = five"), "mine.toml: not a TOML file: "),
        (lambda t: t.replace("bids = 5", f"bids = {'9' * 5000}"), "mine.toml: not a TOML file: "),
        (lambda t: t.replace('name = "standard"', 'name = "a\\nseed: 1"'), "mine.toml: [edition] name: string should match pattern"),
        (lambda t: t.replace('name = "standard"', 'name = ""'), "mine.toml: [edition] name: string should match pattern"),
        (lambda t: t.replace("bids = 5", 'bids = "5"'), "mine.toml: [cards] bids: input should be a valid integer (it says '5')"),
        (lambda t: t.replace("bids = 5", "bids = 5.5"), "mine.toml: [cards] bids: "),
        (lambda t: t.replace("bids = 5\n", ""), "mine.toml: [cards] bids: field required"),
        (lambda t: t.replace("bids = 5", "bids = 5\nmoney = 3"), "mine.toml: [cards] money: extra inputs are not permitted (it says 3)"),
        (lambda t: t.replace("bids = 5", "bids = 8"), "mine.toml: [prizes] values: 8 rounds need as many prizes, there are 7"),
        (lambda t: t.replace("bids = 5", "bids = 0"), "mine.toml: [cards] bids: it can be 1 to 9, it says 0"),
        (
            lambda t: t.replace('[prizes]\nvalues = [1, 2, 3, 4, 5, 6, 7]\nsource = "house"', '[prizes]\nvalues = [1]\nsource = "memory"'),
            "mine.toml: [prizes] source: input should be 'rulebook', 'derived' or 'house' (it says 'memory')",
        ),
        (lambda t: t.replace("[1, 2, 3", '[1, "two", 3'), "mine.toml: [prizes] values.1: "),
        (lambda t: t.replace("[prizes]", "[prices]"), "mine.toml: [prizes]: field required; 1 more"),
        (lambda t: t.replace('game = "template"', 'game = "doge"'), "mine.toml: [edition] game: this is an edition of 'doge', not of 'template'"),
    ],
)
def test_a_wrong_file_says_file_table_and_key(spoil: Callable[[str], str], complaint: str) -> None:
    spoiled = spoil(TEXT)
    assert spoiled != TEXT
    with pytest.raises(EditionError) as caught:
        parse_edition(spoiled, SCHEMA, "template", "mine.toml")
    assert str(caught.value).startswith(complaint)


def test_a_file_that_cannot_be_read_says_so(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match="cannot be read: No such file"):
        GAME.read_edition(tmp_path / "none.toml")
    (tmp_path / "picture.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(EditionError, match="not a text file in UTF-8"):
        GAME.read_edition(tmp_path / "picture.toml")


def test_the_digest_follows_facts_and_not_remarks() -> None:
    digest = GAME.edition.digest
    remark = parse_edition(TEXT.replace("enough for a template", "plenty"), SCHEMA, "template", "x")
    moved = parse_edition(TEXT.replace("[cards]", "# cards\n[cards]"), SCHEMA, "template", "x")
    fact = parse_edition(TEXT.replace("6, 7]", "6, 8]"), SCHEMA, "template", "x")
    assert remark.digest == digest
    assert moved.digest == digest
    assert fact.digest != digest


def test_provenance_is_counted() -> None:
    changed = parse_edition(TEXT.replace('source = "house"', 'source = "derived"', 1), SCHEMA, "template", "x")
    assert GAME.edition.provenance == {"rulebook": 0, "derived": 0, "house": 3}
    assert changed.provenance == {"rulebook": 0, "derived": 1, "house": 2}


def test_an_edition_of_ones_own_is_played_with(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace("bids = 5", "bids = 2").replace('name = "standard"', 'name = "short"'), encoding="utf-8")
    match = Match.new(GAME, 2, seed="0", edition=GAME.read_edition(path))
    assert match.legal(0) == ["bid 1", "bid 2"]
    assert match.record().edition.startswith("short ")


@pytest.mark.parametrize("game", [GAME, *all_games().values()], ids=lambda game: game.slug)
def test_reading_an_edition_again_and_again_leaves_nothing_behind(game: Game) -> None:
    text = game.edition_text()
    assert left_behind(lambda: game.parse_edition(text, "mine.toml"), 12) < NOISE
