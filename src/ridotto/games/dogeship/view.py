"""What a seat, or a spectator, sees of The Doge Ship. Fields, tiles, piles, zones and Doge tiles are named as in moves.

SHIP-R23: of approvals a seat sees its own number alone, until the end; the numbers of others follow from the log.
"""

from typing import Literal

from typing_extensions import TypedDict

from ridotto.engine.bits import members
from ridotto.games.dogeship.moves import (
    BARRIER_PILE,
    BARRIER_TEXTS,
    BOARDS,
    COLOURS,
    DECIDE_BUY,
    DECIDE_GIVE_UP,
    DECIDE_TAKE,
    DECIDE_TURN,
    DECKS,
    DOGE_TEXTS,
    FACES,
    FIELD_TEXTS,
    FIRST_GONDOLA,
    GALLEYS,
    ITEMS,
    PILE_TEXTS,
    PILES,
    TILE_TEXTS,
    ZONE_TEXTS,
    ZONES,
)
from ridotto.games.dogeship.rules import DECISIONS, DogeShip
from ridotto.games.dogeship.rules.buying import has_no_room
from ridotto.games.dogeship.rules.completing import completable
from ridotto.games.dogeship.rules.forecast import (
    adding_barrier,
    completed_by,
    enough_barriers,
    has_no_room_for,
    is_full,
    points_under,
    why_closed,
    why_no_choice,
)
from ridotto.games.dogeship.rules.knowledge import knows_held, knows_place
from ridotto.games.dogeship.rules.parts import BRINGS_COMPLETION, BRINGS_PURCHASE, BUYS, COMPLETES, INTRIGUES, NO_FLOOD, PAYS
from ridotto.games.dogeship.rules.position import (
    ACTION,
    BONUS,
    COLOURS_OF_INDICATORS,
    INSPECTION,
    INTRIGUE_LOOKS,
    LOOKS,
    NOBODY,
    OVER,
    PER_DECK,
    UPPER,
    first_of,
    zone_of,
)
from ridotto.games.dogeship.rules.replacing import replaceable
from ridotto.games.dogeship.rules.rounds import flood_loss

INDICATORS = ("red", "green", "blue", "yellow")
KINDS = ("buy", "complete", "intrigue", "ducats", "replace")
INTRIGUE_TEXTS = ("doge-tile", "free-approval", "paid-approvals")
BONUSES = ("buy", "complete", "ducats", "approvals", "points")
REWARDS = ("ducats", "approvals")
CLOSED = (None, "price", "replace", "approvals")
"""By what `why_closed` finds."""
BARRED = (None, "give-up", "kind", "late", "next", "replace-part", "dear")
"""By what `why_no_choice` finds."""


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
    """Whether the next place of its deck is of its zone."""
    replaces: bool
    """Whether it could replace the last part of its deck."""


class BarrierView(TypedDict):
    """One barrier."""

    kind: Literal["barrier"]
    tile: str
    cost: int
    priority: int
    trigger: str
    """The kind of field that sets the bonus off: `buy`, `complete`, `intrigue` or `ducats`."""
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
    """What it brings; 0 for all but ducats fields."""
    approvals: int
    """What it brings; 0 for all but intrigues."""
    pay: int
    """What its action costs, beside the price: the ducats of `paid-approvals`."""
    price: int | None
    """The surcharge: 0 under the die and left of it; None on a closed board."""
    taken_by: int | None
    """Whose marker lies on it."""
    adds: str | None
    """The barrier on the wall of the seat that looks that would add its bonus."""
    fits: list[str]
    """The tiles in the yard of the seat that looks which it could complete."""
    full: bool
    """Whether the seat that looks must give up a tile for whatever it buys."""
    why: str | None
    """For the seat on turn, why it cannot choose this free field: `price`, `replace` (nothing to replace a part with) or `approvals` (price and action
    together are too dear)."""


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
    """The zone of the next place, if it can be filled now; None while the lower deck is missing below it, and when the deck is complete."""
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
    idle: int
    """Rounds since the last one in which a free place was filled."""
    patience: int
    """After so many of them the match ends."""


class DogeTileView(TypedDict):
    """One Doge tile."""

    doge: str
    values: list[int]
    """Of the indicators `red`, `green`, `blue`, `yellow`."""
    purple: list[str]
    """Zones."""
    flood: int | None
    """The level."""
    enough: int | None
    """With how many barriers the flood takes nothing."""
    inspection: bool


class KnownDogeView(TypedDict):
    """A face-down Doge tile that the looking seat knows."""

    place: int
    """In the pile, 0 for the top."""
    tile: DogeTileView


class DogesView(TypedDict):
    """The Doge tiles."""

    current: DogeTileView
    covered: list[str]
    """The face-up tiles below it, the uppermost last."""
    pile: int
    """How many lie face down."""
    known: list[KnownDogeView]
    """Those of them that the looking seat knows, from the top."""
    unseen: list[str]
    """The tiles whose place it does not know, sorted."""


class PileView(TypedDict):
    """One of the eight piles."""

    pile: str
    """A zone, `barrier` or `gondola`."""
    count: int
    top_cost: int | None
    """The cost of the top tile, which can be seen of barriers and gondolas, and of tiles that everybody knows."""
    fresh: int
    """How many tiles, from the top, nobody has seen."""
    next: list[TileView]
    """Of the three tiles that the next buyer will look at those that everybody knows."""
    beneath: list[str]
    """All tiles below the fresh ones, in order: everybody has seen them."""
    full: bool
    """Whether the seat that looks must give up a tile for one of this pile."""


class SeatView(TypedDict):
    """One seat as seen by everybody."""

    points: int
    score: dict[str, int]
    """What the points are made of, part by part."""
    ducats: int
    approvals: int | None
    """None where the looking seat may not see them."""
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
    """Markers that the flood of the current Doge tile would take, as the stack stands; 0 without a flood and at the end."""


class BarredView(TypedDict):
    """A tile that is no choice."""

    tile: str
    why: str
    """`dear` (it cannot be paid); `give-up` (it makes no room for the tile that is wanted); `kind` (the action does not complete such tiles), `late` (all
    places of its zone are filled), `next` (none of them comes next); `replace-part` (only a galley tile replaces another)."""


class ActionView(TypedDict):
    """What the seat on turn is in the middle of, as everybody sees it."""

    seat: int
    field: str
    bonus: str | None
    """The barrier whose bonus is being carried out; None once the action of the field is."""
    verb: str | None
    """`buy` or `complete`, while something can be bought or completed."""
    items: list[str]
    """What may still be bought or completed in this part of the turn."""
    both: bool
    """Whether each of them may be; otherwise one of them."""
    pile: str | None
    """The pile chosen for a purchase."""
    looked: list[TileView]
    """The tiles looked at, in the order drawn."""
    barred: list[BarredView]
    """While one of them is bought, or a tile of the yard completed, given up or set in place of a part: those that cannot be."""


class PartWorthView(TypedDict):
    """What a galley tile under construction would bring."""

    tile: str
    points: int


class IntrigueView(TypedDict):
    """The intrigue "Doge tile" in progress."""

    seat: int
    tiles: list[DogeTileView | None]
    """The two tiles drawn, or the one that is still to be put away; None for those that the looking seat does not know."""
    worth: list[list[PartWorthView]]
    """For each of them what the galley tiles in all yards would bring under it; empty for those that the looking seat does not know."""


class BidsView(TypedDict):
    """The inspection in progress."""

    waiting: list[int]
    """The seats that have not bid yet."""
    own: int | None
    """What the looking seat has bid."""
    points: list[int]
    """By position."""


class DogeShipView(TypedDict):
    """The whole table."""

    round: int
    step: str
    """The decision that is owed; `over` at the end."""
    turn: int | None
    """The seat whose turn it is; None during an inspection and at the end."""
    order: list[int]
    """The order of the round; during an inspection already that of the next."""
    next_order: list[int]
    """The order of the next round as the stacks stand."""
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


def view(state: DogeShip, seat: int) -> DogeShipView:
    """The view of a seat; -1 is a spectator."""
    over = state.stage == OVER
    in_turn = not over and state.stage != INSPECTION
    return {
        "round": int(state.round),
        "step": "over" if over else DECISIONS[state.phase].name,
        "turn": int(state.active()) if in_turn else None,
        "order": [int(other) for other in state.order],
        "next_order": sorted((int(other) for other in state.order), key=lambda other: int(state.priority(other))),
        "reordered": state.reordered == 1,
        "reorder_cost": int(state.parts.reorder_cost),
        "discard_ducats": int(state.parts.discard_ducats),
        "boards": [_board(state, board, seat) for board in range(BOARDS)],
        "galley": _galley(state),
        "doges": _doges(state, seat),
        "piles": [_pile(state, pile, seat) for pile in range(PILES)],
        "seats": [_seat(state, other, over or other == seat) for other in range(int(state.seats))],
        "action": _action(state) if in_turn and state.field != NOBODY else None,
        "intrigue": _intrigue(state, seat) if state.held[0] != NOBODY else None,
        "bids": _bids(state, seat) if state.stage == INSPECTION else None,
        "final_points": [int(points) for points in state.parts.final_approval],
    }


def _board(state: DogeShip, board: int, seat: int) -> BoardView:
    die = int(state.dice[board])
    return {"colour": COLOURS[board], "die": die or None, "fields": [_field(state, board * FACES + face, seat) for face in range(FACES)]}


def _field(state: DogeShip, field: int, seat: int) -> FieldView:
    parts = state.parts
    kind, amount, taken = int(parts.field_kind[field]), int(parts.field_amount[field]), int(state.taken[field])
    intrigue = INTRIGUE_TEXTS[amount] if kind == INTRIGUES else None
    adds = adding_barrier(state, seat, field) if seat >= 0 else NOBODY
    choosing = seat >= 0 and (state.owing >> seat) & 1 == 1 and state.phase == DECIDE_TURN
    approvals = {"free-approval": int(parts.free_approvals), "paid-approvals": int(parts.paid_approvals)}
    return {
        "field": FIELD_TEXTS[field],
        "face": field % FACES + 1,
        "kind": KINDS[kind],
        "items": _items(int(parts.field_items[field])),
        "both": parts.field_linked[field] == 1,
        "intrigue": intrigue,
        "ducats": amount if kind == PAYS else 0,
        "approvals": approvals.get(intrigue or "", 0),
        "pay": int(parts.paid_price) if intrigue == "paid-approvals" else 0,
        "price": int(state.price(field)) if state.dice[field // FACES] > 0 else None,
        "taken_by": None if taken == NOBODY else taken,
        "adds": None if adds == NOBODY else TILE_TEXTS[GALLEYS + adds],
        "fits": [TILE_TEXTS[tile] for tile in completed_by(state, seat, field)] if seat >= 0 else [],
        "full": seat >= 0 and has_no_room_for(state, seat, field),
        "why": CLOSED[why_closed(state, seat, field)] if choosing and taken == NOBODY and state.dice[field // FACES] > 0 else None,
    }


def _items(mask: int) -> list[str]:
    return [ITEMS[nth] for nth in members(mask)]


def _galley_tile(state: DogeShip, tile: int) -> GalleyTileView:
    parts = state.parts
    counts = [int(parts.indicators[tile * COLOURS_OF_INDICATORS + colour]) for colour in range(COLOURS_OF_INDICATORS)]
    return {
        "kind": "galley",
        "tile": TILE_TEXTS[tile],
        "zone": ZONE_TEXTS[zone_of(tile)],
        "cost": int(parts.cost[tile]),
        "printed": int(parts.printed[tile]),
        "symbol": parts.symbol[tile] == 1,
        "indicators": [colour for colour, count in zip(INDICATORS, counts, strict=True) for _ in range(count)],
        "points": int(state.part_points(tile, state.current())),
        "approvals": int(state.part_approvals(tile, state.current())),
        "buildable": bool(completable(state, tile)),
        "replaces": bool(replaceable(state, tile)),
    }


def _barrier(state: DogeShip, barrier: int) -> BarrierView:
    parts = state.parts
    bonus, amount = int(parts.bonus[barrier]), int(parts.bonus_amount[barrier])
    names_item = bonus in (BRINGS_PURCHASE, BRINGS_COMPLETION)
    return {
        "kind": "barrier",
        "tile": BARRIER_TEXTS[barrier],
        "cost": int(parts.cost[GALLEYS + barrier]),
        "priority": barrier + 1,
        "trigger": KINDS[parts.trigger[barrier]],
        "bonus": BONUSES[bonus],
        "item": ITEMS[amount] if names_item else None,
        "amount": None if names_item else amount,
    }


def _gondola(state: DogeShip, tile: int) -> GondolaView:
    gondola = tile - FIRST_GONDOLA
    return {
        "kind": "gondola",
        "tile": TILE_TEXTS[tile],
        "cost": int(state.parts.cost[tile]),
        "reward": REWARDS[state.parts.reward[gondola]],
        "amount": int(state.parts.reward_amount[gondola]),
    }


def _tile(state: DogeShip, tile: int) -> TileView:
    if tile < GALLEYS:
        return _galley_tile(state, tile)
    return _barrier(state, tile - GALLEYS) if tile < FIRST_GONDOLA else _gondola(state, tile)


def _zone(zone: int) -> str | None:
    return None if zone == NOBODY else ZONE_TEXTS[zone]


def _galley(state: DogeShip) -> GalleyView:
    decks: list[DeckView] = [
        {
            "deck": DECKS[deck],
            "parts": [_galley_tile(state, int(state.part_at(deck, place))) for place in range(int(state.built[deck]))],
            "next": _zone(int(state.next_zone(deck))),
            "last": _zone(int(state.last_zone(deck))),
        }
        for deck in range(UPPER + 1)
    ]
    return {
        "lengths": [int(state.section_start(section + 1) - state.section_start(section)) for section in range(PER_DECK)],
        "places": 2 * int(state.deck_length()),
        "filled": int(state.built[0] + state.built[1]),
        "decks": decks,
        "full": [ZONE_TEXTS[zone] for zone in range(ZONES) if is_full(state, zone)],
        "idle": int(state.idle),
        "patience": int(state.parts.rounds_without_new_part),
    }


def _doge(state: DogeShip, tile: int) -> DogeTileView:
    parts = state.parts
    flood = int(parts.flood[tile])
    return {
        "doge": DOGE_TEXTS[tile],
        "values": [int(parts.doge_values[tile * COLOURS_OF_INDICATORS + colour]) for colour in range(COLOURS_OF_INDICATORS)],
        "purple": [ZONE_TEXTS[zone] for zone in members(parts.purple[tile])],
        "flood": None if flood == NO_FLOOD else flood,
        "enough": None if flood == NO_FLOOD else enough_barriers(state, flood),
        "inspection": parts.inspects[tile] == 1,
    }


def _doges(state: DogeShip, seat: int) -> DogesView:
    viewer = seat if seat >= 0 else int(state.seats)
    left = range(int(state.doges_left))
    known = [at for at in left if knows_place(state, viewer, at)]
    unseen = [int(state.doges[at]) for at in left if at not in known]
    unseen += [int(state.held[nth]) for nth in range(INTRIGUE_LOOKS) if state.held[nth] != NOBODY and not knows_held(state, viewer, nth)]
    return {
        "current": _doge(state, int(state.current())),
        "covered": [DOGE_TEXTS[state.shown[at]] for at in range(int(state.doges_shown) - 1)],
        "pile": len(left),
        "known": [{"place": at, "tile": _doge(state, int(state.doges[at]))} for at in known],
        "unseen": [DOGE_TEXTS[tile] for tile in sorted(unseen)],
    }


def _pile(state: DogeShip, pile: int, seat: int) -> PileView:
    first, size, fresh = int(first_of(pile)), int(state.size[pile]), int(state.unseen[pile])
    visible = size > 0 and (pile >= BARRIER_PILE or fresh == 0)
    return {
        "pile": PILE_TEXTS[pile],
        "count": size,
        "top_cost": int(state.parts.cost[state.pile[first]]) if visible else None,
        "fresh": fresh,
        "next": [_tile(state, int(state.pile[at])) for at in range(first + fresh, first + min(size, LOOKS))],
        "beneath": [TILE_TEXTS[state.pile[at]] for at in range(first + fresh, first + size)],
        "full": seat >= 0 and bool(has_no_room(state, seat, pile)),
    }


def _seat(state: DogeShip, seat: int, open_hand: bool) -> SeatView:
    flood = int(state.parts.flood[state.current()])
    return {
        "points": int(state.points_of(seat)),
        "score": state.breakdown(seat),
        "ducats": int(state.ducats[seat]),
        "approvals": int(state.approvals[seat]) if open_hand else None,
        "markers": int(state.markers[seat]),
        "adrift": int(state.adrift[seat]),
        "lost": int(state.lost[seat]),
        "yard": [_tile(state, int(state.in_room(seat, room))) for room in range(int(state.tiles_in_yard(seat)))],
        "stack": [_barrier(state, int(state.barrier_at(seat, at))) for at in range(int(state.height[seat]))],
        "flood_loss": 0 if flood == NO_FLOOD or state.stage == OVER else int(flood_loss(state, state.height[seat], flood)),
    }


def _action(state: DogeShip) -> ActionView:
    seat = int(state.active())
    choosing = state.stage in (BONUS, ACTION) and state.allowed != 0 and state.verb in (BUYS, COMPLETES)
    looked = [int(state.looked[nth]) for nth in range(LOOKS) if state.looked[nth] != NOBODY]
    yard = [int(state.in_room(seat, room)) for room in range(int(state.tiles_in_yard(seat)))]
    buying = state.phase in (DECIDE_BUY, DECIDE_GIVE_UP, DECIDE_TAKE) and state.buying != NOBODY
    return {
        "seat": seat,
        "field": FIELD_TEXTS[state.field],
        "bonus": BARRIER_TEXTS[state.top(seat)] if state.stage == BONUS else None,
        "verb": KINDS[state.verb] if choosing else None,
        "items": _items(int(state.allowed)),
        "both": state.linked == 1,
        "pile": PILE_TEXTS[state.buying] if buying else None,
        "looked": [_tile(state, tile) for tile in looked],
        "barred": _barred(state, seat, looked if state.phase == DECIDE_TAKE else yard),
    }


def _barred(state: DogeShip, seat: int, tiles: list[int]) -> list[BarredView]:
    found = {tile: BARRED[why_no_choice(state, seat, tile)] for tile in tiles}
    return [{"tile": TILE_TEXTS[tile], "why": why} for tile, why in found.items() if why is not None]


def _intrigue(state: DogeShip, seat: int) -> IntrigueView:
    viewer = seat if seat >= 0 else int(state.seats)
    held = [nth for nth in range(INTRIGUE_LOOKS) if state.held[nth] != NOBODY]
    tiles = [int(state.held[nth]) if knows_held(state, viewer, nth) else NOBODY for nth in held]
    return {
        "seat": int(state.active()),
        "tiles": [None if doge == NOBODY else _doge(state, doge) for doge in tiles],
        "worth": [[] if doge == NOBODY else _worth(state, doge) for doge in tiles],
    }


def _worth(state: DogeShip, doge: int) -> list[PartWorthView]:
    return [{"tile": TILE_TEXTS[tile], "points": points} for tile, points in points_under(state, doge).items()]


def _bids(state: DogeShip, seat: int) -> BidsView:
    own = int(state.bids[seat]) if seat >= 0 else NOBODY
    return {"waiting": state.actors(), "own": None if own == NOBODY else own, "points": [int(points) for points in state.parts.inspection]}


VIEW = DogeShipView
