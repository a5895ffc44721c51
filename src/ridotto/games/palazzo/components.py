"""The shape of the edition file, what must agree in it, and the numbers as the rules take them."""

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Literal

from ridotto.engine.edition import Schema, Table, between, fill, known_to_moves, within
from ridotto.games.palazzo.moves import CERT, CURRENCIES, FACE_TEXTS, FLOORS, KINDS, LOWEST, MATERIALS, VALUES
from ridotto.games.palazzo.rules import Components
from ridotto.games.palazzo.rules.parts import QUARRIES, RIDER

MOST_SEATS = 4
LARGEST_LOT = 4  # with five new tiles there would be more than 200 ways to build one
Tile = tuple[str, int, int]
Points = Annotated[int, within(-99, 99)]


class StartSeat(Table):
    """`[players.start]`"""

    seat: Annotated[int, within(0, 1)]


class Players(Table):
    """`[players]`"""

    min: Literal[2]
    max: Literal[4]
    start: StartSeat


class Named(Table):
    """A `[[currency]]` or a `[[material]]`."""

    id: int
    key: str


class Money(Table):
    """`[money]`"""

    values: list[int]
    copies: Annotated[int, within(1, 9)]
    cards: int


class Certificates(Table):
    """`[certificates]`"""

    value: Annotated[int, within(1, 9)]
    cards: Annotated[int, within(0, 30)]
    neutral: Literal[True]


class MoneyDeck(Table):
    """`[money_deck]`"""

    cards: int
    hand: int
    display_beyond_players: Annotated[int, within(0, 5)]
    active_takes: int
    others_take: Literal[1]


class Group(Table):
    """`[group]`"""

    cards: Literal[3]
    worth: int
    certificates_too: bool


class OpeningCertificate(Table):
    """`[opening_certificate]`"""

    count: Literal[1]
    value: Annotated[int, within(1, 20)]  # a bid of 0 would look like no bid
    neutral: Literal[True]


class Tiles(Table):
    """`[tiles]`"""

    count: int
    per_material: int
    floors: list[int]
    windows: list[int]
    extra_floor: Annotated[int, within(1, FLOORS)]
    extra_windows: Annotated[int, within(1, 3)]


class Stack(Table):
    """`[stack.I]`, `[stack.II]`, `[stack.III]`"""

    size: int
    tiles: list[Tile]


class Stacks(Table):
    """`[stack]`"""

    I: Stack  # noqa: E741
    II: Stack
    III: Stack


class Riders(Table):
    """`[riders]`"""

    count: Annotated[int, within(1, 30)]
    stack: Literal["III"]
    end_at: int


class BuilderStart(Table):
    """`[quarries.builder]`"""

    start: Annotated[int, within(0, QUARRIES - 1)]


class Quarries(Table):
    """`[quarries]`"""

    count: Literal[4]
    start_tiles: Literal[1]
    draft_from: Annotated[int, within(MOST_SEATS, LARGEST_LOT + 1)]
    builder: BuilderStart


class LeastPrice(Table):
    """`[warehouse.least]`"""

    price: int


class Warehouse(Table):
    """`[warehouse]`"""

    start_tiles: Literal[1]
    price_base: Annotated[int, within(1, 60)]
    buy_least: Literal[1]
    buy_most: Annotated[int, within(1, 2)]
    least: LeastPrice


class Reveal(Table):
    """`[reveal]`"""

    tiles: Literal[2]
    first: Literal["warehouse"]
    second: Literal["quarry"]


class Rebuild(Table):
    """`[rebuild]`"""

    fee_cards: Literal[1]


class Scoring(Table):
    """`[scoring]`"""

    storey_base: list[Points]
    windows_count_from: Annotated[int, within(1, FLOORS + 1)]
    purity: list[Points]


class LastTieBreak(Table):
    """`[tie_break.last]`"""

    rule: Literal["shared"]


class TieBreak(Table):
    """`[tie_break]`"""

    order: tuple[Literal["points"], Literal["largest_payable_amount"]]
    last: LastTieBreak


class PalazzoEdition(Schema):
    """The whole file."""

    players: Players
    currency: list[Named]
    money: Money
    certificates: Certificates
    money_deck: MoneyDeck
    group: Group
    opening_certificate: OpeningCertificate
    material: list[Named]
    tiles: Tiles
    stack: Stacks
    riders: Riders
    quarries: Quarries
    warehouse: Warehouse
    reveal: Reveal
    rebuild: Rebuild
    scoring: Scoring
    tie_break: TieBreak

    def disagreements(self) -> Iterator[tuple[str, str]]:
        """What does not add up."""
        yield from self.wrong_names()
        yield from self.wrong_money()
        yield from self.wrong_tiles()
        yield from self.wrong_numbers()

    def wrong_names(self) -> Iterator[tuple[str, str]]:
        """Currencies and materials are fixed, as moves name them."""
        for table, named, keys in (("currency", self.currency, CURRENCIES), ("material", self.material, MATERIALS)):
            if [(entry.id, entry.key) for entry in named] != list(enumerate(keys)):
                yield f"{table}.key", known_to_moves(keys)

    def wrong_money(self) -> Iterator[tuple[str, str]]:
        """Card counts and values."""
        values = list(range(LOWEST, LOWEST + VALUES))
        if self.money.values != values:
            yield "money.values", f"the notation of moves knows exactly the values {values[0]} to {values[-1]}"
        made = len(CURRENCIES) * VALUES * self.money.copies
        if self.money.cards != made:
            yield "money.cards", f"{len(CURRENCIES)} currencies with {VALUES} values, {self.money.copies} of each, are {made} cards, it says {self.money.cards}"
        cards = self.money.cards + self.certificates.cards
        if self.money_deck.cards != cards:
            yield "money_deck.cards", f"{self.money.cards} money cards and {self.certificates.cards} certificates are {cards}, it says {self.money_deck.cards}"
        yield from between("money_deck.hand", self.money_deck.hand, 0, cards // MOST_SEATS)
        takes = self.money_deck.display_beyond_players + 1
        if self.money_deck.active_takes != takes:
            yield "money_deck.active_takes", f"the display is used up only if the active player takes {takes}, it says {self.money_deck.active_takes}"
        # a group must be worth at least what its cards are worth otherwise, so that laying it is never a loss
        least = max(values[-1], 3 * self.certificates.value if self.group.certificates_too else 0)
        yield from between("group.worth", self.group.worth, least, 60)

    def wrong_tiles(self) -> Iterator[tuple[str, str]]:
        """Every face in the stacks, compared with `[tiles]`."""
        if self.tiles.floors != list(range(1, FLOORS + 1)):
            yield "tiles.floors", f"a palazzo has the floors 1 to {FLOORS}"
        if self.tiles.windows != [1, 2, 3]:
            yield "tiles.windows", "a tile has 1, 2 or 3 windows"
        per_material = FLOORS * 3 + 1
        if self.tiles.per_material != per_material:
            yield "tiles.per_material", f"every floor with 1, 2 and 3 windows and one more are {per_material} tiles, it says {self.tiles.per_material}"
        if self.tiles.count != per_material * len(MATERIALS):
            yield "tiles.count", f"{len(MATERIALS)} materials with {per_material} tiles are {per_material * len(MATERIALS)}, it says {self.tiles.count}"
        found: Counter[str] = Counter()
        for name, stack in (("I", self.stack.I), ("II", self.stack.II), ("III", self.stack.III)):
            if stack.size != len(stack.tiles):
                yield f"stack.{name}.size", f"there are {len(stack.tiles)} tiles in it, it says {stack.size}"
            found.update(_face(tile) for tile in stack.tiles)
        if len(self.stack.I.tiles) < 1 + QUARRIES:
            yield "stack.I.tiles", f"the setup takes {1 + QUARRIES} tiles from stack I, there are {len(self.stack.I.tiles)}"
        wanted = Counter(FACE_TEXTS) + Counter(_face((key, self.tiles.extra_floor, self.tiles.extra_windows)) for key in MATERIALS)
        for face in sorted(found.keys() | wanted.keys()):
            if found[face] != wanted[face]:
                yield "stack", f"the stacks hold {found[face]} tiles {face}, there should be {wanted[face]}"

    def wrong_numbers(self) -> Iterator[tuple[str, str]]:
        """The single numbers of the other tables."""
        yield from between("riders.end_at", self.riders.end_at, 1, self.riders.count)
        yield from between("warehouse.least.price", self.warehouse.least.price, 0, self.warehouse.price_base)
        for key, row in (("storey_base", self.scoring.storey_base), ("purity", self.scoring.purity)):
            if len(row) != FLOORS + 1:
                yield f"scoring.{key}", f"it needs {FLOORS + 1} numbers, for 0 to {FLOORS} storeys; there are {len(row)}"

    def components(self) -> Components:
        """The numbers that the rules take."""
        rows = [[FACE_TEXTS.index(_face(tile)) for tile in stack.tiles] for stack in (self.stack.I, self.stack.II, self.stack.III)]
        doubled = [FACE_TEXTS.index(_face((key, self.tiles.extra_floor, self.tiles.extra_windows))) for key in MATERIALS]
        return fill(
            Components(),
            self,
            stacks=[*rows[0], *rows[1], *rows[2], *[RIDER] * self.riders.count],
            second_from=len(rows[0]),
            third_from=len(rows[0]) + len(rows[1]),
            doubled=sum(1 << face for face in doubled),
            riders_end=self.riders.end_at,
            start_seat=self.players.start.seat,
            copies=[self.money.copies] * CERT + [self.certificates.cards],
            certificate=self.certificates.value,
            group=self.group.worth,
            certificate_group=self.group.worth if self.group.certificates_too else 3 * self.certificates.value,
            no_cards=[0] * KINDS,
            opening=self.opening_certificate.value,
            builder=self.quarries.builder.start,
            price_least=self.warehouse.least.price,
        )


def _face(tile: Tile) -> str:
    return "-".join(str(part) for part in tile)


SCHEMA = PalazzoEdition
