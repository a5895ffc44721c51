"""The rules of Market, one file for each part.

`game` is the state and the course of a turn; open it first. `position` has the fields, `parts` the numbers of the
edition, `setup` how a match begins. `trading` is what a turn is used for; `scoring` has points and winners. `imagining`
redraws what a seat cannot know, `soundness` says what must hold in every position.

MAR-1  There are four goods, and one card of each good for each worth. Everybody is dealt a hand; the market is laid
       open; the rest is a face-down pile.
MAR-2  In turn, beginning with seat 0, everybody trades: pays with a card from the hand ...
MAR-3  ... and takes any card from the market. The card paid takes its place there; the card taken lies open in front of
       the seat and counts for it.
MAR-4  After a trade the seat draws a card, as long as there are any in the pile.
MAR-5  The match is over when the seat whose turn it would be has no card in hand.
MAR-6  A card taken counts its worth, and each full set of one card of every good brings extra points. The most points
       win; equal points share the win.
"""

from ridotto.games._template_cards.rules.game import DECISIONS, Market, start
from ridotto.games._template_cards.rules.parts import Components

__all__ = ["DECISIONS", "Components", "Market", "start"]
