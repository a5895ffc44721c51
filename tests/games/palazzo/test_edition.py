"""The edition: what it says, and what it refuses."""

import pytest

from ridotto.engine.edition import parse_edition
from ridotto.engine.errors import EditionError
from ridotto.engine.playout import playout
from ridotto.engine.rng import Rng
from ridotto.games.palazzo import GAME
from ridotto.games.palazzo.components import SCHEMA

from .positions import arrange, edition_with, options, paying, play, see, start


def test_the_edition_says_where_everything_comes_from() -> None:
    """PAL-13: the stacks are our own, the counts come from the rulebook."""
    assert GAME.edition.name == "standard"
    assert GAME.edition.provenance["rulebook"] > GAME.edition.provenance["house"] > 0
    assert GAME.edition.tables["stack"]["I"]["source"] == "house"
    assert GAME.edition.tables["tiles"]["source"] == "rulebook"


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("copies = 3", "copies = 2", r"\[money\] cards: 3 currencies with 5 values, 2 of each, are 30 cards, it says 45"),
        ("values = [3, 4, 5, 6, 7]", "values = [3, 4, 5, 6, 8]", r"\[money\] values: the notation of moves knows exactly the values 3 to 7"),
        ("cards = 55", "cards = 54", r"\[money_deck\] cards: 45 money cards and 10 certificates are 55, it says 54"),
        ("hand = 4", "hand = 14", r"\[money_deck\] hand: it can be 0 to 13, it says 14"),
        ("active_takes = 2", "active_takes = 3", r"\[money_deck\] active_takes: the display is used up only if the active player takes 2"),
        ("worth = 15", "worth = 5", r"\[group\] worth: it can be 7 to 60, it says 5"),
        ("value = 3\nneutral", "value = 21\nneutral", r"\[opening_certificate\] value: it can be 1 to 20, it says 21"),
        ("value = 3\nneutral", "value = 0\nneutral", r"\[opening_certificate\] value: it can be 1 to 20, it says 0"),
        ('key = "green"', 'key = "silver"', r"\[currency\] key: the notation of moves knows exactly these, in this order: brown, green, red"),
        ('key = "marble"', 'key = "wood"', r"\[material\] key: .* brick, sandstone, marble"),
        ("count = 48", "count = 47", r"\[tiles\] count: 3 materials with 16 tiles are 48, it says 47"),
        ("per_material = 16", "per_material = 15", r"\[tiles\] per_material: .* are 16 tiles, it says 15"),
        ("floors = [1, 2, 3, 4, 5]", "floors = [1, 2, 3, 4]", r"\[tiles\] floors: a palazzo has the floors 1 to 5"),
        ("windows = [1, 2, 3]", "windows = [1, 2]", r"\[tiles\] windows: a tile has 1, 2 or 3 windows"),
        ("extra_floor = 3", "extra_floor = 6", r"\[tiles\] extra_floor: it can be 1 to 5, it says 6"),
        ("extra_windows = 1", "extra_windows = 2", r"\[stack\]: the stacks hold 2 tiles brick-3-1, there should be 1; 5 more"),
        ("[stack.I]\nsize = 15", "[stack.I]\nsize = 16", r"\[stack\] I.size: there are 15 tiles in it, it says 16"),
        ('["brick", 5, 1]', '["brick", 5, 2]', r"\[stack\]: the stacks hold 0 tiles brick-5-1, there should be 1; 1 more"),
        ('["brick", 5, 1]', '["wood", 5, 1]', r"\[stack\]: the stacks hold 0 tiles brick-5-1"),
        ("end_at = 5", "end_at = 6", r"\[riders\] end_at: it can be 1 to 5, it says 6"),
        ("count = 5\nstack", "count = 31\nstack", r"\[riders\] count: it can be 1 to 30"),
        ("draft_from = 4", "draft_from = 3", r"\[quarries\] draft_from: it can be 4 to 5, it says 3"),
        ("[quarries.builder]\nstart = 0", "[quarries.builder]\nstart = 4", r"\[quarries\] builder.start: it can be 0 to 3"),
        ("price_base = 10", "price_base = 61", r"\[warehouse\] price_base: it can be 1 to 60"),
        ("[warehouse.least]\nprice = 0", "[warehouse.least]\nprice = 11", r"\[warehouse\] least.price: it can be 0 to 10"),
        ("buy_most = 2", "buy_most = 3", r"\[warehouse\] buy_most: it can be 1 to 2"),
        ("[players.start]\nseat = 0", "[players.start]\nseat = 2", r"\[players\] start.seat: it can be 0 to 1"),
        ("purity = [0, 0, 0, 3, 3, 6]", "purity = [0, 0, 0, 3, 3]", r"\[scoring\] purity: it needs 6 numbers, for 0 to 5 storeys; there are 5"),
        ("storey_base = [0, -5,", "storey_base = [0, -500,", r"\[scoring\] storey_base.1: it can be -99 to 99, it says -500"),
        ("windows_count_from = 3", "windows_count_from = 0", r"\[scoring\] windows_count_from: it can be 1 to 6"),
        ("fee_cards = 1", "fee_cards = 2", r"\[rebuild\] fee_cards: "),
        ("value = 2\ncards = 10", "value = 10\ncards = 10", r"\[certificates\] value: it can be 1 to 9"),
        ("[certificates]\nvalue = 2\ncards = 10", "[certificates]\nvalue = 2\ncards = 31", r"\[certificates\] cards: it can be 0 to 30"),
    ],
)
def test_what_does_not_add_up_is_refused_with_a_sentence(old: str, new: str, complaint: str) -> None:
    """PAL-9, PAL-13: and the place is named."""
    with pytest.raises(EditionError, match=complaint):
        edition_with((old, new))


def test_a_stack_too_small_for_the_setup_is_refused() -> None:
    """PAL-6."""
    text = GAME.edition_text()
    first = text[text.index("[stack.I]") : text.index("[stack.II]")]
    body = first[first.index("tiles = [") + 9 : first.rindex("]")]
    moved = text.replace(first, '[stack.I]\nsize = 0\nsource = "house"\nwhy = "empty"\ntiles = []\n\n')
    moved = moved.replace("[stack.II]\nsize = 18", "[stack.II]\nsize = 33").replace(
        '  ["brick", 1, 2], ["sandstone", 1, 1]', body + '["brick", 1, 2], ["sandstone", 1, 1]'
    )
    with pytest.raises(EditionError, match="the setup takes 5 tiles from stack I, there are 0"):
        parse_edition(moved, SCHEMA, "palazzo", "other.toml")


def test_numbers_of_somebodys_own_are_played_with() -> None:
    """PAL-31, PAL-33, PAL-46, PAL-47, PAL-67."""
    edition = edition_with(
        ("copies = 3\ncards = 45", "copies = 4\ncards = 60"),
        ("[certificates]\nvalue = 2\ncards = 10", "[certificates]\nvalue = 3\ncards = 6"),
        ("cards = 55\nhand = 4\ndisplay_beyond_players = 1\nactive_takes = 2", "cards = 66\nhand = 5\ndisplay_beyond_players = 2\nactive_takes = 3"),
        ("worth = 15\ncertificates_too = true", "worth = 20\ncertificates_too = false"),
        ("price_base = 10", "price_base = 12"),
        ("count = 5\nstack", "count = 7\nstack"),
    )
    state = start(2, edition=edition)
    board = see(state)
    assert (board["seats"][0]["hidden"], board["pile"], board["stacks"][2]["left"], board["warehouse"]["price"]) == (5, 56, 22, 11)
    play(state, "money")
    assert len(see(state)["display"]) == 4
    for _ in range(3):
        assert state.actors() == [0]
        play(state, options(state)[0])
    assert state.actors() == [1]
    play(state, options(state)[0])
    arrange(state, hands=["b3 g3 r3 c c c"], coming="B1/1 R")
    play(state, "tiles", "buy", "tile brick-1-1", "no-second", "group 3", "cert", "cert", "cert")
    chain = see(state, 0)["chain"]
    assert chain is not None
    assert (chain["total"], chain["target"]) == (20 + 9, 11)
    playout(state, Rng.from_seed("on"))
    assert state.over()
    assert state.faults() == []


def test_another_face_may_be_the_one_that_exists_twice() -> None:
    """PAL-13, PAL-R37."""
    edition = edition_with(
        ("extra_floor = 3\nextra_windows = 1", "extra_floor = 1\nextra_windows = 2"),
        ('["brick", 3, 1], ["brick", 3, 1]', '["brick", 3, 1], ["brick", 1, 2]'),
        ('["sandstone", 3, 1], ["sandstone", 3, 1]', '["sandstone", 3, 1], ["sandstone", 1, 2]'),
        ('["brick", 3, 3], ["sandstone", 3, 2], ["marble", 3, 1],', '["brick", 3, 3], ["sandstone", 3, 2], ["marble", 1, 2],'),
    )
    state = arrange(start(2, edition=edition), hands=["b3"], palazzi=[["B1/2", "B1/2", "M2/2"]])
    assert options(play(state, "remove")) == ["single 0", "single 2"]
    for seed in range(5):
        state = start(3, f"{seed}", edition)
        playout(state, Rng.from_seed(f"{seed}"))
        assert state.over()
        assert state.faults() == []


def test_the_standard_group_is_worth_more_than_any_card() -> None:
    """PAL-33: working out what is within reach relies on that."""
    parts = GAME.edition.components
    assert parts.group > 7
    assert parts.certificate_group == parts.group
    assert options(paying("b7 g7 r7", 8)) == ["group 7"]
