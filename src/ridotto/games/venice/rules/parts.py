"""The numbers of the edition as the rules take them; components.py fills them in."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.games.venice.moves import FIELDS

DOCKS: Final = 15
MOST_NEAR: Final = 6  # canals at one dock
MOST_SEATS: Final = 5

# The columns of an effect of a tile: what it costs, what it needs and what it brings (VEN-125, VEN-126, VEN-127,
# VEN-128, VEN-129, VEN-130, VEN-131, VEN-132, VEN-133, VEN-134, VEN-135, VEN-136).
PAY_COINS: Final = 0
PAY_CUBES: Final = 1  # cubes of any kind
PAY_SCROLLS: Final = 2
PAY_INTRIGUE: Final = 3
TAKE_INTRIGUE: Final = 4  # the player gains it
OTHERS_INTRIGUE: Final = 5  # each other player gains it
LOSE_INTRIGUE: Final = 6
GAIN_CERAMIC: Final = 7
GAIN_CLOTH: Final = 8
GAIN_SILVER: Final = 9
ANY_CUBES: Final = 10
GAIN_COINS: Final = 11
GAIN_SCROLLS: Final = 12
GAIN_VP: Final = 13
GAIN_INFLUENCE: Final = 14
GAIN_COUNCIL: Final = 15
VP_PER_CONTRACT: Final = 16
VP_PER_MORE_INTRIGUE: Final = 17
VP_PER_CUBE: Final = 18
EXCHANGE_CUBES: Final = 19
BRIDGE_OR_VP: Final = 20
NEEDS_INFLUENCE: Final = 21
COLUMNS: Final = 22

# The columns of a contract.
COST_CERAMIC: Final = 0
COST_CLOTH: Final = 1
COST_SILVER: Final = 2
COST_SCROLLS: Final = 3
CONTRACT_COINS: Final = 4
CONTRACT_VP: Final = 5
CONTRACT_PLACE: Final = 6
CONTRACT_AMOUNT: Final = 7
CONTRACT_COLUMNS: Final = 8


def effect_row(tile: i64, effect: i64) -> i64:
    """Where the columns of a tile's effect, counted from 0, begin in `Components.effect`."""
    return (tile * FIELDS + effect) * COLUMNS


class Components:
    """One attribute for each number; those taken from the edition have the same names there."""

    # ---- the map ----
    canal_a: vec[i64]
    """By canal: the dock at one end."""
    canal_b: vec[i64]
    canal_cost: vec[i64]
    board_width: i64
    board_height: i64
    dock_x: vec[i64]
    dock_y: vec[i64]
    # ---- tiles, contracts and cards ----
    effect: vec[i64]
    """The numbers of effects, by tile, field (0 to 3) and column."""
    contract: vec[i64]
    """The numbers of contracts, by contract and column."""
    influence_cards: i64
    influence_copies: vec[i64]
    influence_amount: vec[i64]
    """By kind of influence card: the number in its text."""
    smuggler_crossed: vec[i64]
    """By deck and tile: the Doge card that is crossed out, 0 to 2."""
    doge_cards: i64
    doge_copies: vec[i64]
    doge_amount: vec[i64]
    """By kind of Doge card: the number in its text."""
    doge_more: vec[i64]
    """By kind of Doge card: the second number in its text."""
    # ---- by number of players, 0 to 5 ----
    council_reward: vec[i64]
    """VP by number of players and place."""
    contract_pile: vec[i64]
    end_marker: vec[i64]  # VEN-3
    intrigue_cap: vec[i64]
    # ---- limits ----
    cubes_each: i64
    cubes_per_gondola: i64
    scroll_cap: i64
    intrigue_overflow_vp: i64
    contracts_in_hand: i64
    assistants: i64
    bridges: i64
    council_track_last: i64
    max_rounds: i64
    own_blocks: i64
    """VEN-R1: 1 if one's other gondola bars activation in passing."""
    # ---- costs and bonuses ----
    keep_gondolier: i64
    bridge_at_great_council: i64
    tax_per_contract: i64
    bridge_owner_coin: i64
    bridge_intrigue: i64
    coins_per_vp_at_end: i64
    coins_per_intrigue_at_end: i64
    scrolls_per_intrigue_at_end: i64
    all_assistants_first: i64
    favour_unturned_vp: i64
    favour_coins: i64
    favour_scrolls: i64
    none_up_to: i64
    half_up_to: i64
    # ---- the setup ----
    start_coins: i64
    coins_per_earlier_player: i64
    start_scrolls: i64
    # ---- municipal buildings ----
    council_advance: i64
    advance_per_player_with_less_intrigue: i64
    st_marks_coins: i64
    palace_scrolls: i64
    palace_vp: i64
    # ---- the Doge ----
    doge_field_vp: vec[i64]
    """VP by field, from 0 for none."""
    doge_scrolls: i64
    doge_scroll_cap: i64
    doge_intrigue_limit: i64
    """VEN-225: the intrigue at which the Doge loses VP and intrigue."""
    doge_limit_vp_loss: i64
    doge_limit_intrigue_loss: i64
    prologue_cards_per_deck: i64
    smuggler_cards_removed: i64
    doge_cards_removed: i64
    extra_turns: i64
    # ---- what the options of a match set instead: VEN-255, VEN-256, VEN-257, VEN-258, VEN-259, VEN-260, VEN-261,
    # VEN-262, VEN-263 ----
    prologue_more: vec[i64]
    """By option: more cards of each deck in the prologue, 0 without the option."""
    council_start: vec[i64]
    """By option: where his discs start on the council track, 0 without the option."""
    first_field_vp: i64
    fourth_field_vp: i64
    fewer_scrolls: i64
    more_scrolls: i64
    fewer_turns: i64
    more_turns: i64
