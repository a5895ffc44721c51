"""Numbers of observations: scaled, cut off, and counted from the observing seat."""

import struct
from collections.abc import Callable
from functools import partial

import pytest
from librt.strings import BytesWriter

from ridotto import Rng
from ridotto.engine.cells import cells
from ridotto.engine.observation import (
    BIT,
    Block,
    each_seat,
    length,
    numbered,
    put_bits,
    put_decision,
    put_flag,
    put_nothing,
    put_one_of,
    put_one_of_each,
    put_present,
    put_seat,
    put_seat_each,
    put_seats,
    put_share,
    put_shares,
    relative_seats,
    seat_length,
)
from ridotto.games._template import GAME


def written(write: Callable[[BytesWriter], None]) -> list[float]:
    out = BytesWriter()
    write(out)
    return list(struct.unpack(f"<{len(out) // 4}f", out.getvalue()))


@pytest.mark.parametrize(
    ("value", "most", "share"), [(0, 4, 0.0), (1, 4, 0.25), (4, 4, 1.0), (9, 4, 1.0), (-1, 4, -0.25), (-9, 4, -1.0), (0, 0, 0.0), (3, 0, 1.0)]
)
def test_shares_are_cut_off(value: int, most: int, share: float) -> None:
    assert written(lambda out: put_share(out, value, most)) == [share]


def test_shares_are_the_nearest_float32_whether_looked_up_or_divided() -> None:
    numbers = (0, 1, 2, 3, 7, 30, 31, 32, 33, 100)
    for most in numbers:
        wanted = [min(value / most, 1.0) if most else float(value > 0) for value in numbers]
        found = [written(partial(put_share, value=value, most=most))[0] for value in numbers]
        assert struct.pack("<10f", *found) == struct.pack("<10f", *wanted)


def test_the_small_ones() -> None:
    assert written(lambda out: put_flag(out, True)) == [1.0]
    assert written(lambda out: put_one_of(out, 1, 3)) == [0.0, 1.0, 0.0]
    assert written(lambda out: put_one_of(out, -1, 2)) == written(lambda out: put_one_of(out, 2, 2)) == [0.0, 0.0]
    assert written(lambda out: put_one_of_each(out, cells([9, 1, -1, 0, 2]), 1, 5, 2)) == [0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0]
    assert written(lambda out: put_bits(out, 0b101, 4)) == [1.0, 0.0, 1.0, 0.0]
    assert written(lambda out: put_bits(out, 1 << 47, 48)) == [0.0] * 47 + [1.0]
    assert written(lambda out: put_nothing(out, 2)) == [0.0, 0.0]
    assert written(lambda out: put_shares(out, cells([1, 2, 3]), 1, 3, 4)) == [0.5, 0.75]


def test_seats_are_counted_from_the_one_that_observes() -> None:
    state = GAME.start(3, Rng.from_seed("seats"))
    assert written(lambda out: put_present(out, state, 4)) == [1.0, 1.0, 1.0, 0.0]
    assert written(lambda out: put_seat(out, state, 2, 0, 4)) == [0.0, 1.0, 0.0, 0.0]
    assert written(lambda out: put_seat(out, state, 2, -1, 4)) == [0.0] * 4
    assert written(lambda out: put_seats(out, state, 1, 0b011, 4)) == [1.0, 0.0, 1.0, 0.0]
    assert written(lambda out: put_seat_each(out, state, 2, cells([9, 2, 0, -1]), 1, 4, 3)) == [1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0]


def test_a_decision_is_named_while_it_is_owed() -> None:
    state = GAME.start(2, Rng.from_seed("seats"))
    assert written(lambda out: put_decision(out, state, 0, 2)) == [1.0, 0.0]
    state.apply(0, 0)
    assert written(lambda out: put_decision(out, state, 0, 2)) == [0.0, 0.0]


def test_every_number_has_a_label() -> None:
    block = Block("cards", "The cards.", BIT, ("red", "blue"), numbered(1, 2))
    assert block.labels() == ["cards: red: 1", "cards: red: 2", "cards: blue: 1", "cards: blue: 2"]
    blocks = (Block("round", "The round.", "of 3"), *each_seat(2, block))
    assert (length(blocks), seat_length(blocks)) == (9, 4)
    assert blocks[1].labels()[0] == "cards (own seat): red: 1"
    assert blocks[2].labels()[0] == "cards (seat +1): red: 1"
    assert relative_seats(3) == ("own seat", "seat +1", "seat +2")
