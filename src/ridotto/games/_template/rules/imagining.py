"""What a seat cannot know, redrawn: the order of the prizes to come, and the hidden bids of others."""

from mypy_extensions import i64

from ridotto.engine.cells import sort
from ridotto.engine.rng import Rng
from ridotto.games._template.moves import BID
from ridotto.games._template.rules.position import NO_BID, Position


def redraw(p: Position, seat: i64, rng: Rng) -> None:
    """Redraw everything that `seat` (-1: a spectator) cannot know."""
    if p.owing == 0:
        return
    sort(p.deck, p.round + 1, len(p.deck))  # a copy depends only on what the seat knows and on the Rng
    rng.shuffle(p.deck, p.round + 1, len(p.deck))
    for other in range(p.seats):
        if other != seat and p.chosen[other] != NO_BID:
            n = p.options(other)  # before reading `found`, which may grow
            p.chosen[other] = p.found[rng.below(n)] - BID
