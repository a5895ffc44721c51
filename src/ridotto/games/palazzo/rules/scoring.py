"""The end of the match, scoring and the winner: PAL-122 to PAL-139."""

from typing import Final

from mypy_extensions import i64

from ridotto.games.palazzo.events import AMOUNT, END, POINTS
from ridotto.games.palazzo.rules.laying import amount
from ridotto.games.palazzo.rules.parts import Components
from ridotto.games.palazzo.rules.position import OVER, Position
from ridotto.games.palazzo.rules.tiles import is_pure, storeys, windows

BY_POINTS: Final = 0
BY_MONEY: Final = 1
SHARED: Final = 2


def end_match(p: Position) -> None:
    """PAL-122, PAL-125: nobody has another turn, and the palazzi are scored."""
    p.owing = 0
    p.phase = OVER
    p.tell(END)
    tell_result(p)


def storey_points(parts: Components, palazzo: i64) -> i64:
    """PAL-126, PAL-127, PAL-129, PAL-130: for the number of storeys."""
    return parts.storey_base[storeys(palazzo)]


def window_points(parts: Components, palazzo: i64) -> i64:
    """PAL-128, PAL-129, PAL-130: from three storeys on each window counts."""
    return windows(palazzo) if storeys(palazzo) >= parts.windows_count_from else 0


def purity_points(parts: Components, palazzo: i64) -> i64:
    """PAL-131, PAL-132, PAL-133: for one material only, by number of storeys."""
    return parts.purity[storeys(palazzo)] if is_pure(palazzo) else 0


def palazzo_points(parts: Components, palazzo: i64) -> i64:
    """What one palazzo is worth."""
    return storey_points(parts, palazzo) + window_points(parts, palazzo) + purity_points(parts, palazzo)


def points_of(p: Position, seat: i64) -> i64:
    """PAL-135, PAL-136: the sum over all palazzi of a seat, and nothing else."""
    points: i64 = 0
    for number in range(p.palazzo_count[seat]):
        points += palazzo_points(p.parts, p.palazzo(seat, number))
    return points


def parts_of(p: Position, seat: i64) -> dict[str, int]:
    """What the points of a seat are made of."""
    single: i64 = 0
    storey: i64 = 0
    window: i64 = 0
    purity: i64 = 0
    for number in range(p.palazzo_count[seat]):
        palazzo = p.palazzo(seat, number)
        if storeys(palazzo) == 1:
            single += storey_points(p.parts, palazzo)
        else:
            storey += storey_points(p.parts, palazzo)
        window += window_points(p.parts, palazzo)
        purity += purity_points(p.parts, palazzo)
    return {"windows": int(window), "storeys": int(storey), "purity": int(purity), "single-tiles": int(single)}


def most_points(p: Position) -> i64:
    """PAL-137: the points of the best seat."""
    most: i64 = points_of(p, 0)
    for seat in range(p.seats):
        points = points_of(p, seat)
        most = points if points > most else most
    return most


def tell_result(p: Position) -> None:
    """PAL-135, PAL-138, PAL-R29: tell everybody's points and, if several share the most, what each of them can pay."""
    most: i64 = most_points(p)
    tied: i64 = 0
    for seat in range(p.seats):
        points = points_of(p, seat)
        p.tell(POINTS, seat, points)
        tied += 1 if points == most else 0
    if tied > 1:
        for seat in range(p.seats):
            if points_of(p, seat) == most:
                p.tell(AMOUNT, seat, amount(p, seat))


def winners_of(p: Position) -> list[int]:
    """PAL-137, PAL-138, PAL-139: most points, then the larger amount of money among those tied, then a shared win."""
    most: i64 = most_points(p)
    richest: i64 = -1
    for seat in range(p.seats):
        if points_of(p, seat) == most and amount(p, seat) > richest:
            richest = amount(p, seat)
    return [seat for seat in range(int(p.seats)) if points_of(p, seat) == most and amount(p, seat) == richest]


def decided(p: Position) -> tuple[int, int, int]:
    """What has decided the match: points (PAL-137), money (PAL-138), or nothing (PAL-139); how much of it the best seat and the next one have."""
    points = sorted((int(points_of(p, seat)) for seat in range(p.seats)), reverse=True)
    if points[0] > points[1]:
        return BY_POINTS, points[0], points[1]
    money = sorted((int(amount(p, seat)) for seat in range(p.seats) if points_of(p, seat) == points[0]), reverse=True)
    return BY_MONEY if money[0] > money[1] else SHARED, money[0], money[1]
