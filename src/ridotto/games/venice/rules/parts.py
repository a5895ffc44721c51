"""The numbers of the edition as the rules take them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

DOCKS: Final = 15
MOST_NEAR: Final = 6  # canals at one dock
MOST_SEATS: Final = 5

# The columns of an effect of a tile: what it costs, what it needs and what it brings (VEN-125 to VEN-136).
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


class Components:
    """The numbers of the edition; components.py makes them from the file and checks that they agree."""

    def __init__(
        self,
        numbers: dict[str, int],
        canal_a: vec[i64],
        canal_b: vec[i64],
        canal_cost: vec[i64],
        dock_x: vec[i64],
        dock_y: vec[i64],
        effect: vec[i64],
        contract: vec[i64],
        influence_copies: vec[i64],
        influence_amount: vec[i64],
        smuggler_crossed: vec[i64],
        doge_copies: vec[i64],
        doge_amount: vec[i64],
        doge_more: vec[i64],
        council_reward: vec[i64],
        contract_pile: vec[i64],
        end_marker: vec[i64],
        intrigue_cap: vec[i64],
        doge_field_vp: vec[i64],
    ) -> None:
        self.canal_a: vec[i64] = canal_a
        """By canal: the dock at its one end."""
        self.canal_b: vec[i64] = canal_b
        self.canal_cost: vec[i64] = canal_cost
        self.dock_x: vec[i64] = dock_x
        self.dock_y: vec[i64] = dock_y
        self.effect: vec[i64] = effect
        """By tile, field (0 to 3) and column."""
        self.contract: vec[i64] = contract
        """By contract and column."""
        self.influence_copies: vec[i64] = influence_copies
        self.influence_amount: vec[i64] = influence_amount
        """By kind of influence card: the number in its text."""
        self.smuggler_crossed: vec[i64] = smuggler_crossed
        """By deck and tile: the Doge card that is crossed out, 0 to 2."""
        self.doge_copies: vec[i64] = doge_copies
        self.doge_amount: vec[i64] = doge_amount
        """By kind of Doge card: the number in its text."""
        self.doge_more: vec[i64] = doge_more
        """By kind of Doge card: the second number in its text."""
        self.council_reward: vec[i64] = council_reward
        """By number of players (0 to 5) and place."""
        self.contract_pile: vec[i64] = contract_pile
        """By number of players."""
        self.end_marker: vec[i64] = end_marker
        """By number of players."""
        self.intrigue_cap: vec[i64] = intrigue_cap
        """By number of players."""
        self.doge_field_vp: vec[i64] = doge_field_vp
        """By field, 0 for none."""
        self.cubes_each: i64 = numbers["cubes_each"]
        self.cubes_per_gondola: i64 = numbers["cubes_per_gondola"]
        self.scroll_cap: i64 = numbers["scroll_cap"]
        self.overflow_vp: i64 = numbers["overflow_vp"]
        self.hand_limit: i64 = numbers["hand_limit"]
        self.assistants: i64 = numbers["assistants"]
        self.bridges: i64 = numbers["bridges"]
        self.council_last: i64 = numbers["council_last"]
        self.max_rounds: i64 = numbers["max_rounds"]
        self.own_blocks: i64 = numbers["own_blocks"]
        """VEN-R1: 1 if the own other gondola bars the activation in passing."""
        self.keep_gondolier: i64 = numbers["keep_gondolier"]
        self.bridge_cost: i64 = numbers["bridge_cost"]
        self.tax: i64 = numbers["tax"]
        self.bridge_coin: i64 = numbers["bridge_coin"]
        self.bridge_intrigue: i64 = numbers["bridge_intrigue"]
        self.coins_per_vp: i64 = numbers["coins_per_vp"]
        self.coins_per_intrigue: i64 = numbers["coins_per_intrigue"]
        self.scrolls_per_intrigue: i64 = numbers["scrolls_per_intrigue"]
        self.tenth_vp: i64 = numbers["tenth_vp"]
        self.favour_vp: i64 = numbers["favour_vp"]
        self.favour_coins: i64 = numbers["favour_coins"]
        self.favour_scrolls: i64 = numbers["favour_scrolls"]
        self.start_coins: i64 = numbers["start_coins"]
        self.coins_per_earlier: i64 = numbers["coins_per_earlier"]
        self.start_scrolls: i64 = numbers["start_scrolls"]
        self.none_up_to: i64 = numbers["none_up_to"]
        self.half_up_to: i64 = numbers["half_up_to"]
        self.council_advance: i64 = numbers["council_advance"]
        self.council_per_less: i64 = numbers["council_per_less"]
        self.st_marks_coins: i64 = numbers["st_marks_coins"]
        self.palace_scrolls: i64 = numbers["palace_scrolls"]
        self.palace_vp: i64 = numbers["palace_vp"]
        self.doge_scrolls: i64 = numbers["doge_scrolls"]
        self.doge_scroll_cap: i64 = numbers["doge_scroll_cap"]
        self.doge_limit: i64 = numbers["doge_limit"]
        """VEN-225: the intrigue at which the Doge loses VP and intrigue."""
        self.doge_limit_vp: i64 = numbers["doge_limit_vp"]
        self.doge_limit_intrigue: i64 = numbers["doge_limit_intrigue"]
        self.prologue_cards: i64 = numbers["prologue_cards"]
        self.smuggler_removed: i64 = numbers["smuggler_removed"]
        self.doge_removed: i64 = numbers["doge_removed"]
        self.extra_turns: i64 = numbers["extra_turns"]
