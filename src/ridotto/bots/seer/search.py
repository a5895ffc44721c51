"""Information-set Monte Carlo tree search for 1-5 seats with hidden information and simultaneous decisions.

Each simulation imagines what the seat cannot know, plays from there to a position beyond the trees, values it for every
seat, and tells all trees. Every seat has a tree of its own (`tree.py`) and chooses by it what is best for itself.
"""

from collections.abc import Callable
from typing import Final, Protocol

from librt.vecs import append, vec
from mypy_extensions import i64

from ridotto.bots.seer.tree import NOWHERE, ROOT, Tree
from ridotto.engine.playout import first_actor
from ridotto.engine.rng import Rng
from ridotto.engine.state import State

Advise = Callable[[State, int, Rng], int]
Value = Callable[[State], list[float]]
"""What a position is worth to each seat: its share of the win, between 0 and 1."""

SEATS: Final = 8  # keys of moves: move * SEATS + seat


class Settings(Protocol):
    """How to search."""

    curiosity: float
    trust: float
    blunder: float
    depth: int


class Search:
    """A search for one decision of one seat."""

    def __init__(self, state: State, seat: int, advise: Advise, value: Value, rng: Rng, curiosity: float, trust: float, first: float, blunder: float, depth: int) -> None:
        self._state = state
        self._seat: i64 = seat
        self._advise = advise
        self._value = value
        self._rng = rng
        self._curiosity = curiosity
        self._trust = trust
        """The part of the prior that the advised move gets; the rest is shared evenly."""
        self._first = first
        """How much worse than its parent a move counts that was never tried."""
        self._blunder = blunder
        """How often a playout makes a random move instead of the advised one."""
        self._depth: i64 = depth
        """How many decisions are played out beyond the trees before the position is valued."""
        self._seats: i64 = state.seats
        self.trees = [Tree() for _ in range(state.seats)]
        self._at: vec[i64] = vec[i64]()
        """For each seat: where this simulation is in its tree."""
        self._path: list[vec[i64]] = [vec[i64]() for _ in range(state.seats)]
        self._hidden: list[vec[i64]] = [vec[i64]() for _ in range(state.seats)]
        """For each seat: its latest moves that others do not know yet."""
        for _ in range(state.seats):
            self._at = append(self._at, ROOT)

    def simulate(self) -> None:
        """One simulation."""
        state = self._state.imagine(self._seat, self._rng)
        for seat in range(self._seats):
            self._at[seat] = ROOT
            self._path[seat] = vec[i64]([ROOT])
            self._hidden[seat] = vec[i64]()
        beyond: i64 = 0
        while beyond < self._depth:
            seat = first_actor(state)
            if seat < 0:
                break
            count = state.ask(seat)
            if count == 1:
                move = state.found[0]
            elif self._at[seat] == NOWHERE:
                move = self._play_out(state, seat, count)
            else:
                move = self._select(state, seat, count)
            if self._at[self._seat] == NOWHERE:
                beyond += 1
            self._descend(seat, seat * 1 + move * SEATS)
            state.advance(seat, move)
            self._reveal(state, seat, move)
        self._learn(self._value(state))

    def _play_out(self, state: State, seat: i64, count: i64) -> i64:
        if self._blunder > 0.0 and float(self._rng.below(1 << 20)) < self._blunder * float(1 << 20):
            return state.found[self._rng.below(count)]
        return self._advise(state, int(seat), self._rng)

    def _select(self, state: State, seat: i64, count: i64) -> i64:
        """The move with the best mix of worth and curiosity. (PUCT; unknown moves count a little less than the node.)"""
        tree = self.trees[seat]
        node = self._at[seat]
        moves = state.found[:count]
        advised: i64 = self._advise(state, int(seat), self._rng)
        visits = tree.visits[node]
        fresh = (tree.total[node] / float(visits) if visits else 0.5) - self._first
        even = (1.0 - self._trust) / float(count)
        best: i64 = -1
        most = -1e9
        for i in range(count):
            child = tree.find(node, moves[i] * SEATS + seat)
            prior = even + self._trust if moves[i] == advised else even
            if child == NOWHERE:
                worth = fresh + self._curiosity * prior * float(visits + 1) ** 0.5
            else:
                seen = tree.visits[child]
                tree.offered[child] += 1
                worth = (tree.total[child] / float(seen) if seen else fresh) + self._curiosity * prior * float(tree.offered[child]) ** 0.5 / float(1 + seen)
            if worth > most:
                most = worth
                best = moves[i]
        return best

    def _descend(self, seat: i64, key: i64) -> None:
        """Follow a move in a seat's tree; the first step beyond it becomes a new node, after which the seat is beyond."""
        node = self._at[seat]
        if node == NOWHERE:
            return
        tree = self.trees[seat]
        known = tree.find(node, key)
        following = known if known != NOWHERE else tree.add(node, key)
        self._path[seat] = append(self._path[seat], following)
        self._at[seat] = following if known != NOWHERE else NOWHERE

    def _reveal(self, state: State, mover: i64, move: i64) -> None:
        """Let the others see what is public now: this move, and whatever was secret before."""
        self._hidden[mover] = append(self._hidden[mover], move)
        for seat in range(self._seats):
            hidden = self._hidden[seat]
            if len(hidden) and state.secret[seat] == 0:
                if state.veiled[seat] == 0:
                    for i in range(len(hidden)):
                        for other in range(self._seats):
                            if other != seat:
                                self._descend(other, hidden[i] * SEATS + seat)
                self._hidden[seat] = vec[i64]()

    def _learn(self, worth: list[float]) -> None:
        for seat in range(self._seats):
            tree = self.trees[seat]
            path = self._path[seat]
            for i in range(len(path)):
                tree.visits[path[i]] += 1
                tree.total[path[i]] += worth[seat]

    def best(self) -> int:
        """The move that was tried most often."""
        tree = self.trees[self._seat]
        count = self._state.ask(self._seat)
        best: i64 = self._state.found[0]
        most: i64 = -1
        for i in range(count):
            child = tree.find(ROOT, self._state.found[i] * SEATS + self._seat)
            if child != NOWHERE and tree.visits[child] > most:
                most = tree.visits[child]
                best = self._state.found[i]
        return int(best)
