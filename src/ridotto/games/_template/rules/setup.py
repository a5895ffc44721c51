"""How a match and a round begin."""

from ridotto.games._template.events import PRIZE
from ridotto.games._template.rules.position import NO_BID, Position


def set_up(p: Position) -> None:
    """Shuffle the prizes and begin the first round."""
    p.rng.shuffle(p.deck, 0, len(p.deck))
    begin_round(p)


def begin_round(p: Position) -> None:
    """LOT-1: turn up a prize; then everybody owes a bid."""
    p.seal()
    p.tell(PRIZE, p.prize())
    for seat in range(p.seats):
        p.chosen[seat] = NO_BID
    p.owing = (1 << p.seats) - 1
