"""The shape of a view of The Doge Ship. Fields, tiles, piles, zones and Doge tiles are named as in moves.

SHIP-R23: until the end a seat sees only its own number of approvals; those of others follow from the log.
"""

from typing import Literal

from typing_extensions import TypedDict


class GalleyTileView(TypedDict):
    """One galley tile."""

    kind: Literal["galley"]
    tile: str
    zone: str
    cost: int
    printed: int
    """Points printed on it."""
    symbol: bool
    """Whether it shows an approval."""
    indicators: list[str]
    """2 to 4 of `red`, `green`, `blue`, `yellow`, sorted in this order."""
    points: int
    """What completing it would bring now: printed points and indicators under the current Doge tile."""
    approvals: int
    """0 to 2: what completing it would bring now."""
    buildable: bool
    """Whether the next place of its deck is in its zone."""
    replaces: bool
    """Whether it could replace the last part of its deck."""


class BarrierView(TypedDict):
    """One barrier."""

    kind: Literal["barrier"]
    tile: str
    cost: int
    priority: int
    trigger: str
    """The kind of field that sets off the bonus: `buy`, `complete`, `intrigue` or `ducats`."""
    bonus: str
    """`buy`, `complete`, `ducats`, `approvals` or `points`."""
    item: str | None
    """`galley`, `barrier` or `gondola`, for the bonuses `buy` and `complete`."""
    amount: int | None
    """How many ducats, approvals or points."""


class GondolaView(TypedDict):
    """One gondola."""

    kind: Literal["gondola"]
    tile: str
    cost: int
    reward: str
    """`ducats` or `approvals`."""
    amount: int


TileView = GalleyTileView | BarrierView | GondolaView


class FieldView(TypedDict):
    """One field of a dice board."""

    field: str
    face: int
    kind: str
    """`buy`, `complete`, `intrigue`, `ducats` or `replace`."""
    items: list[str]
    """What can be bought or completed: one or two of `galley`, `barrier`, `gondola`."""
    both: bool
    """Whether the two items are linked by "+"; otherwise one of them is chosen."""
    intrigue: str | None
    """`doge-tile`, `free-approval` or `paid-approvals`."""
    ducats: int
    """The ducats it brings; 0 for all but ducats fields."""
    approvals: int
    """The approvals it brings; 0 for all but intrigues."""
    pay: int
    """What its action costs, in addition to the price: the ducats of `paid-approvals`."""
    price: int | None
    """The surcharge: 0 under the die and left of it; None on a closed board."""
    taken_by: int | None
    """Whose marker is on it."""
    adds: str | None
    """The barrier on the viewing seat's wall that would add its bonus."""
    fits: list[str]
    """The tiles in the viewing seat's yard that it could complete."""
    full: bool
    """Whether the viewing seat must give up a tile for whatever it buys here."""
    why: str | None
    """For the seat on turn, why it cannot choose this free field: `price`, `replace` (nothing to replace a part with)
    or `approvals` (price and action together are too expensive)."""


class BoardView(TypedDict):
    """One dice board."""

    colour: str
    die: int | None
    """What its die shows; None for a board that is closed in this match."""
    fields: list[FieldView]


class DeckView(TypedDict):
    """One deck of the galley."""

    deck: str
    """`lower` or `upper`."""
    parts: list[GalleyTileView]
    """From the stern on, without gaps."""
    next: str | None
    """The zone of the next place; None while the lower deck is missing below it, and when the deck is complete."""
    last: str | None
    """The zone of the part that can be replaced now."""


class GalleyView(TypedDict):
    """The galley."""

    lengths: list[int]
    """The places of the sections `stern`, `mid` and `bow`, the same on both decks."""
    places: int
    """All places of both decks."""
    filled: int
    decks: list[DeckView]
    """The lower one first."""
    full: list[str]
    """Zones whose places are all filled."""
    last_part: bool
    """Whether the next part fills the last place, which ends the match."""
    idle: int
    """Rounds since the last one in which a free place was filled."""
    patience: int
    """How many of them end the match."""


class DogeTileView(TypedDict):
    """One Doge tile."""

    doge: str
    values: list[int]
    """The values of the indicators `red`, `green`, `blue`, `yellow`."""
    purple: list[str]
    """The favoured zones."""
    flood: int | None
    """The level of the flood."""
    enough: int | None
    """How many barriers are enough against the flood."""
    inspection: bool


class KnownDogeView(TypedDict):
    """A face-down Doge tile that the viewing seat knows."""

    place: int
    """In the pile, 0 for the top."""
    tile: DogeTileView


class DogesView(TypedDict):
    """The Doge tiles."""

    current: DogeTileView
    covered: list[str]
    """The face-up tiles below it, the uppermost last."""
    pile: int
    """How many are face down."""
    known: list[KnownDogeView]
    """Those of them that the viewing seat knows, from the top."""
    unseen: list[str]
    """The tiles whose place it does not know, sorted."""


class PileView(TypedDict):
    """One of the eight piles."""

    pile: str
    """A zone, `barrier` or `gondola`."""
    count: int
    top_cost: int | None
    """The cost of the top tile, which is visible on barriers and gondolas, and on tiles that everybody knows."""
    fresh: int
    """How many tiles, from the top, nobody has seen."""
    looks: int
    """How many tiles, from the top, the next buyer will look at."""
    next: list[TileView]
    """Those of them that everybody knows."""
    beneath: list[str]
    """All tiles below the fresh ones, in order: everybody has seen them."""
    full: bool
    """Whether the viewing seat must give up a tile for one of this pile."""
    dear: list[int]
    """Which of the tiles that the next buyer will look at cost visibly more than the viewing seat has, by place."""


class SeatView(TypedDict):
    """One seat as seen by everybody."""

    points: int
    score: dict[str, int]
    """What the points are made of, part by part."""
    ducats: int
    approvals: int | None
    """None if the viewing seat may not see them."""
    markers: int
    """Action markers still to be spent in this round."""
    adrift: int
    """Markers discarded onto the water in this round."""
    lost: int
    """Markers on the water because of a flood."""
    yard: list[TileView]
    """Tiles under construction."""
    stack: list[BarrierView]
    """Finished barriers from the bottom to the top: the last one gives its bonus."""
    flood_loss: int
    """Markers that the flood of the current Doge tile would take now; 0 without a flood and at the end."""


class BarredView(TypedDict):
    """A tile that cannot be chosen."""

    tile: str
    why: str
    """`dear` (the seat cannot pay for it); `give-up` (it makes no room for the tile that is wanted); `kind` (the action
    does not complete such tiles), `late` (all places of its zone are filled), `next` (none of them comes next);
    `replace-part` (only a galley tile replaces another)."""


class ActionView(TypedDict):
    """What the seat on turn is in the middle of, as everybody sees it."""

    seat: int
    field: str
    bonus: str | None
    """The barrier whose bonus is being carried out; None during the action of the field."""
    verb: str | None
    """`buy` or `complete`, while something can be bought or completed."""
    items: list[str]
    """What may still be bought or completed in this part of the turn."""
    both: bool
    """Whether each of them may be; otherwise only one."""
    pile: str | None
    """The pile chosen for a purchase."""
    looked: list[TileView]
    """The tiles looked at, in the order drawn."""
    barred: list[BarredView]
    """While a tile is bought, completed, given up or used to replace a part: those that cannot be chosen."""


class PartWorthView(TypedDict):
    """What a galley tile under construction would bring."""

    tile: str
    points: int


class IntrigueView(TypedDict):
    """The intrigue "Doge tile" in progress."""

    seat: int
    tiles: list[DogeTileView | None]
    """The two tiles drawn, or the one still to be put back; None for those that the viewing seat does not know."""
    worth: list[list[PartWorthView]]
    """For each of them, what the galley tiles in all yards would bring under it; empty for unknown ones."""


class BidsView(TypedDict):
    """The inspection in progress."""

    waiting: list[int]
    """The seats that have not bid yet."""
    own: int | None
    """What the viewing seat has bid."""
    points: list[int]
    """The points, by position."""


class DogeShipView(TypedDict):
    """The whole table."""

    round: int
    step: str
    """The decision that is owed; `over` at the end."""
    turn: int | None
    """The seat whose turn it is; None during an inspection and at the end."""
    order: list[int]
    """The order of the round; during an inspection already that of the next one."""
    next_order: list[int]
    """The order of the next round if the stacks stay as they are."""
    reordered: bool
    """Whether the seat on turn has already reordered its stack."""
    reorder_cost: int
    discard_ducats: int
    boards: list[BoardView]
    galley: GalleyView
    doges: DogesView
    piles: list[PileView]
    seats: list[SeatView]
    action: ActionView | None
    intrigue: IntrigueView | None
    bids: BidsView | None
    final_points: list[int]
    """What the final approval brings, by position."""
