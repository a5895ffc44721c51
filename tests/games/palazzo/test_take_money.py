"""Take money: PAL-46 to PAL-52."""

import pytest

from ridotto.engine.match import Match
from ridotto.games.palazzo import GAME
from ridotto.games.palazzo.rules import Palazzo

from .positions import actor, arrange, cards, decision, hand, in_order, options, play, see, some, start


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_card_more_than_players_is_turned_up(seats: int) -> None:
    """PAL-46."""
    state = play(arrange(start(seats), pile="b3 b4 b5 b6 b7 g3"), "money")
    assert see(state)["display"] == cards("b3 b4 b5 b6 b7 g3")[: seats + 1]
    assert see(state)["pile"] == 55 - seats - 1


def test_the_active_player_first_takes_two_freely_chosen() -> None:
    """PAL-47."""
    state = play(arrange(start(3), pile="b3 g4 r5 c"), "money")
    assert some(state, "take") == ["brown-3", "green-4", "red-5", "cert"]
    play(state, "take cert")
    assert (actor(state), some(state, "take")) == (0, ["brown-3", "green-4", "red-5"])
    play(state, "take green-4")
    assert hand(state, 0) == in_order("g4 c")
    assert actor(state) == 1


@pytest.mark.parametrize("active", [0, 1, 2, 3])
def test_then_each_other_takes_one_clockwise_from_the_active_players_left(active: int) -> None:
    """PAL-48."""
    state = play(arrange(start(4), active=active, pile="b3 b4 b5 b6 b7"), "money", "take brown-3", "take brown-4")
    for step, card in enumerate(("brown-7", "brown-5", "brown-6"), start=1):
        assert actor(state) == (active + step) % 4
        play(state, f"take {card}")
        assert hand(state, (active + step) % 4) == [card]


def test_nobody_may_decline_and_the_display_is_used_up() -> None:
    """PAL-49: to the last taker the last card is the only option."""
    state = play(arrange(start(2), pile="b3 g4 r5"), "money", "take brown-3", "take green-4")
    assert options(state) == ["take red-5"]
    play(state, "take red-5")
    assert see(state)["display"] == []


def test_equal_cards_of_the_display_are_one_option() -> None:
    """PAL-R35."""
    assert options(play(arrange(start(3), pile="b3 b3 b3 c"), "money")) == ["take brown-3", "take cert"]


def test_the_discard_becomes_the_new_pile_when_a_card_is_needed_and_the_pile_is_empty() -> None:
    """PAL-50, PAL-R24: also in the middle of a display, whose cards are not shuffled in."""
    state = arrange(start(2), pile="b3 g4", rest="discard")
    assert see(state)["pile"] == 2
    play(state, "money")
    board = see(state)
    assert len(board["display"]) == 3
    assert {"brown-3", "green-4"} <= set(board["display"])
    assert (board["pile"], board["discard"]) == (52, [])
    assert board["pile_cards"] is not None
    assert len([card for card in board["pile_cards"] if card == "brown-3"]) == 2


def test_the_new_pile_is_shuffled() -> None:
    """PAL-50: what lies on top of it differs from match to match."""
    found = set()
    for n in range(8):
        state = play(arrange(start(2, f"seed {n}"), rest="discard"), "money")
        found.add(tuple(see(state)["display"]))
    assert len(found) > 4


def test_the_discard_is_left_alone_as_long_as_the_pile_suffices() -> None:
    """PAL-R24: a pile that is used up exactly is not replaced before the next card is needed."""
    state = play(arrange(start(2), pile="b3 g4 r5", rest="discard"), "money")
    board = see(state)
    assert (board["pile"], len(board["discard"]), board["pile_cards"]) == (0, 52, None)
    play(state, "take brown-3", "take green-4", "take red-5", "money")
    assert (see(state)["pile"], see(state)["discard"]) == (49, [])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_enough_cards_money_cannot_be_chosen(seats: int) -> None:
    """PAL-51, PAL-R25: pile and discard are added."""
    letters = [f"{c}{v}" for c in "bgr" for v in range(3, 8) for _ in range(3)] + ["c"] * 10
    for missing in (0, 1):
        free = seats + 1 - missing
        state = arrange(start(seats), hands=[" ".join(letters[free:])], pile=letters[0], discard=" ".join(letters[1:free]))
        assert ("money" in options(state)) == (missing == 0)


def test_after_the_last_card_the_next_player_has_the_turn() -> None:
    """PAL-52: not the one who took last."""
    state = play(arrange(start(3), active=1, pile="b3 b4 b5 b6"), "money", *[f"take brown-{value}" for value in (3, 4, 5, 6)])
    assert (actor(state), decision(state), see(state)["turn"]) == (2, "turn", 2)


def test_chance_events_tell_every_card_and_every_shuffle() -> None:
    """PAL-46, PAL-50: in the order of their turning up."""
    match = Match.new(GAME, 2, "florence")
    assert isinstance(match.state, Palazzo)
    arrange(match.state, pile="b3 g4", rest="discard")
    match.play(0, "money")
    told = [line.text for line in match.record().body if not hasattr(line, "seat")]
    display = see(match.state)["display"]
    (last,) = [card for card in display if card not in ("brown-3", "green-4")] or ["brown-3"]
    assert told[-3:] == ["display 0 brown-3 green-4", "shuffle 53", f"display 0 {last}"]
