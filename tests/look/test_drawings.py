"""Drawings in files: each works by itself in an editor, and is read as pages need it."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import ridotto
from ridotto.look.drawings import read_drawing, read_symbols
from ridotto.look.seats import MOST, emblem

ROOT = Path(ridotto.__file__).parent
FILES = sorted([*ROOT.glob("look/art/**/*.svg"), *ROOT.glob("games/*/art/**/*.svg"), *ROOT.glob("games/*/cover.svg")])
SVG = "{http://www.w3.org/2000/svg}svg"
SEAT = re.compile(r"--seat(-on|-key)?")


def by_day(*sheets: Path) -> dict[str, str]:
    """The daytime colours of all tokens."""
    found: dict[str, str] = {}
    for sheet in sheets:
        said = re.findall(r"(--[\w-]+):\s*([^;]+);", sheet.read_text(encoding="utf-8").partition("@media")[0])
        found = dict(reversed(said)) | found
    while any(value.startswith("var(") for value in found.values()):
        found |= {name: found[value[4:-1]] for name, value in found.items() if value.startswith("var(")}
    return found


HOUSE = by_day(ROOT / "look/css/tokens.css")
SEATS = {f"--seat{part}": {HOUSE[f"--seat-{seat}{part}"] for seat in range(MOST)} for part in ("", "-on", "-key")}


def test_there_are_drawings_of_the_house_and_of_every_game() -> None:
    assert {path.relative_to(ROOT).parts[:2] for path in FILES} > {("look", "art"), ("games", "doge"), ("games", "_template")}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_drawing_stands_alone_in_the_colours_of_day(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    drawing = ElementTree.fromstring(text)
    assert drawing.tag == SVG
    assert len(drawing.attrib["viewBox"].split()) == 4
    own = ROOT.joinpath(*path.relative_to(ROOT).parts[:2], "scene.css")
    tokens = by_day(ROOT / "look/css/tokens.css", *([own] if own.is_file() else []))
    assert not re.findall(r"var\(--[\w-]+\)", text), "a colour without what it is by day"
    for name, colour in re.findall(r"var\((--[\w-]+), (#[0-9a-f]+)\)", text):
        assert colour in (SEATS[name] if SEAT.fullmatch(name) else {tokens[name]}), f"{name} is not {colour} by day"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_is_read_has_tokens_alone_and_no_blanks_between_elements(path: Path) -> None:
    drawing = read_drawing(path)
    assert not re.search(r", #|>\s|\n", drawing.body)
    ElementTree.fromstring(f'<svg viewBox="{drawing.box}">{drawing.body}</svg>')


def test_a_piece_is_dressed_for_each_seat() -> None:
    symbols = read_symbols("ridotto.games.doge")
    for seat in range(MOST):
        house = symbols[f"house-{seat}"]
        assert house.startswith(f'<symbol id="house-{seat}" viewBox="-16 -16 32 32" overflow="visible"><g class="s{seat}">')
        assert re.findall(r"hatch-\d", house) == [f"hatch-{seat}"]
        assert emblem(seat, 11.6, -5, 5.6) in house


def test_a_file_that_is_no_drawing_is_named(tmp_path: Path) -> None:
    wrong = tmp_path / "house.svg"
    wrong.write_text("<svg><path/></svg>", encoding="utf-8")
    with pytest.raises(ValueError, match=r"house\.svg is not an SVG file with a view box"):
        read_drawing(wrong)
