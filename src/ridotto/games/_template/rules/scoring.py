"""Who has won."""

from ridotto.games._template.rules.position import Position


def winners(p: Position) -> list[int]:
    """LOT-4: the most points; nobody while the match is on."""
    if p.owing != 0:
        return []
    points = p.scores()
    return [seat for seat in range(len(points)) if points[seat] == max(points)]
