"""What the drawing works with: the view, the words, the viewer's moves by their texts."""

from collections.abc import Mapping
from typing import Any, cast

from ridotto.engine.words import Words
from ridotto.games.dogeship.moves import CODEC
from ridotto.games.dogeship.view import DogeShipView, FieldView, GalleyTileView, SeatView, TileView
from ridotto.look import sight
from ridotto.look.pen import signed

YARD_DECISIONS = ("give-up", "complete", "replace")
"""The decisions about a tile of the own yard."""


class Sight(sight.Sight):
    """A view, ready to be drawn."""

    def __init__(self, view: Mapping[str, Any], words: Words) -> None:
        super().__init__(view, words, CODEC)
        self.board = cast(DogeShipView, view["board"])
        self.moves = {text: CODEC.number(text) for text in view["moves"]}
        self.seats = len(self.names)
        self.mine: SeatView | None = None if self.me is None else self.board["seats"][self.me]
        self.lengths = tuple(self.board["galley"]["lengths"])
        self.columns = sum(self.lengths)
        self.doge = self.board["doges"]["current"]
        self.action = self.board["action"]

    def zone_name(self, zone: str) -> str:
        """A zone as people read it."""
        return self.say(f"text-zone-{zone}")

    def field_name(self, field: str) -> str:
        """A field as people read it."""
        return self.say(f"field-{field}")

    def tile_name(self, tile: str) -> str:
        """A tile as people read it."""
        return self.say(f"tile-{tile}")

    def item_name(self, item: str) -> str:
        """A galley part, a barrier or a gondola."""
        return self.say(f"text-{item}")

    def points(self, points: int) -> str:
        """So many points, as a phrase."""
        return self.say("scene-points", points=points, shown=signed(points))

    def amount(self, kind: str, amount: int) -> str:
        """So many ducats, approvals or points."""
        return self.say("scene-amount", kind=kind, amount=amount)

    def deed(self, field: FieldView) -> str:
        """What a field does, in a phrase."""
        if field["kind"] in ("buy", "complete"):
            items = [self.item_name(item) for item in field["items"]]
            both = "one" if len(items) == 1 else "both" if field["both"] else "either"
            return self.say("scene-deed-item", kind=field["kind"], both=both, one=items[0], two=items[-1])
        if field["kind"] == "ducats":
            return self.say("scene-deed-ducats", ducats=field["ducats"])
        if field["kind"] == "replace":
            return self.say("scene-deed-replace")
        if field["intrigue"] == "doge-tile":
            return self.say("scene-deed-doge")
        return self.say("scene-deed-approvals", approvals=field["approvals"], pay=field["pay"])

    def told(self, tile: TileView) -> str:
        """A tile with all that it does, in a sentence."""
        if tile["kind"] == "galley":
            return self.say(
                "scene-tile-galley",
                zone=self.zone_name(tile["zone"]),
                printed=tile["printed"],
                signs=self.words.listing([self.say(f"text-indicator-{colour}") for colour in tile["indicators"]]),
                points=self.points(tile["points"]),
                approvals=tile["approvals"],
            )
        if tile["kind"] == "gondola":
            return self.say("scene-tile-gondola", reward=self.amount(tile["reward"], tile["amount"]))
        return self.say("scene-tile-barrier", priority=tile["priority"], trigger=tile["trigger"], bonus=self.bonus(tile["bonus"], tile["item"], tile["amount"]))

    def bonus(self, bonus: str, item: str | None, amount: int | None) -> str:
        """What a barrier gives, in a phrase."""
        if item is not None:
            return self.say("scene-bonus-item", kind=bonus, item=self.item_name(item))
        return self.amount(bonus, amount or 0)

    def fits(self, tile: TileView, items: list[str]) -> bool:
        """Whether a tile of the yard can be completed by a field with these items."""
        return tile["kind"] in items and (tile["kind"] != "galley" or tile["buildable"])

    def is_late(self, tile: GalleyTileView) -> bool:
        """Whether the section of a tile is already full."""
        deck, section = tile["zone"].split("-")
        end = sum(self.lengths[: ("stern", "mid", "bow").index(section) + 1])
        return len(self.board["galley"]["decks"][0 if deck == "lower" else 1]["parts"]) >= end
