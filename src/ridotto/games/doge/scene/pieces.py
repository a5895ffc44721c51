"""Single things on the board: houses, palazzi, sites, tokens, advisors, cards, names of fields."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ridotto.games.doge.art import sign
from ridotto.games.doge.shape import AdvisorView
from ridotto.look.pen import at, count, group, num, number, ribbon, use, write

ROMAN = {"q1": "I", "q2": "II", "q3": "III"}
"""The numbers that tell the advisors of the Quarantia apart."""
_WIDE = "DGMNOQ"  # of the capitals of our fields those that are wider than the others
_STEP = 3.8  # how much each token raises a stack


def house(seat: int, size: float = 35.0, x: float = 0, y: float = 0) -> str:
    """A house."""
    return use(f"house-{seat}", x, y, size)


def palazzo(seat: int) -> str:
    """A palazzo on its site."""
    return use(f"palazzo-{seat}", 0, -1, 49, 51)


@lru_cache(maxsize=64)
def site(cost: int | None, next_one: bool) -> str:
    """A free site with its cost, if it is shown; the next one to be built on stands out."""
    ink = "var(--ink)" if next_one else "var(--ink-2)"
    edge = f'<rect x="-21" y="-21" width="42" height="42" fill="none" stroke="{ink}" stroke-width="{1.6 if next_one else 1:g}" stroke-dasharray="5 4"/>'
    ground = use("site", 0, 0, 42, more="" if next_one else 'opacity=".62"')
    shown = "" if cost is None else number(cost, 0, 6.6, 21 if next_one else 18, classes="" if next_one else "quiet")
    return f"{ground}{edge}{shown}"


def advisor(who: AdvisorView, controller: int | None, scale: float = 1.0, numbered: bool = True) -> str:
    """An advisor with the ring of its controller; those of the Quarantia have a number."""
    width, height = 31.4 * scale, 39.2 * scale
    figure = use(f"advisor-{who['home']}", 0, 0, width, height)
    if controller is not None:
        figure = use(f"ring-back-{controller}", 0, 0, width, height) + figure + use(f"ring-front-{controller}", 0, 0, width, height)
    roman = ROMAN.get(who["advisor"], "")
    return figure + (number(roman, 6.5 * scale, -10.5 * scale, 12.5, "start", "roman") if roman and numbered else "")


def roman(advisor: str, x: float, y: float) -> str:
    """The number of an advisor of the Quarantia, beside the ring that marks it."""
    return number(ROMAN[advisor], x + 18, y - 13, 17, "start", "roman")


def stack(seat: int, size: int) -> str:
    """Tokens that lie face down."""
    return "".join(use(f"token-{seat}", 0, -_STEP * k, 31) for k in range(size))


def shown(seat: int, values: Sequence[int]) -> tuple[str, float]:
    """Tokens that are turned up, and how far they reach to the right: up to two side by side, more in two rows."""
    if len(values) <= 2:
        return "".join(use(f"token-{seat}-{value}", 21 * i, 0, 31) for i, value in enumerate(values)), 21.0 * (len(values) - 1) + 17
    half = (len(values) + 1) // 2
    return "".join(use(f"token-{seat}-{value}", 20 * (i % half) - 3, 19.5 * (i // half) - 9, 24) for i, value in enumerate(values)), 20.0 * half - 8


def badge(seat: int) -> tuple[str, float]:
    """A seat's badge in the place of tokens, and how far it reaches to the right."""
    return use(f"badge-{seat}", 0, 0, 26), 16.0


def own_stack(seat: int, values: Sequence[int]) -> str:
    """Tokens that lie face down for everybody but their owner: small and open, with their total."""
    if len(values) == 1:
        return use(f"token-{seat}-{values[0]}", 0, 0, 27) + count(f"={values[0]}", 17, 6)
    size, step = (24.0, 19.0) if len(values) == 2 else (20.0, 16.5)
    rows = (len(values) + 1) // 2
    tokens = "".join(use(f"token-{seat}-{value}", step * (i % 2) - 5, step * (i // 2 - (rows - 1) / 2), size) for i, value in enumerate(values))
    return tokens + count(f"={sum(values)}", step + size / 2 - 4, 6)


def votes_note(votes: int, from_advisors: int, wins: bool, x: float) -> str:
    """A seat's total votes, and how many of them are those of advisors; on a phone only that some are."""
    total = write(votes, x, 6, None, "start", "sum win" if wins else "sum")
    if not from_advisors:
        return total
    more = group(write(from_advisors, x, 21, None, "start", "own"), use("i-advisor", x + 15, 15.5, 15), classes="wide from-advisors")
    some = group(use("i-advisor", x + 9, 21, 19), classes="narrow from-advisors")
    return f'<g transform="translate(0 -6)">{total}{more}{some}</g>'


@lru_cache(maxsize=512)
def nameplate(name: str, field: str, turn: int, x: float, y: float, state: str) -> str:
    """The name of a field with its turn in the order of votes: `now` on an ink ribbon, `done` with a tick."""
    wide, narrow = Lettering("wide", 14.4, 20, 10.4, 22), Lettering("narrow", 16.6, 26, 13, 25)
    return _nameplate(name, field, turn, x, y, state, wide) + _nameplate(name, field, turn, x, y, state, narrow)


class Lettering(NamedTuple):
    """The sizes in a nameplate: one set for large boards, one for phones."""

    name: str
    letter: float
    """The width of a capital that is neither wide nor narrow."""
    size: float
    radius: float
    sign: float


def _nameplate(name: str, field: str, turn: int, x: float, y: float, state: str, face: Lettering) -> str:
    length = _units(name.upper()) * face.letter
    width = 2 * face.radius + 8 + face.sign + 8 + length
    left = x - width / 2
    now, middle = state == "now", left + face.radius
    ink, ground = ("var(--paper)", "var(--paper)") if now else ("var(--ink)", "var(--land)")
    cloth = ribbon(left - 12, left + width + 10, y) if now else ""
    disc = f'<circle cx="{num(middle)}" cy="{num(y)}" r="{num(face.radius)}" fill="{ground}" stroke="var(--ink-2)" stroke-width="1.1"/>'
    inside = use("i-tick", middle, y, face.radius * 1.3) if state == "done" else number(turn, middle, y + face.radius * 0.5, round(face.radius * 1.6))
    mark = sign(field, face.sign, middle + face.radius + 8 + face.sign / 2, y)
    letters = write(name.upper(), left + width - length, y + face.size * 0.33, face.size, "start", "label on-ribbon" if now else "label")
    return f'<g class="{face.name}" color="var(--ink)">{cloth}{disc}{inside}<g color="{ink}" class="{"on-ink" if now else "on-land"}">{mark}</g>{letters}</g>'


def _units(capitals: str) -> float:
    """How wide a name is, in letters: some are wider than the others, a space is narrower."""
    return len(capitals) + 0.2 * sum(letter in _WIDE for letter in capitals) - 0.45 * capitals.count(" ")


def pointer(y: float) -> str:
    """A small ink arrow above the advisor being settled."""
    return f'<path d="M-8 {num(y - 9)}H8L0 {num(y)}Z" fill="var(--ink)" stroke="var(--land)" stroke-width="1"/>'


@lru_cache(maxsize=16)
def voted(field: str) -> str:
    """The place of an order card whose vote is over."""
    edge = '<rect x="-26" y="-38" width="52" height="76" rx="3" fill="none" stroke="var(--ink-2)" stroke-width="1" stroke-dasharray="3 4"/>'
    return f'<g color="var(--ink-2)">{edge}<g opacity=".45" class="on-sheet">{sign(field, 24, 0, -6)}</g>{use("i-tick", 0, 22, 15)}</g>'


@lru_cache(maxsize=64)
def order_card(colour: str, field: str, now: bool) -> str:
    """An order card, in an ink frame when its vote is under way."""
    card = use(f"order-{colour}-{field}", 0, 0, 56, 80)
    return f'<rect x="-31" y="-43" width="62" height="86" rx="5" fill="var(--ink)"/>{card}<path d="M-9-49H9L0-40Z" fill="var(--ink)"/>' if now else card


@lru_cache(maxsize=64)
def medallion(word: str, turn: int, x: float, y: float) -> str:
    """The number of the round."""
    outer = f'<path d="M{num(x)} {num(y - 38)}l26 11 11 27-11 27-26 11-26-11-11-27 11-27Z" fill="var(--sheet)" stroke="var(--coast)" stroke-width="1.4"/>'
    inner = (
        f'<path d="M{num(x)} {num(y - 33.5)}l23 9.6 9.7 23.9-9.7 23.9-23 9.6-23-9.6-9.7-23.9 9.7-23.9Z" fill="none" stroke="var(--coast)" stroke-width=".5"/>'
    )
    return f"{outer}{inner}{write(word, x, y - 10, classes='round-word')}{number(turn, x, y + 20, 34)}"


def barred(x: float, y: float) -> str:
    """Where something may not go: a dashed ring with a cross."""
    ring = '<circle r="15" fill="var(--land)" stroke="var(--ink-2)" stroke-width="1.2" stroke-dasharray="3 4"/>'
    return at(x, y, f'<g color="var(--ink-2)">{ring}{use("i-gone", 0, 0, 13)}</g>')
