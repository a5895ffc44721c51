"""What the effects of the twelve tiles do, by the columns of the edition: VEN-125 to VEN-136."""

from mypy_extensions import i64

from ridotto.games.venice.events import (
    COINS_GAINED,
    COINS_PAID,
    CUBES_GIVEN,
    EXCHANGED,
    IMMUNE,
    POINTS_GAINED,
    SCROLLS_PAID,
)
from ridotto.games.venice.moves import (
    DECIDE_EITHER,
    DECIDE_EXCHANGE,
    DECIDE_GIVE_CUBE,
    DECIDE_GIVE_CUBES,
    DECIDE_TWO_CUBES,
    IMMUNITY,
    KINDS,
    PAIR,
    SCRIPTORIUM,
    SELL,
)
from ridotto.games.venice.rules.effects import others_with_more
from ridotto.games.venice.rules.gondolas import cubes_of, gain_cubes, give_cubes, load_number
from ridotto.games.venice.rules.parts import (
    ANY_CUBES,
    BRIDGE_OR_VP,
    EXCHANGE_CUBES,
    GAIN_CERAMIC,
    GAIN_COINS,
    GAIN_COUNCIL,
    GAIN_INFLUENCE,
    GAIN_SCROLLS,
    GAIN_VP,
    LOSE_INTRIGUE,
    OTHERS_INTRIGUE,
    PAY_COINS,
    PAY_CUBES,
    PAY_INTRIGUE,
    PAY_SCROLLS,
    TAKE_INTRIGUE,
    VP_PER_CONTRACT,
    VP_PER_CUBE,
    VP_PER_MORE_INTRIGUE,
)
from ridotto.games.venice.rules.piles import fulfilled
from ridotto.games.venice.rules.position import FROM_BUILDINGS, Choice, Position
from ridotto.games.venice.rules.tasks import TO_DRAW_CARD
from ridotto.games.venice.rules.tracks import advance_council, doge_gains_intrigue, gain_intrigue, gain_scrolls, lose_intrigue


def use_effect(p: Position, seat: i64, row: i64) -> None:
    """VEN-125, VEN-126, VEN-127, VEN-128, VEN-129, VEN-130, VEN-131, VEN-132, VEN-133, VEN-134, VEN-135, VEN-136: pay,
    take, lose, gain, and finally what the player is asked.
    """
    e = p.parts.effect
    if e[row + PAY_COINS] > 0:
        pay_coins(p, seat, e[row + PAY_COINS])
    if e[row + PAY_SCROLLS] > 0:
        p.scrolls[seat] -= e[row + PAY_SCROLLS]
        p.tell(SCROLLS_PAID, seat, e[row + PAY_SCROLLS])
    if e[row + PAY_INTRIGUE] > 0:
        lose_intrigue(p, seat, e[row + PAY_INTRIGUE])
    if e[row + TAKE_INTRIGUE] > 0:
        gain_intrigue(p, seat, e[row + TAKE_INTRIGUE])  # VEN-R49: also at the cap
    if e[row + OTHERS_INTRIGUE] > 0:
        trouble_others(p, seat, e[row + OTHERS_INTRIGUE])
    if e[row + LOSE_INTRIGUE] > 0:
        lose_intrigue(p, seat, e[row + LOSE_INTRIGUE])
    if e[row + GAIN_COINS] > 0 and e[row + PAY_CUBES] == 0:
        gain_coins(p, seat, e[row + GAIN_COINS])
    if e[row + GAIN_SCROLLS] > 0:
        building_scrolls(p, seat, e[row + GAIN_SCROLLS])
    if e[row + GAIN_VP] > 0 and e[row + BRIDGE_OR_VP] == 0:
        score_building(p, seat, e[row + GAIN_VP])
    if e[row + VP_PER_CONTRACT] > 0:
        score_building(p, seat, e[row + VP_PER_CONTRACT] * fulfilled(p, seat))
    if e[row + VP_PER_MORE_INTRIGUE] > 0:
        score_building(p, seat, e[row + VP_PER_MORE_INTRIGUE] * others_with_more(p, seat))
    if e[row + GAIN_COUNCIL] > 0:
        advance_council(p, seat, e[row + GAIN_COUNCIL])
    for kind in range(KINDS):
        if e[row + GAIN_CERAMIC + kind] > 0:
            gain_cubes(p, seat, p.act_gondola, kind, e[row + GAIN_CERAMIC + kind])
    ask_effect(p, seat, row)


def ask_effect(p: Position, seat: i64, row: i64) -> None:
    """What remains to be chosen for an effect."""
    e = p.parts.effect
    if e[row + ANY_CUBES] > 0:
        p.wait_for(seat, DECIDE_TWO_CUBES)
    elif e[row + PAY_CUBES] > 0:
        p.wait_for(seat, DECIDE_GIVE_CUBE, row)
    elif e[row + VP_PER_CUBE] > 0:
        p.wait_for(seat, DECIDE_GIVE_CUBES, row)
    elif e[row + EXCHANGE_CUBES] > 0:
        p.wait_for(seat, DECIDE_EXCHANGE)
    elif e[row + BRIDGE_OR_VP] > 0:
        p.wait_for(seat, DECIDE_EITHER, row)
    elif e[row + GAIN_INFLUENCE] > 0:
        p.then(TO_DRAW_CARD)


# ---- coins, VP, scrolls and intrigue of buildings ----


def pay_coins(p: Position, seat: i64, n: i64) -> None:
    """Pay coins to the supply."""
    p.coins[seat] -= n
    p.tell(COINS_PAID, seat, n)


def gain_coins(p: Position, seat: i64, n: i64) -> None:
    """Gain coins from the supply, which always has enough (VEN-R17)."""
    p.coins[seat] += n
    p.tell(COINS_GAINED, seat, n)


def score_building(p: Position, seat: i64, n: i64) -> None:
    """Score VP for a building."""
    p.score(seat, FROM_BUILDINGS, n)
    p.tell(POINTS_GAINED, seat, n)


def building_scrolls(p: Position, seat: i64, n: i64) -> None:
    """VEN-149, VEN-R48: with contract 13 a building gives one more scroll."""
    gain_scrolls(p, seat, n + p.amount(SCRIPTORIUM) if p.has(seat, SCRIPTORIUM) else n)


def trouble_others(p: Position, seat: i64, n: i64) -> None:
    """VEN-67, VEN-132, VEN-134: others, even the Doge (VEN-227), gain intrigue but for contract 20 (VEN-156)."""
    for other in range(p.seats):
        if other != seat:
            if p.has(other, IMMUNITY):
                p.tell(IMMUNE, other)
            else:
                gain_intrigue(p, other, n)
    if p.seats == 1:
        doge_gains_intrigue(p, n)


# ---- cubes that are chosen ----


class TakeTwoCubes(Choice):
    """Which two cubes an effect brings."""

    def __init__(self) -> None:
        super().__init__(DECIDE_TWO_CUBES, "two-cubes", "VEN-125")

    def offer(self, state: Position, seat: i64) -> None:
        """VEN-125, VEN-R16: two cubes of any kinds that the supply has."""
        for one in range(KINDS):
            for two in range(one, KINDS):
                if state.cubes[one] > 0 and state.cubes[two] > (1 if one == two else 0):
                    state.add(PAIR + one * KINDS + two)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """VEN-125: both go onto the gondola that activated the building."""
        state.owing = 0
        one: i64 = (move - PAIR) // KINDS
        two: i64 = (move - PAIR) % KINDS
        if one == two:
            gain_cubes(state, seat, state.act_gondola, one, 2)
        else:
            gain_cubes(state, seat, state.act_gondola, one, 1)
            gain_cubes(state, seat, state.act_gondola, two, 1)


class SellCube(Choice):
    """Which cube is given for coins."""

    def __init__(self) -> None:
        super().__init__(DECIDE_GIVE_CUBE, "give-cube", "VEN-125")

    def offer(self, state: Position, seat: i64) -> None:
        """VEN-125: a cube on the active gondola."""
        for kind in range(KINDS):
            if state.loaded(state.act_gondola, kind) > 0:
                state.add(SELL + kind)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """VEN-125: the cube brings coins."""
        state.owing = 0
        kind: i64 = move - SELL
        give_cubes(state, state.act_gondola, kind, 1)
        state.tell(CUBES_GIVEN, seat, 1 if kind == 0 else 0, 1 if kind == 1 else 0, 1 if kind == 2 else 0)
        gain_coins(state, seat, state.parts.effect[state.effect_at_hand() + GAIN_COINS])


class DeliverCubes(Choice):
    """Which cubes are given for VP."""

    def __init__(self) -> None:
        super().__init__(DECIDE_GIVE_CUBES, "give-cubes", "VEN-129")

    def offer(self, state: Position, seat: i64) -> None:
        """VEN-129: any number of cubes on the active gondola, at least one."""
        for ceramic in range(state.loaded(state.act_gondola, 0) + 1):
            for cloth in range(state.loaded(state.act_gondola, 1) + 1):
                for silver in range(state.loaded(state.act_gondola, 2) + 1):
                    if ceramic + cloth + silver > 0:
                        state.add(load_number(ceramic, cloth, silver))

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """VEN-129: VP for each cube."""
        state.owing = 0
        n: i64 = 0
        for kind in range(KINDS):
            give_cubes(state, state.act_gondola, kind, cubes_of(move, kind))
            n += cubes_of(move, kind)
        state.tell(CUBES_GIVEN, seat, cubes_of(move, 0), cubes_of(move, 1), cubes_of(move, 2))
        score_building(state, seat, n * state.parts.effect[state.effect_at_hand() + VP_PER_CUBE])


class ExchangeCubes(Choice):
    """The load for which the cubes of the active gondola are exchanged."""

    def __init__(self) -> None:
        super().__init__(DECIDE_EXCHANGE, "exchange", "VEN-128")

    def offer(self, state: Position, seat: i64) -> None:
        """VEN-128, VEN-R17: any other load of the same size that the supply allows."""
        gondola: i64 = state.act_gondola
        size: i64 = state.carried(gondola)
        for ceramic in range(size + 1):
            for cloth in range(size - ceramic + 1):
                silver: i64 = size - ceramic - cloth
                same = ceramic == state.loaded(gondola, 0) and cloth == state.loaded(gondola, 1)
                if not same and can_have(state, 0, ceramic) and can_have(state, 1, cloth) and can_have(state, 2, silver):
                    state.add(load_number(ceramic, cloth, silver))

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """VEN-128: cubes of the active gondola become others."""
        state.owing = 0
        for kind in range(KINDS):
            state.cubes[kind] += state.loaded(state.act_gondola, kind) - cubes_of(move, kind)
            state.load[state.act_gondola * KINDS + kind] = cubes_of(move, kind)
        state.tell(EXCHANGED, seat, cubes_of(move, 0), cubes_of(move, 1), cubes_of(move, 2))


def can_have(p: Position, kind: i64, n: i64) -> bool:
    """VEN-R17: whether the gondola and the supply together have n cubes of a kind."""
    return n <= p.loaded(p.act_gondola, kind) + p.cubes[kind]
