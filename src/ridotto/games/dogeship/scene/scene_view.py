"""What the drawing works with: the view, the words, the viewer's moves by their texts."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, cast

from ridotto.engine.words import Words
from ridotto.games.dogeship.moves import CODEC
from ridotto.games.dogeship.shape import ActionView, BarrierView, DogeShipView, DogeTileView, FieldView, GalleyTileView, PileView, SeatView, TileView
from ridotto.look import scene_view
from ridotto.look.pen import signed

ROOMS = 5
"""How many tiles a yard has room for, in every edition."""
SIGNS = ("red", "green", "blue", "yellow")
"""The four indicators in the order of their values on Doge tiles."""
YARD_DECISIONS = ("give-up", "complete", "replace")
"""The decisions about a tile in the viewer's yard."""


def plus(value: int) -> str:
    """A number with its sign, a true minus."""
    return f"+{value}" if value > 0 else f"−{-value}" if value < 0 else "0"


class SceneView(scene_view.SceneView):
    """A view, ready to be drawn."""

    def __init__(self, view: Mapping[str, Any], words: Words) -> None:
        super().__init__(view, words, CODEC)
        self.board = cast(DogeShipView, view["board"])

    @cached_property
    def mine(self) -> SeatView | None:
        """What the viewer has."""
        return None if self.me is None else self.board["seats"][self.me]

    @cached_property
    def lengths(self) -> tuple[int, ...]:
        """How many columns each section of the galley has."""
        return tuple(self.board["galley"]["lengths"])

    @property
    def columns(self) -> int:
        """How many columns the galley has."""
        return sum(self.lengths)

    @cached_property
    def doge(self) -> DogeTileView:
        """The current Doge tile."""
        return self.board["doges"]["current"]

    @cached_property
    def action(self) -> ActionView | None:
        """The unfinished turn."""
        return self.board["action"]

    @cached_property
    def barred(self) -> dict[str, str]:
        """For each tile, why it cannot be chosen in the unfinished turn."""
        return {each["tile"]: each["why"] for each in (self.action["barred"] if self.action is not None else ())}

    @property
    def lacking(self) -> str:
        """What the viewer's yard has no room for: a third galley tile, which another of them makes way for, or any tile at all."""
        return "parts" if self.mine is not None and (len(self.mine["yard"]) < ROOMS or self.barred) else "all"

    def of_seat(self, seat: int) -> dict[str, Any]:
        """The board with nothing but a seat, and what its tiles are worth by."""
        galley, doges = self.board["galley"], self.board["doges"]
        return {"seats": [*[None] * seat, self.board["seats"][seat]], "galley": {"full": galley["full"]}, "doges": {"current": doges["current"]}}

    def zone_name(self, zone: str) -> str:
        """The name of a zone, for people."""
        return self.say(f"text-zone-{zone}")

    def field_name(self, field: str) -> str:
        """The name of a field, for people."""
        return self.say(f"field-{field}")

    def tile_name(self, tile: str) -> str:
        """The name of a tile, for people."""
        return self.say(f"tile-{tile}")

    def item_name(self, item: str) -> str:
        """The name of an item: a galley part, a barrier or a gondola."""
        return self.say(f"text-{item}")

    def points(self, points: int) -> str:
        """A number of points, as a phrase."""
        return self.say("scene-points", points=points, shown=signed(points))

    def amount(self, kind: str, amount: int) -> str:
        """A number of ducats, approvals or points, as a phrase."""
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

    def told(self, tile: TileView, name: str = "") -> str:
        """A tile with everything it does, in a sentence that begins with its name, or with what is done to it."""
        name = name or self.tile_name(tile["tile"])
        if tile["kind"] == "galley":
            return f"{self.brings(tile, name)} {self.say(f'scene-place-{self.state(tile)}')}"
        if tile["kind"] == "gondola":
            return self.say("scene-tile-gondola", name=name, reward=self.amount(tile["reward"], tile["amount"]))
        return self.say("scene-tile-barrier", name=name, trigger=tile["trigger"], bonus=self.bonus(tile["bonus"], tile["item"], tile["amount"]))

    def brings(self, tile: GalleyTileView, name: str = "") -> str:
        """What a part brings under the current Doge tile, and why: SHIP-61 to SHIP-66."""
        values = dict(zip(SIGNS, self.doge["values"], strict=True))
        signs = [f"{self.say(f'text-indicator-{colour}')} {plus(values[colour])}" for colour in tile["indicators"]]
        seals = [self.say("scene-seal-own")] if tile["symbol"] else []
        seals += [self.say("scene-seal-zone")] if tile["zone"] in self.doge["purple"] else []
        return self.say(
            "scene-tile-galley",
            name=name or self.tile_name(tile["tile"]),
            points=self.points(tile["points"]),
            why=self.words.listing([self.say("scene-printed", printed=tile["printed"]), *signs]),
            approvals=tile["approvals"],
            seals=self.words.listing(seals) or "-",
        )

    def short(self, tile: TileView) -> str:
        """A tile and what completing it brings now, in a phrase."""
        name = self.tile_name(tile["tile"])
        if tile["kind"] == "galley":
            return self.say("scene-short-galley", name=name, points=self.points(tile["points"]), approvals=tile["approvals"])
        return self.say("scene-short-gondola", name=name, reward=self.amount(tile["reward"], tile["amount"])) if tile["kind"] == "gondola" else name

    def known(self, pile: PileView) -> list[str]:
        """What is known of the tiles that the next buyer looks at, with their prices, in a sentence; nothing if none is known."""
        tiles = [self.say("scene-known-tile", tile=self.short(tile), cost=tile["cost"]) for tile in pile["next"]]
        return [self.say("scene-pile-known", known=self.words.listing(tiles))] if tiles else []

    def state(self, tile: GalleyTileView) -> str:
        """Whether the place of a part is free: now, later, never again; or whether it could replace another."""
        return "now" if tile["buildable"] else "swap" if tile["replaces"] else "late" if self.is_late(tile["zone"]) else "later"

    def bonus(self, bonus: str, item: str | None, amount: int | None) -> str:
        """What a barrier gives, in a phrase."""
        if item is not None:
            return self.say("scene-bonus-item", kind=bonus, item=self.item_name(item))
        return self.amount(bonus, amount or 0)

    def added(self, field: FieldView) -> BarrierView | None:
        """The barrier of the viewer's wall that adds its bonus to a field."""
        return next((barrier for barrier in (self.mine["stack"] if self.mine is not None else ()) if barrier["tile"] == field["adds"]), None)

    def is_next(self, zone: str) -> bool:
        """Whether a place of a zone can be filled now."""
        return any(deck["next"] == zone for deck in self.board["galley"]["decks"])

    def is_late(self, zone: str) -> bool:
        """Whether all places of a zone are filled."""
        return zone in self.board["galley"]["full"]
