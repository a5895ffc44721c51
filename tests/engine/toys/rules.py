"""The rules of Stall, in the order of play.

STA-1  Every seat is dealt a hand and coins. The rest of the cards is a face-down deck.
STA-2  Each round every seat secretly offers a card of its hand and stakes up to two coins on it.
STA-3  When all have done so, all is shown. The highest stake wins, the higher card if they are equal. Cards and stakes are gone.
STA-4  The winner draws a card, rolls for one to three coins, or sells a card, face down, for the one or two coins it asks.
STA-5  After the last round a win counts three points and a coin one. The most points win.
"""

from typing import Final, Self

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.engine.cells import cells, filled, listed, total, zeros
from ridotto.engine.rng import Rng
from ridotto.engine.state import Decision, Listener, State

from .events import DREW, HAND, REVEAL, ROLLED, ROUND, SOLD, WIN
from .moves import ASK, DECIDE_ASK, DECIDE_OFFER, DECIDE_PRIZE, DECIDE_STAKE, DRAW, MOST_STAKE, OFFER, ROLL, SELL, STAKE

GONE: Final = -2
IN_DECK: Final = -3
SOLD_BY: Final = -10  # less the seat that has sold it
NOTHING: Final = -1
WIN_POINTS: Final = 3


class Components:
    """The numbers of the edition."""

    cards: i64
    hand: i64
    each: i64
    bank: i64
    rounds: i64


class Stall(State):
    """One position of Stall."""

    def __init__(self, parts: Components, seats: i64, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.parts = parts

    def fresh(self, rng: Rng) -> Self:
        return type(self)(self.parts, self.seats, rng)

    def lay_out(self) -> None:
        self.round: i64 = 0
        self.winner: i64 = NOTHING
        """Of this round, while its turn lasts."""
        self.sale: i64 = NOTHING
        """The card it is about to sell."""
        self.deck: vec[i64] = cells(list(range(self.parts.cards)))
        self.top: i64 = 0
        self.place: vec[i64] = filled(self.parts.cards, IN_DECK)
        """Of each card: a seat, IN_DECK, GONE or SOLD_BY - seat."""
        self.offers: vec[i64] = filled(self.seats, NOTHING)
        self.stakes: vec[i64] = filled(self.seats, NOTHING)
        self.coins: vec[i64] = filled(self.seats, self.parts.each)
        self.bank: i64 = self.parts.bank
        self.wins: vec[i64] = zeros(self.seats)

    def hand(self, seat: i64) -> list[int]:
        """The cards of a seat, ascending."""
        return [card for card in range(self.parts.cards) if self.place[card] == seat]

    def sold(self, seat: i64) -> list[int]:
        """The cards that a seat has sold; nobody else knows which."""
        return [card for card in range(self.parts.cards) if self.place[card] == SOLD_BY - seat]

    def set_up(self) -> None:
        """STA-1."""
        self.rng.shuffle(self.deck, 0, len(self.deck))
        for seat in range(self.seats):
            for _ in range(self.parts.hand):
                self.take_card(seat)
            self.tell_hand(seat)
        self.begin_round()

    def tell_hand(self, seat: i64) -> None:
        """Tell a seat its cards."""
        row = cells(self.hand(seat))
        self.tell_row(HAND, seat, seat, row, 0, len(row))

    def take_card(self, seat: i64) -> None:
        """The top of the deck goes to a hand."""
        self.place[self.deck[self.top]] = seat
        self.top += 1

    def begin_round(self) -> None:
        """STA-2: everybody owes an offer, or STA-5: the match is over."""
        self.seal()
        self.winner = NOTHING
        for seat in range(self.seats):
            self.offers[seat] = NOTHING
            self.stakes[seat] = NOTHING
        if self.round == self.parts.rounds:
            self.owing = 0
            return
        self.tell(ROUND, self.round + 1)
        self.owing = (1 << self.seats) - 1

    def owed(self, seat: i64) -> Decision["Stall"]:
        if self.winner == NOTHING:
            return DECISIONS[DECIDE_OFFER if self.offers[seat] == NOTHING else DECIDE_STAKE]
        return DECISIONS[DECIDE_PRIZE if self.sale == NOTHING else DECIDE_ASK]

    def reveal(self) -> None:
        """STA-3."""
        best: i64 = -1
        for seat in range(self.seats):
            card, stake = self.offers[seat], self.stakes[seat]
            self.tell(REVEAL, seat, card, stake)
            self.place[card] = GONE
            self.pay(seat, -stake)
            rank = stake * self.parts.cards + card
            if rank > best:
                best = rank
                self.winner = seat
        self.wins[self.winner] += 1
        self.tell(WIN, self.winner)
        self.seal()
        self.round += 1
        self.owing = 1 << self.winner

    def pay(self, seat: i64, coins: i64) -> None:
        """Coins from the bank to a seat, or back."""
        self.bank -= coins
        self.coins[seat] += coins

    def draw(self, seat: i64) -> None:
        """STA-4: a card that only its seat sees."""
        self.take_card(seat)
        self.tell(DREW, seat)
        self.tell_hand(seat)
        self.begin_round()

    def roll(self, seat: i64) -> None:
        """STA-4: coins by chance."""
        coins = 1 + self.rng.below(3)
        self.pay(seat, coins)
        self.tell(ROLLED, seat, coins)
        self.begin_round()

    def sell(self, seat: i64, price: i64) -> None:
        """STA-4: the card goes face down."""
        self.place[self.sale] = SOLD_BY - seat
        self.pay(seat, price)
        self.tell(SOLD, seat, price)
        self.sale = NOTHING
        self.begin_round()

    def simultaneous(self) -> bool:
        return self.winner == NOTHING

    def redraw(self, seat: i64, rng: Rng) -> None:
        """Redeal what the seat cannot see, then redraw what others have chosen in secret."""
        self.redeal(seat, rng)
        self.choose_anew(seat, rng)

    def redeal(self, seat: i64, rng: Rng) -> None:
        """The deck, the hands of the others and what they have sold."""
        hands = [len(self.hand(other)) for other in range(self.seats)]
        sales = [len(self.sold(other)) for other in range(self.seats)]
        row = cells([card for card in range(self.parts.cards) if self.place[card] not in (GONE, seat, SOLD_BY - seat)])
        rng.shuffle(row, 0, len(row))
        at = 0
        for other in range(self.seats):
            if other != seat:
                for n in range(hands[other] + sales[other]):
                    self.place[row[at]] = other if n < hands[other] else SOLD_BY - other
                    at += 1
        for i in range(self.top, self.parts.cards):  # the rest is the deck
            self.deck[i] = row[at]
            self.place[row[at]] = IN_DECK
            at += 1
        drawn = [card for card in range(self.parts.cards) if self.place[card] != IN_DECK]
        for i in range(self.top):  # the drawn part of the deck counts no more, but holds every card once
            self.deck[i] = drawn[i]

    def choose_anew(self, seat: i64, rng: Rng) -> None:
        """What others have chosen and not shown. Nobody knows how far an unfinished chain has come: it begins anew."""
        for other in range(self.seats):
            if other == seat:
                continue
            self.offers[other] = NOTHING
            self.secret[other] = 0
            self.veiled[other] = len(self.sold(other))
            if self.winner == NOTHING and not (self.owing >> other) & 1 and self.owing:
                hand = self.hand(other)
                self.offers[other] = hand[rng.below(len(hand))]
                self.stakes[other] = rng.below(min(MOST_STAKE, self.coins[other]) + 1)
                self.secret[other] = 2
        if self.winner != seat:
            self.sale = NOTHING

    def scores(self) -> list[int]:
        return [sum(self.breakdown(seat).values()) for seat in range(int(self.seats))]

    def breakdown(self, seat: int) -> dict[str, int]:
        return {"wins": WIN_POINTS * int(self.wins[seat]), "coins": int(self.coins[seat])}

    def winners(self) -> list[int]:
        """STA-5."""
        if self.owing != 0:
            return []
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def faults(self) -> list[str]:
        found: list[str] = []
        if total(self.coins) + self.bank != self.seats * self.parts.each + self.parts.bank:
            found.append("a coin is lost or made")
        if sorted(listed(self.deck)) != list(range(self.parts.cards)):
            found.append("the deck does not hold every card once")
        if any(self.place[self.deck[i]] != IN_DECK for i in range(self.top, self.parts.cards)):
            found.append("a card is in the deck and elsewhere")
        return found


class OfferCard(Decision[Stall]):
    """STA-2: a card of the hand, in secret."""

    def offer(self, state: Stall, seat: i64) -> None:
        for card in state.hand(seat):
            state.add(OFFER + card)

    def choose(self, state: Stall, seat: i64, move: i64) -> None:
        state.offers[seat] = move - OFFER
        state.secret[seat] = 1


class StakeCoins(Decision[Stall]):
    """STA-2: coins on that card."""

    def offer(self, state: Stall, seat: i64) -> None:
        for coins in range(min(MOST_STAKE, state.coins[seat]) + 1):
            state.add(STAKE + coins)

    def choose(self, state: Stall, seat: i64, move: i64) -> None:
        state.stakes[seat] = move - STAKE
        state.secret[seat] = 2
        state.owing &= ~(1 << seat)
        if state.owing == 0:
            state.reveal()


class TakePrize(Decision[Stall]):
    """STA-4: what the winner does."""

    def offer(self, state: Stall, seat: i64) -> None:
        if state.top < state.parts.cards:
            state.add(DRAW)
        state.add(ROLL)
        if len(state.hand(seat)) > state.parts.rounds - state.round:  # a card must be left for every round
            for card in state.hand(seat):
                state.add(SELL + card)

    def choose(self, state: Stall, seat: i64, move: i64) -> None:
        if move == DRAW:
            state.draw(seat)
        elif move == ROLL:
            state.roll(seat)
        else:
            state.sale = move - SELL
            state.secret[seat] = 1
            state.veiled[seat] += 1


class AskPrice(Decision[Stall]):
    """STA-4: for how much the card is sold."""

    def offer(self, state: Stall, seat: i64) -> None:
        state.add(ASK)
        state.add(ASK + 1)

    def choose(self, state: Stall, seat: i64, move: i64) -> None:
        state.sell(seat, move - ASK + 1)


DECISIONS: Final[list[Decision[Stall]]] = [
    OfferCard(DECIDE_OFFER, "offer", "STA-2"),
    StakeCoins(DECIDE_STAKE, "stake", "STA-2"),
    TakePrize(DECIDE_PRIZE, "prize", "STA-4"),
    AskPrice(DECIDE_ASK, "ask", "STA-4"),
]


def begin(kind: type[Stall], parts: Components, seats: int, variant: str, rng: Rng, listener: Listener | None) -> Stall:
    """A new match of a kind of Stall, set up."""
    state = kind(parts, seats, rng)
    state.begin(listener)
    if variant == "rich":
        for seat in range(seats):
            state.coins[seat] += 1
        state.bank -= seats
    return state


def start(parts: Components, seats: int, variant: str, rng: Rng, listener: Listener | None) -> Stall:
    """A new match of Stall."""
    return begin(Stall, parts, seats, variant, rng, listener)
