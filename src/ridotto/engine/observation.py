"""Observations: what a seat can know of a position, as a fixed number of float32 for learning programs.

A game's room `observation` names its blocks in order (BLOCKS) and writes them (`observe`) with the functions here, which
keep every number between -1 and 1. Seats are written as the observing seat counts them: itself first, then those after
it; places of seats that a match does not have are all 0.
"""

from typing import Final

from librt.strings import BytesWriter, read_i32_le, write_f32_le, write_i32_le
from librt.vecs import vec
from mypy_extensions import i64

from ridotto.engine.state import State

_AT_ONCE: Final = 256
_ZEROS: Final = [bytes(4 * size) for size in range(_AT_ONCE + 1)]
_SMALL: Final = 32
BIT = "0 or 1"
"""The scale of a block of flags."""
ONE_OF = "one of them is 1"
"""The scale of a block that says which of several things it is."""


class Block:
    """A run of numbers with one meaning: one for each combination of the labels on its axes, the last axis fastest."""

    def __init__(self, name: str, meaning: str, scale: str, *axes: tuple[str, ...]) -> None:
        self.name: str = name
        """Short, and different from those of the other blocks."""
        self.meaning: str = meaning
        """A sentence."""
        self.scale: str = scale
        """How a number is made from what it stands for."""
        self.axes: tuple[tuple[str, ...], ...] = axes
        """The labels on each axis."""
        self.seat: int = -1
        """Where the same blocks are repeated for each seat: the place of its seat, from the observing one. Otherwise -1."""

    def size(self) -> int:
        """How many numbers it has."""
        size = 1
        for axis in self.axes:
            size *= len(axis)
        return size

    def labels(self) -> list[str]:
        """What each number stands for, in order."""
        found = [f"{self.name} (seat +{self.seat})" if self.seat > 0 else f"{self.name} (own seat)" if self.seat == 0 else self.name]
        for axis in self.axes:
            found = [f"{before}: {label}" for before in found for label in axis]
        return found


def each_seat(most: int, *blocks: Block) -> tuple[Block, ...]:
    """The same blocks for each of `most` seats, the observing one first."""
    found: list[Block] = []
    for seat in range(most):
        for block in blocks:
            own = Block(block.name, block.meaning, block.scale, *block.axes)
            own.seat = seat
            found.append(own)
    return tuple(found)


def relative_seats(most: int) -> tuple[str, ...]:
    """The labels of an axis of seats, the observing one first."""
    return ("own seat", *[f"seat +{n}" for n in range(1, most)])


def numbered(first: int, last: int) -> tuple[str, ...]:
    """The labels of an axis of numbers, from `first` to `last`."""
    return tuple([str(n) for n in range(first, last + 1)])


def length(blocks: tuple[Block, ...]) -> int:
    """How many numbers these blocks have together."""
    size = 0
    for block in blocks:
        size += block.size()
    return size


def seat_length(blocks: tuple[Block, ...]) -> int:
    """How many of these numbers belong to each seat."""
    return length(tuple([block for block in blocks if block.seat == 0]))


# ---- for `observe` ----


def _small_shares() -> bytes:
    """Every share of at most _SMALL as it is written, a row for each number that can be the most."""
    out = BytesWriter()
    for most in range(_SMALL):
        for value in range(_SMALL):
            write_f32_le(out, value / most if value < most else 1.0 if value > 0 else 0.0)
    return out.getvalue()


_SHARES: Final = _small_shares()  # looked up, since most numbers are small: quicker than telling cases apart and dividing


def put_flag(out: BytesWriter, holds: bool) -> None:
    """1 if it holds."""
    write_f32_le(out, 1.0 if holds else 0.0)


def put_share(out: BytesWriter, value: i64, most: i64) -> None:
    """A number as a share of the most it can be; cut off at -1 and 1."""
    if 0 <= value < _SMALL and 0 <= most < _SMALL:
        write_i32_le(out, read_i32_le(_SHARES, 4 * (_SMALL * most + value)))
    elif value >= most:
        write_f32_le(out, 1.0 if value > 0 else 0.0)
    elif value <= -most:
        write_f32_le(out, -1.0)
    else:
        write_f32_le(out, float(value) / float(most))


def put_shares(out: BytesWriter, row: vec[i64], first: i64, last: i64, most: i64) -> None:
    """The numbers row[first:last], each as a share."""
    for i in range(first, last):
        put_share(out, row[i], most)


def put_one_of(out: BytesWriter, value: i64, size: i64) -> None:
    """`size` numbers of which the one at `value` is 1; none for a value outside."""
    at: i64 = len(out)
    put_nothing(out, size)
    if 0 <= value < size:
        _put_one(out, at + 4 * value)


def put_one_of_each(out: BytesWriter, row: vec[i64], first: i64, last: i64, size: i64) -> None:
    """For each of row[first:last], `size` numbers of which the one at its value is 1; none for a value outside."""
    at: i64 = len(out)
    put_nothing(out, (last - first) * size)
    for i in range(first, last):
        if 0 <= row[i] < size:
            _put_one(out, at + 4 * row[i])
        at += 4 * size


def put_bits(out: BytesWriter, mask: i64, size: i64) -> None:
    """The lowest `size` bits of a mask, the lowest first."""
    at: i64 = len(out)
    put_nothing(out, size)
    if mask == 0:
        return
    for i in range(size):
        if (mask >> i) & 1:
            _put_one(out, at + 4 * i)


def put_nothing(out: BytesWriter, size: i64) -> None:
    """`size` zeros, at once: most numbers of an observation are."""
    while size > _AT_ONCE:
        out.write(_ZEROS[_AT_ONCE])
        size -= _AT_ONCE
    out.write(_ZEROS[size])


def _put_one(out: BytesWriter, at: i64) -> None:
    """Change the zero at this byte into a one."""
    out[at + 2] = 0x80  # 1.0 as float32 is 00 00 80 3F
    out[at + 3] = 0x3F


def put_seat(out: BytesWriter, state: State, seat: i64, other: i64, most: i64) -> None:
    """One of `most` places: that of `other`, counted from `seat`; none if it is no seat."""
    put_one_of(out, _place(state, seat, other), most)


def put_seat_each(out: BytesWriter, state: State, seat: i64, row: vec[i64], first: i64, last: i64, most: i64) -> None:
    """For each of row[first:last], one of `most` places: that of the seat it is; none if it is no seat."""
    at: i64 = len(out)
    put_nothing(out, (last - first) * most)
    for i in range(first, last):
        place = _place(state, seat, row[i])
        if 0 <= place < most:
            _put_one(out, at + 4 * place)
        at += 4 * most


def _place(state: State, seat: i64, other: i64) -> i64:
    """The place of a seat, counted from another; -1 if it is none."""
    if other < 0:
        return -1
    return other - seat if other >= seat else other - seat + state.seats


def put_seats(out: BytesWriter, state: State, seat: i64, mask: i64, most: i64) -> None:
    """A set of seats, counted from `seat`."""
    counted: i64 = 0
    for other in range(state.seats):
        if (mask >> other) & 1:
            counted |= 1 << _place(state, seat, other)
    put_bits(out, counted, most)


def put_decision(out: BytesWriter, state: State, seat: i64, decisions: i64) -> None:
    """Which of the game's decisions the seat owes; none of them if it owes nothing."""
    put_one_of(out, state.decision(seat) if (state.owing >> seat) & 1 else -1, decisions)


def put_present(out: BytesWriter, state: State, most: i64) -> None:
    """Which of `most` seats the match has."""
    for i in range(most):
        write_f32_le(out, 1.0 if i < state.seats else 0.0)
