"""CONTRIBUTING.md is true: its commands and paths exist, and its first step gives a working game."""

import importlib
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer.main

import ridotto.games as folder
from ridotto.cli.app import build
from ridotto.engine.conformance import CHECKS, assert_conforms
from ridotto.engine.game import Game
from ridotto.engine.rng import Rng
from ridotto.engine.words import languages_of, load_words

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
COMMANDS = [line for block in re.findall(r"^```sh\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL) for line in block.splitlines()]
PATHS = sorted({word for span in re.findall(r"`([^`\n]+)`", TEXT) for word in span.split() if re.match(r"(src|docs|tests)/|[A-Z]+\.md$|pyproject", word)})
STEPS = re.split(r"^### ", TEXT, flags=re.MULTILINE)[1:]


def existing(path: str) -> bool:
    """Whether a path is there; the game that is being made stands for the template, and its page for that of another game."""
    stand_in = (
        path.replace("games/mygame.md", "games/doge.md")
        .replace("reference/mygame.md", "reference/doge.md")
        .replace("observations/mygame.md", "observations/doge.md")
        .replace("tests/games/mygame", "tests/games/doge")
        .replace("mygame", "_template")
    )
    return (ROOT / stand_in).exists()


@pytest.mark.parametrize("path", PATHS)
def test_path_exists(path: str) -> None:
    assert existing(path)


@pytest.mark.parametrize("command", [command for command in COMMANDS if command.startswith("make ")])
def test_task_exists(command: str) -> None:
    tasks = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert command.split()[1] in tasks


@pytest.mark.parametrize("command", [command for command in COMMANDS if command.startswith(".venv/bin/ridotto")])
def test_command_exists_with_its_options(command: str) -> None:
    words = shlex.split(command)[1:]
    found = typer.main.get_command(build())
    while words and words[0] in getattr(found, "commands", {}):
        found = getattr(found, "commands")[words.pop(0)]  # noqa: B009 (only groups have it)
    assert not getattr(found, "commands", {}), f"{command} names no command"
    options = {option for parameter in found.params for option in parameter.opts}
    assert {word for word in words if word.startswith("--")} <= options


@pytest.mark.parametrize("command", [command for command in COMMANDS if "pytest" in command])
def test_tests_that_are_named_exist(command: str) -> None:
    words = shlex.split(command)
    assert existing(next(word for word in words if word.startswith("tests/")))
    if "-k" in words and "test_conformance" in command:
        named = set(re.findall(r"\w+", words[words.index("-k") + 1])) - {"and", "or", "mygame", "template"}
        assert named <= set(CHECKS)


def test_every_kind_of_command_is_looked_at() -> None:
    assert [command for command in COMMANDS if not re.match(r"make |\.venv/bin/ridotto|.*pytest|cp -r |perl ", command)] == []


def test_there_are_ten_steps_and_each_can_be_seen_to_work() -> None:
    assert [int(step.split(".")[0]) for step in STEPS] == list(range(1, 11))
    assert all(".venv/bin/ridotto" in step or "make " in step for step in STEPS if "pytest" not in step)


def test_every_check_has_its_step() -> None:
    asked = set(re.findall(r"\w+", " ".join(command for command in COMMANDS if "mygame and" in command)))
    assert set(CHECKS) <= asked
    assert "twenty checks" in TEXT
    assert len(CHECKS) == 20


def test_the_python_example_runs() -> None:
    [example] = re.findall(r"^```python\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
    exec(compile(example, "CONTRIBUTING.md", "exec"), {})


@pytest.fixture(params=["mygame", "mycards"])
def copied(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The game that the first step makes of a template."""
    if shutil.which("perl") is None:
        pytest.fail("the first step needs perl")
    games = tmp_path / "src" / "ridotto" / "games"
    for template in ("_template", "_template_cards"):
        shutil.copytree(ROOT / "src/ridotto/games" / template, games / template, ignore=shutil.ignore_patterns("__pycache__"))
    for command in COMMANDS:
        if command.startswith(("cp ", "perl ")):
            subprocess.run(["bash", "-c", command], cwd=tmp_path, check=True)
    monkeypatch.setattr(folder, "__path__", [str(games), *folder.__path__])
    importlib.invalidate_caches()
    package = f"ridotto.games.{request.param}"
    for name in [name for name in sys.modules if name.startswith(package)]:
        monkeypatch.delitem(sys.modules, name)  # somebody is making a game of this name: it is not this one
    yield importlib.import_module(package).GAME
    for name in [name for name in sys.modules if name.startswith(package)]:
        del sys.modules[name]


def test_the_first_step_gives_a_working_game_of_its_own(copied: Game) -> None:
    assert copied.slug in ("mygame", "mycards")
    assert copied.package == f"ridotto.games.{copied.slug}"
    rules = importlib.import_module(f"{copied.package}.rules")
    assert type(copied.start(2, Rng.from_seed("copied"))).__module__.startswith(f"{rules.__name__}.")
    own = Path(str(rules.__file__)).parents[1]
    assert [path.name for path in own.rglob("*.py") if "_template" in path.read_text(encoding="utf-8")] == []
    assert_conforms(copied, matches=1)


def test_a_game_may_begin_with_english_alone(copied: Game) -> None:
    """Who wants German hears the house in German and the game in English."""
    (Path(str(importlib.import_module(copied.package).__file__)).parent / "words" / "de.ftl").unlink()
    load_words.cache_clear()
    try:
        assert languages_of(copied.package) == ("en",)
        assert_conforms(copied, matches=1, checks=["words"])
        english, german = copied.words("en"), copied.words("de")
        assert german("about") == english("about")
        assert german("house-yes") != english("house-yes")
    finally:
        load_words.cache_clear()
