"""Matches that step together: moves in, observations, masks, rewards and who acts out, all as bytes."""

from collections.abc import Callable
from typing import final

from librt.strings import BytesWriter, read_i32_le, write_f32_le, write_i32_le
from librt.vecs import vec
from mypy_extensions import i32, i64

from ridotto.engine.cells import zeros
from ridotto.engine.playout import first_actor
from ridotto.engine.rng import Rng
from ridotto.engine.state import State

Observe = Callable[[State, int, BytesWriter], None]
Choose = Callable[[State, int, Rng], int]


def look(observe: Observe, state: State, seat: int) -> bytes:
    """The observation of a seat."""
    out = BytesWriter()
    observe(state, seat, out)
    return out.getvalue()


def mark(state: State, seat: i64, blank: bytes) -> bytes:
    """A byte for each move of the game, as many as `blank` has: 1 if the seat may make it now."""
    out = BytesWriter()
    put_mask(out, state, seat, blank)
    return out.getvalue()


def put_mask(out: BytesWriter, state: State, seat: i64, blank: bytes) -> None:
    """The same, appended."""
    at: i64 = len(out)
    out.write(blank)
    n = state.ask(seat)
    found = state.found
    for i in range(n):
        out[at + found[i]] = 1


@final
class Batch:
    """Matches number `first` to `first + count - 1` of a vectorised environment; each that ends is followed by another.

    `start` begins a match from a seed's text and `settle` gives every seat's reward at the end. With `others`, a bot's
    method, that bot plays all seats but one: seat n in match n, counted around the table. After `reset` and after every
    `step` the writers hold, match by match, what there is to know.
    """

    def __init__(
        self,
        start: Callable[[str], State],
        observe: Observe,
        settle: Callable[[State], list[float]],
        first: int,
        count: int,
        moves: int,
        limit: int,
        others: Choose | None,
    ) -> None:
        self.start: Callable[[str], State] = start
        self.observe: Observe = observe
        self.settle: Callable[[State], list[float]] = settle
        self.first: int = first
        self.count: i64 = count
        self.limit: i64 = limit
        """A match is cut off after this many decisions; 0: never."""
        self.others: Choose | None = others
        self.chances: list[Rng] = []
        """For each match: chance for the others."""
        self.blank: bytes = bytes(moves)
        self.seed: str = ""
        self.states: list[State] = []
        self.made: vec[i64] = zeros(count)
        """Decisions made in each match."""
        self.begun: vec[i64] = zeros(count)
        """How many matches each place has begun since the reset."""
        self.observations: BytesWriter = BytesWriter()
        """A float32 for each number of an observation."""
        self.masks: BytesWriter = BytesWriter()
        """A byte for each move of the game."""
        self.actors: BytesWriter = BytesWriter()
        """An int32: the seat that acts."""
        self.rewards: BytesWriter = BytesWriter()
        """A float32 for each seat."""
        self.terminated: BytesWriter = BytesWriter()
        """A byte: whether the step has ended a match."""
        self.truncated: BytesWriter = BytesWriter()
        """A byte: whether the step has reached the limit."""

    def reset(self, seed: str) -> None:
        """Begin all matches anew."""
        self.seed = seed
        self.clear()
        self.states = []
        self.chances = [Rng.from_seed("") for _ in range(self.count)]
        for i in range(self.count):
            self.begun[i] = 0
            self.states.append(self.next_match(i))
            self.put_flags(False, False)
            for _ in range(self.states[i].seats):
                write_f32_le(self.rewards, 0.0)
            self.put_position(self.states[i])

    def step(self, moves: bytes) -> None:
        """Make a move in each match, given as int32; they are known to be legal."""
        self.clear()
        for i in range(self.count):
            state = self.states[i]
            state.advance(first_actor(state), i64(read_i32_le(moves, 4 * i)))
            self.made[i] += 1
            self.let_others(i, state)
            over = state.owing == 0
            cut_off = not over and self.limit > 0 and self.made[i] >= self.limit
            self.put_flags(over, cut_off)
            if over:
                for reward in self.settle(state):
                    write_f32_le(self.rewards, reward)
            else:
                for _ in range(state.seats):
                    write_f32_le(self.rewards, 0.0)
            if over or cut_off:
                state = self.next_match(i)
                self.states[i] = state
            self.put_position(state)

    def next_match(self, i: i64) -> State:
        """The next match in a place; its seed follows from the reset's, the place and how many there were before."""
        while True:
            seed = match_seed(self.seed, self.first + int(i), int(self.begun[i]))
            state = self.start(seed)
            self.begun[i] += 1
            self.made[i] = 0
            if self.others is not None:
                self.chances[i] = Rng.from_seed(f"{seed}/others")
                self.let_others(i, state)
            if state.owing:  # a match may end before the one seat is ever asked
                return state

    def let_others(self, i: i64, state: State) -> None:
        """Let the others play until the one seat alone is asked. Those who choose at the same time do so before it: nobody sees it."""
        others = self.others
        if others is None:
            return
        own: i64 = (self.first + i) % state.seats
        while True:
            seat: i64 = 0
            while seat < state.seats and (seat == own or not (state.owing >> seat) & 1):
                seat += 1
            if seat == state.seats:
                return
            chance = self.chances[i]
            state.apply(int(seat), others(state.imagine(seat, chance.fork()), int(seat), chance))

    def put_position(self, state: State) -> None:
        """Who acts, what it may do and what it knows."""
        seat = first_actor(state)
        write_i32_le(self.actors, i32(seat))
        put_mask(self.masks, state, seat, self.blank)
        self.observe(state, int(seat), self.observations)

    def put_flags(self, over: bool, cut_off: bool) -> None:
        """How the step ended."""
        self.terminated.append(1 if over else 0)
        self.truncated.append(1 if cut_off else 0)

    def clear(self) -> None:
        """Empty the writers."""
        self.observations.truncate(0)
        self.masks.truncate(0)
        self.actors.truncate(0)
        self.rewards.truncate(0)
        self.terminated.truncate(0)
        self.truncated.truncate(0)


def match_seed(seed: str, place: int, number: int) -> str:
    """The seed of a match: `Match.new` plays the same one with it."""
    return f"{seed}/{place}/{number}"
