"""Where a rule is carried out and tested: every numbered rule of a game, found in the sources by its number.

A number stands beside its code, in a docstring or a comment. The few rules that hold because nothing does otherwise are
listed in the game's `omissions.toml`, each with where to look instead. What a number in a range stands for ("DOG-8 to
DOG-19") cannot be found and does not count. Pictures, texts and bots show rules but do not carry them out.
"""

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from ridotto.engine.game import game_named
from ridotto.engine.rulebook import rule_ids

_RANGE = re.compile(r"\b([A-Z]+-)[A-Z]?\d+ to \1[A-Z]?\d+\b")
_NUMBER = re.compile(r"\b[A-Z]+-[A-Z]?\d+\b")
_SHOWN = ("scene", "advice", "text", "art")  # rooms that show rules or play by them
_CHECKOUT = Path(__file__).parents[4 if Path(__file__).parents[2].name == "compiled" else 3]  # of src, or of build/compiled
_TESTS = _CHECKOUT / "tests" / "games"  # a checkout has them, an installation does not


@dataclass(frozen=True)
class Place:
    """A line of a file that names a rule, and the function or class around it."""

    path: str
    """From the game's folder, `rules/vote.py`, or from the root of the checkout, `tests/games/doge/test_votes.py`."""
    line: int
    name: str
    """The function, with its class if it has one; empty outside of all."""
    source: str
    """The text of that function, or the line."""
    first: int
    """The line at which `source` begins."""


@dataclass(frozen=True)
class Entry:
    """What the sources say about one rule."""

    code: tuple[Place, ...]
    tests: tuple[Place, ...]
    omission: str
    """Where to look instead, if the rule holds because nothing does otherwise."""


def entry(slug: str, rule: str) -> Entry:
    """Where a rule is carried out and tested; `rule` is the id of a paragraph."""
    code = tuple(_place(*found) for found in _code(slug).get(rule, ()))
    tests = tuple(_place(*found) for found in _tests(slug).get(rule, ()))
    return Entry(code, tests, omissions(slug).get(rule, ""))


def has_tests() -> bool:
    """Whether the tests are here; an installed package is without them."""
    return _TESTS.is_dir()


def numbers_in_code(slug: str) -> set[str]:
    """Everything in the code that looks like the id of a rule."""
    return set(_code(slug))


def unplaced(slug: str) -> list[str]:
    """The rules and rulings that have neither a place in the code nor an omission. Examples have tests instead."""
    ids = [rule for rule in rule_ids(slug) if re.fullmatch(r"[A-Z]+-R?\d+", rule)]
    return [rule for rule in ids if rule not in _code(slug) and rule not in omissions(slug)]


@lru_cache(maxsize=64)
def omissions(slug: str) -> dict[str, str]:
    """The rules that hold because nothing does otherwise, and where to look instead."""
    listed = files(game_named(slug).package).joinpath("omissions.toml")
    return tomllib.loads(listed.read_text(encoding="utf-8")) if listed.is_file() else {}


@lru_cache(maxsize=64)
def _code(slug: str) -> dict[str, list[tuple[Path, str, int]]]:
    folder = Path(str(files(game_named(slug).package)))
    rooms = [path for path in folder.rglob("*.py") if path.relative_to(folder).parts[0].removesuffix(".py") not in _SHOWN]
    # the rules themselves first
    ordered = sorted(rooms, key=lambda path: ("rules" not in path.parts, path))
    return _numbers((path, path.relative_to(folder).as_posix()) for path in ordered)


@lru_cache(maxsize=64)
def _tests(slug: str) -> dict[str, list[tuple[Path, str, int]]]:
    folder = _TESTS / slug
    return _numbers((path, f"tests/games/{slug}/{path.relative_to(folder).as_posix()}") for path in sorted(folder.rglob("*.py")))


def _numbers(paths: Iterator[tuple[Path, str]]) -> dict[str, list[tuple[Path, str, int]]]:
    """The lines of these files by the numbers in them."""
    found: dict[str, list[tuple[Path, str, int]]] = {}
    for path, name in paths:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for rule in dict.fromkeys(_NUMBER.findall(_RANGE.sub("", line))):
                found.setdefault(rule, []).append((path, name, number))
    return found


def _place(path: Path, shown: str, line: int) -> Place:
    text = path.read_text(encoding="utf-8")
    name, first, last = _around(text, line)
    return Place(shown, line, name, "\n".join(text.splitlines()[first - 1 : last]), first)


def _around(text: str, line: int) -> tuple[str, int, int]:
    """The name of the innermost function around a line, or of its class, and its first and last lines."""
    name, first, last = "", line, line
    for inner, start, end, is_class in _defined(text):
        if start <= line <= end:
            name = f"{name}.{inner}" if name else inner
            if not is_class:
                first, last = start, end
    return name, first, last


@lru_cache(maxsize=64)
def _defined(text: str) -> tuple[tuple[str, int, int, bool], ...]:
    """The functions and classes of a file, outer ones before inner ones: name, first and last line, whether it is a class."""
    found = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            start = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            found.append((node.name, start, node.end_lineno or start, isinstance(node, ast.ClassDef)))
    return tuple(found)
