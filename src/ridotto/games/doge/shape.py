"""The shape of a view of Doge. Fields and advisors appear by their keys, seats by their numbers."""

from typing import Literal

from typing_extensions import TypedDict

Set = Literal["brown", "blue"]
Stage = Literal["setting", "winner-advisor", "winner-houses", "seconds", "winner-again", "tied-winners", "over"]
Standing = Literal["leads", "leads-by-houses", "level", "behind-by-houses", "behind"]


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
    standing: Standing
    """How the player stands beside the others: `level` with another leader; ahead or behind by houses where all else is equal."""


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


class PlannedView(TypedDict):
    """What a seat has chosen for a district in the simultaneous stage under way."""

    field: str
    houses: int
    """How many of its houses come, or go if negative; those that pay for palazzi are not counted."""
    palazzi: int
    """How many palazzi it builds."""


class OwnView(TypedDict):
    """What only the viewing seat may know."""

    tokens: list[int]
    """The values of the tokens in its supply, ascending."""
    hand: list[str]
    """The fields of the cards in its hand."""
    chain: list[str]
    """What it has chosen in the simultaneous stage under way, as moves; nothing of it has been carried out yet."""
    planned: list[PlannedView]
    """What these choices come to, by district; only districts in which something changes."""
    occasion: OccasionView | None
    """What it is asked to build, alone or in a joint stage."""
    houses_due: int | None
    """How many houses the vote grants it, whatever its supply, while it is asked how many to place."""
    shifts_due: int | None
    """How many shifts it has in all while it is asked for one, or would have for giving up the advisor that it is asked about."""


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
