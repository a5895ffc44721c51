"""What a seat, or a spectator, sees of Doge.

Built up from what is public and, for a seat, from what is its own: the values of its tokens and its choices in a stage
that is not complete. Fields and advisors appear by their keys, seats by their numbers.
"""

import json
from functools import lru_cache
from typing import Literal, cast

from typing_extensions import TypedDict

from ridotto.engine.bits import members
from ridotto.games.doge.moves import (
    ADVISOR_KEYS,
    ADVISORS,
    CODEC,
    DECIDE_ADVISOR,
    DECIDE_BUILD,
    DECIDE_HOUSES,
    DISTRICTS,
    FIELD_KEYS,
    FIELDS,
    FIRST_COUNCILLOR,
    QUARANTIA,
)
from ridotto.games.doge.rules import Components, Doge
from ridotto.games.doge.rules.building import houses_due
from ridotto.games.doge.rules.plans import plan
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
from ridotto.games.doge.rules.scoring import condition
from ridotto.games.doge.rules.tokens import size, unpack, worth
from ridotto.games.doge.rules.vote import advisors_in

Set = Literal["brown", "blue"]
Stage = Literal["setting", "winner-advisor", "winner-houses", "seconds", "winner-again", "tied-winners", "over"]

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


class StackView(TypedDict):
    """The tokens of one seat in one field."""

    size: int
    values: list[int] | None
    """Ascending; None where the viewer may not see them."""


class FieldView(TypedDict):
    """One field."""

    field: str
    houses: list[int]
    """Houses by seat."""
    palazzi: list[int]
    """The seats whose palazzi stand here, in the order of the sites."""
    sites: int
    """How many sites there are, taken or free; none in the Quarantia."""
    costs: list[int]
    """What a palazzo costs on each site, in their order."""
    cost: int | None
    """What the next palazzo costs; None when no site is free."""
    stacks: list[StackView | None]
    """Tokens by seat; None where there are none."""
    advisors: list[str]
    """The advisors that stand here."""


class AdvisorView(TypedDict):
    """One advisor."""

    advisor: str
    home: str
    place: str | None
    """The field in which it stands; None when it is neutral."""
    controller: int | None
    """The seat whose ring is on it; None when it is neutral."""


class SeatView(TypedDict):
    """One player as seen by everybody."""

    houses: int
    """Houses in the supply."""
    palazzi: int
    """Palazzi in the supply."""
    rings: int
    """Control rings in the supply."""
    tokens: int
    """How many tokens lie in the supply."""
    open_tokens: list[int]
    """The tokens turned up at the votes of this round that are over, ascending."""
    cards_used: list[str]
    """The fields of the cards that lie open; empty again after the last setting."""
    ready: bool
    """Whether the player belongs to the simultaneous stage under way and has chosen everything."""
    houses_on_board: int
    palazzi_built: int
    districts: int
    """In how many districts the player has a palazzo."""
    condition: int | None
    """The number of the first victory condition of the edition that the player meets, from 0; None when none is met."""


class OrderView(TypedDict):
    """A row of order cards."""

    set: Set
    fields: list[str]
    """The cards that lie open, from left to right."""


class OccasionView(TypedDict):
    """A palazzo that a seat may build now."""

    seat: int
    field: str
    cost: int
    """In a joint stage it counts the palazzi that the seat has already chosen to build there."""


class VoteView(TypedDict):
    """The vote that is under way."""

    field: str
    votes: list[int]
    """Votes by seat, those of advisors included."""
    advisor_votes: list[int]
    """How many of them come from advisors."""
    winners: list[int]
    seconds: list[int]
    advisor: str | None
    """The advisor that a seat is asked to take control of or to give up."""
    settled: list[str]
    """The advisors of the Quarantia that are settled or being settled."""
    occasion: OccasionView | None
    """What a seat that acts alone is asked to build; in a joint stage only `mine` has it."""


class OwnView(TypedDict):
    """What only the viewing seat may know."""

    tokens: list[int]
    """The values of the tokens in its supply, ascending."""
    hand: list[str]
    """The fields of the cards in its hand."""
    chain: list[str]
    """What it has chosen in the simultaneous stage under way, as moves; nothing of it has been carried out yet."""
    occasion: OccasionView | None
    """What it is asked to build, alone or in a joint stage."""
    houses_due: int | None
    """How many houses the vote grants it, whatever its supply, while it is asked how many to place."""


class PlaceView(TypedDict):
    """Where a field is on the drawn board."""

    field: str
    x: int
    y: int
    outline: list[list[int]]
    sites: list[list[int]]


class LayoutView(TypedDict):
    """The places of the edition, as points `[x, y]`; `label`, `houses_by_seat`, `stacks_by_seat`, `advisors_row` and
    their like for the Quarantia are relative to the place of the field."""

    width: int
    height: int
    places: list[PlaceView]
    label: list[int]
    houses_by_seat: list[list[int]]
    stacks_by_seat: list[list[int]]
    advisors_row: list[list[int]]
    quarantia_label: list[int]
    quarantia_stacks_by_seat: list[list[int]]
    quarantia_advisors_row: list[list[int]]
    neutral_places: list[list[int]]
    """By advisor."""
    order_brown: list[list[int]]
    order_blue: list[list[int]]


class TermsView(TypedDict):
    """What votes bring, according to the edition."""

    advisor_votes: int
    """Votes of an advisor."""
    winner_houses: int
    tied_winner_houses: int
    second_houses: int
    tied_second_houses: int
    winner_advisors: int
    second_advisors: int
    tied_winner_shifts: int
    tied_second_shifts: int
    given_up_shifts: int
    """Shifts for an advisor given up."""


class ConditionView(TypedDict):
    """A victory condition: both numbers are minimums."""

    districts: int
    palazzi: int


class DogeView(TypedDict):
    """The whole board."""

    round: int
    """From 1."""
    dry_rounds: int
    """Rounds in a row in which nobody built, the current one not counted."""
    dry_limit: int
    """How many of them end the match."""
    stage: Stage
    """What is being decided."""
    setting: int | None
    """The number of the setting under way, from 1; None outside phase 1."""
    settings: int
    """How many settings a round has."""
    joint: list[int]
    """The seats that belong to the simultaneous stage under way; empty when there is none."""
    order: OrderView
    """The order of votes of this round."""
    voted: int
    """How many votes of this round are over: their cards are put aside."""
    next_order: OrderView
    """What is known of the next round's order."""
    vote: VoteView | None
    fields: list[FieldView]
    advisors: list[AdvisorView]
    seats: list[SeatView]
    mine: OwnView | None
    """None for a spectator."""
    conditions: list[ConditionView]
    """The victory conditions of the edition."""
    terms: TermsView
    layout: LayoutView
    """The board of the edition; it never changes."""
    ended_by: Literal["condition", "dry"] | None
    """Why the match is over."""


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
    standing = int(advisors_in(state, field))
    advisors = [(standing >> (8 * seat)) & 255 for seat in range(int(state.seats))]
    tokens = [int(worth(state.tokens[seat * PLACES + field])) for seat in range(int(state.seats))]
    return {
        "field": FIELD_KEYS[field],
        "votes": [mine + theirs for mine, theirs in zip(tokens, advisors, strict=True)],
        "advisor_votes": advisors,
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
    }


def _own(state: Doge, seat: int) -> OwnView:
    chain = [int(state.chain[seat * LINKS + i]) for i in range(LINKS)]
    joint = (state.group >> seat) & 1
    return {
        "tokens": unpack(state.tokens[seat * PLACES + IN_SUPPLY]),
        "hand": [FIELD_KEYS[field] for field in range(FIELDS) if not (state.used[seat] >> field) & 1],
        "chain": [CODEC.text(move) for move in chain if joint and move != BLANK],
        "occasion": _occasion(state, seat),
        "houses_due": int(houses_due(state)) if state.asks[seat] == DECIDE_HOUSES and (state.owing >> seat) & 1 else None,
    }


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
    return cast(LayoutView, json.loads(_written(parts)))


@lru_cache(maxsize=16)
def _written(parts: Components) -> str:
    return json.dumps(parts.layout)


VIEW = DogeView
