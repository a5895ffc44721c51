"""What every game and page may draw with: textures, icons, the mark of the house. Games add sheets of their own."""

import re
from collections.abc import Mapping

from ridotto.look import seats
from ridotto.look.pen import around, closed, symbol

_REFERENCE = re.compile(r'href="#([\w-]+)"|url\(#([\w-]+)\)')


def _pattern(name: str, width: float, height: float, lines: str, turned: str = "") -> str:
    return f'<pattern id="{name}" width="{width:g}" height="{height:g}" patternUnits="userSpaceOnUse"{turned}>{lines}</pattern>'


def _patterns() -> dict[str, str]:
    waves = "M2 4c5-2.4 8 2.4 13 0M25 11c5-2.4 8 2.4 13 0"
    return {
        "waves": _pattern("waves", 46, 14, f'<path d="{waves}" fill="none" stroke="var(--water-line)" stroke-width=".8" stroke-linecap="round" opacity=".8"/>'),
        "shade": _pattern(
            "shade",
            2.6,
            2.6,
            '<path d="M1.3 0V2.6" stroke="var(--ink)" stroke-width=".6" stroke-opacity=".55"/>',
            ' patternTransform="rotate(45)"',
        ),
        "diaper": _pattern(
            "diaper",
            16,
            16,
            '<path d="M0 8L8 0L16 8L8 16Z" fill="none" stroke="var(--land-line)" stroke-width=".8"/>'
            '<path d="M5.6 8L8 5.6L10.4 8L8 10.4Z" fill="var(--land-line)" opacity=".7"/>',
        ),
        "piles": _pattern("piles", 7, 7, '<circle cx="3.5" cy="3.5" r="1" fill="var(--ink-2)" opacity=".42"/>'),
        "lozenge": _pattern(
            "lozenge",
            10,
            14,
            '<path d="M0 7L5 0L10 7L5 14Z" fill="none" stroke="var(--back-line)" stroke-width=".8"/><circle cx="5" cy="7" r="1" fill="var(--back-line)"/>',
        ),
    }


def _icon(name: str, body: str) -> str:
    return symbol(name, "-12 -12 24 24", body)


def _icons() -> dict[str, str]:
    line = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"'
    drawn = {
        "i-house": f'<path d="M-9.6 9.6V-.6L0-10 9.6-.6V9.6Z" {line}/>',
        "i-palazzo": f'<path d="M-10 10V-5H10V10ZM-10-5V-10H-6V-7.4H-2V-10H2V-7.4H6V-10H10V-5" {line}/>'
        '<path d="M-2.6 10V4A2.6 2.6 0 0 1 2.6 4V10Z" fill="currentColor"/>',
        "i-ring": '<ellipse rx="9.4" ry="6" fill="none" stroke="currentColor" stroke-width="3.4"/>',
        "i-token": '<circle r="9.4" fill="none" stroke="currentColor" stroke-width="2"/><circle r="5.4" fill="none" stroke="currentColor" stroke-width="1.4"/>',
        "i-cards": f'<path d="M-8-9H3V8H-8ZM3-6L8-5 5.6 10-5 8.6" {line}/>',
        "i-bot": f'<path d="M-8-4H8V8H-8ZM0-4V-9" {line}/><circle cy="-9.4" r="1.8" fill="currentColor"/><circle cx="-3.4" cy="2" r="1.7" fill="currentColor"/>'
        '<circle cx="3.4" cy="2" r="1.7" fill="currentColor"/>',
        "i-tick": '<path d="M-8 .6L-2.4 6.4 8.6-6.6" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
        "i-clock": f'<circle r="9.6" {line}/><path d="M0-5.4V0L4 3" {line}/>',
        "i-gone": f'<path d="M-8-8L8 8M8-8L-8 8" {line}/>',
    }
    return {name: _icon(name, body) for name, body in drawn.items()}


def _mark() -> str:
    """A gaming table seen from above: an octagon and a star."""
    eighth = 0.39269908169872414
    star = closed([(x * r, y * r) for k, (x, y) in enumerate(around(1, 8)) for r in [9.4 if k % 2 == 0 else 3]])
    frame = f'<path d="{closed(around(15, 8, eighth))}" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/>'
    return symbol(
        "mark",
        "-16 -16 32 32",
        f'{frame}<path d="{closed(around(11.4, 8, eighth))}" fill="none" stroke="currentColor" stroke-width=".7"/><path d="{star}" fill="currentColor"/>',
    )


def _rose() -> str:
    """The wind rose of a map."""
    radius = 44
    rim = (
        f'<circle r="{radius}" fill="var(--water)" stroke="var(--coast)" stroke-width="1"/><circle r="40" fill="none" stroke="var(--coast)" stroke-width=".5"/>'
    )
    marks = "".join(f"M{x * 44:.1f} {y * 44:.1f}L{x * 40:.1f} {y * 40:.1f}" for x, y in around(1, 32))
    points = f'<path d="{marks}" stroke="var(--coast)" stroke-width=".6"/>'
    for length, breadth, start in ((0.62, 0.13, 45), (0.92, 0.113, 0)):
        tip, side = -radius * length, radius * breadth
        for quarter in range(4):
            dark = f'<path d="{closed([(0, tip), (side, -side), (0, 0)])}" fill="var(--coast)"/>'
            light = f'<path d="{closed([(0, tip), (-side, -side), (0, 0)])}" fill="var(--card)" stroke="var(--coast)" stroke-width=".8"/>'
            points += f'<g transform="rotate({start + 90 * quarter})">{dark}{light}</g>'
    return symbol("rose", "-44 -44 88 88", f'{rim}{points}<circle r="3" fill="var(--card)" stroke="var(--coast)" stroke-width="1"/>')


SYMBOLS: dict[str, str] = seats.SYMBOLS | _patterns() | _icons() | {"mark": _mark(), "rose": _rose()}


def used(text: str, sheet: Mapping[str, str]) -> dict[str, str]:
    """The symbols that a drawing uses, and those that they use, by name and always in the same order."""
    found: set[str] = set()
    for name in _named(text):
        found |= _with_parts(name, sheet)
    return {name: sheet.get(name) or SYMBOLS[name] for name in sorted(found)}


def _named(text: str) -> set[str]:
    return {match[1] or match[2] for match in _REFERENCE.finditer(text)}


_parts: dict[int, tuple[Mapping[str, str], dict[str, frozenset[str]]]] = {}
"""For each sheet, kept with it, its symbols with all that they use."""


def _with_parts(name: str, sheet: Mapping[str, str]) -> frozenset[str]:
    """A symbol and all that it is drawn with; nothing for a name that is no symbol's."""
    _, known = _parts.setdefault(id(sheet), (sheet, {}))
    if name not in known:
        drawing = sheet.get(name) or SYMBOLS.get(name)
        known[name] = frozenset() if drawing is None else frozenset({name}).union(*(_with_parts(part, sheet) for part in _named(drawing)))
    return known[name]
