"""Parts of buildings in elevation, in the style of engravings. Everything is drawn upwards from a base line `y`."""

from ridotto.look.pen import num

_LINE = 'stroke="var(--coast)" stroke-width="1.1" stroke-linejoin="round" stroke-linecap="round"'
"""The contour of a building."""


def path(outline: str, fill: str = "var(--land)", line: str = _LINE) -> str:
    """A filled shape with a contour."""
    return f'<path d="{outline}" fill="{fill}" {line}/>'


def arcade(left: float, right: float, y: float, height: float, count: int) -> str:
    """A row of pointed arches on thin columns."""
    bay = (right - left) / count
    gap = min(2.0, bay * 0.17)
    drawn = ""
    for k in range(count):
        a, b = left + k * bay + gap, left + (k + 1) * bay - gap
        middle, spring, haunch = (a + b) / 2, num(y - height * 0.52), num(y - height * 0.81)
        drawn += f"M{num(a)} {num(y)}V{spring}C{num(a)} {haunch} {num(middle - 1)} {haunch} {num(middle)} {num(y - height)}"
        drawn += f"C{num(middle + 1)} {haunch} {num(b)} {haunch} {num(b)} {spring}V{num(y)}Z"
    return drawn


def crest(left: float, right: float, y: float, merlons: int, height: float) -> str:
    """The row of pointed merlons on a Venetian wall."""
    bay = (right - left) / merlons
    gap, half = f"{bay * 0.2:.2f}", f"{bay * 0.3:.2f}"
    shoulder, tip = num(height * 0.57), num(height * 0.43)
    return f"M{num(left)} {num(y)}" + f"h{gap}v-{shoulder}l{half}-{tip} {half} {tip}v{shoulder}h{gap}" * merlons + "Z"


# ---- houses ----
