"""What must hold in every position, whatever was played."""

from ridotto.engine.cells import listed
from ridotto.games._template_cards.moves import CARD_TEXTS, CARDS
from ridotto.games._template_cards.rules.position import NO_CARD, NOBODY, Position


def faults(p: Position) -> list[str]:
    """Every card of the edition is in one place; a card that somebody is about to pay with is in their hand."""
    found: list[str] = []
    for card in range(CARDS):
        places = listed(p.pile).count(card) + listed(p.market).count(card)
        places += (1 if p.holder[card] != NOBODY else 0) + (1 if p.owner[card] != NOBODY else 0)
        wanted = 1 if p.worth(card) <= p.parts.highest else 0
        if places != wanted:
            found.append(f"{CARD_TEXTS[card]} lies in {places} places, not in {wanted}")
    if p.paying != NO_CARD and p.holder[p.paying] != p.turn:
        found.append(f"seat {p.turn} is about to pay with {CARD_TEXTS[p.paying]}, which it does not hold")
    return found
