"""What a seat can know of Stall, in numbers."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from ridotto.engine.observation import (
    BIT,
    ONE_OF,
    Block,
    each_seat,
    numbered,
    put_bits,
    put_decision,
    put_flag,
    put_nothing,
    put_one_of,
    put_present,
    put_share,
    relative_seats,
    seat_length,
)
from ridotto.engine.state import State

from .moves import MOST_CARDS, MOST_STAKE
from .rules import GONE, Stall

SEATS: Final = 3
MOST_COINS: Final = 40

CARDS: Final = tuple(f"c{card}" for card in range(MOST_CARDS))
BLOCKS: Final = (
    Block("decision", "The decision that the seat owes.", ONE_OF, ("offer", "stake", "prize", "ask")),
    Block("present", "Which seats the match has.", BIT, relative_seats(SEATS)),
    Block("round", "The round.", "of 3"),
    Block("gone", "The cards that everybody has seen go.", BIT, CARDS),
    Block("hand", "The own cards.", BIT, CARDS),
    Block("sold", "The cards that the seat has sold.", BIT, CARDS),
    Block("offer", "The card it offers.", ONE_OF, CARDS),
    Block("stake", "What it stakes on it.", ONE_OF, numbered(0, MOST_STAKE)),
    Block("sale", "The card it is about to sell.", ONE_OF, CARDS),
    *each_seat(
        SEATS,
        Block("coins", "Its coins.", f"of {MOST_COINS}"),
        Block("wins", "Rounds that it has won.", "of 3"),
        Block("cards", "How many cards it holds.", f"of {MOST_CARDS}"),
        Block("turn", "Whether it is its turn.", BIT),
    ),
)


def observe(state: State, seat: i64, out: BytesWriter) -> None:
    """Write what the seat can know, as BLOCKS says."""
    assert isinstance(state, Stall)
    put_decision(out, state, seat, 4)
    put_present(out, state, SEATS)
    put_share(out, state.round, 3)
    for card in range(MOST_CARDS):
        put_flag(out, card < state.parts.cards and state.place[card] == GONE)
    put_bits(out, sum(1 << card for card in state.hand(seat)), MOST_CARDS)
    put_bits(out, sum(1 << card for card in state.sold(seat)), MOST_CARDS)
    put_one_of(out, state.offers[seat], MOST_CARDS)
    put_one_of(out, state.stakes[seat], MOST_STAKE + 1)
    put_one_of(out, state.sale if state.winner == seat else -1, MOST_CARDS)
    for i in range(SEATS):
        if i < state.seats:
            other = (seat + i) % state.seats
            put_share(out, state.coins[other], MOST_COINS)
            put_share(out, state.wins[other], 3)
            put_share(out, len(state.hand(other)), MOST_CARDS)
            put_flag(out, state.winner == other)
        else:
            put_nothing(out, seat_length(BLOCKS))
