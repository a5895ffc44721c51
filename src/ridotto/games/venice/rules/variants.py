"""The options of the rulebook: favour cards, VEN-16, VEN-124; the difficulty of the solo game, VEN-255 to VEN-263."""

from ridotto.engine.errors import SetupError
from ridotto.games.venice.rules.position import UNTURNED, Position

EASIER = ("no-prologue-assistants", "fourth-field", "one-scroll", "two-extra-turns")
HARDER = ("prologue-1", "council-2", "first-field", "three-scrolls", "no-extra-turn")
APART = (
    ("prologue-1", "prologue-2"),
    ("council-1", "council-2", "council-3", "council-4"),
    ("one-scroll", "three-scrolls"),
    ("no-extra-turn", "two-extra-turns"),
)
"""Options of which at most one can be chosen."""


def chosen(variant: str) -> list[str]:
    """The single options of a variant, which must be compatible; `easier` and `harder` stand for several."""
    names = variant.split("+") if variant else []
    if "easier" in names:
        names = [name for name in names if name != "easier"] + list(EASIER)
    if "harder" in names:
        names = [name for name in names if name != "harder"] + list(HARDER)
    wrong = disagreement(names)
    if wrong:
        raise SetupError(wrong)
    return names


def set_options(p: Position, names: list[str]) -> None:
    """Set these options to the edition's values; the setup does not depend on them."""
    parts = p.parts
    for seat in range(int(p.seats)):
        if "favour" in names or f"favour-{seat + 1}" in names:
            p.favour[seat] = UNTURNED  # VEN-16, VEN-124
    for n in range(1, len(parts.prologue_more)):
        if f"prologue-{n}" in names:
            p.prologue_more = parts.prologue_more[n]  # VEN-255
    if "no-prologue-assistants" in names:
        p.prologue_bare = 1  # VEN-260
    for n in range(1, len(parts.council_start)):
        if f"council-{n}" in names:
            p.council[1] = parts.council_start[n]  # VEN-256
            p.council[2] = parts.council_start[n]
    if "first-field" in names:
        p.field_vp[1] = parts.first_field_vp  # VEN-257
    if "fourth-field" in names:
        p.field_vp[4] = parts.fourth_field_vp  # VEN-261
    if "one-scroll" in names:
        p.doge_scrolls = parts.fewer_scrolls  # VEN-262
    if "three-scrolls" in names:
        p.doge_scrolls = parts.more_scrolls  # VEN-258
    if "no-extra-turn" in names:
        p.extra_turns = parts.fewer_turns  # VEN-259
    if "two-extra-turns" in names:
        p.extra_turns = parts.more_turns  # VEN-263


def disagreement(names: list[str]) -> str:
    """Why these options cannot be played together; empty if they can."""
    for name in names:
        if name.startswith("favour-") and "favour" in names:
            return f"Venice's option {name!r} is for a single seat, and 'favour' gives all seats a favour card"
    for group in APART:
        both = [name for name in names if name in group]
        if len(both) > 1:
            return f"Venice's options {' and '.join(both)} exclude each other"
    if len(set(names)) != len(names):
        return "Venice's options easier and harder stand for several options and cannot be joined with these"
    return ""
