"""The order of a turn, the gondolier, assistants and activating."""

import pytest

from ridotto.games.venice.moves import TILE_TEXTS
from ridotto.games.venice.rules.position import NO_SPY
from ridotto.games.venice.rules.tracks import advance_council, gain_intrigue, gain_scrolls, lose_intrigue
from tests.games.venice.positions import Table, sailing


def test_a_turn_has_five_steps_in_this_order() -> None:
    """VEN-25: card, gondolier, movement, contract, activating; then the next player clockwise."""
    table = Table().ready()
    table.cards(0, "lead-research")
    table.give(0, "mixed-cargo")
    order = []
    table.turn()
    for move in ("no-card", "gondolier first", "sail small-council", "moor", "no-contract", "finish"):
        order.append(table.decision)
        table.play(move)
    assert order == ["play-card", "gondolier", "sail", "halt", "fulfil", "effect"]
    assert table.state.turn == 1


def test_at_most_one_card_is_played_and_only_at_the_beginning() -> None:
    """VEN-26."""
    table = Table().ready()
    table.cards(0, "lead-research", "lead-research", "hire-spy")
    table.turn().play("play lead-research")
    assert table.decision == "gondolier"


def test_the_gondolier_switches_for_nothing_or_stays_for_three_coins() -> None:
    """VEN-27: he was on the second gondola last."""
    table = Table().ready().turn()
    assert table.legal() == ["gondolier first", "gondolier second"]
    before = int(table.state.coins[0])
    table.play("gondolier second")
    assert table.state.coins[0] == before - 3
    table = Table().ready().turn().play("gondolier first")
    assert table.state.coins[0] == before


def test_with_fewer_than_three_coins_the_gondolier_must_switch() -> None:
    """VEN-28."""
    table = Table().ready()
    table.state.coins[0] = 2
    table.turn()
    assert table.decision == "sail"
    assert table.state.gondolier[0] == 0


def test_one_contract_may_be_fulfilled_after_mooring_and_before_advancing() -> None:
    """VEN-47."""
    table = Table().ready()
    table.give(0, "jetty-rights", "orator")
    table.load(0, 1, cloth=2, silver=3)
    table.state.scrolls[0] = 5
    sailing(table, "sail small-council", "moor")
    assert table.field(0, "small-council") == 0
    table.play("fulfil jetty-rights")
    assert table.field(0, "small-council") == 1
    assert table.decision == "effect", "only one contract"


def test_the_assistant_advances_where_it_can_and_then_the_building_is_activated() -> None:
    """VEN-48, VEN-49."""
    table = Table().ready()
    table.assistant(0, "small-council", 1)
    sailing(table, "sail small-council", "moor")
    assert table.field(0, "small-council") == 2
    assert table.legal() == ["use 1", "use 2", "finish"]
    table = sailing(Table().ready(), "sail st-marks", "moor")
    assert table.decision == "effect"


# ---- assistants ----


def test_a_new_assistant_stands_on_field_one() -> None:
    """VEN-50."""
    table = sailing(Table().ready(), "sail small-council", "moor")
    assert (table.field(0, "small-council"), table.state.supply[0]) == (1, 9)


def test_an_assistant_moves_one_field_on() -> None:
    """VEN-51."""
    table = Table().ready()
    table.assistant(0, "small-council", 2)
    sailing(table, "sail small-council", "moor")
    assert table.field(0, "small-council") == 3


def test_an_assistant_on_field_four_stays() -> None:
    """VEN-52."""
    table = Table().ready()
    table.assistant(0, "small-council", 4)
    sailing(table, "sail small-council", "moor")
    assert table.field(0, "small-council") == 4
    assert table.legal()[:2] == ["use 1", "use 2"]


def test_an_assistant_pushes_and_the_pushed_one_pushes_in_turn() -> None:
    """VEN-53, VEN-54: fields 1, 2 and 3 are taken, the last one goes to field 4."""
    table = Table(4).ready()
    for colour in (1, 2, 3):
        table.assistant(colour, "small-council", colour)
    sailing(table, "sail small-council", "moor")
    assert [table.field(colour, "small-council") for colour in range(4)] == [1, 2, 3, 4]


def test_pushing_ends_at_a_free_field() -> None:
    """VEN-54: nobody stands on field 2."""
    table = Table().ready()
    table.assistant(1, "small-council", 1)
    table.assistant(2, "small-council", 3)
    sailing(table, "sail small-council", "moor")
    assert [table.field(colour, "small-council") for colour in range(3)] == [1, 2, 3]


def test_field_four_holds_any_number() -> None:
    """VEN-55."""
    table = Table().ready()
    table.assistant(1, "small-council", 4)
    table.assistant(2, "small-council", 4)
    table.assistant(0, "small-council", 3)
    sailing(table, "sail small-council", "moor")
    assert [table.field(colour, "small-council") for colour in range(3)] == [4, 4, 4]


def test_a_player_has_at_most_one_assistant_on_a_tile() -> None:
    """VEN-56: mooring again moves it and takes none from the supply."""
    table = Table().ready()
    table.assistant(0, "small-council", 1)
    left = int(table.state.supply[0])
    sailing(table, "sail small-council", "moor")
    assert table.state.supply[0] == left


def test_without_an_assistant_left_the_step_is_skipped_and_nothing_is_activated() -> None:
    """VEN-57, VEN-66."""
    table = Table().ready()
    for tile in [tile for tile in TILE_TEXTS if tile not in ("small-council", "court")]:
        table.assistant(0, tile, 1)
    assert table.state.supply[0] == 0
    sailing(table, "sail small-council", "moor")
    assert table.field(0, "small-council") == 0
    assert table.carries(0, 1) == (0, 0, 0)
    assert table.state.turn == 1


def test_only_the_first_player_to_place_the_tenth_assistant_scores_for_it() -> None:
    """VEN-58."""
    table = Table().ready()
    for tile in [tile for tile in TILE_TEXTS if tile not in ("small-council", "court", "mint")]:
        table.assistant(0, tile, 1)
        table.assistant(1, tile, 2)
    sailing(table, "sail small-council", "moor", "finish")
    assert table.points(0) == 8
    table.moor(1, 1, "market")
    sailing(table, "sail small-council", "moor", "finish", seat=1)
    assert table.state.supply[1] == 0
    assert table.state.breakdown(1)["tenth"] == 0


def test_assistants_are_never_placed_on_municipal_buildings() -> None:
    """VEN-59."""
    table = sailing(Table().ready(), "sail st-marks", "moor", "finish")
    assert table.state.supply[0] == 10


def test_being_pushed_activates_nothing() -> None:
    """VEN-60."""
    table = Table().ready()
    table.assistant(1, "small-council", 1)
    sailing(table, "sail small-council", "moor", "finish")
    assert table.carries(1, 1) == (0, 0, 0)
    assert table.told("effect 1") == []


# ---- activating ----


@pytest.mark.parametrize(("field", "open_effects"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_an_activation_gives_the_effects_up_to_the_own_field(field: int, open_effects: int) -> None:
    """VEN-61: passing the Harbour with everything possible."""
    table = Table().ready()
    table.assistant(0, "harbour", field)
    table.load(0, 1, ceramic=1)
    table.moor(0, 1, "small-council")
    sailing(table, "sail harbour", "pass")
    assert table.legal() == [*(f"use {n + 1}" for n in range(open_effects)), "finish"]


def test_each_effect_is_used_once_or_left_out() -> None:
    """VEN-62."""
    table = Table().ready()
    table.assistant(0, "harbour", 3)
    table.moor(0, 1, "small-council")
    sailing(table, "sail harbour", "pass", "use 2")
    assert table.legal() == ["use 1", "use 3", "finish"]
    table.play("finish")
    assert table.decision == "sail"
    assert table.carries(0, 1) == (0, 0, 0)


def test_an_effect_is_carried_out_completely_or_not_at_all() -> None:
    """VEN-63: intrigue and coins of the Mint come together, also at the cap."""
    table = Table().ready()
    table.assistant(0, "mint", 1)
    table.moor(0, 1, "church")
    before = int(table.state.coins[0])
    sailing(table, "sail mint", "moor", "use 2")
    assert (table.state.intrigue[0], table.state.coins[0]) == (1, before + 4)


def test_cubes_concern_only_the_gondola_that_activates() -> None:
    """VEN-64: the Market cannot sell from the other gondola."""
    table = Table().ready()
    table.moor(0, 1, "small-council")
    table.assistant(0, "market", 3)
    table.load(0, 2, silver=3)
    sailing(table, "sail market", "pass")
    assert "use 3" not in table.legal()
    table.play("use 1", "use 3")
    assert table.carries(0, 2) == (0, 0, 3)
    assert table.carries(0, 1) == (0, 0, 0)


def test_more_than_five_cubes_are_discarded_old_ones_if_the_player_likes() -> None:
    """VEN-65."""
    table = Table().ready()
    table.assistant(0, "small-council", 1)
    table.load(0, 1, cloth=3, silver=2)
    sailing(table, "sail small-council", "pass", "use 1")
    assert table.decision == "discard"
    assert table.legal() == ["discard ceramic", "discard cloth", "discard silver"]
    supply = int(table.state.cubes[1])
    table.play("discard cloth")
    assert table.carries(0, 1) == (1, 2, 2)
    assert table.state.cubes[1] == supply + 1


def test_each_other_player_never_includes_who_activates() -> None:
    """VEN-67: the Court's second effect."""
    table = Table().ready()
    table.assistant(0, "court", 1)
    table.moor(0, 1, "church")
    sailing(table, "sail court", "moor", "use 2")
    assert [int(n) for n in table.state.intrigue] == [0, 1, 1]


def test_effects_come_in_any_order() -> None:
    """VEN-R2: the Market's third effect pays for its second one and its fourth."""
    table = Table().ready()
    table.assistant(0, "market", 4)
    table.moor(0, 1, "small-council")
    table.load(0, 1, ceramic=1)
    table.state.coins[0] = 2
    table.turn()
    table.play("sail market", "moor")
    assert "use 4" not in table.legal()
    table.play("use 3", "use 4")
    assert table.points(0) == 5


def test_the_spy_leaves_at_the_end_of_the_turn() -> None:
    """VEN-121: used or not."""
    table = Table().ready()
    table.cards(0, "hire-spy")
    table.turn().play("play hire-spy", "gondolier first", "sail small-council", "moor", "finish")
    assert table.state.spy == NO_SPY


# ---- tracks ----


def test_intrigue_stops_at_the_cap_and_each_one_beyond_costs_two_points() -> None:
    """VEN-73, VEN-74, VEN-R11, VEN-R49: with three players at 8; points may become negative."""
    table = Table().ready()
    table.state.intrigue[0] = 7
    gain_intrigue(table.state, 0, 3)
    assert (table.state.intrigue[0], table.points(0)) == (8, -4)


def test_the_caps_are_eight_and_ten() -> None:
    """VEN-5, VEN-73."""
    for seats, cap in ((3, 8), (4, 10)):
        table = Table(seats).ready()
        gain_intrigue(table.state, 0, 50)
        assert table.state.intrigue[0] == cap


def test_intrigue_does_not_fall_below_zero() -> None:
    """VEN-75."""
    table = Table().ready()
    table.state.intrigue[0] = 2
    lose_intrigue(table.state, 0, 3)
    assert table.state.intrigue[0] == 0


def test_nobody_has_more_than_ten_scrolls() -> None:
    """VEN-76."""
    table = Table().ready()
    gain_scrolls(table.state, 0, 30)
    assert table.state.scrolls[0] == 10


def test_scrolls_do_not_fall_below_zero() -> None:
    """VEN-77, VEN-70: who has none takes the intrigue instead."""
    table = Table().ready()
    table.moor(1, 1, "small-council")
    table.state.scrolls[0] = 0
    table.state.scrolls[1] = 0
    sailing(table, "sail small-council", "pass")
    assert [int(n) for n in table.state.scrolls] == [0, 0, 1]
    assert [int(n) for n in table.state.intrigue] == [1, 1, 0]


def test_the_council_track_ends_at_field_twenty() -> None:
    """VEN-R12: further steps are lost."""
    table = Table().ready()
    table.state.council[0] = 19
    advance_council(table.state, 0, 4)
    assert table.state.council[0] == 20
