"""Seats: a colour, an emblem and a hatch for each number, the same in every game.

The hatches are the heraldic engravers' code for these colours; the outlines of the emblems differ even at ten pixels.
Whatever belongs to a seat shows its emblem, and the hatch on its shaded side, so that nobody depends on the colours.
"""

from ridotto.look.pen import KEY, around, closed, num, symbol

MOST = 5


def _sun() -> str:
    rays = ""
    for k in range(8):
        turn = k * 0.7853981633974483
        outer = 11.8 if k % 2 == 0 else 10.6
        rays += closed([around(6.2, 1, turn - 0.30)[0], around(outer, 1, turn)[0], around(6.2, 1, turn + 0.30)[0]])
    return "M-4.6 0A4.6 4.6 0 1 0 4.6 0 4.6 4.6 0 1 0-4.6 0Z" + rays


_PATHS = (
    "M-8 11V-3.6H-9.8V-11H-5.6V-7.8H-2.1V-11H2.1V-7.8H5.6V-11H9.8V-3.6H8V11H2.9V5.2A2.9 2.9 0 0 0-2.9 5.2V11Z",
    "M-11.5 .3C-7.5-6.6.6-7 5.6-1.6L11.3-7.2C9.6-2.2 9.6 2.6 11.3 7.4L5.6 2C.6 7.4-7.5 7.2-11.5.3ZM-6.9-1.5A1.5 1.5 0 1 0-3.9-1.5 1.5 1.5 0 1 0-6.9-1.5Z",
    _sun(),
    "M0-12C4.6-5.6 6.6.4 5.9 4.2 5.4 6.8 3.4 8 1.4 8.2V12H-1.4V8.2C-3.4 8-5.4 6.8-5.9 4.2-6.6.4-4.6-5.6 0-12Z",
    "M5.4-9.6A11 11 0 1 0 5.4 9.6 10 10 0 0 1 5.4-9.6Z",
)
"""The emblems: a red tower, a blue fish, a yellow sun, a green cypress, a black moon."""


def emblem(seat: int, size: float, x: float = 0, y: float = 0, fill: str = "var(--seat-on)") -> str:
    """The emblem of a seat."""
    return f'<path d="{_PATHS[seat]}" fill-rule="evenodd" fill="{fill}" transform="translate({num(x)} {num(y)}) scale({size / 24:.3f})"/>'


def dressed(seat: int, *inner: str) -> str:
    """Things in a seat's colours: inside, `--seat`, `--seat-on` and `--seat-key` are set."""
    return f'<g class="s{seat}">{"".join(inner)}</g>'


def worn_by(seat: int, drawn: str) -> str:
    """A drawing made for the first seat, with the emblem and the hatch of another."""
    return drawn.replace(_PATHS[0], _PATHS[seat]).replace("#hatch-0", f"#hatch-{seat}")


def _hatches() -> dict[str, str]:
    line = 'stroke="var(--hatch-ink)" stroke-width=".9" stroke-opacity=".62"'
    dot = 'r=".62" fill="var(--hatch-ink)" fill-opacity=".75"'
    bone = 'stroke="var(--hatch-bone)" stroke-width=".6" stroke-opacity=".6"'
    drawn = (
        ("2.8", "", f'<path d="M1.4 0V2.8" {line}/>'),
        ("2.8", "", f'<path d="M0 1.4H2.8" {line}/>'),
        ("3.2", "", f'<circle cx=".8" cy=".8" {dot}/><circle cx="2.4" cy="2.4" {dot}/>'),
        ("2.6", ' patternTransform="rotate(-45)"', f'<path d="M1.3 0V2.6" {line}/>'),
        ("3", "", f'<path d="M1.5 0V3M0 1.5H3" {bone}/>'),
    )
    return {
        f"hatch-{seat}": f'<pattern id="hatch-{seat}" width="{size}" height="{size}" patternUnits="userSpaceOnUse"{turned}>{lines}</pattern>'
        for seat, (size, turned, lines) in enumerate(drawn)
    }


def _badge(seat: int) -> str:
    shield = f'<path d="M-13-14H13V3C13 10 7 13.4 0 16-7 13.4-13 10-13 3Z" fill="var(--seat)" {KEY}/>'
    return symbol(f"badge-{seat}", "-16 -16 32 32", dressed(seat, shield, emblem(seat, 18, 0, -1)))


SYMBOLS: dict[str, str] = (
    _hatches()
    | {f"badge-{seat}": _badge(seat) for seat in range(MOST)}
    | {f"e-{seat}": symbol(f"e-{seat}", "-12 -12 24 24", f'<path d="{_PATHS[seat]}" fill-rule="evenodd" fill="currentColor"/>') for seat in range(MOST)}
)
