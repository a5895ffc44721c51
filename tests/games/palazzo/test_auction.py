"""Auction: PAL-76 to PAL-98, PAL-143; no tile on any quarry: PAL-106, PAL-107."""

import pytest

from ridotto.games.palazzo.rules import Palazzo
from ridotto.games.palazzo.shape import AuctionView

from .positions import actor, arrange, bidding, cards, decision, edition_with, hand, in_order, options, palazzi, play, see, start, tiles


def auction(state: Palazzo) -> AuctionView:
    found = see(state)["auction"]
    assert found is not None
    return found


def values(state: Palazzo) -> list[int]:
    return [bid["value"] for bid in auction(state)["bids"]]


@pytest.mark.parametrize("builder", [0, 1, 2, 3])
@pytest.mark.parametrize("empty", [0, 1, 2])
def test_the_builder_goes_to_the_next_quarry_with_a_tile(builder: int, empty: int) -> None:
    """PAL-76: clockwise; empty quarries are skipped."""
    quarries = ["", "", "", ""]
    for step in range(empty + 1, 4):
        quarries[(builder + step) % 4] = f"B{step}/1"
    state = play(arrange(start(2), builder=builder, quarries=quarries, coming="M5/1 R"), "tiles", "auction")
    assert see(state)["builder"] == (builder + empty + 1) % 4
    assert auction(state)["lot"] == [f"brick-{empty + 1}-1"]


def test_the_builders_own_quarry_is_not_looked_at() -> None:
    """PAL-R15: at the start it has a tile, and the first auction still goes to quarry 1; alone it is no lot."""
    state = play(start(2), "tiles", "auction")
    assert see(state)["builder"] == 1
    state = play(arrange(start(2), quarries=["B1/1"], coming="M5/1 R"), "tiles", "auction")
    assert (see(state)["builder"], see(state)["quarries"][0], decision(state)) == (0, ["brick-1-1"], "turn")


@pytest.mark.parametrize("lot", ["B1/1", "B1/1 S1/1", "B3/1 B3/1 S1/1"])
def test_all_tiles_of_the_quarry_form_one_lot(lot: str) -> None:
    """PAL-77, PAL-97."""
    state = bidding(["b3", "b4"], lot)
    assert sorted(auction(state)["lot"]) == sorted(tiles(lot))
    play(state, "pass")
    fresh = see(state)["fresh"]
    assert fresh is not None
    assert (fresh["seat"], sorted(fresh["tiles"])) == (0, sorted(tiles(lot)))
    assert see(state)["quarries"][1] == []


def test_warehouse_and_other_quarries_stay_as_they_are() -> None:
    """PAL-143."""
    state = bidding(["b3", "b4"], "B1/1 S1/1", quarries=["S2/1", "B1/1 S1/1", "S2/2", "S2/3"], warehouse="M1/1")
    play(state, "pass", "out brick-1-1", "out sandstone-1-1")
    assert see(state)["quarries"] == [["sandstone-2-1"], [], ["sandstone-2-2", "marble-5-2"], ["sandstone-2-3"]]
    assert see(state)["warehouse"]["tiles"] == ["marble-1-1", "marble-5-1"]


def test_the_auctioneer_opens_with_3_and_no_more() -> None:
    """PAL-78, PAL-79: without a decision; the next to bid is the player to the left."""
    state = bidding(["b7 b7 b7", "b3", "b4"])
    assert values(state) == [3, 0, 0]
    assert (auction(state)["auctioneer"], auction(state)["leader"], auction(state)["highest"]) == (0, 0, 3)
    assert hand(state, 0) == cards("b7 b7 b7")
    assert (actor(state), decision(state)) == (1, "bid")


def test_the_edition_says_what_the_opening_certificate_counts() -> None:
    """PAL-78."""
    edition = edition_with(("[opening_certificate]\ncount = 1\nvalue = 3", "[opening_certificate]\ncount = 1\nvalue = 6"))
    state = arrange(start(2, edition=edition), quarries=["", "B1/1"], coming="M5/1 M5/2", hands=["", "b6 b7"])
    play(state, "tiles", "auction")
    assert values(state) == [6, 0]
    assert options(play(state, "card brown 7")) == ["card brown 6", "done"]


@pytest.mark.parametrize("auctioneer", [0, 1, 2])
def test_bidding_goes_clockwise_from_the_auctioneers_left_round_after_round(auctioneer: int) -> None:
    """PAL-80."""
    state = arrange(
        start(3), active=auctioneer, quarries=["", "B1/1"], coming="M5/1 M5/2", hands=["b3 b3 b3 b4 b4 b4", "g3 g3 g3 g4 g4 g4", "r3 r3 r3 r4 r4 r4"]
    )
    play(state, "tiles", "auction")
    order = []
    for _ in range(6):
        order.append(actor(state))
        move = next(move for move in options(state) if move.startswith("card"))
        play(state, move)
        while "done" not in options(state):
            play(state, options(state)[0])
        play(state, "done")
    assert order == [(auctioneer + step) % 3 for step in (1, 2, 3, 4, 5, 6)]


def test_a_bidder_tops_the_highest_bid_or_passes() -> None:
    """PAL-81, PAL-R11: equal is not enough."""
    state = bidding(["b3", "b7", "g7", "r4 r4"])
    play(state, "card brown 7", "done")
    assert options(state) == ["pass"]
    play(state, "pass")
    assert options(state) == ["card red 4", "pass"]
    play(state, "card red 4")
    assert options(state) == ["card red 4"]
    play(state, "card red 4", "done")
    assert (values(state), auction(state)["highest"], auction(state)["leader"]) == ([3, 7, 0, 8], 8, 3)


def test_any_higher_bid_is_allowed() -> None:
    """PAL-82, PAL-R12: by 1 or by more."""
    state = bidding(["b3", "b4 g7"])
    assert options(state) == ["card brown 4", "card green 7", "pass"]
    assert values(play(state.clone(), "card brown 4", "done")) == [3, 4]
    assert values(play(state, "card green 7", "done")) == [3, 7]


def test_a_bid_lies_openly_once_it_is_made() -> None:
    """PAL-83."""
    state = play(bidding(["b3", "b4 g7 c", "r3"]), "card brown 4", "cert", "done")
    assert auction(state)["bids"][1] == {"seat": 1, "value": 6, "currency": "brown", "cards": cards("b4 c"), "passed": False, "hope": None}
    assert hand(state, 1) == ["green-7"]
    assert see(state)["seats"][1]["hidden"] == 1


def test_a_raise_adds_cards_to_those_that_lie_there() -> None:
    """PAL-84, PAL-86: they can neither be taken back nor exchanged; the bid is the sum of its lays."""
    state = play(bidding(["b3 b6", "g4 g5 g6 c"]), "card green 4", "done", "card brown 6", "done")  # 4, 9
    assert values(state) == [9, 4]
    assert options(state) == ["card green 5", "card green 6", "cert", "pass"]
    play(state, "card green 6", "done")
    assert (values(state), auction(state)["bids"][1]["cards"]) == ([9, 10], cards("g4 g6"))


def test_the_currency_holds_for_all_later_lays_of_the_bid() -> None:
    """PAL-85."""
    state = play(bidding(["b3 b6", "g4 r7 r7 g6 c"]), "card green 4", "done", "card brown 6", "done")
    assert options(state) == ["card green 6", "cert", "pass"]


def test_the_currency_of_one_bidder_binds_no_other() -> None:
    """PAL-85."""
    state = play(bidding(["b3", "g4", "r7 b7"]), "card green 4", "done")
    assert options(state) == ["card brown 7", "card red 7", "pass"]


def test_the_auctioneers_bid_counts_3_more_and_has_no_currency_yet() -> None:
    """PAL-86, PAL-87."""
    state = play(bidding(["b4 g4 r5", "g7"]), "card green 7", "done")
    assert actor(state) == 0
    assert options(state) == ["card red 5", "pass"]  # 3 + 4 is not enough, 3 + 5 is
    play(state, "card red 5", "done")
    assert (values(state), auction(state)["bids"][0]["currency"]) == ([8, 7], "red")


@pytest.mark.parametrize("laid", [1, 2])
def test_the_opening_certificate_completes_no_group(laid: int) -> None:
    """PAL-88, PAL-R9."""
    state = play(bidding(["c c c", "b3 b3"]), "card brown 3", "card brown 3", "done")
    if laid == 1:
        assert options(play(state.clone(), "cert")) == ["cert"]
    play(state, "cert", "cert")
    assert "done" in options(state)
    assert values(play(state, "done")) == [3 + 4, 6]


def test_who_passes_is_out_for_good() -> None:
    """PAL-89."""
    state = play(bidding(["b3 b6", "b4", "g7 g7"]), "pass", "card green 7", "done", "card brown 6", "done")
    assert actor(state) == 2
    assert [bid["passed"] for bid in auction(state)["bids"]] == [False, True, False]


def test_who_passes_takes_all_laid_cards_back() -> None:
    """PAL-90."""
    state = play(bidding(["b3 b6", "g4 c r7", "r3"]), "card green 4", "cert", "done", "pass", "card brown 6", "done", "pass")
    assert hand(state, 1) == in_order("g4 c r7")
    assert (see(state)["seats"][1]["known"], see(state)["seats"][1]["hidden"]) == (in_order("g4 c"), 1)


def test_if_the_auctioneer_passes_the_opening_certificate_goes_back() -> None:
    """PAL-91: it is not taken into the hand, and counts for nobody."""
    state = play(bidding(["b3 b6", "g7", "r7 c"]), "card green 7", "done", "card red 7", "cert", "done", "pass")
    assert hand(state, 0) == cards("b3 b6")
    assert values(state) == [0, 7, 9]
    assert auction(state)["bids"][0]["passed"]


def test_the_last_one_left_wins_whoever_that_is() -> None:
    """PAL-92, PAL-97: without being asked to raise the own bid (PAL-R13)."""
    state = play(bidding(["b3", "g7", "r3"]), "card green 7", "done", "pass", "pass")
    assert (actor(state), decision(state)) == (1, "build")
    play(state, "new brick-1-1")
    assert palazzi(state, 1) == [["brick-1-1"]]
    assert see(state)["auction"] is None


def test_the_winner_pays_all_cards_of_the_bid_without_change() -> None:
    """PAL-93: those of every lay."""
    state = play(bidding(["b3 b6", "g4 g6 c"]), "card green 4", "done", "card brown 6", "done", "card green 6", "done", "pass")
    assert (see(state)["discard"], hand(state, 1)) == (cards("g4 g6"), ["cert"])


def test_the_opening_certificate_is_never_paid() -> None:
    """PAL-94: the auctioneer who wins pays the cards alone, and the next auctioneer opens with it again."""
    state = play(bidding(["b3 b6", "g4"]), "card green 4", "done", "card brown 6", "done", "pass")
    assert (actor(state), see(state)["discard"]) == (0, ["brown-6"])
    play(state, "new brick-1-1")
    play(state, "tiles", "auction")
    assert (auction(state)["auctioneer"], values(state)) == (1, [0, 3])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_if_everybody_passes_the_auctioneer_takes_the_lot_for_nothing(seats: int) -> None:
    """PAL-95, PAL-R14."""
    state = play(bidding(["b3", "b4", "b5", "b6"][:seats]), *["pass"] * (seats - 1))
    assert (actor(state), decision(state)) == (0, "build")
    assert (see(state)["discard"], hand(state, 0)) == ([], ["brown-3"])


def test_the_losers_pay_nothing() -> None:
    """PAL-96."""
    state = play(bidding(["b3 b6", "g4", "r6"]), "card green 4", "done", "card red 6", "done", "pass", "pass")
    assert (hand(state, 0), hand(state, 1), hand(state, 2)) == (cards("b3 b6"), ["green-4"], [])
    assert see(state)["discard"] == ["red-6"]


@pytest.mark.parametrize("auctioneer", [0, 1, 2])
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_the_player_to_the_left_of_the_auctioneer_has_the_next_turn(auctioneer: int, winner: int) -> None:
    """PAL-98: whoever has won."""
    state = arrange(start(3), active=auctioneer, quarries=["", "B1/1"], coming="M5/1 M5/2", hands=["b7", "g7", "r7"])
    play(state, "tiles", "auction")
    while decision(state) == "bid":
        play(state, *([options(state)[0], "done"] if actor(state) == winner else ["pass"]))
    assert actor(state) == winner
    play(state, "new brick-1-1")
    assert (actor(state), decision(state)) == ((auctioneer + 1) % 3, "turn")


def test_who_can_bid_no_more_is_still_asked() -> None:
    """PAL-R13: one answer, but it has to be given, with an empty hand too."""
    state = play(bidding(["b3", "g7", ""]), "card green 7", "done")
    assert (actor(state), options(state)) == (2, ["pass"])


def test_pass_is_the_first_move_of_a_bidding_turn_or_none() -> None:
    """PAL-81: once a card is laid, the bid must be finished."""
    state = play(bidding(["b3", "b4 b5"]), "card brown 4")
    assert "pass" not in options(state)


def test_cards_taken_back_are_ordinary_cards_again() -> None:
    """PAL-R36: in the next auction the currency is free, and what lay singly may form a group."""
    state = arrange(start(3), quarries=["", "B1/1", "S1/1"], coming="M5/1 R M5/3 R", hands=["g7 g7", "r3", "b4 g4 r4 c"])
    play(state, "tiles", "auction", "pass", "card brown 4", "done", "card green 7", "done")  # 4, then 10 of the auctioneer
    assert options(state) == ["pass"]
    play(state, "pass", "out brick-1-1")
    play(state, "tiles", "auction")
    assert actor(state) == 2
    assert options(state) == ["group 4", "card brown 4", "card green 4", "card red 4", "cert", "pass"]
    assert values(play(state, "group 4", "done")) == [0, 3, 15]


def test_without_a_tile_on_any_quarry_the_auction_comes_to_nothing() -> None:
    """PAL-106, PAL-107, PAL-R16: the turn ends and the builder stays."""
    state = arrange(start(3), builder=2, active=1, coming="M5/1 R", hands=["", "b7 b7", ""])
    play(state, "tiles")
    assert options(state) == ["buy", "auction"]
    play(state, "auction")
    assert (see(state)["builder"], actor(state), decision(state)) == (2, 2, "turn")
    assert see(state)["warehouse"]["tiles"] == ["marble-5-1"]
