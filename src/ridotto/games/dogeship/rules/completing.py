"""Completing gondolas, galley parts and barriers: SHIP-49 to SHIP-69."""

from typing import Final

from mypy_extensions import i64

from ridotto.engine.cells import sort
from ridotto.games.dogeship.events import BARRIER_BUILT, GONDOLA_APPROVALS, GONDOLA_DUCATS, PART
from ridotto.games.dogeship.moves import BARRIERS, COMPLETE, DECIDE_COMPLETE, FIRST_GONDOLA, GALLEYS, STOP
from ridotto.games.dogeship.rules.parts import REWARD_DUCATS
from ridotto.games.dogeship.rules.piles import put_beneath
from ridotto.games.dogeship.rules.position import FROM_INDICATORS, FROM_PARTS, LOWER, UPPER, Choice, Position, deck_of, item_of, zone_of
from ridotto.games.dogeship.rules.scoring import end_finished


class CompleteTile(Choice):
    """Which tile of the yard the seat completes."""

    def __init__(self) -> None:
        super().__init__(DECIDE_COMPLETE, "complete", "SHIP-49")

    def offer(self, state: Position, seat: i64) -> None:
        """SHIP-49, SHIP-51: tiles of these items. SHIP-52: or nothing."""
        for room in range(state.tiles_in_yard(seat)):
            tile: i64 = state.in_room(seat, room)
            if may_complete(state, tile):
                state.add(COMPLETE + tile)
        sort(state.found, 0, state.count)
        state.add(STOP)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """SHIP-50, SHIP-51: it leaves the yard and costs nothing more."""
        if move == STOP:
            state.stop()
            return
        tile: i64 = move - COMPLETE
        state.take_from_yard(seat, tile)
        state.owing = 0
        state.use_up(item_of(tile))
        if tile < GALLEYS:
            complete_part(state, seat, tile)
        elif tile < FIRST_GONDOLA:
            complete_barrier(state, seat, tile - GALLEYS)
        else:
            complete_gondola(state, seat, tile)


def completable(p: Position, tile: i64) -> bool:
    """SHIP-59: a galley tile only if the next place of its deck is in its zone; gondolas and barriers always."""
    return tile >= GALLEYS or p.next_zone(deck_of(tile)) == zone_of(tile)


POSSIBLE: Final = 0
OTHER_ITEM: Final = 1  # the item is not allowed
NO_PLACE: Final = 2  # none of its places comes next


def hindrance(p: Position, tile: i64) -> i64:
    """SHIP-51, SHIP-59: why a tile cannot be completed now."""
    if not p.allows(item_of(tile)):
        return OTHER_ITEM
    return POSSIBLE if completable(p, tile) else NO_PLACE


def may_complete(p: Position, tile: i64) -> bool:
    """SHIP-51: whether the tile's item is allowed and the tile can be completed now."""
    return hindrance(p, tile) == POSSIBLE


def can_complete(p: Position, seat: i64) -> bool:
    """SHIP-51: whether there is such a tile in the seat's yard (SHIP-54: also one just bought)."""
    return any(may_complete(p, p.in_room(seat, room)) for room in range(p.tiles_in_yard(seat)))


def complete_gondola(p: Position, seat: i64, tile: i64) -> None:
    """SHIP-55, SHIP-56: it brings its reward and goes back beneath the pile."""
    gondola: i64 = tile - FIRST_GONDOLA
    amount: i64 = p.parts.reward_amount[gondola]
    if p.parts.reward[gondola] == REWARD_DUCATS:
        p.ducats[seat] += amount
        p.tell(GONDOLA_DUCATS, seat, tile, amount)
    else:
        p.approvals[seat] += amount
        p.tell(GONDOLA_APPROVALS, seat, tile, amount)
    put_beneath(p, tile)


def complete_barrier(p: Position, seat: i64, barrier: i64) -> None:
    """SHIP-68, SHIP-69: it goes on top of the seat's stack, for good."""
    p.stack[seat * BARRIERS + p.height[seat]] = barrier
    p.height[seat] += 1
    p.tell(BARRIER_BUILT, seat, barrier)


def complete_part(p: Position, seat: i64, tile: i64) -> None:
    """SHIP-57, SHIP-58, SHIP-60: it fills the next place of its deck. SHIP-125: the last place ends the match."""
    deck: i64 = deck_of(tile)
    p.set_part(deck, p.built[deck], tile)
    p.built[deck] += 1
    p.progress = 1
    p.tell(PART, seat, tile, p.part_points(tile, p.current()), p.part_approvals(tile, p.current()))
    score_part(p, seat, tile)
    if parts_to_come(p) == 0:
        end_finished(p)


def parts_to_come(p: Position) -> i64:
    """SHIP-125: how many places of the galley are still free; without any the match is over."""
    return 2 * p.deck_length() - p.built[LOWER] - p.built[UPPER]


def score_part(p: Position, seat: i64, tile: i64) -> None:
    """SHIP-61, SHIP-64: points and approvals under the Doge tile that is current now (SHIP-R28), for this seat.

    SHIP-67: nobody remembers whose part it is. SHIP-126: the last part scores too.
    """
    p.score(seat, FROM_PARTS, p.parts.printed[tile])
    p.score(seat, FROM_INDICATORS, p.indicator_points(tile, p.current()))
    p.approvals[seat] += p.part_approvals(tile, p.current())
