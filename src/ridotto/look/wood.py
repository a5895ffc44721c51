"""Wooden pieces: figures in a robe and round discs. Each game dresses them as it needs."""

from ridotto.look.pen import INK, KEY
from ridotto.look.seats import emblem

FIGURE_BOX = "-16 -20 32 40"
DISC_BOX = "-15 -15 30 30"
SHADOW = 'fill="var(--ink)" opacity=".16"'
"""What lies to the lower right of a piece."""
CAP = "M-5.6-14.6C-5.8-19.8 5.8-19.8 5.6-14.6 5.8-13.2-5.8-13.2-5.6-14.6Z"
"""The flat cap of a citizen."""
_ROBE = "M-10.4 16.4C-9.8 8-8.8-2-6.4-7.4-4.6-9 4.6-9 6.4-7.4 8.8-2 9.8 8 10.4 16.4 6 18.8-6 18.8-10.4 16.4Z"
_DARK_SIDE = "M4.4-8.2C6.2-2 7 8 7.2 17.8L10.4 16.4C9.8 8 8.8-2 6.4-7.4Z"
_DISC_EDGE = "M-13 0V3.2A13 13 0 0 0 13 3.2V0Z"


def _body(fill: str, line: str, texture: str) -> str:
    robe = f'<ellipse cx="2" cy="17" rx="13" ry="3" {SHADOW}/><path d="{_ROBE}" fill="{fill}" {line}/>'
    return f'{robe}<path d="{_DARK_SIDE}" fill="url(#{texture})"/><circle cy="-11.8" r="4.5" fill="{fill}" {line}/>'


def figure() -> str:
    """Neutral wood, without a hat."""
    return _body("var(--wood)", INK, "shade")


def hat(outline: str) -> str:
    """What a neutral figure wears on its head."""
    return f'<path d="{outline}" fill="var(--cap)" {INK}/>'


def seat_figure(seat: int) -> str:
    """A figure in a seat's colours with a cap, its emblem on the robe."""
    return f'{_body("var(--seat)", KEY, f"hatch-{seat}")}<path d="{CAP}" fill="var(--seat)" {KEY}/>{emblem(seat, 12, 0, 5)}'


def disc_edge() -> str:
    """The rim of a disc with its shadow, in a seat's colours."""
    return f'<ellipse cx="1.6" cy="4.6" rx="13" ry="12.6" {SHADOW}/><path d="{_DISC_EDGE}" fill="var(--seat)" {KEY}/>'


def disc(seat: int) -> str:
    """A disc in a seat's colours, its emblem on the face."""
    edge = f'{disc_edge()}<path d="{_DISC_EDGE}" fill="url(#hatch-{seat})"/>'
    face = f'<circle r="13" fill="var(--seat)" {KEY}/><circle r="10.4" fill="none" stroke="var(--seat-on)" stroke-width=".8" opacity=".8"/>'
    return f"{edge}{face}{emblem(seat, 13.4)}"
