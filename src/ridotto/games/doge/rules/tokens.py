"""Sets of tokens: a set is one number, four bits for each value."""

from typing import Final

from mypy_extensions import i64

from ridotto.games.doge.moves import TOKEN_VALUES

_SPARE: Final = 0x8888  # the bit above each count


def pack(values: list[int]) -> i64:
    """These tokens as one number."""
    tokens: i64 = 0
    for value in values:
        tokens += 1 << (4 * value)
    return tokens


def unpack(tokens: i64) -> list[int]:
    """The values of these tokens, ascending."""
    values: list[int] = []
    for value in range(TOKEN_VALUES):
        for _ in range((tokens >> (4 * value)) & 7):
            values.append(value)
    return values


def size(tokens: i64) -> i64:
    """How many tokens there are."""
    return (tokens & 7) + ((tokens >> 4) & 7) + ((tokens >> 8) & 7) + ((tokens >> 12) & 7)


def worth(tokens: i64) -> i64:
    """How many votes these tokens are worth together."""
    return ((tokens >> 4) & 7) + 2 * ((tokens >> 8) & 7) + 3 * ((tokens >> 12) & 7)


def holds(tokens: i64, part: i64) -> bool:
    """Whether `part` can be taken out of these tokens."""
    return ((tokens | _SPARE) - part) & _SPARE == _SPARE
