"""The viewer's own things: the yard as tiles, and the purse. Tiles are completed, given up and set in place of others here, too."""

from collections.abc import Iterator

from ridotto.games.dogeship.scene.sight import ROOMS, YARD_DECISIONS, Sight
from ridotto.games.dogeship.scene.tiles import TILE_BOX, card
from ridotto.games.dogeship.shape import SeatView, TileView
from ridotto.look.pen import number, use
from ridotto.look.scene import Item, Row

_THING_BOX = "-20 -28 40 58"


def own_rows(sight: Sight) -> list[Row]:
    """Yard and purse; nothing for those who watch."""
    if sight.mine is None or sight.me is None:
        return []
    yard = Row(sight.say("scene-yard"), sight.say("scene-yard-note", tiles=len(sight.mine["yard"]), rooms=ROOMS), list(_yard(sight, sight.mine)))
    return [yard, Row(sight.say("scene-purse"), "", list(_purse(sight, sight.me, sight.mine)))]


def _yard(sight: Sight, mine: SeatView) -> Iterator[Item]:
    for tile in mine["yard"]:
        move = sight.moves.get(f"{sight.decision} {tile['tile']}") if sight.decision in YARD_DECISIONS else None
        why = _why_not(sight, tile) if sight.decision in YARD_DECISIONS else ""
        label = f"{sight.phrase(move)}: {sight.told(tile)}" if move is not None else sight.told(tile)
        yield Item(f"tile-{tile['tile']}", card(sight, tile), TILE_BOX, label, move, why, aside=bool(why))


def _why_not(sight: Sight, tile: TileView) -> str:
    """Why a tile of the yard is no choice, in words."""
    why = sight.barred.get(tile["tile"])
    zone = sight.zone_name(tile["zone"]) if tile["kind"] == "galley" else ""
    return sight.say(f"scene-why-{why}", zone=zone) if why is not None else ""


def _purse(sight: Sight, me: int, mine: SeatView) -> Iterator[Item]:
    approvals = mine["approvals"] or 0
    yield Item("ducats", use("ds-coin", 0, -9, 34) + number(mine["ducats"], 0, 27, 22), _THING_BOX, sight.say("scene-ducats", ducats=mine["ducats"]))
    yield Item("approvals", use("ds-seal", 0, -8, 39, 34.6) + number(approvals, 0, 27, 22), _THING_BOX, sight.say("scene-approvals", approvals=approvals))
    yield Item("markers", use(f"ds-disc-{me}", 0, -9, 34) + number(mine["markers"], 0, 27, 22), _THING_BOX, sight.say("scene-markers", markers=mine["markers"]))
