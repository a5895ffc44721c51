"""How the arrays of a vectorised environment lie in one piece of memory, which processes can share."""

from dataclasses import dataclass

from ridotto.adapters.core import Batch

FLOAT = 4  # bytes of a float32, and of an int32
RESET, STEP = "reset", "step"


@dataclass(frozen=True)
class Layout:
    """How many matches there are, and how long the rows of a match are."""

    envs: int
    numbers: int
    """In an observation."""
    moves: int
    seats: int

    def parts(self) -> dict[str, tuple[int, int]]:
        """Where each array begins, and how many bytes a match has in it; those of four-byte numbers come first."""
        rows = {
            "observations": FLOAT * self.numbers,
            "rewards": FLOAT * self.seats,
            "actors": FLOAT,
            "actions": FLOAT,
            "masks": self.moves,
            "terminated": 1,
            "truncated": 1,
        }
        found, at = {}, 0
        for name, row in rows.items():
            found[name] = (at, row)
            at += self.envs * row
        return found

    @property
    def size(self) -> int:
        """All bytes."""
        return sum(self.envs * row for _, row in self.parts().values())


class Share:
    """The matches of one process: their batch, and their rows in the memory."""

    def __init__(self, layout: Layout, memory: memoryview, batch: Batch) -> None:
        self._batch = batch
        self._rows = {
            name: memory[at + int(batch.first) * row : at + (int(batch.first) + int(batch.count)) * row] for name, (at, row) in layout.parts().items()
        }

    def do(self, what: str, seed: str) -> None:
        """RESET: begin all matches anew. STEP: make the moves that stand in the memory."""
        rows, batch = self._rows, self._batch
        if what == RESET:
            batch.reset(seed)
        else:
            batch.step(bytes(rows["actions"]))
        rows["observations"][:] = batch.observations.getvalue()
        rows["rewards"][:] = batch.rewards.getvalue()
        rows["actors"][:] = batch.actors.getvalue()
        rows["masks"][:] = batch.masks.getvalue()
        rows["terminated"][:] = batch.terminated.getvalue()
        rows["truncated"][:] = batch.truncated.getvalue()
