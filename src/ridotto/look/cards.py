"""Cards of 56 x 80, centred on 0 0: paper, double frames that differ in colour and corners, backs."""

from ridotto.look.pen import INK

CARD_BOX = "-28 -40 56 80"
PAPER = f'<rect x="-28" y="-40" width="56" height="80" rx="4" fill="var(--card)" {INK}/>'


def frame(line: str, corner: float = 0) -> str:
    """A strong and a fine line inside the edge; `corner` is how round they are."""
    outer = f'<rect x="-24.5" y="-36.5" width="49" height="73" rx="{corner:g}" fill="none" stroke="{line}" stroke-width="2"/>'
    inner = f'<rect x="-21.6" y="-33.6" width="43.2" height="67.2" rx="{max(0, corner - 3):g}" fill="none" stroke="{line}" stroke-width=".7"/>'
    return outer + inner


def back(ground: str, radius: float, sign: str, corner: float = 0) -> str:
    """The back of a card: lozenges in the colour of its set, and a medal with a sign in it."""
    cloth = f'<rect x="-24.5" y="-36.5" width="49" height="73" rx="{corner:g}" fill="{ground}"/>'
    lozenges = '<rect x="-21" y="-33" width="42" height="66" fill="url(#lozenge)" opacity=".4"/>'
    return f'{PAPER}{cloth}{lozenges}<circle r="{radius:g}" fill="{ground}" stroke="var(--back-line)" stroke-width="1.2"/>{sign}'
