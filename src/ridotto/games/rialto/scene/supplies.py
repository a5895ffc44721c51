"""What lies around the city: bridges, gondolas, the stock of buildings, the bonus tiles, the virtual player's cards."""

from functools import lru_cache

from ridotto.games.rialto.art import points, shield
from ridotto.games.rialto.moves import COLOURS, DISTRICTS, VALUES
from ridotto.games.rialto.scene.paragraphs import BUILDING_RULES
from ridotto.games.rialto.scene.places import BONUS, BONUS_PLATE, LAND, STOCK, TILES, VIRTUAL
from ridotto.games.rialto.scene.scene_view import SceneView
from ridotto.games.rialto.shape import BonusView, BridgeView
from ridotto.look.pen import INK, SEPIA, at, closed, group, num, number, shadow, sized, slab, title, use, write

_TILE = sized((-41, -24, 82, 46))
_MOST_EDGES = 2
"""How many bridges below the top one show an edge."""
_PIPS = 5
"""The most buildings of a kind there are."""
_BONUS_LINES = {"citra": "var(--set-blue)", "ultra": "var(--set-brown)"}
_MOST_BADGES = 3
_PLAN = 0.082
"""The scale of the small plan on a bonus tile."""


def supplies(seen: SceneView) -> dict[str, str]:
    """All supplies."""
    return {
        "tiles": seen.kept(_tiles, seen.only("bridge", "bridges_below", "gondolas")),
        "stock": seen.kept(_stock, seen.only("buildings")),
        "bonus": seen.kept(_bonuses, seen.only("bonus_tiles", "virtual"), not seen.has_sheet),
        "virtual": seen.kept(_virtual, seen.only("virtual")),
    }


# ---- bridges and gondolas ----


def _tiles(seen: SceneView) -> str:
    """The stack of bridges with the top one open, and the gondolas."""
    left, top, width, height = TILES
    top_bridge, below, gondolas = seen.board["bridge"], len(seen.board["bridges_below"]), seen.board["gondolas"]
    bridges = below + 1 if top_bridge is not None else 0
    stack = at(left + 45, top + 32, _stack(top_bridge, below)) if top_bridge is not None else ""
    rule = f'<path d="M{num(left)} {num(top + 66)}h{num(width)}" stroke="var(--land-line)"/>'
    boat = at(left + 48, top + height - 21, use("boat", 0, 0, 70, 29)) if gondolas else ""
    counts = _left(seen, left + width - 19, top + 33, bridges) + _left(seen, left + width - 19, top + height - 22, gondolas)
    return group(stack, rule, boat, counts, name="bridge-stack", label=seen.say("scene-tiles", bridges=bridges, gondolas=gondolas), rule="RIA-4")


def _stack(bridge: BridgeView, below: int) -> str:
    """The top bridge in elevation with both values, and the edges of those below it."""
    edges = "".join(
        f'<rect {_TILE} transform="translate({3 * k} {3 * k})" fill="var(--land)" stroke="var(--ink)" stroke-width=".9"/>'
        for k in range(min(below, _MOST_EDGES), 0, -1)
    )
    values = ((-31, bridge["low"]), (31, bridge["high"]))
    ends = "".join(f'<circle cx="{x}" cy="13" r="10" fill="var(--card)" {INK}/>{number(value, x, 20, 22)}' for x, value in values)
    return f'{edges}<rect {_TILE} fill="var(--card)" {INK}/>' + at(0, -1, use("arch", 0, 3, 80, 42), ends, scale=0.88)


def _left(seen: SceneView, x: float, y: float, count: int) -> str:
    """How many are left."""
    return write(count, x, y + 2, None, "middle", "ri-bold") + write(seen.say("scene-left"), x, y + 16, None, "middle", "ri-word wide")


# ---- the stock of buildings ----


def _stock(seen: SceneView) -> str:
    """For each colour its roof and four shields, with a pip for each tile left."""
    left, top, _, height = STOCK
    pitch = (height - 4) / len(COLOURS)
    drawn = [f'<rect {sized(STOCK)} fill="none" pointer-events="all"/>']  # between its shields, too, it says what it is
    for row, colour in enumerate(COLOURS):
        y = top + 18 + pitch * row
        drawn.append(use(f"roof-{colour}", left + 24, y + 1, 34, 22.7))
        for value in range(1, VALUES + 1):
            building = f"{colour}-{value}"
            told = title(f"{seen.building_name(building)}: {seen.deed(building)}", BUILDING_RULES[building])
            drawn.append(at(left + 59 + 28.5 * (value - 1), y, told, _kind(colour, value, seen.supply[building]["left"])))
    return group(*drawn, name="stock", label=seen.say("scene-stock"), rule="RIA-6")


@lru_cache(maxsize=512)
def _kind(colour: str, value: int, left: int) -> str:
    """A value in the colour of its buildings, faint when there are none left."""
    arms = f'<path d="{shield(20, 23)}" fill="var(--b-{colour})" stroke="{SEPIA}" stroke-width="1.1"/>{number(value, 0, 5.4, 17, classes="onbrass")}'
    pips = "".join(_pip(4.8 * (k - (_PIPS - 1) / 2), k < left) for k in range(_PIPS))
    return (arms if left else f'<g opacity=".5">{arms}</g>') + pips


def _pip(x: float, filled: bool) -> str:
    return f'<circle cx="{num(x)}" cy="16.6" r="1.8" fill="{"var(--ink)" if filled else "none"}" stroke="var(--ink)" stroke-width=".6"/>'


# ---- bonus tiles ----


def _bonuses(seen: SceneView, captions: bool) -> str:
    return "".join(_bonus(seen, bonus, captions) for bonus in seen.board["bonus_tiles"])


def _bonus(seen: SceneView, bonus: BonusView, caption: bool) -> str:
    """A small plan with the three districts of a side, and the points; once earned, the badges of those who have it."""
    state = "gone" if bonus["turned"] else "earned" if bonus["earned"] else "open"
    told = write(seen.say(f"scene-bonus-{state}"), 0, -37, None, "middle", "ri-note wide") if caption else ""
    said = seen.say("scene-bonus", districts=", ".join(map(seen.district_name, bonus["districts"])), points=bonus["points"])
    names = ", ".join(map(seen.name, bonus["players"]))
    right = _badges(seen, bonus["players"]) if bonus["players"] else at(40, -2, points(bonus["points"], "var(--sheet)"), scale=1.15)
    drawn = at(*BONUS[bonus["side"]], title(said, "RIA-130"), told, _bonus_plate(bonus["side"], tuple(bonus["districts"]), bonus["turned"]), right)
    return group(drawn, name=f"bonus-{bonus['side']}", label=f"{said} {names}".strip(), rule="RIA-130")


@lru_cache(maxsize=512)
def _bonus_plate(side: str, districts: tuple[str, ...], turned: bool) -> str:
    """The tile itself, with a small city and some districts in ink; on different paper once it is turned over."""
    left, top, width, height = BONUS_PLATE
    size = sized(BONUS_PLATE)
    paper = f'{shadow(f"rect {size}")}<rect {size} fill="{"var(--stone)" if turned else "var(--card)"}" {INK}/>'
    frame = f'<rect {sized((left + 3, top + 3, width - 6, height - 6))} fill="none" stroke="{_BONUS_LINES[side]}" stroke-width="1.8"/>'
    plan = ""
    for district in DISTRICTS:
        outline = closed((left + 5 + x * _PLAN, top + 8 + (y - 140) * _PLAN) for x, y in LAND[district])
        fill = "var(--ink)" if district in districts else "none"
        plan += f'<path d="{outline}" fill="{fill}" stroke="var(--ink-2)" stroke-width=".8" stroke-linejoin="round"/>'
    return f'{paper}{frame}<g opacity="{".55" if turned else "1"}">{plan}</g>'


def _badges(seen: SceneView, players: list[int]) -> str:
    """Badges that overlap to the left, the first on top."""
    shown = [use(f"badge-{seen.dress(player)}", 40 - 16 * k, -2, 27) for k, player in enumerate(players[:_MOST_BADGES])]
    return "".join(reversed(shown))


# ---- the virtual player ----


def _virtual(seen: SceneView) -> str:
    """His badge and his open cards."""
    virtual = seen.board["virtual"]
    if virtual is None:
        return ""
    left, top, width, _ = VIRTUAL
    head = use(f"badge-{seen.dress(virtual['player'])}", left + 16, top + 15, 22)
    head += write(seen.say("text-virtual"), left + 31, top + 20, None, "start", "ri-aside")
    pitch = min(22.5, (width - 30) / max(1, len(virtual["cards"]) - 1))
    cards = "".join(use(f"rm-{card}", left + 17 + pitch * k, top + 44, 20, 28) for k, card in enumerate(virtual["cards"]))
    none = "" if cards else write(seen.say("scene-no-cards"), left + width / 2, top + 48, None, "middle", "ri-word")
    return group(
        slab(VIRTUAL, "var(--sheet)", 1.2), head, cards, none, name="virtual", label=seen.say("scene-virtual", cards=len(virtual["cards"])), rule="RIA-177"
    )
