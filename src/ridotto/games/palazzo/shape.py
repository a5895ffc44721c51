"""The shape of a view of Palazzo. Tiles and cards are named as in moves: `brick-3-1`, `green-6`, `cert`."""

from typing_extensions import TypedDict


class StackView(TypedDict):
    """One of the three stacks."""

    name: str
    left: int
    """Tiles and riders that have not been turned up."""
    tiles: list[str]
    """The tiles among them, sorted: the real order is hidden from all."""
    riders: int
    """The riders among them."""


class WarehouseView(TypedDict):
    """The tiles for sale."""

    tiles: list[str]
    price: int
    """What each of them costs as things stand: what is charged in stage `market`; before the turning up it is usually one more.
    Meaningless while the warehouse is empty."""
    price_of_two: int
    prices: list[int]
    """What each of them would cost with one more in the warehouse, with two more, and so on until it gets no cheaper."""


class HopeView(TypedDict):
    """The best that a seat can make of the lot."""

    gain: int
    """By how much its points rise."""
    palazzo: int | None
    """The palazzo that gains most; None where all gain comes of new ones."""
    tiles: list[str]
    """What goes on top of it, from bottom to top."""
    points: int
    """What it then counts."""


class BidView(TypedDict):
    """One seat in an auction."""

    seat: int
    value: int
    """What lies before this seat counts, the opening certificate included; 0 after a pass."""
    currency: str | None
    """None as long as no single currency card lies there."""
    cards: list[str]
    passed: bool
    hope: HopeView | None
    """What the lot can bring this seat; None where it would not raise its points."""


class CallView(TypedDict):
    """What calling an auction would do."""

    quarry: int | None
    """Where the builder would go; None where no other quarry holds a tile."""
    by_turns: bool
    """Whether everybody would take a tile there, without an auction."""


class AuctionView(TypedDict):
    """An auction that is going on."""

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
    """Its number in moves (PAL-R37)."""
    tiles: list[str]
    """From bottom to top."""
    storeys: int
    windows: int
    material: str | None
    """The material if it is the only one."""
    purity: int
    """The points among `points` for that."""
    points: int


class SeatView(TypedDict):
    """One player as seen by everybody."""

    palazzi: list[OnePalazzoView]
    points: int
    """As they stand."""
    known: list[str]
    """The cards in hand that everybody has seen."""
    hidden: int
    """How many cards in hand nobody else has seen."""
    amount: int | None
    """What the best lay from the whole hand counts, which decides a tie (PAL-R29); None until the match is over."""


class BarredView(TypedDict):
    """A kind of card in hand that cannot be laid as a single one."""

    card: str
    why: str
    """`reach` (the target is out of reach), `currency` (single cards of another one lie there) or `rest` (the others would come to too little)."""


class ChainView(TypedDict):
    """What the seat that looks has chosen so far; nobody else sees it before it is complete (PAL-R33)."""

    kind: str
    """`buy`, `bid`, `take-out`, `insert` or `remove`."""
    tiles: list[str]
    """The tiles to be bought, or the tile to be rebuilt."""
    palazzo: int | None
    """The palazzo that a tile is taken out of, or the single tile to be inserted or removed."""
    into: int | None
    """The palazzo that receives a tile."""
    cards: list[str]
    """The cards laid in this payment or in this turn's bid."""
    currency: str | None
    """The currency of the single cards among them and of those that lay there before; None where there are none."""
    barred: list[BarredView]
    """The other cards in hand that cannot be laid, by kind."""
    total: int | None
    """What they count, with the bid that lay there before; None where no cards are laid."""
    target: int | None
    """What it must come to at least."""
    reach: int | None
    """The most it can still come to."""


class RatesView(TypedDict):
    """The numbers of the edition by which tiles and cards count."""

    storeys: list[int]
    """Points by number of storeys, from 0 to 5."""
    windows_from: int
    """Windows count from so many storeys on."""
    purity: list[int]
    """Points for one material, by number of storeys."""
    opening: int
    """What the opening certificate counts."""
    group: int
    """What a group counts."""
    certificate: int
    """What one certificate counts."""
    certificates: int
    """What three certificates of one lay count."""


class PalazzoView(TypedDict):
    """The whole picture."""

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
    """With how many riders in sight the match ends."""
    warehouse: WarehouseView
    quarries: list[list[str]]
    """The tiles on quarries 0 to 3."""
    goes_to: list[int]
    """The quarry to which a new tile with 1, 2 or 3 windows would go."""
    builder: int
    """The quarry on which the builder stands."""
    auction: AuctionView | None
    draft: DraftView | None
    call: CallView | None
    """In stage `market`: what calling an auction would do."""
    takes: int | None
    """In stage `take`: how many cards the asked seat still takes."""
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
    """The whole hand of the seat that looks; None for a spectator."""
    unseen: list[str]
    """The cards whose place the seat that looks does not know."""
    barred: dict[str, str]
    """Which moves the deciding seat's question speaks of and the seat cannot make, with why: `buy` (`empty`: the warehouse is; `dear`: a tile cannot be
    paid), and `take-out`, `insert`, `remove` (`fee`: no card to pay with; `nothing-built`; `no-tile` that the operation could move). Empty for all others."""
    chain: ChainView | None
