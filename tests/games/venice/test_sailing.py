"""Step 3 of the turn: the trip."""

import pytest

from ridotto.games.venice import GAME
from tests.games.venice.positions import Table, sailing


def test_the_active_gondola_must_travel_along_at_least_one_canal() -> None:
    """VEN-29."""
    table = sailing(Table().ready())
    assert table.decision == "sail"
    assert table.legal() == ["sail small-council", "sail consulate", "sail st-marks"]


def test_the_first_canal_is_free_whatever_its_cost() -> None:
    """VEN-30: from the Market to St Mark's Square, printed 2."""
    table = Table().ready()
    table.state.coins[0] = 0
    sailing(table, "sail st-marks")
    assert table.state.coins[0] == 0
    assert table.at(0, 1) == "st-marks"


def test_a_bridged_first_canal_uses_up_the_free_move() -> None:
    """VEN-31: the second canal is paid."""
    table = Table().ready()
    table.bridge(0, "market", "small-council")
    table.state.coins[0] = 5
    sailing(table, "sail small-council", "pass", "sail harbour")
    assert table.state.coins[0] == 5 + 1 - 2


def test_every_further_canal_costs_what_is_printed() -> None:
    """VEN-32: 2 from the Small Council to the Harbour, then 1 to the Great Council."""
    table = Table().ready()
    table.state.coins[0] = 6
    sailing(table, "sail small-council", "pass", "sail harbour", "pass", "sail great-council")
    assert table.state.coins[0] == 3
    assert table.state.paid == 3


def test_a_gondola_goes_only_as_far_as_its_player_can_pay() -> None:
    """VEN-32: with 1 coin the canal of cost 2 is closed."""
    table = Table().ready()
    table.moor(0, 2, "senate")
    table.state.coins[0] = 1
    sailing(table, "sail consulate", "pass")
    assert table.legal() == ["sail harbour", "sail st-marks"]


def test_no_dock_is_reached_twice_and_the_start_counts_as_reached() -> None:
    """VEN-33, VEN-34: round the square Market, Small Council, Harbour, Consulate there is no way back to the Market."""
    table = Table().ready()
    table.moor(0, 2, "senate")
    table.state.coins[0] = 20
    sailing(table, "sail small-council", "pass", "sail harbour", "pass", "sail consulate", "pass")
    assert table.at(0, 1) == "st-marks", "the only way left was taken without asking"


def test_the_way_just_come_is_not_gone_back() -> None:
    """VEN-34."""
    table = Table().ready()
    table.state.coins[0] = 9
    sailing(table, "sail small-council", "pass")
    assert "sail market" not in table.legal()


def test_at_each_dock_the_player_says_whether_he_passes_or_moors() -> None:
    """VEN-35."""
    table = sailing(Table().ready(), "sail small-council")
    assert table.decision == "halt"
    assert table.legal() == ["pass", "moor"]


def test_meetings_come_before_the_activation_and_the_activation_before_the_journey_goes_on() -> None:
    """VEN-36."""
    table = Table().ready()
    table.moor(1, 1, "small-council")
    table.assistant(0, "small-council", 1)
    sailing(table, "sail small-council", "pass")
    assert table.decision == "answer"
    table.play("scroll", seat=0).play("scroll", seat=1)
    assert table.decision == "effect"
    table.play("finish")
    assert table.decision == "sail"


def test_passing_a_tile_with_an_own_assistant_it_may_be_activated() -> None:
    """VEN-37."""
    table = Table().ready()
    table.assistant(0, "small-council", 1)
    sailing(table, "sail small-council", "pass", "use 1")
    assert table.carries(0, 1) == (1, 0, 0)


def test_passing_a_tile_without_an_own_assistant_gives_nothing() -> None:
    """VEN-38."""
    table = Table().ready()
    table.assistant(1, "small-council", 1)
    sailing(table, "sail small-council", "pass")
    assert table.decision == "sail"
    assert table.carries(0, 1) == (0, 0, 0)


def test_a_municipal_building_is_not_activated_in_passing() -> None:
    """VEN-39, VEN-R14: not even with the spy."""
    table = Table().ready()
    table.cards(0, "hire-spy")
    table.turn().play("play hire-spy", "gondolier first", "sail st-marks", "pass")
    assert table.decision == "sail"


def test_mooring_ends_the_movement() -> None:
    """VEN-40: what comes next is step 5, here the new assistant and the activation."""
    table = sailing(Table().ready(), "sail small-council", "moor")
    assert table.field(0, "small-council") == 1
    assert table.decision == "effect"


def test_a_gondola_may_not_moor_at_the_dock_of_the_other_one() -> None:
    """VEN-41."""
    table = Table().ready()
    table.moor(0, 2, "small-council")
    table.state.coins[0] = 9
    sailing(table, "sail small-council")
    assert table.decision == "sail", "it could only pass"
    assert table.state.arrived[0] == -1


def test_a_gondola_moors_on_top_of_others() -> None:
    """VEN-42."""
    table = Table().ready()
    table.moor(1, 1, "small-council")
    sailing(table, "sail small-council", "moor")
    pile = next(dock["pile"] for dock in GAME.view(table.state, 0)["docks"] if dock["building"] == "small-council")
    assert pile == ["1.1", "0.1"]


def test_the_owner_of_each_gondola_below_scores_for_the_gondolas_above_it() -> None:
    """VEN-43, VEN-44: 2 for the lowest, 1 for the middle one, nothing for the newcomer."""
    table = Table().ready()
    table.moor(1, 1, "small-council")
    table.moor(2, 1, "small-council")
    sailing(table, "sail small-council", "moor")
    assert [table.points(seat) for seat in range(3)] == [0, 2, 1]


def test_mooring_is_no_meeting() -> None:
    """VEN-45."""
    table = Table().ready()
    table.moor(1, 1, "small-council")
    sailing(table, "sail small-council", "moor")
    assert table.told("meets") == []
    assert table.state.actors() == [0]


def test_nobody_scores_when_a_gondola_leaves_a_pile_and_those_above_come_down() -> None:
    """VEN-46: later the one that came down scores for one gondola above it only."""
    table = Table().ready()
    table.moor(1, 1, "market")  # above the gondola of seat 0
    table.moor(2, 1, "market")
    sailing(table, "sail small-council", "moor", "finish")
    assert [table.points(seat) for seat in range(3)] == [0, 0, 0]
    pile = next(dock["pile"] for dock in GAME.view(table.state, 0)["docks"] if dock["building"] == "market")
    assert pile == ["1.1", "2.1"]


# ---- rulings ----


def test_a_tile_where_the_own_other_gondola_lies_can_be_activated_in_passing() -> None:
    """VEN-R1: as in the rulebook's example."""
    table = Table().ready()
    table.moor(0, 2, "small-council")
    table.assistant(0, "small-council", 1)
    table.state.coins[0] = 9
    sailing(table, "sail small-council", "use 1")
    assert table.carries(0, 1) == (1, 0, 0)


def test_the_flag_of_the_edition_bars_that_and_the_spy_too() -> None:
    """VEN-R1: the meeting with the own gondola remains."""
    table = Table().ready()
    table.state.parts.own_blocks = 1
    try:
        table.moor(0, 2, "small-council")
        table.load(0, 2, cloth=1)
        table.assistant(0, "small-council", 1)
        table.cards(0, "hire-spy")
        table.state.coins[0] = 9
        table.turn().play("play hire-spy", "gondolier first", "sail small-council")
        assert table.decision == "load"
        table.play("cubes 0 1 0")
        assert table.decision == "sail"
    finally:
        table.state.parts.own_blocks = 0


def test_passing_needs_a_canal_that_can_be_paid() -> None:
    """VEN-R3: without coins the gondola can only moor."""
    table = Table().ready()
    table.state.coins[0] = 0
    sailing(table, "sail small-council")
    assert table.at(0, 1) == "small-council"
    assert table.state.arrived[0] >= 0


def test_coins_that_the_dock_can_bring_count_for_passing() -> None:
    """VEN-R3 (a): the Harbour's 2 coins pay the canal of cost 2, and then the effect has to be used."""
    table = Table().ready()
    table.moor(0, 1, "small-council")
    table.moor(0, 2, "senate")
    table.assistant(0, "harbour", 2)
    table.state.coins[0] = 0
    sailing(table, "sail harbour", "pass")
    assert table.legal() == ["use 1", "use 2"]
    table.play("use 2")
    assert "finish" in table.legal()


def test_an_effect_that_would_strand_the_gondola_is_not_offered() -> None:
    """VEN-R3: the Market's second effect costs the one coin that the next canal needs."""
    table = Table().ready()
    table.moor(0, 1, "small-council")
    table.bridge(0, "small-council", "market")
    table.moor(0, 2, "senate")
    table.assistant(0, "market", 2)
    table.state.coins[0] = 1
    sailing(table, "sail market", "pass")
    assert table.legal() == ["use 1", "finish"]
    assert table.state.coins[0] == 2


def test_the_coins_of_contracts_in_force_count_for_passing() -> None:
    """VEN-R3 (b): 2 for a gondola met with contract 7, 2 at a municipal dock with contract 18, 1 with contract 25."""
    for contract, dock in (("ear-of-the-city", "consulate"), ("state-courier", "st-marks"), ("canal-toll", "consulate")):
        table = Table().ready()
        table.moor(0, 2, "library")
        table.state.coins[0] = 0
        if contract == "ear-of-the-city":
            table.moor(1, 1, "consulate")
        if contract == "canal-toll":
            table.assistant(0, "consulate", 1)
        sailing(table, f"sail {dock}")
        assert table.state.arrived[0] >= 0, "without the contract it can only moor"
        table = Table().ready()
        table.moor(0, 2, "library")
        table.state.coins[0] = 0
        table.lay(0, contract)
        if contract == "ear-of-the-city":
            table.moor(1, 1, "consulate")
        if contract == "canal-toll":
            table.assistant(0, "consulate", 1)
        sailing(table, f"sail {dock}")
        assert table.legal() == ["pass", "moor"]


def test_beyond_the_own_gondola_one_further_canal_must_be_covered() -> None:
    """VEN-R3, VEN-R4: to St Mark's Square costs 1, but the own gondola is there and the next canal costs 1 more."""
    table = Table().ready()
    table.moor(0, 2, "st-marks")
    table.bridge(1, "consulate", "harbour")
    table.bridge(1, "small-council", "harbour")
    table.state.coins[0] = 1
    sailing(table, "sail consulate", "pass")
    assert table.at(0, 1) == "harbour", "the only way left was taken without asking"


def test_a_canal_to_a_dock_where_neither_is_possible_is_not_offered() -> None:
    """VEN-R4: the own gondola at the Small Council, and no coin to go on."""
    table = Table().ready()
    table.moor(0, 2, "small-council")
    table.state.coins[0] = 0
    sailing(table)
    assert table.legal() == ["sail consulate", "sail st-marks"]


@pytest.mark.parametrize("seats", [3, 5])
def test_a_player_can_always_move(seats: int) -> None:
    """VEN-R4: wherever his gondolas lie, without a coin."""
    for first in ("market", "church", "doges-palace", "library"):
        for second in ("small-council", "mint", "senate", "court", "warehouse"):
            table = Table(seats).ready()
            table.moor(0, 1, first)
            table.moor(0, 2, second)
            table.state.coins[0] = 0
            table.turn()
            assert table.legal()


@pytest.mark.parametrize(("contract", "may_empty"), [(None, False), ("ear-of-the-city", True)])
def test_the_last_cube_stays_on_board_while_only_it_pays_for_the_way_on(contract: str | None, may_empty: bool) -> None:
    """VEN-R3: at the Market without coins, and no ceramic in the supply.

    The coins of a meeting still to come (contract 7) would do instead.
    """
    table = Table().ready()
    table.moor(0, 1, "small-council")
    table.moor(1, 1, "market")
    table.moor(0, 2, "market")
    table.assistant(0, "market", 3)
    table.load(0, 1, silver=1)
    table.state.cubes[0] = 0
    table.state.coins[0] = 0
    if contract is not None:
        table.lay(0, contract)
    sailing(table, "sail market")
    if may_empty:
        assert table.decision == "load"
        assert "cubes 0 0 0" in table.legal()
    else:
        assert table.decision == "answer", "the load could only stay as it is"
        assert table.carries(0, 1) == (0, 0, 1)


@pytest.mark.parametrize(
    ("first", "second", "cubes"),
    [
        ({"silver": 1}, {"cloth": 1}, ["give cloth second"]),
        ({"silver": 2}, {}, ["give silver first"]),
        ({"ceramic": 1, "silver": 1}, {}, ["give ceramic first", "give silver first"]),
    ],
)
def test_contract_21_does_not_give_the_cube_away_that_alone_pays_for_the_way_on(first: dict[str, int], second: dict[str, int], cubes: list[str]) -> None:
    """VEN-R3, VEN-157: at the Market without coins, and no ceramic in the supply.

    One of two cubes may go, and so may one of the other gondola.
    """
    table = Table().ready()
    table.lay(0, "hush-goods")
    table.moor(0, 1, "small-council")
    table.moor(0, 2, "senate")
    table.moor(1, 1, "market")
    table.assistant(0, "market", 3)
    table.load(0, 1, **first)
    table.load(0, 2, **second)
    table.state.cubes[0] = 0
    table.state.coins[0] = 0
    sailing(table, "sail market", "pass")
    assert [move for move in table.legal(0) if move.startswith("give")] == cubes


@pytest.mark.parametrize(("ceramic", "offered"), [(0, False), (5, True)])
def test_the_toll_of_contract_25_counts_in_advance_for_an_effect_without_a_price_alone(ceramic: int, offered: bool) -> None:
    """VEN-R3 (b): the Market's second effect takes the coin that the next canal needs.

    The contract's coin replaces it as long as the first effect can be used.
    """
    table = Table().ready()
    table.lay(0, "canal-toll")
    table.moor(0, 1, "small-council")
    table.moor(0, 2, "senate")
    table.assistant(0, "market", 2)
    table.state.cubes[0] = ceramic
    table.state.coins[0] = 2
    sailing(table, "sail market", "pass")
    if offered:
        assert table.legal() == ["use 1", "use 2", "finish"]
    else:
        assert table.decision == "sail", "to finish was all that was left"


@pytest.mark.parametrize(("ceramic", "passes"), [(0, False), (5, True)])
def test_a_dock_where_only_an_effect_with_a_price_is_open_brings_no_toll(ceramic: int, passes: bool) -> None:
    """VEN-R3 (b): one coin in hand, the ways on from the Market cost two, and its second effect costs one.

    The coin of contract 25 counts only if the first effect, which is free, can be used.
    """
    table = Table().ready()
    table.lay(0, "canal-toll")
    table.moor(0, 1, "small-council")
    table.moor(0, 2, "senate")
    table.assistant(0, "market", 2)
    table.state.cubes[0] = ceramic
    table.state.coins[0] = 1
    sailing(table, "sail market")
    if passes:
        assert table.legal() == ["pass", "moor"]
    else:
        assert table.state.arrived[0] >= 0, "mooring was all that was left"
