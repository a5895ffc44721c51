"""Positions to test from: set up anything in a few words, then drive it through legal moves only.

Tiles are written as in moves, several separated by blanks; a die as its board and what it shows: `red4 green1`.
"""

from collections.abc import Sequence
from functools import partial
from typing import TypedDict, Unpack

from ridotto.engine.edition import Edition
from ridotto.engine.match import Match
from ridotto.engine.rng import Rng
from ridotto.games.dogeship import GAME
from ridotto.games.dogeship.moves import (
    BARRIERS,
    COLOURS,
    DECIDE_TURN,
    DOGE_TEXTS,
    DOGES,
    FIELD_TEXTS,
    FIELDS,
    GALLEYS,
    PILE_TEXTS,
    PILES,
    TILE_TEXTS,
    TILES,
)
from ridotto.games.dogeship.rules import DogeShip
from ridotto.games.dogeship.rules.position import NOBODY, ROOMS, ROUND_ENDS, TURNS, first_of
from ridotto.games.dogeship.shape import DogeShipView
from ridotto.games.dogeship.view import view
from tests.games.editions import changed
from tests.games.hearing import Ear

SEATS = (2, 3, 4, 5)
QUIET = "d02"  # a Doge tile without an event


class Wanted(TypedDict, total=False):
    """What a position can be arranged from; what is not named is as empty and as free as possible.

    All dice show 6. `galley` is what is on the lower and on the upper deck. `piles` names the top tiles of piles,
    `doges` those of the face-down Doge tiles; the others follow in the order of their numbers. `seen` are piles of
    which everybody knows all tiles.
    """

    turn: int
    order: Sequence[int]
    dice: str
    ducats: Sequence[int]
    approvals: Sequence[int]
    points: Sequence[int]
    yards: Sequence[str]
    stacks: Sequence[str]
    galley: tuple[str, str]
    doge: str
    covered: str
    doges: str
    piles: dict[str, str]
    seen: Sequence[str]
    taken: dict[str, int]
    markers: Sequence[int]
    lost: Sequence[int]
    idle: int
    round: int


def at(seats: int = 2, edition: Edition | None = None, **wanted: Unpack[Wanted]) -> DogeShip:
    """A position at the beginning of a turn."""
    state = GAME.start(seats, Rng.from_seed("arranged"), "", edition)
    assert isinstance(state, DogeShip)
    arrange(state, wanted)
    return state


def arrange(state: DogeShip, wanted: Wanted) -> None:
    """Put everything where it is wanted."""
    seats = int(state.seats)
    _arrange_tiles(state, wanted)
    _arrange_doges(state, wanted)
    order = list(wanted.get("order", range(seats)))
    dice = {die[:-1]: int(die[-1]) for die in wanted.get("dice", "").split()}
    for board, colour in enumerate(COLOURS):
        state.dice[board] = dice.get(colour, 6) if state.dice[board] else 0
    for field in range(FIELDS):
        state.taken[field] = wanted.get("taken", {}).get(FIELD_TEXTS[field], NOBODY)
    for seat in range(seats):
        state.order[seat] = order[seat]
        state.ducats[seat] = _of(wanted.get("ducats"), seat, 12)
        state.approvals[seat] = _of(wanted.get("approvals"), seat, 0)
        for source in range(5):
            state.points[seat * 5 + source] = _of(wanted.get("points"), seat, 0) if source == 0 else 0
        state.lost[seat] = _of(wanted.get("lost"), seat, 0)
        left = 5 - int(state.lost[seat]) - sum(owner == seat for owner in wanted.get("taken", {}).values())
        state.markers[seat] = _of(wanted.get("markers"), seat, left)
        state.adrift[seat] = left - int(state.markers[seat])
    state.round = wanted.get("round", 1)
    state.idle = wanted.get("idle", 0)
    state.stage = TURNS
    state.phase = DECIDE_TURN
    state.at = order.index(wanted.get("turn", order[0]))
    state.owing = 1 << wanted.get("turn", order[0])
    state.asked = -1
    assert state.faults() == []


def _of(values: Sequence[int] | None, seat: int, default: int) -> int:
    return values[seat] if values is not None and seat < len(values) else default


def _tiles(text: str) -> list[int]:
    return [TILE_TEXTS.index(tile) for tile in text.split()]


def _arrange_tiles(state: DogeShip, wanted: Wanted) -> None:
    out: list[int] = []
    for row in (state.yard, state.stack, state.galley, state.pile):
        for cell in range(len(row)):
            row[cell] = NOBODY
    for seat in range(int(state.seats)):
        state.height[seat] = 0
    for seat, text in enumerate(wanted.get("yards", ())):
        for room, tile in enumerate(_tiles(text)):
            state.yard[seat * ROOMS + room] = tile
            out.append(tile)
    for seat, text in enumerate(wanted.get("stacks", ())):
        for tile in _tiles(text):
            state.stack[seat * BARRIERS + int(state.height[seat])] = tile - GALLEYS
            state.height[seat] += 1
            out.append(tile)
    for deck, text in enumerate(wanted.get("galley", ("", ""))):
        for place, tile in enumerate(_tiles(text)):
            state.set_part(deck, place, tile)
            out.append(tile)
        state.built[deck] = len(text.split())
    for pile in range(PILES):
        first, last = int(first_of(pile)), int(first_of(pile + 1)) if pile + 1 < PILES else TILES
        top = _tiles(wanted.get("piles", {}).get(PILE_TEXTS[pile], ""))
        rest = [tile for tile in range(first, last) if tile not in out and tile not in top]
        for nth, tile in enumerate([*top, *rest]):
            state.pile[first + nth] = tile
        state.size[pile] = len(top) + len(rest)
        state.unseen[pile] = 0 if PILE_TEXTS[pile] in wanted.get("seen", ()) else int(state.size[pile])


def _arrange_doges(state: DogeShip, wanted: Wanted) -> None:
    shown = [*wanted.get("covered", "").split(), wanted.get("doge", QUIET)]
    top = wanted.get("doges", "").split()
    rest = [tile for tile in DOGE_TEXTS if tile not in shown and tile not in top]
    for row in (state.doges, state.shown):
        for cell in range(DOGES):
            row[cell] = NOBODY
    for nth, tile in enumerate([*top, *rest]):
        state.doges[nth] = DOGE_TEXTS.index(tile)
    for nth, tile in enumerate(shown):
        state.shown[nth] = DOGE_TEXTS.index(tile)
    for cell in range(len(state.known)):
        state.known[cell] = 0
    state.doges_left, state.doges_shown = DOGES - len(shown), len(shown)


def barrier_with(trigger: str, bonus: str, what: str | int = 1) -> str:
    """The barrier of the edition with this trigger and bonus; `what` is the item or the amount."""
    named = "vp" if bonus == "points" else bonus
    for tile in GAME.edition.tables["barriers"]["tiles"]:
        if (tile["trigger"], tile["bonus"]) == (trigger, named) and what in (tile.get("item"), tile.get("amount")):
            return str(tile["id"]).lower()
    raise LookupError(f"no barrier has the trigger {trigger} and the bonus {bonus} {what}")


def to_the_end(state: DogeShip, part: str = "ub7") -> DogeShip:
    """The same position with all places of the galley filled but one: the last tile, `part`, stays with its owner."""
    held = {TILE_TEXTS[tile] for tile in state.yard if tile != NOBODY}
    decks = []
    for deck in "lu":
        tiles: list[str] = []
        for section, length in zip("smb", see(state)["galley"]["lengths"], strict=True):
            free = [tile for tile in TILE_TEXTS[:GALLEYS] if tile[:2] == deck + section and tile not in held and tile != part]
            tiles += free[:length]
        decks.append(" ".join(tiles[: int(state.deck_length()) - (deck == "u")]))
    yards, stacks = ([" ".join(of(state, seat)) for seat in range(int(state.seats))] for of in (yard, stack))
    _arrange_tiles(state, {"yards": yards, "stacks": stacks, "galley": (decks[0], decks[1])})
    state.asked = -1
    assert state.faults() == []
    return state


# ---- playing ----


def actor(state: DogeShip) -> int:
    """The seat that owes a decision; the first of several."""
    return state.actors()[0]


def decision(state: DogeShip) -> str:
    """The decision owed."""
    return GAME.decisions[state.decision(actor(state))].name


def options(state: DogeShip, seat: int | None = None) -> list[str]:
    """The moves of the seat that owes a decision."""
    return [GAME.codec.text(move) for move in state.legal(actor(state) if seat is None else seat)]


def fields(state: DogeShip) -> set[str]:
    """The fields that may be chosen."""
    return {text.removeprefix("field ") for text in options(state) if text.startswith("field ")}


def play(state: DogeShip, *moves: str) -> DogeShip:
    """Make moves, each by the seat that owes a decision; `2: bid 3` names the seat."""
    for text in moves:
        seat, colon, move = text.rpartition(": ")
        state.apply(int(seat) if colon else actor(state), GAME.codec.number(move))
        assert state.faults() == []
    return state


def see(state: DogeShip, seat: int = -1) -> DogeShipView:
    """What a seat, or a spectator, sees."""
    return view(state, seat)


def yard(state: DogeShip, seat: int = 0) -> list[str]:
    """The tiles under construction."""
    return [tile["tile"] for tile in see(state)["seats"][seat]["yard"]]


def stack(state: DogeShip, seat: int = 0) -> list[str]:
    """The finished barriers, the top one last."""
    return [barrier["tile"] for barrier in see(state)["seats"][seat]["stack"]]


def pile(state: DogeShip, name: str) -> list[str]:
    """All tiles of a pile, hidden ones too, the top one first."""
    first = int(first_of(PILE_TEXTS.index(name)))
    return [TILE_TEXTS[state.pile[first + nth]] for nth in range(int(state.size[PILE_TEXTS.index(name)]))]


def doges(state: DogeShip) -> list[str]:
    """The face-down Doge tiles, the top one first."""
    return [DOGE_TEXTS[state.doges[nth]] for nth in range(int(state.doges_left))]


def current(state: DogeShip) -> str:
    """The current Doge tile."""
    return DOGE_TEXTS[state.current()]


def deck(state: DogeShip, number: int) -> list[str]:
    """The parts of a deck, 0 for the lower one."""
    return [part["tile"] for part in see(state)["galley"]["decks"][number]["parts"]]


def finish_round(state: DogeShip) -> DogeShip:
    """Everybody discards the markers that are left; stops at an inspection or at the first turn of the next round."""
    this = state.round
    while state.round == this and not state.over() and not state.simultaneous():
        play(state, "discard")
    return state


def end_round(seats: int = 2, **wanted: Unpack[Wanted]) -> DogeShip:
    """The end of a round in which nobody has a marker left, and what follows from it."""
    wanted["markers"] = [0] * seats
    state = at(seats, **wanted)
    state.owing = 0
    state.stage = ROUND_ENDS
    state.proceed()
    return state


def listen(state: DogeShip) -> list[str]:
    """The events from now on, as text; the list grows."""
    ear = Ear(GAME)
    state.listener = ear
    return ear.heard


def match_at(seats: int = 2, **wanted: Unpack[Wanted]) -> Match:
    """A match in this position."""
    match = Match.new(GAME, seats, seed="arranged")
    assert isinstance(match.state, DogeShip)
    arrange(match.state, wanted)
    match._rebase()
    return match


edition_with = partial(changed, GAME)
"""The edition with texts replaced."""
