"""A round: its beginning (SHIP-16, SHIP-17), the passing of turns (SHIP-19, SHIP-20), its end (SHIP-107 to SHIP-111) and the flood (SHIP-112 to SHIP-118)."""

from mypy_extensions import i64

from ridotto.engine.state import EVERYBODY
from ridotto.games.dogeship.moves import BOARDS, DECIDE_TURN, FACES, FIELDS
from ridotto.games.dogeship.rules.doges import turn_up_doge
from ridotto.games.dogeship.rules.ending import end_unfinished
from ridotto.games.dogeship.rules.inspection import call_for_bids
from ridotto.games.dogeship.rules.parts import FEWEST_SEATS, NO_FLOOD
from ridotto.games.dogeship.rules.position import INSPECTION, NOBODY, ROUND_BEGINS, ROUND_CLOSES, ROUND_ENDS, TURNS, Position
from ridotto.games.dogeship.rules.told import DICE, DOGE_DRAWN, FLOOD, FLOODED, ORDER, ROUND, SPARED


def begin_round(p: Position) -> None:
    """SHIP-15 to SHIP-17: roll, turn up a Doge tile, and everybody has all markers but those lost to the flood (SHIP-R30)."""
    p.round += 1
    p.progress = 0
    p.at = NOBODY
    p.tell(ROUND, p.round)
    for seat in range(p.seats):
        p.markers[seat] = p.parts.actions - p.lost[seat]  # SHIP-6, SHIP-117
    roll(p)
    p.tell(DOGE_DRAWN, turn_up_doge(p))
    p.seal()
    p.stage = TURNS


def roll(p: Position) -> None:
    """SHIP-12, SHIP-13, SHIP-16: a die for each open board; a closed one has none."""
    first: i64 = (p.seats - FEWEST_SEATS) * BOARDS
    for board in range(BOARDS):
        p.dice[board] = p.rng.below(FACES) + 1 if p.parts.open_boards[first + board] == 1 else 0
    p.tell_row(DICE, EVERYBODY, p.dice[0], p.dice, 1, BOARDS)


def next_turn(p: Position) -> None:
    """SHIP-19, SHIP-20: one action each in the order of the round, again and again; who has no marker left is passed over."""
    for _ in range(p.seats):
        p.at = p.at + 1 if p.at + 1 < p.seats else 0
        if p.markers[p.active()] > 0:
            p.wait_for(p.active(), DECIDE_TURN)
            return
    p.stage = ROUND_ENDS


def end_round(p: Position) -> None:
    """SHIP-107, SHIP-110, SHIP-111: markers back, the new order, then the special event; SHIP-R25: a flood before an inspection."""
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
    """SHIP-30, SHIP-107, SHIP-118: from the fields and from the water, those lost to an earlier flood included."""
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


def flood_loss(p: Position, barriers: i64, level: i64) -> i64:
    """SHIP-112 to SHIP-116: how many markers a flood of this level takes from who has so many finished barriers; those in the yard do not count."""
    if barriers > level:
        return 0
    return p.parts.lost_when_equal if barriers == level else p.parts.lost_when_fewer


def flood(p: Position, level: i64) -> None:
    """SHIP-112 to SHIP-118: lost markers lie on the water during the next round and bring nothing."""
    p.tell(FLOOD, level)
    for seat in range(p.seats):
        p.lost[seat] = flood_loss(p, p.height[seat], level)
        if p.lost[seat] > 0:
            p.tell(FLOODED, seat, p.lost[seat])
        else:
            p.tell(SPARED, seat)


def close_round(p: Position) -> None:
    """SHIP-139: after the special event it is seen whether the galley still grows."""
    p.idle = 0 if p.progress == 1 else p.idle + 1
    if p.idle >= p.parts.patience:
        end_unfinished(p)
    else:
        p.stage = ROUND_BEGINS
