"""One player: the Doge."""

from collections.abc import Callable

import pytest

from ridotto.engine.match import Match
from ridotto.engine.rng import Rng
from ridotto.games.venice import GAME
from ridotto.games.venice.moves import DOGE_CARD_TEXTS, TILE_TEXTS, TILES
from ridotto.games.venice.rules import Venice
from ridotto.games.venice.rules.effects import others_with_less, others_with_more
from ridotto.games.venice.rules.position import BY_DOGE, DOGE, NOBODY, OPEN, OVER, TURN
from ridotto.games.venice.rules.tracks import advance_council, doge_gains_intrigue, gain_scrolls
from tests.games.venice.positions import Table, sailing

CROSSED_A = {"market": 1, "monastery": 2, "small-council": 3, "warehouse": 1, "harbour": 2, "consulate": 3, "library": 1, "senate": 2, "church": 3}
"""The position that a card of deck A crosses out."""


def acting(a: str = "market", b: str = "library", row: tuple[str | None, ...] = ("patronage", "chancery", "absolution")) -> Table:
    """The Doge acts with these cards on top of his decks; his gondolas stay where they are, so they meet nobody."""
    table = Table(1).ready()
    table.moor(0, 1, "great-council")
    table.moor(0, 2, "doges-palace")
    table.state.scrolls[0] = 0
    for colour in (1, 2):
        table.moor(colour, 1, a)
        table.moor(colour, 2, b)
    for letter, first in (("a", a), ("b", b)):
        table.stack_deck(letter, first, *[tile for tile in TILE_TEXTS if tile != first][:8])
    table.row(*row)
    return table


def act(table: Table, a: str = "market", b: str = "library") -> Table:
    """He acts; of gondolas A the first colour's is chosen, of gondolas B the second's."""
    table.doge_acts().play(f"smuggle {a}", "doge-gondola first", f"smuggle {b}", "doge-gondola second")
    return table


def carry_out(card: str, prepare: Callable[[Table], object] | None = None) -> Table:
    """The Doge carries out this card and no other: decks cross out positions 1 and 2, the card lies on position 3."""
    table = acting("market", "market", ("patronage", "chancery", card))
    if prepare is not None:
        prepare(table)
    return act(table, "market", "market")


# ---- setup and prologue ----


def test_the_doge_has_two_colours() -> None:
    """VEN-199: four gondolas, two A and two B, 20 assistants, 4 bridges, two discs on the council track."""
    view = GAME.view(Table(1).state, 0)
    letters = [gondola["letter"] for gondola in view["gondolas"] if gondola["colour"] > 0]
    assert letters == ["a", "b", "a", "b"]
    assert (view["doge"]["assistants_left"], view["doge"]["bridges_left"], view["doge"]["points"]) == ([10, 10], 4, 0)
    assert [disc["colour"] for disc in view["council"]["discs"]] == [0, 1, 2]


def test_the_doge_starts_with_two_scrolls_and_has_at_most_five() -> None:
    """VEN-200."""
    assert Table(1).state.doge_scrolls == 2
    assert carry_out("chancery", lambda t: setattr(t.state, "doge_scrolls", 4)).state.doge_scrolls == 5


def test_there_is_no_end_marker_and_contracts_do_not_end_the_match() -> None:
    """VEN-201."""
    table = Table(1).ready()
    assert GAME.view(table.state, 0)["council"]["marker"] is None
    advance_council(table.state, 0, 20)
    table.stack("orator")
    sailing(table, "sail st-marks", "moor", "use 1")
    assert table.state.end == OPEN


def test_two_doge_cards_are_removed_and_three_laid_out() -> None:
    """VEN-203: 22 remain as the pile."""
    state = Table(1).state
    assert (state.doge_piled, state.doge_boxed) == (22, 2)
    assert all(card != NOBODY for card in state.row)
    assert state.faults() == []


def test_the_player_starts_with_six_coins_and_a_scroll() -> None:
    """VEN-204."""
    state = Table(1).state
    assert (state.coins[0], state.scrolls[0]) == (6, 1)


def prologue(variant: str = "", a: tuple[str, ...] = ("mint", "church"), b: tuple[str, ...] = ("court", "library")) -> Table:
    """The player has placed a gondola at the Market; the decks begin with these cards."""
    table = Table(1, variant).deal()
    table.stack_deck("a", *a, *[tile for tile in TILE_TEXTS if tile not in a])
    table.stack_deck("b", *b, *[tile for tile in TILE_TEXTS if tile not in b])
    return table.play("place market")


def test_cards_place_the_doges_gondolas_between_the_players_two() -> None:
    """VEN-205, VEN-206, VEN-207, VEN-R32: A and B of the first colour, then of the second, each with an assistant.

    Nothing is activated.
    """
    table = prologue()
    assert (table.decision, table.field(0, "market")) == ("effect", 1)
    table.play("finish")
    assert [table.at(colour, number) for colour in (1, 2) for number in (1, 2)] == ["mint", "court", "church", "library"]
    assert [table.field(1, "mint"), table.field(1, "court"), table.field(2, "church"), table.field(2, "library")] == [1, 1, 1, 1]
    assert table.told("effect") == []
    assert table.decision == "place"
    table.play("place st-marks", "finish")
    assert (table.state.stage, table.state.round) == (TURN, 1)


def test_points_for_sharing_in_the_prologue() -> None:
    """VEN-208, VEN-264: for the player if the Doge's gondola goes on top, for the Doge if any other does."""
    table = prologue(a=("market", "church"), b=("market", "library")).play("finish")
    assert (table.points(0), table.state.doge_points) == (1 + 2, 1)
    table.play("place church")
    assert table.state.doge_points == 2


def test_the_player_mooring_on_the_doges_gondolas_gives_him_points_later_too() -> None:
    """VEN-264."""
    table = Table(1).ready()
    table.moor(1, 1, "small-council")
    table.moor(2, 1, "small-council")
    sailing(table, "sail small-council", "moor")
    assert table.state.doge_points == 2 + 1


def test_doge_assistants_push_in_the_prologue_and_score_nothing() -> None:
    """VEN-R56."""
    table = prologue(a=("market", "mint"), b=("court", "library")).play("finish")
    assert (table.field(0, "market"), table.field(1, "market")) == (2, 1)
    assert table.state.doge_points == 0


def test_after_the_prologue_three_cards_leave_each_deck_and_the_revealed_ones_come_back() -> None:
    """VEN-209: nine cards in each."""
    table = prologue().play("finish", "place st-marks", "finish")
    for deck, revealed in ((0, ("mint", "church")), (1, ("court", "library"))):
        cards = {TILE_TEXTS[table.state.deck[deck * TILES + at]] for at in range(9)}
        assert table.state.decked[deck] == 9 == len(cards)
        assert cards >= set(revealed)
    assert table.state.faults() == []


# ---- after a turn ----


def test_the_doge_acts_after_each_turn_in_this_order() -> None:
    """VEN-210: deck A, deck B, Doge cards, clean-up."""
    table = act(acting())
    order = [event.split()[0] for event in table.ear.heard if event.split()[0] in ("deck-used", "doge-card", "doge-row")]
    assert order == ["deck-used", "deck-used", "doge-card", "doge-row"]


def test_of_two_cards_the_player_chooses_one_and_the_other_goes_back_on_top() -> None:
    """VEN-211."""
    table = acting()
    table.doge_acts()
    assert len(table.legal()) == 2
    other = next(move for move in table.legal() if move != "smuggle market").split()[1]
    table.play("smuggle market")
    assert TILE_TEXTS[table.state.deck[0]] == other
    assert table.state.stage == DOGE


def test_the_player_chooses_the_gondola_with_that_letter() -> None:
    """VEN-212, VEN-R32: that is, the colour."""
    table = acting()
    table.moor(2, 1, "small-council")
    table.doge_acts().play("smuggle market")
    assert (table.decision, table.legal()) == ("doge-gondola", ["doge-gondola first", "doge-gondola second"])
    table.play("doge-gondola second")
    assert table.at(2, 1) == "market"


def test_it_travels_by_a_cheapest_route_which_the_player_chooses() -> None:
    """VEN-213, VEN-R25, VEN-R40: bridged canals cost nothing, the first canal is not free."""
    table = acting("harbour", "library")
    table.moor(1, 1, "market")
    table.doge_acts().play("smuggle harbour", "doge-gondola first")
    assert table.legal() == ["route small-council", "route consulate"]
    table = acting("harbour", "library")
    table.moor(1, 1, "market")
    table.bridge(0, "market", "consulate")
    table.doge_acts().play("smuggle harbour", "doge-gondola first")
    assert table.at(1, 1) == "harbour"


def test_passing_the_players_gondola_only_the_player_answers() -> None:
    """VEN-214, VEN-224: the Doge gains nothing in his own moves."""
    table = acting("church", "library")
    table.moor(1, 1, "mint")
    table.moor(1, 1, "council-of-ten")
    table.moor(0, 1, "mint")
    table.state.scrolls[0] = 1
    table.state.doge_scrolls = 0
    table.doge_acts().play("smuggle church", "doge-gondola first")
    assert table.decision == "answer"
    table.play("scroll")
    assert (table.state.scrolls[0], table.state.doge_intrigue) == (0, 0)


def test_the_doges_gondolas_do_not_meet_each_other() -> None:
    """VEN-215."""
    table = acting("church", "library")
    table.moor(1, 1, "council-of-ten")
    table.moor(2, 1, "mint")
    table.state.doge_scrolls = 1
    table.doge_acts().play("smuggle church", "doge-gondola first")
    assert (table.state.doge_scrolls, table.state.doge_intrigue) == (1, 0)


def test_sharing_gives_points_to_the_owner_below() -> None:
    """VEN-216, VEN-217: also to the Doge for two gondolas of one colour at one dock."""
    table = acting("church", "church")
    table.moor(0, 1, "church")
    table.moor(1, 1, "mint")
    table.moor(1, 2, "church")
    table.moor(2, 1, "mint")
    table.moor(2, 2, "library")
    table.doge_acts().play("smuggle church", "doge-gondola first")
    assert table.at(1, 1) == table.at(1, 2) == "church"
    assert (table.points(0), table.state.doge_points) == (2, 1)


def test_an_assistant_of_the_gondolas_colour_is_placed_or_advanced() -> None:
    """VEN-218: pushing as usual."""
    table = acting("church", "library")
    table.assistant(0, "church", 1)
    table.doge_acts().play("smuggle church", "doge-gondola second")
    assert (table.field(2, "church"), table.field(0, "church"), table.field(1, "church")) == (1, 2, 0)


@pytest.mark.parametrize(("field", "points"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 4)])
def test_the_doge_scores_for_the_field_of_his_assistant(field: int, points: int) -> None:
    """VEN-219, VEN-R37: after it has advanced; on field 4 again each time."""
    table = acting("church", "library")
    if field:
        table.assistant(1, "church", field)
    table.doge_acts().play("smuggle church", "doge-gondola first")
    assert table.state.doge_points == points


def test_without_an_assistant_there_he_scores_nothing() -> None:
    """VEN-R37, VEN-R38: and the bonus for the tenth is the players'."""
    table = acting("church", "library")
    for tile in [tile for tile in TILE_TEXTS if tile not in ("church", "mint")]:
        table.assistant(1, tile, 4)
    table.doge_acts().play("smuggle church", "doge-gondola first")
    assert (table.field(1, "church"), table.state.doge_points, table.state.tenth) == (0, 0, NOBODY)


def test_cards_on_positions_that_are_not_crossed_out_are_carried_out() -> None:
    """VEN-220, VEN-R36: two if both cross the same position, from left to right, otherwise one."""
    table = act(acting("market", "small-council", ("patronage", "chancery", "absolution")), "market", "small-council")
    assert list(table.told("doge-card ")) == ["doge-card chancery", "doge-card absolution"]
    table = act(acting("market", "library", ("patronage", "chancery", "absolution")))
    assert list(table.told("doge-card ")) == ["doge-card absolution"]


def test_the_decks_cross_out_what_their_cards_say() -> None:
    """VEN-220: in the standard edition."""
    crossed = {tile: int(Table(1).state.parts.smuggler_crossed[TILE_TEXTS.index(tile)]) + 1 for tile in CROSSED_A}
    assert crossed == CROSSED_A


def test_the_row_is_filled_up_and_used_cards_are_put_away() -> None:
    """VEN-221, VEN-R36: cards not carried out keep their position."""
    table = act(acting())
    assert DOGE_CARD_TEXTS[table.state.row[0]] == "patronage"
    assert DOGE_CARD_TEXTS[table.state.row[1]] == "chancery"
    assert table.state.row[2] != NOBODY
    assert table.state.doge_discards[DOGE_CARD_TEXTS.index("absolution")] == 1
    assert table.state.doge_piled == 21
    assert [int(mask) for mask in table.state.played] == [1 << TILE_TEXTS.index("market"), 1 << TILE_TEXTS.index("library")]
    assert [int(card) for card in table.state.used_card] == [NOBODY, NOBODY]


def test_a_last_card_must_be_used_and_the_deck_is_shuffled_anew() -> None:
    """VEN-222."""
    table = acting()
    table.stack_deck("a", "market")
    table.state.played[0] = 0b111111110000 & ~1
    table.doge_acts()
    assert table.decision == "doge-gondola"
    table.play("doge-gondola first", "smuggle library", "doge-gondola first")
    assert table.state.decked[0] == 9
    assert table.state.played[0] == 0


def test_meeting_a_doge_gondola_the_doge_answers_too() -> None:
    """VEN-223, VEN-R34: a scroll as long as he has one, once for each gondola."""
    table = Table(1).ready()
    table.state.scrolls[0] = 0
    table.state.doge_scrolls = 1
    table.moor(1, 1, "small-council")
    table.moor(2, 2, "small-council")
    table.lay(0, "ear-of-the-city")
    coins = int(table.state.coins[0])
    sailing(table, "sail small-council", "pass")
    assert (table.state.doge_scrolls, table.state.doge_intrigue, table.state.intrigue[0]) == (0, 1, 2)
    assert table.state.coins[0] == coins + 4, "VEN-231: contract 7 applies"


def test_at_eight_intrigue_the_doge_loses_points_and_intrigue() -> None:
    """VEN-225, VEN-R11."""
    table = Table(1).ready()
    table.state.doge_intrigue = 7
    doge_gains_intrigue(table.state, 1)
    assert (table.state.doge_points, table.state.doge_intrigue) == (-2, 4)


def test_the_doge_gains_nothing_from_bridges() -> None:
    """VEN-226, VEN-R40."""
    table = acting("harbour", "library")
    table.moor(1, 1, "market")
    table.bridge(0, "market", "consulate")
    coins = int(table.state.coins[0])
    table.doge_acts().play("smuggle harbour", "doge-gondola first")
    assert (table.state.doge_intrigue, table.state.coins[0]) == (0, coins)


def test_each_other_player_is_the_doge() -> None:
    """VEN-227, VEN-R35: the Court's second effect, the Great Council and the Council of Ten."""
    table = Table(1).ready()
    table.moor(0, 1, "church")
    table.assistant(0, "court", 1)
    sailing(table, "sail court", "moor", "use 2")
    assert (table.state.doge_intrigue, table.state.intrigue[0]) == (1, 0)
    assert (others_with_more(table.state, 0), others_with_less(table.state, 0)) == (1, 0)
    table.state.intrigue[0] = 2
    assert (others_with_more(table.state, 0), others_with_less(table.state, 0)) == (0, 1)


def test_the_great_council_counts_the_doge_only_while_he_has_less_intrigue() -> None:
    """VEN-88, VEN-R35: equal intrigue is not less."""
    for mine, his, fields in ((2, 1, 2), (2, 2, 1), (1, 2, 1), (0, 0, 1)):
        table = Table(1).ready()
        table.moor(0, 1, "harbour")
        table.state.intrigue[0] = mine
        table.state.doge_intrigue = his
        sailing(table, "sail great-council", "moor", "use 1")
        assert table.state.council[0] == fields, (mine, his)


def test_drawing_a_contract_costs_a_card_of_the_doge_pile() -> None:
    """VEN-228, VEN-R39: one for a draw of two, one for Bid for Contracts, none for the deal or from an empty pile."""
    table = Table(1).ready()
    assert table.state.doge_piled == 22
    table.cards(0, "bid-contracts")
    table.turn().play("play bid-contracts", "take contract", "gondolier first", "sail st-marks", "moor")
    assert table.state.doge_piled == 21
    table.play("no-contract", "use 1")
    assert (table.state.doge_piled, table.state.doge_boxed) == (20, 4)
    table = Table(1).ready()
    table.state.doge_piled = 0
    sailing(table, "sail st-marks", "moor", "use 1")
    assert table.state.doge_piled == 0


def test_the_doges_bridges_are_anothers_bridges() -> None:
    """VEN-229, VEN-230: intrigue, or a coin with contract 3."""
    table = Table(1).ready()
    table.bridge(1, "market", "small-council")
    sailing(table, "sail small-council")
    assert table.state.intrigue[0] == 1
    table = Table(1).ready()
    table.bridge(2, "market", "small-council")
    table.lay(0, "masons-mark")
    coins = int(table.state.coins[0])
    sailing(table, "sail small-council")
    assert (table.state.intrigue[0], table.state.coins[0]) == (0, coins + 1)


def test_contract_14_troubles_the_doge_in_his_own_move() -> None:
    """VEN-232."""
    table = acting("church", "library")
    table.moor(1, 1, "council-of-ten")
    table.moor(0, 1, "mint")
    table.lay(0, "counter-spies")
    table.state.doge_scrolls = 0
    table.doge_acts().play("smuggle church", "doge-gondola first")
    assert (table.state.doge_intrigue, table.state.intrigue[0]) == (1, 1)


def test_contract_20_wards_off_the_denunciation() -> None:
    """VEN-233."""
    table = carry_out("denunciation", lambda t: t.lay(0, "immunity"))
    assert table.state.intrigue[0] == 0


def test_contract_21_gives_cubes_to_the_doges_gondolas_and_the_interrogation() -> None:
    """VEN-234."""
    table = acting("church", "library")
    table.moor(1, 1, "council-of-ten")
    table.moor(0, 1, "mint")
    table.lay(0, "hush-goods")
    table.load(0, 1, silver=1)
    table.doge_acts().play("smuggle church", "doge-gondola first")
    assert table.legal() == ["intrigue", "give silver first"]

    def prepare(t: Table) -> None:
        t.lay(0, "hush-goods")
        t.load(0, 2, cloth=2)

    table = carry_out("interrogation", prepare).play("give cloth second", "intrigue")
    assert (table.carries(0, 2), table.state.intrigue[0]) == ((0, 1, 0), 1)


# ---- the Doge's cards ----


def test_patronage() -> None:
    """VEN-235."""
    assert carry_out("patronage").state.doge_points == 11


@pytest.mark.parametrize(("tiles", "points"), [(0, 0), (2, 6), (6, 9)])
def test_state_treasury(tiles: int, points: int) -> None:
    """VEN-236: 3 for each, at most 9."""

    def prepare(table: Table) -> None:
        for tile in TILE_TEXTS[1 : tiles + 1]:
            table.assistant(2, tile, 4)

    assert carry_out("treasury", prepare).state.doge_points == points


def test_chancery() -> None:
    """VEN-237."""
    assert carry_out("chancery").state.doge_scrolls == 4


def test_seats_in_the_council() -> None:
    """VEN-238, VEN-239, VEN-240."""
    assert [int(n) for n in carry_out("seat-first").state.council] == [0, 4, 0]
    assert [int(n) for n in carry_out("seat-second").state.council] == [0, 0, 4]
    assert [int(n) for n in carry_out("session").state.council] == [0, 4, 4]


def test_denunciation() -> None:
    """VEN-241: even with scrolls."""
    table = carry_out("denunciation", lambda t: gain_scrolls(t.state, 0, 5))
    assert (table.state.intrigue[0], table.state.scrolls[0]) == (1, 5)


def test_interrogation() -> None:
    """VEN-242: twice, one after the other."""
    table = carry_out("interrogation", lambda t: gain_scrolls(t.state, 0, 2))
    assert table.decision == "answer"
    table.play("scroll", "intrigue")
    assert (table.state.intrigue[0], table.state.scrolls[0]) == (1, 1)


def test_public_works() -> None:
    """VEN-243: one of the dearest free canals that touch the docks of the player's gondolas."""
    table = carry_out("public-works")
    dear = {("great-council", "church"), ("great-council", "st-marks"), ("doges-palace", "monastery"), ("doges-palace", "warehouse")}
    assert {frozenset(move.split()[1:]) for move in table.legal()} == {frozenset(pair) for pair in dear}
    table.play(table.legal()[0])
    assert table.state.bridges_left[1] == 1
    assert GAME.view(table.state, 0)["doge"]["bridges_left"] == 3


def test_public_works_without_such_a_canal_or_without_a_bridge() -> None:
    """VEN-244: any free canal; 3 points instead."""

    def all_taken(table: Table) -> None:
        for at in range(len(table.state.bridge)):
            if table.state.parts.canal_a[at] in (0, 2) or table.state.parts.canal_b[at] in (0, 2):
                table.state.bridge[at] = 0

    table = carry_out("public-works", all_taken)
    assert len(table.legal()) == sum(owner == NOBODY for owner in table.state.bridge)

    def none_left(table: Table) -> None:
        table.state.bridges_left[1] = 0
        table.state.bridges_left[2] = 0

    assert carry_out("public-works", none_left).state.doge_points == 3


def test_absolution() -> None:
    """VEN-245."""
    assert carry_out("absolution", lambda t: setattr(t.state, "doge_intrigue", 3)).state.doge_intrigue == 1
    assert carry_out("absolution", lambda t: setattr(t.state, "doge_intrigue", 1)).state.doge_intrigue == 0


def test_levy() -> None:
    """VEN-246: pay 6 coins or let the Doge score 3; with fewer coins he scores."""
    table = carry_out("levy")
    assert table.legal() == ["pay-levy", "refuse-levy"]
    coins = int(table.state.coins[0])
    table.play("pay-levy")
    assert (table.state.coins[0], table.state.doge_points) == (coins - 6, 0)
    assert carry_out("levy").play("refuse-levy").state.doge_points == 3

    def poor(table: Table) -> None:
        table.state.coins[0] = 5

    assert carry_out("levy", poor).state.doge_points == 3


def test_regatta() -> None:
    """VEN-247: 3 points for each of his gondolas at a tile where the player has an assistant, at most 9."""

    def prepare(table: Table) -> None:
        table.assistant(0, "court", 4)
        table.moor(2, 1, "court")
        table.moor(1, 2, "court")

    table = carry_out("regatta", prepare)
    assert table.state.doge_points == 6


# ---- the end ----


def test_the_end_comes_when_the_row_cannot_be_filled() -> None:
    """VEN-248, VEN-R36: the player has one more turn, after which the Doge does not act; end 20."""
    table = acting()
    table.state.doge_piled = 0
    act(table)
    assert (table.state.end, table.state.reason, table.state.row[2]) == (1, BY_DOGE, NOBODY)
    assert (table.state.stage, table.state.turn) == (TURN, 0)
    while table.state.stage == TURN:
        moves = table.legal()
        table.play("finish" if "finish" in moves else "moor" if "moor" in moves else moves[0])
    assert len(table.told("deck-used")) == 2, "only those of the Doge's last action"


@pytest.mark.parametrize(("variant", "turns"), [("no-extra-turn", 0), ("", 1), ("two-extra-turns", 2)])
def test_so_many_extra_turns(variant: str, turns: int) -> None:
    """VEN-248, VEN-259, VEN-263, VEN-R42: end 20; the Doge acts neither between nor after them."""
    match = Match.new("venice", 1, "extra", variant)
    rng = Rng.from_seed("extra moves")
    state = match.state
    assert isinstance(state, Venice)
    rounds = 0
    while not match.over:
        if state.end == OPEN:
            rounds = int(state.round)
        assert not (state.end != OPEN and state.stage == DOGE)
        legal = state.legal(0)
        state.apply(0, legal[rng.below(len(legal))])
    assert state.round == rounds + turns


def test_the_three_discs_score_as_in_a_game_of_three() -> None:
    """VEN-249, VEN-250: both of the Doge's; he scores nothing for assistants."""
    table = Table(1).ready()
    for colour, field in enumerate((5, 9, 3)):
        table.state.council[colour] = field
    for tile in TILE_TEXTS[:10]:
        table.assistant(0, tile, 1)
        table.assistant(1, tile, 2)
    table.state.coins[0] = 0
    table.score()
    assert table.state.breakdown(0)["council"] == 5
    assert table.state.breakdown(0)["assistants"] == 5
    assert table.state.doge_points == 11 + 2


def test_the_player_may_pay_off_intrigue() -> None:
    """VEN-251, VEN-253: before coins are counted, 4 for a point."""
    table = Table(1).ready()
    table.state.intrigue[0] = 1
    table.state.coins[0] = 9
    table.state.scrolls[0] = 0
    table.score().play("pay-coins")
    assert (table.state.intrigue[0], table.state.breakdown(0)["coins"]) == (0, 1)


def solo(points: int, doge: int, intrigue: int = 0, doge_intrigue: int = 0) -> Table:
    """A solo match that ends like this."""
    table = Table(1).ready()
    table.state.points[0] = points
    table.state.doge_points = doge
    table.state.intrigue[0] = intrigue
    table.state.doge_intrigue = doge_intrigue
    table.state.coins[0] = 0
    table.state.scrolls[0] = 0
    return table.score()


def test_more_points_than_the_doge_win_and_a_tie_is_lost() -> None:
    """VEN-254, VEN-R52: ends 15, 16 and 17; nobody is named a winner when the Doge wins."""
    assert solo(31, 30).state.winners() == [0]
    assert solo(30, 31).state.winners() == []
    assert solo(30, 30).state.winners() == []
    assert GAME.view(solo(30, 31).state, 0)["doge_wins"]


def test_as_much_intrigue_as_the_doge_loses() -> None:
    """VEN-252: end 18; end 19, with none on either side nobody is arrested."""
    assert solo(90, 3, 2, 2).state.winners() == []
    assert solo(90, 3, 2, 2).state.arrested == 0
    assert solo(90, 3, 2, 3).state.winners() == [0]
    assert solo(90, 3, 0, 0).state.winners() == [0]


def test_a_favour_card_may_be_used_solo() -> None:
    """VEN-R43: 4 points for an unturned one."""
    table = Table(1, "favour").ready()
    table.state.coins[0] = 0
    table.score()
    assert table.state.stage == OVER
    assert table.state.breakdown(0)["favour"] == 4


# ---- difficulty ----


def doge_of(variant: str) -> Table:
    """A solo match with these options."""
    return Table(1, variant)


@pytest.mark.parametrize(("variant", "more"), [("prologue-1", 1), ("prologue-2", 2)])
def test_further_cards_in_the_prologue(variant: str, more: int) -> None:
    """VEN-255, VEN-R41: assistants without gondolas, A's of the first colour, B's of the second; cards come back."""
    table = prologue(variant, a=("mint", "church", "harbour", "senate"), b=("court", "library", "consulate", "warehouse")).play("finish")
    assert table.field(1, "harbour") == table.field(2, "consulate") == 1
    assert (table.field(1, "senate"), table.field(2, "warehouse")) == ((1, 1) if more == 2 else (0, 0))
    assert sum(int(at) == TILE_TEXTS.index("harbour") for at in table.state.gondola_at) == 0
    table.play("place st-marks", "finish")
    assert [int(n) for n in table.state.decked] == [9, 9]
    assert "harbour" in {TILE_TEXTS[table.state.deck[at]] for at in range(9)}


def test_the_doge_starts_higher_on_the_council_track() -> None:
    """VEN-256: both discs."""
    for n in range(1, 5):
        assert [int(field) for field in doge_of(f"council-{n}").state.council] == [0, n, n]


def test_the_points_of_the_first_and_the_fourth_field() -> None:
    """VEN-257, VEN-261."""
    assert [int(n) for n in doge_of("first-field").state.field_vp] == [0, 1, 1, 2, 4]
    assert [int(n) for n in doge_of("fourth-field").state.field_vp] == [0, 0, 1, 2, 3]
    assert [int(n) for n in doge_of("").state.field_vp] == [0, 0, 1, 2, 4]


def test_the_scrolls_that_the_doge_starts_with() -> None:
    """VEN-258, VEN-262."""
    assert [int(doge_of(variant).state.doge_scrolls) for variant in ("one-scroll", "", "three-scrolls")] == [1, 2, 3]


def test_no_doge_assistants_in_the_prologue() -> None:
    """VEN-260, VEN-R41: nor for further cards."""
    table = prologue("prologue-1+no-prologue-assistants").play("finish")
    assert [int(n) for n in table.state.supply] == [9, 10, 10]


def test_the_extra_turns_are_one_setting() -> None:
    """VEN-259, VEN-263, VEN-R42."""
    assert [int(doge_of(variant).state.extra_turns) for variant in ("no-extra-turn", "", "two-extra-turns")] == [0, 1, 2]


def test_easier_and_harder_stand_for_all_of_one_direction() -> None:
    """VEN-255 to VEN-263."""
    easier, harder = doge_of("easier").state, doge_of("harder").state
    assert (easier.prologue_bare, easier.field_vp[4], easier.doge_scrolls, easier.extra_turns) == (1, 3, 1, 2)
    assert (harder.prologue_more, harder.council[1], harder.field_vp[1], harder.doge_scrolls, harder.extra_turns) == (1, 2, 1, 3, 0)
