"""Tiles large enough to read all that they do: 104 x 88 around 0 0. The own yard and the sheet show them."""

from functools import cache

from ridotto.games.dogeship.art import thing
from ridotto.games.dogeship.scene.sight import Sight
from ridotto.games.dogeship.scene.walls import bonus_art
from ridotto.games.dogeship.view import PileView, TileView
from ridotto.look.pen import INK, SEPIA, at, number, sized, use, write

TILE_BOX = "-54 -46 108 92"
WIDTH, HEIGHT = 104.0, 88.0
_LOOKS = 3
_JOINTS = "M-18-44V-16M18-44V-16M-36-16V14M36-16V14M-18 14V44M18 14V44"
_WAVES = "".join(f"M{x} {y}c5-2.4 8 2.4 13 0" for x, y in ((-46, 9), (30, 5), (-12, -13), (26, -10)))
_LETTER = 6.6
"""The width of a letter, on average, in the size of words."""


def card(sight: Sight, tile: TileView) -> str:
    """A tile with what it would bring now."""
    if tile["kind"] == "galley":
        state = "now" if tile["buildable"] else "swap" if tile["replaces"] else "late" if sight.is_late(tile) else "later"
        return _galley(
            tile["zone"],
            sight.zone_name(tile["zone"]),
            tile["printed"],
            tuple(tile["indicators"]),
            tile["symbol"],
            tile["points"],
            tile["approvals"],
            sight.say(f"scene-worth-{state}"),
            state in ("now", "swap"),
        )
    if tile["kind"] == "barrier":
        lines = (
            sight.say("scene-on", trigger=tile["trigger"]),
            sight.say("scene-short-bonus", kind=tile["bonus"], item=tile["item"] or "none", amount=tile["amount"] or 1),
        )
        return _barrier(sight.item_name("barrier"), tile["priority"], tile["trigger"], tile["bonus"], tile["item"] or "", tile["amount"] or 0, lines)
    return _gondola(sight.item_name("gondola"), tile["reward"], tile["amount"], sight.say("scene-brings", amount=sight.amount(tile["reward"], tile["amount"])))


def _words(text: str, x: float, y: float, room: float, anchor: str = "middle", classes: str = "") -> str:
    """Words that are squeezed a little where they are too long."""
    fit = f'textLength="{room:.0f}" lengthAdjust="spacingAndGlyphs"' if len(text) * _LETTER > room else ""
    return write(text, x, y, None, anchor, f"ds-word {classes}".strip(), fit)


def _head(text: str, room: float = 57) -> str:
    return f'<rect {sized((-48, -40, 96, 21))} fill="var(--card)" {INK}/>{_words(text, 45 - room, -24.6, room - 2, "start")}'


def _foot(inner: str) -> str:
    return f'<rect {sized((-48, 17, 96, 23))} fill="var(--card)" {INK}/>{inner}'


@cache
def _galley(zone: str, name: str, printed: int, indicators: tuple[str, ...], symbol: bool, points: int, approvals: int, word: str, counts: bool) -> str:
    wood = f'<rect {sized((-52, -44, WIDTH, HEIGHT))} fill="var(--wood)" {INK}/>'
    grain = f'<path d="M-52-15H52M-52 13H52M-20-44V-15M24-15V13M-10 13V44" fill="none" stroke="{SEPIA}" stroke-width=".8" opacity=".6"/>'
    nails = "".join(f'<circle cx="{x}" cy="{y}" r="1.1" fill="{SEPIA}"/>' for x in (-50, 50) for y in (-30, -12, 10, 30))
    head = _head(name) + f'<g color="var(--ink)">{use(f"ds-zone-{zone}", -30, -29.5, 29, 17.4)}</g>'
    shield = f'<path d="M-49-14H-27V2C-27 9-32 12-38 14-44 12-49 9-49 2Z" fill="var(--card)" {INK}/>{number(printed, -38, 6, 20)}'
    count = len(indicators) + symbol
    pitch = 74 / max(count, 3)
    size = min(18.0, pitch + 1)
    signs = "".join(use(f"ds-sign-{colour}", -24 + pitch * (k + 0.5), 0, size) for k, colour in enumerate(indicators))
    strip = f'<rect {sized((-24, -13, 74, 26))} fill="var(--card)" {INK}/>'
    seal = use("ds-seal", -24 + pitch * (count - 0.5), 0.6, size * 1.2, size * 1.07) if symbol else ""
    if counts:
        value = number(f"{points:+d}".replace("-", "−"), -45, 34.6, 20, "start") + _words(word, -18, 33, 36, "start", "ds-quiet")
        value += (use("ds-seal", 27, 28.4, 20, 17.8) + number(approvals, 42, 34.4, 18)) if approvals else ""
    else:
        value = _words(word, 0, 33, 90, classes="ds-quiet")
    return f"{wood}{grain}{nails}{head}{shield}{strip}{signs}{seal}{_foot(value)}"


@cache
def _barrier(name: str, priority: int, trigger: str, bonus: str, item: str, amount: int, lines: tuple[str, str]) -> str:
    stone = f'<rect {sized((-52, -44, WIDTH, HEIGHT))} fill="var(--stone)" {INK}/>'
    stone += f'<path d="M-52-16H52M-52 14H52{_JOINTS}" fill="none" stroke="var(--ink)" stroke-width=".7" opacity=".5"/>'
    rank = f'<circle cx="-35" cy="-29.5" r="11.6" fill="var(--card)" {INK}/>{number(priority, -35, -23.6, 18)}'
    work = f'<rect {sized((-48, -15, 96, 27))} fill="var(--card)" {INK}/>{at(-20, -1.6, bonus_art(trigger, bonus, item, amount), scale=1.32)}'
    foot = _foot(_words(f"{lines[0]}: {lines[1]}", 0, 33, 90))
    return f"{stone}{_head(name, 64)}{rank}{work}{foot}"


@cache
def _gondola(name: str, reward: str, amount: int, line: str) -> str:
    water = f'<rect {sized((-52, -44, WIDTH, HEIGHT))} fill="var(--water)" {INK}/>'
    water += f'<path d="{_WAVES}" fill="none" stroke="var(--water-line)" stroke-width="1.1"/>'
    head = _head(name, 90)
    boat = use("ds-gondola", -16, -1, 48, 42.6)
    gain = use(f"ds-coin-{amount}", 30, -3, 27) if reward == "ducats" else "".join(use("ds-seal", 30 - 8 * k, -2 + 2 * k, 27, 24) for k in range(amount))
    return f"{water}{head}{boat}{gain}{_foot(_words(line, 0, 33, 90))}"


# ---- a pile from which one may buy ----


def pile_card(sight: Sight, pile: PileView) -> str:
    """A pile: what it is, how many tiles it has, and the three that a buyer would look at as far as they are known."""
    name = sight.item_name(pile["pile"]) if pile["pile"] in ("barrier", "gondola") else sight.zone_name(pile["pile"])
    known = {min(pile["fresh"], _LOOKS) + k: tile for k, tile in enumerate(pile["next"])}
    slots = tuple(_slot(known.get(k), pile["top_cost"] if k == 0 else None) for k in range(min(_LOOKS, pile["count"])))
    return _pile(pile["pile"], name, sight.say("scene-tiles", count=pile["count"]), slots)


def _slot(tile: TileView | None, cost: int | None) -> tuple[str, int | None]:
    """What is known of a tile: what it would bring, and its cost."""
    if tile is None:
        return "?", cost
    if tile["kind"] == "galley":
        return f"{tile['points']:+d}".replace("-", "−"), tile["cost"]
    return str(tile["priority"] if tile["kind"] == "barrier" else tile["amount"]), tile["cost"]


@cache
def _pile(pile: str, name: str, count: str, slots: tuple[tuple[str, int | None], ...]) -> str:
    is_part = pile not in ("barrier", "gondola")
    ground = "var(--wood)" if is_part else "var(--stone)" if pile == "barrier" else "var(--water)"
    edges = "".join(f'<rect {sized((-52 + 2 * k, -44 + 2 * k, WIDTH - 4, HEIGHT - 4))} fill="{ground}" {INK}/>' for k in (2, 1, 0))
    zone = f'<g color="var(--ink)">{use(f"ds-zone-{pile}", -30, -29.5, 29, 17.4)}</g>'
    glyph = zone if is_part else thing(pile, True, -33, -29.5, 24)
    drawn = ""
    for k, (text, cost) in enumerate(slots):
        x = -33 + 32 * k
        drawn += f'<rect {sized((x - 14, -16, 28, 30))} fill="var(--card)" {INK}/>'
        drawn += number(text, x, 6 if cost is None else -0.6, 18 if cost is None else 16)
        drawn += (use("ds-coin", x - 5.6, 7, 11) + write(cost, x + 1.6, 11, None, "start", "ds-word ds-small")) if cost is not None else ""
    return f"{edges}{_head(name)}{glyph}{drawn}{_foot(_words(count, 0, 33, 90))}"


def price_art(cost: int, word: str) -> str:
    """What a tile costs, around 0 0."""
    return write(word, 0, -22, None, "middle", "ds-word ds-quiet") + use(f"ds-coin-{cost}", 0, 4, 38)
