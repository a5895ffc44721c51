"""The numbers of the edition as the rules take them; components.py fills them in."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

QUARRIES: Final = 4
RIDER: Final = 45  # in the stacks, behind the 45 faces


class Components:
    """One attribute for each number; those of the edition have their name there."""

    stacks: vec[i64]
    """Faces and riders of stacks I, II and III, one behind the other."""
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
    """What one counts."""
    group: i64
    """What a group counts."""
    certificate_group: i64
    """What three certificates of one lay count."""
    no_cards: vec[i64]
    """A lay without cards."""
    opening: i64
    """What the opening certificate counts."""
    hand: i64
    """Cards dealt to each seat."""
    display_beyond_players: i64
    """Cards of a money display beyond the number of players."""
    active_takes: i64
    """Cards the active player takes from a money display."""
    builder: i64
    """The quarry on which the builder starts."""
    draft_from: i64
    """A quarry with so many tiles is not auctioned."""
    price_base: i64
    price_least: i64
    buy_most: i64
    """Tiles of one purchase."""
    storey_base: vec[i64]
    """Points for the number of storeys."""
    windows_count_from: i64
    """Windows count from so many storeys on."""
    purity: vec[i64]
    """Points for one material, by number of storeys."""
