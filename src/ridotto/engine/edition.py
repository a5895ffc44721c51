"""Editions: the component data of a game, with the source of every table.

An edition is a TOML file. Each table says `source = "rulebook" | "derived" | "house"` and `why`. A game describes the
shape of its file with a `Schema` (pydantic) in its `components.py`; errors name the file, the table and the key.
"""

import hashlib
import inspect
import json
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError
from pydantic_core import PydanticCustomError

from ridotto.engine.cells import cells
from ridotto.engine.errors import EditionError
from ridotto.engine.files import read_text

P = TypeVar("P")
Source = Literal["rulebook", "derived", "house"]
DEEPEST = 20  # levels of nested tables and lists
LONGEST_NUMBER = 63  # bits
SOURCES: tuple[Source, ...] = ("rulebook", "derived", "house")


def between(place: str, value: int, least: int, most: int) -> Iterator[tuple[str, str]]:
    """For `disagreements`: a number whose bounds depend on other numbers."""
    if not least <= value <= most:
        yield place, f"it can be {least} to {most}, it says {value}"


def known_to_moves(names: Sequence[str]) -> str:
    """For `disagreements`: the sentence about a list whose names and order cannot be changed."""
    return f"the notation of moves knows exactly these, in this order: {', '.join(names)}"


def for_each_seat_count(place: str, found: Sequence[int], wanted: Sequence[int]) -> Iterator[tuple[str, str]]:
    """For `disagreements`: the seat counts that must have a table each."""
    if list(found) != list(wanted):
        yield place, f"there is one table for each number of seats, {wanted[0]} to {wanted[-1]}"


def within(least: int, most: int) -> AfterValidator:
    """For a number with fixed bounds: `houses: Annotated[int, within(1, 60)]`."""

    def check(value: int) -> int:
        for _, sentence in between("", value, least, most):
            raise PydanticCustomError("within", "{sentence}", {"sentence": sentence})
        return value

    return AfterValidator(check)


Amount = Annotated[int, within(0, 99)]
"""A number of coins, points or pieces."""
AtLeastOne = Annotated[int, within(1, 99)]
"""The same where there must be one."""


class Part(BaseModel):
    """A part of an edition file: strict, without unknown keys."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Table(Part):
    """One table of an edition file, with its source."""

    source: Source
    """Where its numbers come from: the rulebook, something that follows from it, or us (`house`)."""
    why: str = Field(min_length=1)
    """A sentence on that, for whoever wonders."""


class EditionTable(Table):
    """The `[edition]` table that every file begins with: `game` is the slug, `name` the edition's own.

    `title`, `author`, `publisher` and `year` are those of the printed game.
    """

    game: str
    name: str = Field(pattern=r"^[a-z0-9][a-z0-9 ._-]*$", max_length=60)  # it is part of a record's headers
    title: str
    author: str
    publisher: str
    year: int


class Schema(Part):
    """The shape of a game's edition file. Subclasses add a field for each table and the counts that must agree."""

    edition: EditionTable
    """The table that all games have."""

    def disagreements(self) -> Iterator[tuple[str, str]]:
        """What does not add up: pairs of the place, as `table.key`, and a sentence."""
        yield from ()

    def components(self) -> Any:
        """The same numbers in the form the game's rules work with."""
        raise NotImplementedError


@dataclass(frozen=True)
class Edition:
    """A checked edition of a `game` (its slug), with its own `name`."""

    game: str
    name: str
    tables: dict[str, Any]
    """The file as it was read."""
    data: Schema
    """The same, typed."""
    components: Any
    """The same, in the form the rules work with."""
    digest: str
    """SHA-256 of the data; `source` and `why` do not count."""
    provenance: dict[str, int]
    """How many tables come from the rulebook, are derived from it, or are our own (`house`)."""


def parse_edition(text: str, schema: type[Schema], game: str, name: str) -> Edition:
    """Read and check an edition; messages call it `name`."""
    return check_edition(read_tables(text, name), schema, game, name)


def check_edition(tables: dict[str, Any], schema: type[Schema], game: str, name: str) -> Edition:
    """Check an edition whose tables have been read; messages call it `name`."""
    stated = tables.get("edition", {}).get("game") if isinstance(tables.get("edition"), dict) else None
    if stated is not None and stated != game:
        raise EditionError(f"{name}: [edition] game: this is an edition of {stated!r}, not of {game!r}")
    try:
        # strict mode wants tuples for tuples, which TOML does not have; JSON input is lenient on exactly that
        data = schema.model_validate_json(json.dumps(tables, default=str))
    except ValidationError as error:
        first = error.errors()[0]
        raise EditionError(f"{name}: {_place(first['loc'])}: {_sentence(first)}{_more(error.error_count())}") from None
    wrong = list(data.disagreements())
    if wrong:
        place, sentence = wrong[0]
        raise EditionError(f"{name}: {_place(tuple(place.split('.')))}: {sentence}{_more(len(wrong))}")
    sources = list(_sources(tables))
    return Edition(
        game=game,
        name=str(tables["edition"]["name"]),
        tables=tables,
        data=data,
        components=data.components(),
        digest=hashlib.sha256(json.dumps(_facts(tables), sort_keys=True).encode("utf-8")).hexdigest(),
        provenance={source: sources.count(source) for source in SOURCES},
    )


def read_edition(path: Path, schema: type[Schema], game: str) -> Edition:
    """Read and check an edition file."""
    return parse_edition(read_text(path, EditionError), schema, game, str(path))


def read_tables(text: str, name: str) -> dict[str, Any]:
    """The tables of an edition, not yet checked by a schema; EditionError if the text is not TOML or is unwieldy."""
    try:
        tables = tomllib.loads(text)
    except RecursionError:
        raise EditionError(f"{name}: nested too deeply") from None
    except ValueError as error:  # TOMLDecodeError is one; a number with thousands of digits raises a plain one
        raise EditionError(f"{name}: not a TOML file: {error}") from None
    wrong = _unwieldy(tables)
    if wrong:
        raise EditionError(f"{name}: {wrong}")
    return tables


def fill(parts: P, data: Schema, **worked_out: int | list[int] | dict[str, Any]) -> P:
    """Give every attribute of a game's components its value: from `worked_out`, or the edition's number of that name.

    A name that occurs in two tables of the edition, or in none, must be worked out; so must values in a list of tables.
    Lists become rows.
    """
    found: dict[str, list[Any]] = {}
    for _, table in data:
        if isinstance(table, Table):
            for name, value in table:
                found.setdefault(name, []).append(value)
    taken: dict[str, Any] = {}
    for name in attributes(type(parts)):
        values = [worked_out[name]] if name in worked_out else found.get(name, [])
        if len(values) != 1:
            raise TypeError(f"the tables of the edition have {len(values)} values named {name!r}; give {type(parts).__name__}.{name} to fill() by name")
        taken[name] = values[0]
    unknown = worked_out.keys() - attributes(type(parts))
    if unknown:
        raise TypeError(f"{type(parts).__name__} has no {', '.join(sorted(unknown))}")
    # a compiled class has it (`fields.py`): rows set from outside would never be freed
    take = getattr(parts, "take", None)
    if take is not None:
        take(taken)
    else:
        for name, value in taken.items():
            setattr(parts, name, cells(value) if isinstance(value, list) else value)
    return parts


def attributes(cls: type) -> set[str]:
    """The names that a class declares, in either build."""
    return set(getattr(cls, "__mypyc_attrs__", ())) | set(inspect.get_annotations(cls))


def _place(loc: tuple[int | str, ...]) -> str:
    """`[table] key`, and `[[table]] number n` where a table is a list of tables."""
    table, rest = str(loc[0]), [str(part) for part in loc[1:]]
    if rest and rest[0].isdigit():
        return " ".join([f"[[{table}]] number {rest[0]}", ".".join(rest[1:])]).strip()
    return " ".join([f"[{table}]", ".".join(rest)]).strip()


def _sentence(error: Any) -> str:
    given = error.get("input")
    short = "" if isinstance(given, dict | list) or error["type"] in ("missing", "within") else f" (it says {given!r})"
    return str(error["msg"])[0].lower() + str(error["msg"])[1:] + short


def _unwieldy(value: Any, depth: int = 0) -> str:
    """What is wrong with the mere size of a value: a sentence, or an empty text."""
    if depth > DEEPEST:
        return "nested too deeply"
    if isinstance(value, int) and value.bit_length() > LONGEST_NUMBER:
        return "a number in it is too long"
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return next((wrong for part in parts if (wrong := _unwieldy(part, depth + 1))), "")


def _more(count: int) -> str:
    return f"; {count - 1} more" if count > 1 else ""


def _facts(value: Any) -> Any:
    """The data without the remarks on where it comes from."""
    if isinstance(value, dict):
        return {key: _facts(part) for key, part in value.items() if key not in ("source", "why")}
    if isinstance(value, list):
        return [_facts(part) for part in value]
    return value


def _sources(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if isinstance(value.get("source"), str):
            yield value["source"]
        for part in value.values():
            yield from _sources(part)
    elif isinstance(value, list):
        for part in value:
            yield from _sources(part)
