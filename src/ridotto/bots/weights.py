"""What `sage` learned of a game: the weights of its network, and how to search with it. Kept as data in the game's folder.

The file has the format of safetensors: its header says where each row of numbers lies and, as `__metadata__`, what the
network was made for and by which run. `ridotto learn` makes it.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from struct import Struct
from typing import Any

from ridotto.bots.knowledge import Settings, fitted, knowledge
from ridotto.bots.search import SEATED, Layer, Mind
from ridotto.engine.errors import SetupError
from ridotto.engine.game import Game
from ridotto.engine.observation import length

FILE = "sage.safetensors"
LAYERS = ("first", "second", "worth", "moves")
ADVISED = "advised"
MOST_BYTES = 3_000_000
"""No file may be larger."""
_HALF = Struct("<e").size
_LENGTH = Struct("<Q")


@dataclass(frozen=True)
class Learned:
    """What was learned of a game."""

    mind: Mind
    settings: Settings
    run: Mapping[str, Any]
    """The run that made it, in words and figures."""


def layout(game: Game) -> str:
    """What a network of a game is made for, as a short text: it changes with its observations, features, moves, decisions and fitted values."""
    labels = [label for block in game.observation.BLOCKS for label in block.labels()]
    decisions = [decision.name for decision in game.decisions]
    parts = json.dumps([labels, list(game.advice.FEATURES), game.codec.size, decisions, fitted(game)])
    return blake2b(parts.encode(), digest_size=8).hexdigest()


def counted(game: Game) -> int:
    """How many numbers a quick network of this game is shown: the features, and how many seats there are."""
    return len(game.advice.FEATURES) + SEATED


def observed(game: Game) -> int:
    """How many more any other is shown: what a seat can know."""
    return length(game.observation.BLOCKS)


@lru_cache(maxsize=16)
def learned(game: Game) -> Learned | None:
    """What the game's folder holds; None if nothing was learned yet."""
    file = files(game.package).joinpath(FILE)
    return understood(game, file.read_bytes(), f"{game.package}/{FILE}") if file.is_file() else None


@lru_cache(maxsize=16)
def learned_from(game: Game, file: Path) -> Learned:
    """What a file holds; SetupError if that is nothing for this game."""
    try:
        return understood(game, file.read_bytes(), str(file))
    except OSError as error:
        raise SetupError(f"{file}: cannot be read: {error.strerror}") from None


def understood(game: Game, data: bytes, name: str) -> Learned:
    """What the bytes of such a file say; SetupError if they were made for something else."""
    try:
        rows, about = unpacked(data)
        if about["layout"] != layout(game):
            again = f"`ridotto learn {game.slug}` makes it again"
            raise SetupError(f"{name} was made for other observations or another fitted value than {game.title} has now; {again}")
        layers = [Layer(rows[f"{layer}.weights"], rows[f"{layer}.offset"]) for layer in LAYERS]
        outlooks = [knowledge(game, seats).outlook for seats in range(max(game.seats) + 1)]
        quick = layers[0].inputs == counted(game)
        mind = Mind(None if quick else game.observation.observe, game.advice.features, outlooks, layers[0], layers[1], layers[2], layers[3], rows[ADVISED])
        return Learned(mind, Settings(**json.loads(about["settings"])), json.loads(about["run"]))
    except (ValueError, KeyError, TypeError) as error:
        raise SetupError(f"{name} holds no network: {error}") from None


def packed(rows: Mapping[str, Sequence[float]], about: Mapping[str, str]) -> bytes:
    """A file of these rows of numbers, each kept in two bytes."""
    header: dict[str, Any] = {"__metadata__": dict(about)}
    body = b""
    for name, row in rows.items():
        header[name] = {"dtype": "F16", "shape": [len(row)], "data_offsets": [len(body), len(body) + _HALF * len(row)]}
        body += Struct(f"<{len(row)}e").pack(*row)
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 8)
    return _LENGTH.pack(len(text)) + text + body


def unpacked(data: bytes) -> tuple[dict[str, list[float]], dict[str, str]]:
    """The rows of a file, and what it says about itself; ValueError if it is none."""
    if not _LENGTH.size <= len(data) <= MOST_BYTES:
        raise ValueError(f"it has {len(data)} bytes")
    begin = _LENGTH.size + _LENGTH.unpack_from(data)[0]
    header = json.loads(data[_LENGTH.size : begin])
    about = header.pop("__metadata__")
    body, rows = memoryview(data)[begin:], {}
    for name, row in header.items():
        first, last = row["data_offsets"]
        if row["dtype"] != "F16" or not 0 <= first <= last <= len(body):
            raise ValueError(f"its row {name!r} cannot be read")
        rows[name] = list(Struct(f"<{(last - first) // _HALF}e").unpack(body[first:last]))
    return rows, about
