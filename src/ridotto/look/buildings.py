"""Buildings in elevation, as engravers drew them: flat walls, solid pointed windows, the right side in shade.

Everything stands on a base line `y` and grows upwards from it. Chance (which roof, where a chimney) comes from a stream that
the caller gives, so that a drawing is always the same.
"""

from collections.abc import Sequence

from ridotto.engine.rng import Rng
from ridotto.look.pen import num

LINE = 'stroke="var(--coast)" stroke-width="1.1" stroke-linejoin="round" stroke-linecap="round"'
"""The contour of a building."""
FINE = 'fill="none" stroke="var(--coast)" stroke-width=".6" stroke-linejoin="round" stroke-linecap="round"'
"""Joints, pilasters, cornices."""
DARK = 'fill="var(--coast)" fill-opacity=".82"'
"""Openings."""


def between(rng: Rng, low: float, high: float) -> float:
    """Some length from `low` to `high`."""
    return low + (high - low) * int(rng.below(1001)) / 1000


def one_of(rng: Rng, choices: Sequence[float]) -> float:
    """Any of several lengths."""
    return choices[int(rng.below(len(choices)))]


def often(rng: Rng, percent: int) -> bool:
    """True in so many cases of a hundred."""
    return int(rng.below(100)) < percent


def path(outline: str, fill: str = "var(--land)", line: str = LINE) -> str:
    """A filled shape with a contour."""
    return f'<path d="{outline}" fill="{fill}" {line}/>'


def openings(outline: str) -> str:
    """Windows, doors and arches, all in one path."""
    return f'<path d="{outline}" {DARK}/>' if outline else ""


def shaded(outline: str) -> str:
    """A side away from the light."""
    return f'<path d="{outline}" fill="url(#shade)"/>'


def wall(x: float, y: float, width: float, height: float) -> str:
    """The outline of a wall whose lower left corner is given."""
    return f"M{num(x)} {num(y)}V{num(y - height)}H{num(x + width)}V{num(y)}Z"


def window(x: float, y: float, width: float, height: float, pointed: bool = True) -> str:
    """An opening with its sill at `y`: pointed as in Venice, or straight."""
    if not pointed:
        return wall(x - width / 2, y, width, height)
    half, spring, haunch = width / 2, num(y - height * 0.6), num(y - height * 0.85)
    left, right, top = num(x - half), num(x + half), num(y - height)
    return f"M{left} {num(y)}V{spring}Q{left} {haunch} {num(x)} {top}Q{right} {haunch} {right} {spring}V{num(y)}Z"


def windows(x: float, y: float, width: float, count: int, each: float, height: float) -> str:
    """A row of pointed openings, evenly spaced over a wall."""
    return "".join(window(x + width * (k + 0.5) / count, y, each, height) for k in range(count))


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


def house(rng: Rng, x: float, y: float, width: float, height: float) -> str:
    """A house on a quay: wall, roof, rows of windows, often a flared chimney."""
    top = y - height
    drawn = _chimney(x + width * between(rng, 0.2, 0.8), top - 2) if often(rng, 55) else ""
    drawn += path(wall(x, y, width, height)) + shaded(wall(x + width * 0.72, y, width * 0.28, height))
    drawn += path(_roof(rng, x, top, width), "var(--stone)")
    return drawn + openings(_house_windows(rng, x, y, width, height))


def _roof(rng: Rng, x: float, top: float, width: float) -> str:
    kind = int(rng.below(20))
    if kind < 9:  # hipped
        return f"M{num(x - 2)} {num(top)}L{num(x + 3)} {num(top - 6)}H{num(x + width - 3)}L{num(x + width + 2)} {num(top)}Z"
    if kind < 15:  # gabled
        return f"M{num(x - 1.5)} {num(top)}L{num(x + width / 2)} {num(top - 7)}L{num(x + width + 1.5)} {num(top)}Z"
    return wall(x - 2, top, width + 4, 3)  # flat, with a cornice


def _chimney(x: float, y: float) -> str:
    return f'<path d="M{num(x - 1.4)} {num(y)}v-7l-2-4h6.8l-2 4v7Z" fill="var(--land)" stroke="var(--coast)" stroke-width=".8" stroke-linejoin="round"/>'


def _house_windows(rng: Rng, x: float, y: float, width: float, height: float) -> str:
    rows, bays, pointed = max(1, int((height - 10) // 11)), max(2, int(width // 8)), often(rng, 50)
    drawn = ""
    for row in range(rows):
        for bay in range(bays):
            if often(rng, 93):
                drawn += window(x + width * (bay + 0.5) / bays, y - 7 - (height - 8) * row / rows, 3, 5.4 if pointed else 4.6, pointed)
    return drawn


def row_of_houses(seed: str, left: float, right: float, y: float, widths: tuple[float, float], heights: tuple[float, float]) -> str:
    """Houses wall to wall, with an alley here and there."""
    rng, x, drawn = Rng.from_seed(seed), left, ""
    while x < right:
        width = min(between(rng, *widths), right - x + 6)
        drawn += house(rng, x, y, width, between(rng, *heights))
        x += width + one_of(rng, (0, 0, 0, 3))
    return drawn


# ---- churches, towers, the palace ----


def dome(x: float, y: float, radius: float, drum: float = 8, lantern: float = 9) -> str:
    """A dome on a drum with windows, with a lantern and a cross."""
    base, top = y - drum, y - drum - radius * 1.32
    shoulder, brow = num(base - radius * 0.9), num(base - radius * 1.25)
    left = f"M{num(x - radius)} {num(base)}C{num(x - radius * 1.02)} {shoulder} {num(x - radius * 0.3)} {brow} {num(x)} {num(top)}"
    right = f"C{num(x + radius * 0.3)} {brow} {num(x + radius * 1.02)} {shoulder} {num(x + radius)} {num(base)}Z"
    inner = f"M{num(x + radius * 0.3)} {num(base)}C{num(x + radius * 0.5)} {num(base - radius * 0.8)} {num(x + radius * 0.2)} {brow} {num(x)} {num(top)}"
    ribs = "".join(f"M{num(x + radius * at)} {num(base)}Q{num(x + radius * at * 1.1)} {num(base - radius * 0.85)} {num(x)} {num(top)}" for at in (-0.62, -0.22))
    drawn = path(wall(x - radius * 0.9, y, radius * 1.8, drum)) + path(left + right, "var(--stone)") + shaded(inner + right)
    drawn += f'<path d="{ribs}" {FINE} opacity=".55"/>' if radius > 15 else ""
    return drawn + _lantern(x, top, lantern) + openings(windows(x - radius * 0.9, y - 1.5, radius * 1.8, 5, 2.6, drum - 3))


def _lantern(x: float, y: float, height: float) -> str:
    body = height * 0.6
    cap = f"M{num(x - 3.4)} {num(y - body + 1)}q3.4-5 6.8 0Z"
    return path(f"M{num(x - 2.4)} {num(y + 1)}v{num(-body)}h4.8v{num(body)}{cap}M{num(x)} {num(y - body - 2)}v-6M{num(x - 1.8)} {num(y - body - 6)}h3.6")


def tower(x: float, y: float, width: float, height: float, belfry: float = 16, spire: float = 30) -> str:
    """A campanile: shaft with pilasters, belfry, spire and a pennant."""
    left, half = x - width / 2, width / 2
    drawn = path(wall(left, y, width, height)) + shaded(wall(x + width * 0.14, y, width * 0.36, height))
    drawn += f'<path d="M{num(x - width * 0.22)} {num(y - 4)}V{num(y - height + 4)}M{num(x + width * 0.06)} {num(y - 4)}V{num(y - height + 4)}" {FINE}/>'
    bell = y - height
    drawn += path(wall(left - 2, bell, width + 4, 3), "var(--stone)") + path(wall(left + 0.6, bell - 3, width - 1.2, belfry))
    drawn += openings(windows(left + 0.6, bell - 4, width - 1.2, 3, width / 5, belfry - 4))
    eaves = bell - 6 - belfry
    tip = eaves - spire
    drawn += path(wall(left - 2, eaves + 3, width + 4, 3), "var(--stone)")
    drawn += path(f"M{num(left + 0.6)} {num(eaves)}L{num(x)} {num(tip)}L{num(x + half - 0.6)} {num(eaves)}Z", "var(--stone)")
    drawn += shaded(f"M{num(x + 1)} {num(eaves)}L{num(x)} {num(tip)}L{num(x + half - 0.6)} {num(eaves)}Z")
    return drawn + path(f"M{num(x)} {num(tip)}v-8M{num(x)} {num(tip - 7)}l5 2-5 2", "var(--coast)")


def palace(x: float, y: float, width: float, height: float) -> str:
    """The doge's palace: arcade, loggia, a wall of lozenges with wide windows and a balcony, merlons."""
    ground, loggia = height * 0.30, height * 0.20
    drawn = path(wall(x, y, width, height))
    drawn += f'<path d="{wall(x, y - ground - loggia, width, height - ground - loggia)}" fill="url(#diaper)" opacity=".8"/>'
    drawn += openings(arcade(x + 1, x + width - 1, y, ground, int(width / 11)))
    drawn += f'<path d="M{num(x)} {num(y - ground - 1.5)}H{num(x + width)}M{num(x)} {num(y - ground - loggia - 1)}H{num(x + width)}" fill="none" {LINE}/>'
    drawn += openings(arcade(x + 1, x + width - 1, y - ground - 2.4, loggia - 4, int(width / 6)))
    drawn += openings("".join(window(x + width * (k + 0.5) / 7, y - height * 0.6, width / 22, height * 0.2) for k in range(7) if k != 3))
    return drawn + _balcony(x + width / 2, y, height) + _merlons(x, y - height, width)


def _balcony(x: float, y: float, height: float) -> str:
    low, eaves, gable = y - height * 0.56, y - height * 0.9, y - height * 1.08
    outline = f"M{num(x - 9)} {num(low)}V{num(eaves)}L{num(x)} {num(gable)}L{num(x + 9)} {num(eaves)}V{num(low)}Z"
    return path(outline, "var(--card)") + openings(window(x, y - height * 0.58, 8, height * 0.26))


def _merlons(x: float, y: float, width: float) -> str:
    return path(crest(x, x + width, y, int(width / 7), 8), "var(--stone)", 'stroke="var(--coast)" stroke-width=".7" stroke-linejoin="round"')
