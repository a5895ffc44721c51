"""How a match begins (SHIP-1 to SHIP-14), and a round (SHIP-15 to SHIP-17)."""

from mypy_extensions import i64

from ridotto.engine.state import EVERYBODY
from ridotto.games.dogeship.events import DICE, DOGE_DRAWN, FIRST_SEAT, ROUND
from ridotto.games.dogeship.moves import BARRIERS, BOARDS, DOGES, FACES, GONDOLAS, PER_TYPE, PILES, ZONES
from ridotto.games.dogeship.rules.doges import turn_up_doge
from ridotto.games.dogeship.rules.piles import tell_top
from ridotto.games.dogeship.rules.position import NOBODY, TURNS, Position, first_of


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
    """SHIP-8, SHIP-9, SHIP-10: six piles of galley tiles, one of barriers and one of gondolas, each shuffled
    separately.
    """
    for pile in range(PILES):
        n: i64 = PER_TYPE if pile < ZONES else BARRIERS if pile == ZONES else GONDOLAS
        first: i64 = first_of(pile)
        for at in range(first, first + n):
            p.pile[at] = at
        p.size[pile] = n
        p.unseen[pile] = n
        p.rng.shuffle(p.pile, first, first + n)
        tell_top(p, pile)


def shuffle_doges(p: Position) -> None:
    """SHIP-11: all Doge tiles in one face-down pile."""
    for tile in range(DOGES):
        p.doges[tile] = tile
    p.doges_left = DOGES
    p.rng.shuffle(p.doges, 0, DOGES)


def begin_round(p: Position) -> None:
    """SHIP-15, SHIP-16, SHIP-17: roll, turn up a Doge tile, hand out all markers but those lost to the flood
    (SHIP-R30).
    """
    p.round += 1
    p.progress = 0
    p.at = NOBODY
    p.tell(ROUND, p.round)
    for seat in range(p.seats):
        p.markers[seat] = p.parts.actions - p.lost[seat]  # SHIP-6, SHIP-117
    roll(p)
    p.tell(DOGE_DRAWN, turn_up_doge(p))
    p.seal()
    p.stage = TURNS


def roll(p: Position) -> None:
    """SHIP-12, SHIP-13, SHIP-16: a die for each open board; a closed one has none."""
    open_boards: i64 = p.parts.open_boards[p.seats]
    for board in range(BOARDS):
        p.dice[board] = p.rng.below(FACES) + 1 if (open_boards >> board) & 1 else 0
    p.tell_row(DICE, EVERYBODY, p.dice[0], p.dice, 1, BOARDS)
