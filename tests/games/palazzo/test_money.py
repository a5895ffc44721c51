"""Money: PAL-29 to PAL-43."""

import pytest

from .positions import arrange, bidding, decision, hand, in_order, options, paying, play, see, some, start


def chain(text: str) -> list[str]:
    """Laying moves from `b5 c G4`: a card, a certificate, a group of 4s."""
    letters = {"b": "card brown", "g": "card green", "r": "card red", "G": "group"}
    return ["cert" if part == "c" else f"{letters[part[0]]} {part[1]}" for part in text.split()]


def total(text: str, hand_of_buyer: str, price: int = 1) -> int:
    """What a lay comes to, as its owner sees it."""
    state = play(paying(hand_of_buyer, price), *chain(text))
    found = see(state, 0)["chain"]
    assert found is not None
    assert found["total"] is not None
    return found["total"]


def test_a_payment_takes_cards_of_one_currency_and_certificates() -> None:
    """PAL-29: after the first brown card only brown cards and certificates remain."""
    state = paying("b3 b4 g3 g7 r5 c", 8)
    assert some(state, "card") == ["brown 3", "brown 4", "green 3", "green 7"]
    play(state, "card brown 3")
    assert options(state) == ["card brown 4", "cert"]


def test_a_bid_takes_cards_of_one_currency_and_certificates() -> None:
    """PAL-29."""
    state = play(bidding(["b3", "b4 b5 g7 c"]), "card brown 4")
    assert options(state) == ["card brown 5", "cert", "done"]


@pytest.mark.parametrize("value", [3, 4, 5, 6, 7])
@pytest.mark.parametrize("currency", ["b", "g", "r"])
def test_a_currency_card_counts_its_value(currency: str, value: int) -> None:
    """PAL-30."""
    assert total(f"{currency}{value}", f"{currency}{value}") == value


@pytest.mark.parametrize("currency", ["b", "g", "r"])
def test_a_certificate_counts_2_and_goes_with_every_currency(currency: str) -> None:
    """PAL-31."""
    assert total(f"{currency}5 c", f"{currency}5 c") == 7
    assert total(f"c {currency}5", f"{currency}5 c") == 7


def test_certificates_alone_will_do() -> None:
    """PAL-32."""
    state = play(paying("c c", 4), "cert", "cert", "done")
    assert decision(state) == "build"
    assert "done" in options(play(bidding(["b3", "c c"]), "cert", "cert"))


@pytest.mark.parametrize("value", [3, 4, 5, 6, 7])
def test_a_group_of_three_currencies_counts_15_whatever_its_value(value: int) -> None:
    """PAL-33, PAL-41: and the cards' own values do not count as well."""
    assert total(f"G{value}", f"b{value} g{value} r{value}") == 15


@pytest.mark.parametrize(("n", "counts"), [(1, 2), (2, 4), (3, 15), (4, 17), (5, 19), (6, 30), (7, 32), (9, 45)])
def test_each_full_three_certificates_of_a_lay_count_15(n: int, counts: int) -> None:
    """PAL-34, PAL-R7."""
    assert total(" ".join(["c"] * n), " ".join(["c"] * n)) == counts


def test_certificates_of_different_lays_form_no_group() -> None:
    """PAL-35, PAL-R6, PAL-R7: one in the first lay and two in the second count 6."""
    state = bidding(["b3 b4", "c c c c c r7"], known=["", ""])
    play(state, "cert", "cert", "done")  # 4
    play(state, "card brown 4", "done")  # 3 + 4 = 7
    play(state, "cert", "cert")  # 4 + 4, not 4 + 2 + a group
    found = see(state, 1)["chain"]
    assert found is not None
    assert (found["total"], found["target"]) == (8, 8)
    auction = see(play(state.clone(), "done"))["auction"]
    assert auction is not None
    assert auction["bids"][1]["value"] == 8
    play(state, "cert")
    found = see(state, 1)["chain"]
    assert found is not None
    assert found["total"] == 4 + 15


def test_cards_of_different_lays_form_no_group() -> None:
    """PAL-35: with brown 5 on the table, green 5 and red 5 are of no use."""
    state = play(bidding(["b3 b4 c c", "b5 g5 r5 b6"]), "card brown 5", "done", "card brown 4", "done")
    assert options(state) == ["card brown 6", "pass"]


@pytest.mark.parametrize("currency", ["brown", "green", "red"])
def test_a_group_goes_with_cards_of_any_one_currency(currency: str) -> None:
    """PAL-36, PAL-R8: it fixes no currency."""
    state = play(bidding(["b3", "b4 g4 r4 b6 g6 r7"]), "group 4")
    assert some(state, "card") == ["brown 6", "green 6", "red 7"]
    value = 7 if currency == "red" else 6
    play(state, f"card {currency} {value}", "done")
    auction = see(state)["auction"]
    assert auction is not None
    assert (auction["bids"][1]["value"], auction["bids"][1]["currency"]) == (15 + value, currency)


def test_a_bid_of_groups_and_certificates_has_no_currency() -> None:
    """PAL-R8: neither in the lay nor on the table."""
    state = play(bidding(["b3 b4 b5 b6 b7", "b4 g4 r4 c g6 r6"]), "group 4", "cert", "done")
    auction = see(state)["auction"]
    assert auction is not None
    assert auction["bids"][1]["currency"] is None
    play(state, *chain("b4 b5 b6"), "done")  # 3 + 15 = 18
    assert some(state, "card") == ["green 6", "red 6"]


def test_several_groups_may_be_laid_together() -> None:
    """PAL-37."""
    assert total("G3 G7 G3 c c c", "b3 b3 g3 g3 r3 r3 b7 g7 r7 c c c") == 60


def test_a_further_card_of_the_value_counts_for_itself_and_must_fit_the_currency() -> None:
    """PAL-38."""
    assert total("G4 b4", "b4 b4 g4 r4") == 19
    state = play(paying("b4 b4 g4 g4 r4 b6", 8), "group 4", "card brown 6")
    assert options(state) == ["card brown 4", "done"]


@pytest.mark.parametrize("cards", ["b4 b4 b4", "b4 b4 g4", "b4 g4", "b4 g5 r4"])
def test_one_or_two_currencies_make_no_group(cards: str) -> None:
    """PAL-39."""
    assert some(paying(cards, 4), "group") == []


def test_a_certificate_stands_for_no_card_of_a_group() -> None:
    """PAL-40, PAL-R10."""
    assert some(paying("b4 g4 c c c", 4), "group") == []
    assert "group 4" in options(paying("b4 g4 r4 c", 4))


def test_cards_paid_go_to_the_discard() -> None:
    """PAL-42, PAL-73."""
    state = play(paying("b4 b5 g7 c", 8, discard="r3"), "card brown 4", "cert", "card brown 5", "done")
    assert see(state)["discard"] == in_order("b4 b5 r3 c")
    assert hand(state, 0) == ["green-7"]


def test_there_is_no_limit_to_a_hand() -> None:
    """PAL-43: all cards but five in one hand, and two more are taken."""
    many = " ".join(f"{c}{v}" for c in "bgr" for v in range(3, 8) for _ in range(3)) + " c c c c c c"
    state = play(arrange(start(2), hands=[many]), "money", "take cert", "take cert")
    assert len(hand(state, 0)) == 53


def test_any_card_that_leaves_the_price_within_reach_may_be_laid_and_more_than_needed() -> None:
    """PAL-R5, PAL-71: superfluous cards are accepted, in a payment as in a bid."""
    state = play(paying("b3 b7 g3 c", 3), "card brown 3")
    assert options(state) == ["card brown 7", "cert", "done"]
    play(state, "card brown 7", "cert", "done")
    assert hand(state, 0) == ["green-3"]
    state = play(bidding(["b3", "b4 b7 c"]), "card brown 7")
    assert options(state) == ["card brown 4", "cert", "done"]


def test_a_card_that_would_put_the_price_out_of_reach_is_not_offered() -> None:
    """PAL-29: no lay gets stuck. Green alone reaches 8, with the certificate."""
    state = paying("b5 g6 r3 r3 c", 8)
    assert options(state) == ["card green 6", "card red 3", "cert"]
    state = paying("b4 g4 r4 b5", 8)  # a single 4 would break the group, and 4 and 5 of brown still do it
    assert options(state) == ["group 4", "card brown 4", "card brown 5"]
    state = paying("b4 g4 r4 g3", 8)
    assert options(state) == ["group 4", "card green 3"]


def test_done_is_offered_only_when_the_price_is_reached() -> None:
    """PAL-67."""
    state = paying("b3 b4 b7", 8)
    for card in ("card brown 3", "card brown 4"):
        play(state, card)
        assert "done" not in options(state)
    assert options(play(state, "card brown 7")) == ["done"]
