"""Completing gondolas and galley parts: SHIP-49 to SHIP-67."""

import pytest

from .positions import actor, at, decision, deck, listen, options, pile, play, see, yard


def test_one_of_two_items_is_completed() -> None:
    """SHIP-49."""
    state = play(at(2, yards=["ls2 g01"]), "field red3")
    assert options(state) == ["complete ls2", "complete g01", "stop"]
    play(state, "complete g01")
    assert actor(state) == 1


def test_a_single_item_is_completed_once() -> None:
    """SHIP-49, SHIP-50: it costs nothing beyond the surcharge."""
    state = play(at(2, dice="green1", ducats=[5], yards=["b02 b01 ls2"]), "field green2")
    assert options(state) == ["complete b01", "complete b02", "stop"]
    play(state, "complete b02")
    assert state.ducats[0] == 4
    assert actor(state) == 1


def test_with_plus_both_items_may_be_completed_in_either_order() -> None:
    """SHIP-49, SHIP-53, SHIP-R21."""
    state = play(at(2, yards=["b02 ls2"]), "field green6", "complete ls2")
    assert options(state) == ["complete b02", "stop"]
    play(state, "complete b02")
    assert yard(state) == []
    state = play(at(2, yards=["b02 ls2"]), "field green6", "complete b02")
    assert options(state) == ["complete ls2", "stop"]


def test_with_plus_the_same_item_is_not_completed_twice() -> None:
    """SHIP-49: each of the items once."""
    state = play(at(2, yards=["b02 b03 ls2"]), "field green6", "complete b02")
    assert options(state) == ["complete ls2", "stop"]


def test_completing_may_be_done_partly_or_not_at_all() -> None:
    """SHIP-52."""
    state = play(at(2, yards=["b02 ls2"]), "field green6", "stop")
    assert (yard(state), actor(state)) == (["b02", "ls2"], 1)
    state = play(at(2, yards=["b02 ls2"]), "field green6", "complete b02", "stop")
    assert (yard(state), actor(state)) == (["ls2"], 1)


def test_only_tiles_of_the_own_yard_can_be_completed_and_they_leave_it() -> None:
    """SHIP-51."""
    state = play(at(2, yards=["g01 b01 g02", "g03"]), "field white2")
    assert options(state) == ["complete g01", "complete g02", "stop"]
    play(state, "complete g01")
    assert yard(state) == ["b01", "g02"]


def test_a_part_for_which_nothing_can_be_done_is_not_asked_for() -> None:
    """SHIP-R33: the second half of "+" with no tile for it."""
    state = play(at(2, yards=["b02"]), "field green6", "complete b02")
    assert actor(state) == 1


def test_a_tile_bought_in_the_turn_before_may_be_completed() -> None:
    """SHIP-54."""
    state = play(at(2, piles={"gondola": "g03"}), "field green1", "buy gondola", "take g03", "discard", "field white2", "complete g03")
    assert state.ducats[0] == 12 + 4


def test_a_gondola_brings_its_ducats_or_approvals_and_goes_back_beneath_its_pile() -> None:
    """SHIP-55, SHIP-56."""
    state = at(2, ducats=[0], yards=["g03 g12"])
    play(state, "field white2", "complete g03")
    assert state.ducats[0] == 4
    assert pile(state, "gondola")[-1] == "g03"
    play(state, "discard", "field red3", "complete g12")
    assert state.approvals[0] == 2
    assert pile(state, "gondola")[-2:] == ["g03", "g12"]


# ---- parts of the galley ----


def completes(state_of: dict[str, object], tiles: str) -> list[str]:
    """Which of these tiles a complete field for parts offers."""
    state = play(at(2, yards=[tiles], **state_of), "field white5")  # type: ignore[arg-type]
    return [move.split()[1] for move in options(state) if move.startswith("complete")] if actor(state) == 0 else []


def test_each_deck_is_built_from_the_stern_without_gaps() -> None:
    """SHIP-57: the next place is the first free one."""
    state = play(at(2, yards=["ls2"]), "field white5", "complete ls2")
    assert deck(state, 0) == ["ls2"]
    assert see(state)["galley"]["decks"][0]["next"] == "lower-stern"
    state = play(at(2, galley=("ls3", ""), yards=["ls2"]), "field white5", "complete ls2")
    assert deck(state, 0) == ["ls3", "ls2"]
    assert see(state)["galley"]["decks"][0]["next"] == "lower-mid"


def test_an_upper_part_needs_the_place_below_it() -> None:
    """SHIP-58."""
    assert completes({}, "us2") == []
    assert completes({"galley": ("ls2", "")}, "us2") == ["us2"]
    assert completes({"galley": ("ls2", "us3")}, "us2") == []
    assert completes({"galley": ("ls2 ls3", "us3")}, "us2") == ["us2"]


@pytest.mark.parametrize(
    ("galley", "fits"),
    [
        (("", ""), ["ls4"]),
        (("ls2", ""), ["ls4"]),
        (("ls2 ls3", ""), ["lm4"]),
        (("ls2 ls3 lm2 lm3", ""), ["lb4"]),
    ],
)
def test_a_tile_fits_only_in_its_own_section_of_the_lower_deck(galley: tuple[str, str], fits: list[str]) -> None:
    """SHIP-59."""
    assert completes({"galley": galley}, "ls4 lm4") + completes({"galley": galley}, "lb4") == fits


@pytest.mark.parametrize(("upper", "fits"), [("", "us4"), ("us2 us3", "um4"), ("us2 us3 um2 um3", "ub4")])
def test_a_tile_fits_only_in_its_own_section_of_the_upper_deck(upper: str, fits: str) -> None:
    """SHIP-59."""
    lower = "ls2 ls3 lm2 lm3 lb2 lb3"
    assert completes({"galley": (lower, upper)}, "us4 um4") + completes({"galley": (lower, upper)}, "ub4") == [fits]


def test_the_lower_deck_may_run_ahead_of_the_upper_one() -> None:
    """SHIP-60: by any number of places, to its end."""
    assert completes({"galley": ("ls2 ls3 lm2 lm3 lb2", "")}, "lb4") == ["lb4"]
    galley = see(at(2, galley=("ls2 ls3 lm2 lm3 lb2 lb3", "")))["galley"]
    assert [deck["next"] for deck in galley["decks"]] == [None, "upper-stern"]


def scored(doge: str, tile: str) -> tuple[int, int]:
    """Points and approvals of a part of the lower stern under a Doge tile."""
    state = play(at(2, doge=doge, yards=[tile]), "field white5", f"complete {tile}")
    return int(state.points_of(0)), int(state.approvals[0])


def test_a_part_brings_its_printed_points_and_its_indicators() -> None:
    """SHIP-61, SHIP-62: a colour shown twice counts twice."""
    state = play(at(2, doge="d15", yards=["ls5"]), "field white5", "complete ls5")
    parts = state.breakdown(0)
    assert (parts["parts"], parts["indicators"]) == (2, 2 * 3 - 1 - 2)


def test_indicators_may_cost_points_even_below_nothing() -> None:
    """SHIP-63, SHIP-R11."""
    state = at(2, doge="d11", points=[0], yards=["ls2"])
    play(state, "field white5", "complete ls2")
    assert state.points_of(0) == 3 - 1 - 1
    state = at(2, doge="d08", points=[-5], yards=["us2"], galley=("ls3", ""))
    play(state, "field white5", "complete us2")
    assert state.points_of(0) == -5 + 1 + 3 + 3 - 2 - 2


@pytest.mark.parametrize(
    ("tile", "doge", "approvals"),
    [("ls2", "d12", 0), ("ls5", "d12", 1), ("ls2", "d02", 1), ("ls5", "d02", 2)],
)
def test_symbol_and_purple_zone_bring_an_approval_each(tile: str, doge: str, approvals: int) -> None:
    """SHIP-64, SHIP-65, SHIP-66: d02 favours the lower stern, d12 does not."""
    assert scored(doge, tile)[1] == approvals


def test_the_tile_that_is_current_at_completion_counts() -> None:
    """SHIP-R28, SHIP-18."""
    state = at(2, doge="d02", doges="d15 d16", yards=["ls5"])
    play(state, "field green4", "keep d15", "put bottom", "discard", "field white5", "complete ls5")
    assert state.points_of(0) == 2 + 2 * 3 - 1 - 2


def test_the_galley_belongs_to_nobody() -> None:
    """SHIP-67: the view names no builder, and another seat may go on."""
    state = play(at(2, yards=["ls2", "ls3"]), "field white5", "complete ls2", "field red3", "complete ls3")
    assert deck(state, 0) == ["ls2", "ls3"]
    assert "seat" not in see(state)["galley"]["decks"][0]["parts"][0]


def test_the_part_is_told_with_its_points_and_approvals() -> None:
    """SHIP-61 to SHIP-65: what the log says."""
    state = at(2, doge="d02", yards=["ls5"])
    heard = listen(state)
    play(state, "field white5", "complete ls5")
    assert heard == ["chosen 0 white5 0", "part 0 ls5 4 2"]  # 2 + blue 1 + blue 1 + green -1 + red 1


def test_a_bonus_part_comes_first_and_places_are_judged_anew() -> None:
    """SHIP-R35, SHIP-75: two tiles of the galley, the second fits only after the first."""
    state = at(2, galley=("ls2", ""), yards=["ls3 lm2"], stacks=["b25"])
    play(state, "field white5")
    assert options(state) == ["complete ls3", "stop"]
    play(state, "complete ls3")
    assert options(state) == ["complete lm2", "stop"]
    play(state, "complete lm2")
    assert deck(state, 0) == ["ls2", "ls3", "lm2"]
    assert decision(state) == "turn"
