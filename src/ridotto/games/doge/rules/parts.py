"""The numbers of the edition as the rules take them; components.py fills them in."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64


class Components:
    """One attribute for each number; those taken from the edition have the same names there."""

    houses: i64
    palazzi: i64
    rings: i64
    tokens: i64
    """All tokens of a seat, as a set (tokens.py)."""
    first_set: i64
    """The set of order cards that is open in the first round: 0 brown, 1 blue."""
    settings: vec[i64]
    """Settings in a round, by the number of seats: DOG-21, DOG-22."""
    tokens_min: i64
    choices: vec[i64]
    """The token choices that a full supply allows, as indices in TOKEN_CHOICES."""
    choice_tokens: vec[i64]
    """The tokens of every choice in TOKEN_CHOICES."""
    costs: vec[i64]
    """What the palazzo on each site of a district costs, in houses (DOG-4)."""
    sites: i64
    """Building sites in a district (DOG-3)."""
    winner_houses: i64
    tied_winner_houses: i64
    second_houses: i64
    tied_second_houses: i64
    winner_advisors: i64
    second_advisors: i64
    tied_winner_shifts: i64
    tied_second_shifts: i64
    shifts_per_advisor_given_up: i64
    advisor_votes: i64
    victory_districts: vec[i64]
    victory_palazzi: vec[i64]
    dry_rounds: i64
    condition_met: i64
    """The score for meeting a condition."""
    palazzo: i64
    """The score of a palazzo."""
    house_on_board: i64
    """The score of a house."""
    layout: dict[str, Any]
    """Where everything is drawn: plain data that the rules only pass on to the view."""
