"""The cover: three bids lie face down around the prize. A cover is drawn from tokens only, so that it serves by day and by night."""

from ridotto.look.pen import INK, at, number
from ridotto.look.seats import dressed, emblem


def draw() -> str:
    """What stands inside an SVG with the view box `0 0 240 156`."""
    bids = "".join(at(x, y, _bid(seat)) for seat, (x, y) in enumerate(((50, 92), (120, 110), (190, 92))))
    return f'<rect width="240" height="156" fill="var(--card)"/>{at(120, 42, _prize())}{bids}'


def _prize() -> str:
    """The prize: a coin with its worth."""
    return f'<circle r="27" fill="var(--brass)" {INK}/><circle r="22" fill="none" stroke="#231b15" stroke-width=".9"/>{number(9, 0, 10, 32, classes="onbrass")}'


def _bid(seat: int) -> str:
    """A card on its face, with the emblem of whoever has bid it."""
    card = f'<rect x="-20" y="-28" width="40" height="56" rx="4" fill="var(--card)" {INK}/>'
    back = "".join(f'<rect x="-16" y="-24" width="32" height="48" rx="2" fill="{fill}"/>' for fill in ("var(--seat)", f"url(#hatch-{seat})"))
    return dressed(seat, card, back, emblem(seat, 20))
