"""What a seat cannot know, redrawn: the order of the prizes to come, and the bids that others have chosen but not shown."""

from mypy_extensions import i64

from ridotto.engine.cells import sort
from ridotto.engine.rng import Rng
from ridotto.games._template.moves import BID
from ridotto.games._template.rules.position import NO_BID, Position


def redraw(p: Position, seat: i64, rng: Rng) -> None:
    """Redraw everything that `seat` (-1: a spectator) cannot know."""
    if p.owing == 0:
        return
    sort(p.deck, p.round + 1, len(p.deck))  # a copy rests on what the seat knows and on the Rng alone
    rng.shuffle(p.deck, p.round + 1, len(p.deck))
    for other in range(p.seats):
        if other != seat and p.chosen[other] != NO_BID:
            n = p.options(other)  # before `found` is looked at: it may grow
            p.chosen[other] = p.found[rng.below(n)] - BID
