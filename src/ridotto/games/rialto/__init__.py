"""Rialto by Stefan Feld: cards played kind by kind bring councilmen into the districts of Venice, bridges and gondolas make districts count."""

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
