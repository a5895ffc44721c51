"""Phase II, what holds in every section, and jokers: RIA-63 to RIA-75."""

import pytest

from .positions import actor, at, cards, decision, hand, lay, options, pass_on, play, seat_of, see, track


def test_the_sections_come_in_fixed_order_each_for_one_kind_of_card() -> None:
    """RIA-63."""
    state = at("A", 2, hands=["DGBROC", ""])
    met = []
    while see(state)["phase"] == "II":
        met.append(next(section["section"] for section in see(state)["sections"] if section["state"] == "now"))
        assert options(state) == ["cards 0", "cards 1"]
        pass_on(state)
    assert met == ["doge", "gold", "building", "bridge", "gondola", "councilman"]


def test_section_a_is_begun_by_the_first_of_the_track() -> None:
    """RIA-64."""
    assert see(at("A", 4, spaces=[1, 2, 9, 3]))["begins"] == 2


def test_a_later_section_is_begun_by_who_had_the_majority_bonus() -> None:
    """RIA-65: and not by who leads the track."""
    state = lay(at("B", 3, spaces=[5, 3, 1], hands=["G", "", "GG"], begins=0), "1", "0", "2")
    assert (see(state)["begins"], actor(state)) == (2, 2)


def test_who_began_begins_again_when_nobody_has_played() -> None:
    """RIA-66, RIA-91."""
    state = lay(at("B", 3, spaces=[5, 3, 1], begins=1), "0", "0", "0")
    assert see(state)["begins"] == 1


def test_everybody_has_one_turn_clockwise_from_the_beginner() -> None:
    """RIA-67: any number of cards, or none."""
    state = at("B", 4, begins=2, hands=["GG", "G", "GGG", ""])
    order = []
    for text in ("2", "0", "1", "1"):
        order.append(actor(state))
        lay(state, text)
    assert order == [2, 3, 0, 1]
    assert next(section["letter"] for section in see(state)["sections"] if section["state"] == "now") == "C"


def test_any_number_of_the_cards_held_may_be_played() -> None:
    """RIA-67, RIA-68: those not played stay in hand."""
    state = at("B", 2, hands=["GGG", ""], begins=0)
    assert options(state) == ["cards 0", "cards 1", "cards 2", "cards 3"]
    lay(state, "1", "0")
    assert hand(state, 0) == cards("GG")


def test_nobody_is_obliged_to_play() -> None:
    """RIA-68."""
    state = lay(at("B", 2, hands=["GGG", ""], begins=0), "0", "0")
    assert hand(state, 0) == cards("GGG")
    assert seat_of(state, 0)["coins"] == 0


def test_cards_of_another_kind_cannot_be_played() -> None:
    """RIA-69."""
    assert options(at("B", 2, hands=["DDDOOCC", ""], begins=0)) == ["cards 0"]


@pytest.mark.parametrize(("text", "count"), [("1+0", 1), ("1+1", 2), ("1+3", 4), ("2+3", 5)])
def test_each_joker_beside_a_card_adds_one(text: str, count: int) -> None:
    """RIA-70, RIA-75."""
    state = lay(at("B", 2, hands=["GGJJJ", ""], begins=0), text, "0")
    assert seat_of(state, 0)["coins"] == count + 1


def test_a_single_joker_cannot_be_played_alone() -> None:
    """RIA-71: with none of the kind in hand the play is over at once."""
    state = play(at("B", 2, hands=["DDJ", ""], begins=0), "cards 0")
    assert actor(state) == 1
    assert hand(state, 0) == cards("DDJ")


def test_two_jokers_stand_for_a_missing_card_and_count_once() -> None:
    """RIA-72, RIA-R11: for the action too."""
    state = play(at("B", 2, hands=["JJ", "G"], begins=0, spaces=[0, 1]), "cards 0")
    assert options(state) == ["jokers 0", "jokers 2"]
    play(state, "jokers 2")
    assert see(state)["plays"][0]["count"] == 1
    lay(state, "1")
    assert [seat_of(state, seat)["coins"] for seat in (0, 1)] == [1, 2]  # a tie, and seat 1 ranks first


def test_two_jokers_cannot_stand_for_a_card_that_is_held() -> None:
    """RIA-73, RIA-R12: who plays no card of the kind he holds plays no joker."""
    state = play(at("B", 2, hands=["GJJJ", ""], begins=0), "cards 0")
    assert actor(state) == 1
    assert hand(state, 0) == cards("GJJJ")


@pytest.mark.parametrize(("jokers", "count"), [(2, 1), (3, 2), (5, 4)])
def test_jokers_alone_count_one_less(jokers: int, count: int) -> None:
    """RIA-74, RIA-R11."""
    state = play(at("A", 2, hands=["JJJJJ", ""]), "cards 0", f"jokers {jokers}")
    lay(state, "0")
    assert dict(track(state))[0] == count + 1


def test_one_count_serves_majority_and_action() -> None:
    """RIA-75: three jokers alone beat one card and bring two steps."""
    state = play(at("A", 2, order=[1, 0], hands=["JJJ", "D"]), "cards 1")
    play(state, "cards 0", "jokers 3")
    assert dict(track(state)) == {0: 3, 1: 1}


def test_passing_is_asked_even_if_it_is_all_that_can_be_done() -> None:
    """RIA-R38: skipping the question would show the hand."""
    state = at("B", 2, hands=["", ""], begins=0)
    assert (decision(state), options(state)) == ("cards", ["cards 0"])
