"""A view with its words, from which every scene is drawn. A game's own `SceneView` adds what is on its board."""

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, lru_cache, partial
from typing import Any

from ridotto.engine.codec import Codec
from ridotto.engine.words import Words


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
        self.say: Callable[..., str] = partial(_said, words)
        """The sentence with a key and arguments, needed again and again, so it is kept. It must not contain players' names."""
        self.form: Callable[[str, str], str] = partial(_form, words)
        """Another form of a name (`engine/words.py`), by its key and its own name: "am Markt"."""
        self.phrase: Callable[[int], str] = partial(_phrase, words, codec)
        """What a move does, for games whose moves name no player."""

    @cached_property
    def choices(self) -> Choices:
        """The viewer's moves by kind and arguments."""
        return Choices(self.moves.values(), self._codec)

    def tell(self, key: str, **args: Any) -> str:
        """A sentence with players' names, which is not kept."""
        return self.words(key, **args)
