"""The edition file's shape, what must agree in it, and the numbers as the rules take them."""

from collections.abc import Iterator

from ridotto.engine.edition import Schema, Table, fill
from ridotto.games._template.moves import HIGHEST_BID
from ridotto.games._template.rules import Components


class Cards(Table):
    """`[cards]`"""

    bids: int


class Prizes(Table):
    """`[prizes]`"""

    values: list[int]


class LotsEdition(Schema):
    """The whole file."""

    cards: Cards
    prizes: Prizes

    def disagreements(self) -> Iterator[tuple[str, str]]:
        if not 1 <= self.cards.bids <= HIGHEST_BID:
            yield "cards.bids", f"there can be 1 to {HIGHEST_BID} bids, it says {self.cards.bids}"
        if len(self.prizes.values) < self.cards.bids:
            yield "prizes.values", f"{self.cards.bids} rounds need as many prizes, there are {len(self.prizes.values)}"

    def components(self) -> Components:
        return fill(Components(), self, prizes=self.prizes.values)


SCHEMA = LotsEdition
