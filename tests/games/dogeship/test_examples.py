"""The worked examples of the rulebook, SHIP-X1 to SHIP-X19, and one of the designer (SHIP-X18)."""

from .positions import actor, at, current, deck, end_round, fields, listen, options, pile, play, see, stack, yard


def board(colour: str, dice: str) -> list[int | None]:
    """The prices of a board."""
    return next([field["price"] for field in board["fields"]] for board in see(at(2, dice=dice))["boards"] if board["colour"] == colour)


def test_the_green_die_shows_four() -> None:
    """SHIP-X1: SHIP-16, SHIP-26, SHIP-27."""
    assert board("green", "green4") == [0, 0, 0, 0, 1, 2]


def test_red_four_makes_replacing_cost_two() -> None:
    """SHIP-X2: SHIP-27."""
    state = at(2, dice="red4", ducats=[5], galley=("ls2", ""), yards=["ls3"])
    play(state, "field red6")
    assert state.ducats[0] == 3


def test_red_four_makes_buying_gondola_and_galley_cost_one() -> None:
    """SHIP-X3: SHIP-27."""
    state = at(2, dice="red4", ducats=[5], piles={"gondola": "g01", "lower-stern": "ls2"})
    play(state, "field red5")
    assert state.ducats[0] == 4
    play(state, "buy gondola", "take g01", "buy lower-stern", "take ls2")
    assert state.ducats[0] == 2


def test_red_four_leaves_the_first_four_fields_free() -> None:
    """SHIP-X4: SHIP-26."""
    assert board("red", "red4")[:4] == [0, 0, 0, 0]
    assert {"red1", "red2", "red3", "red4"} <= fields(at(2, dice="red4", ducats=[0]))


def test_barrier_or_galley_is_one_purchase() -> None:
    """SHIP-X5: SHIP-31, SHIP-48."""
    state = play(at(2, piles={"barrier": "b01"}), "field green5")
    assert {"buy barrier", "buy lower-stern"} <= set(options(state))
    play(state, "buy barrier", "take b01")
    assert actor(state) == 1


def test_barrier_and_galley_may_both_be_completed() -> None:
    """SHIP-X6: SHIP-49, SHIP-52, SHIP-53: also only one, or none."""
    for moves, left in ((["complete b01", "complete ls2"], []), (["complete ls2", "stop"], ["b01"]), (["stop"], ["b01", "ls2"])):
        state = play(at(2, yards=["b01 ls2"]), "field green6", *moves)
        assert yard(state) == left
        assert actor(state) == 1


def test_the_gondola_of_six_ducats() -> None:
    """SHIP-X7: SHIP-55, SHIP-56."""
    state = play(at(2, ducats=[1], yards=["g11"]), "field white2", "complete g11")
    assert state.ducats[0] == 7
    assert pile(state, "gondola")[-1] == "g11"


def test_a_part_with_two_points_under_blue_0_green_2_red_1() -> None:
    """SHIP-X8: SHIP-61, SHIP-62: 2 + 0 + 0 + 2 + 1."""
    state = play(at(2, doge="d01", yards=["ls5"]), "field red3", "complete ls5")
    assert state.points_of(0) == 5
    assert current(state) == "d01"


def test_the_same_part_brings_an_approval_for_its_symbol() -> None:
    """SHIP-X9: SHIP-64, under a tile that does not favour its zone."""
    assert play(at(2, doge="d05", yards=["ls5"]), "field red3", "complete ls5").approvals[0] == 1


def test_the_same_part_in_a_purple_zone_brings_two_approvals() -> None:
    """SHIP-X10: SHIP-64, SHIP-65, SHIP-66."""
    assert play(at(2, doge="d01", yards=["ls5"]), "field red3", "complete ls5").approvals[0] == 2


def test_the_barrier_with_priority_ten() -> None:
    """SHIP-X11: SHIP-36, SHIP-71, SHIP-77: it costs 1 and brings 1 ducat with each complete field."""
    state = at(2, ducats=[5], piles={"barrier": "b10"})
    play(state, "field red2", "buy barrier", "take b10")
    assert state.ducats[0] == 4
    play(state, "discard", "field green2", "complete b10", "discard", "field white2")
    assert state.ducats[0] == 5
    assert see(state)["seats"][0]["stack"][0]["priority"] == 10


def test_red_three_with_one_more_gondola() -> None:
    """SHIP-X12: SHIP-71, SHIP-73, SHIP-75, SHIP-81: first the bonus, then a part or another gondola."""
    state = play(at(2, stacks=["b14"], yards=["g03 g04 ls2"]), "field red3")
    assert options(state) == ["complete g03", "complete g04", "stop"]
    play(state, "complete g03")
    assert options(state) == ["complete ls2", "complete g04", "stop"]


def test_the_new_order_of_three_players() -> None:
    """SHIP-X13: SHIP-108, SHIP-109: Stefanie 0 without a barrier, Alexandra 1 with 11, Marco 2 with 7 on top of two."""
    assert see(end_round(3, stacks=["", "b11", "b20 b07"]))["order"] == [2, 1, 0]


def test_flood_four_against_four_finished_barriers_and_one_under_construction() -> None:
    """SHIP-X14: SHIP-113, SHIP-115."""
    assert end_round(2, doge="d01", stacks=["b01 b02 b03 b04"], yards=["b05"]).lost[0] == 1


def test_flood_four_against_three_finished_barriers() -> None:
    """SHIP-X15: SHIP-114."""
    assert end_round(2, doge="d01", stacks=["b01 b02 b03"], yards=["b05"]).lost[0] == 2


def test_bids_of_four_three_three_and_one() -> None:
    """SHIP-X16: SHIP-121, SHIP-122, SHIP-124."""
    state = end_round(4, doge="d03", approvals=[4, 3, 3, 1])
    play(state, "0: bid 4", "1: bid 3", "2: bid 3", "3: bid 1")
    assert [state.breakdown(seat)["inspections"] for seat in range(4)] == [6, 3, 3, 1]
    assert [int(n) for n in state.approvals] == [0, 0, 0, 0]


def test_the_galley_of_four_players() -> None:
    """SHIP-X17: SHIP-14."""
    galley = see(at(4))["galley"]
    assert (galley["lengths"], galley["places"]) == ([3, 4, 3], 20)


def test_reordering_surcharge_bonus_and_action_in_one_turn() -> None:
    """SHIP-X18, the designer's example: SHIP-83 to SHIP-85, SHIP-72, SHIP-73, SHIP-53, SHIP-68."""
    state = at(2, dice="green4", ducats=[5], stacks=["b14 b03"], yards=["b20 ls2 g03"])
    heard = listen(state)
    play(state, "reorder b14", "field green6")
    assert state.ducats[0] == 5 - 2 - 2
    assert options(state) == ["complete g03", "stop"]
    play(state, "complete g03", "complete ls2", "complete b20")
    assert [text.split()[0] for text in heard] == ["reordered", "chosen", "bonus", "gondola-ducats", "part", "barrier"]
    assert stack(state) == ["b03", "b14", "b20"]
    assert deck(state, 0) == ["ls2"]
    assert actor(state) == 1


def test_the_final_approval_of_five_players() -> None:
    """SHIP-X19: SHIP-128: 9, 5, 2, 1, 0."""
    state = end_round(5, doge="d02", idle=999, approvals=[7, 5, 4, 2, 1])
    assert state.over()
    assert state.scores() == [9, 5, 2, 1, 0]
