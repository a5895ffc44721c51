"""A view with its words, from which every scene is drawn. A game's own `SceneView` adds what is on its board."""

from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import cached_property, lru_cache, partial
from typing import Any, TypeVar

import orjson

from ridotto.engine.codec import Codec
from ridotto.engine.words import Words

T = TypeVar("T")


@lru_cache(maxsize=4096)
def _said(words: Words, key: str, **args: Any) -> str:
    return words(key, **args)


@lru_cache(maxsize=512)
def _form(words: Words, key: str, name: str) -> str:
    return words.forms(key)[name]


@lru_cache(maxsize=4096)
def _phrase(words: Words, codec: Codec, move: int) -> str:
    return words.move(move, codec)


class Choices:
    """Moves, found by kind and arguments."""

    def __init__(self, moves: Iterable[int], codec: Codec) -> None:
        self._by_kind: dict[str, list[tuple[int, dict[str, int]]]] = {}
        for move in moves:
            self._by_kind.setdefault(codec.kind(move).name, []).append((move, codec.args(move)))

    def each(self, kind: str) -> list[tuple[int, dict[str, int]]]:
        """All moves of a kind, with their arguments as numbers."""
        return self._by_kind.get(kind, [])

    def find(self, kind: str, **args: int) -> int | None:
        """The move of a kind with these arguments, None where it is not possible."""
        return next((move for move, values in self.each(kind) if all(values[name] == value for name, value in args.items())), None)


_Around = tuple[tuple[str, ...], int | None, bool, tuple[int, ...]]
"""Of a view its names, its viewer, whether it is over, and its winners."""


@lru_cache(maxsize=4096)
def _kept(kind: Callable[..., Any], draw: Callable[..., Any], words: Words, around: _Around, board: bytes, *args: Hashable) -> Any:
    names, seat, over, winners = around
    view = {"names": list(names), "seat": seat, "actors": [], "decision": None, "over": over, "winners": list(winners), "moves": []}
    return draw(kind({**view, "board": orjson.loads(board)}, words), *args)


class SceneView:
    """A view, ready to be drawn."""

    def __init__(self, view: Mapping[str, Any], words: Words, codec: Codec) -> None:
        self.words = words
        self.names: list[str] = view["names"]
        self.me: int | None = view["seat"]
        """The viewer; None for a spectator."""
        self.actors: list[int] = view["actors"]
        self.decision: str | None = view["decision"]
        self.over: bool = view["over"]
        self.winners: list[int] = view["winners"]
        self.seats = len(self.names)
        self.moves = {text: codec.number(text) for text in view["moves"]}
        """The viewer's moves by their texts."""
        self._codec = codec
        self._board: Mapping[str, Any] = view["board"]
        self.say: Callable[..., str] = partial(_said, words)
        """The sentence with a key and arguments, needed again and again, so it is kept. It must not contain players' names."""
        self.form: Callable[[str, str], str] = partial(_form, words)
        """Another form of a name (`engine/words.py`), by its key and its own name: "am Markt"."""
        self.phrase: Callable[[int], str] = partial(_phrase, words, codec)
        """What a move does, for games whose moves name no player."""

    @cached_property
    def _around(self) -> _Around:
        return tuple(self.names), None, self.over, tuple(self.winners)

    @cached_property
    def _around_mine(self) -> _Around:
        return tuple(self.names), self.me, self.over, tuple(self.winners)

    @cached_property
    def choices(self) -> Choices:
        """The viewer's moves by kind and arguments."""
        return Choices(self.moves.values(), self._codec)

    def tell(self, key: str, **args: Any) -> str:
        """A sentence with players' names, which is not kept."""
        return self.words(key, **args)

    def kept(self, draw: Callable[..., T], board: Mapping[str, Any], *args: Hashable, mine: bool = False) -> T:
        """What `draw` makes of this part of the board and these arguments, made again only when one of them has changed.

        It is given a view of nothing else, so that it cannot be out of date: no move, nobody to move and, unless it is
        `mine`, no viewer. Viewers and tables share what is kept.
        """
        kind: Callable[..., SceneView] = type(self)
        shown = bytes(memoryview(orjson.dumps(board)))  # a copy: orjson's own bytes hold on to the 4 KB they were written in
        kept: T = _kept(kind, draw, self.words, self._around_mine if mine else self._around, shown, *args)
        return kept

    def only(self, *keys: str) -> dict[str, Any]:
        """The board with these fields alone."""
        return {key: self._board[key] for key in keys}
