"""Fulfilling contracts, and the lasting effect of each of the 26."""

import re
from pathlib import Path

import pytest

from ridotto.games.venice import GAME
from ridotto.games.venice.moves import CONTRACT_TEXTS, TILE_TEXTS
from ridotto.games.venice.rules.parts import CONTRACT_COLUMNS
from ridotto.games.venice.rules.piles import owned, tax
from ridotto.games.venice.rules.scoring import assistant_reward, coins_per_intrigue, scrolls_per_intrigue
from tests.games.venice.positions import Table, masks, sailing

DOCS = Path(__file__).parents[3] / "docs" / "games"


@pytest.mark.parametrize("file", ["venice.md", "venice.de.md"])
def test_the_contracts_of_the_rulebook_are_those_of_the_edition(file: str) -> None:
    """VEN-47: the cubes and scrolls that each asks for, and the coins and points that it brings."""
    row = r"^\| (\d+) \| [^|]+ \| [^|]+ \| (\d) \| (\d) \| (\d) \| (\d) \| (\d+) \| (\d+) \|"
    printed = [tuple(map(int, found)) for found in re.findall(row, (DOCS / file).read_text(encoding="utf-8"), re.MULTILINE)]
    columns = ("no", "ceramic", "cloth", "silver", "scrolls", "coins", "vp")
    assert printed == [tuple(contract[column] for column in columns) for contract in GAME.edition.tables["contract"]]


def bit(contract: str) -> int:
    """The contract as a bit."""
    return 1 << CONTRACT_TEXTS.index(contract)


def at_warehouse(*hand: str, ceramic: int = 0, cloth: int = 2, silver: int = 1) -> Table:
    """Seat 0 can moor at the Warehouse with these contracts and this load, with seats out of the way."""
    table = Table().ready()
    table.moor(1, 1, "market")
    table.moor(1, 2, "council-of-ten")
    table.moor(0, 1, "library")
    table.moor(0, 2, "court")
    table.give(0, *hand)
    table.load(0, 1, ceramic=ceramic, cloth=cloth, silver=silver)
    table.state.scrolls[0] = 3
    return table


def fulfil(table: Table, contract: str) -> Table:
    """Moor at the Warehouse and fulfil it."""
    return sailing(table, "sail warehouse", "moor", f"fulfil {contract}")


def test_a_contract_is_fulfilled_where_its_building_is() -> None:
    """VEN-96, VEN-47."""
    table = sailing(at_warehouse("mixed-cargo", "tax-privilege"), "sail warehouse", "moor")
    assert table.legal() == ["no-contract", "fulfil mixed-cargo"]


def test_all_cubes_come_from_the_active_gondola() -> None:
    """VEN-97."""
    table = at_warehouse("mixed-cargo", cloth=1)
    table.load(0, 2, cloth=1)
    sailing(table, "sail warehouse", "moor")
    assert table.legal() == ["no-contract"]
    table = fulfil(at_warehouse("mixed-cargo", ceramic=1), "mixed-cargo")
    assert table.carries(0, 1) == (1, 0, 0)
    assert [int(n) for n in table.state.cubes] == [21, 22, 22]


def test_the_scrolls_must_be_there_and_are_lost() -> None:
    """VEN-98."""
    table = at_warehouse("mixed-cargo")
    table.state.scrolls[0] = 0
    sailing(table, "sail warehouse", "moor")
    assert table.legal() == ["no-contract"]
    assert fulfil(at_warehouse("mixed-cargo"), "mixed-cargo").state.scrolls[0] == 2


def test_the_coins_and_points_shown_are_gained() -> None:
    """VEN-99."""
    table = at_warehouse("mixed-cargo")
    before = int(table.state.coins[0])
    fulfil(table, "mixed-cargo")
    assert (table.state.coins[0], table.points(0)) == (before + 5, 5)
    assert table.state.breakdown(0)["contracts"] == 5


def test_a_fulfilled_contract_is_laid_on_a_free_place_by_itself() -> None:
    """VEN-100, VEN-R18."""
    table = fulfil(at_warehouse("mixed-cargo"), "mixed-cargo")
    assert CONTRACT_TEXTS[table.state.laid[0]] == "mixed-cargo"
    assert table.state.hand[0] == 0
    assert table.decision == "effect"


def test_without_a_free_place_one_of_the_four_is_archived() -> None:
    """VEN-101, VEN-103: it has no effect any more, but counts as owned and fulfilled."""
    table = at_warehouse("mixed-cargo")
    table.lay(0, "orator", "mentor", "immunity")
    fulfil(table, "mixed-cargo")
    assert table.legal() == ["archive mixed-cargo", "archive orator", "archive immunity", "archive mentor"]
    table.play("archive mentor")
    assert table.state.in_force[0] == masks(["orator", "immunity", "mixed-cargo"])
    assert table.state.archived[0] == bit("mentor")
    assert not table.state.has(0, CONTRACT_TEXTS.index("mentor"))
    assert owned(table.state, 0) == 4


def test_the_new_contract_itself_may_be_archived() -> None:
    """VEN-101."""
    table = at_warehouse("mixed-cargo")
    table.lay(0, "orator", "mentor", "immunity")
    fulfil(table, "mixed-cargo").play("archive mixed-cargo")
    assert table.state.in_force[0] == masks(["orator", "mentor", "immunity"])
    assert table.state.archived[0] == bit("mixed-cargo")


def test_the_lasting_effect_applies_in_the_same_turn() -> None:
    """VEN-102: contract 8 pays for the assistant placed right after it was fulfilled."""
    table = Table().ready()
    table.moor(0, 1, "court")
    table.moor(1, 1, "market")
    table.give(0, "recruiter")
    table.load(0, 1, ceramic=2, silver=1)
    before = int(table.state.coins[0])
    sailing(table, "sail library", "moor", "fulfil recruiter")
    assert table.state.coins[0] == before + 5 + 2


def test_step_four_is_asked_whenever_there_are_contracts_in_hand() -> None:
    """VEN-R7: even if declining is the only option."""
    table = sailing(at_warehouse("orator"), "sail warehouse", "moor")
    assert (table.decision, table.legal()) == ("fulfil", ["no-contract"])


# ---- the lasting effects ----


def test_contract_1_leaving_the_gondolier_costs_one_coin() -> None:
    """VEN-137."""
    table = Table().ready()
    table.lay(0, "second-shift")
    table.state.coins[0] = 1
    table.turn().play("gondolier second")
    assert table.state.coins[0] == 0


def test_contract_2_a_canal_of_cost_two_costs_one() -> None:
    """VEN-138."""
    table = Table().ready()
    table.lay(0, "pilots-chart")
    before = int(table.state.coins[0])
    sailing(table, "sail small-council", "pass", "sail harbour", "pass", "sail great-council")
    assert table.state.coins[0] == before - 1 - 1


def test_contract_3_anothers_bridge_gives_a_coin_and_no_intrigue() -> None:
    """VEN-139."""
    table = Table().ready()
    table.lay(0, "masons-mark")
    table.bridge(1, "market", "small-council")
    before = int(table.state.coins[0])
    sailing(table, "sail small-council")
    assert (table.state.coins[0], table.state.intrigue[0]) == (before + 1, 0)


def test_contract_4_no_tax_is_paid() -> None:
    """VEN-140."""
    table = Table().ready()
    table.lay(0, "orator", "mentor")
    assert tax(table.state, 0) == 2
    table.lay(0, "tax-privilege")
    assert tax(table.state, 0) == 0


def test_contract_5_one_cube_may_be_of_another_kind() -> None:
    """VEN-141, VEN-R45: the cube that replaces may be of a kind that is also required; one, not two."""
    table = Table().ready()
    table.moor(1, 1, "doges-palace")
    table.moor(1, 2, "senate")
    table.moor(0, 1, "church")
    table.give(0, "tax-privilege")
    table.lay(0, "mixed-cargo")
    table.state.scrolls[0] = 1
    table.load(0, 1, ceramic=3, silver=1)
    sailing(table, "sail mint", "moor", "fulfil tax-privilege")
    assert table.legal() == ["cubes 2 0 1", "cubes 3 0 0"]
    table.play("cubes 3 0 0")
    assert table.carries(0, 1) == (0, 0, 1)
    table = Table().ready()
    table.moor(0, 1, "church")
    table.give(0, "tax-privilege")
    table.lay(0, "mixed-cargo")
    table.load(0, 1, silver=3)
    sailing(table, "sail mint", "moor")
    assert table.legal() == ["no-contract"]


def test_contract_5_does_not_apply_to_its_own_fulfilment() -> None:
    """VEN-R45."""
    table = sailing(at_warehouse("mixed-cargo", cloth=1, silver=2), "sail warehouse", "moor")
    assert table.legal() == ["no-contract"]


def test_contract_6_later_contracts_give_two_points_more_but_not_itself() -> None:
    """VEN-142, VEN-R46."""
    table = at_warehouse("mixed-cargo")
    table.lay(0, "master-of-trade")
    assert fulfil(table, "mixed-cargo").state.breakdown(0)["contracts"] == 7
    table = Table().ready()
    table.moor(0, 1, "harbour")
    table.give(0, "master-of-trade")
    table.load(0, 1, ceramic=1, cloth=1, silver=1)
    table.state.scrolls[0] = 2
    sailing(table, "sail great-council", "moor", "fulfil master-of-trade")
    assert table.points(0) == 5


def test_contract_7_each_meeting_in_the_own_turn_gives_two_coins() -> None:
    """VEN-143: after both have answered; not when others meet the owner."""
    table = Table().ready()
    table.lay(0, "ear-of-the-city")
    table.moor(1, 1, "small-council")
    table.moor(2, 1, "small-council")
    before = int(table.state.coins[0])
    sailing(table, "sail small-council", "pass")
    table.play("scroll", seat=0)
    assert table.state.coins[0] == before
    table.play("scroll", seat=2)
    assert table.state.coins[0] == before + 2
    table.play("scroll", seat=1)
    assert table.state.coins[0] == before + 4


def test_contract_8_a_new_assistant_gives_two_coins() -> None:
    """VEN-144: moving one gives nothing."""
    table = Table().ready()
    table.lay(0, "recruiter")
    before = int(table.state.coins[0])
    sailing(table, "sail small-council", "moor")
    assert table.state.coins[0] == before + 2
    table.moor(0, 1, "market")
    table.state.gondolier[0] = 1
    sailing(table, "sail small-council", "moor")
    assert table.state.coins[0] == before + 2


def bridge_wardens() -> Table:
    """Seat 0 can fulfil contract 9 at the Harbour."""
    table = Table().ready()
    table.moor(0, 1, "small-council")
    table.give(0, "bridge-wardens")
    table.load(0, 1, ceramic=2, silver=2)
    return sailing(table, "sail harbour", "moor", "fulfil bridge-wardens")


def test_contract_9_gives_a_bridge_at_once_and_three_coins_for_own_bridges() -> None:
    """VEN-145: the bridge may be left unbuilt."""
    table = bridge_wardens()
    assert table.decision == "bridge"
    assert "no-bridge" in table.legal()
    table.play("bridge market small-council")
    table.moor(0, 1, "market")
    table.state.gondolier[0] = 1
    before = int(table.state.coins[0])
    sailing(table, "sail small-council")
    assert table.state.coins[0] == before + 3
    table = bridge_wardens().play("no-bridge")
    assert table.state.bridges_left[0] == 2


def test_contract_9_archived_at_once_gives_nothing() -> None:
    """VEN-R46."""
    table = Table().ready()
    table.moor(0, 1, "small-council")
    table.give(0, "bridge-wardens")
    table.lay(0, "orator", "mentor", "immunity")
    table.load(0, 1, ceramic=2, silver=2)
    sailing(table, "sail harbour", "moor", "fulfil bridge-wardens", "archive bridge-wardens")
    assert table.decision == "effect"


def test_contract_10_counts_two_assistants_more_at_the_end() -> None:
    """VEN-146: at most ten."""
    table = Table().ready()
    table.state.council[0] = 9
    for tile in TILE_TEXTS[:5]:
        table.assistant(0, tile, 1)
    assert assistant_reward(table.state, 0) == 0
    table.lay(0, "great-household")
    assert assistant_reward(table.state, 0) == 5
    for tile in TILE_TEXTS[5:10]:
        table.assistant(0, tile, 1)
    assert assistant_reward(table.state, 0) == 9


def test_contract_11_the_great_council_advances_one_more() -> None:
    """VEN-147: only its own advance, not that of other buildings."""
    table = Table().ready()
    table.lay(0, "orator")
    table.moor(0, 1, "harbour")
    sailing(table, "sail great-council", "moor", "use 1")
    assert table.state.council[0] == 2
    table = Table().ready()
    table.lay(0, "orator")
    table.assistant(0, "small-council", 1)
    sailing(table, "sail small-council", "moor", "use 2")
    assert table.state.council[0] == 1


def test_contract_12_an_effect_that_takes_intrigue_gives_a_point() -> None:
    """VEN-148, VEN-R47: once for each effect, nothing for one that takes none; the Church's points are added."""
    table = Table().ready()
    table.lay(0, "confessor")
    table.state.intrigue[0] = 5
    table.cards(0, "testimony")
    table.turn().play("play testimony")
    assert (table.state.intrigue[0], table.points(0)) == (2, 1)
    table = Table().ready()
    table.lay(0, "confessor")
    table.state.intrigue[0] = 2
    table.moor(0, 1, "mint")
    table.assistant(0, "church", 3)
    sailing(table, "sail church", "moor", "use 3", "use 4")
    assert table.points(0) == 1 + 2 + 2


def test_contract_13_a_building_gives_one_scroll_more() -> None:
    """VEN-149, VEN-R48: also the Doge's Palace; not influence cards, not favour cards."""
    table = Table(3, "favour").ready()
    table.lay(0, "scriptorium")
    table.moor(2, 2, "church")
    table.moor(0, 1, "senate")
    table.cards(0, "lead-research")
    table.turn().play("play lead-research")
    assert table.state.scrolls[0] == 4
    table.play("favour-scrolls")
    assert table.state.scrolls[0] == 6
    table.play("gondolier first", "sail doges-palace", "moor", "use 2")
    assert table.state.scrolls[0] == 8


def test_contract_14_who_passes_must_answer_once_more() -> None:
    """VEN-150, VEN-R44: the owner is not affected again; contract 21 and the favour card work again."""
    table = Table(3, "favour").ready()
    table.lay(1, "counter-spies")
    table.lay(0, "hush-goods")
    table.load(0, 1, silver=1)
    table.state.scrolls[0] = 2
    table.moor(1, 1, "small-council")
    sailing(table, "sail small-council", "pass").play("scroll", seat=0).play("scroll", seat=1)
    assert table.state.actors() == [0]
    assert table.legal() == ["scroll", "intrigue", "favour-scroll", "give silver first"]
    table.play("intrigue")
    assert [int(n) for n in table.state.intrigue] == [1, 0, 0]
    assert table.decision == "sail"


def test_contract_15_playing_a_card_gives_two_coins_before_its_effect() -> None:
    """VEN-151."""
    table = Table().ready()
    table.lay(0, "lobbyist")
    table.cards(0, "lead-research")
    before = int(table.state.coins[0])
    table.turn().play("play lead-research")
    assert table.state.coins[0] == before + 2
    assert [event.split()[0] for event in table.ear.heard[-3:]] == ["card-played", "contract-gives", "scrolls-gained"]


def test_contract_16_both_influence_cards_are_kept() -> None:
    """VEN-152."""
    table = Table().ready()
    table.lay(0, "secret-archive")
    table.cards(0, "trade-information")
    table.stack_cards("overtime", "testimony", "hire-spy")
    table.turn().play("play trade-information")
    assert table.decision == "gondolier"
    assert (table.state.cards[1], table.state.cards[9], table.state.cards_piled) == (1, 1, 1)


def test_contract_17_each_contract_gives_a_card_itself_included() -> None:
    """VEN-153, VEN-R46: not if archived at once; archived to make room it still gave its card."""
    table = at_warehouse("mixed-cargo")
    table.lay(0, "patronage")
    fulfil(table, "mixed-cargo")
    assert table.decision == "keep-influence"
    table.play(table.legal()[0])
    assert table.decision == "effect"
    table = Table().ready()
    table.moor(0, 1, "church")
    table.give(0, "patronage")
    table.load(0, 1, ceramic=1, cloth=2)
    sailing(table, "sail court", "moor", "fulfil patronage")
    assert table.decision == "keep-influence"
    table = at_warehouse("mixed-cargo")
    table.lay(0, "patronage", "orator", "mentor")
    fulfil(table, "mixed-cargo")
    table.play(table.legal()[0], "archive patronage")
    assert table.decision == "effect"


def test_contract_18_passing_a_municipal_dock_gives_two_coins() -> None:
    """VEN-154: mooring there gives nothing."""
    table = Table().ready()
    table.lay(0, "state-courier")
    before = int(table.state.coins[0])
    sailing(table, "sail st-marks", "pass")
    assert table.state.coins[0] == before + 2
    table = Table().ready()
    table.lay(0, "state-courier")
    sailing(table, "sail st-marks", "moor")
    assert table.state.coins[0] == before


def test_contract_19_mooring_where_the_assistant_already_stands_on_field_four_gives_points() -> None:
    """VEN-155: not when it reaches field 4 just now."""
    for field, points in ((4, 2), (3, 0)):
        table = Table().ready()
        table.lay(0, "old-hands")
        table.assistant(0, "small-council", field)
        sailing(table, "sail small-council", "moor")
        assert table.points(0) == points
        assert table.field(0, "small-council") == 4


def test_contract_20_intrigue_from_others_buildings_is_ignored() -> None:
    """VEN-156: the Court's and the Senate's; a bridge still gives it."""
    for tile, start, effect in (("court", "church", "use 2"), ("senate", "st-marks", "use 3")):
        table = Table().ready()
        table.moor(2, 1, "market")
        table.moor(2, 2, "harbour")
        table.lay(1, "immunity")
        table.assistant(0, tile, 2)
        table.moor(0, 1, start)
        sailing(table, f"sail {tile}", "moor", effect)
        assert [int(n) for n in table.state.intrigue] == [0, 0, 1]
    table = Table().ready()
    table.lay(0, "immunity")
    table.bridge(1, "market", "small-council")
    sailing(table, "sail small-council")
    assert table.state.intrigue[0] == 1


def test_contract_21_a_cube_may_be_given_instead_of_a_scroll() -> None:
    """VEN-157: from either gondola, in anybody's turn."""
    table = Table().ready()
    table.lay(1, "hush-goods")
    table.moor(1, 1, "small-council")
    table.load(1, 1, ceramic=1)
    table.load(1, 2, silver=1)
    table.state.scrolls[1] = 0
    sailing(table, "sail small-council", "pass")
    assert table.legal(1) == ["intrigue", "give ceramic first", "give silver second"]
    table.play("give silver second", seat=1).play("scroll", seat=0)
    assert (table.carries(1, 2), table.state.intrigue[1]) == ((0, 0, 0), 0)


def test_contract_22_a_shared_dock_gives_a_point_more() -> None:
    """VEN-158."""
    table = Table().ready()
    table.lay(1, "jetty-rights")
    table.moor(1, 1, "small-council")
    table.moor(2, 1, "small-council")
    sailing(table, "sail small-council", "moor")
    assert [table.points(seat) for seat in range(3)] == [0, 3, 1]


def test_contract_23_being_pushed_gives_two_coins() -> None:
    """VEN-159."""
    table = Table().ready()
    table.lay(1, "mentor")
    table.assistant(1, "small-council", 2)
    table.assistant(2, "small-council", 1)
    before = int(table.state.coins[1])
    sailing(table, "sail small-council", "moor")
    assert table.state.coins[1] == before + 2


def test_contract_24_cubes_may_be_moved_before_the_first_move() -> None:
    """VEN-160: after the gondolier was placed."""
    table = Table().ready()
    table.lay(0, "lighters")
    table.load(0, 2, silver=2)
    sailing(table)
    assert table.decision == "load"
    table.play("cubes 0 0 2")
    assert (table.carries(0, 1), table.decision) == ((0, 0, 2), "sail")


def test_contract_25_each_building_used_in_passing_gives_a_coin() -> None:
    """VEN-161, VEN-R50: when the activation is finished; not for a building left unused, not for mooring."""
    table = Table().ready()
    table.lay(0, "canal-toll")
    table.assistant(0, "small-council", 1)
    before = int(table.state.coins[0])
    sailing(table, "sail small-council", "pass", "use 1")
    assert table.state.coins[0] == before + 1
    table = Table().ready()
    table.lay(0, "canal-toll")
    table.assistant(0, "small-council", 1)
    sailing(table, "sail small-council", "pass", "finish")
    assert table.state.coins[0] == before
    table = sailing(Table().ready(), "sail small-council", "moor", "use 1")
    assert table.state.coins[0] == before


def test_contract_26_paying_off_intrigue_is_cheaper() -> None:
    """VEN-162: 1 scroll or 2 coins."""
    table = Table().ready()
    assert (scrolls_per_intrigue(table.state, 0), coins_per_intrigue(table.state, 0)) == (2, 4)
    table.lay(0, "advocate")
    assert (scrolls_per_intrigue(table.state, 0), coins_per_intrigue(table.state, 0)) == (1, 2)


def test_what_contracts_pay_is_paid_right_after_what_causes_it() -> None:
    """VEN-R51: contract 8 for the assistant, before the activation; contract 18 on passing, before the next canal."""
    table = Table().ready()
    table.lay(0, "recruiter")
    sailing(table, "sail small-council", "moor", "use 1")
    order = [event.split()[0] for event in table.ear.heard]
    assert order.index("new-assistant") + 1 == order.index("contract-gives") < order.index("effect")


def test_the_examples_give_the_numbers_of_contracts_four_and_five() -> None:
    """Place, cost and reward as in the rulebook's examples."""
    numbers = Table().state.parts.contract
    for contract, row in (("tax-privilege", [2, 1, 0, 1, 5, 5, 10]), ("mixed-cargo", [0, 2, 1, 1, 5, 5, 3])):
        at = CONTRACT_TEXTS.index(contract) * CONTRACT_COLUMNS
        assert [int(numbers[at + n]) for n in range(7)] == row
