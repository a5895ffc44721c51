"""The Doge Ship by Marco Canetta and Stefania Niccolini: rival shipyards build one galley; dice price actions."""

from ridotto.engine.game import Game

GAME = Game(
    slug="dogeship",
    title="The Doge Ship",
    author="Marco Canetta, Stefania Niccolini",
    year=2012,
    seats=(2, 3, 4, 5),  # SHIP-1
    rules_version=1,
    package=__name__,
)
