"""The shape of the edition file, what must agree in it, and the numbers as the rules take them.

The list of fields and advisors, two sets of order cards and one player card for each field are the skeleton of the game
and cannot be changed; the numbers can, within what moves and rows have room for.
"""

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Literal

from ridotto.engine.edition import Schema, Table, between, fill, within
from ridotto.games.doge.moves import (
    ADVISOR_KEYS,
    ADVISORS,
    DISTRICTS,
    FIELD_KEYS,
    FIELDS,
    FIRST_COUNCILLOR,
    MOST_HOUSES,
    MOST_TOKENS,
    QUARANTIA,
    TOKEN_CHOICES,
    TOKEN_VALUES,
)
from ridotto.games.doge.rules import Components
from ridotto.games.doge.rules.tokens import holds, pack

SEATS = (3, 4)
SETS = ("brown", "blue")
MOST_OF_A_VALUE = 7  # a set of tokens has room for seven of each value
MOST_SITES = 8
MOST_SHIFTS = 3  # in one chain
COUNCILLORS = ADVISORS - FIRST_COUNCILLOR
HIGHEST_SCORE = 999_999  # records have room for six digits

Point = tuple[int, int]
Houses = Annotated[int, within(0, MOST_HOUSES)]
Councillors = Annotated[int, within(1, COUNCILLORS - 1)]
Shifts = Annotated[int, within(0, MOST_SHIFTS)]


class Players(Table):
    """`[players]`"""

    min: int
    max: int


class Colour(Table):
    """`[[colours]]`"""

    seat: int
    key: str


class PerPlayer(Table):
    """`[per_player]`"""

    houses: Annotated[int, within(1, 60)]
    palazzi: Annotated[int, within(1, DISTRICTS * MOST_SITES)]
    rings: Annotated[int, within(0, ADVISORS)]
    tokens: list[int]
    cards: int


class Totals(Table):
    """`[totals]`"""

    houses: int
    palazzi: int
    rings: int
    tokens: int
    cards: int
    advisors: int
    order_cards: int


class PlayerCards(Table):
    """`[player_cards]`"""

    per_field: int


class OrderSets(Table):
    """`[order_sets]`"""

    sets: list[str]
    cards_per_set: int
    first_open: str


class Placements(Table):
    """`[placements]`"""

    three_players: Annotated[int, within(1, FIELDS)]
    four_players: Annotated[int, within(1, FIELDS)]
    tokens_min: int
    tokens_max: Annotated[int, within(1, MOST_TOKENS)]


class Sites(Table):
    """`[sites]`"""

    per_district: Annotated[int, within(1, MOST_SITES)]


class SiteCosts(Table):
    """`[site_costs]`"""

    houses: list[Annotated[int, within(1, 60)]]


class DistrictVote(Table):
    """`[district_vote]`"""

    winner_houses: Houses
    tied_winner_houses: Houses
    second_houses: Houses
    tied_second_houses: Houses


class QuarantiaVote(Table):
    """`[quarantia_vote]`"""

    winner_advisors: Councillors
    second_advisors: Councillors
    tied_winner_shifts: Shifts
    tied_second_shifts: Shifts
    shifts_per_advisor_given_up: Shifts


class Votes(Table):
    """`[votes]`"""

    per_advisor: Annotated[int, within(0, 9)]


class Victory(Table):
    """`[[victory]]`"""

    key: str
    districts: Annotated[int, within(1, DISTRICTS)]
    palazzi: int


class Stall(Table):
    """`[stall]`"""

    dry_rounds: Annotated[int, within(1, 100)]


class Score(Table):
    """`[score]`"""

    condition_met: int
    palazzo: int
    house_on_board: int


class Field(Table):
    """`[[fields]]`"""

    index: int
    key: str
    name: str
    kind: Literal["district", "quarantia"]


class Symbol(Table):
    """`[[symbols]]`"""

    field: str
    symbol: str


class Advisor(Table):
    """`[[advisors]]`"""

    index: int
    key: str
    home: str


class Place(Table):
    """`[[places]]`"""

    field: str
    x: int
    y: int
    outline: list[Point]
    sites: list[Point]


class Layout(Table):
    """`[layout]`"""

    width: int
    height: int
    site_size: Point
    label: Point
    houses_by_seat: list[Point]
    stacks_by_seat: list[Point]
    advisors_row: list[Point]
    quarantia_label: Point
    quarantia_stacks_by_seat: list[Point]
    quarantia_advisors_row: list[Point]
    neutral_places: list[Point]
    order_card_size: Point
    order_brown: list[Point]
    order_blue: list[Point]
    grand_canal: list[Point]


class DogeEdition(Schema):
    """The whole file."""

    players: Players
    colours: list[Colour]
    per_player: PerPlayer
    totals: Totals
    player_cards: PlayerCards
    order_sets: OrderSets
    placements: Placements
    sites: Sites
    site_costs: SiteCosts
    district_vote: DistrictVote
    quarantia_vote: QuarantiaVote
    votes: Votes
    victory: list[Victory]
    stall: Stall
    score: Score
    fields: list[Field]
    symbols: list[Symbol]
    advisors: list[Advisor]
    places: list[Place]
    layout: Layout

    def disagreements(self) -> Iterator[tuple[str, str]]:
        """Everything that does not add up."""
        yield from self._skeleton()
        yield from self._pieces()
        yield from self._votes()
        yield from self._end()
        yield from self._drawing()

    def _skeleton(self) -> Iterator[tuple[str, str]]:
        if (self.players.min, self.players.max) != (SEATS[0], SEATS[-1]):
            yield "players.min", f"the game is for {SEATS[0]} to {SEATS[-1]} players, it says {self.players.min} to {self.players.max}"
        if [colour.seat for colour in self.colours] != list(range(SEATS[-1])):
            yield "colours", f"there must be one colour for each seat, 0 to {SEATS[-1] - 1} in this order"
        if len({colour.key for colour in self.colours}) < len(self.colours):
            yield "colours", "two seats have the same colour"
        for number, colour in enumerate(self.colours):
            yield from _named(f"colours.{number}.key", "a colour", colour.key)
        if [(field.index, field.key) for field in self.fields] != list(enumerate(FIELD_KEYS)):
            yield "fields", f"the fields must be {', '.join(FIELD_KEYS)}, numbered from 0 in this order"
        if [field.kind for field in self.fields] != ["district"] * DISTRICTS + ["quarantia"]:
            yield "fields", "the first six fields must be districts, the seventh the Quarantia"
        for number, field in enumerate(self.fields):
            yield from _named(f"fields.{number}.name", "a field", field.name)
        homes = [*FIELD_KEYS[:DISTRICTS], *[FIELD_KEYS[QUARANTIA]] * COUNCILLORS]
        if [(advisor.index, advisor.key, advisor.home) for advisor in self.advisors] != list(zip(range(ADVISORS), ADVISOR_KEYS, homes, strict=True)):
            yield "advisors", f"the advisors must be {', '.join(ADVISOR_KEYS)}, numbered from 0 in this order, each with its home"
        if self.totals.advisors != ADVISORS:
            yield "totals.advisors", f"there are {ADVISORS} advisors, it says {self.totals.advisors}"
        if self.player_cards.per_field != 1:
            yield "player_cards.per_field", f"a player has one card for each field, it says {self.player_cards.per_field}"
        if tuple(self.order_sets.sets) != SETS:
            yield "order_sets.sets", f"the two sets are {SETS[0]} and {SETS[1]}, in this order"
        if self.order_sets.first_open not in SETS:
            yield "order_sets.first_open", f"the set that lies open first must be {SETS[0]} or {SETS[1]}, it says {self.order_sets.first_open!r}"
        if self.order_sets.cards_per_set != FIELDS:
            yield "order_sets.cards_per_set", f"a set has one card for each of the {FIELDS} fields, it says {self.order_sets.cards_per_set}"
        if self.totals.order_cards != len(SETS) * FIELDS:
            yield "totals.order_cards", f"two sets of {FIELDS} are {len(SETS) * FIELDS} cards, it says {self.totals.order_cards}"

    def _pieces(self) -> Iterator[tuple[str, str]]:
        own = self.per_player
        if not own.tokens:
            yield "per_player.tokens", "a player needs at least one token"
        for value in sorted(set(own.tokens)):
            if not 0 <= value < TOKEN_VALUES:
                yield "per_player.tokens", f"a token is worth 0 to {TOKEN_VALUES - 1}, one is worth {value}"
            if own.tokens.count(value) > MOST_OF_A_VALUE:
                yield "per_player.tokens", f"there can be at most {MOST_OF_A_VALUE} tokens of one value, there are {own.tokens.count(value)} of {value}"
        if own.cards != FIELDS * self.player_cards.per_field:
            yield "per_player.cards", f"{FIELDS} fields need {FIELDS} cards, it says {own.cards}"
        everybody = SEATS[-1]
        for name, total, each in (
            ("houses", self.totals.houses, own.houses),
            ("palazzi", self.totals.palazzi, own.palazzi),
            ("rings", self.totals.rings, own.rings),
            ("tokens", self.totals.tokens, len(own.tokens)),
            ("cards", self.totals.cards, own.cards),
        ):
            if total != everybody * each:
                yield f"totals.{name}", f"{everybody} players with {each} each have {everybody * each} {name}, it says {total}"
        yield from between("placements.tokens_min", self.placements.tokens_min, 1, min(self.placements.tokens_max, max(1, len(own.tokens))))
        if len(self.site_costs.houses) != self.sites.per_district:
            yield "site_costs.houses", f"{self.sites.per_district} sites need as many costs, there are {len(self.site_costs.houses)}"
        if self._sites_in_reach() == 0:
            yield "site_costs.houses", f"the first palazzo costs more than the {own.houses} houses of a player: nobody could ever build"

    def _sites_in_reach(self) -> int:
        """The most palazzi one player can pay for in a district; sites fill up in order, so none without the first."""
        costs, houses = self.site_costs.houses, self.per_player.houses
        return sum(cost <= houses for cost in costs) if costs and costs[0] <= houses else 0

    def _votes(self) -> Iterator[tuple[str, str]]:
        council = self.quarantia_vote
        if council.winner_advisors + council.second_advisors != COUNCILLORS:
            yield (
                "quarantia_vote.winner_advisors",
                f"winner and second share {COUNCILLORS} advisors, it says {council.winner_advisors} and {council.second_advisors}",
            )

    def _end(self) -> Iterator[tuple[str, str]]:
        if not self.victory:
            yield "victory", "there must be at least one condition"
        if len({condition.key for condition in self.victory}) < len(self.victory):
            yield "victory", "two conditions have the same key"
        in_reach = DISTRICTS * self._sites_in_reach()
        for number, condition in enumerate(self.victory):
            if not condition.districts <= condition.palazzi <= self.per_player.palazzi:
                yield (
                    f"victory.{number}.palazzi",
                    f"{condition.districts} districts need {condition.districts} to {self.per_player.palazzi} palazzi, it says {condition.palazzi}",
                )
            elif condition.palazzi > in_reach:
                yield f"victory.{number}.palazzi", f"a player can build {in_reach} palazzi at most with these sites and costs, it says {condition.palazzi}"
        houses = self.score.house_on_board * self.per_player.houses
        palazzi = self.score.palazzo * self.per_player.palazzi
        if self.score.house_on_board < 1:
            yield "score.house_on_board", f"a house must count at least 1, it says {self.score.house_on_board}"
        if self.score.palazzo <= houses:
            yield "score.palazzo", f"a palazzo must count more than {self.per_player.houses} houses, which is {houses}, it says {self.score.palazzo}"
        if self.score.condition_met <= palazzi + houses:
            yield (
                "score.condition_met",
                f"a condition must count more than all palazzi and houses, which is {palazzi + houses}, it says {self.score.condition_met}",
            )
        if self.score.condition_met + palazzi + houses > HIGHEST_SCORE:
            yield "score.condition_met", f"a score can be {HIGHEST_SCORE} at most"

    def _drawing(self) -> Iterator[tuple[str, str]]:
        if [symbol.field for symbol in self.symbols] != list(FIELD_KEYS):
            yield "symbols", "there must be one symbol for each field, in the order of the fields"
        if len({symbol.symbol for symbol in self.symbols}) < len(self.symbols):
            yield "symbols", "two fields have the same symbol"
        if [place.field for place in self.places] != list(FIELD_KEYS):
            yield "places", "there must be one place for each field, in the order of the fields"
        for number, place in enumerate(self.places):
            wanted = 0 if place.field == FIELD_KEYS[QUARANTIA] else self.sites.per_district
            if len(place.sites) != wanted:
                yield f"places.{number}.sites", f"{place.field} has {wanted} sites, here are {len(place.sites)}"
        for name, points, wanted in (
            ("houses_by_seat", self.layout.houses_by_seat, SEATS[-1]),
            ("stacks_by_seat", self.layout.stacks_by_seat, SEATS[-1]),
            ("quarantia_stacks_by_seat", self.layout.quarantia_stacks_by_seat, SEATS[-1]),
            ("advisors_row", self.layout.advisors_row, ADVISORS - 1),
            ("quarantia_advisors_row", self.layout.quarantia_advisors_row, DISTRICTS),
            ("neutral_places", self.layout.neutral_places, ADVISORS),
            ("order_brown", self.layout.order_brown, FIELDS),
            ("order_blue", self.layout.order_blue, FIELDS),
        ):
            yield from _points(name, points, wanted)
        yield from self._positions()

    def _positions(self) -> Iterator[tuple[str, str]]:
        """Everything lies within the drawn board, including what is given as a distance from a field's place."""
        layout = self.layout
        sizes = (("width", [layout.width]), ("height", [layout.height]), ("site_size", layout.site_size), ("order_card_size", layout.order_card_size))
        for name, lengths in sizes:
            if min(lengths) < 1:
                yield f"layout.{name}", f"a length must be at least 1, it says {min(lengths)}"
        for number, place in enumerate(self.places):
            yield from self._on_board(f"places.{number}", [(place.x, place.y)])
            yield from self._on_board(f"places.{number}.outline", place.outline)
            yield from self._on_board(f"places.{number}.sites", place.sites)
            quarantia = place.field == FIELD_KEYS[QUARANTIA]
            for name, offsets in self._offsets(quarantia):
                yield from self._on_board(f"layout.{name}", [(place.x + x, place.y + y) for x, y in offsets], f" at {place.field}")
        for name, points in (
            ("neutral_places", layout.neutral_places),
            ("order_brown", layout.order_brown),
            ("order_blue", layout.order_blue),
            ("grand_canal", layout.grand_canal),
        ):
            yield from self._on_board(f"layout.{name}", points)

    def _offsets(self, quarantia: bool) -> tuple[tuple[str, Sequence[Point]], ...]:
        """The rows of the layout that are relative to the place of the Quarantia, or of a district."""
        layout = self.layout
        if quarantia:
            return (
                ("quarantia_label", [layout.quarantia_label]),
                ("quarantia_stacks_by_seat", layout.quarantia_stacks_by_seat),
                ("quarantia_advisors_row", layout.quarantia_advisors_row),
            )
        return (
            ("label", [layout.label]),
            ("houses_by_seat", layout.houses_by_seat),
            ("stacks_by_seat", layout.stacks_by_seat),
            ("advisors_row", layout.advisors_row),
        )

    def _on_board(self, place: str, points: Sequence[Point], where: str = "") -> Iterator[tuple[str, str]]:
        width, height = self.layout.width, self.layout.height
        for x, y in points:
            if not (0 <= x <= width and 0 <= y <= height):
                yield place, f"the point {x}, {y}{where} lies outside the board of {width} x {height}"

    def components(self) -> Components:
        """The numbers that the rules take."""
        own = self.per_player
        choices = [pack(list(choice)) for choice in TOKEN_CHOICES]
        fits = [self.placements.tokens_min <= len(choice) <= self.placements.tokens_max for choice in TOKEN_CHOICES]
        return fill(
            Components(),
            self,
            houses=own.houses,
            palazzi=own.palazzi,
            rings=own.rings,
            tokens=pack(own.tokens),
            first_set=SETS.index(self.order_sets.first_open),
            settings=[0, 0, 0, self.placements.three_players, self.placements.four_players],
            choices=[number for number, tokens in enumerate(choices) if fits[number] and holds(pack(own.tokens), tokens)],
            choice_tokens=choices,
            costs=self.site_costs.houses,
            sites=self.sites.per_district,
            advisor_votes=self.votes.per_advisor,
            victory_districts=[condition.districts for condition in self.victory],
            victory_palazzi=[condition.palazzi for condition in self.victory],
            layout=self._plain_layout(),
        )

    def _plain_layout(self) -> dict[str, Any]:
        """The places and the layout without the remarks on where they come from."""
        remarks = {"source", "why"}
        places = [place.model_dump(mode="json", exclude=remarks) for place in self.places]
        return self.layout.model_dump(mode="json", exclude=remarks | {"site_size", "order_card_size", "grand_canal"}) | {"places": places}


def _points(name: str, points: Sequence[Point], wanted: int) -> Iterator[tuple[str, str]]:
    if len(points) != wanted:
        yield f"layout.{name}", f"this needs {wanted} points, there are {len(points)}"


def _named(place: str, what: str, name: str) -> Iterator[tuple[str, str]]:
    if not name.strip():
        yield place, f"{what} needs a name, this is empty"


SCHEMA = DogeEdition
