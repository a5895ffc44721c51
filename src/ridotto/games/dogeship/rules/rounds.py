"""A round: passing turns (SHIP-19, SHIP-20), its end (SHIP-107 to SHIP-111) and the flood (SHIP-112 to SHIP-118).

Its beginning is in setup.py.
"""

from mypy_extensions import i64

from ridotto.engine.state import EVERYBODY
from ridotto.games.dogeship.events import FLOOD, FLOODED, ORDER, SPARED
from ridotto.games.dogeship.moves import DECIDE_TURN, FIELDS
from ridotto.games.dogeship.rules.inspection import call_for_bids
from ridotto.games.dogeship.rules.parts import NO_FLOOD
from ridotto.games.dogeship.rules.position import INSPECTION, NOBODY, ROUND_BEGINS, ROUND_CLOSES, ROUND_ENDS, Position
from ridotto.games.dogeship.rules.scoring import end_unfinished


def next_turn(p: Position) -> None:
    """SHIP-19, SHIP-20: one action each in the order of the round, again and again, for seats with markers left."""
    for _ in range(p.seats):
        p.at = p.at + 1 if p.at + 1 < p.seats else 0
        if p.markers[p.active()] > 0:
            p.wait_for(p.active(), DECIDE_TURN)
            return
    p.stage = ROUND_ENDS


def end_round(p: Position) -> None:
    """SHIP-107, SHIP-110, SHIP-111: markers, order, then the event; SHIP-R25: a flood before an inspection."""
    p.seal()
    take_markers_back(p)
    fix_order(p)
    p.at = NOBODY
    doge: i64 = p.current()
    if p.parts.flood[doge] != NO_FLOOD:
        flood(p, p.parts.flood[doge])
    if p.parts.inspects[doge] == 1:
        p.stage = INSPECTION
        call_for_bids(p)
    else:
        p.stage = ROUND_CLOSES


def take_markers_back(p: Position) -> None:
    """SHIP-30, SHIP-107, SHIP-118: from the fields and from the water, including those lost to an earlier flood."""
    for field in range(FIELDS):
        p.taken[field] = NOBODY
    for seat in range(p.seats):
        p.adrift[seat] = 0
        p.lost[seat] = 0


def fix_order(p: Position) -> None:
    """SHIP-108, SHIP-109: ascending priority; seats without a barrier keep their order among themselves."""
    for rank in range(1, p.seats):
        seat: i64 = p.order[rank]
        at: i64 = rank
        while at > 0 and p.priority(p.order[at - 1]) > p.priority(seat):
            p.order[at] = p.order[at - 1]
            at -= 1
        p.order[at] = seat
    p.tell_row(ORDER, EVERYBODY, p.order[0], p.order, 1, p.seats)


def seats_behind(p: Position, seat: i64, priority: i64) -> i64:
    """SHIP-108, SHIP-109: how many seats would come after this one in the next order if it had this priority."""
    behind: i64 = 0
    passed = False
    for rank in range(p.seats):
        other: i64 = p.order[rank]
        if other == seat:
            passed = True
        elif p.priority(other) > priority or (passed and p.priority(other) == priority):
            behind += 1
    return behind


def flood_loss(p: Position, barriers: i64, level: i64) -> i64:
    """How many markers a flood of this level takes, given the number of finished barriers.

    SHIP-112: with more barriers none, SHIP-113: with as many one, SHIP-114: with fewer two.
    """
    if barriers > level:
        return 0
    return p.parts.lost_when_equal if barriers == level else p.parts.lost_when_fewer


def flood(p: Position, level: i64) -> None:
    """SHIP-R38: stacks are counted at the event, with all their barriers (SHIP-115, SHIP-116).

    SHIP-117: markers lost are on the water in the next round, and in that one only (SHIP-118).
    """
    p.tell(FLOOD, level)
    for seat in range(p.seats):
        p.lost[seat] = flood_loss(p, p.height[seat], level)
        if p.lost[seat] > 0:
            p.tell(FLOODED, seat, p.lost[seat])
        else:
            p.tell(SPARED, seat)


def close_round(p: Position) -> None:
    """SHIP-139: after the special event, end the match if the galley has stopped growing."""
    p.idle = 0 if p.progress == 1 else p.idle + 1
    if p.idle >= p.parts.rounds_without_new_part:
        end_unfinished(p)
    else:
        p.stage = ROUND_BEGINS
