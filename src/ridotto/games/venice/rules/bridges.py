"""Building bridges: VEN-78 to VEN-80, VEN-145."""

from mypy_extensions import i64

from ridotto.games.venice.events import BUILT
from ridotto.games.venice.moves import BRIDGE, BUILDINGS, DECIDE_BRIDGE, NO_BRIDGE
from ridotto.games.venice.rules.effects import can_build
from ridotto.games.venice.rules.parts import MOST_NEAR
from ridotto.games.venice.rules.position import NOBODY, Position
from ridotto.games.venice.rules.sailing import canal_between


def ask_bridge(p: Position, may_decline: i64) -> None:
    """VEN-79, VEN-80: on any free canal, if a bridge is left; with contract 9 also none."""
    if can_build(p, p.turn):
        p.bridge_free = may_decline
        p.wait_for(p.turn, DECIDE_BRIDGE)


def canal_options(p: Position) -> None:
    """VEN-78: every canal without a bridge."""
    for one in range(BUILDINGS):
        for at in range(one * MOST_NEAR, one * MOST_NEAR + MOST_NEAR):
            two = p.near[at]
            if two > one and p.bridge[p.near_canal[at]] == NOBODY:
                p.add(BRIDGE + one * BUILDINGS + two)


def bridge_options(p: Position) -> None:
    """VEN-78, VEN-145."""
    canal_options(p)
    if p.bridge_free == 1:
        p.add(NO_BRIDGE)


def build(p: Position, seat: i64, move: i64) -> None:
    """VEN-79: it stays for the whole match."""
    p.owing = 0
    p.bridge_free = 0
    if move == NO_BRIDGE:
        return
    one: i64 = (move - BRIDGE) // BUILDINGS
    two: i64 = (move - BRIDGE) % BUILDINGS
    p.bridge[canal_between(p, one, two)] = seat
    p.bridges_left[seat] -= 1
    p.tell(BUILT, seat, one, two)
