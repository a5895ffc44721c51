"""The shape of the edition file, what must agree in it, and the numbers as the rules take them."""

from collections.abc import Iterator
from typing import Annotated, Literal

from ridotto.engine.edition import Amount, Schema, Table, between, fill, for_each_seat_count, known_to_moves, within
from ridotto.games.rialto.moves import BUILDING_TEXTS, CARDS, COLOURS, DISTRICTS, MOST_CARDS, PAIR_TEXTS, PAIRS, PLACES, SECTION_LETTERS, SHORTS, VALUES
from ridotto.games.rialto.rules import Components

SIDES = ("citra", "ultra")
SEAT_COUNTS = (2, 3, 4, 5)
MOST_SEATS = 5
PHASES = ("I", "II", "III")
EFFECTS = (
    *("cards", "limit", "cards_and_limit", "cards_and_limit"),
    *("wait", "convert", "joker", "convert"),
    *("upgrade", "councilman", "doge_steps", "points"),
)
"""What each building does, in the order of their kinds."""


class Players(Table):
    """`[players]`"""

    min: Literal[2]
    max: Literal[5]
    variant_seats: Literal[2]


class Rounds(Table):
    """`[rounds]`"""

    count: Literal[6]
    phases: tuple[Literal["I"], Literal["II"], Literal["III"]]


class CardKind(Table):
    """A `[[card]]`."""

    id: str
    index: int
    copies: Annotated[int, within(1, MOST_CARDS)]
    section: str


class Section(Table):
    """A `[[section]]`."""

    letter: str
    card: str
    unit: str
    per_card: Literal[1]
    bonus_units: int
    action: str
    bonus: str


class SectionPenalty(Table):
    """`[section_penalty]`"""

    section: Literal["D"]
    count: Literal[0]
    victory_points: Literal[-1]


class PhaseOne(Table):
    """`[phase_one]`"""

    row_length: int
    extra_rows: Literal[1]
    draw: Annotated[int, within(0, 10)]
    hand_limit: int


class Side(Table):
    """A `[[side]]`."""

    id: str
    index: int
    districts: list[str]


class District(Table):
    """A `[[district]]`."""

    id: str
    index: int
    short: str
    name: str
    side: str
    opposite: str


class Connection(Table):
    """A `[[connection]]`."""

    id: str
    index: int
    ends: tuple[str, str]
    crosses_canal: bool


class Bridge(Table):
    """A `[[bridge]]`."""

    id: str
    index: int
    low: Annotated[int, within(1, 20)]
    high: int
    copies: Literal[1]


class GondolaTiles(Table):
    """`[gondola]`"""

    copies: Annotated[int, within(PLACES, PAIRS - PLACES)]
    value: Annotated[int, within(0, 20)]


class RoundTile(Table):
    """`[round_tile]`"""

    numbers: list[int]


class DistrictBonus(Table):
    """`[district_bonus]`"""

    tiles: Literal[2]
    points: Amount


class BonusTile(Table):
    """A `[[bonus_tile]]`."""

    side: str
    colour: str


class Building(Table):
    """A `[[building]]`; which fields it has beyond its kind depends on its effect."""

    id: str
    index: int
    colour: str
    phase: str
    value: int
    copies: int
    effect: str
    row_cards: int | None = None
    pile_cards: int | None = None
    limit: int | None = None
    coins: int | None = None
    cards: Literal[1] | None = None
    counts_as: int | None = None
    jokers: Literal[1] | None = None
    value_step: Literal[1] | None = None
    points: int | None = None
    councilmen: Literal[1] | None = None
    points_if_none: int | None = None
    steps_per_rank: Literal[1] | None = None


class BuildingSupply(Table):
    """`[building_supply]`"""

    kinds: Literal[12]
    copies: Annotated[int, within(MOST_SEATS, 20)]
    total: int
    places: Literal[7]
    activation_cost: Literal[1]
    second_building_beside: Literal[4]


class BuildingLimit(Table):
    """`[building_limit]`"""

    max_per_section: Literal[2]


class Councilmen(Table):
    """`[councilmen]`"""

    per_colour: int
    tableau: Amount
    supply: Amount


class Coins(Table):
    """`[coins]`"""

    total: int


class CoinSupply(Table):
    """`[coin_supply]`"""

    finite: Literal[True]


class StartCoins(Table):
    """A `[[start_coins]]`."""

    seats: int
    clockwise_from_start_player: list[int]


class StartBuildingLimit(Table):
    """A `[[start_building_limit]]`."""

    seats: int
    copies_per_kind: int


class Start(Table):
    """`[start]`"""

    points: Annotated[int, within(-99, 99)]
    building_value: Literal[1]
    buildings: Literal[1]


class DogeTrack(Table):
    """`[doge_track]`"""

    first_space: Literal[0]
    last_space: Literal[-1]


class SeatColour(Table):
    """A `[[seat_colour]]`."""

    index: int
    id: str
    hex: str


class Scoring(Table):
    """`[scoring]`"""

    stock_divisor: Literal[2]
    stock_rounding: Literal["up"]
    place_divisor: Literal[2]
    place_rounding: Literal["down"]
    building_points: Literal["value"]


class VirtualPlayer(Table):
    """`[virtual_player]`"""

    seats: Literal[2]
    rows: Literal[3]
    cards: int
    jokers_section: Literal["F"]
    councilmen_finite: Literal[False]
    doge_disc: Literal[True]
    victory_points: Literal[False]
    coins: Literal[False]
    buildings: Literal[False]
    human_coins: tuple[int, int]
    gondola_councilmen_each_end: Literal[1]


class VirtualPlayerColour(Table):
    """`[virtual_player_colour]`"""

    id: str
    neutral: str


class RialtoEdition(Schema):
    """The whole file."""

    players: Players
    rounds: Rounds
    card: list[CardKind]
    section: list[Section]
    section_penalty: SectionPenalty
    phase_one: PhaseOne
    side: list[Side]
    district: list[District]
    connection: list[Connection]
    bridge: list[Bridge]
    gondola: GondolaTiles
    round_tile: RoundTile
    district_bonus: DistrictBonus
    bonus_tile: list[BonusTile]
    building: list[Building]
    building_supply: BuildingSupply
    building_limit: BuildingLimit
    councilmen: Councilmen
    coins: Coins
    coin_supply: CoinSupply
    start_coins: list[StartCoins]
    start_building_limit: list[StartBuildingLimit]
    start: Start
    doge_track: DogeTrack
    seat_colour: list[SeatColour]
    scoring: Scoring
    virtual_player: VirtualPlayer
    virtual_player_colour: VirtualPlayerColour

    def disagreements(self) -> Iterator[tuple[str, str]]:
        """What does not add up."""
        yield from self.wrong_cards()
        yield from self.wrong_map()
        yield from self.wrong_colours()
        yield from self.wrong_tiles()
        yield from self.wrong_buildings()
        yield from self.wrong_numbers()

    def wrong_cards(self) -> Iterator[tuple[str, str]]:
        """RIA-8, RIA-63: cards and sections are fixed, as moves name them."""
        if [(card.index, card.id) for card in self.card] != list(enumerate(CARDS)):
            yield "card.id", known_to_moves(CARDS)
        if [card.section for card in self.card] != [*SECTION_LETTERS, ""]:
            yield "card.section", "the kinds belong to the sections A to F in this order, jokers to none"
        if [(section.letter, section.card) for section in self.section] != list(zip(SECTION_LETTERS, CARDS, strict=False)):
            yield "section.letter", "there are the sections A to F, for the kinds of card in the same order"
        elif [section.bonus_units for section in self.section] != [1, 1, 1, 1, 0, 1]:
            yield "section.bonus_units", "the majority bonus is one more, in section E a gondola"

    def wrong_map(self) -> Iterator[tuple[str, str]]:
        """RIA-131, RIA-R1, RIA-R2: six districts, three on each side, and enough connections for all tiles."""
        if [(district.index, district.id, district.short.lower()) for district in self.district] != list(zip(range(PLACES), DISTRICTS, SHORTS, strict=True)):
            yield "district.id", known_to_moves(DISTRICTS)
            return
        if [(side.index, side.id) for side in self.side] != list(enumerate(SIDES)):
            yield "side.id", f"the sides are {' and '.join(SIDES)}"
            return
        stated = [(district.id, district.side) for district in self.district]
        listed = [(name, side.id) for side in self.side for name in side.districts]
        if sorted(stated) != sorted(listed) or [len(side.districts) for side in self.side] != [3, 3]:
            yield "side.districts", "each side has three districts, those that say so themselves"
        names = [connection.id for connection in self.connection]
        if [connection.index for connection in self.connection] != list(range(len(names))) or names != [pair for pair in PAIR_TEXTS if pair in names]:
            yield "connection.id", "connections are pairs of districts by their short names, each once, numbered in the order of the districts"
            return
        side_of = dict(stated)
        for number, connection in enumerate(self.connection):
            if list(connection.ends) != [DISTRICTS[SHORTS.index(short)] for short in connection.id.split("-")]:
                yield f"connection.{number}.ends", f"{connection.id} does not connect {' and '.join(connection.ends)}"
            elif connection.crosses_canal != (side_of[connection.ends[0]] != side_of[connection.ends[1]]):
                yield f"connection.{number}.crosses_canal", f"{connection.id} crosses the canal if its districts lie on different sides, and only then"
        for number, district in enumerate(self.district):
            near = {name for connection in self.connection if district.id in connection.ends for name in connection.ends}
            apart = set(DISTRICTS) - near - {district.id}
            if district.opposite not in (apart or {""}):
                yield f"district.{number}.opposite", f"{district.opposite!r} is not a district without a connection to {district.id}"

    def wrong_colours(self) -> Iterator[tuple[str, str]]:
        """Each side has its bonus tile; each seat and the virtual player has a colour."""
        if [tile.side for tile in self.bonus_tile] != list(SIDES):
            yield "bonus_tile.side", f"there is one tile for each side: {', '.join(SIDES)}"
        if [colour.index for colour in self.seat_colour] != list(range(MOST_SEATS)):
            yield "seat_colour.index", f"there are {MOST_SEATS} colours, numbered from 0"
        elif {self.virtual_player_colour.id, self.virtual_player_colour.neutral} - {colour.id for colour in self.seat_colour[2:]}:
            yield "virtual_player_colour.id", "the virtual player and the neutral colour have colours that two players do not use"

    def wrong_tiles(self) -> Iterator[tuple[str, str]]:
        """RIA-2, RIA-3, RIA-4: one round tile for each district, six bridges, and a connection for every tile."""
        if sorted(self.round_tile.numbers) != list(range(1, PLACES + 1)):
            yield "round_tile.numbers", f"the numbers are 1 to {PLACES}"
        if [bridge.index for bridge in self.bridge] != list(range(PLACES)):
            yield "bridge.index", f"there are {PLACES} bridges, numbered from 0"
        for number, bridge in enumerate(self.bridge):
            yield from between(f"bridge.{number}.high", bridge.high, bridge.low, 20)
            if bridge.id != f"{bridge.low}/{bridge.high}":
                yield f"bridge.{number}.id", f"a bridge is named by its values, {bridge.low}/{bridge.high}, it says {bridge.id}"
        if len(self.connection) < len(self.bridge) + PLACES:
            yield "connection", f"a bridge and a gondola are laid in each round: that needs {2 * PLACES} connections, there are {len(self.connection)}"

    def wrong_buildings(self) -> Iterator[tuple[str, str]]:
        """RIA-6: twelve kinds; the rules say what each does, the edition how much."""
        if [(building.index, building.id) for building in self.building] != list(enumerate(BUILDING_TEXTS)):
            yield "building.id", known_to_moves(BUILDING_TEXTS)
            return
        for number, building in enumerate(self.building):
            kind = (COLOURS[number // VALUES], PHASES[number // VALUES], number % VALUES + 1, EFFECTS[number])
            if (building.colour, building.phase, building.value, building.effect) != kind:
                yield f"building.{number}.effect", f"{building.id} is {kind[0]}, for phase {kind[1]}, of value {kind[2]}, with the effect {kind[3]}"
            if building.copies != self.building_supply.copies:
                yield f"building.{number}.copies", f"there are {self.building_supply.copies} of each kind, it says {building.copies}"
            yield from _wrong_effect(number, building)
        total = len(BUILDING_TEXTS) * self.building_supply.copies
        if self.building_supply.total != total:
            yield "building_supply.total", f"12 kinds, {self.building_supply.copies} of each, are {total} tiles, it says {self.building_supply.total}"

    def wrong_numbers(self) -> Iterator[tuple[str, str]]:
        """The single numbers of the other tables."""
        cards = sum(card.copies for card in self.card)
        yield from between("phase_one.row_length", self.phase_one.row_length, 1, cards // (MOST_SEATS + 1))
        yield from between("phase_one.hand_limit", self.phase_one.hand_limit, 1, cards)
        men = self.councilmen.tableau + self.councilmen.supply
        if self.councilmen.per_colour != men:
            yield "councilmen.per_colour", f"{self.councilmen.tableau} on the tableau and {self.councilmen.supply} in the supply are {men}"
        yield from for_each_seat_count("start_coins.seats", [entry.seats for entry in self.start_coins], SEAT_COUNTS)
        for number, entry in enumerate(self.start_coins):
            coins = entry.clockwise_from_start_player
            if len(coins) != entry.seats or min(coins, default=0) < 0:
                yield f"start_coins.{number}.clockwise_from_start_player", f"it needs {entry.seats} numbers of coins"
            yield from between("coins.total", self.coins.total, sum(coins), 999)
        if min(self.virtual_player.human_coins) < 0 or sum(self.virtual_player.human_coins) > self.coins.total:
            yield "virtual_player.human_coins", f"there are {self.coins.total} coins for both players"
        yield from for_each_seat_count("start_building_limit.seats", [entry.seats for entry in self.start_building_limit], SEAT_COUNTS)
        for number, limit in enumerate(self.start_building_limit):
            least = -(-limit.seats // len(COLOURS))
            yield from between(f"start_building_limit.{number}.copies_per_kind", limit.copies_per_kind, least, self.building_supply.copies)
        yield from between("virtual_player.cards", self.virtual_player.cards, 0, cards)

    def components(self) -> Components:
        """The numbers that the rules take."""
        shown = [connection.id for connection in self.connection]
        ends = [[SHORTS.index(short) for short in pair.split("-")] for pair in PAIR_TEXTS]
        green, counsel = self.building[:VALUES], self.building[2 * VALUES + 1]
        return fill(
            Components(),
            self,
            copies=[card.copies for card in self.card],
            first_end=[pair[0] for pair in ends],
            second_end=[pair[1] for pair in ends],
            on_board=[int(pair in shown) for pair in PAIR_TEXTS],
            side=[SIDES.index(district.side) for district in self.district],
            bridge_low=[bridge.low for bridge in self.bridge],
            bridge_high=[bridge.high for bridge in self.bridge],
            gondolas=self.gondola.copies,
            gondola_value=self.gondola.value,
            bonus_points=self.district_bonus.points,
            tile_copies=self.building_supply.copies,
            pile_cards=[building.pile_cards or 0 for building in green],
            limit_more=[building.limit or 0 for building in green],
            wait_coins=self.building[VALUES].coins or 0,
            counsel_points=counsel.points or 0,
            counsel_instead=counsel.points_if_none or 0,
            glory_points=self.building[-1].points or 0,
            men_tableau=self.councilmen.tableau,
            men_supply=self.councilmen.supply,
            coins=self.coins.total,
            start_coins=[n for entry in self.start_coins for n in [*entry.clockwise_from_start_player, 0, 0, 0][:MOST_SEATS]],
            virtual_coins=list(self.virtual_player.human_coins),
            start_limit=[entry.copies_per_kind for entry in self.start_building_limit],
            start_points=self.start.points,
            virtual_cards=self.virtual_player.cards,
        )


def _wrong_effect(number: int, building: Building) -> Iterator[tuple[str, str]]:
    """The fields that belong to a building's effect: all of them, within bounds, and no others."""
    wanted: dict[str, tuple[int, int]] = {
        "cards": {"row_cards": (1, 1), "pile_cards": (1, 10), "limit": (0, 0)},
        "limit": {"row_cards": (0, 0), "pile_cards": (0, 0), "limit": (1, 10)},
        "cards_and_limit": {"row_cards": (1, 1), "pile_cards": (1, 10), "limit": (1, 10)},
        "wait": {"coins": (0, 10)},
        "convert": {"cards": (1, 1), "counts_as": (building.value // 2, building.value // 2)},  # yellow-2: one card, yellow-4: two
        "joker": {"jokers": (1, 1)},
        "upgrade": {"value_step": (1, 1)},
        "councilman": {"points": (0, 20), "councilmen": (1, 1), "points_if_none": (0, 20)},
        "doge_steps": {"steps_per_rank": (1, 1)},
        "points": {"points": (0, 20)},
    }.get(building.effect, {})
    common = {"id", "index", "colour", "phase", "value", "copies", "effect", "source", "why"}
    said = {key: value for key, value in building.model_dump().items() if key not in common and value is not None}
    if said.keys() != wanted.keys():
        yield f"building.{number}.effect", f"{building.id} must say exactly: {', '.join(wanted)}"
        return
    for key, (least, most) in wanted.items():
        yield from between(f"building.{number}.{key}", said[key], least, most)


SCHEMA = RialtoEdition
