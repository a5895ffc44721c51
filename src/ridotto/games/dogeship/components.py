"""The shape of the edition file, what must agree in it, and the numbers as the rules take them."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import Annotated, Literal

from ridotto.engine.edition import Amount, AtLeastOne, Part, Schema, Source, Table, between, fill, for_each_seat_count, known_to_moves, within
from ridotto.games.dogeship.moves import (
    BARRIER_TEXTS,
    BARRIERS,
    COLOURS,
    DECKS,
    DOGE_TEXTS,
    DOGES,
    FACES,
    GALLEY_TEXTS,
    GONDOLA_TEXTS,
    GONDOLAS,
    ITEMS,
    MOST_BID,
    PER_TYPE,
    SECTIONS,
)
from ridotto.games.dogeship.rules import Components
from ridotto.games.dogeship.rules.parts import NO_FLOOD

INDICATORS = ("red", "green", "blue", "yellow")
MEANINGS = ("weight", "fittings", "speed", "handling")
KINDS = ("buy", "complete", "intrigue", "ducats", "replace")
INTRIGUES = ("doge_tile", "free_approval", "paid_approvals")
BONUSES = ("buy", "complete", "ducats", "approvals", "vp")
REWARDS = ("ducats", "approvals")
ZONES = tuple(f"{deck}_{section}" for deck in DECKS for section in SECTIONS)
SEAT_COUNTS = (2, 3, 4, 5)
Few = Annotated[int, within(1, 9)]
Value = Annotated[int, within(-9, 9)]
Length = Annotated[int, within(1, PER_TYPE)]
"""SHIP-R29: the tiles of a type must fill its section."""


class Row(Part):
    """One row of a table; it may name its own source."""

    source: Source | None = None
    why: str | None = None


class Players(Table):
    """`[players]`"""

    min: Literal[2]
    max: Literal[5]


class Markers(Table):
    """`[markers]`"""

    per_seat: Literal[8]
    actions: Literal[5]
    colours: Literal[5]
    total: Literal[40]


class Start(Table):
    """`[start]`"""

    victory_points: Literal[0]
    ducats: Amount
    approvals: Literal[0]


class Approvals(Table):
    """`[approvals]`"""

    ones: Amount
    threes: Amount
    supply_limited: Literal[False]


class Dice(Table):
    """`[dice]`"""

    colours: list[str]
    faces: Literal[6]


class DiceInUse(Table):
    """A `[[dice_in_use]]`."""

    seats: int
    colours: list[str]


class GalleySize(Table):
    """`[galley_size]`"""

    decks: tuple[Literal["lower"], Literal["upper"]]
    sections: tuple[Literal["stern"], Literal["mid"], Literal["bow"]]


class GalleyLengths(Table):
    """A `[[galley_lengths]]`."""

    seats: int
    lengths: tuple[Length, Length, Length]
    parts: int


class Yard(Table):
    """`[yard]`"""

    tiles: Literal[5]
    galley_tiles: Literal[2]


class Purchase(Table):
    """`[purchase]`"""

    look_at: Literal[3]
    buy: Literal[1]


class Reorder(Table):
    """`[reorder]`"""

    cost: Amount


class Discard(Table):
    """`[discard]`"""

    ducats: AtLeastOne  # SHIP-R27: a seat without ducats can always earn some


class Flood(Table):
    """`[flood]`"""

    lost_when_equal: int
    lost_when_fewer: int


class Positions(Table):
    """`[inspection]` and `[final_approval]`"""

    positions: tuple[int, int, int, int, int]


class Bid(Table):
    """`[bid]`"""

    max: int


class SafetyEnd(Table):
    """`[safety_end]`"""

    rounds_without_new_part: Annotated[int, within(100, 100_000)]


class DogeTileIntrigue(Part):
    """The first intrigue."""

    look_at: Literal[2]
    keep: Literal[1]
    other_goes: tuple[Literal["top"], Literal["bottom"]]


class ApprovalIntrigue(Part):
    """The second and the third intrigue."""

    pay: Amount
    approvals: AtLeastOne


class Intrigue(Table):
    """`[intrigue]`"""

    doge_tile: DogeTileIntrigue
    free_approval: ApprovalIntrigue
    paid_approvals: ApprovalIntrigue


class Field(Row):
    """One field of a dice board; which entries it has depends on its kind."""

    id: str
    face: int
    kind: Literal["buy", "complete", "intrigue", "ducats", "replace"]
    link: Literal["single", "or", "and"] | None = None
    items: list[Literal["galley", "barrier", "gondola"]] | None = None
    amount: Few | None = None
    intrigue: Literal["doge_tile", "free_approval", "paid_approvals"] | None = None


class Board(Table):
    """One dice board."""

    fields: list[Field]


class Boards(Table):
    """`[boards]`"""

    red: Board
    green: Board
    white: Board
    yellow: Board
    blue: Board
    black: Board

    def each(self) -> list[Board]:
        """All boards, in the order of the colours."""
        return [self.red, self.green, self.white, self.yellow, self.blue, self.black]


class Indicators(Table):
    """`[indicators]`"""

    colours: list[str]
    meanings: list[str]


class GalleyTile(Row):
    """One galley tile."""

    id: str
    deck: str
    section: str
    cost: Annotated[int, within(2, 7)]
    vp: Amount
    approval: bool
    indicators: list[str]


class GalleyTiles(Table):
    """`[galley_tiles]`"""

    count: Literal[36]
    per_type: Literal[6]
    tiles: list[GalleyTile]


class Barrier(Row):
    """One barrier."""

    id: str
    priority: int
    cost: Annotated[int, within(0, 1)]
    trigger: Literal["buy", "complete", "intrigue", "ducats"]
    bonus: Literal["buy", "complete", "ducats", "approvals", "vp"]
    item: Literal["galley", "barrier", "gondola"] | None = None
    amount: Few | None = None


class Barriers(Table):
    """`[barriers]`"""

    count: Literal[26]
    tiles: list[Barrier]


class Gondola(Row):
    """One gondola."""

    id: str
    cost: Annotated[int, within(0, 1)]
    reward: Literal["ducats", "approvals"]
    amount: Few


class Gondolas(Table):
    """`[gondolas]`"""

    count: Literal[14]
    tiles: list[Gondola]


class DogeTile(Row):
    """One Doge tile."""

    id: str
    red: Value
    green: Value
    blue: Value
    yellow: Value
    purple: list[str]
    flood: Annotated[int, within(0, BARRIERS)] | None = None
    inspection: bool


class DogeTiles(Table):
    """`[doge_tiles]`"""

    count: Literal[16]
    tiles: list[DogeTile]


class DogeShipEdition(Schema):
    """The whole file."""

    players: Players
    markers: Markers
    start: Start
    approvals: Approvals
    dice: Dice
    dice_in_use: list[DiceInUse]
    galley_size: GalleySize
    galley_lengths: list[GalleyLengths]
    yard: Yard
    purchase: Purchase
    reorder: Reorder
    discard: Discard
    flood: Flood
    inspection: Positions
    final_approval: Positions
    bid: Bid
    safety_end: SafetyEnd
    intrigue: Intrigue
    boards: Boards
    indicators: Indicators
    galley_tiles: GalleyTiles
    barriers: Barriers
    gondolas: Gondolas
    doge_tiles: DogeTiles

    def disagreements(self) -> Iterator[tuple[str, str]]:
        """What does not add up."""
        yield from self.wrong_numbers()
        yield from self.wrong_seats()
        yield from self.wrong_fields()
        yield from self.wrong_galley_tiles()
        yield from self.wrong_barriers()
        yield from self.wrong_gondolas()
        yield from self.wrong_doge_tiles()

    def wrong_numbers(self) -> Iterator[tuple[str, str]]:
        """The single numbers of the small tables."""
        yield from between("flood.lost_when_equal", self.flood.lost_when_equal, 0, self.markers.actions - 2)
        yield from between("flood.lost_when_fewer", self.flood.lost_when_fewer, self.flood.lost_when_equal, self.markers.actions - 2)
        value = self.approvals.ones + 3 * self.approvals.threes
        if self.bid.max != min(value, MOST_BID):
            yield "bid.max", f"a bid can be as high as all approval markers together, and {MOST_BID} at most: {min(value, MOST_BID)}, it says {self.bid.max}"
        yield from between("intrigue.free_approval.pay", self.intrigue.free_approval.pay, 0, 0)
        for name, table in (("inspection", self.inspection), ("final_approval", self.final_approval)):
            if list(table.positions) != sorted(table.positions, reverse=True) or min(table.positions) < 0:
                yield f"{name}.positions", "no position brings more points than a better one, and none fewer than 0"

    def wrong_seats(self) -> Iterator[tuple[str, str]]:
        """SHIP-12, SHIP-14: dice and lengths for each number of seats."""
        if self.dice.colours != list(COLOURS):
            yield "dice.colours", known_to_moves(COLOURS)
        yield from for_each_seat_count("dice_in_use.seats", [entry.seats for entry in self.dice_in_use], SEAT_COUNTS)
        for number, entry in enumerate(self.dice_in_use):
            if entry.colours != [colour for colour in COLOURS if colour in entry.colours] or not entry.colours:
                yield f"dice_in_use.{number}.colours", f"they are some of these, each once, in this order: {', '.join(COLOURS)}"
        yield from for_each_seat_count("galley_lengths.seats", [entry.seats for entry in self.galley_lengths], SEAT_COUNTS)
        for number, size in enumerate(self.galley_lengths):
            if size.parts != 2 * sum(size.lengths):
                yield f"galley_lengths.{number}.parts", f"two decks of {sum(size.lengths)} are {2 * sum(size.lengths)} parts, it says {size.parts}"

    def wrong_fields(self) -> Iterator[tuple[str, str]]:
        """A field for each face of the die; the entries of each kind of field; SHIP-R29: with the boards in use the galley can be built."""
        for colour, board in zip(COLOURS, self.boards.each(), strict=True):
            if [(field.face, field.id) for field in board.fields] != [(face, f"{colour}{face}") for face in range(1, FACES + 1)]:
                yield f"boards.{colour}.fields", f"there are {FACES} fields, {colour}1 to {colour}{FACES}, each with its face"
                return
            for number, field in enumerate(board.fields):
                yield from _wrong_field(f"boards.{colour}.fields.{number}", field)
        for entry in self.dice_in_use:
            used = [field for colour, board in zip(COLOURS, self.boards.each(), strict=True) if colour in entry.colours for field in board.fields]
            for kind in ("buy", "complete"):
                if not any(field.kind == kind and field.items is not None and "galley" in field.items for field in used):
                    yield "boards.fields", f"with {entry.seats} seats no field in use would {kind} a galley tile"

    def wrong_galley_tiles(self) -> Iterator[tuple[str, str]]:
        """SHIP-8, SHIP-36: six tiles of each type, named in moves."""
        if self.indicators.colours != list(INDICATORS) or self.indicators.meanings != list(MEANINGS):
            yield "indicators.colours", f"there are these, in this order: {', '.join(INDICATORS)}, for {', '.join(MEANINGS)}"
        tiles = self.galley_tiles.tiles
        if [tile.id.lower() for tile in tiles] != list(GALLEY_TEXTS):
            yield "galley_tiles.tiles", f"the notation of moves knows exactly these, in this order: {', '.join(GALLEY_TEXTS).upper()}"
            return
        for number, tile in enumerate(tiles):
            place = f"galley_tiles.tiles.{number}"
            if f"{tile.deck}_{tile.section}" != ZONES[number // PER_TYPE]:
                yield f"{place}.section", f"{tile.id} belongs to {ZONES[number // PER_TYPE]}, it says {tile.deck}_{tile.section}"
            if not 2 <= len(tile.indicators) <= 4 or set(tile.indicators) - set(INDICATORS):
                yield f"{place}.indicators", f"{tile.id} has 2 to 4 of: {', '.join(INDICATORS)}"

    def wrong_barriers(self) -> Iterator[tuple[str, str]]:
        """SHIP-9, SHIP-138: each priority once; a tile as bonus only if its trigger is of the same kind."""
        tiles = self.barriers.tiles
        if [(tile.id.lower(), tile.priority) for tile in tiles] != [(text, nth + 1) for nth, text in enumerate(BARRIER_TEXTS)]:
            yield "barriers.tiles", f"there are {BARRIERS}, B01 to B{BARRIERS}, each with its number as priority"
            return
        for number, tile in enumerate(tiles):
            place = f"barriers.tiles.{number}"
            if tile.bonus in ("buy", "complete"):
                if tile.trigger != tile.bonus:
                    yield f"{place}.bonus", f"the bonus to {tile.bonus} a tile goes with the trigger {tile.bonus} alone, {tile.id} has {tile.trigger}"
                if tile.item is None or tile.amount is not None:
                    yield f"{place}.item", f"the bonus of {tile.id} names an item and no amount"
            elif tile.amount is None or tile.item is not None:
                yield f"{place}.amount", f"the bonus of {tile.id} names an amount and no item"

    def wrong_gondolas(self) -> Iterator[tuple[str, str]]:
        """SHIP-10, SHIP-36: fourteen, named in moves."""
        if [tile.id.lower() for tile in self.gondolas.tiles] != list(GONDOLA_TEXTS):
            yield "gondolas.tiles", f"there are {GONDOLAS}, G01 to G{GONDOLAS}"

    def wrong_doge_tiles(self) -> Iterator[tuple[str, str]]:
        """SHIP-11: sixteen, named in moves."""
        if [tile.id.lower() for tile in self.doge_tiles.tiles] != list(DOGE_TEXTS):
            yield "doge_tiles.tiles", f"there are {DOGES}, D01 to D{DOGES}"
        for number, tile in enumerate(self.doge_tiles.tiles):
            place = f"doge_tiles.tiles.{number}"
            if set(tile.purple) - set(ZONES) or len(set(tile.purple)) != len(tile.purple):
                yield f"{place}.purple", f"the purple zones are some of these, each once: {', '.join(ZONES)}"

    def components(self) -> Components:
        """The numbers that the rules take."""
        fields = [field for board in self.boards.each() for field in board.fields]
        galleys, barriers, gondolas, doges = self.galley_tiles.tiles, self.barriers.tiles, self.gondolas.tiles, self.doge_tiles.tiles
        return fill(
            Components(),
            self,
            start_ducats=self.start.ducats,
            open_boards=[0] * SEAT_COUNTS[0] + [_bits(entry.colours, COLOURS) for entry in self.dice_in_use],
            section_starts=[0] * SEAT_COUNTS[0] * 4 + [start for size in self.galley_lengths for start in accumulate(size.lengths, initial=0)],
            reorder_cost=self.reorder.cost,
            discard_ducats=self.discard.ducats,
            inspection=list(self.inspection.positions),
            final_approval=list(self.final_approval.positions),
            most_bid=self.bid.max,
            free_approvals=self.intrigue.free_approval.approvals,
            paid_price=self.intrigue.paid_approvals.pay,
            paid_approvals=self.intrigue.paid_approvals.approvals,
            field_kind=[KINDS.index(field.kind) for field in fields],
            field_items=[_bits(field.items or (), ITEMS) for field in fields],
            field_linked=[int(field.link == "and") for field in fields],
            field_amount=[INTRIGUES.index(field.intrigue) if field.intrigue else field.amount or 0 for field in fields],
            cost=[*(tile.cost for tile in galleys), *(tile.cost for tile in barriers), *(tile.cost for tile in gondolas)],
            printed=[tile.vp for tile in galleys],
            symbol=[int(tile.approval) for tile in galleys],
            indicators=[tile.indicators.count(colour) for tile in galleys for colour in INDICATORS],
            trigger=[KINDS.index(tile.trigger) for tile in barriers],
            bonus=[BONUSES.index(tile.bonus) for tile in barriers],
            bonus_amount=[ITEMS.index(tile.item) if tile.item else tile.amount or 0 for tile in barriers],
            reward=[REWARDS.index(tile.reward) for tile in gondolas],
            reward_amount=[tile.amount for tile in gondolas],
            doge_values=[value for tile in doges for value in _values(tile)],
            purple=[_bits(tile.purple, ZONES) for tile in doges],
            flood=[NO_FLOOD if tile.flood is None else tile.flood for tile in doges],
            inspects=[int(tile.inspection) for tile in doges],
        )


def _bits(chosen: Iterable[str], names: Sequence[str]) -> int:
    """A set of names as one number: a bit for each, in the order of `names`."""
    return sum(1 << names.index(name) for name in chosen)


def _values(tile: DogeTile) -> list[int]:
    """The values of a Doge tile, in the order of the indicators."""
    return [tile.red, tile.green, tile.blue, tile.yellow]


def _wrong_field(place: str, field: Field) -> Iterator[tuple[str, str]]:
    """A field has the entries that its kind needs, and no others."""
    wanted = {"buy": {"link", "items"}, "complete": {"link", "items"}, "intrigue": {"intrigue"}, "ducats": {"amount"}, "replace": set()}[field.kind]
    said = {key for key in ("link", "items", "amount", "intrigue") if getattr(field, key) is not None}
    if said != wanted:
        yield place, f"a field of the kind {field.kind} must say exactly: {', '.join(sorted(wanted)) or 'nothing more'}"
        return
    if field.items is not None and (len(set(field.items)) != len(field.items) or len(field.items) != (1 if field.link == "single" else 2)):
        yield f"{place}.items", "a single field names one item, a linked one two different items"


SCHEMA = DogeShipEdition
