"""Rialto by Stefan Feld: cards bring councilmen into Venetian districts, bridges and gondolas make districts count."""

from ridotto.engine.game import Game

GAME = Game(
    slug="rialto",
    title="Rialto",
    author="Stefan Feld",
    year=2013,
    seats=(2, 3, 4, 5),
    rules_version=1,
    package=__name__,
    variants=("virtual",),
    only_with=(("virtual", (2,)),),
)
