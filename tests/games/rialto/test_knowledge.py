"""Who knows what: RIA-58, RIA-62, RIA-R38, RIA-R39, RIA-R40 and what `imagine` keeps and redraws."""

from collections import Counter

import pytest

from ridotto.engine.rng import Rng
from ridotto.games.rialto.rules import Rialto

from .positions import VARIANT, actor, at, cards, decision, hand, lay, listen, match_at, options, pass_on, play, see, start

MANY = 40


def imagined(state: Rialto, seat: int) -> list[Rialto]:
    """Many positions as a seat imagines them."""
    rng = Rng.from_seed("imagine")
    return [state.imagine(seat, rng) for _ in range(MANY)]


def counts(found: list[str]) -> Counter[str]:
    """How often each kind is there."""
    return Counter(found)


def test_cards_of_a_row_are_known_to_all_and_drawn_cards_are_not() -> None:
    """RIA-R40, RIA-43: before discarding a hand is what was taken openly and the unseen cards."""
    state = play(at("rows", 2, pile="DGB DGB DGB DGB DGB DGB JO"), "row 1")
    assert see(state, 1)["seats"][0]["known"] == cards("DDDDDD")
    hands = [counts(hand(copy, 0)) for copy in imagined(state, 1)]
    assert all(found["doge"] >= 6 and found.total() == 8 for found in hands)
    assert len({tuple(sorted(found.items())) for found in hands}) > 5


def test_after_discarding_at_most_the_discards_are_missing_from_the_row() -> None:
    """RIA-R40, RIA-58: of six row cards at least five are in a hand of seven."""
    state = play(at("rows", 2, pile="DGB DGB DGB DGB DGB DGB JO CR"), "row 1", "row 2")
    play(state, "0: discard doge", "1: discard gold")
    shown = {counts(hand(copy, 0))["doge"] for copy in imagined(state, 1)}
    assert {5, 6} <= shown <= {5, 6, 7}  # the unseen ones may be Doge cards too
    assert all(counts(see(copy, 0)["own_down"] or [])["doge"] + counts(hand(copy, 0))["doge"] >= 6 for copy in imagined(state, 1))


def test_cards_played_leave_what_is_known() -> None:
    """RIA-R40: what is played beyond the known cards was among the unseen ones."""
    state = at("A", 2, hands=["DDDG", "C"], open=["DG", ""])
    assert see(state)["seats"][0]["known"] == cards("DG")
    lay(state, "3")
    assert see(state)["seats"][0]["known"] == cards("G")
    assert {tuple(hand(copy, 0)) for copy in imagined(state, 1)} == {("gold",)}


def test_a_card_taken_from_the_leftover_row_is_known() -> None:
    """RIA-R40, RIA-48."""
    state = play(at("green", 2, coins=[1], buildings=["g1"], leftover="J"), "use green-1", "card joker")
    assert see(state)["seats"][0]["known"] == cards("J")


def test_own_hand_own_discards_and_everything_public_are_kept() -> None:
    """RIA-62, RIA-R40."""
    state = at("discard", 3, hands=["DDDDGGGGG", "CCCCRRRR", "BBB"])
    play(state, "0: discard doge", "0: discard gold", "1: discard bridge")
    for seat in (-1, 0, 1, 2):
        for copy in imagined(state, seat)[:5]:
            assert see(copy, seat) == see(state, seat)


def test_open_cards_of_this_round_are_not_among_discards_of_earlier_rounds() -> None:
    """RIA-R40: seat 0 has discarded one card before; the new row is in the hand for certain."""
    state = play(at("discard", 2, hands=["DDDDDDDD", ""], pile="GGG GGG GGG RRR RRR RRR JJ"), "discard doge")
    while see(state)["phase"] == "II":
        pass_on(state)
    play(state, "row 1")
    row = counts(see(state)["seats"][0]["known"])
    for copy in imagined(state, 1):
        assert not row - counts(hand(copy, 0))


def test_who_lets_jokers_stand_for_a_card_holds_none_of_the_kind() -> None:
    """RIA-73, RIA-R40: which what the others imagine respects."""
    state = play(at("A", 2, hands=["JJGCRO", "C"]), "cards 0", "jokers 2")
    assert all(counts(hand(copy, 0))["doge"] == 0 for copy in imagined(state, 1))
    assert any(counts(hand(copy, 0))["gold"] > 0 for copy in imagined(state, 1))


def test_a_known_card_that_cannot_be_in_hand_has_been_discarded() -> None:
    """RIA-73, RIA-R40."""
    state = play(at("discard", 2, hands=["DJJGGGCC", ""], open=["D", ""]), "discard doge")
    play(state, "cards 0", "jokers 2")
    assert see(state)["seats"][0]["known"] == []
    assert all(see(copy, 0)["own_down"] == ["doge"] for copy in imagined(state, 1))


def test_the_order_of_the_hidden_bridges_is_redrawn_and_the_top_one_is_kept() -> None:
    """RIA-4."""
    state = start(2)
    orders = {tuple(int(tile) for tile in copy.bridges) for copy in imagined(state, 0)}
    assert len(orders) > 10
    assert {order[0] for order in orders} == {int(state.bridges[0])}


def test_shuffled_discards_may_be_anywhere() -> None:
    """RIA-41, RIA-R40: what another discarded face down is in the new pile or in what was drawn from it."""
    state = play(at("discard", 2, hands=["DDDDDDDD", "GG"], open=["DDDDDDDD", ""], pile="", rest="discard"), "discard doge")
    while see(state)["phase"] == "II":
        pass_on(state)
    assert see(state)["seats"][0]["known"] == ["doge"] * 7
    assert see(state)["seats"][0]["down"] == 0
    assert all(copy.faults() == [] for copy in imagined(state, 1))


@pytest.mark.parametrize(("seats", "variant"), [(2, ""), (4, ""), (2, VARIANT)])
def test_a_whole_match_can_be_imagined_at_every_step(seats: int, variant: str) -> None:
    """RIA-62: each imagined position is sound and looks the same to its seat."""
    state, rng = start(seats, "imagine", variant), Rng.from_seed("moves")
    while not state.over():
        seat = state.actors()[rng.below(len(state.actors()))]
        moves = state.legal(seat)
        state.apply(seat, moves[rng.below(len(moves))])
        copy = state.imagine(seat, rng)
        assert copy.faults() == []
        assert see(copy, seat)["hand"] == see(state, seat)["hand"]


def test_a_play_becomes_public_as_a_whole() -> None:
    """RIA-R39: until then the others see only whose turn it is."""
    match = match_at("A", coins=[2], buildings=["y2 y3", ""], hands=["DGJ", "C"])
    before = match.view(1)
    match.play(0, "convert yellow-2 gold")
    match.play(0, "use yellow-3")  # with both buildings used there is nothing more to ask
    assert match.view(1) == before
    assert match.record(1).moves == match.record().moves == []
    assert match.decision(0) == "cards"
    match.play(0, "cards 1")
    assert match.view(1) == before
    match.play(0, "jokers 1")
    assert match.view(1)["board"]["plays"][0]["count"] == 4
    assert [line.text for line in match.record(1).moves] == ["convert yellow-2 gold", "use yellow-3", "cards 1", "jokers 1"]


def test_waiting_is_public_at_once() -> None:
    """RIA-R39, RIA-77."""
    match = match_at("A", coins=[1], buildings=["y1", ""], hands=["D", "C"])
    match.play(0, "wait")
    assert match.view(1)["board"]["queue"] == [1, 0]
    assert [line.text for line in match.record().moves] == ["wait"]


def test_an_unfinished_play_can_be_taken_back_and_a_finished_one_cannot() -> None:
    """RIA-R39."""
    match = match_at("A", coins=[1], buildings=["y3", ""], hands=["DJ", "C"])
    match.play(0, "use yellow-3")
    match.play(0, "cards 1")
    assert match.undo(0) == "cards 1"
    assert match.undo(0) == "use yellow-3"
    match.play(0, "done")
    match.play(0, "cards 1")
    match.play(0, "jokers 0")
    assert not match.can_undo(0)


def test_an_option_is_offered_only_if_the_play_can_still_be_completed() -> None:
    """RIA-R39, RIA-R14: yellow-3 alone leads nowhere, with yellow-4 behind it to a play."""
    assert decision(at("B", 2, begins=0, coins=[1], buildings=["y3"], hands=["D", ""])) == "cards"
    state = at("B", 2, begins=0, coins=[2], buildings=["y3 y4"], hands=["D", ""])
    assert "use yellow-3" in options(state)
    # now yellow-4 on the one card is all that is left, and it is used without asking
    assert options(play(state, "use yellow-3")) == ["cards 0"]
    play(state, "cards 0")
    assert see(state)["plays"][0]["count"] == 3


def test_steps_with_a_single_option_are_not_asked_but_passing_and_discarding_are() -> None:
    """RIA-R38: a hand of eight equal cards is asked what it discards."""
    state = at("discard", 2, hands=["DDDDDDDD", ""])
    assert (decision(state), options(state)) == ("discard", ["discard doge"])
    state = at("A", 2, hands=["", ""], coins=[1], buildings=["y3"])
    assert (decision(state), options(state)) == ("cards", ["cards 0"])


def test_positions_that_differ_in_a_hand_show_the_same_actors() -> None:
    """RIA-R38: whatever the first player holds, the same seat is asked."""
    for held in ("", "D", "DDJJ", "JJJ"):
        state = at("A", 2, hands=[held, "C"])
        assert actor(state) == 0
        assert see(state, 1)["step"] == "play"


def test_discards_stay_face_down_in_the_record() -> None:
    """RIA-58, RIA-R40: others know that a card was discarded, not which."""
    match = match_at("discard", hands=["DDDDDDDG", "CCCCCCCC"])
    match.play(0, "discard gold")
    assert match.record(1).moves == []
    assert match.undo(0) == "discard gold"
    match.play(0, "discard gold")
    match.play(1, "discard councilman")
    assert [line.text for line in match.record(1).moves] == ["discard ?", "discard councilman"]
    assert [line.text for line in match.record(0).moves] == ["discard gold", "discard ?"]


def test_discards_of_others_are_imagined_anew_while_they_are_chosen() -> None:
    """RIA-58: complete or not, nothing of the choice can be seen."""
    state = at("discard", 2, hands=["DDDDDGGGGG", "CCCCCCCC"])
    play(state, "0: discard gold", "0: discard gold", "0: discard gold")
    assert state.actors() == [1]
    for copy in imagined(state, 1)[:8]:
        assert copy.actors() == [1]
    play(state, "1: discard councilman")
    assert see(state)["phase"] == "II"


def test_private_events_are_heard_by_their_seat_alone() -> None:
    """RIA-43, RIA-57."""
    state = at("rows", 2)
    ear = listen(state)
    play(state, "row 1", "row 2")
    play(state, f"0: {options(state, 0)[0]}", f"1: {options(state, 1)[0]}")
    assert [event.audience for event in ear.named("drawn")] == [0, 1]
    assert [event.audience for event in ear.named("discarded")] == [0, 1]
    assert all(event.audience == -1 for event in ear.events if event.kind not in ("drawn", "discarded"))
