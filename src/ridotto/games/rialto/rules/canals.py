"""Bridges, gondolas and the district bonus: RIA-114 to RIA-133, RIA-139 to RIA-141, RIA-195.

The virtual player's marker: RIA-173 to RIA-176.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from ridotto.engine.state import EVERYBODY
from ridotto.games.rialto.events import (
    BONUS,
    BRIDGE_LAID,
    BRIDGE_LOSS,
    BRIDGE_POINTS,
    FROM_OWN,
    GONDOLA_LAID,
    MAN_PLACED,
    MARKER,
    MARKER_GONE,
    MISSING_MEN,
    MOVED_BESIDE,
    TO_TABLEAU,
    TOP_BRIDGE,
    TURNED,
    VIRTUAL_BONUS,
    VIRTUAL_BRIDGE,
    VIRTUAL_GONDOLA,
)
from ridotto.games.rialto.moves import (
    BRIDGE,
    DECIDE_BESIDE,
    DECIDE_BRIDGE,
    DECIDE_GONDOLA,
    DECIDE_HELP,
    DECIDE_HELP_TO,
    DECIDE_TURN,
    F_COUNCILMAN,
    FROM,
    FROM_TABLEAU,
    GONDOLA,
    LOW,
    NO_HELP,
    PAIRS,
    PLACE,
    PLACES,
)
from ridotto.games.rialto.rules.position import A_GONDOLA, FREE, FROM_BONUS, FROM_BRIDGES, FROM_GONDOLAS, NOBODY, Choice, Position

# ---- connections ----


def offer_connections(p: Position, first: i64) -> None:
    """RIA-117, RIA-119, RIA-123, RIA-174: any connection without a tile, the marked one included."""
    for pair in range(PAIRS):
        if p.tile[pair] == FREE:
            p.add(first + pair)


def offer_ends(p: Position, first: i64) -> None:
    """RIA-118, RIA-124, RIA-127: the two districts of the chosen connection, except the one a councilman comes from."""
    for district in range(PLACES):
        if (p.parts.first_end[p.held] == district or p.parts.second_end[p.held] == district) and district != p.source:
            p.add(first + district)


def pair_of(p: Position, one: i64, two: i64) -> i64:
    """The pair that two districts form."""
    pair: i64 = 0
    while not ((p.parts.first_end[pair] == one and p.parts.second_end[pair] == two) or (p.parts.first_end[pair] == two and p.parts.second_end[pair] == one)):
        pair += 1
    return pair


def move_marker(p: Position) -> None:
    """RIA-173, RIA-175, RIA-176, RIA-R37: to the first free connection by its lower, then its higher number."""
    for low in range(1, PLACES):
        for high in range(low + 1, PLACES + 1):
            pair = pair_of(p, p.numbered(low), p.numbered(high))
            if p.tile[pair] == FREE:
                p.marker = pair
                p.tell(MARKER, pair)
                return
    p.marker = NOBODY
    p.tell(MARKER_GONE)


def built_on(p: Position, pair: i64) -> None:
    """RIA-175: the marker leaves a connection that is built on."""
    if p.marker == pair:
        move_marker(p)


# ---- section D ----


def act_bridge(p: Position, seat: i64) -> None:
    """RIA-114, RIA-115, RIA-116, RIA-117: points first; then whoever has the bonus lays a bridge."""
    count: i64 = p.counts[seat]
    if count == 0:
        p.score(seat, FROM_BRIDGES, -1)
        p.tell(BRIDGE_LOSS, seat)
        return
    points: i64 = count + 1 if p.bonus == seat else count
    p.score(seat, FROM_BRIDGES, points)
    p.tell(BRIDGE_POINTS, seat, points)
    if p.bonus == seat:
        p.wait_for(seat, DECIDE_BRIDGE)


class PlaceBridge(Choice):
    """Where the bridge goes."""

    def __init__(self) -> None:
        super().__init__(DECIDE_BRIDGE, "bridge-place", "RIA-117")

    def offer(self, state: Position, seat: i64) -> None:
        """RIA-117."""
        offer_connections(state, BRIDGE)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """RIA-117: the place is chosen; which way round comes next."""
        state.held = move - BRIDGE
        state.wait_for(seat, DECIDE_TURN)


class TurnBridge(Choice):
    """Which way round the bridge lies."""

    def __init__(self) -> None:
        super().__init__(DECIDE_TURN, "bridge-turn", "RIA-118")

    def offer(self, state: Position, seat: i64) -> None:
        """RIA-118: the low number at one end or at the other."""
        offer_ends(state, LOW)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """RIA-118."""
        lay_bridge(state, seat, state.held, move - LOW)
        state.owing = 0


def lay_bridge(p: Position, player: i64, pair: i64, low_at: i64) -> None:
    """RIA-118, RIA-119, RIA-120: lay the top bridge; the next one becomes visible."""
    p.seal()
    p.tile[pair] = p.bridges[p.bridges_laid]
    p.low_end[pair] = 0 if p.parts.first_end[pair] == low_at else 1
    p.bridges_laid += 1
    first: i64 = p.shown_at(pair, p.parts.first_end[pair])
    second: i64 = p.shown_at(pair, p.parts.second_end[pair])
    if player == p.virtual:
        p.tell(VIRTUAL_BRIDGE, pair, p.parts.first_end[pair], first, p.parts.second_end[pair], second)
    else:
        p.tell(BRIDGE_LAID, player, pair, p.parts.first_end[pair], first, p.parts.second_end[pair], second)
    tell_top_bridge(p)
    built_on(p, pair)
    p.held = NOBODY


def tell_top_bridge(p: Position) -> None:
    """RIA-4, RIA-120: the one bridge that everybody sees, if any is left."""
    if p.bridges_laid < PLACES:
        top: i64 = p.bridges[p.bridges_laid]
        p.tell(TOP_BRIDGE, p.parts.bridge_low[top], p.parts.bridge_high[top])


def lay_virtual_bridge(p: Position) -> None:
    """RIA-184: on the marked connection, the lower number at the lower-numbered district."""
    one: i64 = p.parts.first_end[p.marker]
    two: i64 = p.parts.second_end[p.marker]
    lay_bridge(p, p.virtual, p.marker, one if p.number[one] < p.number[two] else two)


# ---- section E ----


def act_gondola(p: Position, seat: i64) -> None:
    """RIA-121, RIA-122: councilmen for the cards; then whoever has the bonus lays a gondola (RIA-123, RIA-129).

    RIA-94, RIA-R27: in this order, so that the bonus may find the supply empty.
    """
    count: i64 = p.counts[seat]
    given: i64 = count if count < p.supply[seat] else p.supply[seat]
    p.supply[seat] -= given
    p.tableau[seat] += given
    if given > 0:
        p.tell(TO_TABLEAU, seat, given)
    pay_missing(p, seat, count - given)
    if p.bonus == seat:
        p.wait_for(seat, DECIDE_GONDOLA)


def pay_missing(p: Position, seat: i64, missing: i64) -> None:
    """RIA-122, RIA-125: a point for each councilman that is missing in the general supply."""
    if missing > 0:
        p.score(seat, FROM_GONDOLAS, missing)
        p.tell(MISSING_MEN, seat, missing)


class PlaceGondola(Choice):
    """Where the gondola goes."""

    def __init__(self) -> None:
        super().__init__(DECIDE_GONDOLA, "gondola-place", "RIA-123")

    def offer(self, state: Position, seat: i64) -> None:
        """RIA-123."""
        offer_connections(state, GONDOLA)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """RIA-123, RIA-124, RIA-125, RIA-126, RIA-127, RIA-128, RIA-R28: lay it in any case; if the general supply is
        empty, score.
        """
        pair: i64 = move - GONDOLA
        lay_gondola(state, pair)
        state.tell(GONDOLA_LAID, seat, pair)
        built_on(state, pair)
        state.held = pair
        if state.supply[seat] > 0:
            state.wait_for(seat, DECIDE_BESIDE)
        else:
            pay_missing(state, seat, 1)
            state.wait_for(seat, DECIDE_HELP)


class PlaceBeside(Choice):
    """Into which of the two districts beside the gondola the councilman goes."""

    def __init__(self) -> None:
        super().__init__(DECIDE_BESIDE, "gondola-district", "RIA-124")

    def offer(self, state: Position, seat: i64) -> None:
        """RIA-124: the two districts beside the gondola."""
        offer_ends(state, PLACE)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """RIA-124: a councilman from the general supply."""
        state.supply[seat] -= 1
        state.tell(MAN_PLACED, seat, move - PLACE)
        put_beside(state, seat, move - PLACE)


class ChooseHelp(Choice):
    """Which councilman goes beside the gondola when the general supply has none."""

    def __init__(self) -> None:
        super().__init__(DECIDE_HELP, "gondola-help", "RIA-126")

    def offer(self, state: Position, seat: i64) -> None:
        """RIA-126, RIA-127, RIA-128: a councilman from the tableau, or from a district, or none."""
        if state.tableau[seat] > 0:
            state.add(FROM_TABLEAU)
        for district in range(PLACES):
            if state.men[seat * PLACES + district] > 0:
                state.add(FROM + district)
        state.add(NO_HELP)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """RIA-126, RIA-127, RIA-128: the source is chosen; the destination comes next."""
        if move == NO_HELP:
            state.held = NOBODY
            state.owing = 0
            return
        state.source = NOBODY if move == FROM_TABLEAU else move - FROM
        state.wait_for(seat, DECIDE_HELP_TO)


class PlaceHelp(Choice):
    """Into which of the two districts beside the gondola that councilman goes."""

    def __init__(self) -> None:
        super().__init__(DECIDE_HELP_TO, "gondola-help-to", "RIA-127")

    def offer(self, state: Position, seat: i64) -> None:
        """RIA-127, RIA-R28: the two districts beside the gondola, except the one the councilman comes from."""
        offer_ends(state, PLACE)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """RIA-126, RIA-127: one from the tableau, or one who leaves another district."""
        if state.source == NOBODY:
            state.tableau[seat] -= 1
            state.tell(FROM_OWN, seat, move - PLACE)
        else:
            state.men[seat * PLACES + state.source] -= 1
            state.tell(MOVED_BESIDE, seat, state.source, move - PLACE)
        state.source = NOBODY
        put_beside(state, seat, move - PLACE)


def put_beside(p: Position, seat: i64, district: i64) -> None:
    """Put the councilman into his district; that completes the gondola."""
    p.men[seat * PLACES + district] += 1
    p.held = NOBODY
    p.owing = 0
    look_for_bonus(p, seat, district)


def lay_gondola(p: Position, pair: i64) -> None:
    """RIA-119: a connection holds one tile."""
    p.tile[pair] = A_GONDOLA
    p.gondolas -= 1


def lay_virtual_gondola(p: Position) -> None:
    """RIA-185, RIA-187: on the marked connection, with a councilman into each of its two districts."""
    pair: i64 = p.marker
    lay_gondola(p, pair)
    p.tell(VIRTUAL_GONDOLA, pair)
    built_on(p, pair)
    p.men[p.virtual * PLACES + p.parts.first_end[pair]] += 1
    look_for_bonus(p, p.virtual, p.parts.first_end[pair])
    p.men[p.virtual * PLACES + p.parts.second_end[pair]] += 1
    look_for_bonus(p, p.virtual, p.parts.second_end[pair])


# ---- the district bonus ----


def look_for_bonus(p: Position, player: i64, district: i64) -> None:
    """RIA-130, RIA-131, RIA-132, RIA-133, RIA-139, RIA-140, RIA-141, RIA-188, RIA-189, RIA-R31, RIA-R36: whether a
    councilman earns the bonus.

    A turned tile pays nobody. In section F the tile is turned when the section ends (RIA-195), so several may earn it,
    each once.
    """
    side: i64 = p.parts.side[district]
    if (p.turned >> side) & 1 or (p.awarded[side] >> player) & 1:
        return
    if not is_present_throughout(p, player, side):
        return
    p.awarded[side] |= 1 << player
    if player == p.virtual:
        tell_side(p, VIRTUAL_BONUS, side)
    else:
        p.score(player, FROM_BONUS, p.parts.bonus_points)
        tell_bonus(p, player, side)
    if p.section == F_COUNCILMAN:
        p.earned |= 1 << side
    else:
        turn_tile(p, side)


def is_present_throughout(p: Position, player: i64, side: i64) -> bool:
    """RIA-130: whether a player has a councilman in every district of a side."""
    return not any(p.parts.side[district] == side and p.men[player * PLACES + district] == 0 for district in range(PLACES))


def turn_tile(p: Position, side: i64) -> None:
    """RIA-132: a tile once turned stays turned."""
    p.turned |= 1 << side
    tell_side(p, TURNED, side)


def tell_bonus(p: Position, player: i64, side: i64) -> None:
    """RIA-130: tell who has earned how much for which districts."""
    if p.listener is not None:
        found = vec[i64]()
        found = append(found, side)
        found = append(found, p.parts.bonus_points)
        for district in range(PLACES):
            if p.parts.side[district] == side:
                found = append(found, district)
        p.tell_row(BONUS, EVERYBODY, player, found, 0, len(found))


def tell_side(p: Position, event: i64, side: i64) -> None:
    """Tell an event about a side of the canal, with its districts."""
    if p.listener is not None:
        found = vec[i64]()
        for district in range(PLACES):
            if p.parts.side[district] == side:
                found = append(found, district)
        p.tell_row(event, EVERYBODY, side, found, 0, len(found))


def turn_earned(p: Position) -> None:
    """RIA-195: turn the tiles earned in section F, at its end."""
    for side in range(2):
        if (p.earned >> side) & 1:
            turn_tile(p, side)
    p.earned = 0
