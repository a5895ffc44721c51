"""The numbers of the edition as the rules take them; components.py fills them in."""

from librt.vecs import vec
from mypy_extensions import i64


class Components:
    """One attribute for each number; those taken from the edition have the same names there."""

    copies: vec[i64]
    """The number of cards of each kind."""
    row_length: i64
    draw: i64
    """Cards drawn after taking a row."""
    hand_limit: i64
    first_end: vec[i64]
    """By pair of districts: the one named first."""
    second_end: vec[i64]
    """By pair of districts: the one named second."""
    on_board: vec[i64]
    """By pair of districts: 1 if there is a connection."""
    side: vec[i64]
    """By district: the side of the canal."""
    bridge_low: vec[i64]
    bridge_high: vec[i64]
    gondolas: i64
    """How many gondola tiles there are."""
    gondola_value: i64
    bonus_points: i64
    tile_copies: i64
    """Tiles of each kind of building."""
    pile_cards: vec[i64]
    """By green building: cards from the pile; 0 for the one that brings no card."""
    limit_more: vec[i64]
    """By green building: by how much it raises the hand limit."""
    wait_coins: i64
    counsel_points: i64
    counsel_instead: i64
    """Points of blue-2 in place of a missing councilman."""
    glory_points: i64
    men_tableau: i64
    """Councilmen on a tableau at the start."""
    men_supply: i64
    """Councilmen in the general supply at the start."""
    coins: i64
    start_coins: vec[i64]
    """Five numbers for each number of seats from 2 on: clockwise from the start player."""
    virtual_coins: vec[i64]
    """For the left neighbour of the virtual player, and for the other player."""
    start_limit: vec[i64]
    """By number of seats from 2 on: how often a starting building can be chosen."""
    start_points: i64
    virtual_cards: i64
    """Cards drawn for the virtual player in each round."""
