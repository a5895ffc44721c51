"""The rules of Lots, one file for each part. All games have these files; larger ones have more, named after their
phases.

`game` is the state and the course of the match; open it first. `position` has the fields, `parts` the numbers of the
edition, `setup` how a match and a round begin. `bidding` is the only phase; `scoring` has the winners. `imagining`
redraws what a seat cannot know, `soundness` says what must hold in every position.

LOT-1  Each round the next prize is turned up.
LOT-2  Every seat secretly chooses one of its bids; each bid can be used once.
LOT-3  When all have chosen, the bids are shown; the highest takes the prize, equal highest bids take nothing.
LOT-4  After the last bid the most points win; equal points share the win.
"""

from ridotto.games._template.rules.game import DECISIONS, Lots, start
from ridotto.games._template.rules.parts import Components

__all__ = ["DECISIONS", "Components", "Lots", "start"]
