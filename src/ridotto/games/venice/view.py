"""What a seat, or a spectator, may see: built up from what is public and what the seat holds. See `shape.py`."""

from itertools import pairwise

from ridotto.engine.bits import bits, members
from ridotto.games.venice.components import DOCK_IDS
from ridotto.games.venice.moves import (
    BUILDING_TEXTS,
    BUILDINGS,
    CONTRACT_TEXTS,
    CONTRACTS,
    DECIDE_ANSWER,
    DECIDE_BRIDGE,
    DECIDE_DOGE_BRIDGE,
    DECIDE_DOGE_GONDOLA,
    DECIDE_EFFECT,
    DECIDE_EITHER,
    DECIDE_FULFIL,
    DECIDE_KEEP,
    DECIDE_KEEP_CARD,
    DECIDE_LOAD,
    DECIDE_PLACE,
    DECIDE_ROUTE,
    DECIDE_SMUGGLER,
    DOGE_CARD_TEXTS,
    DOGE_CARDS,
    DOGE_LEVY,
    FIELDS,
    INFLUENCE,
    INFLUENCE_TEXTS,
    KINDS,
    TILE_TEXTS,
    TILES,
)
from ridotto.games.venice.outlook import TRAVEL, amounts, answers, decision_of, gondola_name, landings, mooring, passing, routes
from ridotto.games.venice.printed import contract_of, effects, rates
from ridotto.games.venice.rules import DECISIONS, Venice
from ridotto.games.venice.rules.assistants import field_of
from ridotto.games.venice.rules.contracts import demanded, short
from ridotto.games.venice.rules.contracts import hindrance as contract_hindrance
from ridotto.games.venice.rules.doge import bridge_colour
from ridotto.games.venice.rules.effects import BOTH_PARTS, hindrance
from ridotto.games.venice.rules.forecast import cheapest_ways, effects_of, meetings, out_of_reach, points_instead, sailing
from ridotto.games.venice.rules.gondolas import reloaded_gondola
from ridotto.games.venice.rules.income import keeps_going, may_moor, may_pass, price, reach_of_assistant
from ridotto.games.venice.rules.parts import (
    COLUMNS,
    CONTRACT_COLUMNS,
    CONTRACT_PLACE,
    MOST_NEAR,
    MOST_SEATS,
)
from ridotto.games.venice.rules.piles import cards_held, cards_under, contracts_under, fulfilled, tax
from ridotto.games.venice.rules.position import (
    DEAL,
    NO_FAVOUR,
    NO_SPY,
    NOBODY,
    OPEN,
    OVER,
    PASSING,
    PLACES,
    READY,
    ROW,
    SCORING,
    TURN,
    UNTURNED,
)
from ridotto.games.venice.rules.sailing import REACHED, TOO_DEAR
from ridotto.games.venice.rules.sailing import hindrance as canal_hindrance
from ridotto.games.venice.rules.scoring import (
    assistant_reward,
    beats_doge,
    coin_reward,
    coins_per_intrigue,
    council_reward,
    discs,
    scrolls_per_intrigue,
    suspect,
)
from ridotto.games.venice.rules.smugglers import deck_of
from ridotto.games.venice.rules.turn import keep_price
from ridotto.games.venice.shape import (
    ActivationView,
    BeyondView,
    BridgeChoiceView,
    CanalView,
    ClosedWayView,
    ContractView,
    CouncilView,
    DeckView,
    DockView,
    DogeView,
    EffectView,
    GondolaView,
    MeetingView,
    OwnContractView,
    ReachView,
    SeatView,
    TripView,
    VeniceView,
    WayView,
)

PHASES = ("deal", "prologue", "turn", "smugglers", "doge", "scoring", "over")
ENDS = (None, "triggered", "last-but-one", "last")
REASONS = ("contracts", "council", "rounds", "doge")
WHY = ("meeting", "counter-spies", "interrogation")
CLOSED = (None, "cost", "nothing", "supply", "hand", "pile")
BARRED = (None, "visited", "coins", "stuck")
"""Why a canal cannot be sailed."""
BEYOND = (None, "here", "visited", "far")
"""Why a dock cannot be reached."""
UNFULFILLED = (None, "place", "scrolls", "cubes")
"""Why a contract cannot be fulfilled."""
LETTERS = ("a", "b")


def view(state: Venice, seat: int) -> VeniceView:
    """The view of a seat; -1 is a spectator."""
    over = state.stage == OVER
    solo = state.seats == 1
    asked = decision_of(state, seat)
    return {
        "mode": "doge" if solo else "smugglers" if state.seats == 2 else "standard",
        "round": int(state.round),
        "phase": PHASES[state.stage],
        "step": "over" if over else DECISIONS[state.phase].name,
        "turn": None if state.turn == NOBODY else int(state.turn),
        "start_player": int(state.first),
        "play_order": [int(state.seat_at(place)) for place in range(int(state.seats))],
        "end": ENDS[state.end] if not solo or state.end == OPEN else "triggered" if state.extra_turns > 0 else "last",
        "end_reason": None if state.reason == NOBODY else REASONS[state.reason],
        "rounds_most": 0 if solo else int(state.parts.max_rounds),
        "rates": rates(state),
        "intrigue_cap": int(state.cap()),
        "scroll_cap": int(state.parts.scroll_cap),
        "board_size": [int(state.parts.board_width), int(state.parts.board_height)],
        "docks": [_dock(state, building, seat, asked) for building in sorted(range(BUILDINGS), key=lambda building: state.dock_of[building])],
        "canals": _canals(state),
        "gondolas": [_gondola(state, gondola) for gondola in range(int(state.colours) * 2)],
        "council": _council(state),
        "cubes": [int(n) for n in state.cubes],
        "contract_pile": int(state.piled),
        "influence_pile": int(state.cards_piled),
        "influence_discards": [INFLUENCE_TEXTS[kind] for kind in range(INFLUENCE) for _ in range(int(state.discards[kind]))],
        "seats": [_seat(state, other) for other in range(int(state.seats))],
        "decks": [_deck(state, deck, seat) for deck in range(2)] if state.seats <= 2 else [],
        "deck_now": None if state.deck_now == NOBODY else LETTERS[state.deck_now],
        "smuggler_assistants": int(state.supply[2]) if state.seats == 2 else None,
        "doge": _doge(state) if solo else None,
        "trip": _trip(state),
        "activation": _activation(state),
        "meeting": _meeting(state, seat),
        "landings": landings(state, _goals(state, seat)),
        "routes": routes(state, seat) if asked == DECIDE_ROUTE else [],
        "points_instead": points_instead(state, seat) if asked == DECIDE_EITHER else None,
        "bridge": _bridge(state),
        "card": {"seat": int(state.turn), "card": INFLUENCE_TEXTS[state.card]} if state.card != NOBODY else None,
        "doge_card": None if state.doge_now == NOBODY else DOGE_CARD_TEXTS[state.doge_now],
        "reloading": gondola_name(int(reloaded_gondola(state, state.turn))) if not over and state.phase == DECIDE_LOAD else None,
        "fulfilling": contract_of(state, int(state.contract_at_hand())) if state.contract_at_hand() != NOBODY else None,
        "too_full": gondola_name(int(state.overfull_gondola())) if state.overfull_gondola() != NOBODY else None,
        "arrested": None if state.arrested == NOBODY else int(state.arrested),
        "doge_wins": over and solo and not beats_doge(state),
        "hand": None if seat < 0 else [_own_contract(state, contract, seat, asked) for contract in members(state.hand[seat])],
        "influence": None if seat < 0 else [INFLUENCE_TEXTS[kind] for kind in range(INFLUENCE) for _ in range(int(state.cards[seat * INFLUENCE + kind]))],
        "drawn_contracts": _drawn_contracts(state, seat),
        "drawn_influence": _drawn_influence(state, seat),
        "drawn_smugglers": [TILE_TEXTS[tile] for tile in _drawn_smugglers(state, seat)],
        "drawn_crossed": [int(state.parts.smuggler_crossed[state.deck_now * TILES + tile]) + 1 for tile in _drawn_smugglers(state, seat)] if solo else [],
        "put_under": _put_under(state, seat),
        "put_under_cards": [INFLUENCE_TEXTS[kind] for kind in cards_under(state, seat)],
    }


def _own_contract(state: Venice, contract: int, seat: int, asked: int) -> OwnContractView:
    shown, why = contract_of(state, contract), UNFULFILLED[contract_hindrance(state, seat, contract)] if asked == DECIDE_FULFIL else None
    lacks = [[int(short(demanded(state, contract, kind), state.load[gondola * KINDS + kind])) for kind in range(KINDS)] for gondola in (seat * 2, seat * 2 + 1)]
    return {**shown, "missing": min(lacks, key=sum), "missing_scrolls": int(short(shown["scrolls"], state.scrolls[seat])), "why": why}


def _dock(state: Venice, building: int, seat: int, asked: int) -> DockView:
    dock = int(state.dock_of[building])
    moored = [gondola for gondola in range(int(state.colours) * 2) if state.moored_at(gondola, building)]
    return {
        "dock": DOCK_IDS[dock],
        "building": BUILDING_TEXTS[building],
        "municipal": building >= TILES,
        "x": int(state.parts.dock_x[dock]),
        "y": int(state.parts.dock_y[dock]),
        "effects": effects(state, building),
        "pile": [gondola_name(gondola) for gondola in sorted(moored, key=lambda gondola: state.arrived[gondola])],
        "assistants": [int(field_of(state, colour, building)) if building < TILES else 0 for colour in range(int(state.colours))],
        "own_effects": effects_of(reach_of_assistant(state, seat, building)) if seat >= 0 else [],
        "contracts": [
            CONTRACT_TEXTS[contract]
            for contract in range(CONTRACTS)
            if seat >= 0 and (state.hand[seat] >> contract) & 1 and state.parts.contract[contract * CONTRACT_COLUMNS + CONTRACT_PLACE] == building
        ],
        "passing": passing(state, seat, building) if asked in TRAVEL else None,
        "mooring": mooring(state, seat, building, asked),
        "amounts": amounts(state, seat, building) if asked in TRAVEL or asked in (DECIDE_PLACE, DECIDE_EFFECT) else [],
    }


def _canals(state: Venice) -> list[CanalView]:
    found: list[CanalView] = []
    payer = int(state.turn) if state.turn != NOBODY else 0
    steps = [int(state.path[at]) for at in range(int(state.steps) + 1)]
    used = {frozenset(pair) for pair in pairwise(steps)}
    for first in range(BUILDINGS):
        for at in range(first * MOST_NEAR, first * MOST_NEAR + MOST_NEAR):
            second, canal = int(state.near[at]), int(state.near_canal[at])
            if second > first:
                owner = int(state.bridge[canal])
                found.append(
                    {
                        "first": BUILDING_TEXTS[first],
                        "second": BUILDING_TEXTS[second],
                        "cost": int(state.parts.canal_cost[canal]),
                        "bridge": None if owner == NOBODY else owner,
                        "price": int(price(state, payer, canal)),
                        "used": frozenset((first, second)) in used,
                    }
                )
    return found


def _gondola(state: Venice, gondola: int) -> GondolaView:
    colour, at = gondola // 2, int(state.gondola_at[gondola])
    return {
        "gondola": gondola_name(gondola),
        "colour": colour,
        "number": gondola % 2 + 1,
        "letter": LETTERS[gondola % 2] if colour >= state.seats else None,
        "at": None if at == NOBODY else BUILDING_TEXTS[at],
        "moored": state.arrived[gondola] != NOBODY,
        "load": [int(state.load[gondola * KINDS + kind]) for kind in range(KINDS)],
        "gondolier": colour < state.seats and state.gondolier[colour] == gondola % 2,
    }


def _council(state: Venice) -> CouncilView:
    n = int(discs(state))
    return {
        "last": int(state.parts.council_track_last),
        "marker": int(state.parts.end_marker[state.seats]) if state.seats > 1 and state.end == OPEN else None,
        "discs": [{"colour": colour, "field": int(state.council[colour])} for colour in range(n)],
        "rewards": [int(state.parts.council_reward[n * MOST_SEATS + place]) for place in range(n)],
    }


def _seat(state: Venice, seat: int) -> SeatView:
    laid = [int(state.laid[seat * PLACES + place]) for place in range(PLACES)]
    favour = int(state.favour[seat])
    over = state.stage == OVER
    scored = state.stage >= SCORING  # VEN-168, VEN-171: these points are scored before intrigue is paid off
    return {
        "points": int(state.points_of(seat)),
        "coins": int(state.coins[seat]),
        "scrolls": int(state.scrolls[seat]),
        "intrigue": int(state.intrigue[seat]),
        "council": int(state.council[seat]),
        "assistants": int(state.parts.assistants - state.supply[seat]),
        "bridges_left": int(state.bridges_left[seat]),
        "contracts": int(bits(state.hand[seat])),
        "influence": int(cards_held(state, seat)),
        "places": [None if contract == NOBODY else contract_of(state, contract) for contract in laid],
        "archived": [contract_of(state, contract) for contract in members(state.archived[seat])],
        "fulfilled": int(fulfilled(state, seat)),
        "tax": int(tax(state, seat)),
        "keep_price": int(keep_price(state, seat)),
        "favour": None if favour == NO_FAVOUR else "unturned" if favour == UNTURNED else "turned",
        "gondolier": None if state.gondolier[seat] == NOBODY else int(state.gondolier[seat]) + 1,
        "pay_off_scrolls": int(scrolls_per_intrigue(state, seat)),
        "pay_off_coins": int(coins_per_intrigue(state, seat)),
        "suspect": suspect(state) == seat,
        "council_points": 0 if scored else int(council_reward(state, seat)),
        "assistant_points": 0 if scored else int(assistant_reward(state, seat)),
        "coin_points": 0 if over else int(coin_reward(state, seat)),
        "favour_points": int(state.parts.favour_unturned_vp) if favour == UNTURNED and not over else 0,
    }


def _deck(state: Venice, deck: int, seat: int) -> DeckView:
    owner = 0 if state.seats == 1 else next(other for other in range(2) if deck_of(state, other) == deck)
    now = int(state.used_card[deck])
    if now == NOBODY and state.seats == 2 and state.deck_now == deck and state.goal != NOBODY:
        now = int(state.goal)
    return {
        "letter": LETTERS[deck],
        "seat": owner,
        "cards": int(state.decked[deck]),
        "played": [TILE_TEXTS[tile] for tile in members(state.played[deck])],
        "now": None if now == NOBODY else TILE_TEXTS[now],
        "crossed": int(state.parts.smuggler_crossed[deck * TILES + now]) + 1 if now != NOBODY and state.seats == 1 else None,
        "top": TILE_TEXTS[state.deck[deck * TILES]] if state.top_known[deck] and seat == owner else None,
    }


def _doge(state: Venice) -> DogeView:
    row = [int(state.row[position]) for position in range(ROW)]
    return {
        "points": int(state.doge_points),
        "scrolls": int(state.doge_scrolls),
        "scroll_cap": int(state.parts.doge_scroll_cap),
        "intrigue": int(state.doge_intrigue),
        "limit": int(state.parts.doge_intrigue_limit),
        "council": [int(state.council[1]), int(state.council[2])],
        "council_points": 0 if state.stage >= SCORING else int(council_reward(state, 1) + council_reward(state, 2)),
        "assistants_left": [int(state.supply[1]), int(state.supply[2])],
        "bridges_left": int(state.bridges_left[1] + state.bridges_left[2]),
        "row": [None if card == NOBODY else DOGE_CARD_TEXTS[card] for card in row],
        "pile": int(state.doge_piled),
        "discards": [DOGE_CARD_TEXTS[card] for card in range(DOGE_CARDS) for _ in range(int(state.doge_discards[card]))],
        "cards": [
            {"card": text, "amount": int(state.parts.doge_amount[card]), "more": int(state.parts.doge_more[card])} for card, text in enumerate(DOGE_CARD_TEXTS)
        ],
        "field_points": [int(state.field_vp[field]) for field in range(1, FIELDS + 1)],
        "levy_coins": int(state.parts.doge_amount[DOGE_LEVY]),
        "levy_points": int(state.parts.doge_more[DOGE_LEVY]),
        "extra_turns": int(state.extra_turns),
        "ending": state.end != OPEN,
    }


def _trip(state: Venice) -> TripView | None:
    if state.active == NOBODY or state.stage == OVER or state.path[0] == NOBODY:
        return None
    own = state.stage == TURN
    asked = own and state.phase in TRAVEL
    ways = cheapest_ways(state, int(state.turn)) if asked else {}
    return {
        "seat": int(state.turn),
        "gondola": gondola_name(int(state.active)),
        "path": [BUILDING_TEXTS[state.path[at]] for at in range(int(state.steps) + 1)],
        "paid": int(state.paid),
        "free": own and state.steps == 0,
        "spy": None if state.spy == NO_SPY else "ready" if state.spy == READY else "used",
        "ways": _ways(state) if asked else [],
        "closed": _closed_ways(state) if asked else [],
        "reach": _reach(ways),
        "beyond": _beyond(state, ways) if asked else [],
    }


def _ways(state: Venice) -> list[WayView]:
    seat, here = int(state.turn), int(state.gondola_at[state.active])
    found: list[WayView] = []
    for at in range(here * MOST_NEAR, here * MOST_NEAR + MOST_NEAR):
        near, canal = int(state.near[at]), int(state.near_canal[at])
        if near == NOBODY or canal_hindrance(state, seat, near, canal) in (REACHED, TOO_DEAR):
            continue
        owner, sailed = int(state.bridge[canal]), sailing(state, seat, near)
        found.append(
            {
                "building": BUILDING_TEXTS[near],
                "price": sailed.price,
                "bridge": None if owner == NOBODY else owner,
                "coins": sailed.coins,
                "intrigue": sailed.intrigue,
                "lost": sailed.lost,
                "left": sailed.left,
                "may_moor": bool(may_moor(state, seat, near)),
                "may_pass": bool(may_pass(state, seat, near, sailed.left, state.visited | (1 << near))),
                "meetings": [gondola_name(gondola) for gondola in meetings(state, seat, near)],
            }
        )
    return found


def _closed_ways(state: Venice) -> list[ClosedWayView]:
    seat, here = int(state.turn), int(state.gondola_at[state.active])
    canals = {int(state.near[at]): int(state.near_canal[at]) for at in range(here * MOST_NEAR, here * MOST_NEAR + MOST_NEAR) if state.near[at] != NOBODY}
    found = {near: BARRED[canal_hindrance(state, seat, near, canal)] for near, canal in canals.items()}
    return [{"building": BUILDING_TEXTS[near], "why": why} for near, why in found.items() if why is not None]


def _beyond(state: Venice, ways: dict[int, list[int]]) -> list[BeyondView]:
    found = {building: BEYOND[out_of_reach(state, building, ways)] for building in range(BUILDINGS)}
    return [{"building": BUILDING_TEXTS[building], "why": why} for building, why in found.items() if why is not None]


def _reach(ways: dict[int, list[int]]) -> list[ReachView]:
    """The docks that the coins reach, by a cheapest route."""
    return [{"building": BUILDING_TEXTS[goal], "price": way[0], "path": [BUILDING_TEXTS[step] for step in way[1:]]} for goal, way in sorted(ways.items())]


def _activation(state: Venice) -> ActivationView | None:
    if state.act_at == NOBODY:
        return None
    building, seat = int(state.act_at), int(state.turn)
    reach = BOTH_PARTS if building >= TILES else int(state.act_reach)
    found: list[EffectView] = []
    for effect in range(FIELDS):
        if (reach >> effect) & 1:
            used = (state.act_used >> effect) & 1
            why = None if used else CLOSED[hindrance(state, seat, building, effect, state.act_gondola)]
            if not used and why is None and not keeps_going(state, seat, effect):
                why = "journey"
            found.append({"effect": effect + 1, "state": "used" if used else "open" if why is None else "closed", "why": why})
    return {
        "seat": seat,
        "building": BUILDING_TEXTS[building],
        "gondola": gondola_name(int(state.act_gondola)),
        "passing": state.act_how == PASSING,
        "by": "building" if building >= TILES else "spy" if state.act_spy else "assistant",
        "effects": found,
        "now": None if state.effect_at_hand() == NOBODY else int(state.effect_at_hand()) // COLUMNS % FIELDS + 1,
    }


def _meeting(state: Venice, seat: int) -> MeetingView | None:
    if state.stage == OVER or state.phase != DECIDE_ANSWER or state.why == NOBODY:
        return None
    met = int(state.met)
    return {
        "why": WHY[state.why],
        "building": None if met == NOBODY else BUILDING_TEXTS[state.gondola_at[met]],
        "mover": None if state.active == NOBODY else gondola_name(int(state.active)),
        "met": None if met == NOBODY else gondola_name(met),
        "asked": members(state.asking),
        "own": answers(state, seat) if decision_of(state, seat) == DECIDE_ANSWER else None,
    }


def _bridge(state: Venice) -> BridgeChoiceView | None:
    if state.stage == OVER or state.phase not in (DECIDE_BRIDGE, DECIDE_DOGE_BRIDGE):
        return None
    return {"colour": int(state.turn if state.phase == DECIDE_BRIDGE else bridge_colour(state)), "optional": state.bridge_free == 1}


def _chooses(state: Venice, seat: int, decision: int) -> bool:
    return seat >= 0 and seat == state.turn and state.owing != 0 and state.phase == decision


def _drawn_contracts(state: Venice, seat: int) -> list[ContractView]:
    return [contract_of(state, int(state.drawn[at])) for at in range(2)] if _chooses(state, seat, DECIDE_KEEP) else []


def _drawn_influence(state: Venice, seat: int) -> list[str]:
    return [INFLUENCE_TEXTS[state.drawn[at]] for at in range(2)] if _chooses(state, seat, DECIDE_KEEP_CARD) else []


def _drawn_smugglers(state: Venice, seat: int) -> list[int]:
    if not _chooses(state, seat, DECIDE_SMUGGLER):
        return []
    first = int(state.deck_now) * TILES
    return [int(state.deck[at]) for at in (first, first + 1)]


def _goals(state: Venice, seat: int) -> list[int]:
    """Where a gondola moved by a card could land, for the seat that chooses the card or, after that, the gondola."""
    return [int(state.goal)] if _chooses(state, seat, DECIDE_DOGE_GONDOLA) else _drawn_smugglers(state, seat)


def _put_under(state: Venice, seat: int) -> list[str]:
    if seat < 0:
        return []
    if state.stage == DEAL:
        return [] if state.returned[seat] == NOBODY else [CONTRACT_TEXTS[state.returned[seat]]]
    return [CONTRACT_TEXTS[contract] for contract in contracts_under(state, seat)]


VIEW = VeniceView
