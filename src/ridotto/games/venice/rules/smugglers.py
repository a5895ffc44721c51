"""Gondolas moved by cards: the smugglers' with two players, VEN-182 to VEN-198, the Doge's, VEN-211 to VEN-219."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.engine.cells import filled, take_out
from ridotto.games.venice.events import (
    COUNTER_DOGE,
    DECK_DRAWN,
    DECK_SHUFFLED,
    DECK_USED,
    DOGE_SAILED,
    DOGE_STAYS,
    MET_BY_DOGE,
    MET_BY_SMUGGLER,
    SMUGGLER_PLACED,
    SMUGGLER_SAILED,
    SMUGGLER_STAYS,
)
from ridotto.games.venice.moves import BUILDINGS, COUNTER_SPIES, DECIDE_DOGE_GONDOLA, DECIDE_ROUTE, DECIDE_SMUGGLER, DOGE_GONDOLA, ROUTE, SMUGGLE, TILES
from ridotto.games.venice.rules.assistants import advance, field_of
from ridotto.games.venice.rules.gondolas import moor
from ridotto.games.venice.rules.meetings import ask_answers
from ridotto.games.venice.rules.parts import MOST_NEAR
from ridotto.games.venice.rules.position import MEETING, NOBODY, Choice, Position, bit
from ridotto.games.venice.rules.sailing import begin_trip, clear_trip, then_meet_pile
from ridotto.games.venice.rules.tasks import TO_BE_MET, TO_END_BEING_MET, TO_LAND, TO_TRAVEL
from ridotto.games.venice.rules.tracks import doge_scores, trouble_doge

FAR: Final = 1000  # more than any route costs


# ---- the deck ----


def deck_of(p: Position, seat: i64) -> i64:
    """VEN-R27: the start player has deck A."""
    return 0 if seat == p.first else 1


def use_deck(p: Position, letter: i64) -> None:
    """VEN-182, VEN-210: of two players each has his own deck; for the Doge `letter` says which it is."""
    draw_deck(p, letter if p.seats == 1 else deck_of(p, p.turn))


def draw_deck(p: Position, deck: i64) -> None:
    """VEN-183, VEN-196, VEN-211: draw two cards, of which one is used; a single last card must be used."""
    p.seal()
    p.deck_now = deck
    first: i64 = deck * TILES
    n: i64 = 2 if p.decked[deck] > 1 else 1
    p.tell_row(DECK_DRAWN, p.turn, p.turn, p.deck, first, first + n)
    if n == 1:
        use_card(p, p.turn, p.deck[first])
    else:
        p.wait_for(p.turn, DECIDE_SMUGGLER)


class UseSmugglerCard(Choice):
    """Which of two smuggler cards is used."""

    def __init__(self) -> None:
        super().__init__(DECIDE_SMUGGLER, "smuggler-card", "VEN-183")

    def offer(self, state: Position, seat: i64) -> None:
        """VEN-183: either of the two."""
        one: i64 = state.deck[state.deck_now * TILES]
        two: i64 = state.deck[state.deck_now * TILES + 1]
        low: i64 = one if one < two else two
        state.add(SMUGGLE + low)
        state.add(SMUGGLE + one + two - low)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """VEN-183, VEN-211: the card is used."""
        state.owing = 0
        use_card(state, seat, move - SMUGGLE)


def use_card(p: Position, seat: i64, tile: i64) -> None:
    """VEN-183, VEN-211: play it and put the other one back on top."""
    deck: i64 = p.deck_now
    first: i64 = deck * TILES
    take_out(p.deck, first if p.deck[first] == tile else first + 1, first + p.decked[deck], NOBODY)
    p.decked[deck] -= 1
    p.top_known[deck] = 1 if p.decked[deck] > 0 else 0
    p.used_card[deck] = tile
    p.seen[deck] |= bit(tile)
    p.goal = tile
    p.tell(DECK_USED, seat, deck, tile)
    if p.seats == 1:
        p.wait_for(seat, DECIDE_DOGE_GONDOLA)  # VEN-212
    else:
        put_away(p, deck)
        set_off(p, p.seats * 2 + deck)


def put_away(p: Position, deck: i64) -> None:
    """VEN-196, VEN-197, VEN-222: discard the used card; if it was the last, shuffle the discards into a new deck."""
    p.played[deck] |= bit(p.used_card[deck])
    p.used_card[deck] = NOBODY
    if p.decked[deck] > 0:
        return
    p.seal()
    first: i64 = deck * TILES
    at: i64 = first
    for tile in range(TILES):
        if (p.played[deck] >> tile) & 1:
            p.deck[at] = tile
            at += 1
    p.played[deck] = 0
    p.decked[deck] = at - first
    p.top_known[deck] = 0
    p.rng.shuffle(p.deck, first, at)
    p.tell(DECK_SHUFFLED, deck, at - first)


class ChooseDogeGondola(Choice):
    """Which of the Doge's gondolas sails."""

    def __init__(self) -> None:
        super().__init__(DECIDE_DOGE_GONDOLA, "doge-gondola", "VEN-212")

    def offer(self, state: Position, seat: i64) -> None:
        """VEN-212, VEN-R32: the gondola with that letter of either colour."""
        state.add(DOGE_GONDOLA)
        state.add(DOGE_GONDOLA + 1)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """VEN-212."""
        state.owing = 0
        set_off(state, (move - DOGE_GONDOLA + 1) * 2 + state.deck_now)


# ---- the route ----


def set_off(p: Position, gondola: i64) -> None:
    """VEN-184, VEN-185, VEN-R24, VEN-R26: it is placed first, stays if already there, or takes a cheapest route."""
    p.active = gondola
    p.then(TO_LAND)
    here: i64 = p.gondola_at[gondola]
    if here == NOBODY or here == p.goal:
        return
    p.arrived[gondola] = NOBODY  # VEN-46
    begin_trip(p)
    p.then(TO_TRAVEL)


def travel(p: Position) -> None:
    """VEN-185: canal by canal until the goal is reached."""
    if p.gondola_at[p.active] != p.goal:
        p.wait_for(p.turn, DECIDE_ROUTE)


class ChooseRoute(Choice):
    """The next canal of a gondola that a card moves."""

    def __init__(self) -> None:
        super().__init__(DECIDE_ROUTE, "route", "VEN-187")

    def offer(self, state: Position, seat: i64) -> None:
        """VEN-187, VEN-R25: the canals that begin a cheapest continuation."""
        far: vec[i64] = distances(state)
        here: i64 = state.gondola_at[state.active]
        best: i64 = FAR
        for at in range(here * MOST_NEAR, here * MOST_NEAR + MOST_NEAR):
            length: i64 = route_over(state, at, far)
            best = length if length < best else best
        for at in range(here * MOST_NEAR, here * MOST_NEAR + MOST_NEAR):
            if route_over(state, at, far) == best:
                state.add(ROUTE + state.near[at])

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """VEN-188, VEN-214, VEN-R53: it meets players' gondolas from the top down; VEN-215: and no others."""
        state.owing = 0
        near: i64 = move - ROUTE
        state.gondola_at[state.active] = near
        state.visited |= bit(near)
        state.steps += 1
        state.path[state.steps] = near
        if near != state.goal:
            state.then(TO_TRAVEL)
            then_meet_pile(state, near, state.seats, TO_BE_MET)


def route_over(p: Position, at: i64, far: vec[i64]) -> i64:
    """What a route to the goal beginning with this canal costs; FAR if there is none through docks not yet reached."""
    near: i64 = p.near[at]
    if near == NOBODY or (p.visited >> near) & 1:
        return FAR
    return far[near] + route_cost(p, p.near_canal[at])


def distances(p: Position) -> vec[i64]:
    """VEN-186, VEN-189, VEN-R40: the cost from each dock to the goal, by docks not yet reached, without meetings."""
    far: vec[i64] = filled(BUILDINGS, FAR)
    near: vec[i64] = p.near
    canals: vec[i64] = p.near_canal
    visited: i64 = p.visited
    far[p.goal] = 0
    waiting: i64 = bit(p.goal)  # bit b is set if the distance of dock b has become smaller
    while waiting != 0:
        for building in range(BUILDINGS):
            if (waiting >> building) & 1:
                waiting &= ~bit(building)
                for at in range(building * MOST_NEAR, building * MOST_NEAR + MOST_NEAR):
                    other: i64 = near[at]
                    if other == NOBODY:
                        break
                    if not (visited >> other) & 1:
                        length: i64 = far[building] + route_cost(p, canals[at])
                        if length < far[other]:
                            far[other] = length
                            waiting |= bit(other)
    return far


def route_cost(p: Position, canal: i64) -> i64:
    """VEN-186, VEN-213: the printed cost, or nothing under a bridge; the first canal is not free."""
    return p.parts.canal_cost[canal] if p.bridge[canal] == NOBODY else 0


def be_met(p: Position, gondola: i64) -> None:
    """VEN-188, VEN-198, VEN-214, VEN-224: only the owner loses a scroll or gains intrigue, never the mover as such."""
    owner: i64 = gondola // 2
    p.met = gondola
    p.tell(MET_BY_DOGE if p.seats == 1 else MET_BY_SMUGGLER, owner, p.gondola_at[gondola])
    p.then(TO_END_BEING_MET)
    ask_answers(p, bit(owner), MEETING)


def end_being_met(p: Position) -> None:
    """VEN-198, VEN-232, VEN-R44: contract 14 works against the Doge, not against smugglers."""
    p.met = NOBODY
    if p.seats == 1 and p.has(0, COUNTER_SPIES):
        p.tell(COUNTER_DOGE, 0)
        for _ in range(p.amount(COUNTER_SPIES)):
            trouble_doge(p)


# ---- the goal ----


def land(p: Position) -> None:
    """VEN-190, VEN-191, VEN-192, VEN-193, VEN-194, VEN-216, VEN-217, VEN-218, VEN-219: VP for those below, then an
    assistant; no activation.
    """
    gondola: i64 = p.active
    colour: i64 = gondola // 2
    new = p.gondola_at[gondola] == NOBODY
    stays = p.arrived[gondola] != NOBODY
    tell_landing(p, gondola, new, stays)
    if not stays:
        moor(p, gondola, p.goal, p.turn if p.seats == 2 else NOBODY)
    advance(p, colour, p.goal)
    if p.seats == 1:
        score_field(p, colour, p.goal)
    end_journey(p)


def tell_landing(p: Position, gondola: i64, new: bool, stays: bool) -> None:
    """Tell where the gondola has landed."""
    if p.seats == 1:
        p.tell(DOGE_STAYS if stays else DOGE_SAILED, p.deck_now, gondola // 2 - 1, p.goal)
    elif new:
        p.tell(SMUGGLER_PLACED, p.deck_now, p.goal)
    else:
        p.tell(SMUGGLER_STAYS if stays else SMUGGLER_SAILED, p.deck_now, p.goal)


def score_field(p: Position, colour: i64, tile: i64) -> None:
    """VEN-219, VEN-R37: the Doge scores for the field of his assistant there, if there is one."""
    doge_scores(p, p.field_vp[field_of(p, colour, tile)])


def end_journey(p: Position) -> None:
    """Reset the trip for the next gondola."""
    p.active = NOBODY
    p.goal = NOBODY
    p.deck_now = NOBODY
    clear_trip(p)
