"""Sound positions, whole matches, records, and what a position says when something is wrong with it."""

from collections.abc import Callable

import pytest

from ridotto.engine.conformance.trial import Trial
from ridotto.engine.match import Match
from ridotto.engine.playout import playout
from ridotto.engine.record import parse_record
from ridotto.engine.replay import verify
from ridotto.engine.rng import Rng
from ridotto.games.dogeship import GAME
from ridotto.games.dogeship.advice import advise
from ridotto.games.dogeship.rules import DogeShip

from .positions import SEATS, at


@pytest.mark.parametrize("seats", SEATS)
def test_positions_stay_sound_from_the_first_move_to_the_last(seats: int) -> None:
    """SHIP-29, SHIP-42, SHIP-43, SHIP-57: every tile once, no gaps, never more than 200 moves, always ascending."""
    state, rng = GAME.start(seats, Rng.from_seed("sound")), Rng.from_seed("play")
    made = 0
    while not state.over():
        assert state.faults() == []
        seat = state.actors()[0]
        moves = state.legal(seat)
        assert moves == sorted(set(moves))
        assert 0 < len(moves) <= 62  # 36 fields, the water, 25 reorderings
        state.apply(seat, moves[rng.below(len(moves))] if made < 400 or rng.below(3) == 0 else int(advise(state.imagine(seat, rng), seat, rng)))
        made += 1
    assert state.winners()
    assert [sum(state.breakdown(seat).values()) for seat in range(seats)] == state.scores()


def test_a_record_can_be_read_and_checked_and_tells_all_chance() -> None:
    """SHIP-5, SHIP-16, SHIP-17, SHIP-32: the lot, dice, Doge tiles, tiles looked at."""
    match, rng = Match.new(GAME, 3, "record"), Rng.from_seed("record")
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, int(advise(match.imagine(seat, rng), seat, rng)))
    record = parse_record(str(match.record()))
    assert all(check.holds for check in verify(record, game=GAME))
    kinds = {line.text.split()[0] for line in record.body if not hasattr(line, "seat")}
    assert {"first-seat", "dice", "doge-drawn", "looked", "top-cost"} <= kinds


@pytest.mark.parametrize("seats", SEATS)
def test_random_play_takes_long_and_the_conformance_suite_copes(seats: int) -> None:
    """SHIP-R27, SHIP-R43: it finishes its matches by advice, though random play alone ends, too."""
    trial = Trial(GAME, seats, "", "long", 20_000)
    assert trial.takes_long
    assert trial.course.ended
    assert 600 < len(trial.course.moves) < 2_000
    state = GAME.start(seats, Rng.from_seed("random"))
    assert playout(state, Rng.from_seed("random"), 200_000) > 3_000
    assert state.over()


def _lose_a_tile(state: DogeShip) -> None:
    state.pile[0] = state.pile[1]


def _leave_a_gap(state: DogeShip) -> None:
    state.size[7] -= 1


def _know_too_much(state: DogeShip) -> None:
    state.unseen[3] = 7


def _lose_a_doge(state: DogeShip) -> None:
    state.doges[0] = state.doges[1]


def _hide_the_doge(state: DogeShip) -> None:
    state.doges_shown = 0


def _tear_the_yard(state: DogeShip) -> None:
    state.yard[0], state.yard[4] = -1, state.yard[0]


def _crowd_the_yard(state: DogeShip) -> None:
    state.yard[0], state.yard[1], state.yard[2] = 0, 1, 2


def _shift_a_part(state: DogeShip) -> None:
    state.built[0] = 2


def _build_in_the_air(state: DogeShip) -> None:
    state.built[1] = 3


def _lose_a_marker(state: DogeShip) -> None:
    state.markers[1] -= 1


def _owe_ducats(state: DogeShip) -> None:
    state.ducats[0] = -1


def _lower_the_stack(state: DogeShip) -> None:
    state.height[0] = 3


def _lose_a_place(state: DogeShip) -> None:
    state.order[0] = state.order[1]


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (_lose_a_tile, "is there 2 times"),
        (_leave_a_gap, "of pile 7 is not what it should be"),
        (_know_too_much, "pile 3 has 7 tiles that nobody has seen"),
        (_lose_a_doge, "Doge tile"),
        (_hide_the_doge, "there is no current Doge tile"),
        (_tear_the_yard, "the yard of seat 0 has a gap"),
        (_crowd_the_yard, "seat 0 has 3 galley tiles under construction"),
        (_shift_a_part, "place 1 of deck 0 is not what it should be"),
        (_build_in_the_air, "the upper deck is longer than the lower one"),
        (_lose_a_marker, "seat 1 has 4 action markers, not 5"),
        (_owe_ducats, "seat 0 has -1 ducats"),
        (_lower_the_stack, "the stack of seat 0 is not 3 high"),
        (_lose_a_place, "a seat is missing in the order"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(damage: Callable[[DogeShip], None], sentence: str) -> None:
    """SHIP-6, SHIP-29, SHIP-43, SHIP-57, SHIP-58."""
    state = at(2, yards=["g01"], stacks=["b01 b02"], galley=("ls2", ""))
    assert state.faults() == []
    damage(state)
    assert any(sentence in fault for fault in state.faults()), state.faults()
