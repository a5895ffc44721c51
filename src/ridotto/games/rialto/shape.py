"""The shape of a view of Rialto. Cards, buildings, districts and connections are named as in moves.

A *player* is the number of a seat; the virtual player of the variant has the number after the last seat,
`virtual.player`.
"""

from typing_extensions import TypedDict


class StandingView(TypedDict):
    """One player in a district."""

    player: int
    men: int
    place: int
    """1 for the first; ties are broken by the Doge track, so no place is shared."""
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
    """The sum of what the tiles around it show at it: the points for first place."""
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
    """What the tile shows at each end; 0 and 0 when it is free."""
    marked: bool
    """Whether the virtual player's marker is on it."""


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
    """Earned in the section F under way; it will be turned when the section ends."""
    players: list[int]
    """Who has earned it."""


class DiscView(TypedDict):
    """One disc on the Doge track."""

    player: int
    space: int


class RowView(TypedDict):
    """One row of cards in phase I."""

    row: int
    """Its number in moves, from 1."""
    cards: list[str]
    """The cards in it now."""
    taken_by: int | None
    leftover: bool
    """Whether it is the row that nobody took."""


class SupplyView(TypedDict):
    """One kind of building in the supply."""

    building: str
    left: int
    cards: int
    """What it brings when it is used, according to the edition: cards from the pile,"""
    limit: int
    """a higher hand limit,"""
    coins: int
    """coins,"""
    points: int
    """points."""
    why: str | None
    """While a building is taken, why it cannot be this one: `none-left`, `points` (too few), `start` (it is no starting
    building) or `start-taken` (others have taken it as one)."""


class RoomView(TypedDict):
    """One of the seven places of a tableau."""

    building: str | None
    coin: bool
    new: bool
    """Taken with blue-1 in this round, and not usable until the next."""
    why: str | None
    """For the seat that decides on using or exchanging buildings, why this one cannot be chosen: `phase` (its colour
    works at another time), `used` (it has a coin), `new`, `in-play` (the unfinished play uses it), `wait` (only first
    in a turn, and not for the last to play), `convert` (no card for it), `joker-alone`, `source` (no card left to
    bring), `next` (the next higher is not in the supply) or `four`."""


class SeatView(TypedDict):
    """One player as seen by everybody."""

    points: int
    """The current points; at the end including the final scoring."""
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
    """How many cards the player has discarded face down since the draw pile was last reshuffled."""
    stock_points: int
    """What coins and councilmen on the tableau would score if the match ended now."""
    building_points: int
    """What the buildings would score if the match ended now."""
    district_points: int
    """What the districts would score if the match ended now."""
    surplus: int
    """By how many cards the hand limit is exceeded."""
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
    """Who has or had the majority bonus in this round; None if it is not settled or nobody played."""


class ConvertedView(TypedDict):
    """One card played with yellow-2 or yellow-4."""

    building: str
    card: str


class PlayView(TypedDict):
    """What one player has played in the section under way."""

    player: int
    count: int
    """What the play is worth; 0 for a pass."""
    cards: list[str]
    """All cards of the play, converted ones and jokers included."""
    converted: list[ConvertedView]
    joker_buildings: int
    """How many yellow-3 belong to the play."""


class RaceView(TypedDict):
    """Who is ahead in the plays of the section."""

    leader: int | None
    """Who would have the majority now; None until somebody has played a card."""
    need: int
    """For a seat that plays: the lowest count that would give it the majority; 0 for all others."""
    virtual: int | None
    """What the virtual player will play; None once he has, or if there is none."""


class TurnView(TypedDict):
    """One way to turn the bridge that is being laid."""

    low: str
    """The district that gets the low number."""
    values: list[int]
    """What the districts of the connection are then worth, in the order of its ends."""


class UpgradeView(TypedDict):
    """A building that may be exchanged."""

    building: str
    becomes: str


class ActionView(TypedDict):
    """What the deciding seat is in the middle of, as everybody sees it."""

    seat: int
    building: str | None
    """The building that waits for a place, or the green one just used."""
    connection: str | None
    """The connection chosen for the bridge, or where the gondola was just laid."""
    source: str | None
    """The district a councilman is taken from; `tableau` for the tableau."""
    left: int
    """Points for the next building (all while the first waits for a place), or councilmen that may still be moved."""
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
    """What the viewing seat has chosen so far and nobody else knows."""

    converted: list[ConvertedView]
    joker_buildings: int
    cards: int | None
    """Cards of the section's kind; None until they have been chosen."""
    count: int
    """The count of the play so far without jokers from the hand."""
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
    """The bridge tiles below it, sorted: their order is hidden from everybody."""
    gondolas: int
    """Gondolas in the supply."""
    bonus_tiles: list[BonusView]
    track: list[DiscView]
    """The Doge track: all discs from first rank to last. Of several on one space the first in this list is on top."""
    rows: list[RowView]
    pile: int
    """How many cards the draw pile holds."""
    discards: int
    """How many cards have been discarded, including those face down."""
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
    """Only while cards are played."""
    jokers_alone: list[int]
    """For a seat that plays: how many jokers from its hand would make a play without cards."""
    hand_why: list[str | None]
    """For a seat that plays: for each card of `hand`, why it cannot go into the play now. `kind` (of another section),
    `chosen` (the number of the kind has already been chosen), `joker-later` (after the cards), `joker-alone` or
    `joker-second` (only the second or a later one is possible). Of each kind the cards already chosen come first; after
    them the n-th stands for playing n of the kind."""
    building_points: int | None
    """While a first building is taken: the points for it."""
    upgrades: list[UpgradeView]
    """For a seat that exchanges a building: those it may choose, with what they become."""
    draws: int
    """Cards drawn with a row."""
    gondola_value: int
    """What a gondola shows at both ends."""
    order: list[int]
    """The order in which players choose, play or act in this part of the round; empty while cards are discarded."""
    action: ActionView | None
    virtual: VirtualView | None
    hand: list[str] | None
    """The hand of the viewing seat; None for a spectator."""
    own_down: list[str] | None
    """The cards it has discarded face down since the draw pile was last reshuffled."""
    unseen: list[str]
    """The cards whose place the viewing seat does not know: in the draw pile or drawn by others."""
    chain: ChainView | None
