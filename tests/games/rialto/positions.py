"""Positions to test from: set up anything in a few words, then drive it through legal moves only.

Cards are single letters: D Doge, G Gold, B Building, R Bridge, O Gondola, C Councilman, J Joker; "DDJ" are three cards.
Buildings are a colour's letter and a value, "g1 y3 b2"; a star after one is a coin on it.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TypedDict, Unpack

from ridotto.engine.cells import cells
from ridotto.engine.edition import Edition
from ridotto.engine.match import Match
from ridotto.engine.rng import Rng
from ridotto.engine.state import Listener
from ridotto.games.rialto import GAME
from ridotto.games.rialto.moves import BUILDING_TEXTS, BUILDINGS, CARDS, DISTRICTS, KINDS, PAIR_TEXTS, PAIRS, PLACES, SECTIONS
from ridotto.games.rialto.rules import Rialto
from ridotto.games.rialto.rules.history import note_drawn, note_taken
from ridotto.games.rialto.rules.position import (
    A_GONDOLA,
    BARE,
    BLUE_BUILDINGS,
    COIN,
    DISCARDING,
    FREE,
    FROM_START,
    GREEN_BUILDINGS,
    LYING,
    NO_WAY,
    NOBODY,
    NOT_DEALT,
    ROOMS,
    ROUND_BEGINS,
    ROUND_ENDS,
    SECTION_BEGINS,
    SOURCES,
)
from ridotto.games.rialto.shape import DistrictView, RialtoView, SeatView
from ridotto.games.rialto.view import view
from tests.games.editions import changed
from tests.games.hearing import Ear

LETTERS = "DGBROCJ"
COLOURS = {"g": "green", "y": "yellow", "b": "blue"}
BRIDGES = ("3/4", "3/5", "3/6", "4/5", "4/6", "5/6")
VARIANT = "virtual"


def cards(text: str) -> list[str]:
    """Cards by their names in moves, sorted as in views."""
    return [CARDS[kind] for kind in sorted(_kinds(text))]


def _kinds(text: str) -> list[int]:
    return [LETTERS.index(letter) for letter in text.replace(" ", "")]


def building(text: str) -> str:
    """A building by its name in moves."""
    return f"{COLOURS[text[0]]}-{text[1]}"


class Wanted(TypedDict, total=False):
    """What a position can be arranged from; the rest is as at the start, with empty hands and tableaus and no coins.

    `pile` are the next cards of the draw pile; all other cards follow in the order of their kinds, or go to `rest`,
    which may be "discard" or the "last hand". `tiles` are what lies on connections: "gondola", or a bridge as its
    values at the first and at the second end, "3/6" or "6/3".
    """

    at: str
    """Where the match is: rows, green, discard, A to F, blue, or end (of the round)."""
    round: int
    numbers: Sequence[int]
    order: Sequence[int]
    spaces: Sequence[int]
    begins: int
    hands: Sequence[str]
    open: Sequence[str]
    """The part of each hand that was taken openly in this round."""
    leftover: str
    pile: str
    rest: str
    coins: Sequence[int]
    bank: int
    """Coins in the general supply; the last seat has the others."""
    buildings: Sequence[str]
    tableau: Sequence[int]
    supply: Sequence[int]
    men: Mapping[str, Sequence[int]]
    tiles: Mapping[str, str]
    turned: Sequence[str]
    points: Sequence[int]
    virtual: str
    """The virtual player's cards."""
    left: int
    """The virtual player's left neighbour."""


def arrange(state: Rialto, **wanted: Unpack[Wanted]) -> Rialto:
    """Put everything where it is wanted, and go on to the next decision."""
    state.round = wanted.get("round", 1)
    _arrange_track(state, wanted)
    _arrange_board(state, wanted)
    _arrange_tableaus(state, wanted)
    _arrange_cards(state, wanted)
    _arrange_course(state, wanted.get("at", "A"), wanted)
    state.asked = -1
    state.owing = 0
    assert state.faults() == []
    state.proceed()
    return state


def _arrange_track(state: Rialto, wanted: Wanted) -> None:
    players = int(state.players)
    spaces = wanted.get("spaces", [0] * players)
    order = wanted.get("order", sorted(range(players), key=lambda player: -spaces[player]))
    for player in range(players):
        state.space[player] = spaces[player]
        state.order[player] = order[player]
    if state.virtual != NOBODY:
        left = wanted.get("left", 0)
        state.after[state.virtual], state.after[left], state.after[1 - left] = left, 1 - left, int(state.virtual)


def _arrange_board(state: Rialto, wanted: Wanted) -> None:
    numbers = wanted.get("numbers", range(1, PLACES + 1))
    for district in range(PLACES):
        state.number[district] = numbers[district]
    for pair in range(PAIRS):
        state.tile[pair] = FREE if state.parts.on_board[pair] else NO_WAY
    laid = []
    state.gondolas = int(state.parts.gondolas)
    for name, tile in wanted.get("tiles", {}).items():
        pair = PAIR_TEXTS.index(name)
        assert state.tile[pair] == FREE
        if tile == "gondola":
            state.tile[pair] = A_GONDOLA
            state.gondolas -= 1
        else:
            one, two = sorted(tile.split("/"))
            state.tile[pair] = BRIDGES.index(f"{one}/{two}")
            state.low_end[pair] = int(tile != f"{one}/{two}")
            laid.append(int(state.tile[pair]))
    for at, bridge in enumerate([*laid, *(bridge for bridge in range(PLACES) if bridge not in laid)]):
        state.bridges[at] = bridge
    state.bridges_laid = len(laid)
    for at in range(len(state.men)):
        state.men[at] = 0
    for name, men in wanted.get("men", {}).items():
        for player, n in enumerate(men):
            state.men[player * PLACES + DISTRICTS.index(name)] = n
    state.turned = sum(1 << ("citra", "ultra").index(side) for side in wanted.get("turned", ()))
    state.earned = state.awarded[0] = state.awarded[1] = 0
    if state.virtual != NOBODY:
        free = [pair for pair in range(PAIRS) if state.tile[pair] == FREE]
        state.marker = min(free, key=lambda pair: sorted(_numbers(state, pair)), default=NOBODY)


def _numbers(state: Rialto, pair: int) -> list[int]:
    return [int(state.number[state.parts.first_end[pair]]), int(state.number[state.parts.second_end[pair]])]


def _arrange_tableaus(state: Rialto, wanted: Wanted) -> None:
    seats = range(int(state.seats))
    for kind in range(BUILDINGS):
        state.tiles[kind] = int(state.parts.tile_copies)
    used = 0
    for seat in seats:
        own = [*wanted.get("buildings", ()), *[""] * len(seats)][seat].split()
        for place in range(ROOMS):
            at = seat * ROOMS + place
            state.room[at], state.mark[at] = FREE, BARE
            if place < len(own):
                kind = BUILDING_TEXTS.index(building(own[place]))
                state.room[at] = kind
                state.tiles[kind] -= 1
                if own[place].endswith("*"):
                    state.mark[at] = COIN
                    used += 1
        state.coins[seat] = [*wanted.get("coins", ()), *[0] * len(seats)][seat]
        state.tableau[seat] = [*wanted.get("tableau", ()), *[int(state.parts.men_tableau)] * len(seats)][seat]
        on_board = sum(int(state.men[seat * PLACES + district]) for district in range(PLACES))
        whole = int(state.parts.men_tableau + state.parts.men_supply)
        if "supply" in wanted:  # the others stand where they do not matter
            state.supply[seat] = wanted["supply"][seat]
            spare = whole - on_board - int(state.tableau[seat]) - wanted["supply"][seat]
            state.men[seat * PLACES + PLACES - 1] += spare
        else:
            state.supply[seat] = whole - on_board - int(state.tableau[seat])
        for source in range(SOURCES):
            state.points[seat * SOURCES + source] = 0
        state.points[seat * SOURCES + FROM_START] = [*wanted.get("points", ()), *[3] * len(seats)][seat]
        state.limit_more[seat] = 0
    state.returning = 0
    spent = sum(int(state.coins[seat]) for seat in seats) + used
    state.bank = int(state.parts.coins) - spent
    if "bank" in wanted:
        state.coins[seats[-1]] += int(state.bank) - wanted["bank"]
        state.bank = wanted["bank"]


def _arrange_cards(state: Rialto, wanted: Wanted) -> None:
    left = Counter({kind: int(state.parts.copies[kind]) for kind in range(KINDS)})
    for row in (state.discard, state.down, state.hand, state.rows, state.drop, state.virtual_hand, state.open, state.recent, state.sunk, state.played):
        for at in range(len(row)):
            row[at] = 0
    for seat, text in enumerate(wanted.get("hands", ())):
        for kind in _kinds(text):
            state.hand[seat * KINDS + kind] += 1
            left[kind] -= 1
    for seat, text in enumerate(wanted.get("open", ())):
        for kind in _kinds(text):
            state.open[seat * KINDS + kind] += 1
            state.recent[seat * KINDS + kind] += 1
    for kind in _kinds(wanted.get("leftover", "")):
        state.rows[kind] += 1
        left[kind] -= 1
    for kind in _kinds(wanted.get("virtual", "")):
        state.virtual_hand[kind] += 1
        left[kind] -= 1
    next_cards = _kinds(wanted.get("pile", ""))
    left.subtract(next_cards)
    assert min(left.values()) >= 0, "more cards of a kind than there are"
    others = sorted(left.elements())
    if wanted.get("rest") == "discard":
        for kind in others:
            state.discard[kind] += 1
        others = []
    elif wanted.get("rest") == "last hand":
        for kind in others:
            state.hand[(int(state.seats) - 1) * KINDS + kind] += 1
        others = []
    state.pile = cells(next_cards + others)
    for seat in range(int(state.seats)):
        state.dropped[seat] = state.secret[seat] = state.veiled[seat] = 0

    _arrange_history(state)


def _arrange_history(state: Rialto) -> None:
    """As if all hands had been taken and drawn in one period."""
    state.period = state.remade = 0
    for row in (state.took, state.laid, state.did, state.stocks):
        for at in range(len(row)):
            row[at] = 0
    for seat in range(int(state.seats)):
        for kind in range(KINDS):
            at = seat * KINDS + kind
            note_taken(state, seat, kind, int(state.open[at]))
            for _ in range(int(state.hand[at] - state.open[at])):
                note_drawn(state, seat)


def _arrange_course(state: Rialto, at: str, wanted: Wanted) -> None:
    for row in range(len(state.row_of)):
        state.row_of[row] = NOT_DEALT
    for player in range(int(state.players)):
        state.counts[player] = NOBODY
    for section in range(SECTIONS):
        state.majorities[section] = NOBODY
    state.section = state.bonus = NOBODY
    state.begins = wanted.get("begins", int(state.order[0]))
    state.fix_order()
    if at == "rows":
        state.round -= 1
        state.stage = ROUND_BEGINS
    elif at in ("green", "discard"):
        for row in range(int(state.seats) + 1):
            state.row_of[row] = LYING if row == 0 else row - 1
        state.stage = GREEN_BUILDINGS if at == "green" else DISCARDING
    elif at in ("blue", "end"):
        state.stage = BLUE_BUILDINGS if at == "blue" else ROUND_ENDS
    else:
        state.section = "ABCDEF".index(at)
        state.stage = SECTION_BEGINS


def start(seats: int = 3, seed: str = "rialto", variant: str = "", edition: Edition | None = None, listener: Listener | None = None) -> Rialto:
    """A new match, as the rules set it up."""
    state = GAME.start(seats, Rng.from_seed(seed), variant, edition, listener)
    assert isinstance(state, Rialto)
    return state


def at(place: str, seats: int = 3, **wanted: Unpack[Wanted]) -> Rialto:
    """A match arranged at this place of the round."""
    merged: Wanted = {**wanted, "at": place}
    return arrange(start(seats), **merged)


def variant_at(place: str, **wanted: Unpack[Wanted]) -> Rialto:
    """The same in the variant; the virtual player is player 2."""
    merged: Wanted = {**wanted, "at": place}
    return arrange(start(2, variant=VARIANT), **merged)


edition_with = partial(changed, GAME)
"""The edition with texts replaced."""

ALL_BUT_TWO = {
    "ca-cs": "gondola",
    "ca-sm": "gondola",
    "ca-sc": "gondola",
    "ca-sp": "gondola",
    "cs-sm": "gondola",
    "cs-sc": "3/4",
    "cs-do": "3/5",
    "sm-sp": "3/6",
    "sm-do": "4/5",
    "sc-sp": "4/6",
}
"""A tile on each connection but two."""


# ---- playing ----


def actor(state: Rialto) -> int:
    """The seat that decides."""
    (seat,) = state.actors()
    return seat


def options(state: Rialto, seat: int | None = None) -> list[str]:
    """The moves of a seat, or of the one that decides."""
    return [GAME.codec.text(move) for move in state.legal(actor(state) if seat is None else seat)]


def decision(state: Rialto) -> str:
    """The name of the decision that is owed."""
    return GAME.decisions[state.decision(state.actors()[0])].name


def play(state: Rialto, *moves: str) -> Rialto:
    """Make these moves, each for the seat that decides, or "SEAT: MOVE"; the position stays sound after each."""
    for move in moves:
        seat, text = (int(move[0]), move[3:]) if move[1:3] == ": " else (actor(state), move)
        assert text in options(state, seat), f"{text!r} of seat {seat} is not among {options(state, seat)}"
        state.apply(seat, GAME.codec.number(text))
        assert state.faults() == [], f"after {move!r}"
    return state


def lay(state: Rialto, *plays: str) -> Rialto:
    """In turn each seat plays these cards of the section without yellow buildings; "2+1" is two cards and a joker."""
    for text in plays:
        number, _, jokers = text.partition("+")
        seat = actor(state)
        if decision(state) == "yellow":
            play(state, "done")
        assert decision(state) == "cards"
        play(state, f"cards {number}")
        if jokers or (state.actors() == [seat] and decision(state) == "jokers"):
            play(state, f"jokers {jokers or 0}")
    return state


def pass_on(state: Rialto) -> Rialto:
    """Everybody still to play in this section passes."""
    section = int(state.section)
    while state.section == section and view(state, -1)["step"] == "play":
        lay(state, "0")
    return state


# ---- looking ----


def see(state: Rialto, seat: int = -1) -> RialtoView:
    """What a seat, or a spectator, sees."""
    return view(state, seat)


def seat_of(state: Rialto, seat: int) -> SeatView:
    """One player as everybody sees him."""
    return view(state, -1)["seats"][seat]


def points(state: Rialto) -> list[int]:
    """Everybody's points."""
    return state.scores()


def hand(state: Rialto, seat: int) -> list[str]:
    """All cards of a seat, sorted by kind."""
    found = view(state, seat)["hand"]
    assert found is not None
    return found


def district(state: Rialto, name: str) -> DistrictView:
    """One district."""
    return next(found for found in view(state, -1)["districts"] if found["district"] == name)


def men(state: Rialto, name: str) -> list[int]:
    """Councilmen in a district, by player."""
    return district(state, name)["men"]


def tile(state: Rialto, name: str) -> tuple[str | None, list[int]]:
    """What lies on a connection, and what it shows at its ends."""
    found = next(found for found in view(state, -1)["connections"] if found["connection"] == name)
    return found["tile"], found["values"]


def rooms(state: Rialto, seat: int) -> list[str]:
    """A seat's buildings in the order of their places; a star is a coin, a plus a new one."""
    found = view(state, -1)["seats"][seat]["rooms"]
    return [f"{room['building']}{'*' if room['coin'] else ''}{'+' if room['new'] else ''}" for room in found if room["building"] is not None]


def left_of(state: Rialto, name: str) -> int:
    """How many tiles of a building the supply holds."""
    return next(found["left"] for found in view(state, -1)["buildings"] if found["building"] == name)


def track(state: Rialto) -> list[tuple[int, int]]:
    """The Doge order, each with the space."""
    return [(disc["player"], disc["space"]) for disc in view(state, -1)["track"]]


def listen(state: Rialto) -> Ear:
    """Keep the events told from now on."""
    ear = Ear(GAME)
    state.listener = ear
    return ear


def match_at(place: str, seats: int = 2, **wanted: Unpack[Wanted]) -> Match:
    """A match, for undo, events and records, arranged at this place of the round."""
    match = Match.new(GAME, seats, "rialto")
    assert isinstance(match.state, Rialto)
    merged: Wanted = {**wanted, "at": place}
    arrange(match.state, **merged)
    kept = match.snapshot()
    assert kept is not None
    match.restore(kept)  # the arrangement is the oldest position to which anything can be taken back
    return match
