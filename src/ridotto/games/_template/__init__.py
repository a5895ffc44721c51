"""Lots, the template game: a few lines of rules with a hidden choice and a draw. Copy this folder to begin a game.

Each round a prize is turned up and every seat secretly bids one of its cards. The highest bid takes the prize; if the
highest bids are equal, nobody does. Used cards are gone. When the cards are used up, the most points win.
"""

from ridotto.engine.game import Game

GAME = Game(
    slug="template",
    title="Lots",
    author="the house",
    year=2026,
    seats=(2, 3, 4),
    rules_version=1,
    package=__name__,
)
