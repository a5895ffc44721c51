"""Doge: secret votes and open building in medieval Venice, for three or four seats. The rules: docs/games/doge.md."""

from ridotto.engine.game import Game

GAME = Game(
    slug="doge",
    title="Doge",
    author="Leo Colovini",
    year=2000,
    seats=(3, 4),  # DOG-1
    rules_version=1,
    package=__name__,
)
