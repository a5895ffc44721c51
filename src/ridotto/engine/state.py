"""The state contract: what every game promises, and what the table and the bots rely on.

A state is one position of one match: mutable, flat and cheap to copy. `apply` is the only way to change it.
Seats are numbered from 0. Moves are small whole numbers; a game's `moves.py` turns them into text and back.

A game fulfils the contract by subclassing `State` and writing the methods marked "game". The rest is done here.
Rules call `self.tell(...)` to narrate, `self.seal()` when something has happened that cannot be taken back, and keep
`owing`, `secret` and `veiled` up to date; that is all the engine asks of them beyond the rules themselves.
"""

from typing import Any, Final, Generic, Self, TypeVar, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ridotto.engine.bits import members
from ridotto.engine.cells import cells, listed, zeros
from ridotto.engine.errors import IllegalMove
from ridotto.engine.rng import Rng

EVERYBODY: Final = -1
"""The audience of a public event."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Is told what happens in a state."""

    def hear(self, kind: int, audience: int, args: list[int]) -> None:
        """`kind` is the number of the event in the game's event table; `audience` a seat, or EVERYBODY."""
        raise NotImplementedError  # subclasses say what to do with it


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of one match. See the module's docstring."""

    def __init__(self, seats: i64, rng: Rng) -> None:
        """An empty position: `begin` lays out a new match in it, `take_over` the fields of another position."""
        nothing = vec[i64]()
        self.seats: i64 = seats
        """How many seats the match has."""
        self.rng: Rng = rng
        """The match's own random generator. Never the one that redraws a copy."""
        self.listener: Listener | None = None
        """Receives what is told with `tell`; copies start without one."""
        self.found: vec[i64] = nothing
        """Scratch: the moves that were offered last; grows as needed."""
        self.count: i64 = 0
        """Scratch: how many of `found` are valid."""
        self.asked: i64 = -1
        """Scratch: the seat that `found` belongs to; -1 when the position has changed since."""
        self.memo: object = None
        """Scratch: what a game's `imagine` has worked out for this position; None once the position changes."""
        self.variant: str = ""
        """For `lay_out` and `set_up`: the variant given to `begin`.

        Copies do not have it; fields hold what follows from it.
        """
        self.owing: i64 = 0
        """Bit s is set while seat s owes a decision. 0: the match is over."""
        self.seals: i64 = 0
        """How often something happened that cannot be taken back (a reveal, a draw, the end of a chain)."""
        self.secret: vec[i64] = nothing
        """For each seat: how many of its latest moves nobody else may know of yet."""
        self.veiled: vec[i64] = nothing
        """For each seat: how many of its latest moves of a veiled kind lie face down, including those still secret:
        others know, or will know, that they were made, but not what they are."""

    def begin(self, listener: Listener | None = None, variant: str = "") -> None:
        """Lay out a new match; `listener` is told of it."""
        self.listener = listener
        self.variant = variant
        self.secret = zeros(self.seats)
        self.veiled = zeros(self.seats)
        self.lay_out()
        self.set_up()

    # ---- the contract ----

    def actors(self) -> list[int]:
        """The seats that owe a decision now, ascending. Several: simultaneous. None: the match is over."""
        return members(self.owing)

    def over(self) -> bool:
        """Whether the match has ended."""
        return self.owing == 0

    def legal(self, seat: int) -> list[int]:
        """The moves this seat may make now, ascending; never empty for an actor, empty for anybody else."""
        n = self.ask(seat)
        found = self.found
        return [int(found[i]) for i in range(n)]

    def apply(self, seat: int, move: int) -> None:
        """Make a move. An illegal one raises IllegalMove and leaves the state untouched."""
        n = self.ask(seat)
        found = self.found
        for i in range(n):
            if found[i] == move:
                self.advance(seat, move)
                return
        if n == 0:
            raise IllegalMove(f"seat {seat} owes no decision now")
        raise IllegalMove(f"move {move} is not among the {n} moves that seat {seat} may make now")

    def ask(self, seat: i64) -> i64:
        """How many moves this seat has; they are in `found[:n]`.

        The answer is remembered until the position changes.
        """
        if seat < 0 or seat >= self.seats:
            return 0
        if self.asked != seat:
            if not (self.owing >> seat) & 1:
                return 0
            self.count = self.options(seat)
            self.asked = seat
        return self.count

    def advance(self, seat: i64, move: i64) -> None:
        """Make a move that is known to be legal: for loops that took it from `ask`."""
        self.asked = -1
        self.memo = None
        self.step(seat, move)

    def options(self, seat: i64) -> i64:
        """Write the moves of an actor into `found`, ascending, and return how many there are."""
        self.count = 0
        self.owed(seat).offer(self, seat)
        return self.count

    def step(self, seat: i64, move: i64) -> None:
        """Carry out a legal move and everything that follows from it until somebody owes a decision."""
        self.owed(seat).choose(self, seat, move)
        self.proceed()

    def decision(self, seat: i64) -> i64:
        """The number of the decision that this actor owes, among the game's DECISIONS."""
        return self.owed(seat).number

    def clone(self) -> Self:
        """A copy; the two share nothing that either can change. It has no listener."""
        copy = self.fresh(self.rng.clone())
        copy.take_over(self)
        return copy

    def imagine(self, seat: i64, rng: Rng) -> Self:
        """A copy in which everything this seat cannot know is redrawn, consistently with all it has seen.

        `seat` -1 is a spectator. `rng` drives the redrawing and, forked, becomes the copy's own generator.
        """
        copy = self.fresh(rng.fork())
        copy.take_over(self)
        copy.redraw(seat, rng)
        return copy

    # ---- written by each game ----

    def fresh(self, rng: Rng) -> Self:
        """game: an empty position with the same components and seats."""
        raise NotImplementedError

    def lay_out(self) -> None:
        """game: declare every field with the value it has before anything is set up.

        A field is a number (`i64`) or a row of them (`vec[i64]`, or `FixedRow` for one that is not changed in place
        after the setup), declared once: copies, fingerprints and parcels follow from the declaration, in its order. What only some
        matches have is declared in `lay_out_PART` beside a method `has_PART`: in a match without it copies share its rows.
        """
        raise NotImplementedError

    def set_up(self) -> None:
        """game: set up and shuffle, until somebody owes a decision."""
        raise NotImplementedError

    def owed(self, seat: i64) -> "Decision[Any]":
        """game: the decision that this actor owes."""
        raise NotImplementedError

    def proceed(self) -> None:
        """game: continue after a choice until somebody owes a decision; empty where `choose` says what follows."""

    def redraw(self, seat: i64, rng: Rng) -> None:
        """game: redraw, in this copy, everything `seat` (-1: a spectator) cannot know, from what it knows and `rng`."""
        raise NotImplementedError

    def simultaneous(self) -> bool:
        """game: whether the decisions owed now belong to a stage whose answers stay hidden until all are in.

        Stays true until the last answer is in, even if only one seat is missing.
        """
        return False

    def scores(self) -> list[int]:
        """game: the current points; final when the match is over."""
        raise NotImplementedError

    def breakdown(self, seat: int) -> dict[str, int]:
        """game: what the points of a seat are made of, part by part; the parts are named in words/."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """game: the seats that have won, several when they share it; empty while the match is on."""
        raise NotImplementedError

    def faults(self) -> list[str]:
        """game: what is wrong with this position (a lost coin, a doubled card), as sentences; empty when sound."""
        raise NotImplementedError

    # ---- fields: these follow from what `lay_out` declares; for compiled classes engine/fields.py generates them ----

    def take_over(self, origin: "State") -> None:
        """Become a copy of another position, except for its generator and its listener."""
        self.owing = origin.owing
        self.seals = origin.seals
        self.secret = origin.secret[:]
        self.veiled = origin.veiled[:]
        self.copy_fields(origin)

    def write(self, parcel: dict[str, Any]) -> None:
        """Put the position and its generator into a parcel, as plain numbers by name."""
        parcel["rng"] = self.rng.numbers()
        parcel["owing"] = int(self.owing)
        parcel["seals"] = int(self.seals)
        parcel["secret"] = listed(self.secret)
        parcel["veiled"] = listed(self.veiled)
        self.write_fields(parcel)

    def read(self, parcel: dict[str, Any]) -> None:
        """Become the position in a parcel. (Done here because rows of a compiled class that are set outside leak.)"""
        self.rng = Rng.from_numbers(parcel["rng"])
        self.owing = cast(int, parcel["owing"])
        self.seals = cast(int, parcel["seals"])
        self.secret = cells(parcel["secret"])
        self.veiled = cells(parcel["veiled"])
        self.read_fields(parcel)
        self.asked = -1  # the moves in `found` are not those of this position
        self.memo = None

    def copy_fields(self, origin: "State") -> None:
        """Copy every declared field."""
        own, others = vars(self), vars(origin)
        for name in field_names(origin):
            value = others[name]
            own[name] = value if type(value) is int else value[:]

    def imprint(self, mark: "Fingerprint") -> None:
        """Put every declared field into a fingerprint."""
        for _, value in declared(self):
            if isinstance(value, int):
                mark.put(value)
            else:
                mark.row(value)

    def write_fields(self, parcel: dict[str, Any]) -> None:
        """Put every declared field into a parcel, by name."""
        for name, value in declared(self):
            parcel[name] = value if isinstance(value, int) else listed(value)

    def read_fields(self, parcel: dict[str, Any]) -> None:
        """Take every declared field out of a parcel."""
        for name, value in declared(self):
            setattr(self, name, parcel[name] if isinstance(value, int) else cells(parcel[name]))

    # ---- for the rules ----

    def tell(self, kind: i64, a: i64 = -1, b: i64 = -1, c: i64 = -1, d: i64 = -1, e: i64 = -1, f: i64 = -1) -> None:
        """Narrate a public event. Without a listener this costs one comparison."""
        if self.listener is not None:
            self._tell(kind, [int(a), int(b), int(c), int(d), int(e), int(f)])

    def _tell(self, kind: i64, args: list[int]) -> None:
        if self.listener is not None:
            self.listener.hear(int(kind), EVERYBODY, args)

    def tell_row(self, kind: i64, audience: i64, a: i64, row: vec[i64], first: i64, last: i64) -> None:
        """Narrate an event whose last argument is the values row[first:last], to everybody or to one seat."""
        if self.listener is not None:
            args = [int(a)]
            for i in range(first, last):
                args.append(int(row[i]))
            self.listener.hear(int(kind), int(audience), args)

    def seal(self) -> None:
        """Something was revealed, drawn or finished: earlier moves cannot be taken back and are no longer secret.

        Veiled moves stay face down.
        """
        self.seals += 1
        for s in range(self.seats):
            self.secret[s] = 0

    def add(self, move: i64) -> None:
        """For `offer`: one more move that the seat may make."""
        at = self.count
        found = self.found
        if at < len(found):
            found[at] = move
        else:
            self.found = append(found, move)
        self.count = at + 1

    def digest(self) -> int:
        """A 64-bit fingerprint of everything, including the generator; the same in both builds."""
        mark = Fingerprint()
        mark.put(self.seats)
        mark.put(self.owing)
        mark.put(self.seals)
        mark.row(self.secret)
        mark.row(self.veiled)
        mark.row(self.rng.key)
        mark.put(self.rng.counter)
        mark.put(self.rng.at)
        self.imprint(mark)
        return mark.value()


class Fingerprint:
    """Two 32-bit lanes of multiply-and-fold, so that both builds compute the same."""

    def __init__(self) -> None:
        self.left: i64 = 0x811C9DC5
        self.right: i64 = 0x2545F491

    def put(self, x: i64) -> None:
        """Add one number."""
        low: i64 = x & 0xFFFFFFFF
        left: i64 = ((self.left ^ low) * 0x01000193) & 0xFFFFFFFF
        right: i64 = ((self.right ^ low) * 0x5BD1E995) & 0xFFFFFFFF
        self.left = left ^ (left >> 15)
        self.right = right ^ (right >> 13)

    def row(self, row: vec[i64]) -> None:
        """Add a row, its length included."""
        self.put(len(row))
        for i in range(len(row)):
            self.put(row[i])

    def value(self) -> int:
        """The fingerprint."""
        return (int(self.left) << 32) | int(self.right)


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S]):
    """One kind of decision: what is offered, what choosing does, which rule it comes from, and its name."""

    def __init__(self, number: int, name: str, rule: str) -> None:
        self.number: i64 = number
        """Its place in the game's list DECISIONS."""
        self.name: str = name
        """Message `decision-NAME` in words/ asks for it."""
        self.rule: str = rule
        """The paragraph of the rules that governs it."""

    def offer(self, state: S, seat: i64) -> None:
        """game: `add` every move that the seat may make, ascending."""
        raise NotImplementedError

    def choose(self, state: S, seat: i64, move: i64) -> None:
        """game: carry out one of them, and say what the seat owes next."""
        raise NotImplementedError


def declared(state: State) -> list[tuple[str, Any]]:
    """The fields that an interpreted game has declared, with their values, in order of declaration."""
    values = vars(state)
    return [(name, values[name]) for name in field_names(state)]


def field_names(state: State) -> list[str]:
    """The names of these fields: every attribute that a fresh position lacks."""
    names = _FIELDS.get(type(state))
    if not names:
        constructed = vars(state.fresh(state.rng))
        names = _FIELDS[type(state)] = [name for name in vars(state) if name not in constructed]
    return names


_FIELDS: Final[dict[type, list[str]]] = {}
"""For each interpreted class: the fields that its positions declare."""
