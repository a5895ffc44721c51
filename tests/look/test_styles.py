"""The stylesheets of pages and scenes."""

import re
from importlib.resources import files
from pathlib import Path

SHEETS = sorted(Path(str(files("ridotto"))).rglob("*.css"))
ANYTHING_BESIDE = re.compile(r"[+~]\s*\*")


def test_no_selector_ends_in_anything_beside_something() -> None:
    """Wherever an element comes or goes, a browser would style everything that follows it anew (docs/decisions.md)."""
    assert SHEETS
    found = {sheet.name: ANYTHING_BESIDE.findall(re.sub(r"/\*.*?\*/", "", sheet.read_text(encoding="utf-8"), flags=re.S)) for sheet in SHEETS}
    assert not any(found.values()), found


def test_nothing_moves_without_end() -> None:
    """What moves for more than five seconds distracts from reading (WCAG 2.2.2), and keeps the browser drawing all the time."""
    assert not [sheet.name for sheet in SHEETS if "infinite" in sheet.read_text(encoding="utf-8")]
