"""What every game and page may draw with: textures, icons, the logo. Games add sheets of their own."""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache

from ridotto.look import seats
from ridotto.look.drawings import read_symbols

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


SYMBOLS: dict[str, str] = seats.SYMBOLS | _patterns() | read_symbols("ridotto.look")


def used(drawings: Iterable[str], sheet: Mapping[str, str], more: Iterable[str] = ()) -> dict[str, str]:
    """The symbols that drawings use, `more` of them and those that they use, by name and always in the same order."""
    found: set[str] = set()
    for name in frozenset(more).union(*map(_named, drawings)):
        found |= _with_parts(name, sheet)
    return {name: sheet.get(name) or SYMBOLS[name] for name in sorted(found)}


@lru_cache(maxsize=1024)
def _named(drawing: str) -> frozenset[str]:
    return frozenset(match[1] or match[2] for match in _REFERENCE.finditer(drawing))


_parts: dict[int, tuple[Mapping[str, str], dict[str, frozenset[str]]]] = {}
"""By the id of a sheet: the sheet, and each of its symbols with all that it uses. An edition may have its own sheet."""
MOST_SHEETS = 64


def _with_parts(name: str, sheet: Mapping[str, str]) -> frozenset[str]:
    """A symbol and all that it is drawn with; nothing for a name that is not a symbol."""
    if id(sheet) not in _parts and len(_parts) >= MOST_SHEETS:
        _parts.clear()
    _, known = _parts.setdefault(id(sheet), (sheet, {}))
    if name not in known:
        drawing = sheet.get(name) or SYMBOLS.get(name)
        if drawing is None:
            return frozenset()  # not kept: a player may be called `url(#x)`
        known[name] = frozenset({name}).union(*(_with_parts(part, sheet) for part in _named(drawing)))
    return known[name]
