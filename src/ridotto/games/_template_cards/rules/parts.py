"""The numbers of the edition as the rules take them; components.py fills them in."""

from mypy_extensions import i64


class Components:
    """One attribute for each number, with the same name as in the edition."""

    highest: i64
    """The most that a card is worth."""
    hand: i64
    """Cards dealt to each seat."""
    berths: i64
    """Places in the market."""
    full_set: i64
    """What one card of every good brings on top of their worth."""
