"""What the drawing works with: the view, the words, the viewer's moves by their texts."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, cast

from ridotto.engine.words import Words
from ridotto.games.rialto.moves import CODEC
from ridotto.games.rialto.shape import ActionView, ConnectionView, DistrictView, PlayView, RialtoView, SectionView, SupplyView
from ridotto.look import scene_view
from ridotto.look.seats import MOST

NEUTRAL = MOST - 1
"""The colours of the virtual player: black, as in the edition."""
PLAYING = ("yellow", "cards", "jokers")
"""The decisions in which the cards of a section are played."""
LAYING = ("bridge-place", "gondola-place")
"""The decisions about the place of a tile."""
_MARKETS = ("start-building", "build", "build-second")
"""The steps in which buildings are taken from the supply."""


class SceneView(scene_view.SceneView):
    """A view, ready to be drawn."""

    def __init__(self, view: Mapping[str, Any], words: Words) -> None:
        super().__init__(view, words, CODEC)
        self.board = cast(RialtoView, view["board"])

    @cached_property
    def virtual(self) -> int | None:
        """The number of the virtual player."""
        virtual = self.board["virtual"]
        return virtual["player"] if virtual else None

    @property
    def players(self) -> int:
        """How many players there are, including the virtual one."""
        return self.seats + (0 if self.virtual is None else 1)

    @cached_property
    def districts(self) -> dict[str, DistrictView]:
        """The districts by name."""
        return {each["district"]: each for each in self.board["districts"]}

    @cached_property
    def connections(self) -> dict[str, ConnectionView]:
        """The connections by name."""
        return {each["connection"]: each for each in self.board["connections"]}

    @cached_property
    def plays(self) -> dict[int, PlayView]:
        """What was played in the section, by player."""
        return {each["player"]: each for each in self.board["plays"]}

    @cached_property
    def supply(self) -> dict[str, SupplyView]:
        """The supply of buildings by name."""
        return {each["building"]: each for each in self.board["buildings"]}

    @cached_property
    def section(self) -> SectionView | None:
        """The section under way."""
        return next((each for each in self.board["sections"] if each["state"] == "now"), None)

    @property
    def section_card(self) -> str:
        """The kind of card that is played now."""
        return self.section["section"] if self.section is not None else ""

    @property
    def action(self) -> ActionView | None:
        """The unfinished action."""
        return self.board["action"]

    @property
    def joker_buildings(self) -> int:
        """How many yellow 3 the viewer's unfinished play uses."""
        chain = self.board["chain"]
        return chain["joker_buildings"] if chain is not None else 0

    @property
    def basis(self) -> int:
        """Its count so far without jokers."""
        chain = self.board["chain"]
        return chain["count"] if chain is not None else 0

    @property
    def total(self) -> int:
        """The count so far with its yellow 3, which need a card to go with."""
        chain = self.board["chain"]
        return chain["total"] if chain is not None else 0

    @cached_property
    def holds(self) -> int:
        """How many cards of the section the viewer holds."""
        return (self.board["hand"] or []).count(self.section_card)

    @cached_property
    def most_jokers(self) -> int:
        """How many jokers the viewer can add at most."""
        return max((int(text.removeprefix("jokers ")) for text in self.moves if text.startswith("jokers ")), default=0)

    @cached_property
    def brings(self) -> dict[str, dict[str, int]]:
        """What the view says of each kind of building."""
        return {name: {"cards": each["cards"], "limit": each["limit"], "coins": each["coins"], "points": each["points"]} for name, each in self.supply.items()}

    def name(self, player: int) -> str:
        """The name of a player, including the virtual one."""
        return self.say("text-virtual") if player == self.virtual else self.names[player]

    def subject(self, player: int) -> str:
        """The name of a player at the beginning of a sentence."""
        return self.say("scene-virtual-subject") if player == self.virtual else self.names[player]

    def dress(self, player: int) -> int:
        """The seat whose colours a player's pieces have."""
        return NEUTRAL if player == self.virtual else player

    def district_name(self, district: str) -> str:
        """The name of a district, for people."""
        return self.say(f"district-{district}")

    def card_name(self, kind: str) -> str:
        """The name of a kind of card, for people."""
        return self.say(f"card-{kind}")

    @property
    def one_card(self) -> str:
        """The name of one card of the section, for people."""
        return self.say(f"scene-card-{self.section_card}")

    @property
    def needs_pair(self) -> bool:
        """Whether the viewer could only play a pair of jokers in place of a card of the section."""
        return self.decision in PLAYING and not self.holds and not self.basis

    @property
    def has_pair(self) -> bool:
        """Whether there is such a pair."""
        return self.needs_pair and bool(self.board["jokers_alone"])

    @property
    def can_play(self) -> bool:
        """Whether the viewer is asked what to play, and has something that could be played."""
        could = self.holds or self.basis or self.has_pair or "use yellow-3" in self.moves or any(text.startswith("convert") for text in self.moves)
        return self.decision in PLAYING and bool(could)

    def building_name(self, building: str) -> str:
        """The name of a building, for people."""
        return self.say(f"building-{building}")

    def effect(self, building: str) -> str:
        """What a building does, in one or two words."""
        return self.say(f"scene-effect-{building}", **self.brings[building])

    def deed(self, building: str) -> str:
        """What a building does, in a sentence."""
        return self.say(f"scene-deed-{building}", **self.brings[building])

    def worth(self, section: str) -> str:
        """What the cards of a section bring."""
        if section != "councilman":
            return self.say(f"scene-worth-{section}")
        current = self.board["current"] or self.board["districts"][0]["district"]
        return self.say("scene-worth-councilman", district=self.district_name(current))

    @property
    def is_market(self) -> bool:
        """Whether a building is being taken from the supply."""
        return self.board["step"] in _MARKETS

    @property
    def has_rows(self) -> bool:
        """Whether the rows of phase I are on the table."""
        return self.board["phase"] == "I" and bool(self.board["rows"])

    @property
    def has_sheet(self) -> bool:
        """Whether the sheet covers the lower edge of the board."""
        return self.over or self.is_market or self.has_rows
