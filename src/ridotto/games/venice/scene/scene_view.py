"""What the drawing works with: the view, the words, the viewer's moves by their texts."""

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import Any, cast

from ridotto.engine.words import Words
from ridotto.games.venice.moves import CODEC
from ridotto.games.venice.scene.effects import effect_said, effect_signs, effects_said, frozen
from ridotto.games.venice.scene.places import Dock, dock_at
from ridotto.games.venice.shape import CanalView, ContractView, DockView, GondolaView, SeatView, TripView, VeniceView
from ridotto.look import scene_view

SMUGGLERS, DOGE_FIRST, DOGE_SECOND = 4, 4, 2
"""The colours of the smugglers and of the Doge."""
TRAVEL = ("sail", "halt")
"""The decisions about the viewer's own trip."""


SOLO_EFFECTS = ("counter-spies", "immunity", "hush-goods")
"""Contracts whose lasting effect is different in the solo game."""


def capital(said: str) -> str:
    """A sentence beginning with a capital letter."""
    return said[:1].upper() + said[1:]


@lru_cache(maxsize=2048)
def _told(words: Words, key: str, **args: Any) -> str:
    return words(key, **args)


class SceneView(scene_view.SceneView):
    """A view, ready to be drawn."""

    def tell(self, key: str, **args: Any) -> str:
        """A sentence with players' names; the last few thousand are kept, as a table repeats them after every move."""
        return _told(self.words, key, **args)

    def __init__(self, view: Mapping[str, Any], words: Words) -> None:
        super().__init__(view, words, CODEC)
        self.board = cast(VeniceView, view["board"])
        self.said: Mapping[int, str] = {}
        """What moves bring, in words, once it is known."""

    @cached_property
    def docks(self) -> dict[str, DockView]:
        """The docks by their buildings."""
        return {dock["building"]: dock for dock in self.board["docks"]}

    @cached_property
    def gondolas(self) -> dict[str, GondolaView]:
        """The gondolas by name."""
        return {gondola["gondola"]: gondola for gondola in self.board["gondolas"]}

    @cached_property
    def named(self) -> frozenset[str]:
        """What the viewer's moves name, such as buildings."""
        return frozenset([text.partition(" ")[2] for text in self.moves])

    @cached_property
    def places(self) -> list[dict[str, Any]]:
        """Where the docks are, which no move changes: a part of the view for whatever is drawn beside them (`kept`)."""
        return [{"building": dock["building"], "dock": dock["dock"], "x": dock["x"], "y": dock["y"]} for dock in self.board["docks"]]

    @cached_property
    def trip(self) -> TripView | None:
        """The trip of the gondola under way."""
        return self.board["trip"]

    @cached_property
    def mode(self) -> str:
        """Which game it is: the ordinary one, the one with smugglers, the one against the Doge."""
        return self.board["mode"]

    @cached_property
    def mine(self) -> SeatView | None:
        """What the viewer has."""
        return None if self.me is None else self.board["seats"][self.me]

    @cached_property
    def canals(self) -> dict[frozenset[str], CanalView]:
        """The canals by the buildings at their ends."""
        return {frozenset((canal["first"], canal["second"])): canal for canal in self.board["canals"]}

    def dock(self, building: str) -> Dock:
        """The dock of a building."""
        dock, (width, height) = self.docks[building], self.board["board_size"]
        return dock_at(dock["dock"], dock["x"], dock["y"], (width, height))

    @cached_property
    def active(self) -> GondolaView | None:
        """The gondola under way."""
        return self.gondolas[self.trip["gondola"]] if self.trip is not None else None

    @cached_property
    def here(self) -> str | None:
        """The building that the decision, or what others are doing, is about."""
        activation, meeting = self.board["activation"], self.board["meeting"]
        if activation is not None:
            return activation["building"]
        if meeting is not None and meeting["building"] is not None:
            return meeting["building"]
        if self.trip is not None and self.active is not None:
            return self.active["at"]
        return None

    def dress(self, colour: int) -> int:
        """The seat whose colours the pieces of a seat, the smugglers or the Doge have."""
        if colour < self.seats:
            return colour
        if self.mode == "smugglers":
            return SMUGGLERS
        return DOGE_FIRST if colour == 1 else DOGE_SECOND

    def owner(self, colour: int) -> str:
        """The name of a colour's owner."""
        if colour < self.seats:
            return self.names[colour]
        return self.say("scene-smugglers" if self.mode == "smugglers" else "scene-the-doge")

    def place(self, building: str) -> str:
        """The name of a building, for people."""
        return self.say(f"building-{building}")

    def at(self, building: str) -> str:
        """The phrase for being at a building."""
        return self.form(f"building-{building}", "at")

    def the(self, building: str) -> str:
        """A building as the object of a sentence."""
        return self.form(f"building-{building}", "the")

    def to(self, building: str) -> str:
        """The phrase for going to a building."""
        return self.form(f"building-{building}", "to")

    def doge_numbers(self, card: str) -> dict[str, int]:
        """The numbers in the text of a Doge card."""
        doge = self.board["doge"]
        assert doge is not None
        return next({"amount": each["amount"], "more": each["more"]} for each in doge["cards"] if each["card"] == card)

    def doge_card(self, card: str) -> str:
        """What a Doge card does."""
        return self.say(f"scene-doge-{card}", **self.doge_numbers(card))

    def cubes(self, load: list[int]) -> str:
        """Cubes in words, without kinds of which there are none."""
        kinds = [
            self.say("scene-cubes", count=count, cube=self.say(f"cube-{kind}"))
            for kind, count in zip(("ceramic", "cloth", "silver"), load, strict=True)
            if count
        ]
        return self.words.listing(kinds) or self.say("scene-no-cubes")

    def effect(self, building: str, effect: int) -> str:
        """What an effect of a building does."""
        return effect_said(self.words, frozen(self.docks[building]["effects"][effect - 1]))

    def effects(self, building: str) -> str:
        """What a building does, a line for each effect."""
        return effects_said(self.words, building, tuple(map(frozen, self.docks[building]["effects"])))

    def signs(self, building: str) -> tuple[tuple[str, ...], ...]:
        """The signs of the effects of a building."""
        return tuple(effect_signs(frozen(effect)) for effect in self.docks[building]["effects"])

    @property
    def effect_now(self) -> Mapping[str, int]:
        """The numbers of the effect for which cubes are being chosen; none for any other choice."""
        activation = self.board["activation"]
        if activation is None or activation["now"] is None:
            return {}
        return self.docks[activation["building"]]["effects"][activation["now"] - 1]

    def influence(self, card: str) -> str:
        """What an influence card does."""
        return self.say(f"scene-influence-{card}", amount=self.amount(card))

    def amount(self, card: str) -> int:
        """The number in the text of an influence card."""
        return next(each["amount"] for each in self.board["rates"]["influence"] if each["card"] == card)

    def contract(self, contract: str) -> str:
        """The name of a contract."""
        return self.say(f"contract-{contract}")

    def lasting(self, contract: ContractView) -> str:
        """The lasting effect of a contract; three have a different one against the Doge (VEN-232 to VEN-234)."""
        name = contract["contract"]
        key = f"{'scene-doge' if self.mode == 'doge' and name in SOLO_EFFECTS else 'text'}-effect-{name}"
        return self.say(key, amount=contract["amount"], more=contract["more"])

    def is_mine(self, colour: int) -> bool:
        """Whether a piece is the viewer's."""
        return colour == self.me
