"""Setup: SHIP-1 to SHIP-14."""

from mypy_extensions import i64

from ridotto.games.dogeship.moves import BARRIERS, DOGES, GONDOLAS, PER_TYPE, PILES, ZONES
from ridotto.games.dogeship.rules.piles import tell_top
from ridotto.games.dogeship.rules.position import Position, first_of
from ridotto.games.dogeship.rules.told import FIRST_SEAT


def set_up(p: Position) -> None:
    """From the box to the first round."""
    choose_first_seat(p)
    hand_out(p)
    shuffle_piles(p)
    shuffle_doges(p)


def choose_first_seat(p: Position) -> None:
    """SHIP-5, SHIP-R26: by lot; the others follow clockwise."""
    seat: i64 = p.rng.below(p.seats)
    p.tell(FIRST_SEAT, seat)
    for rank in range(p.seats):
        p.order[rank] = seat
        seat = seat + 1 if seat + 1 < p.seats else 0


def hand_out(p: Position) -> None:
    """SHIP-3: ducats. SHIP-2, SHIP-4: nobody has points, approvals, tiles or barriers."""
    for seat in range(p.seats):
        p.ducats[seat] = p.parts.start_ducats


def shuffle_piles(p: Position) -> None:
    """SHIP-8 to SHIP-10: six piles of galley tiles, one of barriers and one of gondolas, each shuffled apart."""
    for pile in range(PILES):
        n: i64 = PER_TYPE if pile < ZONES else BARRIERS if pile == ZONES else GONDOLAS
        first: i64 = first_of(pile)
        for at in range(first, first + n):
            p.pile[at] = at
        p.size[pile] = n
        p.fresh[pile] = n
        p.rng.shuffle(p.pile, first, first + n)
        tell_top(p, pile)


def shuffle_doges(p: Position) -> None:
    """SHIP-11: all Doge tiles in one face-down pile."""
    for tile in range(DOGES):
        p.doges[tile] = tile
    p.doges_left = DOGES
    p.rng.shuffle(p.doges, 0, DOGES)
