"""The shape of the edition file, what must agree in it, and the numbers as the rules take them."""

from collections.abc import Iterator
from typing import Annotated

from ridotto.engine.edition import Schema, Table, fill, within
from ridotto.games._template.moves import HIGHEST_BID
from ridotto.games._template.rules import Components


class Cards(Table):
    """`[cards]`"""

    bids: Annotated[int, within(1, HIGHEST_BID)]


class Prizes(Table):
    """`[prizes]`"""

    values: list[int]


class LotsEdition(Schema):
    """The whole file."""

    cards: Cards
    prizes: Prizes

    def disagreements(self) -> Iterator[tuple[str, str]]:
        if len(self.prizes.values) < self.cards.bids:
            yield "prizes.values", f"{self.cards.bids} rounds need as many prizes, there are {len(self.prizes.values)}"

    def components(self) -> Components:
        return fill(Components(), self, prizes=self.prizes.values)


SCHEMA = LotsEdition
