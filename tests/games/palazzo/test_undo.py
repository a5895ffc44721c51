"""What may be taken back and what may not: PAL-R19, PAL-R33 and the chapter on decisions."""

import pytest

from ridotto.engine.match import Match
from tests.games.taking_back import go, stands, takes_back

from .positions import match_at


def test_the_choice_of_money_stands_but_both_takes_can_be_taken_back() -> None:
    """PAL-47: until another seat takes."""
    match = go(match_at(3, pile="b3 g4 r5 c"), 0, "money")
    stands(match, 0)
    takes_back(match, 0, "take brown-3", "take red-5")
    go(match, 0, "take brown-3", "take red-5")
    assert match.actors() == [1]
    match.play(1, "take cert")
    stands(match, 0)


def test_the_takes_of_the_others_stand() -> None:
    """PAL-48."""
    match = go(match_at(2, pile="b3 g4 r5"), 0, "money", "take brown-3", "take red-5")
    match.play(1, "take green-4")
    stands(match, 1)
    stands(match, 0)


def test_the_choice_of_tiles_stands_but_a_purchase_can_be_taken_back_up_to_done() -> None:
    """PAL-R33: what was turned up has been seen."""
    match = go(match_at(warehouse="B1/1", coming="B5/1 R", hands=["b7 b7"]), 0, "tiles")
    stands(match, 0)
    chain = ("buy", "tile brick-1-1", "tile brick-5-1", "card brown 7", "card brown 7")
    takes_back(match, 0, *chain)
    go(match, 0, *chain, "done")
    stands(match, 0)


def test_a_purchase_for_nothing_stands_with_the_second_tile() -> None:
    """PAL-R4."""
    nine = "B1/1 B1/2 B1/3 S1/1 S1/2 S1/3 M1/1 M1/2 M1/3"
    match = go(match_at(warehouse=nine, coming="B5/1 R"), 0, "tiles")
    takes_back(match, 0, "buy", "tile brick-1-1")
    go(match, 0, "buy", "tile brick-1-1", "no-second")
    stands(match, 0)


def auction(hands: list[str]) -> Match:
    """Seat 0 has called an auction of brick 2."""
    return go(match_at(len(hands), coming="B5/1 B2/1", hands=hands), 0, "tiles", "auction")


def test_an_auction_once_called_stands() -> None:
    """PAL-76."""
    match = auction(["b3", "g4"])
    stands(match, 0)


def test_the_lay_of_a_bid_can_be_taken_back_up_to_done() -> None:
    """PAL-R33."""
    match = auction(["b3 b7", "g4 g5 c"])
    takes_back(match, 1, "card green 4", "cert")
    go(match, 1, "card green 4", "done")
    stands(match, 1)
    takes_back(match, 0, "card brown 7")


def test_a_pass_stands() -> None:
    """PAL-89."""
    match = auction(["b3", "g4", "r4"])
    match.play(1, "pass")
    stands(match, 1)
    match.play(2, "pass")
    stands(match, 2)


def test_an_auction_that_comes_to_nothing_stands() -> None:
    """PAL-106."""
    match = go(match_at(2, coming="B5/1 R"), 0, "tiles", "auction")
    assert match.actors() == [1]
    stands(match, 0)


@pytest.mark.parametrize("chain", [("take-out", "from 0 1"), ("insert", "single 1", "into 0"), ("remove", "single 1")])
def test_a_rebuild_can_be_taken_back_up_to_the_fee(chain: tuple[str, ...]) -> None:
    """PAL-R33."""
    match = match_at(palazzi=[["B1/1 B2/1", "S3/1"]], hands=["b3"])
    takes_back(match, 0, *chain)
    go(match, 0, *chain, "fee brown-3")
    stands(match, 0)


def test_building_can_be_taken_back_up_to_the_last_tile() -> None:
    """PAL-R19: a convenience at the table, not a rule."""
    match = go(match_at(warehouse="B1/1", coming="B5/1 R", hands=["b7 b7"]), 0, "tiles", "buy")
    go(match, 0, "tile brick-1-1", "tile brick-5-1", "card brown 7", "card brown 7", "done")
    takes_back(match, 0, "new brick-1-1")
    takes_back(match, 0, "out brick-5-1")
    go(match, 0, "new brick-1-1", "on brick-5-1 0")
    stands(match, 0)


def test_a_pick_can_be_taken_back_up_to_its_building() -> None:
    """PAL-100: and what was built of it stands."""
    match = match_at(2, hands=["b7 b7 b7 b6 b6 b6", "g7 g7 g7 g6 g6 g6"], coming="B1/1 S1/1 B1/2 S2/1 B1/3 S3/1 M5/1 S4/1")
    for seat, face, cards in ((0, "brick-1-1", 2), (1, "brick-1-2", 2), (0, "brick-1-3", 2)):
        currency = ("brown", "green")[seat]
        go(match, seat, "tiles", "buy", f"tile {face}", "no-second")
        for _ in range(cards):
            match.play(seat, next(move for move in match.legal(seat) if move.startswith(f"card {currency}")))
        go(match, seat, "done", f"out {face}")
    go(match, 1, "tiles", "auction")
    assert match.decision(1) == "pick"
    stands(match, 1)
    takes_back(match, 1, "pick sandstone-1-1")
    go(match, 1, "pick sandstone-1-1", "new sandstone-1-1")
    stands(match, 1)
    takes_back(match, 0, "pick sandstone-2-1")
