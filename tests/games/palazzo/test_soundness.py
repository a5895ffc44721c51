"""Sound positions, whole matches, records, and what a position says when something is wrong with it."""

from collections.abc import Callable

import pytest

from ridotto.engine.match import Match
from ridotto.engine.record import parse_record
from ridotto.engine.replay import verify
from ridotto.engine.rng import Rng
from ridotto.games.palazzo import GAME
from ridotto.games.palazzo.moves import MOST_PALAZZI
from ridotto.games.palazzo.rules import Palazzo

from .positions import arrange, options, play, start


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_positions_stay_sound_from_the_first_move_to_the_last(seats: int) -> None:
    """PAL-141: 55 cards, 48 tiles, 5 riders, rising floors, known cards in hands; at most 200 moves, ascending."""
    for n in range(4):
        state, rng = start(seats, f"sound {n}"), Rng.from_seed(f"play {n}")
        while not state.over():
            assert state.faults() == []
            (seat,) = state.actors()
            moves = state.legal(seat)
            assert moves == sorted(set(moves))
            assert 0 < len(moves) <= 200
            state.apply(seat, moves[rng.below(len(moves))])
        assert state.faults() == []
        assert state.winners()
        assert [sum(state.breakdown(seat).values()) for seat in range(seats)] == state.scores()


def test_a_record_can_be_read_and_checked_and_tells_all_chance() -> None:
    """PAL-6, PAL-10, PAL-46, PAL-53: start tiles, hands, every card and every tile turned up."""
    match, rng = Match.new(GAME, 3, "record"), Rng.from_seed("record")
    while not match.over:
        (seat,) = match.actors()
        moves = match.state.legal(seat)
        match.play(seat, moves[rng.below(len(moves))])
    record = match.record()
    assert all(check.holds for check in verify(parse_record(str(record))))
    chance = [line.text.split()[0] for line in record.body if not hasattr(line, "seat")]
    assert chance[:4] == ["start-tiles", "deal", "deal", "deal"]
    turned = chance.count("to-warehouse") + chance.count("to-quarry") + chance.count("rider")
    assert isinstance(match.state, Palazzo)
    assert turned == int(match.state.turned) - 5
    assert chance.count("display") >= sum(line.text == "money" for line in record.moves)


def lose_a_card(state: Palazzo) -> None:
    state.hand[0] -= 1


def know_too_much(state: Palazzo) -> None:
    state.known[5] += 1


def double_a_tile(state: Palazzo) -> None:
    state.warehouse = int(state.warehouse) | 1


def lose_a_rider(state: Palazzo) -> None:
    state.riders = 1


def forget_a_palazzo(state: Palazzo) -> None:
    state.palazzo_count[0] = 0


def mix_up_floors(state: Palazzo) -> None:
    state.palazzi[MOST_PALAZZI] = int(state.palazzi[0]) | 2


def lay_too_much(state: Palazzo) -> None:
    state.lay[4] = 1


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lose_a_card, "there are 2 cards brown-3, not 3"),
        (know_too_much, "seat 0 holds 0 cards green-3, but 1 are known"),
        (double_a_tile, "there are 2 tiles brick-1-1, not 1"),
        (lose_a_rider, "there are 6 riders, not 5"),
        (forget_a_palazzo, "seat 0 has 0 palazzi, which does not fit number 0"),
        (mix_up_floors, "palazzo 0 of seat 1 holds a floor twice"),
        (lay_too_much, "seat 0 has laid 1 cards brown-7 of 0"),
    ],
)
def test_faults_are_named(spoil: Callable[[Palazzo], None], sentence: str) -> None:
    """PAL-14, PAL-16, PAL-141."""
    state = arrange(start(2), hands=["b3"], palazzi=[["B1/1"]])
    assert state.faults() == []
    spoil(state)
    assert sentence in state.faults()


def test_the_order_of_laying_leads_to_the_same_position() -> None:
    """PAL-R6: and to the same fingerprint."""
    for orders in ((("card brown 4", "cert"), ("cert", "card brown 4")),):
        digests = set()
        for order in orders:
            state = arrange(start(2), quarries=["", "B1/1"], coming="M5/1 M5/2", hands=["b3", "b4 c c"])
            play(state, "tiles", "auction", *order)
            assert options(state) == ["cert", "done"]
            digests.add(state.digest())
        assert len(digests) == 1
