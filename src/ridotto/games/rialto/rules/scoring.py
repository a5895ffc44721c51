"""The final scoring and the winner: RIA-153 to RIA-165, RIA-193, RIA-194."""

from mypy_extensions import i64

from ridotto.games.rialto.events import BUILDING_POINTS, DISTRICT_POINTS, END, STOCK_POINTS, TOTAL, VIRTUAL_PLACE
from ridotto.games.rialto.moves import PLACES
from ridotto.games.rialto.rules.position import FROM_BUILDINGS, FROM_DISTRICTS, FROM_STOCK, NOBODY, OVER, ROOMS, Position, value_of


def end_match(p: Position) -> None:
    """RIA-153: the final scoring; cards in hand are worth nothing (RIA-163, RIA-R32)."""
    p.seal()
    p.tell(END)
    for seat in range(p.seats):
        score_stock(p, seat)
        score_buildings(p, seat)
    for number in range(1, PLACES + 1):
        score_district(p, p.numbered(number))
    for seat in range(p.seats):
        p.tell(TOTAL, seat, p.points_of(seat))
    p.stage = OVER
    p.phase = NOBODY
    p.owing = 0


def stock_points(p: Position, seat: i64) -> i64:
    """RIA-154: half of coins and councilmen on the tableau, rounded up."""
    return (p.coins[seat] + p.tableau[seat] + 1) // 2


def score_stock(p: Position, seat: i64) -> None:
    """RIA-154."""
    points: i64 = stock_points(p, seat)
    p.score(seat, FROM_STOCK, points)
    p.tell(STOCK_POINTS, seat, points)


def building_points(p: Position, seat: i64) -> i64:
    """RIA-155: the values of all buildings on the tableau."""
    points: i64 = 0
    for at in range(seat * ROOMS, seat * ROOMS + ROOMS):
        if p.room[at] >= 0:
            points += value_of(p.room[at])
    return points


def score_buildings(p: Position, seat: i64) -> None:
    """RIA-155."""
    points: i64 = building_points(p, seat)
    p.score(seat, FROM_BUILDINGS, points)
    p.tell(BUILDING_POINTS, seat, points)


def place_in(p: Position, player: i64, district: i64) -> i64:
    """RIA-156, RIA-157, RIA-162: a player's place in a district, 0 without a councilman; ties by the Doge track."""
    own: i64 = p.men[player * PLACES + district]
    if own == 0:
        return 0
    place: i64 = 1
    before = True
    for rank in range(p.players):
        other = p.order[rank]
        if other == player:
            before = False
        elif p.men[other * PLACES + district] > own or (before and p.men[other * PLACES + district] == own):
            place += 1
    return place


def place_points(p: Position, district: i64, place: i64) -> i64:
    """RIA-158, RIA-161: the value of the district for the first place, for each further one half of the one before."""
    return part_of_place(p.district_value(district), place) if place > 0 else 0


def district_points(p: Position, player: i64) -> i64:
    """RIA-156, RIA-158: what the districts would bring a player now."""
    points: i64 = 0
    for district in range(PLACES):
        points += place_points(p, district, place_in(p, player, district))
    return points


def part_of_place(value: i64, place: i64) -> i64:
    """RIA-158, RIA-161: the share of a value that a place, from 1, brings."""
    for _ in range(place - 1):
        value //= 2
    return value


def score_district(p: Position, district: i64) -> None:
    """RIA-156, RIA-157, RIA-158, RIA-159, RIA-160, RIA-161, RIA-162, RIA-193: place by place; the virtual player's
    place scores for nobody.
    """
    for place in range(1, p.players + 1):
        for player in range(p.players):
            if place_in(p, player, district) == place:
                points = place_points(p, district, place)
                if player == p.virtual:
                    p.tell(VIRTUAL_PLACE, district, place)
                else:
                    p.score(player, FROM_DISTRICTS, points)
                    p.tell(DISTRICT_POINTS, player, district, place, points)


def winner(p: Position) -> i64:
    """RIA-164, RIA-165, RIA-194: the most points; of several, whoever ranks first. The virtual player cannot win."""
    best: i64 = NOBODY
    for rank in range(p.players):
        seat = p.order[rank]
        if seat != p.virtual and (best == NOBODY or p.points_of(seat) > p.points_of(best)):
            best = seat
    return best
