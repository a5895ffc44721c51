"""The numbers of the edition as the rules take them."""

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
BONUS_BUY: Final = 0
BONUS_COMPLETE: Final = 1
BONUS_DUCATS: Final = 2
BONUS_APPROVALS: Final = 3
BONUS_POINTS: Final = 4

# What a gondola brings.
REWARD_DUCATS: Final = 0
REWARD_APPROVALS: Final = 1

NO_FLOOD: Final = -1
FEWEST_SEATS: Final = 2


class Components:
    """The numbers of the edition; components.py makes them from the file and checks that they agree."""

    def __init__(
        self,
        start_ducats: int,
        actions: int,
        open_boards: vec[i64],
        lengths: vec[i64],
        look_at: int,
        reorder_cost: int,
        discard_ducats: int,
        lost_when_equal: int,
        lost_when_fewer: int,
        inspection: vec[i64],
        final_approval: vec[i64],
        most_bid: int,
        patience: int,
        free_approvals: int,
        paid_price: int,
        paid_approvals: int,
        field_kind: vec[i64],
        field_items: vec[i64],
        field_linked: vec[i64],
        field_amount: vec[i64],
        cost: vec[i64],
        printed: vec[i64],
        symbol: vec[i64],
        indicators: vec[i64],
        trigger: vec[i64],
        bonus: vec[i64],
        bonus_amount: vec[i64],
        reward: vec[i64],
        reward_amount: vec[i64],
        doge_values: vec[i64],
        purple: vec[i64],
        flood: vec[i64],
        inspects: vec[i64],
    ) -> None:
        self.start_ducats: i64 = start_ducats
        self.actions: i64 = actions
        """Action markers of a seat."""
        self.open_boards: vec[i64] = open_boards
        """By number of seats from 2 on, six each: 1 where the board has a die."""
        self.lengths: vec[i64] = lengths
        """By number of seats from 2 on, three each: how many parts a section has on each deck."""
        self.look_at: i64 = look_at
        """Tiles looked at in a purchase."""
        self.reorder_cost: i64 = reorder_cost
        self.discard_ducats: i64 = discard_ducats
        self.lost_when_equal: i64 = lost_when_equal
        self.lost_when_fewer: i64 = lost_when_fewer
        self.inspection: vec[i64] = inspection
        """Points by position."""
        self.final_approval: vec[i64] = final_approval
        """Points by position."""
        self.most_bid: i64 = most_bid
        self.patience: i64 = patience
        """Rounds without a new part after which the match ends."""
        self.free_approvals: i64 = free_approvals
        self.paid_price: i64 = paid_price
        self.paid_approvals: i64 = paid_approvals
        self.field_kind: vec[i64] = field_kind
        self.field_items: vec[i64] = field_items
        """By field: bit 0 for galley, 1 for barrier, 2 for gondola."""
        self.field_linked: vec[i64] = field_linked
        """By field: 1 where the items are linked by "+"."""
        self.field_amount: vec[i64] = field_amount
        """By field: its ducats, or which intrigue it is."""
        self.cost: vec[i64] = cost
        """By tile: the price of the material."""
        self.printed: vec[i64] = printed
        """By galley tile: printed points."""
        self.symbol: vec[i64] = symbol
        """By galley tile: 1 for an approval symbol."""
        self.indicators: vec[i64] = indicators
        """By galley tile, four each: how many indicators of a colour."""
        self.trigger: vec[i64] = trigger
        """By barrier: the kind of field that sets the bonus off."""
        self.bonus: vec[i64] = bonus
        self.bonus_amount: vec[i64] = bonus_amount
        """By barrier: how much, or which item."""
        self.reward: vec[i64] = reward
        """By gondola."""
        self.reward_amount: vec[i64] = reward_amount
        self.doge_values: vec[i64] = doge_values
        """By Doge tile, four each: the values of the indicators."""
        self.purple: vec[i64] = purple
        """By Doge tile: the purple zones, a bit each."""
        self.flood: vec[i64] = flood
        """By Doge tile: the level, NO_FLOOD where there is none."""
        self.inspects: vec[i64] = inspects
        """By Doge tile: 1 with the Doge's portrait."""
