"""Pointing at things on the page of a lesson: they are ringed by a mark in their tags, and named for screen readers.

It works on the page as it was rendered, because what is pointed at may be anything on it: a place of the scene, an own
thing, a button, a seat.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from html import escape, unescape

from ridotto.engine.codec import Codec
from ridotto.engine.lesson import Point
from ridotto.engine.words import Words

SHOWN = "<!--shown-->"
"""Where the page says what is pointed at."""
MARK = ' data-pointed="" aria-describedby="coach-say"'
_LABEL = re.compile(r'\baria-label="([^"]*)"')
_TITLE = re.compile(r"\s*<title[^<>]*>([^<]*)</title>")
_LISTED = '<details id="all-moves"'
"""Where the list of moves begins, which is not pointed at."""
_WHOLE = {"own": "own", "board": "scene", "prompt": "prompt", "log": "log"}
_UNNAMED = {"prompt": "table-lesson-at-prompt", "log": "table-log"}


def point_out(page: str, points: Sequence[Point], codec: Codec, names: Sequence[str], words: Words) -> str:
    """The page with what is pointed at marked, and told to those who do not see it."""
    found = [(point, tag) for point in points for tag in tags(page, point, codec)]
    labels = "; ".join(said_once(_label(page, point, tag, names, words).rstrip(".") for point, tag in found))
    for start in sorted({tag.end(1) for _, tag in found}, reverse=True):
        page = f"{page[:start]}{MARK}{page[start:]}"
    told = f'<p class="unseen" id="coach-shown">{escape(words("table-lesson-shown", things=labels))}</p>' if found else ""
    return page.replace(SHOWN, told, 1)


def said_once(labels: Iterable[str]) -> list[str]:
    """Names without those that another one begins or ends with: a mark, its area and its card are often called alike."""
    unlike = list(dict.fromkeys(labels))
    return [label for label in unlike if not label or not any(other != label and (other.startswith(label) or other.endswith(label)) for other in unlike)]


def tags(page: str, point: Point, codec: Codec) -> Iterator[re.Match[str]]:
    """The opening tags of what is pointed at; the first group is the tag's name."""
    if point.kind == "move":
        yield from _of_move(page, codec.number(point.name))
    else:
        name = {"own": f"own-{point.name}", "seat": f"seat-{point.name}"}.get(point.kind, point.name) if point.name else _WHOLE[point.kind]
        yield from _with(page, f'id="{re.escape(name)}"')


def _of_move(page: str, move: int) -> Iterator[re.Match[str]]:
    """Where a move is made, and what is chosen before it: the piece, or the own things that it needs."""
    listed = page.find(_LISTED)
    for tag in _with(page, rf'(?:data-move="{move}"|name="move" value="{move}")'):
        if tag.start() > listed >= 0 or 'class="field can"' in tag[0]:  # the mark in an area is pointed at, not all of it
            continue
        yield tag
        if piece := re.search(r'data-of="([^"]*)"', tag[0]):
            yield from _with(page, f'data-pick="{re.escape(piece[1])}"')
        if parts := re.search(r'data-parts="([^"]*)"', tag[0]):
            wanted = Counter(parts[1].split(" "))
            for thing in _with(page, 'data-part="[^"]*"'):
                part = re.search(r'data-part="([^"]*)"', thing[0])
                if part and wanted[part[1]] > 0:
                    wanted[part[1]] -= 1
                    yield thing


def _with(page: str, attribute: str) -> Iterator[re.Match[str]]:
    """The opening tags that have an attribute."""
    return re.finditer(rf"<([a-z]+)(?=[ \n])[^<>]*?(?<=[ \n]){attribute}[^<>]*>", page)


def _label(page: str, point: Point, tag: re.Match[str], names: Sequence[str], words: Words) -> str:
    """What something is called."""
    if point.kind == "seat":
        return names[int(point.name)]
    if point.kind in _UNNAMED:
        return words(_UNNAMED[point.kind])
    if label := _LABEL.search(tag[0]) or _TITLE.match(page, tag.end()):
        return unescape(label[1]).split("\n")[0]
    return unescape(page[tag.end() : page.index("<", tag.end())]).strip()  # a button says it itself
