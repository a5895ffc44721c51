"""What bots know about Rialto. They are given imagined states only, so nothing here can see a secret.

Everything is measured in hundredths of a point. A district is worth what the places in it would score now; districts
still to come are worth the same to everybody, as nobody has sent councilmen there yet.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.engine.bits import bits
from ridotto.engine.cells import cells
from ridotto.engine.rng import Rng
from ridotto.engine.state import State
from ridotto.games.rialto.moves import (
    ADVANCE,
    AS_JOKER,
    BRIDGE,
    C_BUILDING,
    CARD,
    CONVERT,
    COUNSEL,
    D_BRIDGE,
    DECIDE_BESIDE,
    DECIDE_BLUE,
    DECIDE_BRIDGE,
    DECIDE_BUILD,
    DECIDE_CARDS,
    DECIDE_DISCARD,
    DECIDE_GIVE_UP,
    DECIDE_GONDOLA,
    DECIDE_GREEN,
    DECIDE_HELP,
    DECIDE_HELP_TO,
    DECIDE_JOKERS,
    DECIDE_ROW,
    DECIDE_SECOND,
    DECIDE_SOURCE,
    DECIDE_START,
    DECIDE_TURN,
    DECIDE_UPGRADE,
    DECIDE_YELLOW,
    DISCARD,
    DONE,
    E_GONDOLA,
    F_COUNCILMAN,
    FROM,
    FROM_TABLEAU,
    GIVE_UP,
    GONDOLA,
    GREEN,
    JOKER,
    JOKER_COUNT,
    KINDS,
    LOW,
    NO_SECOND,
    PILE,
    PLACE,
    PLACES,
    ROW,
    STOP,
    TAKE,
    UPGRADE,
    USE,
    VALUES,
)
from ridotto.games.rialto.rules import Rialto
from ridotto.games.rialto.rules.canals import is_present_throughout
from ridotto.games.rialto.rules.cards import cards_in_hand
from ridotto.games.rialto.rules.plays import basis, count_needed, count_of, left_in_hand
from ridotto.games.rialto.rules.position import NOBODY, ROOMS, value_of
from ridotto.games.rialto.rules.scoring import building_points, district_points, part_of_place, place_in

FEATURES: Final = (
    "rounds to come",
    "section",
    "my points",
    "best other points",
    "my rank on the Doge track",
    "steps to the first",
    "my coins",
    "coins in the supply",
    "my councilmen on the tableau",
    "my councilmen in the supply",
    "my councilmen on the board",
    "my building values",
    "my cards",
    "most cards of another",
    "my jokers",
    "my cards of the section",
    "highest count so far",
    "what the districts bring me",
    "most that they bring another",
    "my first places",
    "bonus tiles unturned",
    "value of the current district",
    "I am on turn",
)


class Weights:
    """What cards and buildings are worth, in hundredths of a point: estimates, not tuned."""

    def __init__(self) -> None:
        self.card: vec[i64] = cells([70, 60, 130, 190, 160, 260, 210])
        """A card of each kind."""
        self.building: vec[i64] = cells([150, 210, 360, 470, 110, 230, 340, 440, 130, 330, 320, 560])
        """A building of each kind with three rounds to come; what exceeds its value shrinks with the rounds left."""


WEIGHTS: Final = Weights()


def features(state: State, seat: int) -> list[float]:
    """The numbers named in FEATURES, as this seat sees them."""
    assert isinstance(state, Rialto)
    others = [other for other in range(int(state.seats)) if other != seat]
    section = int(state.section)
    return [
        float(PLACES - state.round),
        float(section),
        float(state.points_of(seat)),
        float(max(int(state.points_of(other)) for other in others)),
        float(state.rank(seat)),
        float(state.space[state.order[0]] - state.space[seat]),
        float(state.coins[seat]),
        float(state.bank),
        float(state.tableau[seat]),
        float(state.supply[seat]),
        float(sum(int(state.men[seat * PLACES + district]) for district in range(PLACES))),
        float(building_points(state, seat)),
        float(cards_in_hand(state, seat)),
        float(max(int(cards_in_hand(state, other)) for other in others)),
        float(state.hand[seat * KINDS + JOKER]),
        float(state.hand[seat * KINDS + section] if section != NOBODY else 0),
        float(max(int(state.counts[player]) for player in range(int(state.players)))),
        float(district_points(state, seat)),
        float(max(int(district_points(state, other)) for other in others)),
        float(sum(place_in(state, seat, district) == 1 for district in range(PLACES))),
        float(2 - bits(state.turned)),
        float(state.district_value(state.current()) if state.round > 0 else 0),
        float((state.owing >> i64(seat)) & 1),
    ]


def advise(state: State, seat: i64, rng: Rng) -> i64:
    """A sensible move."""
    assert isinstance(state, Rialto)
    phase: i64 = state.phase
    if phase == DECIDE_CARDS:
        return advise_cards(state, seat)
    if phase == DECIDE_JOKERS:
        return advise_jokers(state, seat)
    if phase == DECIDE_YELLOW:
        return advise_yellow(state, seat)
    return best_move(state, seat)


def best_move(p: Rialto, seat: i64) -> i64:
    """The option that is worth most, where each can be judged by itself."""
    n: i64 = p.ask(seat)
    best: i64 = -1_000_000
    chosen: i64 = p.found[0]
    for i in range(n):
        worth = worth_of(p, seat, p.found[i])
        if worth > best:
            best = worth
            chosen = p.found[i]
    return chosen


def worth_of(p: Rialto, seat: i64, move: i64) -> i64:
    """What one option is worth: a row, a discard, a building, or what it does to the board."""
    phase: i64 = p.phase
    if phase == DECIDE_ROW:
        return worth_of_row(p, seat, move - ROW)
    if phase == DECIDE_DISCARD:
        return -worth_of_card(p, seat, move - DISCARD, p.hand[seat * KINDS + move - DISCARD] - p.drop[seat * KINDS + move - DISCARD])
    if phase in (DECIDE_START, DECIDE_BUILD, DECIDE_SECOND):
        return 0 if move == NO_SECOND else worth_of_building(p, move - TAKE) - worth_of_room(p, seat)
    if phase == DECIDE_GIVE_UP:
        return 100 * value_of(move - GIVE_UP) - worth_of_building(p, move - GIVE_UP)
    if phase == DECIDE_UPGRADE:
        return worth_of_building(p, move - UPGRADE + 1) - worth_of_building(p, move - UPGRADE)
    if phase == DECIDE_SOURCE:
        return 230 if move == PILE else worth_of_card(p, seat, move - CARD, 1)
    if phase == DECIDE_GREEN:
        return 50 if move == DONE else 40 * value_of(move - USE) + (40 if move - USE != GREEN + 1 else 0)
    if phase == DECIDE_BLUE:
        return worth_of_blue(p, seat, move)
    return worth_on_board(p, seat, move)


# ---- cards ----


def worth_of_card(p: Rialto, seat: i64, kind: i64, held: i64) -> i64:
    """What the last of `held` cards of a kind is worth: a second and a third help to a majority."""
    worth: i64 = WEIGHTS.card[kind]
    if kind == F_COUNCILMAN and p.tableau[seat] + p.hand[seat * KINDS + E_GONDOLA] < held:
        worth = worth // 2
    if kind == C_BUILDING and p.round == PLACES:
        worth = worth * 3 // 4
    if held in (2, 3):
        worth += 40
    return worth


def worth_of_row(p: Rialto, seat: i64, row: i64) -> i64:
    """What all cards of a row are worth, together with those in hand."""
    worth: i64 = 0
    for kind in range(KINDS):
        held = p.hand[seat * KINDS + kind]
        for n in range(p.rows[row * KINDS + kind]):
            worth += worth_of_card(p, seat, kind, held + n + 1)
    return worth


def advise_cards(p: Rialto, seat: i64) -> i64:
    """All cards of the section; they are worth more now than later."""
    n: i64 = p.ask(seat)
    return p.found[n - 1]


def advise_jokers(p: Rialto, seat: i64) -> i64:
    """As few as bring the majority where that is worth it; in the last section as many as can send a councilman."""
    n: i64 = p.ask(seat)
    base: i64 = basis(p)
    if p.section == F_COUNCILMAN:
        wanted: i64 = p.tableau[seat] + 1
        chosen: i64 = p.found[0]
        for i in range(n):
            if count_of(base, p.found[i] - JOKER_COUNT + p.chain_jokers) <= wanted:
                chosen = p.found[i]
        return chosen
    if p.section < C_BUILDING:
        return p.found[0]
    goal: i64 = count_needed(p, seat)
    if p.queued > 1 and goal < 3:
        goal = 3
    for i in range(n):
        count = count_of(base, p.found[i] - JOKER_COUNT + p.chain_jokers)
        if count >= goal and p.found[i] - JOKER_COUNT <= 2:
            return p.found[i]
    if p.section == D_BRIDGE and base == 0 and n > 1 and p.found[1] == JOKER_COUNT + 2 and left_in_hand(p, seat, JOKER) > 3:
        return p.found[1]
    return p.found[0]


def advise_yellow(p: Rialto, seat: i64) -> i64:
    """A yellow building that is a joker or improves a poor card, if the seat already holds cards of the section."""
    n: i64 = p.ask(seat)
    go_on: i64 = NOBODY
    chosen: i64 = p.found[0]
    best: i64 = 0
    held: i64 = p.hand[seat * KINDS + p.section]
    for i in range(n):
        move = p.found[i]
        if move == DONE:
            go_on = move
        elif p.section >= C_BUILDING and move == USE + AS_JOKER and held > 0 and best < 120:
            best = 120
            chosen = move
        elif p.section >= C_BUILDING and move >= CONVERT:
            gain = gain_of_conversion(p, move)
            if gain > best and p.coins[seat] > 1:
                best = gain
                chosen = move
    return go_on if best == 0 and go_on != NOBODY else chosen


def gain_of_conversion(p: Rialto, move: i64) -> i64:
    """What a conversion gains, less what the card would be worth if kept: in the next round if its section is over."""
    times: i64 = 2 if move >= CONVERT + KINDS else 1
    kind: i64 = (move - CONVERT) % KINDS
    kept: i64 = WEIGHTS.card[kind]
    if kind < p.section:
        kept = 0 if p.round == PLACES else kept // 2
    return times * WEIGHTS.card[p.section] - kept - 60


# ---- buildings ----


def worth_of_building(p: Rialto, building: i64) -> i64:
    """Its points at the end, and what it brings until then."""
    value: i64 = 100 * value_of(building)
    more: i64 = WEIGHTS.building[building] - value
    if more < 0:
        more = 0
    return value + more * (PLACES - p.round) // 3


def worth_of_room(p: Rialto, seat: i64) -> i64:
    """What a place costs: nothing if one is free, otherwise the least loss from returning a building."""
    if p.free_room(seat) != NOBODY:
        return 0
    least: i64 = 1_000_000
    for at in range(seat * ROOMS, seat * ROOMS + ROOMS):
        loss = worth_of_building(p, p.room[at]) - 100 * value_of(p.room[at])
        least = loss if loss < least else least
    return least


def worth_of_blue(p: Rialto, seat: i64, move: i64) -> i64:
    """What a blue building brings, less its coin, which is worth half a point."""
    if move == DONE:
        return 60
    building: i64 = move - USE
    if building == ADVANCE:
        return 60 + 30 * p.rank(seat)
    if building == COUNSEL:
        return 160
    return 300 if value_of(building) == VALUES else 110


# ---- the board ----


def share(p: Rialto, seat: i64, district: i64) -> i64:
    """What part of a district's value a seat may hope for, less the average of the others, in hundredths."""
    if p.number[district] > p.round:
        return 10
    own: i64 = 0
    others: i64 = 0
    for player in range(p.players):
        place = place_in(p, player, district)
        if place > 0:
            part = part_of_place(100, place)
            if player == seat:
                own = part
            elif player != p.virtual:
                others += part
    return own - others // (p.seats - 1)


def standing(p: Rialto, seat: i64) -> i64:
    """A seat's position on the board: its places less the others' average, and a little for each district."""
    own: i64 = 100 * district_points(p, seat)
    others: i64 = 0
    for other in range(p.seats):
        if other != seat:
            others += 100 * district_points(p, other)
    presence: i64 = 0
    for district in range(PLACES):
        if p.men[seat * PLACES + district] > 0:
            presence += 90
        presence += 12 * p.men[seat * PLACES + district]
    for side in range(2):
        presence += hope_of_bonus(p, seat, side)
    return own - others // (p.seats - 1) + presence


def hope_of_bonus(p: Rialto, seat: i64, side: i64) -> i64:
    """What the bonus tile of a side may bring."""
    if (p.turned >> side) & 1:
        return 0
    present: i64 = 0
    for district in range(PLACES):
        if p.parts.side[district] == side and p.men[seat * PLACES + district] > 0:
            present += 1
    return 100 * p.parts.bonus_points if is_present_throughout(p, seat, side) else 120 * present


def worth_on_board(p: Rialto, seat: i64, move: i64) -> i64:
    """Bridges, gondolas and councilmen: how much better the board looks after one option."""
    phase: i64 = p.phase
    if phase == DECIDE_BRIDGE:
        top: i64 = p.bridges[p.bridges_laid]
        one: i64 = share(p, seat, p.parts.first_end[move - BRIDGE])
        two: i64 = share(p, seat, p.parts.second_end[move - BRIDGE])
        better: i64 = one if one > two else two
        return better * p.parts.bridge_high[top] + (one + two - better) * p.parts.bridge_low[top]
    if phase == DECIDE_TURN:
        return -share(p, seat, move - LOW)
    if phase == DECIDE_GONDOLA:
        first: i64 = p.parts.first_end[move - GONDOLA]
        second: i64 = p.parts.second_end[move - GONDOLA]
        gain: i64 = gain_of_man(p, seat, NOBODY, first)
        other: i64 = gain_of_man(p, seat, NOBODY, second)
        return (gain if gain > other else other) + (share(p, seat, first) + share(p, seat, second)) * p.parts.gondola_value
    if phase in (DECIDE_BESIDE, DECIDE_HELP_TO):
        return gain_of_man(p, seat, p.source, move - PLACE)
    if phase == DECIDE_HELP:
        return best_help(p, seat, move)
    if move == STOP:
        return 0
    return gain_of_man(p, seat, move - FROM, p.current())


def gain_of_man(p: Rialto, seat: i64, source: i64, district: i64) -> i64:
    """What one more councilman in a district gains, less what it costs to take him from another."""
    before: i64 = standing(p, seat)
    p.men[seat * PLACES + district] += 1
    if source != NOBODY:
        p.men[seat * PLACES + source] -= 1
    after: i64 = standing(p, seat)
    p.men[seat * PLACES + district] -= 1
    if source != NOBODY:
        p.men[seat * PLACES + source] += 1
    return after - before


def best_help(p: Rialto, seat: i64, move: i64) -> i64:
    """RIA-126, RIA-127: what a councilman from there gains at the better end.

    On the tableau he is worth half a point, and more while rounds are to come.
    """
    if move < FROM_TABLEAU or move >= FROM + PLACES:
        return 0
    source: i64 = NOBODY if move == FROM_TABLEAU else move - FROM
    best: i64 = -1_000_000
    for end in (p.parts.first_end[p.held], p.parts.second_end[p.held]):
        if end != source:
            gain = gain_of_man(p, seat, source, end)
            best = gain if gain > best else best
    return best - (50 + 20 * (PLACES - p.round) if source == NOBODY else 0)
