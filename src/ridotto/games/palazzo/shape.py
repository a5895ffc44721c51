"""The shape of a view of Palazzo. Tiles and cards are named as in moves: `brick-3-1`, `green-6`, `cert`."""

from typing import Literal

from typing_extensions import TypedDict


class StackView(TypedDict):
    """One of the three stacks."""

    name: str
    left: int
    """Tiles and riders that have not been turned up."""
    tiles: list[str]
    """The tiles among them, sorted: the real order is hidden from everybody."""
    riders: int
    """The riders among them."""


class WarehouseView(TypedDict):
    """The tiles for sale."""

    tiles: list[str]
    price: int
    """What each of them costs now: what is charged in stage `market`; before tiles are turned up it is usually one
    more. Meaningless while the warehouse is empty."""
    price_of_two: int
    prices: list[int]
    """What each of them would cost with one more in the warehouse, two more and so on, down to the least price."""


class HopeView(TypedDict):
    """The best that a seat can make of the lot."""

    gain: int
    """By how much its points rise."""
    palazzo: int | None
    """The palazzo that gains most; None if all the gain comes from new ones."""
    tiles: list[str]
    """What goes on top of it, from bottom to top."""
    points: int
    """What it is then worth."""


class BidView(TypedDict):
    """One seat in an auction."""

    seat: int
    value: int
    """The value of the cards laid, the opening certificate included; 0 after a pass."""
    currency: str | None
    """None as long as no single currency card is laid."""
    cards: list[str]
    passed: bool
    hope: HopeView | None
    """What the lot can bring this seat; None if it would not raise its points."""


class CallView(TypedDict):
    """What calling an auction would do."""

    quarry: int | None
    """Where the builder would go; None if no other quarry has tiles."""
    by_turns: bool
    """Whether everybody would take a tile there, without an auction."""


class AuctionView(TypedDict):
    """The auction under way."""

    auctioneer: int
    lot: list[str]
    highest: int
    leader: int
    """The seat with the highest bid."""
    bids: list[BidView]
    """By seat."""


class DraftView(TypedDict):
    """Four or more tiles on a quarry, of which everybody takes one."""

    tiles: list[str]
    """Those still there."""
    taken: int
    """How many seats have taken one."""


class GainView(TypedDict):
    """What a new tile would bring."""

    tile: str
    palazzo: int | None
    """The palazzo it would go on; None for a new one."""
    gain: int
    """By how much the points of the seat would change."""


class FreshView(TypedDict):
    """Tiles just acquired and not yet built."""

    seat: int
    tiles: list[str]
    gains: list[GainView]
    """For the seat that builds: by tile and by the place where it may go."""


class OnePalazzoView(TypedDict):
    """One palazzo."""

    number: int
    """Its number in moves,"""
    alike: int
    """unless an equal single tile stands for both (PAL-R37): this is the number of that one."""
    tiles: list[str]
    """From bottom to top."""
    storeys: int
    windows: int
    material: str | None
    """The material if it is the only one."""
    purity: int
    """The part of `points` for that."""
    points: int


class SeatView(TypedDict):
    """One player as seen by everybody."""

    palazzi: list[OnePalazzoView]
    points: int
    """The current points."""
    known: list[str]
    """The cards in hand that everybody has seen."""
    hidden: int
    """How many cards in hand nobody else has seen."""
    amount: int | None
    """The value of the best lay from the whole hand, which decides ties (PAL-R29); None until the match is over."""


class BarredView(TypedDict):
    """A kind of card in hand that cannot be laid as a single one."""

    card: str
    why: str
    """`reach`: the target is out of reach; `currency`: another one is laid; `rest`: too little would be left."""


class ChainView(TypedDict):
    """What the viewing seat has chosen so far; nobody else sees it until it is complete (PAL-R33)."""

    kind: str
    """`buy`, `bid`, `take-out`, `insert` or `remove`."""
    tiles: list[str]
    """The tiles to be bought, or the tile to be rebuilt."""
    palazzo: int | None
    """The palazzo from which a tile is taken, or the single tile to be inserted or removed."""
    into: int | None
    """The palazzo that receives a tile."""
    cards: list[str]
    """The cards laid in this payment or in this turn's bid."""
    currency: str | None
    """The currency of the single cards among them and of those laid before; None if there are none."""
    barred: list[BarredView]
    """The other cards in hand that cannot be laid, by kind."""
    total: int | None
    """What they are worth, with the bid so far; None if no cards are to be laid."""
    target: int | None
    """The least that the total must come to."""
    reach: int | None
    """The most it can still come to."""
    groups: bool
    """Whether a group can be laid, of values or, where these count as one, of certificates."""


class GroupView(TypedDict):
    """Cards that are a group if laid together."""

    cards: list[str]
    worth: int


class RatesView(TypedDict):
    """The numbers of the edition by which tiles and cards count."""

    storeys: list[int]
    """Points by number of storeys, from 0 to 5."""
    windows_from: int
    """From how many storeys on windows count."""
    purity: list[int]
    """Points for one material, by number of storeys."""
    opening: int
    """What the opening certificate is worth."""
    group: int
    """What a group is worth."""
    certificate: int
    """What one certificate is worth."""
    certificates: int
    """What three certificates in one lay are worth."""
    groups: list[GroupView]
    """All groups; certificates are among them if three of them are worth more together."""


class ResultView(TypedDict):
    """How the match was decided."""

    by: Literal["points", "money", "shared"]
    """`shared`: several have the same points and the same amount of money."""
    first: int
    """The points or, if points are equal, the amount of money of the winner."""
    second: int
    """The same of the next one."""


class PalazzoView(TypedDict):
    """The whole board."""

    turn: int
    """The active player; in an auction the auctioneer."""
    stage: str
    """`turn`, `take`, `market`, `bid`, `pick`, `build` or `over`."""
    asked: int | None
    """The seat that is to decide; None when the match is over."""
    stacks: list[StackView]
    riders: int
    """Riders in sight."""
    riders_end: int
    """How many riders in sight end the match."""
    warehouse: WarehouseView
    quarries: list[list[str]]
    """The tiles on quarries 0 to 3."""
    goes_to: list[int]
    """The quarry to which a new tile with 1, 2 or 3 windows would go."""
    builder: int
    """The quarry where the builder is."""
    auction: AuctionView | None
    draft: DraftView | None
    call: CallView | None
    """In stage `market`: what calling an auction would do."""
    takes: int | None
    """In stage `take`: how many cards the asked seat still takes."""
    result: ResultView | None
    """None until the match is over."""
    rates: RatesView
    fresh: FreshView | None
    gone: list[str]
    """The tiles out of the game."""
    display: list[str]
    """The money cards turned up and not yet taken."""
    display_size: int
    """How many are turned up at once."""
    discard: list[str]
    pile: int
    """How many cards the pile holds."""
    pile_cards: list[str] | None
    """Which cards it holds, sorted, once everybody knows: from the first shuffle of the discard on."""
    seats: list[SeatView]
    hand: list[str] | None
    """The whole hand of the viewing seat; None for a spectator."""
    unseen: list[str]
    """The cards whose place the viewing seat does not know."""
    barred: dict[str, str]
    """For a seat that is to decide: the moves that its question mentions and that it cannot make, each with the reason.

    `buy`: `empty` (the warehouse is) or `dear` (the seat cannot pay for a tile). `take-out`, `insert` and `remove`:
    `fee` (no card to pay with), `nothing-built`, or `no-tile` (none that the operation could move).
    """
    chain: ChainView | None
