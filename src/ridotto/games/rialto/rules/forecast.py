"""What moves and plays would bring: the rule itself, carried out on a copy of the position. Only what everybody sees and the seat's own cards are read."""

from mypy_extensions import i64

from ridotto.games.rialto.moves import BUILDINGS, JOKER_COUNT, PLACES, UPGRADE
from ridotto.games.rialto.rules.blue import ChooseUpgrade
from ridotto.games.rialto.rules.canals import lay_bridge
from ridotto.games.rialto.rules.plays import PlayJokers, basis, count_of, play_virtual, settle_majority
from ridotto.games.rialto.rules.position import ROOMS, Position
from ridotto.games.rialto.rules.scoring import winner

# ---- plays ----


def leader(p: Position) -> int:
    """RIA-89, RIA-90: who would have the majority as the plays stand; NOBODY as long as nobody has played a card."""
    copy = p.clone()
    settle_majority(copy)
    return int(copy.bonus)


def needed(p: Position, seat: int) -> int:
    """RIA-89, RIA-90: the least count with which the seat would have the majority as the plays stand."""
    copy = p.clone()
    most = max(int(p.counts[player]) for player in range(int(p.players)))
    n = 1
    while n <= most and not _leads_with(copy, seat, n):
        n += 1
    return n


def _leads_with(copy: Position, seat: int, count: int) -> bool:
    """Whether the seat would have the majority with this count."""
    copy.counts[seat] = count
    settle_majority(copy)
    return copy.bonus == seat


def count_so_far(p: Position) -> int:
    """RIA-70, RIA-88: what the unfinished play counts with its yellow-3, once there is a card to go with them."""
    return int(count_of(basis(p), p.chain_jokers)) if basis(p) > 0 else 0


def jokers_alone(p: Position, seat: int) -> list[int]:
    """RIA-72, RIA-73: how many jokers from the hand would make a play in which no card goes with them; none where cards do."""
    copy = p.clone()
    copy.chain_cards = 0
    if basis(copy) > 0:
        return []
    copy.count = 0
    PlayJokers().offer(copy, seat)
    return [int(copy.found[at] - JOKER_COUNT) for at in range(int(copy.count)) if copy.found[at] > JOKER_COUNT]


def virtual_count(p: Position) -> int:
    """RIA-178, RIA-179: what the virtual player will play."""
    copy = p.clone()
    play_virtual(copy)
    return int(copy.counts[copy.virtual])


# ---- actions ----


def turned_bridge(p: Position, seat: int, low_at: int) -> list[int]:
    """RIA-118: by district what it is worth once the chosen bridge lies with its low number there."""
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
    """By kind how many buildings stand on a tableau."""
    first: i64 = seat * ROOMS
    rooms = [int(p.room[at]) for at in range(first, first + ROOMS)]
    return [rooms.count(building) for building in range(BUILDINGS)]


# ---- the end ----


def final_places(p: Position) -> list[int]:
    """RIA-164, RIA-165: by seat its place in the result: the winner, then who would have won without those before."""
    copy = p.clone()
    places = [0] * int(p.seats)
    for place in range(1, int(p.seats) + 1):
        best = int(winner(copy))
        places[best] = place
        copy.score(best, 0, -1_000_000)  # out of the running
    return places
