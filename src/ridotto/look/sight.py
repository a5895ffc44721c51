"""A view with its words: what every scene is drawn from. A game's own `Sight` adds its board, found by name."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from ridotto.engine.codec import Codec
from ridotto.engine.words import Words


@lru_cache(maxsize=32768)
def _said(words: Words, key: str, **args: Any) -> str:
    return words(key, **args)


@lru_cache(maxsize=8192)
def _phrase(words: Words, codec: Codec, move: int) -> str:
    return words.move(move, codec)


class Sight:
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
        self._codec = codec

    def say(self, key: str, **args: Any) -> str:
        """A sentence that comes again and again: it is put together once. Names of players do not belong in it."""
        return _said(self.words, key, **args)

    def tell(self, key: str, **args: Any) -> str:
        """A sentence with names of players."""
        return self.words(key, **args)

    def phrase(self, move: int) -> str:
        """What a move does, for games whose moves name no player."""
        return _phrase(self.words, self._codec, move)
