"""When the house was away: nobody's time runs while nobody can move.

A restart, a crash, a machine that slept, a system clock that was put forward: each is a pause, kept in the store for all
processes and left out wherever time is counted. While somebody's time runs, the processes write every few seconds that
they are there; what lies between the last such note and the next start is a pause.
"""

import json
from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ridotto.table.service.clock import now, steady
from ridotto.table.service.tokens import new_id
from ridotto.table.store.store import Store

NOTE_EVERY = 15.0  # seconds
SHORTEST = 2.0  # seconds: smaller jumps are how a clock is kept right
MOST_PAUSES = 200
ATTEMPTS = 8  # how often a note is tried if other processes write theirs at the same moment
KEY = "time"


class Pauses:
    """Times at which the house was away, in order and apart from each other."""

    def __init__(self, pauses: Sequence[Sequence[float]] = ()) -> None:
        self.set(pauses)

    def set(self, pauses: Sequence[Sequence[float]]) -> None:
        """Take over other pauses, each with its beginning and its end."""
        self._begins = [begin for begin, _ in pauses]
        self._ends = [end for _, end in pauses]

    def elapsed(self, since: float, until: float) -> float:
        """How many seconds between two moments the house was there."""
        away = 0.0
        for at in range(bisect_right(self._ends, since), len(self._ends)):
            away += max(0.0, min(until, self._ends[at]) - max(since, self._begins[at]))
        return max(0.0, until - since - away)

    def end(self, since: float, seconds: float) -> float:
        """The moment at which the house has been there for so many seconds."""
        until = since + seconds
        for at in range(bisect_right(self._ends, since), len(self._ends)):
            if self._begins[at] >= until:
                break
            until += self._ends[at] - max(since, self._begins[at])
        return until


@dataclass
class _Note:
    """What the store knows."""

    last: float = 0.0
    """When any process was last there."""
    running: dict[str, float] = field(default_factory=dict)
    """When each process was last there that has not said that it stops."""
    pauses: list[list[float]] = field(default_factory=list)

    def away(self, begin: float, end: float) -> None:
        """Add a pause; pauses that touch become one."""
        while self.pauses and self.pauses[-1][1] >= begin:
            earlier = self.pauses.pop()
            begin, end = min(begin, earlier[0]), max(end, earlier[1])
        self.pauses = [*self.pauses, [begin, end]][-MOST_PAUSES:]


class HouseTime:
    """Keeps the pauses."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._name = new_id()
        self._wall, self._steady = now(), steady()
        self.pauses = Pauses()
        self._known: list[list[float]] = []
        self.changed: Callable[[], None] = lambda: None
        """Called when there is a new pause."""

    async def begin(self) -> None:
        """The house opens: since it was last open no time has passed, unless another process was there."""
        await self._update(self._arrive)

    async def note(self) -> None:
        """Write that this process is there: every few seconds while somebody's time runs, and when the clock has jumped."""
        if steady() - self._steady < NOTE_EVERY and self._jump() < SHORTEST:
            return
        if await self._store.call(self._store.clocks_run):
            await self._update(self._stay)
        else:
            self._wall, self._steady = now(), steady()

    async def close(self) -> None:
        """The house closes, as far as this process is concerned."""
        await self._update(self._leave)

    def _jump(self) -> float:
        """By how much the system's clock was put forward since the last note, or how long the machine slept."""
        return (now() - self._wall) - (steady() - self._steady)

    async def _update(self, change: Callable[[_Note], None]) -> None:
        pauses = await self._store.call(self._written, change)
        self._wall, self._steady = now(), steady()
        if pauses != self._known:
            self._known = pauses
            self.pauses.set(pauses)
            self.changed()

    def _written(self, change: Callable[[_Note], None]) -> list[list[float]]:
        """Change what the store knows, and return the pauses; tried again if another process was quicker."""
        for _ in range(ATTEMPTS):
            text = self._store.server_value(KEY, "{}")
            note = _Note(**json.loads(text))
            change(note)
            note.last = now()
            if self._store.replace_server_value(KEY, text, json.dumps(vars(note), separators=(",", ":"))):
                return note.pauses
        return self._known

    def _arrive(self, note: _Note) -> None:
        late = now() - 2 * NOTE_EVERY
        note.running = {name: at for name, at in note.running.items() if at > late and self._store.shared}
        if note.last and note.last < now() and not note.running:
            note.away(note.last, now())
        note.running[self._name] = now()

    def _stay(self, note: _Note) -> None:
        jump = self._jump()
        if jump >= SHORTEST:
            note.away(now() - jump, now())
        note.running[self._name] = now()

    def _leave(self, note: _Note) -> None:
        note.running.pop(self._name, None)
