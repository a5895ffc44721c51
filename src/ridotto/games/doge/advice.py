"""What bots know about Doge. They are given imagined states only, so nothing here can see a secret.

The heuristic values each district by how near the seat is to a palazzo there and by how much that palazzo helps with
the victory conditions. It votes where houses help most, gathers houses by shifts, and builds where that leads
somewhere.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ridotto.engine.cells import zeros
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
from ridotto.games.doge.rules.building import can_shift, in_supply, most_houses
from ridotto.games.doge.rules.plans import own_houses, palazzi_chosen, plan
from ridotto.games.doge.rules.position import HOUSE, IN_SUPPLY, KINDS, PALAZZO, PLACES, RING, SETTING, WINNER_ADVISOR
from ridotto.games.doge.rules.tokens import size, worth
from ridotto.games.doge.rules.vote import advisor_votes

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
    setting: i64 = state.setting
    if state.stage != SETTING:
        setting = -1
    numbers = [float(state.dry), float(state.at), float(setting), float(size(own)), float(worth(own))]
    _add_standing(state, seat, numbers)
    best: i64 = -1
    most_palazzi: i64 = -1
    for other in range(state.seats):
        if other != seat and state.palazzi_built(other) > most_palazzi:
            best = other
            most_palazzi = state.palazzi_built(other)
    _add_standing(state, best, numbers)
    for district in range(DISTRICTS):
        stand = state.standing(district)
        houses = own_houses(state, seat, district)
        most: i64 = 0
        for other in range(state.seats):
            if other != seat and state.houses[other * DISTRICTS + district] > most:
                most = state.houses[other * DISTRICTS + district]
        missing: i64 = -1
        if stand < state.parts.sites:
            missing = state.parts.costs[stand] - houses
        numbers.append(float(houses))
        numbers.append(float(state.palazzi(seat, district)))
        numbers.append(float(stand))
        numbers.append(float(most))
        numbers.append(float(missing))
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
        numbers.append(float(worth(state.tokens[seat * PLACES + field])))
        numbers.append(float(mine))
        numbers.append(float(theirs))
        numbers.append(float(tokens))
        numbers.append(float(_wait(state, field)))
    return numbers


def _add_standing(d: Doge, seat: i64, numbers: list[float]) -> None:
    """The numbers of _EACH_SEAT."""
    supply: i64 = seat * KINDS
    numbers.append(float(d.palazzi_built(seat)))
    numbers.append(float(d.districts_held(seat)))
    numbers.append(float(d.houses_on_board(seat)))
    numbers.append(float(d.supply[supply + HOUSE]))
    numbers.append(float(d.supply[supply + RING]))


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
        return BUILD if Sight(state, seat).use[state.occasion(seat)] > 0.0 else HOLD
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


class Sight:
    """What houses and palazzi are worth to a seat in each district, worked out once for a position."""

    def __init__(self, d: Doge, seat: i64) -> None:
        self.d: Doge = d
        self.houses: vec[i64] = zeros(DISTRICTS)
        """By district: the seat's houses,"""
        self.own: vec[i64] = zeros(DISTRICTS)
        """and with those that it will place there anyway."""
        self.cost: vec[i64] = zeros(DISTRICTS)
        """By district: the price of another palazzo, where one is of use."""
        self.use: vec[float] = vec[float]()
        """By district: what another palazzo is worth, 0 if nothing."""
        planned = palazzi_chosen(d, seat)
        left: i64 = d.supply[seat * KINDS + PALAZZO] - planned
        palazzi: i64 = d.palazzi_built(seat) + planned
        districts: i64 = 0
        for district in range(DISTRICTS):
            if d.palazzi(seat, district) > 0 or (planned > 0 and plan(d, seat, district)[1] > 0):
                districts += 1
        again = _use(d, palazzi, districts, left, 0)  # where the seat has a palazzo already
        fresh = _use(d, palazzi, districts, left, 1)
        for district in range(DISTRICTS):
            houses, chosen = plan(d, seat, district)
            self.houses[district] = houses
            self.own[district] = houses
            stand: i64 = d.standing(district) + chosen
            if left <= 0 or stand >= d.parts.sites:
                self.use = append(self.use, 0.0)
            else:
                self.use = append(self.use, again if d.palazzi(seat, district) + chosen > 0 else fresh)
                self.cost[district] = d.parts.costs[stand]
        if d.stage == WINNER_ADVISOR and d.field < DISTRICTS:
            self.own[d.field] += most_houses(d, seat)


def _use(d: Doge, palazzi: i64, districts: i64, left: i64, held: i64) -> float:
    """What another palazzo is worth, in a district more if `held`: most if it serves the nearest condition, nothing if none."""
    then = _distance(d, palazzi + 1, districts + held, left - 1, 0)
    if then >= _FAR_AWAY:
        return 0.0
    if then < _distance(d, palazzi, districts, left, 0):
        return 1.0 + 0.05 * float(held)
    return 0.45 if _distance(d, palazzi + 1, districts + held, left - 1, 1) < _distance(d, palazzi, districts, left, 1) else 0.2


def _value(s: Sight, district: i64, houses: i64) -> float:
    """What `houses` in the district are worth: more the nearer they are to the cost, and a little for surplus ones."""
    use = s.use[district]
    if use <= 0.0:
        return 0.0
    cost = s.cost[district]
    if houses >= cost:
        return use * (1.0 + 0.05 * float(houses - cost))
    share = float(houses) / float(cost)
    return use * 0.6 * share * share


def _gain(s: Sight, district: i64, more: i64) -> float:
    """What more houses in the district are worth to the seat, on top of those that it will place there anyway."""
    return _value(s, district, s.own[district] + more) - _value(s, district, s.own[district])


def _best_shift(d: Doge, seat: i64) -> i64:
    """The shift that gains most, or none."""
    n = d.ask(seat)
    s = Sight(d, seat)
    best: i64 = STAY
    most = 0.01
    for i in range(n):
        move = d.found[i]
        if move != STAY:
            gain = _gain(s, (move - SHIFT) % DISTRICTS, 1) + _gain(s, (move - SHIFT) // DISTRICTS, -1)
            if gain > most:
                most = gain
                best = move
    return best


def _best_possible_shift(s: Sight, home: i64) -> float:
    """What the best of the shifts is worth that giving up the advisor of this home would allow."""
    into: vec[float] = vec[float]()
    for goal in range(DISTRICTS):
        into = append(into, _gain(s, goal, 1))
    most = 0.0
    for start in range(DISTRICTS):
        if s.houses[start] > 0:
            lost = _gain(s, start, -1)
            for goal in range(DISTRICTS):
                if can_shift(home, start, goal):
                    gain = into[goal] + lost
                    if gain > most:
                        most = gain
    return most


def _field_value(s: Sight, seat: i64, field: i64) -> float:
    """What winning the vote in a field is worth."""
    if field == QUARANTIA:
        return 0.15 + 1.3 * _best_possible_shift(s, QUARANTIA)
    return 0.1 + _gain(s, field, in_supply(s.d, seat, s.d.parts.winner_houses))


def _opposition(d: Doge, seat: i64, field: i64) -> float:
    """How many votes the strongest other seat seems to have in a field."""
    most = 0.0
    for other in range(d.seats):
        if other != seat:
            votes = _VOTES_OF_A_TOKEN * float(size(d.tokens[other * PLACES + field])) + float(advisor_votes(d, other, field))
            if votes > most:
                most = votes
    return most


def _best_card(d: Doge, seat: i64, rng: Rng) -> i64:
    """The most valuable and least defended field, with a little randomness so that nobody can foresee it."""
    n = d.ask(seat)
    s = Sight(d, seat)
    best = d.found[0]
    most = -1.0
    for i in range(n):
        field: i64 = d.found[i] - CARD
        lead = float(advisor_votes(d, seat, field)) - _opposition(d, seat, field)
        value = _field_value(s, seat, field) * (1.0 + 0.05 * lead) * (1.0 + 0.002 * float(rng.below(100)))
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
    need = _opposition(d, seat, field) - float(advisor_votes(d, seat, field)) + 1.0
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
    s = Sight(d, seat)
    if _best_possible_shift(s, d.field) > 0.2:
        return GIVE_UP
    n = d.ask(seat)
    best: i64 = GIVE_UP
    most = -1.0
    for i in range(n):
        if d.found[i] != GIVE_UP:
            field: i64 = d.found[i] - SITE
            value = _field_value(s, seat, field)
            if _wait(d, field) < FIELDS:
                value *= 2.0 if d.tokens[seat * PLACES + field] != 0 else 1.4
            if value > most:
                most = value
                best = d.found[i]
    return best


def _best_houses(d: Doge, seat: i64) -> i64:
    """As many as possible where another palazzo is of use, otherwise none."""
    if Sight(d, seat).use[d.field] > 0.0:
        return HOUSES + most_houses(d, seat)
    return HOUSES
