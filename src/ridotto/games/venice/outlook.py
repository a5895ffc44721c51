"""The part of the view that tells a seat what its moves would bring, found by `rules/forecast.py`."""

from ridotto.games.venice.moves import (
    BUILDING_TEXTS,
    BUILDINGS,
    CONTRACT_TEXTS,
    DECIDE_HALT,
    DECIDE_PLACE,
    DECIDE_SAIL,
    FIELDS,
    GREAT_COUNCIL,
    PLACE,
    ROUTE,
    TILES,
)
from ridotto.games.venice.rules import Venice, forecast
from ridotto.games.venice.rules.assistants import field_of
from ridotto.games.venice.rules.income import barred, may_moor
from ridotto.games.venice.rules.parts import MOST_NEAR
from ridotto.games.venice.rules.piles import tax
from ridotto.games.venice.rules.position import NOBODY
from ridotto.games.venice.shape import AmountView, AnswerView, LandingView, MooringView, PassingView, PushView, RouteView, ShareView

TRAVEL = (DECIDE_SAIL, DECIDE_HALT)
"""The decisions about the seat's own trip."""


def gondola_name(gondola: int) -> str:
    """The name of a gondola in views."""
    return f"{gondola // 2}.{gondola % 2 + 1}"


def decision_of(state: Venice, seat: int) -> int:
    """The kind of decision that a seat owes, or NOBODY."""
    return int(state.phase) if seat >= 0 and (state.owing >> seat) & 1 else NOBODY


# ---- trips ----


def passing(state: Venice, seat: int, building: int) -> PassingView | None:
    """What passing a dock would bring; None for docks reached earlier on this trip."""
    if (state.visited >> building) & 1 and (building != state.gondola_at[state.active] or state.steps == 0):
        return None
    effects = forecast.opens_in_passing(state, seat, building)
    closed = "municipal" if building >= TILES else "gondola" if barred(state, seat, building) else "assistant"
    return {
        "meetings": [gondola_name(gondola) for gondola in forecast.meetings(state, seat, building)],
        "effects": effects,
        "spy": forecast.spy_opens(state, seat, building),
        "closed": None if effects else closed,
    }


def mooring(state: Venice, seat: int, building: int, asked: int) -> MooringView | None:
    """What mooring at a dock would bring; None if that could not happen next."""
    if asked == DECIDE_PLACE:
        return _moored(state, seat, building, forecast.placing(state, seat, building)) if PLACE + building in state.legal(seat) else None
    if asked not in TRAVEL or not _next(state, building) or not may_moor(state, seat, building):
        return None
    return _moored(state, seat, building, forecast.mooring(state, seat, building))


def _next(state: Venice, building: int) -> bool:
    """Whether the gondola under way has just reached a dock, or may sail there next."""
    here = int(state.gondola_at[state.active])
    near = {int(state.near[at]) for at in range(here * MOST_NEAR, here * MOST_NEAR + MOST_NEAR)}
    return building == here if (state.visited >> building) & 1 else building in near


def _moored(state: Venice, seat: int, building: int, found: forecast.Mooring) -> MooringView:
    return {
        "contracts": [CONTRACT_TEXTS[contract] for contract in found.contracts],
        "field": found.fields[seat],
        "pushed": _pushed(state, seat, building, found),
        "effects": found.effects,
        "shares": _shares(state, seat, building, found),
    }


def _pushed(state: Venice, colour: int, building: int, found: forecast.Mooring) -> list[PushView]:
    """VEN-54: each push goes one field further than the one before."""
    if building >= TILES:
        return []
    pushed: list[PushView] = [
        {"colour": other, "field": field} for other, field in enumerate(found.fields) if other != colour and field != field_of(state, other, building)
    ]
    return sorted(pushed, key=lambda push: push["field"])


def _shares(state: Venice, seat: int, building: int, found: forecast.Mooring) -> list[ShareView]:
    """What others score, the lowest in the pile first; then those without a gondola there."""
    lying = sorted((int(state.arrived[gondola]), gondola // 2) for gondola in range(int(state.colours) * 2) if state.moored_at(gondola, building))
    seats = int(state.seats)
    order = dict.fromkeys([*(min(colour, seats) for _, colour in lying), *range(seats)])
    points = [*found.points, found.doge_points]
    return [{"colour": colour, "points": points[colour]} for colour in order if colour != seat and points[colour]]


def amounts(state: Venice, seat: int, building: int) -> list[AmountView]:
    """What those effects of a building come to now that depend on the position."""
    if building == GREAT_COUNCIL:
        return [{"effect": 1, "steps": forecast.council_steps(state, seat), "points": None, "tax": None}]
    if building >= TILES:
        return [{"effect": 1, "steps": None, "points": None, "tax": int(tax(state, seat))}]
    counting = [effect for effect in range(1, FIELDS + 1) if forecast.counts_contracts(state, building, effect)]
    return [{"effect": effect, "steps": None, "points": forecast.effect_points(state, seat, building, effect), "tax": None} for effect in counting]


# ---- meetings ----


def answers(state: Venice, seat: int) -> AnswerView:
    """What the seat would have after losing a scroll or gaining intrigue."""
    intrigue, lost = forecast.intrigue_then(state, seat)
    return {"scrolls": forecast.scrolls_left(state, seat) if state.scrolls[seat] > 0 else None, "intrigue": intrigue, "lost": lost}


# ---- smugglers and the Doge ----


def landings(state: Venice, tiles: list[int]) -> list[LandingView]:
    """What a gondola moved by the deck would bring at each of these goals, for each colour it may have."""
    colours = range(int(state.seats), int(state.colours))
    return [_landing(state, colour, tile) for tile in tiles for colour in colours]


def _landing(state: Venice, colour: int, tile: int) -> LandingView:
    gondola = colour * 2 + int(state.deck_now)
    found, shared = forecast.landing(state, gondola, tile), forecast.sharing(state, gondola, tile)
    return {
        "building": BUILDING_TEXTS[tile],
        "colour": colour,
        "field": found.fields[colour],
        "points": found.doge_points - shared.doge_points,
        "shares": _shares(state, NOBODY, tile, shared),
        "pushed": _pushed(state, colour, tile, found),
        "ways": _ways(forecast.met_before_landing(state, gondola, tile)),
    }


def routes(state: Venice, seat: int) -> list[RouteView]:
    """The docks to which the gondola that a card moves may go next."""
    goals = [move - ROUTE for move in state.legal(seat) if ROUTE <= move < ROUTE + BUILDINGS]
    return [
        {
            "building": BUILDING_TEXTS[goal],
            "ends": goal == state.goal,
            "meetings": [gondola_name(gondola) for gondola in forecast.met_on_route(state, goal)],
            "ways": _ways(forecast.met_on_ways(state, goal)),
        }
        for goal in goals
    ]


def _ways(found: list[list[int]]) -> list[list[str]]:
    return [[gondola_name(gondola) for gondola in way] for way in found]
