"""Helpers for the tests of all scenes."""

import re
from collections import Counter
from xml.etree import ElementTree

from ridotto.look.scene import Button, Scene
from ridotto.look.symbols import SYMBOLS

RESERVED = ("move-", "seat-", "event-", "join-", "bot-", "hand-", "talk", "log", "prompt", "notice", "loupe")
"""The prefixes of names that belong to the page."""
TAGS = {"svg", "g", "defs", "symbol", "pattern", "clipPath", "path", "rect", "circle", "ellipse", "line", "use", "text", "tspan", "textPath", "title"}


def places(scene: Scene) -> set[int]:
    """The moves that can be made by pointing at something or pressing a button."""
    found = {int(move) for move in re.findall(r'data-move="(\d+)"', scene.pieces)}
    found |= {item.move for row in scene.own for item in row.items if item.move is not None}
    parts = Counter(item.part for row in scene.own for item in row.items if item.part)
    for button in scene.buttons:
        if isinstance(button, Button):
            assert not Counter(button.parts) - parts, "a set of items that are not there"
            found.add(button.move)
    return found


def whole(scene: Scene) -> str:
    """All markup of a scene with the symbols it uses."""
    art = "".join(item.art for row in scene.own for item in row.items)
    sheet = "".join((scene.board_symbols() | scene.symbols()).values())
    return f"<svg><defs>{sheet}</defs>{scene.board}{scene.pieces}{art}</svg>"


def assert_sound(scene: Scene) -> None:
    """Well-formed, each name once and none of the page's, references resolved, nothing that a strict page refuses."""
    text = whole(scene)
    tree = ElementTree.fromstring(text)
    names = [each.attrib["id"] for each in tree.iter() if "id" in each.attrib]
    assert len(names) == len(set(names)), [name for name, count in Counter(names).items() if count > 1]
    assert not [name for name in names if name.startswith(RESERVED)]
    wanted = {one or two for one, two in re.findall(r'href="#([\w-]+)"|url\(#([\w-]+)\)', text)}
    assert wanted <= set(names), wanted - set(names)
    assert not [name for each in tree.iter() for name in each.attrib if name == "style" or name.startswith("on")]
    assert {each.tag for each in tree.iter()} <= TAGS
    icons = {mark.icon for panel in (*scene.seats, *(each.panel for each in scene.company)) for mark in (*panel.cells, *panel.supply)}
    assert icons <= set(scene.sheet) | set(SYMBOLS)
    assert {loupe.name for loupe in scene.loupes} <= set(names)
