"""Tiles large enough to read everything on them: 104 x 88, centred on 0 0, for the viewer's yard and the sheet."""

from functools import lru_cache
from typing import NamedTuple

from ridotto.games.dogeship.art import thing
from ridotto.games.dogeship.scene.scene_view import SceneView, plus
from ridotto.games.dogeship.scene.walls import bonus_art
from ridotto.games.dogeship.shape import PileView, TileView
from ridotto.look.pen import INK, SEPIA, at, num, number, sized, use, write

TILE_BOX = "-54 -46 108 92"
WIDTH, HEIGHT = 104.0, 88.0
_JOINTS = "M-18-44V-16M18-44V-16M-36-16V14M36-16V14M-18 14V44M18 14V44"
_WAVES = "".join(f"M{x} {y}c5-2.4 8 2.4 13 0" for x, y in ((-46, 9), (30, 5), (-12, -13), (26, -10)))
_WIDE_WORTH = 3
"""A worth of so many characters is written smaller, so that it keeps off the word after it."""
_LETTER = 6.6
"""The average width of a letter at the size of words."""
_BROAD = 1.5
"""How much broader an m or a w is."""
_LETTERS = {"": 1.0, "ds-small": 0.93, "ds-tiny": 0.86}
"""Sizes of letters, and how much room each takes of the usual."""


def card(seen: SceneView, tile: TileView) -> str:
    """A tile with what it would bring now."""
    if tile["kind"] == "galley":
        state = seen.state(tile)
        return _galley(
            tile["zone"],
            seen.zone_name(tile["zone"]),
            tile["printed"],
            tuple(tile["indicators"]),
            tile["symbol"],
            tile["points"],
            tile["approvals"],
            seen.say(f"scene-worth-{state}"),
            state != "late",
        )
    if tile["kind"] == "barrier":
        line = seen.say("scene-short-bonus", kind=tile["bonus"], item=tile["item"] or "none", amount=tile["amount"] or 1)
        return _barrier(seen.item_name("barrier"), tile["priority"], tile["trigger"], tile["bonus"], tile["item"] or "", tile["amount"] or 0, line)
    return _gondola(seen.tile_name(tile["tile"]), tile["reward"], tile["amount"], seen.amount(tile["reward"], tile["amount"]))


def _words(text: str, x: float, y: float, room: float, anchor: str = "middle", classes: str = "") -> str:
    """Words: in smaller letters where they would be too long."""
    letters = len(text) + (_BROAD - 1) * sum(letter in "mwMW" for letter in text)
    size = next((name for name, part in _LETTERS.items() if letters * _LETTER * part <= room), "ds-tiny")
    return write(text, x, y, None, anchor, " ".join(part for part in ("ds-word", size, classes) if part))


def _head(text: str, room: float = 57, classes: str = "word") -> str:
    return f'<rect {sized((-48, -40, 96, 21))} fill="var(--card)" {INK}/>{_words(text, 45 - room, -24.6, room - 2, "start", classes)}'


def _zone_head(zone: str, name: str) -> str:
    """The zone as a sign and in words; of the two only the words where letters grow, only the sign where it is smaller still."""
    sign = f'<g class="ds-roomy" color="var(--ink)">{use(f"ds-zone-{zone}", -34, -29.5, 25, 15)}</g>'
    alone = f'<g class="ds-alone" color="var(--ink)">{use(f"ds-zone-{zone}", 0, -29.5, 29, 17.4)}</g>'
    return f"{_head(name, 64, 'ds-roomy')}{sign}{write(name, 0, -24.6, None, 'middle', 'ds-word ds-tiny ds-tight')}{alone}"


def _foot(inner: str) -> str:
    return f'<rect {sized((-48, 17, 96, 23))} fill="var(--card)" {INK}/>{inner}'


@lru_cache(maxsize=512)
def _galley(zone: str, name: str, printed: int, indicators: tuple[str, ...], symbol: bool, points: int, approvals: int, word: str, counts: bool) -> str:
    wood = f'<rect {sized((-52, -44, WIDTH, HEIGHT))} fill="var(--wood)" {INK}/>'
    grain = f'<path d="M-52-15H52M-52 13H52M-20-44V-15M24-15V13M-10 13V44" fill="none" stroke="{SEPIA}" stroke-width=".8" opacity=".6"/>'
    nails = "".join(f'<circle cx="{x}" cy="{y}" r="1.1" fill="{SEPIA}"/>' for x in (-50, 50) for y in (-30, -12, 10, 30))
    head = _zone_head(zone, name)
    shield = f'<path d="M-49-14H-27V2C-27 9-32 12-38 14-44 12-49 9-49 2Z" fill="var(--card)" {INK}/>{number(printed, -38, 6, 20)}'
    count = len(indicators) + symbol
    pitch = 74 / max(count, 3)
    size = min(18.0, pitch + 1)
    signs = "".join(use(f"ds-sign-{colour}", -24 + pitch * (k + 0.5), 0, size) for k, colour in enumerate(indicators))
    strip = f'<rect {sized((-24, -13, 74, 26))} fill="var(--card)" {INK}/>'
    seal = use("ds-seal", -24 + pitch * (count - 0.5), 0.6, size * 1.2, size * 1.07) if symbol else ""
    if counts:
        worth = plus(points)
        value = number(worth, -45, 34.6, 20 if len(worth) < _WIDE_WORTH else 16.5, "start") + _words(word, -18, 33, 36, "start", "ds-quiet")
        value += (use("ds-seal", 27, 28.4, 20, 17.8) + number(approvals, 42, 34.4, 18)) if approvals else ""
    else:
        value = _words(word, 0, 33, 90, classes="ds-quiet")
    return f"{wood}{grain}{nails}{head}{shield}{strip}{signs}{seal}{_foot(value)}"


@lru_cache(maxsize=512)
def _barrier(name: str, priority: int, trigger: str, bonus: str, item: str, amount: int, line: str) -> str:
    stone = f'<rect {sized((-52, -44, WIDTH, HEIGHT))} fill="var(--stone)" {INK}/>'
    stone += f'<path d="M-52-16H52M-52 14H52{_JOINTS}" fill="none" stroke="var(--ink)" stroke-width=".7" opacity=".5"/>'
    rank = f'<circle cx="-35" cy="-29.5" r="11.6" fill="var(--card)" {INK}/>{number(priority, -35, -23.6, 18)}'
    work = f'<rect {sized((-48, -15, 96, 27))} fill="var(--card)" {INK}/>{at(-20, -1.6, bonus_art(trigger, bonus, item, amount), scale=1.32)}'
    foot = _foot(_words(line, 0, 33, 90))
    return f'{stone}<g class="word">{_head(name, 64)}{foot}</g>{rank}{work}'


@lru_cache(maxsize=512)
def _gondola(name: str, reward: str, amount: int, line: str) -> str:
    water = f'<rect {sized((-52, -44, WIDTH, HEIGHT))} fill="var(--water)" {INK}/>'
    water += f'<path d="{_WAVES}" fill="none" stroke="var(--water-line)" stroke-width="1.1"/>'
    words = f'<g class="word">{_head(name, 90)}{_foot(_words(line, 0, 33, 90))}</g>'
    boat = use("ds-gondola", -16, -1, 48, 42.6)
    gain = use(f"ds-coin-{amount}", 30, -3, 27) if reward == "ducats" else "".join(use("ds-seal", 30 - 8 * k, -2 + 2 * k, 27, 24) for k in range(amount))
    return f"{water}{words}{boat}{gain}"


# ---- a pile to buy from ----


class Slot(NamedTuple):
    """What is known of a tile in a pile: what it would bring, a sign to tell what that is, its cost, if too dear."""

    text: str
    sign: str = ""
    """`seal` for approvals, `rank` for the number of a barrier."""
    cost: int | None = None
    dear: bool = False


def pile_card(seen: SceneView, pile: PileView) -> str:
    """A pile: what it is, how many tiles it has, and what is known of those that a buyer would look at."""
    is_part = pile["pile"] not in ("barrier", "gondola")
    name = seen.zone_name(pile["pile"]) if is_part else seen.item_name(pile["pile"])
    known = {pile["fresh"] + k: tile for k, tile in enumerate(pile["next"])}
    slots = tuple(_slot(known.get(k), pile["top_cost"] if k == 0 else None, k in pile["dear"]) for k in range(pile["looks"]))
    state = "" if not is_part else "next" if seen.is_next(pile["pile"]) else "late" if seen.is_late(pile["pile"]) else ""
    count = seen.say(f"scene-tiles-{state}" if state else "scene-tiles", count=pile["count"])
    drawn = _pile(pile["pile"], name, pile["count"], count, slots, pile["pile"] in seen.doge["purple"])
    return f'<g opacity=".5">{drawn}</g>' if state == "late" else drawn


def _slot(tile: TileView | None, cost: int | None, dear: bool) -> Slot:
    if tile is None:
        return Slot("?", cost=cost, dear=dear)
    if tile["kind"] == "galley":
        return Slot(plus(tile["points"]), "", tile["cost"], dear)
    if tile["kind"] == "barrier":
        return Slot(str(tile["priority"]), "rank", tile["cost"], dear)
    return Slot(str(tile["amount"]), "seal" if tile["reward"] == "approvals" else "", tile["cost"], dear)


@lru_cache(maxsize=512)
def _pile(pile: str, name: str, count: int, line: str, slots: tuple[Slot, ...], purple: bool) -> str:
    is_part = pile not in ("barrier", "gondola")
    ground = "var(--wood)" if is_part else "var(--stone)" if pile == "barrier" else "var(--water)"
    edges = "".join(f'<rect {sized((-52 + 2 * k, -44 + 2 * k, WIDTH - 4, HEIGHT - 4))} fill="{ground}" {INK}/>' for k in (2, 1, 0))
    head = _zone_head(pile, name) if is_part else _head(name) + thing(pile, True, -33, -29.5, 24)
    drawn = "".join(_slot_art(slot, -33 + 32 * k) for k, slot in enumerate(slots))
    middle, room = (-11, 72) if purple else (0, 90)
    foot = _words(line, middle, 33, room, classes="word") + write(count, middle, 34, None, "middle", "ds-word ds-alone")
    foot += use("ds-seal", 37, 28.6, 20, 17.8) if purple else ""
    return f"{edges}{head}{drawn}{_foot(foot)}"


def _slot_art(slot: Slot, x: float) -> str:
    """A tile of a pile; its cost is struck through if the viewer cannot pay it, below the number, which stays legible.

    Where letters grow so much that both would lie on each other, what it brings stands alone, struck through in the same way.
    """
    paper = f'<rect {sized((x - 14, -16, 28, 30))} fill="var(--card)" {INK}/>'
    if slot.cost is None:
        return paper + _gain_art(slot, x, 6.0, 18.0)
    strike = f'<path d="M{num(x - 11)} 12L{num(x + 10)} 2" stroke="var(--ink)" stroke-width="1.1"/>' if slot.dear else ""
    price = use("ds-coin", x - 5.6, 7, 11) + strike + write(slot.cost, x + 1.6, 11, None, "start", "ds-word ds-small")
    both = _gain_art(slot, x, -1.4 if slot.sign == "rank" else -0.6, 16.0) + price
    struck = f'<path d="M{num(x - 12)} 8L{num(x + 12)} -9" stroke="var(--ink)" stroke-width="1.1"/>' if slot.dear else ""
    return f'{paper}<g class="ds-priced">{both}</g><g class="ds-alone">{_gain_art(slot, x, 5.0, 18.0)}{struck}</g>'


def _gain_art(slot: Slot, x: float, line: float, size: float) -> str:
    """What a tile of a pile brings: its number, on this line, and the sign for what that is."""
    worth = number(slot.text, x - (4.5 if slot.sign == "seal" else 0.0), line, size)
    if slot.sign == "seal":
        return worth + use("ds-seal", x + 6, line - 4.4, 14, 12.4)
    return worth + (f'<circle cx="{num(x)}" cy="{num(line - 5.5)}" r="{num(size * 0.54)}" fill="none" {INK}/>' if slot.sign == "rank" else "")


def price_art(cost: int, word: str) -> str:
    """What a tile costs, centred on 0 0."""
    return write(word, 0, -22, None, "middle", "ds-word ds-quiet") + use(f"ds-coin-{cost}", 0, 4, 38)
