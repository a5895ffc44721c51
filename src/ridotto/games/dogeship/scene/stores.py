"""The stores: six piles of galley tiles, barriers and gondolas, with how many are left and what is known of the top."""

from functools import lru_cache

from ridotto.games.dogeship.art import thing
from ridotto.games.dogeship.scene.paragraphs import PILE_RULES
from ridotto.games.dogeship.scene.places import PILE_WIDTH, STORES_HEIGHT, STORES_TOP, pile_at
from ridotto.games.dogeship.scene.scene_view import SceneView
from ridotto.games.dogeship.shape import PileView
from ridotto.look.pen import group, sized, title, use, write


def stores(seen: SceneView) -> str:
    """All eight piles."""
    return group(*(_pile(seen, pile) for pile in seen.board["piles"]), name="stores", label=seen.say("scene-stores"), rule="SHIP-32")


def _pile(seen: SceneView, pile: PileView) -> str:
    name = seen.say(f"pile-{pile['pile']}")
    told = seen.say("scene-pile-told", name=name, count=pile["count"], cost="none" if pile["top_cost"] is None else pile["top_cost"])
    return _strip(pile["pile"], pile["count"], pile["top_cost"], " ".join([told, *seen.known(pile)]))


@lru_cache(maxsize=512)
def _strip(pile: str, count: int, cost: int | None, told: str) -> str:
    left, y = pile_at(pile)
    hit = f'<rect {sized((left, STORES_TOP, PILE_WIDTH, STORES_HEIGHT))} fill="none" pointer-events="all"/>'
    if pile in ("barrier", "gondola"):
        glyph = thing(pile, True, left + 24, y, 25)
    else:
        glyph = f'<g color="var(--ink)">{use(f"ds-zone-{pile}", left + 24, y, 33, 19.8)}</g>'
    price = use(f"ds-coin-{cost}", left + PILE_WIDTH - 15, y, 19) if cost is not None else ""
    boards = "".join(f"M{left + 48:.1f} {y + 8 - 2.6 * nth:.1f}h20" for nth in range(min(count, 6)))
    stack = (
        f'<path d="{boards}" stroke="var(--wood)" stroke-width="2.2"/><path d="{boards}" stroke="var(--coast)" stroke-width=".5" transform="translate(0 1.2)"/>'
        if count
        else ""
    )
    return group(
        title(told, PILE_RULES.get(pile, PILE_RULES["galley"])),
        hit,
        glyph,
        stack,
        write(f"{count}", left + 74, y + 6, None, "start", "ds-count"),
        price,
        label=told,
    )
