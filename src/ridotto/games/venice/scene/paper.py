"""Cards with words on them: contracts, lasting effects, influence cards, answers. 0 0 is the upper left corner."""

from collections.abc import Sequence
from functools import lru_cache

from ridotto.games.venice.art import sign, signs
from ridotto.games.venice.moves import CUBE_TEXTS
from ridotto.look.pen import INK, at, sized, use, write

HEIGHT = 97
DEED, NOTE, FORCE, BRIEF, INFLUENCE, SLIM = 164, 96, 120, 76, 108, 70
"""The widths of the kinds of card."""
_SNUG = 182
"""The width of one or two answers with few words: on a phone two of them, or one and a contract, stand side by side."""
_ANSWERS = {1: (212, 300), 2: (212, 300), 3: (182, 212, 256), 4: (182,), 5: (152,), 6: (126,)}
_LEAST_ANSWER = (108,)
"""The width of each answer, by their number; the wider ones are for answers with many words."""
_SIZES = (15.4, 14.2, 13.0, 12.0, 11.4)
"""The font sizes of an answer: the fewer its words, the larger."""
_NARROW, _BROAD = frozenset("fijlrt.,:;'’!|()[] I-"), frozenset("mwMWÄÖÜ—")


def box(width: int) -> str:
    """The view box of a card."""
    return f"-2 -2 {width + 4} {HEIGHT + 4}"


def answer_width(answers: Sequence[tuple[str, ...]]) -> int:
    """How wide each of these answers is, given their lines."""
    if len(answers) <= 2 and all(_depth(lines, _SNUG, _SIZES[1]) < HEIGHT - 4 for lines in answers):
        return _SNUG
    widths = _ANSWERS.get(len(answers), _LEAST_ANSWER)
    return next((width for width in widths if all(_depth(lines, width, _SIZES[-1]) < HEIGHT - 4 for lines in answers)), widths[-1])


def breadth(text: str, size: float) -> float:
    """The approximate width of a text in the font of the page."""
    ems = sum(0.29 if letter in _NARROW else 0.8 if letter in _BROAD else 0.6 if letter.isupper() else 0.5 for letter in text)
    return ems * size


@lru_cache(maxsize=2048)
def wrapped(text: str, width: float, size: float, most: int) -> tuple[str, ...]:
    """A text in lines of at most this width; if it does not fit, the last line ends in dots."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and breadth(longer, size) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    if len(lines) > most:
        lines = [*lines[: most - 1], _cut(f"{lines[most - 1]} {lines[most]}", width, size)]
    return tuple(_cut(line, width, size) if breadth(line, size) > width * 1.12 else line for line in lines)


def _cut(text: str, width: float, size: float) -> str:
    while breadth(f"{text}…", size) > width and text:
        text = text[:-1]
    return f"{text.rstrip()}…"


def block(text: str, x: float, y: float, width: float, size: float, most: int, step: float = 0.0, classes: str = "ve-text", anchor: str = "start") -> str:
    """A text in several lines."""
    lead = step or size * 1.06
    return "".join(write(line, x, y + lead * k, size, anchor, classes) for k, line in enumerate(wrapped(text, width, size, most)))


def _named(name: str, x: float, y: float, width: float, size: float = 17.0, anchor: str = "start") -> str:
    """A name in the title font, smaller if it is long."""
    fitting = min(size, width / max(1.0, breadth(name, 0.93)))
    return write(name, x, y, round(fitting, 1), anchor, "ve-name")


def _paper(width: float, line: str, corner: float) -> str:
    edge = f'<rect width="{width:g}" height="{HEIGHT}" rx="{max(4.0, corner):g}" fill="var(--card)" {INK}/>'
    return f'{edge}<rect {sized((2.6, 2.6, width - 5.2, HEIGHT - 5.2))} rx="{corner:g}" fill="none" stroke="{line}" stroke-width="1.5"/>'


@lru_cache(maxsize=512)
def deed(
    name: str, place: str, building: str, cubes: tuple[int, ...], scrolls: int, coins: int, points: int, missing: tuple[int, ...], lacks: int, effect: str
) -> str:
    """A contract: building, cubes and scrolls (missing ones are faint), coins and points, and its lasting effect."""
    band = f'<rect {sized((3.4, 3.4, 29, HEIGHT - 6.8))} fill="var(--stone)"/><path d="M32.4 3.4V{HEIGHT - 3.4}" stroke="var(--set-brown)"/>'
    left = f'<g class="on-stone" color="var(--ink)">{sign(building, 24, 18, 19)}</g>{use(f"c-{coins}", 18, 52, 22)}{use(f"v-{points}", 18, 78, 24)}'
    cost = _cost(cubes, scrolls, missing, lacks, 47, 29, min(17.5, 118 / max(1, sum(cubes) + scrolls)))
    words = write(place, 39, 46.6, 12, "start", "ve-text ve-loud") + _effect(effect)
    return f"{_paper(DEED, 'var(--set-brown)', 0)}{band}{left}{_named(name, 39, 17, DEED - 46)}{cost}{words}"


def _effect(effect: str) -> str:
    """The lasting effect in four lines; a long one in five smaller ones."""
    if len(wrapped(effect, DEED - 45, 11.2, 9)) <= 4:
        return block(effect, 39, 58, DEED - 45, 11.2, 4, 11)
    return block(effect, 39, 56, DEED - 43, 10.2, 5, 8.9)


@lru_cache(maxsize=512)
def note(name: str, place: str, building: str, cubes: tuple[int, ...], scrolls: int, coins: int, points: int, missing: tuple[int, ...], lacks: int) -> str:
    """A contract if there is little room: all but its lasting effect. The sign makes room for a long word."""
    longest = max(breadth(word, 1.1) for word in name.split())
    roomy = 12.4 * longest <= NOTE - 40
    left = 34 if roomy else 24
    size = round(min(12.4, (NOTE - left - 6) / longest), 1)
    head = block(name, left, 17, NOTE - left - 4, size, 2, 12.4, "ve-text ve-loud")
    mark = f'<g color="var(--ink)">{sign(building, 21, 19, 18) if roomy else sign(building, 15, 14, 13)}</g>'
    cost = _cost(cubes, scrolls, missing, lacks, 15, 47, min(15.5, (NOTE - 20) / max(1, sum(cubes) + scrolls)))
    where = write(place, 8, 67, round(min(11.6, (NOTE - 14) / breadth(place, 1.0)), 1), "start", "ve-text")
    gain = use(f"c-{coins}", 21, 81, 20) + use(f"v-{points}", 46, 81, 22)
    return f"{_paper(NOTE, 'var(--set-brown)', 0)}{mark}{head}{cost}{where}{gain}"


def _cost(cubes: Sequence[int], scrolls: int, missing: Sequence[int], lacks: int, x: float, y: float, step: float) -> str:
    """Cubes and scrolls that a contract takes; those still missing are faint."""
    icons = []
    for kind, wanted, absent in zip(CUBE_TEXTS, cubes, missing, strict=True):
        icons += [(f"box-{kind}", place >= wanted - absent) for place in range(wanted)]
    icons += [("m-scroll", place >= scrolls - lacks) for place in range(scrolls)]
    drawn = [(use(icon, x + step * k, y, min(17.0, step + 1.5)), faint) for k, (icon, faint) in enumerate(icons)]
    return "".join(f'<g opacity=".42">{icon}</g>' if faint else icon for icon, faint in drawn)


@lru_cache(maxsize=256)
def force(name: str, effect: str) -> str:
    """A contract in force: paper without a frame, its name and its lasting effect."""
    paper = f'<rect width="{FORCE}" height="{HEIGHT}" rx="4" fill="var(--sheet)" stroke="var(--edge)" stroke-width="1.2"/>'
    return f"{paper}{_named(name, 8, 19, FORCE - 16)}{block(effect, 8, 35, FORCE - 15, 11, 5, 11.6)}"


@lru_cache(maxsize=256)
def brief(name: str) -> str:
    """The same if there is little room: only the name."""
    paper = f'<rect width="{BRIEF}" height="{HEIGHT}" rx="4" fill="var(--sheet)" stroke="var(--edge)" stroke-width="1.2"/>'
    tick = f'<g color="var(--ink-2)">{use("i-force", BRIEF / 2, 20, 20)}</g>'
    if " " not in name and breadth(name, 14.4) > BRIEF - 8:
        return f"{paper}{tick}{_squeezed(name, BRIEF / 2, 50, BRIEF - 8)}"
    return f"{paper}{tick}{block(name, BRIEF / 2, 50, BRIEF - 8, 13.4, 3, 14.4, 've-text ve-loud', 'middle')}"


def _squeezed(word: str, x: float, y: float, room: float) -> str:
    """A long word that cannot be divided, on one line."""
    return write(word, x, y, 11.5, "middle", "ve-text ve-loud", f'textLength="{room:g}" lengthAdjust="spacingAndGlyphs"')


@lru_cache(maxsize=128)
def influence(name: str, effect: str) -> str:
    """An influence card with what it does."""
    room = INFLUENCE - 12
    if " " not in name and breadth(name, 13) > room:
        words, top = _squeezed(name, INFLUENCE / 2, 19, room), 34
    else:
        words = block(name, INFLUENCE / 2, 19, room, 13, 2, 13, "ve-text ve-loud", "middle")
        top = 34 if len(wrapped(name, room, 13, 2)) == 1 else 47
    return f"{_paper(INFLUENCE, 'var(--set-blue)', 9)}{words}{block(effect, 8, top, INFLUENCE - 14, 11, 5 if top < 40 else 4, 11.4)}"


@lru_cache(maxsize=128)
def slim(name: str) -> str:
    """The same if there is little room."""
    mask = use("m-mask", SLIM / 2, 22, 24)
    words = block(name, SLIM / 2, 50, SLIM - 10, 12.4, 3, 13, "ve-text ve-loud", "middle")
    return f"{_paper(SLIM, 'var(--set-blue)', 9)}{mask}{words}"


@lru_cache(maxsize=512)
def answer(head: str, icon: str, lines: tuple[str, ...], width: int, names: tuple[str, ...] = ()) -> str:
    """An answer to the question with what it would bring; `icon` is before its head, signs on the right."""
    left = 32 if icon else 9
    size = next((size for size in _SIZES if _depth(lines, width, size) < HEIGHT - 4), _SIZES[-1])
    rows = _rows(lines, width, size)
    shown = [(row, y) for row, y in rows if y < HEIGHT - 3]
    if len(shown) < len(rows):
        shown[-1] = (_cut(f"{shown[-1][0]} ", width - 16, size), shown[-1][1])
    words = "".join(write(row, 9, y, size, "start", "ve-text") for row, y in shown)
    paper = f'<rect width="{width}" height="{HEIGHT}" rx="3" fill="var(--card)" {INK}/>'
    drawn = f'<g color="var(--ink)">{icon}{at(width - 34, 14, signs(names, 54)) if names else ""}</g>'
    return f"{paper}{drawn}{_named(head, left, 19, width - left - (62 if names else 8), 18)}{words}"


def _rows(lines: Sequence[str], width: int, size: float) -> list[tuple[str, float]]:
    """The rows of an answer, each with its height."""
    found, y = [], 23 + size
    for line in lines:
        for row in wrapped(line, width - 16, size, 6):
            found.append((row, round(y, 2)))
            y += size * 1.05
        y += 1.6
    return found


def _depth(lines: Sequence[str], width: int, size: float) -> float:
    """The height of the last row of an answer."""
    return max((y for _, y in _rows(lines, width, size)), default=0.0)
