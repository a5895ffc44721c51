"""Houses and palazzi: placing, shifting and building, alone or in a joint stage (DOG-R14).

A seat that acts alone changes the board at once. A member of a tied group only adds to its chain; `carry_out` puts all
chains of the group on the board together.
"""

from mypy_extensions import i64

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
from ridotto.games.doge.rules.board import (
    BLANK,
    BUILT,
    HELD,
    HOUSE,
    KINDS,
    LINKS,
    NOBODY,
    NOWHERE,
    PALAZZO,
    PLACED,
    PREVENTED,
    SECONDS,
    SHIFTED,
    STAYED,
    TIED_WINNERS,
    Board,
)


def finish(b: Board, seat: i64) -> None:
    """The seat has nothing more to choose for now. What a member of a group has chosen is still to be carried out."""
    b.asks[seat] = NOTHING
    b.owing &= ~(1 << seat)
    if b.group == 0:
        b.clear_chain(seat)
        b.advisor = NOBODY


# ---- placing houses ----


def houses_due(b: Board) -> i64:
    """DOG-101 to DOG-104: how many houses the vote grants those whose turn it is."""
    if b.stage == TIED_WINNERS:
        return b.parts.tied_winner_houses
    if b.stage == SECONDS:
        return b.parts.tied_second_houses if b.group != 0 else b.parts.second_houses
    return b.parts.winner_houses


def most_houses(b: Board, seat: i64) -> i64:
    """DOG-108: how many houses the seat may place, not more than its supply."""
    most: i64 = houses_due(b)
    left = b.supply[seat * KINDS + HOUSE]
    return left if left < most else most


def ask_houses(b: Board, seat: i64) -> None:
    """Ask how many houses the seat places; one without any is not asked (DOG-R28)."""
    if most_houses(b, seat) > 0:
        b.owing |= 1 << seat
        b.asks[seat] = DECIDE_HOUSES


def offer_houses(b: Board, seat: i64) -> None:
    """DOG-R9: any number from none to the most."""
    for n in range(most_houses(b, seat) + 1):
        b.add(HOUSES + n)


def choose_houses(b: Board, seat: i64, move: i64) -> None:
    """DOG-R17: all houses of the step together, then one occasion; DOG-110: none without houses."""
    b.link(seat, move)
    if b.group == 0:
        place(b, seat, move - HOUSES)
    if move > HOUSES:
        ask_build(b, seat, b.field)
    else:
        finish(b, seat)


def place(b: Board, seat: i64, n: i64) -> None:
    """Houses go from the supply into the district of the vote."""
    b.supply[seat * KINDS + HOUSE] -= n
    b.houses[seat * DISTRICTS + b.field] += n
    b.tell(PLACED, seat, b.field, n)


# ---- shifting houses ----


def shifts_allowed(b: Board) -> i64:
    """DOG-81, DOG-84: one shift for an advisor given up; DOG-95: two for tied winners; DOG-96: one for tied seconds."""
    if b.group == 0:
        return b.parts.given_up_shifts
    return b.parts.tied_winner_shifts if b.stage == TIED_WINNERS else b.parts.tied_second_shifts


def ask_shift(b: Board, seat: i64) -> None:
    """Ask for a shift, or the next one; a seat that has none left or no house on the board is done (DOG-R28, DOG-R30).

    One house anywhere is enough: it can always go, from home to elsewhere or from elsewhere to home.
    """
    if b.shifts_made(seat) < shifts_allowed(b):
        for district in range(DISTRICTS):
            if b.own_houses(seat, district) > 0:
                b.owing |= 1 << seat
                b.asks[seat] = DECIDE_SHIFT_ANY if b.field == QUARANTIA else DECIDE_SHIFT_HOME
                return
    finish(b, seat)


def may_shift(home: i64, start: i64, goal: i64) -> bool:
    """DOG-81 to DOG-83: for a district's advisor out of its home or into it; DOG-84: for one of the Quarantia from anywhere to anywhere."""
    return goal != start and (home == QUARANTIA or start == home or goal == home)


def offer_shifts(b: Board, seat: i64) -> None:
    """DOG-81 to DOG-84: every way of one of the seat's houses, or none."""
    home = b.field
    for start in range(DISTRICTS):
        if b.own_houses(seat, start) == 0:
            continue
        for goal in range(DISTRICTS):
            if may_shift(home, start, goal):
                b.add(SHIFT + start * DISTRICTS + goal)
    b.add(STAY)


def choose_shift(b: Board, seat: i64, move: i64) -> None:
    """DOG-85: `stay` waives this shift and all further ones; a shift is an occasion where the house has come to (DOG-R19)."""
    b.link(seat, move)
    if b.group == 0:
        shift(b, seat, move)
    if move == STAY:
        finish(b, seat)
    else:
        ask_build(b, seat, b.brought_to(move))


def shift(b: Board, seat: i64, move: i64) -> None:
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


def can_build(b: Board, seat: i64, district: i64) -> bool:
    """DOG-111 to DOG-113, DOG-117, DOG-118: a free site, a palazzo, and own houses enough in this district.

    In a joint stage what the others choose raises no cost; the seat's own palazzi of the stage do (DOG-124, DOG-R14).
    """
    site: i64 = b.standing(district) + b.planned(seat, district)
    if site >= b.parts.sites or b.supply[seat * KINDS + PALAZZO] <= b.planned(seat, NOWHERE):
        return False
    return b.own_houses(seat, district) >= b.parts.costs[site]


def ask_build(b: Board, seat: i64, district: i64) -> None:
    """DOG-109: after houses were placed or shifted in, a palazzo may be built there."""
    if can_build(b, seat, district):
        b.asks[seat] = DECIDE_BUILD
    else:
        go_on(b, seat)


def offer_build(b: Board) -> None:
    """DOG-119: building may be waived."""
    b.add(BUILD)
    b.add(HOLD)


def choose_build(b: Board, seat: i64, move: i64) -> None:
    """DOG-R18: one palazzo at most, then the occasion is over."""
    district = b.occasion(seat)
    b.link(seat, move)
    if b.group == 0:
        if move == BUILD:
            build(b, seat, district, b.parts.costs[b.standing(district)])
        else:
            b.tell(HELD, seat, district)
    go_on(b, seat)


def build(b: Board, seat: i64, district: i64, cost: i64) -> None:
    """DOG-114 to DOG-116: the paying houses return to the supply, the palazzo stands on the next free site."""
    b.houses[seat * DISTRICTS + district] -= cost
    b.supply[seat * KINDS + HOUSE] += cost
    b.supply[seat * KINDS + PALAZZO] -= 1
    site = b.standing(district)
    b.sites[district * b.parts.sites + site] = seat
    b.built += 1
    b.tell(BUILT, seat, district, cost, site + 1)


def go_on(b: Board, seat: i64) -> None:
    """After an occasion: the next shift if the seat was shifting, otherwise it is done."""
    first = b.chain[seat * LINKS]
    if SHIFT <= first < STAY:
        ask_shift(b, seat)
    else:
        finish(b, seat)


# ---- joint stages ----


def begin_joint(b: Board, group: i64) -> None:
    """DOG-R14: the members of a tied group choose at the same time."""
    b.group = group
    for seat in range(b.seats):
        if (group >> seat) & 1:
            begin_member(b, seat)


def begin_member(b: Board, seat: i64) -> None:
    """A member's chain begins: in a district with houses (DOG-103, DOG-104), in the Quarantia with a shift (DOG-95, DOG-96)."""
    if b.field == QUARANTIA:
        ask_shift(b, seat)
    else:
        ask_houses(b, seat)


def carry_out(b: Board) -> None:
    """All chains of the group are put on the board together, seat by seat (DOG-R32)."""
    starts: i64 = 0  # palazzi that stood in each district when the stage began, four bits for each
    crowded: i64 = 0  # bit d: more palazzi are chosen in district d than it has sites (DOG-R15)
    for district in range(DISTRICTS):
        stand = b.standing(district)
        starts |= stand << (4 * district)
        for seat in range(b.seats):
            if (b.group >> seat) & 1:
                stand += b.planned(seat, district)
        if stand > b.parts.sites:
            crowded |= 1 << district
    asked = False
    for seat in range(b.seats):
        if (b.group >> seat) & 1:
            asked = asked or b.chain[seat * LINKS] != BLANK
            carry_out_chain(b, seat, starts, crowded)
            b.clear_chain(seat)
    b.group = 0
    if asked:
        b.seal()


def carry_out_chain(b: Board, seat: i64, starts: i64, crowded: i64) -> None:
    """One member's choices, at the costs that the member saw (DOG-124, DOG-R14)."""
    costs: i64 = starts
    for i in range(seat * LINKS, (seat + 1) * LINKS):
        move = b.chain[i]
        if move == BLANK:
            return
        if move == BUILD:
            district = b.brought_to(b.chain[i - 1])
            if (crowded >> district) & 1:
                b.tell(PREVENTED, seat, district)
            else:
                build(b, seat, district, b.parts.costs[(costs >> (4 * district)) & 15])
                costs += 1 << (4 * district)
        elif move == HOLD:
            b.tell(HELD, seat, b.brought_to(b.chain[i - 1]))
        elif move < HOUSES:
            shift(b, seat, move)
        else:
            place(b, seat, move - HOUSES)
