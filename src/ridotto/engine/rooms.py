"""The rooms of a game's folder: a protocol for each module, naming what it must contain.

`Game` gives access to all of them.
"""
# ruff: noqa: N802 (constants of a module)

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from librt.strings import BytesWriter

from ridotto.engine.codec import Codec, Event, EventTable
from ridotto.engine.edition import Schema
from ridotto.engine.observation import Block
from ridotto.engine.rng import Rng
from ridotto.engine.state import Decision, Listener, State
from ridotto.engine.words import Words


@runtime_checkable
class ComponentsRoom(Protocol):
    """`components.py`."""

    @property
    def SCHEMA(self) -> type[Schema]:
        """The shape of the edition file."""


@runtime_checkable
class MovesRoom(Protocol):
    """`moves.py`."""

    @property
    def CODEC(self) -> Codec:
        """The moves, number <-> text."""


@runtime_checkable
class EventsRoom(Protocol):
    """`events.py`."""

    @property
    def EVENTS(self) -> EventTable:
        """The kinds of event."""


@runtime_checkable
class RulesRoom(Protocol):
    """`rules/`."""

    @property
    def DECISIONS(self) -> Sequence[Decision[Any]]:
        """The kinds of decision, in the order of their numbers."""

    def start(self, components: Any, seats: int, variant: str, rng: Rng, listener: Listener | None, /) -> State:
        """A new position, set up and shuffled; `listener` is told of the setup too."""


@runtime_checkable
class ViewRoom(Protocol):
    """`view.py`."""

    @property
    def VIEW(self) -> type[Any]:
        """The shape of a view, a `TypedDict`."""

    def view(self, state: Any, seat: int, /) -> Any:
        """What a seat sees of a state of this game; -1 is a spectator."""


@runtime_checkable
class CountingViewRoom(ViewRoom, Protocol):
    """`view.py` of a game whose scores only order the seats: people count something else."""

    @property
    def POINTS(self) -> str:
        """The part of `counted` that stands for the points in statistics."""

    def counted(self, state: Any, seat: int, /) -> dict[str, int]:
        """What people count of a seat, part by part."""


@runtime_checkable
class TextRoom(Protocol):
    """`text.py`."""

    def text(self, view: Any, words: Words, names: Sequence[str], /) -> str:
        """A view in words."""


@runtime_checkable
class AdviceRoom(Protocol):
    """`advice.py` or `advice/`. It works on imagined positions, the only ones that bots receive."""

    @property
    def FEATURES(self) -> tuple[str, ...]:
        """The names of the numbers that `features` returns."""

    def features(self, state: Any, seat: int, /) -> list[float]:
        """What a seat can see, in numbers."""

    def advise(self, state: Any, seat: int, rng: Rng, /) -> int:
        """A sensible move for a seat."""


@runtime_checkable
class DetailsRoom(Protocol):
    """`details.py`: what a player would point at to say why a move is good, beside the features. It works on imagined positions."""

    @property
    def DETAILS(self) -> tuple[str, ...]:
        """The names of the numbers that `details` returns, the most telling first."""

    def details(self, state: Any, seat: int, /) -> list[float]:
        """What a seat can see, in numbers."""


@runtime_checkable
class ObservationRoom(Protocol):
    """`observation.py`: what a seat can know, as numbers for learning programs."""

    @property
    def BLOCKS(self) -> tuple[Block, ...]:
        """What the numbers stand for, in order; the same for every seat count and variant."""

    def observe(self, state: Any, seat: int, out: BytesWriter, /) -> None:
        """Append one float32 (little endian) for each number of BLOCKS, from what the seat can know alone."""


class Picture(Protocol):
    """What the engine needs of a scene; `look/scene.py` has the whole class."""

    def svg(self, theme: str = "", box: Sequence[float] = ()) -> str:
        """The board, or the part of it in a box, as a self-contained picture."""

    def table_svg(self, view: Mapping[str, Any], words: Words) -> str:
        """The whole table as a self-contained picture: who plays, the board, and the viewer's own things."""


@runtime_checkable
class SceneRoom(Protocol):
    """`scene.py` or `scene/`."""

    def draw(self, view: Mapping[str, Any], words: Words, news: Sequence[Event] = (), /) -> Picture:
        """The picture of a view from `Match.view`; `news` are the events since the viewer last moved."""
