"""Information-set Monte Carlo tree search for 1-5 seats with hidden information and simultaneous decisions.

Each simulation imagines what the seat cannot know, plays from there to a position beyond the trees, values it for every
seat, and tells all trees. Every seat has a tree of its own (`tree.py`) and chooses by it what is best for itself.
"""

from collections.abc import Callable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ridotto.bots.search.mind import Features, Mind
from ridotto.bots.search.tree import NOWHERE, ROOT, Tree
from ridotto.bots.search.value import Outlook, shares
from ridotto.engine.playout import first_actor
from ridotto.engine.rng import Rng
from ridotto.engine.state import State

Advise = Callable[[State, int, Rng], int]
SEATS: Final = 8  # keys of moves: move * SEATS + seat
_ONE: Final = 1 << 20
_SURE: Final = 0.9  # how much of the attention goes by how good moves look to a mind; the rest is shared evenly
_POINT: Final = 0.15  # how much better a seat stands with a point more, where nothing else is known


class Search:
    """A search for one decision of one seat."""

    def __init__(
        self,
        state: State,
        seat: int,
        advise: Advise,
        features: Features,
        outlook: Outlook | None,
        rng: Rng,
        curiosity: float,
        trust: float,
        caution: float,
        noise: float,
        depth: int,
        mind: Mind | None = None,
    ) -> None:
        self._state = state
        self._seat: i64 = seat
        self._advise = advise
        self._features = features
        self._outlook = outlook
        self._rng = rng
        self._curiosity = curiosity
        self._trust = trust
        """The part of the prior that the advised move gets; the rest is shared evenly."""
        self._caution = caution
        """How much worse than its parent a move counts that was never tried."""
        self._noise = noise
        """How often a playout makes a random move instead of the advised one."""
        self._depth: i64 = depth
        """How many decisions are played out beyond the trees before the position is valued."""
        self._mind = mind
        """What values positions and moves instead of `outlook` and `trust`, where there is one."""
        self._seats: i64 = state.seats
        self.trees = [Tree() for _ in range(state.seats)]
        self._at: vec[i64] = vec[i64]()
        """For each seat: where this simulation is in its tree."""
        self._path: list[vec[i64]] = [vec[i64]() for _ in range(state.seats)]
        self._hidden: list[vec[i64]] = [vec[i64]() for _ in range(state.seats)]
        """For each seat: its latest moves that others do not know yet."""
        for _ in range(state.seats):
            self._at = append(self._at, ROOT)

    def simulate(self, times: int) -> None:
        """So many simulations."""
        for _ in range(times):
            self._simulate()

    def _simulate(self) -> None:
        state = self._state.imagine(self._seat, self._rng)
        for seat in range(self._seats):
            self._at[seat] = ROOT
            self._path[seat] = append(vec[i64](), ROOT)
            self._hidden[seat] = vec[i64]()
        beyond: i64 = 0
        while True:
            seat = first_actor(state)
            if seat < 0:
                break
            if self._at[self._seat] == NOWHERE:
                if beyond >= self._depth:
                    break
                beyond += 1
            count = state.ask(seat)
            if count == 1:
                move = state.found[0]
            elif self._at[seat] == NOWHERE:
                move = self._play_out(state, seat, count)
            else:
                move = self._select(state, seat, count)
            if count > 1:
                self._descend(seat, move * SEATS + seat)
            state.advance(seat, move)
            if count > 1:
                self._hidden[seat] = append(self._hidden[seat], move)
            self._reveal(state)
        self._learn(self._worth(state))

    def _worth(self, state: State) -> list[float]:
        """What a position is worth to each seat: its share of the win, between 0 and 1."""
        if state.owing == 0:
            winners = state.winners()
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(int(self._seats))]
        if self._outlook is not None:
            return shares([self._outlook.standing(self._features(state, seat)) for seat in range(int(self._seats))])
        if self._mind is not None:
            return shares([self._mind.standing(state, seat) for seat in range(self._seats)])
        return shares([_POINT * points for points in state.scores()])

    def _play_out(self, state: State, seat: i64, count: i64) -> i64:
        if self._noise > 0.0 and float(self._rng.below(_ONE)) < self._noise * float(_ONE):
            return state.found[self._rng.below(count)]
        return self._advise(state, int(seat), self._rng)

    def _select(self, state: State, seat: i64, count: i64) -> i64:
        """The move with the best mix of worth and curiosity. (PUCT; unknown moves count a little less than the node.)"""
        tree = self.trees[seat]
        node = self._at[seat]
        moves = state.found[:count]
        advised = tree.advised[node]
        if advised < 0:
            advised = self._advise(state, int(seat), self._rng)
            tree.advised[node] = advised
        if self._mind is not None and len(tree.offers[node]) == 0:
            tree.offers[node] = moves
            tree.looks[node] = self._mind.looks(state, seat, moves, advised)
        offers = tree.offers[node]
        known: i64 = len(offers)
        k: i64 = 0
        visits = tree.visits[node]
        fresh = (tree.total[node] / float(visits) if visits else 0.5) - self._caution
        even = (1.0 - (_SURE if known else self._trust)) / float(count)
        best: i64 = moves[0]
        most = -1e9
        for i in range(count):
            child = tree.find(node, moves[i] * SEATS + seat)
            if known == 0:
                prior = even + self._trust if moves[i] == advised else even
            else:  # in this imagined position other moves may be possible than in the first
                while k < known and offers[k] < moves[i]:
                    k += 1
                prior = _SURE * tree.looks[node][k] + even if k < known and offers[k] == moves[i] else even
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

    def _reveal(self, state: State) -> None:
        """Let the others see what is public now: the latest move, and whatever was secret before."""
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
            mine = worth[seat]
            for i in range(len(path)):
                tree.visits[path[i]] += 1
                tree.total[path[i]] += mine

    def lead(self) -> int:
        """How many more times the move tried most was tried than any other."""
        first = second = 0
        for _, visits, _ in self.tried():
            if visits > first:
                first, second = visits, first
            elif visits > second:
                second = visits
        return first - second

    def expected(self) -> list[float]:
        """The share of the win that each seat had on average, over all simulations."""
        return [tree.total[ROOT] / float(tree.visits[ROOT]) for tree in self.trees]

    def tried(self) -> list[tuple[int, int, float]]:
        """Each move that was tried: the move, how often, and what it was worth on average."""
        tree = self.trees[self._seat]
        count = self._state.ask(self._seat)
        found = []
        for i in range(count):
            child = tree.find(ROOT, self._state.found[i] * SEATS + self._seat)
            if child != NOWHERE and tree.visits[child]:
                found.append((int(self._state.found[i]), int(tree.visits[child]), tree.total[child] / float(tree.visits[child])))
        return found
