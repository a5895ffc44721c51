"""The end of a round, the end of the match, and who has won."""

from typing import Final

from mypy_extensions import i64

from ridotto.games.doge.events import CONDITION, DRY, END, ROUND_OVER
from ridotto.games.doge.moves import FIELDS
from ridotto.games.doge.rules.position import BY_CONDITION, BY_DRY_ROUNDS, IN_SUPPLY, NOBODY, OPEN, OVER, PLACES, Position
from ridotto.games.doge.rules.setup import begin_round

LEADS: Final = 0
LEADS_BY_HOUSES: Final = 1
LEVEL: Final = 2
BEHIND_BY_HOUSES: Final = 3
BEHIND: Final = 4


def end_round(b: Position) -> None:
    """DOG-129, DOG-R23: the end is checked before the used cards are shuffled (DOG-130) for the round after next.

    DOG-131, DOG-R4: then everybody has all tokens again.
    """
    for seat in range(b.seats):
        b.veiled[seat] = 0  # DOG-39, DOG-46: by now every stack has been turned up
    b.dry = 0 if b.built > 0 else b.dry + 1
    b.tell(ROUND_OVER, b.round)
    if b.dry > 0:
        b.tell(DRY, b.dry)
    if check_end(b):
        b.stage = OVER
        b.tell(END, b.reason)
        return
    for seat in range(b.seats):
        b.tokens[seat * PLACES + IN_SUPPLY] += b.tokens[seat * PLACES + OPEN]
        b.tokens[seat * PLACES + OPEN] = 0
    first: i64 = b.open_set() * FIELDS
    b.rng.shuffle(b.cards, first, first + FIELDS)
    begin_round(b)


def check_end(b: Position) -> bool:
    """DOG-135, DOG-136: whether somebody meets a condition; DOG-141: or there were too many dry rounds (DOG-R27)."""
    met = False
    for seat in range(b.seats):
        if condition(b, seat) != NOBODY:
            b.tell(CONDITION, seat, b.palazzi_built(seat), b.districts_held(seat))
            met = True
    if met:
        b.reason = BY_CONDITION
    elif b.dry >= b.parts.dry_rounds:
        b.reason = BY_DRY_ROUNDS
    return b.reason >= 0


def condition(b: Position, seat: i64) -> i64:
    """DOG-132, DOG-133, DOG-134: the edition's first condition of which the seat reaches both minimums (DOG-R24), or NOBODY."""
    palazzi = b.palazzi_built(seat)
    districts = b.districts_held(seat)
    for i in range(len(b.parts.victory_palazzi)):
        if palazzi >= b.parts.victory_palazzi[i] and districts >= b.parts.victory_districts[i]:
            return i
    return NOBODY


def score(b: Position, seat: i64) -> i64:
    """DOG-R26: one number that orders the seats as DOG-137, DOG-138 and DOG-139 do; who is equal shares (DOG-140, DOG-R25)."""
    return condition_score(b, seat) + palazzo_score(b, seat) + house_score(b, seat)


def condition_score(b: Position, seat: i64) -> i64:
    """DOG-137: whoever meets a condition ranks above everybody who meets none."""
    return b.parts.condition_met if condition(b, seat) != NOBODY else 0


def palazzo_score(b: Position, seat: i64) -> i64:
    """DOG-138: then the palazzi count."""
    return b.parts.palazzo * b.palazzi_built(seat)


def house_score(b: Position, seat: i64) -> i64:
    """DOG-139: then the houses on the board."""
    return b.parts.house_on_board * b.houses_on_board(seat)


def standing(b: Position, seat: i64) -> i64:
    """How the seat stands beside the others now, by DOG-137, DOG-138 and DOG-139; level with another leader by DOG-140."""
    own = score(b, seat)
    own_before = own - house_score(b, seat)
    equal: i64 = 0
    equal_before: i64 = 0
    behind_by_houses = False
    for other in range(b.seats):
        theirs = score(b, other)
        theirs_before = theirs - house_score(b, other)
        if theirs_before > own_before:
            return BEHIND
        if theirs > own:
            behind_by_houses = True
        equal += 1 if theirs == own else 0
        equal_before += 1 if theirs_before == own_before else 0
    if behind_by_houses:
        return BEHIND_BY_HOUSES
    if equal > 1:
        return LEVEL
    return LEADS_BY_HOUSES if equal_before > 1 else LEADS
