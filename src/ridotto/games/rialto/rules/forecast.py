"""What moves and plays would bring: the rule itself, carried out on a copy of the position.

Only what everybody sees and the seat's own cards are read.
"""

from typing import Final

from mypy_extensions import i64

from ridotto.games.rialto.moves import (
    AS_JOKER,
    AS_ONE,
    BLUE,
    BUILDINGS,
    DECIDE_BLUE,
    DECIDE_GREEN,
    DECIDE_JOKERS,
    DECIDE_START,
    DECIDE_UPGRADE,
    DECIDE_YELLOW,
    GREEN,
    JOKER,
    JOKER_COUNT,
    KINDS,
    PLACES,
    UPGRADE,
    VALUES,
    WAITING,
    YELLOW,
)
from ridotto.games.rialto.rules.blue import USE_BLUE, ChooseUpgrade, can_exchange
from ridotto.games.rialto.rules.buildings import hindrance
from ridotto.games.rialto.rules.canals import lay_bridge
from ridotto.games.rialto.rules.green import USE_GREEN
from ridotto.games.rialto.rules.plays import (
    CARD_IN_HAND,
    PERMITTED,
    PlayJokers,
    basis,
    can_add_joker,
    can_convert,
    can_convert_with,
    can_wait,
    count_needed,
    count_of,
    joker_hindrance,
    left_in_hand,
    majority,
    play_virtual,
    used_up,
)
from ridotto.games.rialto.rules.position import BARE, COIN, ROOMS, Position, value_of
from ridotto.games.rialto.rules.scoring import winner
from ridotto.games.rialto.rules.setup import start_hindrance

# ---- plays ----


def leader(p: Position) -> int:
    """RIA-89, RIA-90: who would have the majority with the plays so far; NOBODY until somebody has played a card."""
    return int(majority(p))


def needed(p: Position, seat: int) -> int:
    """RIA-89, RIA-90: the lowest count that would give the seat the majority with the plays so far."""
    return int(count_needed(p.clone(), seat))


def count_so_far(p: Position) -> int:
    """RIA-70, RIA-88: the count of the unfinished play with its yellow-3, once it has a card."""
    return int(count_of(basis(p), p.chain_jokers)) if basis(p) > 0 else 0


def jokers_alone(p: Position, seat: int) -> list[int]:
    """RIA-72, RIA-73: how many jokers from the hand would make a play without cards; none if it has cards."""
    copy = p.clone()
    copy.chain_cards = 0
    if basis(copy) > 0:
        return []
    copy.count = 0
    PlayJokers().offer(copy, seat)
    return [int(copy.found[at] - JOKER_COUNT) for at in range(int(copy.count)) if copy.found[at] > JOKER_COUNT]


PLAYABLE: Final = 0
OTHER_KIND: Final = 1
KIND_CHOSEN: Final = 2  # the number of cards of the section's kind has already been chosen
JOKERS_LATER: Final = 3  # after the cards
JOKER_ALONE: Final = 4
SECOND_JOKER: Final = 5  # only the second one or a later one is possible


def why_held(p: Position, seat: int) -> list[int]:
    """RIA-67 to RIA-74, RIA-83, RIA-86: for each card in hand, why it cannot go into the play now.

    Of each kind the cards already chosen come first; after them the n-th stands for playing n of the kind.
    """
    found: list[int] = []
    for kind in range(KINDS):
        held = int(p.hand[seat * KINDS + kind])
        left = int(left_in_hand(p, seat, kind) - (p.chain_cards if kind == p.section else 0))
        found += [PLAYABLE] * (held - left)
        found += [_why_not_played(p, seat, kind, n) for n in range(1, left + 1)]
    return found


def _why_not_played(p: Position, seat: int, kind: int, n: int) -> int:
    """Why n cards of a kind cannot go into the play."""
    if kind == p.section:
        return KIND_CHOSEN if p.phase == DECIDE_JOKERS else PLAYABLE
    if p.phase == DECIDE_YELLOW and can_convert(p, seat):
        return PLAYABLE
    if kind != JOKER:
        return OTHER_KIND
    why = joker_hindrance(p, seat, n)
    if p.phase != DECIDE_JOKERS and (why == CARD_IN_HAND or basis(p) > 0):
        return JOKERS_LATER
    if why == PERMITTED:
        return PLAYABLE
    return SECOND_JOKER if joker_hindrance(p, seat, left_in_hand(p, seat, JOKER)) == PERMITTED else JOKER_ALONE


def virtual_count(p: Position) -> int:
    """RIA-178, RIA-179: what the virtual player will play."""
    copy = p.clone()
    play_virtual(copy)
    return int(copy.counts[copy.virtual])


# ---- actions ----


def turned_bridge(p: Position, seat: int, low_at: int) -> list[int]:
    """RIA-118: by district, its value if the chosen bridge is laid with its low number there."""
    copy = p.clone()
    lay_bridge(copy, seat, copy.held, low_at)
    return [int(copy.district_value(district)) for district in range(PLACES)]


def becomes(p: Position, seat: int, building: int) -> int:
    """RIA-143: what a building is exchanged for."""
    copy = p.clone()
    before = owned(copy, seat)
    ChooseUpgrade().choose(copy, seat, UPGRADE + building)
    return next(each for each in range(BUILDINGS) if owned(copy, seat)[each] > before[each])


def owned(p: Position, seat: int) -> list[int]:
    """How many buildings of each kind are on a tableau."""
    first: i64 = seat * ROOMS
    rooms = [int(p.room[at]) for at in range(first, first + ROOMS)]
    return [rooms.count(building) for building in range(BUILDINGS)]


def why_not_taken(p: Position, building: int) -> int:
    """RIA-17 to RIA-19, RIA-103, RIA-105, RIA-106: why a building cannot be taken; TO_BE_HAD if it can."""
    return int(start_hindrance(p, building) if p.phase == DECIDE_START else hindrance(p, building))


# ---- why a building cannot be used ----

POSSIBLE: Final = 0
OTHER_PHASE: Final = 1  # buildings of its colour work at another time
HAS_COIN: Final = 2
IS_NEW: Final = 3
IN_PLAY: Final = 4  # the unfinished play already uses it
NOT_NOW: Final = 5  # waiting comes first in a turn, and somebody must be left to play
NO_CARD: Final = 6  # that it could turn into one of the section
NO_COMPANY: Final = 7  # a joker needs a card to go with
NO_SOURCE: Final = 8  # no card is left that it could bring
NO_HIGHER: Final = 9  # the next building of its colour is not in the supply
HIGHEST: Final = 10


def why_idle(p: Position, seat: int, at: int) -> int:
    """RIA-29 to RIA-31, RIA-79 to RIA-87, RIA-144, RIA-146: why the building in a place cannot be chosen now."""
    building: i64 = p.room[at]
    if p.phase == DECIDE_UPGRADE:
        return POSSIBLE if can_exchange(p, building) else HIGHEST if value_of(building) == VALUES else NO_HIGHER
    lowest: i64 = GREEN if p.phase == DECIDE_GREEN else BLUE if p.phase == DECIDE_BLUE else YELLOW
    if not lowest <= building < lowest + VALUES:
        return OTHER_PHASE
    if p.mark[at] != BARE:
        return HAS_COIN if p.mark[at] == COIN else IS_NEW
    if lowest == YELLOW:
        return _why_not_in_play(p, seat, building)
    if lowest == GREEN:
        return POSSIBLE if USE_GREEN.can_use(p, seat, building) else NO_SOURCE
    return POSSIBLE if USE_BLUE.can_use(p, seat, building) else NO_HIGHER  # only the exchange may be impossible


def _why_not_in_play(p: Position, seat: int, building: i64) -> int:
    """The same for a yellow building; without a coin nobody is asked (RIA-29)."""
    if building == WAITING:
        return POSSIBLE if can_wait(p, seat) else NOT_NOW
    if building == AS_JOKER:
        possible, used = can_add_joker(p, seat), int(p.chain_jokers)
    else:
        possible, used = can_convert_with(p, seat, building), int(used_up(p, building == AS_ONE))
    if possible:
        return POSSIBLE
    if p.usable(seat, building) == used:
        return IN_PLAY
    return NO_COMPANY if building == AS_JOKER else NO_CARD


# ---- the end ----


def final_places(p: Position) -> list[int]:
    """RIA-164, RIA-165: the final place of each seat: the winner, then whoever would have won without those before."""
    copy = p.clone()
    places = [0] * int(p.seats)
    for place in range(1, int(p.seats) + 1):
        best = int(winner(copy))
        places[best] = place
        copy.score(best, 0, -1_000_000)  # out of the running
    return places
