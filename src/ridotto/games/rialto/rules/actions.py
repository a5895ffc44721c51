"""Phase II: the actions of a section, one player after the other in Doge order. RIA-93 to RIA-101.

What the virtual player does: RIA-180 to RIA-186.
"""

from mypy_extensions import i64

from ridotto.games.rialto.events import COINS, COINS_MISSING, STEPS, VIRTUAL_STEPS
from ridotto.games.rialto.moves import A_DOGE, B_GOLD, C_BUILDING, D_BRIDGE, E_GONDOLA, F_COUNCILMAN, KINDS, SECTIONS
from ridotto.games.rialto.rules.buildings import act_building
from ridotto.games.rialto.rules.canals import act_bridge, act_gondola, lay_virtual_bridge, lay_virtual_gondola, turn_earned
from ridotto.games.rialto.rules.council import act_council, send_virtual
from ridotto.games.rialto.rules.position import BLUE_BUILDINGS, NOBODY, SECTION_BEGINS, SECTION_ENDS, Position


def next_action(p: Position) -> None:
    """RIA-93: the next player in the fixed order acts; after the last one the section ends."""
    if p.acts == p.players:
        p.stage = SECTION_ENDS
        return
    player: i64 = p.acting[p.acts]
    p.acts += 1
    if player == p.virtual:
        act_virtual(p)
    else:
        act(p, player)


def act(p: Position, seat: i64) -> None:
    """RIA-63: what the section's cards bring."""
    section: i64 = p.section
    if section == A_DOGE:
        act_doge(p, seat)
    elif section == B_GOLD:
        act_gold(p, seat)
    elif section == C_BUILDING:
        act_building(p, seat)
    elif section == D_BRIDGE:
        act_bridge(p, seat)
    elif section == E_GONDOLA:
        act_gondola(p, seat)
    else:
        act_council(p, seat)


def act_doge(p: Position, player: i64) -> None:
    """RIA-96, RIA-97, RIA-98, RIA-99, RIA-181, RIA-R19: one space per count, one more with the bonus, in one movement
    if any.
    """
    steps: i64 = p.counts[player]
    if p.bonus == player:
        steps += 1
    if steps > 0:
        p.advance_disc(player, steps)
        if player == p.virtual:
            p.tell(VIRTUAL_STEPS, steps, p.space[player])
        else:
            p.tell(STEPS, player, steps, p.space[player])


def act_gold(p: Position, seat: i64) -> None:
    """RIA-36, RIA-100, RIA-101: a coin per count and one more with the bonus, as long as there are any."""
    wanted: i64 = p.counts[seat]
    if p.bonus == seat:
        wanted += 1
    given: i64 = p.receive_coins(seat, wanted)
    if given > 0:
        p.tell(COINS, seat, given)
    if given < wanted:
        p.tell(COINS_MISSING, seat, wanted - given)


def act_virtual(p: Position) -> None:
    """RIA-181, RIA-182, RIA-183, RIA-184, RIA-185, RIA-186: steps, nothing in B and C, a bridge or a gondola with the
    bonus alone, councilmen.
    """
    section: i64 = p.section
    if section == A_DOGE:
        act_doge(p, p.virtual)
    elif section == D_BRIDGE and p.bonus == p.virtual:
        lay_virtual_bridge(p)
    elif section == E_GONDOLA and p.bonus == p.virtual:
        lay_virtual_gondola(p)
    elif section == F_COUNCILMAN:
        send_virtual(p)


def end_section(p: Position) -> None:
    """RIA-95, RIA-195: discard the played cards, turn earned bonus tiles; then the next section, or phase III."""
    for at in range(p.players * KINDS):
        p.discard[at % KINDS] += p.played[at]
        p.played[at] = 0
        p.as_one[at] = 0
        p.as_two[at] = 0
    for player in range(p.players):
        p.counts[player] = NOBODY
        p.as_joker[player] = 0
    p.bonus = NOBODY
    turn_earned(p)
    p.section += 1
    if p.section < SECTIONS:
        p.stage = SECTION_BEGINS
    else:
        p.section = NOBODY
        p.fix_order()  # RIA-142, RIA-R24
        p.stage = BLUE_BUILDINGS
