"""A referee that shares no code with the rules notes what each seat was told and checks imagined positions against it.

SHIP-R1, SHIP-R23, SHIP-R40 and SHIP-102: piles, Doge tiles, approvals and bids as they follow from the log alone.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

import pytest

from ridotto.engine.codec import Event
from ridotto.engine.match import Match
from ridotto.engine.rng import Rng
from ridotto.games.dogeship import GAME
from ridotto.games.dogeship.advice import advise
from ridotto.games.dogeship.rules import DogeShip

from .positions import SEATS

ZONES = {"ls": "lower-stern", "lm": "lower-mid", "lb": "lower-bow", "us": "upper-stern", "um": "upper-mid", "ub": "upper-bow"}
SIZES = {**dict.fromkeys(ZONES.values(), 6), "barrier": 26, "gondola": 14}
OFFSETS = {name: sum(list(SIZES.values())[:nth]) for nth, name in enumerate(SIZES)}
DOGES = [f"d{n:02}" for n in range(1, 17)]
COSTS = {tile["id"].lower(): tile["cost"] for table in ("galley_tiles", "barriers", "gondolas") for tile in GAME.edition.tables[table]["tiles"]}
FIELDS = [field for board in GAME.edition.tables["boards"].values() if isinstance(board, dict) for field in board["fields"]]
INTRIGUES = [field["id"] for field in FIELDS if field.get("intrigue") == "doge_tile"]


def pile_of(tile: str) -> str:
    return "barrier" if tile[0] == "b" else "gondola" if tile[0] == "g" else ZONES[tile[:2]]


@dataclass
class Referee:
    """What one viewer knows; `None` stands for a tile that it has not seen."""

    viewer: int
    seats: int
    piles: dict[str, list[str | None]] = field(default_factory=lambda: {name: [None] * size for name, size in SIZES.items()})
    costs: dict[str, int] = field(default_factory=dict)
    looking: list[str] = field(default_factory=list)
    doges: list[str | None] = field(default_factory=lambda: [None] * 16)
    shown: list[str] = field(default_factory=list)
    held: list[str | None] = field(default_factory=list)
    owed: int = 0
    approvals: list[int] = field(default_factory=list)
    heard: int = 0

    def __post_init__(self) -> None:
        self.approvals = [0] * self.seats

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            self.heard += 1
            words = GAME.events.text(event).split()
            getattr(self, f"on_{words[0].replace('-', '_')}", lambda *_: None)(*words[1:])

    # ---- piles ----

    def on_top_cost(self, pile: str, cost: str) -> None:
        self.costs[pile] = int(cost)

    def on_looked(self, _seat: str, *tiles: str) -> None:
        pile = self.piles[pile_of(tiles[0])]
        for tile in tiles:
            assert pile.pop(0) in (None, tile)
        self.looking = list(tiles)

    def on_bought(self, _seat: str, tile: str, _cost: str) -> None:
        self.piles[pile_of(tile)] += [other for other in self.looking if other != tile]

    def on_declined(self, _seat: str) -> None:
        self.piles[pile_of(self.looking[0])] += self.looking

    def on_given_up(self, _seat: str, tile: str) -> None:
        self.piles[pile_of(tile)].append(tile)

    def on_gondola_ducats(self, _seat: str, tile: str, _ducats: str) -> None:
        self.piles["gondola"].append(tile)

    def on_gondola_approvals(self, seat: str, tile: str, approvals: str) -> None:
        self.piles["gondola"].append(tile)
        self.approvals[int(seat)] += int(approvals)

    # ---- Doge tiles ----

    def draw(self) -> None:
        while self.owed and self.doges:
            self.held.append(self.doges.pop(0))
            self.owed -= 1

    def on_chosen(self, _seat: str, chosen: str, _price: str) -> None:
        if chosen in INTRIGUES:
            self.owed = 2
            self.draw()

    def on_doge_shuffled(self, _number: str) -> None:
        if self.held:  # all other tiles lie face up
            [self.held[0]] = set(DOGES) - set(self.shown)
        self.doges = [None] * (len(self.shown) - 1)
        self.shown = self.shown[-1:]
        self.draw()

    def on_doge_drawn(self, tile: str) -> None:
        assert self.doges.pop(0) in (None, tile)
        self.shown.append(tile)

    def on_doge_seen(self, _seat: str, *tiles: str) -> None:
        assert all(known in (None, tile) for known, tile in zip(self.held, tiles, strict=True))
        self.held = list(tiles)

    def on_doge_laid(self, _seat: str, tile: str) -> None:
        if tile in self.held:
            self.held.remove(tile)
        else:  # it was the one that the viewer did not know
            self.held.remove(None)
        self.shown.append(tile)
        if self.held[0] is not None and self.held[0] in self.shown:
            raise AssertionError("a tile lies face up and in a hand")

    def on_doge_put(self, _seat: str, end: str) -> None:
        self.doges.insert(0 if end == "top" else len(self.doges), self.held.pop())

    # ---- approvals ----

    def on_part(self, seat: str, _tile: str, _points: str, approvals: str) -> None:
        self.approvals[int(seat)] += int(approvals)

    def on_replaced(self, seat: str, old: str, _tile: str, _points: str, approvals: str) -> None:
        self.piles[pile_of(old)].append(old)
        self.approvals[int(seat)] += int(approvals)

    def on_approvals(self, seat: str, approvals: str, _ducats: str) -> None:
        self.approvals[int(seat)] += int(approvals)

    def on_bonus_approvals(self, seat: str, _barrier: str, approvals: str) -> None:
        self.approvals[int(seat)] += int(approvals)

    def on_bid(self, seat: str, approvals: str, _points: str) -> None:
        self.approvals[int(seat)] -= int(approvals)

    # ---- judging ----

    def judge(self, copy: DogeShip) -> None:
        """Check that everything the viewer knows is true in the copy."""
        assert [int(n) for n in copy.approvals] == self.approvals
        for name, known in self.piles.items():
            first = OFFSETS[name]
            real = [NAMES[copy.pile[first + nth]] for nth in range(int(copy.size[list(SIZES).index(name)]))]
            assert len(real) == len(known)
            assert all(mine in (None, tile) for mine, tile in zip(known, real, strict=True))
            if real and name in self.costs:
                assert COSTS[real[0]] == self.costs[name] or known[0] is not None
        real_doges = [DOGES[copy.doges[nth]] for nth in range(int(copy.doges_left))]
        held = [DOGES[tile] for tile in copy.held if tile >= 0]
        assert len(real_doges) == len(self.doges)
        assert len(held) == len(self.held)
        assert all(mine in (None, tile) for mine, tile in zip([*self.doges, *self.held], [*real_doges, *held], strict=True))
        assert sorted([*real_doges, *held, *self.shown]) == DOGES
        for seat in range(self.seats):
            if seat != self.viewer and copy.bids[seat] >= 0:
                assert copy.bids[seat] <= min(49, self.approvals[seat])


NAMES = [f"{zone}{n}" for zone in ZONES for n in range(2, 8)] + [f"b{n:02}" for n in range(1, 27)] + [f"g{n:02}" for n in range(1, 15)]


@pytest.mark.parametrize("seats", SEATS)
def test_no_imagined_position_contradicts_anything_its_seat_was_told(seats: int) -> None:
    """SHIP-R1, SHIP-R23, SHIP-R40: after every move, for every seat and a spectator; half the moves are random."""
    match = Match.new(GAME, seats, seed=f"referee {seats}")
    chance = Rng.from_seed("referee")
    referees = [Referee(viewer, seats) for viewer in range(-1, seats)]
    for _ in range(700):
        for referee in referees:
            viewer = None if referee.viewer < 0 else referee.viewer
            referee.hear(match.events(viewer, referee.heard))
            copy = match.imagine(referee.viewer, chance)
            assert isinstance(copy, DogeShip)
            referee.judge(copy)
        if match.over:
            break
        actors = match.actors()
        seat = actors[int(chance.below(len(actors)))]
        legal = match.state.legal(seat)
        random = chance.below(2) == 0
        match.play(seat, legal[int(chance.below(len(legal)))] if random else int(advise(match.imagine(seat, chance), seat, chance)))
    assert any(referee.heard > 300 for referee in referees)


def test_the_referee_finds_a_copy_that_knows_better() -> None:
    """The same check on a position in which two tiles that everybody has seen are swapped."""
    match = Match.new(GAME, 2, seed="referee")
    chance = Rng.from_seed("referee")
    referee = Referee(0, 2)
    while not any(mine is not None for mine in referee.piles["gondola"][-2:]):
        actor = match.actors()[0]
        match.play(actor, int(advise(match.imagine(actor, chance), actor, chance)))
        referee.hear(match.events(0, referee.heard))
    copy = match.imagine(0, chance)
    assert isinstance(copy, DogeShip)
    referee.judge(copy)
    last = OFFSETS["gondola"] + int(copy.size[7]) - 1
    copy.pile[last], copy.pile[last - 1] = copy.pile[last - 1], copy.pile[last]
    with pytest.raises(AssertionError):
        referee.judge(copy)
