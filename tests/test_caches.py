"""Whatever is kept for later has a bound: a server that people play at for months must not grow with what they do."""

import ast
from collections.abc import Iterator
from pathlib import Path

import ridotto

PACKAGE = Path(ridotto.__file__).parent
DESIGN = Path(__file__).parents[1] / "docs" / "design.md"


def functions() -> Iterator[tuple[str, ast.FunctionDef, str]]:
    """Every function of the package with its file and each of its decorators, as text."""
    for file in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for decorator in node.decorator_list:
                    yield str(file.relative_to(PACKAGE)), node, ast.unparse(decorator)


def takes_anything(function: ast.FunctionDef) -> bool:
    given = function.args
    return bool(given.posonlyargs or given.args or given.kwonlyargs or given.vararg or given.kwarg)


def test_what_a_function_with_arguments_has_worked_out_is_kept_up_to_a_bound() -> None:
    boundless = ("cache", "functools.cache", "lru_cache(None)", "lru_cache(maxsize=None)")
    assert [f"{file}: {function.name}" for file, function, decorator in functions() if decorator in boundless and takes_anything(function)] == []
    assert sum(decorator.startswith("lru_cache(") for _, _, decorator in functions()) > 50, "there are such functions"


def kept_at_module_level() -> Iterator[tuple[str, str]]:
    """Every empty dict or set at the level of a module: somebody fills it later."""
    for file in sorted(PACKAGE.rglob("*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.AnnAssign) and node.value is not None and ast.unparse(node.value) in ("{}", "[]", "set()", "OrderedDict()"):
                yield str(file.relative_to(PACKAGE)), ast.unparse(node.target)


def test_what_a_module_keeps_stands_with_its_bound_in_the_design() -> None:
    text = DESIGN.read_text(encoding="utf-8")
    kept = list(kept_at_module_level())
    assert len(kept) >= 6, "there are such places"
    assert [f"{file}: {name}" for file, name in kept if f"`{name}`" not in text] == []
