"""The lagoon: lines of water, gondolas in a seat's colours, ships at anchor."""

from math import pi, sin

from ridotto.engine.rng import Rng
from ridotto.look.buildings import FINE, LINE, between, path, shaded
from ridotto.look.pen import KEY, num
from ridotto.look.seats import dressed, emblem


def water_lines(seed: str, left: float, right: float, top: float, bottom: float, dense: float = 1.0) -> str:
    """Short strokes far off, long waves near by; the nearer, the wider apart."""
    rng, y, drawn = Rng.from_seed(seed), top, ""
    while y < bottom:
        near = (y - top) / max(1.0, bottom - top)
        x = left - between(rng, 0, 40)
        while x < right:
            length = between(rng, 14, 60) * (1 + near * 1.6)
            drawn += _wave(x, y, length, near)
            x += length + between(rng, 8, 60) * (0.5 + near * 1.6) / dense
        y += 2.6 + 9 * near
    return f'<path d="{drawn}" fill="none" stroke="var(--water-line)" stroke-width=".9" stroke-linecap="round"/>'


def _wave(x: float, y: float, length: float, near: float) -> str:
    if near <= 0.25:
        return f"M{x:.0f} {num(y)}h{length:.0f}"
    return f"M{x:.0f} {num(y)}q{length / 4:.0f}-{num(1.4 + 1.2 * near)} {length / 2:.0f} 0t{length / 2:.0f} 0"


def reflection(seed: str, left: float, right: float, y: float, depth: float) -> str:
    """What the water gives back of a row of buildings: strokes that thin out downwards."""
    rng, drawn, at = Rng.from_seed(seed), "", y
    while at < y + depth:
        near = (at - y) / depth
        x = left + between(rng, 0, 20)
        while x < right:
            length = between(rng, 10, 44) * (1 - near * 0.6)
            drawn += f"M{x:.0f} {num(at)}h{min(length, right - x):.0f}"
            x += length + between(rng, 4, 24) * (1 + near * 5)
        at += 2.2 + 2.4 * near
    return f'<path d="{drawn}" fill="none" stroke="var(--coast)" stroke-width=".7" stroke-linecap="round" opacity=".5"/>'


def gondola(x: float, y: float, seat: int, scale: float = 1.0, rower: bool = True) -> str:
    """A gondola of a seat, its bow to the left; on its cabin the emblem, its lower side hatched."""
    hull = "M-33-9.6C-29 3.6-16 8.6 1 8.6 17 8.6 27 3 32.4-8.4L29.6-8C24-1.4 13 1 0 1-13 1-25-2-30.2-10.4Z"
    low = "M-30.6-6C-26 1-12 5 1 5 15 5 25 1 30.6-5.4 25 4 16 8.6 1 8.6-15 8.6-27 4.4-30.6-6Z"
    iron = "M-33-9.6L-35.6-16.6-31.6-17.4-29.4-10.2M-34.6-14H-38M-34-12.2H-37M-33.4-10.4H-36M32.4-8.4C34-11 33.4-13.4 31-14"
    wake = "M-26 9.6C-14 13 14 13 27 8.4M-34 10c5-2 8 2 13 0M20 12.6c5-2 8 2 13 0"
    drawn = f'<path d="{wake}" fill="none" stroke="var(--water-line)" stroke-width="1.2" stroke-linecap="round"/>'
    drawn += f'<path d="{hull}" fill="var(--seat)" {KEY}/><path d="{low}" fill="url(#hatch-{seat})"/>'
    drawn += f'<path d="{iron}" fill="none" stroke="var(--coast)" stroke-width="1.6" stroke-linecap="round"/>'
    drawn += f'<path d="M-9 1.2V-7.4Q0-13.6 9-7.4V1.2Q0 2-9 1.2Z" fill="var(--card)" {KEY}/>' + emblem(seat, 11, 0, -4, "var(--ink)")
    placed = dressed(seat, (_rower() if rower else "") + drawn)
    return f'<g transform="translate({num(x)} {num(y)}) scale({scale:g})">{placed}</g>'


def _rower() -> str:
    man = '<path d="M20-1L22-12 19-20Q22-23 25-20L27-12 26-1Z" fill="var(--coast)"/><circle cx="22.4" cy="-24" r="2.8" fill="var(--coast)"/>'
    return f'{man}<path d="M18-26.4h9M19-17L6 14" fill="none" stroke="var(--coast)" stroke-width="1.4" stroke-linecap="round"/>'


def ship(x: float, y: float, scale: float = 1.0) -> str:
    """A merchantman under sail."""
    drawn = path("M-34-6C-30 4-24 6-16 6H20C28 6 32 0 36-12L30-8H-28Z", "var(--stone)") + f'<path d="M-30-2H31M-27 2H28" {FINE}/>'
    drawn += "".join(_mast(at, height) for at, height in ((-14, 52), (10, 62), (26, 36)))
    drawn += f'<path d="M-30-8L-14-50M36-12L10-60" {FINE}/><path d="M-36 8c6-2 10 2 16 0M10 9c6-2 10 2 16 0" fill="none" {LINE} opacity=".5"/>'
    return f'<g transform="translate({num(x)} {num(y)}) scale({scale:g})">{drawn}</g>'


def _mast(x: float, height: float) -> str:
    head, foot = num(-height * 0.72), num(-height * 0.36)
    sail = f"M{num(x - 11)} {head}Q{num(x)} {num(-height * 0.78)} {num(x + 11)} {head}L{num(x + 9)} {foot}Q{num(x)} {num(-height * 0.42)} {num(x - 9)} {foot}Z"
    dark = f"M{num(x + 4)} {num(-height * 0.74)}L{num(x + 11)} {head}L{num(x + 9)} {foot}L{num(x + 4)} {num(-height * 0.4)}Z"
    pole = f'<path d="M{num(x)}-8V{num(-height)}" fill="none" {LINE}/>'
    return pole + path(sail, "var(--card)") + shaded(dark) + path(f"M{num(x)} {num(-height)}l8-2-8-3", "var(--coast)")


def mooring(x: float, y: float, height: float) -> str:
    """A post in the water."""
    post = f'<path d="M{num(x)} {num(y)}v{num(-height)}" stroke="var(--coast)" stroke-width="3" stroke-linecap="round"/>'
    return f'{post}<path d="M{num(x - 7)} {num(y + 1)}q7 3 14 0" fill="none" stroke="var(--coast)" stroke-width=".8"/>'


def hills(left: float, right: float, y: float, height: float) -> str:
    """Low land far off."""
    steps = 12
    points = [(left + (right - left) * k / steps, y - height * (0.45 + 0.55 * sin(k * 1.3 + left)) * sin(pi * k / steps)) for k in range(steps + 1)]
    return f"M{num(left)} {num(y)}" + "".join(f"L{num(x)} {num(at)}" for x, at in points) + f"L{num(right)} {num(y)}Z"
