"""The numbers of the edition as the rules take them; components.py fills them in."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# What a field does; the first four can set off the bonus of a barrier.
BUYS: Final = 0
COMPLETES: Final = 1
INTRIGUES: Final = 2
PAYS: Final = 3
REPLACES: Final = 4

# The three intrigues.
DOGE_TILE: Final = 0
FREE_APPROVAL: Final = 1
PAID_APPROVALS: Final = 2

# What the bonus of a barrier brings.
BRINGS_PURCHASE: Final = 0
BRINGS_COMPLETION: Final = 1
BRINGS_DUCATS: Final = 2
BRINGS_APPROVALS: Final = 3
BRINGS_POINTS: Final = 4

# What a gondola brings.
REWARD_DUCATS: Final = 0
REWARD_APPROVALS: Final = 1

NO_FLOOD: Final = -1


class Components:
    """One attribute for each number; those taken from the edition have the same names there."""

    start_ducats: i64
    actions: i64
    """Action markers of a seat."""
    open_boards: vec[i64]
    """By number of seats: the boards that have a die, a bit each."""
    section_starts: vec[i64]
    """By number of seats, four each: the first place of each section on a deck, then the length of a deck."""
    reorder_cost: i64
    discard_ducats: i64
    lost_when_equal: i64
    lost_when_fewer: i64
    inspection: vec[i64]
    """Points by position."""
    final_approval: vec[i64]
    """Points by position."""
    most_bid: i64
    rounds_without_new_part: i64
    """How many such rounds in a row end the match."""
    free_approvals: i64
    paid_price: i64
    paid_approvals: i64
    field_kind: vec[i64]
    field_items: vec[i64]
    """By field: bit 0 for galley, 1 for barrier, 2 for gondola."""
    field_linked: vec[i64]
    """By field: 1 if the items are linked by "+"."""
    field_amount: vec[i64]
    """By field: its ducats, or which intrigue it is."""
    cost: vec[i64]
    """By tile: the price of the material."""
    printed: vec[i64]
    """By galley tile: printed points."""
    symbol: vec[i64]
    """By galley tile: 1 for an approval symbol."""
    indicators: vec[i64]
    """By galley tile, four each: how many indicators of a colour."""
    trigger: vec[i64]
    """By barrier: the kind of field that sets the bonus off."""
    bonus: vec[i64]
    bonus_amount: vec[i64]
    """By barrier: how much, or which item."""
    reward: vec[i64]
    """By gondola: what it brings."""
    reward_amount: vec[i64]
    doge_values: vec[i64]
    """By Doge tile, four each: the values of the indicators."""
    purple: vec[i64]
    """By Doge tile: the purple zones, a bit each."""
    flood: vec[i64]
    """By Doge tile: the level of its flood, or NO_FLOOD."""
    inspects: vec[i64]
    """By Doge tile: 1 if it shows the Doge's portrait."""
