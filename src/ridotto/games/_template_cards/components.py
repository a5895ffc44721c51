"""The shape of the edition file, what must agree in it, and the numbers as the rules take them."""

from collections.abc import Iterator
from typing import Annotated

from ridotto.engine.edition import Amount, Schema, Table, fill, within
from ridotto.games._template_cards.moves import GOODS, WORTHS
from ridotto.games._template_cards.rules import Components

MOST_SEATS = 4
MOST_BERTHS = 6  # as many as the picture has room for


class Cards(Table):
    """`[cards]`"""

    highest: Annotated[int, within(1, WORTHS)]
    hand: Annotated[int, within(1, GOODS * WORTHS)]


class Market(Table):
    """`[market]`"""

    berths: Annotated[int, within(2, MOST_BERTHS)]


class Scoring(Table):
    """`[scoring]`"""

    full_set: Amount


class MarketEdition(Schema):
    """The whole file."""

    cards: Cards
    market: Market
    scoring: Scoring

    def disagreements(self) -> Iterator[tuple[str, str]]:
        """More cards dealt than there are."""
        there, dealt = GOODS * self.cards.highest, MOST_SEATS * self.cards.hand + self.market.berths
        if dealt > there:
            yield "cards.hand", f"{MOST_SEATS} hands and the market are {dealt} cards, but there are {there}"

    def components(self) -> Components:
        """The numbers that the rules take."""
        return fill(Components(), self)


SCHEMA = MarketEdition
