"""The view as text, for terminals, screen readers and playthroughs."""

from collections.abc import Sequence

from ridotto.engine.words import Words
from ridotto.games._template.view import LotsView


def text(view: LotsView, words: Words, names: Sequence[str]) -> str:
    """Everything in the view, in a few lines."""
    lines = []
    if view["prize"] is not None:
        left = words.listing([str(prize) for prize in view["prizes_left"]])
        lines.append(words("text-round", round=view["round"], prize=view["prize"], left=left))
    for name, seat in zip(names, view["seats"], strict=True):
        bids = words.listing((str(bid) for bid in seat["bids_left"]), "-")
        ready = "yes" if seat["ready"] else "no"
        lines.append(words("text-seat", name=name, points=seat["points"], bids=bids, ready=ready))
    if view["my_bid"] is not None:
        lines.append(words("text-mine", bid=view["my_bid"]))
    return "\n".join(lines)
