"""A position as a seat sees it: what counts for many of its moves, worked out once.

All in hundredths of a point: coins, scrolls and councils by use, intrigue by the risk of arrest.
"""

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.engine.cells import zeros
from ridotto.games.venice.moves import CONTRACTS
from ridotto.games.venice.rules import Venice
from ridotto.games.venice.rules.parts import CONTRACT_COLUMNS, COST_SCROLLS, MOST_SEATS
from ridotto.games.venice.rules.position import NOBODY, OPEN, TRIGGERED
from ridotto.games.venice.rules.scoring import suspect


class Sight:
    """What a seat's moves are valued by."""

    def __init__(self, p: Venice, seat: i64) -> None:
        self.p: Venice = p
        self.seat: i64 = seat
        self.left: i64 = horizon(p)
        """About how many turns the seat still has."""
        self.contracts: i64 = 0
        """How many contracts the seat has in hand,"""
        self.contract: vec[i64] = zeros(CONTRACTS)
        """and which, ascending."""
        self.look_at_hand()
        self.haste: i64 = haste(p, seat)
        self.coin: i64 = coin_value(p, seat, self.left)
        self.scroll: i64 = self.scroll_value()
        self.council: i64 = council_value(p, seat, self.left, self.haste)
        """What a field on the council track is worth."""
        self.intrigue: i64 = intrigue_cost(p, seat, self.left)
        """What one more intrigue costs."""
        self.gondola: i64 = NOBODY
        """Rows for trips (trips.py): of which gondola they are."""
        self.far: vec[i64] = vec[i64]()
        """By contract in hand and building: how many canals it is to the contract's building."""
        self.hope: vec[i64] = vec[i64]()
        """By contract in hand: what it brings."""
        self.moor: vec[i64] = vec[i64]()
        """By building: what mooring there is worth, apart from the load; UNKNOWN if not worked out."""
        self.passing: vec[i64] = vec[i64]()
        """By building: what passing it is worth,"""
        self.purse: vec[i64] = vec[i64]()
        """and the coins that it brings on the way."""

    def look_at_hand(self) -> None:
        """List the contracts in hand."""
        rest: i64 = self.p.hand[self.seat]
        contract: i64 = 0
        while rest != 0:
            if rest & 1:
                self.contract[self.contracts] = contract
                self.contracts += 1
            rest >>= 1
            contract += 1

    def scroll_value(self) -> i64:
        """What a scroll is worth: it fulfils contracts and wards off intrigue."""
        scrolls: i64 = self.p.scrolls[self.seat]
        for n in range(self.contracts):
            if scrolls < self.p.parts.contract[self.contract[n] * CONTRACT_COLUMNS + COST_SCROLLS]:
                return 110
        if near_cap(self.p, self.seat) and scrolls < 3:
            return 90
        return 35 if scrolls < 5 else 12


def horizon(p: Venice) -> i64:
    """About how many turns a seat still has."""
    if p.seats == 1:
        return p.doge_piled * 2 // 3 + p.extra_turns if p.end == OPEN else p.extra_turns
    if p.end == OPEN:
        return 14 - p.round if p.round < 11 else 3
    return 3 if p.end == TRIGGERED else 4 - p.end


def coin_value(p: Venice, seat: i64, left: i64) -> i64:
    """What a coin is worth: it moves gondolas, and at the end four are a point."""
    if p.coins[seat] > 14:
        return 25
    if left < 5:
        return 25 + 4 * left
    return 85 if p.coins[seat] < 4 else 62 if p.coins[seat] < 8 else 42


def near_cap(p: Venice, seat: i64) -> bool:
    """Whether the next intrigue, or the one after it, costs points (VEN-74)."""
    return p.seats > 1 and p.intrigue[seat] + 2 > p.cap()


def others_most_intrigue(p: Venice, seat: i64) -> i64:
    """The most intrigue of anybody else."""
    if p.seats == 1:
        return p.doge_intrigue
    most: i64 = 0
    for other in range(p.seats):
        if other != seat and p.intrigue[other] > most:
            most = p.intrigue[other]
    return most


def intrigue_cost(p: Venice, seat: i64, left: i64) -> i64:
    """What one more intrigue costs: much if it would lead to arrest, more towards the end."""
    if p.intrigue[seat] >= p.cap():
        return 100 * p.parts.intrigue_overflow_vp
    lead: i64 = p.intrigue[seat] + 1 - others_most_intrigue(p, seat)
    if p.seats == 1:
        return 170 if lead >= 0 else 90
    if lead >= 0:
        return 90 + 20 * lead if left > 5 else 130 + 30 * lead + 40 * (5 - left)
    return 40 if left > 3 else 25


def council_value(p: Venice, seat: i64, left: i64, haste: i64) -> i64:
    """What a field on the council track is worth: the reward at the end, and the one for assistants."""
    if p.council[seat] >= p.parts.council_track_last:
        return 0
    placed: i64 = p.parts.assistants - p.supply[seat]
    value: i64 = council_share(p) + haste
    if placed + left > p.parts.half_up_to:
        value += 80
    elif placed + left > p.parts.none_up_to:
        value += 40
    return value


def council_share(p: Venice) -> i64:
    """The highest reward, spread over the fields up to the end marker."""
    marker: i64 = p.parts.end_marker[p.seats]
    return 100 * p.parts.council_reward[p.seats * MOST_SEATS] // marker if marker > 0 else 90


def haste(p: Venice, seat: i64) -> i64:
    """What hastening the end by councils and contracts is worth: most to a leader who would not be arrested.

    In a long match everybody wants the end.
    """
    if p.seats == 1 or p.end != OPEN or p.round < 5:
        return 0
    if p.round > 7:
        return 90 * (p.round - 6)
    mine: i64 = p.points_of(seat)
    for other in range(p.seats):
        if other != seat and p.points_of(other) > mine:
            return 40
    return 150 if suspect(p) != seat else 60
