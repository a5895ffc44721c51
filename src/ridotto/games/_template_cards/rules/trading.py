"""A turn: pay with a card, take another, draw."""

from mypy_extensions import i64

from ridotto.engine.state import Decision
from ridotto.games._template_cards.events import DRAWN, DREW, TRADE
from ridotto.games._template_cards.moves import CARDS, DECIDE_PAY, DECIDE_TAKE, PAY, TAKE
from ridotto.games._template_cards.rules.position import NO_CARD, NOBODY, Position


class PayCard(Decision[Position]):
    """The first link of the chain: a card from the hand."""

    def __init__(self) -> None:
        super().__init__(DECIDE_PAY, "pay", "MAR-2")

    def offer(self, state: Position, seat: i64) -> None:
        """MAR-2: any of them."""
        for card in range(CARDS):
            if state.holder[card] == seat:
                state.add(PAY + card)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """Nothing has happened yet: nobody else learns of it until the trade, and it can be taken back."""
        state.paying = move - PAY
        state.secret[seat] = 1


class TakeCard(Decision[Position]):
    """The second link: a card from the market."""

    def __init__(self) -> None:
        super().__init__(DECIDE_TAKE, "take", "MAR-3")

    def offer(self, state: Position, seat: i64) -> None:
        """MAR-3: any of them."""
        for card in range(CARDS):
            if berth_of(state, card) >= 0:
                state.add(TAKE + card)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """MAR-3: the trade is made, for all to see; nobody owes anything until the next turn begins."""
        trade(state, seat, move - TAKE)
        state.owing = 0


def berth_of(p: Position, card: i64) -> i64:
    """The berth where a card is, or -1."""
    for berth in range(p.parts.berths):
        if p.market[berth] == card:
            return berth
    return -1


def trade(p: Position, seat: i64, card: i64) -> None:
    """MAR-3: the card paid goes to the market, the card taken to its owner for good."""
    p.tell(TRADE, seat, p.paying, card)
    p.market[berth_of(p, card)] = p.paying
    p.holder[p.paying] = NOBODY
    p.owner[card] = seat
    p.paying = NO_CARD


def draw(p: Position, seat: i64) -> None:
    """MAR-4: draw a card that only this seat sees."""
    if len(p.pile) > 0:
        p.tell(DREW, seat)
        p.tell_row(DRAWN, seat, seat, p.pile, 0, 1)
        p.holder[p.pile[0]] = seat
        p.pile = p.pile[1:]
