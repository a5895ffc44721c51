"""The viewer's own things: the purse, and the yard as tiles. Tiles can be chosen here, too."""

from collections.abc import Iterator

from ridotto.games.dogeship.scene.paragraphs import TILE_RULES
from ridotto.games.dogeship.scene.scene_view import ROOMS, YARD_DECISIONS, SceneView
from ridotto.games.dogeship.scene.tiles import TILE_BOX, card
from ridotto.games.dogeship.shape import SeatView, TileView
from ridotto.look.pen import number, use
from ridotto.look.scene import Item, Row

_THING_BOX = "-20 -28 40 58"


def own_rows(seen: SceneView) -> list[Row]:
    """Purse and yard, which may be wider than a phone; nothing for spectators."""
    if seen.mine is None or seen.me is None:
        return []
    yard = Row(seen.say("scene-yard"), seen.say("scene-yard-note", tiles=len(seen.mine["yard"]), rooms=ROOMS), list(_yard(seen, seen.mine)))
    return [Row(seen.say("scene-purse"), "", list(_purse(seen, seen.me, seen.mine))), yard]


def _yard(seen: SceneView, mine: SeatView) -> Iterator[Item]:
    for tile in mine["yard"]:
        move = seen.moves.get(f"{seen.decision} {tile['tile']}") if seen.decision in YARD_DECISIONS else None
        why = _why_not(seen, tile) if seen.decision in YARD_DECISIONS else ""
        label = seen.told(tile, seen.phrase(move) if move is not None else "")
        yield Item(f"tile-{tile['tile']}", card(seen, tile), TILE_BOX, label, TILE_RULES[tile["kind"]], move, why, aside=bool(why))


def _why_not(seen: SceneView, tile: TileView) -> str:
    """Why a tile in the yard cannot be chosen, in words."""
    why = seen.barred.get(tile["tile"])
    zone = seen.zone_name(tile["zone"]) if tile["kind"] == "galley" else ""
    return seen.say(f"scene-why-{why}", zone=zone) if why is not None else ""


def _purse(seen: SceneView, me: int, mine: SeatView) -> Iterator[Item]:
    approvals = mine["approvals"] or 0
    yield Item("ducats", use("ds-coin", 0, -9, 34) + number(mine["ducats"], 0, 27, 22), _THING_BOX, seen.say("scene-ducats", ducats=mine["ducats"]), "SHIP-29")
    yield Item(
        "approvals", use("ds-seal", 0, -8, 39, 34.6) + number(approvals, 0, 27, 22), _THING_BOX, seen.say("scene-approvals", approvals=approvals), "SHIP-128"
    )
    yield Item(
        "markers",
        use(f"ds-disc-{me}", 0, -9, 34) + number(mine["markers"], 0, 27, 22),
        _THING_BOX,
        seen.say("scene-markers", markers=mine["markers"]),
        "SHIP-19",
    )
