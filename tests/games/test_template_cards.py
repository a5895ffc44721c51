"""The rules of Market, the template for card games: one test for each rule, as a game's own tests would have."""

import pytest

from ridotto.engine.match import Match
from ridotto.engine.rng import Rng
from ridotto.games._template_cards import GAME
from ridotto.games._template_cards.moves import CARD_TEXTS, CARDS
from ridotto.games._template_cards.rules import Market
from ridotto.games._template_cards.rules.position import NO_CARD, NOBODY


def start(seats: int = 3, seed: str = "market") -> Match:
    return Match.new(GAME, seats, seed)


def state_of(match: Match) -> Market:
    assert isinstance(match.state, Market)
    return match.state


def trade(match: Match) -> tuple[int, str, str]:
    """The seat on turn pays with its first card and takes the first in the market; returns the seat and both cards."""
    [seat] = match.actors()
    board = match.view(seat)["board"]
    paid, card = board["hand"][0], board["market"][0]
    match.play(seat, f"pay {paid}")
    match.play(seat, f"take {card}")
    return seat, paid, card


@pytest.mark.parametrize(("seats", "pile"), [(2, 10), (3, 7), (4, 4)])
def test_everybody_has_three_cards_four_lie_open_and_the_rest_is_the_pile(seats: int, pile: int) -> None:
    """MAR-1."""
    board = start(seats).view(0)["board"]
    assert [seat["hand"] for seat in board["seats"]] == [3] * seats
    assert len(board["market"]) == 4
    assert board["pile"] == pile
    assert sorted(board["hand"] + board["market"] + board["unseen"]) == sorted(CARD_TEXTS)


def test_a_turn_is_a_card_of_the_hand_and_then_one_of_the_market() -> None:
    """MAR-2, MAR-3."""
    match = start()
    board = match.view(0)["board"]
    assert match.view(0)["moves"] == [f"pay {card}" for card in board["hand"]]
    match.play(0, f"pay {board['hand'][1]}")
    assert sorted(match.view(0)["moves"]) == sorted(f"take {card}" for card in board["market"])


def test_the_card_paid_takes_the_place_of_the_one_taken() -> None:
    """MAR-3."""
    match = start()
    market = match.view()["board"]["market"]
    seat, paid, card = trade(match)
    after = match.view()["board"]
    assert after["market"] == [paid, *market[1:]]
    assert after["seats"][seat]["taken"] == [card]


def test_after_a_trade_a_card_is_drawn_that_its_seat_alone_sees() -> None:
    """MAR-4."""
    match = start()
    before = match.view(0)["board"]["hand"]
    _, paid, _ = trade(match)
    [new] = set(match.view(0)["board"]["hand"]) - set(before)
    assert len(match.view(0)["board"]["hand"]) == 3
    assert paid not in match.view(0)["board"]["hand"]
    assert new in match.view(1)["board"]["unseen"]
    assert [event.kind for event in match.events(1)][-2:] == ["drew", "turn"]
    assert [event.kind for event in match.events(0)][-3:] == ["drew", "drawn", "turn"]


@pytest.mark.parametrize(("seats", "turns"), [(2, [8, 8]), (3, [6, 5, 5]), (4, [4, 4, 4, 4])])
def test_the_match_is_over_when_the_next_seat_has_no_card_left(seats: int, turns: list[int]) -> None:
    """MAR-5."""
    match = start(seats)
    while match.actors():
        trade(match)
    board = match.view()["board"]
    assert [len(seat["taken"]) for seat in board["seats"]] == turns
    assert [seat["hand"] for seat in board["seats"]] == [0] * seats
    assert board["pile"] == 0


@pytest.mark.parametrize(
    ("taken", "parts"),
    [
        ("pepper-5 pepper-4", {"cards": 9, "sets": 0}),
        ("pepper-5 silk-1 glass-2", {"cards": 8, "sets": 0}),
        ("pepper-5 silk-1 glass-2 salt-3", {"cards": 11, "sets": 6}),
        ("pepper-5 silk-1 glass-2 salt-3 pepper-4 silk-2 glass-1", {"cards": 18, "sets": 6}),
        ("pepper-5 silk-1 glass-2 salt-3 pepper-4 silk-2 glass-1 salt-1", {"cards": 19, "sets": 12}),
    ],
)
def test_cards_count_their_worth_and_full_sets_six_more(taken: str, parts: dict[str, int]) -> None:
    """MAR-6."""
    state = state_of(start())
    for card in taken.split():
        state.owner[CARD_TEXTS.index(card)] = 1
    assert state.breakdown(1) == parts
    assert state.scores()[1] == sum(parts.values())


def test_half_a_trade_is_known_to_nobody_else_and_can_be_taken_back() -> None:
    """MAR-2."""
    match = start()
    before = match.view(1)
    match.play(0, match.view(0)["moves"][0])
    assert match.view(1)["board"] == before["board"]
    assert state_of(match).imagine(1, Rng.from_seed("x")).paying == NO_CARD
    match.undo(0)
    assert match.view(0)["board"]["paying"] is None


def test_what_is_imagined_keeps_the_own_hand_and_deals_the_others_anew() -> None:
    """MAR-1: any card that a seat has not seen may be in any other hand."""
    state = state_of(start())
    rng = Rng.from_seed("imagined")
    others = set()
    for _ in range(200):
        copy = state.imagine(0, rng)
        assert [copy.holder[card] == 0 for card in range(CARDS)] == [state.holder[card] == 0 for card in range(CARDS)]
        others |= {card for card in range(CARDS) if copy.holder[card] == 1}
    assert others == {card for card in range(CARDS) if state.holder[card] not in (0, NOBODY)} | {int(card) for card in state.pile}


def test_a_card_in_two_places_is_a_fault() -> None:
    state = state_of(start())
    state.owner[state.market[0]] = 0
    assert state.faults() == [f"{CARD_TEXTS[state.market[0]]} lies in 2 places, not in 1"]
