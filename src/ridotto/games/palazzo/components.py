"""The edition file's shape, what must agree in it, and the numbers as the rules take them."""

from collections import Counter
from collections.abc import Iterator
from typing import Literal

from ridotto.engine.edition import Schema, Table, fill
from ridotto.games.palazzo.moves import CERT, CURRENCIES, FACE_TEXTS, FLOORS, KINDS, LOWEST, MATERIALS, VALUES
from ridotto.games.palazzo.rules import Components
from ridotto.games.palazzo.rules.parts import QUARRIES, RIDER

MOST_SEATS = 4
LARGEST_LOT = 4  # five new tiles at once would make more than 200 ways to build one
Tile = tuple[str, int, int]


class StartSeat(Table):
    """`[players.start]`"""

    seat: int


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
    copies: int
    cards: int


class Certificates(Table):
    """`[certificates]`"""

    value: int
    cards: int
    neutral: Literal[True]


class MoneyDeck(Table):
    """`[money_deck]`"""

    cards: int
    hand: int
    display_beyond_players: int
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
    value: int
    neutral: Literal[True]


class Tiles(Table):
    """`[tiles]`"""

    count: int
    per_material: int
    floors: list[int]
    windows: list[int]
    extra_floor: int
    extra_windows: int


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

    count: int
    stack: Literal["III"]
    end_at: int


class BuilderStart(Table):
    """`[quarries.builder]`"""

    start: int


class Quarries(Table):
    """`[quarries]`"""

    count: Literal[4]
    start_tiles: Literal[1]
    draft_from: int
    builder: BuilderStart


class LeastPrice(Table):
    """`[warehouse.least]`"""

    price: int


class Warehouse(Table):
    """`[warehouse]`"""

    start_tiles: Literal[1]
    price_base: int
    buy_least: Literal[1]
    buy_most: int
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

    storey_base: list[int]
    windows_count_from: int
    purity: list[int]


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
        """Currencies and materials are part of the notation of moves."""
        for table, named, keys in (("currency", self.currency, CURRENCIES), ("material", self.material, MATERIALS)):
            if [(entry.id, entry.key) for entry in named] != list(enumerate(keys)):
                yield f"{table}.key", f"the notation of moves knows exactly these, in this order: {', '.join(keys)}"

    def wrong_money(self) -> Iterator[tuple[str, str]]:
        """Card counts and values."""
        values = list(range(LOWEST, LOWEST + VALUES))
        if self.money.values != values:
            yield "money.values", f"the notation of moves knows exactly the values {values[0]} to {values[-1]}"
        yield from _between("money.copies", self.money.copies, 1, 9)
        made = len(CURRENCIES) * VALUES * self.money.copies
        if self.money.cards != made:
            yield "money.cards", f"{len(CURRENCIES)} currencies with {VALUES} values, {self.money.copies} of each, are {made} cards, it says {self.money.cards}"
        yield from _between("certificates.cards", self.certificates.cards, 0, 30)
        yield from _between("certificates.value", self.certificates.value, 1, 9)
        cards = self.money.cards + self.certificates.cards
        if self.money_deck.cards != cards:
            yield "money_deck.cards", f"{self.money.cards} money cards and {self.certificates.cards} certificates are {cards}, it says {self.money_deck.cards}"
        yield from _between("money_deck.hand", self.money_deck.hand, 0, cards // MOST_SEATS)
        yield from _between("money_deck.display_beyond_players", self.money_deck.display_beyond_players, 0, 5)
        takes = self.money_deck.display_beyond_players + 1
        if self.money_deck.active_takes != takes:
            yield "money_deck.active_takes", f"the display is used up only if the active player takes {takes}, it says {self.money_deck.active_takes}"
        # a group must be worth at least what its cards could count otherwise, so that laying it is never a loss
        least = max(values[-1], 3 * self.certificates.value if self.group.certificates_too else 0)
        yield from _between("group.worth", self.group.worth, least, 60)
        # an opening bid of 0 could not be told from no bid
        yield from _between("opening_certificate.value", self.opening_certificate.value, 1, 20)

    def wrong_tiles(self) -> Iterator[tuple[str, str]]:
        """Every face the stacks hold, against what `[tiles]` says."""
        if self.tiles.floors != list(range(1, FLOORS + 1)):
            yield "tiles.floors", f"a palazzo has the floors 1 to {FLOORS}"
        if self.tiles.windows != [1, 2, 3]:
            yield "tiles.windows", "a tile has 1, 2 or 3 windows"
        yield from _between("tiles.extra_floor", self.tiles.extra_floor, 1, FLOORS)
        yield from _between("tiles.extra_windows", self.tiles.extra_windows, 1, 3)
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
        yield from _between("players.start.seat", self.players.start.seat, 0, self.players.min - 1)
        yield from _between("riders.count", self.riders.count, 1, 30)
        yield from _between("riders.end_at", self.riders.end_at, 1, self.riders.count)
        yield from _between("quarries.draft_from", self.quarries.draft_from, MOST_SEATS, LARGEST_LOT + 1)
        yield from _between("quarries.builder.start", self.quarries.builder.start, 0, QUARRIES - 1)
        yield from _between("warehouse.price_base", self.warehouse.price_base, 1, 60)
        yield from _between("warehouse.least.price", self.warehouse.least.price, 0, self.warehouse.price_base)
        yield from _between("warehouse.buy_most", self.warehouse.buy_most, 1, 2)
        yield from _between("scoring.windows_count_from", self.scoring.windows_count_from, 1, FLOORS + 1)
        for key, row in (("storey_base", self.scoring.storey_base), ("purity", self.scoring.purity)):
            if len(row) != FLOORS + 1:
                yield f"scoring.{key}", f"it needs {FLOORS + 1} numbers, for 0 to {FLOORS} storeys; there are {len(row)}"
            for value in row:
                yield from _between(f"scoring.{key}", value, -99, 99)

    def components(self) -> Components:
        """The same numbers for the rules."""
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


def _between(place: str, value: int, least: int, most: int) -> Iterator[tuple[str, str]]:
    if not least <= value <= most:
        yield place, f"it can be {least} to {most}, it says {value}"


SCHEMA = PalazzoEdition
