"""The edition file's shape, what must agree in it, and the numbers as the rules take them."""

from collections.abc import Iterator

from ridotto.engine.edition import Schema, Table, fill
from ridotto.games._template_cards.moves import GOODS, WORTHS
from ridotto.games._template_cards.rules import Components

MOST_SEATS = 4
MOST_BERTHS = 6  # the picture has room for so many


class Cards(Table):
    """`[cards]`"""

    highest: int
    hand: int


class Market(Table):
    """`[market]`"""

    berths: int


class Scoring(Table):
    """`[scoring]`"""

    full_set: int


class MarketEdition(Schema):
    """The whole file."""

    cards: Cards
    market: Market
    scoring: Scoring

    def disagreements(self) -> Iterator[tuple[str, str]]:
        """Numbers that moves and picture have no room for, and more cards dealt than there are."""
        yield from _between("cards.highest", self.cards.highest, 1, WORTHS)
        yield from _between("cards.hand", self.cards.hand, 1, GOODS * WORTHS)
        yield from _between("market.berths", self.market.berths, 2, MOST_BERTHS)
        yield from _between("scoring.full_set", self.scoring.full_set, 0, 99)
        there, dealt = GOODS * self.cards.highest, MOST_SEATS * self.cards.hand + self.market.berths
        if dealt > there:
            yield "cards.hand", f"{MOST_SEATS} hands and the market are {dealt} cards, but there are {there}"

    def components(self) -> Components:
        """The same numbers for the rules."""
        return fill(Components(), self)


def _between(place: str, value: int, least: int, most: int) -> Iterator[tuple[str, str]]:
    if not least <= value <= most:
        yield place, f"it can be {least} to {most}, it says {value}"


SCHEMA = MarketEdition
