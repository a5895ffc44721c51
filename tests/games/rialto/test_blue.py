"""Phase III: RIA-142 to RIA-152."""

from .positions import actor, at, decision, left_of, options, play, rooms, seat_of, see, track


def test_blue_buildings_are_used_in_the_doge_order_of_the_beginning() -> None:
    """RIA-142, RIA-R24: each completes all uses; a player who is overtaken still has his turn at his old place."""
    state = at("blue", 3, spaces=[5, 4, 3], coins=[1, 2, 1], buildings=["b4", "b3 b4", "b4"])
    order = [actor(state)]
    play(state, "done")
    order.append(actor(state))
    play(state, "use blue-3")
    assert track(state)[0] == (1, 6)
    assert (actor(state), options(state)) == (1, ["use blue-4", "done"])
    play(state, "done")
    assert [*order, actor(state)] == [0, 1, 2]


def test_the_uses_may_come_in_any_sequence() -> None:
    """RIA-142."""
    state = at("blue", 2, coins=[4], buildings=["b1 b2 b3 b4 g1"])
    assert options(state) == ["use blue-1", "use blue-2", "use blue-3", "use blue-4", "done"]
    assert options(play(state, "use blue-4")) == ["use blue-1", "use blue-2", "use blue-3", "done"]


def test_blue_1_exchanges_a_building_for_the_next_higher_of_its_colour() -> None:
    """RIA-143, RIA-145, RIA-R5: nothing is scored."""
    state = play(at("blue", 2, coins=[2], buildings=["b1 y2 g3 b4"]), "use blue-1")
    assert (decision(state), options(state)) == ("upgrade", ["upgrade green-3", "upgrade yellow-2", "upgrade blue-1"])
    play(state, "upgrade yellow-2")
    assert rooms(state, 0) == ["blue-1*", "yellow-3+", "green-3", "blue-4"]
    assert (left_of(state, "yellow-2"), left_of(state, "yellow-3")) == (5, 4)
    assert state.scores()[0] == 3


def test_the_building_taken_with_blue_1_waits_for_the_next_round() -> None:
    """RIA-144: a new blue one cannot be used at once, but from the next round on."""
    state = play(at("blue", 2, coins=[3], buildings=["b1 b3"]), "use blue-1", "upgrade blue-3")
    assert see(state)["step"] == "row"  # blue-4 is new, nothing is left to use
    assert "blue-4" in rooms(state, 0)


def test_a_building_of_value_4_cannot_be_exchanged_nor_one_without_successor_in_the_supply() -> None:
    """RIA-146, RIA-R23: all five green-2 are taken."""
    state = at("blue", 2, coins=[2], buildings=["b1 g1 g4 y1", "g2 g2 g2 g2 g2"])
    assert options(play(state, "use blue-1")) == ["upgrade yellow-1", "upgrade blue-1"]


def test_without_a_possible_exchange_blue_1_cannot_be_used() -> None:
    """RIA-146, RIA-R23."""
    state = at("blue", 2, coins=[2], buildings=["b1 b4 g4", "b2 b2 b2 b2 b2"])
    assert options(state) == ["use blue-4", "done"]


def test_blue_1_may_exchange_itself_and_buildings_with_a_coin_whose_coin_returns() -> None:
    """RIA-R23, RIA-152: its own coin too, at the end of the round."""
    state = at("blue", 2, coins=[2], buildings=["b1 b1 b4 g1"])
    play(state, "use blue-1")
    bank = see(state)["bank"]
    play(state, "upgrade blue-1")
    assert rooms(state, 0) == ["blue-2+", "blue-1", "blue-4", "green-1"]
    assert see(state)["bank"] == bank
    play(state, "done")
    assert see(state)["bank"] == bank + 1


def test_blue_1_can_be_used_for_a_building_with_a_coin_alone() -> None:
    """RIA-146, RIA-R23: there is no blue-2 for itself; the coins of both return at the end of the round."""
    state = at("blue", 2, coins=[2], buildings=["b1 g1* b4", "b2 b2 b2 b2 b2"])
    assert options(state) == ["use blue-1", "use blue-4", "done"]
    bank = see(state)["bank"]
    play(state, "use blue-1")  # what else there is to exchange is not asked
    assert rooms(state, 0) == ["blue-1*", "green-2+", "blue-4"]
    assert see(play(state, "done"))["bank"] == bank + 2


def test_blue_2_brings_a_point_and_a_councilman() -> None:
    """RIA-147, RIA-R5, RIA-R25."""
    state = play(at("blue", 2, coins=[2], buildings=["b2 b4"]), "use blue-2")
    assert state.scores()[0] == 4
    assert (seat_of(state, 0)["tableau"], seat_of(state, 0)["supply"]) == (6, 12)


def test_blue_2_brings_two_points_when_the_supply_is_empty() -> None:
    """RIA-148."""
    state = play(at("blue", 2, coins=[2], buildings=["b2 b4"], supply=[0, 5]), "use blue-2")
    assert state.scores()[0] == 5
    assert seat_of(state, 0)["tableau"] == 5


def test_blue_3_brings_as_many_steps_as_the_rank() -> None:
    """RIA-149, RIA-R5."""
    for seat, space in ((0, 10), (1, 8), (2, 6)):
        state = at("blue", 3, spaces=[9, 6, 3], coins=[int(s == seat) * 2 for s in range(3)], buildings=["b3 b4"] * 3)
        assert dict(track(play(state, "use blue-3")))[seat] == space


def test_the_rank_for_blue_3_is_read_at_the_moment_of_use() -> None:
    """RIA-150, RIA-R24: third with the first one, second with the second."""
    state = at("blue", 3, spaces=[9, 4, 3], coins=[0, 0, 2], buildings=["", "", "b3 b3"])
    play(state, "use blue-3")
    assert dict(track(state))[2] == 6
    play(state, "use blue-3")
    assert dict(track(state))[2] == 8


def test_blue_4_brings_3_points() -> None:
    """RIA-151, RIA-R5."""
    state = play(at("blue", 2, coins=[2], buildings=["b4 b4"]), "use blue-4")
    assert state.scores()[0] == 6
    assert state.breakdown(0)["blue"] == 3


def test_coins_on_buildings_return_to_the_supply_at_the_end_of_the_round() -> None:
    """RIA-152, RIA-30: and every building can be used again."""
    state = at("end", 2, coins=[1], buildings=["g1* y3* b4", "b2*"])
    assert see(state)["round"] == 2
    assert see(state)["bank"] == 29
    assert [room for seat in (0, 1) for room in rooms(state, seat)] == ["green-1", "yellow-3", "blue-4", "blue-2"]
