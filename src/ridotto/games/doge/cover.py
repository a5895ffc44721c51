"""The cover: three advisors with the rings of those who control them, before the doge's palace."""

from ridotto.look.buildings import FINE, LINE, palace
from ridotto.look.pen import INK, KEY, at
from ridotto.look.seats import dressed, emblem

_GROUND = 116.0
_SHELL = (
    "M0 9.6C-2.4 9.6-3.4 8.6-3.6 7.2-8 6-11 1.4-10.6-3.6-8.6-8.4-4.6-10.8 0-10.8S8.6-8.4 10.6-3.6C11 1.4 8 6 3.6 7.2 3.4 8.6 2.4 9.6 0 9.6Z",
    "M0 6V-8.6M-1.8 5.6L-5-7M1.8 5.6L5-7M-3.4 5L-8.6-3M3.4 5L8.6-3",
)
_SCALES = (
    "M-12.4 1.4H-5.6A3.5 3.5 0 0 1-12.4 1.4ZM5.6 1.4H12.4A3.5 3.5 0 0 1 5.6 1.4ZM-5 11.6C-4 9.6-2 9 0 9S4 9.6 5 11.6Z",
    "M0-10.4V9.4M-9-7.4H9M-9-7.4L-12 1.4M-9-7.4L-6 1.4M9-7.4L6 1.4M9-7.4L12 1.4",
)
_CROSS = (
    "M-4.6-11.6H4.6C3.4-8 2.6-5 2.4-2.4 5-2.6 8-3.4 11.6-4.6V4.6C8 3.4 5 2.6 2.4 2.4 2.6 5 3.4 8 4.6 11.6H-4.6C-3.4 8-2.6 5-2.4 2.4-5 2.6-8 3.4-11.6 4.6V-4.6"
    "C-8-3.4-5-2.6-2.4-2.4-2.6-5-3.4-8-4.6-11.6Z",
    "",
)


def draw() -> str:
    """What stands inside an SVG with the view box `0 0 240 156`."""
    row = ((60, 2, _SHELL), (120, 1, _SCALES), (180, 0, _CROSS))
    men = "".join(at(x, 118, _advisor(seat, sign), scale=1.55) for x, seat, sign in row)
    return f'<rect width="240" height="156" fill="var(--card)"/>{_square()}{palace(22, _GROUND, 196, 82)}{men}'


def _square() -> str:
    """The paved ground, running towards the palace."""
    joints = "M0 130H240M56 116L34 156M98 116L90 156M142 116L150 156M184 116L206 156"
    return f'<path d="M0 {_GROUND:g}H240V156H0Z" fill="var(--stone)"/><path d="M0 {_GROUND:g}H240" {LINE}/><path d="{joints}" {FINE} opacity=".7"/>'


def _advisor(seat: int, sign: tuple[str, str]) -> str:
    """An advisor: wooden robe, black cap, the sign of his home on a shield, and around him the ring of a seat."""
    robe = "M-10.4 16.4C-9.8 8-8.8-2-6.4-7.4-4.6-9 4.6-9 6.4-7.4 8.8-2 9.8 8 10.4 16.4 6 18.8-6 18.8-10.4 16.4Z"
    cap = "M-5.6-14.6C-5.8-19.8 5.8-19.8 5.6-14.6 5.8-13.2-5.8-13.2-5.6-14.6Z"
    shield = "M-6.8-7H6.8V-.6C6.8 3.2 3.4 5.2 0 6.4-3.4 5.2-6.8 3.2-6.8-.6Z"
    filled, drawn = sign
    symbol = f'<path d="{filled}" fill="var(--ink)"/><path d="{drawn}" fill="none" stroke="{_line_on(filled)}" stroke-width="1.3" stroke-linecap="round"/>'
    man = f'<ellipse cx="2" cy="17" rx="14" ry="3" fill="var(--ink)" opacity=".16"/><path d="{robe}" fill="var(--wood)" {INK}/>'
    man += '<path d="M4.4-8.2C6.2-2 7 8 7.2 17.8L10.4 16.4C9.8 8 8.8-2 6.4-7.4Z" fill="url(#shade)"/>'
    man += f'<circle cy="-11.8" r="4.5" fill="var(--wood)" {INK}/><path d="{cap}" fill="var(--cap)" {INK}/>'
    man += f'<path d="{shield}" fill="var(--card)" {INK}/>' + at(0, -1.2, symbol, scale=0.43)
    return dressed(seat, _ring_behind()) + man + dressed(seat, _ring_before(seat))


def _line_on(filled: str) -> str:
    """The grooves of a shell are cut out of it; the beam of scales stands beside their pans."""
    return "var(--card)" if filled == _SHELL[0] else "var(--ink)"


def _ring_behind() -> str:
    return f'<path d="M-11.6 6.4Q0 2 11.6 6.4" fill="var(--seat)" {KEY}/>'


def _ring_before(seat: int) -> str:
    band = "M-11.8 6.2Q0 10.4 11.8 6.2Q13 6.6 13 8L13.4 13Q13.4 14.4 12.2 14.9Q0 19-12.2 14.9Q-13.4 14.4-13.4 13L-13 8Q-13 6.6-11.8 6.2Z"
    dark = "M6.6 7.8Q9.4 7.2 11.8 6.2Q13 6.6 13 8L13.4 13Q13.4 14.4 12.2 14.9Q9.6 16 6.8 16.5Z"
    return f'<path d="{band}" fill="var(--seat)" {KEY}/><path d="{dark}" fill="url(#hatch-{seat})"/>{emblem(seat, 9, 0, 12.2)}'
