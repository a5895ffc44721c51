"""Round wooden discs, which many games have."""

from ridotto.look.pen import KEY
from ridotto.look.seats import emblem

DISC_BOX = "-15 -15 30 30"
SHADOW = 'fill="var(--ink)" opacity=".16"'
"""The shadow to the lower right of a piece."""
_DISC_EDGE = "M-13 0V3.2A13 13 0 0 0 13 3.2V0Z"


def disc_edge() -> str:
    """The rim of a disc with its shadow, in a seat's colours."""
    return f'<ellipse cx="1.6" cy="4.6" rx="13" ry="12.6" {SHADOW}/><path d="{_DISC_EDGE}" fill="var(--seat)" {KEY}/>'


def disc(seat: int) -> str:
    """A disc in a seat's colours, its emblem on the face."""
    edge = f'{disc_edge()}<path d="{_DISC_EDGE}" fill="url(#hatch-{seat})"/>'
    face = f'<circle r="13" fill="var(--seat)" {KEY}/><circle r="10.4" fill="none" stroke="var(--seat-on)" stroke-width=".8" opacity=".8"/>'
    return f"{edge}{face}{emblem(seat, 13.4)}"
