"""The rules of Venice, one file for each part of the match.

`options` and `setup`, then `turn` with its steps: `influence`, `sailing` (with `income`, `meetings` and `gondolas`), `contracts`, `assistants` and
`activation` (with `effects` and `bridges`). `smugglers` and `doge` follow a turn with one or two players, `scoring` the last. `piles` are the cards,
`position` is where everything lies, `venice` which rule answers when.
"""

from ridotto.games.venice.rules.parts import Components
from ridotto.games.venice.rules.venice import Venice, start

__all__ = ["Components", "Venice", "start"]
