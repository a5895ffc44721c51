"""The rules of Venice, one file for each part of the rulebook.

`game` is the state and the course of a match; open it first. `position` has the fields, `parts` the numbers of the
edition, `tasks` what there may be left to do; `setup` and `prologue` are how a match begins, `variants` the options of
the rulebook.

`turn` has the order of a turn with steps 2 and 5; the other steps have files of their own: `influence` (step 1),
`sailing` with `income` and `meetings` (step 3), `contracts` (fulfilling them, step 4); `assistants` and `activation`
with `effects` and `tiles` do what step 5 asks for. `piles` (drawing contracts and influence cards), `gondolas`,
`bridges`, `tracks` and `favour` serve several steps. `smugglers` and `doge` come after a turn with two players or one,
`scoring` after the last turn. `forecast` says what a move would bring, `imagining` redraws what a seat cannot know,
`soundness` says what must hold in every position.
"""

from ridotto.games.venice.rules.game import DECISIONS, Venice, start
from ridotto.games.venice.rules.parts import Components

__all__ = ["DECISIONS", "Components", "Venice", "start"]
