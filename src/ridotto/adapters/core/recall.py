"""What each seat of a match has seen and done so far, as digests: the memory behind information states."""

from hashlib import blake2b
from typing import Final, final

from ridotto.engine.state import EVERYBODY, Listener

BYTES: Final = 16


def digest_of(text: bytes) -> bytes:
    """BYTES that stand for a text."""
    return blake2b(text, digest_size=BYTES).digest()


@final
class Recall(Listener):
    """The events that everybody was told, and what each seat was told alone and did itself, as digests.

    What is a seat's own is noted with what everybody had been told by then, so that their order is kept. News stay as
    they are until somebody asks: a search that plays to the end never does.
    """

    def __init__(self, public: bytes, own: list[bytes]) -> None:
        self._public: bytes = public
        self._own: list[bytes] = list(own)
        self._news: list[tuple[int, int, list[int]]] = []

    def hear(self, kind: int, audience: int, args: list[int]) -> None:
        """An event was told."""
        self._news.append((audience, kind, args))

    def note(self, seat: int, move: int) -> None:
        """A seat makes a move; others know of it when an event says so."""
        self._news.append((seat, -1, [move]))

    def take_back(self) -> None:
        """The move that was noted last was not possible."""
        self._news.pop()

    def digests(self) -> tuple[bytes, list[bytes]]:
        """What everybody knows, and what each seat has of its own."""
        for audience, kind, args in self._news:
            entry = f"{kind} {args}".encode()
            if audience == EVERYBODY:
                self._public = digest_of(self._public + entry)
            else:
                self._own[audience] = digest_of(self._own[audience] + self._public + entry)
        self._news = []
        return self._public, self._own

    def digest(self, seat: int) -> bytes:
        """All that a seat has seen and done."""
        public, own = self.digests()
        return public + own[seat]

    def clone(self) -> "Recall":
        """The same again."""
        public, own = self.digests()
        return Recall(public, own)

    def imagined(self, seat: int) -> "Recall":
        """What a seat knows of it: its own past, and of everybody else's only what all have seen."""
        public, own = self.digests()
        return Recall(public, [own[each] if each == seat else bytes(BYTES) for each in range(len(own))])


def blank_recall(seats: int) -> Recall:
    """Nothing has happened yet."""
    return Recall(bytes(BYTES), [bytes(BYTES)] * seats)
