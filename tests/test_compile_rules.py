"""How the rules are compiled: one extension for the engine and one for each game, each made again only when it has to be."""

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import compile_rules
import pytest

from ridotto import compiled
from ridotto.engine.game import all_games

ROOT = Path(compile_rules.__file__).parent
PACKAGE = ROOT / "src" / "ridotto"


def test_every_game_is_an_extension_and_so_are_the_engine_and_the_search() -> None:
    groups = compile_rules.groups(PACKAGE)
    games = {f"ridotto_games_{game.package.rpartition('.')[2]}" for game in all_games().values() if game.package.startswith("ridotto.games.")}
    assert games
    templates = {f"ridotto_games_{folder.name}" for folder in (PACKAGE / "games").glob("_template*")}
    assert set(groups) == {"ridotto_engine", "ridotto_bots", "ridotto_adapters", *templates, *games}
    assert "ridotto/engine/state.py" in groups["ridotto_engine"]
    for name in games:
        folder = name.removeprefix("ridotto_games_")
        assert f"ridotto/games/{folder}/moves.py" in groups[name]
        assert all(file.startswith(f"ridotto/games/{folder}/") for file in groups[name])


def test_the_copy_is_written_only_where_it_differs(tmp_path: Path) -> None:
    sources, copy = tmp_path / "sources", tmp_path / "copy"
    for name in ("engine/state.py", "games/toy/moves.py", "games/toy/rules.py"):
        (sources / name).parent.mkdir(parents=True, exist_ok=True)
        (sources / name).write_text(f"NAME = {name!r}\n")
    compile_rules.refresh_copy(sources, copy)
    for path in copy.rglob("*.py"):
        os.utime(path, (1, 1))
    (sources / "games/toy/moves.py").write_text("NAME = 'another'\n")
    (sources / "games/toy/rules.py").unlink()
    compile_rules.refresh_copy(sources, copy)
    assert (copy / "games/toy/moves.py").read_text() == "NAME = 'another'\n"
    assert not (copy / "games/toy/rules.py").exists()
    assert (copy / "engine/state.py").stat().st_mtime == 1


def taking_rows(tree: ast.AST) -> Iterator[str]:
    """The functions that take a row."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            given = (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)
            if any(each.annotation is not None and re.search(r"\bvec\b|FixedRow", ast.unparse(each.annotation)) for each in given):
                yield node.name


def test_interpreted_code_passes_no_row_to_a_compiled_function() -> None:
    """librt leaks such a row: with every frame that was drawn, a server lost one."""
    sources = {f"ridotto.{file.relative_to(PACKAGE).with_suffix('').as_posix().replace('/', '.')}": file for file in sorted(PACKAGE.rglob("*.py"))}
    trees = {module: ast.parse(file.read_text(encoding="utf-8")) for module, file in sources.items()}
    compiled_files = {file for files in compile_rules.groups(PACKAGE).values() for file in files}
    inside = {module for module, file in sources.items() if file.relative_to(PACKAGE.parent).as_posix() in compiled_files}
    forbidden = {(module, name) for module in inside for name in taking_rows(trees[module])}
    assert ("ridotto.engine.cells", "listed") in forbidden
    found = [
        f"{module} imports {each.name}"
        for module in trees.keys() - inside
        for node in ast.walk(trees[module])
        if isinstance(node, ast.ImportFrom)
        for each in node.names
        if (node.module, each.name) in forbidden or (f"{node.module}.__init__", each.name) in forbidden
    ]
    assert found == []


def test_only_classes_that_are_open_to_others_are_subclassed_in_another_extension() -> None:
    """mypyc translates the engine before the games, and takes it that it knows all subclasses of a class that is not open."""
    groups = compile_rules.groups(PACKAGE)
    extension = {module: name for name, files in groups.items() for module, _ in modules({name: files})}
    trees = {module: ast.parse((PACKAGE.parent / file).read_text(encoding="utf-8")) for module, file in modules(groups)}
    opened = {
        (module, each.name)
        for module, tree in trees.items()
        for each in tree.body
        if isinstance(each, ast.ClassDef) and any("allow_interpreted_subclasses=True" in ast.unparse(line) for line in each.decorator_list)
    }
    subclassed = set()
    for module, tree in trees.items():
        origin = {name.asname or name.name: (line.module, name.name) for line in tree.body if isinstance(line, ast.ImportFrom) for name in line.names}
        for each in tree.body:
            if isinstance(each, ast.ClassDef):
                bases = {origin.get(ast.unparse(base).partition("[")[0]) for base in each.bases}
                subclassed |= {base for base in bases if base and extension.get(str(base[0]), extension[module]) != extension[module]}
    assert ("ridotto.engine.state", "State") in subclassed
    assert subclassed <= opened


def modules(groups: dict[str, list[str]]) -> list[tuple[str, str]]:
    """Every module that is compiled, with its file."""
    return [(file.removesuffix(".py").replace("/", ".").removesuffix(".__init__"), file) for files in groups.values() for file in files]


# ---- with a compiler ----

# Two games that know the engine, each of a few lines, so that all of it compiles in seconds.
TINY = {
    "ridotto/__init__.py": "",
    "ridotto/engine/__init__.py": "",
    "ridotto/engine/state.py": (
        "from mypy_extensions import mypyc_attr\n\n\n@mypyc_attr(allow_interpreted_subclasses=True)\n"
        "class State:\n    def twice(self, number: int) -> int:\n        return number * 2\n"
    ),
    "ridotto/engine/rng.py": "SIDES: int = 6\n",
    **dict.fromkeys((f"ridotto/games/{folder}__init__.py" for folder in ("", "chess/", "goose/")), ""),
    **{
        f"ridotto/games/{game}/{room}.py": text
        for game in ("chess", "goose")
        for room, text in (
            ("moves", f"NAME: str = {game!r}\n"),
            (
                "rules",
                "from ridotto.engine.state import State\n\n\n"
                "class Position(State):\n    def __init__(self) -> None:\n        self.number: int = 2\n\n"
                "    def four_times(self) -> int:\n        return self.twice(self.number)\n",
            ),
        )
    },
}


def compile_tiny(folder: Path, **environment: str) -> "subprocess.CompletedProcess[str]":
    quickly = "import sys, compile_rules; compile_rules.OPTIMISED = '0'; sys.exit(compile_rules.main(sys.argv[1:]))"
    command = [sys.executable, "-c", quickly, str(folder / "src"), str(folder / "work")]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True, check=False, timeout=300)


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small package that is compiled."""
    folder = tmp_path_factory.mktemp("tiny")
    for name, text in TINY.items():
        (folder / "src" / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / "src" / name).write_text(text)
    done = compile_tiny(folder)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def ages(folder: Path) -> dict[str, int]:
    """When each extension was made."""
    return {path.name.partition(".")[0]: path.stat().st_mtime_ns for path in (folder / "work" / "made").glob("*__mypyc.*")}


needs_compiler = pytest.mark.skipif(compiled() or not compile_rules.compiler_works(), reason="no C compiler, or tried already on the interpreted build")


@needs_compiler
def test_a_game_calls_the_engine_across_extensions_and_no_compiled_file_lies_beside_the_sources(tiny: Path, tmp_path: Path) -> None:
    assert set(ages(tiny)) == {"ridotto_engine__mypyc", "ridotto_games_chess__mypyc", "ridotto_games_goose__mypyc"}
    assert not [path for path in (tiny / "src").rglob("*") if path.suffix in (".so", ".pyd", ".c")]
    installed = tmp_path / "installed"
    for part in ("src", "work/made"):
        shutil.copytree(tiny / part, installed, dirs_exist_ok=True)
    script = "from ridotto.games.goose import rules; print(rules.__file__.endswith('.py'), rules.Position().four_times())"
    done = subprocess.run([sys.executable, "-c", script], env={**os.environ, "PYTHONPATH": str(installed)}, capture_output=True, text=True, check=False)
    assert done.stdout == "False 4\n", done.stderr


@needs_compiler
def test_methods_that_nothing_overrides_are_called_directly_and_attributes_always_defined_are_not_checked(tiny: Path) -> None:
    code = (tiny / "work/build/__native_ridotto_games_goose.c").read_text()
    assert "exports_ridotto_engine.CPyDef_ridotto___engine___state___State___twice(" in code
    assert "CPY_GET_METHOD(" not in code
    assert "CPy_AttributeError(" not in code


@needs_compiler
def test_a_change_in_one_game_compiles_that_game_only(tiny: Path) -> None:
    before = ages(tiny)
    moves = tiny / "src/ridotto/games/goose/moves.py"
    moves.write_text("NAME: str = 'swan'\n")
    done = compile_tiny(tiny)
    assert "Compiling goose on " in done.stdout, done.stdout + done.stderr
    after = ages(tiny)
    assert {name for name in after if after[name] != before[name]} == {"ridotto_games_goose__mypyc"}


@needs_compiler
def test_nothing_is_compiled_twice(tiny: Path) -> None:
    before = ages(tiny)
    done = compile_tiny(tiny)
    assert done.stdout == f"{(tiny / 'work' / 'made').resolve()}\n"
    assert ages(tiny) == before


@needs_compiler
def test_an_extension_that_was_not_finished_is_compiled_when_it_goes_on(tiny: Path) -> None:
    before = ages(tiny)
    (tiny / "work" / "state").unlink()
    (tiny / "work" / "notes" / "ridotto_games_chess__mypyc").unlink()  # it is noted when it is whole
    done = compile_tiny(tiny)
    assert "Compiling chess on " in done.stdout, done.stdout + done.stderr
    assert {name for name, age in ages(tiny).items() if age != before[name]} == {"ridotto_games_chess__mypyc"}


@needs_compiler
def test_what_mypyc_refuses_is_said_and_made_good_later(tiny: Path) -> None:
    rules = tiny / "src/ridotto/games/chess/rules.py"
    text = rules.read_text()
    rules.write_text(text.replace("-> int", "-> str"))
    done = compile_tiny(tiny)
    assert done.returncode not in (0, compile_rules.NO_COMPILER)
    assert "rules.py" in done.stdout + done.stderr
    rules.write_text(text)
    assert compile_tiny(tiny).returncode == 0


def test_without_a_c_compiler_it_ends_with_a_code_of_its_own(tmp_path: Path) -> None:
    done = compile_tiny(tmp_path, CC="no-such-compiler")
    assert (done.returncode, done.stdout) == (compile_rules.NO_COMPILER, "")
