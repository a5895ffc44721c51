"""Building bridges: VEN-78 to VEN-80, VEN-145."""

from mypy_extensions import i64

from ridotto.engine.cells import occurrences, with_cell
from ridotto.games.venice.events import BUILT
from ridotto.games.venice.moves import BRIDGE, BUILDINGS, DECIDE_BRIDGE, NO_BRIDGE
from ridotto.games.venice.rules.parts import MOST_NEAR
from ridotto.games.venice.rules.position import NOBODY, Choice, Position


def can_build(p: Position, seat: i64) -> bool:
    """VEN-78, VEN-79, VEN-R16: whether a bridge is left, and a canal for it."""
    if p.bridges_left[seat] == 0:
        return False
    return free_canals(p) > 0


def free_canals(p: Position) -> i64:
    """VEN-78: the number of canals without a bridge."""
    return occurrences(p.bridge, NOBODY, 0, len(p.bridge))


def ask_bridge(p: Position, may_decline: i64) -> None:
    """VEN-79, VEN-80: ask for any free canal, if a bridge is left; contract 9 allows none."""
    if can_build(p, p.turn):
        p.bridge_free = may_decline
        p.wait_for(p.turn, DECIDE_BRIDGE)


class BuildBridge(Choice):
    """The canal on which a bridge is built."""

    def __init__(self) -> None:
        super().__init__(DECIDE_BRIDGE, "bridge", "VEN-78")

    def offer(self, state: Position, seat: i64) -> None:
        """VEN-78, VEN-145: any free canal; a bridge of contract 9 may be left unbuilt."""
        offer_canals(state)
        if state.bridge_free == 1:
            state.add(NO_BRIDGE)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """VEN-79: it stays for the whole match."""
        state.owing = 0
        state.bridge_free = 0
        if move == NO_BRIDGE:
            return
        one: i64 = (move - BRIDGE) // BUILDINGS
        two: i64 = (move - BRIDGE) % BUILDINGS
        build_bridge(state, seat, one, two)
        state.tell(BUILT, seat, one, two)


def build_bridge(p: Position, colour: i64, one: i64, two: i64) -> None:
    """VEN-79, VEN-243: over the canal between two buildings."""
    p.bridge = with_cell(p.bridge, p.canal_between(one, two), colour)
    p.bridges_left = with_cell(p.bridges_left, colour, p.bridges_left[colour] - 1)


def offer_canals(p: Position) -> None:
    """VEN-78: every canal without a bridge."""
    for one in range(BUILDINGS):
        for at in range(one * MOST_NEAR, one * MOST_NEAR + MOST_NEAR):
            two = p.near[at]
            if two > one and p.bridge[p.near_canal[at]] == NOBODY:
                p.add(BRIDGE + one * BUILDINGS + two)
