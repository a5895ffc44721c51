"""Step 4 of the turn: fulfilling a contract. VEN-47, VEN-96 to VEN-103, VEN-141, VEN-142, VEN-153, VEN-R45, VEN-R46."""

from mypy_extensions import i64

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
from ridotto.games.venice.rules.parts import CONTRACT_COINS, CONTRACT_COLUMNS, CONTRACT_PLACE, CONTRACT_VP, COST_SCROLLS
from ridotto.games.venice.rules.piles import show_contract
from ridotto.games.venice.rules.position import FROM_CONTRACTS, NOBODY, PLACES, TO_BRIDGE, TO_DRAW_CARD, TO_LAY, TO_NEW_EFFECT, Position, bit


def ask_fulfil(p: Position) -> None:
    """VEN-47, VEN-R7: asked whenever there are contracts in hand."""
    if p.hand[p.turn] != 0:
        p.wait_for(p.turn, DECIDE_FULFIL)


def demanded(p: Position, contract: i64, kind: i64) -> i64:
    """VEN-97: cubes of a kind that a contract demands."""
    return p.parts.contract[contract * CONTRACT_COLUMNS + kind]


def wild_cubes(p: Position, seat: i64) -> i64:
    """VEN-141: how many of the cubes may be replaced by others."""
    return p.amount(MIXED_CARGO) if p.has(seat, MIXED_CARGO) else 0


def can_fulfil(p: Position, seat: i64, contract: i64) -> bool:
    """VEN-96, VEN-97, VEN-98: at its building, with all cubes on the active gondola and the scrolls."""
    row: i64 = contract * CONTRACT_COLUMNS
    if p.parts.contract[row + CONTRACT_PLACE] != p.gondola_at[p.active] or p.parts.contract[row + COST_SCROLLS] > p.scrolls[seat]:
        return False
    missing: i64 = 0
    wanted: i64 = 0
    for kind in range(KINDS):
        n: i64 = demanded(p, contract, kind)
        wanted += n
        if n > p.load[p.active * KINDS + kind]:
            missing += n - p.load[p.active * KINDS + kind]
    return missing == 0 or (missing <= wild_cubes(p, seat) and wanted <= p.carried(p.active))


def fulfil_options(p: Position, seat: i64) -> None:
    """VEN-47: a contract that can be fulfilled here, or none."""
    p.add(NO_CONTRACT)
    for contract in range(CONTRACTS):
        if (p.hand[seat] >> contract) & 1 and can_fulfil(p, seat, contract):
            p.add(FULFIL + contract)


def choose_fulfil(p: Position, seat: i64, move: i64) -> None:
    """VEN-96: the contract is revealed; then its cubes are paid."""
    p.owing = 0
    if move != NO_CONTRACT:
        p.held = move - FULFIL
        show_contract(p, seat, p.held)
        p.wait_for(seat, DECIDE_PAY_CUBES)


def pay_options(p: Position, seat: i64) -> None:
    """VEN-97, VEN-141: the cubes demanded; with contract 5 one of them may be of another kind."""
    at: i64 = p.active * KINDS
    size: i64 = demanded(p, p.held, 0) + demanded(p, p.held, 1) + demanded(p, p.held, 2)
    wild: i64 = wild_cubes(p, seat)
    for ceramic in range(p.load[at] + 1):
        for cloth in range(p.load[at + 1] + 1):
            silver: i64 = size - ceramic - cloth
            if 0 <= silver <= p.load[at + 2] and lacking(p, ceramic, cloth, silver) <= wild:
                p.add(load_number(ceramic, cloth, silver))


def lacking(p: Position, ceramic: i64, cloth: i64, silver: i64) -> i64:
    """How many of the cubes demanded are not among these."""
    return short(demanded(p, p.held, 0), ceramic) + short(demanded(p, p.held, 1), cloth) + short(demanded(p, p.held, 2), silver)


def short(wanted: i64, given: i64) -> i64:
    """What is missing of one kind."""
    return wanted - given if wanted > given else 0


def fulfil(p: Position, seat: i64, move: i64) -> None:
    """VEN-97 to VEN-99, VEN-R46: payment, the printed coins and VP, what contracts already lying add; then it is laid, and then it gives what it gives."""
    contract: i64 = p.held
    p.held = NOBODY
    p.owing = 0
    row: i64 = contract * CONTRACT_COLUMNS
    for kind in range(KINDS):
        give_cubes(p, p.active, kind, cubes_of(move, kind))
    p.tell(CUBES_GIVEN, seat, cubes_of(move, 0), cubes_of(move, 1), cubes_of(move, 2))
    scrolls: i64 = p.parts.contract[row + COST_SCROLLS]
    if scrolls > 0:
        p.scrolls[seat] -= scrolls
        p.tell(SCROLLS_PAID, seat, scrolls)
    coins: i64 = p.parts.contract[row + CONTRACT_COINS]
    points: i64 = p.parts.contract[row + CONTRACT_VP]
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
    """VEN-100, VEN-101, VEN-R18: on a free place; without one the player archives one of the four."""
    for place in range(PLACES):
        if p.laid[p.turn * PLACES + place] == NOBODY:
            lay_on(p, p.turn, place, contract)
            return
    p.held = contract
    p.wait_for(p.turn, DECIDE_ARCHIVE)


def lay_on(p: Position, seat: i64, place: i64, contract: i64) -> None:
    """VEN-102: the lasting effect applies from this moment."""
    p.laid[seat * PLACES + place] = contract
    p.in_force[seat] |= bit(contract)
    p.tell(LAID, seat, contract)


def archive_options(p: Position, seat: i64) -> None:
    """VEN-101: one of the three lying there, or the new one."""
    for contract in range(CONTRACTS):
        if p.has(seat, contract) or contract == p.held:
            p.add(ARCHIVE + contract)


def archive(p: Position, seat: i64, contract: i64) -> None:
    """VEN-101, VEN-103: it has no effect any more and still counts as owned and fulfilled."""
    p.owing = 0
    new: i64 = p.held
    p.held = NOBODY
    p.archived[seat] |= bit(contract)
    p.tell(ARCHIVED, seat, contract)
    if contract != new:
        p.in_force[seat] -= bit(contract)
        for place in range(PLACES):
            if p.laid[seat * PLACES + place] == contract:
                lay_on(p, seat, place, new)


def give_new_effect(p: Position, contract: i64) -> None:
    """VEN-145, VEN-153, VEN-R46: contract 9 a bridge, contract 17 a card, if they were laid and not archived at once."""
    if p.has(p.turn, contract):
        if contract == BRIDGE_WARDENS:
            p.then(TO_BRIDGE, 1)
        elif contract == PATRONAGE:
            p.then(TO_DRAW_CARD)
