"""What the drawing works with: the view, the words, the viewer's moves and the viewer's own plan, found by name."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, cast

from ridotto.engine.words import Words
from ridotto.games.doge.moves import CODEC, FIELD_KEYS
from ridotto.games.doge.scene.geometry import Geometry, geometry_of
from ridotto.games.doge.shape import AdvisorView, DogeView, FieldView, OwnView, PlannedView, VoteView
from ridotto.look import scene_view

AMOUNT_PITCH = 48.0
"""The distance between two marks for numbers of houses."""

SHIFTING = ("shift-home", "shift-any")
"""The decisions in which one of the viewer's houses is chosen, then where it goes."""

ARRIVAL = 54.0
"""The room that the mark of an arriving house needs."""


class Plan:
    """What the viewer has chosen in a simultaneous stage: nobody else sees it, and nothing has been carried out."""

    def __init__(self, chain: list[str], planned: list[PlannedView]) -> None:
        moves = [text.split() for text in chain]
        self.card: str | None = next((values[0] for kind, *values in moves if kind == "card"), None)
        self.tokens = [int(value) for kind, *values in moves if kind == "tokens" for value in values]
        self.shifts = sum(kind == "shift" for kind, *_ in moves)
        self.houses = {each["field"]: each["houses"] for each in planned}
        """By district, how many houses come or go."""
        self.palazzi = {each["field"]: each["palazzi"] for each in planned}
        """By district, how many are to be built."""


class SceneView(scene_view.SceneView):
    """A view, ready to be drawn."""

    def __init__(self, view: Mapping[str, Any], words: Words) -> None:
        super().__init__(view, words, CODEC)
        self.board = cast(DogeView, view["board"])

    @cached_property
    def geometry(self) -> Geometry:
        """Where things are."""
        return geometry_of(self.board["layout"])

    @cached_property
    def fields(self) -> dict[str, FieldView]:
        """The fields by name."""
        return {field["field"]: field for field in self.board["fields"]}

    @cached_property
    def advisors(self) -> dict[str, AdvisorView]:
        """The advisors by name."""
        return {advisor["advisor"]: advisor for advisor in self.board["advisors"]}

    @cached_property
    def vote(self) -> VoteView | None:
        """The vote under way."""
        return self.board["vote"]

    @cached_property
    def voting(self) -> str | None:
        """The field of that vote."""
        return self.vote["field"] if self.vote else None

    @cached_property
    def mine(self) -> OwnView | None:
        """What the viewer alone knows."""
        return self.board["mine"]

    @cached_property
    def leaving(self) -> set[str]:
        """The districts from which one of the viewer's houses may be shifted."""
        return {FIELD_KEYS[args["from"]] for _, args in self.choices.each("shift")}

    @cached_property
    def plan(self) -> Plan:
        """What the viewer has chosen and nobody else sees."""
        return Plan(self.mine["chain"], self.mine["planned"]) if self.mine else Plan([], [])

    @property
    def rests(self) -> bool:
        """Whether the viewer neither has to choose anything nor has done so."""
        return self.decision is None and not (self.mine and self.mine["chain"])

    def field_name(self, field: str) -> str:
        """The name of a field, for people."""
        return self.say(f"field-{field}")

    def advisor_name(self, advisor: str) -> str:
        """The name of an advisor, for people."""
        return self.say(f"advisor-{advisor}")

    def find(self, kind: str, **keys: str) -> int | None:
        """The move of a kind with these fields, None where it is not possible."""
        return self.choices.find(kind, **{name: FIELD_KEYS.index(key) for name, key in keys.items()})

    def names_of(self, seats: list[int]) -> str:
        """Several players in one phrase, the viewer first."""
        named = [self.names[seat] for seat in seats if seat != self.me]
        if self.me in seats:
            named.insert(0, self.say("scene-you"))
        return named[0] if len(named) == 1 else self.tell("scene-and", before=self.words.listing(named[:-1]), last=named[-1])

    def person(self, seats: list[int]) -> str:
        """Who these players are to the viewer: I, we, one or some. Sentences choose the form of the verb by it."""
        return ("I" if len(seats) == 1 else "we") if self.me in seats else "one" if len(seats) == 1 else "some"

    def taken(self, field: str) -> float:
        """How much of the row of advisors in a field is needed for choices, from its right end."""
        if self.decision == "houses" and field == self.voting:
            return AMOUNT_PITCH * (len(self.choices.each("houses")) - 1)
        if self.decision in SHIFTING:
            return ARRIVAL if any(FIELD_KEYS[args["to"]] == field for _, args in self.choices.each("shift")) else 0.0
        return 0.0
