"""The shape of a view of Rialto. Cards, buildings, districts and connections are named as in moves.

A *player* is the number of a seat; in the variant the virtual player has the number behind the last seat, which is `virtual.player`.
"""

from typing_extensions import TypedDict


class StandingView(TypedDict):
    """One player in a district."""

    player: int
    men: int
    place: int
    """1 for the first; ties are settled by the Doge track, so no place is shared."""
    points: int
    """What the place would score if the match ended now; a place of the virtual player scores for nobody."""


class DistrictView(TypedDict):
    """One district."""

    district: str
    number: int
    """The round in which it is the current district."""
    side: str
    """`citra` or `ultra`."""
    current: bool
    value: int
    """What the tiles around it show at it: the points of first place."""
    men: list[int]
    """Councilmen by player."""
    standings: list[StandingView]
    """The players present, the leader first."""


class ConnectionView(TypedDict):
    """One connection."""

    connection: str
    ends: list[str]
    """The two districts, in the order of the connection's name."""
    crosses_canal: bool
    tile: str | None
    """`bridge`, `gondola`, or None when it is free."""
    values: list[int]
    """What the tile shows at each end; two times 0 when it is free."""
    marked: bool
    """Whether the virtual player's marker lies on it."""


class BridgeView(TypedDict):
    """One bridge tile."""

    low: int
    high: int


class BonusView(TypedDict):
    """The bonus tile of one side of the canal."""

    side: str
    districts: list[str]
    points: int
    turned: bool
    earned: bool
    """Earned in the section F that is going on; it will be turned when the section ends."""
    players: list[int]
    """Who has fulfilled it."""


class DiscView(TypedDict):
    """One disc on the Doge track."""

    player: int
    space: int


class RowView(TypedDict):
    """One row of cards in phase I."""

    row: int
    """Its number in moves, from 1."""
    cards: list[str]
    """What lies there now."""
    taken_by: int | None
    leftover: bool
    """Whether it is the row that nobody took."""


class SupplyView(TypedDict):
    """One kind of building in the supply."""

    building: str
    left: int
    cards: int
    """What it brings when it is used, as the edition has it: cards from the pile,"""
    limit: int
    """a higher hand limit,"""
    coins: int
    """coins,"""
    points: int
    """points."""
    why: str | None
    """While a building is taken, why it cannot be this one: `none-left`, `points` (they are too few for it), `start` (nobody begins with it)
    or `start-taken` (others have chosen it to begin with)."""


class RoomView(TypedDict):
    """One of the seven places of a tableau."""

    building: str | None
    coin: bool
    new: bool
    """Taken with blue-1 in this round: not to be used before the next."""
    why: str | None
    """For the seat that decides on using or exchanging buildings, why this one is no choice: `phase` (its colour works at another time), `used`
    (it bears a coin), `new`, `in-play` (the unfinished play uses it), `wait` (only first in a turn, and not for the last to play), `convert`
    (no card for it), `joker-alone`, `source` (no card left to bring), `next` (the next higher is not in the supply) or `four`."""


class SeatView(TypedDict):
    """One player as seen by everybody."""

    points: int
    """As they stand; at the end the final scoring included."""
    rank: int
    """On the Doge track, 1 for the first."""
    coins: int
    tableau: int
    """Councilmen on the tableau."""
    supply: int
    """Councilmen in the general supply."""
    rooms: list[RoomView]
    cards: int
    """How many cards are in hand."""
    limit: int
    """The hand limit in this round."""
    known: list[str]
    """Cards that everybody saw this player take and not play: each is in hand or among the face-down discards."""
    down: int
    """How many cards the player has discarded face down since the draw pile was last made anew."""
    stock_points: int
    """What coins and councilmen on the tableau would score if the match ended now."""
    building_points: int
    """What the buildings would score if the match ended now."""
    district_points: int
    """What the districts would score if the match ended now."""
    surplus: int
    """Cards beyond the hand limit."""
    place: int | None
    """The place in the result, once the match is over."""


class SectionView(TypedDict):
    """One of the six sections of the round."""

    section: str
    """The kind of card it is for."""
    letter: str
    state: str
    """`done`, `now` or `to-come`."""
    majority: int | None
    """Who has or had the majority bonus in this round; None where it is not settled or nobody played."""


class ConvertedView(TypedDict):
    """One card played with yellow-2 or yellow-4."""

    building: str
    card: str


class PlayView(TypedDict):
    """What one player has played in the section that is going on."""

    player: int
    count: int
    """What the play is worth; 0 for a pass."""
    cards: list[str]
    """All cards of the play, converted ones and jokers included."""
    converted: list[ConvertedView]
    joker_buildings: int
    """How many yellow-3 belong to the play."""


class RaceView(TypedDict):
    """How the plays of the section stand."""

    leader: int | None
    """Who would have the majority now; None as long as nobody has played a card."""
    need: int
    """For a seat that plays: the least count with which it would have it instead; 0 for all others."""
    virtual: int | None
    """What the virtual player will play; None once he has, and without him."""


class TurnView(TypedDict):
    """One way to turn the bridge that is being laid."""

    low: str
    """The district with the low number."""
    values: list[int]
    """What the districts of the connection are then worth, in the order of its ends."""


class UpgradeView(TypedDict):
    """A building that may be exchanged."""

    building: str
    becomes: str


class ActionView(TypedDict):
    """What the seat that decides is in the middle of, as everybody sees it."""

    seat: int
    building: str | None
    """The building that waits for a place, or the green one just used."""
    connection: str | None
    """The connection chosen for the bridge, or on which the gondola was just laid."""
    source: str | None
    """The district a councilman is taken from; `tableau` for the tableau."""
    left: int
    """Building points for what is taken next (all of them while the first building waits for a place), or councilmen that may still be moved."""
    turns: list[TurnView]
    """What turning the bridge would bring."""


class VirtualView(TypedDict):
    """The virtual player of the variant."""

    player: int
    """His number as a player."""
    cards: list[str]
    """His open cards."""
    marker: str | None
    """The marked connection."""
    left_neighbour: int
    """The seat to his left."""


class ChainView(TypedDict):
    """What the looking seat has chosen so far and nobody else knows."""

    converted: list[ConvertedView]
    joker_buildings: int
    cards: int | None
    """Cards of the section's kind; None as long as they have not been chosen."""
    count: int
    """What the play counts so far without jokers from the hand."""
    total: int
    """The same with its yellow-3, which need a card to go with."""
    discards: list[str]
    """Cards chosen to be discarded."""


class RialtoView(TypedDict):
    """The whole board."""

    round: int
    """1 to 6; 0 while starting buildings are chosen."""
    phase: str
    """`setup`, `I`, `II`, `III` or `over`."""
    step: str
    """The decision that is owed, as everybody sees it: `play` for every step of a play; `over` at the end."""
    turn: int | None
    """The seat whose turn it is; None when several choose at the same time, and at the end."""
    start_player: int
    current: str | None
    """The current district."""
    districts: list[DistrictView]
    connections: list[ConnectionView]
    bridge: BridgeView | None
    """The top bridge tile."""
    bridges_below: list[BridgeView]
    """The bridge tiles below it, sorted: their order is hidden from all."""
    gondolas: int
    """Gondolas in the supply."""
    bonus_tiles: list[BonusView]
    track: list[DiscView]
    """The Doge track: all discs from first rank to last. Of several on one space the first in this list lies on top."""
    rows: list[RowView]
    pile: int
    """How many cards the draw pile holds."""
    discards: int
    """How many cards have been discarded, face down ones included."""
    discards_seen: list[str]
    """Those of them that everybody has seen."""
    buildings: list[SupplyView]
    bank: int
    """Coins in the general supply."""
    seats: list[SeatView]
    sections: list[SectionView]
    begins: int | None
    """The player who began the section."""
    queue: list[int]
    """The players still to play in the section, in order."""
    plays: list[PlayView]
    """What has been played in the section, by player."""
    race: RaceView | None
    """While cards are played."""
    jokers_alone: list[int]
    """For a seat that plays: how many jokers from its hand would make a play in which no card goes with them."""
    hand_why: list[str | None]
    """For a seat that plays: by card of `hand` why it cannot go into the play now. `kind` (of another section), `chosen` (how many of the kind are
    played has been chosen), `joker-later` (after the cards), `joker-alone` or `joker-second` (it takes the second or a later one). Of each kind the cards
    chosen already come first; then the n-th stands for n of them."""
    building_points: int | None
    """While a first building is taken: the points for it."""
    upgrades: list[UpgradeView]
    """For a seat that exchanges a building: those it may, with what they become."""
    draws: int
    """Cards drawn with a row."""
    gondola_value: int
    """What a gondola shows at both ends."""
    order: list[int]
    """The order in which players choose or act in this part of the round."""
    action: ActionView | None
    virtual: VirtualView | None
    hand: list[str] | None
    """The hand of the seat that looks; None for a spectator."""
    own_down: list[str] | None
    """The cards it has discarded face down since the draw pile was last made anew."""
    unseen: list[str]
    """The cards whose place the seat that looks does not know: in the draw pile or among what others drew."""
    chain: ChainView | None
