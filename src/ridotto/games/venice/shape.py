"""The shape of a view of Venice.

Buildings, cubes, cards and contracts are named as in moves. A colour is a seat's number; after the seats come the
smugglers' colour or the Doge's two. A gondola is written `COLOUR.NUMBER`, for example `0.1` for the first gondola of
seat 0.
"""

from typing_extensions import TypedDict


class ContractView(TypedDict):
    """A contract with its numbers."""

    contract: str
    number: int
    """1 to 26, as printed."""
    place: str
    """The building where it is fulfilled."""
    cubes: list[int]
    """Ceramic, cloth, silver."""
    scrolls: int
    coins: int
    points: int
    amount: int
    """The number in the text of its lasting effect; 0 if there is none."""
    more: int
    """The second number: what the first one replaces, for Advocate the scrolls; 0 if there is none."""


class OwnContractView(ContractView):
    """A contract in the hand of the viewing seat."""

    missing: list[int]
    """Cubes that the best of the seat's gondolas lacks for it."""
    missing_scrolls: int
    why: str | None
    """While a contract may be fulfilled, why not this one: `place` (elsewhere), `scrolls` (too few) or `cubes` (too few
    on the gondola that has moored)."""


class GondolaView(TypedDict):
    """One gondola."""

    gondola: str
    colour: int
    number: int
    """1 or 2."""
    letter: str | None
    """`a` or `b` for gondolas of the smugglers and the Doge."""
    at: str | None
    """The building where it is moored or that it has reached; None before it is placed."""
    moored: bool
    """False for a gondola under way."""
    load: list[int]
    """Ceramic, cloth, silver."""
    gondolier: bool


class PassingView(TypedDict):
    """What passing a dock would bring the seat under way."""

    meetings: list[str]
    """The gondolas that it would meet, in order, including its own other one."""
    effects: list[int]
    """The effects (1 to 4) that its assistant opens."""
    spy: bool
    """Whether its spy could open all of them."""
    closed: str | None
    """Why its assistant opens none: `municipal` (only mooring activates the building), `gondola` (its own other one is
    there, and the edition bars it) or `assistant` (there is none)."""


class PushView(TypedDict):
    """An assistant that is pushed."""

    colour: int
    field: int
    """Where it goes."""


class ShareView(TypedDict):
    """Points for being at a dock when another gondola arrives."""

    colour: int
    """A seat, or the Doge's first colour for both of his."""
    points: int


class MooringView(TypedDict):
    """What mooring at a dock, or placing a gondola there, would bring."""

    contracts: list[str]
    """Contracts of the seat that could be fulfilled."""
    field: int
    """Where its assistant would be; 0 at municipal buildings and if none is left."""
    pushed: list[PushView]
    """In the order of the pushes."""
    effects: list[int]
    """The effects that would be open, 1 to 4; of a municipal building 1 and 2."""
    shares: list[ShareView]
    """What others would score, the lowest of the pile first."""


class AmountView(TypedDict):
    """What an effect that depends on the position comes to now."""

    effect: int
    steps: int | None
    """Fields on the council track,"""
    points: int | None
    """points,"""
    tax: int | None
    """or the tax on a contract."""


class DockView(TypedDict):
    """One dock with its building."""

    dock: str
    """The place on the board, as in the edition."""
    building: str
    municipal: bool
    x: int
    y: int
    effects: list[dict[str, int]]
    """For each effect, its numbers in the edition that are not 0: `pay_coins`, `pay_cubes`, `pay_scrolls`,
    `pay_intrigue`; `take_intrigue`, `others_intrigue`, `lose_intrigue`; `ceramic`, `cloth`, `silver`, `any_cubes`,
    `coins`, `scrolls`, `points`, `influence`, `council`, `council_per_rival`, `contracts`, `bridge`;
    `points_per_contract`, `points_per_rival`, `points_per_cube`; `exchange`, `bridge_or_points`, `needs_influence`."""
    pile: list[str]
    """The moored gondolas, lowest first."""
    assistants: list[int]
    """By colour: the field of its assistant, 0 for none."""
    own_effects: list[int]
    """For the viewing seat: the effects (1 to 4) that its assistant opens here."""
    contracts: list[str]
    """Contracts in the viewing seat's hand that name this building."""
    passing: PassingView | None
    """For the seat under way, while it chooses where to sail or whether to pass: what passing here would bring.
    None at docks reached before."""
    mooring: MooringView | None
    """For the seat that chooses where to place a gondola, where to sail or whether to moor: what that would bring here.
    None where it could not come next."""
    amounts: list[AmountView]
    """For a seat that decides on places, trips and effects: what some effects of the building come to now."""


class CanalView(TypedDict):
    """One canal."""

    first: str
    second: str
    """The buildings at its ends, in the order of the notation."""
    cost: int
    """As printed."""
    bridge: int | None
    """The colour of its bridge."""
    price: int
    """What the seat on turn pays for it after its first move."""
    used: bool
    """Whether the trip under way has used it."""


class SeatView(TypedDict):
    """What everybody sees of a seat."""

    points: int
    coins: int
    scrolls: int
    intrigue: int
    council: int
    assistants: int
    """Assistants placed."""
    bridges_left: int
    contracts: int
    """Unfulfilled contracts in hand."""
    influence: int
    """Influence cards in hand."""
    places: list[ContractView | None]
    """The three places for lasting effects."""
    archived: list[ContractView]
    fulfilled: int
    tax: int
    """What drawing a contract would cost now."""
    keep_price: int
    """What leaving the gondolier where he is costs."""
    favour: str | None
    """`unturned` or `turned`; None without favour cards."""
    gondolier: int | None
    """1 or 2: the gondola used last; None before the first turn."""
    pay_off_scrolls: int
    """What losing 1 intrigue costs at the end, in scrolls"""
    pay_off_coins: int
    """or in coins."""
    suspect: bool
    """Whether this seat would be arrested now."""
    council_points: int
    """What the final scoring would bring now: for the council track,"""
    assistant_points: int
    """for assistants,"""
    coin_points: int
    """for coins,"""
    favour_points: int
    """and for an unturned favour card."""


class DiscView(TypedDict):
    """A disc on the council track."""

    colour: int
    field: int


class CouncilView(TypedDict):
    """The Great Council track."""

    last: int
    """Its last field."""
    marker: int | None
    """The field of the end marker; None if there is none, and once the end is triggered."""
    discs: list[DiscView]
    rewards: list[int]
    """VP for each place at the end."""


class DeckView(TypedDict):
    """A smuggler deck."""

    letter: str
    seat: int
    """Whose deck it is."""
    cards: int
    played: list[str]
    """The tiles on its discards, in the order of tiles."""
    now: str | None
    """The card used in the phase under way."""
    crossed: int | None
    """The position, 1 to 3, that this card crosses out (solo)."""
    top: str | None
    """The card on top, if the viewing seat put it back."""


class DogeCardView(TypedDict):
    """The numbers in the text of a kind of Doge card, from the edition."""

    card: str
    amount: int
    """What it brings, costs or takes; for Public Works the VP that he scores if he has no bridge left."""
    more: int
    """The second number: the most it brings, or the VP for a levy that is not paid; 0 if there is none."""


class DogeView(TypedDict):
    """The Doge of the solo game."""

    points: int
    scrolls: int
    scroll_cap: int
    intrigue: int
    limit: int
    """The intrigue at which he loses VP."""
    council: list[int]
    """The fields of his two discs."""
    council_points: int
    """What the final scoring would bring him now."""
    assistants_left: list[int]
    """By his colour."""
    bridges_left: int
    row: list[str | None]
    """The three Doge cards, by position."""
    pile: int
    discards: list[str]
    cards: list[DogeCardView]
    """All kinds of Doge card."""
    field_points: list[int]
    """VP for an assistant on field 1 to 4."""
    levy_coins: int
    """What the levy costs,"""
    levy_points: int
    """and what the Doge scores if it is not paid."""
    extra_turns: int
    """Turns that the player will have after the end; once it has come, those left."""
    ending: bool
    """Whether the row can no longer be filled."""


class WayView(TypedDict):
    """A dock that the seat on turn can sail to next."""

    building: str
    price: int
    bridge: int | None
    coins: int
    """Coins that the bridge brings."""
    intrigue: int
    """Intrigue that the bridge brings,"""
    lost: int
    """and points lost for what is beyond the cap."""
    left: int
    """The coins left afterwards."""
    may_moor: bool
    may_pass: bool
    meetings: list[str]
    """The gondolas that would be met in passing, in order."""


class ReachView(TypedDict):
    """A dock that the seat on turn can reach with its coins, by a cheapest route, ignoring what that may bring."""

    building: str
    price: int
    path: list[str]
    """The docks on the route, the goal last."""


class BeyondView(TypedDict):
    """A dock that cannot be reached on this trip."""

    building: str
    why: str
    """`here` (the gondola is there), `visited` (it has been there) or `far` (too expensive)."""


class ClosedWayView(TypedDict):
    """A canal that cannot be sailed now."""

    building: str
    """Where it leads."""
    why: str
    """`visited` (reached on this trip), `coins` (too expensive) or `stuck` (one's other gondola is there, and no canal
    from there could be paid for)."""


class TripView(TypedDict):
    """The trip of the seat on turn."""

    seat: int
    gondola: str
    path: list[str]
    """The docks reached so far, the start first."""
    paid: int
    free: bool
    """Whether the next canal is free."""
    spy: str | None
    """`ready` or `used` if a spy has been hired."""
    ways: list[WayView]
    """What can be sailed to next, while the seat chooses where to sail or whether to pass."""
    closed: list[ClosedWayView]
    """The canals from here that cannot be sailed, in the same decisions."""
    reach: list[ReachView]
    beyond: list[BeyondView]
    """All other docks, in the same decisions."""


class EffectView(TypedDict):
    """One effect of the building that is being activated."""

    effect: int
    """1 to 4; for a municipal building 1 or 2."""
    state: str
    """`open`, `used` or `closed` (cannot be used now)."""
    why: str | None
    """Why it is closed: `cost` (it cannot be paid), `nothing` (it would change nothing), `supply` (its cubes have run
    out), `hand` (three contracts already), `pile` (no contract is left) or `journey` (the gondola could not sail on
    afterwards)."""


class ActivationView(TypedDict):
    """The activation under way."""

    seat: int
    building: str
    gondola: str
    passing: bool
    by: str
    """`assistant`, `spy` or `building` for a municipal one."""
    effects: list[EffectView]
    now: int | None
    """The effect for which cubes or an alternative are being chosen."""


class AnswerView(TypedDict):
    """What the viewing seat would have after its answers to a meeting."""

    scrolls: int | None
    """Its scrolls after losing one; None if it has none."""
    intrigue: int
    """Its intrigue after gaining some,"""
    lost: int
    """and the points that it would lose for what is beyond the cap."""


class MeetingView(TypedDict):
    """Who must lose a scroll or gain intrigue."""

    why: str
    """`meeting`, `counter-spies` or `interrogation`."""
    building: str | None
    mover: str | None
    """The gondola that passes."""
    met: str | None
    """The moored gondola."""
    asked: list[int]
    """The seats that answer; those not in `actors` have answered."""
    own: AnswerView | None
    """For a seat that is to answer."""


class LandingView(TypedDict):
    """What a gondola of the smugglers or the Doge would bring at its goal."""

    building: str
    colour: int
    field: int
    """Where the assistant of its colour would be; 0 if none is left."""
    points: int
    """What the Doge would score for that field."""
    shares: list[ShareView]
    """What others would score, and the Doge for his other gondolas."""
    pushed: list[PushView]
    """The assistants that it would push, and where they would be."""
    ways: list[list[str]]
    """For each equally cheap way there, the players' gondolas that it would meet."""


class RouteView(TypedDict):
    """A dock to which a gondola that a card moves may go next."""

    building: str
    ends: bool
    """Whether it is the goal."""
    meetings: list[str]
    """The players' gondolas that it would meet in passing there."""
    ways: list[list[str]]
    """The same for each equally cheap way that begins there, up to the goal."""


class BridgeChoiceView(TypedDict):
    """A bridge about to be built."""

    colour: int
    optional: bool


class CardView(TypedDict):
    """The influence card being carried out."""

    seat: int
    card: str


class InfluenceCardView(TypedDict):
    """The number in the text of a kind of influence card, from the edition."""

    card: str
    amount: int
    """0 if there is none."""


class RatesView(TypedDict):
    """Numbers of the edition that are the same for everybody."""

    assistants: int
    """How many a player has."""
    favour_points: int
    """What an unturned favour card brings at the end,"""
    favour_coins: int
    """and what a turned one brings, in coins"""
    favour_scrolls: int
    """or in scrolls."""
    bridge_coins: int
    """What passing one's own bridge brings,"""
    bridge_intrigue: int
    """and another's."""
    influence: list[InfluenceCardView]


class VeniceView(TypedDict):
    """The whole board."""

    mode: str
    """`standard`, `smugglers` or `doge`."""
    round: int
    """0 in the prologue."""
    phase: str
    """`deal`, `prologue`, `turn`, `smugglers`, `doge`, `scoring` or `over`."""
    step: str
    """The decision that is owed; `over` at the end."""
    turn: int | None
    """The seat whose turn it is."""
    start_player: int
    play_order: list[int]
    end: str | None
    """`triggered`, `last-but-one` or `last` once the end is coming."""
    end_reason: str | None
    """`contracts`, `council`, `rounds` or `doge`."""
    rounds_most: int
    """The round after which the end is triggered at the latest; 0 in the solo game."""
    rates: RatesView
    intrigue_cap: int
    scroll_cap: int
    board_size: list[int]
    """Width and height of the board on which the docks are placed."""
    docks: list[DockView]
    canals: list[CanalView]
    gondolas: list[GondolaView]
    council: CouncilView
    cubes: list[int]
    """Cubes in the supply: ceramic, cloth, silver."""
    contract_pile: int
    influence_pile: int
    influence_discards: list[str]
    seats: list[SeatView]
    decks: list[DeckView]
    """The smuggler decks, empty with three or more players."""
    deck_now: str | None
    """The letter of the deck whose cards are being chosen from or carried out."""
    smuggler_assistants: int | None
    """Assistants that the smugglers have left."""
    doge: DogeView | None
    trip: TripView | None
    activation: ActivationView | None
    meeting: MeetingView | None
    landings: list[LandingView]
    """For the seat that chooses a smuggler card or a gondola of the Doge: by card and colour."""
    routes: list[RouteView]
    """For the seat that chooses the route of such a gondola."""
    points_instead: int | None
    """For a seat that may score points instead of a bridge or a contract: how many."""
    bridge: BridgeChoiceView | None
    card: CardView | None
    doge_card: str | None
    """The Doge card being carried out."""
    reloading: str | None
    """The gondola whose new load is chosen; the other one takes the rest."""
    fulfilling: ContractView | None
    """The contract being paid for, or for which another is archived."""
    too_full: str | None
    """The gondola that holds too much, while cubes must be discarded."""
    arrested: int | None
    """The arrested seat, at the end."""
    doge_wins: bool
    hand: list[OwnContractView] | None
    """Unfulfilled contracts of the viewing seat; None for a spectator."""
    influence: list[str] | None
    """Its influence cards."""
    drawn_contracts: list[ContractView]
    """What it has drawn and chooses from."""
    drawn_influence: list[str]
    drawn_smugglers: list[str]
    drawn_crossed: list[int]
    """In the solo game, for each of them the position (1 to 3) of the Doge's row that it crosses out."""
    put_under: list[str]
    """Contracts that it has put under the pile and that must still be there, from the top."""
    put_under_cards: list[str]
    """The same for influence cards."""
