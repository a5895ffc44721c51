"""Houses and palazzi: placing, shifting and building.

A seat that acts alone changes the board at once. A member of a tied group only adds to its chain; joint.py carries out
all chains of the group together.
"""

from mypy_extensions import i64

from ridotto.games.doge.events import BUILT, HELD, PLACED, SHIFTED, STAYED
from ridotto.games.doge.moves import (
    BUILD,
    DECIDE_BUILD,
    DECIDE_HOUSES,
    DECIDE_SHIFT_ANY,
    DECIDE_SHIFT_HOME,
    DISTRICTS,
    HOLD,
    HOUSES,
    NOTHING,
    QUARANTIA,
    SHIFT,
    STAY,
)
from ridotto.games.doge.rules.plans import own_houses, palazzi_chosen, plan
from ridotto.games.doge.rules.position import HOUSE, KINDS, LINKS, NOBODY, PALAZZO, SECONDS, TIED_WINNERS, Choice, Position

# ---- placing houses ----


class PlaceHouses(Choice):
    """How many houses the seat places in the district of the vote."""

    def __init__(self) -> None:
        super().__init__(DECIDE_HOUSES, "houses", "DOG-101")

    def offer(self, state: Position, seat: i64) -> None:
        """DOG-R9: any number from none to the most."""
        for n in range(most_houses(state, seat) + 1):
            state.add(HOUSES + n)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """DOG-R17: all houses are placed together, then there is one occasion; DOG-110: none without houses."""
        state.link(seat, move)
        if state.group == 0:
            place(state, seat, move - HOUSES)
        if move > HOUSES:
            ask_build(state, seat, state.field)
        else:
            finish(state, seat)


def houses_due(b: Position) -> i64:
    """DOG-101, DOG-102, DOG-103, DOG-104: how many houses the vote grants to those whose turn it is."""
    if b.stage == TIED_WINNERS:
        return b.parts.tied_winner_houses
    if b.stage == SECONDS:
        return b.parts.tied_second_houses if b.group != 0 else b.parts.second_houses
    return b.parts.winner_houses


def most_houses(b: Position, seat: i64) -> i64:
    """How many houses the seat may place now."""
    return in_supply(b, seat, houses_due(b))


def in_supply(b: Position, seat: i64, houses: i64) -> i64:
    """DOG-108: how many of these houses the seat can place, not more than its supply."""
    left = b.supply[seat * KINDS + HOUSE]
    return left if left < houses else houses


def ask_houses(b: Position, seat: i64) -> None:
    """Ask how many houses the seat places; a seat that has none is not asked (DOG-R28)."""
    if most_houses(b, seat) > 0:
        b.owing |= 1 << seat
        b.asks[seat] = DECIDE_HOUSES


def place(b: Position, seat: i64, n: i64) -> None:
    """Houses go from the supply into the district of the vote."""
    b.supply[seat * KINDS + HOUSE] -= n
    b.houses[seat * DISTRICTS + b.field] += n
    b.tell(PLACED, seat, b.field, n)


# ---- shifting houses ----


class ShiftHouse(Choice):
    """One own house goes from one district to another, or none.

    The choice is the same at a district's advisor and in the Quarantia; the question and the rule differ.
    """

    def offer(self, state: Position, seat: i64) -> None:
        """DOG-87: from every district with a house of the seat to every one that may be reached; DOG-85: or none.

        DOG-R20: a house shifted before may be shifted on.
        """
        for start in range(DISTRICTS):
            if own_houses(state, seat, start) > 0:
                for goal in range(DISTRICTS):
                    if can_shift(state.field, start, goal):
                        state.add(SHIFT + start * DISTRICTS + goal)
        state.add(STAY)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """DOG-85: `stay` waives this shift and all further ones; a shift is an occasion where it leads (DOG-R19)."""
        state.link(seat, move)
        if state.group == 0:
            shift(state, seat, move)
        if move == STAY:
            finish(state, seat)
        else:
            ask_build(state, seat, state.brought_to(move))


def can_shift(home: i64, start: i64, goal: i64) -> bool:
    """DOG-84, DOG-88: in the Quarantia, from any district to any other.

    DOG-81, DOG-82, DOG-83: for a district's advisor, only out of its home or into it.
    """
    return goal != start and (home == QUARANTIA or start == home or goal == home)


def shifts_allowed(b: Position) -> i64:
    """DOG-81, DOG-84: one shift for an advisor given up; DOG-95: two for tied winners; DOG-96: one for tied seconds."""
    if b.group == 0:
        return b.parts.shifts_per_advisor_given_up
    return b.parts.tied_winner_shifts if b.stage == TIED_WINNERS else b.parts.tied_second_shifts


def has_house(b: Position, seat: i64) -> bool:
    """DOG-R30: one house anywhere is enough: it can always move, from home to elsewhere or from elsewhere to home."""
    return any(own_houses(b, seat, district) > 0 for district in range(DISTRICTS))


def shifts_due(b: Position, seat: i64) -> i64:
    """How many shifts the seat has in all, now or for giving up an advisor; none without a house on the board (DOG-R28)."""
    return shifts_allowed(b) if has_house(b, seat) else 0


def ask_shift(b: Position, seat: i64) -> None:
    """Ask for a shift, or the next one; a seat that has none left or no house on the board is done (DOG-R28)."""
    if b.shifts_made(seat) < shifts_allowed(b) and has_house(b, seat):
        b.owing |= 1 << seat
        b.asks[seat] = DECIDE_SHIFT_ANY if b.field == QUARANTIA else DECIDE_SHIFT_HOME
    else:
        finish(b, seat)


def shift(b: Position, seat: i64, move: i64) -> None:
    """One own house goes from one district to another."""
    if move == STAY:
        b.tell(STAYED, seat)
        return
    start: i64 = (move - SHIFT) // DISTRICTS
    goal: i64 = (move - SHIFT) % DISTRICTS
    b.houses[seat * DISTRICTS + start] -= 1
    b.houses[seat * DISTRICTS + goal] += 1
    b.tell(SHIFTED, seat, start, goal)


# ---- building ----


class BuildPalazzo(Choice):
    """Whether the seat builds a palazzo where it has brought houses."""

    def __init__(self) -> None:
        super().__init__(DECIDE_BUILD, "build", "DOG-109")

    def offer(self, state: Position, seat: i64) -> None:
        """DOG-119: building may be waived."""
        state.add(BUILD)
        state.add(HOLD)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """DOG-R18: one palazzo at most, then the occasion is over."""
        district = state.occasion(seat)
        state.link(seat, move)
        if state.group == 0:
            if move == BUILD:
                build(state, seat, district, state.parts.costs[state.standing(district)])
            else:
                state.tell(HELD, seat, district)
        go_on(state, seat)


def can_build(b: Position, seat: i64, district: i64) -> bool:
    """DOG-111, DOG-112, DOG-113, DOG-117, DOG-118: a free site, a palazzo, and enough houses of its own in this
    district.

    In a joint stage only the seat's own choices raise the cost, not those of others (DOG-124, DOG-R14), whichever group
    it is (DOG-127) and district by district (DOG-128). A full district has no free site (DOG-R21).
    """
    houses, palazzi = plan(b, seat, district)
    site: i64 = b.standing(district) + palazzi
    if site >= b.parts.sites or b.supply[seat * KINDS + PALAZZO] <= palazzi_chosen(b, seat):
        return False
    return houses >= b.parts.costs[site]


def ask_build(b: Position, seat: i64, district: i64) -> None:
    """DOG-109: where houses were placed or shifted in, a palazzo may be built."""
    if can_build(b, seat, district):
        b.asks[seat] = DECIDE_BUILD
    else:
        go_on(b, seat)


def build(b: Position, seat: i64, district: i64, cost: i64) -> None:
    """DOG-114, DOG-115: the houses that pay return to the supply, the palazzo goes on the next free site (DOG-125).

    DOG-116: other houses stay. The palazzo counts for the next cost at once (DOG-122, DOG-126), and the houses can be
    placed again (DOG-123).
    """
    b.houses[seat * DISTRICTS + district] -= cost
    b.supply[seat * KINDS + HOUSE] += cost
    b.supply[seat * KINDS + PALAZZO] -= 1
    site = b.standing(district)
    b.sites[district * b.parts.sites + site] = seat
    b.built += 1
    b.tell(BUILT, seat, district, cost, site + 1)


# ---- what comes after a choice ----


def go_on(b: Position, seat: i64) -> None:
    """After an occasion: the next shift if the seat was shifting, otherwise it is done."""
    first = b.chain[seat * LINKS]
    if SHIFT <= first < STAY:
        ask_shift(b, seat)
    else:
        finish(b, seat)


def finish(b: Position, seat: i64) -> None:
    """The seat has nothing more to choose for now. What a member of a group has chosen is still to be carried out."""
    b.asks[seat] = NOTHING
    b.owing &= ~(1 << seat)
    if b.group == 0:
        b.clear_chain(seat)
        b.advisor = NOBODY
