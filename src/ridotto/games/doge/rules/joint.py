"""Joint stages (DOG-R14): a tied group chooses at the same time, then all choices are carried out together."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ridotto.games.doge.events import HELD, PREVENTED
from ridotto.games.doge.moves import BUILD, DISTRICTS, HOLD, HOUSES, QUARANTIA
from ridotto.games.doge.rules.building import ask_houses, ask_shift, build, place, shift
from ridotto.games.doge.rules.plans import chosen
from ridotto.games.doge.rules.position import BLANK, LINKS, Position


def begin_joint(b: Position, group: i64) -> None:
    """DOG-R14: the members of a tied group choose at the same time."""
    b.group = group
    for seat in range(b.seats):
        if (group >> seat) & 1:
            begin_member(b, seat)


def begin_member(b: Position, seat: i64) -> None:
    """A member's chain begins with houses (DOG-103, DOG-104) or, in the Quarantia, with a shift (DOG-95, DOG-96).

    So tied winners of a district shift nothing (DOG-106), and in the Quarantia nobody places houses (DOG-99).
    """
    if b.field == QUARANTIA:
        ask_shift(b, seat)
    else:
        ask_houses(b, seat)


def carry_out(b: Position) -> None:
    """Carry out all chains of the group together, seat by seat (DOG-R32)."""
    stood = vec[i64]()  # palazzi in each district when the stage began
    crowded: i64 = 0  # bit d: more palazzi were chosen in district d than it has sites (DOG-R15)
    for district in range(DISTRICTS):
        palazzi = b.standing(district)
        stood = append(stood, palazzi)
        for seat in range(b.seats):
            if (b.group >> seat) & 1:
                palazzi += chosen(b, seat, district)[1]
        if palazzi > b.parts.sites:
            crowded |= 1 << district
    asked = False
    for seat in range(b.seats):
        if (b.group >> seat) & 1:
            asked = asked or b.chain[seat * LINKS] != BLANK
            carry_out_chain(b, seat, stood[:], crowded)
            b.clear_chain(seat)
    b.group = 0
    if asked:
        b.seal()


def carry_out_chain(b: Position, seat: i64, next_site: vec[i64], crowded: i64) -> None:
    """Carry out one member's choices at the costs that it saw (DOG-124, DOG-R14), without the others' new palazzi."""
    for i in range(seat * LINKS, (seat + 1) * LINKS):
        move = b.chain[i]
        if move == BLANK:
            return
        if move == BUILD:
            district = b.brought_to(b.chain[i - 1])
            if (crowded >> district) & 1:
                b.tell(PREVENTED, seat, district)
            else:
                build(b, seat, district, b.parts.costs[next_site[district]])
                next_site[district] += 1
        elif move == HOLD:
            b.tell(HELD, seat, b.brought_to(b.chain[i - 1]))
        elif move < HOUSES:
            shift(b, seat, move)
        else:
            place(b, seat, move - HOUSES)
