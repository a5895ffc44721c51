"""The rules of Palazzo, one file for each part of the rulebook.

`game` is the state; open it first. `position` has the fields, `parts` the numbers of the edition, `setup` how a match
begins. `turn` is what a turn is used for: `money`, `market` (with `auction` and `building`) or `rebuild`; `laying` is
how cards are laid for payments and bids, `tiles` how sets of tiles are stored. `scoring` has the end and the winners,
`forecast` what moves would bring. `imagining` redraws what a seat cannot know, `soundness` says what must hold in every
position.
"""

from ridotto.games.palazzo.rules.game import DECISIONS, Palazzo, start
from ridotto.games.palazzo.rules.parts import Components

__all__ = ["DECISIONS", "Components", "Palazzo", "start"]
