"""What one seat has found out in a search: a tree of what it would have seen happen.

Every node stands for a course of events as this seat sees it: its own moves, and those of others once they are public.
So an answer that others give in secret is in nobody's tree but their own until it is revealed, and nobody answers it.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

NOWHERE: Final[i64] = -1  # beyond the nodes of a tree
ROOT: Final[i64] = 0
_FIRST_SLOTS: Final[i64] = 256
_EMPTY: Final[i64] = -1
_NO_MOVES: Final = vec[i64]()
_NO_LOOKS: Final = vec[float]()


class Tree:
    """The nodes of one seat. Node 0 is the position in which the search began."""

    def __init__(self) -> None:
        self.visits: vec[i64] = vec[i64]()
        self.offered: vec[i64] = vec[i64]()
        """How often a node could have been chosen: in other imagined positions it cannot."""
        self.total: vec[float] = vec[float]()
        """The sum of what the simulations through a node were worth to the seat."""
        self.advised: vec[i64] = vec[i64]()
        """The move that was advised when a node was first decided in, -1 before."""
        self.offers: list[vec[i64]] = []
        """The moves that could be made when a node was first decided in by a mind, ascending; none before."""
        self.looks: list[vec[float]] = []
        """How good each of these looked."""
        self._parent: vec[i64] = vec[i64]()
        self._key: vec[i64] = vec[i64]()
        self._slots: vec[i64] = vec[i64]()
        """A hash table: the node with this parent and this key."""
        for _ in range(_FIRST_SLOTS):
            self._slots = append(self._slots, _EMPTY)
        self._new(NOWHERE, 0)

    def size(self) -> i64:
        """How many nodes there are."""
        return len(self.visits)

    def find(self, parent: i64, key: i64) -> i64:
        """The node that follows on `parent` by this move, NOWHERE if there is none."""
        slot = self._slot(parent, key)
        return self._slots[slot]

    def add(self, parent: i64, key: i64) -> i64:
        """The same, which is made if there is none."""
        slot = self._slot(parent, key)
        if self._slots[slot] != _EMPTY:
            return self._slots[slot]
        node = self._new(parent, key)
        self._slots[slot] = node
        if node * 2 > len(self._slots):
            self._widen()
        return node

    def _new(self, parent: i64, key: i64) -> i64:
        self.visits = append(self.visits, 0)
        self.offered = append(self.offered, 0)
        self.total = append(self.total, 0.0)
        self.advised = append(self.advised, -1)
        self.offers.append(_NO_MOVES)
        self.looks.append(_NO_LOOKS)
        self._parent = append(self._parent, parent)
        self._key = append(self._key, key)
        return len(self.visits) - 1

    def _slot(self, parent: i64, key: i64) -> i64:
        mask: i64 = len(self._slots) - 1
        slot: i64 = ((parent * 0x9E3779B1 + key * 0x85EBCA6B) >> 7) & mask
        while True:
            node = self._slots[slot]
            if node == _EMPTY or (self._parent[node] == parent and self._key[node] == key):
                return slot
            slot = (slot + 1) & mask

    def _widen(self) -> None:
        slots = len(self._slots) * 2
        self._slots = vec[i64]()
        for _ in range(slots):
            self._slots = append(self._slots, _EMPTY)
        for node in range(1, len(self.visits)):
            self._slots[self._slot(self._parent[node], self._key[node])] = node
