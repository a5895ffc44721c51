"""The rules of Rialto, one file for each part of the round.

`setup`, then phase I (`rows`, `green`, `hands`), phase II (`plays`, then `actions` with `buildings`, `canals` and `council`), phase III (`blue`),
and at last `ending`. `cards` is the draw pile and what is known of hands, `position` where everything lies, `rialto` which rule answers when.
"""

from ridotto.games.rialto.rules.parts import Components
from ridotto.games.rialto.rules.rialto import Rialto, start

__all__ = ["Components", "Rialto", "start"]
