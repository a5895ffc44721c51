"""The edition: what it says, and what it refuses."""

import re
from collections import Counter
from pathlib import Path

import pytest

from ridotto.engine.errors import EditionError
from ridotto.games.dogeship import GAME

from .positions import at, edition_with, finish_round, play, see

ROOT = Path(__file__).parents[3] / "docs" / "games"


def test_the_edition_says_where_everything_comes_from() -> None:
    """SHIP-14: what the text prints comes from the rulebook, what only pictures show is our own."""
    tables = GAME.edition.tables
    assert GAME.edition.name == "house"
    assert tables["galley_size"]["source"] == tables["final_approval"]["source"] == "rulebook"
    assert tables["boards"]["source"] == tables["doge_tiles"]["source"] == "house"
    rows = {row["id"]: row.get("source") for row in (*tables["barriers"]["tiles"], *tables["galley_tiles"]["tiles"], *tables["gondolas"]["tiles"])}
    assert {name for name, source in rows.items() if source == "rulebook"} == {"B10", "B14", "LS5", "G11"}


def test_the_counts_are_those_of_the_rulebook() -> None:
    """SHIP-8 to SHIP-11."""
    tables = GAME.edition.tables
    assert [len(tables[name]["tiles"]) for name in ("galley_tiles", "barriers", "gondolas", "doge_tiles")] == [36, 26, 14, 16]
    assert Counter((tile["deck"], tile["section"]) for tile in tables["galley_tiles"]["tiles"]).values().__len__() == 6
    assert {tile["cost"] for tile in tables["galley_tiles"]["tiles"]} == {2, 3, 4, 5, 6, 7}
    assert {len(tile["indicators"]) for tile in tables["galley_tiles"]["tiles"]} == {2, 3, 4}


@pytest.mark.parametrize("file", ["dogeship.md", "dogeship.de.md"])
def test_the_barriers_of_the_rulebook_are_those_of_the_edition(file: str) -> None:
    """SHIP-9: what each costs, and how much of something it brings where that has a number."""
    printed = {
        row[0]: (int(row[1]), row[2])
        for row in re.findall(r"^\| (B\d\d) \| (\d) \| [^|]+ \| ([^|]+) \|$", (ROOT / file).read_text(encoding="utf-8"), re.MULTILINE)
    }
    for tile in GAME.edition.tables["barriers"]["tiles"]:
        cost, bonus = printed[tile["id"]]
        assert cost == tile["cost"], tile["id"]
        assert bonus.startswith(f"{tile.get('amount', '')} ".lstrip()), tile["id"]


def test_each_doge_tile_shows_at_most_one_event_and_each_zone_is_favoured_equally_often() -> None:
    """SHIP-65, SHIP-R25: the design of our own edition."""
    tiles = GAME.edition.tables["doge_tiles"]["tiles"]
    assert not [tile for tile in tiles if "flood" in tile and tile["inspection"]]
    assert set(Counter(zone for tile in tiles for zone in tile["purple"]).values()) == {6}


def test_the_boards_of_two_seats_offer_every_kind_of_action() -> None:
    """SHIP-12, SHIP-R29: at least three fields that buy and four that complete a galley tile."""
    fields = [field for board in see(at(2))["boards"] if board["die"] for field in board["fields"]]
    assert {field["kind"] for field in fields} == {"buy", "complete", "intrigue", "ducats", "replace"}
    assert {field["intrigue"] for field in fields} == {None, "doge-tile", "free-approval", "paid-approvals"}
    assert sum(field["kind"] == "buy" and "galley" in field["items"] for field in fields) >= 3
    assert sum(field["kind"] == "complete" and "galley" in field["items"] for field in fields) >= 4


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("actions = 5", "actions = 6", r"\[markers\] actions: input should be 5 \(it says 6\)"),
        ("ducats = 12", "ducats = 120", r"\[start\] ducats: it can be 0 to 99, it says 120"),
        ("cost = 2\n", "cost = -1\n", r"\[reorder\] cost: it can be 0 to 99, it says -1"),
        ('laid on the water"\nducats = 1', 'laid on the water"\nducats = 0', r"\[discard\] ducats: it can be 1 to 99, it says 0"),
        ("lost_when_equal = 1", "lost_when_equal = 4", r"\[flood\] lost_when_equal: it can be 0 to 3, it says 4"),
        ("lost_when_fewer = 2", "lost_when_fewer = 0", r"\[flood\] lost_when_fewer: it can be 1 to 3, it says 0"),
        ("positions = [6, 3, 1, 0, 0]", "positions = [6, 3, 4, 0, 0]", r"\[inspection\] positions: no position brings more points than a better one"),
        ("positions = [9, 5, 2, 1, 0]", "positions = [9, 5, 2, 1, -1]", r"\[final_approval\] positions: .* none fewer than 0"),
        ("ones = 19", "ones = 120", r"\[approvals\] ones: it can be 0 to 99, it says 120"),
        ("ones = 19", "ones = 9", r"\[bid\] max: .* and 49 at most: 39, it says 49"),
        ("rounds_without_new_part = 1000", "rounds_without_new_part = 10", r"\[safety_end\] rounds_without_new_part: it can be 100 to 100000"),
        ("paid_approvals = { pay = 2,", "paid_approvals = { pay = -2,", r"\[intrigue\] paid_approvals.pay: it can be 0 to 99"),
        ("free_approval = { pay = 0,", "free_approval = { pay = 1,", r"\[intrigue\] free_approval.pay: it can be 0 to 0"),
        ('colours = ["red", "green", "white"]', 'colours = ["red", "white", "green"]', r"\[\[dice_in_use\]\] number 0 colours: they are some of these"),
        ("seats = 3\ncolours", "seats = 6\ncolours", r"\[dice_in_use\] seats: there is one table for each number of seats"),
        ("lengths = [3, 4, 3]", "lengths = [3, 7, 0]", r"\[\[galley_lengths\]\] number 2 lengths.1: it can be 1 to 6, it says 7"),
        ("parts = 12", "parts = 13", r"\[\[galley_lengths\]\] number 0 parts: two decks of 6 are 12 parts, it says 13"),
        ('id = "red1", face = 1', 'id = "red1", face = 2', r"\[boards\] red.fields: there are 6 fields, red1 to red6"),
        ('kind = "ducats", amount = 2', 'kind = "ducats"', r"\[boards\] red.fields.0: a field of the kind ducats must say exactly: amount"),
        ('link = "single", items = ["gondola"]', 'link = "or", items = ["gondola"]', r"\[boards\] green.fields.0.items: a single field names one item"),
        ('section = "stern", cost = 2', 'section = "stern", cost = 1', r"\[galley_tiles\] tiles.0.cost: it can be 2 to 7"),
        ('id = "LS2", deck = "lower"', 'id = "LS2", deck = "upper"', r"\[galley_tiles\] tiles.0.section: LS2 belongs to lower_stern"),
        ('id = "LS2"', 'id = "LS1"', r"\[galley_tiles\] tiles: the notation of moves knows exactly these"),
        ('indicators = ["red", "blue"]', 'indicators = ["red"]', r"\[galley_tiles\] tiles.0.indicators: LS2 has 2 to 4 of"),
        ('id = "B01", priority = 1,', 'id = "B01", priority = 2,', r"\[barriers\] tiles: there are 26, B01 to B26, each with its number as priority"),
        ('id = "B01", priority = 1, cost = 1', 'id = "B01", priority = 1, cost = 2', r"\[barriers\] tiles.0.cost: it can be 0 to 1"),
        ('bonus = "buy", item = "barrier"', 'bonus = "buy", amount = 1', r"\[barriers\] tiles.4.item: the bonus of B05 names an item and no amount"),
        ('id = "G01", cost = 0', 'id = "G01", cost = 2', r"\[gondolas\] tiles.0.cost: it can be 0 to 1"),
        ('id = "D02", red = 1', 'id = "D02", red = 11', r"\[doge_tiles\] tiles.1.red: it can be -9 to 9"),
        ('"lower_stern", "upper_bow"', '"lower_stern", "lower_stern"', r"\[doge_tiles\] tiles.1.purple: the purple zones are some of these, each once"),
    ],
)  # fmt: skip
def test_an_edition_that_does_not_add_up_is_refused_with_a_sentence(old: str, new: str, complaint: str) -> None:
    """SHIP-36, SHIP-R44 and the counts of the rulebook."""
    with pytest.raises(EditionError, match=complaint):
        edition_with((old, new))


def test_the_boards_in_use_must_allow_the_galley_to_be_built() -> None:
    """SHIP-R29: with two seats red, green and white need a field that buys and one that completes a galley tile."""
    text = GAME.edition_text()
    start, end = text.index("[boards.red]"), text.index("[boards.yellow]")
    boards = text[start:end]
    changed = boards.replace('kind = "buy", link = "and", items = ["gondola", "galley"]', 'kind = "buy", link = "single", items = ["gondola"]')
    changed = changed.replace('kind = "buy", link = "or", items = ["barrier", "galley"]', 'kind = "buy", link = "single", items = ["barrier"]')
    changed = changed.replace('kind = "buy", link = "single", items = ["galley"]', 'kind = "buy", link = "single", items = ["gondola"]')
    with pytest.raises(EditionError, match=r"\[boards\] fields: with 2 seats no field in use would buy a galley tile"):
        edition_with((boards, changed))


def test_the_numbers_of_an_edition_of_one_s_own_are_played_with() -> None:
    """SHIP-3, SHIP-14, SHIP-83, SHIP-96, SHIP-104, SHIP-106, SHIP-121: none of them is fixed in the rules."""
    mine = edition_with(
        ("ducats = 12", "ducats = 9"),
        ("lengths = [2, 2, 2]\nparts = 12", "lengths = [1, 3, 1]\nparts = 10"),
        ("cost = 2\n", "cost = 3\n"),
        ("paid_approvals = { pay = 2, approvals = 2 }", "paid_approvals = { pay = 4, approvals = 5 }"),
        ('kind = "ducats", amount = 2', 'kind = "ducats", amount = 7'),
        ("lost_when_fewer = 2", "lost_when_fewer = 3"),
    )
    fresh = GAME.start(2, at(2).rng, "", mine)
    assert [int(n) for n in fresh.ducats] == [9, 9]  # type: ignore[attr-defined]
    state = at(2, mine, ducats=[10, 10], stacks=["b14 b25"], doge="d01")
    assert see(state)["galley"]["lengths"] == [1, 3, 1]
    assert see(state)["reorder_cost"] == 3
    play(state, "reorder b14", "field red1")
    assert state.ducats[0] == 10 - 3 + 7
    play(state, "discard", "field white4")
    assert (int(state.ducats[0]), int(state.approvals[0])) == (10, 5)
    assert finish_round(state).lost[1] == 3
