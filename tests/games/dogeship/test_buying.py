"""Buying material: SHIP-31 to SHIP-48 and SHIP-137."""

import pytest

from .positions import actor, at, barrier_with, decision, listen, options, pile, play, see, yard


def test_the_three_top_tiles_are_looked_at_and_one_of_them_is_bought() -> None:
    """SHIP-32, SHIP-36, SHIP-38: it is paid at once and lies in the yard."""
    state = at(2, ducats=[9], piles={"lower-stern": "ls5 ls2 ls7"})
    play(state, "field white3", "buy lower-stern")
    assert decision(state) == "take"
    assert [tile["tile"] for tile in see(state)["action"]["looked"]] == ["ls5", "ls2", "ls7"]  # type: ignore[index]
    assert options(state) == ["take ls2", "take ls5", "take ls7", "none"]
    play(state, "take ls5")
    assert yard(state) == ["ls5"]
    assert state.ducats[0] == 4
    assert actor(state) == 1


def test_the_tiles_not_bought_go_beneath_the_pile_in_the_order_drawn() -> None:
    """SHIP-32, SHIP-39, SHIP-R2."""
    state = at(2, piles={"gondola": "g11 g03 g01 g14"})
    play(state, "field green1", "buy gondola", "take g03")
    found = pile(state, "gondola")
    assert found[0] == "g14"
    assert found[-2:] == ["g11", "g01"]
    assert len(found) == 13


def test_a_short_pile_is_looked_at_as_far_as_it_goes() -> None:
    """SHIP-33."""
    state = at(3, yards=["", "ls3 ls4", "ls5 ls2"], piles={"lower-stern": "ls7 ls6"})
    play(state, "field white3", "buy lower-stern")
    assert options(state) == ["take ls6", "take ls7", "none"]
    assert play(state, "take ls6").size[0] == 1
    assert pile(state, "lower-stern") == ["ls7"]


def test_nothing_can_be_bought_from_an_empty_pile() -> None:
    """SHIP-34."""
    state = at(3, yards=["ls7 ls6", "ls3 ls4", "ls5 ls2"])
    play(state, "discard", "field white3")
    assert options(state) == [f"buy {zone}" for zone in ("lower-mid", "lower-bow", "upper-stern", "upper-mid", "upper-bow")] + ["stop"]


def test_where_all_piles_in_question_are_empty_nothing_is_asked() -> None:
    """SHIP-34, SHIP-R33."""
    gondolas = [f"g{n:02}" for n in range(1, 15)]
    state = at(3, yards=[" ".join(gondolas[:5]), " ".join(gondolas[5:10]), " ".join(gondolas[10:])])
    heard = listen(state)
    play(state, "field green1")
    assert heard == ["chosen 0 green1 0"]
    assert actor(state) == 1


def test_any_galley_pile_may_be_bought_from() -> None:
    """SHIP-35, SHIP-R22: also of a section that is full or not yet reached."""
    state = play(at(2, galley=("ls2 ls3 lm2", "")), "field white3")
    assert [move for move in options(state) if move.startswith("buy")] == [
        *("buy lower-stern", "buy lower-mid", "buy lower-bow"),
        *("buy upper-stern", "buy upper-mid", "buy upper-bow"),
    ]
    play(state, "buy lower-stern", "take ls4")
    assert yard(state) == ["ls4"]


@pytest.mark.parametrize(("ducats", "takes"), [(1, []), (2, ["take ls2"]), (5, ["take ls2", "take ls5"]), (7, ["take ls2", "take ls5", "take ls7"])])
def test_only_tiles_that_can_be_paid_can_be_bought(ducats: int, takes: list[str]) -> None:
    """SHIP-36, SHIP-37."""
    state = at(2, ducats=[ducats], piles={"lower-stern": "ls5 ls2 ls7"})
    heard = listen(state)
    play(state, "field white3", "buy lower-stern")
    if takes:
        assert options(state) == [*takes, "none"]
    else:  # SHIP-R34, SHIP-R33: looking is allowed, and then there is nothing to ask
        assert heard[1:] == ["looked 0 ls5 ls2 ls7", "declined 0"]
        assert actor(state) == 1
        assert pile(state, "lower-stern")[-3:] == ["ls5", "ls2", "ls7"]


def test_who_has_no_ducats_may_still_look_and_take_what_is_free() -> None:
    """SHIP-R34, SHIP-36."""
    state = at(2, ducats=[0], piles={"gondola": "g09 g03 g10"})
    play(state, "field green1", "buy gondola")
    assert options(state) == ["take g03", "none"]


def test_a_seat_may_decline_after_looking_and_all_tiles_go_back() -> None:
    """SHIP-40, SHIP-R31."""
    state = play(at(2, piles={"barrier": "b05 b01 b09"}), "field red2", "buy barrier", "none")
    assert pile(state, "barrier")[-3:] == ["b05", "b01", "b09"]
    assert yard(state) == []
    assert state.ducats[0] == 12


def test_a_seat_may_decline_to_look() -> None:
    """SHIP-41: nothing is revealed."""
    state = at(2, piles={"barrier": "b05 b01 b09"})
    heard = listen(state)
    play(state, "field red2", "stop")
    assert heard == ["chosen 0 red2 0"]
    assert pile(state, "barrier")[:3] == ["b05", "b01", "b09"]
    assert see(state)["piles"][6]["fresh"] == 26


def test_a_purchase_is_used_up_once_its_tiles_were_looked_at() -> None:
    """SHIP-137, SHIP-R31: after one of two items the action is over, with "+" the other item is left."""
    state = play(at(2), "field green5", "buy barrier", "none")
    assert actor(state) == 1
    state = play(at(2), "field red5", "buy gondola", "none")
    assert decision(state) == "buy"
    assert "buy gondola" not in options(state)
    play(state, "buy upper-bow", "none")
    assert actor(state) == 1


def test_with_one_of_two_items_only_one_purchase_is_made() -> None:
    """SHIP-31, SHIP-48."""
    state = play(at(2, piles={"gondola": "g01"}), "field white1")
    assert options(state) == ["buy barrier", "buy gondola", "stop"]
    play(state, "buy gondola", "take g01")
    assert actor(state) == 1


def test_with_plus_each_item_may_be_bought_once_in_either_order() -> None:
    """SHIP-31, SHIP-47, SHIP-R5, SHIP-R21."""
    state = play(at(2, piles={"gondola": "g01", "lower-stern": "ls2"}), "field red5", "buy gondola", "take g01")
    assert [move for move in options(state) if "gondola" in move] == []
    play(state, "buy lower-stern", "take ls2")
    assert yard(state) == ["g01", "ls2"]
    assert actor(state) == 1
    state = play(at(2, piles={"gondola": "g01", "lower-stern": "ls2"}), "field red5", "buy lower-stern", "take ls2", "buy gondola", "take g01")
    assert yard(state) == ["ls2", "g01"]
    assert actor(state) == 1


def test_stop_at_the_first_decision_of_a_plus_field_ends_the_action() -> None:
    """SHIP-41."""
    assert actor(play(at(2), "field red5", "stop")) == 1


def test_stop_after_the_first_purchase_leaves_it_at_that() -> None:
    """SHIP-41: partly carried out."""
    state = play(at(2, piles={"gondola": "g01"}), "field red5", "buy gondola", "take g01", "stop")
    assert yard(state) == ["g01"]
    assert actor(state) == 1


def test_a_yard_holds_five_tiles_and_who_wants_more_gives_one_up_first() -> None:
    """SHIP-42, SHIP-44, SHIP-46: beneath its pile, before looking, without a refund."""
    state = at(2, ducats=[5], yards=["ls2 b01 b02 g01 g02"], piles={"gondola": "g03 g04 g05"})
    heard = listen(state)
    play(state, "field green1", "buy gondola")
    assert decision(state) == "give-up"
    assert options(state) == ["give-up ls2", "give-up b01", "give-up b02", "give-up g01", "give-up g02"]
    assert not [text for text in heard if text.startswith("looked")]
    play(state, "give-up ls2")
    assert pile(state, "lower-stern")[-1] == "ls2"
    assert state.ducats[0] == 5
    play(state, "take g03")
    assert yard(state) == ["b01", "b02", "g01", "g02", "g03"]


def test_a_tile_given_up_stays_so_if_nothing_is_bought() -> None:
    """SHIP-46, SHIP-R3."""
    state = play(at(2, yards=["b03 b01 b02 g01 g02"]), "field green1", "buy gondola", "give-up b01", "none")
    assert yard(state) == ["b03", "b02", "g01", "g02"]


def test_a_tile_given_up_to_a_very_short_pile_may_be_drawn_again() -> None:
    """SHIP-R3: it lies there before the three are drawn."""
    state = at(2, galley=("ls2 ls3", "us2 us3"), yards=["ls4 ls5", "ls6"])
    play(state, "field white3", "buy lower-stern", "give-up ls4")
    assert options(state) == ["take ls4", "take ls7", "none"]


def test_with_two_galley_tiles_one_of_these_makes_room_for_another() -> None:
    """SHIP-43, SHIP-45, SHIP-R4: also in a yard that is not full, and only a galley tile."""
    state = play(at(2, yards=["ls2 lm4 b01"]), "field white3", "buy upper-bow")
    assert options(state) == ["give-up ls2", "give-up lm4"]
    play(state, "give-up lm4", "take ub2")
    assert yard(state) == ["ls2", "b01", "ub2"]


def test_giving_up_a_galley_tile_is_enough_in_a_full_yard() -> None:
    """SHIP-45: it satisfies SHIP-44 as well."""
    state = play(at(2, yards=["ls2 lm4 g01 g02 g03"]), "field white3", "buy upper-bow")
    assert options(state) == ["give-up ls2", "give-up lm4"]
    play(state, "give-up ls2", "take ub2")
    assert yard(state) == ["lm4", "g01", "g02", "g03", "ub2"]


def test_a_full_yard_with_one_galley_tile_gives_up_any_tile_for_another() -> None:
    """SHIP-44."""
    state = play(at(2, yards=["ls2 b01 g01 g02 g03"]), "field white3", "buy upper-bow")
    assert options(state) == ["give-up ls2", "give-up b01", "give-up g01", "give-up g02", "give-up g03"]


def test_two_galley_tiles_do_not_stand_in_the_way_of_a_gondola() -> None:
    """SHIP-43, SHIP-44."""
    assert decision(play(at(2, yards=["ls2 lm4"]), "field green1", "buy gondola")) == "take"


def test_tiles_cannot_be_given_up_without_buying() -> None:
    """SHIP-R32."""
    state = at(2, yards=["ls2 b01 g01 g02 g03"])
    assert not [move for move in options(state) if move.startswith("give-up")]


def test_tiles_that_were_looked_at_are_known_to_all_with_their_place() -> None:
    """SHIP-R1."""
    state = play(at(3, piles={"barrier": "b05 b01 b09 b11"}), "field red2", "buy barrier")
    for seat in (-1, 1, 2):
        assert [tile["tile"] for tile in see(state, seat)["action"]["looked"]] == ["b05", "b01", "b09"]  # type: ignore[index]
    play(state, "take b01")
    for seat in (-1, 1, 2):
        view = see(state, seat)["piles"][6]
        assert (view["fresh"], view["beneath"]) == (23, ["b05", "b09"])
        assert see(state, seat)["seats"][0]["yard"][0]["tile"] == "b01"


def test_a_bonus_purchase_and_the_action_are_two_purchases() -> None:
    """SHIP-R36, SHIP-74: the second looks at the pile as the first left it."""
    state = at(2, stacks=[barrier_with("buy", "buy", "gondola")], piles={"gondola": "g01 g02 g03 g04 g05 g06"})
    play(state, "field green1", "buy gondola")
    assert options(state) == ["take g01", "take g02", "take g03", "none"]
    play(state, "take g01", "buy gondola")
    assert options(state) == ["take g04", "take g05", "take g06", "none"]


def test_the_price_is_the_one_printed_on_the_tile() -> None:
    """SHIP-36: 0 or 1 for gondolas and barriers, 2 to 7 for parts."""
    parts = at(2).parts
    assert {int(parts.cost[tile]) for tile in range(36)} == {2, 3, 4, 5, 6, 7}
    assert {int(parts.cost[tile]) for tile in range(36, 76)} == {0, 1}
    state = play(at(2, piles={"gondola": "g11 g01"}), "field green1", "buy gondola", "take g11")
    assert state.ducats[0] == 12 - int(parts.cost[62 + 10])
