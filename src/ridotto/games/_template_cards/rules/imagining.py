"""What a seat cannot know, redrawn: the hands of the others, the pile, and the first half of somebody else's trade."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ridotto.engine.cells import sort
from ridotto.engine.rng import Rng
from ridotto.games._template_cards.moves import CARDS
from ridotto.games._template_cards.rules.position import NO_CARD, NOBODY, Position


def redraw(p: Position, seat: i64, rng: Rng) -> None:
    """Redeal all cards that `seat` (-1: a spectator) has not seen: as many to each hand and the pile as it has."""
    if p.turn != seat:
        p.paying = NO_CARD  # a half-chosen trade is taken back
        p.secret[p.turn] = 0
    unseen = p.pile
    hands = vec[i64]()
    for card in range(CARDS):
        if p.holder[card] != seat and p.holder[card] != NOBODY:
            unseen = append(unseen, card)
            hands = append(hands, p.holder[card])
    # sorted first: a copy depends only on what the seat knows and on the Rng
    sort(unseen, 0, len(unseen))
    sort(hands, 0, len(hands))
    rng.shuffle(unseen, 0, len(unseen))
    for i in range(len(unseen)):
        p.holder[unseen[i]] = hands[i] if i < len(hands) else NOBODY
    p.pile = unseen[len(hands) :]
