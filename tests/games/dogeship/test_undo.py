"""What may be taken back and what may not: everything until something was revealed, and another seat has moved."""

from tests.games.taking_back import go, stands, takes_back

from .positions import match_at


def test_a_field_and_what_is_completed_can_be_taken_back() -> None:
    """SHIP-49: nothing hidden is revealed."""
    takes_back(match_at(2, stacks=["b03 b14"], yards=["g03 b01 ls2"]), 0, "reorder b03", "field green6", "complete ls2", "complete b01")


def test_a_choice_of_pile_and_a_tile_given_up_can_be_taken_back_until_the_tiles_are_open() -> None:
    """SHIP-44, SHIP-32: only a full yard leaves time for it."""
    takes_back(match_at(2, yards=["b01 b02 b03 g01 g02"]), 0, "field green1", "buy gondola")


def test_tiles_that_were_opened_stand_and_the_purchase_can_be_taken_back() -> None:
    """SHIP-32."""
    match = go(match_at(2, piles={"gondola": "g01 g02 g03"}), 0, "field green1", "buy gondola")
    stands(match, 0)
    takes_back(match, 0, "take g02")


def test_doge_tiles_that_were_seen_stand() -> None:
    """SHIP-99: neither the intrigue nor the tile laid out can be taken back; where the other goes can."""
    match = go(match_at(2, doges="d07 d04"), 0, "field green4")
    stands(match, 0)
    go(match, 0, "keep d04")
    stands(match, 0)
    takes_back(match, 0, "put top")


def test_a_replaced_part_can_be_taken_back() -> None:
    """SHIP-88."""
    takes_back(match_at(2, galley=("ls2 ls3", "us2"), yards=["us4 ls4"]), 0, "field red6", "replace us4")


def test_a_move_stands_once_another_seat_has_moved() -> None:
    """SHIP-19."""
    match = go(match_at(2), 0, "field red1")
    assert match.can_undo(0)
    go(match, 1, "discard")
    stands(match, 0)


def test_the_end_of_a_round_stands() -> None:
    """SHIP-107: the dice have been rolled, or the bids called for."""
    stands(go(match_at(2, markers=[1, 0]), 0, "discard"), 0)
    match = go(match_at(2, doge="d03", approvals=[2, 2], markers=[1, 0]), 0, "discard")
    assert match.decision(0) == "bid"
    stands(match, 0)


def test_the_end_of_the_match_stands() -> None:
    """SHIP-125: its seed is public then."""
    lower, upper = "ls2 ls3 lm2 lm3 lb2 lb3", "us2 us3 um2 um3 ub2"
    match = go(match_at(2, galley=(lower, upper), yards=["ub7"]), 0, "field red3", "complete ub7")
    assert match.over
    stands(match, 0)
