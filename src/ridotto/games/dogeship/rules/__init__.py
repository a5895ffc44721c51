"""The rules of The Doge Ship, one file for each part of the rulebook.

`game` is the state and the course of a match; open it first. `position` has the fields, `parts` the numbers of the
edition, `setup` how a match and a round begin. `turn` is what a seat does, with `buying`, `completing`, `replacing` and
`intrigue`; `rounds` passes the turns on and ends the round, `inspection` has the bids, `scoring` the end and the
winners. `piles` and `doges` handle what lies face down, and `knowledge` says who knows which Doge tile. `forecast` says
what a choice would bring, `imagining` redraws what a seat cannot know, `soundness` says what must hold in every
position.
"""

from ridotto.games.dogeship.rules.game import DECISIONS, DogeShip, start
from ridotto.games.dogeship.rules.parts import Components

__all__ = ["DECISIONS", "Components", "DogeShip", "start"]
