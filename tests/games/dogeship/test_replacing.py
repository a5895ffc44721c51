"""Replacing a galley part: SHIP-88 to SHIP-95 and SHIP-140."""

import pytest

from .positions import actor, at, decision, deck, fields, finish_round, listen, options, pile, play, see, yard


def test_a_part_is_demolished_and_another_completed_in_its_place() -> None:
    """SHIP-88, SHIP-95, SHIP-R8: the old tile goes beneath the pile of its type."""
    state = at(2, galley=("ls2 ls3", "us2"), yards=["ls4"])
    heard = listen(state)
    play(state, "field red6")
    assert deck(state, 0) == ["ls2", "ls4"]
    assert pile(state, "lower-stern")[-1] == "ls3"
    assert yard(state) == []
    assert heard[1].startswith("replaced 0 ls3 ls4 ")


def test_with_two_tiles_that_fit_it_is_asked_which() -> None:
    """SHIP-88, SHIP-R33: with a single one it is not; it cannot be declined (SHIP-92)."""
    state = play(at(2, galley=("ls2 ls3", "us2"), yards=["us4 ls4"]), "field red6")
    assert decision(state) == "replace"
    assert options(state) == ["replace ls4", "replace us4"]
    play(state, "replace us4")
    assert (deck(state, 0), deck(state, 1)) == (["ls2", "ls3"], ["us4"])
    assert actor(state) == 1


def test_only_the_last_part_of_a_deck_can_be_demolished() -> None:
    """SHIP-89: the stern is no longer in reach when the mid section has begun."""
    assert "red6" not in fields(at(2, galley=("ls2 ls3 lm2", ""), yards=["ls4"]))
    assert "red6" in fields(at(2, galley=("ls2 ls3 lm2", ""), yards=["lm4"]))


def test_a_lower_part_with_one_above_it_cannot_be_demolished() -> None:
    """SHIP-90."""
    assert "red6" not in fields(at(2, galley=("ls2", "us2"), yards=["ls4"]))
    assert "red6" in fields(at(2, galley=("ls2 ls3", "us2"), yards=["ls4"]))
    assert see(at(2, galley=("ls2", "us2")))["galley"]["decks"][0]["last"] is None


def test_the_new_tile_must_be_of_the_zone_of_the_place() -> None:
    """SHIP-91."""
    assert "red6" not in fields(at(2, galley=("ls2 ls3", ""), yards=["lm4 us4"]))


@pytest.mark.parametrize(("galley", "tiles"), [(("", ""), "ls4"), (("ls2", ""), ""), (("ls2", ""), "g01 b01")])
def test_who_cannot_replace_may_not_choose_the_field(galley: tuple[str, str], tiles: str) -> None:
    """SHIP-92, SHIP-R17."""
    assert "red6" not in fields(at(2, galley=galley, yards=[tiles]))


def test_a_replacing_part_scores_like_any_other_and_nobody_loses_anything() -> None:
    """SHIP-93, SHIP-94, SHIP-R9."""
    state = at(2, doge="d02", points=[0, 9], approvals=[0, 2], galley=("ls2", ""), yards=["ls5"])
    play(state, "field red6")
    assert (int(state.points_of(0)), int(state.approvals[0])) == (4, 2)
    assert (int(state.points_of(1)), int(state.approvals[1])) == (9, 2)


def test_replacing_fills_no_new_place_and_is_no_progress() -> None:
    """SHIP-140, SHIP-139."""
    state = at(2, galley=("ls2", ""), yards=["ls5"], idle=7)
    play(state, "field red6")
    assert see(state)["galley"]["filled"] == 1
    assert see(finish_round(state))["galley"]["idle"] == 8


def test_the_last_place_but_one_can_be_replaced_without_ending_the_match() -> None:
    """SHIP-140, SHIP-125."""
    lower, upper = "ls2 ls3 lm2 lm3 lb2 lb3", "us2 us3 um2 um3 ub2"
    state = play(at(2, galley=(lower, upper), yards=["ub4"]), "field red6")
    assert not state.over()
    assert deck(state, 1)[-1] == "ub4"


def test_a_tile_of_a_full_section_may_stay_and_replace() -> None:
    """SHIP-R42: while its place is the last of its deck and uncovered; it can also be given up."""
    state = at(2, galley=("ls2 ls3", ""), yards=["ls4 ls5"])
    assert "red6" in fields(state)
    assert [tile["buildable"] for tile in see(state)["seats"][0]["yard"]] == [False, False]  # type: ignore[typeddict-item]
    play(state, "field white3", "buy lower-mid")
    assert options(state) == ["give-up ls4", "give-up ls5"]
