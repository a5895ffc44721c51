"""The cover: three advisors with the rings of those who control them, before the doge's palace."""

from ridotto.games.doge.art import SIGNS, advisor, ring_back, ring_front
from ridotto.look.buildings import FINE, LINE, palace
from ridotto.look.pen import at
from ridotto.look.seats import dressed

_GROUND = 116.0


def draw() -> str:
    """What stands inside an SVG with the view box `0 0 240 156`."""
    row = ((60, 2, "castello"), (120, 1, "quarantia"), (180, 0, "santa-croce"))
    men = "".join(at(x, 118, _advisor(seat, field), scale=1.55) for x, seat, field in row)
    return f'<rect width="240" height="156" fill="var(--card)"/>{_square()}{palace(22, _GROUND, 196, 82)}{men}'


def _square() -> str:
    """The paved ground, running towards the palace."""
    joints = "M0 130H240M56 116L34 156M98 116L90 156M142 116L150 156M184 116L206 156"
    return f'<path d="M0 {_GROUND:g}H240V156H0Z" fill="var(--stone)"/><path d="M0 {_GROUND:g}H240" {LINE}/><path d="{joints}" {FINE} opacity=".7"/>'


def _advisor(seat: int, field: str) -> str:
    """An advisor with the sign of his home on the shield, and around him the ring of a seat."""
    sign = f'<g color="var(--ink)">{SIGNS[field]()}</g>'
    return dressed(seat, ring_back()) + advisor() + at(0, -1.2, sign, scale=0.45) + dressed(seat, ring_front(seat))
