"""What a seat, or a spectator, sees of Rialto; `shape.py` describes it."""

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.engine.bits import members
from ridotto.games.rialto.moves import (
    BUILDING_TEXTS,
    BUILDINGS,
    CARDS,
    COUNSEL,
    DECIDE_BESIDE,
    DECIDE_BLUE,
    DECIDE_BUILD,
    DECIDE_CARDS,
    DECIDE_GIVE_UP,
    DECIDE_GREEN,
    DECIDE_HELP,
    DECIDE_HELP_TO,
    DECIDE_JOKERS,
    DECIDE_SECOND,
    DECIDE_SHIFT,
    DECIDE_SOURCE,
    DECIDE_START,
    DECIDE_TURN,
    DECIDE_UPGRADE,
    DECIDE_YELLOW,
    DISTRICTS,
    GLORY,
    GREEN,
    KINDS,
    PAIR_TEXTS,
    PAIRS,
    PLACES,
    SECTION_LETTERS,
    SECTIONS,
    UPGRADE,
    VALUES,
    WAITING,
)
from ridotto.games.rialto.rules import DECISIONS, Rialto
from ridotto.games.rialto.rules.cards import cards_down, cards_in_hand, discards
from ridotto.games.rialto.rules.forecast import (
    becomes,
    count_so_far,
    final_places,
    jokers_alone,
    leader,
    needed,
    turned_bridge,
    virtual_count,
    why_held,
    why_idle,
    why_not_taken,
)
from ridotto.games.rialto.rules.hands import surplus
from ridotto.games.rialto.rules.plays import basis, play_order, used_up
from ridotto.games.rialto.rules.position import (
    A_GONDOLA,
    ACTING,
    BLUE_BUILDINGS,
    CHOOSING_ROWS,
    COIN,
    DISCARDING,
    FREE,
    LYING,
    NEW,
    NO_WAY,
    NOBODY,
    NOT_DEALT,
    OVER,
    PLAYING,
    ROOMS,
)
from ridotto.games.rialto.rules.rows import leftover_row, row_count
from ridotto.games.rialto.rules.scoring import building_points, district_points, place_in, place_points, stock_points
from ridotto.games.rialto.shape import (
    ActionView,
    BonusView,
    BridgeView,
    ChainView,
    ConnectionView,
    ConvertedView,
    DistrictView,
    PlayView,
    RaceView,
    RialtoView,
    RoomView,
    RowView,
    SeatView,
    SectionView,
    SupplyView,
    TurnView,
    UpgradeView,
    VirtualView,
)

SIDES = ("citra", "ultra")
USING = (DECIDE_GREEN, DECIDE_YELLOW, DECIDE_BLUE, DECIDE_UPGRADE)
"""The decisions about the seat's own buildings."""
IDLE = (None, "phase", "used", "new", "in-play", "wait", "convert", "joker-alone", "source", "next", "four")
"""The reasons in the view, by the numbers that `why_idle` returns."""
TAKING = (DECIDE_START, DECIDE_BUILD, DECIDE_SECOND)
"""The decisions about buildings in the supply."""
NOT_TAKEN = (None, "none-left", "points", "start", "start-taken")
"""The same for `why_not_taken`."""
HELD = (None, "kind", "chosen", "joker-later", "joker-alone", "joker-second")
"""The same for `why_held`."""


def view(state: Rialto, seat: int) -> RialtoView:
    """The view of a seat; -1 is a spectator."""
    actors = state.actors()
    return {
        "round": int(state.round),
        "phase": _phase(state),
        "step": _step(state),
        "turn": actors[0] if actors and not state.simultaneous() else None,
        "start_player": int(state.start),
        "current": DISTRICTS[state.current()] if state.round > 0 else None,
        "districts": [_district(state, district) for district in range(PLACES)],
        "connections": [_connection(state, pair) for pair in range(PAIRS) if state.tile[pair] != NO_WAY],
        "bridge": _bridge(state, int(state.bridges[state.bridges_laid])) if state.bridges_laid < PLACES else None,
        "bridges_below": [_bridge(state, tile) for tile in sorted(int(state.bridges[at]) for at in range(int(state.bridges_laid) + 1, PLACES))],
        "gondolas": int(state.gondolas),
        "bonus_tiles": [_bonus(state, side) for side in range(len(SIDES))],
        "track": [{"player": int(state.order[rank]), "space": int(state.space[state.order[rank]])} for rank in range(int(state.players))],
        "rows": [_row(state, row) for row in range(int(row_count(state))) if state.row_of[row] != NOT_DEALT],
        "pile": len(state.pile),
        "discards": int(discards(state)),
        "discards_seen": _cards([int(n) for n in state.discard]),
        "buildings": [_supply(state, building) for building in range(BUILDINGS)],
        "bank": int(state.bank),
        "seats": [_seat(state, other, seat) for other in range(int(state.seats))],
        "sections": [_section(state, section) for section in range(SECTIONS)],
        "begins": int(state.begins) if state.section != NOBODY else None,
        "queue": [int(state.queue[at]) for at in range(int(state.queued))] if state.stage == PLAYING else [],
        "plays": [_play(state, player) for player in range(int(state.players)) if state.counts[player] != NOBODY],
        "race": _race(state, seat) if state.stage == PLAYING else None,
        "jokers_alone": jokers_alone(state, seat) if state.stage == PLAYING and seat in actors else [],
        "hand_why": [HELD[why] for why in why_held(state, seat)] if state.stage == PLAYING and seat in actors else [],
        "building_points": int(state.left) if state.phase == DECIDE_BUILD and state.owing != 0 else None,
        "upgrades": _upgrades(state, seat) if state.phase == DECIDE_UPGRADE and seat in actors else [],
        "draws": int(state.parts.draw),
        "gondola_value": int(state.parts.gondola_value),
        "order": _order(state),
        "action": _action(state),
        "virtual": _virtual(state) if state.virtual != NOBODY else None,
        "hand": _counted(state.hand, seat) if seat >= 0 else None,
        "own_down": _counted(state.down, seat) if seat >= 0 else None,
        "unseen": _cards(_unseen(state, seat)),
        "chain": _chain(state, seat) if seat >= 0 else None,
    }


def _phase(state: Rialto) -> str:
    if state.stage == OVER:
        return "over"
    if state.round == 0:
        return "setup"
    if state.section != NOBODY:
        return "II"
    return "III" if state.stage == BLUE_BUILDINGS else "I"


def _step(state: Rialto) -> str:
    """The decision as everybody sees it: an unfinished play looks like its beginning (RIA-R39)."""
    if state.stage == OVER:
        return "over"
    if state.phase in (DECIDE_YELLOW, DECIDE_CARDS, DECIDE_JOKERS):
        return "play"
    return DECISIONS[state.phase].name


def _cards(counts: list[int]) -> list[str]:
    """Cards as a sorted list, from counts by kind."""
    return [CARDS[kind] for kind in range(KINDS) for _ in range(counts[kind])]


def _counted(row: vec[i64], owner: int) -> list[str]:
    """The cards of one owner in a row of counts by owner and kind."""
    return _cards([int(row[owner * KINDS + kind]) for kind in range(KINDS)])


def _district(state: Rialto, district: int) -> DistrictView:
    places = {player: int(place_in(state, player, district)) for player in range(int(state.players))}
    men = [int(state.men[player * PLACES + district]) for player in range(int(state.players))]
    return {
        "district": DISTRICTS[district],
        "number": int(state.number[district]),
        "side": SIDES[state.parts.side[district]],
        "current": state.number[district] == state.round,
        "value": int(state.district_value(district)),
        "men": men,
        "standings": [
            {"player": player, "men": men[player], "place": place, "points": int(place_points(state, district, place))}
            for player, place in sorted(places.items(), key=lambda entry: entry[1])
            if place > 0
        ],
    }


def _connection(state: Rialto, pair: int) -> ConnectionView:
    one, two = int(state.parts.first_end[pair]), int(state.parts.second_end[pair])
    tile = int(state.tile[pair])
    return {
        "connection": PAIR_TEXTS[pair],
        "ends": [DISTRICTS[one], DISTRICTS[two]],
        "crosses_canal": state.parts.side[one] != state.parts.side[two],
        "tile": None if tile == FREE else "gondola" if tile == A_GONDOLA else "bridge",
        "values": [int(state.shown_at(pair, one)), int(state.shown_at(pair, two))],
        "marked": state.marker == pair,
    }


def _bridge(state: Rialto, tile: int) -> BridgeView:
    return {"low": int(state.parts.bridge_low[tile]), "high": int(state.parts.bridge_high[tile])}


def _bonus(state: Rialto, side: int) -> BonusView:
    return {
        "side": SIDES[side],
        "districts": [DISTRICTS[district] for district in range(PLACES) if state.parts.side[district] == side],
        "points": int(state.parts.bonus_points),
        "turned": bool((state.turned >> side) & 1),
        "earned": bool((state.earned >> side) & 1),
        "players": members(state.awarded[side]),
    }


def _row(state: Rialto, row: int) -> RowView:
    taken = int(state.row_of[row])
    return {
        "row": row + 1,
        "cards": _counted(state.rows, row),
        "taken_by": None if taken == LYING else taken,
        "leftover": state.stage != CHOOSING_ROWS and row == leftover_row(state),
    }


def _seat(state: Rialto, seat: int, viewer: int) -> SeatView:
    return {
        "points": int(state.points_of(seat)),
        "rank": int(state.rank(seat)),
        "coins": int(state.coins[seat]),
        "tableau": int(state.tableau[seat]),
        "supply": int(state.supply[seat]),
        "rooms": [_room(state, at, seat if seat == viewer else NOBODY) for at in range(seat * ROOMS, seat * ROOMS + ROOMS)],
        "cards": int(cards_in_hand(state, seat)),
        "limit": int(state.parts.hand_limit + state.limit_more[seat]),
        "known": _counted(state.open, seat),
        "down": int(cards_down(state, seat)),
        "stock_points": int(stock_points(state, seat)),
        "building_points": int(building_points(state, seat)),
        "district_points": int(district_points(state, seat)),
        "surplus": int(surplus(state, seat)),
        "place": final_places(state)[seat] if state.stage == OVER else None,
    }


def _supply(state: Rialto, building: int) -> SupplyView:
    """A kind of building, with its numbers from the edition."""
    parts, green = state.parts, building - GREEN
    is_green = 0 <= green < VALUES
    return {
        "building": BUILDING_TEXTS[building],
        "left": int(state.tiles[building]),
        "cards": int(parts.pile_cards[green]) if is_green else 0,
        "limit": int(parts.limit_more[green]) if is_green else 0,
        "coins": int(parts.wait_coins) if building == WAITING else 0,
        "points": int(parts.counsel_points) if building == COUNSEL else int(parts.glory_points) if building == GLORY else 0,
        "why": NOT_TAKEN[why_not_taken(state, building)] if state.owing != 0 and state.phase in TAKING else None,
    }


def _race(state: Rialto, seat: int) -> RaceView:
    first = leader(state)
    waits = state.virtual != NOBODY and state.counts[state.virtual] == NOBODY
    return {
        "leader": None if first == NOBODY else first,
        "need": needed(state, seat) if seat in state.actors() else 0,
        "virtual": virtual_count(state) if waits else None,
    }


def _upgrades(state: Rialto, seat: int) -> list[UpgradeView]:
    kinds = [move - UPGRADE for move in state.legal(seat)]
    return [{"building": BUILDING_TEXTS[kind], "becomes": BUILDING_TEXTS[becomes(state, seat, kind)]} for kind in kinds]


def _turns(state: Rialto, seat: int) -> list[TurnView]:
    ends = int(state.parts.first_end[state.held]), int(state.parts.second_end[state.held])
    worth = {low: turned_bridge(state, seat, low) for low in ends}
    return [{"low": DISTRICTS[low], "values": [worth[low][end] for end in ends]} for low in ends]


def _room(state: Rialto, at: int, viewer: int) -> RoomView:
    building = int(state.room[at])
    asked = building != FREE and (state.owing >> viewer) & 1 == 1 and state.phase in USING if viewer != NOBODY else False
    return {
        "building": None if building == FREE else BUILDING_TEXTS[building],
        "coin": state.mark[at] == COIN,
        "new": state.mark[at] == NEW,
        "why": IDLE[why_idle(state, viewer, at)] if asked else None,
    }


def _section(state: Rialto, section: int) -> SectionView:
    now = int(state.section)
    if state.stage in (BLUE_BUILDINGS, OVER):
        now = SECTIONS
    majority = int(state.majorities[section])
    settled = section < now or (section == now and state.stage == ACTING)
    return {
        "section": CARDS[section],
        "letter": SECTION_LETTERS[section],
        "state": "done" if section < now else "now" if section == now else "to-come",
        "majority": majority if settled and majority != NOBODY else None,
    }


def _converted(one: list[int], two: list[int]) -> list[ConvertedView]:
    found: list[ConvertedView] = [{"building": "yellow-2", "card": card} for card in _cards(one)]
    found += [{"building": "yellow-4", "card": card} for card in _cards(two)]
    return found


def _play(state: Rialto, player: int) -> PlayView:
    own = range(player * KINDS, player * KINDS + KINDS)
    return {
        "player": player,
        "count": int(state.counts[player]),
        "cards": _counted(state.played, player),
        "converted": _converted([int(state.as_one[at]) for at in own], [int(state.as_two[at]) for at in own]),
        "joker_buildings": int(state.as_joker[player]),
    }


def _order(state: Rialto) -> list[int]:
    """The order in which players choose, play or act; empty while cards are discarded."""
    if state.stage in (DISCARDING, OVER):
        return []
    if state.stage == PLAYING:
        return play_order(state)
    skipped = -2 if state.stage == ACTING else int(state.virtual)
    return [int(state.acting[rank]) for rank in range(int(state.players)) if state.acting[rank] != skipped]


def _action(state: Rialto) -> ActionView | None:
    """The building or connection chosen, and what is still to be decided about it."""
    about_building = state.phase in (DECIDE_SOURCE, DECIDE_SECOND, DECIDE_GIVE_UP)
    about_connection = state.phase in (DECIDE_TURN, DECIDE_BESIDE, DECIDE_HELP, DECIDE_HELP_TO, DECIDE_SHIFT)
    if state.owing == 0 or not (about_building or about_connection):
        return None
    held = int(state.held)
    is_building = state.phase in (DECIDE_SOURCE, DECIDE_GIVE_UP)
    is_connection = DECIDE_TURN <= state.phase <= DECIDE_HELP_TO
    source = None
    if state.phase == DECIDE_HELP_TO:
        source = "tableau" if state.source == NOBODY else DISTRICTS[state.source]
    return {
        "seat": state.actors()[0],
        "building": BUILDING_TEXTS[held] if is_building else None,
        "connection": PAIR_TEXTS[held] if is_connection else None,
        "source": source,
        "left": int(state.left),
        "turns": _turns(state, state.actors()[0]) if state.phase == DECIDE_TURN else [],
    }


def _virtual(state: Rialto) -> VirtualView:
    return {
        "player": int(state.virtual),
        "cards": _cards([int(n) for n in state.virtual_hand]),
        "marker": None if state.marker == NOBODY else PAIR_TEXTS[state.marker],
        "left_neighbour": int(state.after[state.virtual]),
    }


def _unseen(state: Rialto, seat: int) -> list[int]:
    counts = [0] * KINDS
    for at in range(len(state.pile)):
        counts[state.pile[at]] += 1
    for other in range(int(state.seats)):
        if other != seat:
            for kind in range(KINDS):
                at = other * KINDS + kind
                counts[kind] += int(state.hand[at] + state.down[at] - state.open[at] - state.sunk[at])
    return counts


def _chain(state: Rialto, seat: int) -> ChainView | None:
    """The unfinished play of the viewing seat, or its discards while others are still choosing theirs."""
    if state.stage == DISCARDING:
        drops = _counted(state.drop, seat)
        return {"converted": [], "joker_buildings": 0, "cards": None, "count": 0, "total": 0, "discards": drops} if drops else None
    if state.stage != PLAYING or seat not in state.actors() or state.secret[seat] == 0:
        return None
    converted = int(used_up(state, True) + used_up(state, False))
    chosen = state.phase == DECIDE_JOKERS
    return {
        "converted": _converted([int(n) for n in state.chain_one], [int(n) for n in state.chain_two]),
        "joker_buildings": int(state.chain_jokers),
        "cards": int(state.chain_cards) if chosen else None,
        "count": int(basis(state)) if chosen or converted else 0,
        "total": count_so_far(state) if chosen or converted else 0,
        "discards": [],
    }


VIEW = RialtoView
