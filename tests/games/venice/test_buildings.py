"""The municipal buildings and the twelve tiles, effect by effect."""

import pytest

from ridotto.games.venice.moves import CONTRACT_TEXTS
from tests.games.venice.positions import Table, sailing

BESIDE = {
    "market": "small-council",
    "monastery": "court",
    "small-council": "market",
    "warehouse": "library",
    "harbour": "small-council",
    "consulate": "market",
    "library": "court",
    "senate": "st-marks",
    "church": "mint",
    "court": "library",
    "mint": "church",
    "council-of-ten": "mint",
    "great-council": "harbour",
    "st-marks": "market",
    "doges-palace": "senate",
}
"""For each building a dock from which it is reached with the first move."""


def moored(building: str, field: int = 4, seats: int = 3, **load: int) -> Table:
    """Seat 0 has moored there; its assistant is then on this field."""
    table = Table(seats).ready()
    for seat in range(1, seats):
        table.moor(seat, 1, "doges-palace" if building != "doges-palace" else "church")
        table.moor(seat, 2, "warehouse" if building not in ("warehouse", "library") else "church")
    table.moor(0, 1, BESIDE[building])
    table.moor(0, 2, "monastery" if building != "monastery" and BESIDE[building] != "monastery" else "senate")
    if building not in ("great-council", "st-marks", "doges-palace") and field > 1:
        table.assistant(0, building, field - 1 if field < 4 else 4)
    table.load(0, 1, **load)
    table.state.coins[0] = 10
    table.state.scrolls[0] = 3
    table.state.intrigue[0] = 3
    return table


def enter(table: Table, building: str) -> Table:
    """Moor there; without coins for the next canal that is not asked."""
    sailing(table, f"sail {building}")
    return table.play("moor") if table.decision == "halt" else table


# ---- municipal buildings ----


def test_either_part_of_a_municipal_building_both_or_none() -> None:
    """VEN-85, VEN-R57: in either order, each at most once."""
    table = enter(moored("st-marks"), "st-marks")
    assert table.legal() == ["use 1", "use 2", "finish"]
    table.play("use 2")
    assert table.legal() == ["use 1", "finish"]
    table = enter(moored("st-marks"), "st-marks").play("finish")
    assert table.state.coins[0] == 10


def test_st_marks_square_gives_a_contract_and_two_coins() -> None:
    """VEN-86."""
    table = enter(moored("st-marks"), "st-marks").play("use 2", "use 1")
    assert table.state.coins[0] == 12
    assert table.decision == "keep-contract"


def test_the_doges_palace_gives_a_contract_and_a_scroll_with_a_point() -> None:
    """VEN-87."""
    table = enter(moored("doges-palace"), "doges-palace").play("use 2")
    assert (table.state.scrolls[0], table.points(0)) == (4, 1)
    table.play("use 1")
    assert table.decision == "keep-contract"


def test_the_great_council_advances_more_for_each_other_player_with_less_intrigue() -> None:
    """VEN-88, VEN-R22: strictly less, compared now."""
    table = moored("great-council", seats=4)
    for seat, intrigue in enumerate((3, 2, 3, 5)):
        table.state.intrigue[seat] = intrigue
    enter(table, "great-council").play("use 1")
    assert table.state.council[0] == 2


def test_a_bridge_at_the_great_council_costs_four_coins() -> None:
    """VEN-89."""
    table = enter(moored("great-council"), "great-council").play("use 2")
    assert table.state.coins[0] == 6
    assert table.decision == "bridge"
    poor = moored("great-council")
    poor.state.coins[0] = 3
    assert "use 2" not in enter(poor, "great-council").legal()


def test_any_number_of_discs_stand_on_one_council_field() -> None:
    """VEN-90."""
    table = moored("great-council")
    table.state.council[1] = 3
    table.state.council[2] = 3
    enter(table, "great-council").play("use 1")
    assert [int(n) for n in table.state.council][:3] == [3, 3, 3]


def test_the_tax_is_a_coin_for_each_contract_owned() -> None:
    """VEN-91, VEN-103: in hand, on a place, archived."""
    table = moored("doges-palace")
    table.give(0, "orator", "mentor")
    table.lay(0, "scriptorium")
    table.state.archived[0] = 1 << CONTRACT_TEXTS.index("advocate")
    enter(table, "doges-palace").play("no-contract", "use 1")
    assert table.state.coins[0] == 10 - 4


def test_who_cannot_pay_the_whole_tax_cannot_draw() -> None:
    """VEN-92."""
    table = moored("doges-palace")
    table.lay(0, "scriptorium", "orator")
    table.state.coins[0] = 1
    assert "use 1" not in enter(table, "doges-palace").legal()


def test_the_coins_of_st_marks_square_may_pay_the_tax() -> None:
    """VEN-93."""
    table = moored("st-marks")
    table.lay(0, "scriptorium", "orator")
    table.state.coins[0] = 0
    enter(table, "st-marks")
    assert table.legal() == ["use 2", "finish"]
    table.play("use 2", "use 1")
    assert table.state.coins[0] == 0


def test_two_contracts_are_drawn_one_is_kept_and_the_other_goes_under_the_pile() -> None:
    """VEN-94."""
    table = moored("st-marks")
    table.stack("orator", "mentor", "advocate", "immunity")
    enter(table, "st-marks").play("use 1")
    assert table.legal() == ["keep orator", "keep mentor"]
    table.play("keep mentor")
    assert table.state.hand[0] == 1 << CONTRACT_TEXTS.index("mentor")
    assert [CONTRACT_TEXTS[table.state.pile[at]] for at in range(3)] == ["advocate", "immunity", "orator"]
    assert table.state.piled == 3


def test_with_three_contracts_in_hand_none_is_drawn() -> None:
    """VEN-95."""
    table = moored("st-marks")
    table.give(0, "orator", "mentor", "advocate")
    enter(table, "st-marks").play("no-contract")
    assert "use 1" not in table.legal()


def test_the_last_contract_is_kept_without_choice_and_an_empty_pile_gives_none() -> None:
    """VEN-R10."""
    table = moored("st-marks")
    table.stack("orator")
    enter(table, "st-marks").play("use 1")
    assert table.state.hand[0] == 1 << CONTRACT_TEXTS.index("orator")
    assert table.state.end == 1
    table = moored("st-marks")
    table.stack()
    assert "use 1" not in enter(table, "st-marks").legal()


# ---- tiles ----


@pytest.mark.parametrize(
    ("tile", "load"),
    [
        *((tile, (1, 0, 0)) for tile in ("market", "monastery", "small-council", "warehouse")),
        *((tile, (0, 1, 0)) for tile in ("harbour", "consulate", "library", "senate")),
        *((tile, (0, 0, 1)) for tile in ("church", "court", "mint", "council-of-ten")),
    ],
)
def test_the_first_effect_gives_a_cube(tile: str, load: tuple[int, ...]) -> None:
    """VEN-125, VEN-126, VEN-127, VEN-128 ceramic, VEN-129 to VEN-132 cloth, VEN-133 to VEN-136 silver."""
    table = enter(moored(tile, 1), tile)
    assert table.legal() == ["use 1", "finish"]
    table.play("use 1")
    assert table.carries(0, 1) == load


def test_market_two_gives_two_cubes_of_any_kinds_for_a_coin() -> None:
    """VEN-125."""
    table = enter(moored("market"), "market").play("use 2")
    assert len(table.legal()) == 6
    table.play("pair cloth silver")
    assert (table.carries(0, 1), table.state.coins[0]) == ((0, 1, 1), 9)


def test_market_three_and_four_give_coins_for_a_cube_and_points_for_coins() -> None:
    """VEN-125."""
    table = enter(moored("market", silver=1, cloth=1), "market").play("use 3", "sell silver")
    assert (table.carries(0, 1), table.state.coins[0]) == ((0, 1, 0), 14)
    table.play("use 4")
    assert (table.points(0), table.state.coins[0]) == (5, 9)


def test_monastery() -> None:
    """VEN-126: scrolls, an influence card, points."""
    table = enter(moored("monastery"), "monastery").play("use 2", "use 4")
    assert (table.state.scrolls[0], table.points(0)) == (5, 2)
    table.play("use 3")
    assert table.decision == "keep-influence"


def test_small_council() -> None:
    """VEN-127: council, intrigue, points for fulfilled contracts, archived ones included."""
    table = moored("small-council")
    table.lay(0, "scriptorium", "orator")
    table.state.archived[0] = 1 << CONTRACT_TEXTS.index("advocate")
    enter(table, "small-council").play("use 2", "use 3", "use 4")
    assert (table.state.council[0], table.state.intrigue[0], table.points(0)) == (1, 2, 3)


def test_warehouse() -> None:
    """VEN-128: any cubes become others; coins; points. Unchanged is not offered."""
    table = enter(moored("warehouse", ceramic=2), "warehouse").play("use 2")
    assert len(table.legal()) == 5
    assert "cubes 2 0 0" not in table.legal()
    table.play("cubes 0 1 1", "use 3", "use 4")
    assert (table.carries(0, 1), table.state.coins[0], table.points(0)) == ((0, 1, 1), 13, 2)


def test_harbour() -> None:
    """VEN-129: coins, a coin and a point, a point for each cube given."""
    table = enter(moored("harbour", ceramic=2, silver=1), "harbour").play("use 2", "use 3", "use 4")
    assert table.state.coins[0] == 13
    assert len(table.legal()) == 5
    table.play("cubes 2 0 1")
    assert (table.points(0), table.carries(0, 1)) == (4, (0, 0, 0))


def test_consulate() -> None:
    """VEN-130: a card for a coin and intrigue; a point; four points with four cards, one just drawn (VEN-R2)."""
    table = moored("consulate")
    table.cards(0, "testimony", "overtime", "hire-spy")
    table.turn().play("no-card", "gondolier first", "sail consulate", "moor")
    assert "use 4" not in table.legal()
    table.play("use 2")
    assert (table.state.coins[0], table.state.intrigue[0]) == (9, 4)
    table.play(table.legal()[0])
    table.play("use 4", "use 3")
    assert table.points(0) == 5


def test_library() -> None:
    """VEN-131."""
    table = enter(moored("library"), "library").play("use 2", "use 3", "use 4")
    assert (table.state.scrolls[0], table.state.intrigue[0], table.points(0)) == (7, 1, 1)


def test_senate() -> None:
    """VEN-132."""
    table = enter(moored("senate"), "senate").play("use 2", "use 3", "use 4")
    assert (table.state.scrolls[0], table.points(0)) == (6, 3)
    assert [int(n) for n in table.state.intrigue] == [4, 1, 1]


def test_church() -> None:
    """VEN-133: losing intrigue, and losing it for points; without intrigue the price is missing (VEN-R15)."""
    table = enter(moored("church"), "church").play("use 2", "use 3", "use 4")
    assert (table.state.intrigue[0], table.points(0)) == (0, 3)
    table = moored("church")
    table.state.intrigue[0] = 0
    assert enter(table, "church").legal() == ["use 1", "finish"]


def test_court() -> None:
    """VEN-134: intrigue for the others, a card, five points for three scrolls."""
    table = enter(moored("court"), "court").play("use 2", "use 4")
    assert (table.state.scrolls[0], table.points(0)) == (0, 5)
    assert [int(n) for n in table.state.intrigue] == [3, 1, 1]
    table.play("use 3")
    assert table.decision == "keep-influence"


def test_mint() -> None:
    """VEN-135."""
    table = enter(moored("mint"), "mint").play("use 2", "use 3", "use 4")
    assert (table.state.coins[0], table.state.intrigue[0], table.points(0)) == (20, 5, 1)


def test_council_of_ten() -> None:
    """VEN-136: a point for each other player with more intrigue; a bridge or two points; three intrigue less."""
    table = moored("council-of-ten", seats=4)
    for seat, intrigue in enumerate((3, 4, 3, 6)):
        table.state.intrigue[seat] = intrigue
    enter(table, "council-of-ten").play("use 2", "use 4", "use 3")
    assert (table.points(0), table.state.intrigue[0]) == (2, 0)
    assert table.legal() == ["take bridge", "take points"]
    table.play("take points")
    assert table.points(0) == 4
    table = enter(moored("council-of-ten"), "council-of-ten").play("use 3", "take bridge")
    assert table.decision == "bridge"
    assert table.state.coins[0] == 10


def test_what_has_a_price_needs_it_in_full() -> None:
    """VEN-R15: two scrolls are not enough for the Court's fourth effect, nor no coin for the Market's second."""
    table = moored("court")
    table.state.scrolls[0] = 2
    assert "use 4" not in enter(table, "court").legal()
    table = moored("market")
    table.state.coins[0] = 0
    assert "use 2" not in enter(table, "market").legal()


def test_losing_intrigue_alone_works_down_to_zero() -> None:
    """VEN-R15."""
    table = moored("council-of-ten")
    table.state.intrigue[0] = 1
    enter(table, "council-of-ten").play("use 4")
    assert table.state.intrigue[0] == 0


def test_effects_without_result_are_not_offered() -> None:
    """VEN-R16: intrigue at 0, counts of 0, scrolls at 10, the last council field, no bridge, card or cube left."""
    table = moored("small-council")
    table.state.intrigue[0] = 0
    table.state.council[0] = 20
    assert enter(table, "small-council").legal() == ["use 1", "finish"]
    table = moored("monastery")
    table.state.scrolls[0] = 10
    table.stack_cards()
    assert enter(table, "monastery").legal() == ["use 1", "use 4", "finish"]
    table = moored("council-of-ten")
    table.state.intrigue[0] = 8
    table.bridge(0, "market", "small-council")
    table.bridge(0, "court", "library")
    enter(table, "council-of-ten")
    assert table.legal() == ["use 1", "use 3", "use 4", "finish"]
    table.play("use 3")
    assert table.points(0) == 2, "the only possibility was taken without asking"
    table = moored("market", 1)
    table.state.cubes[0] = 0
    enter(table, "market")
    assert table.state.turn == 1, "the first effect has no cube, so nothing was asked"


def test_the_cubes_are_limited_and_the_coins_are_not() -> None:
    """VEN-R17: of a kind of which one is left only one is taken."""
    table = moored("market")
    table.state.cubes[1] = 1
    table.state.cubes[2] = 0
    enter(table, "market").play("use 2")
    assert table.legal() == ["pair ceramic ceramic", "pair ceramic cloth"]
    table = moored("mint")
    table.state.coins[0] = 900
    enter(table, "mint").play("use 2")
    assert table.state.coins[0] == 904


def test_intrigue_may_be_taken_at_the_cap() -> None:
    """VEN-R49: each one costs two points then."""
    table = moored("mint")
    table.state.intrigue[0] = 8
    enter(table, "mint").play("use 2")
    assert (table.state.coins[0], table.state.intrigue[0], table.points(0)) == (14, 8, -2)
