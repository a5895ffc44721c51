"""What bots know about Market. They are given imagined states only, so nothing here can see a secret."""

from typing import Final

from mypy_extensions import i64

from ridotto.engine.rng import Rng
from ridotto.engine.state import State
from ridotto.games._template_cards.moves import CARDS, PAY, TAKE
from ridotto.games._template_cards.rules import Market
from ridotto.games._template_cards.rules.position import NO_CARD, NOBODY
from ridotto.games._template_cards.rules.scoring import set_points

FEATURES: Final = ("cards in the pile", "my points", "best other points", "my cards", "worth of my hand", "best card in the market")


def features(state: State, seat: int) -> list[float]:
    """The numbers named in FEATURES, as this seat sees them."""
    assert isinstance(state, Market)
    points = state.scores()
    hand = [int(state.worth(card)) for card in range(CARDS) if state.holder[card] == seat]
    best = max(int(state.worth(state.market[berth])) for berth in range(int(state.parts.berths)))
    others = max(points[other] for other in range(len(points)) if other != seat)
    return [float(len(state.pile)), float(points[seat]), float(others), float(len(hand)), float(sum(hand)), float(best)]


def advise(state: State, seat: i64, rng: Rng) -> i64:
    """A sensible move: pay with the card worth least, take the one that brings most."""
    assert isinstance(state, Market)
    n = state.ask(seat)
    best = state.found[0]
    for i in range(1, n):
        if value(state, seat, state.found[i]) > value(state, seat, best):
            best = state.found[i]
    return best


def value(state: Market, seat: i64, move: i64) -> i64:
    """What a move brings at once: a card paid is lost, a card taken counts, with the set that it completes."""
    if state.paying == NO_CARD:
        return -state.worth(move - PAY)
    card: i64 = move - TAKE
    before = set_points(state, seat)
    state.owner[card] = seat
    after = set_points(state, seat)
    state.owner[card] = NOBODY
    return state.worth(card) + after - before
