"""The version, what is loaded, and the words of the house."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import ridotto
from ridotto.engine.words import LANGUAGES, messages

from .conftest import Run

HOUSE = Path(ridotto.__file__).parent


def test_the_version_says_whether_the_rules_are_compiled(run: Run) -> None:
    build = "compiled" if ridotto.compiled() else "interpreted"
    python = ".".join(str(part) for part in sys.version_info[:3])
    assert run("--version").stdout == f"ridotto {ridotto.__version__} ({build}), Python {python}\n"


@pytest.mark.parametrize("line", ["--version", "--help", "rules doge", "play --help"])
def test_no_rules_are_loaded_where_none_are_needed(line: str) -> None:
    code = (
        "import sys\nfrom ridotto.cli import main\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        "print(*(name for name in sys.modules if name.endswith('.rules') and '.games.' in name), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code, *line.split()], capture_output=True, text=True, check=True)
    assert done.stderr.strip() == ""
    assert done.stdout


def test_both_languages_have_the_same_keys_and_variables() -> None:
    english, german = (messages("ridotto.engine", language) for language in LANGUAGES)
    assert english == german
    assert all(key.startswith("house-") for key in english)


def test_every_word_of_the_house_is_used_and_every_word_used_exists() -> None:
    """Keys stand in the sources as they are, or up to the part that is put in: `house-check-{name}`."""
    files = (
        *HOUSE.glob("cli/*.py"),
        *HOUSE.glob("arena/**/*.py"),
        *HOUSE.glob("learn/*.py"),
        HOUSE / "arena" / "report" / "page.html",
        HOUSE / "engine" / "words.py",
        HOUSE / "bots" / "titles.py",
        HOUSE / "bots" / "reasons.py",
    )
    sources = "".join(path.read_text(encoding="utf-8") for path in files)
    whole = set(re.findall(r"[\"'](house-[a-z-]*[a-z])[\"']", sources))
    stems = set(re.findall(r"[\"'](house-[a-z-]+-)\{", sources))
    keys = set(messages("ridotto.engine", "en"))
    assert whole <= keys
    assert {key for key in keys - whole if not any(key.startswith(stem) for stem in stems)} == set()
    assert all(any(key.startswith(stem) for key in keys) for stem in stems)


def test_the_system_s_language_is_used_unless_another_is_asked_for(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Plätze" in run("games").stdout
    assert "seats" in run("games", "--lang", "en").stdout
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert "seats" in run("games").stdout
