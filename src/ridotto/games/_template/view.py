"""What a seat, or a spectator, sees of Lots."""

from typing_extensions import TypedDict

from ridotto.games._template.rules import Lots
from ridotto.games._template.rules.position import NO_BID


class SeatView(TypedDict):
    """One player as seen by the others."""

    points: int
    bids_left: list[int]
    """The bids this player has not used yet; everybody has seen the others."""
    ready: bool
    """Whether this player has chosen in this round."""


class LotsView(TypedDict):
    """The whole board."""

    round: int
    """From 1; one more than the number of rounds when the match is over."""
    prize: int | None
    """The prize of this round."""
    prizes_left: list[int]
    """The prizes that have not been turned up, in ascending order: their real order is hidden from everybody."""
    seats: list[SeatView]
    my_bid: int | None
    """The hidden bid of the viewing seat."""


def view(state: Lots, seat: int) -> LotsView:
    """The view of a seat; -1 is a spectator."""
    bids = int(state.parts.bids)
    over = state.over()
    now = int(state.round)
    seats: list[SeatView] = []
    for other in range(int(state.seats)):
        left = [bid + 1 for bid in range(bids) if not state.has_used(other, bid)]
        ready = not over and state.chosen[other] != NO_BID
        seats.append({"points": int(state.points[other]), "bids_left": left, "ready": ready})
    mine = not over and seat >= 0 and state.chosen[seat] != NO_BID
    return {
        "round": now + 1,
        "prize": None if over else int(state.deck[now]),
        "prizes_left": sorted(int(state.deck[i]) for i in range(now if over else now + 1, len(state.deck))),
        "seats": seats,
        "my_bid": int(state.chosen[seat]) + 1 if mine else None,
    }


VIEW = LotsView
