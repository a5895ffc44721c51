"""Step 4 of the turn: fulfilling a contract. VEN-47, VEN-96 to VEN-103, VEN-141, VEN-142, VEN-153, VEN-R45, VEN-R46."""

from typing import Final

from mypy_extensions import i64

from ridotto.engine.cells import with_cell
from ridotto.games.venice.events import ARCHIVED, CUBES_GIVEN, FULFILLED, LAID, SCROLLS_PAID
from ridotto.games.venice.moves import (
    ARCHIVE,
    BRIDGE_WARDENS,
    CONTRACTS,
    DECIDE_ARCHIVE,
    DECIDE_FULFIL,
    DECIDE_PAY_CUBES,
    FULFIL,
    KINDS,
    MASTER_OF_TRADE,
    MIXED_CARGO,
    NO_CONTRACT,
    PATRONAGE,
)
from ridotto.games.venice.rules.gondolas import cubes_of, give_cubes, load_number
from ridotto.games.venice.rules.parts import CONTRACT_COINS, CONTRACT_PLACE, CONTRACT_VP, COST_CERAMIC, COST_SCROLLS
from ridotto.games.venice.rules.piles import show_contract
from ridotto.games.venice.rules.position import FROM_CONTRACTS, NOBODY, PLACES, Choice, Position, bit
from ridotto.games.venice.rules.tasks import TO_BRIDGE, TO_DRAW_CARD, TO_LAY, TO_NEW_EFFECT


def ask_fulfil(p: Position) -> None:
    """VEN-47, VEN-R7: ask whenever there are contracts in hand."""
    if p.hand[p.turn] != 0:
        p.wait_for(p.turn, DECIDE_FULFIL)


class FulfilContract(Choice):
    """Which contract is fulfilled where the gondola has moored."""

    def __init__(self) -> None:
        super().__init__(DECIDE_FULFIL, "fulfil", "VEN-47")

    def offer(self, state: Position, seat: i64) -> None:
        """VEN-47: a contract that can be fulfilled here, or none."""
        state.add(NO_CONTRACT)
        for contract in range(CONTRACTS):
            if (state.hand[seat] >> contract) & 1 and can_fulfil(state, seat, contract):
                state.add(FULFIL + contract)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """VEN-96: the contract is revealed; then its cubes are paid."""
        state.owing = 0
        if move != NO_CONTRACT:
            show_contract(state, seat, move - FULFIL)
            state.wait_for(seat, DECIDE_PAY_CUBES, move - FULFIL)


def can_fulfil(p: Position, seat: i64, contract: i64) -> bool:
    """VEN-96, VEN-97, VEN-98: whether a contract can be fulfilled here."""
    return hindrance(p, seat, contract) == POSSIBLE


POSSIBLE: Final = 0
ELSEWHERE: Final = 1
TOO_FEW_SCROLLS: Final = 2
TOO_FEW_CUBES: Final = 3


def hindrance(p: Position, seat: i64, contract: i64) -> i64:
    """VEN-96, VEN-97, VEN-98: why not: it takes its building, all cubes on the active gondola, and the scrolls."""
    if p.printed(contract, CONTRACT_PLACE) != p.gondola_at[p.active]:
        return ELSEWHERE
    if p.printed(contract, COST_SCROLLS) > p.scrolls[seat]:
        return TOO_FEW_SCROLLS
    missing: i64 = lacking(p, contract, p.loaded(p.active, 0), p.loaded(p.active, 1), p.loaded(p.active, 2))
    wanted: i64 = demanded(p, contract, 0) + demanded(p, contract, 1) + demanded(p, contract, 2)
    return POSSIBLE if missing == 0 or (missing <= wild_cubes(p, seat) and wanted <= p.carried(p.active)) else TOO_FEW_CUBES


def demanded(p: Position, contract: i64, kind: i64) -> i64:
    """VEN-97: how many cubes of a kind a contract demands."""
    return p.printed(contract, COST_CERAMIC + kind)


def lacking(p: Position, contract: i64, ceramic: i64, cloth: i64, silver: i64) -> i64:
    """How many of the cubes that a contract demands are missing here."""
    return short(demanded(p, contract, 0), ceramic) + short(demanded(p, contract, 1), cloth) + short(demanded(p, contract, 2), silver)


def short(wanted: i64, given: i64) -> i64:
    """How many cubes of one kind are missing."""
    return wanted - given if wanted > given else 0


def wild_cubes(p: Position, seat: i64) -> i64:
    """VEN-141, VEN-R45: how many of the cubes may be replaced by others."""
    return p.amount(MIXED_CARGO) if p.has(seat, MIXED_CARGO) else 0


class PayCubes(Choice):
    """The cubes that are paid for a contract."""

    def __init__(self) -> None:
        super().__init__(DECIDE_PAY_CUBES, "pay-cubes", "VEN-141")

    def offer(self, state: Position, seat: i64) -> None:
        """VEN-97, VEN-141: the cubes demanded; with contract 5 one of them may be of another kind."""
        contract: i64 = state.contract_at_hand()
        size: i64 = demanded(state, contract, 0) + demanded(state, contract, 1) + demanded(state, contract, 2)
        wild: i64 = wild_cubes(state, seat)
        for ceramic in range(state.loaded(state.active, 0) + 1):
            for cloth in range(state.loaded(state.active, 1) + 1):
                silver: i64 = size - ceramic - cloth
                if 0 <= silver <= state.loaded(state.active, 2) and lacking(state, contract, ceramic, cloth, silver) <= wild:
                    state.add(load_number(ceramic, cloth, silver))

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """VEN-97, VEN-98, VEN-99: the cubes go back to the supply."""
        state.owing = 0
        for kind in range(KINDS):
            give_cubes(state, state.active, kind, cubes_of(move, kind))
        state.tell(CUBES_GIVEN, seat, cubes_of(move, 0), cubes_of(move, 1), cubes_of(move, 2))
        fulfil(state, seat, state.contract_at_hand())


def fulfil(p: Position, seat: i64, contract: i64) -> None:
    """VEN-98, VEN-99, VEN-R46: pay scrolls, gain the printed coins and VP and what laid contracts add; then lay it.

    Its own effect comes last.
    """
    scrolls: i64 = p.printed(contract, COST_SCROLLS)
    if scrolls > 0:
        p.scrolls[seat] -= scrolls
        p.tell(SCROLLS_PAID, seat, scrolls)
    coins: i64 = p.printed(contract, CONTRACT_COINS)
    points: i64 = p.printed(contract, CONTRACT_VP)
    p.coins[seat] += coins
    p.score(seat, FROM_CONTRACTS, points)
    p.tell(FULFILLED, seat, contract, coins, points)
    if p.has(seat, MASTER_OF_TRADE):  # VEN-142
        p.score_contract(seat, MASTER_OF_TRADE, p.amount(MASTER_OF_TRADE))
    p.then(TO_NEW_EFFECT, contract)
    p.then(TO_LAY, contract)
    if p.has(seat, PATRONAGE):  # VEN-153
        p.then(TO_DRAW_CARD)


def lay(p: Position, contract: i64) -> None:
    """VEN-100, VEN-101, VEN-R18: lay it on a free place; without one the player archives one of the four."""
    for place in range(PLACES):
        if p.laid[p.turn * PLACES + place] == NOBODY:
            lay_on(p, p.turn, place, contract)
            return
    p.wait_for(p.turn, DECIDE_ARCHIVE, contract)


def lay_on(p: Position, seat: i64, place: i64, contract: i64) -> None:
    """VEN-102: the lasting effect applies from this moment."""
    p.laid = with_cell(p.laid, seat * PLACES + place, contract)
    p.in_force = with_cell(p.in_force, seat, p.in_force[seat] | bit(contract))
    p.tell(LAID, seat, contract)


class ArchiveContract(Choice):
    """Which of four contracts is archived."""

    def __init__(self) -> None:
        super().__init__(DECIDE_ARCHIVE, "archive", "VEN-101")

    def offer(self, state: Position, seat: i64) -> None:
        """VEN-101: one of the three laid before, or the new one."""
        for contract in range(CONTRACTS):
            if state.has(seat, contract) or contract == state.contract_at_hand():
                state.add(ARCHIVE + contract)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """VEN-101, VEN-103: it loses its effect but still counts as owned and fulfilled."""
        state.owing = 0
        contract: i64 = move - ARCHIVE
        new: i64 = state.contract_at_hand()
        state.archived = with_cell(state.archived, seat, state.archived[seat] | bit(contract))
        state.tell(ARCHIVED, seat, contract)
        if contract != new:
            state.in_force = with_cell(state.in_force, seat, state.in_force[seat] - bit(contract))
            for place in range(PLACES):
                if state.laid[seat * PLACES + place] == contract:
                    lay_on(state, seat, place, new)


def give_new_effect(p: Position, contract: i64) -> None:
    """VEN-145, VEN-153, VEN-R46: contract 9 gives a bridge, contract 17 a card, unless archived at once."""
    if p.has(p.turn, contract):
        if contract == BRIDGE_WARDENS:
            p.then(TO_BRIDGE, 1)
        elif contract == PATRONAGE:
            p.then(TO_DRAW_CARD)
