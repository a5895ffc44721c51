"""What a seat, or a spectator, sees of Stall."""

from typing_extensions import TypedDict

from .rules import GONE, NOTHING, Stall


class SeatView(TypedDict):
    """One player as seen by the others."""

    coins: int
    wins: int
    cards: int
    sold: int
    ready: bool


class StallView(TypedDict):
    """The whole picture."""

    round: int
    turn: int | None
    """The seat whose turn it is, outside the simultaneous stage."""
    bank: int
    deck: int
    gone: list[int]
    seats: list[SeatView]
    hand: list[int]
    offer: int | None
    stake: int | None
    sale: int | None
    sold: list[int]


def view(state: Stall, seat: int) -> StallView:
    """The view of a seat; -1 is a spectator."""
    over = state.over()
    seats: list[SeatView] = []
    for other in range(int(state.seats)):
        ready = not over and state.simultaneous() and not (state.owing >> other) & 1
        seats.append(
            {
                "coins": int(state.coins[other]),
                "wins": int(state.wins[other]),
                "cards": len(state.hand(other)),
                "sold": len(state.sold(other)),
                "ready": ready,
            }
        )
    mine = seat >= 0
    return {
        "round": int(state.round),
        "turn": None if over or state.winner == NOTHING else int(state.winner),
        "bank": int(state.bank),
        "deck": state.parts.cards - int(state.top),
        "gone": [card for card in range(state.parts.cards) if state.place[card] == GONE],
        "seats": seats,
        "hand": state.hand(seat) if mine else [],
        "offer": known(state.offers[seat]) if mine else None,
        "stake": known(state.stakes[seat]) if mine else None,
        "sale": known(state.sale) if mine and state.winner == seat else None,
        "sold": state.sold(seat) if mine else [],
    }


def known(value: int) -> int | None:
    """A value, or None for NOTHING."""
    return None if value == NOTHING else int(value)


VIEW = StallView
