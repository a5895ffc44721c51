"""The board as a seat sees it while it chooses: in a joint stage with its own choices carried out alone (DOG-R14)."""

from mypy_extensions import i64

from ridotto.engine.cells import occurrences
from ridotto.games.doge.moves import BUILD, DISTRICTS, HOUSES, SHIFT, STAY
from ridotto.games.doge.rules.position import BLANK, LINKS, Position


def chosen(b: Position, seat: i64, district: i64) -> tuple[i64, i64]:
    """How many of its houses the seat has chosen to bring to a district or take away, and how many palazzi to build there."""
    houses: i64 = 0
    palazzi: i64 = 0
    if b.group == 0:  # a seat that acts alone changes the board at once
        return houses, palazzi
    for i in range(seat * LINKS, (seat + 1) * LINKS):
        move = b.chain[i]
        if move == BLANK:
            break
        if move == BUILD:
            if b.brought_to(b.chain[i - 1]) == district:
                palazzi += 1
        elif SHIFT <= move < STAY:
            if (move - SHIFT) // DISTRICTS == district:
                houses -= 1
            elif (move - SHIFT) % DISTRICTS == district:
                houses += 1
        elif HOUSES < move < BUILD and district == b.field:
            houses += move - HOUSES
    return houses, palazzi


def plan(b: Position, seat: i64, district: i64) -> tuple[i64, i64]:
    """The seat's houses in a district, less those that pay, and the palazzi that it has chosen to build there."""
    houses, palazzi = chosen(b, seat, district)
    houses += b.houses[seat * DISTRICTS + district]
    if palazzi > 0:
        site: i64 = b.standing(district)
        for nth in range(palazzi):
            houses -= b.parts.costs[site + nth]
    return houses, palazzi


def own_houses(b: Position, seat: i64, district: i64) -> i64:
    """The seat's houses in a district."""
    return plan(b, seat, district)[0]


def palazzi_chosen(b: Position, seat: i64) -> i64:
    """How many palazzi the seat has chosen to build in the joint stage under way."""
    return occurrences(b.chain, BUILD, seat * LINKS, (seat + 1) * LINKS) if b.group != 0 else 0
