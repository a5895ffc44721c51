"""What everybody has seen of each seat's cards since the match began, period by period: RIA-41, RIA-62, RIA-R40.

A *period* begins with every round and with every shuffle of the discards. Within it a seat first takes and draws cards,
then discards, then plays. For each period and seat these are kept:
`took` and `laid`: cards taken openly and cards played, four bits for each kind;
`did`: how many cards were drawn unseen, how many were discarded face down, and which kinds the seat had shown to lack
when the period ended;
`stocks`: what a seat held or had face down at the shuffle that began the period, four bits for each kind. Nobody knows
this of another seat, but everybody knows it of all others together: the pile was empty, so it is all that was hidden.
"""

from typing import Final, final

from mypy_extensions import i64

from ridotto.engine.hidden.seen import SeenHands
from ridotto.games.rialto.moves import KINDS
from ridotto.games.rialto.rules.position import Position

BITS: Final = 4
LOW: Final = 15
DRAWN: Final = 1
GIVEN: Final = 1 << 8
LACKED: Final = 16
BYTE: Final = 255


def counted(packed: i64, kind: i64) -> i64:
    """How many cards of a kind a packed number holds."""
    return (packed >> (BITS * kind)) & LOW


def packed(kind: i64, n: i64) -> i64:
    """n cards of a kind, as a packed number."""
    return n << (BITS * kind)


def cards_packed(packed: i64) -> i64:
    """How many cards a packed number holds."""
    n: i64 = 0
    for kind in range(KINDS):
        n += counted(packed, kind)
    return n


def begin_period(p: Position) -> None:
    """A round begins."""
    p.period += 1


def begin_shuffled_period(p: Position) -> None:
    """RIA-41: a shuffle begins; all that is hidden at this moment is what the seats hold and have face down."""
    p.period += 1
    p.remade |= 1 << p.period
    for seat in range(p.seats):
        for kind in range(KINDS):
            p.stocks[p.period * p.seats + seat] += packed(kind, p.hand[seat * KINDS + kind] + p.down[seat * KINDS + kind])


def note_taken(p: Position, seat: i64, kind: i64, n: i64) -> None:
    """RIA-R40: cards taken openly."""
    p.took[p.period * p.seats + seat] += packed(kind, n)


def note_drawn(p: Position, seat: i64) -> None:
    """RIA-43: a card that nobody else sees."""
    p.did[p.period * p.seats + seat] += DRAWN


def note_given(p: Position, seat: i64, n: i64) -> None:
    """RIA-58: cards discarded face down."""
    p.did[p.period * p.seats + seat] += GIVEN * n


def note_laid(p: Position, seat: i64, kind: i64, n: i64) -> None:
    """RIA-R39: cards played."""
    p.laid[p.period * p.seats + seat] += packed(kind, n)


def note_lacked(p: Position, seat: i64, kind: i64) -> None:
    """RIA-73: a kind that the seat has shown not to hold; nothing is drawn before the next period."""
    p.did[p.period * p.seats + seat] |= 1 << (LACKED + kind)


def drawn_in(did: i64) -> i64:
    """How many cards were drawn unseen."""
    return did & BYTE


def given_in(did: i64) -> i64:
    """How many cards were discarded face down."""
    return (did >> 8) & BYTE


def lacked_in(did: i64) -> i64:
    """The kinds shown to be lacking, as bits."""
    return did >> LACKED


@final
class SeenByOne:
    """What one seat has seen of all others' cards."""

    def __init__(self, viewer: i64, hands: SeenHands) -> None:
        self.viewer: i64 = viewer
        self.hands: SeenHands = hands


def hands_seen(p: Position, viewer: i64) -> SeenHands:
    """What was seen of all seats' cards but the viewer's; kept until the position changes."""
    memo = p.memo
    if isinstance(memo, SeenByOne) and memo.viewer == viewer:
        return memo.hands
    seen = work_out_seen(p, viewer)
    p.memo = SeenByOne(viewer, seen)
    return seen


def work_out_seen(p: Position, viewer: i64) -> SeenHands:
    """What everybody has seen of all seats' cards but the viewer's, from which `imagine` redeals them."""
    periods: i64 = 0
    epochs: i64 = 1
    for period in range(p.period + 1):
        epochs += (p.remade >> period) & 1
        periods += 1 if is_worth_seeing(p, period) else 0
    seen = SeenHands(KINDS, p.seats, periods, epochs)
    epoch: i64 = 0
    at: i64 = 0
    for period in range(p.period + 1):
        if is_worth_seeing(p, period):
            epoch += (p.remade >> period) & 1
            seen.epoch[at] = epoch
            for seat in range(p.seats):
                if seat != viewer:
                    show_period(p, seen, seat, period, at)
            at += 1
    for place in range(len(p.pile)):
        seen.share[epoch * KINDS + p.pile[place]] += 1
    for seat in range(p.seats):
        if seat != viewer:
            for kind in range(KINDS):
                seen.share[epoch * KINDS + kind] += p.hand[seat * KINDS + kind] + p.down[seat * KINDS + kind]
            seen.hide(seat)
    return seen


def is_worth_seeing(p: Position, period: i64) -> bool:
    """Whether a period is the first, or began with a shuffle, or anybody's cards changed in it."""
    if period == 0 or (p.remade >> period) & 1:
        return True
    return any(p.took[at] | p.laid[at] | p.did[at] != 0 for at in range(period * p.seats, (period + 1) * p.seats))


def show_period(p: Position, seen: SeenHands, seat: i64, period: i64, nth: i64) -> None:
    """What was seen of a seat in a period.

    RIA-41: at a shuffle, what all others had together, without what they took openly and with what they played.
    """
    noted: i64 = period * p.seats + seat
    at: i64 = seat * seen.periods + nth
    share: i64 = seen.epoch[nth] * KINDS
    seen.drawn[at] = drawn_in(p.did[noted])
    seen.given[at] = given_in(p.did[noted])
    seen.lacked[at] = lacked_in(p.did[noted])
    all_taken: i64 = p.took[noted]
    all_played: i64 = p.laid[noted]
    if all_taken | all_played != 0:
        took, laid, shares = seen.took, seen.laid, seen.share
        for kind in range(KINDS):
            taken: i64 = counted(all_taken, kind)
            played: i64 = counted(all_played, kind)
            took[at * KINDS + kind] = taken
            laid[at * KINDS + kind] = played
            shares[share + kind] += played - taken
    if (p.remade >> period) & 1:
        for kind in range(KINDS):
            seen.share[share - KINDS + kind] += counted(p.stocks[noted], kind)
