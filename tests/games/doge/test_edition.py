"""The edition: what it says is what is played, and what cannot be played is refused with a sentence."""

from pathlib import Path

import pytest

from ridotto.engine.edition import Edition, parse_edition
from ridotto.engine.errors import EditionError
from ridotto.engine.playout import playout
from ridotto.engine.rng import Rng
from ridotto.games.doge.components import SCHEMA
from ridotto.games.doge.moves import FIELD_KEYS

from .positions import GAME, board, set_tokens, votes


def changed(*changes: tuple[str, str]) -> Edition:
    """The standard edition with lines replaced."""
    text = GAME.edition_text()
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    return parse_edition(text, SCHEMA, "doge", "mine.toml")


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
    edition = changed(
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


def test_one_advisor_for_the_winner_and_two_for_the_second() -> None:
    """The turns follow the edition: winner, second, second."""
    edition = changed(("winner_advisors = 2", "winner_advisors = 1"), ("second_advisors = 1", "second_advisors = 2"))
    play = votes(stacks={"quarantia": {0: "3", 1: "2"}, "castello": {2: "1"}}, edition=edition)
    turns = []
    while play.vote["field"] == "quarantia":
        [seat] = play.actors
        turns.append(seat)
        play.play(seat, "site castello")
    assert turns == [0, 1, 1]


def test_every_card_used_in_seven_settings() -> None:
    """The last card is played without asking (DOG-R28), and the round goes on."""
    edition = changed(("three_players = 4", "three_players = 7"), ("tokens_max = 4", "tokens_max = 1"))
    play = board(3, edition=edition, seed="seven").end_round()
    assert len(play.telling("set")) == 21
    assert play.view()["round"] == 2


def test_more_than_one_shift_for_an_advisor_given_up() -> None:
    edition = changed(("shifts_per_advisor_given_up = 1", "shifts_per_advisor_given_up = 2"), ("per_advisor = 1", "per_advisor = 2"))
    play = votes(stacks={"castello": {0: "3"}, "dorsoduro": {1: "1"}}, houses={"castello": {0: 2}}, edition=edition)
    play.play(0, "give-up", "shift castello dorsoduro", "shift castello dorsoduro")
    assert play.asks(0) == "houses"
    assert votes(stacks={"castello": {0: "3"}}, advisors={"q1": (1, "castello")}, edition=edition).vote["votes"] == [3, 2, 0]


def test_three_shifts_of_a_tied_winner() -> None:
    """DOG-R14: the third begins from the position after two palazzi of the stage, 3 and 4 houses paid."""
    edition = changed(("tied_winner_shifts = 2", "tied_winner_shifts = 3"))
    houses = {"castello": {0: 5, 1: 1}, "dorsoduro": {0: 3}}
    play = votes(stacks={"quarantia": {0: "3", 1: "3"}}, houses=houses, edition=edition)
    play.play(0, "shift dorsoduro castello", "build", "shift dorsoduro castello", "build")
    assert {move.split()[1] for move in play.legal(0) if move != "stay"} == {"dorsoduro"}
    play.play(0, "shift dorsoduro san-polo")
    assert play.asks(0) is None


@pytest.mark.parametrize(("palazzi", "met"), [((0, 1), False), ((0, 0, 1), True), ((0, 1, 2), True), ((0, 0, 0), False), ((0, 1, 2, 3), True)])
def test_both_numbers_of_a_condition_are_minimums(palazzi: tuple[int, ...], met: bool) -> None:
    """DOG-R24: three palazzi in two districts, or more of either."""
    edition = changed(("districts = 6\npalazzi = 6", "districts = 2\npalazzi = 3"))
    standing: dict[str, list[int]] = {}
    for district in palazzi:
        standing.setdefault(FIELD_KEYS[district], []).append(1)
    assert votes(stacks={"castello": {0: "1"}}, palazzi=standing, edition=edition).end_round().over is met


def test_random_matches_with_another_edition_stay_sound() -> None:
    edition = changed(
        ("tied_winner_shifts = 2", "tied_winner_shifts = 3"),
        ("tied_second_shifts = 1", "tied_second_shifts = 2"),
        ("tied_second_houses = 1", "tied_second_houses = 2"),
        ("houses = [3, 4, 5, 6, 7]", "houses = [2, 2, 3, 3, 4]"),
    )
    for n in range(4):
        state = GAME.start(3 + n % 2, Rng.from_seed(f"other {n}"), edition=edition)
        rng = Rng.from_seed(f"moves {n}")
        while not state.over():
            playout(state, rng, 25)
            assert state.faults() == []


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
        ("rings = 6", "rings = 10", "[per_player] rings: this can be 0 to 9, it says 10"),
        ("tokens = [0, 1, 1, 2, 2, 3, 3]", "tokens = [0, 1, 1, 2, 2, 3, 4]", "[per_player] tokens: a token is worth 0 to 3, one is worth 4"),
        (
            "tokens = [0, 1, 1, 2, 2, 3, 3]",
            "tokens = [1, 1, 1, 1, 1, 1, 1, 1]",
            "[per_player] tokens: there can be at most 7 tokens of one value, there are 8 of 1",
        ),
        ("tokens = [0, 1, 1, 2, 2, 3, 3]", "tokens = []", "[per_player] tokens: a player needs at least one token"),
        ("cards = 7\n", "cards = 6\n", "[per_player] cards: 7 fields need 7 cards, it says 6"),
        ("four_players = 3", "four_players = 0", "[placements] four_players: this can be 1 to 7, it says 0"),
        ("tokens_max = 4", "tokens_max = 5", "[placements] tokens_max: this can be 1 to 4, it says 5"),
        ("tokens_min = 1", "tokens_min = 0", "[placements] tokens_min: this can be 1 to 4, it says 0"),
        ("per_district = 5", "per_district = 4", "[site_costs] houses: 4 sites need as many costs, there are 5"),
        ("houses = [3, 4, 5, 6, 7]", "houses = [0, 4, 5, 6, 7]", "[site_costs] houses: this can be 1 to 60, it says 0"),
        ("tied_winner_houses = 2", "tied_winner_houses = 5", "[district_vote] tied_winner_houses: this can be 0 to 4, it says 5"),
        ("winner_advisors = 2", "winner_advisors = 1", "[quarantia_vote] winner_advisors: winner and second share 3 advisors, it says 1 and 1"),
        ("tied_winner_shifts = 2", "tied_winner_shifts = 4", "[quarantia_vote] tied_winner_shifts: this can be 0 to 3, it says 4"),
        ("per_advisor = 1", "per_advisor = 10", "[votes] per_advisor: this can be 0 to 9, it says 10"),
        ("districts = 6\npalazzi = 6", "districts = 7\npalazzi = 7", "[[victory]] number 0 districts: this can be 1 to 6, it says 7"),
        ("districts = 4\npalazzi = 8", "districts = 4\npalazzi = 9", "[[victory]] number 2 palazzi: 4 districts need 4 to 8 palazzi, it says 9"),
        ("dry_rounds = 10", "dry_rounds = 0", "[stall] dry_rounds: this can be 1 to 100, it says 0"),
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
        ("dry_rounds = 10", 'dry_rounds = "ten"', "[stall] dry_rounds: "),
        ("dry_rounds = 10", "dry_rounds = 10\nwet_rounds = 1", "[stall] wet_rounds: "),
    ],
)
def test_what_does_not_agree_is_refused(old: str, new: str, says: str) -> None:
    with pytest.raises(EditionError) as caught:
        changed((old, new))
    assert str(caught.value).startswith(f"mine.toml: {says}")


def test_an_edition_without_conditions_is_refused() -> None:
    text = GAME.edition_text()
    first, last = text.index("[[victory]]"), text.index("[stall]")
    with pytest.raises(EditionError, match="there must be at least one condition"):
        parse_edition("victory = []\n" + text[:first] + text[last:], SCHEMA, "doge", "mine.toml")
