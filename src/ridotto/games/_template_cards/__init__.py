"""Market, the template for a card game: hidden hands, an open market, and turns that are chains of two choices.

Copy this folder to begin such a game. A turn is a trade: pay with a card from the hand, take one from the market. The
card paid takes the place of the one taken, which counts for its owner from then on. Then a card is drawn. When the
hands are used up, cards count their worth, and a set of one card of each good brings extra points.
"""

from ridotto.engine.game import Game

GAME = Game(
    slug="template-cards",
    title="Market",
    author="the house",
    year=2026,
    seats=(2, 3, 4),
    rules_version=1,
    package=__name__,
)
