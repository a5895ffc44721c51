"""What a seat, or a spectator, sees of The Doge Ship; `shape.py` describes it."""

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
from ridotto.games.dogeship.rules.buying import can_take, has_no_room
from ridotto.games.dogeship.rules.completing import completable, parts_to_come
from ridotto.games.dogeship.rules.forecast import (
    adding_barrier,
    completed_by,
    enough_barriers,
    has_no_room_for,
    is_full,
    next_order,
    points_under,
    why_closed,
    why_no_choice,
)
from ridotto.games.dogeship.rules.knowledge import knows_held, knows_place
from ridotto.games.dogeship.rules.parts import BRINGS_COMPLETION, BRINGS_PURCHASE, BUYS, COMPLETES, INTRIGUES, NO_FLOOD, PAYS
from ridotto.games.dogeship.rules.piles import looks
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
from ridotto.games.dogeship.shape import (
    ActionView,
    BarredView,
    BarrierView,
    BidsView,
    BoardView,
    DeckView,
    DogeShipView,
    DogesView,
    DogeTileView,
    FieldView,
    GalleyTileView,
    GalleyView,
    GondolaView,
    IntrigueView,
    PartWorthView,
    PileView,
    SeatView,
    TileView,
)

INDICATORS = ("red", "green", "blue", "yellow")
KINDS = ("buy", "complete", "intrigue", "ducats", "replace")
INTRIGUE_TEXTS = ("doge-tile", "free-approval", "paid-approvals")
BONUSES = ("buy", "complete", "ducats", "approvals", "points")
REWARDS = ("ducats", "approvals")
CLOSED = (None, "price", "replace", "approvals")
"""The reasons in the view, by the numbers that `why_closed` returns."""
BARRED = (None, "give-up", "kind", "late", "next", "replace-part", "dear")
"""The same for `why_no_choice`."""


def view(state: DogeShip, seat: int) -> DogeShipView:
    """The view of a seat; -1 is a spectator."""
    over = state.stage == OVER
    in_turn = not over and state.stage != INSPECTION
    return {
        "round": int(state.round),
        "step": "over" if over else DECISIONS[state.phase].name,
        "turn": int(state.active()) if in_turn else None,
        "order": [int(other) for other in state.order],
        "next_order": next_order(state),
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
        "last_part": parts_to_come(state) == 1,
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
    look_at = int(looks(state, pile))
    shown = [at for at in range(look_at) if at >= fresh or (at == 0 and visible)]
    return {
        "pile": PILE_TEXTS[pile],
        "count": size,
        "top_cost": int(state.parts.cost[state.pile[first]]) if visible else None,
        "fresh": fresh,
        "looks": look_at,
        "next": [_tile(state, int(state.pile[at])) for at in range(first + fresh, first + look_at)],
        "beneath": [TILE_TEXTS[state.pile[at]] for at in range(first + fresh, first + size)],
        "full": seat >= 0 and bool(has_no_room(state, seat, pile)),
        "dear": [at for at in shown if seat >= 0 and not can_take(state, seat, state.pile[first + at])],
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
