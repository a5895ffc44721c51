"""The Doge tiles: the pile, the face-up ones and those drawn in an intrigue. Who knows them is in knowledge.py."""

from mypy_extensions import i64

from ridotto.engine.cells import put_in, take_out
from ridotto.games.dogeship.events import DOGE_SHUFFLED
from ridotto.games.dogeship.rules.knowledge import note_drawn, note_laid_out, note_last_one_drawn, note_put_back, note_top_gone
from ridotto.games.dogeship.rules.position import NOBODY, Position


def turn_up_doge(p: Position) -> i64:
    """SHIP-17: turn up the top tile; returns it."""
    if p.doges_left == 0:
        reshuffle_doges(p)
    tile: i64 = take_top(p)
    lay_face_up(p, tile)
    return tile


def hold_doge(p: Position, seat: i64, nth: i64) -> None:
    """SHIP-99: a seat draws the top tile for an intrigue."""
    if p.doges_left == 0:
        reshuffle_doges(p)
    note_drawn(p, seat, nth)
    p.held[nth] = take_top(p)


def take_top(p: Position) -> i64:
    """The top tile leaves the pile; those below move up."""
    note_top_gone(p)
    tile: i64 = take_out(p.doges, 0, p.doges_left, NOBODY)
    p.doges_left -= 1
    return tile


def lay_face_up(p: Position, tile: i64) -> None:
    """SHIP-17, SHIP-99: on top of the earlier ones."""
    p.shown[p.doges_shown] = tile
    p.doges_shown += 1


def reshuffle_doges(p: Position) -> None:
    """SHIP-102, SHIP-R13: all face-up tiles but the current one become the pile, and nobody knows their order."""
    covered: i64 = p.doges_shown - 1
    for at in range(covered):
        p.doges[at] = p.shown[at]
        p.shown[at] = NOBODY
    p.shown[0] = p.shown[covered]
    p.shown[covered] = NOBODY
    p.doges_shown = 1
    p.doges_left = covered
    p.rng.shuffle(p.doges, 0, covered)
    if p.held[0] != NOBODY:
        note_last_one_drawn(p)
    p.tell(DOGE_SHUFFLED, covered)


def lay_held(p: Position, tile: i64) -> None:
    """SHIP-99: lay one of the two tiles drawn face up; the other moves to the first place."""
    rest: i64 = 1 if p.held[0] == tile else 0
    note_laid_out(p, rest)
    p.held[0] = p.held[rest]
    p.held[1] = NOBODY
    lay_face_up(p, tile)


def put_doge(p: Position, bottom: bool) -> None:
    """SHIP-99: the other tile goes face down on top of the pile or beneath it."""
    place: i64 = p.doges_left if bottom else 0
    note_put_back(p, place)
    put_in(p.doges, place, p.doges_left, p.held[0])
    p.held[0] = NOBODY
    p.doges_left += 1
