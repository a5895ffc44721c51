"""The rules of Palazzo, one file for each phase: setup, money, market, auction, building, rebuild, scoring.

`laying` is how cards are laid for payments and bids, `tiles` how sets of tiles are written, `position` where everything
lies, `play` which phase answers when.
"""

from ridotto.games.palazzo.rules.parts import Components
from ridotto.games.palazzo.rules.play import Palazzo, start

__all__ = ["Components", "Palazzo", "start"]
