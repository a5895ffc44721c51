"""Stall, a sound toy game that shows the conformance suite everything it looks for: the broken ones in broken.py are made from it.

It has hidden hands, a deck, coins, a simultaneous stage whose answers are chains of two moves, a private chain in a turn
with a card that stays face down, a draw and a roll. It is interpreted in both builds, as a game of somebody else's would be.
"""

from ridotto.engine.game import Game

GAME = Game(
    slug="stall",
    title="Stall",
    author="the house",
    year=2026,
    seats=(2, 3),
    rules_version=1,
    package=__name__,
    variants=("rich",),
)
