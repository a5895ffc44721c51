"""What must hold in every position, whatever was played."""

from ridotto.engine.cells import listed, total
from ridotto.games._template.rules.position import Position


def faults(p: Position) -> list[str]:
    """Sentences that say what is wrong."""
    found: list[str] = []
    if sorted(listed(p.deck)) != sorted(listed(p.parts.prizes)):
        found.append("the prizes are not those of the edition")
    if total(p.used) != p.round * p.seats:
        found.append("the bids used do not fit the number of rounds")
    return found
