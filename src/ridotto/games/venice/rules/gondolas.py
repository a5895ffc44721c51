"""Gondolas at docks: mooring, piles and VP for them, and cubes. VEN-41 to VEN-46, VEN-64, VEN-65, VEN-71."""

from mypy_extensions import i64

from ridotto.games.venice.events import CUBE_DISCARDED, CUBES_GAINED, DOGE_SHARES, RELOADED, SHARES, SMUGGLER_GIFT
from ridotto.games.venice.moves import CUBES, DECIDE_DISCARD, DECIDE_LOAD, DISCARD, JETTY_RIGHTS, KINDS
from ridotto.games.venice.rules.income import needs_cargo
from ridotto.games.venice.rules.position import FROM_SHARING, NOBODY, TURN, Choice, Position
from ridotto.games.venice.rules.tasks import TO_DISCARD


def moor(p: Position, gondola: i64, building: i64, giver: i64) -> None:
    """VEN-42, VEN-43: put the gondola on top of the pile; those below score. `giver` moves a smuggler gondola."""
    p.gondola_at[gondola] = building
    p.arrived[gondola] = p.moorings
    p.moorings += 1
    for other in range(p.colours * 2):
        if other != gondola and p.moored_at(other, building):
            share(p, other, building, giver)


def share(p: Position, gondola: i64, building: i64, giver: i64) -> None:
    """VEN-43, VEN-44: 1 VP for each gondola above this one."""
    above: i64 = 0
    for other in range(p.colours * 2):
        if p.moored_at(other, building) and p.arrived[other] > p.arrived[gondola]:
            above += 1
    colour: i64 = gondola // 2
    if colour < p.seats:
        p.score(colour, FROM_SHARING, above)
        p.tell(SHARES, colour, above, building)
        if p.has(colour, JETTY_RIGHTS):  # VEN-158
            p.score_contract(colour, JETTY_RIGHTS, p.amount(JETTY_RIGHTS))
    elif p.seats == 1:  # VEN-208, VEN-216, VEN-264
        p.doge_points += above
        p.tell(DOGE_SHARES, above, building)
    elif giver != NOBODY:  # VEN-191, VEN-R23: a smuggler gondola below the other gives its VP to the opponent
        p.score(1 - giver, FROM_SHARING, above)
        p.tell(SMUGGLER_GIFT, 1 - giver, above, building)


# ---- cubes ----


def gain_cubes(p: Position, seat: i64, gondola: i64, kind: i64, n: i64) -> None:
    """VEN-64, VEN-65, VEN-R17: from the supply onto this gondola; the excess is discarded."""
    p.load[gondola * KINDS + kind] += n
    p.cubes[kind] -= n
    p.tell(CUBES_GAINED, seat, n, kind)
    if p.carried(gondola) > p.parts.cubes_per_gondola:
        p.then(TO_DISCARD, gondola)


def give_cubes(p: Position, gondola: i64, kind: i64, n: i64) -> None:
    """VEN-97: return cubes to the supply."""
    p.load[gondola * KINDS + kind] -= n
    p.cubes[kind] += n


def ask_discard(p: Position, gondola: i64) -> None:
    """VEN-65: ask for one cube after the other, until five are left."""
    if p.carried(gondola) > p.parts.cubes_per_gondola:
        p.wait_for(p.turn, DECIDE_DISCARD, gondola)


class DiscardCube(Choice):
    """Which cube leaves a gondola that holds too many."""

    def __init__(self) -> None:
        super().__init__(DECIDE_DISCARD, "discard", "VEN-65")

    def offer(self, state: Position, seat: i64) -> None:
        """VEN-65: any kind on the gondola, old cubes or new."""
        for kind in range(KINDS):
            if state.loaded(state.overfull_gondola(), kind) > 0:
                state.add(DISCARD + kind)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """VEN-65: it goes to the supply."""
        state.owing = 0
        give_cubes(state, state.overfull_gondola(), move - DISCARD, 1)
        state.tell(CUBE_DISCARDED, seat, move - DISCARD)
        state.then(TO_DISCARD, state.overfull_gondola())


# ---- moving cubes between gondolas ----


def ask_load(p: Position, seat: i64) -> None:
    """VEN-71, VEN-114, VEN-160: ask how to redistribute the cubes of both gondolas."""
    p.wait_for(seat, DECIDE_LOAD)


class LoadCubes(Choice):
    """How the cubes of both gondolas are divided."""

    def __init__(self) -> None:
        super().__init__(DECIDE_LOAD, "load", "VEN-71")

    def offer(self, state: Position, seat: i64) -> None:
        """VEN-71: at most five cubes on each gondola; VEN-R3: in passing, the active one keeps a cube if needed."""
        gondola: i64 = reloaded_gondola(state, seat)
        most: i64 = state.parts.cubes_per_gondola
        total: i64 = state.carried(gondola) + state.carried(other_gondola(gondola))
        needs_cube = state.stage == TURN and state.steps > 0 and needs_cargo(state, seat, state.gondola_at[state.active])
        for ceramic in range(both_carry(state, gondola, 0) + 1):
            for cloth in range(both_carry(state, gondola, 1) + 1):
                for silver in range(both_carry(state, gondola, 2) + 1):
                    n: i64 = ceramic + cloth + silver
                    if n <= most and total - n <= most and (n > 0 or not needs_cube):
                        state.add(load_number(ceramic, cloth, silver))

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """VEN-71: one gondola carries this, the other the rest."""
        state.owing = 0
        gondola: i64 = reloaded_gondola(state, seat)
        changed = False
        for kind in range(KINDS):
            n: i64 = cubes_of(move, kind)
            whole: i64 = both_carry(state, gondola, kind)
            changed = changed or n != state.loaded(gondola, kind)
            state.load[gondola * KINDS + kind] = n
            state.load[other_gondola(gondola) * KINDS + kind] = whole - n
        if changed:
            state.tell(RELOADED, seat, gondola % 2, cubes_of(move, 0), cubes_of(move, 1), cubes_of(move, 2))


def reloaded_gondola(p: Position, seat: i64) -> i64:
    """The gondola whose new load is chosen: the active one, or the first if none is active."""
    return p.active if p.active != NOBODY else seat * 2


def other_gondola(gondola: i64) -> i64:
    """The other gondola of the same colour."""
    return gondola + 1 if gondola % 2 == 0 else gondola - 1


def load_number(ceramic: i64, cloth: i64, silver: i64) -> i64:
    """Counts of cubes as a move."""
    return CUBES + ceramic * 36 + cloth * 6 + silver


def cubes_of(move: i64, kind: i64) -> i64:
    """The count of one kind in such a move."""
    counts: i64 = move - CUBES
    if kind == 0:
        return counts // 36
    return counts // 6 % 6 if kind == 1 else counts % 6


def both_carry(p: Position, gondola: i64, kind: i64) -> i64:
    """How many cubes of a kind both gondolas of a colour carry."""
    return p.loaded(gondola, kind) + p.loaded(other_gondola(gondola), kind)
