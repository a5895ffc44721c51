"""The shape of the edition file, what must agree in it, and the numbers as the rules take them."""

from collections.abc import Iterator
from typing import Annotated, Literal

from ridotto.engine.edition import Amount, AtLeastOne, Part, Schema, Table, between, fill, known_to_moves, within
from ridotto.games.venice.moves import BUILDING_TEXTS, CONTRACT_TEXTS, CONTRACTS, CUBE_TEXTS, DOGE_CARD_TEXTS, FIELDS, INFLUENCE_TEXTS, TILE_TEXTS, TILES
from ridotto.games.venice.rules import parts
from ridotto.games.venice.rules.parts import COLUMNS, DOCKS, MOST_NEAR, MOST_SEATS, Components

MUNICIPAL = ("great-council", "st-marks", "doges-palace")
DOCK_IDS = (*MUNICIPAL, *(f"s{n}" for n in range(1, TILES + 1)))
DIFFICULTIES = ("prologue-extra", "prologue-assistants", "first-field-vp", "fourth-field-vp", "scrolls", "extra-turns", "council-start")
NAMED = {"prologue-extra": [0, 1, 2], "prologue-assistants": [1, 0], "scrolls": [1, 2, 3], "extra-turns": [0, 1, 2], "council-start": [0, 1, 2, 3, 4]}
"""The values after which the options of a match are named: `prologue-2`, `one-scroll`, `council-4`."""


class Players(Table):
    """`[players]`"""

    min: Literal[1]
    max: Literal[5]
    smugglers: Literal[2]
    doge: Literal[1]


class Box(Table):
    """`[box]`"""

    boards: Literal[1]
    player_boards: Literal[5]
    contracts: Literal[26]
    influence_cards: int
    doge_cards: int
    favour_cards: Literal[5]
    smuggler_cards_a: Literal[12]
    smuggler_cards_b: Literal[12]
    building_tiles: Literal[12]
    cubes_each: AtLeastOne
    coins_1: int
    coins_5: int
    coins_10: int
    spy: Literal[1]
    end_marker: Literal[1]
    smuggler_markers: Literal[4]
    start_player_marker: Literal[1]
    first_move_marker: Literal[1]


class ColourSet(Table):
    """`[colour_set]`"""

    colours: Literal[5]
    gondolas: Literal[2]
    bridges: int
    assistants: int
    gondolier: Literal[1]
    discs: Literal[4]


class SeatColour(Table):
    """A `[[seat_colour]]`."""

    index: int
    id: str


class Limits(Table):
    """`[limits]`"""

    cubes_per_gondola: Literal[5]
    scrolls: AtLeastOne
    intrigue_1_to_3_players: AtLeastOne
    intrigue_4_to_5_players: AtLeastOne
    intrigue_overflow_vp: int
    contracts_in_hand: Literal[3]
    effect_places: Literal[3]
    assistants: Annotated[int, within(1, TILES)]
    bridges: Annotated[int, within(0, 4)]
    fields_per_tile: Literal[4]


class HouseLimits(Table):
    """`[house_limits]`"""

    council_track_last: AtLeastOne
    max_rounds: AtLeastOne
    cube_supply_is_limited: Literal[True]
    coin_supply_is_limited: Literal[False]
    own_gondola_blocks_passing_activation: bool


class Costs(Table):
    """`[costs]`"""

    keep_gondolier: Amount
    bridge_at_great_council: Amount
    tax_per_contract: Amount
    bridge_owner_coin: Amount
    bridge_intrigue: Amount
    coins_per_vp_at_end: AtLeastOne
    coins_per_intrigue_at_end: AtLeastOne
    scrolls_per_intrigue_at_end: AtLeastOne


class Bonuses(Table):
    """`[bonuses]`"""

    all_assistants_first: int
    favour_unturned_vp: int
    favour_coins: int
    favour_scrolls: int


class Setup(Table):
    """`[setup]`"""

    coins: int
    coins_per_earlier_player: int
    scrolls: int
    intrigue: Literal[0]
    vp: Literal[0]
    council: Literal[0]
    contracts_dealt: Literal[3]
    contracts_kept: Literal[2]


class ByPlayers(Table):
    """A `[[by_players]]`."""

    players: int
    contract_pile: int
    end_marker: int
    intrigue_cap: int


class CouncilReward(Table):
    """A `[[council_reward]]`."""

    players: int
    vp: list[int]


class AssistantInfluence(Table):
    """`[assistant_influence]`"""

    none_up_to: int
    half_up_to: int
    full_up_to: int
    half_rounds: Literal["up"]


class Board(Table):
    """`[board]`"""

    width: Annotated[int, within(1, 10_000)]
    height: Annotated[int, within(1, 10_000)]


class Dock(Table):
    """A `[[dock]]`."""

    id: str
    index: int
    municipal: bool
    x: int
    y: int


class Canal(Table):
    """A `[[canal]]`."""

    index: int
    ends: tuple[str, str]
    cost: Annotated[int, within(1, 2)]


class ExampleLayout(Table):
    """`[example_layout]`"""

    tiles: list[str]


class Price(Part):
    """What an effect costs."""

    coins: int = 0
    any_cubes: Literal[0, 1] = 0
    scrolls: int = 0
    intrigue: int = 0


class Intrigue(Part):
    """Intrigue gained or lost by an effect."""

    intrigue: int


class Gain(Part):
    """What an effect brings."""

    ceramic: int = 0
    cloth: int = 0
    silver: int = 0
    any_cubes: Literal[0, 2] = 0
    coins: int = 0
    scrolls: int = 0
    vp: int = 0
    influence: Literal[0, 1] = 0
    council: int = 0
    vp_per_fulfilled_contract: int = 0
    vp_per_player_with_more_intrigue: int = 0
    vp_per_cube: int = 0


class Needs(Part):
    """What a player must have without spending it."""

    influence_in_hand: int


class Effect(Part):
    """One of the four effects of a tile."""

    pay: Price | None = None
    take: Intrigue | None = None
    lose: Intrigue | None = None
    others: Intrigue | None = None
    needs: Needs | None = None
    either: tuple[Literal["bridge"], Literal["vp"]] | None = None
    exchange_cubes: Literal[True] | None = None
    give_any_number_of_cubes: Literal[True] | None = None
    gain: Gain | None = None

    def row(self) -> list[int]:
        """The effect by columns."""
        row = [0] * COLUMNS
        pay, gain = self.pay or Price(), self.gain or Gain()
        row[parts.PAY_COINS : parts.TAKE_INTRIGUE] = [pay.coins, pay.any_cubes, pay.scrolls, pay.intrigue]
        row[parts.TAKE_INTRIGUE] = self.take.intrigue if self.take else 0
        row[parts.OTHERS_INTRIGUE] = self.others.intrigue if self.others else 0
        row[parts.LOSE_INTRIGUE] = self.lose.intrigue if self.lose else 0
        row[parts.GAIN_CERAMIC : parts.GAIN_COINS] = [gain.ceramic, gain.cloth, gain.silver, gain.any_cubes]
        row[parts.GAIN_COINS : parts.VP_PER_CONTRACT] = [gain.coins, gain.scrolls, gain.vp, gain.influence, gain.council]
        row[parts.VP_PER_CONTRACT : parts.EXCHANGE_CUBES] = [gain.vp_per_fulfilled_contract, gain.vp_per_player_with_more_intrigue, gain.vp_per_cube]
        row[parts.EXCHANGE_CUBES] = int(self.exchange_cubes is not None)
        row[parts.BRIDGE_OR_VP] = int(self.either is not None)
        row[parts.NEEDS_INFLUENCE] = self.needs.influence_in_hand if self.needs else 0
        return row

    def questions(self) -> int:
        """How many choices the player has to make for it; the rules ask at most one."""
        pay, gain = self.pay or Price(), self.gain or Gain()
        asked = (pay.any_cubes, gain.any_cubes, gain.influence, gain.vp_per_cube, self.exchange_cubes, self.either)
        return sum(bool(part) for part in asked)


class Tile(Table):
    """A `[[tile]]`."""

    id: str
    index: int
    yields: str
    field1: Effect
    field2: Effect
    field3: Effect
    field4: Effect

    def effects(self) -> list[Effect]:
        """From field 1 to field 4."""
        return [self.field1, self.field2, self.field3, self.field4]


class GreatCouncil(Table):
    """`[great_council]`"""

    advance: int
    advance_per_player_with_less_intrigue: int


class StMarks(Table):
    """`[st_marks]`"""

    contracts_drawn: Literal[2]
    contracts_kept: Literal[1]
    coins: int


class DogesPalace(Table):
    """`[doges_palace]`"""

    contracts_drawn: Literal[2]
    contracts_kept: Literal[1]
    scrolls: int
    vp: int


class Influence(Table):
    """An `[[influence]]`; which number it has depends on its kind."""

    id: str
    index: int
    copies: Annotated[int, within(1, 9)]
    intrigue: int | None = None
    council: Literal[1] | None = None
    coins: int | None = None
    vp: int | None = None
    scrolls: int | None = None


class Contract(Table):
    """A `[[contract]]`."""

    no: int
    effect: str
    amount: Annotated[int, within(0, 20)]
    place: str
    ceramic: int
    cloth: int
    silver: int
    scrolls: int
    coins: Amount
    vp: Amount


class SmugglerCard(Table):
    """A `[[smuggler_card]]`."""

    deck: str
    no: int
    place: str
    crossed: Annotated[int, within(1, 3)]


class Solo(Table):
    """`[solo]`"""

    doge_colours: Literal[2]
    doge_gondolas: Literal[4]
    doge_assistants_per_colour: int
    doge_bridges: int
    doge_scrolls: int
    doge_scroll_cap: int
    doge_intrigue: Literal[0]
    doge_intrigue_limit: int
    doge_limit_vp_loss: int
    doge_limit_intrigue_loss: int
    vp_by_field: list[int]
    prologue_cards_per_deck: Literal[2]
    smuggler_cards_removed: int
    doge_cards_removed: int
    row: Literal[3]
    extra_turns: int


class SoloPlacing(Table):
    """`[solo_placing]`"""

    order: list[str]
    colours: list[int]


class DogeCard(Table):
    """A `[[doge_card]]`; which numbers it has depends on its kind."""

    id: str
    index: int
    copies: int
    vp: int | None = None
    at_most: int | None = None
    scrolls: int | None = None
    council: int | None = None
    intrigue: int | None = None
    times: int | None = None
    coins: int | None = None


class Favour(Table):
    """`[favour]`"""

    default: Literal["off"]
    per_seat: Literal[True]


class Difficulty(Table):
    """A `[[difficulty]]`."""

    id: str
    values: list[int]
    default: int


class VeniceEdition(Schema):
    """The whole file."""

    players: Players
    box: Box
    colour_set: ColourSet
    seat_colour: list[SeatColour]
    limits: Limits
    house_limits: HouseLimits
    costs: Costs
    bonuses: Bonuses
    setup: Setup
    by_players: list[ByPlayers]
    council_reward: list[CouncilReward]
    assistant_influence: AssistantInfluence
    board: Board
    dock: list[Dock]
    canal: list[Canal]
    example_layout: ExampleLayout
    tile: list[Tile]
    great_council: GreatCouncil
    st_marks: StMarks
    doges_palace: DogesPalace
    influence: list[Influence]
    contract: list[Contract]
    smuggler_card: list[SmugglerCard]
    solo: Solo
    solo_placing: SoloPlacing
    doge_card: list[DogeCard]
    favour: Favour
    difficulty: list[Difficulty]

    def disagreements(self) -> Iterator[tuple[str, str]]:
        """What does not add up."""
        yield from self.wrong_map()
        yield from self.wrong_tiles()
        yield from self.wrong_cards()
        yield from self.wrong_contracts()
        yield from self.wrong_numbers()
        yield from self.wrong_solo()

    def wrong_map(self) -> Iterator[tuple[str, str]]:
        """VEN-2, VEN-R4: fifteen docks, each with at least two canals, all of them connected."""
        if [(dock.index, dock.id, dock.municipal) for dock in self.dock] != [(n, name, name in MUNICIPAL) for n, name in enumerate(DOCK_IDS)]:
            yield "dock.id", f"the docks are these, in this order: {', '.join(DOCK_IDS)}; the first three are municipal"
            return
        if [canal.index for canal in self.canal] != list(range(len(self.canal))):
            yield "canal.index", "canals are numbered from 0"
        met: set[frozenset[str]] = set()
        for number, canal in enumerate(self.canal):
            ends = frozenset(canal.ends)
            if len(ends) != 2 or not ends <= set(DOCK_IDS) or ends in met:
                yield f"canal.{number}.ends", f"{' and '.join(canal.ends)} are not two different docks, or have a canal already"
                return
            met.add(ends)
        for name in DOCK_IDS:
            near = sum(name in ends for ends in met)
            if not 2 <= near <= MOST_NEAR:
                yield "canal.ends", f"a dock has 2 to {MOST_NEAR} canals, {name} has {near}"
        reached = {DOCK_IDS[0]}
        for _ in DOCK_IDS:
            reached |= {name for ends in met if ends & reached for name in ends}
        if len(reached) != DOCKS:
            yield "canal.ends", f"not all docks are connected: {', '.join(sorted(set(DOCK_IDS) - reached))} cannot be reached"
        if sorted(self.example_layout.tiles) != sorted(TILE_TEXTS):
            yield "example_layout.tiles", "each tile lies on one of the 12 places"

    def wrong_tiles(self) -> Iterator[tuple[str, str]]:
        """VEN-125 to VEN-136: twelve tiles with four effects each."""
        if [(tile.index, tile.id) for tile in self.tile] != list(enumerate(TILE_TEXTS)):
            yield "tile.id", known_to_moves(TILE_TEXTS)
            return
        for number, tile in enumerate(self.tile):
            if tile.yields not in CUBE_TEXTS:
                yield f"tile.{number}.yields", f"a tile yields {', '.join(CUBE_TEXTS)}, it says {tile.yields!r}"
            elif tile.field1.model_dump(exclude_none=True, exclude_defaults=True) != {"gain": {tile.yields: 1}}:
                yield f"tile.{number}.field1", f"field 1 brings 1 {tile.yields} and nothing else"
            for field, effect in enumerate(tile.effects(), start=1):
                if effect.questions() > 1:
                    yield f"tile.{number}.field{field}", "an effect asks the player one thing at most"
                if any(not 0 <= value <= 20 for value in effect.row()) or not any(effect.row()):
                    yield f"tile.{number}.field{field}", "the numbers of an effect are 0 to 20, and some are more than 0"

    def wrong_cards(self) -> Iterator[tuple[str, str]]:
        """VEN-10, VEN-181, VEN-203: influence, smuggler and Doge cards."""
        if [(card.index, card.id) for card in self.influence] != list(enumerate(INFLUENCE_TEXTS)):
            yield "influence.id", known_to_moves(INFLUENCE_TEXTS)
        elif sum(card.copies for card in self.influence) != self.box.influence_cards:
            yield "influence.copies", f"there are {self.box.influence_cards} influence cards"
        if [(card.index, card.id) for card in self.doge_card] != list(enumerate(DOGE_CARD_TEXTS)):
            yield "doge_card.id", f"the Doge's cards are these, in this order: {', '.join(DOGE_CARD_TEXTS)}"
        elif sum(card.copies for card in self.doge_card) != self.box.doge_cards:
            yield "doge_card.copies", f"there are {self.box.doge_cards} Doge cards"
        decks = [(card.deck, card.no, card.place) for card in self.smuggler_card]
        if decks != [(deck, n + 1, place) for deck in "ab" for n, place in enumerate(TILE_TEXTS)]:
            yield "smuggler_card.place", "each of the decks a and b has one card for each tile, in the order of the tiles"

    def wrong_contracts(self) -> Iterator[tuple[str, str]]:
        """VEN-6: 26 contracts, with effects that the rules know."""
        if [(contract.no, contract.effect) for contract in self.contract] != [(n + 1, name) for n, name in enumerate(CONTRACT_TEXTS)]:
            yield "contract.effect", known_to_moves(CONTRACT_TEXTS)
            return
        for number, contract in enumerate(self.contract):
            cubes = (contract.ceramic, contract.cloth, contract.silver)
            if contract.place not in BUILDING_TEXTS:
                yield f"contract.{number}.place", f"there is no building {contract.place!r}"
            if not 1 <= sum(cubes) <= self.limits.cubes_per_gondola or min(cubes) < 0:
                yield f"contract.{number}.ceramic", f"a contract demands 1 to {self.limits.cubes_per_gondola} cubes"
            yield from between(f"contract.{number}.scrolls", contract.scrolls, 0, self.limits.scrolls)

    def wrong_numbers(self) -> Iterator[tuple[str, str]]:
        """The single numbers of the other tables."""
        if [row.players for row in self.by_players] != [1, 2, 3, 4, 5]:
            yield "by_players.players", "there is one table for each number of players, 1 to 5"
            return
        for number, row in enumerate(self.by_players):
            yield from between(f"by_players.{number}.contract_pile", row.contract_pile, 3 * row.players + 1, CONTRACTS)
            yield from between(f"by_players.{number}.end_marker", row.end_marker, 1 if row.players > 1 else 0, self.house_limits.council_track_last)
            wanted = self.limits.intrigue_1_to_3_players if row.players < 4 else self.limits.intrigue_4_to_5_players
            if row.intrigue_cap != wanted:
                yield f"by_players.{number}.intrigue_cap", f"with {row.players} players the cap is {wanted}, it says {row.intrigue_cap}"
        if [(row.players, len(row.vp)) for row in self.council_reward] != [(n, n) for n in (2, 3, 4, 5)]:
            yield "council_reward.vp", "there is one reward for each place, with 2, 3, 4 and 5 players"
        if [colour.index for colour in self.seat_colour] != list(range(MOST_SEATS)):
            yield "seat_colour.index", f"there are {MOST_SEATS} colours, numbered from 0"
        if (self.limits.assistants, self.limits.bridges) != (self.colour_set.assistants, self.colour_set.bridges):
            yield "limits.assistants", "a player builds and places what his colour has"
        influence = self.assistant_influence
        if not 0 <= influence.none_up_to < influence.half_up_to < influence.full_up_to:
            yield "assistant_influence.half_up_to", "the three steps follow one another"

    def wrong_solo(self) -> Iterator[tuple[str, str]]:
        """VEN-199 to VEN-203, VEN-255 to VEN-263: the Doge and his difficulty."""
        solo = self.solo
        if len(solo.vp_by_field) != FIELDS:
            yield "solo.vp_by_field", f"there is one number for each of the {FIELDS} fields"
        if solo.doge_assistants_per_colour != self.limits.assistants or solo.doge_bridges != solo.doge_colours * self.limits.bridges:
            yield "solo.doge_bridges", "the Doge has what two colours have"
        yield from between("solo.smuggler_cards_removed", solo.smuggler_cards_removed, 0, TILES - solo.prologue_cards_per_deck - 3)
        yield from between("solo.doge_cards_removed", solo.doge_cards_removed, 0, self.box.doge_cards - solo.row)
        if [row.id for row in self.difficulty] != list(DIFFICULTIES):
            yield "difficulty.id", f"the adjustments are these, in this order: {', '.join(DIFFICULTIES)}"
            return
        for number, row in enumerate(self.difficulty):
            if row.values != NAMED.get(row.id, row.values):
                yield f"difficulty.{number}.values", f"the options of a match are named for the values {NAMED[row.id]}, it says {row.values}"
            elif len(row.values) < 2 or not all(0 <= value <= 20 for value in row.values):
                yield f"difficulty.{number}.values", f"it needs the usual value and another, each 0 to 20, it says {row.values}"
        if self.solo_placing.order != ["first A", "first B", "second A", "second B"] or self.solo_placing.colours != [1, 1, 2, 2]:
            yield "solo_placing.order", "each Doge colour has one A and one B gondola, the first colour's are placed first"

    def components(self) -> Components:
        """The numbers that the rules take."""
        docks = {name: n for n, name in enumerate(DOCK_IDS)}
        difficulty = {row.id: row.values for row in self.difficulty}
        rewards = [0] * (MOST_SEATS + 1) * MOST_SEATS
        for reward in self.council_reward:
            for place, vp in enumerate(reward.vp):
                rewards[reward.players * MOST_SEATS + place] = vp
        amount = {"bribe-foreman": "intrigue", "bribe-councillors": "intrigue", "trade-information": "coins", "build-bridge": "vp"}
        amount |= {"bid-contracts": "vp", "lead-research": "scrolls", "testimony": "intrigue"}
        return fill(
            Components(),
            self,
            canal_a=[docks[canal.ends[0]] for canal in self.canal],
            canal_b=[docks[canal.ends[1]] for canal in self.canal],
            canal_cost=[canal.cost for canal in self.canal],
            board_width=self.board.width,
            board_height=self.board.height,
            dock_x=[dock.x for dock in self.dock],
            dock_y=[dock.y for dock in self.dock],
            effect=[value for tile in self.tile for effect in tile.effects() for value in effect.row()],
            contract=[value for contract in self.contract for value in _contract_row(contract)],
            influence_copies=[card.copies for card in self.influence],
            influence_amount=[getattr(card, amount[card.id]) or 0 if card.id in amount else 0 for card in self.influence],
            smuggler_crossed=[card.crossed - 1 for card in self.smuggler_card],
            doge_copies=[card.copies for card in self.doge_card],
            doge_amount=[card.coins or card.vp or card.scrolls or card.council or card.intrigue or card.times or 0 for card in self.doge_card],
            doge_more=[(card.vp if card.coins else card.at_most) or 0 for card in self.doge_card],
            council_reward=rewards,
            contract_pile=[0, *(row.contract_pile for row in self.by_players)],
            end_marker=[0, *(row.end_marker for row in self.by_players)],
            intrigue_cap=[0, *(row.intrigue_cap for row in self.by_players)],
            scroll_cap=self.limits.scrolls,
            assistants=self.limits.assistants,
            bridges=self.limits.bridges,
            own_blocks=int(self.house_limits.own_gondola_blocks_passing_activation),
            start_coins=self.setup.coins,
            start_scrolls=self.setup.scrolls,
            council_advance=self.great_council.advance,
            st_marks_coins=self.st_marks.coins,
            palace_scrolls=self.doges_palace.scrolls,
            palace_vp=self.doges_palace.vp,
            doge_field_vp=[0, *self.solo.vp_by_field],
            prologue_more=difficulty["prologue-extra"],
            council_start=difficulty["council-start"],
            first_field_vp=difficulty["first-field-vp"][1],
            fourth_field_vp=difficulty["fourth-field-vp"][1],
            fewer_scrolls=difficulty["scrolls"][0],
            more_scrolls=difficulty["scrolls"][-1],
            fewer_turns=difficulty["extra-turns"][0],
            more_turns=difficulty["extra-turns"][-1],
        )


def _contract_row(contract: Contract) -> list[int]:
    place = BUILDING_TEXTS.index(contract.place)
    return [contract.ceramic, contract.cloth, contract.silver, contract.scrolls, contract.coins, contract.vp, place, contract.amount]


SCHEMA = VeniceEdition
