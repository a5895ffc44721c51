"""The edition: what it says, and what it refuses."""

import pytest

from ridotto.engine.errors import EditionError
from ridotto.engine.playout import playout
from ridotto.engine.rng import Rng
from ridotto.games.rialto import GAME

from .positions import VARIANT, edition_with, options, play, see, start

FIRST_CARD = 'id = "doge"\nindex = 0\ncopies = 11'


def test_the_edition_says_where_everything_comes_from() -> None:
    """RIA-R1, RIA-R3, RIA-R5: names and connections are derived, counts are the rulebook's."""
    assert GAME.edition.name == "standard"
    assert GAME.edition.provenance == {"rulebook": 34, "derived": 39, "house": 11}
    assert GAME.edition.tables["coins"]["source"] == "rulebook"
    assert GAME.edition.tables["connection"][0]["source"] == "derived"
    assert GAME.edition.tables["coin_supply"]["source"] == "house"


def test_there_are_77_cards_60_buildings_and_twelve_tiles_for_twelve_connections() -> None:
    """RIA-3, RIA-4, RIA-6, RIA-8."""
    tables = GAME.edition.tables
    assert sum(card["copies"] for card in tables["card"]) == 77
    assert sum(building["copies"] for building in tables["building"]) == tables["building_supply"]["total"] == 60
    assert len(tables["bridge"]) + tables["gondola"]["copies"] == len(tables["connection"]) == 12
    assert sorted({(bridge["low"], bridge["high"]) for bridge in tables["bridge"]}) == [(3, 4), (3, 5), (3, 6), (4, 5), (4, 6), (5, 6)]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (FIRST_CARD, FIRST_CARD.replace("doge", "dogs"), r"\[card\] id: the notation of moves knows exactly these, in this order: doge"),
        (FIRST_CARD, FIRST_CARD.replace("11", "12"), r"\[\[card\]\] number 0 copies: it can be 1 to 11, it says 12"),
        (FIRST_CARD + '\nsection = "A"', FIRST_CARD + '\nsection = "B"', r"\[card\] section: "),
        ('letter = "C"', 'letter = "G"', r"\[section\] letter: there are the sections A to F"),
        ('unit = "councilmen"\nper_card = 1\nbonus_units = 0', 'unit = "councilmen"\nper_card = 1\nbonus_units = 1', r"\[section\] bonus_units"),
        ('short = "SM"', 'short = "XY"', r"\[district\] id: the notation of moves knows exactly these"),
        ('[[side]]\nid = "ultra"', '[[side]]\nid = "oltra"', r"\[side\] id: the sides are citra and ultra"),
        ('name = "Castello"\nside = "citra"', 'name = "Castello"\nside = "ultra"', r"\[side\] districts: each side has three districts"),
        ('[[connection]]\nid = "ca-cs"', '[[connection]]\nid = "ca-xx"', r"\[connection\] id: connections are pairs"),
        ('ends = ["cannaregio", "castello"]', 'ends = ["cannaregio", "san-marco"]', r"\[\[connection\]\] number 0 ends: ca-cs does not connect"),
        (
            'ends = ["castello", "dorsoduro"]\ncrosses_canal = true',
            'ends = ["castello", "dorsoduro"]\ncrosses_canal = false',
            r"number 6 crosses_canal: cs-do",
        ),
        (
            'side = "citra"\nopposite = "dorsoduro"',
            'side = "citra"\nopposite = "castello"',
            r"\[\[district\]\] number 0 opposite: 'castello' is not a district without",
        ),
        ('[[bonus_tile]]\nside = "citra"', '[[bonus_tile]]\nside = "ultra"', r"\[bonus_tile\] side: there is one tile for each side: citra, ultra"),
        ('index = 4\nid = "black"', 'index = 5\nid = "black"', r"\[seat_colour\] index: there are 5 colours"),
        ('[virtual_player_colour]\nid = "black"', '[virtual_player_colour]\nid = "red"', r"\[virtual_player_colour\] id"),
        ("numbers = [1, 2, 3, 4, 5, 6]", "numbers = [1, 2, 3, 4, 5, 5]", r"\[round_tile\] numbers: the numbers are 1 to 6"),
        ('id = "3/4"\nindex = 0', 'id = "3/4"\nindex = 7', r"\[bridge\] index"),
        ('id = "3/4"\nindex = 0\nlow = 3', 'id = "3/4"\nindex = 0\nlow = 0', r"\[\[bridge\]\] number 0 low: it can be 1 to 20"),
        ('id = "3/4"', 'id = "4/3"', r"\[\[bridge\]\] number 0 id: a bridge is named by its values, 3/4, it says 4/3"),
        ("copies = 6\nvalue = 1", "copies = 5\nvalue = 1", r"\[gondola\] copies: it can be 6 to 9, it says 5"),
        ("copies = 6\nvalue = 1", "copies = 6\nvalue = -1", r"\[gondola\] value"),
        ('id = "green-2"', 'id = "green-5"', r"\[building\] id: the notation of moves"),
        ('effect = "wait"', 'effect = "joker"', r"\[\[building\]\] number 4 effect: yellow-1 is yellow, for phase II, of value 1, with the effect wait"),
        ('value = 4\ncopies = 5\neffect = "points"', 'value = 4\ncopies = 6\neffect = "points"', r"number 11 copies: there are 5 of each kind, it says 6"),
        ("limit = 2", "limit = 0", r"\[\[building\]\] number 3 limit: it can be 1 to 10, it says 0"),
        ("value_step = 1", "jokers = 1", r"\[\[building\]\] number 8 effect: blue-1 must say exactly: value_step"),
        ("counts_as = 2", "counts_as = 3", r"\[\[building\]\] number 7 counts_as: it can be 2 to 2, it says 3"),
        ("total = 60", "total = 61", r"\[building_supply\] total: 12 kinds, 5 of each, are 60 tiles, it says 61"),
        ("row_length = 6", "row_length = 13", r"\[phase_one\] row_length: it can be 1 to 12"),
        ("draw = 2", "draw = 11", r"\[phase_one\] draw: it can be 0 to 10"),
        ("hand_limit = 7", "hand_limit = 0", r"\[phase_one\] hand_limit"),
        ("tiles = 2\npoints = 5", "tiles = 2\npoints = 100", r"\[district_bonus\] points: it can be 0 to 99"),
        ("per_colour = 18", "per_colour = 17", r"\[councilmen\] per_colour: 5 on the tableau and 13 in the supply are 18"),
        ("tableau = 5\nsupply = 13", "tableau = 100\nsupply = 13", r"\[councilmen\] tableau"),
        ("tableau = 5\nsupply = 13", "tableau = 5\nsupply = 100", r"\[councilmen\] supply"),
        ("[coins]\ntotal = 30", "[coins]\ntotal = 9", r"\[coins\] total: it can be 10 to 999, it says 9"),
        ("[1, 2, 2, 2, 3]", "[1, 2, 2, 2]", r"\[\[start_coins\]\] number 3 clockwise_from_start_player: it needs 5 numbers of coins"),
        ("[[start_coins]]\nseats = 2", "[[start_coins]]\nseats = 6", r"\[start_coins\] seats"),
        ("[[start_building_limit]]\nseats = 2", "[[start_building_limit]]\nseats = 6", r"\[start_building_limit\] seats"),
        ("seats = 5\ncopies_per_kind = 2", "seats = 5\ncopies_per_kind = 1", r"number 3 copies_per_kind: it can be 2 to 5, it says 1"),
        ("human_coins = [1, 2]", "human_coins = [1, 30]", r"\[virtual_player\] human_coins: there are 30 coins"),
        ("[start]\npoints = 3", "[start]\npoints = 100", r"\[start\] points: it can be -99 to 99"),
        ("rows = 3\ncards = 7", "rows = 3\ncards = 78", r"\[virtual_player\] cards: it can be 0 to 77"),
    ],
)
def test_what_does_not_add_up_is_refused_with_a_sentence(old: str, new: str, complaint: str) -> None:
    """RIA-6, RIA-8, RIA-131: and the place is named."""
    with pytest.raises(EditionError, match=complaint):
        edition_with((old, new))


def test_numbers_of_somebodys_own_are_played_with() -> None:
    """RIA-7, RIA-11, RIA-39, RIA-43, RIA-56, RIA-177."""
    edition = edition_with(
        ("row_length = 6", "row_length = 4"),
        ("draw = 2", "draw = 3"),
        ("hand_limit = 7", "hand_limit = 5"),
        ("[coins]\ntotal = 30", "[coins]\ntotal = 20"),
        ("[start]\npoints = 3", "[start]\npoints = 10"),
        ("rows = 3\ncards = 7", "rows = 3\ncards = 4"),
        ("tiles = 2\npoints = 5", "tiles = 2\npoints = 8"),
    )
    state = start(2, edition=edition, variant=VARIANT)
    play(state, options(state)[0])
    play(state, options(state)[0])
    assert [len(row["cards"]) for row in see(state)["rows"]] == [4, 4, 4]
    assert (state.scores(), see(state)["bank"]) == ([10, 10], 17)
    play(state, options(state)[0])
    assert sorted(seat["cards"] for seat in see(state)["seats"]) == [0, 7]
    assert see(state)["seats"][0]["limit"] == 5
    assert see(state)["bonus_tiles"][0]["points"] == 8
    playout(state, Rng.from_seed("on"))
    assert state.over()
    assert state.faults() == []


def test_a_board_with_other_connections_can_be_played() -> None:
    """RIA-R1: whoever has another board may type it in; here Castello is joined to San Polo, not Dorsoduro."""
    text_of = 'id = "cs-do"\nindex = 6\nends = ["castello", "dorsoduro"]'
    edition = edition_with(
        (text_of, 'id = "cs-sp"\nindex = 6\nends = ["castello", "san-polo"]'),
        ('side = "citra"\nopposite = "san-polo"', 'side = "citra"\nopposite = "dorsoduro"'),
        ('side = "ultra"\nopposite = "castello"', 'side = "ultra"\nopposite = ""'),
    )
    for seed in range(3):
        state = start(3, f"{seed}", edition=edition)
        assert "cs-sp" in [connection["connection"] for connection in see(state)["connections"]]
        playout(state, Rng.from_seed(f"{seed}"))
        assert state.over()
        assert state.faults() == []
