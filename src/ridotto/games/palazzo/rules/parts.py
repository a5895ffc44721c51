"""The numbers of the edition as the rules take them; components.py fills them in."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

QUARRIES: Final = 4  # PAL-2: a ring, clockwise
RIDER: Final = 45  # in the stacks, the number after the 45 faces


class Components:
    """One attribute for each number; those taken from the edition have the same names there."""

    stacks: vec[i64]
    """Faces and riders of stacks I, II and III, one after the other."""
    second_from: i64
    """Where stack II begins in `stacks`."""
    third_from: i64
    """Where stack III begins in `stacks`."""
    doubled: i64
    """The faces that exist twice, as a set."""
    riders_end: i64
    """The rider that ends the match when it appears."""
    start_seat: i64
    copies: vec[i64]
    """How many cards of each kind there are."""
    certificate: i64
    """What a certificate is worth."""
    group: i64
    """What a group is worth."""
    certificate_group: i64
    """What three certificates in one lay are worth."""
    no_cards: vec[i64]
    """A lay without cards."""
    opening: i64
    """What the opening certificate is worth."""
    hand: i64
    """Cards dealt to each seat."""
    display_beyond_players: i64
    """How many more cards than players a money display has."""
    active_takes: i64
    """Cards the active player takes from a money display."""
    builder: i64
    """The quarry on which the builder starts."""
    draft_from: i64
    """A quarry with at least this many tiles is not auctioned."""
    price_base: i64
    price_least: i64
    buy_most: i64
    """The most tiles in one purchase."""
    storey_base: vec[i64]
    """Points for the number of storeys."""
    windows_count_from: i64
    """From how many storeys on windows count."""
    purity: vec[i64]
    """Points for one material, by number of storeys."""
