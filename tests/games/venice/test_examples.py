"""The rulebook's worked examples with three players, turn by turn: Blue is seat 0, Violet 1, Orange 2."""

from typing import Any

import pytest

from tests.games.venice.positions import Table

BLUE, VIOLET, ORANGE = 0, 1, 2


@pytest.fixture(scope="module")
def course() -> dict[str, dict[str, Any]]:
    """All eight turns in a row, with what can be seen after each."""
    table = Table(3, "favour").ready()
    state = table.state
    for seat, (first, second) in enumerate((("market", "council-of-ten"), ("mint", "church"), ("court", "library"))):
        table.moor(seat, 1, first)
        table.moor(seat, 2, second)
        state.coins[seat] = 20
        state.scrolls[seat] = 1
        state.gondolier[seat] = 1
    for colour, tile in ((0, "market"), (0, "council-of-ten"), (0, "small-council"), (1, "mint"), (1, "church"), (2, "court"), (2, "library")):
        table.assistant(colour, tile, 1)
    state.favour[VIOLET] = state.favour[ORANGE] = 0
    table.load(BLUE, 1, ceramic=1)
    table.load(ORANGE, 1, silver=1)
    table.load(ORANGE, 2, cloth=1)
    table.give(ORANGE, "mixed-cargo")
    table.give(BLUE, "tax-privilege")
    seen: dict[str, dict[str, Any]] = {}

    def note(turn: str) -> None:
        seen[turn] = {
            "coins": [int(n) for n in state.coins],
            "points": [table.points(seat) for seat in range(3)],
            "scrolls": [int(n) for n in state.scrolls],
            "intrigue": [int(n) for n in state.intrigue],
            "council": [int(n) for n in state.council],
            "loads": [[table.carries(seat, number) for number in (1, 2)] for seat in range(3)],
            "fields": {
                tile: [table.field(colour, tile) for colour in range(3)] for tile in ("mint", "council-of-ten", "harbour", "warehouse", "court", "market")
            },
        }

    note("start")
    table.turn(BLUE)
    table.play("gondolier first", "sail small-council", "pass", "use 1", "sail harbour", "moor", "no-contract", "use 1")
    note("blue 1")
    table.play("gondolier first", "sail harbour", "pass").play("scroll", seat=BLUE).play("intrigue", seat=VIOLET)
    table.play("sail great-council", "moor", "use 1", "use 2", "bridge church great-council")
    note("violet 1")
    table.play("gondolier first", "sail library", "cubes 0 1 1", "use 1", "moor", "fulfil mixed-cargo", "use 1")
    note("orange 1")
    state.gondolier[BLUE] = 0
    table.play("gondolier first", "sail mint", "favour-scrolls", "moor", "fulfil tax-privilege", "use 1")
    note("blue 2")
    table.play("gondolier second", "sail mint", "pass").play("intrigue", seat=BLUE).play("intrigue", seat=VIOLET)
    table.play("use 1", "use 2", "sail council-of-ten", "moor", "use 1")
    note("violet 2")
    table.play("gondolier second", "sail court", "moor", "use 1", "use 2")
    note("orange 2")
    table.play("gondolier second", "sail small-council", "pass", "use 1", "sail market", "moor", "use 1", "use 2", "pair cloth silver")
    note("blue 3")
    table.play("gondolier first", "sail church", "pass", "use 1", "sail mint", "moor", "use 1", "use 2", "finish")
    note("violet 3")
    return seen


def changed(course: dict[str, dict[str, Any]], before: str, after: str, what: str, seat: int) -> int:
    """How much a number of a seat has changed."""
    return int(course[after][what][seat] - course[before][what][seat])


def test_blue_passes_the_small_council_and_moors_at_the_harbour(course: dict[str, dict[str, Any]]) -> None:
    """Example 1: VEN-30, VEN-32, VEN-37, VEN-50."""
    assert changed(course, "start", "blue 1", "coins", BLUE) == -2
    assert course["blue 1"]["loads"][BLUE][0] == (2, 1, 0)
    assert course["blue 1"]["fields"]["harbour"] == [1, 0, 0]


def test_violet_meets_blue_and_visits_the_great_council(course: dict[str, dict[str, Any]]) -> None:
    """Example 2: VEN-38, VEN-68, VEN-88, VEN-89."""
    assert changed(course, "blue 1", "violet 1", "coins", VIOLET) == -5
    assert course["violet 1"]["intrigue"] == [0, 1, 0]
    assert course["violet 1"]["scrolls"] == [0, 1, 1]
    assert course["violet 1"]["council"] == [0, 3, 0]


def test_orange_takes_cubes_from_the_own_gondola_and_fulfils_a_contract(course: dict[str, dict[str, Any]]) -> None:
    """Example 3: VEN-71, VEN-R1, VEN-47, VEN-99, VEN-100."""
    assert changed(course, "violet 1", "orange 1", "coins", ORANGE) == 3
    assert course["orange 1"]["points"] == [0, 0, 5]
    assert course["orange 1"]["scrolls"] == [0, 1, 0]
    assert course["orange 1"]["loads"][ORANGE] == [(1, 0, 0), (0, 0, 0)]


def test_blue_stays_turns_the_favour_card_and_fulfils_a_contract(course: dict[str, dict[str, Any]]) -> None:
    """Example 4: VEN-27, VEN-53, VEN-122."""
    assert changed(course, "orange 1", "blue 2", "coins", BLUE) == 2
    assert course["blue 2"]["points"] == [5, 0, 5]
    assert course["blue 2"]["scrolls"] == [1, 1, 0]
    assert course["blue 2"]["fields"]["mint"] == [1, 2, 0]
    assert course["blue 2"]["loads"][BLUE][0] == (0, 0, 1)


def test_violet_gathers_intrigue_and_moors_on_blue(course: dict[str, dict[str, Any]]) -> None:
    """Example 5: VEN-43, VEN-45."""
    assert course["violet 2"]["intrigue"] == [1, 3, 0]
    assert changed(course, "blue 2", "violet 2", "coins", VIOLET) == 3
    assert course["violet 2"]["points"] == [6, 0, 5]
    assert course["violet 2"]["loads"][VIOLET][1] == (0, 0, 2)
    assert course["violet 2"]["fields"]["council-of-ten"] == [2, 1, 0]


def test_orange_gives_the_others_intrigue_at_the_court(course: dict[str, dict[str, Any]]) -> None:
    """Example 6: VEN-51, VEN-134."""
    assert course["orange 2"]["intrigue"] == [2, 4, 0]
    assert course["orange 2"]["fields"]["court"] == [0, 0, 2]
    assert changed(course, "violet 2", "orange 2", "coins", ORANGE) == 0


def test_blue_buys_cubes_at_the_market(course: dict[str, dict[str, Any]]) -> None:
    """Example 7: VEN-125."""
    assert changed(course, "orange 2", "blue 3", "coins", BLUE) == -2
    assert course["blue 3"]["loads"][BLUE][1] == (2, 1, 1)
    assert course["blue 3"]["fields"]["market"] == [2, 0, 0]


def test_violet_passes_her_own_bridge_and_leaves_an_effect_out(course: dict[str, dict[str, Any]]) -> None:
    """Example 8: VEN-62, VEN-82; Blue scores again for the gondola at the Mint."""
    assert changed(course, "blue 3", "violet 3", "coins", VIOLET) == 4
    assert course["violet 3"]["intrigue"] == [2, 5, 0]
    assert course["violet 3"]["points"] == [7, 0, 5]
    assert course["violet 3"]["fields"]["mint"] == [1, 3, 0]


def test_with_anothers_bridge_violet_would_have_gained_intrigue() -> None:
    """Example 8: VEN-83."""
    table = Table().ready()
    table.moor(VIOLET, 1, "great-council")
    table.bridge(BLUE, "great-council", "church")
    table.turn(VIOLET).play("gondolier first", "sail church")
    assert table.state.intrigue[VIOLET] == 1


@pytest.mark.parametrize("seat", range(4))
def test_the_church_gives_each_what_the_own_field_allows(seat: int) -> None:
    """Example 9: VEN-61."""
    table = Table(4).ready()
    table.moor(3, 1, "senate")
    for colour in range(4):
        table.assistant(colour, "church", colour + 1)
        table.state.intrigue[colour] = 3
    table.moor(seat, 1, "mint")
    table.turn(seat).play("gondolier first", "sail church", "pass")
    assert table.legal() == [*(f"use {n + 1}" for n in range(seat + 1)), "finish"]


def test_sharing_a_dock_with_two_gondolas() -> None:
    """Example 10: VEN-43."""
    table = Table().ready()
    table.moor(VIOLET, 1, "small-council")
    table.moor(ORANGE, 1, "small-council")
    table.turn(BLUE).play("gondolier first", "sail small-council", "moor")
    assert [table.points(seat) for seat in range(3)] == [0, 2, 1]


def test_a_tie_for_first_on_the_council_track_of_two() -> None:
    """Example 11: VEN-169."""
    table = Table(2).ready()
    table.state.council[0] = table.state.council[1] = 6
    table.state.coins[0] = table.state.coins[1] = 0
    table.score()
    assert [table.points(seat) for seat in range(2)] == [5, 5]


def test_starting_coins_of_five_players() -> None:
    """Example 12: VEN-15."""
    table = Table(5, first=3)
    assert [int(table.state.coins[table.state.seat_at(place)]) for place in range(5)] == [6, 8, 10, 12, 14]
