"""Phase 2: a vote is counted, then winner and second have their turns; at its end an order card is turned up."""

from mypy_extensions import i64

from ridotto.engine.bits import bits, lowest, members, several
from ridotto.engine.cells import cells
from ridotto.engine.state import EVERYBODY
from ridotto.games.doge.events import NO_VOTES, SECOND, SHOWN, TALLY, TURNED, VOTE, WON
from ridotto.games.doge.moves import ADVISORS, FIELDS, FIRST_COUNCILLOR, QUARANTIA
from ridotto.games.doge.rules.advisors import make_neutral, settle
from ridotto.games.doge.rules.building import ask_houses
from ridotto.games.doge.rules.joint import begin_joint, carry_out
from ridotto.games.doge.rules.position import (
    COUNT,
    NOWHERE,
    OPEN,
    PLACES,
    SECONDS,
    TIED_WINNERS,
    WINNER_ADVISOR,
    WINNER_AGAIN,
    WINNER_HOUSES,
    Position,
)
from ridotto.games.doge.rules.tokens import unpack, worth


def begin_vote(b: Position) -> None:
    """DOG-39, DOG-40, DOG-46: the next field of the order; its tokens are turned up and counted.

    There is nothing to seal: cards were turned up just before, those of the last setting or an order card.
    """
    b.field = b.order(b.at)
    count_votes(b)
    if b.listener is not None:
        tell_votes(b)
    if b.vote_winners == 0:
        end_vote(b)  # DOG-59, DOG-R7: if there are no votes, nothing happens
    elif several(b.vote_winners):
        b.stage = TIED_WINNERS
        make_home_neutral(b)
        begin_joint(b, b.vote_winners)
    else:
        b.stage = WINNER_ADVISOR
        settle(b, lowest(b.vote_winners))


def advisor_votes(b: Position, seat: i64, field: i64) -> i64:
    """DOG-48, DOG-49: the seat's votes from advisors in a field; neutral ones are nowhere.

    Since when one stands there does not matter (DOG-62), nor how many do (DOG-73).
    """
    votes: i64 = 0
    for advisor in range(ADVISORS):
        if b.station[advisor] == field and b.ring[advisor] == seat:
            votes += b.parts.advisor_votes
    return votes


def votes_of(b: Position, seat: i64, field: i64) -> i64:
    """DOG-47, DOG-48: the seat's tokens in the field and its advisors there, which weigh the same (DOG-58)."""
    return worth(b.tokens[seat * PLACES + field]) + advisor_votes(b, seat, field)


def count_votes(b: Position) -> None:
    """Who has won and who is second; it takes at least one vote (DOG-50), be it of an advisor (DOG-51).

    DOG-52: the most votes win. DOG-53: equals are tied winners. DOG-54: the next most are second. DOG-55: equals are
    tied seconds. DOG-56: there may be no second.
    """
    best: i64 = 1
    second: i64 = 1
    b.vote_winners = 0
    b.vote_seconds = 0
    for seat in range(b.seats):
        votes = votes_of(b, seat, b.field)
        if votes > best or (votes == best and b.vote_winners == 0):
            second = best
            b.vote_seconds = b.vote_winners
            best = votes
            b.vote_winners = 1 << seat
        elif votes == best:
            b.vote_winners |= 1 << seat
        elif votes > second or (votes == second and b.vote_seconds == 0):
            second = votes
            b.vote_seconds = 1 << seat
        elif votes == second:
            b.vote_seconds |= 1 << seat
    if several(b.vote_winners):
        b.vote_seconds = 0  # DOG-57


def tell_votes(b: Position) -> None:
    """Tell the tokens of each seat, what they add up to with the advisors, and the result."""
    b.tell(VOTE, b.field)
    for seat in range(b.seats):
        tokens = b.tokens[seat * PLACES + b.field]
        if tokens != 0:
            shown = cells(unpack(tokens))
            b.tell_row(SHOWN, EVERYBODY, seat, shown, 0, len(shown))
    for seat in range(b.seats):
        votes = votes_of(b, seat, b.field)
        if votes > 0:
            b.tell(TALLY, seat, worth(b.tokens[seat * PLACES + b.field]), advisor_votes(b, seat, b.field), votes)
    if b.vote_winners == 0:
        b.tell(NO_VOTES, b.field)
    else:
        tell_seats(b, WON, b.vote_winners)
    if b.vote_seconds != 0:
        tell_seats(b, SECOND, b.vote_seconds)


def tell_seats(b: Position, kind: i64, seats: i64) -> None:
    """Tell an event about one or several seats in the field of the vote."""
    row = cells(members(seats))
    b.tell_row(kind, EVERYBODY, b.field, row, 0, len(row))


def make_home_neutral(b: Position) -> None:
    """DOG-94, DOG-105: with tied winners the advisors whose home this is become neutral."""
    if b.field == QUARANTIA:
        for advisor in range(FIRST_COUNCILLOR, ADVISORS):
            make_neutral(b, advisor)
    else:
        make_neutral(b, b.field)


# ---- the turns of a vote; each of these is called when the turn before it is complete ----


def after_winner_advisor(b: Position) -> None:
    """In a district the winner's houses follow (DOG-100, DOG-R8), in the Quarantia the second's turn (DOG-91, DOG-92)."""
    if b.field == QUARANTIA:
        begin_seconds(b)
    else:
        b.stage = WINNER_HOUSES
        ask_houses(b, lowest(b.vote_winners))


def begin_seconds(b: Position) -> None:
    """DOG-103, DOG-96: tied seconds together; DOG-102: a sole second's house; DOG-56: perhaps nobody is second.

    A sole second in the Quarantia gets its advisor in `go_on_with_seconds`.
    """
    b.stage = SECONDS
    if several(b.vote_seconds):
        begin_joint(b, b.vote_seconds)
    elif b.vote_seconds != 0 and b.field != QUARANTIA:
        ask_houses(b, lowest(b.vote_seconds))


def go_on_with_seconds(b: Position) -> None:
    """In a district the vote is over; in the Quarantia second (DOG-90) and winner (DOG-91) settle their advisors."""
    if b.group != 0:
        carry_out(b)
    if b.field != QUARANTIA:
        end_vote(b)
    elif settled_by_second(b) < second_share(b):
        settle(b, lowest(b.vote_seconds))
    else:
        b.stage = WINNER_AGAIN


def go_on_in_quarantia(b: Position) -> None:
    """DOG-89, DOG-98, DOG-R13: the winner settles one more of its two; a third stays as it is unless seconds are tied."""
    if settled(b) - second_share(b) < b.parts.winner_advisors:
        settle(b, lowest(b.vote_winners))
        return
    if several(b.vote_seconds):
        for advisor in range(FIRST_COUNCILLOR, ADVISORS):  # DOG-97, DOG-R16: the tied seconds' advisor
            if not (b.settled >> (advisor - FIRST_COUNCILLOR)) & 1:
                make_neutral(b, advisor)
    end_vote(b)


def settled(b: Position) -> i64:
    """How many of the three advisors have been settled in this vote."""
    return bits(b.settled)


def second_share(b: Position) -> i64:
    """DOG-90: how many advisors a sole second settles; tied seconds settle none (DOG-97)."""
    sole = b.vote_seconds != 0 and not several(b.vote_seconds)
    return b.parts.second_advisors if sole else 0


def settled_by_second(b: Position) -> i64:
    """How many the second has settled: all but the winner's first."""
    return settled(b) - 1


def after_tied_winners(b: Position) -> None:
    """DOG-57, DOG-107, DOG-144: after tied winners nobody gets anything."""
    carry_out(b)
    end_vote(b)


def end_vote(b: Position) -> None:
    """DOG-42, DOG-43: put the field's card aside and turn up the next one of the other set (DOG-44).

    DOG-60, DOG-R4: the tokens lie open, apart from the supply, until the round ends.
    """
    for seat in range(b.seats):
        b.tokens[seat * PLACES + OPEN] += b.tokens[seat * PLACES + b.field]
        b.tokens[seat * PLACES + b.field] = 0
    b.tell(TURNED, 1 - b.open_set(), b.cards[(1 - b.open_set()) * FIELDS + b.at])
    b.at += 1
    b.stage = COUNT
    b.field = NOWHERE
    b.vote_winners = 0
    b.vote_seconds = 0
    b.settled = 0
    b.seal()
