"""The rules of Rialto, one file for each part of the rulebook.

`game` is the state and the course of a match; open it first. `position` has the fields, `parts` the numbers of the
edition, `setup` how a match begins. `rows`, `green` and `hands` are phase I; `plays` and `actions` are phase II, with
`buildings`, `canals` and `council` for its sections; `blue` is phase III, `using` what green and blue buildings have in
common; `scoring` has the end and the winner. `cards` is the draw pile and what everybody knows of hands, `history` what
was seen of them, `imagining` redraws what a seat cannot know, `forecast` says what a move would bring, `soundness` says
what must hold in every position.
"""

from ridotto.games.rialto.rules.game import DECISIONS, Rialto, start
from ridotto.games.rialto.rules.parts import Components

__all__ = ["DECISIONS", "Components", "Rialto", "start"]
