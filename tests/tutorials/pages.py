"""The tutorials as the tests read them: what is in their code blocks, and a folder to do it in."""

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import ridotto

ROOT = Path(__file__).parents[2]
PATIENCE = 240
"""Seconds that any command may take, on a machine with other work to do."""


def tutorial(name: str) -> str:
    """The text of a tutorial."""
    return (ROOT / "docs" / "tutorials" / f"{name}.md").read_text(encoding="utf-8")


def blocks(text: str, language: str = "") -> list[str]:
    """What is in the code blocks of a language; without one, in those that name none: what a command prints."""
    return [found[1] for found in re.findall(r"^```(\w*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL) if found[0] == language]


def commands(text: str) -> list[str]:
    """The shell commands of a tutorial, line by line."""
    return [line for block in blocks(text, "sh") for line in block.splitlines()]


@dataclass(frozen=True)
class Workshop:
    """A folder in which commands are run with the build that is tested; nothing of the user's own is read or written."""

    folder: Path
    path: tuple[Path, ...] = (Path(ridotto.__file__).parents[1],)
    """Where Python looks first."""

    def environment(self) -> dict[str, str]:
        """What commands find in their environment."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "RIDOTTO_")) or name == "RIDOTTO_INTERPRETED"}
        own = {name: str(self.folder / name.lower()) for name in ("XDG_STATE_HOME", "XDG_DATA_HOME", "LOCALAPPDATA")}
        commands = os.pathsep.join([str(Path(sys.executable).parent), kept.get("PATH", "")])
        path = os.pathsep.join(map(str, self.path))
        return {**kept, **own, "PATH": commands, "PYTHONPATH": path, "LC_ALL": "C.UTF-8", "COLUMNS": "100"}

    def run(self, command: str, fails: bool = False) -> str:
        """Run a command as it stands in a tutorial, and return what it prints."""
        done = subprocess.run(["bash", "-c", command], cwd=self.folder, env=self.environment(), capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert (done.returncode != 0) == fails, f"{command}\n{done.stdout}\n{done.stderr}"
        return done.stdout
