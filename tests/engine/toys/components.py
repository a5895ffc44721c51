"""The edition file's shape and the numbers as the rules take them."""

from collections.abc import Iterator

from ridotto.engine.edition import Schema, Table, fill

from .moves import MOST_CARDS
from .rules import Components


class Cards(Table):
    """`[cards]`"""

    count: int
    hand: int


class Coins(Table):
    """`[coins]`"""

    each: int
    bank: int


class Play(Table):
    """`[play]`"""

    rounds: int


class StallEdition(Schema):
    """The whole file."""

    cards: Cards
    coins: Coins
    play: Play

    def disagreements(self) -> Iterator[tuple[str, str]]:
        if self.cards.count > MOST_CARDS:
            yield "cards.count", f"there can be {MOST_CARDS} cards, it says {self.cards.count}"

    def components(self) -> Components:
        return fill(Components(), self, cards=self.cards.count)


SCHEMA = StallEdition
