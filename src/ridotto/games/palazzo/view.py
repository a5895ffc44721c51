"""What a seat, or a spectator, sees of Palazzo; `shape.py` describes it."""

from functools import lru_cache
from typing import Literal

from ridotto.games.palazzo.moves import (
    CARD_TEXTS,
    CURRENCIES,
    DECIDE_BID,
    DECIDE_BUILD,
    DECIDE_FEE,
    DECIDE_FIRST,
    DECIDE_MARKET,
    DECIDE_OUT_TILE,
    DECIDE_PAY,
    DECIDE_PICK,
    DECIDE_SECOND,
    DECIDE_TAKE,
    DECIDE_TURN,
    FACE_TEXTS,
    FACES,
    KINDS,
    MATERIALS,
    MOST_PALAZZI,
    NEW,
    ON,
    OUT,
    REMOVE,
    TAKE_OUT,
)
from ridotto.games.palazzo.rules import Components, Palazzo
from ridotto.games.palazzo.rules.forecast import Hope, auction_call, gain_of, groups, hindrances, hope, price_of_two, prices_to_come, takes, three_certificates
from ridotto.games.palazzo.rules.laying import amount, has_group, reach, target, total
from ridotto.games.palazzo.rules.market import hindrance as buying_hindrance
from ridotto.games.palazzo.rules.market import quarry_for
from ridotto.games.palazzo.rules.money import display_size
from ridotto.games.palazzo.rules.parts import QUARRIES, RIDER
from ridotto.games.palazzo.rules.position import NONE, OVER
from ridotto.games.palazzo.rules.rebuild import hindrance as rebuilding_hindrance
from ridotto.games.palazzo.rules.scoring import decided, palazzo_points, purity_points
from ridotto.games.palazzo.rules.tiles import all_of_floor, face_of, is_pure, material_of, storeys, windows
from ridotto.games.palazzo.shape import (
    AuctionView,
    BarredView,
    BidView,
    CallView,
    ChainView,
    DraftView,
    FreshView,
    GainView,
    HopeView,
    OnePalazzoView,
    PalazzoView,
    RatesView,
    ResultView,
    SeatView,
    StackView,
)

STACKS = ("I", "II", "III")
DECIDED: tuple[Literal["points", "money", "shared"], ...] = ("points", "money", "shared")
"""What has decided a match, by the numbers that `decided` returns."""
OPERATIONS = ("take-out", "insert", "remove")
BARRED = (None, "reach", "currency", "rest")
"""The reasons in the view, by the numbers that `hindrances` returns."""
NOT_BOUGHT = (None, "empty", "dear")
"""The same for buying,"""
NOT_REBUILT = (None, "fee", "nothing-built", "no-tile")
"""and for rebuilding."""


def view(state: Palazzo, seat: int) -> PalazzoView:
    """The view of a seat; -1 is a spectator."""
    return {
        "turn": int(state.active),
        "stage": _stage(state),
        "asked": None if state.over() else state.actors()[0],
        "stacks": [_stack(state, number) for number in range(len(STACKS))],
        "riders": int(state.riders),
        "riders_end": int(state.parts.riders_end),
        "warehouse": {
            "tiles": _tiles(state, state.warehouse),
            "price": int(state.price()),
            "price_of_two": price_of_two(state),
            "prices": prices_to_come(state),
        },
        "quarries": [_tiles(state, state.quarries[quarry]) for quarry in range(QUARRIES)],
        "goes_to": [int(quarry_for(state, number)) for number in (1, 2, 3)],
        "builder": int(state.builder),
        "auction": _auction(state) if state.phase == DECIDE_BID else None,
        "draft": _draft(state) if state.phase == DECIDE_PICK or state.picks > 0 else None,
        "call": _call(state) if _stage(state) == "market" else None,
        "takes": takes(state, state.actors()[0]) if state.phase == DECIDE_TAKE else None,
        "result": _result(state) if state.over() else None,
        "rates": _rates(state.parts),
        "fresh": _fresh(state, seat) if state.phase == DECIDE_BUILD else None,
        "gone": _tiles(state, state.gone),
        "display": _cards([int(n) for n in state.display]),
        "display_size": int(display_size(state)),
        "discard": _cards([int(n) for n in state.discard]),
        "pile": len(state.pile),
        "pile_cards": _cards(_pile(state)) if state.shuffled else None,
        "seats": [_seat(state, other) for other in range(int(state.seats))],
        "hand": _cards(_hand(state, seat)) if seat >= 0 else None,
        "unseen": _cards(_unseen(state, seat)),
        "barred": _barred_moves(state, seat) if seat in state.actors() else {},
        "chain": _chain(state, seat) if seat in state.actors() else None,
    }


def _stage(state: Palazzo) -> str:
    """The decision as everybody sees it: an unfinished chain looks like its beginning."""
    phase = int(state.phase)
    if phase == OVER:
        return "over"
    if phase == DECIDE_TURN or DECIDE_OUT_TILE <= phase <= DECIDE_FEE:
        return "turn"
    if phase in (DECIDE_MARKET, DECIDE_FIRST, DECIDE_SECOND, DECIDE_PAY):
        return "market"
    return {DECIDE_TAKE: "take", DECIDE_BID: "bid", DECIDE_PICK: "pick", DECIDE_BUILD: "build"}[phase]


def _faces(state: Palazzo, tiles: int) -> list[int]:
    """The faces of a set of tiles, the lowest floor first."""
    found: list[int] = []
    for face in range(FACES):
        if (tiles >> face) & 1:
            found.append(face)
            if (state.parts.doubled >> face) & 1 and (tiles >> (FACES + material_of(face))) & 1:
                found.append(face)
    return found


def _tiles(state: Palazzo, tiles: int) -> list[str]:
    """A set of tiles, the lowest floor first."""
    return [FACE_TEXTS[face] for face in _faces(state, tiles)]


def _cards(counts: list[int]) -> list[str]:
    """Cards as a sorted list, from counts by kind."""
    return [CARD_TEXTS[kind] for kind in range(KINDS) for _ in range(counts[kind])]


def _hand(state: Palazzo, seat: int) -> list[int]:
    return [int(state.hand[seat * KINDS + kind]) for kind in range(KINDS)]


def _known(state: Palazzo, seat: int) -> list[int]:
    return [int(state.known[seat * KINDS + kind]) for kind in range(KINDS)]


def _pile(state: Palazzo) -> list[int]:
    pile = list(state.pile)
    return [pile.count(kind) for kind in range(KINDS)]


def _unseen(state: Palazzo, seat: int) -> list[int]:
    """The hidden cards of the others and, as long as nobody knows what it holds, the pile."""
    counts = [0] * KINDS if state.shuffled else _pile(state)
    for other in range(int(state.seats)):
        if other != seat:
            hand, known = _hand(state, other), _known(state, other)
            counts = [counts[kind] + hand[kind] - known[kind] for kind in range(KINDS)]
    return counts


def _stack(state: Palazzo, number: int) -> StackView:
    ends = [0, int(state.parts.second_from), int(state.parts.third_from), len(state.stacks)]
    left = sorted(int(state.stacks[at]) for at in range(max(ends[number], int(state.turned)), ends[number + 1]))
    tiles = [FACE_TEXTS[face] for face in left if face != RIDER]
    return {"name": STACKS[number], "left": len(left), "tiles": tiles, "riders": len(left) - len(tiles)}


def _seat(state: Palazzo, seat: int) -> SeatView:
    hand, known = _hand(state, seat), _known(state, seat)
    return {
        "palazzi": [_palazzo(state, seat, number) for number in range(int(state.palazzo_count[seat]))],
        "points": state.scores()[seat],
        "known": _cards(known),
        "hidden": sum(hand) - sum(known),
        "amount": int(amount(state, seat)) if state.over() else None,
    }


def _palazzo(state: Palazzo, seat: int, number: int) -> OnePalazzoView:
    palazzo = int(state.palazzi[seat * MOST_PALAZZI + number])
    tiles = _tiles(state, palazzo)
    return {
        "number": number,
        "alike": int(state.first_alike(seat, number)),
        "tiles": tiles,
        "storeys": int(storeys(palazzo)),
        "windows": int(windows(palazzo)),
        "material": MATERIALS[material_of(FACE_TEXTS.index(tiles[0]))] if is_pure(palazzo) else None,
        "purity": int(purity_points(state.parts, palazzo)),
        "points": int(palazzo_points(state.parts, palazzo)),
    }


def _auction(state: Palazzo) -> AuctionView:
    bids: list[BidView] = []
    lot = tuple(_faces(state, state.quarries[state.builder]))
    for seat in range(int(state.seats)):
        currency = int(state.currency[seat])
        bids.append(
            {
                "seat": seat,
                "value": int(state.bids[seat]),
                "currency": None if currency == NONE else CURRENCIES[currency],
                "cards": _cards([int(state.laid[seat * KINDS + kind]) for kind in range(KINDS)]),
                "passed": not (state.bidding >> seat) & 1,
                "hope": _hope(state.parts, _palazzi(state, seat), lot),
            }
        )
    return {
        "auctioneer": int(state.active),
        "lot": _tiles(state, state.quarries[state.builder]),
        "highest": int(state.highest),
        "leader": next(bid["seat"] for bid in bids if bid["value"] == state.highest and not bid["passed"]),
        "bids": bids,
    }


@lru_cache(maxsize=256)
def _found_hope(parts: Components, palazzi: tuple[int, ...], lot: tuple[int, ...]) -> Hope | None:
    """The best that can be made of a lot; cached, as it stays the same for a whole auction."""
    return hope(parts, list(palazzi), list(lot))


def _hope(parts: Components, palazzi: tuple[int, ...], lot: tuple[int, ...]) -> HopeView | None:
    found = _found_hope(parts, palazzi, lot)
    if found is None:
        return None
    palazzo = None if found.palazzo == NONE else found.palazzo
    return {"gain": found.gain, "palazzo": palazzo, "tiles": [FACE_TEXTS[face] for face in found.tiles], "points": found.points}


def _palazzi(state: Palazzo, seat: int) -> tuple[int, ...]:
    return tuple(int(state.palazzi[seat * MOST_PALAZZI + number]) for number in range(int(state.palazzo_count[seat])))


def _fresh(state: Palazzo, seat: int) -> FreshView:
    """The new tiles and, for the seat that builds them, what each brings where it may go."""
    builder = state.actors()[0]
    own, gains = _palazzi(state, builder), list[GainView]()
    for move in state.legal(builder) if seat == builder else ():
        if move < NEW:
            face, number = divmod(move - ON, MOST_PALAZZI)
            gains.append({"tile": FACE_TEXTS[face], "palazzo": number, "gain": gain_of(state.parts, own[number], [face])})
        elif move < OUT:
            gains.append({"tile": FACE_TEXTS[move - NEW], "palazzo": None, "gain": gain_of(state.parts, 0, [move - NEW])})
    return {"seat": builder, "tiles": _tiles(state, state.acquired), "gains": gains}


def _call(state: Palazzo) -> CallView:
    call = auction_call(state)
    return {"quarry": None if call.quarry == NONE else call.quarry, "by_turns": call.by_turns}


def _result(state: Palazzo) -> ResultView:
    by, first, second = decided(state)
    return {"by": DECIDED[by], "first": first, "second": second}


def _rates(parts: Components) -> RatesView:
    return {
        "storeys": [int(points) for points in parts.storey_base],
        "windows_from": int(parts.windows_count_from),
        "purity": [int(points) for points in parts.purity],
        "opening": int(parts.opening),
        "group": int(parts.group),
        "certificate": int(parts.certificate),
        "certificates": three_certificates(parts),
        "groups": [{"cards": [CARD_TEXTS[kind] for kind in kinds], "worth": worth} for kinds, worth in groups(parts)],
    }


def _draft(state: Palazzo) -> DraftView:
    return {"tiles": _tiles(state, state.quarries[state.builder]), "taken": int(state.picks)}


def _chain(state: Palazzo, seat: int) -> ChainView | None:
    """The chain of the seat that decides; for a bid even before its first card, because of target and reach."""
    phase = int(state.phase)
    if phase == DECIDE_BID:
        return _lay_chain(state, seat, "bid")
    if phase == DECIDE_PAY:
        return _lay_chain(state, seat, "buy")
    if phase in (DECIDE_FIRST, DECIDE_SECOND):
        return {**_empty_chain("buy"), "tiles": _purchase(state)}
    if DECIDE_OUT_TILE <= phase <= DECIDE_FEE:
        return _rebuild_chain(state, seat)
    return None


def _barred_moves(state: Palazzo, seat: int) -> dict[str, str]:
    """PAL-63, PAL-110, PAL-114, PAL-115, PAL-117: what the question speaks of and cannot be done."""
    found: dict[str, str | None] = {}
    if state.phase == DECIDE_MARKET:
        found["buy"] = NOT_BOUGHT[buying_hindrance(state, seat)]
    elif state.phase == DECIDE_TURN:
        for operation in range(TAKE_OUT, REMOVE + 1):
            found[OPERATIONS[operation - TAKE_OUT]] = NOT_REBUILT[rebuilding_hindrance(state, seat, operation)]
    return {move: why for move, why in found.items() if why is not None}


def _empty_chain(kind: str) -> ChainView:
    return {
        "kind": kind,
        "tiles": [],
        "palazzo": None,
        "into": None,
        "cards": [],
        "currency": None,
        "barred": [],
        "total": None,
        "target": None,
        "reach": None,
        "groups": False,
    }


def _purchase(state: Palazzo) -> list[str]:
    return [FACE_TEXTS[face] for face in (int(state.first), int(state.second)) if face != NONE]


def _lay_chain(state: Palazzo, seat: int, kind: str) -> ChainView:
    return {
        **_empty_chain(kind),
        "tiles": _purchase(state),
        "cards": _cards([int(n) for n in state.lay]),
        "currency": None if state.lay_currency == NONE else CURRENCIES[state.lay_currency],
        "barred": _barred(state, seat),
        "total": int(total(state, seat)),
        "target": int(target(state)),
        "reach": int(reach(state, seat, state.lay_currency)),
        "groups": has_group(state, seat),
    }


def _barred(state: Palazzo, seat: int) -> list[BarredView]:
    """The kinds of card left in hand that cannot be laid."""
    found: list[BarredView] = []
    for kind, hindrance in enumerate(hindrances(state, seat)):
        why = BARRED[hindrance]
        if why is not None and state.hand[seat * KINDS + kind] > state.lay[kind]:
            found.append({"card": CARD_TEXTS[kind], "why": why})
    return found


def _rebuild_chain(state: Palazzo, seat: int) -> ChainView:
    chain = _empty_chain(OPERATIONS[state.operation - TAKE_OUT])
    if state.subject != NONE:
        palazzo = int(state.palazzi[seat * MOST_PALAZZI + state.subject])
        tile = palazzo if state.subject_floor == NONE else palazzo & int(all_of_floor(state.subject_floor))
        chain["tiles"] = [FACE_TEXTS[face_of(tile)]]
        chain["palazzo"] = int(state.subject)
    if state.place != NONE:
        chain["into"] = int(state.place)
    return chain


VIEW = PalazzoView
