"""What people read: the view as text, and sentences of the log."""

import pytest

from ridotto.games.dogeship import GAME
from ridotto.games.dogeship.rules import DogeShip
from ridotto.games.dogeship.text import text

from .positions import at, barrier_with, end_round, match_at, play, see, to_the_end

NAMES = ("nobody", "Bruno", "Chiara")


def read(state: DogeShip, seat: int = -1, language: str = "en") -> str:
    return text(see(state, seat), GAME.words(language), NAMES[: int(state.seats)])


def test_a_taken_field_names_its_owner_whatever_the_name() -> None:
    """SHIP-25."""
    state = at(2, dice="red3", taken={"red1": 0})
    assert "Red, die 3: 1: 2 ducats (nobody), 2: buy barrier or gondola, 3: " in read(state)
    assert "5: buy galley part + gondola [costs 2]" in read(state)


def test_intrigues_are_called_intrigues() -> None:
    """SHIP-71: so that it can be told what sets off a barrier."""
    assert "4: intrigue, 1 approval" in read(at(2))
    assert "4: Intrige, das Dogenplättchen wechseln" in read(at(2), language="de")
    assert "intrigue: 1 point" in read(at(2, stacks=[barrier_with("intrigue", "points", 1)]))


def test_a_purchase_in_progress_can_be_read() -> None:
    """SHIP-44, SHIP-32."""
    state = play(at(2, yards=["b01 b02 g01 g02 g03"]), "field green1", "buy gondola")
    assert "nobody has chosen green 1." in read(state)
    assert "Buys from: gondola." in read(state)
    play(state, "give-up b01")
    assert "Looked at: gondola " in read(state)


def test_what_is_concealed_is_not_read_out() -> None:
    """SHIP-R23, SHIP-R40."""
    state = play(at(3, approvals=[2, 3, 4], doges="d07 d04"), "field green4")
    assert "approvals: 2" in read(state, 0)
    assert "approvals: 3" not in read(state, 0)
    assert "A Doge tile that you do not know." in read(state, 1)
    assert "Doge tile 7: weight" in read(state, 0)
    play(state, "keep d04", "put top")
    assert "You know tile no. 1 of the pile: Doge tile 7" in read(state, 0)
    assert "You know" not in read(state, 1)


def test_floods_bids_and_the_end_can_be_read() -> None:
    """SHIP-112, SHIP-119, SHIP-127."""
    assert "The flood would cost Bruno 2 actions." in read(at(2, doge="d14"))
    bidding = play(end_round(2, doge="d03", approvals=[2, 2]), "0: bid 1")
    assert "Your bid: 1." in read(bidding, 0)
    assert "Still to bid: Bruno." in read(bidding)
    over = play(to_the_end(at(2, doge="d14", yards=["ub7"])), "field red3", "complete ub7")
    assert "The match is over." in read(over)
    assert "The flood would" not in read(over)
    assert "Of the next round" not in read(over)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Thanks to barrier 14 Anna may complete one more gondola."), ("de", "Barriere 14 lässt Anna zusätzlich eine Gondel fertigstellen.")],
)
def test_a_bonus_says_what_it_is(language: str, sentence: str) -> None:
    """SHIP-75."""
    match = match_at(2, stacks=["b14"], yards=["g01"])
    match.play(0, "field white2")
    assert match.tell(match.events()[-1], language) == sentence


def test_a_reordering_says_what_it_costs() -> None:
    """SHIP-83."""
    match = match_at(2, stacks=["b14 b20"])
    match.play(0, "reorder b14")
    assert match.tell(match.events()[-1], "en") == "Anna puts barrier 14 on top of the wall for 2 ducats."
    assert match.tell(match.events()[-1], "de") == "Anna legt für 2 Dukaten Barriere 14 oben auf die Mauer."
