"""Activating buildings: VEN-61 to VEN-67, VEN-85 to VEN-89, VEN-93, VEN-119, VEN-120. Effects of tiles: tiles.py."""

from mypy_extensions import i64

from ridotto.games.venice.events import EFFECT, SPY_SENT
from ridotto.games.venice.moves import CANAL_TOLL, DECIDE_EFFECT, FIELDS, FINISH, GREAT_COUNCIL, ORATOR, SPY, ST_MARKS, TILES, USE
from ridotto.games.venice.rules.effects import can_use, others_with_less
from ridotto.games.venice.rules.income import ALL_FIELDS, barred, keeps_going, may_finish, open_effects
from ridotto.games.venice.rules.parts import effect_row
from ridotto.games.venice.rules.piles import draw_contracts, tax
from ridotto.games.venice.rules.position import NOBODY, PASSING, READY, SENT, Choice, Position, bit
from ridotto.games.venice.rules.tasks import TO_BRIDGE, TO_USE
from ridotto.games.venice.rules.tiles import building_scrolls, gain_coins, pay_coins, score_building, use_effect
from ridotto.games.venice.rules.tracks import advance_council


def begin_activation(p: Position, seat: i64, building: i64, gondola: i64, how: i64) -> None:
    """VEN-49, VEN-61, VEN-66: the seat's assistant opens effects; both parts of a municipal building are open.

    If nothing is open, nothing happens.
    """
    reach: i64 = open_effects(p, seat, building)
    if reach == 0 and (how != PASSING or p.spy != READY):
        return
    p.act_at = building
    p.act_gondola = gondola
    p.act_how = how
    p.act_used = 0
    p.act_spy = 0
    p.act_reach = reach
    p.then(TO_USE)


def pass_building(p: Position, seat: i64, building: i64) -> None:
    """VEN-36, VEN-37, VEN-38, VEN-39: in passing, a tile may be activated with an assistant of one's own or with the
    spy.
    """
    if not barred(p, seat, building):
        begin_activation(p, seat, building, p.active, PASSING)


def ask_use(p: Position) -> None:
    """VEN-62, VEN-R2: one effect after the other, in any order, until the player stops."""
    p.wait_for(p.turn, DECIDE_EFFECT)


class UseEffect(Choice):
    """The next effect of the building that is being activated, the spy, or stopping."""

    def __init__(self) -> None:
        super().__init__(DECIDE_EFFECT, "effect", "VEN-61")

    def offer(self, state: Position, seat: i64) -> None:
        """VEN-62, VEN-63, VEN-R3: each open effect once, if the trip can go on; VEN-R14: the spy before the first."""
        for effect in range(FIELDS):
            if (
                (state.act_reach & ~state.act_used) >> effect & 1
                and can_use(state, seat, state.act_at, effect, state.act_gondola)
                and keeps_going(state, seat, effect)
            ):
                state.add(USE + effect)
        if state.act_how == PASSING and state.spy == READY and state.act_used == 0:
            state.add(SPY)
        if may_finish(state, seat):
            state.add(FINISH)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """VEN-62: after an effect or the spy the player is asked again."""
        state.owing = 0
        if move == FINISH:
            finish(state, seat)
        elif move == SPY:
            state.then(TO_USE)
            send_spy(state, seat)
        else:
            state.then(TO_USE)
            use(state, seat, move - USE)


def send_spy(p: Position, seat: i64) -> None:
    """VEN-119, VEN-120: he opens all effects, in place of the seat's assistant."""
    p.spy = SENT
    p.act_spy = 1
    p.act_reach = ALL_FIELDS
    p.tell(SPY_SENT, seat, p.act_at)


def use(p: Position, seat: i64, effect: i64) -> None:
    """VEN-63: an effect of a tile, or a part of a municipal building."""
    p.act_used |= bit(effect)
    p.tell(EFFECT, seat, p.act_at, effect)
    if p.act_at >= TILES:
        use_part(p, seat, effect)
    else:
        use_effect(p, seat, effect_row(p.act_at, effect))


def finish(p: Position, seat: i64) -> None:
    """VEN-161, VEN-R50: contract 25 pays for a building at which an effect was used in passing."""
    if p.act_how == PASSING and p.act_used != 0 and p.has(seat, CANAL_TOLL):
        p.pay_contract(seat, CANAL_TOLL, p.amount(CANAL_TOLL))
    p.act_at = NOBODY
    p.act_gondola = NOBODY
    p.act_how = NOBODY
    p.act_reach = 0
    p.act_used = 0
    p.act_spy = 0


def use_part(p: Position, seat: i64, part: i64) -> None:
    """VEN-85, VEN-86, VEN-87, VEN-88, VEN-89, VEN-93."""
    if p.act_at == GREAT_COUNCIL:
        if part == 0:
            more: i64 = p.amount(ORATOR) if p.has(seat, ORATOR) else 0  # VEN-147
            advance_council(p, seat, p.parts.council_advance + others_with_less(p, seat) * p.parts.advance_per_player_with_less_intrigue + more)
        else:
            pay_coins(p, seat, p.parts.bridge_at_great_council)
            p.then(TO_BRIDGE)
    elif part == 0:
        draw_contracts(p, seat, tax(p, seat))
    elif p.act_at == ST_MARKS:
        gain_coins(p, seat, p.parts.st_marks_coins)
    else:
        building_scrolls(p, seat, p.parts.palace_scrolls)
        score_building(p, seat, p.parts.palace_vp)
