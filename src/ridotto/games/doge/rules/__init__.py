"""The rules of Doge, one file for each part of the rulebook.

`game` is the state and the course of a round; open it first. `position` has the fields, `parts` the numbers of the
edition, `setup` how a match and a round begin. `setting` is phase 1; `vote`, `advisors`, `building` and `joint` are
phase 2; `scoring` has the end and the winners; `plans` is the board as a seat sees it while it chooses, `tokens` how
sets of tokens are packed. `imagining` redraws what a seat cannot know, `soundness` says what must hold in every
position.
"""

from ridotto.games.doge.rules.game import DECISIONS, Doge, start
from ridotto.games.doge.rules.parts import Components

__all__ = ["DECISIONS", "Components", "Doge", "start"]
