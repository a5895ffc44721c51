"""Water and low land as they are seen from the shore."""

from math import pi, sin

from ridotto.engine.rng import Rng
from ridotto.look.pen import num


def _between(rng: Rng, low: float, high: float) -> float:
    """Some length from `low` to `high`."""
    return low + (high - low) * int(rng.below(1001)) / 1000


def water_lines(seed: str, left: float, right: float, top: float, bottom: float, dense: float = 1.0) -> str:
    """Short strokes far off, long waves near by; the nearer, the wider apart."""
    rng, y, drawn = Rng.from_seed(seed), top, ""
    while y < bottom:
        near = (y - top) / max(1.0, bottom - top)
        x = left - _between(rng, 0, 40)
        while x < right:
            length = _between(rng, 14, 60) * (1 + near * 1.6)
            drawn += _wave(x, y, length, near)
            x += length + _between(rng, 8, 60) * (0.5 + near * 1.6) / dense
        y += 2.6 + 9 * near
    return f'<path d="{drawn}" fill="none" stroke="var(--water-line)" stroke-width=".9" stroke-linecap="round"/>'


def _wave(x: float, y: float, length: float, near: float) -> str:
    if near <= 0.25:
        return f"M{x:.0f} {num(y)}h{length:.0f}"
    return f"M{x:.0f} {num(y)}q{length / 4:.0f}-{num(1.4 + 1.2 * near)} {length / 2:.0f} 0t{length / 2:.0f} 0"


def hills(left: float, right: float, y: float, height: float) -> str:
    """Low land far off."""
    steps = 12
    points = [(left + (right - left) * k / steps, y - height * (0.45 + 0.55 * sin(k * 1.3 + left)) * sin(pi * k / steps)) for k in range(steps + 1)]
    return f"M{num(left)} {num(y)}" + "".join(f"L{num(x)} {num(at)}" for x, at in points) + f"L{num(right)} {num(y)}Z"
