"""What a seat can know of a position of Market, in numbers for learning programs."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from ridotto.engine.observation import (
    BIT,
    ONE_OF,
    Block,
    each_seat,
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
from ridotto.games._template_cards.moves import CARD_TEXTS, CARDS
from ridotto.games._template_cards.rules import DECISIONS, Market
from ridotto.games._template_cards.rules.position import NO_CARD
from ridotto.games._template_cards.rules.scoring import card_points, set_points

SEATS: Final = 4
MOST_POINTS: Final = 60

BLOCKS: Final[tuple[Block, ...]] = (
    Block("decision", "The decision that the seat owes.", ONE_OF, tuple([decision.name for decision in DECISIONS])),
    Block("present", "Which seats the match has.", BIT, relative_seats(SEATS)),
    Block("pile", "Cards in the pile.", f"of {CARDS}"),
    Block("market", "The open cards.", BIT, CARD_TEXTS),
    Block("hand", "The own cards.", BIT, CARD_TEXTS),
    Block("paying", "The card with which the seat is about to pay.", ONE_OF, CARD_TEXTS),
    *each_seat(
        SEATS,
        Block("points", "Its points.", f"of {MOST_POINTS}, cut off"),
        Block("cards", "How many cards it holds.", f"of {CARDS}"),
        Block("taken", "The cards it has taken.", BIT, CARD_TEXTS),
        Block("turn", "Whether it is its turn.", BIT),
    ),
)

_OF_A_SEAT: Final = seat_length(BLOCKS)


def observe(state: State, seat: i64, out: BytesWriter) -> None:
    """Write what the seat can know, as BLOCKS says."""
    assert isinstance(state, Market)
    put_decision(out, state, seat, len(DECISIONS))
    put_present(out, state, SEATS)
    put_share(out, len(state.pile), CARDS)
    open_cards: i64 = 0
    for berth in range(len(state.market)):
        if state.market[berth] != NO_CARD:
            open_cards |= 1 << state.market[berth]
    for card in range(CARDS):
        put_flag(out, (open_cards >> card) & 1 != 0)
    for card in range(CARDS):
        put_flag(out, state.holder[card] == seat)
    put_one_of(out, state.paying if state.turn == seat else NO_CARD, CARDS)
    for i in range(SEATS):
        if i >= state.seats:
            put_nothing(out, _OF_A_SEAT)
            continue
        other: i64 = (seat + i) % state.seats
        put_share(out, card_points(state, other) + set_points(state, other), MOST_POINTS)
        put_share(out, state.cards_in_hand(other), CARDS)
        for card in range(CARDS):
            put_flag(out, state.owner[card] == other)
        put_flag(out, (state.owing >> other) & 1 != 0)
