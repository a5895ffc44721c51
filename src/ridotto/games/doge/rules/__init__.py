"""The rules of Doge, one room for each part of the rulebook.

`doge` is the state and the course of a round. `setting` is phase 1; `vote`, `advisors` and `building` are phase 2; `ending`
has the setup, the end of a round and the end of the match. `board` holds the pieces, `checks` what must hold in every position.
"""

from ridotto.games.doge.rules.board import Components
from ridotto.games.doge.rules.doge import Doge, start

__all__ = ["Components", "Doge", "start"]
