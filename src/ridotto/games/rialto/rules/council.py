"""Section F: councilmen go to the current district. RIA-134 to RIA-138; the virtual player's: RIA-186, RIA-187."""

from mypy_extensions import i64

from ridotto.games.rialto.events import MOVED, SENT, VIRTUAL_SENT
from ridotto.games.rialto.moves import DECIDE_SHIFT, FROM, PLACES, STOP
from ridotto.games.rialto.rules.canals import look_for_bonus
from ridotto.games.rialto.rules.position import Choice, Position


def act_council(p: Position, seat: i64) -> None:
    """RIA-134, RIA-135, RIA-136, RIA-138, RIA-R29, RIA-R30: from the tableau first; only those then missing may be
    moved.
    """
    if p.counts[seat] == 0:
        return
    wanted: i64 = p.counts[seat] + 1 if p.bonus == seat else p.counts[seat]
    sent: i64 = wanted if wanted < p.tableau[seat] else p.tableau[seat]
    if sent > 0:
        p.tableau[seat] -= sent
        p.men[seat * PLACES + p.current()] += sent
        p.tell(SENT, seat, sent, p.current())
        look_for_bonus(p, seat, p.current())
    p.left = wanted - sent
    ask_shift(p, seat)


def ask_shift(p: Position, seat: i64) -> None:
    """RIA-137: ask as long as one is missing and there is one in another district."""
    p.owing = 0
    if p.left > 0 and has_movable(p, seat):
        p.wait_for(seat, DECIDE_SHIFT)
    else:
        p.left = 0


def has_movable(p: Position, seat: i64) -> bool:
    """RIA-R30: whether the seat has a councilman in a district other than the current one."""
    return any(district != p.current() and p.men[seat * PLACES + district] > 0 for district in range(PLACES))


class ShiftCouncilman(Choice):
    """Whether, and from where, a councilman on the board goes to the current district."""

    def __init__(self) -> None:
        super().__init__(DECIDE_SHIFT, "shift", "RIA-137")

    def offer(self, state: Position, seat: i64) -> None:
        """RIA-137: from any other district, or none."""
        for district in range(PLACES):
            if district != state.current() and state.men[seat * PLACES + district] > 0:
                state.add(FROM + district)
        state.add(STOP)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """RIA-137: one councilman after the other."""
        if move == STOP:
            state.left = 0
        else:
            source: i64 = move - FROM
            state.men[seat * PLACES + source] -= 1
            state.men[seat * PLACES + state.current()] += 1
            state.left -= 1
            state.tell(MOVED, seat, source, state.current())
            look_for_bonus(state, seat, state.current())
        ask_shift(state, seat)


def send_virtual(p: Position) -> None:
    """RIA-186, RIA-187, RIA-R34: one per count, one more with the bonus; he never runs out of councilmen."""
    wanted: i64 = p.counts[p.virtual] + (1 if p.bonus == p.virtual else 0)
    if wanted > 0:
        p.men[p.virtual * PLACES + p.current()] += wanted
        p.tell(VIRTUAL_SENT, wanted, p.current())
        look_for_bonus(p, p.virtual, p.current())
