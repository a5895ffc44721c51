"""Advisors: who decides about which, taking control and siting, giving up, becoming neutral."""

from mypy_extensions import i64

from ridotto.games.doge.events import GIVEN_UP, NEUTRAL, RING_BACK, SITED
from ridotto.games.doge.moves import ADVISORS, DECIDE_ADVISOR, DECIDE_PICK, FIELDS, FIRST_COUNCILLOR, GIVE_UP, PICK, QUARANTIA, SITE
from ridotto.games.doge.rules.building import ask_shift, finish
from ridotto.games.doge.rules.position import KINDS, NOBODY, NOWHERE, RING, Choice, Position


def settle(b: Position, seat: i64) -> None:
    """The seat decides about the district's own advisor (DOG-64), or one that it picks in the Quarantia (DOG-91)."""
    b.owing |= 1 << seat
    if b.field == QUARANTIA:
        ask_pick(b, seat)
    else:
        b.advisor = b.field
        ask_advisor(b, seat)


class PickAdvisor(Choice):
    """Which of the Quarantia's advisors the seat decides about next."""

    def __init__(self) -> None:
        super().__init__(DECIDE_PICK, "pick", "DOG-R12")

    def offer(self, state: Position, seat: i64) -> None:
        """DOG-R12: one of each state that the unsettled ones are in."""
        for advisor in range(FIRST_COUNCILLOR, ADVISORS):
            if can_pick(state, advisor):
                state.add(PICK + advisor - FIRST_COUNCILLOR)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """The advisor picked is settled next."""
        pick(state, seat, FIRST_COUNCILLOR + move - PICK)


def ask_pick(b: Position, seat: i64) -> None:
    """DOG-R12: ask which of the unsettled ones; if there is no difference between them, take the lowest number."""
    first: i64 = NOBODY
    several = False
    for advisor in range(FIRST_COUNCILLOR, ADVISORS):
        if can_pick(b, advisor):
            if first == NOBODY:
                first = advisor
            else:
                several = True
    if several:
        b.asks[seat] = DECIDE_PICK
    else:
        pick(b, seat, first)


def can_pick(b: Position, advisor: i64) -> bool:
    """DOG-R12: not settled yet in this vote, and no lower number is in the same state."""
    if (b.settled >> (advisor - FIRST_COUNCILLOR)) & 1:
        return False
    for lower in range(FIRST_COUNCILLOR, advisor):
        unsettled = not (b.settled >> (lower - FIRST_COUNCILLOR)) & 1
        if unsettled and b.ring[lower] == b.ring[advisor] and b.station[lower] == b.station[advisor]:
            return False
    return True


def pick(b: Position, seat: i64, advisor: i64) -> None:
    """Begin to settle the advisor; it counts as settled in this vote."""
    b.advisor = advisor
    b.settled |= 1 << (advisor - FIRST_COUNCILLOR)
    ask_advisor(b, seat)


class SettleAdvisor(Choice):
    """Take control of the advisor being settled and send it to a field, or give it up."""

    def __init__(self) -> None:
        super().__init__(DECIDE_ADVISOR, "advisor", "DOG-64")

    def offer(self, state: Position, seat: i64) -> None:
        """DOG-71, DOG-72: any field but home (DOG-69), where the vote is held; also where it is (DOG-70); at any time (DOG-74).

        DOG-78, DOG-R10: or give up, whoever controls it. DOG-93: whatever was done with another advisor.
        """
        for field in range(FIELDS):
            if field != state.field:
                state.add(SITE + field)
        state.add(GIVE_UP)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """DOG-68: siting completes the decision."""
        if move == GIVE_UP:
            give_up(state, seat)
        else:
            take(state, seat, move - SITE)
            finish(state, seat)


def ask_advisor(b: Position, seat: i64) -> None:
    """Ask whether to take control or give up; DOG-76: without a ring for it the seat must give up."""
    if can_control(b, seat):
        b.asks[seat] = DECIDE_ADVISOR
    else:
        give_up(b, seat)


def can_control(b: Position, seat: i64) -> bool:
    """DOG-67, DOG-76: the seat's ring is on the advisor already, or one is in the supply, where six began (DOG-77)."""
    return b.ring[b.advisor] == seat or b.supply[seat * KINDS + RING] > 0


def give_up(b: Position, seat: i64) -> None:
    """DOG-81, DOG-84: giving up carries the right to a shift, also for lack of a ring (DOG-86, DOG-R11)."""
    b.tell(GIVEN_UP, seat, b.advisor)
    release(b, b.advisor)
    ask_shift(b, seat)


def take(b: Position, seat: i64, field: i64) -> None:
    """DOG-65: put a ring on the advisor, DOG-66: return the former one, DOG-68: and move the advisor to a field.

    DOG-67: its own ring stays on it.
    """
    if b.ring[b.advisor] != seat:
        release(b, b.advisor)
        b.supply[seat * KINDS + RING] -= 1
        b.ring[b.advisor] = seat
    b.station[b.advisor] = field
    b.tell(SITED, seat, b.advisor, field)


def release(b: Position, advisor: i64) -> None:
    """DOG-79, DOG-80: the advisor goes to its neutral place, the ring returns to its owner at once (DOG-R31)."""
    owner = b.ring[advisor]
    if owner != NOBODY:
        b.supply[owner * KINDS + RING] += 1
        b.ring[advisor] = NOBODY
        b.tell(RING_BACK, owner, advisor)
    b.station[advisor] = NOWHERE


def make_neutral(b: Position, advisor: i64) -> None:
    """DOG-94, DOG-97, DOG-105: a tie makes the advisor neutral."""
    b.tell(NEUTRAL, advisor)
    release(b, advisor)
