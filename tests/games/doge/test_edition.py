"""The edition: its numbers are the ones played with, and what cannot be played is refused with a sentence."""

import re
from functools import partial
from pathlib import Path

import pytest

from ridotto.engine.edition import parse_edition
from ridotto.engine.errors import EditionError
from ridotto.engine.match import Match
from ridotto.games.doge.components import SCHEMA
from ridotto.games.doge.moves import FIELD_KEYS
from tests.games.editions import changed

from .positions import GAME, board, set_tokens, votes

edition_with = partial(changed, GAME)


def test_standard_edition_says_where_everything_comes_from() -> None:
    assert GAME.edition.name == "standard"
    assert GAME.edition.provenance["rulebook"] > 30
    assert all(count > 0 for count in GAME.edition.provenance.values())
    assert GAME.edition.tables["edition"]["title"] == GAME.title
    assert GAME.edition.tables["edition"]["author"] == GAME.author


def test_edition_of_ones_own_is_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(GAME.edition_text().replace("dry_rounds = 10", "dry_rounds = 3"), encoding="utf-8")
    edition = GAME.read_edition(path)
    assert edition.digest != GAME.edition.digest
    play = board(3, edition=edition)
    for _ in range(3):
        assert not play.over
        play.end_round()
    assert play.over


def test_changed_numbers_are_played() -> None:
    """Supplies, settings, tokens, costs and houses come from the edition."""
    edition = edition_with(
        ("houses = 15", "houses = 10"),
        ("houses = 60", "houses = 40"),
        ("rings = 6", "rings = 2"),
        ("rings = 24", "rings = 8"),
        ("tokens = [0, 1, 1, 2, 2, 3, 3]", "tokens = [1, 3, 3]"),
        ("tokens = 28", "tokens = 12"),
        ("three_players = 4", "three_players = 1"),
        ("tokens_max = 4", "tokens_max = 2"),
        ("houses = [3, 4, 5, 6, 7]", "houses = [2, 4, 5, 6, 7]"),
        ("winner_houses = 2\ntied", "winner_houses = 3\ntied"),
        ('first_open = "brown"', 'first_open = "blue"'),
        ("condition_met = 256", "condition_met = 1000"),
    )
    play = board(3, edition=edition, order=["castello"])
    assert play.supply(0) == (10, 8, 2)
    assert play.view()["order"]["set"] == "blue"
    play.play(0, "card castello")
    assert play.legal(0) == ["tokens 1", "tokens 3", "tokens 1 3", "tokens 3 3"]
    play.play(0, "tokens 3 3")
    set_tokens(play, {1: ("dorsoduro", "1"), 2: ("dorsoduro", "3")})
    assert play.vote["field"] == "castello"
    play.play(0, "site quarantia")
    assert play.legal(0) == [f"houses {n}" for n in range(4)]
    play.play(0, "houses 3", "build")
    assert play.houses(0, "castello") == 1


def test_houses_of_all_who_profit_come_from_the_edition() -> None:
    edition = edition_with(
        ("tied_winner_houses = 2", "tied_winner_houses = 4"),
        ("second_houses = 1\ntied", "second_houses = 3\ntied"),
        ("tied_second_houses = 1", "tied_second_houses = 2"),
    )
    tie = votes(stacks={"castello": {0: "3", 1: "3"}}, edition=edition)
    assert len(tie.legal(0)) == len(tie.legal(1)) == 5
    second = votes(stacks={"castello": {0: "3", 1: "2"}}, edition=edition).play(0, "give-up", "houses 0")
    assert len(second.legal(1)) == 4
    seconds = votes(stacks={"castello": {0: "3", 1: "2", 2: "2"}}, edition=edition).play(0, "give-up", "houses 0")
    assert len(seconds.legal(1)) == len(seconds.legal(2)) == 3


def test_shifts_of_tied_groups_come_from_the_edition() -> None:
    edition = edition_with(("tied_winner_shifts = 2", "tied_winner_shifts = 1"), ("tied_second_shifts = 1", "tied_second_shifts = 2"))
    houses = {"castello": {0: 2, 1: 2, 2: 2}}
    tie = votes(stacks={"quarantia": {0: "3", 1: "3"}}, houses=houses, edition=edition).play(0, "shift castello dorsoduro")
    assert tie.asks(0) is None
    seconds = votes(stacks={"quarantia": {0: "3", 1: "2", 2: "2"}}, houses=houses, edition=edition).play(0, "site castello")
    seconds.play(1, "shift castello dorsoduro")
    assert seconds.asks(1) == "shift-any"


def test_palazzi_sites_and_score_come_from_the_edition() -> None:
    text = GAME.edition_text()
    for old, new in (
        ("palazzi = 8\nrings", "palazzi = 9\nrings"),
        ("palazzi = 32", "palazzi = 36"),
        ("per_district = 5", "per_district = 4"),
        ("houses = [3, 4, 5, 6, 7]", "houses = [1, 1, 2, 9]"),
        ("condition_met = 256", "condition_met = 1000"),
        ("palazzo = 16", "palazzo = 40"),
        ("house_on_board = 1", "house_on_board = 2"),
    ):
        assert old in text
        text = text.replace(old, new)
    for x in (620, 944, 268, 930, 580, 280):
        text = re.sub(rf", \[{x}, \d+\]\]", "]", text)
    edition = parse_edition(text, SCHEMA, "doge", "mine.toml")
    play = votes(stacks={"castello": {0: "3"}}, palazzi={"castello": [1, 1]}, houses={"san-polo": {2: 3}}, edition=edition).play(
        0, "site quarantia", "houses 2"
    )
    assert play.supply(0)[1] == 9
    assert play.view()["fields"][1]["sites"] == 4
    assert play.state.scores() == [4, 80, 6]
    assert play.cost("castello") == 2
    play.play(0, "build")
    assert play.cost("castello") == 9


def test_one_advisor_for_the_winner_and_two_for_the_second() -> None:
    """The turns follow the edition: winner, second, second."""
    edition = edition_with(("winner_advisors = 2", "winner_advisors = 1"), ("second_advisors = 1", "second_advisors = 2"))
    play = votes(stacks={"quarantia": {0: "3", 1: "2"}, "castello": {2: "1"}}, edition=edition)
    turns = []
    while play.vote["field"] == "quarantia":
        [seat] = play.actors
        turns.append(seat)
        play.play(seat, "site castello")
    assert turns == [0, 1, 1]


def test_tokens_are_asked_for_whatever_values_the_supply_holds() -> None:
    """DOG-13, DOG-R28: one of two tokens is asked for, whether 3 and 3 or 1 and 3, so the question betrays nothing."""
    edition = edition_with(
        ("tokens = [0, 1, 1, 2, 2, 3, 3]", "tokens = [1, 1, 3, 3]"),
        ("tokens = 28", "tokens = 16"),
        ("tokens_max = 4", "tokens_max = 1"),
    )
    read = set()
    for first, second, third in (("1", "1", "3"), ("1", "3", "1")):
        match = Match.new(GAME, seats=3, seed="supply", edition=edition)
        for field, token in (("castello", first), ("dorsoduro", second), ("san-polo", third)):
            for seat in range(3):
                match.play(seat, f"card {field}")
                assert match.decision(seat) == "tokens"
                match.play(seat, f"tokens {token if seat == 0 else match.legal(seat)[0].split()[1]}")
        match.play(0, "card quarantia")
        assert match.decision(0) is None  # the last one
        read.add((str(match.record(1)), tuple(match.state.veiled)))
    assert len(read) == 1


def test_tokens_that_are_all_the_same_are_set_without_asking() -> None:
    """DOG-R28: the edition tells everybody that there is one choice; with other numbers of tokens there are more."""
    same = (("tokens = [0, 1, 1, 2, 2, 3, 3]", "tokens = [2, 2, 2, 2, 2, 2]"), ("tokens = 28", "tokens = 24"))
    play = board(3, edition=edition_with(*same, ("tokens_min = 1", "tokens_min = 2"), ("tokens_max = 4", "tokens_max = 2")))
    for field in ("castello", "dorsoduro", "san-polo"):
        for seat in range(3):
            assert play.asks(seat) == "card"
            play.play(seat, f"card {field}")
            assert play.asks(seat) != "tokens"
    assert play.telling("set") == [f"set {seat} {field} 2" for field in ("castello", "dorsoduro", "san-polo") for seat in range(3)]
    assert board(3, edition=edition_with(*same)).play(0, "card castello").asks(0) == "tokens"


def test_every_card_used_in_seven_settings() -> None:
    """The last card is played without asking (DOG-R28), and the round goes on."""
    edition = edition_with(("three_players = 4", "three_players = 7"), ("tokens_max = 4", "tokens_max = 1"))
    play = board(3, edition=edition, seed="seven").end_round()
    assert len(play.telling("set")) == 21
    assert play.view()["round"] == 2


def test_more_than_one_shift_for_an_advisor_given_up() -> None:
    edition = edition_with(("shifts_per_advisor_given_up = 1", "shifts_per_advisor_given_up = 2"), ("per_advisor = 1", "per_advisor = 2"))
    play = votes(stacks={"castello": {0: "3"}, "dorsoduro": {1: "1"}}, houses={"castello": {0: 2}}, edition=edition)
    play.play(0, "give-up", "shift castello dorsoduro", "shift castello dorsoduro")
    assert play.asks(0) == "houses"
    assert votes(stacks={"castello": {0: "3"}}, advisors={"q1": (1, "castello")}, edition=edition).vote["votes"] == [3, 2, 0]


def test_three_shifts_of_a_tied_winner() -> None:
    """DOG-R14: the third begins from the position after two palazzi of the stage, 3 and 4 houses paid."""
    edition = edition_with(("tied_winner_shifts = 2", "tied_winner_shifts = 3"))
    houses = {"castello": {0: 5, 1: 1}, "dorsoduro": {0: 3}}
    play = votes(stacks={"quarantia": {0: "3", 1: "3"}}, houses=houses, edition=edition)
    play.play(0, "shift dorsoduro castello", "build", "shift dorsoduro castello", "build")
    assert {move.split()[1] for move in play.legal(0) if move != "stay"} == {"dorsoduro"}
    play.play(0, "shift dorsoduro san-polo")
    assert play.asks(0) is None


@pytest.mark.parametrize(("palazzi", "met"), [((0, 1), False), ((0, 0, 1), True), ((0, 1, 2), True), ((0, 0, 0), False), ((0, 1, 2, 3), True)])
def test_both_numbers_of_a_condition_are_minimums(palazzi: tuple[int, ...], met: bool) -> None:
    """DOG-R24: three palazzi in two districts, or more of either."""
    edition = edition_with(("districts = 6\npalazzi = 6", "districts = 2\npalazzi = 3"))
    standing: dict[str, list[int]] = {}
    for district in palazzi:
        standing.setdefault(FIELD_KEYS[district], []).append(1)
    assert votes(stacks={"castello": {0: "1"}}, palazzi=standing, edition=edition).end_round().over is met


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("min = 3\nmax = 4", "min = 2\nmax = 4", "[players] min: the game is for 3 to 4 players, it says 2 to 4"),
        ("seat = 3", "seat = 4", "[colours]: there must be one colour for each seat"),
        ('key = "yellow"', 'key = "red"', "[colours]: two seats have the same colour"),
        ('key = "castello"', 'key = "murano"', "[fields]: the fields must be cannaregio, castello"),
        ('kind = "quarantia"', 'kind = "district"', "[fields]: the first six fields must be districts"),
        ('key = "q2"', 'key = "q4"', "[advisors]: the advisors must be a-cannaregio"),
        ("advisors = 9", "advisors = 8", "[totals] advisors: there are 9 advisors, it says 8"),
        ("per_field = 1", "per_field = 2", "[player_cards] per_field: a player has one card for each field, it says 2"),
        ('sets = ["brown", "blue"]', 'sets = ["brown", "green"]', "[order_sets] sets: the two sets are brown and blue"),
        ('first_open = "brown"', 'first_open = "green"', "[order_sets] first_open: the set that lies open first must be brown or blue, it says 'green'"),
        ("cards_per_set = 7", "cards_per_set = 6", "[order_sets] cards_per_set: a set has one card for each of the 7 fields, it says 6"),
        ("order_cards = 14", "order_cards = 13", "[totals] order_cards: two sets of 7 are 14 cards, it says 13"),
        ("houses = 60", "houses = 61", "[totals] houses: 4 players with 15 each have 60 houses, it says 61"),
        ("palazzi = 32", "palazzi = 30", "[totals] palazzi: 4 players with 8 each have 32 palazzi, it says 30"),
        ("rings = 24", "rings = 23", "[totals] rings: 4 players with 6 each have 24 rings, it says 23"),
        ("tokens = 28", "tokens = 27", "[totals] tokens: 4 players with 7 each have 28 tokens, it says 27"),
        ("cards = 28", "cards = 27", "[totals] cards: 4 players with 7 each have 28 cards, it says 27"),
        ("rings = 6", "rings = 10", "[per_player] rings: it can be 0 to 9, it says 10"),
        ("tokens = [0, 1, 1, 2, 2, 3, 3]", "tokens = [0, 1, 1, 2, 2, 3, 4]", "[per_player] tokens: a token is worth 0 to 3, one is worth 4"),
        (
            "tokens = [0, 1, 1, 2, 2, 3, 3]",
            "tokens = [1, 1, 1, 1, 1, 1, 1, 1]",
            "[per_player] tokens: there can be at most 7 tokens of one value, there are 8 of 1",
        ),
        ("tokens = [0, 1, 1, 2, 2, 3, 3]", "tokens = []", "[per_player] tokens: a player needs at least one token"),
        ("cards = 7\n", "cards = 6\n", "[per_player] cards: 7 fields need 7 cards, it says 6"),
        ("four_players = 3", "four_players = 0", "[placements] four_players: it can be 1 to 7, it says 0"),
        ("tokens_max = 4", "tokens_max = 5", "[placements] tokens_max: it can be 1 to 4, it says 5"),
        ("tokens_min = 1", "tokens_min = 0", "[placements] tokens_min: it can be 1 to 4, it says 0"),
        ("per_district = 5", "per_district = 4", "[site_costs] houses: 4 sites need as many costs, there are 5"),
        ("houses = [3, 4, 5, 6, 7]", "houses = [0, 4, 5, 6, 7]", "[site_costs] houses.0: it can be 1 to 60, it says 0"),
        (
            "houses = [3, 4, 5, 6, 7]",
            "houses = [16, 4, 5, 6, 7]",
            "[site_costs] houses: the first palazzo costs more than the 15 houses of a player: nobody could ever build",
        ),
        (
            "houses = [3, 4, 5, 6, 7]",
            "houses = [3, 16, 17, 18, 19]",
            "[[victory]] number 1 palazzi: a player can build 6 palazzi at most with these sites and costs, it says 7",
        ),
        ('key = "eight-in-four"', 'key = "every-district"', "[victory]: two conditions have the same key"),
        ('key = "green"', 'key = " "', "[[colours]] number 3 key: a colour needs a name, this is empty"),
        ('name = "San Polo"', 'name = ""', "[[fields]] number 4 name: a field needs a name, this is empty"),
        ("tied_winner_houses = 2", "tied_winner_houses = 5", "[district_vote] tied_winner_houses: it can be 0 to 4, it says 5"),
        ("winner_advisors = 2", "winner_advisors = 1", "[quarantia_vote] winner_advisors: winner and second share 3 advisors, it says 1 and 1"),
        ("tied_winner_shifts = 2", "tied_winner_shifts = 4", "[quarantia_vote] tied_winner_shifts: it can be 0 to 3, it says 4"),
        ("per_advisor = 1", "per_advisor = 10", "[votes] per_advisor: it can be 0 to 9, it says 10"),
        ("districts = 6\npalazzi = 6", "districts = 7\npalazzi = 7", "[[victory]] number 0 districts: it can be 1 to 6, it says 7"),
        ("districts = 4\npalazzi = 8", "districts = 4\npalazzi = 9", "[[victory]] number 2 palazzi: 4 districts need 4 to 8 palazzi, it says 9"),
        ("dry_rounds = 10", "dry_rounds = 0", "[stall] dry_rounds: it can be 1 to 100, it says 0"),
        ("palazzo = 16", "palazzo = 15", "[score] palazzo: a palazzo must count more than 15 houses, which is 15, it says 15"),
        (
            "condition_met = 256",
            "condition_met = 143",
            "[score] condition_met: a condition must count more than all palazzi and houses, which is 143, it says 143",
        ),
        ("condition_met = 256", "condition_met = 999999", "[score] condition_met: a score can be 999999 at most"),
        ("house_on_board = 1", "house_on_board = 0", "[score] house_on_board: a house must count at least 1, it says 0"),
        ('symbol = "oar"', 'symbol = "lion"', "[symbols]: two fields have the same symbol"),
        ('field = "castello"\nsymbol', 'field = "murano"\nsymbol', "[symbols]: there must be one symbol for each field"),
        ('field = "castello"\nx', 'field = "murano"\nx', "[places]: there must be one place for each field"),
        ("sites = []", "sites = [[1, 2]]", "[[places]] number 6 sites: quarantia has 0 sites, here are 1"),
        ("houses_by_seat = [[-105, 4], ", "houses_by_seat = [", "[layout] houses_by_seat: this needs 4 points, there are 3"),
        ("width = 1000", "width = 0", "[layout] width: a length must be at least 1, it says 0"),
        ("height = 700", "height = -700", "[layout] height: a length must be at least 1, it says -700"),
        ("site_size = [44, 44]", "site_size = [44, 0]", "[layout] site_size: a length must be at least 1, it says 0"),
        ("order_card_size = [56, 80]", "order_card_size = [0, 80]", "[layout] order_card_size: a length must be at least 1, it says 0"),
        ("x = 832\ny = 262", "x = 832\ny = 701", "[[places]] number 1: the point 832, 701 lies outside the board of 1000 x 700"),
        ("outline = [[342, 152]", "outline = [[-1, 152]", "[[places]] number 0 outline: the point -1, 152 lies outside the board of 1000 x 700"),
        ("sites = [[44, 441]", "sites = [[44, 701]", "[[places]] number 2 sites: the point 44, 701 lies outside the board of 1000 x 700"),
        ("label = [0, -88]", "label = [0, -300]", "[layout] label: the point 508, -38 at cannaregio lies outside the board of 1000 x 700"),
        ("quarantia_stacks_by_seat = [[-180, 2]", "quarantia_stacks_by_seat = [[-480, 2]", "[layout] quarantia_stacks_by_seat: the point -60, 79 at quarantia"),
        ("neutral_places = [[748, 50]", "neutral_places = [[1001, 50]", "[layout] neutral_places: the point 1001, 50 lies outside the board of 1000 x 700"),
        ("grand_canal = [[330, 146]", "grand_canal = [[330, -1]", "[layout] grand_canal: the point 330, -1 lies outside the board of 1000 x 700"),
        ("dry_rounds = 10", 'dry_rounds = "ten"', "[stall] dry_rounds: "),
        ("dry_rounds = 10", "dry_rounds = 10\nwet_rounds = 1", "[stall] wet_rounds: "),
    ],
)
def test_what_does_not_agree_is_refused(old: str, new: str, says: str) -> None:
    with pytest.raises(EditionError) as caught:
        edition_with((old, new))
    assert str(caught.value).startswith(f"mine.toml: {says}")


def test_a_condition_beyond_all_sites_is_refused() -> None:
    """One site in each of the six districts: nobody can ever have seven palazzi."""
    with pytest.raises(EditionError) as caught:
        edition_with(("per_district = 5", "per_district = 1"), ("houses = [3, 4, 5, 6, 7]", "houses = [3]"))
    assert "[[victory]] number 1 palazzi: a player can build 6 palazzi at most with these sites and costs, it says 7" in str(caught.value)


def test_an_edition_without_conditions_is_refused() -> None:
    text = GAME.edition_text()
    first, last = text.index("[[victory]]"), text.index("[stall]")
    with pytest.raises(EditionError, match="there must be at least one condition"):
        parse_edition("victory = []\n" + text[:first] + text[last:], SCHEMA, "doge", "mine.toml")
