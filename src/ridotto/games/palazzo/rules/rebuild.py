"""Rebuilding one tile: PAL-108 to PAL-121."""

from mypy_extensions import i64

from ridotto.games.palazzo.moves import (
    DECIDE_FEE,
    DECIDE_GONE_TILE,
    DECIDE_IN_PLACE,
    DECIDE_IN_TILE,
    DECIDE_OUT_TILE,
    FEE,
    FLOORS,
    FROM,
    INSERT,
    INTO,
    KINDS,
    MOST_PALAZZI,
    REMOVE,
    SINGLE,
    TAKE_OUT,
)
from ridotto.games.palazzo.rules.position import Position
from ridotto.games.palazzo.rules.tiles import all_of_floor, face_of, floor_of_single, has_floor, is_single
from ridotto.games.palazzo.rules.told import FEE_PAID, INSERTED, REMOVED, TAKEN_OUT


def rebuild_options(p: Position, seat: i64) -> None:
    """PAL-110, PAL-111, PAL-R23: each operation that can be done, if there is a card to pay with."""
    if p.cards_in_hand(seat) == 0:
        return
    own: i64 = seat * MOST_PALAZZI
    out = False
    single = False
    fits = False
    for number in range(p.palazzo_count[seat]):
        if is_single(p.palazzi[own + number]):
            single = True
            fits = fits or fits_somewhere(p, seat, number)
        else:
            out = True
    if out:
        p.add(TAKE_OUT)
    if fits:
        p.add(INSERT)
    if single:
        p.add(REMOVE)


def fits_somewhere(p: Position, seat: i64, number: i64) -> bool:
    """PAL-115, PAL-116: whether some other palazzo lacks the floor of this single tile (its own never does)."""
    own: i64 = seat * MOST_PALAZZI
    floor: i64 = floor_of_single(p.palazzi[own + number])
    return any(not has_floor(p.palazzi[own + other], floor) for other in range(p.palazzo_count[seat]))


def begin_rebuild(p: Position, seat: i64, operation: i64) -> None:
    """PAL-111: one of the three operations; nobody sees which before the fee is paid."""
    p.keep_secret(seat)
    p.operation = operation
    if operation == TAKE_OUT:
        p.phase = DECIDE_OUT_TILE
    elif operation == INSERT:
        p.phase = DECIDE_IN_TILE
    else:
        p.phase = DECIDE_GONE_TILE


def out_tile_options(p: Position, seat: i64) -> None:
    """PAL-112, PAL-114, PAL-R21: any storey of a palazzo with at least two."""
    own: i64 = seat * MOST_PALAZZI
    for number in range(p.palazzo_count[seat]):
        palazzo = p.palazzi[own + number]
        if not is_single(palazzo):
            for floor in range(FLOORS):
                if has_floor(palazzo, floor):
                    p.add(FROM + number * FLOORS + floor)


def in_tile_options(p: Position, seat: i64) -> None:
    """PAL-115, PAL-R22: a single tile that fits into another palazzo.

    If one fits nowhere, every palazzo holds its floor, the other single tiles too: then none fits, and inserting is not offered.
    """
    add_singles(p, seat)


def in_place_options(p: Position, seat: i64) -> None:
    """PAL-116, PAL-R22: another palazzo without that floor, single tiles included."""
    own: i64 = seat * MOST_PALAZZI
    floor: i64 = floor_of_single(p.palazzi[own + p.subject])
    for number in range(p.palazzo_count[seat]):
        if not has_floor(p.palazzi[own + number], floor) and not p.is_repeated(seat, number):
            p.add(INTO + number)


def gone_tile_options(p: Position, seat: i64) -> None:
    """PAL-117, PAL-119: a single tile, never one of a palazzo with several storeys."""
    add_singles(p, seat)


def add_singles(p: Position, seat: i64) -> None:
    """PAL-R37: one option for each single tile, equal ones together."""
    for number in range(p.palazzo_count[seat]):
        if is_single(p.palazzi[seat * MOST_PALAZZI + number]) and not p.is_repeated(seat, number):
            p.add(SINGLE + number)


def fee_options(p: Position, seat: i64) -> None:
    """PAL-108, PAL-109: any card of the hand, by kind."""
    for kind in range(KINDS):
        if p.hand[seat * KINDS + kind] > 0:
            p.add(FEE + kind)


def choose_out_tile(p: Position, seat: i64, move: i64) -> None:
    """PAL-112: which tile is taken out."""
    p.keep_secret(seat)
    p.subject = (move - FROM) // FLOORS
    p.subject_floor = (move - FROM) % FLOORS
    p.phase = DECIDE_FEE


def choose_single(p: Position, seat: i64, move: i64) -> None:
    """PAL-115, PAL-117: which single tile is inserted or removed."""
    p.keep_secret(seat)
    p.subject = move - SINGLE
    p.phase = DECIDE_IN_PLACE if p.operation == INSERT else DECIDE_FEE


def choose_place(p: Position, seat: i64, move: i64) -> None:
    """PAL-115: which palazzo receives it."""
    p.keep_secret(seat)
    p.place = move - INTO
    p.phase = DECIDE_FEE


def pay_fee(p: Position, seat: i64, move: i64) -> None:
    """PAL-108, PAL-121: one card to the discard, then the rebuild is done and seen, and the turn is over."""
    kind: i64 = move - FEE
    p.play_cards(seat, kind, 1)
    p.discard[kind] += 1
    p.tell(FEE_PAID, seat, kind)
    if p.operation == TAKE_OUT:
        take_out(p, seat)
    elif p.operation == INSERT:
        insert(p, seat)
    else:
        remove(p, seat)
    p.forget_chain()
    p.seal()
    p.end_turn()


def take_out(p: Position, seat: i64) -> None:
    """PAL-112, PAL-113: the tile becomes a single tile, the others stay together."""
    at: i64 = seat * MOST_PALAZZI + p.subject
    single: i64 = p.palazzi[at] & all_of_floor(p.subject_floor)
    p.palazzi[at] &= ~single
    p.begin_palazzo(seat, single)
    p.tell(TAKEN_OUT, seat, face_of(single), p.subject)


def insert(p: Position, seat: i64) -> None:
    """PAL-115, PAL-R37: below, between or above, as its floor says; the palazzo that receives it keeps its place."""
    single: i64 = p.palazzi[seat * MOST_PALAZZI + p.subject]
    p.palazzi[seat * MOST_PALAZZI + p.place] |= single
    p.end_palazzo(seat, p.subject)
    p.tell(INSERTED, seat, face_of(single), p.place - 1 if p.subject < p.place else p.place)  # its number from now on


def remove(p: Position, seat: i64) -> None:
    """PAL-117: a single tile leaves the game."""
    face: i64 = face_of(p.palazzi[seat * MOST_PALAZZI + p.subject])
    p.throw_out(face)
    p.tell(REMOVED, seat, face)
    p.end_palazzo(seat, p.subject)
