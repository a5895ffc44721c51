"""What a scene is drawn from: a view with its words, its moves, and what has happened since the viewer last moved."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ridotto.engine.codec import Event
from ridotto.engine.words import Words
from ridotto.games.palazzo.moves import CARD_TEXTS, CODEC, FACE_TEXTS
from ridotto.games.palazzo.shape import HopeView, PalazzoView
from ridotto.look import scene_view

FACE_NUMBERS = {face: number for number, face in enumerate(FACE_TEXTS)}
CARD_NUMBERS = {card: number for number, card in enumerate(CARD_TEXTS)}
WAREHOUSE = -1
"""An origin of tiles; the others are the numbers of the quarries."""


def floor_of(face: str) -> int:
    """The floor of a tile, 1 to 5."""
    return int(face[-3])


@dataclass
class Changes:
    """What is new on the table since the viewer last moved."""

    arrived: set[str] = field(default_factory=set)
    """Tiles turned up."""
    built: dict[str, int | None] = field(default_factory=dict)
    """Tiles built or rebuilt, with the quarry or the warehouse they came from."""
    laid: dict[int, list[str]] = field(default_factory=dict)
    """The latest lay of each seat in the auction under way."""
    riders: int = 0
    builder: bool = False


def changes(news: Sequence[Event], builder: int) -> Changes:
    """The changes that the events report; `builder` is where he is now."""
    found = Changes()
    origin: int | None = None  # where the tiles being built come from, as far as the events say
    # unless the events say otherwise, he has not moved
    quarry: int | None = None if any(event.kind == "builder" for event in news) else builder
    for event in news:
        args: dict[str, Any] = event.args
        if event.kind in ("to-warehouse", "to-quarry"):
            found.arrived.add(FACE_TEXTS[args["tile"]])
        elif event.kind == "rider":
            found.riders += 1
        elif event.kind == "builder":
            found.builder, quarry = True, args["quarry"]
        elif event.kind in ("buy-one", "buy-two"):
            origin = WAREHOUSE
        elif event.kind in ("built-on", "built-new"):
            found.built[FACE_TEXTS[args["tile"]]] = origin
        elif event.kind in ("inserted", "taken-out"):
            found.built[FACE_TEXTS[args["tile"]]] = None
        elif event.kind == "bid":
            found.laid[args["seat"]] = [CARD_TEXTS[card] for card in args["cards"]]
        elif event.kind == "pick":
            origin = quarry
        elif event.kind in ("auction", "won", "won-with-opening"):
            origin = quarry
            found.laid.clear()
    return found


class SceneView(scene_view.SceneView):
    """A view, and everything needed to draw it."""

    def __init__(self, view: Mapping[str, Any], words: Words, news: Sequence[Event] = ()) -> None:
        super().__init__(view, words, CODEC)
        self.board: PalazzoView = view["board"]
        self.changes = changes(news, self.board["builder"]) if news else Changes()
        self.arrivals: list[str] = []
        """The marks of tiles new in palazzi, which are drawn over all streets."""
        self._drawn: dict[str, int] = {}
        named = self._named = self.say
        self.say = lambda key, **args: named(f"scene-{key}", **args)

    def hope(self, seat: int) -> HopeView | None:
        """The best that the lot can bring a seat."""
        auction = self.board["auction"]
        return auction["bids"][seat]["hope"] if auction is not None else None

    @property
    def vain(self) -> bool:
        """Whether the lot would not raise the viewer's points."""
        return self.board["auction"] is not None and self.me is not None and self.hope(self.me) is None

    def face(self, face: str) -> str:
        """The name of a tile, for people."""
        return self._named(f"face-{face}")

    def card(self, card: str) -> str:
        """The name of a money card, for people."""
        return self._named(f"card-{card}")

    def tiles(self, faces: Sequence[str]) -> str:
        """The names of several tiles, for people."""
        return self.words.listing([self.face(face) for face in faces])

    def find(self, kind: str, face: str = "", **args: int) -> int | None:
        """A move by its kind and its tile."""
        return self.choices.find(kind, tile=FACE_NUMBERS[face], **args) if face else self.choices.find(kind, **args)

    def name_tile(self, face: str) -> str:
        """The name of a tile's piece. The second of two equal tiles has a different one."""
        count = self._drawn[face] = self._drawn.get(face, 0) + 1
        return f"tile-{face}" if count == 1 else f"tile-{face}-{count}"

    def count_tiles(self, faces: Iterable[str]) -> tuple[tuple[str, int], ...]:
        """Count tiles that are drawn by another view, which begins with what is returned: how many there were of each."""
        before = tuple([(face, self._drawn.get(face, 0)) for face in faces])
        for face, _ in before:
            self._drawn[face] = self._drawn.get(face, 0) + 1
        return before

    def begin_with(self, drawn: Iterable[tuple[str, int]]) -> None:
        """Draw as if so many tiles of these faces had been drawn before."""
        for face, count in drawn:
            self._drawn[face] = count

    @property
    def lot(self) -> bool:
        """Whether the tiles where the builder stands are being auctioned or taken in turn."""
        return self.board["auction"] is not None or self.board["draft"] is not None

    @property
    def next_quarry(self) -> int | None:
        """Where the builder goes for an auction; None if no other quarry has tiles, and while nobody can call one."""
        call = self.board["call"]
        return call["quarry"] if call is not None else None

    @property
    def next_by_turns(self) -> bool:
        """Whether everybody would take a tile there, without an auction."""
        call = self.board["call"]
        return call is not None and call["by_turns"]

    @property
    def fresh(self) -> list[str]:
        """The faces that the viewer is to build, the lowest floor first."""
        fresh = self.board["fresh"]
        return list(dict.fromkeys(fresh["tiles"])) if fresh is not None and self.decision == "build" else []
