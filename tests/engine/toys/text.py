"""The view as text."""

from collections.abc import Sequence

from ridotto.engine.words import Words

from .view import StallView


def text(view: StallView, words: Words, names: Sequence[str]) -> str:
    """A few lines that show everything in the view."""
    lines = [words("text-round", round=view["round"], deck=view["deck"], bank=view["bank"])]
    for name, seat in zip(names, view["seats"], strict=True):
        lines.append(words("text-seat", name=name, coins=seat["coins"], wins=seat["wins"]))
    return "\n".join(lines)
