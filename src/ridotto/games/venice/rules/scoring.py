"""The end of the match: VEN-168 to VEN-180, against the Doge VEN-249 to VEN-254."""

from mypy_extensions import i64

from ridotto.games.venice.events import (
    ARREST,
    ASSISTANT_POINTS,
    COIN_POINTS,
    COUNCIL_POINTS,
    DOGE_COUNCIL_POINTS,
    DOGE_TOTAL,
    DOGE_WINS,
    FAVOUR_POINTS,
    PAID_OFF_COINS,
    PAID_OFF_SCROLLS,
    TOTAL,
)
from ridotto.games.venice.moves import ADVOCATE, DECIDE_PAY_OFF, GREAT_HOUSEHOLD, HOLD, PAY_COINS, PAY_SCROLLS
from ridotto.games.venice.rules.parts import MOST_SEATS
from ridotto.games.venice.rules.position import FROM_ASSISTANTS, FROM_COINS, FROM_COUNCIL, FROM_FAVOUR, NOBODY, OVER, SCORING, UNTURNED, Choice, Position
from ridotto.games.venice.rules.tasks import TO_PAY_OFF, TO_RESULT


def begin_scoring(p: Position) -> None:
    """VEN-168, VEN-171: the first two steps; then intrigue may be paid off."""
    p.seal()
    p.stage = SCORING
    p.turn = p.first
    p.holds = 0
    score_council(p)
    p.then(TO_RESULT)
    p.then(TO_PAY_OFF)


def discs(p: Position) -> i64:
    """VEN-249, VEN-R55: how many discs are on the council track: one a player, three in the solo game."""
    return 3 if p.seats == 1 else p.seats


def council_reward(p: Position, colour: i64) -> i64:
    """VEN-168, VEN-169, VEN-170: by place; tied discs score the average, rounded down; nothing on field 0."""
    field: i64 = p.council[colour]
    if field == 0:
        return 0
    n: i64 = discs(p)
    before: i64 = 0
    equal: i64 = 0
    for other in range(n):
        if p.council[other] > field:
            before += 1
        elif p.council[other] == field:
            equal += 1
    total: i64 = 0
    for place in range(before, before + equal):
        total += p.parts.council_reward[n * MOST_SEATS + place]
    return total // equal


def assistant_reward(p: Position, seat: i64) -> i64:
    """VEN-171, VEN-146: nothing, half the council position rounded up, or all of it; contract 10 adds assistants."""
    placed: i64 = p.parts.assistants - p.supply[seat]
    if p.has(seat, GREAT_HOUSEHOLD):
        placed += p.amount(GREAT_HOUSEHOLD)
        placed = placed if placed < p.parts.assistants else p.parts.assistants
    if placed <= p.parts.none_up_to:
        return 0
    return (p.council[seat] + 1) // 2 if placed <= p.parts.half_up_to else p.council[seat]


def coin_reward(p: Position, seat: i64) -> i64:
    """VEN-174: what the coins in hand bring."""
    return p.coins[seat] // p.parts.coins_per_vp_at_end


def score_council(p: Position) -> None:
    """VEN-168, VEN-171, VEN-249, VEN-250: steps 1 and 2; only players score for assistants."""
    for seat in range(p.seats):
        points = council_reward(p, seat)
        p.score(seat, FROM_COUNCIL, points)
        p.tell(COUNCIL_POINTS, seat, points)
    if p.seats == 1:
        both: i64 = council_reward(p, 1) + council_reward(p, 2)
        p.doge_points += both
        p.tell(DOGE_COUNCIL_POINTS, both)
    for seat in range(p.seats):
        points = assistant_reward(p, seat)
        p.score(seat, FROM_ASSISTANTS, points)
        p.tell(ASSISTANT_POINTS, seat, points)


# ---- paying off intrigue ----


def scrolls_per_intrigue(p: Position, seat: i64) -> i64:
    """VEN-172, VEN-162."""
    return advocate_scrolls(p) if p.has(seat, ADVOCATE) else p.parts.scrolls_per_intrigue_at_end


def advocate_scrolls(p: Position) -> i64:
    """VEN-162: with contract 26 half as many scrolls as coins."""
    return p.amount(ADVOCATE) // 2


def coins_per_intrigue(p: Position, seat: i64) -> i64:
    """VEN-172, VEN-162."""
    return p.amount(ADVOCATE) if p.has(seat, ADVOCATE) else p.parts.coins_per_intrigue_at_end


def ask_pay_off(p: Position) -> None:
    """VEN-173, VEN-R20: ask in play order, again and again, until all have held in a row."""
    if p.holds < p.seats:
        p.wait_for(p.turn, DECIDE_PAY_OFF)


class PayOff(Choice):
    """Whether a player pays off one intrigue, and with what."""

    def __init__(self) -> None:
        super().__init__(DECIDE_PAY_OFF, "pay-off", "VEN-172")

    def offer(self, state: Position, seat: i64) -> None:
        """VEN-172, VEN-251: scrolls, coins, or hold."""
        if state.intrigue[seat] > 0 and state.scrolls[seat] >= scrolls_per_intrigue(state, seat):
            state.add(PAY_SCROLLS)
        if state.intrigue[seat] > 0 and state.coins[seat] >= coins_per_intrigue(state, seat):
            state.add(PAY_COINS)
        state.add(HOLD)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """VEN-172, VEN-R20: one intrigue less; a seat that has held may pay again if somebody else has paid since."""
        state.owing = 0
        if move == HOLD:
            state.holds += 1
        else:
            state.holds = 0
            state.intrigue[seat] -= 1
            if move == PAY_SCROLLS:
                state.scrolls[seat] -= scrolls_per_intrigue(state, seat)
                state.tell(PAID_OFF_SCROLLS, seat, scrolls_per_intrigue(state, seat), state.intrigue[seat])
            else:
                state.coins[seat] -= coins_per_intrigue(state, seat)
                state.tell(PAID_OFF_COINS, seat, coins_per_intrigue(state, seat), state.intrigue[seat])
        state.turn = (state.turn + 1) % state.seats
        state.then(TO_PAY_OFF)


# ---- the result ----


def finish_match(p: Position) -> None:
    """VEN-174, VEN-R43: coins and favour cards (VEN-123, VEN-175) become VP; then somebody is arrested (VEN-176).

    VEN-253: against the Doge too.
    """
    p.seal()
    for seat in range(p.seats):
        points = coin_reward(p, seat)
        p.score(seat, FROM_COINS, points)
        p.tell(COIN_POINTS, seat, points)
    for seat in range(p.seats):
        if p.favour[seat] == UNTURNED:
            p.score(seat, FROM_FAVOUR, p.parts.favour_unturned_vp)
            p.tell(FAVOUR_POINTS, seat, p.parts.favour_unturned_vp)
    p.arrested = suspect(p)
    if p.arrested != NOBODY:
        p.tell(ARREST, p.arrested, p.intrigue[p.arrested])
    for seat in range(p.seats):
        p.tell(TOTAL, seat, p.points_of(seat))
    p.stage = OVER
    p.turn = NOBODY
    if p.seats == 1:
        p.tell(DOGE_TOTAL, p.doge_points)
        if not beats_doge(p):
            p.tell(DOGE_WINS)


def suspect(p: Position) -> i64:
    """VEN-176, VEN-177: who has the most intrigue, above 0; of equals the last in play order.

    VEN-252: in the solo game the player, with at least as much as the Doge.
    """
    if p.seats == 1:
        return 0 if p.intrigue[0] > 0 and p.intrigue[0] >= p.doge_intrigue else NOBODY
    most: i64 = 0
    found: i64 = NOBODY
    for place in range(p.seats):
        seat = p.seat_at(place)
        if p.intrigue[seat] > 0 and p.intrigue[seat] >= most:
            most = p.intrigue[seat]
            found = seat
    return found


def beats_doge(p: Position) -> bool:
    """VEN-252, VEN-254: whether the player is not arrested and has more VP; a tie is lost."""
    return p.arrested == NOBODY and p.points_of(0) > p.doge_points


def winner(p: Position) -> i64:
    """VEN-178, VEN-179, VEN-180: who has the most VP and is not arrested, of equals the last in play order.

    VEN-R52: nobody if the Doge wins.
    """
    if p.seats == 1:
        return 0 if beats_doge(p) else NOBODY
    found: i64 = NOBODY
    for place in range(p.seats):
        seat = p.seat_at(place)
        if seat != p.arrested and (found == NOBODY or p.points_of(seat) >= p.points_of(found)):
            found = seat
    return found
