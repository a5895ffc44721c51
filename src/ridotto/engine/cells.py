"""Flat rows of whole numbers, which states are made of.

A row is a `vec[i64]`: 64-bit integers that cost one allocation and copy in one go (`row[:]`).
"""

from typing import Final, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

FixedRow: TypeAlias = "vec[i64]"
"""A field of a state whose numbers are not changed in place once the match is set up: copies share it.

What needs other numbers, seldom, puts another row in its place (`with_cell`).
"""


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


def with_cell(row: vec[i64], at: i64, value: i64) -> vec[i64]:
    """A row like this with another value at one place: for rows that copies of a position share."""
    other = row[:]
    other[at] = value
    return other


def total(row: vec[i64]) -> i64:
    """The sum of a row."""
    s: i64 = 0
    for each in row:
        s += each
    return s


def subtotal(row: vec[i64], first: i64, last: i64) -> i64:
    """The sum of row[first:last]."""
    s: i64 = 0
    for i in range(first, last):
        s += row[i]
    return s


def occurrences(row: vec[i64], value: i64, first: i64, last: i64) -> i64:
    """How often a value occurs in row[first:last]."""
    n: i64 = 0
    for i in range(first, last):
        if row[i] == value:
            n += 1
    return n


def count_values(counts: vec[i64], row: vec[i64], first: i64, last: i64) -> None:
    """Add to `counts` how often each number occurs in row[first:last]; a number below 0 is an empty place."""
    for i in range(first, last):
        if row[i] >= 0:
            counts[row[i]] += 1


def one_by_one(counts: vec[i64]) -> vec[i64]:
    """The numbers from 0 on, each as often as it is counted: cards from their counts by kind."""
    row = vec[i64](capacity=total(counts))
    for value in range(len(counts)):
        for _ in range(counts[value]):
            row = append(row, value)
    return row


def extended(row: vec[i64], more: vec[i64]) -> vec[i64]:
    """The row with another appended."""
    for i in range(len(more)):
        row = append(row, more[i])
    return row


def ascending(n: i64) -> vec[i64]:
    """The numbers from 0 to n - 1."""
    row = zeros(n)
    for i in range(n):
        row[i] = i
    return row


def sort(row: vec[i64], first: i64, last: i64) -> None:
    """Sort row[first:last] in ascending order; for short rows."""
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
