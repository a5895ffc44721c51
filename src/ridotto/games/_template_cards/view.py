"""What a seat, or a spectator, sees of Market. Cards are named as in moves: `silk-3`."""

from typing_extensions import TypedDict

from ridotto.games._template_cards.moves import CARD_TEXTS, CARDS
from ridotto.games._template_cards.rules import Market
from ridotto.games._template_cards.rules.position import NO_CARD, NOBODY


class SeatView(TypedDict):
    """One player as seen by the others."""

    points: int
    hand: int
    """How many cards this player holds."""
    taken: list[str]
    """The cards this player has taken, good by good."""


class MarketView(TypedDict):
    """The whole board."""

    turn: int | None
    """The seat whose turn it is; None when the match is over."""
    market: list[str]
    """The open card on each berth."""
    pile: int
    """How many cards are in the pile."""
    unseen: list[str]
    """The cards in the pile and in other hands, sorted: who holds which is hidden from the viewing seat."""
    full_set: int
    """What one card of every good brings on top of their worth."""
    seats: list[SeatView]
    hand: list[str] | None
    """The cards of the viewing seat; None for a spectator."""
    paying: str | None
    """The card with which the viewing seat is about to pay."""


def view(state: Market, seat: int) -> MarketView:
    """The view of a seat; -1 is a spectator."""
    pile = list(state.pile)
    unseen = [card for card in range(CARDS) if card in pile or state.holder[card] not in (NOBODY, seat)]
    paying = seat == state.turn and state.paying != NO_CARD
    return {
        "turn": None if state.over() else int(state.turn),
        "market": [CARD_TEXTS[card] for card in state.market],
        "pile": len(pile),
        "unseen": [CARD_TEXTS[card] for card in unseen],
        "full_set": int(state.parts.full_set),
        "seats": [_seat(state, other) for other in range(int(state.seats))],
        "hand": [CARD_TEXTS[card] for card in range(CARDS) if state.holder[card] == seat] if seat >= 0 else None,
        "paying": CARD_TEXTS[state.paying] if paying else None,
    }


def _seat(state: Market, seat: int) -> SeatView:
    taken = [CARD_TEXTS[card] for card in range(CARDS) if state.owner[card] == seat]
    return {"points": state.scores()[seat], "hand": int(state.cards_in_hand(seat)), "taken": taken}


VIEW = MarketView
