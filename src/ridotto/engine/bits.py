"""Sets of small numbers as the bits of one whole number: bit n is set if n is in the set."""

from mypy_extensions import i64


def bits(mask: i64) -> i64:
    """How many bits are set."""
    n: i64 = 0
    rest: i64 = mask
    while rest != 0:
        rest &= rest - 1
        n += 1
    return n


def members(mask: i64) -> list[int]:
    """The bits that are set, ascending."""
    found: list[int] = []
    n: i64 = 0
    while mask >> n != 0:
        if (mask >> n) & 1:
            found.append(int(n))
        n += 1
    return found


def several(mask: i64) -> bool:
    """Whether more than one bit is set."""
    return mask & (mask - 1) != 0


def lowest(mask: i64) -> i64:
    """The lowest bit that is set; there must be one."""
    n: i64 = 0
    while not (mask >> n) & 1:
        n += 1
    return n
