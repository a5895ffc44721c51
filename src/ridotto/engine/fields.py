"""Generates, for the compiler, the methods that follow from a state's fields and the numbers of `Components`.

A game declares each field of its state once (`self.round: i64 = 0`), in `lay_out` or in methods `lay_out_...` below it,
which it calls in this order. Interpreted, `State` finds the fields in the object. A compiled class stores them as C
attributes: only code that names them is fast, and a row set by other code is never freed. So the package build adds
that code to its copy of the sources. There, `__init__` also gives every field an empty value: mypyc leaves out the check
whether an attribute is defined, at every use of it, only for those that `__init__` defines.

Rows cost an allocation each, so copies share those that do not change: rows declared as `FixedRow`, and in a match for
which `has_PART` is false those declared in `lay_out_PART`. This module needs nothing but the standard library.
"""

import ast
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

NUMBER, ROW, FIXED = "i64", "vec[i64]", "FixedRow"
PARTS = "Components"
"""The class of a game that holds the numbers of its edition; `edition.fill` gives them to it."""
_IMPORTS = (
    "import typing as _typing",
    "from librt.vecs import vec as _vec",
    "from mypy_extensions import i64 as _i64",
    "from ridotto.engine.cells import cells as _cells, listed as _listed",
    "from ridotto.engine.state import Fingerprint as _Fingerprint, State as _State",
)


class Field(NamedTuple):
    """A field that a state class declares."""

    name: str
    kind: str
    """Its type."""
    played: str
    """The method that says whether its row changes in this match at all; empty if it always does."""


def write_out(source: str) -> str:
    """The source of a module, with the methods of its state classes added; the same text where it has none."""
    lines = source.splitlines()
    tree = ast.parse(source)
    added: list[tuple[int | None, list[str]]] = []
    for each in tree.body:
        if isinstance(each, ast.ClassDef):
            fields = list(_fields(each))
            added.append((each.end_lineno, _taking(each) if each.name == PARTS else _methods(each.name, fields)))
            _define(each, fields, lines)
    if not any(methods for _, methods in added):
        return source
    for end, methods in reversed(added):
        lines[end:end] = methods
    first = next(each for each in tree.body if isinstance(each, ast.Import | ast.ImportFrom))
    # one line, so that line numbers in tracebacks shift by no more
    lines[first.lineno - 1 : first.lineno - 1] = ["; ".join(_IMPORTS)]
    return "\n".join(lines) + "\n"


def _define(cls: ast.ClassDef, fields: Sequence[Field], lines: list[str]) -> None:
    """Define the fields in `__init__`, behind its call of `super().__init__`, and no longer where they are declared."""
    methods = [each for each in cls.body if isinstance(each, ast.FunctionDef)]
    calls = [line for each in methods if each.name == "__init__" for line in each.body if ast.unparse(line).startswith("super().__init__(")]
    if not fields or not calls:
        return
    for method in methods:
        for line in method.body:
            if method.name.startswith("lay_out") and isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Attribute):
                _replace(lines, line.target, line.annotation, "")
    empty = [f"self.{name}: {kind} = {'0' if kind == NUMBER else '_empty'}" for name, kind, _ in fields]
    _replace(lines, calls[0], calls[0], "; ".join(["", "_empty = _vec[_i64]()", *empty]))


def _replace(lines: list[str], after: ast.expr | ast.stmt, last: ast.expr | ast.stmt, text: str) -> None:
    """Put a text between the end of one part of a line and the end of another."""
    line = lines[(after.end_lineno or 0) - 1]
    lines[(after.end_lineno or 0) - 1] = line[: after.end_col_offset] + text + line[last.end_col_offset :]


def _fields(cls: ast.ClassDef) -> Iterator[Field]:
    """The fields that a state class declares."""
    methods = [each for each in cls.body if isinstance(each, ast.FunctionDef) and each.name != "__init__"]
    if not any(method.name == "lay_out" for method in methods):
        return
    names = {method.name for method in methods}
    for method in methods:
        played = f"has_{method.name.removeprefix('lay_out_')}"
        for line in ast.walk(method):
            if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Attribute):
                kind = ast.unparse(line.annotation)
                if not method.name.startswith("lay_out") or line not in method.body:
                    raise TypeError(
                        f"{cls.name}.{line.target.attr} is declared in {method.name}; fields are declared in `lay_out` or `lay_out_...`, without conditions"
                    )
                if kind not in (NUMBER, ROW, FIXED):
                    raise TypeError(f"{cls.name}.{line.target.attr} is of type {kind}; a field of a state is {NUMBER}, {ROW} or {FIXED}")
                yield Field(line.target.attr, kind, played if played in names else "")


def _taking(cls: ast.ClassDef) -> list[str]:
    """The method that takes the numbers of an edition, and one that defines them before."""
    taken, empty = [], []
    for line in cls.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            name, kind = line.target.id, ast.unparse(line.annotation)
            value = f"values[{name!r}]"
            taken.append(f"self.{name} = _cells({value})" if kind in (ROW, FIXED) else f"self.{name} = _typing.cast({kind.replace(NUMBER, 'int')}, {value})")
            if kind in (NUMBER, ROW, FIXED):
                empty.append(f"self.{name} = {'0' if kind == NUMBER else '_empty'}")
    if not taken:
        return []
    return [
        "",
        *_method("__init__(self) -> None", ["_empty = _vec[_i64]()", *empty]),
        *_method("take(self, values: dict[str, _typing.Any]) -> None", taken),
    ]


def _methods(cls: str, fields: Sequence[Field]) -> list[str]:
    """The methods that copy, fingerprint, write and read these fields; none where there are no fields."""
    if not fields:
        return []
    put = [f"mark.{'put' if kind == NUMBER else 'row'}(self.{name})" for name, kind, _ in fields]
    written = [f"parcel[{name!r}] = {'int' if kind == NUMBER else '_listed'}(self.{name})" for name, kind, _ in fields]
    read = [f"self.{name} = {f'_typing.cast(int, parcel[{name!r}])' if kind == NUMBER else f'_cells(parcel[{name!r}])'}" for name, kind, _ in fields]
    return [
        "",
        *_method("copy_fields(self, origin: _State) -> None", [f"other = _typing.cast({cls}, origin)", *_copying(fields)]),
        *_method("imprint(self, mark: _Fingerprint) -> None", put),
        *_method("write_fields(self, parcel: dict[str, _typing.Any]) -> None", written),
        *_method("read_fields(self, parcel: dict[str, _typing.Any]) -> None", read),
    ]


def _copying(fields: Sequence[Field]) -> Iterator[str]:
    """The lines that copy these fields from `other`."""
    for played, part in groupby(fields, lambda field: field.played):
        kinds = {f"self.{name} = other.{name}": kind for name, kind, _ in part}
        copied = [f"{shared}[:]" if kind == ROW else shared for shared, kind in kinds.items()]
        if played:
            yield f"if other.{played}():"
            yield from (f"    {line}" for line in copied)
            yield "else:"
            yield from (f"    {shared}" for shared in kinds)
        else:
            yield from copied


def _method(head: str, body: list[str]) -> list[str]:
    return [f"    def {head}:", *(f"        {line}" for line in body), ""]
