"""The rules of The Doge Ship, one file for each part of the round.

`setup`, then `rounds` for the beginning and the end of a round, `turn` for what a seat does in between, with `buying`, `completing` and `intrigue`;
`inspection` for the bids and `ending` for the last count. `piles` is what lies hidden, `position` where everything lies, `dogeship` which rule answers when.
"""

from ridotto.games.dogeship.rules.dogeship import DogeShip, start
from ridotto.games.dogeship.rules.parts import Components

__all__ = ["Components", "DogeShip", "start"]
