"""Completing gondolas, galley parts and barriers (SHIP-49 to SHIP-69), and replacing a part (SHIP-88 to SHIP-95, SHIP-140)."""

from mypy_extensions import i64

from ridotto.games.dogeship.moves import BARRIERS, COMPLETE, DECIDE_REPLACE, FIRST_GONDOLA, GALLEYS, PER_TYPE, REPLACE, STOP
from ridotto.games.dogeship.rules.buying import next_in_yard, use_up
from ridotto.games.dogeship.rules.ending import end_finished
from ridotto.games.dogeship.rules.parts import REWARD_DUCATS
from ridotto.games.dogeship.rules.piles import put_beneath
from ridotto.games.dogeship.rules.position import FROM_INDICATORS, FROM_PARTS, LOWER, NOBODY, ROOMS, UPPER, Position, item_of
from ridotto.games.dogeship.rules.told import BARRIER, GONDOLA_APPROVALS, GONDOLA_DUCATS, PART, REPLACED


def completable(p: Position, tile: i64) -> bool:
    """SHIP-59: a galley tile only where the next place of its deck is of its zone; gondolas and barriers always."""
    if tile >= GALLEYS:
        return True
    zone: i64 = tile // PER_TYPE
    return p.next_zone(zone // 3) == zone


def can_complete(p: Position, seat: i64) -> bool:
    """SHIP-51: whether a tile of the own yard is of an item that is allowed and can be completed now (SHIP-54: also one just bought)."""
    for at in range(seat * ROOMS, seat * ROOMS + ROOMS):
        tile: i64 = p.yard[at]
        if tile != NOBODY and (p.allowed >> item_of(tile)) & 1 and completable(p, tile):
            return True
    return False


def complete_options(p: Position, seat: i64) -> None:
    """SHIP-49, SHIP-51: tiles of these items. SHIP-52: or nothing."""
    tile: i64 = NOBODY
    for _ in range(ROOMS):
        tile = next_in_yard(p, seat, tile)
        if tile == NOBODY:
            break
        if (p.allowed >> item_of(tile)) & 1 and completable(p, tile):
            p.add(COMPLETE + tile)
    p.add(STOP)


def complete(p: Position, seat: i64, tile: i64) -> None:
    """SHIP-50, SHIP-51: it leaves the yard and costs nothing more."""
    p.take_from_yard(seat, tile)
    p.owing = 0
    use_up(p, item_of(tile))
    if tile < GALLEYS:
        complete_part(p, seat, tile)
    elif tile < FIRST_GONDOLA:
        complete_barrier(p, seat, tile - GALLEYS)
    else:
        complete_gondola(p, seat, tile)


def complete_gondola(p: Position, seat: i64, tile: i64) -> None:
    """SHIP-55, SHIP-56: its reward, and back beneath the pile."""
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
    """SHIP-68, SHIP-69: on top of the own stack, for good."""
    p.stack[seat * BARRIERS + p.height[seat]] = barrier
    p.height[seat] += 1
    p.tell(BARRIER, seat, barrier)


def complete_part(p: Position, seat: i64, tile: i64) -> None:
    """SHIP-57 to SHIP-60: the next place of its deck is filled. SHIP-125: with the last place the match ends."""
    deck: i64 = tile // PER_TYPE // 3
    p.galley[deck * p.deck + p.built[deck]] = tile
    p.built[deck] += 1
    p.progress = 1
    p.tell(PART, seat, tile, points_of_part(p, tile), p.part_approvals(tile))
    score_part(p, seat, tile)
    if p.built[LOWER] == p.deck and p.built[UPPER] == p.deck:
        end_finished(p)


def points_of_part(p: Position, tile: i64) -> i64:
    """SHIP-61, SHIP-62: what a part is worth under the current Doge tile (SHIP-R28)."""
    return p.parts.printed[tile] + p.indicator_points(tile)


def score_part(p: Position, seat: i64, tile: i64) -> None:
    """SHIP-61 to SHIP-66, SHIP-126: points and approvals for who completes it, and nobody else (SHIP-67)."""
    p.score(seat, FROM_PARTS, p.parts.printed[tile])
    p.score(seat, FROM_INDICATORS, p.indicator_points(tile))
    p.approvals[seat] += p.part_approvals(tile)


# ---- replacing ----


def replaceable(p: Position, tile: i64) -> bool:
    """SHIP-89 to SHIP-91: a galley tile of the zone of the last part of its deck, if that part is free above."""
    if not 0 <= tile < GALLEYS:
        return False
    zone: i64 = tile // PER_TYPE
    return p.last_zone(zone // 3) == zone


def can_replace(p: Position, seat: i64) -> bool:
    """SHIP-92: whether any tile of the own yard could replace a part."""
    at: i64 = seat * ROOMS
    while at < seat * ROOMS + ROOMS and not replaceable(p, p.yard[at]):
        at += 1
    return at < seat * ROOMS + ROOMS


def ask_replacement(p: Position, seat: i64) -> None:
    """SHIP-88; SHIP-R33: with a single tile there is nothing to ask."""
    only: i64 = NOBODY
    for at in range(seat * ROOMS, seat * ROOMS + ROOMS):
        if replaceable(p, p.yard[at]):
            if only != NOBODY:
                p.wait_for(seat, DECIDE_REPLACE)
                return
            only = p.yard[at]
    replace(p, seat, only)


def replace_options(p: Position, seat: i64) -> None:
    """SHIP-88: the tiles that can take the place of a part."""
    tile: i64 = NOBODY
    for _ in range(ROOMS):
        tile = next_in_yard(p, seat, tile)
        if tile == NOBODY:
            return
        if replaceable(p, tile):
            p.add(REPLACE + tile)


def replace(p: Position, seat: i64, tile: i64) -> None:
    """SHIP-88, SHIP-93 to SHIP-95: the old part goes beneath its pile, nobody loses anything. SHIP-140: no new place is filled."""
    p.take_from_yard(seat, tile)
    deck: i64 = tile // PER_TYPE // 3
    place: i64 = deck * p.deck + p.built[deck] - 1
    old: i64 = p.galley[place]
    p.galley[place] = tile
    put_beneath(p, old)
    p.tell(REPLACED, seat, old, tile, points_of_part(p, tile), p.part_approvals(tile))
    score_part(p, seat, tile)
    p.owing = 0
