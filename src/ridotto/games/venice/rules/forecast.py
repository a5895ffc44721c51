"""What a move would bring: the rule itself, carried out on a copy of the position.

The pictures show what these functions find. They read tracks, coins, points, assistants and the seat's own contracts,
never a pile or what others hold: every position that the seat cannot tell from the true one gives the same answer.
"""

from typing import Final

from mypy_extensions import i64

from ridotto.engine.bits import members
from ridotto.games.venice.moves import BUILDINGS, FIELDS, GAIN_INTRIGUE, GREAT_COUNCIL, LOSE_SCROLL, PLACE, ROUTE, SAIL, TAKE, TAKE_POINTS, TILES
from ridotto.games.venice.rules.activation import use_part
from ridotto.games.venice.rules.assistants import field_of
from ridotto.games.venice.rules.contracts import can_fulfil
from ridotto.games.venice.rules.gondolas import moor
from ridotto.games.venice.rules.income import barred, price, reach_of_assistant
from ridotto.games.venice.rules.influence import TakeEither
from ridotto.games.venice.rules.meetings import carry_out_answer
from ridotto.games.venice.rules.parts import COLUMNS, MOST_NEAR, VP_PER_CONTRACT
from ridotto.games.venice.rules.position import NOBODY, PASSING, READY, Position
from ridotto.games.venice.rules.prologue import PlaceGondola
from ridotto.games.venice.rules.sailing import Sail, pass_dock
from ridotto.games.venice.rules.smugglers import ChooseRoute, land, set_off, travel
from ridotto.games.venice.rules.tasks import TASK, TO_BE_MET, TO_MEET
from ridotto.games.venice.rules.tiles import use_effect
from ridotto.games.venice.rules.turn import advance_and_activate


def put_down(before: Position, after: Position, task: int) -> list[int]:
    """The gondolas for which a move has put down this task, in the order in which they come up."""
    added = [int(after.todo[at]) for at in range(int(before.depth), int(after.depth))]
    return [each % TASK for each in reversed(added) if each // TASK == task]


# ---- the trip ----


class Sailing:
    """What a canal costs and brings."""

    def __init__(self, before: Position, after: Position, seat: int) -> None:
        self.price = int(after.paid - before.paid)
        self.coins = int(after.coins[seat] - before.coins[seat]) + self.price
        """Coins that its bridge brings."""
        self.intrigue = int(after.intrigue[seat] - before.intrigue[seat])
        """Intrigue that its bridge brings,"""
        self.lost = int(before.points_of(seat) - after.points_of(seat))
        """and the points lost if there is no room for it."""
        self.left = int(after.coins[seat])


def sailing(p: Position, seat: int, building: int) -> Sailing:
    """VEN-30 to VEN-32, VEN-81 to VEN-84: what sailing to a building next to the gondola under way costs and brings."""
    copy = p.clone()
    Sail().choose(copy, seat, SAIL + building)
    return Sailing(p, copy, seat)


def meetings(p: Position, seat: int, building: int) -> list[int]:
    """VEN-36, VEN-72: the gondolas met in passing, in order."""
    copy = p.clone()
    pass_dock(copy, seat, building)
    return put_down(p, copy, TO_MEET)


def opens_in_passing(p: Position, seat: int, building: int) -> list[int]:
    """VEN-36 to VEN-39: the effects, 1 to 4, that the assistant opens in passing."""
    reach: i64 = 0 if barred(p, seat, building) else reach_of_assistant(p, seat, building)
    return effects_of(reach)


def spy_opens(p: Position, seat: int, building: int) -> bool:
    """VEN-119: whether a hired spy could be sent there in passing."""
    return p.spy == READY and not barred(p, seat, building)


def effects_of(reach: i64) -> list[int]:
    """The numbers, from 1, of the effects within reach."""
    return [effect + 1 for effect in members(reach)]


def cheapest_ways(p: Position, seat: int) -> dict[int, list[int]]:
    """VEN-30 to VEN-33: by goal, price and docks of a cheapest route within the coins, ignoring what it brings."""
    best: dict[int, list[int]] = {}
    start = int(p.gondola_at[p.active])
    open_ways = [(0, int(p.steps), [start])]
    while open_ways:
        open_ways.sort()
        spent, steps, path = open_ways.pop(0)
        here = path[-1]
        if here in best:
            continue
        best[here] = [spent, *path[1:]]
        for at in range(here * MOST_NEAR, here * MOST_NEAR + MOST_NEAR):
            near = int(p.near[at])
            if near == NOBODY or (p.visited >> near) & 1 or near in best:
                continue
            cost = spent + (0 if steps == 0 else int(price(p, seat, p.near_canal[at])))
            if cost <= p.coins[seat]:
                open_ways.append((cost, steps + 1, [*path, near]))
    del best[start]
    return best


WITHIN_REACH: Final = 0
HERE: Final = 1
REACHED: Final = 2
TOO_FAR: Final = 3


def out_of_reach(p: Position, building: int, ways: dict[int, list[int]]) -> int:
    """VEN-32, VEN-33: why a dock cannot be reached on this trip; `ways` comes from `cheapest_ways`."""
    if building in ways:
        return WITHIN_REACH
    return HERE if building == p.gondola_at[p.active] else REACHED if (p.visited >> building) & 1 else TOO_FAR


# ---- mooring ----


class Mooring:
    """What mooring a gondola at a dock leads to."""

    def __init__(self, before: Position, after: Position, building: int) -> None:
        colours = range(int(before.colours))
        self.fields = [int(field_of(after, colour, building)) if building < TILES else 0 for colour in colours]
        """By colour: where its assistant then is."""
        self.points = [int(after.points_of(seat) - before.points_of(seat)) for seat in range(int(before.seats))]
        """By seat: points scored at once."""
        self.doge_points = int(after.doge_points - before.doge_points)
        self.effects = effects_of(after.act_reach)
        """The effects that can then be used."""
        self.contracts: list[int] = []
        """The seat's contracts that can be fulfilled there first."""


def mooring(p: Position, seat: int, building: int) -> Mooring:
    """VEN-42 to VEN-66: what comes of mooring the gondola under way; contracts come before the assistant."""
    copy = p.clone()
    moor(copy, copy.active, building, NOBODY)
    contracts = [contract for contract in members(copy.hand[seat]) if can_fulfil(copy, seat, contract)]
    advance_and_activate(copy)
    found = Mooring(p, copy, building)
    found.contracts = contracts
    return found


def placing(p: Position, seat: int, building: int) -> Mooring:
    """VEN-20 to VEN-23: what comes of placing a gondola in the prologue."""
    copy = p.clone()
    PlaceGondola().choose(copy, seat, PLACE + building)
    return Mooring(p, copy, building)


def landing(p: Position, gondola: int, tile: int) -> Mooring:
    """VEN-190 to VEN-194, VEN-216 to VEN-219: what comes of a gondola moved by a card reaching its goal."""
    copy = p.clone()
    copy.goal = tile
    set_off(copy, gondola)
    land(copy)
    return Mooring(p, copy, tile)


def sharing(p: Position, gondola: int, tile: int) -> Mooring:
    """VEN-191, VEN-216: the part that gondolas moored there get; nothing if the gondola stays."""
    copy = p.clone()
    if not p.moored_at(gondola, tile):
        moor(copy, gondola, tile, p.turn if p.seats == 2 else NOBODY)
    return Mooring(p, copy, tile)


def met_on_route(p: Position, building: int) -> list[int]:
    """VEN-188, VEN-214: the players' gondolas that a gondola moved by a card meets at a dock, in order."""
    copy = p.clone()
    ChooseRoute().choose(copy, copy.turn, ROUTE + building)
    return put_down(p, copy, TO_BE_MET)


def met_on_ways(p: Position, building: int) -> list[list[int]]:
    """VEN-185 to VEN-188: for each equally cheap way that begins with this dock, the players' gondolas met on it."""
    copy = p.clone()
    ChooseRoute().choose(copy, copy.turn, ROUTE + building)
    met = put_down(p, copy, TO_BE_MET)
    copy.depth = p.depth
    if copy.gondola_at[copy.active] == copy.goal:
        return [met]
    return [[*met, *further] for near in next_docks(copy) for further in met_on_ways(copy, near)]


def met_before_landing(p: Position, gondola: int, tile: int) -> list[list[int]]:
    """VEN-184 to VEN-188: the same for each equally cheap way to a goal; nobody if it is placed there or stays."""
    copy = p.clone()
    copy.goal = tile
    set_off(copy, gondola)
    copy.depth = p.depth
    if copy.gondola_at[gondola] in (NOBODY, tile):
        return [[]]
    return [met for near in next_docks(copy) for met in met_on_ways(copy, near)]


def next_docks(p: Position) -> list[int]:
    """VEN-187: where a gondola that a card moves may go next."""
    travel(p)
    return [move - ROUTE for move in p.legal(p.turn) if ROUTE <= move < ROUTE + BUILDINGS]  # not the favour card


# ---- effects and answers ----


def council_steps(p: Position, seat: int) -> int:
    """VEN-88, VEN-147, VEN-R12: how far the Great Council would move the seat now."""
    copy = p.clone()
    copy.act_at = GREAT_COUNCIL
    use_part(copy, seat, 0)
    return int(copy.council[seat] - p.council[seat])


def counts_contracts(p: Position, building: int, effect: int) -> bool:
    """VEN-127: whether an effect (from 1) of a tile pays for fulfilled contracts."""
    return building < TILES and p.parts.effect[(building * FIELDS + effect - 1) * COLUMNS + VP_PER_CONTRACT] > 0


def effect_points(p: Position, seat: int, building: int, effect: int) -> int:
    """What an effect (from 1) of a tile would score now, before anything that is asked."""
    copy = p.clone()
    copy.act_at = building
    copy.act_how = PASSING
    copy.act_gondola = seat * 2
    use_effect(copy, seat, (building * FIELDS + effect - 1) * COLUMNS)
    return int(copy.points_of(seat) - p.points_of(seat))


def points_instead(p: Position, seat: int) -> int:
    """VEN-112, VEN-115, VEN-136: what taking points scores, if they are an alternative."""
    copy = p.clone()
    TakeEither().choose(copy, seat, TAKE + TAKE_POINTS)
    return int(copy.points_of(seat) - p.points_of(seat))


def scrolls_left(p: Position, seat: int) -> int:
    """VEN-68: the seat's scrolls after losing one."""
    copy = p.clone()
    carry_out_answer(copy, seat, LOSE_SCROLL)
    return int(copy.scrolls[seat])


def intrigue_then(p: Position, seat: int) -> list[int]:
    """VEN-73, VEN-74: the seat's intrigue after gaining some, and the points that it loses beyond the cap."""
    copy = p.clone()
    carry_out_answer(copy, seat, GAIN_INTRIGUE)
    return [int(copy.intrigue[seat]), int(p.points_of(seat) - copy.points_of(seat))]
