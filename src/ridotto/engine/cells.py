"""Flat rows of whole numbers, the stuff states are made of.

A row is a `vec[i64]`: 64-bit integers that cost one allocation and copy in one go (`row[:]`).
"""

from typing import Final, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

FixedRow: TypeAlias = "vec[i64]"
"""A field of a state that never changes once the match is set up: copies may share it."""


def filled(n: i64, value: i64) -> vec[i64]:
    """A row of `n` times `value`."""
    row = vec[i64](capacity=n)
    for _ in range(n):
        row = append(row, value)
    return row


NOUGHT: Final = filled(1024, 0)  # never changed: copying a part of it is quicker than filling a row


def zeros(n: i64) -> vec[i64]:
    """A row of `n` zeros."""
    return NOUGHT[:n] if n <= 1024 else filled(n, 0)


def cells(values: list[int]) -> vec[i64]:
    """A row with these values."""
    row = vec[i64](capacity=len(values))
    for value in values:
        row = append(row, value)
    return row


def listed(row: vec[i64]) -> list[int]:
    """The row as an ordinary list."""
    return [int(row[i]) for i in range(len(row))]


def total(row: vec[i64]) -> i64:
    """The sum of a row."""
    s: i64 = 0
    for i in range(len(row)):
        s += row[i]
    return s


def sort(row: vec[i64], first: i64, last: i64) -> None:
    """Put row[first:last] in ascending order; it is short."""
    for at in range(first + 1, last):
        value: i64 = row[at]
        to: i64 = at
        while to > first and row[to - 1] > value:
            row[to] = row[to - 1]
            to -= 1
        row[to] = value


def take_out(row: vec[i64], at: i64, last: i64, blank: i64) -> i64:
    """Take a value out of row[:last]: those behind it close up, and `blank` fills the place left at the end."""
    value: i64 = row[at]
    for place in range(at, last - 1):
        row[place] = row[place + 1]
    row[last - 1] = blank
    return value


def put_in(row: vec[i64], at: i64, last: i64, value: i64) -> None:
    """Put a value into row[:last], which grows by it: those from `at` on make room."""
    place: i64 = last
    while place > at:
        row[place] = row[place - 1]
        place -= 1
    row[at] = value
