"""Rebuilding one tile: PAL-108 to PAL-121."""

from typing import Final

from mypy_extensions import i64

from ridotto.games.palazzo.events import FEE_PAID, INSERTED, REMOVED, TAKEN_OUT
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
from ridotto.games.palazzo.rules.position import Choice, Position
from ridotto.games.palazzo.rules.tiles import all_of_floor, face_of, floor_of_single, has_floor, is_single


def offer_rebuilds(p: Position, seat: i64) -> None:
    """PAL-110, PAL-111, PAL-R23: each operation that can be done, if there is a card to pay with."""
    if p.cards_in_hand(seat) == 0:
        return
    possible: i64 = operations(p, seat)
    for operation in range(TAKE_OUT, REMOVE + 1):
        if (possible >> operation) & 1:
            p.add(operation)


def operations(p: Position, seat: i64) -> i64:
    """PAL-114, PAL-115, PAL-117: the set of operations for which the seat has a tile."""
    out = False
    single = False
    fits = False
    for number in range(p.palazzo_count[seat]):
        if is_single(p.palazzo(seat, number)):
            single = True
            fits = fits or fits_somewhere(p, seat, number)
        else:
            out = True
    found: i64 = 0
    if out:
        found |= 1 << TAKE_OUT
    if fits:
        found |= 1 << INSERT
    if single:
        found |= 1 << REMOVE
    return found


POSSIBLE: Final = 0
NO_CARD: Final = 1  # to pay the fee with
NOTHING_BUILT: Final = 2
NO_TILE: Final = 3  # for this operation


def hindrance(p: Position, seat: i64, operation: i64) -> i64:
    """PAL-110, PAL-114, PAL-115, PAL-117: why the seat cannot do an operation."""
    if p.cards_in_hand(seat) == 0:
        return NO_CARD
    if (operations(p, seat) >> operation) & 1:
        return POSSIBLE
    return NOTHING_BUILT if p.palazzo_count[seat] == 0 else NO_TILE


def fits_somewhere(p: Position, seat: i64, number: i64) -> bool:
    """PAL-115, PAL-116: whether some other palazzo lacks the floor of this single tile (its own never does)."""
    floor = floor_of_single(p.palazzo(seat, number))
    return any(not has_floor(p.palazzo(seat, other), floor) for other in range(p.palazzo_count[seat]))


def begin_rebuild(p: Position, seat: i64, operation: i64) -> None:
    """PAL-111: one of the three operations; nobody sees which until the fee is paid."""
    p.keep_secret(seat)
    p.operation = operation
    if operation == TAKE_OUT:
        p.phase = DECIDE_OUT_TILE
    elif operation == INSERT:
        p.phase = DECIDE_IN_TILE
    else:
        p.phase = DECIDE_GONE_TILE


class ChooseStorey(Choice):
    """Which tile is taken out of a palazzo."""

    def __init__(self) -> None:
        super().__init__(DECIDE_OUT_TILE, "out-tile", "PAL-112")

    def offer(self, state: Position, seat: i64) -> None:
        """PAL-112, PAL-114, PAL-R21: any storey of a palazzo with at least two."""
        for number in range(state.palazzo_count[seat]):
            palazzo = state.palazzo(seat, number)
            if not is_single(palazzo):
                for floor in range(FLOORS):
                    if has_floor(palazzo, floor):
                        state.add(FROM + number * FLOORS + floor)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """PAL-112: the fee comes next."""
        state.keep_secret(seat)
        state.subject = (move - FROM) // FLOORS
        state.subject_floor = (move - FROM) % FLOORS
        state.phase = DECIDE_FEE


class ChooseSingle(Choice):
    """Which single tile is inserted (PAL-115), or leaves the game (PAL-117)."""

    def offer(self, state: Position, seat: i64) -> None:
        """PAL-119: never one of a palazzo with several storeys; PAL-R37: equal ones are one option.

        PAL-R22: all of them can be inserted. If one fitted nowhere, every palazzo would have its floor, the other
        single tiles included: none would fit, and inserting would not be offered.
        """
        for number in range(state.palazzo_count[seat]):
            if is_single(state.palazzo(seat, number)) and not state.is_repeated(seat, number):
                state.add(SINGLE + number)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """PAL-115: next comes the palazzo that receives it; PAL-117: or at once the fee."""
        state.keep_secret(seat)
        state.subject = move - SINGLE
        state.phase = DECIDE_IN_PLACE if state.operation == INSERT else DECIDE_FEE


class ChoosePlace(Choice):
    """Which palazzo receives the single tile."""

    def __init__(self) -> None:
        super().__init__(DECIDE_IN_PLACE, "in-place", "PAL-116")

    def offer(self, state: Position, seat: i64) -> None:
        """PAL-116, PAL-R22: another palazzo without that floor, single tiles included."""
        floor = floor_of_single(state.palazzo(seat, state.subject))
        for number in range(state.palazzo_count[seat]):
            if not has_floor(state.palazzo(seat, number), floor) and not state.is_repeated(seat, number):
                state.add(INTO + number)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """PAL-115: the fee comes next."""
        state.keep_secret(seat)
        state.place = move - INTO
        state.phase = DECIDE_FEE


class PayFee(Choice):
    """The card that pays for the rebuild."""

    def __init__(self) -> None:
        super().__init__(DECIDE_FEE, "fee", "PAL-108")

    def offer(self, state: Position, seat: i64) -> None:
        """PAL-108, PAL-109: any card of the hand, by kind."""
        for kind in range(KINDS):
            if state.in_hand(seat, kind) > 0:
                state.add(FEE + kind)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """PAL-108, PAL-121: discard one card, carry out the rebuild for all to see, and end the turn."""
        kind: i64 = move - FEE
        state.play_cards(seat, kind, 1)
        state.discard[kind] += 1
        state.tell(FEE_PAID, seat, kind)
        rebuild(state, seat)
        state.forget_chain()
        state.seal()
        state.end_turn()


def rebuild(p: Position, seat: i64) -> None:
    """PAL-111: carry out the operation that was chosen."""
    if p.operation == TAKE_OUT:
        take_out(p, seat)
    elif p.operation == INSERT:
        insert(p, seat)
    else:
        remove(p, seat)


def take_out(p: Position, seat: i64) -> None:
    """PAL-112, PAL-113: the tile becomes a single tile, the others stay together."""
    at: i64 = seat * MOST_PALAZZI + p.subject
    single: i64 = p.palazzi[at] & all_of_floor(p.subject_floor)
    p.palazzi[at] &= ~single
    p.begin_palazzo(seat, single)
    p.tell(TAKEN_OUT, seat, face_of(single), p.subject)


def insert(p: Position, seat: i64) -> None:
    """PAL-115, PAL-R37: below, between or above, by its floor; the palazzo that receives it keeps its place."""
    single = p.palazzo(seat, p.subject)
    p.palazzi[seat * MOST_PALAZZI + p.place] |= single
    p.end_palazzo(seat, p.subject)
    p.tell(INSERTED, seat, face_of(single), p.place - 1 if p.subject < p.place else p.place)  # its number from now on


def remove(p: Position, seat: i64) -> None:
    """PAL-117: a single tile leaves the game."""
    face = face_of(p.palazzo(seat, p.subject))
    p.throw_out(face)
    p.tell(REMOVED, seat, face)
    p.end_palazzo(seat, p.subject)
