"""What a seat can know of a position of Lots, in numbers for learning programs."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from ridotto.engine.observation import (
    BIT,
    ONE_OF,
    Block,
    each_seat,
    numbered,
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
from ridotto.games._template.moves import HIGHEST_BID
from ridotto.games._template.rules import DECISIONS, Lots
from ridotto.games._template.rules.position import NO_BID

SEATS: Final = 4
MOST_POINTS: Final = 45

_BIDS: Final = numbered(1, HIGHEST_BID)

BLOCKS: Final[tuple[Block, ...]] = (
    Block("decision", "The decision that the seat owes.", ONE_OF, tuple([decision.name for decision in DECISIONS])),
    Block("present", "Which seats the match has.", BIT, relative_seats(SEATS)),
    Block("round", "How many rounds are over.", "of all"),
    Block("prize", "The prize of this round.", ONE_OF, _BIDS),
    Block("prizes left", "The prizes still face down.", BIT, _BIDS),
    Block("own bid", "The bid that the seat has chosen.", ONE_OF, _BIDS),
    *each_seat(
        SEATS,
        Block("points", "Its points.", f"of {MOST_POINTS}, cut off"),
        Block("bids used", "The bids of earlier rounds.", BIT, _BIDS),
        Block("owing", "Whether it has still to choose.", BIT),
    ),
)

_OF_A_SEAT: Final = seat_length(BLOCKS)


def observe(state: State, seat: i64, out: BytesWriter) -> None:
    """Write what the seat can know, as BLOCKS says."""
    assert isinstance(state, Lots)
    over = state.over()
    put_decision(out, state, seat, len(DECISIONS))
    put_present(out, state, SEATS)
    put_share(out, state.round, state.parts.bids)
    put_one_of(out, -1 if over else state.prize() - 1, HIGHEST_BID)
    left: i64 = 0
    for i in range(state.round + 1, len(state.deck)):
        left |= 1 << state.deck[i]
    for prize in range(1, HIGHEST_BID + 1):
        put_flag(out, (left >> prize) & 1 != 0)
    put_one_of(out, NO_BID if over else state.chosen[seat], HIGHEST_BID)
    for i in range(SEATS):
        if i >= state.seats:
            put_nothing(out, _OF_A_SEAT)
            continue
        other: i64 = (seat + i) % state.seats
        put_share(out, state.points[other], MOST_POINTS)
        for bid in range(HIGHEST_BID):
            put_flag(out, bid < state.parts.bids and state.has_used(other, bid))
        put_flag(out, (state.owing >> other) & 1 != 0)
