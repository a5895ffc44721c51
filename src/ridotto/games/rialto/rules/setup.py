"""Setup: RIA-1 to RIA-20, and for the variant RIA-166 to RIA-173."""

from mypy_extensions import i64

from ridotto.engine.cells import one_by_one
from ridotto.engine.state import EVERYBODY
from ridotto.games.rialto.events import NEIGHBOUR, NUMBERS, START_BUILDING, START_PLAYER
from ridotto.games.rialto.moves import BUILDINGS, DECIDE_START, PAIRS, PLACES, TAKE
from ridotto.games.rialto.rules.buildings import CHOSEN_BY_OTHERS, NO_START_BUILDING, TO_BE_HAD
from ridotto.games.rialto.rules.canals import move_marker, tell_top_bridge
from ridotto.games.rialto.rules.position import FREE, FROM_START, NO_WAY, NOBODY, ROUND_BEGINS, Choice, Position, value_of


def set_up(p: Position) -> None:
    """From the box to the first choice of a starting building."""
    seat_players(p)
    stack_discs(p)
    lay_board(p)
    shuffle_cards(p)
    hand_out(p)
    order_starting_buildings(p)


def seat_players(p: Position) -> None:
    """RIA-1, RIA-9, RIA-R41: the seating is given; the start player is drawn by lot.

    RIA-168: in the variant it is the virtual player, and the lot decides who is his left neighbour.
    """
    lot: i64 = p.rng.below(p.seats)
    if p.virtual == NOBODY:
        for seat in range(p.seats):
            p.after[seat] = seat + 1 if seat + 1 < p.seats else 0
        p.start = lot
        p.tell(START_PLAYER, lot)
    else:
        p.after[p.virtual] = lot
        p.after[lot] = 1 - lot
        p.after[1 - lot] = p.virtual
        p.start = p.virtual
        p.tell(NEIGHBOUR, lot)


def stack_discs(p: Position) -> None:
    """RIA-10, RIA-168: all on the first space, the start player's on top, the others below it clockwise."""
    player: i64 = p.start
    for rank in range(p.players):
        p.order[rank] = player
        player = p.after[player]


def lay_board(p: Position) -> None:
    """RIA-2, RIA-3, RIA-4, RIA-5: round tiles at random, bridges shuffled, the top one visible; nothing built or
    turned.
    """
    for district in range(PLACES):
        p.number[district] = district + 1
        p.bridges[district] = district
    for pair in range(PAIRS):
        p.tile[pair] = FREE if p.parts.on_board[pair] == 1 else NO_WAY
    p.rng.shuffle(p.number, 0, PLACES)
    p.rng.shuffle(p.bridges, 0, PLACES)
    p.tell_row(NUMBERS, EVERYBODY, p.number[0], p.number, 1, PLACES)
    tell_top_bridge(p)
    if p.virtual != NOBODY:
        move_marker(p)  # RIA-173


def shuffle_cards(p: Position) -> None:
    """RIA-8: all cards in one face-down draw pile."""
    p.pile = one_by_one(p.parts.copies)
    p.rng.shuffle(p.pile, 0, len(p.pile))


def hand_out(p: Position) -> None:
    """RIA-11, RIA-13, RIA-14, RIA-15, RIA-16, RIA-169: points, and coins clockwise; RIA-167: none for the virtual
    player.
    """
    player: i64 = p.start if p.virtual == NOBODY else p.after[p.start]
    for n in range(p.seats):
        wanted = p.parts.virtual_coins[n] if p.virtual != NOBODY else p.parts.start_coins[(p.seats - 2) * 5 + n]
        p.receive_coins(player, wanted)
        p.score(player, FROM_START, p.parts.start_points)
        player = p.after[player]


def order_starting_buildings(p: Position) -> None:
    """RIA-17, RIA-170, RIA-R35: counter-clockwise from the start player's right neighbour; the start player last."""
    player: i64 = p.start
    at: i64 = p.players - 1
    while at >= 0:  # the last to choose is the start player, before him his left neighbour, and so on
        p.acting[at] = player
        player = p.after[player]
        at -= 1
    p.acts = 0


def next_start(p: Position) -> None:
    """The next player chooses a starting building; after the last the first round begins."""
    if p.acts < p.players and p.acting[p.acts] == p.virtual:
        p.acts += 1
    if p.acts == p.players:
        p.stage = ROUND_BEGINS
    else:
        p.wait_for(p.acting[p.acts], DECIDE_START)


class TakeStartBuilding(Choice):
    """Which building of value 1 a player begins with."""

    def __init__(self) -> None:
        super().__init__(DECIDE_START, "start-building", "RIA-17")

    def offer(self, state: Position, seat: i64) -> None:
        """RIA-17, RIA-18, RIA-19: the kinds of value 1 that have not been chosen too often."""
        for building in range(BUILDINGS):
            if start_hindrance(state, building) == TO_BE_HAD:
                state.add(TAKE + building)

    def choose(self, state: Position, seat: i64, move: i64) -> None:
        """RIA-20: it leaves the supply and takes a place on the tableau."""
        state.tiles[move - TAKE] -= 1
        state.put_building(seat, move - TAKE)
        state.tell(START_BUILDING, seat, move - TAKE)
        state.acts += 1
        state.owing = 0


def start_hindrance(p: Position, building: i64) -> i64:
    """RIA-17, RIA-18, RIA-19: why a building cannot be chosen as a starting building now."""
    if value_of(building) > 1:
        return NO_START_BUILDING
    return TO_BE_HAD if p.parts.tile_copies - p.tiles[building] < p.parts.start_limit[p.seats - 2] else CHOSEN_BY_OTHERS
