"""What `imagine` redraws, and what it leaves alone: PAL-R33, PAL-R34 and the chapter on information."""

from collections import Counter
from itertools import pairwise

import pytest

from ridotto.engine.cells import listed
from ridotto.engine.playout import playout
from ridotto.engine.rng import Rng
from ridotto.games.palazzo.rules import Palazzo
from ridotto.games.palazzo.rules.parts import RIDER

from .positions import arrange, bidding, decision, hand, in_order, options, play, see, start

TIMES = 40


def imagined(state: Palazzo, seat: int, times: int = TIMES) -> list[Palazzo]:
    """Positions as this seat could imagine them; each is sound and looks the same to it."""
    found = []
    before, digest = see(state, seat), state.digest()
    for n in range(times):
        copy = state.imagine(seat, Rng.from_seed(f"dream {n}"))
        assert isinstance(copy, Palazzo)
        assert copy.faults() == []
        assert see(copy, seat) == before
        if seat in state.actors():
            assert options(copy) == options(state)
        found.append(copy)
    assert state.digest() == digest
    return found


def pile(state: Palazzo) -> list[int]:
    return listed(state.pile)


def test_before_the_first_shuffle_hidden_cards_and_pile_are_mixed() -> None:
    """PAL-10: the hidden hand of another may hold anything that is unseen, and so may the pile."""
    state = arrange(start(2), hands=["b3 b4 b5 b6", "c c c c"])
    copies = imagined(state, 0)
    assert len({tuple(hand(copy, 1)) for copy in copies}) > TIMES // 2
    assert any("red-7" in hand(copy, 1) for copy in copies)
    assert len({tuple(sorted(pile(copy))) for copy in copies}) > TIMES // 2
    for copy in copies:
        assert hand(copy, 0) == in_order("b3 b4 b5 b6")
        assert len(hand(copy, 1)) == 4


def test_known_cards_stay_where_they_are() -> None:
    """PAL-R34."""
    state = arrange(start(3), hands=["b3", "g3 g4 r7 c", "r3 r3"], known=["", "g4 c", "r3"])
    hidden = set()
    for copy in imagined(state, 0):
        rest = Counter(hand(copy, 1))
        rest.subtract(["green-4", "cert"])
        assert min(rest.values()) >= 0
        hidden.add(tuple(sorted(rest.elements())))
        assert "red-3" in hand(copy, 2)
        assert len(hand(copy, 2)) == 2
    assert len(hidden) > TIMES // 2


def test_after_a_shuffle_only_the_order_of_the_pile_is_open() -> None:
    """PAL-50: its contents all were seen, so it is never mixed with hidden cards."""
    state = arrange(start(3), hands=["b3", "g3 g4", "r3 r4"], pile="r7 r7 c c b7 b6", rest="discard", shuffled=True)
    copies = imagined(state, 0)
    assert {tuple(sorted(pile(copy))) for copy in copies} == {tuple(sorted(pile(state)))}
    assert len({tuple(pile(copy)) for copy in copies}) > TIMES // 2


def test_after_a_shuffle_hidden_cards_go_round_among_the_others_only() -> None:
    """PAL-50: the same four cards, anywhere among the two other seats."""
    state = arrange(start(3), hands=["b3", "g3 g4", "r3 r4"], pile="r7 r7 c c", rest="discard", shuffled=True)
    found = set()
    for copy in imagined(state, 0):
        assert sorted(hand(copy, 1) + hand(copy, 2)) == sorted(in_order("g3 g4 r3 r4"))
        assert len(hand(copy, 1)) == 2
        found.add(tuple(hand(copy, 1)))
    assert len(found) == 6


def test_with_two_players_the_other_hand_is_then_as_good_as_known() -> None:
    """PAL-50: and so with more players, if only one other seat has hidden cards left."""
    two = arrange(start(2), hands=["b3", "g3 g4 c"], pile="r7 r7", rest="discard", shuffled=True)
    assert {tuple(hand(copy, 1)) for copy in imagined(two, 0)} == {tuple(hand(two, 1))}
    three = arrange(start(3), hands=["b3", "g3 g4 c", "r3 r4"], known=["", "", "r3 r4"], rest="discard", shuffled=True)
    assert {tuple(hand(copy, 1)) for copy in imagined(three, 0)} == {tuple(hand(three, 1))}


def test_what_is_left_of_each_stack_is_shuffled_by_itself() -> None:
    """PAL-4, PAL-5: the riders with stack III; what has been turned up stays."""
    state = start(2)
    ends = [5, 15, 33, 53]
    copies = imagined(state, 0)
    for first, last in pairwise(ends):
        orders = {tuple(int(copy.stacks[at]) for at in range(first, last)) for copy in copies}
        assert len(orders) > TIMES // 2
        assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(int(state.stacks[at]) for at in range(first, last)))}
    assert all(int(copy.stacks[at]) != RIDER for copy in copies for at in range(33))
    assert {tuple(int(copy.stacks[at]) for at in range(5)) for copy in copies} == {tuple(int(state.stacks[at]) for at in range(5))}


@pytest.mark.parametrize("turns", [6, 12, 17])
def test_stacks_half_used_up_are_shuffled_too(turns: int) -> None:
    """PAL-54: in the middle of stack I, II and III."""
    state = start(2)
    for _ in range(turns):
        play(state, "tiles")
        if state.over():
            return
        play(state, "auction")
        while decision(state) != "turn":
            play(state, options(state)[-1])
    turned = int(state.turned)
    copies = imagined(state, 1)
    assert {tuple(int(copy.stacks[at]) for at in range(turned)) for copy in copies} == {tuple(int(state.stacks[at]) for at in range(turned))}
    assert len({tuple(int(copy.stacks[at]) for at in range(turned, 53)) for copy in copies}) > TIMES // 2


def test_a_spectator_imagines_all_hidden_cards() -> None:
    """PAL-10: no hand is his own."""
    state = arrange(start(2), hands=["b3 b4", "g3 g4"], known=["b4"])
    copies = imagined(state, -1)
    for seat in range(2):
        assert len({tuple(hand(copy, seat)) for copy in copies}) > TIMES // 4
    assert all("brown-4" in hand(copy, 0) for copy in copies)


def test_another_seats_purchase_in_progress_is_undone() -> None:
    """PAL-R33: back to before the choice to buy or to auction."""
    state = arrange(start(2), warehouse="B1/1 B1/2", coming="B5/1 M5/2", hands=["b7 b7 g3", "c"], known=["b7 b7 g3"])
    play(state, "tiles", "buy", "tile brick-1-1", "no-second", "card brown 7")
    for copy in imagined(state, 1, 3):
        assert (decision(copy), options(copy)) == ("market", ["buy", "auction"])
        assert [int(n) for n in copy.secret] == [0, 0]
        play(copy, "buy", "tile brick-1-2", "no-second")
        assert options(copy) == ["card brown 7"]  # nothing is laid yet
    own = imagined(state, 0, 1)[0]
    assert (decision(own), options(own), int(own.secret[0])) == ("pay", ["card brown 7", "done"], 4)


def test_another_seats_lay_is_undone_but_not_what_lies_on_the_table() -> None:
    """PAL-R33, PAL-85: the currency of its bid so far still holds."""
    state = bidding(["b3 b7", "g4 g5 g6 r7"], known=["b3 b7", "g4 g5 g6 r7"])
    play(state, "card green 4", "done", "card brown 3", "done", "card green 5")
    for copy in imagined(state, 0, 3):
        assert (decision(copy), options(copy)) == ("bid", ["card green 5", "card green 6", "pass"])
    assert options(imagined(state, 1, 1)[0]) == ["card green 6", "done"]


@pytest.mark.parametrize("chain", [("take-out", "from 0 1"), ("insert", "single 1", "into 0"), ("remove",)])
def test_another_seats_rebuild_in_progress_is_undone(chain: tuple[str, ...]) -> None:
    """PAL-R33: back to the beginning of its turn."""
    state = play(arrange(start(2), palazzi=[["B1/1 B2/1", "S3/1"]], hands=["b3"]), *chain)
    for copy in imagined(state, 1, 3):
        assert (decision(copy), options(copy)) == ("turn", ["money", "tiles", "take-out", "insert", "remove"])
        assert see(copy, 0)["chain"] is None


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_after_the_end_everybody_knows_who_has_won(seat: int) -> None:
    """PAL-138: hidden cards have decided a tie, so none of them is redrawn."""
    tied = [["B1/1 B2/2 B3/3"], ["S1/1 S2/2 S3/3"]]
    state = play(arrange(start(2), palazzi=tied, hands=["b4 b3", "g4 g4"], riders=4, coming="R"), "tiles")
    assert state.winners() == [1]
    for copy in imagined(state, seat):
        assert copy.winners() == [1]
        assert [hand(copy, each) for each in range(2)] == [hand(state, each) for each in range(2)]


def test_the_future_of_an_imagined_position_is_another() -> None:
    """PAL-50: its chance does not follow the match's own."""
    state = arrange(start(2), rest="discard", shuffled=True)
    displays = {tuple(see(play(copy, "money"))["display"]) for copy in imagined(state, 0)}
    assert len(displays) > TIMES // 2


def test_imagined_positions_can_be_played_to_the_end() -> None:
    """PAL-R31."""
    state = start(4)
    playout(state, Rng.from_seed("part"), 200)
    for copy in imagined(state, 2, 5):
        playout(copy, Rng.from_seed("rest"))
        assert copy.over()
        assert copy.faults() == []
