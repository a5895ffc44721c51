"""The numbers of the events that the rules tell; events.py gives them names and arguments."""

from typing import Final

START_TILES: Final = 0
DEAL: Final = 1
DISPLAY: Final = 2
SHUFFLE: Final = 3
TAKEN: Final = 4
TO_WAREHOUSE: Final = 5
TO_QUARRY: Final = 6
RIDER_SEEN: Final = 7
BUY_ONE: Final = 8
BUY_TWO: Final = 9
PAYMENT: Final = 10
BUILDER: Final = 11
AUCTION_OPENED: Final = 12
BID_MADE: Final = 13
PASSED: Final = 14
AUCTION_WON: Final = 15
WON_WITH_OPENING: Final = 16
NO_LOT: Final = 17
DRAFT: Final = 18
PICKED: Final = 19
LEFTOVERS: Final = 20
BUILT_ON: Final = 21
BUILT_NEW: Final = 22
THROWN_OUT: Final = 23
TAKEN_OUT: Final = 24
INSERTED: Final = 25
REMOVED: Final = 26
FEE_PAID: Final = 27
END: Final = 28
POINTS: Final = 29
AMOUNT: Final = 30
