"""Points and winners: MAR-6."""

from mypy_extensions import i64

from ridotto.games._template_cards.moves import CARDS, GOODS
from ridotto.games._template_cards.rules.position import Position


def card_points(p: Position, seat: i64) -> i64:
    """MAR-6: the worth of all cards that a seat has taken."""
    points: i64 = 0
    for card in range(CARDS):
        if p.owner[card] == seat:
            points += p.worth(card)
    return points


def set_points(p: Position, seat: i64) -> i64:
    """MAR-6: the points for full sets: as many as the seat has cards of its rarest good."""
    sets = p.goods_taken(seat, 0)
    for good in range(1, GOODS):
        n = p.goods_taken(seat, good)
        sets = n if n < sets else sets
    return sets * p.parts.full_set


def winners(p: Position) -> list[int]:
    """MAR-6: the most points; nobody while the match is on."""
    if p.owing != 0:
        return []
    points = p.scores()
    return [seat for seat in range(len(points)) if points[seat] == max(points)]
