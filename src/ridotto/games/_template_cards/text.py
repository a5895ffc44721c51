"""The view as text, for terminals, screen readers and playthroughs."""

from collections.abc import Sequence

from ridotto.engine.words import Words
from ridotto.games._template_cards.view import MarketView


def text(view: MarketView, words: Words, names: Sequence[str]) -> str:
    """Everything in the view, in a few lines."""
    lines = [words("text-over") if view["turn"] is None else words("text-turn", name=names[view["turn"]])]
    lines.append(words("text-market", cards=_cards(view["market"], words), pile=view["pile"]))
    for name, seat in zip(names, view["seats"], strict=True):
        lines.append(words("text-seat", name=name, points=seat["points"], hand=seat["hand"], taken=_cards(seat["taken"], words)))
    if view["unseen"]:
        lines.append(words("text-unseen", cards=_cards(view["unseen"], words)))
    if view["hand"]:
        lines.append(words("text-hand", cards=_cards(view["hand"], words)))
    if view["paying"] is not None:
        lines.append(words("text-paying", card=words(f"card-{view['paying']}")))
    return "\n".join(lines)


def _cards(cards: Sequence[str], words: Words) -> str:
    return words.listing([words(f"card-{card}") for card in cards]) or "-"
