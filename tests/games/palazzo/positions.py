"""Positions to test from: set up anything in a few words, then drive it through legal moves only.

Cards are written b5, g5, r5 (brown, green, red) and c for a certificate; tiles B3/1, S3/1, M3/1 (brick, sandstone,
marble, floor, "/", windows) and R for a rider; several are separated by blanks.
"""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import TypedDict, Unpack

from ridotto.engine.cells import cells
from ridotto.engine.edition import Edition
from ridotto.engine.match import Match
from ridotto.engine.rng import Rng
from ridotto.games.palazzo import GAME
from ridotto.games.palazzo.moves import CARD_TEXTS, DECIDE_TURN, FACE_TEXTS, KINDS, MOST_PALAZZI
from ridotto.games.palazzo.rules import Palazzo
from ridotto.games.palazzo.rules.parts import RIDER
from ridotto.games.palazzo.rules.tiles import with_tile
from ridotto.games.palazzo.shape import PalazzoView
from ridotto.games.palazzo.view import view
from tests.games.editions import changed

LETTERS = {"b": "brown", "g": "green", "r": "red", "B": "brick", "S": "sandstone", "M": "marble"}


def cards(text: str) -> list[str]:
    """Cards by their names in moves."""
    return ["cert" if card == "c" else f"{LETTERS[card[0]]}-{card[1:]}" for card in text.split()]


def tiles(text: str) -> list[str]:
    """Tiles by their names in moves."""
    return [f"{LETTERS[tile[0]]}-{tile[1]}-{tile[3]}" for tile in text.split()]


def tile(text: str) -> str:
    """One tile by its name in moves."""
    return tiles(text)[0]


def _kinds(text: str) -> list[int]:
    return [CARD_TEXTS.index(card) for card in cards(text)]


def _faces(text: str) -> list[int]:
    return [RIDER if part == "R" else FACE_TEXTS.index(tile(part)) for part in text.split()]


def _set(text: str) -> int:
    found = 0
    for face in _faces(text):
        found = int(with_tile(found, face))
    return found


class Wanted(TypedDict, total=False):
    """What a position can be arranged from.

    `pile` and `coming` are the next cards and tiles to be turned up; all other tiles follow in the order of the stacks,
    riders last, and all other cards go to `rest`: the pile, after `pile`, or the discard. `known` is the part of each
    hand that is public; what it does not name is hidden.
    """

    active: int
    hands: Sequence[str]
    known: Sequence[str]
    pile: str
    discard: str
    rest: str
    shuffled: bool
    warehouse: str
    quarries: Sequence[str]
    builder: int
    palazzi: Sequence[Sequence[str]]
    gone: str
    coming: str
    riders: int


def arrange(state: Palazzo, **wanted: Unpack[Wanted]) -> Palazzo:
    """Put everything where it is wanted, at the beginning of a turn."""
    _arrange_cards(state, wanted)
    state.shuffled = int(wanted.get("shuffled", False))
    _arrange_tiles(state, wanted)
    state.builder = wanted.get("builder", 0)
    state.active = wanted.get("active", 0)
    state.phase = DECIDE_TURN
    state.owing = 1 << state.active
    state.asked = -1
    assert state.faults() == []
    return state


def _arrange_cards(state: Palazzo, wanted: Wanted) -> None:
    pile, rest = wanted.get("pile", ""), wanted.get("rest", "pile")
    left = Counter({kind: int(state.parts.copies[kind]) for kind in range(KINDS)})
    for kind in range(KINDS):
        state.discard[kind] = 0
    for at in range(len(state.hand)):
        state.hand[at] = 0
        state.known[at] = 0
    for seat, text in enumerate(wanted.get("hands", ())):
        for kind in _kinds(text):
            state.hand[seat * KINDS + kind] += 1
            left[kind] -= 1
    for seat, text in enumerate(wanted.get("known", ())):
        for kind in _kinds(text):
            state.known[seat * KINDS + kind] += 1
    for kind in _kinds(wanted.get("discard", "")):
        state.discard[kind] += 1
        left[kind] -= 1
    left.subtract(_kinds(pile))
    assert min(left.values()) >= 0, "more cards of a kind than there are"
    others = sorted(left.elements())
    whole = _kinds(pile) + (others if rest == "pile" else [])
    for kind in others if rest == "discard" else []:
        state.discard[kind] += 1
    state.pile = cells(whole)


def _arrange_tiles(state: Palazzo, wanted: Wanted) -> None:
    warehouse, gone, coming, riders = wanted.get("warehouse", ""), wanted.get("gone", ""), wanted.get("coming", ""), wanted.get("riders", 0)
    quarries, palazzi = wanted.get("quarries", ()), wanted.get("palazzi", ())
    state.warehouse = _set(warehouse)
    state.gone = _set(gone)
    placed = _faces(warehouse) + _faces(gone) + [RIDER] * riders
    for quarry in range(4):
        text = quarries[quarry] if quarry < len(quarries) else ""
        state.quarries[quarry] = _set(text)
        placed += _faces(text)
    for at in range(len(state.palazzi)):
        state.palazzi[at] = 0
    for seat in range(int(state.seats)):
        own = palazzi[seat] if seat < len(palazzi) else ()
        state.palazzo_count[seat] = len(own)
        for number, text in enumerate(own):
            state.palazzi[seat * MOST_PALAZZI + number] = _set(text)
            placed += _faces(text)
    left = Counter(int(state.parts.stacks[at]) for at in range(len(state.stacks)))
    left.subtract(placed + _faces(coming))
    assert min(left.values()) >= 0, "more tiles of a face than there are"
    others = [face for face in left.elements() if face != RIDER] + [RIDER] * left[RIDER]
    for at, face in enumerate(placed + _faces(coming) + others):
        state.stacks[at] = face
    state.turned = len(placed)
    state.riders = riders


def start(seats: int = 3, seed: str = "florence", edition: Edition | None = None) -> Palazzo:
    """A new match, as the rules set it up."""
    state = GAME.start(seats, Rng.from_seed(seed), edition=edition)
    assert isinstance(state, Palazzo)
    return state


edition_with = partial(changed, GAME)
"""The edition with texts replaced."""


def options(state: Palazzo) -> list[str]:
    """The moves of the one seat that decides."""
    return [GAME.codec.text(move) for move in state.legal(actor(state))]


def some(state: Palazzo, kind: str) -> list[str]:
    """Those of the moves that are of this kind, without its name."""
    return [move.partition(" ")[2] for move in options(state) if move.split(" ")[0] == kind]


def actor(state: Palazzo) -> int:
    """The seat that decides."""
    (seat,) = state.actors()
    return seat


def decision(state: Palazzo) -> str:
    """The name of the decision that is owed."""
    return GAME.decisions[state.decision(actor(state))].name


def play(state: Palazzo, *moves: str) -> Palazzo:
    """Make these moves, each for the seat that decides; the position stays sound after each."""
    for move in moves:
        assert move in options(state), f"{move!r} is not among {options(state)}"
        state.apply(actor(state), GAME.codec.number(move))
        assert state.faults() == [], f"after {move!r}"
    return state


def see(state: Palazzo, seat: int = -1) -> PalazzoView:
    """What a seat, or a spectator, sees."""
    return view(state, seat)


def hand(state: Palazzo, seat: int) -> list[str]:
    """All cards of a seat, sorted by kind."""
    found = view(state, seat)["hand"]
    assert found is not None
    return found


def in_order(text: str) -> list[str]:
    """Cards by their names in moves, sorted by kind as in views."""
    return [CARD_TEXTS[kind] for kind in sorted(_kinds(text))]


def palazzi(state: Palazzo, seat: int) -> list[list[str]]:
    """A seat's palazzi, each from bottom to top."""
    return [palazzo["tiles"] for palazzo in view(state, -1)["seats"][seat]["palazzi"]]


def building(lot: str, own: Sequence[str] = (), seats: int = 2, coming: str = "M5/1 M5/2") -> Palazzo:
    """Seat 0 has won these tiles, which nobody else wanted, and is about to build them; `own` are its palazzi."""
    state = arrange(start(seats), quarries=["", lot], palazzi=[own], coming=coming, hands=["b3", *["b4"] * (seats - 1)])
    return play(state, "tiles", "auction", *["pass"] * (seats - 1))


def paying(hand_of_buyer: str, price: int, **wanted: Unpack[Wanted]) -> Palazzo:
    """Seat 0 of two is to pay this price, which is that of a single tile."""
    lying = "B1/1 B1/2 B1/3 S1/1 S1/2 S1/3 M1/1 M1/2 M1/3"
    setting: Wanted = {"warehouse": " ".join(lying.split()[: 9 - price]), "coming": "B5/1 M5/2", "hands": [hand_of_buyer]}
    merged: Wanted = {**setting, **wanted}
    return play(arrange(start(2), **merged), "tiles", "buy", "tile brick-5-1", "no-second")


def bidding(held: Sequence[str], lot: str = "B1/1", **wanted: Unpack[Wanted]) -> Palazzo:
    """Seat 0 has opened an auction of this lot, and the player to its left is to bid."""
    setting: Wanted = {"quarries": ["", lot], "coming": "M5/1 M5/2", "hands": held}
    merged: Wanted = {**setting, **wanted}
    return play(arrange(start(len(held)), **merged), "tiles", "auction")


def match_at(seats: int = 2, **wanted: Unpack[Wanted]) -> Match:
    """A match, for undo, events and records, with empty quarries and otherwise as wanted; it is seat 0's turn.

    The last seat has just had a turn that led to nothing: it has turned up sandstone-5-3 and a rider. So the
    arrangement is the oldest position to which anything can be taken back.
    """
    match = Match.new(GAME, seats, "florence")
    assert isinstance(match.state, Palazzo)
    before: Wanted = {"active": seats - 1, "coming": f"S5/3 R {wanted.get('coming', '')}"}
    merged: Wanted = {**wanted, **before}
    arrange(match.state, **merged)
    match.play(seats - 1, "tiles")
    match.play(seats - 1, "auction")
    assert match.actors() == [0]
    return match
