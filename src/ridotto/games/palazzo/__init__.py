"""Palazzo by Reiner Knizia: take money, buy tiles or auction them, and build palazzi with many storeys and windows."""

from ridotto.engine.game import Game

GAME = Game(
    slug="palazzo",
    title="Palazzo",
    author="Reiner Knizia",
    year=2005,
    seats=(2, 3, 4),  # PAL-1
    rules_version=1,
    package=__name__,
)
