"""The numbers of the edition as the rules take them."""

from librt.vecs import vec
from mypy_extensions import i64


class Components:
    """The numbers of the edition; components.py makes them from the file and checks that they agree."""

    def __init__(
        self,
        copies: vec[i64],
        row_length: int,
        draw: int,
        hand_limit: int,
        first_end: vec[i64],
        second_end: vec[i64],
        on_board: vec[i64],
        side: vec[i64],
        bridge_low: vec[i64],
        bridge_high: vec[i64],
        gondolas: int,
        gondola_value: int,
        bonus_points: int,
        tile_copies: int,
        pile_cards: vec[i64],
        limit_more: vec[i64],
        wait_coins: int,
        counsel_points: int,
        counsel_instead: int,
        glory_points: int,
        men_tableau: int,
        men_supply: int,
        coins: int,
        start_coins: vec[i64],
        virtual_coins: vec[i64],
        start_limit: vec[i64],
        start_points: int,
        virtual_cards: int,
    ) -> None:
        self.copies: vec[i64] = copies
        """Cards of each kind."""
        self.row_length: i64 = row_length
        self.draw: i64 = draw
        """Cards drawn after taking a row."""
        self.hand_limit: i64 = hand_limit
        self.first_end: vec[i64] = first_end
        """By pair of districts: the one named first."""
        self.second_end: vec[i64] = second_end
        """By pair of districts: the one named second."""
        self.on_board: vec[i64] = on_board
        """By pair of districts: 1 if there is a connection."""
        self.side: vec[i64] = side
        """By district: the side of the canal."""
        self.bridge_low: vec[i64] = bridge_low
        self.bridge_high: vec[i64] = bridge_high
        self.gondolas: i64 = gondolas
        """How many gondola tiles there are."""
        self.gondola_value: i64 = gondola_value
        self.bonus_points: i64 = bonus_points
        self.tile_copies: i64 = tile_copies
        """Tiles of each kind of building."""
        self.pile_cards: vec[i64] = pile_cards
        """By green building: cards from the pile; 0 for the one that brings no card."""
        self.limit_more: vec[i64] = limit_more
        """By green building: how much higher the hand limit is."""
        self.wait_coins: i64 = wait_coins
        self.counsel_points: i64 = counsel_points
        self.counsel_instead: i64 = counsel_instead
        """Points of blue-2 in place of a councilman who is not there."""
        self.glory_points: i64 = glory_points
        self.men_tableau: i64 = men_tableau
        """Councilmen on a tableau at the start."""
        self.men_supply: i64 = men_supply
        """Councilmen in the general supply at the start."""
        self.coins: i64 = coins
        self.start_coins: vec[i64] = start_coins
        """Five for each number of seats from 2 on, clockwise from the start player."""
        self.virtual_coins: vec[i64] = virtual_coins
        """For the left neighbour of the virtual player, and for the other player."""
        self.start_limit: vec[i64] = start_limit
        """By number of seats from 2 on: how often a starting building can be chosen."""
        self.start_points: i64 = start_points
        self.virtual_cards: i64 = virtual_cards
        """Cards drawn for the virtual player in each round."""
