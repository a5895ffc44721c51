"""What bots know about Doge. They are given imagined states only, so nothing here can see a secret.

The heuristic values each district by how near the seat is to a palazzo there and by how much that palazzo helps with
the victory conditions. It votes where houses help most, gathers houses by shifts, and builds where that leads
somewhere.
"""

from typing import Final

from mypy_extensions import i64

from ridotto.engine.rng import Rng
from ridotto.engine.state import State
from ridotto.games.doge.moves import (
    ADVISORS,
    BUILD,
    CARD,
    DECIDE_ADVISOR,
    DECIDE_BUILD,
    DECIDE_CARD,
    DECIDE_HOUSES,
    DECIDE_PICK,
    DECIDE_TOKENS,
    DISTRICTS,
    FIELD_KEYS,
    FIELDS,
    FIRST_COUNCILLOR,
    GIVE_UP,
    HOLD,
    HOUSES,
    PICK,
    QUARANTIA,
    SHIFT,
    SITE,
    STAY,
    TOKENS,
)
from ridotto.games.doge.rules import Doge
from ridotto.games.doge.rules.building import can_shift, most_houses
from ridotto.games.doge.rules.plans import own_houses, palazzi_chosen, plan
from ridotto.games.doge.rules.position import HOUSE, IN_SUPPLY, KINDS, PALAZZO, PLACES, RING, SETTING, WINNER_ADVISOR
from ridotto.games.doge.rules.tokens import size, worth

_EACH_DISTRICT: Final = ("own houses", "own palazzi", "palazzi of all", "most houses of another", "missing houses")
_EACH_FIELD: Final = ("own votes", "own advisors", "advisors of others", "tokens of others", "votes to wait")
_EACH_SEAT: Final = ("palazzi", "districts", "houses on the board", "houses in the supply", "rings")

FEATURES: Final[tuple[str, ...]] = (
    "dry rounds",
    "votes over",
    "setting",
    "own tokens left",
    "own votes left",
    *(f"own {name}" for name in _EACH_SEAT),
    *(f"best other: {name}" for name in _EACH_SEAT),
    *(f"{key}: {name}" for key in FIELD_KEYS[:DISTRICTS] for name in _EACH_DISTRICT),
    *(f"{key}: {name}" for key in FIELD_KEYS for name in _EACH_FIELD),
)

_VOTES_OF_A_TOKEN: Final = 1.7  # what a face-down token is worth on average
_FAR_AWAY: Final = 99


def features(state: State, seat: int) -> list[float]:
    """The numbers named in FEATURES, as this seat sees them."""
    assert isinstance(state, Doge)
    own = state.tokens[seat * PLACES + IN_SUPPLY]
    numbers: list[i64] = [state.dry, state.at, state.setting if state.stage == SETTING else -1, size(own), worth(own), *_standing(state, seat)]
    best: i64 = -1
    for other in range(state.seats):
        if other != seat and (best < 0 or state.palazzi_built(other) > state.palazzi_built(best)):
            best = other
    numbers += _standing(state, best)
    for district in range(DISTRICTS):
        stand = state.standing(district)
        houses = own_houses(state, seat, district)
        most: i64 = 0
        for other in range(state.seats):
            if other != seat and state.houses[other * DISTRICTS + district] > most:
                most = state.houses[other * DISTRICTS + district]
        missing = state.parts.costs[stand] - houses if stand < state.parts.sites else -1
        numbers += [houses, state.palazzi(seat, district), stand, most, missing]
    for field in range(FIELDS):
        mine: i64 = 0
        theirs: i64 = 0
        for advisor in range(ADVISORS):
            if state.station[advisor] == field:
                if state.ring[advisor] == seat:
                    mine += 1
                else:
                    theirs += 1
        tokens: i64 = 0
        for other in range(state.seats):
            if other != seat:
                tokens += size(state.tokens[other * PLACES + field])
        numbers += [worth(state.tokens[seat * PLACES + field]), mine, theirs, tokens, _wait(state, field)]
    return [float(int(number)) for number in numbers]


def _standing(d: Doge, seat: i64) -> list[i64]:
    """The numbers of _EACH_SEAT."""
    supply: i64 = seat * KINDS
    return [d.palazzi_built(seat), d.districts_held(seat), d.houses_on_board(seat), d.supply[supply + HOUSE], d.supply[supply + RING]]


def _wait(d: Doge, field: i64) -> i64:
    """How many votes come before that in this field; FIELDS if it has none left in this round."""
    for n in range(d.at + (0 if d.stage == SETTING else 1), FIELDS):
        if d.order(n) == field:
            return n - d.at
    return FIELDS


# ---- the heuristic ----


def advise(state: State, seat: i64, rng: Rng) -> i64:
    """A sensible move."""
    assert isinstance(state, Doge)
    asks = state.asks[seat]
    if asks == DECIDE_CARD:
        return _best_card(state, seat, rng)
    if asks == DECIDE_TOKENS:
        return _best_tokens(state, seat)
    if asks == DECIDE_PICK:
        return _best_pick(state, seat)
    if asks == DECIDE_ADVISOR:
        return _best_site(state, seat)
    if asks == DECIDE_HOUSES:
        return _best_houses(state, seat)
    if asks == DECIDE_BUILD:
        return BUILD if _use(state, seat, state.occasion(seat)) > 0.0 else HOLD
    return _best_shift(state, seat)


def _distance(d: Doge, palazzi: i64, districts: i64, left: i64, rank: i64) -> i64:
    """Palazzi missing for the nearest condition (rank 0) or the second nearest (rank 1), with `left` still to build."""
    nearest: i64 = _FAR_AWAY
    second: i64 = _FAR_AWAY
    for i in range(len(d.parts.victory_palazzi)):
        missing: i64 = d.parts.victory_palazzi[i] - palazzi
        if d.parts.victory_districts[i] - districts > missing:
            missing = d.parts.victory_districts[i] - districts
        if missing > left:
            missing = _FAR_AWAY
        if missing < nearest:
            second = nearest
            nearest = missing
        elif missing < second:
            second = missing
    return nearest if rank == 0 else second


def _use(d: Doge, seat: i64, district: i64) -> float:
    """What another palazzo in the district is worth: most if it serves the nearest condition, nothing if none."""
    planned = palazzi_chosen(d, seat)
    left: i64 = d.supply[seat * KINDS + PALAZZO] - planned
    if left <= 0 or d.standing(district) + plan(d, seat, district)[1] >= d.parts.sites:
        return 0.0
    palazzi = d.palazzi_built(seat) + planned
    districts = d.districts_held(seat)
    if planned > 0:
        for other in range(DISTRICTS):
            if plan(d, seat, other)[1] > 0 and d.palazzi(seat, other) == 0:
                districts += 1
    held = 0 if d.palazzi(seat, district) + plan(d, seat, district)[1] > 0 else 1
    now = _distance(d, palazzi, districts, left, 0)
    then = _distance(d, palazzi + 1, districts + held, left - 1, 0)
    if then >= _FAR_AWAY:
        return 0.0
    if then < now:
        return 1.0 + 0.05 * float(held)
    return 0.45 if _distance(d, palazzi + 1, districts + held, left - 1, 1) < _distance(d, palazzi, districts, left, 1) else 0.2


def _value(d: Doge, seat: i64, district: i64, houses: i64, use: float) -> float:
    """What `houses` in the district are worth: more the nearer they are to the cost, and a little for surplus ones."""
    if use <= 0.0:
        return 0.0
    cost = d.parts.costs[d.standing(district) + plan(d, seat, district)[1]]
    if houses >= cost:
        return use * (1.0 + 0.05 * float(houses - cost))
    share = float(houses) / float(cost)
    return use * 0.6 * share * share


def _gain(d: Doge, seat: i64, district: i64, more: i64) -> float:
    """What more houses in the district are worth to the seat, on top of those that it will place there anyway."""
    own: i64 = own_houses(d, seat, district)
    if d.stage == WINNER_ADVISOR and district == d.field:
        own += most_houses(d, seat)
    use = _use(d, seat, district)
    return _value(d, seat, district, own + more, use) - _value(d, seat, district, own, use)


def _shift_gain(d: Doge, seat: i64, start: i64, goal: i64) -> float:
    """What a shift is worth."""
    return _gain(d, seat, goal, 1) + _gain(d, seat, start, -1)


def _best_shift(d: Doge, seat: i64) -> i64:
    """The shift that gains most, or none."""
    n = d.ask(seat)
    best: i64 = STAY
    most = 0.01
    for i in range(n):
        move = d.found[i]
        if move != STAY:
            gain = _shift_gain(d, seat, (move - SHIFT) // DISTRICTS, (move - SHIFT) % DISTRICTS)
            if gain > most:
                most = gain
                best = move
    return best


def _best_possible_shift(d: Doge, seat: i64, home: i64) -> float:
    """What the best of the shifts is worth that giving up the advisor of this home would allow."""
    most = 0.0
    for start in range(DISTRICTS):
        if own_houses(d, seat, start) > 0:
            for goal in range(DISTRICTS):
                if can_shift(home, start, goal):
                    gain = _shift_gain(d, seat, start, goal)
                    if gain > most:
                        most = gain
    return most


def _field_value(d: Doge, seat: i64, field: i64) -> float:
    """What winning the vote in a field is worth."""
    if field == QUARANTIA:
        return 0.15 + 1.3 * _best_possible_shift(d, seat, QUARANTIA)
    left: i64 = d.supply[seat * KINDS + HOUSE]
    houses: i64 = left if left < d.parts.winner_houses else d.parts.winner_houses
    return 0.1 + _gain(d, seat, field, houses)


def _opposition(d: Doge, seat: i64, field: i64) -> float:
    """How many votes the strongest other seat seems to have in a field."""
    most = 0.0
    for other in range(d.seats):
        if other != seat:
            votes = _VOTES_OF_A_TOKEN * float(size(d.tokens[other * PLACES + field])) + float(_advisors(d, other, field))
            if votes > most:
                most = votes
    return most


def _advisors(d: Doge, seat: i64, field: i64) -> i64:
    """How many votes the advisors of the seat have in a field."""
    n: i64 = 0
    for advisor in range(ADVISORS):
        if d.station[advisor] == field and d.ring[advisor] == seat:
            n += d.parts.advisor_votes
    return n


def _best_card(d: Doge, seat: i64, rng: Rng) -> i64:
    """The most valuable and least defended field, with a little randomness so that nobody can foresee it."""
    n = d.ask(seat)
    best = d.found[0]
    most = -1.0
    for i in range(n):
        field: i64 = d.found[i] - CARD
        lead = float(_advisors(d, seat, field)) - _opposition(d, seat, field)
        value = _field_value(d, seat, field) * (1.0 + 0.05 * lead) * (1.0 + 0.002 * float(rng.below(100)))
        if value > most:
            most = value
            best = d.found[i]
    return best


def _best_tokens(d: Doge, seat: i64) -> i64:
    """A fair share of the votes left, or more if that beats what is seen there; at the last setting all it can."""
    n = d.ask(seat)
    field: i64 = d.latest(seat) - CARD
    supply = worth(d.tokens[seat * PLACES + IN_SUPPLY])
    settings: i64 = d.parts.settings[d.seats] - d.setting
    target = float(supply) / float(settings) + 0.5
    need = _opposition(d, seat, field) - float(_advisors(d, seat, field)) + 1.0
    if need > target and need < float(supply):
        target = need
    best = d.found[0]
    nearest = 1000.0
    for i in range(n):
        tokens = d.parts.choice_tokens[d.found[i] - TOKENS]
        off = float(worth(tokens)) - target
        if off < 0.0:
            off *= -1.5
        off += 0.01 * float(size(tokens))
        if off < nearest:
            nearest = off
            best = d.found[i]
    return best


def _best_pick(d: Doge, seat: i64) -> i64:
    """Another's advisor rather than a neutral one, and that rather than one's own."""
    n = d.ask(seat)
    best = d.found[0]
    most: i64 = -1
    for i in range(n):
        owner = d.ring[FIRST_COUNCILLOR + d.found[i] - PICK]
        value: i64 = 0 if owner == seat else 2 if owner >= 0 else 1
        if value > most:
            most = value
            best = d.found[i]
    return best


def _best_site(d: Doge, seat: i64) -> i64:
    """Give the advisor up for a good shift; otherwise send it where a vote helps most, and rather in this round."""
    if _best_possible_shift(d, seat, d.field) > 0.2:
        return GIVE_UP
    n = d.ask(seat)
    best: i64 = GIVE_UP
    most = -1.0
    for i in range(n):
        if d.found[i] != GIVE_UP:
            field: i64 = d.found[i] - SITE
            value = _field_value(d, seat, field)
            if _wait(d, field) < FIELDS:
                value *= 2.0 if d.tokens[seat * PLACES + field] != 0 else 1.4
            if value > most:
                most = value
                best = d.found[i]
    return best


def _best_houses(d: Doge, seat: i64) -> i64:
    """As many as possible where another palazzo is of use, otherwise none."""
    most = most_houses(d, seat)
    return HOUSES + most if _use(d, seat, d.field) > 0.0 else HOUSES
