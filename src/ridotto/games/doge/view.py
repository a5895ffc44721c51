"""What a seat, or a spectator, sees of Doge.

Built up from what is public and, for a seat, from what is its own: the values of its tokens and its choices in a stage
that is not complete. Fields and advisors appear by their keys, seats by their numbers.
"""

from functools import lru_cache
from typing import cast

import orjson

from ridotto.engine.bits import members
from ridotto.games.doge.moves import (
    ADVISOR_KEYS,
    ADVISORS,
    CODEC,
    DECIDE_ADVISOR,
    DECIDE_BUILD,
    DECIDE_HOUSES,
    DECIDE_SHIFT_ANY,
    DECIDE_SHIFT_HOME,
    DISTRICTS,
    FIELD_KEYS,
    FIELDS,
    FIRST_COUNCILLOR,
    QUARANTIA,
)
from ridotto.games.doge.rules import Components, Doge
from ridotto.games.doge.rules.building import houses_due, shifts_due
from ridotto.games.doge.rules.plans import chosen, plan
from ridotto.games.doge.rules.position import (
    BLANK,
    BY_CONDITION,
    COUNT,
    HOUSE,
    IN_SUPPLY,
    KINDS,
    LINKS,
    NOBODY,
    NOWHERE,
    OPEN,
    OVER,
    PALAZZO,
    PLACES,
    RING,
    SECONDS,
    SETTING,
    TIED_WINNERS,
    WINNER_ADVISOR,
    WINNER_AGAIN,
    WINNER_HOUSES,
)
from ridotto.games.doge.rules.scoring import condition, standing
from ridotto.games.doge.rules.tokens import size, unpack
from ridotto.games.doge.rules.vote import advisor_votes, votes_of
from ridotto.games.doge.shape import (
    AdvisorView,
    DogeView,
    FieldView,
    LayoutView,
    OccasionView,
    OwnView,
    PlannedView,
    SeatView,
    Set,
    StackView,
    Stage,
    Standing,
    TermsView,
    VoteView,
)

_SETS: tuple[Set, Set] = ("brown", "blue")
_STAGES: dict[int, Stage] = {
    SETTING: "setting",
    WINNER_ADVISOR: "winner-advisor",
    WINNER_HOUSES: "winner-houses",
    SECONDS: "seconds",
    WINNER_AGAIN: "winner-again",
    TIED_WINNERS: "tied-winners",
    OVER: "over",
}
_STANDINGS: tuple[Standing, ...] = ("leads", "leads-by-houses", "level", "behind-by-houses", "behind")
"""By the numbers that `standing` returns."""


POINTS = "palazzi"
"""Doge has no points: this part of `counted` stands for them in statistics."""


def counted(state: Doge, seat: int) -> dict[str, int]:
    """DOG-R26: what people count at the end, instead of the number that orders the seats."""
    return {
        "condition": int(condition(state, seat) != NOBODY),
        "palazzi": int(state.palazzi_built(seat)),
        "houses": int(state.houses_on_board(seat)),
    }


def view(state: Doge, seat: int) -> DogeView:
    """The view of a seat; -1 is a spectator."""
    stage = int(state.stage)
    assert stage != COUNT, "between two votes nobody is asked, so nobody looks"
    now = int(state.open_set())
    voted = int(state.at)
    return {
        "round": int(state.round),
        "dry_rounds": int(state.dry),
        "dry_limit": int(state.parts.dry_rounds),
        "stage": _STAGES[stage],
        "setting": int(state.setting) + 1 if stage == SETTING else None,
        "settings": int(state.parts.settings[state.seats]),
        "joint": members(state.group),
        "order": {"set": _SETS[now], "fields": _cards(state, now, FIELDS)},
        "voted": voted,
        "next_order": {"set": _SETS[1 - now], "fields": _cards(state, 1 - now, voted)},
        "vote": _vote(state) if state.field != NOWHERE else None,
        "fields": [_field(state, field, seat) for field in range(FIELDS)],
        "advisors": [_advisor(state, advisor) for advisor in range(ADVISORS)],
        "seats": [_seat(state, other) for other in range(int(state.seats))],
        "mine": _own(state, seat) if seat >= 0 else None,
        "conditions": [
            {"districts": int(districts), "palazzi": int(palazzi)}
            for districts, palazzi in zip(state.parts.victory_districts, state.parts.victory_palazzi, strict=True)
        ],
        "terms": _terms(state.parts),
        "layout": _layout(state.parts),
        "ended_by": None if stage != OVER else "condition" if state.reason == BY_CONDITION else "dry",
    }


def _cards(state: Doge, which: int, count: int) -> list[str]:
    return [FIELD_KEYS[state.cards[which * FIELDS + i]] for i in range(count)]


def _vote(state: Doge) -> VoteView:
    field = int(state.field)
    return {
        "field": FIELD_KEYS[field],
        "votes": [int(votes_of(state, seat, field)) for seat in range(int(state.seats))],
        "advisor_votes": [int(advisor_votes(state, seat, field)) for seat in range(int(state.seats))],
        "winners": members(state.vote_winners),
        "seconds": members(state.vote_seconds),
        "advisor": ADVISOR_KEYS[state.advisor] if DECIDE_ADVISOR in state.asks else None,
        "settled": [ADVISOR_KEYS[FIRST_COUNCILLOR + n] for n in members(state.settled)],
        "occasion": next(filter(None, (_occasion(state, seat) for seat in state.actors())), None) if state.group == 0 else None,
    }


def _occasion(state: Doge, seat: int) -> OccasionView | None:
    """DOG-109; DOG-R14: the seat's own palazzi of a joint stage raise its cost, those of others do not."""
    if state.asks[seat] != DECIDE_BUILD:
        return None
    district = int(state.occasion(seat))
    site = state.standing(district) + plan(state, seat, district)[1]
    return {"seat": seat, "field": FIELD_KEYS[district], "cost": int(state.parts.costs[site])}


def _field(state: Doge, field: int, seat: int) -> FieldView:
    district = field != QUARANTIA
    sites = int(state.parts.sites) if district else 0
    owners = [int(state.sites[field * sites + site]) for site in range(sites)]
    palazzi = [owner for owner in owners if owner != NOBODY]
    return {
        "field": FIELD_KEYS[field],
        "houses": [int(state.houses[other * DISTRICTS + field]) if district else 0 for other in range(int(state.seats))],
        "palazzi": palazzi,
        "sites": sites,
        "costs": [int(state.parts.costs[site]) for site in range(sites)],
        "cost": int(state.parts.costs[len(palazzi)]) if len(palazzi) < sites else None,
        "stacks": [_stack(state, field, other, seat) for other in range(int(state.seats))],
        "advisors": [ADVISOR_KEYS[advisor] for advisor in range(ADVISORS) if state.station[advisor] == field],
    }


def _stack(state: Doge, field: int, owner: int, seat: int) -> StackView | None:
    tokens = state.tokens[owner * PLACES + field]
    if tokens == 0:
        return None
    turned_up = field == state.field
    # DOG-R5: everybody may count the tokens
    return {"size": int(size(tokens)), "values": unpack(tokens) if turned_up or owner == seat else None}


def _advisor(state: Doge, advisor: int) -> AdvisorView:
    neutral = state.ring[advisor] == NOBODY
    return {
        "advisor": ADVISOR_KEYS[advisor],
        "home": FIELD_KEYS[min(advisor, QUARANTIA)],
        "place": None if neutral else FIELD_KEYS[state.station[advisor]],
        "controller": None if neutral else int(state.ring[advisor]),
    }


def _seat(state: Doge, seat: int) -> SeatView:
    met = int(condition(state, seat))
    return {
        "houses": int(state.supply[seat * KINDS + HOUSE]),
        "palazzi": int(state.supply[seat * KINDS + PALAZZO]),
        "rings": int(state.supply[seat * KINDS + RING]),
        "tokens": int(size(state.tokens[seat * PLACES + IN_SUPPLY])),
        "open_tokens": unpack(state.tokens[seat * PLACES + OPEN]),
        "cards_used": [FIELD_KEYS[field] for field in members(state.used[seat])],
        "ready": bool((state.group >> seat) & 1) and not (state.owing >> seat) & 1,
        "houses_on_board": int(state.houses_on_board(seat)),
        "palazzi_built": int(state.palazzi_built(seat)),
        "districts": int(state.districts_held(seat)),
        "condition": None if met == NOBODY else met,
        "standing": _STANDINGS[standing(state, seat)],
    }


def _own(state: Doge, seat: int) -> OwnView:
    chain = [int(state.chain[seat * LINKS + i]) for i in range(LINKS)]
    joint = (state.group >> seat) & 1
    asked = int(state.asks[seat]) if (state.owing >> seat) & 1 else None
    return {
        "tokens": unpack(state.tokens[seat * PLACES + IN_SUPPLY]),
        "hand": [FIELD_KEYS[field] for field in range(FIELDS) if not (state.used[seat] >> field) & 1],
        "chain": [CODEC.text(move) for move in chain if joint and move != BLANK],
        "planned": [planned for planned in (_planned(state, seat, district) for district in range(DISTRICTS)) if planned["houses"] or planned["palazzi"]],
        "occasion": _occasion(state, seat),
        "houses_due": int(houses_due(state)) if asked == DECIDE_HOUSES else None,
        "shifts_due": int(shifts_due(state, seat)) if asked in (DECIDE_ADVISOR, DECIDE_SHIFT_HOME, DECIDE_SHIFT_ANY) else None,
    }


def _planned(state: Doge, seat: int, district: int) -> PlannedView:
    houses, palazzi = chosen(state, seat, district)
    return {"field": FIELD_KEYS[district], "houses": int(houses), "palazzi": int(palazzi)}


def _terms(parts: Components) -> TermsView:
    return {
        "advisor_votes": int(parts.advisor_votes),
        "winner_houses": int(parts.winner_houses),
        "tied_winner_houses": int(parts.tied_winner_houses),
        "second_houses": int(parts.second_houses),
        "tied_second_houses": int(parts.tied_second_houses),
        "winner_advisors": int(parts.winner_advisors),
        "second_advisors": int(parts.second_advisors),
        "tied_winner_shifts": int(parts.tied_winner_shifts),
        "tied_second_shifts": int(parts.tied_second_shifts),
        "given_up_shifts": int(parts.shifts_per_advisor_given_up),
    }


def _layout(parts: Components) -> LayoutView:
    """The layout, as a copy that the caller may change. Rules do not use it and keep it as it is in the edition file."""
    return cast(LayoutView, orjson.loads(_written(parts)))


@lru_cache(maxsize=16)
def _written(parts: Components) -> bytes:
    return orjson.dumps(parts.layout)


VIEW = DogeView
