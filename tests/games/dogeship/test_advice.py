"""What bots know."""

from ridotto.engine.rng import Rng
from ridotto.games.dogeship import GAME
from ridotto.games.dogeship.advice import FEATURES, advise, features
from ridotto.games.dogeship.advice.worth import Sight, earliness, held
from ridotto.games.dogeship.moves import TAKE
from ridotto.games.dogeship.rules import DogeShip
from ridotto.games.dogeship.rules.position import NOBODY

from .positions import actor, at, end_round, play, to_the_end


def advised(state: DogeShip) -> str:
    """The move that is advised now."""
    seat = actor(state)
    before = state.digest()
    move = int(advise(state, seat, Rng.from_seed("advice")))
    assert state.digest() == before
    assert move in state.legal(seat)
    return GAME.codec.text(move)


def test_matches_between_advised_seats_take_six_to_ten_rounds() -> None:
    """SHIP-125, SHIP-R27."""
    for number in range(8):
        state, rng = GAME.start(3, Rng.from_seed(f"length {number}")), Rng.from_seed(f"{number}")
        while not state.over():
            seat = state.actors()[0]
            state.apply(seat, int(advise(state.imagine(seat, rng), seat, rng)))
        assert 5 <= int(state.round) <= 11  # type: ignore[attr-defined]


def test_features_are_numbers_with_names() -> None:
    """SHIP-61, SHIP-62."""
    state = at(3, doge="d01", ducats=[5, 7, 9], approvals=[1, 2, 3], yards=["ls5 g01", "b02"], stacks=["b10", "", "b01 b02"[:3]], order=[2, 0, 1], turn=0)
    found = dict(zip(FEATURES, features(state, 0), strict=True))
    assert (found["my ducats"], found["most ducats of another"], found["my approvals"], found["most approvals of another"]) == (5.0, 9.0, 1.0, 3.0)
    assert (found["my galley tiles in the yard"], found["my gondolas in the yard"], found["my barriers in the yard"]) == (1.0, 1.0, 0.0)
    assert (found["my barriers"], found["fewest barriers of another"], found["my place in the order"]) == (1.0, 0.0, 1.0)
    assert (found["parts to come"], found["I am active"]) == (16.0, 1.0)
    assert found["points of my best part now"] > 5


def test_a_barrier_in_the_yard_is_worth_less_while_others_build_one_too() -> None:
    """SHIP-25: they want the same few fields, so the last in the order does better to begin with the galley."""
    tile = int(GAME.codec.number("take b05")) - TAKE
    worths = [int(held(Sight(at(3, yards=["b05", *others], order=[1, 2, 0], turn=0), 0), tile)) for others in (["", ""], ["b06", ""], ["b06", "b07"])]
    assert worths[0] > worths[1] > worths[2] > 0


def test_a_low_number_on_top_promises_an_early_place_even_when_nobody_else_has_a_barrier() -> None:
    """SHIP-108: in later rounds the others will have barriers too."""
    state = at(4)
    b01, b13, b26, none = (int(earliness(state, 3, barrier)) for barrier in (0, 12, 25, NOBODY))
    assert 100 >= b01 > b13 > b26 > none == 0


def test_the_winning_part_is_completed() -> None:
    """SHIP-125."""
    state = to_the_end(at(2, points=[30, 10], yards=["ub7"]))
    play(state, advised(state))
    assert advised(state) == "complete ub7"


def test_who_will_not_win_waits_with_the_last_part_for_two_rounds_and_not_for_ever() -> None:
    """SHIP-125."""
    for idle, completes in ((0, False), (1, False), (2, True)):
        state = play(to_the_end(at(2, points=[10, 40], idle=idle, yards=["ub7"])), "field green6")
        assert (advised(state) == "complete ub7") == completes, idle


def test_a_bid_is_made_where_points_are_to_be_had() -> None:
    """SHIP-121: alone at the inspection a single approval wins six points."""
    assert advised(end_round(2, doge="d03", approvals=[3, 0])) == "bid 1"


def test_the_better_doge_tile_is_laid_out_for_the_own_part() -> None:
    """SHIP-99: with a part of two blue indicators blue 3 is better than blue -1."""
    state = at(2, doges="d13 d15", yards=["ls5"], galley=("ls2", ""))
    play(state, "field green4")
    assert advised(state) in ("keep d13", "keep d15")
